"""Words and signs stand out in both themes, inside the drawings too: words 4.5, large ones and signs 3."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from leagues.games import NAMES
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import Hands
from tests.browser.sights import Lookout, layout, open_table, picks, positions
from tests.browser.voyage import sail
from tests.sizes import sized

INKS = (Path(__file__).parent / "inks.js").read_text()


def faint(page: Page) -> list[list[str]]:
    """What does not stand out: what it is, where, and by how much."""
    listed = page.evaluate("inks()")
    shown = base64.b64encode(page.screenshot()).decode()
    page.evaluate("inks.hide(true)")
    hidden = base64.b64encode(page.screenshot()).decode()
    page.evaluate("inks.hide(false)")
    judge = "([shown, hidden, listed]) => inks.judge(shown, hidden, listed)"
    found: list[list[str]] = page.evaluate(judge, [shown, hidden, listed])
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", NAMES)
def test_words_and_signs_stand_out(server: Server, sailors: Callable[..., Sailor], game: str, theme: str) -> None:
    sailor = sailors(color_scheme=theme)
    sailor.remember("settings", {"stepwise": True})  # what is chosen is looked at, and not played
    sailor.context.add_init_script(INKS)
    eyes = Lookout(sailor, ("1280x800",), "en", touch=False)
    found = []
    for position in positions(game)[:: sized(6, 1)]:
        eyes.open(position, open_table(server, position))
        for press in picks(position, layout("1280x800")):
            eyes.press(press)
        eyes.page.mouse.move(0, 0)
        found += [f"{position.kind}: {' '.join(one)}" for one in faint(eyes.page)]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_phantom_is_seen_at_the_bottom_of_the_sea(server: Server, sailors: Callable[..., Sailor], theme: str) -> None:
    """It begins beside the Abyss: where it would go lies on the darkest water."""
    token = str(
        server.new(options={"expansions": ["mages", "mercenaries", "reefs"]}, luck="open", seed="deep", together=True)[
            "seats"
        ][0]
    )
    sail(server, token, 1)
    sailor = sailors(color_scheme=theme)
    sailor.context.add_init_script(INKS)
    hands = Hands(sailor.go(f"/table/{token}"))
    hands.ready()
    hands.page.locator("[role=gridcell] button[data-figure='1'].open").last.click()
    hands.page.mouse.move(0, 0)
    assert hands.page.locator("#sea .preview.danger").count() > 0
    found = faint(hands.page)
    assert not found, found
