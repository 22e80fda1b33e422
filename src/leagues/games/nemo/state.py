"""The state of Nemo's War: everything that changes on the table, and the chosen options."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.sources import SOURCES
from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import members, number, records, row

OCEANS = len(names.OCEANS)
MAJORS = 6  # the oceans with a number on the die come first
SHIPS = len(names.SHIPS)
CHARACTERS = len(names.CHARACTERS)
UPGRADES = len(names.UPGRADES)
TREASURES = len(names.TREASURES)
NUMBERED = (
    names.BASIC_TREASURES
)  # the kinds that decisions number among other things; of later ones only the Allies are used
ALLIES = len(names.ALLIES)
FIRST_ALLY = TREASURES - ALLIES  # the kind of the first Ally
LEVELS_LAID = 13  # levels of Notoriety at which a Wonder can lie
GROUPS = len(names.GROUPS)
ASPECTS = len(names.ASPECTS)
OPTIONAL_RULES = len(names.OPTIONAL_RULES)
CARDS = len(names.CARDS)
EVENTS = names.EVENTS  # the cards 1 to EVENTS
RISING = EVENTS + 1
FIRST_FINALE = RISING + 1
FINALES = len(names.FINALES)

NEMO, CREW, HULL = range(3)
TRACKS = 3
ARONNAX, CONSEIL, NED, FIRST_OFFICER, SECOND_OFFICER, ENGINEER = range(CHARACTERS)
WHITE, PALE_YELLOW, BLUE, GREEN, DARK_YELLOW, ORANGE, RED, BLACK = range(GROUPS)
DECK_GEMS, FIRST_UPGRADE, MORE_UPGRADES, REINFORCEMENTS, HIDDEN_SHIPS, ACTION_POINTS, TEST_LOSS, EPILOGUE = range(ASPECTS)
SAILOR, OFFICER, CAPTAIN = range(3)

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
# How the Nautilus attacks.
NO_FIGHT, BOLD, STALK, TORPEDO, DIPLOMACY = range(5)
# The stacks of the Draw Pile, from the top: those of the three acts, then the one with the Finale.
STACKS = 4
LAST_STACK = 3


class State(GameState):
    """The table."""

    frames: list[Frame] = records(Frame, 24, "what is going on")
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
        EVENTS, 0, EVENTS, "the cards declined to the bottom of the Adventure Deck, in order", trim=True, kind=True
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


def level(s: State, aspect: int) -> int:
    """The difficulty of an aspect: SAILOR, OFFICER or CAPTAIN [difficulty]."""
    return s.difficulty if s.aspects[aspect] == 0 else s.aspects[aspect] - 1


def optional(s: State, rule: int) -> bool:
    """Whether an optional rule is played with [optional-rules]."""
    return bool(s.optional_rules >> rule & 1)


def aboard(s: State, character: int) -> bool:
    """Whether a character can still be sacrificed."""
    return not s.characters >> character & 1


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
