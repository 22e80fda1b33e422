"""Every course, sailed without a browser: what is recommended teaches everything and wins. `tests/browser/test_guides.py`
holds the page to the same lessons."""

from __future__ import annotations

import random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from leagues import bots
from leagues.games import GAMES
from leagues.games.nautilion.state import EXPANSIONS
from tests.guides.lessons import GUIDES, Pupil, begin, courses, every, is_last, lacking, won

PARTS = list(every())
WORDS = GUIDES.parents[1] / "words"


@pytest.mark.parametrize(("game", "course", "part"), PARTS)
def test_what_is_recommended_teaches_everything_and_wins(game: str, course: str, part: int) -> None:
    last = is_last(game, course, part)
    pupil = begin(game, course, part)
    pupil.sail(to_the_end=last)
    assert lacking(pupil) == []
    if last:
        assert won(pupil.table), pupil.table.outcome


def test_rivals_change_nothing_about_the_first_game_ashore() -> None:
    for luck in range(4):
        pupil = begin("island", "first")
        pupil.luck = random.Random(luck)
        pupil.sail()
        assert won(pupil.table)
        assert lacking(pupil) == []


def test_every_expansion_has_a_course_of_its_own() -> None:
    assert set(courses("nautilion")) == {"first", *EXPANSIONS}
    for name in EXPANSIONS:
        assert courses("nautilion")[name]["options"]["expansions"] == [name]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_words_and_no_others(game: str, language: str) -> None:
    resource = FluentParser().parse((WORDS / language / f"{game}.ftl").read_text())
    prefix = f"{game}-page-guide-"
    told = {
        entry.id.name.removeprefix(prefix): {one.id.name for one in entry.attributes}
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(prefix)
    }
    for name in ("at", "next", "skip", "leave", "open", "fold", "retry", "working"):
        del told[name]
    lessons = [lesson for course in courses(game).values() for part in course["parts"] for lesson in part["lessons"]]
    wanted = {
        lesson["id"]: {"aside"} if "aside" in lesson else {"lost"} if lesson.get("over") else set() for lesson in lessons
    }
    assert told == wanted
    assert len(lessons) == len(wanted)  # what has been learned is remembered by its name


@pytest.mark.parametrize("game", GAMES)
def test_lessons_speak_of_decisions_and_sentences_that_there_are(game: str) -> None:
    decisions = {decision.name for decision in GAMES[game].decisions.by_number.values() if not decision.chance}
    said = {message.id for message in GAMES[game].messages} | {f"asks-{name}" for name in decisions} | {"*"}
    for course in courses(game).values():
        for part in course["parts"]:
            ids = [lesson["id"] for one in course["parts"][: course["parts"].index(part) + 1] for lesson in one["lessons"]]
            for lesson in part["lessons"]:
                assert set(lesson.get("at", ())) <= decisions, lesson
                assert {*lesson.get("until", ()), *lesson.get("aside", ()), lesson.get("heard", "*")} <= said, lesson
                assert set(lesson.get("after", ())) <= set(ids), lesson


def test_whoever_answers_otherwise_is_never_left_with_a_lesson_about_something_else() -> None:
    """Any answers at all: what is on is for the decision that waits, and what was done as asked is not asked again."""
    for game, course, part in PARTS:
        for number in range(3):
            pupil, lots = begin(game, course, part), random.Random(f"{game} {course} {part} {number}")
            _stray(pupil, lots)


def _stray(pupil: Pupil, lots: random.Random) -> None:
    table = pupil.table
    for _ in range(80):
        if table.decision is None:
            return
        if not pupil.mine:
            pupil.others()
            continue
        lesson = pupil.lesson
        if lesson is not None:
            assert table.decision.name in lesson.get("at", [table.decision.name])
            assert lesson["id"] not in pupil.learned
            assert pupil.recommended == "undo" or pupil.recommended in map(str, table.legal)
        if lesson is not None and lots.random() < 0.3:
            pupil.read()
        pupil.answer(str(lots.choice(table.legal)))


def test_advice_is_the_same_whoever_asks() -> None:
    table = begin("nautilion", "first").table
    table.play("roll")
    before = table.copy()
    assert {bots.advice(table, 0) for _ in range(3)} == {bots.advice(before, 0)}
    assert table.state == before.state
