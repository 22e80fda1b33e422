"""Records as NumPy: the dtype of a declared record, and the way there and back."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import numpy as np

from leagues.kernel.game import Edition
from leagues.kernel.schema import Field, Record

RecordClass = TypeVar("RecordClass", bound=Record)


def integer_type(field: Field) -> type[np.signedinteger[Any]]:
    """The smallest signed type that holds the field's range. Never unsigned: mixed with signed that turns into a float."""
    low, high = field.span
    for kind in (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return kind
    return np.int64


@cache
def dtype_of(record: type[Record], edition: Edition | None = None) -> np.dtype[Any]:
    """The layout of a record. That of an edition has a mark, so that the compiler sees another type, and leaves out what
    nothing in the edition touches."""
    parts: list[Any] = []
    for field in record.FIELDS:
        kind: Any = dtype_of(field.record) if field.record is not None else integer_type(field)
        if edition is None or field.name not in edition.untouched:
            parts.append((field.name, kind, field.shape) if field.shape else (field.name, kind))
    if edition is not None:
        parts.append((mark(edition), np.int8))
    return np.dtype(parts, align=True)


def mark(edition: Edition) -> str:
    """The name of the field that marks an edition."""
    return f"edition_{edition.name}"


def to_numpy(record: Record, count: int = 1, edition: Edition | None = None) -> np.ndarray[Any, np.dtype[Any]]:
    """An array of `count` copies of a record."""
    array = np.zeros(count, dtype_of(_plain(type(record)), edition))
    _write(record, array[0], edition.untouched if edition is not None else ())
    array[1:] = array[0]
    return array


def from_numpy(kind: type[RecordClass], row: Any, edition: Edition | None = None) -> RecordClass:
    """The record that lies in one row of an array."""
    made = kind()
    _read(made, row, edition.untouched if edition is not None else ())
    return made


def padded(states: Any, layout: np.dtype[Any]) -> Any:
    """Rows in a layout of the same fields, with 0 between them."""
    rows = np.zeros(len(states), layout)
    for name in states.dtype.names:
        rows[name] = states[name]
    return rows


def _plain(kind: type[Record]) -> type[Record]:
    return kind.__mro__[1] if kind.__name__.startswith("Checked") else kind


def _write(record: Record, row: Any, untouched: tuple[str, ...] = ()) -> None:
    for field in record.FIELDS:
        if field.name in untouched:
            continue
        value = getattr(record, field.name)
        if field.record is not None:
            for i, item in enumerate(value):
                _write(item, row[field.name][i])
        else:
            row[field.name] = value


def _read(record: Record, row: Any, untouched: tuple[str, ...] = ()) -> None:
    for field in record.FIELDS:
        if field.name in untouched:
            continue
        if field.record is not None:
            for i, item in enumerate(getattr(record, field.name)):
                _read(item, row[field.name][i])
        elif field.shape:
            setattr(record, field.name, row[field.name].tolist())
        else:
            setattr(record, field.name, int(row[field.name]))
