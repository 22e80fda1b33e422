"""Whole games with a policy inside, for statistics. In the compiled subset, so that every back end plays the same games.

`build` puts a game and a policy together into one function. Compiled back ends compile it; interpreted it runs as it is, on a
list of Python states. The fingerprint folds every answer and the final state, on two lanes of 32 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, ENDED_BY_FAULT, FAULT_OPTIONS
from leagues.kernel.game import Game
from leagues.kernel.schema import Record

WORD = 0xFFFFFFFF
# What `play` writes into its tally.
DECISIONS, DRAWS, STEPS, HIGH, LOW = 0, 1, 2, 3, 4
TALLY = 5
# Which state is which.
PLAYED, SEEN = 0, 1  # the game, and what a seat sees of it (only in games with secrets)


def copy_state(states: Any, to: int, source: int) -> None:
    """states[to] becomes a copy of states[source]. Compiled code has its own way of doing this."""
    states[to] = states[source].copy()


def fold_high(lane: int, value: int) -> int:
    """Fold a value into the high lane (a multiplicative hash on 32 bits)."""
    lane = ((lane ^ (value & WORD)) * 0x5BD1E995) & WORD
    return lane ^ (lane >> 15)


def fold_low(lane: int, value: int) -> int:
    """Fold a value into the low lane."""
    lane = ((lane ^ (value & WORD)) * 0x1B873593) & WORD
    return lane ^ (lane >> 13)


def choose_random(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """The policy `random`: every option is as likely as the others."""
    return out[sfc32.below(g, count)]  # type: ignore[no-any-return]


def make_digest(state: type[Record]) -> Callable[[Any, Any], None]:
    """Write the function that folds a state into a tally: each number that is not 0, with its place."""
    lines = ["def digest(s, tally):", "    high = tally[3]", "    low = tally[4]"]
    place = 1

    def fold(value: str, at: str, indent: str) -> list[str]:
        return [
            f"{indent}if {value} != 0:",
            f"{indent}    high = fold_high(high, {at} * 65599 + {value})",
            f"{indent}    low = fold_low(low, {at} * 65599 + {value})",
        ]

    for one in state.FIELDS:
        if one.record is not None:
            inner = [f.name for f in one.record.FIELDS]
            lines.append(f"    for i in range({one.shape[0]}):")
            for index, name in enumerate(inner):
                lines += fold(f"s.{one.name}[i].{name}", f"({place + index} + i * {len(inner)})", "        ")
            place += one.shape[0] * len(inner)
        elif len(one.shape) == 2:
            lines += [f"    for i in range({one.shape[0]}):", f"        for j in range({one.shape[1]}):"]
            lines += fold(f"s.{one.name}[i][j]", f"({place} + i * {one.shape[1]} + j)", "            ")
            place += one.shape[0] * one.shape[1]
        elif one.shape:
            lines.append(f"    for i in range({one.shape[0]}):")
            lines += fold(f"s.{one.name}[i]", f"({place} + i)", "        ")
            place += one.shape[0]
        else:
            lines += fold(f"s.{one.name}", str(place), "    ")
            place += 1
    lines += ["    tally[3] = high", "    tally[4] = low"]
    scope: dict[str, Any] = {"fold_high": fold_high, "fold_low": fold_low}
    exec(compile("\n".join(lines), "<digest>", "exec"), scope)
    digest: Callable[[Any, Any], None] = scope["digest"]
    return digest


@dataclass(frozen=True)
class Player:
    """A game and a policy, put together."""

    game: Game
    policy: str
    play: Callable[[Any, Any, Any, Any, Any], None]  # play(states, t, g, out, tally): one whole game in states[0]
    states: int  # how many states `play` needs
    sources: tuple[Any, ...]  # every module and function that a compiler must know


def build(game: Game, policy: str) -> Player:
    """Put a game and one of its policies together."""
    policies = {"random": choose_random, **(game.policies or {})}
    if policy not in policies:
        raise LeaguesError("unknown-policy", policy=policy, policies=", ".join(policies))
    choose = policies[policy]
    flow, hide, digest, secrets = game.flow, game.hide, make_digest(game.state), game.has_secrets
    options, who, apply, total, pick, weight = flow.options, flow.who, flow.apply, flow.total, flow.pick, flow.weight

    def play(states: Any, t: Any, g: Any, out: Any, tally: Any) -> None:
        s = states[0]
        high = 0
        low = 0
        decisions = 0
        draws = 0
        steps = 0
        while s.ending == 0:
            by = who(s, t)
            if by == CHANCE:
                lots = total(s, t)
                if lots == 0:
                    s.fault = FAULT_OPTIONS
                    s.ending = ENDED_BY_FAULT
                    break
                answer = pick(s, t, sfc32.below(g, lots))
                if weight(s, t, answer) != lots:
                    draws += 1
            else:
                count = options(s, t, out)
                if count == 0:
                    s.fault = FAULT_OPTIONS
                    s.ending = ENDED_BY_FAULT
                    break
                answer = out[0]
                if count > 1:
                    decisions += 1
                    if secrets:
                        copy_state(states, SEEN, PLAYED)
                        hide(states[SEEN], by)
                        answer = choose(states, SEEN, t, out, count, g)
                    else:
                        answer = choose(states, PLAYED, t, out, count, g)
            value = s.frames[s.depth - 1].doing * 4096 + answer
            high = fold_high(high, value)
            low = fold_low(low, value)
            steps += 1
            apply(s, t, answer)
        tally[DECISIONS] = decisions
        tally[DRAWS] = draws
        tally[STEPS] = steps
        tally[HIGH] = high
        tally[LOW] = low
        digest(s, tally)

    sources = (*flow.sources, frames, sfc32, play, choose, hide, digest, fold_high, fold_low)
    return Player(game, policy, play, 2 if secrets else 1, sources)
