"""What a card or a Treasure says: its own sentence, or, where an owner's file has changed it, words made from its rows.

Such words are heads, which may end in a colon, and phrases for rows, whose ids begin with `row-`; those that stand together
belong to the head before them.
"""

from __future__ import annotations

from functools import cache

from leagues.games.nemo import effects
from leagues.games.nemo.aids.about import card_does, treasure_does
from leagues.games.nemo.aids.rows import in_oceans, rows_of
from leagues.games.nemo.keeping import rolls_again, tested
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import TESTS
from leagues.games.nemo.state import FIRST_ADVENTURE, FIRST_ALLY
from leagues.games.nemo.tables import ADVENTURE, ALLY, HELP_PLUS, KEEP_CARD, RETAIN, TEST_CARD, WONDER, X_EVENT, Tables
from leagues.kernel.explaining import Sentence

OF_CARDS = (
    "card_type", "test", "card_exert", "margin", "where", "card_cost", "hold", "help", "help_for", "left_points",
    "failed_points",
)  # fmt: skip
POINTS = ("card_adventure", "card_science", "card_wonder", "card_character", "card_warship", "card_non_warship")
OF_TREASURES = ("treasure_kind", "treasure_points")
BACKS = ("ally_warship", "ally_non_warship", "ally_notoriety")
TOKENS = ("adventure_ocean", "adventure_points", "adventure_science", "adventure_wonder")


@cache
def shipped() -> Tables:
    """The shipped tables, not to be changed."""
    return read_tables(None)


def same_card(t: Tables, other: Tables, card: int) -> bool:
    """Whether a card does what it does in other tables."""
    parts = slice(effects.of_card(card, effects.DO), effects.of_card(card, effects.USE) + 1)
    return t.effects[parts] == other.effects[parts] and all(
        getattr(t, name)[card] == getattr(other, name)[card] for name in OF_CARDS
    )


def same_points(t: Tables, other: Tables, card: int) -> bool:
    """Whether a card is worth what it is worth in other tables."""
    return all(getattr(t, name)[card] == getattr(other, name)[card] for name in POINTS)


def same_treasure(t: Tables, other: Tables, kind: int) -> bool:
    """Whether a Treasure is what it is in other tables."""
    program = effects.OF_TREASURES + kind
    sides = (FIRST_ALLY, BACKS) if kind < FIRST_ADVENTURE else (FIRST_ADVENTURE, TOKENS)
    if kind >= FIRST_ALLY and any(
        getattr(t, one)[kind - sides[0]] != getattr(other, one)[kind - sides[0]] for one in sides[1]
    ):
        return False
    return t.effects[program] == other.effects[program] and all(
        getattr(t, name)[kind] == getattr(other, name)[kind] for name in OF_TREASURES
    )


def card_says(t: Tables, card: int) -> list[Sentence]:
    """What a card does."""
    return [card_does(card)] if same_card(t, shipped(), card) else written_card(t, card)


def treasure_says(t: Tables, kind: int) -> list[Sentence]:
    """What a Treasure does."""
    return [treasure_does(kind)] if same_treasure(t, shipped(), kind) else written_treasure(t, kind)


# --- cards -----------------------------------------------------------------------------------------------------------------


def written_card(t: Tables, card: int) -> list[Sentence]:
    """A card, from its values and rows."""
    if t.card_type[card] == KEEP_CARD:
        told = kept(t, card)
    elif t.card_type[card] == TEST_CARD:
        told = test_told(t, card) + after(t, card)
    else:
        told = rows_of(t, effects.of_card(card, effects.DO)) + used(t, card) + after(t, card)
    return told + points_told(t, card)


def test_told(t: Tables, card: int) -> list[Sentence]:
    """A test: what it needs, what may be exerted, and what passing and failing do."""
    told: list[Sentence] = [("aid-card-test", {"needed": t.test[card], "tracks": t.card_exert[card]})]
    if t.margin[card]:
        told.append(("aid-card-margin", {"count": t.margin[card]}))
    for head, part in (("aid-card-passed", effects.PASS), ("aid-card-failed", effects.FAIL)):
        rows = rows_of(t, effects.of_card(card, part))
        told += [(head, {}), *rows] if rows else []
    return told


