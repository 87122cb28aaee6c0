# make play and make test set up everything they need in .venv; no target lists them all.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test check bench bench-server strength fmt picture golden clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

$(READY): pyproject.toml requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "sleuth needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $(READY)

play: $(READY) ## play in the browser; ends with Ctrl-C
	$(BIN)/sleuth play

test: check ## all checks and all tests
	$(BIN)/python -m pytest -n 2

check: $(READY) ## format, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY) ## speed of random play, deduction, advice and bots, one core; of the server, two
	$(BIN)/python tools/bench_rules.py
	$(BIN)/python tools/bench_deduction.py
	$(BIN)/python tools/bench_advice.py
	$(BIN)/python tools/bench_bots.py
	$(MAKE) bench-server

bench-server: $(READY) ## speed of the table server on SQLite and PostgreSQL
	$(BIN)/python -m tools.bench_server

strength: $(READY) ## measure how strong the bots are and write docs/bots.md
	$(BIN)/python tools/strength

fmt: $(READY) ## format the code and mend what the linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

picture: $(READY) ## draw the picture of the README anew
	$(BIN)/python tools/picture.py

golden: $(READY) ## write the golden files in tests/golden anew
	$(BIN)/python -m tests.golden.regenerate

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
