"""What the drawings of Nautilion must not do: hide numbers, part a count from its token, or call something wanted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sailor, Server
from tests.browser.hands import Hands, mirror
from tests.browser.test_nautilion_decisions import play_ahead, way_to

READY = ".board[data-ready=true]"


def hollow(page: Page) -> dict[str, bool]:
    """Of each token of the path whether it is drawn hollow."""
    found: dict[str, bool] = page.locator("[data-place]").evaluate_all(
        """all => Object.fromEntries(all.filter((one) => one.querySelector('.light, .fill, path'))
            .map((one) => [one.dataset.place, one.querySelector('.light') === null]))"""
    )
    return found


def test_choosing_makes_nothing_wanted(sailor: Sailor, server: Server) -> None:
    """The tokens are filled or hollow before a Translation as in its two questions."""
    seed, options, moves = way_to("swap-second", lambda table: len(table.view(0)["crew"]) > 2)
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    cast = len(moves) - 1 - moves[::-1].index("translate")
    table = mirror(seed, **options)
    play_ahead(server, token, moves[:cast], table)
    page = sailor.go(f"/table/{token}")
    page.wait_for_selector(READY)
    before = hollow(page)
    assert True in before.values()
    assert False in before.values()
    hands = Hands(page)
    for move in moves[cast:]:
        legal = next(one for one in table.legal if str(one) == move)
        hands.play(legal)
        table.play(move)
        hands.ready()
        assert hollow(page) == before, move


def test_the_wake_lies_under_tokens_and_names(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new(luck='open', seed='wake')['seats'][0]}")
    hands = Hands(page)
    table = mirror("wake")
    while page.locator("#sea path.nautilion, #sea path.phantom").count() == 0:
        hands.voyage(table, until=1)
    under = page.locator("#sea path.nautilion, #sea path.phantom").first.evaluate(
        """wake => [...document.querySelectorAll('#sea [data-place], #sea text')]
            .every((one) => wake.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    assert under


def test_a_count_stays_beside_its_token(sailor: Sailor, server: Server) -> None:
    """At every width of the sheet a count is in the line of its token."""
    page = sailor.go(f"/table/{server.new(luck='open', seed='counts')['seats'][0]}")
    hands = Hands(page)
    table = mirror("counts")
    while page.locator(".count").count() < 3 and table.decision is not None:
        hands.voyage(table, until=1)
    assert table.decision is not None
    for width in range(1280, 1440, 16):
        page.set_viewport_size({"width": width, "height": 800})
        apart = page.locator("[data-guide=discard] .count").evaluate_all(
            """all => all.filter((one) => {
                const token = one.previousElementSibling.getBoundingClientRect(), count = one.getBoundingClientRect()
                const high = Math.abs(token.top + token.bottom - count.top - count.bottom) / 2
                return high > 8 || count.left < token.left
            }).length"""
        )
        assert apart == 0, width
    page.locator("[data-guide=discard] .pile").evaluate("pile => { pile.style.width = '70px' }")
    tops = page.locator("[data-guide=discard] .count").evaluate_all(
        "all => all.map((one) => [one.previousElementSibling.getBoundingClientRect().top, one.getBoundingClientRect().top])"
    )
    assert all(abs(token - count) < 16 for token, count in tops), tops


def test_rules_of_expansions_are_not_cited_in_the_base_game(sailor: Sailor, server: Server) -> None:
    """The Darkhouse has a four and takes nothing: the journal cites the toll, not a card of the fourth expansion (§ 157)."""
    token = server.new(luck="open", seed="cited")["seats"][0]
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    table = mirror("cited")
    free = "takes nothing"
    journal = page.get_by_role("region", name="Journal")
    for _ in range(200):
        hands.voyage(table, until=1)
        if table.decision is None or journal.locator("li li").filter(has_text=free).count():
            break
    line = journal.locator("li li").filter(has_text=free).first
    expect(line.locator(".rule")).to_have_count(1)
    numbers = [int(text.split("\u00a0")[-1].split()[0]) for text in journal.locator(".rule [aria-hidden]").all_inner_texts()]
    assert max(numbers) < 70
