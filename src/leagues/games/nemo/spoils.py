"""What each of several captains has won, where each has a score of their own [own-scores, best-captain]."""

from __future__ import annotations

from leagues.games.nemo import figures, questions
from leagues.games.nemo.scoring import ADVENTURE, NON_WARSHIPS, TREASURE, WARSHIPS, counts_as_passed, item
from leagues.games.nemo.state import (
    ALLIES,
    CARDS,
    CHARACTERS,
    FIRST_ADVENTURE,
    MAJORS,
    SEMI_COMPETITIVE,
    SHIPS,
    TONNAGE,
    TREASURES,
    State,
    aboard,
    owner,
)
from leagues.games.nemo.tables import WONDER, Tables


def each_scores(s: State) -> bool:
    """Whether each captain has a score of their own."""
    return s.company == SEMI_COMPETITIVE


def own_points(s: State, t: Tables, seat: int) -> int:
    """What a captain has won, as the motive weighs it: ships, cards and Treasures of own turns, and characters aboard."""
    return own_ships(s, t, seat) + own_cards(s, t, seat) + own_treasures(s, t, seat) + own_characters(s, t, seat)


def own_ships(s: State, t: Tables, seat: int) -> int:
    """Sunk ships of the Tonnage track, as they showed, and Allies in their place."""
    found = 0
    for ship in range(SHIPS):
        if s.sunk_by[ship] == seat + 1 and TONNAGE <= s.ships[ship] < TONNAGE + MAJORS:
            side = s.backs[ship]
            kind = WARSHIPS if t.attack[side][ship] > 0 else NON_WARSHIPS
            found += item(figures.worth(s, t, ship, side), t.adds[s.motive][kind])
            found += t.ship_science[side][ship] * t.times[s.motive][1] + t.ship_wonder[side][ship] * t.times[s.motive][2]
    for ally in range(ALLIES):
        if s.sunk_by[SHIPS + ally] == seat + 1:
            if t.ally_warship[ally] >= 0:
                found += item(t.ally_warship[ally], t.adds[s.motive][WARSHIPS])
            if t.ally_non_warship[ally] >= 0:
                found += item(t.ally_non_warship[ally], t.adds[s.motive][NON_WARSHIPS])
    return found


def own_cards(s: State, t: Tables, seat: int) -> int:
    """Passed cards, and those that are held for their points."""
    found = 0
    for card in range(1, CARDS):
        if s.won_by[card] == seat + 1 and counts_as_passed(s, t, card):
            if t.card_warship[card] >= 0:
                found += item(t.card_warship[card], t.adds[s.motive][WARSHIPS])
            if t.card_non_warship[card] >= 0:
                found += item(t.card_non_warship[card], t.adds[s.motive][NON_WARSHIPS])
            if t.card_adventure[card] >= 0:
                found += item(t.card_adventure[card], t.adds[s.motive][ADVENTURE])
            found += t.card_science[card] * t.times[s.motive][1] + t.card_wonder[card] * t.times[s.motive][2]
            found += t.card_character[card]
    return found


def own_treasures(s: State, t: Tables, seat: int) -> int:
    """Treasures and Adventure tokens that were not spent. What lies buried is nobody's."""
    found = 0
    for kind in range(TREASURES):
        count = s.held[kind] if seat == s.captain else s.stowed[seat][kind]
        if t.treasure_points[kind] >= 0:
            found += count * item(t.treasure_points[kind], t.adds[s.motive][TREASURE])
        if t.treasure_kind[kind] == WONDER:
            found += count * t.times[s.motive][2]
        token = kind - FIRST_ADVENTURE
        if token >= 0:
            if t.adventure_points[token] >= 0:
                found += count * item(t.adventure_points[token], t.adds[s.motive][ADVENTURE])
            found += count * t.adventure_science[token] * t.times[s.motive][1]
            found += count * t.adventure_wonder[token] * t.times[s.motive][2]
    return found


def own_characters(s: State, t: Tables, seat: int) -> int:
    """Characters that were dealt to a captain and are aboard."""
    found = 0
    for character in range(CHARACTERS):
        if aboard(s, character) and owner(s, character) == seat:
            found += questions.tile_points(s, t, character, t.character_points[character])
            found += t.character_science[character] * t.times[s.motive][1]
    return found


def best(s: State, t: Tables, seat: int) -> bool:
    """Whether no other captain has more; equal scores share the victory [best-captain]."""
    own = own_points(s, t, seat)
    for other in range(s.captains):
        if own_points(s, t, other) > own:
            return False
    return True
