"""The vocabulary of cards, tokens and of the Action Success Table: what one row of an effect can say.

In a data file an effect is a list of rows such as "hull -2" or "if-in indian-ocean". A row is a word and what it takes. In
the tables a row is three numbers: the word and up to two arguments. `resolve` performs them one after the other.
"""

from __future__ import annotations

from typing import NamedTuple

# What a word takes.
NOTHING, AMOUNT, OCEAN, OCEANS, OCEAN_AMOUNT, CHARACTERS, SHIP, GROUP, UPGRADE = range(9)


class Word(NamedTuple):
    """A word of the vocabulary."""

    name: str
    takes: int
    about: str


WORDS = (
    Word("none", NOTHING, "the end of the effect"),
    Word("nemo", AMOUNT, "gain or lose Nemo"),
    Word("crew", AMOUNT, "gain or lose Crew"),
    Word("hull", AMOUNT, "gain or lose Hull"),
    Word("notoriety", AMOUNT, "gain or lose Notoriety"),
    Word("actions", AMOUNT, "gain action points, up to the limit"),
    Word("actions-over", AMOUNT, "gain action points, beyond the limit too"),
    Word("no-actions", NOTHING, "the dice bring no action points this turn"),
    Word("treasure", AMOUNT, "draw so many Treasures"),
    Word("gem", OCEAN, "a gem in an ocean, or next to it"),
    Word("gem-on-deck", AMOUNT, "gems on the Adventure Deck"),
    Word("gems-missing", OCEANS, "a gem in each of these oceans that has none"),
    Word("gems-chosen", AMOUNT, "gems in up to so many major oceans that have none, as you like"),
    Word("cube-here", NOTHING, "a cube on a free land space of the Nautilus' ocean"),
    Word("cube-anywhere", NOTHING, "a cube on a free land space, as you like"),
    Word("ships-rolled", AMOUNT, "roll so many dice and place a Hidden ship for each"),
    Word("ships-rising", NOTHING, "the same with one die, and one more for each level of Notoriety reached"),
    Word("ships-in", OCEAN_AMOUNT, "place so many Hidden ships in an ocean"),
    Word("reveal-in", OCEAN, "a Hidden ship of an ocean is revealed"),
    Word("remove-hidden", AMOUNT, "take so many Hidden ships off the map, as you like"),
    Word("group", GROUP, "a group of ships goes into the cup"),
    Word("fight", SHIP, "this ship meets the Nautilus, which must attack it"),
    Word("fight-drawn", NOTHING, "the same with the next Warship that is drawn"),
    Word("choose", NOTHING, "one of what follows up to `done`, parted by `or`"),
    Word("or", NOTHING, "parts two things to choose from"),
    Word("done", NOTHING, "the end of what can be chosen"),
    Word("if-in", OCEANS, "the next row only if the Nautilus is in one of these oceans"),
    Word("if-sunk", NOTHING, "the next row only if the forced attack sank its target"),
    Word("unless-sunk", NOTHING, "the next row only if it did not"),
    Word("if-hull", AMOUNT, "the next row only with so much Hull"),
    Word("unless-hull", AMOUNT, "the next row only with less Hull"),
    Word("if-sound", NOTHING, "the next row only if no track is at a space that costs points"),
    Word("unless-sound", NOTHING, "the next row only if one is"),
    Word("sacrifice", CHARACTERS, "sacrifice one of these characters without its benefit"),
    Word("restore", CHARACTERS, "one of these characters comes back"),
    Word("move", AMOUNT, "up to so many free moves"),
    Word("move-to", OCEAN, "the Nautilus moves to an ocean"),
    Word("tunnel", NOTHING, "the Arabian Tunnel is open"),
    Word("offer", UPGRADE, "an upgrade becomes available"),
    Word("reveal-upgrade", NOTHING, "a set-aside upgrade, drawn at random, becomes available"),
    Word("hull-die", NOTHING, "lose as much Hull as a die shows"),
    Word("found", NOTHING, "the gem of the Nautilus' ocean goes back to the stock"),
    Word("mend", AMOUNT, "gain Hull, or be done with the repairs that a card asks for"),
    Word("expensive", NOTHING, "discard a Treasure, if there is one"),
    Word("install", AMOUNT, "install an upgrade, so much cheaper"),
    Word("repair-card", NOTHING, "a repair roll whose success discards this card"),
    Word("reroll", NOTHING, "roll both dice again; only after a roll"),
    Word("homeward", OCEAN_AMOUNT, "so many turns without an event are left to reach an ocean"),
    Word("coda", AMOUNT, "one more turn without an event, with so many action points"),
    Word("go-on", NOTHING, "the voyage goes on until the Draw Pile is empty"),
    Word("end", NOTHING, "the game ends"),
    Word("to-pass", NOTHING, "the card goes to the PASS pile"),
    Word("to-fail", NOTHING, "the card goes to the FAIL pile"),
    Word("to-tableau", NOTHING, "the card stays in the tableau"),
    Word("discard", NOTHING, "the card leaves the game"),
)
NAMES = [word.name for word in WORDS]
(
    NONE, NEMO, CREW, HULL, NOTORIETY, ACTIONS, ACTIONS_OVER, NO_ACTIONS, TREASURE, GEM, GEM_ON_DECK, GEMS_MISSING,
    GEMS_CHOSEN, CUBE_HERE, CUBE_ANYWHERE, SHIPS_ROLLED, SHIPS_RISING, SHIPS_IN, REVEAL_IN, REMOVE_HIDDEN, ADD_GROUP, FIGHT,
    FIGHT_DRAWN, CHOOSE, OR, DONE, IF_IN, IF_SUNK, UNLESS_SUNK, IF_HULL, UNLESS_HULL, IF_SOUND, UNLESS_SOUND, SACRIFICE,
    RESTORE, MOVE, MOVE_TO, TUNNEL, OFFER, REVEAL_UPGRADE, HULL_DIE, FOUND, MEND, EXPENSIVE, INSTALL, REPAIR_CARD, REROLL,
    HOMEWARD, CODA, GO_ON, END, TO_PASS, TO_FAIL, TO_TABLEAU, DISCARD,
) = range(len(WORDS))  # fmt: skip

ROWS = 12  # the longest effect
NUMBERS = 3  # of a row: the word and two arguments
MOST_CHOICES = 4  # things to choose from

# Every effect has a number. Of a card: what it does when drawn, when its test is passed or failed, when it is used from the
# tableau. Then the treasures, the five bands of each action, and what sinking a ship brings.
DO, PASS, FAIL, USE = range(4)
PARTS = ("do", "pass", "fail", "use")
OF_TREASURES = 320
OF_ACTIONS = 400
OF_SHIPS = 440
PROGRAMS = 450


def of_card(card: int, part: int) -> int:
    """The number of a card's effect."""
    return card * 4 + part
