"""The state of Nemo's War: everything that changes on the table, and the chosen options."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.sources import SOURCES
from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import Seats, See, members, number, records, row, rows

SEATS = 4
OCEANS = len(names.OCEANS)
MAJORS = 6  # the oceans with a number on the die come first
SHIPS = len(names.SHIPS)
DEADLY = len(names.DEADLY)
CHARACTERS = len(names.CHARACTERS)
UPGRADES = len(names.UPGRADES)
TREASURES = len(names.TREASURES)
NUMBERED = names.BASIC_TREASURES  # the kinds that decisions number among other things
MAPS = names.MAPS
ALLIES = len(names.ALLIES)
FIRST_ALLY = names.TREASURES.index(names.ALLIES[0])  # the kind of the first Ally
ADVENTURES = len(names.ADVENTURES)
FIRST_ADVENTURE = FIRST_ALLY + ALLIES  # the kind of the first Adventure token
LATER = ALLIES + ADVENTURES  # kinds that are used as retained ones are, and that decisions number behind everything else
LEVELS_LAID = 13  # levels of Notoriety at which a Wonder can lie
GROUPS = len(names.GROUPS)
ASPECTS = len(names.ASPECTS)
OPTIONAL_RULES = len(names.OPTIONAL_RULES)
CARDS = len(names.CARDS)
EVENTS = names.EVENTS  # of the basic box: the cards 1 to EVENTS
RISING = EVENTS + 1
FIRST_FINALE = RISING + 1
BASIC_CARDS = len(names.BASIC_CARDS)  # behind them come those of the expanded box
FIRST_LATER_FINALE = names.CARDS.index("finale h")
COMES_ABOARD = names.CARDS.index("event 58")  # Nadeen Dakkar's card, behind the Finales
WITH_NADEEN = names.OPTIONAL_RULES.index("nadeen-dakkar")

NEMO, CREW, HULL = range(3)
TRACKS = 3
ARONNAX, CONSEIL, NED, FIRST_OFFICER, SECOND_OFFICER, ENGINEER = range(CHARACTERS)
WHITE, PALE_YELLOW, BLUE, GREEN, DARK_YELLOW, ORANGE, RED, BLACK, SHIP_GROUPS = range(GROUPS)
(
    DECK_GEMS, FIRST_UPGRADE, MORE_UPGRADES, REINFORCEMENTS, HIDDEN_SHIPS, ACTION_POINTS, TEST_LOSS, EPILOGUE, ATTRIBUTES,
    DEADLY_SEAS,
) = range(ASPECTS)  # fmt: skip
SAILOR, OFFICER, CAPTAIN = range(3)

COOPERATIVE, SEMI_COMPETITIVE, IMPERIALISTS = range(len(names.COMPANIES))
# Where a ship token is: in the box, in the cup, discarded, between two places, in an ocean, sunk as Tonnage, as Salvage.
BOX, CUP, DISCARDED, DRAWN = range(4)
AT_SEA = 10  # AT_SEA + ocean
TONNAGE = 30  # TONNAGE + row
SALVAGED = 40
QUARTERED = 41  # kept aboard, in the Prize Crew Quarters
RELATIONS = 42  # RELATIONS + row: on the Tonnage track too, but still afloat
# Where a card is. Nobody has seen an unseen one; those below the Adventure Deck are known.
UNSEEN, BELOW_DECK, TABLEAU, PASSED, FAILED, GONE, IN_PLAY = range(7)
# Where an upgrade is; a destroyed one lies in the FAIL pile.
SET_ASIDE, AVAILABLE, INSTALLED, DESTROYED, NOT_YET, REMOVED = range(6)
EXPANDED = names.BOXES.index("expanded")
# Where an Adventure token is: among those that nobody has seen, face up in its ocean, taken by the Nautilus.
UNFOUND, FOUND, TAKEN = range(3)
# How the Nautilus attacks.
NO_FIGHT, BOLD, STALK, TORPEDO, DIPLOMACY = range(5)
# The stacks of the Draw Pile, from the top: those of the three acts, then the one with the Finale.
STACKS = 4
LAST_STACK = 3


class State(GameState):
    """The table."""

    frames: list[Frame] = records(Frame, 32, "what is going on")
    motive: int = number(0, 7, "Nemo's motive", kind=True)
    first_motive: int = number(0, 7, "the motive that the voyage began with", kind=True)
    difficulty: int = number(0, 2, "the level of everything that has no level of its own")
    box: int = number(0, len(names.BOXES) - 1, "the box that is played with", kind=True)
    aspects: list[int] = row(
        ASPECTS, 0, 3, "for each aspect, 0 for the general difficulty, else its own level plus 1", kind=True
    )
    turn: int = number(0, 99, "the turn that is played; 0 while setting up")
    act: int = number(0, 3, "the act; 0 while setting up")
    # Cards
    pile: list[int] = row(STACKS, 0, 20, "cards left in each stack of the Draw Pile, Rising Action and Finale among them")
    deck: int = number(0, 60, "cards of the Adventure Deck that nobody has seen")
    below: list[int] = row(
        EVENTS, 0, CARDS - 1, "the cards declined to the bottom of the Adventure Deck, in order", trim=True, kind=True
    )
    cards: list[int] = row(CARDS, 0, 6, "where each card is", kind=True)
    # The map
    nautilus: int = number(0, OCEANS - 1, "the ocean of the Nautilus", kind=True)
    hidden: list[int] = row(OCEANS, 0, 40, "Hidden ships in each ocean")
    ships: list[int] = row(SHIPS, 0, 49, "where each ship token is", kind=True)
    backs: list[int] = row(SHIPS, 0, 1, "1 for a ship token that shows its gray or purple side")
    revealed: list[int] = row(OCEANS, 0, SHIPS, "revealed ships in each ocean")
    warships: list[int] = row(OCEANS, 0, SHIPS, "revealed Warships in each ocean")
    gems: list[int] = row(OCEANS, 0, 1, "gems in each ocean")
    cubes: list[int] = row(OCEANS, 0, 9, "cubes on the land spaces of each ocean")
    deck_gems: int = number(0, 60, "gems on the Adventure Deck")
    tunnel: int = number(0, 1, "1 once the Arabian Tunnel is open")
    groups: int = members(0, GROUPS - 1, "the groups of ships that have entered the cup")
    # The Nautilus
    tracks: list[int] = row(TRACKS, 0, 10, "Nemo, Crew and Hull: steps above defeat")
    notoriety: int = number(0, 51, "Notoriety")
    allied: int = number(0, 1, "1 once the navies are allied and Warships show their purple side")
    characters: int = members(0, CHARACTERS - 1, "the characters that have been sacrificed")
    upgrades: list[int] = row(UPGRADES, 0, 5, "where each upgrade is", kind=True)
    cup: list[int] = row(TREASURES, 0, 20, "Treasures in the cup, by kind")
    held: list[int] = row(TREASURES, 0, 20, "Treasures collected, by kind")
    torpedo_worn: int = number(0, 1, "1 once a torpedo has missed: one die from now on")
    # The turn
    actions: int = number(0, 20, "action points")
    lull: int = number(0, 1, "1 in a Lull")
    extra_die: int = number(0, 1, "1 when Notoriety adds a black die this turn")
    no_actions: int = number(0, 1, "1 when the dice bring no action points this turn")
    coda: int = number(0, 9, "the action points of a turn that a Finale grants; 0 in every other turn")
    homeward: int = number(0, 9, "turns that a Finale leaves to reach its ocean; 0 for none")
    home: int = number(0, OCEANS - 1, "that ocean", kind=True)
    white: list[int] = row(3, 0, 6, "the white dice")
    black: list[int] = row(2, 0, 6, "the black dice")
    arrivals: list[int] = row(OCEANS, 0, 40, "ships still to be placed in each ocean")
    used: int = members(0, UPGRADES - 1, "the upgrades that were used in this Action Phase")
    torpedo_used: int = number(0, 1, "1 after this turn's torpedo attack")
    # The roll and the fight that are going on
    thrown: int = number(0, 6, "the die that was thrown last")
    dice: list[int] = row(2, 0, 6, "the dice of the test")
    exerted: int = members(0, TRACKS - 1, "the resources exerted for it")
    spent: int = number(0, TREASURES, "the Treasure spent on it, counted from 1; 0 for none", kind=True)
    amounts: list[int] = row(SOURCES, -99, 99, "what each source adds to it")
    drawn: int = number(0, SHIPS, "the ship that was drawn last, counted from 1; 0 for none", kind=True)
    style: int = number(0, 4, "how the Nautilus attacks", kind=True)
    armor_used: int = number(0, 1, "1 once the Crew Armor has helped in these Bold attacks")
    sunk: int = number(0, 1, "1 if the last forced attack sank its target")
    salvage_gems: int = number(0, 9, "gems on the Salvage track")
    laid: list[int] = row(
        LEVELS_LAID,
        0,
        TREASURES,
        "the Wonder at each of its levels of Notoriety, as its kind from 1; 0 for none",
        kind=True,
    )
    ally_rows: list[int] = row(ALLIES, 0, MAJORS, "the Tonnage row of each Ally, from 1; 0 for one elsewhere", kind=True)
    diplomacy_worn: int = number(0, 1, "1 while diplomats are mistrusted: one die, until that is mended")
    optional_rules: int = members(0, OPTIONAL_RULES - 1, "the optional rules that are played with")
    pursuers: list[int] = row(SHIPS, 0, 1, "1 for a Warship whose die of this Action Phase is still to be thrown")
    face_down: int = members(0, OCEANS - 1, "the oceans with an Adventure token that lies face down")
    adventures: list[int] = row(ADVENTURES, 0, 2, "where each Adventure token is", kind=True)
    # Several captains
    captains: int = number(0, SEATS, "captains at the table; 0 for a voyage alone", seats=Seats.COUNT)
    captain: int = number(0, SEATS - 1, "the seat whose turn it is", seats=Seats.VALUE)
    officers: list[int] = row(
        SEATS, 0, (1 << CHARACTERS) - 1, "the characters that each captain was dealt, as bits", bits=True, seats=Seats.AXIS
    )
    refused: int = members(0, CHARACTERS - 1, "the characters whose owner has refused to give them up")
    armed: int = number(0, 99, "how often something was given for the Armory in this roll")
    scouted: int = number(0, 1, "1 after this turn's look from the Nadar")
    buried: list[int] = row(MAPS, 0, 20, "Treasure maps that lie buried, by kind")
    pledged: int = number(
        0, UPGRADES, "the upgrade that was given at all costs for this roll, counted from 1; 0 for none", kind=True
    )
    broad: list[int] = row(SHIPS, 0, 1, "1 for a ship that covers two boxes of the Tonnage or Salvage track")
    losses: int = number(
        0, len(names.LEVELS), "the level of failed tests that was chosen last, from 1; 0 for that of the beginning"
    )

    attributes: list[int] = row(
        CHARACTERS, 0, len(names.ATTRIBUTES) + 2,
        "the Attribute token of each character: 0 while nobody has seen it, 1 to 6, 7 for none, 8 when its luck is used up",
        kind=True,
    )  # fmt: skip
    shown: int = members(0, CHARACTERS - 1, "the characters whose Attribute token lies face up")

    nadeen: int = number(0, 1, "1 while Nadeen Dakkar is aboard")
    # Captains with a score each, and the Imperialists
    company: int = number(0, len(names.COMPANIES) - 1, "how several sail together, or against each other", kind=True)
    stowed: list[list[int]] = rows(
        SEATS,
        TREASURES,
        0,
        20,
        "Treasures of each captain who is not in command, where each has their own",
        seats=Seats.AXIS,
    )
    sunk_by: list[int] = row(
        SHIPS + ALLIES, 0, SEATS,
        "the captain who brought each ship, or each Ally, to the Tonnage track, counted from 1, where each has a score",
        kind=True,
    )  # fmt: skip
    won_by: list[int] = row(
        CARDS, 0, SEATS, "the captain who won each card, counted from 1, where each has a score", kind=True
    )
    hunted: int = number(0, 1, "1 once the Imperialists have sent a hunting ship to the Nautilus in this turn")
    mustered: int = number(0, 1, "1 once the Imperialists have chosen between ships in this act")
    offered: list[list[int]] = rows(
        SEATS, SHIPS, 0, 1, "the ships that each seat has drawn to choose from",
        see=See.SEAT, pours="waiting", sized="offers", seats=Seats.AXIS,
    )  # fmt: skip
    waiting: list[int] = row(SHIPS, 0, 1, "while one chooses: the ships that, for all that this seat knows, were not drawn")
    offers: list[int] = row(SEATS, 0, SHIPS, "how many ships each seat has drawn to choose from", seats=Seats.AXIS)

    deadly: list[int] = row(DEADLY, 0, 9, "Deadly Seas tokens in the ship cup, by kind")
    red_sky: int = number(0, 9, "Red Skies at Night that are kept")
    breakdown: int = number(0, 1, "1 after a Nautilus Breakdown in this turn")


def level(s: State, aspect: int) -> int:
    """The difficulty of an aspect: SAILOR, OFFICER or CAPTAIN [difficulty]."""
    return s.difficulty if s.aspects[aspect] == 0 else s.aspects[aspect] - 1


def optional(s: State, rule: int) -> bool:
    """Whether an optional rule is played with [optional-rules]."""
    return bool(s.optional_rules >> rule & 1)


def is_finale(card: int) -> bool:
    """Whether a card is a Finale."""
    return FIRST_FINALE <= card < BASIC_CARDS or FIRST_LATER_FINALE <= card < COMES_ABOARD


def is_event(card: int) -> bool:
    """Whether a card is an event."""
    return 0 < card <= EVENTS or BASIC_CARDS <= card < FIRST_LATER_FINALE or card == COMES_ABOARD


def unseen(s: State, card: int) -> bool:
    """Whether nobody has seen a card of this voyage's box yet [expanded-cards, nadeen-dakkar,
    nadeen-surplus]."""
    if card == COMES_ABOARD:
        return s.cards[card] == UNSEEN and optional(s, WITH_NADEEN)
    return s.cards[card] == UNSEEN and (card < BASIC_CARDS or s.box == EXPANDED)


def aboard(s: State, character: int) -> bool:
    """Whether a character can still be sacrificed."""
    return not s.characters >> character & 1


def owner(s: State, character: int) -> int:
    """The captain to whom a character was dealt; who sails alone has all of them [officers-dealt]."""
    for seat in range(SEATS):
        if s.officers[seat] >> character & 1:
            return seat
    return s.captain


def once(s: State, upgrade: int) -> bool:
    """Whether an upgrade that helps once in each Action Phase has not done so yet."""
    return not s.used >> upgrade & 1


def offered(s: State, motive: int) -> bool:
    """Whether a motive is one of this voyage's box [motives-of-the-box]."""
    return motive < names.BASIC_MOTIVES or s.box == EXPANDED


def set_aside(s: State, upgrade: int) -> bool:
    """Whether an upgrade of this voyage lies set aside. States of basic voyages have no mark for those that came last."""
    return s.upgrades[upgrade] == SET_ASIDE and (upgrade < names.MARKED_UPGRADES or s.box == EXPANDED)


def fitted(s: State, upgrade: int) -> bool:
    """Whether the Nautilus has an upgrade."""
    return s.upgrades[upgrade] == INSTALLED
