"""Mutants: small random mistakes put into the rules, to see whether the tests notice. `make mutants` runs this.

The tests are collected once, without those marked `compiled`. Every run of them is a fork of that process. First come runs
without a mistake: they must pass, and they note how long each test takes and which functions of the rules it calls. Then
comes a fork for each mutant: the mistake takes the place of the function in memory, nothing is written, and the tests that
call this function run, first cheap ones that call little else, until one fails or they have had their time. A test that
runs away is stopped, and counts as one that noticed. What a test does before it runs, or in a program that it starts, meets
no mistake.
"""

from __future__ import annotations

import argparse
import io
import json
import multiprocessing
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from itertools import islice, zip_longest
from multiprocessing.connection import Connection, wait
from types import FunctionType
from typing import Any

import pytest
from hypothesis import settings
from tools.mutations import CALLED, ROOT, Mutant, all_mutants, noting_codes, rules_of_games

TESTS = ("tests/nautilion", "tests/island", "tests/nemo", "tests/laws", "tests/kernel", "tests/golden")
BAR = 0.9
LONGEST_TEST = 10  # seconds of work, without a mistake; a longer test is left out
RUNS_AWAY = 20  # seconds of work, on a mutant: twice as long, because a test may have to make what it shares with others
MOST_TIME = 30  # seconds that the tests of one mutant may take together, as they took without a mistake
MEMORY = 4 << 30  # bytes that a mutant may take


@dataclass
class Known:
    """What the runs without a mistake tell of the tests, by their names."""

    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[str, set[str]] = field(default_factory=dict)  # functions, as `file function`
    left_out: list[str] = field(default_factory=list)  # they take too long
    failure: str = ""

    def add(self, other: Known) -> None:
        """Take in what another run tells."""
        self.seconds |= other.seconds
        self.calls |= other.calls
        self.left_out += other.left_out
        self.failure = self.failure or other.failure

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that call the changed function, as many as there is time for: first cheap ones that call little else."""
        called = f"{mutant.file} {mutant.function}"
        calling = [test for test, calls in self.calls.items() if called in calls]
        found, time_taken = [], 0.0
        for test in sorted(calling, key=lambda test: self.seconds[test] * len(self.calls[test])):
            time_taken += self.seconds[test]
            if time_taken > MOST_TIME:
                break
            found.append(test)
        return found


@dataclass
class Found:
    """What came of all mutants."""

    killed: list[tuple[Mutant, str]] = field(default_factory=list)  # with the test that noticed
    survived: list[Mutant] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def made(self) -> int:
        """How many mutants were tried."""
        return len(self.killed) + len(self.survived)

    @property
    def rate(self) -> float:
        """The part of them that was noticed."""
        return len(self.killed) / max(self.made, 1)

    def json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        killed = [asdict(mutant) | {"killed_by": test} for mutant, test in self.killed]
        survivors = [asdict(mutant) for mutant in self.survived]
        return {"made": self.made, "killed": len(self.killed), "rate": self.rate, "seconds": round(self.seconds, 1),
                "survivors": survivors, "noticed": killed}  # fmt: skip


class Hunt:
    """A plugin of pytest that runs the collected tests in its own way: over and over, on one mutant after the other."""

    def __init__(self, files: Mapping[str, str], mutants: Sequence[Mutant], jobs: int) -> None:
        self.files = files
        self.mutants = mutants
        self.jobs = jobs
        self.known = Known()
        self.found = Found()
        self.items: dict[str, pytest.Item] = {}
        self.failure = ""  # of the test that ran last: its name, and what went wrong
        self.skipped = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what must be compiled."""
        items[:] = [item for item in items if item.get_closest_marker("compiled") is None]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what became of a test."""
        self.skipped = self.skipped or report.skipped
        if report.failed:
            self.failure = f"{report.nodeid}\n{report.longreprtext}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the tests without a mistake, then on each mutant."""
        if session.testsfailed:
            return None  # while they were collected: pytest says so
        functions = functions_of(self.files)
        self.items = {item.nodeid: item for item in session.items}
        shares = [partial(self.learn, functions, session.items[share :: self.jobs]) for share in range(self.jobs)]
        for _, known in in_forks(shares, self.jobs):
            self.known.add(known)
        if not self.known.failure:
            self.try_out(functions)
        return True

    def learn(self, functions: Mapping[str, FunctionType], items: Sequence[pytest.Item]) -> Known:
        """Run tests without a mistake, in a fork."""
        known = Known()
        called: set[str] = set()
        noting = {name: code for file, text in self.files.items() for name, code in noting_codes(text, file).items()}
        for name, function in functions.items():
            function.__code__ = noting[name]
            function.__globals__[CALLED] = called

        def too_long(*_: object) -> None:
            known.left_out.append(item.nodeid)
            pytest.skip("it takes too long")

        signal.signal(signal.SIGPROF, too_long)
        for item, following in zip_longest(items, items[1:]):
            called.clear()
            self.skipped = False
            limit(LONGEST_TEST)
            started = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.nodeid in known.left_out:
                self.failure = ""  # it may have taken the interruption badly
            if self.failure:
                known.failure = self.failure
                break
            if not self.skipped and item.nodeid not in known.left_out:
                known.seconds[item.nodeid] = time.process_time() - started
                known.calls[item.nodeid] = set(called)
        limit(0)
        return known

    def try_out(self, functions: Mapping[str, FunctionType]) -> None:
        """See for each mutant whether a test notices it."""
        runs = [partial(self.noticed, functions, mutant) for mutant in self.mutants]
        for number, killed_by in in_forks(runs, self.jobs):
            if killed_by == "":
                self.found.survived.append(self.mutants[number])
            else:
                self.found.killed.append((self.mutants[number], killed_by or "time"))
            if sys.stderr.isatty():
                told = f"{self.found.made} of {len(self.mutants)}, {len(self.found.survived)} survive"
                print(f"\r{told}", end="\n" if self.found.made == len(self.mutants) else "", file=sys.stderr)

    def noticed(self, functions: Mapping[str, FunctionType], mutant: Mutant) -> str:
        """The first test that fails on a mutant, or nothing. This runs in a fork, which a test that runs away ends."""
        functions[f"{mutant.file} {mutant.function}"].__code__ = mutant.code(self.files[mutant.file])
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        tests = self.known.tests_for(mutant)
        for test, following in zip_longest(tests, tests[1:]):
            limit(RUNS_AWAY)
            item, next_item = self.items[test], self.items.get(following)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)
            if self.failure:
                return test
        return ""


