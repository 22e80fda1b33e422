"""The scoring sheet, category by category, as Nemo's motive weighs it."""

from __future__ import annotations

from leagues.games.nemo import figures, names, questions
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    CARDS,
    CHARACTERS,
    FAILED,
    FIRST_ADVENTURE,
    INSTALLED,
    MAJORS,
    OCEANS,
    PASSED,
    RELATIONS,
    SEMI_COMPETITIVE,
    SHIPS,
    TABLEAU,
    TONNAGE,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
)
from leagues.games.nemo.tables import Tables

SHEET = (
    "warships", "non-warships", "adventure", "treasure", "liberation", "science", "wonder", "characters", "scouring",
    "penalties",
)  # fmt: skip
CATEGORIES = len(SHEET)
(
    WARSHIPS, NON_WARSHIPS, ADVENTURE, TREASURE, LIBERATION, SCIENCE, WONDER, CHARACTER, SCOURING, PENALTIES,
) = range(CATEGORIES)  # fmt: skip
COLUMNS = 6
HOSPITAL_MACHINES = names.UPGRADES.index("hospital-machines")
LEVELS = 5  # low score, inconsequential, adequate, success, triumph


def points(s: State, t: Tables, category: int) -> int:
    """What a category is worth by Nemo's motive at the end [score-final-motive, scoring]."""
    if category <= NON_WARSHIPS:
        found = 0 if declines(s, t) else ship_points(s, t, category) + ally_points(s, t, category)
        return found + card_ship_points(s, t, category) + upgrade_ship_points(s, t, category)
    if category == ADVENTURE:
        return adventure_points(s, t)
    if category == TREASURE:
        return treasure_points(s, t)
    if category == LIBERATION:
        return (cubes(s) + liberation(s, t)) * t.times[s.motive][0]
    if category == SCIENCE:
        return science(s, t) * t.times[s.motive][1]
    if category == WONDER:
        return wonders(s, t) * t.times[s.motive][2]
    if category == CHARACTER:
        return character_points(s, t)
    if category == SCOURING:
        return scouring(s, t) + securing(s, t)
    return penalties(s, t)


def total(s: State, t: Tables) -> int:
    """The whole score [scoring]."""
    found = 0
    for category in range(CATEGORIES):
        found += points(s, t, category)
    return found


def item(value: int, added: int) -> int:
    """One item with what the motive adds, never below 0 [score-item-floor]."""
    return max(0, value + added)


def counts_as_passed(s: State, t: Tables, card: int) -> bool:
    """Whether a card scores: it was passed, or is held untouched [keep-held]."""
    return s.cards[card] == PASSED or (s.cards[card] == TABLEAU and t.hold[card] == 1)


def ship_points(s: State, t: Tables, category: int) -> int:
    """The sunk ships of one kind on the Tonnage track, as they showed
    [score-warships, score-non-warships, salvage-no-points]."""
    found = 0
    for ship in range(SHIPS):
        if TONNAGE <= s.ships[ship] < TONNAGE + MAJORS:
            side = s.backs[ship]
            kind = WARSHIPS if t.attack[side][ship] > 0 else NON_WARSHIPS
            if kind == category:
                found += item(figures.worth(s, t, ship, side), t.adds[s.motive][category])
    return found


def ally_points(s: State, t: Tables, category: int) -> int:
    """Allies on the Tonnage track, which count as ships there [allies-tonnage]."""
    found = 0
    for ally in range(ALLIES):
        value = t.ally_warship[ally] if category == WARSHIPS else t.ally_non_warship[ally]
        if value >= 0 and s.ally_rows[ally] > 0:
            found += item(value, t.adds[s.motive][category])
    return found


def card_ship_points(s: State, t: Tables, category: int) -> int:
    """Warship and Non-warship points of passed cards."""
    found = 0
    for card in range(1, CARDS):
        value = t.card_warship[card] if category == WARSHIPS else t.card_non_warship[card]
        if value >= 0 and counts_as_passed(s, t, card):
            found += item(value, t.adds[s.motive][category])
    return found


def upgrade_ship_points(s: State, t: Tables, category: int) -> int:
    """Warship and Non-warship points of upgrades [score-upgrades]."""
    found = 0
    for upgrade in range(UPGRADES):
        value = t.upgrade_warship[upgrade] if category == WARSHIPS else t.upgrade_non_warship[upgrade]
        if value >= 0 and s.upgrades[upgrade] == INSTALLED:
            found += item(value, t.adds[s.motive][category])
    return found


