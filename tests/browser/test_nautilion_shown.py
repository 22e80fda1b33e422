"""What Nautilion's table shows of the running decision: its rule, what would follow, and where one is."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from leagues.games.nautilion.aids.explanation import explain
from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import FIGURES, Keys, mirror
from tests.browser.test_nautilion_decisions import choosable, glowing, play_ahead, way_to
from tests.browser.test_nautilion_table import new_table, opened, table_at

# --- its rule --------------------------------------------------------------------------------------------------------------


def linked(page: Page, server: Server, rule: str) -> Locator:
    """The link under the question, which names this rule by its number and its title."""
    rules = httpx.get(f"{server.address}/api/games/nautilion").json()["rules"]
    number = 1 + [one["id"] for one in rules].index(rule)
    title = mirror("rules").game.words("en").text(f"rule-{rule}.title")
    link = page.locator(".prompt .rule")
    expect(link).to_have_accessible_name(f"Rule {number}: {title}")
    return link


def opens_at(page: Page, rule: str) -> None:
    """The rulebook has opened at a rule; it is closed again."""
    book = page.get_by_role("dialog", name="The rules of Nautilion")
    entry = book.locator("article.current")
    expect(entry).to_have_attribute("data-rule", rule)
    expect(entry).to_be_focused()
    expect(entry).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


@pytest.mark.parametrize("decision", ["roll", "plan", "darkhouse-discard", "swap-first"])
def test_the_prompt_links_its_rule(sailor: Sailor, server: Server, decision: str) -> None:
    page, _ = opened(sailor, table_at(server, decision))
    decisions = httpx.get(f"{server.address}/api/games/nautilion").json()["decisions"]
    rule = next(one["rules"][0] for one in decisions if one["name"] == decision)
    linked(page, server, rule).click()
    opens_at(page, rule)
    page.keyboard.press("r")
    opens_at(page, rule)


def test_the_prompt_links_the_rule_that_bars_what_one_looks_at(sailor: Sailor, server: Server) -> None:
    seed, options, moves = way_to("darkhouse-discard")
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    table = mirror(seed, **options)
    play_ahead(server, token, moves, table)
    page, _ = opened(sailor, token)
    choices: list[Any] = list(explain(table, 0)["choices"].values())
    barred = next(one for one in choices if "barred" in one and one["targets"][0]["kind"] == "space")
    page.locator(f"[data-space='{barred['targets'][0]['at']}']").focus()
    linked(page, server, barred["barred"])
    page.keyboard.press("r")
    opens_at(page, barred["barred"])


# --- what can be chosen ----------------------------------------------------------------------------------------------------


def refuses(table: Table) -> bool:
    """Whether something lies on the table that cannot be chosen now, among others that can."""
    there = {("space", space) for space in table.view(0)["crew"]}
    there |= {("discard", kind) for kind, count in enumerate(table.view(0)["discard"]) if count}
    choices: list[Any] = list(explain(table, 0)["choices"].values())
    return any("barred" in one and (one["targets"][0]["kind"], one["targets"][0]["at"]) in there for one in choices)


@pytest.mark.parametrize("decision", ["recover", "pay-crew"])
def test_what_cannot_be_chosen_does_not_glow(sailor: Sailor, server: Server, decision: str) -> None:
    seed, options, moves = way_to(decision, refuses)
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    table = mirror(seed, **options)
    play_ahead(server, token, moves, table)
    page, _ = opened(sailor, token)
    expect(page.locator("#decision [data-answer][aria-disabled=true]").first).to_be_visible()
    assert glowing(page) == choosable(table)


@pytest.mark.parametrize("decision", ["plan", "darkhouse-discard", "swap-first", "insert"])
def test_nothing_glows_for_an_onlooker(sailors: Callable[..., Sailor], server: Server, decision: str) -> None:
    seed, options, moves = way_to(decision)
    made = server.new(options=options, luck="open", seed=seed)
    play_ahead(server, made["seats"][0], moves, mirror(seed, **options))
    player, hands = opened(sailors(), made["seats"][0])
    onlooker = sailors().go(f"/table/{made['watch']}")
    expect(onlooker.get_by_role("heading", name="You are watching.")).to_be_visible()
    expect(onlooker.locator(".board")).to_have_attribute("data-revision", hands.revision())
    onlooker.wait_for_timeout(300)  # help that comes late must not light anything either
    assert glowing(player)
    assert glowing(onlooker) == set()


# --- what would follow -----------------------------------------------------------------------------------------------------


WALK = [
    ("c", 0, 0), ("ArrowDown", 1, 0), ("ArrowDown", 2, 0), ("ArrowRight", 2, 1), ("ArrowUp", 1, 1), ("ArrowRight", 1, 2),
    ("ArrowDown", 2, 2),
]  # fmt: skip


def test_a_preview_follows_the_focus(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    table, keys = mirror("voyage-11", reserve=6), Keys(page)
    hands.voyage(table, until=1)
    hands.ready()
    dice = table.view(0)["dice"]
    assert len(set(dice)) == 3  # so that no choice of one die settles the others
    words = table.game.words("en")
    slate: list[Any] = explain(table, 0)["slate"]
    ghosts, told = page.locator("#sea .figure.ghost"), page.locator(".prompt .more[aria-live=polite]")
    for key, figure, column in WALK:
        keys.key(key)
        step = page.locator(f"[role=gridcell] button[data-figure='{figure}']").nth(column)
        expect(step).to_be_focused()
        cell = next(one for one in slate if one["figure"] == figure and one["die"] == column)
        for id, args in cell["sentences"]:
            expect(step).to_have_accessible_name(re.compile(re.escape(words.text(id, **args))))
        if figure == 0:
            expect(ghosts).to_have_count(0)
            continue
        expect(ghosts).to_have_count(1)
        expect(page.locator(f"#sea .ghost.{FIGURES[figure]}")).to_have_count(1)
        expect(page.locator("[data-place]:has(.preview)")).to_have_attribute("data-place", str(cell["way"]["place"]))
        expect(told).to_contain_text(f"{FIGURES[figure].capitalize()}: ")
    keys.key("v")
    expect(ghosts).to_have_count(0)
    expect(told).not_to_contain_text("Nautilion: ")


# --- where one is ----------------------------------------------------------------------------------------------------------

LOOKS = """() => {
    const line = (width, ...rest) => (rest[0] === 'none' || parseFloat(width) < 2 ? '' : [width, ...rest].join(' '))
    const look = (one) => {
        const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(one)
        const rings = [...one.querySelectorAll('.focus, .slot')].map((ring) => {
            const { strokeWidth, stroke } = getComputedStyle(ring)
            return line(strokeWidth, stroke)
        })
        return [line(outlineWidth, outlineStyle, outlineColor, outlineOffset), ...rings].join(';')
    }
    const left = window.focusedBefore
    const now = document.activeElement
    window.focusedBefore = now
    const { width, height } = now.getBoundingClientRect()
    const first = now.dataset.stop !== undefined
    now.dataset.stop = ''
    return {
        left: left && look(left), now: look(now), seen: width > 4 && height > 4, again: first || now === document.body,
        name: now.outerHTML.slice(0, 200),
    }
}"""


@pytest.mark.parametrize(
    ("decision", "stops"),
    [
        ("plan", ["[role=gridcell] button", "[data-place]", "[data-space]", "[data-guide=spell-tide]", ".prompt .rule"]),
        ("darkhouse-discard", ["#decision [data-answer]", "[data-target]", "[data-cabin]", "[data-space]"]),
        ("insert", ["[data-gap]", "[data-place]"]),
    ],
)
def test_whatever_has_the_focus_shows_it(sailor: Sailor, server: Server, decision: str, stops: list[str]) -> None:
    page, _ = opened(sailor, table_at(server, decision))
    looks = [page.evaluate(LOOKS)]  # nothing has the focus yet
    for _ in range(300):
        page.keyboard.press("Tab")
        looks.append(page.evaluate(LOOKS))
        if looks[-1]["again"]:
            break
    assert looks[-1]["again"]
    for focused, after in pairwise(looks[1:]):
        assert focused["seen"], focused["name"]
        assert focused["now"].strip(";"), focused["name"]
        assert focused["now"] != after["left"], focused["name"]
    for stop in stops:
        assert page.locator(f"{stop}[data-stop]").count() > 0, stop
