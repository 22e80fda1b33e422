"""The options of a game: one name and one set of values everywhere."""

from __future__ import annotations

import json
from itertools import chain, combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.games import GAMES
from leagues.kernel.game import Game
from leagues.kernel.options import Option, read_options, shown
from tests.kernel.games import GAME, MODEST, answer_to, refusal
from tests.kernel.growing import PAINTED, PAINTS

SHIP = Option("ship", "A1", ("A1", "B2"))
PLAYERS = Option("players", 1, (1, 2))


@pytest.mark.parametrize(("given_value", "meant"), [("A1", "A1"), ("b2", "B2"), (" B2 ", "B2")])
def test_a_value_can_be_typed_in_any_case(given_value: str, meant: str) -> None:
    assert SHIP.read(given_value) == meant


@pytest.mark.parametrize("given_value", [2, "2", " 2"])
def test_a_number_can_be_typed(given_value: object) -> None:
    assert PLAYERS.read(given_value) == 2


@pytest.mark.parametrize("value", [3, 0, -1, "", "two", 2.0, True, None, [2], {"2": 2}, "2 2", "x" * 5000, "\x1b[31m2"])
def test_another_value_is_refused_with_the_choices(value: object) -> None:
    error = refusal("bad-option", lambda: PLAYERS.read(value))
    assert error.text("en").endswith("Choose one of: 1, 2.")
    assert error.text("en").isprintable()
    assert len(error.text("en")) < 300


def test_what_is_not_given_has_its_default() -> None:
    assert read_options([SHIP, PLAYERS], {}) == {"ship": "A1", "players": 1}
    assert read_options([SHIP, PLAYERS], {"players": "2"}) == {"ship": "A1", "players": 2}


def test_an_unknown_option_is_refused_with_the_names() -> None:
    error = refusal("unknown-option", lambda: read_options([SHIP, PLAYERS], {"sail": 1}))
    assert "“sail”" in error.text("en")
    assert "ship, players" in error.text("en")


def values(option: Option) -> list[Any]:
    """Every value that an option can have."""
    subsets = (combinations(option.choices, size) for size in range(len(option.choices) + 1))
    return list(chain(*subsets)) if option.many else list(option.choices)


@pytest.mark.parametrize("game", [*GAMES.values(), PAINTED], ids=lambda game: game.id)
def test_every_choice_of_a_game_reads_back_from_its_state(game: Game) -> None:
    tables = game.read_tables(None)
    for option in game.options:
        for value in values(option):
            options = game.read_options({option.name: shown(value)})
            assert options[option.name] == value
            assert game.options_of(game.new_state(tables, options)) == options


any_value: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), st.lists(st.integers())
)


@MODEST
@given(st.dictionaries(st.one_of(st.sampled_from(["players", "ship", "reserve"]), st.text()), any_value, max_size=3))
def test_any_options_are_read_or_refused(options: dict[str, Any]) -> None:
    read = answer_to(lambda: GAME.read_options(options))
    if isinstance(read, dict):
        assert all(read[option.name] in values(option) for option in GAME.options)
        assert len(read) == len(GAME.options)


# --- many values ----------------------------------------------------------------------------------------------------

PAINT = Option("paints", (), PAINTS, many=True)


@pytest.mark.parametrize(
    ("value", "meant"),
    [
        ([], ()), (["gold"], ("gold",)), (("black", "red"), ("red", "black")), ({"gold", "red"}, ("red", "gold")),
        (["red", "Red", " RED "], ("red",)), ("gold", ("gold",)), ("Black,red", ("red", "black")),
        (" gold ,  red,", ("red", "gold")), ("red black", ("red", "black")), ("", ()), (" , ", ()), ("None", ()),
        ("ALL", PAINTS), (frozenset(PAINTS), PAINTS),
    ],
)  # fmt: skip
def test_many_values_are_read_in_their_declared_order(value: object, meant: tuple[str, ...]) -> None:
    assert PAINT.read(value) == meant
    assert PAINT.read(shown(meant)) == meant
    assert PAINT.read(json.loads(json.dumps(meant))) == meant


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("red,Blue", "“Blue”"), (["red", "blue"], "“blue”"), ("red all", "“all”"),
        (["none"], "“none”"), (["red,gold"], "“red,gold”"),
        (True, "“True”"), ([True], "“True”"), (0, "“0”"), (None, "“None”"), (2.5, "“2.5”"), ({"red": 1}, "“{'red': 1}”"),
        ([["red"]], "“['red']”"), ([None], "“None”"), ([{}], "“{}”"), (b"red", "“b'red'”"), ([""], "“”"),
        (["x" * 5000], "“" + "x" * 40 + "”"), ("x" * 5000, "“" + "x" * 40 + "”"),
    ],
)  # fmt: skip
def test_a_wrong_one_of_many_values_is_named_with_the_choices(value: object, named: str) -> None:
    sentence = refusal("bad-option", lambda: PAINT.read(value)).text("en")
    assert sentence.startswith(named)
    assert sentence.endswith("Choose any of: red, gold, black.")


def test_the_default_of_many_is_none_of_them() -> None:
    assert PAINTED.read_options({}) == {"rounds": 3, "paints": ()}
    assert PAINTED.read_options({"paints": ["gold"]}) == {"rounds": 3, "paints": ("gold",)}


@MODEST
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["red", "all"]),
                    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=6))  # fmt: skip
def test_anything_is_many_values_or_refused(value: object) -> None:
    read = answer_to(lambda: PAINT.read(value))
    if isinstance(read, tuple):
        assert read == tuple(paint for paint in PAINTS if paint in read)
