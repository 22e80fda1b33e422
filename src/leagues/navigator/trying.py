"""Trying the options of a position, in the compiled subset: each is played on many times, all of them on the same luck.

`build` writes the functions for a game. With a network, whoever decides takes what leads to the best position by its value,
and what is still open after some rolls is valued too. Without one the game's own policy plays on to the end; with one that
is good at one moment only (`rests` of the eyes), it plays on until then. Luck is addressed: the same draw of the same
kind falls alike after every option, whatever else was drawn before. What the seat may not see is dealt anew for every trial;
nobody who decides in a trial is shown more than their seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, Flow
from leagues.kernel.frames import CHANCE, ENDED_BY_FAULT, FAULT_OPTIONS
from leagues.kernel.game import Edition, Game
from leagues.kernel.playout import copy_state, policies
from leagues.navigator import eyes_island, eyes_nautilion, eyes_nemo, network

ROOT, WORLD, TRIED, TRIAL, SEEN = range(5)
STATES = 5
KINDS_OF_DRAWS = 64
EYES: dict[str, ModuleType] = {"nautilion": eyes_nautilion, "island": eyes_island, "nemo": eyes_nemo}


@dataclass(frozen=True)
class Trials:
    """The functions for a game."""

    game: Game
    edition: Edition | None
    eyes: ModuleType
    flow: Flow
    valued: bool  # whether a network plays
    sample: Callable[..., None]  # see below
    look_at: Callable[..., None]  # the values of all options at once, without luck
    best: Callable[..., int]  # the option that leads to the best position by its value
    worth: Callable[..., int]  # what a position is worth to a seat
    stand: Callable[..., None]  # the position that an answer leads to
    sources: tuple[Any, ...]
    thinking: tuple[Any, ...]


def build(game: Game, edition: Edition | None, *, valued: bool) -> Trials:
    """Write the functions. `work` is what `room` gives."""
    flow, hide, fill, eyes = game.flow_of(edition), game.hide, game.fill, EYES[game.id]
    options, who, apply, draw = flow.options, flow.who, flow.apply, flow.draw
    result, secrets = eyes.result, game.has_secrets
    look = eyes.look_base if edition is not None and hasattr(eyes, "look_base") else eyes.look
    forward, chance = network.forward, network.chance
    policy = policies(game).get("greedy", policies(game)["random"])
    won = getattr(eyes, "WON", 0)  # which output is the chance to win
    halts = valued and hasattr(eyes, "rests")
    rests: Any = getattr(eyes, "rests", None)

    def stand(states: Any, to: int, source: int, t: Any, seat: int, answer: int, out: Any) -> None:
        """states[to] becomes what states[source] is after an answer of a seat, and after what it has no choice about."""
        copy_state(states, to, source)
        s = states[to]
        apply(s, t, answer)
        while s.ending == 0:
            if who(s, t) != seat or options(s, t, out) != 1:
                break
            apply(s, t, out[0])

    def worth(s: Any, t: Any, seat: int, net: Any, work: Any) -> int:
        """The chance of a seat to win, of ONE."""
        if s.ending != 0:
            return result(s, t, seat)  # type: ignore[no-any-return]
        count = look(s, t, seat, work[2])
        forward(net, work[2], count, work[3], work[4], work[5])
        return chance(net, work[5][won])

    def best(states: Any, at: int, trial: int, t: Any, seat: int, net: Any, work: Any, count: int) -> int:
        """The place among the options in `work[0]` that leads to the best position; its value is left in `work[6]`."""
        found = 0
        most = -1
        for k in range(count):
            stand(states, trial, at, t, seat, work[0][k], work[1])
            value = worth(states[trial], t, seat, net, work)
            if value > most:
                most = value
                found = k
        work[6][0] = most
        return found

    def address(s: Any, work: Any, seeds: Any, luck: int) -> None:
        """The generator of the next draw: by what is drawn, and how often that was before."""
        doing = s.frames[s.depth - 1].doing
        nth = work[7][doing % KINDS_OF_DRAWS]
        work[7][doing % KINDS_OF_DRAWS] = nth + 1
        sfc32.seed(work[8], seeds[0] ^ doing, seeds[1] ^ nth, luck)

    def fault(s: Any) -> None:
        s.fault = FAULT_OPTIONS
        s.ending = ENDED_BY_FAULT

    def chance_answers(s: Any, t: Any, work: Any, seeds: Any, luck: int) -> None:
        """Draw, and go on."""
        address(s, work, seeds, luck)
        answer = draw(s, t, work[8])
        if answer <= FORCED:
            answer = FORCED - answer
        if answer < 0:
            fault(s)
        else:
            apply(s, t, answer)

    def with_value(states: Any, at: int, t: Any, seat: int, net: Any, work: Any, seeds: Any, luck: int, horizon: int) -> int:
        """Play on until the seat has decided after so many rolls, and value what that leads to."""
        s = states[at]
        for kind in range(KINDS_OF_DRAWS):
            work[7][kind] = 0
        turns = 0
        drawn = False
        while s.ending == 0:
            by = who(s, t)
            if by == CHANCE:
                chance_answers(s, t, work, seeds, luck)
                drawn = True
                continue
            count = options(s, t, work[0])
            if count == 0:
                fault(s)
                break
            answer = work[0][0]
            if count > 1:
                if by == seat and drawn:
                    turns += 1
                    drawn = False
                seen_by = by if by >= 0 else seat
                answer = work[0][best(states, at, TRIAL, t, seen_by, net, work, count)]
                if turns >= horizon:
                    if by == seat:
                        value = work[6][0]
                        stand(states, TRIAL, at, t, seat, answer, work[1])
                        trial = states[TRIAL]
                        if trial.ending != 0:
                            return value  # type: ignore[no-any-return]
                        if who(trial, t) != seat:
                            return value  # type: ignore[no-any-return]
            apply(s, t, answer)
        return result(s, t, seat) if s.ending > 0 else 0

    def with_policy(
        states: Any, at: int, t: Any, seat: int, net: Any, work: Any, seeds: Any, luck: int, horizon: int
    ) -> int:
        """Play as the game's policy does: to the end, or where the value is taken."""
        s = states[at]
        for kind in range(KINDS_OF_DRAWS):
            work[7][kind] = 0
        while s.ending == 0:
            by = who(s, t)
            if by == CHANCE:
                chance_answers(s, t, work, seeds, luck)
                continue
            count = options(s, t, work[0])
            if count == 0:
                fault(s)
                break
            answer = work[0][0]
            if count > 1:
                if halts:
                    if rests(s, states[ROOT]):
                        return worth(s, t, seat, net, work)
                if secrets:
                    copy_state(states, SEEN, at)
                    hide(states[SEEN], t, by)
                    answer = policy.choose(states, SEEN, t, work[0], count, work[9])
                else:
                    answer = policy.choose(states, at, t, work[0], count, work[9])
            apply(s, t, answer)
        return result(s, t, seat) if s.ending > 0 else 0

    play_on = with_value if valued and not halts else with_policy

    def sample(
        states: Any, t: Any, net: Any, work: Any, seat: int, answers: Any, seeds: Any, lucks: Any, horizon: int, values: Any
    ) -> None:
        """Write `values[i][j]`: what comes of answer i with luck j. states[ROOT] is what the seat may know."""
        for j in range(len(lucks)):
            copy_state(states, WORLD, ROOT)
            if secrets:
                sfc32.seed(work[8], seeds[0], ~seeds[1], lucks[j])
                fill(states[WORLD], t, seat, work[8])
            for i in range(len(answers)):
                stand(states, TRIED, WORLD, t, seat, answers[i], work[1])
                sfc32.seed(work[9], seeds[1], seeds[0], lucks[j])
                values[i][j] = play_on(states, TRIED, t, seat, net, work, seeds, lucks[j], horizon)

    def look_at(states: Any, t: Any, net: Any, work: Any, seat: int, answers: Any, values: Any) -> None:
        """Write `values[i]`: the value of the position that answer i leads to, then all outputs; 0 where it is over."""
        for i in range(len(answers)):
            stand(states, TRIED, ROOT, t, seat, answers[i], work[1])
            for k in range(len(work[5])):
                work[5][k] = 0
            values[i][0] = worth(states[TRIED], t, seat, net, work)
            for k in range(len(work[5])):
                values[i][k + 1] = work[5][k]

    ours: tuple[Any, ...] = (stand, address, fault, chance_answers, copy_state)
    if valued:
        ours += (eyes, network, look, worth, best)
    kernel = (frames, sfc32, result, fill, hide)
    thinking = (policy, *getattr(policy, "MODULES", ())) if play_on is with_policy else ()
    return Trials(game, edition, eyes, flow, valued, sample, look_at, best, worth, stand,
                  (*flow.sources, *kernel, *ours, play_on), thinking)  # fmt: skip


def edition_of(game: Game, state: Any) -> Edition | None:
    """The edition whose functions are used: only where the eyes know of any."""
    return game.edition_of(state) if hasattr(EYES[game.id], "look_base") else None


def room(eyes: ModuleType) -> tuple[Any, ...]:
    """What the functions write into, interpreted: the options, more options, the columns, the layers, the outputs, a value,
    counts of draws, and two generators."""
    sizes = (MOST_OPTIONS, MOST_OPTIONS, eyes.MOST, network.FIRST, network.SECOND, eyes.OUTPUTS, 1, KINDS_OF_DRAWS, 4, 4)
    return tuple([0] * size for size in sizes)
