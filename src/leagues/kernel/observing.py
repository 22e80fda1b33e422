"""What a seat observes: everything that it may know, as a row of small numbers for programs that learn.

The row is made from the schema, as a view is: what `hide` blanks is not there, and what it pours back is counted where it is
poured. The seat that looks comes first: fields by seat are turned, and so are numbers that are seats.

    layout = layout_of(game)                         its parts, with their names, ranges and places in the row
    observe = make_observe(game, layout)             observe(s, t, seat, out), in the compiled subset
    layout.read(out)                                 the row as a dictionary of plain values

A number is written as its distance from the lowest that it can be: in one byte where it fits, else in two, the high one
first. A set is a 0 or 1 for each of its members. With `one_hot`, so is every number that is a name and not an amount: a 1 at
the one that it is. Of the stack there are the topmost frames, the running decision first; with all of them, and in a game
without secrets, the row is the whole state. In an edition, what is always 0 there is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import product
from math import prod
from typing import Any, NamedTuple

from leagues.kernel.decisions import Flow
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, Frame
from leagues.kernel.game import Edition, Game
from leagues.kernel.numbers import flag
from leagues.kernel.schema import Field, Record, Seats, See

FRAMES = 3  # of the stack, unless more or fewer are asked for
ARGUMENTS = ("a", "b", "c", "d")
UNOBSERVED = ("frames", "depth", "fault")  # frames are there in parts of their own
BYTE = 256


@dataclass(frozen=True)
class Part:
    """One named piece of a row."""

    name: str
    about: str
    shape: tuple[int, ...]  # of its numbers; () for one
    low: int
    high: int
    width: int  # columns of each number
    spread: int  # how many of them are flags; 0 where the number is written as it is
    offset: int  # its first column
    one: bool = False  # whether exactly one of its flags is a 1

    @property
    def size(self) -> int:
        """How many columns it has."""
        return prod(self.shape) * self.width

    def names(self) -> list[str]:
        """The name of each column."""
        found = []
        for index in product(*map(range, self.shape)):
            name = self.name + "".join(f"[{i}]" for i in index)
            ends = [f"={self.low + i}" if self.one else f".{self.low + i}" for i in range(self.spread)]
            found += [name + end for end in ends or (("",) if self.width == 1 else (".high", ".low"))]
        return found

    def highs(self) -> list[int]:
        """The highest number of each column; the lowest is 0."""
        most = self.high - self.low
        each = [1] * self.width if self.spread else [most] if self.width == 1 else [most // BYTE, BYTE - 1]
        return each * prod(self.shape)

    def read(self, row: Sequence[int]) -> Any:
        """What it says in a row: a number, or a list, or a list of lists; a set as the list of its members."""
        return self._read([int(value) for value in row[self.offset : self.offset + self.size]], self.shape)

    def _read(self, values: list[int], shape: tuple[int, ...]) -> Any:
        if shape:
            size = len(values) // shape[0]
            return [self._read(values[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
        if self.one:
            return self.low + values.index(1)
        if self.spread:
            return [self.low + i for i, flag in enumerate(values) if flag]
        return self.low + (values[0] if self.width == 1 else values[0] * BYTE + values[1])


@dataclass(frozen=True)
class Layout:
    """The parts of a row, in their order."""

    game: str
    parts: tuple[Part, ...]
    frames: int
    one_hot: bool
    edition: Edition | None  # the one that it is limited to

    @cached_property
    def size(self) -> int:
        """How many columns a row has."""
        return sum(part.size for part in self.parts)

    @cached_property
    def by_name(self) -> dict[str, Part]:
        """Its parts, by their names."""
        return {part.name: part for part in self.parts}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each column, such as `path[3]`, `crew.5`, `turn.low` or, one-hot, `ship=2`."""
        return tuple(name for part in self.parts for name in part.names())

    @cached_property
    def highs(self) -> tuple[int, ...]:
        """The highest number of each column; the lowest is 0."""
        return tuple(high for part in self.parts for high in part.highs())

    @cached_property
    def hash(self) -> str:
        """Changes when any column changes its meaning; it travels with weights, beside the hash of the actions."""
        lines = [
            f"{name} {high} {part.low}" for part in self.parts for name, high in zip(part.names(), part.highs(), strict=True)
        ]
        return sha256("\n".join([self.game, *lines]).encode()).hexdigest()[:16]

    def read(self, row: Sequence[int]) -> dict[str, Any]:
        """A row as plain values."""
        return {part.name: part.read(row) for part in self.parts}


