"""The vocabulary of cards, tokens and of the Action Success Table, each word in a file of its own: what it does, what that
is worth to the policy `greedy`, the most that it can cost, and what it takes.

A file answers questions of `questions`. Its name is the word's name in `effects.NAMES`, which alone holds their numbers; its
first sentence tells owners what the word means (`docs/tables-nemo.md`), and its phrase is `row-…` in `aid.ftl`. Beside its
answers a file says

    TAKES           what it takes, of the kinds in `effects`; LEAST and MOST of the amount among it
    worst           the most that it can cost before the next choice; a CALM word costs nothing
    CHANGES         whether less might be possible afterwards: somebody or something goes, or a track rises
    STIRS           whether it stirs up the sea: never in the middle of a battle
    FINALE          whether only a Finale says it, when it is turned up: nothing comes after it
    OF_CARDS        whether only a card can say it
    CARD            the one card that can say it
    OF_SEA          whether only a token of Deadly Seas can say it
    ENDS, MOVES, COMES, OPENS, DRAWS, TAKES_TREASURE
                    whether it ends the voyage, moves the Nautilus, brings ships, opens a space, draws Treasures, takes one
    SILENT          whether people are not told of it
"""

from __future__ import annotations

from importlib import import_module
from keyword import iskeyword
from typing import Any, NamedTuple

from leagues.games.nemo import effects
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst


def file_of(name: str) -> str:
    """The file of a word; one that Python knows too has a stroke behind it."""
    return name.replace("-", "_") + "_" * iskeyword(name)


ALL: tuple[Any, ...] = tuple(import_module(f"{__name__}.{file_of(name)}") for name in effects.NAMES[1:])


class Word(NamedTuple):
    """What a file says of its word."""

    name: str
    about: str
    takes: int = effects.NOTHING
    least: int = 1
    most: int = 9
    stirs: bool = False
    finale: bool = False
    of_cards: bool = False
    card: str = ""
    of_sea: bool = False
    condition: bool = False  # whether it is about the next row
    raises: bool = False  # whether it raises a track
    silent: bool = False


def said_by(file: Any) -> Word:
    """What a file says."""
    about = file.__doc__.partition(".")[0]
    return Word(
        name=effects.NAMES[file.ME],
        about=about[0].lower() + about[1:],
        takes=getattr(file, "TAKES", effects.NOTHING),
        least=getattr(file, "LEAST", 1),
        most=getattr(file, "MOST", 9),
        stirs=getattr(file, "STIRS", False),
        finale=getattr(file, "FINALE", False),
        of_cards=getattr(file, "OF_CARDS", False),
        card=getattr(file, "CARD", ""),
        of_sea=getattr(file, "OF_SEA", False),
        condition=hasattr(file, "condition"),
        raises=hasattr(file, "raises"),
        silent=getattr(file, "SILENT", False),
    )


WORDS = (Word("none", "the end of the effect", silent=True), *map(said_by, ALL))


def those_that(flag: str) -> frozenset[int]:
    """The words that say so of themselves."""
    return frozenset(file.ME for file in ALL if getattr(file, flag, False))


def worst(t: Tables, word: int, one: int, two: int) -> Worst:
    """The most that a row can cost before the next choice; it is not known of those that say nothing of it."""
    file = ALL[word - 1]
    if hasattr(file, "worst"):
        found: Worst = file.worst(t, one, two)
        return found
    return Worst(changes=getattr(file, "CHANGES", False), unknown=not getattr(file, "CALM", False))
