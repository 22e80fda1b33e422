"""Nautilion's table: what is seen without scrolling, previews, refusals that say why, undo, marks, pointing, axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from leagues.games.nautilion.aids.explanation import explain
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.hands import ALL, Hands, Keys, greedily, mirror
from tests.browser.test_nautilion_decisions import play_ahead, way_to
from tests.browser.voyage import sail

TABLET = {"width": 768, "height": 1024}
SIDEWAYS = {"width": 740, "height": 360}


def table_at(server: Server, decision: str) -> str:
    """A table with all expansions where a decision is asked."""
    seed, options, moves = way_to(decision)
    token: str = server.new(options=options, luck="open", seed=seed)["seats"][0]
    play_ahead(server, token, moves, mirror(seed, **options))
    return token


def new_table(server: Server, seed: str = "table", **options: object) -> str:
    """A table of the base game, or of what the options say."""
    return str(server.new(options=options, luck="open", seed=seed)["seats"][0])


def opened(sailor: Sailor, token: str) -> tuple[Page, Hands]:
    """The page of a table, ready to be played at."""
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    hands.ready()
    return page, hands


def inside(page: Page, selector: str) -> bool:
    """Whether a part is wholly in the window, and has a size."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None, selector
    assert size is not None
    fits = box["x"] >= -1 and box["y"] >= -1
    fits = fits and box["x"] + box["width"] <= size["width"] + 1 and box["y"] + box["height"] <= size["height"] + 1
    return fits and box["width"] > 20 and box["height"] > 20


@pytest.mark.parametrize("decision", ["plan", "darkhouse-discard", "place-token", "swap-first", "recover"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, TABLET], ids=["desktop", "phone", "tablet"])
def test_decision_path_ship_and_dice_are_seen_without_scrolling(
    sailors: Callable[..., Sailor], server: Server, decision: str, size: dict[str, int]
) -> None:
    page, _ = opened(sailors(viewport=size), table_at(server, decision))
    for part in (".prompt", "#sea svg", "#ship svg", "[data-guide=dice]", "#decision"):
        assert inside(page, part), part
    assert overflow(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    places = page.locator("[data-place]")
    assert places.count() > 30
    for place in (1, 20, places.count() - 2):
        assert inside(page, f"[data-place='{place}']")


def test_a_phone_held_sideways(sailors: Callable[..., Sailor], server: Server) -> None:
    page, _ = opened(sailors(viewport=SIDEWAYS, has_touch=True), table_at(server, "plan"))
    for part in (".prompt", "#sea svg", "[data-guide=dice]", "[data-do=confirm]"):
        assert inside(page, part), part
    page.get_by_role("button", name="Whole table").tap()
    expect(page.get_by_role("dialog").locator("[data-space='9']")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "decision", ["roll", "plan", "darkhouse-discard", "place-token", "swap-first", "insert", "choose-first"]
)
def test_axe_finds_nothing(sailors: Callable[..., Sailor], server: Server, decision: str, theme: str) -> None:
    page, _ = opened(sailors(color_scheme=theme), table_at(server, decision))
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_phone(sailors: Callable[..., Sailor], server: Server, theme: str) -> None:
    page, _ = opened(sailors(color_scheme=theme, viewport=PHONE), table_at(server, "plan"))
    assert faults(page) == []


def test_a_cell_shows_what_would_follow_before_it_is_final(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    hands.confirm()
    hands.ready()
    expect(page.locator("#sea .ghost")).to_have_count(0)
    page.locator("button[data-figure='2']").first.hover()
    expect(page.locator("#sea .figure.nautilion.ghost")).to_have_count(1)
    expect(page.locator(".more")).to_contain_text("Nautilion:")
    page.mouse.move(5, 5)
    expect(page.locator("#sea .ghost")).to_have_count(0)
    page.locator("button[data-figure='2']").first.click()
    page.locator("button[data-figure='1']").nth(1).click()
    page.mouse.move(5, 5)
    expect(page.locator("#sea .figure.ghost")).to_have_count(2)
    expect(page.locator(".more")).to_contain_text("Phantom:")
    expect(page.get_by_text("can be undone until the next roll")).to_be_visible()
    expect(page.locator("[data-figure='0'][aria-pressed=true]")).to_have_count(1)


def test_a_refused_click_says_why_with_the_rule(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, reserve=1))
    hands.confirm()
    hands.ready()
    page.locator("[data-guide=spell-tide]").click(force=True)
    notice = page.get_by_role("region", name="Messages")
    expect(notice).to_contain_text("reserve")
    notice.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(notice).to_be_visible()
    table = mirror("table", reserve=1)
    table.play(str(table.legal[0]))
    hands.play(greedily(table))
    expect(notice).to_have_count(0)  # it was about the question before


def test_every_turn_of_a_die_is_in_sight(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, reserve=6))
    hands.confirm()
    hands.ready()
    hands.spell("tide")
    turns = page.locator(".tide button")
    assert turns.count() == 9  # three dice that differ, three other values each
    middles = (
        "all => all.map(one => { const b = one.getBoundingClientRect(); return [b.left + b.width / 2, b.top, b.bottom] })"
    )
    for x, top, bottom in turns.evaluate_all(middles):
        for y in (top + 2, bottom - 2):
            assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.tide button') !== null", [x, y])
    expect(page.locator(".prompt [data-read='rule-tide']")).to_be_visible()


