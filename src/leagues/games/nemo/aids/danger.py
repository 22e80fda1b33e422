"""Whether the voyage can be lost before the next choice: everything that chance could bring until then.

A choice is played on a copy. From there on every outcome of every die and every draw is followed until somebody must choose
between two things, or is asked to roll. Nothing is guessed; but what surely cannot lose the voyage (`harmless`) is not
followed, and what is the same as something that was followed already (`alike`) is not followed again. No explanation follows
more than `FOLLOWED` answers and outcomes: of what is left then it is said that the voyage may be lost, and never that it
cannot.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from leagues.games.nemo.aids.alike import Likeness, Look
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.aids.shapes import Danger, Grade, Lots
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.game import Game

FOLLOWED = 4000  # at most, of all choices of an explanation together: about a fifth of a second
NONE, SURE = Fraction(0), Fraction(1)
ALARMS = Fraction(1, 200)  # a smaller chance is said in words, without the sign of danger
COUNTED = 1296  # of more equal chances nobody makes sense: four dice have so many
DEFEATS = frozenset(int(ending) for ending in Ending if ending.name.startswith("LOST"))


class Chance(NamedTuple):
    """How likely defeat is, at least and at most; the two differ where not everything was followed."""

    least: Fraction
    most: Fraction


NEVER, CERTAIN, ANY = Chance(NONE, NONE), Chance(SURE, SURE), Chance(NONE, SURE)


class Walk:
    """Follows chance from some states; what it has seen it does not follow again. Past the limit it follows nothing more."""

    def __init__(self, game: Game, t: Tables, limit: int = FOLLOWED) -> None:
        self.flow, self.decisions, self.t = game.flow, game.decisions.by_number, t
        self.bounds = Bounds(t)
        self.likeness = Likeness(t, self.bounds)
        self.seen: dict[tuple[Any, ...], Chance] = {}
        self.limit, self.followed = limit, 0

    def after(self, s: State, answer: int) -> Chance:
        """The chance that an answer loses the voyage before the next choice."""
        self.followed += 1
        trial = s.copy()
        self.flow.apply(trial, self.t, answer)
        return self.lost(trial)

    def lost(self, s: State) -> Chance:
        """The chance that the voyage is lost before the next choice."""
        while not s.ending:
            decision = self.decisions[s.frames[s.depth - 1].doing]
            if decision.chance:
                return self._by_chance(s, decision)
            forced = self._only_answer(s, decision)
            if forced is None:
                return NEVER
            self.followed += 1
            self.flow.apply(s, self.t, forced)
        return CERTAIN if s.ending in DEFEATS else NEVER

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

    def _by_chance(self, s: State, decision: Any) -> Chance:
        worst, asks = self.bounds.read(s)
        if self.bounds.survives(s, worst):
            return NEVER
        look = self.likeness.look(s, worst, asks)
        key = self.likeness.key(s, look)
        if key in self.seen:
            return self.seen[key]
        chance = self._over_outcomes(s, decision, look)
        if chance.least == chance.most:
            self.seen[key] = chance
        return chance

    def _over_outcomes(self, s: State, decision: Any, look: Look) -> Chance:
        lots: dict[object, int] = {}
        first: dict[object, int] = {}
        for outcome in range(decision.size):
            weighs = decision.module.weight(s, self.t, outcome)
            if weighs:
                kind = self.likeness.kind(s, look, outcome)
                lots[kind] = lots.get(kind, 0) + weighs
                first.setdefault(kind, outcome)
        least = most = NONE
        for kind, outcome in first.items():
            if decision.number == Step.DRAW_EVENT and self.bounds.card_harmless(s, outcome + 1):
                continue
            chance = ANY if self.followed >= self.limit else self.after(s, outcome)
            least += lots[kind] * chance.least
            most += lots[kind] * chance.most
        of = sum(lots.values())
        return Chance(least / of, most / of)


def chances(walk: Walk, s: State, answers: list[int]) -> dict[int, Chance]:
    """The chance of each answer. At first each may take its share of what can be followed; what is left over then goes to
    those that need more."""
    found: dict[int, Chance] = {}
    limit, left = walk.limit, answers
    for _ in range(2):
        for place, answer in enumerate(left):
            walk.limit = walk.followed + max(0, limit - walk.followed) // (len(left) - place)
            found[answer] = walk.after(s, answer)
        left = [answer for answer in left if found[answer].least < found[answer].most]
    return found


def dangers(game: Game, s: State, t: Tables, answers: list[int]) -> dict[int, Danger]:
    """Of all these answers, those from which some outcome loses the voyage before the next choice, or may, with how likely
    that is."""
    found = chances(Walk(game, t), s, answers)
    return {answer: danger_of(chance) for answer, chance in found.items() if chance.most}


def danger_of(chance: Chance) -> Danger:
    """A chance of defeat with its grade: certain, a risk, too slight for an alarm, or unknown where not everything could be
    followed."""
    if chance.most < ALARMS:
        return {**lots_of(chance.most), "grade": "slight", "sentence": told_of(chance.most, "slight")}
    if chance.least < chance.most:
        return {**lots_of(chance.least), "grade": "unknown", "sentence": told_at_least(chance.least)}
    grade: Grade = "certain" if chance == CERTAIN else "risk"
    return {**lots_of(chance.least), "grade": grade, "sentence": told_of(chance.least, grade)}


def told_at_least(chance: Fraction) -> Sentence:
    """The sentence of a danger that was not followed to its end."""
    percent = int(100 * chance)
    return ("aid-danger-least", {"percent": percent}) if percent else ("aid-danger-unknown", {})


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
