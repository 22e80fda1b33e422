"""The functions of a batch, compiled for the CPU: each goes over the games from `low` to `high`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from leagues.compiled.batch_arrays import LOOK, RENEW, Games
from leagues.compiled.batch_steps import NO_ANSWER, NOBODY, Steps, allowed, keep, pick, start, wake
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Edition, Game
from leagues.kernel.playout import among, chooser, policies, policies_by_seat

# What `go_on` is to do.
ANSWER, PLACED, BEGIN, NEXT = range(4)  # on from a state that was put there; the game of this number, or of the next
_compiled: dict[str, Any] = {}


@dataclass(frozen=True)
class Code:
    """What a batch calls."""

    go_on: Any  # go_on(games, low, high, what, chosen): answer with actions, or begin where `chosen` is not 0
    check: Any  # check(games, actions, count): the first game that cannot answer so, or `count`
    sample: Any  # sample(games, low, high, actions): legal actions
    unpack: Any  # unpack(games, low, high, legal): the bits as bools


def code_of(game: Game, edition: Edition | None, steps: Steps) -> Code:
    """The functions of a game's batches."""
    settle, pay, value, over, show, observe = (
        steps.settle, steps.pay, steps.value, steps.over, steps.show, steps.observe
    )  # fmt: skip

    def go_on(games: Games, low: int, high: int, what: int, chosen: Any) -> None:
        out, g, t = np.empty(MOST_OPTIONS, np.int64), np.empty(4, np.int64), games.t[0]
        renew, look = games.settings[RENEW] != 0, games.settings[LOOK] != 0
        for i in range(low, high):
            s, answer = games.states[i], NO_ANSWER
            new = what >= BEGIN
            if what == ANSWER:
                if games.who[i] == NOBODY:
                    games.rewards[i, :] = 0
                    continue
                answer = games.answers[chosen[i]]
                games.lengths[i] += 1
            elif chosen[i] == 0:
                continue
            else:
                games.lengths[i] = 0
                games.rewards[i, :] = 0
            wake(games.luck, i, g)
            if new:
                games.numbers[i] += len(games.numbers) if what == NEXT else 0
                start(games.states, i, i, games, g)
            while True:
                count = settle(s, t, g, out, answer)
                if new or what == PLACED:
                    value(s, i, games)
                else:
                    pay(s, i, games)
                if new and what == ANSWER:  # what was noted is about the game before
                    break
                if not over(s, i, games):
                    break
                count = 0
                if look:
                    observe(s, t, games.final_who[i], games.final_obs[i])
                if new or not renew:
                    break
                games.numbers[i] += len(games.numbers)
                start(games.states, i, i, games, g)
                answer, new = NO_ANSWER, True
            show(s, i, games, games.mask[i], out, count)
            if look:
                observe(s, t, games.who[i], games.obs[i])
            keep(games.luck, i, g)

    def check(games: Games, actions: Any, count: int) -> int:
        for i in range(count):
            if games.who[i] != NOBODY and not allowed(games.mask, len(games.answers), i, actions[i]):
                return i
        return count

    def sample(games: Games, low: int, high: int, actions: Any) -> None:
        g = np.empty(4, np.int64)
        for i in range(low, high):
            actions[i] = pick(games.mask, games.whims, i, g)

    def unpack(games: Games, low: int, high: int, legal: Any) -> None:
        for i in range(low, high):
            for action in range(legal.shape[1]):
                legal[i, action] = games.mask[i, action >> 5] >> (action & 31) & 1

    register(steps.sources, game)
    identity = key([*steps.sources, go_on, check, sample, unpack], [game.state, game.tables], edition)
    if identity not in _compiled:
        parts = {"g": go_on, "c": check, "s": sample, "u": unpack}
        _compiled[identity] = Code(*(compile_cached(part, identity + mark) for mark, part in parts.items()))
    found: Code = _compiled[identity]
    return found


def policy_of(game: Game, edition: Edition | None, steps: Steps, policy: str, seats: int) -> Any:
    """The compiled function that lets a policy choose: `choose(games, low, high, actions)`."""
    named = policies_by_seat(game, policy, seats)
    flow, hide = game.flow_of(edition), game.hide
    options, who, answer_of = flow.options, flow.who, chooser(game, policy, flow.who)
    strange = any(getattr(policies(game)[name], "STRANGE", False) for name in named)

    def choose(games: Games, low: int, high: int, actions: Any) -> None:
        out: Any = np.empty(MOST_OPTIONS, np.int64)
        g, t = np.empty(4, np.int64), games.t[0]
        seen = np.empty(1, games.states.dtype)
        for i in range(low, high):
            actions[i] = -1
            if games.who[i] != NOBODY:
                seen[0] = games.states[i]
                s = seen[0]
                count = options(s, t, out)
                hide(s, t, who(s, t))
                wake(games.whims, i, g)
                answer = answer_of(seen, 0, t, out, count, g)
                if strange:
                    answer = among(out, options(games.states[i], t, out), answer)
                keep(games.whims, i, g)
                if answer >= 0:
                    s = games.states[i]
                    actions[i] = games.ids[games.offsets[s.frames[s.depth - 1].doing] + answer]

    modules = [policies(game)[name] for name in named]
    thinking = [one for module in modules for one in (module, *getattr(module, "MODULES", ()))]
    thinking += [answer_of] if len(named) > 1 else []
    register((*steps.sources, *flow.sources, hide, among), game)
    register(thinking, inline=False)
    identity = key([*steps.sources, *flow.sources, hide, among, *thinking, choose], [game.state, game.tables], edition) + "p"
    if identity not in _compiled:
        _compiled[identity] = compile_cached(choose, identity)
    return _compiled[identity]
