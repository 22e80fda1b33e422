"""A state as plain values, for the disk and for the page: fields by name, rows whole. The functions are written out from the
declaration, because every move needs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any, cast

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import Field, Record

UNSEEN = ("frames", "depth", "fault")  # the stack is the program's own
FRAME = [field.name for field in Frame.FIELDS]
FEW = 4  # a row that changed in more places is sent whole


def shown_fields(state: type[Record]) -> list[Field]:
    """The fields of a view."""
    return [field for field in state.FIELDS if field.name not in UNSEEN]


def _function(name: str, lines: list[str], **scope: Any) -> Any:
    exec(compile("\n".join(lines), f"<{name}>", "exec"), scope)
    return scope[name]


def members(field: Field, value: int) -> list[int]:
    """The numbers in a set that is kept as bits."""
    return [number for number in range(field.low, field.high + 1) if value >> number & 1]


@cache
def dump(state: type[GameState], blank: tuple[str, ...] = ()) -> Callable[[GameState], dict[str, Any]]:
    """A function that gives every field of a state by name: sets as bits, frames as rows. Those that are known to be
    `blank`, which is 0, are left out."""
    names = [field.name for field in state.FIELDS if field.name not in (*blank, "frames")]
    parts = [*(f"{name!r}: s.{name}" for name in names), "'frames': [frame(one) for one in s.frames[: s.depth]]"]
    lines = ["def dump(s):", f"    return {{{', '.join(parts)}}}"]
    return cast(Callable[[GameState], dict[str, Any]], _function("dump", lines, frame=attrgetter(*FRAME)))


@cache
def kept(state: type[GameState]) -> Callable[[dict[str, Any], GameState], dict[str, Any]]:
    """A function that adds to changes what no page is shown, as `dump` writes it: so the disk has all of the new state."""
    parts = [f"{name!r}: s.{name}" for name in UNSEEN if name != "frames"]
    lines = [
        "def kept(changes, s):",
        f"    return {{**changes, {', '.join(parts)}, 'frames': [frame(one) for one in s.frames[: s.depth]]}}",
    ]
    return cast(Callable[[dict[str, Any], GameState], dict[str, Any]], _function("kept", lines, frame=attrgetter(*FRAME)))


def change(dumped: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put changes into what `dump` wrote: places of rows one by one, everything else whole."""
    for name, value in changes.items():
        if isinstance(value, Mapping):
            for place, one in value.items():
                dumped[name][int(place)] = one
        else:
            dumped[name] = value


def from_dump(state: type[GameState], data: object) -> GameState:
    """The state that `dump` wrote, with its ranges checked."""
    if not isinstance(data, dict):
        raise LeaguesError("state-impossible", reasons=[LeaguesError("state-not-object")])
    values = dict(data)
    for field in state.FIELDS:
        value = values.get(field.name)
        if field.members and isinstance(value, int):
            values[field.name] = members(field, value) if field.allows(value) else value
        elif field.record is Frame and isinstance(value, list):
            values[field.name] = [dict(zip(FRAME, row, strict=False)) if isinstance(row, list) else row for row in value]
    return state.from_json(values)


@cache
def view(state: type[GameState]) -> Callable[[GameState], dict[str, Any]]:
    """A function that gives what a page is shown of a state: sets as lists of their members, rows whole."""
    parts = []
    for field in shown_fields(state):
        if field.members:
            parts.append(f"{field.name!r}: members(fields[{field.name!r}], s.{field.name})")
        elif len(field.shape) == 2:
            parts.append(f"{field.name!r}: [row[:] for row in s.{field.name}]")
        elif field.shape:
            parts.append(f"{field.name!r}: s.{field.name}[:]")
        else:
            parts.append(f"{field.name!r}: s.{field.name}")
    lines = ["def view(s):", f"    return {{{', '.join(parts)}}}"]
    fields = {field.name: field for field in state.FIELDS}
    return cast(Callable[[GameState], dict[str, Any]], _function("view", lines, members=members, fields=fields))


def _row_changes(old: list[int], new: list[int]) -> Any:
    """The places of a row that changed, or the whole row when many did."""
    places = list(compress(range(len(new)), map(ne, old, new)))
    return {str(at): new[at] for at in places} if len(places) <= FEW else new[:]


@cache
def changes(state: type[GameState], blank: tuple[str, ...] = ()) -> Callable[[GameState, GameState], dict[str, Any]]:
    """A function `changes(old, new)`: the fields of the view that differ. `old` becomes equal to `new` in what is shown.
    Those that are known to stay `blank` are not looked at."""
    lines = ["def changes(old, new):", "    found = {}"]
    for field in shown_fields(state):
        name = field.name
        if name in blank:
            continue
        lines.append(f"    if old.{name} != new.{name}:")
        if field.members:
            lines += [f"        found[{name!r}] = members(fields[{name!r}], new.{name})", f"        old.{name} = new.{name}"]
        elif len(field.shape) == 2:
            lines += [f"        old.{name} = [row[:] for row in new.{name}]", f"        found[{name!r}] = old.{name}[:]"]
        elif field.shape:
            lines += [
                f"        found[{name!r}] = row_changes(old.{name}, new.{name})",
                f"        old.{name} = new.{name}[:]",
            ]
        else:
            lines += [f"        found[{name!r}] = old.{name} = new.{name}"]
    lines.append("    return found")
    fields = {field.name: field for field in state.FIELDS}
    made = _function("changes", lines, members=members, fields=fields, row_changes=_row_changes)
    return cast(Callable[[GameState, GameState], dict[str, Any]], made)
