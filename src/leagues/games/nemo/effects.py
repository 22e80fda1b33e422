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
    least: int = 1  # of the amount that it takes
    most: int = 9
    stirs: bool = False  # whether it stirs up the sea: never in the middle of a battle
    finale: bool = False  # whether only a Finale says it, when it is turned up: nothing comes after it
    condition: bool = False  # whether it is about the next row
    calm: bool = False  # whether it cannot cost anything before the next choice
    changes: bool = False  # whether less might be possible afterwards: somebody or something goes, or a track rises


WORDS = (
    Word("none", NOTHING, "the end of the effect"),
    Word("nemo", AMOUNT, "gain or lose Nemo", least=-20, most=20),
    Word("crew", AMOUNT, "gain or lose Crew", least=-20, most=20),
    Word("hull", AMOUNT, "gain or lose Hull", least=-20, most=20),
    Word("notoriety", AMOUNT, "gain or lose Notoriety", least=-20, most=20),
    Word("actions", AMOUNT, "gain action points, up to the limit", calm=True),
    Word("actions-over", AMOUNT, "gain action points, beyond the limit too", calm=True),
    Word("no-actions", NOTHING, "the dice bring no action points this turn", calm=True),
    Word("treasure", AMOUNT, "draw so many Treasures"),
    Word("gem", OCEAN, "a gem in an ocean, or next to it", calm=True),
    Word("gem-on-deck", AMOUNT, "gems on the Adventure Deck", calm=True),
    Word("gems-missing", OCEANS, "a gem in each of these oceans that has none", calm=True),
    Word("gems-chosen", AMOUNT, "gems in up to so many major oceans that have none, as you like", calm=True),
    Word("cube-here", NOTHING, "a cube on a free land space of the Nautilus' ocean", calm=True),
    Word("cube-anywhere", NOTHING, "a cube on a free land space, as you like", calm=True),
    Word("ships-rolled", AMOUNT, "roll so many dice and place a Hidden ship for each", stirs=True),
    Word("ships-rising", NOTHING, "the same with one die, and one more for each level of Notoriety reached", stirs=True),
    Word("ships-in", OCEAN_AMOUNT, "place so many Hidden ships in an ocean", stirs=True),
    Word("reveal-in", OCEAN, "a Hidden ship of an ocean is revealed", calm=True),
    Word("remove-hidden", AMOUNT, "take so many Hidden ships off the map, as you like", calm=True, changes=True),
    Word("group", GROUP, "a group of ships goes into the cup", calm=True),
    Word("fight", SHIP, "this ship meets the Nautilus, which must attack it", stirs=True, calm=True),
    Word("fight-drawn", NOTHING, "the same with the next Warship that is drawn", stirs=True, calm=True),
    Word("choose", NOTHING, "one of what follows up to `done`, parted by `or`"),
    Word("or", NOTHING, "parts two things to choose from", calm=True),
    Word("done", NOTHING, "the end of what can be chosen", calm=True),
    Word("if-in", OCEANS, "the next row only if the Nautilus is in one of these oceans", condition=True, calm=True),
    Word("if-sunk", NOTHING, "the next row only if the forced attack sank its target", condition=True, calm=True),
    Word("unless-sunk", NOTHING, "the next row only if it did not", condition=True, calm=True),
    Word("if-hull", AMOUNT, "the next row only with so much Hull", least=0, most=20, condition=True, calm=True),
    Word("unless-hull", AMOUNT, "the next row only with less Hull", least=0, most=20, condition=True, calm=True),
    Word("if-sound", NOTHING, "the next row only if no track is at a space that costs points", condition=True, calm=True),
    Word("unless-sound", NOTHING, "the next row only if one is", condition=True, calm=True),
    Word("sacrifice", CHARACTERS, "sacrifice one of these characters without its benefit"),
    Word("restore", CHARACTERS, "one of these characters comes back", calm=True),
    Word("move", AMOUNT, "up to so many free moves", stirs=True),
    Word("move-to", OCEAN, "the Nautilus moves to an ocean", stirs=True),
    Word("tunnel", NOTHING, "the Arabian Tunnel is open", calm=True),
    Word("offer", UPGRADE, "an upgrade becomes available", calm=True, changes=True),
    Word("reveal-upgrade", NOTHING, "a set-aside upgrade, drawn at random, becomes available", calm=True, changes=True),
    Word("hull-die", NOTHING, "lose as much Hull as a die shows"),
    Word("found", NOTHING, "the gem of the Nautilus' ocean goes back to the stock", calm=True),
    Word("mend", AMOUNT, "gain Hull, or be done with the repairs that a card asks for", calm=True, changes=True),
    Word("expensive", NOTHING, "discard a Treasure, if there is one", calm=True, changes=True),
    Word("install", AMOUNT, "install an upgrade, so much cheaper", least=0, most=20, calm=True),
    Word("repair-card", NOTHING, "a repair roll whose success discards this card"),
    Word("reroll", NOTHING, "roll both dice again; only after a roll", calm=True),
    Word("homeward", OCEAN_AMOUNT, "so many turns without an event are left to reach an ocean", finale=True),
    Word("coda", AMOUNT, "one more turn without an event, with so many action points", finale=True),
    Word("go-on", NOTHING, "the voyage goes on until the Draw Pile is empty", calm=True),
    Word("end", NOTHING, "the game ends"),
    Word("to-pass", NOTHING, "the card goes to the PASS pile", calm=True),
    Word("to-fail", NOTHING, "the card goes to the FAIL pile", calm=True),
    Word("to-tableau", NOTHING, "the card stays in the tableau", calm=True),
    Word("discard", NOTHING, "the card leaves the game", calm=True),
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
