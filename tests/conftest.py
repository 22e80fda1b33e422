"""What holds for all tests."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.sizes import FAST, LONG

os.environ["LEAGUES_NAVIGATOR"] = "never"  # nothing is compiled behind a test's back; those that want it say so


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is compiled takes longest, and goes first: nobody waits for it at the end. The runner gives every worker one
    slice of the list, so each slice begins with some of it; tests of one game stay together, as a process that has compiled
    some of its rules has less to do for the rest."""
    if FAST or shared_out():
        left_out = set(items) - set((in_between if FAST else of_this_tree)(items))
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=[*left_out])
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    groups: dict[str, list[pytest.Item]] = {name: [] for name in GROUPS}
    rest: list[pytest.Item] = []
    for item in items:
        (rest if item.get_closest_marker("compiled") is None else groups[_group(item.nodeid)]).append(item)
    first: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for group, slice in zip(groups.values(), cycle([*first, *reversed(first)])):
        slice += sorted(group, key=lambda item: "tests/docs" in item.nodeid)  # they find compiled what the others needed
    items[:] = _sliced(first, rest)


ONE_OF = 6  # cases of a law, for each game


def in_between(items: list[pytest.Item]) -> list[pytest.Item]:
    """What `make test FAST=1` looks at: every test but a census, which needs all of its games, and of a law one case in six
    for each game, the first of them always."""
    met, found = Counter[str](), list[pytest.Item]()
    for item in items:
        kind, law = kind_of(item), item.nodeid.startswith("tests/laws/")
        if item.get_closest_marker("census") is None and (not law or met[kind] % ONE_OF == 0):
            found.append(item)
        met[kind] += 1
    return found


MANY = 12  # cases that a law has for a game, from which on a whole run looks at a share of them
SHARE = 3


def shared_out() -> bool:
    """Whether this is a whole run in its usual form."""
    return "LEAGUES_TEST_RUN" in os.environ and not LONG


def of_this_tree(items: list[pytest.Item]) -> list[pytest.Item]:
    """What a whole run (`tools/testing.py`) looks at: every test, but of a law with many cases for a game only its first and
    one in three of the others. The hash of the sources chooses which, so that another tree tries others; the long form
    tries all, and so does whoever runs the tests of a file by hand."""
    laws = [item for item in items if item.nodeid.startswith("tests/laws/") and item.get_closest_marker("census") is None]
    cases = Counter(kind_of(item) for item in laws)
    met, left_out = set[str](), set[pytest.Item]()
    for item in laws:
        kind = kind_of(item)
        if cases[kind] >= MANY and kind in met and drawn(item.nodeid) % SHARE:
            left_out.add(item)
        met.add(kind)
    return [item for item in items if item not in left_out]


def kind_of(item: pytest.Item) -> str:
    """A law and the game that it is tried with."""
    law, _, case = item.nodeid.partition("[")
    return f"{law}[{case.split(' ')[0]}"


def drawn(name: str) -> int:
    """A number that belongs to this name in this tree."""
    return int.from_bytes(sha256(tree() + name.encode()).digest()[:4])


@cache
def tree() -> bytes:
    """The hash of the sources that the laws are about."""
    found = sha256()
    for folder in ("kernel", "games", "compiled"):
        for file in sorted(Path("src/leagues", folder).rglob("*.py")):
            found.update(file.read_bytes())
    return found.digest()


# What shares compiled code, by words in the names of its tests; what has none of them is Nautilion's.
GROUPS = {
    "nautilion": (),
    "nemo": ("nemo", "voyages"),
    "cuda": ("test_cuda", "test_gpu"),
    "island": ("island", "castaways", "every_seat"),
    "toys": ("whispers", "dolls"),
}


def _group(name: str) -> str:
    found = (group for group in ("cuda", "nemo", "island", "toys") if any(word in name for word in GROUPS[group]))
    return next(found, "nautilion")


def _sliced(first: list[list[pytest.Item]], rest: list[pytest.Item]) -> list[pytest.Item]:
    """A list whose slices, as the runner cuts it, begin with what goes first there."""
    left, total, found = iter(rest), len(rest) + sum(map(len, first)), list[pytest.Item]()
    for at, begin in enumerate(first):
        size = (total - len(found)) // (len(first) - at)
        found += begin
        found += islice(left, size - len(begin))
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went: each folder, and the ten slowest tests."""
    if shared_out():
        terminalreporter.line(f"Of laws with many cases this run looked at one in {SHARE}; LONG=1 looks at all.")
    tests, folders = Counter[str](), Counter[str]()
    for report in (one for found in terminalreporter.stats.values() for one in found if hasattr(one, "duration")):
        tests[report.nodeid] += report.duration
        folders["/".join(report.nodeid.split("/")[:2])] += report.duration
    if len(tests) < 100:
        return
    terminalreporter.section("seconds, all workers together")
    for name, took in [*folders.most_common(), *tests.most_common(10)]:
        terminalreporter.line(f"{took:8.1f} {name}")
