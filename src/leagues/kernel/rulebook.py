"""What every game's rulebook is made of: entries with a stable id, a standing and their sources.

A game declares its entries as members of one `Entry` enumeration. A member is an integer that the rules can
return (`forbidden` gives 0 or the entry that forbids), its name is its stable id, and its sentences in English and
French lie in the game's words under `rule-<id>`.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Standing(StrEnum):
    """How sure an entry is."""

    PRINTED = "printed"  # a rulebook says it
    INFERRED = "inferred"  # the rulebooks or the components leave no other reading
    RECONSTRUCTED = "reconstructed"  # the value was lost; this one is ours
    RULING = "ruling"  # the rulebooks are silent or differ; this project decided


class Entry(IntEnum):
    """One rule. Declared as `NAME = number, standing, *sources`; a source is `book:lines` or a ruling such as `R8`."""

    standing: Standing
    sources: tuple[str, ...]

    def __new__(cls, number: int, standing: Standing, *sources: str) -> Entry:
        entry = int.__new__(cls, number)
        entry._value_ = number
        entry.standing = standing
        entry.sources = sources
        return entry

    @property
    def needs(self) -> tuple[tuple[str, ...], ...]:
        """The options, each with the values of it, that it takes to be in force; none for a rule of every game."""
        return ()

    @property
    def id(self) -> str:
        """The stable id: `DUCT_PLACEMENT` is `duct-placement`."""
        return self.name.lower().replace("_", "-")
