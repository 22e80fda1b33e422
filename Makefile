# Everything a person runs. Set-up goes into .venv and is done by whichever target needs it; the second time is quick.
PYTHON ?= python3
BIN := .venv/bin
export LONG FAST
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help setup play terminal page test test-research train lint lint-python lint-page bench bench-load mutants protections win-rates lock clean

help:
	@echo "make play     play in the browser (make play ARGS='--port 8000' hands arguments to leagues serve)"
	@echo "make terminal play in this terminal (make terminal ARGS='--lang fr')"
	@echo "make page     build the page that make play shows"
	@echo "make test     every check and every test (make test LONG=1: in their long form, for an hour or more)"
	@echo "make test FAST=1 the rules, the laws and the words only, without compiling"
	@echo "make test-research what needs PyTorch or Ray: learning, many machines, the notebook (a large download into .venv-research)"
	@echo "make lint     formatting, types and layers only"
	@echo "make bench    speed beside other libraries, into bench/results/"
	@echo "make bench-load the server under load, beside another, killed and attacked"
	@echo "make bench AGAINST=COMMIT, make bench-load AGAINST=COMMIT beside another commit, in turns"
	@echo "make mutants  break the rules on purpose and see whether the tests notice"
	@echo "make protections take out the guards of server, dice and page one by one and see whether the tests notice"
	@echo "make win-rates how often greedy wins, into docs/win-rates.md"
	@echo "make train    learn the navigator's networks anew, into trained/ (goes on where it was stopped)"
	@echo "make lock     choose the versions in requirements/ anew"

setup: .venv/ready-test

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Leagues needs Python 3.11 or newer; PYTHON=… chooses one."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

# What play needs is small; tests and benchmarks add to it.
.venv/ready-play: .venv/made requirements/play.txt pyproject.toml
	$(INSTALL) -r requirements/play.txt
	$(INSTALL) --no-deps --editable .
	@touch $@

.venv/ready-test: .venv/ready-play requirements/test.txt
	$(INSTALL) -r requirements/test.txt
	@touch $@

.venv/ready-bench: .venv/ready-play requirements/bench.txt
	$(INSTALL) -r requirements/bench.txt
	@touch $@

# The page. Node comes from the machine where it is new enough, else from the Python package index into .venv.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGE := src/leagues/harbour/page/index.html
PAGE_SOURCES = $(shell find web src/leagues/kernel/words src/leagues/harbour/words src/leagues/games -name node_modules -prune -o -type f \
  \( -path 'web/*' -o -name '*.ftl' \) -print 2>/dev/null)

.venv/ready-node: .venv/made requirements/node.txt
	@{ command -v npm && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'; } > /dev/null 2>&1 || \
	  $(INSTALL) -r requirements/node.txt
	@touch $@

web/node_modules/ready: .venv/ready-node web/package.json web/package-lock.json
	$(NPM) ci --silent
	@touch $@

$(PAGE): web/node_modules/ready $(PAGE_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

page: $(PAGE)

play: .venv/ready-play $(PAGE)
	@$(BIN)/leagues serve --open $(ARGS)

terminal: .venv/ready-play
	@$(BIN)/leagues play $(ARGS)

# Chromium and PostgreSQL, where this machine lets us install them; without them their tests say that they were skipped.
.venv/ready-machine: .venv/ready-test tools/install.sh
	@sh tools/install.sh chromium "the browser tests" chromium chromium-browser google-chrome
	@sh tools/install.sh chromium-headless-shell "" chromium-headless-shell
	@sh tools/install.sh postgresql "the server’s tests on PostgreSQL" initdb
	@touch $@

# FAST=1: what a change of the rules touches, for work in between.
ifneq ($(filter-out 0,$(FAST)),)
test: .venv/ready-test
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not compiled' $(addprefix tests/,kernel nautilion island nemo laws words) $(ARGS)
else
test: .venv/ready-test .venv/ready-machine web/node_modules/ready
	@$(MAKE) --no-print-directory -j2 lint $(PAGE)
	$(BIN)/python -m tools.testing $(ARGS)
endif

# PyTorch and Ray are large, so they have an environment of their own.
RESEARCH := .venv-research
RESEARCH_PAGES := training.md many-machines.md
$(RESEARCH)/ready: .venv/made requirements/research.txt pyproject.toml
	$(PYTHON) -m venv $(RESEARCH)
	$(RESEARCH)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/research.txt
	$(RESEARCH)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

test-research: $(RESEARCH)/ready
	$(RESEARCH)/bin/python -m pytest tests/research $(RESEARCH_PAGES:%='tests/docs/test_docs.py::test_every_example_runs[%]') $(ARGS)

lint: lint-python lint-page

lint-python: .venv/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: web/node_modules/ready
	$(NPM) run --silent lint
	$(NPM) run --silent check

# With AGAINST=COMMIT both checkouts run in turns, and the ratio is told with its interval.
ifeq ($(AGAINST),)
bench: .venv/ready-bench .venv/ready-test .venv/ready-machine $(PAGE)
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/startup.py
	@$(MAKE) --no-print-directory bench-load ARGS=
else
bench: .venv/ready-bench
	$(BIN)/python bench/compare.py $(AGAINST) $(ARGS)
endif

bench-load: .venv/ready-bench bench/load/node_modules/ready
	cd bench && PATH="$(CURDIR)/$(BIN):$$PATH" ../$(BIN)/python -m load.measure $(if $(AGAINST),--against $(AGAINST)) $(ARGS)

bench/load/node_modules/ready: .venv/ready-node bench/load/package-lock.json
	cd bench/load && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund
	@touch $@

mutants: .venv/ready-test
	$(BIN)/python -m tools.rules_held
	$(BIN)/python -m tools.mutants $(ARGS)

protections: .venv/ready-test .venv/ready-machine $(PAGE)
	$(BIN)/python -m tools.protections $(ARGS)

# What the navigator ships, learned anew: one network after the other; the same command goes on where it was stopped.
train: $(RESEARCH)/ready
	for net in nautilion-base nautilion island nemo; do \
	  $(RESEARCH)/bin/python -m leagues.train.values --out trained --net $$net --seconds 3000 $(ARGS) || exit 1; done

win-rates: .venv/ready-test
	$(BIN)/python tools/winrates.py $(ARGS)

lock: .venv/made
	$(INSTALL) uv
	for kind in test bench play research; do \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-annotate \
	    --extra $$kind $$(test $$kind != play || echo --extra serve) pyproject.toml -o requirements/$$kind.txt; done

clean:
	rm -rf .venv $(RESEARCH) build dist web/node_modules src/leagues/harbour/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
