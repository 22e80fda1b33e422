"""The first voyage of Nemo's War: walked through in both languages, every kind of choice occurs; what one does otherwise is
explained."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from leagues.games import GAMES
from tests.browser.captain import Captain, Thumbs
from tests.browser.conftest import PHONE, Sailor, faults, overflow
from tests.browser.pupil import KINDS, SCENES, Pupil, met, open_table

LESSONS = {
    "start": ["welcome", "yard", "upgrade", "tracks", "wager", "help", "ships", "act", "adventure", "score"],
    "fight": ["fight", "stalk", "refit", "install", "notoriety"],
    "lull": ["lull", "uprising", "kept", "declined", "forced", "choose", "log"],
    "act-three": ["motive", "dice", "ladder", "farewell"],
}
# what the expanded box and the optional rules ask
EXPANDED = {
    "at-all-costs",
    "bury",
    "claim",
    "decipher",
    "enlist",
    "exhibit",
    "give-up",
    "keep-attribute",
    "lay-adventure",
    "parley",
    "pursuer",
    "spring",
    "take-up",
    "train",
}
CAPTAINS = {"consent", "muster", "show-ship", "admiralty"}  # what several captains ask, or the Imperialists
IN_ORDER = [(scene, lesson) for scene, lessons in LESSONS.items() for lesson in lessons]


def players_choices() -> set[str]:
    """Every kind of choice that a player has in a basic voyage."""
    return (
        {decision.name for decision in GAMES["nemo"].decisions.by_number.values() if not decision.chance}
        - EXPANDED
        - CAPTAINS
    )


def begin(sailor: Sailor, captain: type[Captain] = Captain) -> Captain:
    page = sailor.go("/learn/nemo")
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()
    made = captain(page)
    made.ready()
    return made


def lesson_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def read_on(captain: Captain) -> bool:
    """Go on, if the lesson is only there to be read."""
    button = captain.page.locator("[data-do=guide-next]")
    if not button.count():
        return False
    lesson = lesson_of(captain.page)
    captain.press(button)
    expect(captain.page.locator(f"[data-lesson={lesson}]")).to_have_count(0)
    captain.ready()
    return True


def walk(captain: Captain) -> list[str]:
    """All lessons, in the order in which they came."""
    seen: list[str] = []
    scene, pupil = "", Pupil("start")
    while lesson_of(captain.page) != "farewell":
        lesson = lesson_of(captain.page)
        if lesson not in seen:
            seen.append(lesson)
            assert "nemo-page" not in captain.page.locator("[data-lesson]").inner_text()
        now = next(scene for scene, one in IN_ORDER if one == lesson)
        if now != scene:
            scene, pupil = now, Pupil(now)
        if not read_on(captain):
            captain.learn(pupil)
    return [*seen, "farewell"]


def test_the_scenes_hold_every_kind_of_choice() -> None:
    assert set[str]().union(*KINDS.values()) == players_choices()
    for scene, kept in json.loads(SCENES.read_text()).items():
        assert KINDS[scene] <= set(met(scene, open_table(kept["seed"], kept.get("start")))), scene


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_first_voyage_is_walked_through_and_has_every_kind_of_choice(
    sailors: Callable[..., Sailor], language: str
) -> None:
    captain = begin(sailors(locale=language))
    assert faults(captain.page) == []
    assert walk(captain) == [lesson for _, lesson in IN_ORDER]
    assert set(captain.asked) == players_choices()
    games = captain.page.evaluate("JSON.parse(localStorage.getItem('leagues.games')).filter(one => one.game === 'nemo')")
    assert len(games) == 1  # the tables of earlier scenes are put away
    captain.page.locator("[data-do=guide-next]").click()
    expect(captain.page.locator("[data-lesson]")).to_have_count(0)


def test_the_lessons_on_a_phone(sailors: Callable[..., Sailor]) -> None:
    captain = begin(sailors(viewport=PHONE, has_touch=True, locale="fr-FR"), Thumbs)
    page = captain.page
    pupil = Pupil("start")
    for _ in range(8):
        lesson, button = page.locator("[data-lesson]").bounding_box(), page.locator("[data-do=confirm]").bounding_box()
        assert lesson is not None
        assert button is not None
        assert lesson["y"] + lesson["height"] <= button["y"], lesson_of(page)
        assert overflow(page) <= 0
        if not read_on(captain):
            captain.learn(pupil)
    assert faults(page) == []
    page.get_by_role("button", name="Replier la leçon").tap()
    expect(page.locator("[data-do=guide-skip]")).to_be_hidden()


def test_what_one_does_otherwise_is_explained(sailor: Sailor) -> None:
    captain = begin(sailor)
    page = captain.page
    pupil = Pupil("start")
    while lesson_of(page) != "act":
        if not read_on(captain):
            captain.learn(pupil)
    barred = page.locator("#decision [data-choice][aria-disabled=true]").first
    barred.click(force=True)
    expect(page.get_by_role("region", name="Messages").locator(".rule").first).to_be_visible()
    captain.answer("end")
    expect(page.locator("[data-lesson=act]")).to_contain_text("That does no harm")
    page.reload()
    expect(page.locator("[data-lesson=act]")).to_be_visible()
    page.locator("[data-do=guide-skip]").click()
    expect(page.locator("[data-lesson=adventure]")).to_be_visible()


def test_a_first_voyage_that_was_left_in_a_later_scene_is_offered_again(sailor: Sailor) -> None:
    captain = begin(sailor)
    for _ in LESSONS["start"]:
        captain.page.locator("[data-do=guide-skip], [data-do=guide-next]").click()
    expect(captain.page.locator("[data-lesson=fight]")).to_be_visible()
    left = captain.page.url
    page = sailor.go("/learn/nemo")
    expect(page.get_by_text("were at lesson 11 of 26")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-lesson=fight]")).to_be_visible()
    assert page.url == left
