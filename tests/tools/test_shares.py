"""Which cases of the laws a whole run looks at: no law and no game is left out, and in time every case comes up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests import conftest

CASES = [f"{game} number={n}" for game in ("nautilion", "island") for n in range(30)]


@dataclass(frozen=True)
class Item:
    """A test as the runner knows it."""

    nodeid: str
    mark: str

    def get_closest_marker(self, name: str) -> str | None:
        return name if name == self.mark else None


def items(file: str, names: list[str], mark: str = "") -> list[Any]:
    return [Item(f"{file}::test_one[{name}]", mark) for name in names]


def names(found: list[Any]) -> set[str]:
    return {item.nodeid.partition("[")[2][:-1] for item in found}


def test_of_a_law_with_many_cases_the_first_of_each_game_and_about_a_third() -> None:
    found = names(conftest.of_this_tree(items("tests/laws/test_laws.py", CASES)))
    assert {CASES[0], CASES[30]} <= found
    assert 10 < len(found) < 36


@pytest.mark.parametrize(
    ("file", "cases", "mark"),
    [
        ("tests/laws/test_laws.py", CASES[: conftest.MANY - 1], ""),  # few cases
        ("tests/laws/test_laws.py", CASES, "census"),
        ("tests/nautilion/rules/test_plan.py", CASES, ""),  # rules
    ],
)
def test_everything_else_is_looked_at_whole(file: str, cases: list[str], mark: str) -> None:
    asked = items(file, cases, mark)
    assert conftest.of_this_tree(asked) == asked


def test_another_tree_tries_other_cases_until_all_have_been_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    for number in range(30):
        monkeypatch.setattr(conftest, "tree", lambda number=number: bytes([number]))
        tried.append(names(conftest.of_this_tree(items("tests/laws/test_laws.py", CASES))))
    assert tried[0] != tried[1]
    assert set().union(*tried) == set(CASES)
