"""Voyages over all settings: motive, difficulty and each of its aspects drawn at random, from the Prologue and from the
middle of other voyages, which then go on with other luck. None ends in a dead end, and compiled they are the interpreter's.

    LONG=1 .venv/bin/pytest -n0 tests/laws/test_nemo_voyages.py

plays twenty thousand of each kind instead of the few that a test run has time for.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from leagues.compiled import cpu
from leagues.compiled.layout import to_numpy
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.playout import TALLY, build
from leagues.kernel.schema import checked_copy
from leagues.simulate import Report, policy_words, seed_words
from tests.laws.cases import Case
from tests.laws.fitted_out import fit_out
from tests.laws.players import Player
from tests.sizes import sized

GAME = GAMES["nemo"]
TABLES = GAME.read_tables(None)
NUMPY_TABLES = to_numpy(TABLES)
VOYAGES = sized(0, 20_000)
FROM_ONE = 100  # voyages that go on from one position


def settings(luck: Random) -> dict[str, Any]:
    """Every option drawn at random, of those that take many a set; half of the voyages leave most aspects to the general
    difficulty."""
    plain = luck.random() < 0.5
    chosen: dict[str, Any] = {option.name: luck.choice(option.choices) for option in GAME.options}
    chosen |= {o.name: [one for one in o.choices if luck.random() < 0.4] for o in GAME.options if o.many}
    kept = {"motive", "difficulty", "optional_rules", luck.choice(GAME.options).name} if plain else set(chosen)
    return dict(GAME.read_options({name: value for name, value in chosen.items() if name in kept}))


def in_the_middle(luck: Random, policy: str) -> Any:
    """A position that a voyage with other settings has come to, one of the expanded box with many upgrades: each state on
    the way was possible and within its ranges."""
    case = Case(GAME, tuple(settings(luck).items()))
    state: Any = checked_copy(GAME.new_state(TABLES, dict(case.options)))
    player = Player(policy, daring=0.2)
    for step in range(luck.randrange(1, 700)):
        before = state.copy()
        fit_out(state, luck)
        GAME.flow.apply(state, TABLES, player.answer(GAME, TABLES, state, luck))
        assert state.fault == 0
        if state.ending != 0:
            return before
        if step % 20 == 0:
            assert GAME.impossible(state, TABLES) == []
    return state


@cache
def runner(policy: str) -> Any:
    """What plays voyages compiled."""
    return cpu.runner(build(GAME, policy))


def compiled(policy: str, start: Any, seed: str, first: int, count: int, report: Report) -> int:
    """Play voyages on from a state, add up how they end, and give their fingerprint."""
    run = runner(policy)
    totals, endings = np.zeros(cpu.TOTALS, np.int64), np.zeros(cpu.ENDINGS, np.int64)
    words = np.array([*seed_words(seed), *policy_words(seed)])
    run(to_numpy(start), NUMPY_TABLES, words, first, count, totals, endings)
    one = Report(GAME.id, policy, "cpu", {}, seed)
    for each in (one, report):
        cpu.collect(each, GAME, totals, endings)
    return one.fingerprint


def interpreted(policy: str, start: Any, seed: str, first: int, count: int) -> int:
    """The fingerprint of the same voyages on the interpreter."""
    player, found = build(GAME, policy), 0
    for number in range(first, first + count):
        g, whims, tally = [0] * 4, [0] * 4, [0] * TALLY
        sfc32.seed(g, *seed_words(seed), number)
        sfc32.seed(whims, *policy_words(seed), number)
        player.play([start.copy()], TABLES, g, whims, [0] * MOST_OPTIONS, tally)
        found += (tally[3] << 32) + tally[4]
    return found % (1 << 64)


@pytest.mark.compiled
@pytest.mark.parametrize(("policy", "usual", "compared"), [("random", 1000, 60), ("greedy", 300, 8)])
def test_voyages_with_any_settings_end(policy: str, usual: int, compared: int) -> None:
    luck, report = Random(f"settings {policy}"), Report("nemo", policy, "cpu", {}, "")
    voyages = VOYAGES or usual
    for number in range(voyages):
        start = GAME.new_state(TABLES, settings(luck))
        found = compiled(policy, start, "settings", number, 1, report)
        if number < compared:
            assert interpreted(policy, start, "settings", number, 1) == found
    assert report.games == voyages
    assert "fault" not in report.results
    assert len(report.results) >= 4
    print(report.results)


@pytest.mark.compiled
@pytest.mark.parametrize(("policy", "usual"), [("random", 12), ("greedy", 4)])
def test_voyages_go_on_from_the_middle_of_others(policy: str, usual: int) -> None:
    luck, report = Random(f"middle {policy}"), Report("nemo", policy, "cpu", {}, "")
    positions = VOYAGES // FROM_ONE or usual
    for number in range(positions):
        start = in_the_middle(luck, ("random", "greedy")[number % 2])
        found = compiled(policy, start, "other luck", number * FROM_ONE, 1, report)
        compiled(policy, start, "other luck", number * FROM_ONE + 1, FROM_ONE - 1, report)
        if number < usual:
            assert interpreted(policy, start, "other luck", number * FROM_ONE, 1) == found
    assert report.games == positions * FROM_ONE
    assert "fault" not in report.results
    print(report.results)
