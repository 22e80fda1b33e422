"""What the page shows beside the view: the table that does not change, what the running decision's answers would do, the
running score, the voyage when it is over, and a few figures for a list of games.

The shapes of all this are in `aids/shapes.py`, field by field. Nothing in Nemo's War is secret from who plays it: what
nobody has seen is not in the state.
"""

from __future__ import annotations

from typing import cast

from leagues.games.nemo import names, seas
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.ladder import ladder_of
from leagues.games.nemo.aids.odds import roll_of, roll_on
from leagues.games.nemo.aids.scores import marks, open_spaces, running, tracks
from leagues.games.nemo.aids.shapes import Aid, CardAbout, OceanAbout, Roll, Scenery, Sentence, ShipAbout
from leagues.games.nemo.aids.voyage import voyage_of
from leagues.games.nemo.aids.written import card_says, same_card, same_points
from leagues.games.nemo.reading import read_tables, standings
from leagues.games.nemo.state import CARDS, EVENTS, FIRST_FINALE, OCEANS, RISING, SHIPS, TRACKS, State
from leagues.games.nemo.steps import TESTING, Step
from leagues.games.nemo.tables import BONUSES, TYPES, Tables
from leagues.kernel.table import Table

# --- what does not change --------------------------------------------------------------------------------------------------


def scenery(t: Tables, s: State) -> Scenery:
    """The map, the ships, the cards and the prices, with the standing of what is not printed."""
    shipped = read_tables(None)
    return {
        "oceans": [ocean_about(t, ocean) for ocean in range(OCEANS)],
        "tunnel": list(t.tunnel),
        "ships": [ship_about(t, ship, side) for ship in range(SHIPS) for side in range(2)],
        "cards": [card_about(t, shipped, card) for card in range(1, CARDS)],
        "prices": list(t.price),
        "scouring": list(t.scouring),
        "salvage_boxes": t.salvage_boxes,
        "most_actions": t.most_actions,
        "treasure_points": list(t.treasure_points),
        "standings": standings_of(t, shipped),
    }


def members(bits: int, count: int) -> list[int]:
    """The members of a set."""
    return [one for one in range(count) if bits >> one & 1]


def ocean_about(t: Tables, ocean: int) -> OceanAbout:
    """An ocean, with where one sails and where ships spread only."""
    links, dotted = members(t.links[ocean], OCEANS), members(t.dotted[ocean], OCEANS)
    return {"ocean": ocean, "spaces": t.spaces[ocean], "lands": t.lands[ocean], "links": links, "dotted": dotted}


def ship_about(t: Tables, ship: int, side: int) -> ShipAbout:
    """One side of a ship."""
    return {
        "ship": ship, "group": names.GROUPS[t.group[ship]], "side": side,
        "ship_class": names.CLASSES[t.ship_class[side][ship]], "attack": t.attack[side][ship],
        "defence": t.defence[side][ship], "notoriety": t.infamy[side][ship], "points": t.worth[side][ship],
        "science": t.ship_science[side][ship], "wonder": t.ship_wonder[side][ship],
        "bonus": BONUSES[t.bonus[ship]] if side == 0 else BONUSES[0],
    }  # fmt: skip


def card_section(card: int) -> str:
    """The section of a card in the data file."""
    if card <= EVENTS:
        return f"events.{card}"
    return "rising" if card == RISING else f"finales.{names.FINALES[card - FIRST_FINALE]}"


def card_standing(t: Tables, shipped: Tables, card: int) -> str:
    """How sure a card is: as shipped, or from an owner's file."""
    same = same_card(t, shipped, card) and same_points(t, shipped, card)
    return standings()[card_section(card)] if same else "owner"


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


# --- the running decision --------------------------------------------------------------------------------------------------


def aid(table: Table, seat: int) -> Aid:
    """Everything that helps to see the running decision; -1 is somebody who looks on."""
    s, t = cast(State, table.state), cast(Tables, table.tables)
    decision = table.decision
    choosing = decision is not None and not decision.chance
    told: Aid = {
        "notes": notes(s, t),
        "tracks": tracks(s, t),
        "notoriety": marks(s, t),
        "open": open_spaces(s, t),
        "spaces": sum(t.spaces),
        "score": running(s, t),
        "choices": {},
    }
    if choosing and seat >= 0:
        told["choices"] = {str(answer): one for answer, one in sorted(choices_of(table.game, s, t).items())}
    if table.over:
        if table.outcome != "fault":
            told["voyage"] = voyage_of(table)
        return told
    roll, ladder = roll_now(s, t), ladder_of(s)
    if roll is not None:
        told["roll"] = roll
    if ladder is not None:
        told["ladder"] = ladder
    return told


def roll_now(s: State, t: Tables) -> Roll | None:
    """The roll that is going on, with what is wagered on it so far."""
    frame, test = s.frames[s.depth - 1], s.frames[s.depth - 2]
    if frame.doing in (Step.EXERT, Step.SPEND):
        return roll_of(s, t, test.a, test.b, s.exerted, s.spent)
    if frame.doing == Step.HELP or (frame.doing == Step.THROW and frame.a == TESTING):
        return roll_on(s, t, test.a, test.b)
    return None


def notes(s: State, t: Tables) -> list[Sentence]:
    """What holds for the moment."""
    told: list[Sentence] = []
    if s.lull:
        told.append(("aid-note-lull", {}))
    if s.homeward:
        told.append(("aid-note-homeward", {"ocean": s.home, "turns": s.homeward}))
    if s.coda:
        told.append(("aid-note-coda", {}))
    if s.no_actions:
        told.append(("aid-note-no-actions", {}))
    if s.turn and seas.first_free(s, t) < 0:
        told.append(("aid-note-full", {}))
    return told


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a voyage stands, in a few figures."""
    return {"act": s.act, "turn": s.turn, "motive": s.motive, "notoriety": s.notoriety}
