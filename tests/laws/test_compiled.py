"""Compiled equals interpreted: step for step and by fingerprint, whatever is in play."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from leagues.compiled import cpu, numba_rules
from leagues.compiled.layout import from_numpy, to_numpy
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.game import Edition, Game
from leagues.kernel.playout import TALLY, build, make_digest
from leagues.simulate import Report, as_table, interpreted
from tests.laws.cases import ALL_GAMES, COVERING, FEW_CASES, Case
from tests.sizes import sized

pytestmark = pytest.mark.compiled
LONGEST = 2000


def last(reports: Any) -> Report:
    *_, report = reports
    return report  # type: ignore[no-any-return]


# --- step for step -------------------------------------------------------------------------------------------------


@cache
def tracer(game: Game, edition: Edition | None) -> tuple[Any, Any]:
    """A function that plays a random game and writes down every decision, answer and the hash of every state; interpreted,
    where it knows no edition, and compiled."""

    def traced(edition: Edition | None) -> tuple[Any, Any]:
        flow, digest = game.flow_of(edition), make_digest(game.state, edition.blank if edition else ())
        options, apply, draw = flow.options, flow.apply, flow.draw

        def trace(states: Any, t: Any, g: Any, out: Any, tally: Any, written: Any) -> int:
            s = states[0]
            steps = 0
            while s.ending == 0:
                answer = draw(s, t, g)
                if answer == NOT_CHANCE:
                    answer = out[sfc32.below(g, options(s, t, out))]
                elif answer < 0:
                    answer = FORCED - answer
                written[steps][0] = s.frames[s.depth - 1].doing
                written[steps][1] = answer
                apply(s, t, answer)
                digest(s, tally)
                written[steps][2] = tally[3]
                written[steps][3] = tally[4]
                steps += 1
            return steps

        return trace, (*build(game, "random", edition).sources, *flow.sources, digest, trace)

    trace, sources = traced(edition)
    numba_rules.register(sources[:-1], game)
    return traced(None)[0], numba_rules.compile_cached(trace, numba_rules.key(sources, [game.state, game.tables], edition))


# Nemo's War would take more than a minute to compile once more: `test_nemo_voyages` compares its games, which also begin in
# the middle of others.
TRACED = [case for case in FEW_CASES if case.game.id != "nemo"]


@pytest.mark.parametrize("case", TRACED, ids=str)
def test_every_step_of_every_game_is_the_same(case: Case) -> None:
    game, tables = case.game, case.game.read_tables(None)
    start = game.new_state(tables, game.read_options(dict(case.options)))
    edition = game.edition_of(start)
    plain, compiled = tracer(game, edition)
    array, t = to_numpy(start, edition=edition), to_numpy(tables)
    for number in range(50 if game.id == "island" else 100 if case in COVERING[game.id] else 500):
        g, out, tally, written = [0] * 4, [0] * MOST_OPTIONS, [0] * TALLY, [[0] * 4 for _ in range(LONGEST)]
        sfc32.seed(g, 5, 6, number)
        states = [start.copy()]
        steps = plain(states, tables, g, out, tally, written)
        fast = array.copy()
        g2, traced = np.array([0] * 4), np.zeros((LONGEST, 4), np.int64)
        sfc32.seed(g2, 5, 6, number)
        done = compiled(fast, t[0], g2, np.zeros(MOST_OPTIONS, np.int64), np.zeros(TALLY, np.int64), traced)
        assert done == steps
        assert traced[:steps].tolist() == written[:steps]
        assert from_numpy(game.state, fast[0], edition) == states[0]


# --- by fingerprint ------------------------------------------------------------------------------------------------

MANY = [
    ({"players": 1, "ship": "A1", "reserve": 4}, sized(4_000, 40_000)),
    ({"players": 2, "ship": "B2", "reserve": 6}, sized(3_000, 30_000)),
    ({"players": 1, "ship": "C2", "reserve": 1}, sized(3_000, 30_000)),
]


@pytest.mark.parametrize(("options", "games"), MANY)
def test_the_fingerprints_of_many_games_agree(options: dict[str, Any], games: int) -> None:
    game = GAMES["nautilion"]
    tables, chosen = game.read_tables(None), game.read_options(options)
    plain = last(interpreted(game, "random", tables, chosen, "many", games))
    fast = last(cpu.simulate(game, "random", tables, chosen, "many", games))
    two = last(cpu.simulate(game, "random", tables, chosen, "many", games, threads=2))
    for report in (fast, two):
        assert report.fingerprint == plain.fingerprint
        assert report.results == plain.results
        assert (report.decisions, report.draws, report.steps) == (plain.decisions, plain.draws, plain.steps)


@pytest.mark.parametrize(("policy", "games"), [("random", 60), ("greedy", 12)])
def test_every_set_of_expansions_plays_the_same_games(policy: str, games: int) -> None:
    """With 1 and 2 players. One compiled function serves them all."""
    game = GAMES["nautilion"]
    tables = game.read_tables(None)
    found = set()
    for case in COVERING["nautilion"]:
        options = game.read_options(dict(case.options))
        plain = last(interpreted(game, policy, tables, options, "expansions", games))
        fast = last(cpu.simulate(game, policy, tables, options, "expansions", games))
        assert (fast.fingerprint, fast.results) == (plain.fingerprint, plain.results), str(case)
        assert "fault" not in plain.results
        found.add(plain.fingerprint)
    assert len(found) == len(COVERING["nautilion"]) == 62
    assert len(cpu.runner(build(game, policy)).signatures) == 1


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("players", [1, 2])
def test_policies_play_the_same_games(policy: str, players: int) -> None:
    game = GAMES["nautilion"]
    tables = game.read_tables(None)
    for ship in ("A1", "A2", "B1", "B2", "C1", "C2"):
        options = game.read_options({"ship": ship, "players": players})
        plain = last(interpreted(game, policy, tables, options, "ships", 100))
        assert last(cpu.simulate(game, policy, tables, options, "ships", 100)).fingerprint == plain.fingerprint


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("policy", "games"), [("random", 400), ("greedy", 100)])
def test_castaways_play_the_same_games(policy: str, games: int, players: int) -> None:
    game = GAMES["island"]
    tables, options = game.read_tables(None), game.read_options({"players": players})
    plain = last(interpreted(game, policy, tables, options, "castaways", games))
    for threads in (1, 2):
        fast = last(cpu.simulate(game, policy, tables, options, "castaways", games, threads=threads))
        assert (fast.fingerprint, fast.results) == (plain.fingerprint, plain.results)
        assert (fast.decisions, fast.draws, fast.steps) == (plain.decisions, plain.draws, plain.steps)
    assert set(plain.results) == {f"won-by-seat-{seat}" for seat in range(players)}


@pytest.mark.parametrize("motive", ["explore", "science", "anti-imperialism", "war"])
@pytest.mark.parametrize(("policy", "games"), [("random", 60), ("greedy", 4)])
def test_voyages_play_the_same_games(policy: str, games: int, motive: str) -> None:
    game = GAMES["nemo"]
    tables, options = game.read_tables(None), game.read_options({"motive": motive, "difficulty": "sailor"})
    plain = last(interpreted(game, policy, tables, options, "voyages", games))
    for threads in (1, 2):
        fast = last(cpu.simulate(game, policy, tables, options, "voyages", games, threads=threads))
        assert (fast.fingerprint, fast.results, fast.score) == (plain.fingerprint, plain.results, plain.score)
        assert (fast.decisions, fast.draws, fast.steps) == (plain.decisions, plain.draws, plain.steps)


def test_every_seat_can_have_a_policy_of_its_own() -> None:
    """Compiled and interpreted alike; whoever sits where matters; a game of it can be saved. Who sits where is written into
    the compiled code, which takes long: the short form compiles one way, where greedy sits between others."""
    game = GAMES["island"]
    tables, options = game.read_tables(None), game.read_options({"players": 3})
    found = set()
    for policy in ("greedy,random,random", "random,greedy,random", "greedy,greedy,random"):
        plain = last(interpreted(game, policy, tables, options, "seats", 60))
        if policy in sized(("random,greedy,random",), (policy,)):
            fast = last(cpu.simulate(game, policy, tables, options, "seats", 60))
            assert (fast.fingerprint, fast.results) == (plain.fingerprint, plain.results)
        found.add(plain.fingerprint)
        saved = as_table(game, policy, tables, options, "seats", 7)
        assert last(interpreted(game, policy, tables, options, "seats", 1, 7)).results == {saved.outcome: 1}
    assert len(found) == 3
    same = last(interpreted(game, "greedy,greedy,greedy", tables, options, "seats", 20))
    assert same.fingerprint == last(interpreted(game, "greedy", tables, options, "seats", 20)).fingerprint


def test_greedy_wins_at_least_45_percent_on_a1_with_four_reserve() -> None:
    game = GAMES["nautilion"]
    report = last(cpu.simulate(game, "greedy", game.read_tables(None), game.read_options({}), "wins", 20_000))
    assert sum(n for name, n in report.results.items() if name.startswith("won")) == report.score > 0.45 * 20_000


@pytest.mark.parametrize("id", [id for id in ALL_GAMES if id not in GAMES])
def test_the_toys_play_the_same_games(id: str) -> None:
    game = ALL_GAMES[id]
    tables, options = game.read_tables(None), game.read_options({})
    plain = last(interpreted(game, "random", tables, options, "toys", 2000))
    assert last(cpu.simulate(game, "random", tables, options, "toys", 2000)).fingerprint == plain.fingerprint


WHOLE = {"expansions": "all", "darkhouse_level": "normal"}
BOUNDED: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "nautilion": [("random", WHOLE, 20_000), *sized([], [("random", dict[str, Any](), 100_000), ("greedy", WHOLE, 2_000)])],
    "island": [("random", {}, 20_000), ("greedy", {}, 5_000)],
}


def bounded(id: str) -> list[str]:
    """The fingerprints of many games with every number of players; `test_bounds_are_kept` asks another process too."""
    game = GAMES[id]
    found = []
    for policy, chosen, games in BOUNDED[id]:
        for players in next(option.choices for option in game.options if option.name == "players"):
            options = game.read_options({"players": players, **chosen})
            report = last(cpu.simulate(game, policy, game.read_tables(None), options, "bounds", games))
            found.append(f"{report.fingerprint:016x}")
    return found


@pytest.mark.parametrize("id", BOUNDED)
def test_bounds_are_kept(id: str) -> None:
    """With Numba's bounds check on, a write outside a row would raise."""
    assert not numba.config.BOUNDSCHECK
    code = f"from tests.laws.test_compiled import bounded; print(*bounded({id!r}))"
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = bounded(id)
    assert len(set(found)) == len(found) >= 2 * len(BOUNDED[id])
    assert done.stdout.split() == found


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_simulated_game_can_be_written_as_a_record(policy: str) -> None:
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({"players": 2})
    for number in (0, 7):
        table = as_table(game, policy, tables, options, "saved", number)
        report = last(interpreted(game, policy, tables, options, "saved", 1, number))
        assert report.results == {table.outcome: 1}
        assert report.steps == len(table.entries)
        assert report.draws == sum(entry.drawn for entry in table.entries)


