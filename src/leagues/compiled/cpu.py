"""Whole games on the CPU: one core or many."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from leagues.compiled.layout import to_numpy
from leagues.compiled.numba_rules import blaming_strangers, compile_cached, key, register
from leagues.kernel import sfc32
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Game
from leagues.kernel.playout import DECISIONS, DRAWS, HIGH, LOW, STEPS, TALLY, Player, build, policies_by_seat
from leagues.kernel.schema import Record
from leagues.simulate import Report, policy_words, seed_words
from leagues.strangers import invited

GAMES, SCORE = TALLY, TALLY + 1  # what `totals` holds after the tallies
TOTALS = TALLY + 2
ENDINGS = 101  # endings are -1 to 99
_runs: dict[str, Any] = {}


def runner(player: Player) -> Any:
    """The compiled function that plays `count` games from number `first` on."""
    play, score, states_needed = player.play, player.game.score, player.states

    def run(template: Any, t: Any, words: Any, first: int, count: int, totals: Any, endings: Any) -> None:
        states = np.empty(states_needed, template.dtype)
        g, whims = np.empty(4, np.int64), np.empty(4, np.int64)
        out = np.empty(MOST_OPTIONS, np.int64)
        tally = np.empty(TALLY, np.int64)
        for number in range(first, first + count):
            states[0] = template[0]
            sfc32.seed(g, words[0], words[1], number)
            sfc32.seed(whims, words[2], words[3], number)
            play(states, t[0], g, whims, out, tally)
            for i in range(TALLY):
                totals[i] += tally[i]
            totals[GAMES] += 1
            totals[SCORE] += score(states[0], t[0], 0)
            endings[states[0].ending + 1] += 1

    register(player.sources, player.game)
    register(player.thinking, inline=False)
    records = [player.game.state, player.game.tables]
    identity = key([*player.sources, *player.thinking, run], records, player.edition)
    if identity not in _runs:
        _runs[identity] = compile_cached(run, identity, front=not player.strange)
    return _runs[identity]


def collect(report: Report, game: Game, totals: Any, endings: Any) -> None:
    """Add what a back end counted to a report."""
    report.games += int(totals[GAMES])
    report.decisions += int(totals[DECISIONS])
    report.draws += int(totals[DRAWS])
    report.steps += int(totals[STEPS])
    report.score += int(totals[SCORE])
    report.fingerprint = (report.fingerprint + (int(totals[HIGH]) << 32) + int(totals[LOW])) % (1 << 64)
    for ending in np.flatnonzero(endings):
        state = game.state()
        state.ending = int(ending) - 1
        report.add(game.ending_name(state), int(endings[ending]))


def simulate(
    game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int, first: int = 0, *,
    threads: int = 1,
) -> Iterator[Report]:  # fmt: skip
    """Play games on `threads` cores. Gives the running report from time to time, the same object each time."""
    game = invited(game, policy)
    start = game.new_state(tables, options)
    policies_by_seat(game, policy, game.seats(start))
    player = build(game, policy, game.edition_of(start))
    run = runner(player)
    words = np.array([*seed_words(seed), *policy_words(seed)])
    template, t = to_numpy(start, edition=player.edition), to_numpy(tables)
    report = Report(game.id, policy, "cpu", options, seed)

    def part(start: int, count: int) -> tuple[Any, Any]:
        totals, endings = np.zeros(TOTALS, np.int64), np.zeros(ENDINGS, np.int64)
        run(template, t, words, start, count, totals, endings)
        return totals, endings

    started = time.perf_counter()
    with blaming_strangers(player):
        part(first, 0)
    report.compile_seconds = time.perf_counter() - started
    chunk, done = 250, 0
    with ThreadPoolExecutor(threads) as pool:
        while done < games:
            started = time.perf_counter()
            starts = range(done, games, chunk)[:threads]
            futures = [pool.submit(part, first + at, min(chunk, games - at)) for at in starts]
            for future in futures:
                collect(report, game, *future.result())
            taken = time.perf_counter() - started
            report.seconds += taken
            done = min(games, done + chunk * threads)
            if taken < 0.1:
                chunk *= 4
            yield report


def outcomes(
    game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int, first: int = 0
) -> tuple[Any, Any]:
    """The ending and the first seat's score of each game, in their order: arrays of numbers."""
    start = game.new_state(tables, options)
    player = build(game, policy, game.edition_of(start))
    run = runner(player)
    words = np.array([*seed_words(seed), *policy_words(seed)])
    template, t = to_numpy(start, edition=player.edition), to_numpy(tables)
    ended, scores = np.zeros(games, np.int64), np.zeros(games, np.int64)
    for at in range(games):
        totals, endings = np.zeros(TOTALS, np.int64), np.zeros(ENDINGS, np.int64)
        run(template, t, words, first + at, 1, totals, endings)
        ended[at] = int(np.flatnonzero(endings)[0]) - 1
        scores[at] = totals[SCORE]
    return ended, scores
