"""What a seat observes: all that it may know, from where it sits, and nothing else; the same on every way to run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE
from leagues.kernel.game import Game
from leagues.kernel.observing import Layout, layout_of, make_observe
from leagues.kernel.schema import Seats, See
from tests.laws.cases import ALL_GAMES, FEW_CASES, SOME_CASES, Case
from tests.laws.players import Player
from tests.laws.test_secrets import pairs
from tests.sizes import sized

SECRETIVE = [case for case in SOME_CASES if case.secretive]


def deepest(game: Game) -> int:
    return int(next(field for field in game.state.FIELDS if field.name == "frames").shape[0])


def moments(case: Case, count: int) -> Iterator[Any]:
    """States spread over two games, the ends among them."""
    for number in range(2):
        states = [state.copy() for state, _ in Player(("random", "greedy")[number], daring=0.1).moments(case, number)]
        step = max(1, len(states) // count)
        yield from (*states[::step], states[-1])


tables_of = cache(lambda game: game.read_tables(None))
observer_of = cache(make_observe)


def observed(game: Game, layout: Layout, state: Any, seat: int) -> list[int]:
    row = [-1] * layout.size
    observer_of(game, layout)(state, tables_of(game), seat, row)
    return row


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
@pytest.mark.parametrize("one_hot", [False, True], ids=["plain", "one-hot"])
def test_an_observation_is_what_hide_leaves_and_all_of_it(case: Case, one_hot: bool) -> None:
    game, tables = case.game, tables_of(case.game)
    layout = layout_of(game, one_hot=one_hot, frames=deepest(game))
    for state in moments(case, sized(5, 40)):
        for seat in range(-1, game.seats(state)):
            row, hidden = observed(game, layout, state, seat), state.copy()
            game.hide(hidden, tables, seat)
            assert all(0 <= value <= high for value, high in zip(row, layout.highs, strict=True))
            assert row == observed(game, layout, hidden, seat)
            assert_tells(game, layout.read(row), hidden, seat)


def assert_tells(game: Game, read: dict[str, Any], state: Any, seat: int) -> None:
    """That what was read from an observation is the whole state, as the seat sees it."""
    players, first = game.seats(state), max(seat, 0)
    turned = [(first + i) % players for i in range(players)]
    steps = [0, *type(next(iter(game.modules)))]
    stack = list(reversed(state.frames[: state.depth]))
    assert [steps[place] for place in read["doing"] if place] == [frame.doing for frame in stack]
    assert read["steps"][: len(stack)] == [frame.step for frame in stack]
    assert read["arguments"][: len(stack)] == [[frame.a, frame.b, frame.c, frame.d] for frame in stack]
    who = CHANCE if state.ending else game.flow.who(state, tables_of(game))
    places = {CHANCE: 0, ANYONE: seats_of(game) + 1, **{one: 1 + place for place, one in enumerate(turned)}}
    assert read["decides"] == places[who]
    for field in game.state.FIELDS:
        if field.name in ("frames", "depth", "fault") or field.see is See.NOBODY:
            assert field.name not in read
            continue
        value, found = getattr(state, field.name), read[field.name]
        if field.members or (field.bits and not field.shape):
            value = [number for number in range(32) if value >> number & 1]
        if field.see is See.SEAT:
            assert found == (value[seat] if seat >= 0 else [0] * field.shape[1])
        elif field.seats is Seats.AXIS:
            sets = [[k for k in range(32) if one >> k & 1] for one in value] if field.bits else value
            assert found == [sets[one] for one in turned] + sets[players:]
        elif field.seats is Seats.VALUE and field.members:
            assert [turned[one] for one in found] == sorted(value, key=turned.index)
        elif field.seats is Seats.VALUE and field.shape:
            assert [turned[one] for one in found[:players]] == value[:players]
        elif field.seats is Seats.VALUE:
            assert turned[found] == value
        else:
            assert found == value, field.name


def seats_of(game: Game) -> int:
    return max((field.high for field in game.state.FIELDS if field.seats is Seats.COUNT), default=1)


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_an_observation_does_not_change_when_what_is_hidden_is_dealt_again(case: Case) -> None:
    layout = layout_of(case.game)
    others, differ = 0, 0
    for seat, one, two in pairs(case, sized(60, 500)):
        assert observed(case.game, layout, one, seat) == observed(case.game, layout, two, seat)
        for other in set(range(case.game.seats(one))) - {seat}:
            others += 1
            differ += observed(case.game, layout, one, other) != observed(case.game, layout, two, other)
    assert differ > others / 10  # the law has teeth: to look from another seat is to see what changed


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_reward_on_the_way_says_nothing_of_what_is_hidden(case: Case) -> None:
    for seat, one, two in pairs(case, sized(60, 500)):
        for reward in case.game.rewards.values():
            if seat >= 0:
                assert reward.worth(one, tables_of(case.game), seat) == reward.worth(two, tables_of(case.game), seat)


def test_an_edition_leaves_out_what_is_always_0_in_it() -> None:
    game = GAMES["nautilion"]
    (edition,) = game.editions
    whole, base = layout_of(game), layout_of(game, edition)
    case = next(case for case in FEW_CASES if case.game is game and not case["expansions"])
    assert set(whole.by_name) - set(base.by_name) == set(edition.blank)
    assert whole.hash != base.hash
    for state in moments(case, sized(5, 40)):
        long, short = (layout.read(observed(game, layout, state, 0)) for layout in (whole, base))
        assert short == {name: value for name, value in long.items() if name in base.by_name}
        assert not any(np.any(long[name]) for name in edition.blank)


def test_every_column_has_a_name_and_the_hash_knows_them() -> None:
    hashes = set()
    for game in ALL_GAMES.values():
        for layout in (layout_of(game), layout_of(game, one_hot=True), layout_of(game, frames=1)):
            assert len(set(layout.names)) == len(layout.names) == len(layout.highs) == layout.size
            assert all(part.about for part in layout.parts)
            hashes.add(layout.hash)
    assert len(hashes) == 3 * len(ALL_GAMES)
    assert {"path[3]", "crew.5", "turn.high", "turn.low"} <= set(layout_of(GAMES["nautilion"]).names)
    assert "ship=2" in layout_of(GAMES["nautilion"], one_hot=True).names


@pytest.mark.parametrize("frames", [0, 7, True, "2"])
def test_only_as_many_frames_as_there_are_can_be_observed(frames: Any) -> None:
    with pytest.raises(LeaguesError, match="from 1 to 6"):
        layout_of(GAMES["island"], frames=frames)


COMPILED = [
    ("nautilion", {"players": 2}, False),
    ("nautilion", {"players": 2, "expansions": "all"}, True),
    ("island", {"players": 3}, False),
    ("nemo", {}, False),
    ("whispers", {"players": 3}, True),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("id", "options", "one_hot"), COMPILED)
def test_compiled_observations_are_the_same(id: str, options: dict[str, Any], one_hot: bool) -> None:
    from leagues.compiled.layout import to_numpy
    from leagues.compiled.observing import observer
    from leagues.compiled.parts import named, part_shape, part_type

    game = ALL_GAMES[id]
    tables, read = tables_of(game), game.read_options(options)
    case = Case(game, tuple(read.items()))
    edition = game.edition_of(game.new_state(tables, read))
    layout = layout_of(game, one_hot=one_hot)  # of the whole game, also where the states are an edition's
    states = list(islice(moments(case, 30), 60))
    luck = Random(3)
    seats = [luck.randrange(-1, game.seats(state)) for state in states]
    array: Any = np.concatenate([to_numpy(state, 1, edition) for state in states])
    rows = np.full((len(states), layout.size), 255, np.uint8)
    observer(game, layout, edition)(array, to_numpy(tables), np.array(seats), 0, len(states), rows)
    expected = [observed(game, layout, state, seat) for state, seat in zip(states, seats, strict=True)]
    assert rows.tolist() == expected
    parts = named(layout, rows)
    for part in layout.parts:
        assert parts[part.name].dtype == part_type(part)
        assert parts[part.name].shape == (len(states), *part_shape(part))
        for row, values in zip(expected, parts[part.name], strict=True):
            assert flags_or_numbers(part.read(row), part) == values.tolist()


def flags_or_numbers(read: Any, part: Any) -> Any:
    """What `Part.read` gives, with flags in place of sets and names."""
    if not part.spread:
        return read
    depth = len(part.shape)

    def flags(value: Any, depth: int) -> Any:
        if depth:
            return [flags(one, depth - 1) for one in value]
        chosen = [value] if part.one else value
        return [int(part.low + i in chosen) for i in range(part.spread)]

    return flags(read, depth)
