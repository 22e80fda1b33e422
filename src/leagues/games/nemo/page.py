"""What the page shows beside the view: the table that does not change, and a few figures for a list of games.

The shapes of all this are in `aids/shapes.py`, field by field.
"""

from __future__ import annotations

from leagues.games.nemo import breadth, names
from leagues.games.nemo.aids.shapes import AllyAbout, CardAbout, OceanAbout, Scenery, ShipAbout, TokenAbout, TreasureSort
from leagues.games.nemo.aids.written import card_says, same_card, same_points
from leagues.games.nemo.reading import read_tables, section_of, standings
from leagues.games.nemo.sources import TESTS
from leagues.games.nemo.state import ADVENTURES, ALLIES, CARDS, OCEANS, SHIPS, TRACKS, State
from leagues.games.nemo.tables import ADVENTURE, ALLY, BONUSES, MAP, RETAIN, TYPES, WONDER, X_EVENT, Tables

SORTS: dict[int, TreasureSort] = {
    MAP: "map", WONDER: "wonder", RETAIN: "retain", X_EVENT: "event", ALLY: "ally", ADVENTURE: "adventure",
}  # fmt: skip

# --- what does not change --------------------------------------------------------------------------------------------------


def scenery(t: Tables, s: State) -> Scenery:
    """The map, the ships, the cards and the prices, with the standing of what is not printed."""
    shipped = read_tables(None)
    return {
        "oceans": [ocean_about(t, ocean) for ocean in range(OCEANS)],
        "tunnel": list(t.tunnel),
        "ships": [ship_about(s, t, ship, side) for ship in range(SHIPS) for side in range(2)],
        "cards": [card_about(t, shipped, card) for card in range(1, CARDS)],
        "prices": list(t.price),
        "scouring": list(t.scouring),
        "salvage_boxes": t.salvage_boxes,
        "most_actions": t.most_actions,
        "treasure_points": list(t.treasure_points),
        "treasure_sorts": [SORTS[kind] for kind in t.treasure_kind],
        "allies": [ally_about(t, ally) for ally in range(ALLIES)],
        "adventures": [token_about(t, token) for token in range(ADVENTURES)],
        "laid_at": list(t.laid_at),
        "columns": list(t.columns),
        "tests": list(TESTS),
        "standings": standings_of(t, shipped),
    }


def members(bits: int, count: int) -> list[int]:
    """The members of a set."""
    return [one for one in range(count) if bits >> one & 1]


def ocean_about(t: Tables, ocean: int) -> OceanAbout:
    """An ocean, with where one sails and where ships spread only."""
    links, dotted = members(t.links[ocean], OCEANS), members(t.dotted[ocean], OCEANS)
    return {"ocean": ocean, "spaces": t.spaces[ocean], "lands": t.lands[ocean], "links": links, "dotted": dotted}


def ship_about(s: State, t: Tables, ship: int, side: int) -> ShipAbout:
    """One side of a ship, as the optional rules of this voyage make it."""
    more = breadth.more(s, t, ship, side)
    guns = t.attack[side][ship]
    return {
        "ship": ship, "group": names.GROUPS[t.group[ship]], "side": side,
        "ship_class": names.CLASSES[t.ship_class[side][ship]], "attack": guns + more if guns else 0,
        "defence": t.defence[side][ship] + more, "notoriety": t.infamy[side][ship] + more,
        "points": t.worth[side][ship] + more,
        "science": t.ship_science[side][ship], "wonder": t.ship_wonder[side][ship],
        "bonus": BONUSES[t.bonus[ship]] if side == 0 else BONUSES[0],
    }  # fmt: skip


def ally_about(t: Tables, ally: int) -> AllyAbout:
    """An Ally in the place of a ship."""
    warship, non_warship = t.ally_warship[ally], t.ally_non_warship[ally]
    return {"warship": warship, "non_warship": non_warship, "notoriety": t.ally_notoriety[ally]}


def token_about(t: Tables, token: int) -> TokenAbout:
    """An Adventure token."""
    science, wonder = t.adventure_science[token], t.adventure_wonder[token]
    return {"ocean": t.adventure_ocean[token], "adventure": t.adventure_points[token], "science": science, "wonder": wonder}


def card_standing(t: Tables, shipped: Tables, card: int) -> str:
    """How sure a card is: as shipped, or from an owner's file."""
    same = same_card(t, shipped, card) and same_points(t, shipped, card)
    return standings()[section_of(card)] if same else "owner"


def card_about(t: Tables, shipped: Tables, card: int) -> CardAbout:
    """A card."""
    about: CardAbout = {
        "card": card, "kind": TYPES[t.card_type[card]], "test": t.test[card],
        "exert": members(t.card_exert[card], TRACKS), "standing": card_standing(t, shipped, card),
    }  # fmt: skip
    if not same_card(t, shipped, card):
        about["does"] = card_says(t, card)
    return about


FIELDS = {
    "oceans": ("spaces", "lands", "first_gems"), "links": ("links",), "dotted_links": ("dotted",), "bands": ("bands",),
    "ships": ("attack", "defence", "infamy", "worth"), "treasures": ("treasures", "treasure_points"), "levels": ("levels",),
    "upgrades": ("price",), "characters": ("character_points",), "tonnage": ("scouring",), "notoriety": ("allied_at",),
}  # fmt: skip


def standings_of(t: Tables, shipped: Tables) -> dict[str, str]:
    """How sure the values of the map, the ships and the boundaries are."""
    found = {}
    for section, fields in FIELDS.items():
        same = all(getattr(t, name) == getattr(shipped, name) for name in fields)
        found[section] = standings()[section] if same else "owner"
    return found


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a voyage stands, in a few figures."""
    return {"act": s.act, "turn": s.turn, "motive": s.motive, "notoriety": s.notoriety}
