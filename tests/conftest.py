"""What holds for all tests."""

from __future__ import annotations

import os
from collections import Counter
from itertools import cycle, islice

import pytest

from tests.sizes import FAST

os.environ["LEAGUES_NAVIGATOR"] = "never"  # nothing is compiled behind a test's back; those that want it say so


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is compiled takes longest, and goes first: nobody waits for it at the end. The runner gives every worker one
    slice of the list, so each slice begins with some of it; tests of one game stay together, as a process that has compiled
    some of its rules has less to do for the rest."""
    if FAST:
        left_out = set(items) - set(in_between(items))
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
        law, _, case = item.nodeid.partition("[")
        kind = f"{law}[{case.split(' ')[0]}"
        if item.get_closest_marker("census") is None and (not law.startswith("tests/laws/") or met[kind] % ONE_OF == 0):
            found.append(item)
        met[kind] += 1
    return found


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
    tests, folders = Counter[str](), Counter[str]()
    for report in (one for found in terminalreporter.stats.values() for one in found if hasattr(one, "duration")):
        tests[report.nodeid] += report.duration
        folders["/".join(report.nodeid.split("/")[:2])] += report.duration
    if len(tests) < 100:
        return
    terminalreporter.section("seconds, all workers together")
    for name, took in [*folders.most_common(), *tests.most_common(10)]:
        terminalreporter.line(f"{took:8.1f} {name}")