class _Source(NamedTuple):
    """Where a part comes from: how its numbers are found in a state, with `i` and `j` as places in it."""

    part: Part
    field: Field | None
    lines: list[str]  # how `v` is found


@lru_cache(maxsize=64, typed=True)
def layout_of(game: Game, edition: Edition | None = None, *, one_hot: bool = False, frames: int = FRAMES) -> Layout:
    """How the observations of a game, or of one of its editions, are laid out."""
    one_hot, deepest = flag(one_hot, "one_hot"), _field(game.state, "frames").shape[0]
    if isinstance(frames, bool) or not isinstance(frames, int) or not 1 <= frames <= deepest:
        raise LeaguesError("bad-number", value=str(frames), low=1, high=deepest)
    parts = tuple(source.part for source in _sources(game, edition, one_hot, frames))
    return Layout(game.id, parts, frames, one_hot, edition)


def make_observe(
    game: Game, layout: Layout, edition: Edition | None = None, flow: Flow | None = None
) -> Callable[[Any, Any, int, Any], None]:
    """Write `observe(s, t, seat, out)`: it fills a row, a list or an array of bytes. Seat -1 is a spectator. For compiled
    states of an edition it does not read what is not in them. `flow` are the functions that play the game, where there are
    some already."""
    untouched = edition.untouched if edition is not None else ()
    count = next((_counted(field) for field in game.state.FIELDS if field.seats is Seats.COUNT), "1")
    lines = [
        "def observe(s, t, seat, out):",
        f"    players = {count}",
        "    first = seat if seat > 0 else 0",
        "    decides = who(s, t) if s.ending == 0 else -1",
    ]
    for source in _sources(game, layout.edition, layout.one_hot, layout.frames):
        part, indent = source.part, "    "
        for axis, length in zip("ij", part.shape, strict=False):
            lines.append(f"{indent}for {axis} in range({length}):")
            indent += "    "
        blank = source.field is not None and source.field.name in untouched
        found = [f"v = {source.field.blank}"] if blank and source.field is not None else source.lines
        lines += [indent + line for line in [*found, *_written(part)]]
    scope: dict[str, Any] = {"who": (flow or game.flow_of(edition)).who, "place": _make_place(game)}
    exec(compile("\n".join(lines), f"<observe {game.id}>", "exec"), scope)
    observe: Callable[[Any, Any, int, Any], None] = scope["observe"]
    return observe


def observe_sources(observe: Callable[..., None]) -> tuple[Any, ...]:
    """The functions that a compiler must know beside the rules."""
    return observe.__globals__["who"], observe.__globals__["place"], observe


def _sources(game: Game, edition: Edition | None, one_hot: bool, frames: int) -> list[_Source]:
    found: list[_Source] = []
    at = 0

    def add(
        name: str, about: str, shape: tuple[int, ...], low: int, high: int, lines: list[str], *,
        kind: bool = False, flags: range | None = None, field: Field | None = None,
    ) -> None:  # fmt: skip
        nonlocal at
        if kind and one_hot:
            flags = range(low, high + 1)
        if flags is not None:
            low, high = flags[0], flags[-1]
        width = len(flags) if flags is not None else 1 if high - low < BYTE else 2
        one = kind and one_hot
        part = Part(name, about, shape, low, high, width, len(flags) if flags is not None else 0, at, one)
        found.append(_Source(part, field, lines))
        at += part.size

    seats, steps = _seats(game), list(type(next(iter(game.modules))))
    decides = ["v = 0", "if decides >= 0:", "    v = 1 + (decides - first + players) % players"]
    decides += [f"if decides == {ANYONE}:", f"    v = {seats + 1}"]
    about = (
        f"who decides: 1 for the seat that looks, then the seats after it, {seats + 1} for anyone; 0 for chance or nobody"
    )
    add("decides", about, (), 0, seats + 1, decides, kind=True)
    top = "s.frames[s.depth - 1 - i]"
    of_frames = "of the stack, the running decision first"
    listed = ", ".join(f"{place} {step.name.lower().replace('_', '-')}" for place, step in enumerate(steps, start=1))
    doing = ["v = 0", "if i < s.depth:", f"    v = place({top}.doing)"]
    add("doing", f"the frames {of_frames}; 0 for none: {listed}", (frames,), 0, len(steps), doing, kind=True)
    step, arguments = _field(Frame, "step"), _field(Frame, ARGUMENTS[0])
    lines = ["v = 0", "if i < s.depth:", f"    v = {top}.step"]
    add("steps", f"how far each frame {of_frames}, has come", (frames,), step.low, step.high, lines)
    lines = ["v = 0", "if i < s.depth:"]
    for place, name in enumerate(ARGUMENTS):
        lines += [f"    if j == {place}:", f"        v = {top}.{name}"]
    size = frames, len(ARGUMENTS)
    add("arguments", f"of the frames {of_frames}", size, arguments.low, arguments.high, lines)
    left_out = (*UNOBSERVED, *(edition.blank if edition is not None else ()))
    for field in game.state.FIELDS:
        if field.name in left_out or field.see is See.NOBODY:
            continue
        shape = field.shape[1:] if field.see is See.SEAT else field.shape
        flags = range(field.low, field.high + 1) if field.members else range(field.high.bit_length()) if field.bits else None
        kind = field.kind or (field.seats is Seats.VALUE and not field.members)
        add(
            field.name,
            field.about,
            shape,
            field.low,
            field.high,
            _value(game.state, field),
            kind=kind,
            flags=flags,
            field=field,
        )
    return found


