"""What the page shows beside the view: the table that does not change, and a few figures for a list of games.

The shapes of all this are in `aids/shapes.py`, field by field.
"""

from __future__ import annotations

from typing import cast

from leagues.games.nautilion import cabin, preview
from leagues.games.nautilion.aids.choice import target
from leagues.games.nautilion.aids.gifts import rule_ids
from leagues.games.nautilion.aids.shapes import CardAbout, Home, Scenery, Target
from leagues.games.nautilion.cards import CardText, darkhouse_card, heroic_card
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import (
    DARKHOUSE_CARDS,
    HEROICS,
    MAGE,
    MAGES,
    MERCENARIES,
    REEFS,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables, standings

# --- what does not change --------------------------------------------------------------------------------------------------


def scenery(t: Tables, s: State) -> Scenery:
    """The chosen ship, the dice, the spells, and what belongs to the expansions in play."""
    mages, fighting, reefs = (plays_with(s, one) for one in (MAGES, MERCENARIES, REEFS))
    return {
        "ship": SHIPS[s.ship],
        "spaces": list(range(1, 10)),
        "ducts": [[a, b] for a in range(1, 10) for b in preview.members(t.ducts[s.ship][a]) if a < b],
        "standing": ducts_standing(t, s.ship),
        "faces": [value for value in range(1, 7) for _ in range(t.faces[value])],
        "toll": preview.members(t.toll),
        "costs": {"whirlwind": t.whirlwind_cost, "tide": t.tide_cost, "translation": t.translation_cost},
        "homes": homes(t, s),
        "cabin": [[cabin.token_on(t, mage), t.partners[mage]] for mage in range(3)] if mages else [],
        "admirals": [preview.members(crew) for crew in t.admirals] if s.players == 2 else [],
        "warriors": preview.members(t.warriors) if fighting else [],
        "mercenary_harpoons": t.mercenary_harpoons if fighting else 0,
        "phantom_harpoons": t.phantom_harpoons[s.hard_phantom] if fighting else 0,
        "phantom_places": t.phantom_places if fighting else 0,
        "reef_escape": t.reef_escape if reefs else 0,
        "reef_bonus": t.reef_bonus if reefs else 0,
        "cards": {
            "darkhouse": [darkhouse_about(t, card) for card in range(1, 13)] if plays_with(s, DARKHOUSE_CARDS) else [],
            "heroic": [heroic_about(t, s, card) for card in range(1, 13)] if plays_with(s, HEROICS) else [],
        },
    }


def ducts_standing(t: Tables, ship: int) -> str:
    """How sure the ducts of a ship are: as shipped, or from an owner's file."""
    replaced = t.ducts[ship] != read_tables(None).ducts[ship]
    return "owner" if replaced else standings()[f"ships.{SHIPS[ship]}"]


def homes(t: Tables, s: State) -> list[Home]:
    """Where crew and Mages count: on the ship, in the cabin, or in both."""
    found: list[Home] = []
    for token in range(1, MAGE + (4 if plays_with(s, MAGES) else 1)):
        targets: list[Target] = [target("space", token)] if token <= MAGE else []
        space = cabin.space_of(t, token)
        if plays_with(s, MAGES) and space != cabin.NO_SPACE:
            targets.append(target("cabin", space))
        found.append({"token": token, "targets": targets})
    return found


def darkhouse_about(t: Tables, card: int) -> CardAbout:
    """A Darkhouse card."""
    colour = "blue" if t.card_blue[card] else "red"
    return about(darkhouse_card(t, card), names(Card)[t.card_effects[card]], colour, here=True)


def heroic_about(t: Tables, s: State, card: int) -> CardAbout:
    """A Heroic Action; some stay in the box with the expansion that they need."""
    here = t.heroic_expansions[card] & ~s.expansions == 0
    return about(heroic_card(t, card), names(Heroic)[t.heroic_effects[card]], "", here=here)


def about(card: CardText, effect: str, colour: str, *, here: bool) -> CardAbout:
    """A card."""
    told = {"number": card.number, "effect": effect, "colour": colour, "sentences": list(card.sentences)}
    told |= {"rules": rule_ids(*card.rules), "standing": card.standing, "here": here}
    return cast(CardAbout, told)


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a game stands, in a few figures."""
    found = {"turn": s.turn, "crew": count(s.crew)}
    if plays_with(s, MAGES):
        found["mages"] = count(s.cabin & cabin.ALL_MAGES)
    if plays_with(s, MERCENARIES):
        found["mercenaries"] = count(s.mercenaries)
    if plays_with(s, HEROICS):
        found["heroics"] = count(s.heroics)
    return found