def test_a_swap_is_drawn_between_both_tokens(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, reserve=6))
    hands.confirm()
    hands.ready()
    hands.spell("translation")
    hands.confirm()
    for place in (9, 20):
        hands.ready()
        page.locator(f"[data-place='{place}']").click()
        expect(page.locator(f"[data-place='{place}'] .taken")).to_have_count(1)
        if place == 9:
            expect(page.locator("[data-swap]")).to_have_count(0)
            hands.confirm()
    expect(page.locator("#sea .taken")).to_have_count(2)
    expect(page.locator("[data-swap] .heads")).to_have_count(1)


def test_a_click_on_nothing_says_what_is_asked(sailor: Sailor, server: Server) -> None:
    token = new_table(server)
    sail(server, token, 30)
    page, _ = opened(sailor, token)
    page.locator("[data-place]:has(.emptied)").last.click()
    expect(page.get_by_role("region", name="Messages")).to_contain_text("Nothing to choose here now.")


def test_undo_names_what_it_takes_back(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    table = mirror("voyage-11", reserve=6)
    hands.voyage(table, until=3)
    hands.ready()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "roll")
    page.get_by_role("button", name="Undo placing").click()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "place-token")
    hands.ready()
    page.get_by_role("button", name="Undo the dice").click()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")
    hands.ready()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_what_is_taken_back_leaves_no_wake(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    hands.voyage(mirror("voyage-11", reserve=6), until=2)
    hands.ready()
    expect(page.locator("[data-wake]")).not_to_have_count(0)
    page.get_by_role("button", name="Undo the dice").click()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")
    expect(page.locator("[data-wake]")).to_have_count(0)


def test_the_turn_is_taken_back_at_once(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    hands.voyage(mirror("voyage-11", reserve=6), until=3)
    hands.ready()
    page.get_by_role("button", name="Undo the turn").click()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")


def test_values_that_are_reconstructed_say_so(sailor: Sailor, server: Server) -> None:
    token = server.new(options={"expansions": ["heroics"]}, luck="own")["seats"][0]
    page, hands = opened(sailor, token)
    expect(page.get_by_role("button", name="ducts reconstructed")).to_be_visible()
    for _ in range(60):
        hands.ready()
        if page.locator(".prompt").get_attribute("data-decision") == "reveal-heroic":
            break
        before = hands.revision()
        page.locator("#decision [data-answer]").first.click()
        expect(page.locator(".board")).not_to_have_attribute("data-revision", before)
    page.locator("#decision [data-answer='1']").click()
    expect(page.locator("[data-card='2']")).to_be_visible()
    page.get_by_role("button", name="reconstructed", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_roll_at_once(sailor: Sailor, server: Server) -> None:
    sailor.remember("settings", {"rollAtOnce": True})
    page, _ = opened(sailor, new_table(server))
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")


def test_partners_see_who_is_at_the_helm_and_what_is_pointed_at(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new(options={"players": 2}, luck="open", seed="pair-1", together=False)
    one, other = (sailors().go(f"/table/{token}") for token in made["seats"])
    Hands(one).ready()
    Hands(other).ready()
    expect(one.locator("[data-guide=admirals] svg")).to_have_count(2)
    one.locator("[data-place='7']").focus()
    one.keyboard.press("o")
    expect(other.locator("[data-pointed=path-7]")).to_be_visible()
    expect(other.get_by_role("log")).to_contain_text("Player 1 is pointing here: Place 7")
    one.locator("[data-space='3']").focus()
    one.keyboard.press("o")
    expect(around(other, "space-3")).to_be_visible()
    expect(other.get_by_role("log")).to_contain_text("Player 1 is pointing here: Space 3")
    for spot, words in (("die-1", "Die"), ("reserve-0", "Reserve, green token")):
        one.locator(f"[data-spot={spot}]").first.click(delay=700)
        expect(around(other, spot)).to_be_visible()
        expect(other.get_by_role("log")).to_contain_text(f"Player 1 is pointing here: {words}")


def around(page: Page, spot: str) -> Locator:
    """The mark of what is pointed at; it lies where the thing lies."""
    mark = page.locator(f"[data-pointed={spot}]")
    expect(mark).to_be_visible()
    thing, ring = page.locator(f"[data-spot={spot}]").last.bounding_box(), mark.bounding_box()
    assert thing is not None
    assert ring is not None
    for side in ("x", "y", "width", "height"):
        assert abs(thing[side] - ring[side]) < 1
    return mark


def test_a_screen_reader_finds_the_path_as_a_list(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    path = page.get_by_role("list", name="The path, from the Happy Isles to the Abyss")
    expect(path.get_by_role("listitem")).to_have_count(38)
    expect(path.get_by_role("img", name="The Happy Isles, with the Nautilion")).to_have_count(1)
    expect(path.get_by_role("img", name="The Abyss, with the Phantom")).to_have_count(1)
    hands.confirm()
    hands.ready()
    expect(page.get_by_role("grid").get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("log")).to_contain_text("The dice show")


def test_arrows_move_over_slate_path_and_ship(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, seed="voyage-11", reserve=6))
    hands.confirm()
    hands.ready()
    keys = Keys(page)
    keys.key("c", "ArrowDown", "ArrowRight")
    expect(page.locator("button[data-figure='1']").nth(1)).to_be_focused()
    keys.key("w", "End")
    expect(page.locator("[data-place='37']")).to_be_focused()
    keys.key("v", "ArrowRight", "ArrowRight")
    expect(page.locator("[data-space='3']")).to_be_focused()


def test_keys_are_listed(sailor: Sailor, server: Server) -> None:
    page, _ = opened(sailor, new_table(server))
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    for words in ("choose a die", "give it to Darkhouse, Phantom or Nautilion", "open the rule"):
        expect(dialog.get_by_text(words, exact=True).first).to_be_visible()


def test_the_language_changes_without_reload(sailor: Sailor, server: Server) -> None:
    page, hands = opened(sailor, new_table(server, expansions=["mages", "mercenaries", "reefs"]))
    hands.confirm()
    hands.ready()
    cell = page.locator("[role=gridcell] button.open").first
    cell.click()
    expect(page.locator("button.given")).to_have_count(1)
    page.evaluate("window.mark = 'the same page'")
    for settings, language, asked, journal, rolled, board in (
        ("Settings", "Français", "Donnez un dé à chacun.", "Journal de bord", "Les dés montrent", "Défausse"),
        ("Réglages", "English", "Give each figure one die.", "Journal", "The dice show", "Discard"),
    ):
        page.get_by_role("button", name=settings).click()
        page.get_by_role("dialog", name=settings).get_by_role("radio", name=language).check()
        page.keyboard.press("Escape")
        expect(page.locator(".prompt h2")).to_have_text(asked)
        expect(page.get_by_role("region", name=journal, exact=True)).to_contain_text(rolled)
        expect(page.get_by_text(board, exact=True).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language[:2].lower()
        assert "nautilion-page" not in page.inner_text("body")
        expect(page.locator("button.given")).to_have_count(1)
    assert page.evaluate("window.mark") == "the same page"


LONGEST_CARD = 3
SENTENCE = """() => {
    const box = (one) => one.getBoundingClientRect()
    const text = document.querySelector('[data-sentence]')
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    const tokens = [...document.querySelectorAll('#sea .token')].filter((one) => !apart(box(one), box(text)))
    return [[...text.children].map((line) => line.textContent).join(' '), tokens.length]
}"""


def table_with_card(server: Server, card: int, expansions: list[str]) -> str:
    """A table whose first Darkhouse card is this one."""
    seeds = (f"card-{number}" for number in range(1_000))
    seed = next(one for one in seeds if mirror(one, expansions=expansions).view(0)["cards"][0] == card)
    return new_table(server, seed=seed, expansions=expansions)


@pytest.mark.parametrize("expansions", [["darkhouse"], ALL], ids=["alone", "all"])
@pytest.mark.parametrize(("locale", "end"), [("en-GB", "ahead of the Nautilion."), ("fr-FR", "devant le Nautilion.")])
def test_the_sentence_of_a_card_is_whole_and_clear_of_the_path(
    sailors: Callable[..., Sailor], server: Server, expansions: list[str], locale: str, end: str
) -> None:
    page, _ = opened(sailors(locale=locale), table_with_card(server, LONGEST_CARD, expansions))
    text, covered = page.evaluate(SENTENCE)
    assert text.endswith(end)
    assert covered == 0


def test_a_replay_shows_which_tokens_still_count(sailor: Sailor, server: Server) -> None:
    seed, options, moves = way_to("darkhouse-discard")
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    table = mirror(seed, **options)
    play_ahead(server, token, moves, table)
    page = sailor.go(f"/replay/{token}/9999")
    expect(page.get_by_role("heading", name="The voyage goes on from here.")).to_be_visible()
    view = table.view(0)
    places = [place for place, kind in enumerate(view["path"]) if kind and place not in (view["nautilion"], view["phantom"])]
    wanted = set(explain(table, 0)["wanted"]) & set(places)
    assert 0 < len(wanted) < len(places)
    shown = page.locator("[data-place]:has(.token.wanted)").evaluate_all("all => all.map((one) => +one.dataset.place)")
    assert set(shown) == wanted


@pytest.mark.parametrize(
    ("decision", "asked"),
    [
        ("pay", "Which token from the reserve do you spend?"),
        ("recover", "Which token comes back from the discard pile?"),
        ("roll", "It is your roll."),
    ],
)
def test_a_replay_asks_plainly(sailor: Sailor, server: Server, decision: str, asked: str) -> None:
    seed, options, moves = way_to(decision)
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    table = mirror(seed, **options)
    for move in moves:
        table.play(move)
    play_ahead(server, token, [*moves, str(table.legal[0])], mirror(seed, **options))
    page = sailor.go(f"/replay/{token}/{len(table.entries)}")
    expect(page.get_by_role("heading", name=asked, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "undo", "why"),
    [
        ("en-GB", "Undo", "the game has ended, and the secret of its dice is known"),
        ("fr-FR", "Annuler", "la partie est finie, et le secret de ses dés est connu"),
    ],
)
def test_after_a_fair_game_undo_says_why_not(
    sailors: Callable[..., Sailor], server: Server, locale: str, undo: str, why: str
) -> None:
    token = server.new()["seats"][0]
    sail(server, token)
    page, _ = opened(sailors(locale=locale), token)
    button = page.get_by_role("button", name=undo, exact=True)
    expect(button).to_be_disabled()
    expect(button).to_have_accessible_description(re.compile(why))
    button.click(force=True)
    expect(page.locator(".toast").last).to_contain_text(re.compile(why))