def adventure_points(s: State, t: Tables) -> int:
    """Passed cards, upgrades and tokens with the Adventure symbol [score-adventure, score-upgrades, adventure-retained]."""
    found = 0
    added = t.adds[s.motive][ADVENTURE]
    for card in range(1, CARDS):
        if t.card_adventure[card] >= 0 and counts_as_passed(s, t, card):
            found += item(t.card_adventure[card], added)
    for token in range(ADVENTURES):
        if t.adventure_points[token] >= 0:
            found += collected(s, FIRST_ADVENTURE + token) * item(t.adventure_points[token], added)
    for upgrade in range(UPGRADES):
        if t.upgrade_adventure[upgrade] >= 0 and s.upgrades[upgrade] == INSTALLED:
            found += item(t.upgrade_adventure[upgrade], added)
    return found


def collected(s: State, kind: int) -> int:
    """Treasures of a kind, in hand or with another captain."""
    found = s.held[kind]
    if s.company == SEMI_COMPETITIVE:
        for seat in range(s.captains):
            found += s.stowed[seat][kind]
    return found


def treasure_points(s: State, t: Tables) -> int:
    """Collected Treasures with a value, Allies in hand among them [score-treasure, allies-score], those that are buried, and
    upgrades [score-upgrades]."""
    found = questions.buried(s, t, 0)
    for kind in range(TREASURES):
        if t.treasure_points[kind] >= 0:
            found += collected(s, kind) * item(t.treasure_points[kind], t.adds[s.motive][TREASURE])
    for upgrade in range(UPGRADES):
        if t.upgrade_treasure[upgrade] >= 0 and s.upgrades[upgrade] == INSTALLED:
            found += item(t.upgrade_treasure[upgrade], t.adds[s.motive][TREASURE])
    return found


def cubes(s: State) -> int:
    """Cubes on land [score-liberation]."""
    found = 0
    for ocean in range(OCEANS):
        found += s.cubes[ocean]
    return found


def liberation(s: State, t: Tables) -> int:
    """Liberation on upgrades [score-upgrades]."""
    found = 0
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            found += t.upgrade_liberation[upgrade]
    return found


def science(s: State, t: Tables) -> int:
    """Science on cards, upgrades, ships, characters and tracks [score-science]."""
    found = 0
    for card in range(1, CARDS):
        if counts_as_passed(s, t, card):
            found += t.card_science[card]
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            found += t.upgrade_science[upgrade]
    for ship in range(SHIPS):
        if TONNAGE <= s.ships[ship] < TONNAGE + MAJORS or afloat(s, ship):
            found += t.ship_science[s.backs[ship]][ship]
    for token in range(ADVENTURES):
        found += collected(s, FIRST_ADVENTURE + token) * t.adventure_science[token]
    for character in range(CHARACTERS):
        if aboard(s, character):
            found += t.character_science[character]
    for track in range(TRACKS):
        found += t.track_science[track][s.tracks[track]]
    return found


def wonders(s: State, t: Tables) -> int:
    """Wonders on tokens, cards, upgrades, ships and tracks [score-wonder, score-nemo-track]."""
    found = 0
    for kind in range(TREASURES):
        if t.treasure_kind[kind] == 1:
            found += collected(s, kind)
    for token in range(ADVENTURES):
        found += collected(s, FIRST_ADVENTURE + token) * t.adventure_wonder[token]
    for card in range(1, CARDS):
        if counts_as_passed(s, t, card):
            found += t.card_wonder[card]
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            found += t.upgrade_wonder[upgrade]
    for ship in range(SHIPS):
        if TONNAGE <= s.ships[ship] < TONNAGE + MAJORS or afloat(s, ship):
            found += t.ship_wonder[s.backs[ship]][ship]
    for track in range(TRACKS):
        found += t.track_wonder[track][s.tracks[track]]
    return found


def character_points(s: State, t: Tables) -> int:
    """Characters aboard, cards, upgrades, and the Crew [score-characters, score-crew-track]."""
    found = 0
    for character in range(CHARACTERS):
        if aboard(s, character):
            found += questions.tile_points(s, t, character, t.character_points[character])
    for card in range(1, CARDS):
        if counts_as_passed(s, t, card):
            found += t.card_character[card]
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            found += t.upgrade_character[upgrade]
    for track in range(TRACKS):
        found += t.track_character[track][s.tracks[track]]
    return questions.characters_too(s, t, instances(s, t), found)


