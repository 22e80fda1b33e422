# Everything a person runs. Set-up goes into .venv and is done by whichever target needs it; the second time is quick.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help setup play test lint bench mutants win-rates lock clean

help:
	@echo "make play     play in this terminal (make play ARGS='--lang fr')"
	@echo "make test     every check and every test"
	@echo "make lint     formatting, types and layers only"
	@echo "make bench    speed beside other libraries, into bench/results/"
	@echo "make mutants  break the rules on purpose and see whether the tests notice"
	@echo "make win-rates how often greedy wins, into docs/win-rates.md"
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

play: .venv/ready-play
	@$(BIN)/leagues play $(ARGS)

test: .venv/ready-test lint
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

lint: .venv/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready-bench
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/startup.py

mutants: .venv/ready-test
	$(BIN)/python tools/mutants.py $(ARGS)

win-rates: .venv/ready-test
	$(BIN)/python tools/winrates.py $(ARGS)

lock: .venv/made
	$(INSTALL) uv
	for kind in test bench; do \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-annotate --extra $$kind pyproject.toml -o requirements/$$kind.txt; done
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-header --no-annotate pyproject.toml -o requirements/play.txt

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
