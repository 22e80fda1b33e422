"""State and tables, declared once, field by field.

A `Record` subclass declares integers and fixed arrays of integers, each with its range, who may see it and what it is on
the table. From that one declaration come the Python class with slots, copy, equality, JSON in both directions with
a check of every range, the NumPy dtype (`leagues.compiled.layout`), and what a seat may know (`leagues.kernel.secrets`).

    class State(GameState):
        turn: int = number(0, 999, "the turn being played; 0 while the path is laid")
        path: list[int] = row(80, 0, 9, "what lies on each place, 0 once emptied", trim=True)
        crew: int = members(1, 9, "the crew aboard")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, Self, SupportsIndex, TypeVar, cast

from leagues.kernel.errors import LeaguesError
from leagues.kernel.numbers import whole


class See(Enum):
    """Who may see a field."""

    ALL = "all"
    SEAT = "seat"  # the first axis is the seat; each seat sees its own
    NOBODY = "nobody"


class Seats(Enum):
    """What a field has to do with seats. An observation turns it so that the seat that looks comes first."""

    NONE = "none"
    COUNT = "count"  # how many seats there are
    AXIS = "axis"  # the first axis is the seat
    VALUE = "value"  # its numbers are seats


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field."""

    name: str
    low: int
    high: int
    shape: tuple[int, ...]
    about: str
    see: See = See.ALL
    record: type[Record] | None = None  # set for arrays of small records
    members: bool = False  # bits, one for each number from low to high
    bits: bool = False  # a number whose bits mean something each
    kind: bool = False  # its numbers are names, not amounts
    seats: Seats = Seats.NONE
    trim: bool = False  # in JSON, trailing blanks are left out
    pours: str = ""  # a hidden multiset is poured back into this row
    sized: str = ""  # the row by seat that says how many are hidden
    known: str = ""  # the rows by seat of what everybody knows to be in it
    lacks: str = ""  # the row by seat of the kinds that everybody knows not to be in it, as bits

    @property
    def blank(self) -> int:
        """What an unused number holds."""
        return 0 if self.low <= 0 <= self.high or self.members else self.low

    @property
    def span(self) -> tuple[int, int]:
        """The smallest and largest integer that is stored."""
        if self.members:
            return 0, sum(1 << number for number in range(self.low, self.high + 1))
        return self.low, self.high

    def allows(self, value: int) -> bool:
        """Whether `value` may be stored."""
        low, high = self.span
        return low <= value <= high and not (self.members and value & ~high)


def number(
    low: int, high: int, about: str, *,
    see: See = See.ALL, kind: bool = False, bits: bool = False, seats: Seats = Seats.NONE,
) -> Any:  # fmt: skip
    """An integer."""
    return Field("", low, high, (), about, see, kind=kind, bits=bits, seats=seats)


def members(low: int, high: int, about: str, *, seats: Seats = Seats.NONE) -> Any:
    """A set of numbers, kept as bits (`1 << number`) and written as a list."""
    return Field("", low, high, (), about, members=True, seats=seats)


def row(
    length: int, low: int, high: int, about: str, *,
    see: See = See.ALL, trim: bool = False, kind: bool = False, bits: bool = False, seats: Seats = Seats.NONE,
) -> Any:  # fmt: skip
    """A fixed array of integers."""
    return Field("", low, high, (length,), about, see, trim=trim, kind=kind, bits=bits, seats=seats)


def rows(
    count: int, length: int, low: int, high: int, about: str, *, seats: Seats = Seats.NONE,
    see: See = See.ALL, pours: str = "", sized: str = "", known: str = "", lacks: str = "",
) -> Any:  # fmt: skip
    """A fixed table of integers. A secret one (`see=See.SEAT`) names where it is poured when hidden and what
    gives its size, and may name what everybody knows to be in it and not to be in it."""
    return Field("", low, high, (count, length), about, see, pours=pours, sized=sized, known=known, lacks=lacks, seats=seats)


def records(record: type[Record], length: int, about: str) -> Any:
    """A fixed array of small records."""
    return Field("", 0, 0, (length,), about, record=record, trim=True)


_item = list.__getitem__


