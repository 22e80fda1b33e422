"""Compiled equals interpreted: step for step, by fingerprint, in batches; and the rules compile for CUDA."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from leagues.compiled import cpu, numba_rules
from leagues.compiled.batch import Batch
from leagues.compiled.layout import from_numpy, to_numpy
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import TALLY, build, make_digest, policies
from leagues.simulate import Report, as_table, interpreted, seed_words
from tests.laws.cases import ALL_GAMES, SOME_CASES, Case

pytestmark = pytest.mark.compiled
LONGEST = 2000


def last(reports: Any) -> Report:
    *_, report = reports
    return report  # type: ignore[no-any-return]


# --- step for step -------------------------------------------------------------------------------------------------


@cache
def tracer(game: Game) -> tuple[Any, Any]:
    """A function that plays a random game and writes down every decision, answer and the hash of every state; interpreted
    and compiled."""
    flow, digest = game.flow, make_digest(game.state)
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

    player = build(game, "random")
    numba_rules.register([*player.sources, digest])
    identity = numba_rules.key([*player.sources, digest, trace], [game.state, game.tables])
    return trace, numba_rules.compile_cached(trace, identity)


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_every_step_of_every_game_is_the_same(case: Case) -> None:
    game, tables = case.game, case.game.read_tables(None)
    plain, compiled = tracer(game)
    start = game.new_state(tables, game.read_options(dict(case.options)))
    array, t = to_numpy(start), to_numpy(tables)
    games = 500
    for number in range(games):
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
        assert from_numpy(game.state, fast[0]) == states[0]


# --- by fingerprint ------------------------------------------------------------------------------------------------

MANY = [
    ({"players": 1, "ship": "A1", "reserve": 4}, 40_000),
    ({"players": 2, "ship": "B2", "reserve": 6}, 30_000),
    ({"players": 1, "ship": "C2", "reserve": 1}, 30_000),
]


@pytest.mark.parametrize(("options", "games"), MANY)
def test_the_fingerprints_of_a_hundred_thousand_games_agree(options: dict[str, Any], games: int) -> None:
    game = GAMES["nautilion"]
    tables, chosen = game.read_tables(None), game.read_options(options)
    plain = last(interpreted(game, "random", tables, chosen, "many", games))
    fast = last(cpu.simulate(game, "random", tables, chosen, "many", games))
    two = last(cpu.simulate(game, "random", tables, chosen, "many", games, threads=2))
    for report in (fast, two):
        assert report.fingerprint == plain.fingerprint
        assert report.results == plain.results
        assert (report.decisions, report.draws, report.steps) == (plain.decisions, plain.draws, plain.steps)


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("players", [1, 2])
def test_policies_play_the_same_games(policy: str, players: int) -> None:
    game = GAMES["nautilion"]
    tables = game.read_tables(None)
    for ship in ("A1", "A2", "B1", "B2", "C1", "C2"):
        options = game.read_options({"ship": ship, "players": players})
        plain = last(interpreted(game, policy, tables, options, "ships", 100))
        assert last(cpu.simulate(game, policy, tables, options, "ships", 100)).fingerprint == plain.fingerprint


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


def test_bounds_are_kept() -> None:
    """With Numba's bounds check on, a write outside a row would raise."""
    script = """if True:
        from leagues.games import GAMES
        from leagues.compiled import cpu
        game = GAMES["nautilion"]
        for policy, games in (("random", 100_000), ("greedy", 2_000)):
            for players in (1, 2):
                options = game.read_options({"players": players})
                *_, report = cpu.simulate(game, policy, game.read_tables(None), options, "bounds", games)
                print(f"{report.fingerprint:016x}")
    """
    found = []
    for check in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "NUMBA_BOUNDSCHECK": check},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(done.stdout.split())
    assert len(found[0]) == 4
    assert found[0] == found[1]


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


# --- tables and the cache ------------------------------------------------------------------------------------------


def test_changed_tables_are_followed_without_compiling_again() -> None:
    game = GAMES["nautilion"]
    shipped, options = game.read_tables(None), game.read_options({})
    owners = game.read_tables(
        "[dice]\nfaces = [1, 2, 2, 3, 3, 4]\n[spells]\ntide = 1\nwhirlwind = 2\n[darkhouse]\ntoll = [1, 4]\n"
    )
    before = cpu.runner(build(game, "random"))
    found = set()
    for tables in (shipped, owners):
        plain = last(interpreted(game, "random", tables, options, "tables", 300))
        assert last(cpu.simulate(game, "random", tables, options, "tables", 300)).fingerprint == plain.fingerprint
        found.add(plain.fingerprint)
    assert len(found) == 2
    assert cpu.runner(build(game, "random")) is before
    assert len(before.signatures) == 1


def test_the_cache_key_follows_every_source_and_layout() -> None:
    game = GAMES["nautilion"]
    records = [game.state, game.tables]

    def module(text: str) -> ModuleType:
        made = ModuleType("edited")
        exec(text, made.__dict__)
        return made

    one, two = module("def rule(s):\n    return s + 1\n"), module("def rule(s):\n    return s + 2\n")
    keys = {
        numba_rules.key([one.rule], records),
        numba_rules.key([two.rule], records),
        numba_rules.key([one.rule], [game.tables]),
        numba_rules.key([one.rule, two.rule], records),
    }
    assert len(keys) == 4
    assert numba_rules.key([one.rule], records) in keys


