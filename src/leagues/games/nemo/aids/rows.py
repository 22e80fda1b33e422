"""The rows of an effect in words, as they lie in the tables: an owner's rows are told like the shipped ones."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.aids.shapes import Sentence
from leagues.games.nemo.effects import NAMES, NUMBERS, WORDS
from leagues.games.nemo.resolve import alternative_at, word_at
from leagues.games.nemo.tables import Tables

SILENT = (effects.DONE, effects.NONE)


def rows_of(t: Tables, program: int) -> list[Sentence]:
    """What an effect does, a phrase for each row."""
    return rows_from(t, program, 0)


def rows_from(t: Tables, program: int, first: int) -> list[Sentence]:
    """The rows of an effect from one on."""
    found = []
    at = first
    while word_at(t, program, at) != effects.NONE:
        if word_at(t, program, at) not in SILENT:
            found.append(row_words(t, program, at))
        at += 1
    return found


def alternative(t: Tables, program: int, first: int, chosen: int) -> list[Sentence]:
    """The rows of one of the things to choose from."""
    found = []
    at = alternative_at(t, program, first, chosen)
    while word_at(t, program, at) not in (effects.OR, effects.DONE, effects.NONE):
        found.append(row_words(t, program, at))
        at += 1
    return found


def row_words(t: Tables, program: int, at: int) -> Sentence:
    """One row."""
    word = word_at(t, program, at)
    one, two = t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2]
    return f"row-{NAMES[word]}", arguments(WORDS[word].takes, one, two)


def arguments(takes: int, one: int, two: int) -> dict[str, int | str]:
    """What a row's words are told. Sets of oceans or characters are told by their only member, or as -1."""
    if takes == effects.AMOUNT:
        return {"count": abs(one), "sign": "less" if one < 0 else "more"}
    if takes == effects.OCEAN:
        return {"ocean": one}
    if takes == effects.OCEAN_AMOUNT:
        return {"ocean": one, "count": two}
    if takes == effects.OCEANS:
        return {"ocean": only(one)}
    if takes == effects.CHARACTERS:
        return {"character": only(one)}
    names = {effects.SHIP: "ship", effects.GROUP: "a", effects.UPGRADE: "upgrade"}
    return {names[takes]: one} if takes in names else {}


def only(bits: int) -> int:
    """The only member of a set, or -1."""
    return bits.bit_length() - 1 if bits and bits & (bits - 1) == 0 else -1