# --- secrets -------------------------------------------------------------------------------------------------------


@cache
def fillers(game: Game) -> Any:
    player = build(game, "random")
    numba_rules.register([*player.sources, game.fill], game)
    fill, hide = game.fill, game.hide

    def again(states: Any, t: Any, seat: int, g: Any) -> None:
        hide(states[0], t[0], seat)
        fill(states[0], t[0], seat, g)

    return numba.njit(again)


@pytest.mark.parametrize(("id", "players"), [("whispers", 2), ("whispers", 3), ("island", 2), ("island", 3), ("island", 4)])
def test_hiding_and_filling_are_the_same_compiled(id: str, players: int) -> None:
    case = Case(ALL_GAMES[id], tuple(ALL_GAMES[id].read_options({"players": players}).items()))
    luck, table = Random(8), case.table("fill")
    compared = 0
    while not table.over:
        for seat in range(-1, players):
            g, g2 = [0] * 4, np.zeros(4, np.int64)
            sfc32.seed(g, 1, 2, compared)
            sfc32.seed(g2, 1, 2, compared)
            plain, fast = table.state, to_numpy(table.state)
            case.game.hide(plain, table.tables, seat)
            case.game.fill(plain, table.tables, seat, g)
            fillers(case.game)(fast, to_numpy(table.tables), seat, g2)
            assert from_numpy(case.game.state, fast[0]) == plain
            compared += 1
        table.play(luck.choice(table.legal))
    assert compared > 20
