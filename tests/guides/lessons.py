"""The lessons as the page chooses them (`web/src/lib/guide/lessons.ts`), told once more in Python: so that a course can be
sailed to its end without a browser.

Run as a program (`python -m tests.guides.lessons`) it looks for the seeds of the courses anew: the first under which whoever
does what is recommended meets every lesson, and wins."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import leagues
from leagues import bots
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table

GUIDES = Path(__file__).parents[2] / "web/src/games"
GAMES = ("nautilion", "island", "nemo")
ME = 0
UNDO = "undo"
LONGEST = 2_000  # answers


def courses(game: str) -> dict[str, Any]:
    """All courses of a game, by their names."""
    found: dict[str, Any] = json.loads((GUIDES / game / "guide/courses.json").read_text())
    return found


def matches(pattern: str, notation: str) -> bool:
    """Whether an answer is one of those that a lesson speaks of."""
    return any(fnmatchcase(notation, one) for one in pattern.split("|"))


@dataclass
class Pupil:
    """Sits at the table of a part of a course."""

    table: Table
    lessons: list[dict[str, Any]]
    learned: list[str] = field(default_factory=list)
    strayed: bool = False
    luck: random.Random = field(default_factory=lambda: random.Random("rivals"))  # of the bots
    _on: dict[str, Any] | None = None  # the lesson that an answer would end
    _over: list[dict[str, Any]] = field(default_factory=list)  # those that lie over it, to be read
    _seen: int = 0

    def __post_init__(self) -> None:
        self._seen = len(self.table.journal)

    @property
    def mine(self) -> bool:
        """Whether the pupil is asked."""
        return self.table.decision is not None and self.table.who in (ME, -2)

    @property
    def advised(self) -> str:
        """What the server recommends."""
        return str(self.table.move(bots.advice(self.table, ME))) if self.mine else ""

    def fits(self, lesson: dict[str, Any]) -> bool:
        """Whether a lesson speaks of what is asked now."""
        table = self.table
        if lesson["id"] in self.learned or not set(lesson.get("after", ())) <= set(self.learned):
            return False
        if lesson.get("over") or table.decision is None:
            return bool(lesson.get("over")) and table.over
        if not self.mine or ("at" in lesson and table.decision.name not in lesson["at"]):
            return False
        if lesson.get("undo") and table.barrier(ME) is not None:
            return False
        if "turn" in lesson and table.view(ME)["turn"] < lesson["turn"]:
            return False
        if "heard" in lesson and all(line.message != lesson["heard"] for line in table.journal):
            return False
        if "offers" in lesson and not any(matches(lesson["offers"], str(move)) for move in table.legal):
            return False
        return "advised" not in lesson or matches(lesson["advised"], self.advised)

    @property
    def lesson(self) -> dict[str, Any] | None:
        """The lesson that is on."""
        return next((one for one in self.lessons if self.fits(one)), None)

    @property
    def recommended(self) -> str:
        """What to answer now: what the lesson wishes for, else what the server recommends."""
        lesson = self.lesson or {}
        legal = [str(move) for move in self.table.legal]
        wished = (one for wish in lesson.get("wish", ()) for one in legal if matches(wish, one))
        return UNDO if lesson.get("undo") else next(wished, self.advised)

    def learn(self, lesson: dict[str, Any]) -> None:
        """It need not be told again."""
        self.learned.append(lesson["id"])
        self.strayed = False

    def read(self) -> None:
        """“Go on”, as often as it is there."""
        while (lesson := self.lesson) is not None and "until" not in lesson and not lesson.get("undo"):
            self.learn(lesson)

    def answer(self, text: str) -> None:
        """Answers, or takes back, and takes note of what is learned by it."""
        if text == UNDO:
            lesson = self.lesson
            self.table.undo()
            if lesson is not None and lesson.get("undo"):
                self.learn(lesson)
            self._seen = len(self.table.journal)
            return
        here = [one for one in self.lessons if self.fits(one)]
        on = next((one for one in here if "until" in one), None)
        if on is not None:  # what lies over it to be read has been seen
            over = here[: here.index(on)]
            self._on, self._over = on, [one for one in over if "until" not in one and not one.get("undo")]
        self.table.play(text, ME)
        on, said = self._on, [line.message for line in self.table.journal[self._seen :]]
        if self.mine and self.table.decision is not None:
            said.append(f"asks-{self.table.decision.name}")
        self._seen = len(self.table.journal)
        if on is None or on["id"] in self.learned:
            return
        if "*" in on["until"] or set(said) & set(on["until"]):
            for one in [*self._over, on]:
                self.learn(one)
            self._on = None
        elif set(said) & set(on.get("aside", ())):
            self.strayed = True

    @property
    def finished(self) -> bool:
        """Whether everything here has been learned but what is said at the end."""
        return all(one["id"] in self.learned for one in self.lessons if not one.get("over"))

    def go_on(self) -> str:
        """Does what is recommended, or lets a rival answer; the answer, if it was the pupil's."""
        self.read()
        given = self.recommended if self.mine else ""
        if given:
            self.answer(given)
        else:
            self.others()
        self.read()
        return given

    def sail(self, *, to_the_end: bool = True) -> list[str]:
        """Does what is recommended, until everything is learned or to the end; every answer."""
        given: list[str] = []
        self.read()
        while self.table.decision is not None and len(given) < LONGEST and (to_the_end or not self.finished):
            given += filter(None, [self.go_on()])
        return given

    def others(self) -> None:
        """A bot answers; what others do ends no lesson."""
        table = self.table
        luck = [self.luck.getrandbits(32) for _ in range(4)]
        table.play(table.move(bots.answer(table, table.who, table.bot(table.who), luck)), table.who)
        self._seen = len(table.journal)


