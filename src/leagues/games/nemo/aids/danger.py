"""Whether the voyage can be lost before the next choice: everything that chance could bring until then.

A choice is played on a copy. From there on every outcome of every die and every draw is followed until somebody must choose
between two things, or is asked to roll. Nothing is left out and nothing is guessed; but what surely cannot lose the voyage
(`harmless`) is not followed, and what is the same as something that was followed already (`alike`) is not followed again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from leagues.games.nemo.aids.alike import Likeness, Look
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.aids.shapes import Danger, Grade, Lots
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.game import Game

NONE, SURE = Fraction(0), Fraction(1)
ALARMS = Fraction(1, 200)  # a smaller chance is said in words, without the sign of danger
COUNTED = 1296  # of more equal chances nobody makes sense: four dice have so many
DEFEATS = frozenset(int(ending) for ending in Ending if ending.name.startswith("LOST"))


class Walk:
    """Follows chance from some states; what it has seen it does not follow again."""

    def __init__(self, game: Game, t: Tables) -> None:
        self.flow, self.decisions, self.t = game.flow, game.decisions.by_number, t
        self.bounds = Bounds(t)
        self.likeness = Likeness(t, self.bounds)
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
                return self._by_chance(s, decision)
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

    def _by_chance(self, s: State, decision: Any) -> Fraction:
        worst, asks = self.bounds.read(s)
        if self.bounds.survives(s, worst):
            return NONE
        look = self.likeness.look(s, worst, asks)
        key = self.likeness.key(s, look)
        if key not in self.seen:
            self.seen[key] = self._over_outcomes(s, decision, look)
        return self.seen[key]

    def _over_outcomes(self, s: State, decision: Any, look: Look) -> Fraction:
        lots: dict[object, int] = {}
        first: dict[object, int] = {}
        for outcome in range(decision.size):
            weighs = decision.module.weight(s, self.t, outcome)
            if weighs:
                kind = self.likeness.kind(s, look, outcome)
                lots[kind] = lots.get(kind, 0) + weighs
                first.setdefault(kind, outcome)
        found = NONE
        for kind, outcome in first.items():
            if decision.number == Step.DRAW_EVENT and self.bounds.card_harmless(s, outcome + 1):
                continue
            chance = self.after(s, outcome)
            if chance:
                found += lots[kind] * chance
        return found / sum(lots.values()) if found else NONE


def dangers(game: Game, s: State, t: Tables, answers: list[int]) -> dict[int, Danger]:
    """Of all these answers, those from which some outcome loses the voyage before the next choice, with how likely that
    is."""
    walk = Walk(game, t)
    chances = {answer: walk.after(s, answer) for answer in answers}
    return {answer: danger_of(chance) for answer, chance in chances.items() if chance}


def danger_of(chance: Fraction) -> Danger:
    """A chance of defeat with its grade: certain, a risk, or too slight for an alarm."""
    grade: Grade = "certain" if chance == SURE else "risk" if chance >= ALARMS else "slight"
    return {**lots_of(chance), "grade": grade, "sentence": told_of(chance, grade)}


def told_of(chance: Fraction, grade: Grade) -> Sentence:
    """The sentence of a danger: in equal chances as far as people count them, else in percent."""
    if grade == "certain":
        return "aid-danger-certain", {}
    if grade == "slight":
        return "aid-danger-slight", {"cases": round_down(int(1 / chance))}
    lots = lots_of(chance)
    if lots["of"] <= COUNTED:
        return "aid-danger", {"lots": lots["lots"], "of": lots["of"]}
    return "aid-danger-share", {"percent": max(1, round(100 * chance))}


def round_down(number: int) -> int:
    """A large number by its first digit: 31,104 is 30,000."""
    step: int = 10 ** (len(str(number)) - 1)
    return number // step * step


def lots_of(chance: Fraction) -> Lots:
    """A chance, of 36 where that is exact."""
    if 36 % chance.denominator == 0:
        return {"lots": int(chance * 36), "of": 36}
    return {"lots": chance.numerator, "of": chance.denominator}