def instances(s: State, t: Tables) -> int:
    """How many characters, cards, upgrades and tracks score as characters now: what a track scores is one instance, however
    much it is [nadeen-instances]."""
    found = 0
    for character in range(CHARACTERS):
        if aboard(s, character):
            found += 1
    for card in range(1, CARDS):
        if t.card_character[card] > 0 and counts_as_passed(s, t, card):
            found += 1
    for upgrade in range(UPGRADES):
        if t.upgrade_character[upgrade] > 0 and s.upgrades[upgrade] == INSTALLED:
            found += 1
    for track in range(TRACKS):
        if t.track_character[track][s.tracks[track]] > 0:
            found += 1
    return found


def row_length(s: State, line: int) -> int:
    """Ships on a row of the Tonnage track, sunk or still afloat, and Allies in their place; some cover two boxes
    [tonnage, relations, britannia-tonnage]."""
    found = 0
    for ship in range(SHIPS):
        if s.ships[ship] == TONNAGE + line or s.ships[ship] == RELATIONS + line:
            found += 1 + s.broad[ship]
    for ally in range(ALLIES):
        if s.ally_rows[ally] == line + 1:
            found += 1
    return found


def scouring(s: State, t: Tables) -> int:
    """The last column that all six rows have filled, or as many as the motive counts
    [scouring, scouring-columns, world-order-columns]."""
    shortest = COLUMNS
    for line in range(MAJORS):
        shortest = min(shortest, row_length(s, line))
    found = 0
    for column in range(max(0, shortest - t.columns[s.motive]), shortest):
        found += t.scouring[column]
    return found


def afloat(s: State, ship: int) -> bool:
    """Whether a ship on the Tonnage track is a Relations Ship: neither a sunk Warship nor a sunk Non-warship
    [relations-scored]."""
    return RELATIONS <= s.ships[ship] < RELATIONS + MAJORS


def relations(s: State) -> int:
    """How many Relations Ships there are."""
    found = 0
    for ship in range(SHIPS):
        if afloat(s, ship):
            found += 1
    return found


def flags(s: State, t: Tables) -> int:
    """The nationalities of the Relations Ships, as bits; who has no flag has none [relations-flags]."""
    found = 0
    for ship in range(SHIPS):
        if afloat(s, ship):
            found |= 1 << t.flag[s.backs[ship]][ship]
    return found & ~1


def declines(s: State, t: Tables) -> bool:
    """Whether the points of the sunk ships on the Tonnage track, and of the Allies in their place, are given up for those of
    the Relations Ships: where that scores more [relations-decline]."""
    ships = relations(s) * t.upgrade_last[HOSPITAL_MACHINES]
    if ships == 0:
        return False
    tonnage = 0
    for category in range(NON_WARSHIPS + 1):
        tonnage += ship_points(s, t, category) + ally_points(s, t, category)
    return ships > tonnage


def securing(s: State, t: Tables) -> int:
    """What Relations Ships score: by their nationalities, and by their number where the sunk ships score nothing
    [relations-scored, relations-decline]."""
    found = relations(s) * t.upgrade_last[HOSPITAL_MACHINES] if declines(s, t) else 0
    seen = flags(s, t)
    while seen > 0:
        found += (seen & 1) * t.upgrade_adds[HOSPITAL_MACHINES]
        seen >>= 1
    return found


def penalties(s: State, t: Tables) -> int:
    """What worn tracks and cards cost."""
    found = 0
    for track in range(TRACKS):
        found += t.track_points[track][s.tracks[track]]
    for card in range(1, CARDS):
        if s.cards[card] == TABLEAU:
            found += t.left_points[card]
        elif s.cards[card] == FAILED:
            found += t.failed_points[card]
    return found


def level_of(s: State, t: Tables, score: int) -> int:
    """The level that a score reaches: 0 for a defeat, 1 to 4 for victories [victory-levels, low-score]."""
    reached = 0
    for level in range(LEVELS - 1):
        if score >= t.levels[s.motive][level]:
            reached = level + 1
    return reached
