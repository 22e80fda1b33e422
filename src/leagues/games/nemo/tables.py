"""The tables of Nemo's War: map, tracks, ships, tokens and cards. Where they come from is in `reading`, and what must fit
together in `fitting`. Effects are rows of the vocabulary in `effects`."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.effects import NUMBERS, PROGRAMS, ROWS
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    CARDS,
    CHARACTERS,
    DEADLY,
    GROUPS,
    LEVELS_LAID,
    OCEANS,
    SHIPS,
    TREASURES,
    UPGRADES,
)
from leagues.kernel.schema import Record, number, row, rows

MOTIVES = len(names.MOTIVES)
KINDS = ("map", "wonder", "retain", "event", "ally", "adventure")  # of Treasures
MAP, WONDER, RETAIN, X_EVENT, ALLY, ADVENTURE = range(6)
TYPES = ("none", "play", "keep", "test")  # of cards
PLAY_CARD, KEEP_CARD, TEST_CARD = 1, 2, 3
HELPS = ("none", "reroll", "plus-1", "plus-2", "plus-3")  # what a card in the tableau does after a roll
HELP_REROLL, HELP_PLUS = 1, 1  # HELP_PLUS + n adds n
BANDS = ("worst", "bad", "fair", "good", "best")
ACTIONS = ("search", "incite", "rest", "repair", "refit")  # in the order of their tests
LOSSES = ("one", "one-or-two", "lowest-die")
COSTS = ("adventure", "attack", "incite", "move", "rest", "repair", "refit", "search", "fog", "horns", "reflect", "bury")
BONUSES = ("none", "treasure", "crew", "nemo")  # what sinking a ship brings
NO_UPGRADE = -1  # no upgrade of a motive's own
NO_POINTS = -1  # no Adventure, Warship or Non-warship symbol on the card; no value on the Treasure


EARLIER_FIELDS = (99, 123)  # how many fields the tables had in earlier versions; new ones are only appended


class Tables(Record):
    """What does not change during a game."""

    spaces: list[int] = row(OCEANS, 0, 9, "ship spaces of each ocean")
    lands: list[int] = row(OCEANS, 0, 9, "land spaces of each ocean")
    first_gems: list[int] = row(OCEANS, 0, 1, "gems in each ocean at first")
    links: list[int] = row(OCEANS, 0, 4095, "for each ocean, those that one can sail to, as bits")
    dotted: list[int] = row(OCEANS, 0, 4095, "for each ocean, those along a dotted line, as bits")
    tunnel: list[int] = row(2, 0, OCEANS - 1, "the oceans that the Arabian Tunnel joins")
    tonnage_rows: list[int] = row(OCEANS, 0, 63, "for each ocean, the rows for ships sunk there, as bits")
    hidden_stock: int = number(0, 40, "Hidden ships in all")
    gem_stock: int = number(0, 60, "gems in all")
    cube_stock: int = number(0, 60, "cubes in all")
    track_start: list[int] = row(3, 1, 10, "the space at which Nemo, Crew and Hull start")
    exert: list[list[int]] = rows(3, 11, 0, 9, "for each track and space, what exerting adds")
    track_points: list[list[int]] = rows(3, 11, -40, 40, "for each track and space, its points at the end")
    track_science: list[list[int]] = rows(3, 11, 0, 9, "for each track and space, its Science at the end")
    track_wonder: list[list[int]] = rows(3, 11, 0, 9, "for each track and space, its Wonders at the end")
    track_character: list[list[int]] = rows(3, 11, 0, 40, "for each track and space, its Character points at the end")
    hit_track: list[int] = row(7, 0, 2, "for each face of the die, the track that is hit")
    allied_at: int = number(1, 51, "the Notoriety at which the navies unite")
    extra_die_at: int = number(1, 51, "the Notoriety from which a black die is added")
    rising_at: list[int] = row(3, 0, 52, "the levels of Notoriety at which Rising Action brings one more ship")
    notoriety_end: int = number(1, 51, "the end of the Notoriety track")
    scouring: list[int] = row(6, 0, 99, "what each column of the Tonnage track scores")
    salvage_boxes: int = number(0, 20, "boxes of the Salvage track")
    most_actions: int = number(0, 9, "the most action points")
    most_saved: int = number(0, 9, "the most action points that are kept for the next turn")
    costs: list[int] = row(len(COSTS), 0, 9, "action points for each action")
    white_dice: list[int] = row(4, 0, 3, "white dice in each act")
    black_dice: list[int] = row(4, 0, 1, "black dice in each act")
    bands: list[int] = row(4, 0, 20, "the results from which the second to fifth band of an action begin")
    action_exert: list[int] = row(5, 0, 7, "for each action, what may be exerted, as bits")
    miss: int = number(0, 9, "Notoriety for a miss")
    disaster: int = number(0, 9, "Notoriety for a natural two")
    disaster_loss: int = number(0, 9, "what a natural two costs of an exerted resource")
    follow_up: int = number(0, 9, "Notoriety for the next attack of a series")
    torpedo: list[int] = row(4, 1, 12, "what a torpedo needs: Non-warship and Warship, with two dice and with one")
    # Motives
    category: list[int] = row(MOTIVES, 0, 1, "for each motive, 0 for honorable and 1 for stern")
    adds: list[list[int]] = rows(MOTIVES, 4, -9, 9, "added to each Warship, Non-warship, Adventure and Treasure")
    times: list[list[int]] = rows(MOTIVES, 3, 0, 20, "what each cube, Science and Wonder counts")
    defeat: list[int] = row(MOTIVES, 0, 52, "the Notoriety that ends the voyage")
    own_upgrade: list[int] = row(MOTIVES, -1, UPGRADES - 1, "the upgrade that can be bought before the voyage; -1 for none")
    second_act: list[int] = row(MOTIVES, 0, 16, "events of Act II")
    third_act: list[int] = row(MOTIVES, 0, 16, "events of Act III before those beside the Finale")
    levels: list[list[int]] = rows(MOTIVES, 4, 0, 999, "the scores from which each level of victory is reached")
    first_act: int = number(1, 20, "events of Act I")
    last_events: int = number(0, 10, "events beside the Finale")
    deck: int = number(0, 51, "cards of the Adventure Deck")
    # Difficulty: Sailor, Officer, Captain
    deck_gems: list[int] = row(3, 0, 9, "gems on the Adventure Deck")
    discount: list[int] = row(3, -1, 9, "how much cheaper the motive's upgrade is at first; -1 when it is not sold then")
    upgrades_drawn: list[int] = row(3, 0, 9, "other upgrades that are drawn")
    upgrades_kept: list[int] = row(3, 0, 9, "and kept")
    blue_at: list[int] = row(3, 1, 52, "the Notoriety that brings the Blue group")
    green_at: list[int] = row(3, 1, 52, "the Notoriety that brings the Green group")
    first_actions: list[int] = row(3, 0, 5, "action points at first")
    epilogue: list[int] = row(3, -99, 99, "added to every level of victory")
    test_loss: list[int] = row(3, 0, 2, "how a failed test is paid for")
    first_hidden: list[list[int]] = rows(3, OCEANS, 0, 9, "Hidden ships in each ocean at first")
    # Ships, each with two sides
    group: list[int] = row(SHIPS, 0, GROUPS - 1, "the colour group of each ship")
    flag: list[list[int]] = rows(2, SHIPS, 0, len(names.FLAGS) - 1, "flags")
    ship_class: list[list[int]] = rows(2, SHIPS, 0, len(names.CLASSES) - 1, "classes")
    attack: list[list[int]] = rows(2, SHIPS, 0, 20, "attack strength; 0 for a Non-warship")
    defence: list[list[int]] = rows(2, SHIPS, 0, 20, "defence strength")
    infamy: list[list[int]] = rows(2, SHIPS, 0, 9, "Notoriety for sinking it")
    worth: list[list[int]] = rows(2, SHIPS, 0, 20, "its points")
    ship_science: list[list[int]] = rows(2, SHIPS, 0, 9, "its Science")
    ship_wonder: list[list[int]] = rows(2, SHIPS, 0, 9, "its Wonders")
    bonus: list[int] = row(SHIPS, 0, len(BONUSES) - 1, "what sinking its first side brings")
    armoured: int = number(0, 2**31 - 1, "the armoured classes, as bits")
    # Treasures
    treasure_kind: list[int] = row(TREASURES, 0, 5, "maps, Wonders, those to retain, events, Allies, Adventures")
    treasures: list[int] = row(TREASURES, 0, 20, "tokens of each kind")
    treasure_points: list[int] = row(TREASURES, -1, 20, "points of each; -1 for none")
    # Characters and upgrades
    character_points: list[int] = row(CHARACTERS, 0, 20, "points of each character")
    character_science: list[int] = row(CHARACTERS, 0, 9, "Science of each character")
    after_roll: list[int] = row(CHARACTERS, 0, 9, "what a sacrifice adds after a roll")
    character_actions: list[int] = row(CHARACTERS, 0, 9, "action points that a sacrifice brings")
    character_notoriety: list[int] = row(CHARACTERS, 0, 9, "Notoriety that a sacrifice costs")
    character_nemo: list[int] = row(CHARACTERS, 0, 9, "Nemo that a sacrifice costs")
    price: list[int] = row(UPGRADES, 0, 9, "Salvage for each upgrade")
    upgrade_adventure: list[int] = row(UPGRADES, -1, 20, "Adventure points of each; -1 without the symbol")
    upgrade_science: list[int] = row(UPGRADES, 0, 9, "Science of each")
    upgrade_wonder: list[int] = row(UPGRADES, 0, 9, "Wonders of each")
    # Cards
    card_type: list[int] = row(CARDS, 0, 3, "to play, to keep, or to test")
    test: list[int] = row(CARDS, 0, 20, "the value of the test; 0 for none")
    card_exert: list[int] = row(CARDS, 0, 7, "what may be exerted for it, as bits")
    margin: list[int] = row(CARDS, 0, 50, "the test gets 1 for so much Notoriety left before defeat; 0 for never")
    foes: list[int] = row(CARDS, 0, 1, "1 when it is about dangerous animals or peoples")
    where: list[int] = row(CARDS, 0, 4095, "the oceans where it can be used, as bits; 0 for anywhere")
    card_cost: list[int] = row(CARDS, 0, 9, "action points to use it")
    hold: list[int] = row(CARDS, 0, 1, "1 when it counts as passed if it is never used")
    help: list[int] = row(CARDS, 0, len(HELPS) - 1, "what it does after a roll")
    help_for: list[int] = row(CARDS, 0, 1023, "the tests that it helps, as bits; 0 for all")
    card_adventure: list[int] = row(CARDS, -1, 20, "Adventure points; -1 without the symbol")
    card_science: list[int] = row(CARDS, 0, 9, "Science")
    card_wonder: list[int] = row(CARDS, 0, 9, "Wonders")
    card_character: list[int] = row(CARDS, 0, 20, "Character points")
    card_warship: list[int] = row(CARDS, -1, 20, "Warship points; -1 without the symbol")
    card_non_warship: list[int] = row(CARDS, -1, 20, "Non-warship points; -1 without the symbol")
    left_points: list[int] = row(CARDS, -40, 40, "points if it is left in the tableau")
    failed_points: list[int] = row(CARDS, -40, 40, "points if it lies in the FAIL pile")
    effects: list[list[int]] = rows(PROGRAMS, ROWS * NUMBERS, -9999, 9999, "every effect: rows of three numbers")
    # What came later, at the end: see EARLIER_FIELDS
    warship_adds: int = number(-9, 9, "added to a roll where another Warship is revealed")
    ship_adds: int = number(-9, 9, "added to searching and inciting for each revealed ship")
    cube_adds: int = number(-9, 9, "added to inciting for each cube")
    stalking_adds: int = number(-9, 9, "added to an attack by stalking")
    lull_price: int = number(0, 9, "what costs so many action points is cheaper in a Lull")
    lull_saves: int = number(0, 9, "by so many")
    upgrade_adds: list[int] = row(UPGRADES, 0, 9, "what each upgrade adds to a roll, or takes off")
    upgrade_last: list[int] = row(UPGRADES, 0, 9, "what each adds when it is destroyed for it")
    upgrade_lull: list[int] = row(UPGRADES, 0, 9, "what each does in a Lull, where it does more then")
    upgrade_warship: list[int] = row(UPGRADES, -1, 20, "Warship points of each; -1 without the symbol")
    upgrade_treasure: list[int] = row(UPGRADES, -1, 20, "Treasure points of each; -1 without the symbol")
    upgrade_non_warship: list[int] = row(UPGRADES, -1, 20, "Non-warship points of each; -1 without the symbol")
    upgrade_liberation: list[int] = row(UPGRADES, 0, 9, "Liberation on each")
    upgrade_character: list[int] = row(UPGRADES, 0, 20, "Character points of each")
    upgrade_bonus: list[int] = row(UPGRADES, 0, 1, "1 for one that only comes along with another")
    upgrade_face: list[int] = row(UPGRADES, 0, 6, "the face to which each turns a die")
    gains: list[int] = row(MOTIVES, 1, 9, "how often Notoriety that is gained in the Action Phase counts")
    columns: list[int] = row(MOTIVES, 1, 6, "how many columns of the Tonnage track score, the last that are filled")
    laid_at: list[int] = row(LEVELS_LAID, 0, 51, "the levels of Notoriety at which World Order lays a Wonder; 0 for none")
    ally_warship: list[int] = row(ALLIES, -1, 20, "Warship points of each Ally on the Tonnage track; -1 without the symbol")
    ally_non_warship: list[int] = row(ALLIES, -1, 20, "Non-warship points of each there; -1 without the symbol")
    ally_notoriety: list[int] = row(ALLIES, 0, 9, "Notoriety for placing each")
    unaimed: int = number(0, 2**31 - 1, "the classes that realistic torpedoes cannot be aimed at, as bits")
    lull_points: list[int] = row(MOTIVES, 0, 9, "action points that a Lull brings")
    adventure_ocean: list[int] = row(ADVENTURES, 0, OCEANS - 1, "the ocean that each Adventure token names")
    adventure_points: list[int] = row(ADVENTURES, -1, 20, "Adventure points of each; -1 without the symbol")
    adventure_science: list[int] = row(ADVENTURES, 0, 9, "Science of each")
    adventure_wonder: list[int] = row(ADVENTURES, 0, 9, "Wonders of each")
    pledge_adds: int = number(0, 9, "what an upgrade that is given at all costs adds to a roll")
    pledge_notoriety: int = number(0, 9, "Notoriety for that")
    britannia_adds: int = number(0, 9, "added to every figure of a British ship where Britannia rules the waves")
    attribute_points: list[int] = row(
        len(names.ATTRIBUTES), -9, 9, "what each Attribute token adds to the points of its tile"
    )
    attributes_left_out: list[int] = row(3, 0, 63, "the Attribute tokens that are left in the box, as bits")
    learned_adds: int = number(0, 9, "what a learned character adds to the roll for a card with Science")
    saboteur_hull: int = number(0, 9, "the Hull that the Saboteur costs when turned up")
    nadeen_points: int = number(0, 20, "points of Nadeen Dakkar's tile")
    nadeen_each: int = number(0, 9, "points that he adds to each instance of the symbol")
    deadly: list[list[int]] = rows(3, DEADLY, 0, 2, "Deadly Seas tokens of each kind, where these are played with")
    cyclone_attack: int = number(0, 20, "how well the Cyclone attacks")
    red_sky_adds: int = number(0, 9, "what a Red Sky at Night adds to a roll")
    group_brings: int = number(0, 9, "ships that a Ship Group brings along")
    muster: int = number(1, 9, "how many ships the Imperialists draw to choose one")
    admiralty: int = number(0, 9, "Admiralty points of each Lull")
    held_from: int = number(1, 4, "the level of victory from which Nemo wins against the Imperialists")
