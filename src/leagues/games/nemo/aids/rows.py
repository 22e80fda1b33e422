"""The rows of an effect in words, as they lie in the tables: an owner's rows are told like the shipped ones."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import NAMES, NUMBERS
from leagues.games.nemo.readers import SOMEBODY
from leagues.games.nemo.resolve import alternative_at, word_at
from leagues.games.nemo.state import CHARACTERS, OCEANS
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.explaining import Sentence

SETS = {bits: name for name, bits in SOMEBODY.items()}  # of characters, those that have a name


def rows_of(t: Tables, program: int) -> list[Sentence]:
    """What an effect does, a phrase for each row."""
    return rows_from(t, program, 0)


def rows_from(t: Tables, program: int, at: int) -> list[Sentence]:
    """The same from a row on."""
    found = []
    while word_at(t, program, at) != effects.NONE:
        if not WORDS[word_at(t, program, at)].silent:
            found += row_words(t, program, at)
        at += 1
    return found


def alternative(t: Tables, program: int, first: int, chosen: int) -> list[Sentence]:
    """The rows of one of the things to choose from."""
    found = []
    at = alternative_at(t, program, first, chosen)
    while word_at(t, program, at) not in (effects.OR, effects.DONE, effects.NONE):
        found += row_words(t, program, at)
        at += 1
    return found


def row_words(t: Tables, program: int, at: int) -> list[Sentence]:
    """One row: a phrase, and one more for each further ocean or character that it names."""
    word = word_at(t, program, at)
    one, two = t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2]
    id, takes = f"row-{NAMES[word]}", WORDS[word].takes
    if takes == effects.SOME_OCEANS:
        return in_oceans(id, one)
    if takes == effects.SOME_CHARACTERS:
        return of_characters(id, one)
    return [(id, arguments(takes, one, two))]


def arguments(takes: int, one: int, two: int) -> dict[str, int | str]:
    """What a row's words are told."""
    if takes == effects.AMOUNT:
        return {"count": abs(one), "sign": "less" if one < 0 else "more"}
    if takes == effects.OCEAN_AMOUNT:
        return {"ocean": one, "count": two}
    names = {effects.OCEAN: "ocean", effects.SHIP: "ship", effects.GROUP: "a", effects.UPGRADE: "upgrade"}
    return {names[takes]: one} if takes in names else {}


def in_oceans(id: str, oceans: int) -> list[Sentence]:
    """A phrase for the first of some oceans, and a shorter one for each other."""
    named = [ocean for ocean in range(OCEANS) if oceans >> ocean & 1]
    return [(id if place == 0 else f"{id}-too", {"ocean": ocean}) for place, ocean in enumerate(named)]


def of_characters(id: str, characters: int) -> list[Sentence]:
    """A phrase for one of some characters: by the name of all of them together, or one by one."""
    if characters in SETS:
        return [(id, {"who": SETS[characters], "character": 0})]
    named = [one for one in range(CHARACTERS) if characters >> one & 1]
    first: list[Sentence] = [(id, {"who": "one", "character": named[0]})]
    return first + [("row-or-character", {"character": one}) for one in named[1:]]
