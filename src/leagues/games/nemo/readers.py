"""How each kind of value in the data file of Nemo's War is read: numbers, names, sets, ships, and rows of effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from leagues.games.nemo import effects, names
from leagues.games.nemo.effects import NUMBERS, ROWS
from leagues.games.nemo.fitting import choice_fault, is_adventure
from leagues.games.nemo.state import OCEANS, SHIP_GROUPS, SHIPS
from leagues.games.nemo.tables import ADVENTURE, KINDS, Tables
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.datafile import DataFile

Reader = Callable[[Tables, DataFile, str, str, Any], None]  # puts one value where it belongs

# --- readers of one kind of value -------------------------------------------------------------------------------------


def _field(name: str) -> Any:
    return next(field for field in Tables.FIELDS if field.name == name)


def _put(t: Tables, name: str, value: Any, at: int | None) -> None:
    if at is None:
        setattr(t, name, value)
    else:
        getattr(t, name)[at] = value


def whole(name: str, at: int | None = None) -> Reader:
    """A whole number, of the field's range."""
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.integer(section, key, value, field.low, field.high), at)

    return read


def yes(name: str, at: int) -> Reader:
    """A yes or a no."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, bool):
            file.wrong("data-yes", section, key, value=str(value)[:40])
        _put(t, name, int(value), at)

    return read


def several(name: str, at: int | None = None) -> Reader:
    """Whole numbers, as many as the field has."""
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.integers(section, key, value, field.low, field.high, field.shape[-1]), at)

    return read


def word(name: str, known: tuple[str, ...], at: int) -> Reader:
    """One of the known words."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.word(section, key, value, known), at)

    return read


def kind(at: int) -> Reader:
    """What a Treasure is. An Adventure token stays one, and nothing else becomes one: they never are in the cup."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        known = KINDS[ADVENTURE:] if is_adventure(at) else KINDS[:ADVENTURE]
        _put(t, "treasure_kind", KINDS.index(known[file.word(section, key, value, known)]), at)

    return read


def _listed(
    file: DataFile, section: str, key: str, value: Any, known: tuple[str, ...], length: int | None = None
) -> list[int]:
    """A list of known words, as numbers."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        file.wrong("data-list", section, key, value=str(value)[:40], length=length or 0)
    return [file.word(section, key, one, known) for one in value]


def words(name: str, known: tuple[str, ...], length: int) -> Reader:
    """So many known words, by their numbers."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, _listed(file, section, key, value, known, length), None)

    return read


def bits(name: str, known: tuple[str, ...], at: int | None = None) -> Reader:
    """Known words in any order, a bit each."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, sum(1 << one for one in set(_listed(file, section, key, value, known))), at)

    return read


def row_bits(at: int) -> Reader:
    """The rows for ships sunk in an ocean, at least one."""
    read_bits = bits("tonnage_rows", names.OCEANS[:6], at)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        read_bits(t, file, section, key, value)
        if t.tonnage_rows[at] == 0:
            file.wrong("data-list", section, key, value=str(value)[:40], length=1)

    return read


# --- readers of the map and the tracks --------------------------------------------------------------------------------


def ocean(at: int) -> Reader:
    """The spaces, the lands and the first gem of an ocean."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, 0, 9, 3)
        t.spaces[at], t.lands[at], t.first_gems[at] = found[0], found[1], min(found[2], 1)

    return read


def hidden(at: int) -> Reader:
    """The Hidden ships that an ocean begins with, at each level."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        for level, ships in enumerate(file.integers(section, key, value, 0, 9, 3)):
            t.first_hidden[level][at] = ships

    return read


def lines(name: str) -> Reader:
    """Which oceans lie beside which."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        joined = [0] * OCEANS
        if not isinstance(value, list):
            file.wrong("data-list", section, key, value=str(value)[:40], length=0)
        for pair in value:
            one, other = _listed(file, section, key, pair, names.OCEANS, 2)
            if one == other:
                file.wrong("data-different", section, key, str(pair), value=str(pair)[:40])
            joined[one] |= 1 << other
            joined[other] |= 1 << one
        _put(t, name, joined, None)

    return read


def act(act: int) -> Reader:
    """The dice of an act."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        white, black = file.integers(section, key, value, 0, 3, 2)
        t.white_dice[act] = file.integer(section, key, white, 2, 3)
        t.black_dice[act] = file.integer(section, key, black, 0, 1)

    return read


def track_exert(at: int) -> Reader:
    """What exerting a track adds, from its top."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, 0, 9)
        if not 2 <= len(found) <= 11:
            file.wrong("data-list", section, key, value=str(value)[:40], length=11)
        t.exert[at] = found + [0] * (11 - len(found))
        t.track_start[at] = len(found) - 1

    return read


def track_row(name: str, at: int) -> Reader:
    """A value for each space of a track, from its top."""
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, field.low, field.high)
        if len(found) > 11:
            file.wrong("data-list", section, key, value=str(value)[:40], length=11)
        getattr(t, name)[at] = found + [0] * (11 - len(found))

    return read


def hits(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    """Which track each hit is on."""
    t.hit_track = [0, *_listed(file, section, key, value, names.TRACKS, 6)]


def motive_events(at: int) -> Reader:
    """How many cards the second and the third act of a motive have."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        t.second_act[at], t.third_act[at] = file.integers(section, key, value, 0, 16, 2)

    return read


