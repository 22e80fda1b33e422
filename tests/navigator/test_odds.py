"""What the navigator says of a position: the same again, in time, and no more than a seat may know."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import leagues
from leagues import bots, simulate
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.navigator import ready
from leagues.navigator.exact import Exactly, exact
from leagues.navigator.search import BEYOND, Option, Search
from leagues.navigator.trying import EYES
from leagues.strangers import LEVELS


def played(id: str, seed: str, moves: int, **options: Any) -> leagues.Table:
    """A table after some choices at random."""
    table, luck = leagues.new(id, seed=seed, **options), Random(seed)
    for _ in range(moves):
        if not table.over:
            table.play(luck.choice(table.legal))
    return table


TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "nautilion": ("nautilion", {}),
    "all": ("nautilion", {"expansions": "all"}),
    "island": ("island", {"players": 3}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    id, options = TABLES[name]
    table = played(id, "same", 6, **options)
    before = table.state
    one, two = (table.odds(trials=3 * len(table.legal), seed="a") for _ in range(2))
    assert one.choices == two.choices
    assert one.best == two.best
    assert table.state == before
    assert [choice.move for choice in one.choices] == table.legal
    assert all(0 <= choice.chance <= 1 and choice.error >= 0 for choice in one.choices)
    assert any(choice.trials for choice in one.choices)


def test_the_value_answers_at_once() -> None:
    for id, options in TABLES.values():
        table = played(id, "once", 8, **options)
        found = table.odds(seconds=0)
        assert found.value
        assert {choice.label for choice in found.choices} == {"value"}
        assert found.best.chance == max(choice.chance for choice in found.choices)


def test_points_are_told_where_they_count() -> None:
    found = played("island", "points", 5, players=4).odds(seconds=0)
    assert all(len(choice.points) == 4 and max(choice.points) < 200 for choice in found.choices)


def test_it_stops_when_it_is_told_to() -> None:
    table = played("nautilion", "stop", 3)
    asked = []

    def stop() -> bool:
        asked.append(0)
        return len(asked) > 3

    begun = time.perf_counter()
    found = table.odds(trials=10**6, stop=stop)
    assert time.perf_counter() - begun < 10
    assert sum(choice.trials for choice in found.choices) < 10**4


def test_better_figures_flow_in() -> None:
    told: list[Any] = []
    table = played("nautilion", "flow", 3)
    found = table.odds(trials=8 * len(table.legal), told=told.append)
    assert told[0].label == "value"
    assert told[-1].choices == found.choices
    assert any(choice.label == "estimated" for choice in told[-1].choices)


@pytest.mark.parametrize(
    ("table", "seat", "code"),
    [
        (lambda: played("nautilion", "end", 10**4), None, "game-over"),
        (lambda: leagues.new("nautilion", own_dice=True), None, "chance-decides"),
        (lambda: leagues.new("island", seed="sea", players=2), "other", "not-your-turn"),
        (lambda: leagues.new("island", seed="sea", players=2), 2, "unknown-seat"),
    ],
)
def test_what_cannot_be_asked_is_refused(table: Any, seat: Any, code: str) -> None:
    asked = table()
    with pytest.raises(LeaguesError) as refused:
        asked.odds(seat=1 - asked.who if seat == "other" else seat)
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", [{"seconds": -1}, {"seconds": float("nan")}, {"trials": -1}, {"threads": 0}])
def test_a_budget_that_is_none_is_refused(wrong: Any) -> None:
    with pytest.raises(LeaguesError):
        leagues.new("nautilion", seed="a").odds(**wrong)


# --- exact chances --------------------------------------------------------------------------------------------------


def brute(state: Any, tables: Any) -> float:
    """The chance to win, by following every roll and every choice, each time anew."""
    game = GAMES["nautilion"]
    if state.ending:
        return float(state.ending == 1)
    out = [0] * 256
    count = game.flow.every_option(state, tables, out)
    chance = game.flow.who(state, tables) == CHANCE
    found, weights = [], []
    for answer in out[:count]:
        after = state.copy()
        game.flow.apply(after, tables, answer)
        found.append(brute(after, tables))
        weights.append(game.flow.weight(state, tables, answer) if chance else 1)
    return sum(map(float.__mul__, found, map(float, weights))) / sum(weights) if chance else max(found)


def near_the_end(tokens: int, missing: int, behind: int = 0) -> leagues.Table:
    """A table whose Nautilion has so many tokens before the Abyss, some behind it, and nothing in reserve. `missing` is the
    token ahead whose number is not aboard; 0 for a whole crew."""
    table = leagues.new("nautilion", seed="sea")
    state: Any = table.state
    left = [place for place in range(1, state.path_length + 1) if state.path[place]][-tokens - behind :]
    ahead = left[behind:]
    for place in range(1, state.path_length + 1):
        if place not in left:
            state.discard[state.path[place]] += 1
            state.path[place] = 0
    crew = 0b1111111110 & ~(1 << state.path[ahead[missing - 1]] if missing else 0)
    state.crew, state.nautilion, state.turn = crew, ahead[0] - 1, 12
    state.phantom = ahead[-1] if tokens > 1 else state.phantom
    if tokens > 1:
        state.discard[state.path[state.phantom]] += 1
        state.path[state.phantom] = 0
    for number in range(1, 10):
        state.discard[number] -= crew >> number & 1
    state.discard[0] += state.reserve[0]
    state.reserve[0] = 0
    new = table.copy()
    new._state = state
    new.revision += 1
    return new


@pytest.mark.parametrize(("tokens", "missing"), [(1, 0), (2, 0), (2, 1)])
def test_exact_chances_are_those_of_brute_force(tokens: int, missing: int) -> None:
    table = near_the_end(tokens, missing)
    game, state = table.game, table.state
    answers = table.answers
    found = exact(game, table.tables, state, answers, EYES["nautilion"].result, 1 << 16, 10**6)
    assert found is not None
    wanted = []
    for answer in answers:
        after = table.state
        game.flow.apply(after, table.tables, answer)
        wanted.append(brute(after, table.tables))
    assert found == pytest.approx(wanted, abs=1e-9)


class Kept(Exactly):
    """Keeps what it looked at."""

    def _of(self, state: Any) -> float:
        found = super()._of(state)
        if 0.01 < found < 0.99:
            kept.append((state.copy(), found))
        return found


kept: list[tuple[Any, float]] = []


def test_chances_between_0_and_1_are_those_of_brute_force() -> None:
    """Where two of three dice lie, so that what is left can be followed without knowing anything."""
    table = near_the_end(2, 0, behind=2)
    kept.clear()
    looking = Kept(table.game, table.tables, EYES["nautilion"].result, 1 << 16, 10**6)
    looking.after(table.state, table.answers[-1])
    rolled = [(state, found) for state, found in kept if sum(die > 0 for die in state.dice) == 2]
    assert len(rolled) >= 3
    for state, found in rolled[:3]:
        assert found == pytest.approx(brute(state, table.tables), abs=1e-9)


def test_exact_chances_are_labelled() -> None:
    found = near_the_end(1, 0).odds(seconds=1)
    assert {choice.label for choice in found.choices} == {"exact"}
    assert all(choice.error == 0 for choice in found.choices)
    assert found.best.chance == max(choice.chance for choice in found.choices)


# --- what is kept beyond the noise ----------------------------------------------------------------------------------


def test_a_simple_answer_is_given_up_only_for_what_is_better_beyond_the_noise() -> None:
    table = leagues.new("nautilion", seed="sea")
    search = Search(table.game, table.tables, table.state, 0, table.answers[:2])
    usual, other = search.options
    search.usual = usual
    usual.values, other.values = [10, 20, 30, 40], [50, 10, 20, 60]  # better by 10, give or take 13
    assert search.best is usual
    other.values = [30, 41, 50, 60]  # better by 20, always
    assert search.best is other
    assert BEYOND > 0
    assert Option(0).label == "unknown"


# --- leaks ----------------------------------------------------------------------------------------------------------


def told_apart(seat_hides: bool, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether odds or bots tell tables apart that a seat cannot tell apart: only its rivals' hands differ."""
    apart = False
    for moves in (7, 12, 18):
        table = played("island", f"leak {moves}", moves, players=3)
        seat = table.who
        other = table.resample(seat, Random(moves))
        assert other.state != table.state or moves < 4
        if not seat_hides:
            monkeypatch.setattr(type(table.game), "hide", property(lambda game: lambda s, t, seat: None))
        shown = []
        for one in (table, other):
            found = one.odds(trials=6 * len(one.legal), seat=seat)
            answers = [bots.answer(one, seat, name, [1, 2, 3, 4]) for name in ("deckhand", "mate", "navigator")]
            shown.append((repr(found.choices), repr(found.best), answers))
        monkeypatch.undo()
        apart = apart or shown[0] != shown[1]
    return apart