def functions_of(files: Iterable[str]) -> dict[str, FunctionType]:
    """The functions of the rules, as `file function`."""
    found = {}
    for file in files:
        module = import_module(file.removeprefix("src/").removesuffix(".py").replace("/", "."))
        assert module.__file__ == str(ROOT / file)
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and (value.__module__, value.__name__) == (module.__name__, name):
                found[f"{file} {name}"] = value
    return found


def limit(seconds: float) -> None:
    """Send this process a signal when it has worked so long; the time of others on the machine does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def in_forks(works: Sequence[Callable[[], Any]], jobs: int) -> Iterator[tuple[int, Any]]:
    """Do each work in a fork of this process, `jobs` at a time: its number and its result, None if the fork was stopped."""
    context = multiprocessing.get_context("fork")
    running: dict[Any, tuple[int, Any]] = {}
    waiting = list(enumerate(works))[::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                number, work = waiting.pop()
                here, there = context.Pipe(duplex=False)
                child = context.Process(target=do, args=(work, there))
                child.start()
                there.close()
                running[here] = number, child
            for told in wait(list(running)):
                number, child = running.pop(told)
                yield number, result_of(child, told)
    finally:
        for _, child in running.values():
            child.kill()


def result_of(child: Any, told: Any) -> Any:
    """What a fork tells at its end."""
    try:
        result = told.recv()
    except EOFError:
        result = None
    child.join()
    if child.exitcode not in (0, -signal.SIGPROF):
        raise RuntimeError(f"a run of the tests ended with {child.exitcode}")
    return result


def do(work: Callable[[], Any], told: Connection) -> None:
    """Be the fork."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    told.send(work())


def run_quietly(plugin: object, tests: Sequence[str]) -> tuple[int, str]:
    """Hand tests to a plugin of pytest: the exit status, and what was said. Hypothesis shows everybody the same examples."""
    settings.register_profile("mutants", database=None, derandomize=True, deadline=None)
    settings.load_profile("mutants")
    quiet = ["-s", "--assert=plain", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with tempfile.TemporaryDirectory(prefix="mutants-") as place, redirect_stdout(io.StringIO()) as told:
        os.environ["LEAGUES_DATA"], os.environ["LEAGUES_CACHE"] = f"{place}/data", f"{place}/cache"
        return pytest.main([*quiet, *tests], plugins=[plugin]), told.getvalue()


def hunt(files: Mapping[str, str], mutants: Sequence[Mutant], tests: Sequence[str], jobs: int) -> Hunt:
    """Try mutants against tests."""
    started = time.monotonic()
    plugin = Hunt(files, mutants, jobs)
    status, told = run_quietly(plugin, tests)
    if status != pytest.ExitCode.OK or plugin.known.failure:
        sys.exit(f"mutants: the tests must pass without a mutant, but they do not:\n{plugin.known.failure or told}")
    plugin.found.seconds = time.monotonic() - started
    return plugin


def main() -> int:
    parser = argparse.ArgumentParser(description="Put random mistakes into the rules and see whether the tests notice.")
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", default="0", help="another seed makes other mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only where TEXT is part of file.py:function")
    parser.add_argument("--tests", nargs="+", default=TESTS, help=f"what must notice them ({' '.join(TESTS)})")
    parser.add_argument("--json", action="store_true", help="print JSON for a program")
    asked = parser.parse_args()
    files = rules_of_games()
    mutants = [mutant for mutant in all_mutants(files) if asked.only in f"{mutant.file}:{mutant.function}"]
    if not mutants:
        parser.error(f"there is nothing to change in {asked.only!r}")
    random.Random(asked.seed).shuffle(mutants)
    chosen = islice((mutant for mutant in mutants if mutant.compiles(files[mutant.file])), asked.count)
    done = hunt(files, list(chosen), asked.tests, asked.jobs)
    found = done.found
    if asked.json:
        print(json.dumps(found.json()))
    else:
        for mutant in found.survived:
            print(f"survives  {mutant}")
        print(f"{len(found.killed)} of {found.made} mutants killed ({found.rate:.1%}), of {len(mutants)} that can be made; "
              f"{found.seconds:.0f} s")  # fmt: skip
        print(f"Each met the tests that call the changed function, first cheap ones that call little else, for up to "
              f"{MOST_TIME} s; {len(done.known.left_out)} tests of more than {LONGEST_TEST} s were left out.")  # fmt: skip
    return 0 if found.rate >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
