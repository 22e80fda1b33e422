"""Whether the voyage can be lost before the next choice: everything that chance could bring until then, one by one.

A choice is played on a copy. From there on every outcome of every die and every draw is followed until somebody must choose
between two things, or is asked to roll. States that are the same but for dice that have been read count as one. Whoever
follows more than `MOST` of them gives up; what was found until then is still true, but there may be more.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from leagues.games.nemo.aids.harmless import is_harmless
from leagues.games.nemo.aids.shapes import Lots
from leagues.games.nemo.cup import side_of
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.state import LAST_STACK, TORPEDO, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import WONDER, Tables
from leagues.kernel.game import Game

MOST = 6_000  # states
NONE, SURE = Fraction(0), Fraction(1)
DEFEATS = frozenset(int(ending) for ending in Ending if ending.name.startswith("LOST"))
ASIDE = ("frames", "thrown", "white", "black", "held", "cup")  # fields that a key holds in another way, or not at all
FIELDS = [field.name for field in State.FIELDS if field.name not in ASIDE and not field.shape]
ROWS = [field.name for field in State.FIELDS if field.name not in ASIDE and field.shape]


class TooFarError(Exception):
    """There is more than can be followed."""


def key_of(s: State, t: Tables) -> tuple[Any, ...]:
    """What tells two states apart that wait for an answer. The last die was read by then, and the order of white dice or of
    black dice does not matter. While the voyage cannot be scored yet, it does not matter which map or Wonder was drawn."""
    frames = tuple((f.doing, f.step, f.a, f.b, f.c, f.d) for f in s.frames[: s.depth])
    dice = (tuple(sorted(s.white)), tuple(sorted(s.black)))
    treasures = (tuple(s.held), tuple(s.cup)) if near_the_end(s) else (merged(s.held, t), merged(s.cup, t))
    numbers = tuple(getattr(s, name) for name in FIELDS)
    return frames, dice, treasures, numbers, *(tuple(getattr(s, name)) for name in ROWS)


def near_the_end(s: State) -> bool:
    """Whether the voyage could be scored before long: at most one card lies above the stack of the Finale."""
    return s.act == LAST_STACK and s.pile[LAST_STACK - 1] <= 1


def merged(tokens: list[int], t: Tables) -> tuple[int, ...]:
    """Treasures by kind, with all maps and Wonders together in front."""
    kinds = t.treasure_kind
    plain = sum(count for kind, count in enumerate(tokens) if kinds[kind] <= WONDER)
    return plain, *(count for kind, count in enumerate(tokens) if kinds[kind] > WONDER)


class Walk:
    """Follows chance from some states; what it has seen it does not follow again."""

    def __init__(self, game: Game, t: Tables) -> None:
        self.flow, self.decisions, self.t = game.flow, game.decisions.by_number, t
        self.seen: dict[tuple[Any, ...], Fraction] = {}

    def after(self, s: State, answer: int) -> Fraction:
        """The chance that an answer loses the voyage before the next choice."""
        trial = s.copy()
        self.flow.apply(trial, self.t, answer)
        return self.lost(trial)

    def lost(self, s: State) -> Fraction:
        """The chance that the voyage is lost before the next choice."""
        while not s.ending:
            decision = self.decisions[s.frames[s.depth - 1].doing]
            if decision.chance:
                return self._by_chance(s)
            forced = self._only_answer(s, decision)
            if forced is None:
                return NONE
            self.flow.apply(s, self.t, forced)
        return SURE if s.ending in DEFEATS else NONE

    def _only_answer(self, s: State, decision: Any) -> int | None:
        """The answer, where there is no choice."""
        found = None
        if decision.waits:
            return None
        for answer in range(decision.size):
            if decision.module.forbidden(s, self.t, answer) == 0:
                if found is not None:
                    return None
                found = answer
        return found

    def _by_chance(self, s: State) -> Fraction:
        if is_harmless(s, self.t):
            return NONE
        key = key_of(s, self.t)
        if key in self.seen:
            return self.seen[key]
        if len(self.seen) >= MOST:
            raise TooFarError
        decision = self.decisions[s.frames[s.depth - 1].doing]
        weight = decision.module.weight
        lots, found = 0, NONE
        alike: dict[object, Fraction] = {}
        for outcome in range(decision.size):
            weighs = weight(s, self.t, outcome)
            if not weighs:
                continue
            kind = kind_of(s, self.t, outcome)
            if kind not in alike:
                alike[kind] = self.after(s, outcome)
            lots += weighs
            found += weighs * alike[kind] if alike[kind] else 0
        self.seen[key] = found / lots if found else NONE
        return self.seen[key]


def kind_of(s: State, t: Tables, outcome: int) -> object:
    """Outcomes of one kind lead to the same danger. Of a ship that turns up in a fight only its guns and its armour matter
    until the next choice: before the Nautilus attacks, one is asked what to exert, unless it is a torpedo."""
    fight = s.frames[s.depth - 2]
    if s.frames[s.depth - 1].doing != Step.DRAW_SHIP or fight.doing != Step.FIGHT or fight.b == TORPEDO:
        return outcome
    side = side_of(s, t, outcome)
    return t.attack[side][outcome], t.armoured >> t.ship_class[side][outcome] & 1


def dangers(game: Game, s: State, t: Tables, answers: list[int]) -> dict[int, Lots]:
    """Of all these answers, those from which some outcome loses the voyage before the next choice, with how likely that
    is. An answer that cannot be followed to the end is left out."""
    walk = Walk(game, t)
    found: dict[int, Lots] = {}
    for answer in answers:
        try:
            chance = walk.after(s, answer)
        except TooFarError:
            continue
        if chance:
            found[answer] = lots_of(chance)
    return found


def lots_of(chance: Fraction) -> Lots:
    """A chance, of 36 where that is exact."""
    if 36 % chance.denominator == 0:
        return {"lots": int(chance * 36), "of": 36}
    return {"lots": chance.numerator, "of": chance.denominator}