class CheckedRow(list[int]):
    """A row that refuses values outside its declared range; used in tests."""

    def __init__(self, field: Field, values: Sequence[int]) -> None:
        super().__init__(values)
        self.field = field

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        if isinstance(index, slice) or not 0 <= int(index) < len(self):
            raise AssertionError(f"{self.field.name}[{index}] is outside its row")
        if not self.field.allows(value):
            raise AssertionError(f"{self.field.name}[{int(index)}] = {value} is outside {self.field.span}")
        super().__setitem__(index, value)

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        """Laws read millions of numbers: a list notices by itself what is beyond its end."""
        if index.__class__ is int and index >= 0:
            try:
                return _item(self, index)
            except IndexError:
                pass
        elif isinstance(index, slice):
            return _item(self, index)
        elif 0 <= int(index) < len(self):
            return _item(self, int(index))
        raise AssertionError(f"{self.field.name}[{index}] is outside its row")


class RecordType(type):
    """Turns the declarations of a class body into slots and methods. `ASIDE` names further slots that are no part of the
    record: a copy has None there."""

    FIELDS: tuple[Field, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        inherited: tuple[Field, ...] = ()
        for base in bases:
            inherited += getattr(base, "FIELDS", ())
        own = tuple(replace(value, name=key) for key, value in namespace.items() if isinstance(value, Field))
        for field in own:
            if any(field.name == other.name for other in inherited):
                raise TypeError(f"{name}.{field.name} is declared already in a class above")
            del namespace[field.name]
        aside = tuple(namespace.pop("ASIDE", ()))
        namespace["__slots__"] = tuple(field.name for field in own) + aside
        made: Any = super().__new__(mcs, name, bases, namespace)
        made.FIELDS = inherited + own
        made.ASIDE_SLOTS = sum((getattr(base, "ASIDE_SLOTS", ()) for base in bases), ()) + aside
        made._fill_copy = _copier(made.FIELDS, made.ASIDE_SLOTS)
        return cast(RecordType, made)


def _copier(fields: tuple[Field, ...], aside: tuple[str, ...]) -> Callable[[Record, Record], None]:
    """A function that copies every field; written out, because play copies often."""
    lines = ["def fill(new, old):", "    pass"]
    for field in fields:
        source = f"old.{field.name}"
        if field.record is not None:
            value = f"[item.copy() for item in {source}]"
        elif len(field.shape) == 2:
            value = f"[line[:] for line in {source}]"
        elif field.shape:
            value = f"{source}[:]"
        else:
            value = source
        lines.append(f"    new.{field.name} = {value}")
    lines += [f"    new.{name} = None" for name in aside]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return cast(Callable[["Record", "Record"], None], scope["fill"])


class Record(metaclass=RecordType):
    """A flat group of integers. Subclasses declare the fields."""

    FIELDS: ClassVar[tuple[Field, ...]]
    ASIDE_SLOTS: ClassVar[tuple[str, ...]]
    _fill_copy: ClassVar[Callable[[Record, Record], None]]
    _checked: ClassVar[type[Record] | None] = None

    def __init__(self) -> None:
        for field in type(self).FIELDS:
            setattr(self, field.name, _empty(field))
        for name in type(self).ASIDE_SLOTS:
            setattr(self, name, None)

    def copy(self) -> Self:
        """An independent copy."""
        new = object.__new__(type(self))
        type(self)._fill_copy(new, self)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or [f.name for f in other.FIELDS] != [f.name for f in self.FIELDS]:
            return NotImplemented
        return all(getattr(self, field.name) == getattr(other, field.name) for field in self.FIELDS)

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.json()})"

    def numbers(self) -> Iterator[int]:
        """Every integer, in declared order."""
        for field in self.FIELDS:
            yield from _numbers(getattr(self, field.name))

    def json(self) -> dict[str, Any]:
        """The record as plain values; sets as lists of their members, trailing blanks left out where declared."""
        return {field.name: _to_json(field, getattr(self, field.name)) for field in self.FIELDS}

    def brief(self) -> dict[str, Any]:
        """As `json`, without the fields that hold nothing but 0 and without the 0s at the end of rows. A field or a place in
        a row that a later version adds, and that is 0 in older games, changes neither this nor its hash."""
        written = {f.name: _to_json(f, getattr(self, f.name)) for f in self.FIELDS if any(_numbers(getattr(self, f.name)))}
        return {f.name: written[f.name] if f.members else _cut(written[f.name]) for f in self.FIELDS if f.name in written}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The record that `json` or `brief` wrote: what is not there is 0. Whatever does not fit is named."""
        reasons: list[LeaguesError] = []
        made = cls()
        if not isinstance(data, dict):
            raise LeaguesError("state-impossible", reasons=[LeaguesError("state-not-object")])
        names = {field.name for field in cls.FIELDS}
        reasons += [LeaguesError("state-unknown-field", field=str(key)[:40]) for key in data if key not in names]
        for field in cls.FIELDS:
            if field.name not in data:
                continue
            try:
                setattr(made, field.name, _from_json(field, data[field.name]))
            except LeaguesError as error:
                reasons.append(error)
        if reasons:
            raise LeaguesError("state-impossible", reasons=reasons)
        return made

    @classmethod
    def checked(cls) -> type[Self]:
        """A class of the same fields that refuses every assignment outside its range."""
        if cls._checked is None or cls._checked.__mro__[1] is not cls:
            cls._checked = _checked_class(cls)
        return cast(type[Self], cls._checked)


def _empty(field: Field) -> Any:
    if field.record is not None:
        return [field.record() for _ in range(field.shape[0])]
    if len(field.shape) == 2:
        return [[field.blank] * field.shape[1] for _ in range(field.shape[0])]
    if field.shape:
        return [field.blank] * field.shape[0]
    return field.blank


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, Record):
        yield from value.numbers()
    else:
        for item in value:
            yield from _numbers(item)


def _to_json(field: Field, value: Any) -> Any:
    if field.members:
        return [number for number in range(field.low, field.high + 1) if value >> number & 1]
    if field.record is not None:
        blank = field.record()
        used = max((i + 1 for i, item in enumerate(value) if item != blank), default=0)
        return [item.json() for item in value[:used]]
    if len(field.shape) == 2:
        return [list(line) for line in value]
    if field.shape:
        used = len(value)
        while field.trim and used and value[used - 1] == field.blank:
            used -= 1
        return list(value[:used])
    return value


def _cut(value: Any) -> Any:
    """A JSON value without the 0s at the end of its rows and in its records."""
    if isinstance(value, dict):
        return {key: _cut(one) for key, one in value.items() if one != 0}
    if isinstance(value, list):
        cut = [_cut(one) for one in value]
        while cut and cut[-1] in (0, [], {}):
            cut.pop()
        return cut
    return value


def _from_json(field: Field, data: Any) -> Any:
    def wrong(what: Any) -> LeaguesError:
        return LeaguesError("state-field", field=field.name, value=str(what)[:60], low=field.low, high=field.high)

    def integer(value: Any) -> int:
        found = whole(value)
        if found is None or not field.low <= found <= field.high:
            raise wrong(value)
        return found

    if field.members:
        if not isinstance(data, list) or len({integer(value) for value in data}) != len(data):
            raise wrong(data)
        return sum(1 << integer(value) for value in data)
    if not field.shape:
        return integer(data)

    def row_of(values: Any, length: int) -> list[Any]:
        """A list of at most `length`, filled up with 0 where the field can be 0."""
        if not isinstance(values, list) or len(values) > length or (len(values) < length and field.blank != 0):
            found = len(values) if isinstance(values, list) else 0
            raise LeaguesError("state-field-length", field=field.name, length=found, wanted=length)
        return values + [0] * (length - len(values))

    if field.record is not None:
        return [field.record.from_json(item or {}) for item in row_of(data, field.shape[0])]
    if len(field.shape) == 2:
        return [[integer(one) for one in row_of(line or [], field.shape[1])] for line in row_of(data, field.shape[0])]
    return [integer(one) for one in row_of(data, field.shape[0])]


RecordClass = TypeVar("RecordClass", bound=Record)


def _checked_class(cls: type[RecordClass]) -> type[RecordClass]:
    by_name = {field.name: field for field in cls.FIELDS}

    def guarded(self: Record, name: str, value: Any) -> None:
        field = by_name.get(name)
        if field is None:
            object.__setattr__(self, name, value)
            return
        if field.record is not None:
            kept: Any = [_guard_record(item) for item in value]
        elif len(field.shape) == 2:
            kept = [CheckedRow(field, line) for line in value]
        elif field.shape:
            kept = CheckedRow(field, value)
        else:
            if not field.allows(value):
                raise AssertionError(f"{name} = {value} is outside {field.span}")
            kept = value
        object.__setattr__(self, name, kept)

    return RecordType(f"Checked{cls.__name__}", (cls,), {"__setattr__": guarded, "__slots__": ()})  # type: ignore[return-value]


def _guard_record(item: Record) -> Record:
    kind = type(item).checked() if not type(item).__name__.startswith("Checked") else type(item)
    guarded = object.__new__(kind)
    kind._fill_copy(guarded, item)
    return guarded


def checked_copy(record: RecordClass) -> RecordClass:
    """The same record, refusing from now on every assignment outside its range."""
    return cast(RecordClass, _guard_record(record))
