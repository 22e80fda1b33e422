"""Effects of cards, tokens and of the Action Success Table: how they lie in the tables.

In a data file an effect is a list of rows such as "hull -2" or "if-in indian-ocean". A row is a word and what it takes. In
the tables a row is three numbers: the word and up to two arguments. `resolve` performs them one after the other; what each
word does stands in its file in `vocabulary/`.
"""

from __future__ import annotations

from leagues.games.nemo import names

# The words, in the order of their numbers. Only ever appended to; no order means anything.
NAMES = (
    "none", "nemo", "crew", "hull", "notoriety", "actions", "actions-over", "no-actions", "treasure", "gem", "gem-on-deck",
    "gems-missing", "gems-chosen", "cube-here", "cube-anywhere", "ships-rolled", "ships-rising", "ships-in", "reveal-in",
    "remove-hidden", "group", "fight", "fight-drawn", "choose", "or", "done", "if-in", "if-sunk", "unless-sunk", "if-hull",
    "unless-hull", "if-sound", "unless-sound", "sacrifice", "restore", "move", "move-to", "tunnel", "offer",
    "reveal-upgrade", "hull-die", "found", "mend", "expensive", "install", "repair-card", "reroll", "homeward", "coda",
    "go-on", "end", "to-pass", "to-fail", "to-tableau", "discard", "add", "scout", "exhibit", "if-exhibited",
    "unless-exhibited", "lose-upgrade", "trap", "nadeen",
    "if-land-there", "cube-there", "leave", "cyclone", "breakdown", "red-sky", "adventure",
)  # fmt: skip
NONE = 0  # the end of an effect
CHOOSE, OR, DONE = map(NAMES.index, ("choose", "or", "done"))  # what holds a choice together

# What a word takes.
NOTHING, AMOUNT, OCEAN, SOME_OCEANS, OCEAN_AMOUNT, SOME_CHARACTERS, SHIP, GROUP, UPGRADE = range(9)
# What a word says of the next row.
UNCONDITIONAL, HOLDS, FAILS = range(3)

ROWS = 12  # the longest effect
NUMBERS = 3  # of a row: the word and two arguments
MOST_CHOICES = 4  # things to choose from

# Every effect has a number. Of a card: what it does when drawn, when its test is passed or failed, when it is used from the
# tableau. Then the treasures, the five bands of each action, what sinking a ship brings, and what the tokens of
# Deadly Seas do.
DO, PASS, FAIL, USE = range(4)
PARTS = ("do", "pass", "fail", "use")
OF_TREASURES = 320
OF_ACTIONS = 400
OF_SHIPS = 440
OF_DEADLY = 450
PROGRAMS = 457


def of_card(card: int, part: int) -> int:
    """The number of a card's effect."""
    return card * 4 + part


def word(module: str) -> int:
    """The number of the word that a file is about."""
    return NAMES.index(names.of_file(module).rstrip("-"))
