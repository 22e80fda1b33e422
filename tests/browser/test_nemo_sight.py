"""What is particular to Nemo's War of what must be in sight: the map of a phone shows the ocean that is asked about, the
ship that looks for its place is shown, and the button that goes on stands at one place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.captain import FOLLOW, embark, new_voyage, planned_voyage
from tests.browser.conftest import Sailor, Server
from tests.browser.sights import Lookout, open_table, positions
from tests.sizes import sized

MOVES = sized(70, 10_000)  # of the voyage during which the button is watched
PLACED = {"hunt": "drawn", "replace-hidden": "drawn", "spread": "hidden"}
WITHIN = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect()
    const chart = document.querySelector('#chart').getBoundingClientRect()
    const across = box.width > 30 && box.left >= chart.left && box.right <= chart.right
    return across && box.top >= chart.top && box.bottom <= chart.bottom
}"""
# The same hands as always, which also note where the button lies whenever something is asked.
NOTES = FOLLOW.replace(
    "if (board.dataset.decision !== decision)",
    """const { left, top, width, height } = document.querySelector('[data-do=confirm]').getBoundingClientRect()
        places.add([left, top, width, height].map(Math.round).join(' '))
        if (board.dataset.decision !== decision)""",
).replace("    for (const [nth", "    const places = new Set()\n    for (const [nth", 1)
NOTES = NOTES.replace("    return presses", "    return [...places]")


@pytest.fixture
def thumbs(sailors: Callable[..., Sailor]) -> Lookout:
    sailor = sailors(viewport={"width": 360, "height": 640}, has_touch=True)
    sailor.remember("settings", {"stepwise": True})  # what is chosen is looked at
    return Lookout(sailor, ("360x640",), "en", touch=True)


def asked(thumbs: Lookout, server: Server, kind: str) -> Page:
    """The page, where this is asked."""
    position = next(one for one in positions("nemo") if one.kind == kind)
    thumbs.open(position, open_table(server, position))
    return thumbs.page


def on_the_chart(page: Page) -> Iterator[str]:
    """The answers that can be given on the chart."""
    yield from page.locator("#chart [data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)")


@pytest.mark.parametrize("kind", ["hunt", "spread", "replace-hidden", "turn-hostile", "place-gem", "pick-ocean 2", "sail"])
def test_the_map_of_a_phone_shows_the_ocean_that_is_chosen(thumbs: Lookout, server: Server, kind: str) -> None:
    page = asked(thumbs, server, kind)
    answers = list(on_the_chart(page))
    assert len(answers) > 1
    for answer in answers:
        assert thumbs.press(f"#decision [data-answer='{answer}']"), thumbs.found
        page.wait_for_function(f"({WITHIN})(\"#chart [data-answer='{answer}']\")")


def test_the_map_of_a_phone_shows_where_a_ship_looks_for_its_place(thumbs: Lookout, server: Server) -> None:
    page = asked(thumbs, server, "hunt")
    ocean = page.locator("#chart .plate:has(.due)").get_attribute("data-ocean")
    assert page.evaluate(WITHIN, f"#chart [data-ocean='{ocean}']")


@pytest.mark.parametrize("kind", PLACED)
def test_the_ship_that_looks_for_its_place_is_shown(thumbs: Lookout, server: Server, kind: str) -> None:
    page = asked(thumbs, server, kind)
    shown = page.locator("#decision [data-subject]")
    box = shown.bounding_box()
    assert box is not None
    assert box["height"] > 30
    assert box["y"] + box["height"] < page.locator("[data-do=confirm]").evaluate("one => one.getBoundingClientRect().top")
    assert (shown.get_attribute("data-subject") == "hidden") == (PLACED[kind] == "hidden")
    # Where it could come to is seen on the chart too: dashed, in the place that it would have there.
    comes = 0
    for answer in list(on_the_chart(page)):
        assert thumbs.press(f"#decision [data-answer='{answer}']"), thumbs.found
        comes += page.locator("#chart [data-comes]").count()
    assert comes > 0


def test_the_button_that_goes_on_stands_at_one_place_for_a_whole_voyage(sailor: Sailor, server: Server) -> None:
    moves, _ = planned_voyage("steady")
    captain = embark(sailor, new_voyage(server, seed="steady"))
    assert captain.page.evaluate(NOTES, moves[:MOVES]) == ["659 738 208 40"]
