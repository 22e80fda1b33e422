"""Whole games with a policy inside, for statistics. In the compiled subset, so that every back end plays the same games.

`build` puts a game and a policy together: `play` plays a whole game, `play_on` a part of one, for back ends that play many
side by side. Compiled back ends compile them; interpreted they run as they are, on a list of Python states. The
fingerprint folds every answer and the final state, on two lanes of 32 bits.

There are two generators: chance draws from `g`, policies from `whims`. So two policies meet the same dice, and none of them
can read in its generator what the dice will show. A stranger's policy (`STRANGE`) may do anything: it gets a copy of the
state, and what it answers is looked up among the options.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import prod
from types import ModuleType
from typing import Any

from leagues.kernel import frames, random_policy, sfc32
from leagues.kernel.decisions import FORCED, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ENDED_BY_FAULT, FAULT_OPTIONS, FAULT_POLICY
from leagues.kernel.game import Edition, Game
from leagues.kernel.schema import Record

WORD = 0xFFFFFFFF
# What `play` writes into its tally.
DECISIONS, DRAWS, STEPS, HIGH, LOW = 0, 1, 2, 3, 4
TALLY = 5
ALL_STEPS = 1 << 60  # more than any game has
# Which state is which.
PLAYED, SEEN = 0, 1  # the game, and what a seat sees of it (only where there are secrets or a stranger)


def copy_state(states: Any, to: int, source: int) -> None:
    """states[to] becomes a copy of states[source]. Compiled code has its own way of doing this."""
    states[to] = states[source].copy()


def fold(lane: int, value: int) -> int:
    """Fold a value into a lane of 32 bits; the multiplication stays below 2^63."""
    lane = ((lane ^ (value & WORD)) * 0x5BD1E995) & WORD
    return lane ^ (lane >> 15)


def make_digest(state: type[Record], blank: Collection[str] = ()) -> Callable[[Any, Any], None]:
    """Write the function that folds a state into a tally: each number that is not 0, with its place. Fields in `blank` are
    known to be 0."""
    lines = ["def digest(s, tally):", "    high = tally[3]", "    low = tally[4]"]
    place = 1

    def folded(value: str, at: str, indent: str) -> list[str]:
        return [
            f"{indent}if {value} != 0:",
            f"{indent}    low = fold(low, {at} * 65599 + {value})",
            f"{indent}    high = (high * 33 + low) & 0xFFFFFFFF",
        ]

    for one in state.FIELDS:
        if one.name in blank:
            place += prod(one.shape)
        elif one.record is not None:
            inner = [f.name for f in one.record.FIELDS]
            lines.append(f"    for i in range({one.shape[0]}):")
            for index, name in enumerate(inner):
                lines += folded(f"s.{one.name}[i].{name}", f"({place + index} + i * {len(inner)})", "        ")
            place += one.shape[0] * len(inner)
        elif len(one.shape) == 2:
            lines += [f"    for i in range({one.shape[0]}):", f"        for j in range({one.shape[1]}):"]
            lines += folded(f"s.{one.name}[i][j]", f"({place} + i * {one.shape[1]} + j)", "            ")
            place += one.shape[0] * one.shape[1]
        elif one.shape:
            lines.append(f"    for i in range({one.shape[0]}):")
            lines += folded(f"s.{one.name}[i]", f"({place} + i)", "        ")
            place += one.shape[0]
        else:
            lines += folded(f"s.{one.name}", str(place), "    ")
            place += 1
    lines += ["    tally[3] = high", "    tally[4] = low"]
    scope: dict[str, Any] = {"fold": fold}
    exec(compile("\n".join(lines), "<digest>", "exec"), scope)
    digest: Callable[[Any, Any], None] = scope["digest"]
    return digest


@dataclass(frozen=True)
class Player:
    """A game and a policy, put together."""

    game: Game
    policy: str
    play_on: Callable[..., None]  # play_on(states, t, g, whims, out, tally, most): at most so many steps
    digest: Callable[[Any, Any], None]  # digest(s, tally): folds the final state
    play: Callable[..., None]  # play(states, t, g, whims, out, tally): one whole game in states[0]
    states: int  # how many states `play` needs
    sources: tuple[Any, ...]  # every module and function of the rules that a compiler must know
    thinking: tuple[Any, ...]  # the modules of the policies
    edition: Edition | None = None  # what it is limited to
    strange: bool = False  # whether a policy is a stranger's


def policies(game: Game) -> dict[str, ModuleType]:
    """Every policy that can play a game."""
    return {"random": random_policy, **game.policies}


def policies_by_seat(game: Game, policy: str, seats: int | None = None) -> list[str]:
    """The policies of a text: one for all seats, or one for each of them with commas between."""
    known, named = policies(game), [name.strip() for name in str(policy).split(",")]
    for name in named:
        if name not in known:
            raise LeaguesError("unknown-policy", policy=name[:40], policies=", ".join(known))
    if seats is not None and len(named) not in (1, seats):
        raise LeaguesError("policy-seats", found=len(named), right=seats)
    return named


def chooser(game: Game, policy: str, who: Callable[[Any, Any], int]) -> Callable[..., int]:
    """The `choose` of a policy; of several, each seat has its own. It is written out, as the compiled subset wants it, with
    the policies by name: what is kept of compiled code is found again by what a function names."""
    named, known = policies_by_seat(game, policy), policies(game)
    if len(named) == 1:
        alone: Callable[..., int] = known[named[0]].choose
        return alone
    called = [f"policy_{name.encode().hex()}" for name in named]
    scope: dict[str, Any] = {"who": who, **dict(zip(called, map(known.__getitem__, named), strict=True))}
    lines = ["def choose(states, seen, t, out, count, g):", "    seat = who(states[seen], t)"]
    for seat in range(1, len(named)):
        lines += [f"    if seat == {seat}:", f"        return {called[seat]}.choose(states, seen, t, out, count, g)"]
    lines.append(f"    return {called[0]}.choose(states, seen, t, out, count, g)")  # also where anyone may answer
    exec(compile("\n".join(lines), "<policies>", "exec"), scope)
    choose: Callable[..., int] = scope["choose"]
    return choose


def among(out: Any, count: int, answer: Any) -> int:
    """The answer, if it is one of the options; else -1."""
    for k in range(count):
        if out[k] == answer:
            return out[k]  # type: ignore[no-any-return]  # `out` may be an array, which has no types
    return -1


def build(game: Game, policy: str, edition: Edition | None = None) -> Player:
    """Put a game, or one of its editions, and a policy, or one for each seat, together."""
    modules = list(dict.fromkeys(policies(game)[name] for name in policies_by_seat(game, policy)))
    flow, hide = game.flow_of(edition), game.hide
    strange = any(getattr(module, "STRANGE", False) for module in modules)
    copies = strange or (game.has_secrets and any(getattr(module, "LOOKS", True) for module in modules))
    digest = make_digest(game.state, edition.blank if edition is not None else ())
    options, who, apply, draw = flow.options, flow.who, flow.apply, flow.draw
    choose = chooser(game, policy, who)

    def play_on(states: Any, t: Any, g: Any, whims: Any, out: Any, tally: Any, most: int) -> None:
        s = states[0]
        high = tally[HIGH]
        low = tally[LOW]
        decisions = 0
        draws = 0
        steps = 0
        while s.ending == 0 and steps < most:
            answer = draw(s, t, g)
            if answer >= 0:
                draws += 1
            elif answer <= FORCED:
                answer = FORCED - answer
            else:
                count = options(s, t, out) if answer == NOT_CHANCE else 0
                if count == 0:
                    s.fault = FAULT_OPTIONS
                    s.ending = ENDED_BY_FAULT
                    break
                answer = out[0]
                if count > 1:
                    decisions += 1
                    if copies:
                        copy_state(states, SEEN, PLAYED)
                        hide(states[SEEN], t, who(s, t))
                        answer = choose(states[SEEN:], 0, t, out, count, whims)
                    else:
                        answer = choose(states, PLAYED, t, out, count, whims)
                    if strange:
                        answer = among(out, options(s, t, out), answer)
                        if answer < 0:
                            s.fault = FAULT_POLICY
                            s.ending = ENDED_BY_FAULT
                            break
            value = s.frames[s.depth - 1].doing * 4096 + answer
            low = fold(low, value)
            high = (high * 33 + low) & WORD
            steps += 1
            apply(s, t, answer)
        tally[DECISIONS] += decisions
        tally[DRAWS] += draws
        tally[STEPS] += steps
        tally[HIGH] = high
        tally[LOW] = low

    def play(states: Any, t: Any, g: Any, whims: Any, out: Any, tally: Any) -> None:
        for i in range(TALLY):
            tally[i] = 0
        play_on(states, t, g, whims, out, tally, ALL_STEPS)
        digest(states[0], tally)

    sources = (*flow.sources, frames, sfc32, game.score, play_on, play, hide, digest, fold, among)
    thinking: list[Any] = [choose] if "," in policy else []
    for module in modules:
        thinking += [module, *getattr(module, "MODULES", ())]  # a policy names the modules it is spread over
    return Player(game, policy, play_on, digest, play, 2 if copies else 1, sources, tuple(thinking), edition, strange)
