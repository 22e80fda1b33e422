"""States and records broken on purpose: whatever somebody may send where a state is expected.

A real state of a played game is changed in a few places: a field is dropped, is of another type, out of range, one more, one
fewer, taken from another moment; the stack is of another depth. Most of it cannot occur; what still can is as good as any.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from leagues import api
from leagues.games import GAMES
from leagues.kernel.chance import OpenSeed, OwnDice
from tests.laws.cases import COVERING, SIMPLE
from tests.laws.players import Player

State = dict[str, Any]
Place = tuple[Any, Any]  # a list or an object, and the index or key in it
ODD: tuple[Any, ...] = (
    None, True, False, "", "7", "-1", 1.5, -0.0, 1e308, float("nan"), float("inf"), -1, 2**31, 2**63, 10**40, [], {}, [[]],
    [{}], {"a": 1}, [None], "\ud800", "x" * 300, [0] * 200,
)  # fmt: skip
DEEP = json.loads("[" * 60 + "]" * 60)


def met(game: str, luck: Random, games: int) -> list[State]:
    """States of some games, with different options, played at random and well."""
    cases = SIMPLE[game] + COVERING[game]
    found: list[State] = []
    for number in range(games):
        player = Player(("random", "greedy")[number % 2], daring=0.2)
        moments = [state.json() for state, _ in player.moments(luck.choice(cases), number)]
        found += luck.sample(moments, min(25, len(moments))) + moments[-1:]
    return found


def places(value: Any) -> Iterator[Place]:
    """Every place in a JSON value that something stands in."""
    for key in value.keys() if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


def break_one(state: State, others: Sequence[State], luck: Random) -> None:
    """Change one thing, in place."""
    whole = list(places(state))
    if not whole:
        state["depth"] = 1
        return
    luck.choice(CHANGES)(whole, state, luck.choice(others), luck)


def _a_field(whole: list[Place], state: State, luck: Random) -> Place:
    """A place, fields as likely as the many numbers in rows."""
    return (state, luck.choice(list(state))) if state and luck.random() < 0.5 else luck.choice(whole)


def _drop(whole: list[Place], state: State, other: State, luck: Random) -> None:
    where, key = _a_field(whole, state, luck)
    del where[key]


def _odd(whole: list[Place], state: State, other: State, luck: Random) -> None:
    where, key = _a_field(whole, state, luck)
    where[key] = deepcopy(luck.choice(ODD)) if luck.random() < 0.95 else DEEP


def _nudge(whole: list[Place], state: State, other: State, luck: Random) -> None:
    numbers = [(where, key) for where, key in whole if type(where[key]) is int]
    if numbers:
        where, key = luck.choice(numbers)
        where[key] = luck.choice((where[key] + 1, where[key] - 1, 0, 1, luck.randrange(-2, 30), luck.randrange(100)))


def _nudge_two(whole: list[Place], state: State, other: State, luck: Random) -> None:
    """One up, one down in a row: sums stay right."""
    rows = [where for where, key in whole if isinstance(where, list) and len(where) > 1 and type(where[key]) is int]
    if rows:
        row = luck.choice(rows)
        for place, change in zip(luck.sample(range(len(row)), 2), (1, -1), strict=True):
            row[place] = row[place] + change if type(row[place]) is int else change


def _swap(whole: list[Place], state: State, other: State, luck: Random) -> None:
    (one, a), (two, b) = luck.choice(whole), luck.choice(whole)
    left, right = deepcopy(one[a]), deepcopy(two[b])
    one[a], two[b] = right, left


def _longer(whole: list[Place], state: State, other: State, luck: Random) -> None:
    lists = [where[key] for where, key in whole if isinstance(where[key], list)]
    if lists:
        row = luck.choice(lists)
        row.insert(luck.randrange(len(row) + 1), deepcopy(luck.choice(row)) if row else luck.choice((0, 1, {}, [])))


def _shorter(whole: list[Place], state: State, other: State, luck: Random) -> None:
    lists = [where[key] for where, key in whole if isinstance(where[key], list)]
    if lists:
        row = luck.choice(lists)
        del row[luck.randrange(len(row) + 1) :]


def _from_another(whole: list[Place], state: State, other: State, luck: Random) -> None:
    """A field as it was at another moment, perhaps of another game."""
    name = luck.choice(list(other))
    state[name] = deepcopy(other[name])


def _stranger(whole: list[Place], state: State, other: State, luck: Random) -> None:
    where, _ = luck.choice(whole)
    if isinstance(where, dict):
        where[luck.choice(("", "x", "Depth", "__class__", "\u202e", "y" * 500))] = deepcopy(luck.choice(ODD))


def _depth(whole: list[Place], state: State, other: State, luck: Random) -> None:
    state["depth"] = luck.choice((0, 0, -1, 1, 2, 3, 6, 7, 98, 99, 100, None))
    if luck.random() < 0.3:
        del state["depth"]


def _frames(whole: list[Place], state: State, other: State, luck: Random) -> None:
    """Frames of another moment, fewer of them or in another order; the depth goes along with them, or it does not."""
    frames = deepcopy(luck.choice((state, other)).get("frames", []))
    if not isinstance(frames, list) or not frames:
        return
    do = luck.randrange(4)
    if do == 0:
        frames = frames[: luck.randrange(len(frames) + 1)]
    elif do == 1:
        more = luck.choice((state, other)).get("frames", [])
        frames += deepcopy(more[-1:] if isinstance(more, list) else [])
    elif do == 2:
        luck.shuffle(frames)
    else:
        frame = luck.choice(frames)
        if isinstance(frame, dict):
            frame[luck.choice(("doing", "step", "a", "b", "c", "d"))] = luck.choice(
                (0, 1, 2, 3, 5, 9, 10, 99, 999, -1, 9999)
            )
    state["frames"] = frames
    if luck.random() < 0.8:
        state["depth"] = len(frames)


def _end(whole: list[Place], state: State, other: State, luck: Random) -> None:
    state["ending"] = luck.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, 50, 99))


CHANGES: tuple[Callable[[list[Place], State, State, Random], None], ...] = (
    _drop, _odd, _nudge, _nudge, _nudge_two, _swap, _longer, _shorter, _from_another, _from_another, _stranger, _depth,
    _frames, _frames, _end,
)  # fmt: skip


def broken(states: Sequence[State], luck: Random) -> State:
    """A state with one to three things changed."""
    state = deepcopy(luck.choice(states))
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        break_one(state, states, luck)
    return state


def written(value: Any, luck: Random) -> str:
    """Its JSON; once in a while with a name that stands there twice, or cut short."""
    text = json.dumps(value)
    if luck.random() < 0.03:
        text = text.replace('"depth":', '"depth": 0, "depth":', 1)
    if luck.random() < 0.01:
        text = text[: luck.randrange(len(text))]
    return text


def broken_record(game: str, states: Sequence[State], luck: Random) -> str:
    """A record that begins at a state, which is broken; sometimes so is the rest of its header, or an entry."""
    state = luck.choice(states)
    table = api.position(game, state, luck=luck.choice((OwnDice(), OpenSeed("here"))), auto=luck.random() < 0.5)
    for _ in range(luck.choice((0, 0, 1, 3))):
        if not table.over:
            move = luck.choice(table.legal)
            (table.feed if move.decision.chance else table.play)(move)
    lines = [json.loads(line) for line in table.record().splitlines()]
    header = lines[0]
    if luck.random() < 0.8:
        header["start"] = broken([state, luck.choice(states)], luck)
    if luck.random() < 0.2:
        header["tables"]["differs"] = _other_tables(game, luck)
    if luck.random() < 0.2:
        break_one(luck.choice(lines), [header], luck)
    if luck.random() < 0.3:
        del lines[1:]
    return "".join(written(line, luck) + "\n" for line in lines)


def _other_tables(game: str, luck: Random) -> State:
    """Some values of the game, changed."""
    shipped = GAMES[game].read_tables(None).json()
    names = luck.sample(list(shipped), 2)
    differs = {name: deepcopy(shipped[name]) for name in names}
    break_one(differs, [shipped], luck)
    return {name: value for name, value in differs.items() if name in shipped}
