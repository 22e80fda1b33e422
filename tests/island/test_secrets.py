"""Secrets: dealing hidden cards again is right over physical cards, and a card that must come tells nobody too much.

Every small case was worked out by hand: its docstring lists the physical deals that fit what is known, all equally likely.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from leagues.games.island.game import GAME
from leagues.games.island.names import LETTERS
from leagues.games.island.possible import impossible_together
from leagues.games.island.state import CARDS, OBJECTS, STORED, State
from leagues.kernel import sfc32
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table

from .positions import INITIALS, SHIPPED, card, cards, legal, position, possible, sit, state, table, told

SIGNS = [INITIALS[one // OBJECTS] + LETTERS[one % OBJECTS] for one in range(CARDS)]
NEARLY = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46}  # chi-square that comes up once in 1,000 times
DEALS = 3000


def few(unseen: str, hands: Mapping[int, str], heights: str = "100000", top: str = "ta", **more: Any) -> State:
    """The last round of four castaways, when most cards lie in camps: seat 0 looks on, with all treasures that are left over
    in hand and all other cards in its camp."""
    camps = {seat: signs for seat, signs in more.pop("camps", {}).items() if seat}
    used = Counter(cards(" ".join([unseen, top, *hands.values(), *camps.values()])))
    left = [SIGNS[one] for one in range(CARDS) for _ in range(SHIPPED.copies - used[one])]
    own = [sign for sign in left if card(sign) >= STORED]
    camps[0] = " ".join(sign for sign in left if card(sign) < STORED)
    return position(
        players=4, hands={**hands, 0: " ".join(own)}, camps=camps, tops=[top], heights=[int(one) for one in heights],
        final=2, round=12, **{"active": 3, "at": 6, "others": (3, 4, 5), **more},
    )  # fmt: skip


def dealt(s: State, *, seat: int = 0, count: int = DEALS) -> Counter[tuple[str, ...]]:
    """The hands of the other seats, as signs, when what `seat` may not see is dealt again, over and over."""
    s, g = State.from_json(s.json()), [0] * 4
    sfc32.seed(g, 3, 1, 4)
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(count):
        other = s.copy()
        GAME.hide(other, SHIPPED, seat)
        GAME.fill(other, SHIPPED, seat, g)
        assert number % 100 or impossible_together(other, SHIPPED) == []
        found[tuple(" ".join(signs(other.hands[one])) for one in range(4) if one != seat and s.sizes[one])] += 1
    return found


def signs(hand: list[int]) -> list[str]:
    return [SIGNS[one] for one in range(CARDS) for _ in range(hand[one])]


def fits(found: Counter[tuple[str, ...]], lots: Mapping[Any, int]) -> bool:
    """Whether hands came up as often as the number of their physical deals says, and no others."""
    assert set(found) <= set(lots)
    count, all_lots = sum(found.values()), sum(lots.values())
    expected = {hands: count * lot / all_lots for hands, lot in lots.items()}
    chi_square = sum((found[hands] - n) ** 2 / n for hands, n in expected.items())
    return chi_square < NEARLY[len(lots) - 1]


def test_one_hidden_card_is_each_unseen_card_alike() -> None:
    """Seat 1 holds one of ca ca ca na (three of them lie in stacks): ca in 3 of 4 deals, na in 1."""
    assert fits(dealt(few("ca ca ca", {1: "na"})), {("ca",): 3, ("na",): 1})


def test_two_hidden_hands_share_what_is_unseen() -> None:
    """Seats 1 and 2 hold one card each of ca ca na ra: 4 x 3 = 12 deals. Both have ca in 2 x 1; one ca and the other na in
    2 x 1 each way, the same with ra; na and ra in 1 each way."""
    lots = {
        ("ca", "ca"): 2, ("ca", "na"): 2, ("na", "ca"): 2, ("ca", "ra"): 2, ("ra", "ca"): 2,
        ("na", "ra"): 1, ("ra", "na"): 1,
    }  # fmt: skip
    assert fits(dealt(few("ra na", {1: "ca", 2: "ca"})), lots)


def test_two_cards_of_a_hand_are_drawn_without_putting_back() -> None:
    """Seat 1 holds two of ca ca cb cb: of 6 pairs, ca ca and cb cb are one each, ca cb four."""
    assert fits(dealt(few("ca cb", {1: "ca cb"})), {("ca ca",): 1, ("ca cb",): 4, ("cb cb",): 1})


def test_what_everybody_has_watched_stays_and_the_rest_is_dealt() -> None:
    """Seat 1 was seen to take ca and holds another card of ca na na (two lie in stacks): ca ca in 1 of 3, ca na in 2."""
    s = few("na na", {1: "ca ca"}, shown={1: "ca"})
    assert fits(dealt(s), {("ca ca",): 1, ("ca na",): 2})


def test_nobody_is_dealt_what_another_was_seen_to_take() -> None:
    """Seat 2 was seen to take ca, the only one left; seat 1 holds one of na nb (one lies in a stack), and never ca."""
    s = few("nb", {1: "na", 2: "ca"}, shown={2: "ca"})
    assert fits(dealt(s), {("na", "ca"): 1, ("nb", "ca"): 1})


def passed(s: State) -> State:
    """The state after the active castaway, who can do nothing, has passed."""
    at = table(s)
    assert told(at, "say-passed") == (s.active, 0, 0)
    return state(at)


def test_a_pass_proves_that_nothing_in_hand_can_be_stored() -> None:
    """Seat 1 passed with one card and no closed set: a treasure, ta or tb. Unseen are ta tb na na, seat 2 holds one of what
    is left: 2 x 3 = 6 deals, in each half of them seat 2 has the other treasure once and na twice."""
    s = few("tb na", {1: "ta", 2: "na"}, top="td", active=1, at=2, others=(6, 3, 4), order=(1, 0, 2, 3))
    lots = {("ta", "tb"): 1, ("ta", "na"): 2, ("tb", "ta"): 1, ("tb", "na"): 2}
    assert fits(dealt(passed(s)), lots)


def test_a_pass_says_nothing_of_a_closed_colour() -> None:
    """Seat 1 closed its clothes and passed with one card: of ta ca ca na, one of ta ca ca. Without knowing, na would be one
    of four."""
    s = few(
        "ta ca na", {1: "ca"}, top="td", active=1, at=2, others=(6, 3, 4), order=(1, 0, 2, 3), camps={1: "cb cb cc"},
        portholes=[(1, "clothes", 5)],
    )  # fmt: skip
    assert fits(dealt(passed(s)), {("ta",): 1, ("ca",): 2})


def test_two_who_passed_are_dealt_to_without_favour() -> None:
    """Seat 1, with closed clothes, and seat 2, without, both passed with one card. Unseen are ta tb ca: 4 deals fit, ca with
    ta, ca with tb, ta with tb, tb with ta. Dealt one after the other, seat 1 would have ca in one of three, not in two of
    four."""
    s = few("tb", {1: "ca", 2: "ta"}, top="td", camps={1: "cb cb cc"}, portholes=[(1, "clothes", 5)])
    storable = (1 << STORED) - 1
    s.lacks[1], s.lacks[2] = storable & ~0b1111, storable
    lots = {("ca", "ta"): 1, ("ca", "tb"): 1, ("ta", "tb"): 1, ("tb", "ta"): 1}
    assert fits(dealt(possible(s, SHIPPED)), lots)


def test_a_pass_and_open_cards_together() -> None:
    """Seat 1, with closed clothes, was seen to take ca, passed, and holds one more of ta ca (cb is not left): of the unseen
    ta ca na nb, one of two. Seat 2 holds one of the other three: 2 x 3 = 6 deals."""
    s = few(
        "ta na", {1: "ca ca", 2: "nb"}, top="td", camps={1: "cb cb cc"}, portholes=[(1, "clothes", 5)], shown={1: "ca"}
    )  # fmt: skip
    s.lacks[1] = ((1 << STORED) - 1) & ~0b1111
    lots = {
        ("ca ca", "ta"): 1, ("ca ca", "na"): 1, ("ca ca", "nb"): 1,
        ("ca ta", "ca"): 1, ("ca ta", "na"): 1, ("ca ta", "nb"): 1,
    }  # fmt: skip
    assert fits(dealt(possible(s, SHIPPED)), lots)


def test_the_check_notices_deals_that_are_not_alike() -> None:
    """Every card of the two kinds alike instead of every physical card."""
    assert not fits(Counter({("ca",): 3000, ("na",): 3000}), {("ca",): 3, ("na",): 1})


# --- a card that must come -------------------------------------------------------------------------------------------------


def test_a_card_that_must_come_is_a_surprise_to_who_does_not_know_it() -> None:
    """Seat 3 collects the open card above two ca, all that lies in stacks; seat 1 could hold one of them instead of its na.
    Were it entered as the only outcome, the record would tell everybody that nothing else lies there, and who collected
    could look at the card and take that back."""
    s = few("ca ca", {1: "na"}, heights="300000", top="td", at=1, others=(2, 3, 4))
    at = Table(GAME, GAME.options_of(s), SHIPPED, OpenSeed("surprise"), start=s)
    assert at.entries[0].notation == "collect"  # with nothing to store, the table collects
    entry = next(entry for entry in at.entries if entry.decision.name == "reveal-top")
    assert (entry.notation, entry.forced, entry.drawn) == ("clothes a", False, True)
    assert at.barrier(3) == "draw"
    for seat in range(4):
        lines = [json.loads(line) for line in at.record(seat).splitlines()[1:]]
        assert "forced" not in next(line for line in lines if line["asks"] == "reveal-top")


def test_the_last_bonus_token_is_no_surprise_and_its_place_is() -> None:
    """Nobody has seen it, but everybody can count the others."""
    at = sit("na", at=1, camps={1: "ra rb"}, spaces=". pair . three .", supply="odd")
    at.play("store navigation a")
    assert legal(at) == ["space clothes", "space navigation", "space repair", "space supplies"]
    at.feed("space repair")
    last = next(entry for entry in at.entries if entry.decision.name == "show-bonus")
    assert (last.notation, last.forced) == ("bonus odd", True)