def _value(state: type[Record], field: Field) -> list[str]:
    """How `v`, one number of a field, is found: as the seat that looks may know it, and from where it sits."""
    name = f"s.{field.name}"
    if field.see is See.SEAT:
        place = "".join(f"[{axis}]" for axis in "ij"[: len(field.shape) - 1])
        return [f"v = {field.blank}", "if seat >= 0:", f"    v = {name}[seat]{place}"]
    if field.seats is Seats.AXIS:
        place = "[p]" + "".join("[j]" for _ in field.shape[1:])
        return ["p = i if i >= players else (first + i) % players", f"v = {name}{place}"]
    place = "".join(f"[{axis}]" for axis in "ij"[: len(field.shape)])
    lines = [f"v = {name}{place}"]
    if field.seats is Seats.VALUE and field.members:
        turned = f"{name} >> ((first + p) % players) & 1"
        return ["v = 0", "for p in range(players):", f"    if {turned}:", "        v += 1 << p"]
    if field.seats is Seats.VALUE:
        inside = [f"v = ({name}{place} - first + players) % players"]
        return ["v = 0", "if i < players:", f"    {inside[0]}"] if field.shape else inside
    for hidden in (one for one in state.FIELDS if one.pours == field.name):
        lines += [f"for p in range({hidden.shape[0]}):", "    if p != seat:", f"        v += s.{hidden.name}[p]{place}"]
    return lines


def _written(part: Part) -> list[str]:
    """How `v` is written into its columns."""
    place = ""
    for axis, length in zip("ij", part.shape, strict=False):
        place = f"({place} * {length} + {axis})" if place else axis
    at = f"{part.offset} + {place} * {part.width}" if place else str(part.offset)
    if part.one:
        return [f"for k in range({part.spread}):", f"    out[{at} + k] = 1 if v == k + {part.low} else 0"]
    if part.spread:
        return [f"for k in range({part.spread}):", f"    out[{at} + k] = v >> (k + {part.low}) & 1"]
    if part.width == 1:
        return [f"out[{at}] = v - {part.low}"]
    return [f"out[{at}] = (v - {part.low}) >> 8", f"out[{at} + 1] = (v - {part.low}) & 255"]


def _make_place(game: Game) -> Callable[[int], int]:
    """The place of a routine or decision among all of its game, counted from 1: numbers have gaps."""
    lines = ["def place(doing):"]
    for place, step in enumerate(type(next(iter(game.modules))), start=1):
        lines += [f"    if doing == {int(step)}:", f"        return {place}"]
    scope: dict[str, Any] = {}
    exec(compile("\n".join([*lines, "    return 0"]), f"<place {game.id}>", "exec"), scope)
    made: Callable[[int], int] = scope["place"]
    return made


def _counted(field: Field) -> str:
    """How many seats there are; a game that can be played alone may say 0 then."""
    return f"s.{field.name}" if field.low > 0 else f"max(1, s.{field.name})"


def _seats(game: Game) -> int:
    """How many seats there can be."""
    return max((field.high for field in game.state.FIELDS if field.seats is Seats.COUNT), default=1)


def _field(record: type[Record], name: str) -> Field:
    return next(field for field in record.FIELDS if field.name == name)