def test_a_constant_anywhere_in_a_game_changes_the_key(tmp_path: Path) -> None:
    """Compiled code freezes constants of files that hold no function of it, such as `state.py`."""
    script = """if True:
        from leagues.compiled import numba_rules
        from leagues.games import GAMES
        from leagues.kernel.playout import build
        player = build(GAMES["nautilion"], "random")
        print(numba_rules.key(player.sources, [player.game.state]))
    """
    source = Path(cpu.__file__).parents[2]
    keys: list[str] = []
    for change in ("", "DARKHOUSE, PHANTOM, NAUTILION = 1, 0, 2\n"):
        copy = tmp_path / f"copy {len(keys)}"
        shutil.copytree(source, copy)
        with (copy / "leagues" / "games" / "nautilion" / "state.py").open("a") as file:
            file.write(change)
        done = subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(copy)}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        keys.append(done.stdout)
    assert keys[0] != keys[1]


def test_a_cache_that_is_damaged_or_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def double(x: int) -> int:
        return 2 * x

    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    assert numba_rules.compile_cached(double, "a" * 24)(4) == 8
    files = [file for file in tmp_path.rglob("*.nb*") if file.is_file()]
    assert len(files) == 2
    for file in files:
        file.write_bytes(b"")
        assert numba_rules.compile_cached(double, "a" * 24)(4) == 8
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path / "file"))
    assert numba_rules.compile_cached(double, "b" * 24)(4) == 8


def test_the_users_own_numba_settings_are_left_alone() -> None:
    before = numba.config.CACHE_DIR
    numba_rules.compile_cached(lambda x: x, "0" * 24)
    assert before == numba.config.CACHE_DIR


# --- batches -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_plays_the_same_games_and_starts_anew(threads: int) -> None:
    game = GAMES["nautilion"]
    tables = game.read_tables(None)
    count, luck = 6, Random(5)
    batch = Batch(game, count, seed="batch", threads=threads, players=2)
    start = game.new_state(tables, batch.options)
    high, low = seed_words("batch")
    mirrors: list[Any] = []
    for number in range(count):
        g = [0] * 4
        sfc32.seed(g, high, low, number)
        mirrors.append([settle(game, start.copy(), tables, g), g, number])
    ended = 0
    for _ in range(150):
        actions = np.zeros(count, np.int64)
        for i, (state, _g, _number) in enumerate(mirrors):
            assert batch.state(i) == state
            out = [0] * MOST_OPTIONS
            legal = out[: game.flow.options(state, tables, out)]
            first = game.decisions.by_number[state.frames[state.depth - 1].doing].first_id
            assert np.flatnonzero(batch.legal[i]).tolist() == [first + a for a in legal]
            assert batch.seats[i] == game.flow.who(state, tables)
            actions[i] = first + luck.choice(legal)
        batch.step(actions)
        for i, mirror in enumerate(mirrors):
            state, g, number = mirror
            first = game.decisions.by_number[state.frames[state.depth - 1].doing].first_id
            game.flow.apply(state, tables, int(actions[i]) - first)
            settle(game, state, tables, g)
            assert batch.done[i] == (state.ending != 0)
            if state.ending:
                ended += 1
                assert batch.scores[i].tolist() == [game.score(state, tables, seat) for seat in range(2)]
                sfc32.seed(g, high, low, number + count)
                mirror[:] = [settle(game, start.copy(), tables, g), g, number + count]
                assert batch.numbers[i] == number + count
    assert ended > count


def settle(game: Game, state: Any, tables: Any, g: list[int]) -> Any:
    out = [0] * MOST_OPTIONS
    while state.ending == 0:
        answer = game.flow.draw(state, tables, g)
        if answer == NOT_CHANCE:
            if game.flow.options(state, tables, out) > 1:
                break
            answer = out[0]
        elif answer < 0:
            answer = FORCED - answer
        game.flow.apply(state, tables, answer)
    return state


def test_a_wrong_action_is_named_and_changes_nothing() -> None:
    batch = Batch(GAMES["nautilion"], 3, seed="wrong")
    actions = batch.legal.argmax(1)
    before = batch.states.copy()
    for wrong in (-1, batch.actions, int(np.flatnonzero(~batch.legal[2])[0])):
        actions[2] = wrong
        with pytest.raises(LeaguesError) as refused:
            batch.step(actions)
        assert refused.value.details == {"index": 2, "action": wrong}
        assert (batch.states == before).all()
    with pytest.raises(LeaguesError, match="shape"):
        batch.step([0, 0])


# --- CUDA ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="the CUDA compiler's packages come for Linux only")
@pytest.mark.parametrize(("id", "policy"), [(id, policy) for id, game in ALL_GAMES.items() for policy in policies(game)])
def test_the_rules_compile_for_cuda(id: str, policy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To PTX for Hopper, which needs no GPU: a rule outside the subset fails here."""
    from numba import cuda
    from numba.cuda import dispatcher

    from leagues.compiled import gpu, gpu_batch

    class Hopper:
        compute_capability = (9, 0)

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: Hopper)
    game = ALL_GAMES[id]
    player = build(game, policy)
    compiled = [(gpu.kernel(player), gpu.signature(player))]
    if policy == "random":
        compiled += zip(gpu_batch.kernels(game), gpu_batch.signatures(game), strict=True)
    for kernel, signature in compiled:
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=(9, 0))
        assert ".visible .entry" in ptx
    assert gpu.threads(player) >= 32


@cache
def fillers(game: Game) -> Any:
    player = build(game, "random")
    numba_rules.register([*player.sources, game.fill])
    fill, hide = game.fill, game.hide

    def again(states: Any, t: Any, seat: int, g: Any) -> None:
        hide(states[0], t[0], seat)
        fill(states[0], t[0], seat, g)

    return numba.njit(again)


@pytest.mark.parametrize("players", [2, 3])
def test_hiding_and_filling_are_the_same_compiled(players: int) -> None:
    case = Case(ALL_GAMES["whispers"], (("players", players),))
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