# --- readers of ships -------------------------------------------------------------------------------------------------


def ship(at: int) -> Reader:
    """White: flag and class, defence, Notoriety, points, then the gray side with its attack. Others: flag and class, attack,
    defence, Notoriety, points, then the same of the purple side, whose flag and class come last if they differ."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, list) or not 9 <= len(value) <= 10:
            file.wrong("data-list", section, key, value=str(value)[:40], length=9)
        group = names.GROUPS.index(section.partition(".")[2])
        white = group == 0
        first = [0, *value[1:4]] if white else value[1:5]
        second = value[5:9]
        kinds = [value[0], value[4] if white else value[9] if len(value) == 10 else value[0]]
        t.group[at] = group
        for side, (numbers, kind) in enumerate(zip((first, second), kinds, strict=True)):
            flag, _, ship_class = str(kind).partition(" ")
            t.flag[side][at] = file.word(section, key, flag, names.FLAGS)
            t.ship_class[side][at] = file.word(section, key, ship_class, names.CLASSES)
            attack, defence, infamy, worth = file.integers(section, key, numbers, 0, 20, 4)
            t.attack[side][at] = attack
            t.defence[side][at] = defence
            t.infamy[side][at] = file.integer(section, key, infamy, 0, 9)
            t.worth[side][at] = worth

    return read


def science_ships(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    """The ships that count for Science, on either side."""
    marked = _listed(file, section, key, value, names.SHIPS)
    t.ship_science = [[int(ship in marked) for ship in range(SHIPS)] for _ in range(2)]


def wonder_ships(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    """The ships that are Wonders."""
    marked = _listed(file, section, key, value, names.SHIPS)
    t.ship_wonder = [[int(ship in marked) for ship in range(SHIPS)], [0] * SHIPS]


def sinking(at: int) -> Reader:
    """The ships that bring one kind of bonus as they sink."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        marked = _listed(file, section, key, value, names.SHIPS)
        t.bonus = [at if ship in marked else 0 if found == at else found for ship, found in enumerate(t.bonus)]

    return read


# --- effects ----------------------------------------------------------------------------------------------------------

CAPTIVES, OFFICERS = 0b000111, 0b111000
SOMEBODY = {"any": CAPTIVES | OFFICERS, "captives": CAPTIVES, "officers": OFFICERS}


def effect(program: int) -> Reader:
    """A list of rows; see `effects`."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) > ROWS:
            file.wrong("data-effect", section, key, value=str(value)[:40], most=ROWS)
        numbers: list[int] = []
        for one in value:
            numbers += _row(file, section, key, one)
        wrong = choice_fault(numbers[::NUMBERS])
        if wrong:
            file.wrong(wrong, section, key, most=effects.MOST_CHOICES)
        t.effects[program] = numbers + [0] * (ROWS * NUMBERS - len(numbers))

    return read


def _row(file: DataFile, section: str, key: str, text: Any) -> list[int]:
    """A row as three numbers."""
    word, *given = text.split() if isinstance(text, str) and text.split() else [""]
    op = file.word(section, key, word, effects.NAMES[1:]) + 1
    takes = WORDS[op].takes
    lengths = {
        effects.NOTHING: 0,
        effects.OCEAN_AMOUNT: 2,
        effects.SOME_OCEANS: len(given),
        effects.SOME_CHARACTERS: len(given),
    }
    if len(given) != lengths.get(takes, 1) or (takes in (effects.SOME_OCEANS, effects.SOME_CHARACTERS) and not given):
        file.wrong("data-row", section, key, str(text), value=str(text)[:60])
    if takes == effects.NOTHING:
        return [op, 0, 0]
    if takes == effects.AMOUNT:
        return [op, _amount(file, section, key, given[0], op), 0]
    if takes == effects.OCEAN_AMOUNT:
        return [op, file.word(section, key, given[0], names.OCEANS), _amount(file, section, key, given[1], op)]
    if takes == effects.SOME_OCEANS:
        return [op, sum(1 << file.word(section, key, one, names.OCEANS) for one in set(given)), 0]
    if takes == effects.SOME_CHARACTERS:
        return [op, _characters(file, section, key, given), 0]
    known = {
        effects.OCEAN: names.OCEANS,
        effects.SHIP: names.SHIPS[: names.EARLIER_SHIPS],  # a Ship Group comes from the cup only
        effects.GROUP: names.GROUPS[:SHIP_GROUPS],
        effects.UPGRADE: names.UPGRADES,
    }
    return [op, file.word(section, key, given[0], known[takes]), 0]


def _amount(file: DataFile, section: str, key: str, text: str, op: int) -> int:
    if not text.lstrip("-").isdecimal():
        file.wrong("data-row", section, key, text, value=text[:60])
    return file.integer(section, key, int(text), WORDS[op].least, WORDS[op].most)


def _characters(file: DataFile, section: str, key: str, given: list[str]) -> int:
    found = 0
    for one in given:
        found |= SOMEBODY[one] if one in SOMEBODY else 1 << file.word(section, key, one, names.CHARACTERS)
    return found
