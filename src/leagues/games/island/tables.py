"""The tables of Nautilus Island: hull, cards, tokens, from the data file and an owner's file over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from leagues.games.island.state import BONUSES, CARDS, COLUMNS, OBJECTS, STACKS
from leagues.kernel.datafile import DataFile
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record, number, row, rows

SHIPPED = Path(__file__).parent / "data" / "island.toml"
KINDS = ("two", "three", "per_card", "double", "odd", "pair")
PLAYERS = ("two_players", "three_players", "four_players")
LONGEST_PILE = 6


class Tables(Record):
    """What does not change during a game."""

    copies: int = number(1, 16, "cards of each object")
    height: int = number(1, 20, "cards in a stack at first")
    columns: list[list[int]] = rows(3, COLUMNS, 0, STACKS, "for 2, 3 and 4 players, the stacks of each column from the back")
    face_up: list[list[int]] = rows(STACKS + 1, STACKS, 0, 1, "for a column of so many stacks, which of them lie face up")
    sizes: list[int] = row(4, 0, 64, "for each pile of portholes, the size of the set that it closes")
    portholes: list[list[int]] = rows(4, LONGEST_PILE, 0, 99, "the values of each pile from the top; 0 below its last")
    bonus_tokens: list[int] = row(BONUSES, 0, 99, "how many bonus tokens there are of each kind")
    bonus_points: list[int] = row(
        BONUSES, 0, 20, "what a bonus token of each kind is worth, by itself, card, porthole or pair"
    )
    refill_at: int = number(0, 4, "the camp is filled up when so many bonus tokens are left, or fewer")
    treasures: list[int] = row(OBJECTS, 0, 20, "what each treasure is worth")


def read_tables(owner: str | None) -> Tables:
    """The shipped values, with the text of an owner's file laid over them."""
    if owner is None:
        return _shipped().copy()
    tables = _shipped().copy()
    file = DataFile(owner)
    file.lay_over(tables, _readers())
    for at, name in enumerate(PLAYERS):
        if sum(tables.columns[at]) * tables.height > tables.copies * CARDS:
            asked = ("hull", "cards", "stacks")
            given = [(section, key) for section, key, _ in file.leaves() if section in asked and key != "standing"]
            file.wrong("data-hull", *given[-1], players=at + 2, cards=tables.copies * CARDS, columns=name)
    return tables


@cache
def _shipped() -> Tables:
    tables = Tables()
    DataFile(SHIPPED.read_text(encoding="utf-8")).lay_over(tables, _readers())
    return tables


@cache
def standings() -> dict[str, str]:
    """The standing of each section of the shipped file."""
    return DataFile(SHIPPED.read_text(encoding="utf-8")).standings()


Reader = Callable[[Tables, DataFile, str, str, Any], None]


@cache
def _readers() -> dict[tuple[str, str], Reader]:
    """What a data file can say, and where it goes."""
    return {
        ("cards", "copies"): _whole("copies"),
        ("stacks", "height"): _whole("height"),
        **{("hull", name): _columns for name in PLAYERS},
        **{("faces", f"stacks_{count}"): _faces for count in range(1, STACKS + 1)},
        **{(f"portholes.{pile}", "size"): _size for pile in range(1, 5)},
        **{(f"portholes.{pile}", "values"): _values for pile in range(1, 5)},
        **{("bonus_tokens", kind): _at("bonus_tokens", KINDS.index(kind)) for kind in KINDS},
        **{("bonus_points", kind): _at("bonus_points", KINDS.index(kind)) for kind in KINDS},
        ("camp", "refill_at"): _whole("refill_at"),
        ("treasures", "values"): _treasures,
    }


def _field(name: str) -> Any:
    return next(field for field in Tables.FIELDS if field.name == name)


def _whole(name: str) -> Reader:
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        setattr(t, name, file.integer(section, key, value, field.low, field.high))

    return read


def _at(name: str, index: int) -> Reader:
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        getattr(t, name)[index] = file.integer(section, key, value, field.low, field.high)

    return read


def _columns(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    players = PLAYERS.index(key) + 2
    found = file.integers(section, key, value, 1, STACKS)
    if not players + 2 <= len(found) <= COLUMNS:  # fewer would leave somebody without a column to go to
        file.wrong("data-columns", section, key, value=str(value)[:40], low=players + 2, high=COLUMNS)
    t.columns[players - 2] = found + [0] * (COLUMNS - len(found))


def _faces(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    count = int(key[-1])
    if not isinstance(value, list) or len(value) != count:
        file.wrong("data-list", section, key, value=str(value)[:40], length=count)
    up = [1 - file.word(section, key, one, ("up", "down")) for one in value]
    t.face_up[count] = up + [0] * (STACKS - count)


def _pile(section: str) -> int:
    return int(section[-1]) - 1


def _size(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    t.sizes[_pile(section)] = file.integer(section, key, value, 1, 64)


def _values(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    found = file.integers(section, key, value, 1, 99)
    if not 1 <= len(found) <= LONGEST_PILE or found != sorted(found, reverse=True):
        file.wrong("data-pile", section, key, value=str(value)[:40], most=LONGEST_PILE)
    t.portholes[_pile(section)] = found + [0] * (LONGEST_PILE - len(found))


def _treasures(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    t.treasures = file.integers(section, key, value, 0, 20, OBJECTS)


def impossible_tables(t: Tables) -> list[LeaguesError]:
    """What is wrong with tables that did not come from a data file: a record can hold any numbers."""
    wrong = []
    for players, columns in enumerate(t.columns, start=2):
        used = sum(1 for stacks in columns if stacks)
        if used < players + 2 or any(columns[used:]) or sum(columns) * t.height > t.copies * CARDS:
            wrong.append(LeaguesError("tables-hull", players=players))
    if not all(falls(pile) for pile in t.portholes):
        wrong.append(LeaguesError("tables-portholes"))
    if any(up for count, faces in enumerate(t.face_up) for up in faces[count:]):
        wrong.append(LeaguesError("tables-faces-up"))
    return wrong


def falls(pile: list[int]) -> bool:
    """Whether a pile falls from its highest value to its lowest, and only then is empty."""
    used = sum(1 for value in pile if value)
    return 0 not in pile[:used] and pile == sorted(pile, reverse=True)