def kept(t: Tables, card: int) -> list[Sentence]:
    """A card for the tableau: what using it does, and where; what giving it up does; what holding it is worth."""
    return [("aid-card-kept", {}), *used(t, card), *after(t, card)]


def used(t: Tables, card: int) -> list[Sentence]:
    """What a card of the tableau does when it is used, where it may be, and at what price."""
    rows = rows_of(t, effects.of_card(card, effects.USE))
    if not rows and not tested(t, card):
        return []
    where = in_oceans("row-if-in", t.where[card])
    head: list[Sentence] = [("aid-card-used", {"count": t.card_cost[card]}), *where]
    return head + (test_told(t, card) if tested(t, card) else rows)


def after(t: Tables, card: int) -> list[Sentence]:
    """What a card of the tableau does after a roll, and at the end."""
    told: list[Sentence] = []
    if rolls_again(t, card):
        told.append(("aid-card-rerolls", {}))
    elif t.help[card]:
        told.append(("aid-card-adds", {"count": t.help[card] - HELP_PLUS}))
    if t.help[card] and t.help_for[card]:
        tests = [test for test in range(len(TESTS)) if t.help_for[card] >> test & 1]
        told += [("aid-card-for", {"test": TESTS[test]}) for test in tests]
    return told + ([("aid-card-held", {})] if t.hold[card] else [])


def points_told(t: Tables, card: int) -> list[Sentence]:
    """What a card costs or brings where it lies at the end."""
    told: list[Sentence] = []
    if t.left_points[card]:
        told.append(("aid-card-left", {"points": t.left_points[card]}))
    if t.failed_points[card]:
        told.append(("aid-card-lost", {"points": t.failed_points[card]}))
    return told


# --- treasures -------------------------------------------------------------------------------------------------------------


def written_treasure(t: Tables, kind: int) -> list[Sentence]:
    """A Treasure, from its values and rows."""
    rows = rows_of(t, effects.OF_TREASURES + kind)
    told: list[Sentence] = []
    if t.treasure_points[kind] >= 0:
        told.append(("aid-treasure-worth", {"count": t.treasure_points[kind]}))
    if t.treasure_kind[kind] == WONDER:
        told.append(("aid-treasure-wonder", {}))
    if t.treasure_kind[kind] == ADVENTURE and kind >= FIRST_ADVENTURE:
        told += token_values(t, kind - FIRST_ADVENTURE)
    if t.treasure_kind[kind] in (RETAIN, ALLY, ADVENTURE) and rows:
        told += [("aid-treasure-used", {}), *rows]
    if t.treasure_kind[kind] == ALLY and FIRST_ALLY <= kind < FIRST_ADVENTURE:
        told += ally_back(t, kind - FIRST_ALLY)
    return rows + told if t.treasure_kind[kind] == X_EVENT else told


def ally_back(t: Tables, ally: int) -> list[Sentence]:
    """What an Ally is in the place of a ship."""
    warship, notoriety = t.ally_warship[ally] >= 0, t.ally_notoriety[ally]
    points = t.ally_warship[ally] if warship else max(0, t.ally_non_warship[ally])
    return [("aid-ally-warship" if warship else "aid-ally-non-warship", {"points": points, "notoriety": notoriety})]


def token_values(t: Tables, token: int) -> list[Sentence]:
    """The ocean that an Adventure token names, and its values beside the one as a Treasure."""
    told: list[Sentence] = [("aid-token-ocean", {"ocean": t.adventure_ocean[token]})]
    if t.adventure_points[token] >= 0:
        told.append(("aid-token-adventure", {"count": t.adventure_points[token]}))
    if t.adventure_science[token]:
        told.append(("aid-token-science", {"count": t.adventure_science[token]}))
    if t.adventure_wonder[token]:
        told.append(("aid-token-wonder", {"count": t.adventure_wonder[token]}))
    return told
