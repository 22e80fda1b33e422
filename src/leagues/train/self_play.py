"""Games that a network learns from: it plays them itself, a little at random, and notes every position that it chose."""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED
from leagues.kernel.frames import CHANCE
from leagues.kernel.playout import copy_state, policies
from leagues.navigator import compiled
from leagues.navigator.trying import Trials

LONGEST = 2000  # positions of a game
AFTER, BESIDE, SEEN = 1, 2, 3  # which state is which, beside the game
STATES = 4


def generator(trials: Trials) -> Any:
    """The compiled `generate(templates, t, net, work, words, first, setup, rows, targets, told)`: plays games from number
    `first` on while there is room for a whole one in `rows`; gives how many rows it filled, and tells how many games were
    played and won.

    `setup` says how: of 65536, how often `greedy` decides, how often a choice is random, and how much of what was found
    later counts (lambda)."""
    game, eyes = trials.game, trials.eyes
    flow = trials.flow
    options, who, apply, draw = flow.options, flow.who, flow.apply, flow.draw
    best, stand, worth, result, points, hide = trials.best, trials.stand, trials.worth, eyes.result, eyes.points, game.hide
    greedy, secrets, nobody = policies(game)["greedy"], game.has_secrets, eyes.SIZE
    look = eyes.look_base if trials.edition is not None and hasattr(eyes, "look_base") else eyes.look
    seats = max(eyes.SPLIT, 1)

    def generate(
        templates: Any, t: Any, net: Any, work: Any, words: Any, first: int, setup: Any, rows: Any, targets: Any, told: Any
    ) -> int:
        states = np.zeros(STATES, templates.dtype)
        g, whims = np.zeros(4, np.int64), np.zeros(4, np.int64)
        decided = np.zeros(LONGEST, np.int64)
        values = np.zeros(LONGEST, np.int64)
        strayed = np.zeros(LONGEST, np.int64)
        filled = 0
        number = first
        while filled + 400 < len(rows):
            sfc32.seed(g, words[0], words[1], number)
            sfc32.seed(whims, words[2], words[3], number)
            states[0] = templates[sfc32.below(whims, len(templates))]
            number += 1
            s = states[0]
            noted = 0
            by_greedy = sfc32.below(whims, 65536) < setup[0]
            while s.ending == 0 and filled + noted < len(rows) and noted < LONGEST:
                by = who(s, t[0])
                if by == CHANCE:
                    answer = draw(s, t[0], g)
                    if answer <= FORCED:
                        answer = FORCED - answer
                    apply(s, t[0], answer)
                    continue
                count = options(s, t[0], work[0])
                answer = work[0][0]
                if count > 1:
                    seat = by if by >= 0 else 0
                    value = 0
                    stray = 0
                    if by_greedy:
                        if secrets:
                            states[SEEN] = states[0]
                            hide(states[SEEN], t[0], by)
                            answer = greedy.choose(states, SEEN, t[0], work[0], count, whims)
                        else:
                            answer = greedy.choose(states, 0, t[0], work[0], count, whims)
                        options(s, t[0], work[0])  # it may have written over them
                    else:
                        answer = work[0][best(states, 0, BESIDE, t[0], seat, net, work, count)]
                        value = work[6][0]
                    if sfc32.below(whims, 65536) < setup[1]:
                        answer = work[0][sfc32.below(whims, count)]
                        stray = 1
                    stand(states, AFTER, 0, t[0], seat, answer, work[1])
                    if states[AFTER].ending == 0:
                        at = filled + noted
                        seen = look(states[AFTER], t[0], seat, work[2])
                        seen = min(seen, rows.shape[1])
                        for i in range(seen):
                            rows[at, i] = work[2][i]
                        for i in range(seen, rows.shape[1]):
                            rows[at, i] = nobody
                        decided[noted] = seat
                        values[noted] = value
                        strayed[noted] = stray
                        noted += 1
                apply(s, t[0], answer)
            if s.ending <= 0:
                break
            told[0] += 1
            told[1] += 1 if result(s, t[0], 0) > 0 else 0
            for seat in range(seats):
                later = 0
                found = result(s, t[0], seat)
                for i in range(noted - 1, -1, -1):
                    if decided[i] == seat:
                        if later > 0:
                            if strayed[later] and not by_greedy:
                                found = values[later]
                            elif not by_greedy:
                                found = (setup[2] * found + (65536 - setup[2]) * values[later]) >> 16
                        later = i
                        targets[filled + i, 0] = found
                        if seats > 1:
                            for beside in range(seats):
                                other = (seat + beside) % s.players
                                if beside >= s.players:
                                    targets[filled + i, beside] = -1
                                    targets[filled + i, seats + beside] = -1
                                else:
                                    if beside > 0:
                                        targets[filled + i, beside] = result(s, t[0], other)
                                    targets[filled + i, seats + beside] = points(s, t[0], other)
            filled += noted
        return filled

    kernel = (sfc32, result, points, hide, copy_state)
    register((*trials.sources, *kernel, stand, best, worth), game)
    modules = (greedy, *getattr(greedy, "MODULES", ()))
    register(modules, inline=False)
    identity = key([*trials.sources, *kernel, *modules, generate], [game.state, game.tables], trials.edition) + "v"
    return compile_cached(generate, identity)


def room(trials: Trials) -> Any:
    """What one thread writes into."""
    return compiled.room(trials.eyes)