def test_nothing_that_a_seat_may_not_know_reaches_odds_or_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not told_apart(True, monkeypatch)


def test_a_leak_that_is_planted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_apart(False, monkeypatch)


# --- players --------------------------------------------------------------------------------------------------------


def test_levels_play_and_the_same_luck_gives_the_same_game() -> None:
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    prints = {}
    for level in ("deckhand", "helmsman", "mate"):
        one, two = (list(simulate.interpreted(game, level, tables, options, "level", 1))[-1] for _ in range(2))
        assert one.fingerprint == two.fingerprint
        assert one.games == 1
        prints[level] = one.fingerprint
    assert len(set(prints.values())) == len(prints)


def test_every_level_is_known_by_name() -> None:
    assert len(LEVELS) >= 4
    table = played("island", "levels", 6, players=2)
    for level in LEVELS:
        answer = bots.answer(table, table.who, level, [5, 6, 7, 8])
        table.judge(table.move(answer), table.who)


# --- compiled -------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["nautilion", "island"])
def test_compiled_and_interpreted_trials_are_equal_to_the_bit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id, options = TABLES[name]
    for moves in (3, 9, 15):
        table = played(id, f"bit {moves}", moves, **options)
        if table.over:
            continue
        monkeypatch.setenv(ready.WAIT, "never")
        slow = table.odds(trials=4 * len(table.legal))
        monkeypatch.setenv(ready.WAIT, "wait")
        fast = table.odds(trials=4 * len(table.legal))
        assert slow.choices == fast.choices
        assert slow.best == fast.best
        shared = table.odds(trials=40 * len(table.legal), threads=2)
        assert shared.choices == table.odds(trials=40 * len(table.legal)).choices


@pytest.mark.compiled
def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ready.WAIT, "wait")
    table = played("nautilion", "bit 3", 3)
    table.odds(trials=10)
    found = table.odds(seconds=0.3)
    assert found.seconds < 3
    assert found.label == "estimated"


def test_luck_is_a_level_s_own() -> None:
    """Two generators in the same state, two equal answers; another state may differ."""
    table = played("nautilion", "own", 4)
    words = [9, 9, 9, 9]
    first = bots.answer(table, 0, "deckhand", list(words))
    assert bots.answer(table, 0, "deckhand", list(words)) == first
    found = set()
    for number in range(12):
        sfc32.seed(words, 1, 2, number)
        found.add(bots.answer(table, 0, "deckhand", list(words)))
    assert len(found) > 1
