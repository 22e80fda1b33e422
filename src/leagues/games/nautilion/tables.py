"""Nautilion's tables: the ships, dice, spells and cards, from the data file and an owner's file over it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from leagues.kernel.datafile import DataFile
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record, members, number, row, rows

SHIPS = ("A1", "A2", "B1", "B2", "C1", "C2")
SHIPPED = Path(__file__).parent / "data" / "nautilion.toml"


class Tables(Record):
    """What does not change during a game."""

    faces: list[int] = row(7, 0, 6, "for each value from 0 to 6, how many of a die's faces show it")
    whirlwind_cost: int = number(1, 20, "reserve tokens for the Repetitive Whirlwind")
    tide_cost: int = number(1, 20, "reserve tokens for the Artificial Tide")
    translation_cost: int = number(1, 20, "reserve tokens for the Aquatic Translation")
    toll: int = members(1, 6, "the dice that cost a token when the Darkhouse gets them")
    two_player_reserve: int = number(0, 20, "reserve tokens that two players get on top")
    copies: int = number(1, 8, "crew tokens of each number")
    admirals: list[int] = row(2, 0, 1023, "for each Admiral card, the crew on it as bits")
    ducts: list[list[int]] = rows(6, 10, 0, 1023, "for each ship and crew number, the crew its ducts lead to, as bits")


def read_tables(owner: str | None) -> Tables:
    """The shipped values, with the text of an owner's file laid over them."""
    if owner is None:
        return _shipped().copy()
    tables = _shipped().copy()
    _lay_over(tables, DataFile(owner))
    return tables


@cache
def _shipped() -> Tables:
    tables = Tables()
    _lay_over(tables, DataFile(SHIPPED.read_text(encoding="utf-8")))
    return tables


@cache
def standings() -> dict[str, str]:
    """The standing of each section of the shipped file."""
    return {section: value for section, key, value in DataFile(SHIPPED.read_text("utf-8")).leaves() if key == "standing"}


def _lay_over(t: Tables, file: DataFile) -> None:
    numbers = {
        ("spells", "whirlwind"): "whirlwind_cost",
        ("spells", "tide"): "tide_cost",
        ("spells", "translation"): "translation_cost",
        ("reserve", "two_players"): "two_player_reserve",
        ("crew", "copies"): "copies",
    }
    limits = {field.name: field for field in Tables.FIELDS}
    sections = {"dice", "darkhouse", "admirals", *(section for section, _ in numbers), *(f"ships.{ship}" for ship in SHIPS)}
    for section, key, value in file.leaves():
        if key in ("", "standing") and section in sections:
            continue
        if (section, key) in numbers:
            name = numbers[section, key]
            setattr(t, name, file.integer(section, key, value, limits[name].low, limits[name].high))
        elif (section, key) == ("dice", "faces"):
            shown = file.integers(section, key, value, 1, 6, length=6)
            t.faces = [shown.count(one) for one in range(7)]
        elif (section, key) == ("darkhouse", "toll"):
            t.toll = _bits(file.integers(section, key, value, 1, 6))
        elif section == "admirals" and key in ("first", "second"):
            t.admirals[0 if key == "first" else 1] = _bits(file.integers(section, key, value, 1, 9))
        elif section.startswith("ships.") and key == "ducts" and section[6:] in SHIPS:
            t.ducts[SHIPS.index(section[6:])] = _ducts(file, section, value)
        else:
            names = [f"{s}.{k}" for s, k in numbers] + ["dice.faces", "darkhouse.toll", "admirals.first", "admirals.second"]
            known = ", ".join([*names, *(f"ships.{ship}.ducts" for ship in SHIPS)])
            file.wrong("data-unknown", section, key, known=known)


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _ducts(file: DataFile, section: str, pairs: Any) -> list[int]:
    neighbours = [0] * 10
    if not isinstance(pairs, list):
        file.wrong("data-ducts", section, "ducts", value=str(pairs)[:40])
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(n) is int for n in pair) or pair[0] == pair[1]:
            file.wrong("data-ducts", section, "ducts", str(pair), value=str(pair)[:40])
        for one in pair:
            if not 1 <= one <= 9:
                file.wrong("data-duct-crew", section, "ducts", str(pair), value=one)
        neighbours[pair[0]] |= 1 << pair[1]
        neighbours[pair[1]] |= 1 << pair[0]
    missing = unreached(neighbours)
    if missing:
        file.wrong("data-ducts-apart", section, "ducts", missing=", ".join(map(str, missing)))
    return neighbours


def unreached(neighbours: list[int]) -> list[int]:
    """The crew spaces that no way through the ducts joins to space 1."""
    reached = 1 << 1
    for _ in range(9):
        for space in range(1, 10):
            if reached >> space & 1:
                reached |= neighbours[space]
    return [space for space in range(1, 10) if not reached >> space & 1]


def impossible_tables(t: Tables) -> list[LeaguesError]:
    """What is wrong with tables that did not come from a data file: a record can hold any numbers."""
    wrong = []
    if t.faces[0] or sum(t.faces) != 6:
        wrong.append(LeaguesError("tables-faces", found=sum(t.faces)))
    for ship, ducts in zip(SHIPS, t.ducts, strict=True):
        one_way = any((ducts[a] >> b & 1) != (ducts[b] >> a & 1) for a in range(10) for b in range(10))
        if one_way or ducts[0] or any(ducts[space] >> space & 1 for space in range(10)) or unreached(ducts):
            wrong.append(LeaguesError("tables-ducts", ship=ship))
    return wrong
