"""The first game that teaches by playing, walked through in both languages; what one does otherwise is explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from tests.browser.conftest import PHONE, Sailor, faults
from tests.browser.hands import Hands, Thumbs, mirror

READ = ("welcome", "ship", "slate")
LESSONS = [
    "welcome", "ship", "roll", "slate", "give", "place", "undo", "again", "phantom", "whirlwind", "after-whirlwind", "toll",
    "tide", "after-tide", "reserve", "translation", "after-translation", "alone", "farewell",
]  # fmt: skip
CASTS = {"whirlwind": "whirlwind", "tide": "tide", "translation": "translate"}


def begin(sailor: Sailor) -> tuple[Page, Table]:
    """The first game, and a table of our own with its luck."""
    page = sailor.go("/learn/nautilion")
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()
    return page, mirror("first-voyage-58", ship="A1", reserve=6)


def lesson_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def answer(table: Table, lesson: str) -> Move:
    """What a good pupil plays."""
    assert table.decision is not None
    moves = {str(move): move for move in table.legal}
    name = table.decision.name
    if name == "plan" and lesson in CASTS:
        casts = [text.split() for text in moves if text.startswith(CASTS[lesson])]
        return moves[" ".join(next(cast for cast in casts if len(cast) < 3 or cast[1] != cast[2]))]
    if name == "plan":
        gives = [move for text, move in moves.items() if text.startswith("give")]
        return (max if lesson == "toll" else min)(gives, key=lambda move: int(str(move).split()[1]))
    if name == "place-token":
        return moves["reserve" if lesson == "reserve" or "place" not in moves else "place"]
    return table.legal[0]


def step(page: Page, hands: Hands, table: Table) -> None:
    """Do what the lesson asks."""
    lesson = lesson_of(page)
    hands.ready()
    if lesson in READ:
        hands.press(page.locator("[data-do=guide-next]"))
        expect(page.locator(f"[data-lesson={lesson}]")).to_have_count(0)
    elif lesson == "undo":
        before = hands.revision()
        hands.press(
            page.get_by_role("button", name="Undo placing").or_(page.locator(".bar button:has-text('Annuler')")).first
        )
        expect(page.locator(".board")).not_to_have_attribute("data-revision", before)
        table.undo()
    else:
        move = answer(table, lesson)
        hands.play(move)
        table.play(str(move))


def walk(page: Page, hands: Hands, table: Table) -> list[str]:
    """All lessons, in the order in which they came."""
    seen: list[str] = []
    while lesson_of(page) != "farewell":
        lesson = lesson_of(page)
        if lesson not in seen:
            seen.append(lesson)
            assert "nautilion-page" not in page.locator("[data-lesson]").inner_text()
        step(page, hands, table)
    return [*seen, "farewell"]


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_guide_is_walked_through(sailors: Callable[..., Sailor], language: str) -> None:
    page, table = begin(sailors(locale=language))
    assert faults(page) == []
    assert walk(page, Hands(page), table) == LESSONS
    assert table.view(0)["turn"] >= 8
    page.locator("[data-do=guide-next]").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)


def test_the_guide_on_a_phone(sailors: Callable[..., Sailor]) -> None:
    page, table = begin(sailors(viewport=PHONE, has_touch=True, locale="fr-FR"))
    lesson, sea = page.locator("[data-lesson]").bounding_box(), page.locator("#sea").bounding_box()
    assert lesson is not None
    assert sea is not None
    assert lesson["y"] >= sea["y"] + sea["height"]  # it speaks of the sea, and so lies beside it
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert lesson["y"] + lesson["height"] <= prompt["y"]
    page.get_by_role("button", name="Replier la leçon").tap()
    expect(page.locator("[data-do=guide-next]")).to_be_hidden()
    page.get_by_role("button", name="Ouvrir la leçon").tap()
    hands = Thumbs(page)
    for _ in range(3):
        step(page, hands, table)
    assert lesson_of(page) == "slate"


def test_what_one_does_otherwise_is_explained(sailor: Sailor) -> None:
    page, table = begin(sailor)
    hands = Hands(page)
    while lesson_of(page) != "whirlwind":
        step(page, hands, table)
    for _ in range(3):  # the landing of the turn before, the roll, and dice instead of a spell
        move = answer(table, "")
        hands.play(move)
        table.play(str(move))
    expect(page.locator("[data-lesson=whirlwind]")).to_contain_text("must wait for the next roll")
    page.reload()
    expect(page.locator("[data-lesson=whirlwind]")).to_be_visible()
    page.locator("[data-do=guide-skip]").click()
    expect(page.locator("[data-lesson=after-whirlwind]")).to_be_visible()


def test_a_first_game_that_was_left_is_offered_again(sailor: Sailor) -> None:
    page, table = begin(sailor)
    hands = Hands(page)
    for _ in range(3):
        step(page, hands, table)
    left = page.url
    sailor.go("/learn/island")
    page.wait_for_selector("[data-lesson=welcome]")
    page = sailor.go("/learn/nautilion")
    expect(page.get_by_text("were at lesson 4 of 19")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-lesson=slate]")).to_be_visible()
    assert page.url == left
    page = sailor.go("/learn/nautilion")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()
    assert page.url != left


def test_the_guide_follows_what_is_done_before_it_is_asked_for(sailor: Sailor) -> None:
    page, table = begin(sailor)
    hands = Hands(page)

    def play() -> None:
        move = answer(table, lesson_of(page))
        hands.play(move)
        table.play(str(move))

    play()  # the roll, while the first lesson is still being read
    expect(page.locator("[data-lesson=slate]")).to_be_visible()
    play()  # the dice, before “Go on”
    expect(page.locator("[data-lesson=place]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-lesson=give]")).to_be_visible()  # what is taken back is asked for again
