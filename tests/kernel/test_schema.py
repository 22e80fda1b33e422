"""State and tables, declared once: what comes of a declaration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import State
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record, checked_copy, members, number, records, row, rows
from tests.kernel.games import MODEST, answer_to, played, refusal


class Buoy(Record):
    depth: int = number(-5, 5, "how far down")
    colour: int = number(1, 3, "its colour; never 0")


class Base(Record):
    ASIDE = ("note",)
    note: Any
    turn: int = number(0, 99, "the turn")


class Sea(Base):
    crew: int = members(1, 4, "who is aboard")
    path: list[int] = row(5, 0, 9, "tokens", trim=True)
    dice: list[int] = row(2, 1, 6, "dice")
    chart: list[list[int]] = rows(2, 3, 0, 9, "a chart")
    buoys: list[Buoy] = records(Buoy, 3, "buoys")


def sea() -> Sea:
    s = Sea()
    s.turn, s.crew, s.dice = 7, 1 << 1 | 1 << 4, [6, 5]
    s.path[1] = 9
    s.chart[1][2] = 4
    s.buoys[1].depth = -3
    return s


WRITTEN = {
    "turn": 7, "crew": [1, 4], "path": [0, 9], "dice": [6, 5], "chart": [[0, 0, 0], [0, 0, 4]],
    "buoys": [{"depth": 0, "colour": 1}, {"depth": -3, "colour": 1}],
}  # fmt: skip


def test_fields_are_inherited_in_order() -> None:
    assert [field.name for field in Sea.FIELDS] == ["turn", "crew", "path", "dice", "chart", "buoys"]


def test_a_new_record_is_blank_and_within_its_ranges() -> None:
    s = Sea()
    assert s.json() == {
        "turn": 0, "crew": [], "path": [], "dice": [1, 1], "chart": [[0, 0, 0], [0, 0, 0]], "buoys": [],
    }  # fmt: skip
    assert len(s.path) == 5
    assert s.buoys[2].colour == 1


def test_json_there_and_back() -> None:
    assert sea().json() == WRITTEN
    assert Sea.from_json(WRITTEN) == sea()
    assert Sea.from_json(WRITTEN).json() == WRITTEN
    assert list(sea().numbers()) == [7, 18, 0, 9, 0, 0, 0, 6, 5, 0, 0, 0, 0, 0, 4, 0, 1, -3, 1, 0, 1]


def test_a_copy_is_equal_and_independent() -> None:
    s = sea()
    s.note = ["listening"]
    copy = s.copy()
    assert copy == s
    assert hash(copy) == hash(s)
    assert copy.note is None
    copy.path[0], copy.chart[0][0], copy.buoys[0].depth = 1, 1, 1
    assert s == sea()
    for change in ("turn", "crew"):
        other = s.copy()
        setattr(other, change, 2)
        assert other != s
    assert s != "sea"
    assert s != Buoy()
    assert repr(s) == f"Sea({WRITTEN})"


def test_there_is_no_room_for_a_misspelt_field() -> None:
    with pytest.raises(AttributeError):
        sea().tokens = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"turn": 100}, "state-field"),
        ({"turn": -1}, "state-field"),
        ({"turn": True}, "state-field"),
        ({"turn": 7.0}, "state-field"),
        ({"turn": "7"}, "state-field"),
        ({"turn": None}, "state-field"),
        ({"turn": [7]}, "state-field"),
        ({"turn": 10**400}, "state-field"),
        ({"crew": [0]}, "state-field"),
        ({"crew": [5]}, "state-field"),
        ({"crew": [1, 1]}, "state-field"),
        ({"crew": 18}, "state-field"),
        ({"crew": [[1]]}, "state-field"),
        ({"path": [0, 10]}, "state-field"),
        ({"path": [0] * 6}, "state-field-length"),
        ({"path": {"0": 1}}, "state-field-length"),
        ({"path": "00000"}, "state-field-length"),
        ({"dice": [6]}, "state-field-length"),
        ({"dice": [6, 0]}, "state-field"),
        ({"chart": [[0, 0, 0]] * 3}, "state-field-length"),
        ({"chart": [[0, 0, 0], [0, 0, 0, 0]]}, "state-field-length"),
        ({"chart": [1, 1]}, "state-field-length"),
        ({"chart": [[0, 0, 0], [0, 0, 10]]}, "state-field"),
        ({"buoys": [{"depth": 0, "colour": 1}] * 4}, "state-field-length"),
        ({"buoys": [{"depth": 0, "colour": 0}]}, "state-impossible"),
        ({"buoys": [{"deep": 0}]}, "state-impossible"),
        ({"buoys": [7]}, "state-impossible"),
        ({"buouys": []}, "state-unknown-field"),
    ],
)
def test_a_value_that_does_not_fit_is_named(change: dict[str, Any], code: str) -> None:
    error = refusal("state-impossible", lambda: Sea.from_json({**WRITTEN, **change}))
    reasons: Any = error.details["reasons"]
    assert [reason.code for reason in reasons] == [code]
    if code != "state-impossible":
        assert reasons[0].details["field"] == next(iter(change))
        assert f"“{next(iter(change))}”" in error.text("en")


def test_everything_that_is_wrong_is_named_at_once() -> None:
    data = {**WRITTEN, "turn": -1, "dice": [], "sail": 1}
    error = refusal("state-impossible", lambda: Sea.from_json(data))
    reasons: Any = error.details["reasons"]
    assert [(reason.code, reason.details["field"]) for reason in reasons] == [
        ("state-unknown-field", "sail"),
        ("state-field", "turn"),
        ("state-field-length", "dice"),
    ]
    assert error.text("en").count("\n- ") == 3


def test_a_field_that_is_not_there_is_blank_and_a_brief_record_leaves_it_out() -> None:
    """So that a field which a later version adds does not change the records of older games."""
    blank, full = Sea(), sea()
    assert Sea.from_json({}) == blank
    for one in (blank, full):
        assert Sea.from_json(one.brief()) == one
    assert full.brief()["chart"] == [[], [0, 0, 4]]
    assert full.brief()["buoys"] == [{"colour": 1}, {"depth": -3, "colour": 1}]
    assert "chart" not in blank.brief()
    assert "chart" in full.brief()


def test_a_field_cannot_be_declared_twice() -> None:
    with pytest.raises(TypeError, match="turn is declared already"):

        class Twice(Sea):
            turn: int = number(0, 3, "hidden")


@pytest.mark.parametrize("data", [None, 3, "sea", [], [WRITTEN], True])
def test_a_record_is_an_object(data: object) -> None:
    refusal("state-impossible", lambda: Sea.from_json(data))


def test_the_checked_class_refuses_every_value_out_of_range() -> None:
    s: Any = checked_copy(sea())
    assert s == sea()
    wrong: list[Callable[[], Any]] = [
        lambda: setattr(s, "turn", 100),
        lambda: setattr(s, "crew", 1),  # 0 is no member
        lambda: setattr(s, "crew", 1 << 5),
        lambda: s.path.__setitem__(5, 1),
        lambda: s.path.__setitem__(-1, 1),
        lambda: s.path.__setitem__(0, 10),
        lambda: s.path.__setitem__(slice(0, 1), [1]),
        lambda: s.path[5],
        lambda: s.path[-1],
        lambda: s.chart[0].__setitem__(0, -1),
        lambda: setattr(s.buoys[0], "colour", 0),
    ]
    for change in wrong:
        with pytest.raises(AssertionError):
            change()
    assert s == sea()
    s.turn, s.crew, s.path[0], s.chart[0][0], s.buoys[0].colour = 99, 30, 9, 9, 3
    again = s.copy()
    with pytest.raises(AssertionError):
        again.buoys[0].colour = 4


def test_a_record_read_from_a_file_can_be_checked_too() -> None:
    assert type(checked_copy(checked_copy(sea()))) is type(checked_copy(sea()))


plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-2, 12), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["turn", "depth", "x"]), inner, max_size=3),
    max_leaves=8,
)
nearly_written = st.builds(lambda name, value: {**WRITTEN, name: value}, st.sampled_from([*WRITTEN]), plain)


@MODEST
@given(st.one_of(plain, nearly_written))
def test_any_plain_value_is_read_or_refused(data: object) -> None:
    made = answer_to(lambda: Sea.from_json(data))
    if isinstance(made, Sea):
        assert Sea.from_json(made.json()) == made
        checked_copy(made)
    else:
        assert isinstance(made, LeaguesError)
        assert made.code == "state-impossible"


depth_and_colour = st.tuples(st.integers(-5, 5), st.integers(1, 3))


@MODEST
@given(st.integers(0, 99), st.sets(st.integers(1, 4)), st.lists(st.integers(0, 9), min_size=5, max_size=5),
       st.lists(depth_and_colour, min_size=3, max_size=3))  # fmt: skip
def test_every_record_comes_back_from_its_json(
    turn: int, crew: set[int], path: list[int], buoys: list[tuple[int, int]]
) -> None:
    s = sea()
    s.turn, s.crew, s.path = turn, sum(1 << one for one in crew), path
    for buoy, (depth, colour) in zip(s.buoys, buoys, strict=True):
        buoy.depth, buoy.colour = depth, colour
    assert Sea.from_json(s.json()) == s


STATE = played("schema", choices=12).state.json()
TABLES = GAME.read_tables(None)


@MODEST
@given(st.sampled_from([*STATE]), plain)
def test_a_state_with_any_field_replaced_is_possible_or_refused(field: str, value: object) -> None:
    """Whatever passes can be played on."""
    state = answer_to(lambda: GAME.load_state(TABLES, {**STATE, field: value}))
    if isinstance(state, State):
        assert state.ending != 0 or GAME.flow.options(state, TABLES, [0] * MOST_OPTIONS) > 0
