"""The lessons on the page, held to those that are sailed without it (`tests/guides/lessons.py`): after every press the
lesson that is on is the one for what is asked, also for somebody who answers otherwise."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Sailor, faults, overflow
from tests.browser.hands import Hands
from tests.guides.lessons import GAMES, UNDO, Pupil, begin, courses, is_last, won

READY = ".board[data-ready=true], .board[data-outcome]"
FILLED = "[data-do=confirm], [data-do=guide-next]"
COURSES = [("nautilion", "first"), ("nautilion", "darkhouse"), ("island", "first"), ("nemo", "first")]


def open_course(sailor: Sailor, game: str, course: str) -> Page:
    """The first part of a course."""
    page = sailor.go(f"/learn/{game}/{course}")
    page.wait_for_selector("[data-lesson]")
    return page


def settle(page: Page) -> None:
    """Wait until something is asked and explained, or all is over."""
    page.wait_for_selector(READY, timeout=60_000)


def same(page: Page, pupil: Pupil) -> None:
    """The page has the lesson that the pupil has."""
    settle(page)
    lesson = pupil.lesson
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", lesson["id"] if lesson else "")


def read(page: Page, pupil: Pupil) -> None:
    """Go on, as often as it is there; meanwhile nothing else is filled."""
    while (lesson := pupil.lesson) is not None and "until" not in lesson and not lesson.get("undo"):
        same(page, pupil)
        if lesson.get("over"):
            return
        page.mouse.move(0, 0)
        page.wait_for_function(ONLY_THE_LESSON, arg=FILLED)
        pupil.learn(lesson)
        page.locator("[data-do=guide-next]").click()
        if pupil.finished and page.locator("[data-lesson]").count():
            return
    same(page, pupil)


# Whether of the buttons of lesson and decision only the lesson's is filled.
ONLY_THE_LESSON = """selector => {
    const ink = getComputedStyle(document.querySelector('.board')).color
    const filled = [...document.querySelectorAll(selector)].filter(one => getComputedStyle(one).backgroundColor === ink)
    return filled.length === 1 && filled[0].dataset.do === 'guide-next'
}"""


def play(page: Page, pupil: Pupil, answer: str) -> None:
    """Play on the page what is recommended, by “Show me” and the filled button; and at the table beside it."""
    board = page.locator(".board")
    before = board.get_attribute("data-revision")
    if answer == UNDO:
        page.keyboard.press("u")
    else:
        show, confirm = page.locator("[data-do=guide-show]"), page.locator("[data-do=confirm]")
        if show.count():
            show.click()
        page.wait_for_function(
            "before => document.querySelector('.board').dataset.revision !== before"
            " || document.querySelector('[data-do=confirm]:not(:disabled)')",
            arg=before,
        )
        if board.get_attribute("data-revision") == before:
            confirm.click()
    page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)
    pupil.answer(answer)
    settle(page)
    asked = pupil.table.decision
    if asked is not None and asked.name == "spend" and board.get_attribute("data-decision") != "spend":
        pupil.answer("none")  # it went with the wager


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_a_course_is_walked_through_on_the_page(sailors: Callable[..., Sailor], game: str, course: str) -> None:
    french = (game, course) in (("nautilion", "darkhouse"), ("nemo", "first"))
    sailor = sailors(locale="fr-FR" if french else "en-GB")
    page = open_course(sailor, game, course)
    parts = courses(game)[course]["parts"]
    for part in range(len(parts)):
        pupil, here = begin(game, course, part), page.url
        while not pupil.mine:
            pupil.others()
        same(page, pupil)
        assert faults(page) == [], part
        walk(page, pupil, to_the_end=is_last(game, course, part))
        if not is_last(game, course, part):
            page.wait_for_function("was => location.href !== was", arg=here)
            page.wait_for_selector("[data-lesson]")
            continue
        assert won(pupil.table)
        farewell = pupil.lesson
        assert farewell is not None
        expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", farewell["id"])
        assert faults(page) == []
    page.locator("[data-do=guide-next]").click()
    expect(page.locator(f"[data-course={course}]")).to_contain_text(str(sum(len(part["lessons"]) for part in parts)))


def walk(page: Page, pupil: Pupil, *, to_the_end: bool) -> None:
    """Do what is recommended."""
    while pupil.table.decision is not None:
        if not pupil.mine:
            pupil.others()
            continue
        read(page, pupil)
        if pupil.finished and not to_the_end:
            return
        play(page, pupil, pupil.recommended)
    same(page, pupil)


def apart(page: Page, part: str) -> bool:
    """Whether the lesson leaves a part of the table free."""
    lesson, other = page.locator("[data-lesson]").bounding_box(), page.locator(part).first.bounding_box()
    assert lesson is not None
    assert other is not None
    beside = lesson["x"] >= other["x"] + other["width"] or other["x"] >= lesson["x"] + lesson["width"]
    return beside or lesson["y"] >= other["y"] + other["height"] or other["y"] >= lesson["y"] + lesson["height"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_lesson_leaves_the_decision_free(sailors: Callable[..., Sailor], game: str) -> None:
    page = open_course(sailors(viewport=PHONE, has_touch=True, locale="fr-FR"), game, "first")
    pupil = begin(game, "first")
    for _ in range(9):
        while not pupil.mine:
            pupil.others()
        same(page, pupil)
        lesson = pupil.lesson
        if page.locator("[data-do=confirm]").count():
            assert apart(page, "[data-do=confirm]"), lesson
        assert overflow(page) <= 0
        if lesson is not None and "until" not in lesson and not lesson.get("undo"):
            pupil.learn(lesson)
            page.locator("[data-do=guide-next]").tap()
        else:
            play(page, pupil, pupil.recommended)
    page.get_by_role("button", name="Replier la leçon").tap()
    expect(page.locator("[data-lesson] p")).to_have_count(0)


def test_whoever_answers_otherwise_is_told_about_what_is_asked_all_the_same(sailor: Sailor) -> None:
    """Any answers, now and then one taken back: the page follows, and so it does after it was loaded anew."""
    page = open_course(sailor, "nautilion", "first")
    pupil, hands, lots = begin("nautilion", "first"), Hands(page), random.Random("otherwise")
    for step in range(26):
        same(page, pupil)
        if pupil.lesson is not None and lots.random() < 0.4:
            page.locator("[data-do=guide-next], [data-do=guide-skip]").click()
            pupil.learn(pupil.lesson)
            continue
        move = lots.choice(pupil.table.legal)
        hands.play(move)
        pupil.answer(str(move))
        if step == 12:
            page.reload()
            page.wait_for_selector("[data-lesson]")


def test_what_was_learned_is_not_told_again_unless_one_starts_over(sailor: Sailor) -> None:
    page = open_course(sailor, "nautilion", "first")
    pupil = begin("nautilion", "first")
    read(page, pupil)
    play(page, pupil, pupil.recommended)
    same(page, pupil)
    left = page.url
    page = sailor.go("/learn/nautilion")
    expect(page.get_by_text("at lesson 4 of 17")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-lesson=slate]")).to_be_visible()
    assert page.url == left
    page.get_by_role("button", name="Leave the lessons").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page = sailor.go("/learn/nautilion")  # no longer in the middle: all courses, with what is known of each
    expect(page.locator("[data-course=first]")).to_contain_text("3 of 17")
    page.locator("[data-course=first] button").click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "")  # the roll is known
    page = sailor.go("/learn/nautilion")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()
