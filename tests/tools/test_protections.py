"""The tool that takes out the guards of server, dice and page: each guard is where the list says, and its tests notice."""

from __future__ import annotations

import pytest
from tools import protections

from tests.sizes import LONG

ALL = list(protections.protections())
QUICK = "an onlooker gives nothing to the dice"


def test_each_guard_stands_once_where_the_list_says() -> None:
    assert len({one.name for one in ALL}) == len(ALL) >= 60
    assert sum(one.of_page for one in ALL) >= 9
    for one in ALL:
        assert one.broken() != one.source.read_text()
        assert (protections.ROOT / one.tests).exists()


@pytest.mark.parametrize("one", [one for one in ALL if LONG or one.name == QUICK], ids=lambda one: one.name)
def test_without_a_guard_its_tests_fail(one: protections.Protection) -> None:
    assert protections.noticed(one)


def test_tests_that_pass_notice_nothing() -> None:
    (one,) = (one for one in ALL if one.name == QUICK)
    assert protections.passes(one)
    as_it_is = protections.Protection(one.name, one.file, one.guard, one.guard, one.tests, one.choose)
    assert not protections.noticed(as_it_is)


def test_a_guard_that_moved_is_said() -> None:
    (one,) = (one for one in ALL if one.name == QUICK)
    moved = protections.Protection(one.name, one.file, "no such line", "", one.tests, one.choose)
    with pytest.raises(SystemExit, match="stands 0 times"):
        moved.broken()