def begin(game: str, name: str, part: int = 0, seed: str = "") -> Pupil:
    """The table of a part of a course, for somebody who has learned the parts before."""
    course = courses(game)[name]
    of = course["parts"][part]
    seed = seed or of.get("seed") or course["seed"]
    if "scene" in of:
        start = json.loads((GUIDES / game / "guide/scenes.json").read_text())[of["scene"]]["start"]
        table = leagues.position(game, start, luck=OpenSeed(seed), wait=True)
    else:
        policies = {seat: policy for seat, policy in enumerate(course.get("bots", ())) if policy}
        table = leagues.new(game, wait=True, seed=seed, policies=policies, **course["options"])
    before = [lesson["id"] for one in course["parts"][:part] for lesson in one["lessons"]]
    return Pupil(table, of["lessons"], before)


def every() -> Iterator[tuple[str, str, int]]:
    """Every part of every course, with its game."""
    for game in GAMES:
        for name, course in courses(game).items():
            for part in range(len(course["parts"])):
                yield game, name, part


def is_last(game: str, name: str, part: int) -> bool:
    """Whether a course ends with this part."""
    return part == len(courses(game)[name]["parts"]) - 1


def lacking(pupil: Pupil) -> list[str]:
    """The lessons that did not come up."""
    return [one["id"] for one in pupil.lessons if one["id"] not in pupil.learned]


def won(table: Table) -> bool:
    """Whether the pupil has won."""
    return (table.outcome or "").startswith("won") and table.scores[ME] == max(table.scores)


def seed_for(game: str, name: str, part: int, wanted: int = 5) -> str:
    """Of the first few seeds that teach everything, and with the last part win, the shortest."""
    found: list[tuple[int, str]] = []
    label = courses(game)[name]["parts"][part].get("scene", name)
    for number in range(1, 4_000):
        pupil = begin(game, name, part, f"{label}-{number}")
        given = pupil.sail(to_the_end=is_last(game, name, part))
        if not lacking(pupil) and (not is_last(game, name, part) or won(pupil.table)):
            found.append((len(given), f"{label}-{number}"))
        if len(found) == wanted:
            break
    return min(found)[1]


if __name__ == "__main__":
    for one in every():
        print(*one, seed_for(*one))
