"""The networks that come with the package: data files with the hashes of what they were learned for.

A file is one line of JSON, then the numbers, packed: the game, what the columns mean, which rules and which values the games
were played by. A network speaks only where all of that is as it was.
"""

from __future__ import annotations

import json
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from leagues.kernel.game import Edition, Game, digest
from leagues.kernel.observing import layout_of
from leagues.kernel.schema import Record
from leagues.navigator import network
from leagues.navigator.trying import EYES

FOLDER = Path(__file__).parent / "data"
SHAPES = ("h", "i", "h", "i", "h", "i")  # 16 and 32 bits, in turn: weights, and what is added to their sums


@dataclass(frozen=True)
class Weights:
    """A network and what it was learned for."""

    header: dict[str, Any]
    net: tuple[Any, ...]  # lists of whole numbers, as `network.forward` takes them


def name_of(game: Game, edition: Edition | None) -> str:
    """What the file of a game, or of its edition, is called."""
    return f"{game.id}-{edition.name}" if edition is not None else game.id


def identity(game: Game, edition: Edition | None, tables: Record) -> dict[str, Any]:
    """What must be as it was for weights to hold."""
    return {
        "game": name_of(game, edition),
        "rules": game.rules_version,
        "tables": digest(tables.json()),
        "observation": layout_of(game).hash,
        "actions": game.decisions.hash(),
        "columns": EYES[game.id].HASH,
    }


def shapes(size: int, outputs: int) -> list[tuple[int, int]]:
    """The rows and columns of each part."""
    first, second = network.FIRST, network.SECOND
    return [(size, first), (1, first), (second, first), (1, second), (outputs, second), (1, outputs)]


def write(header: dict[str, Any], parts: list[list[int]]) -> bytes:
    """The bytes of a file."""
    packed = b"".join(array(kind, part).tobytes() for kind, part in zip(SHAPES, parts, strict=True))
    return json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(packed, 9)


def restamped(data: bytes, changed: dict[str, Any]) -> bytes:
    """The bytes of a file with a part of its header changed."""
    line, _, rest = data.partition(b"\n")
    return json.dumps({**json.loads(line), **changed}, sort_keys=True).encode() + b"\n" + rest


def read(data: bytes) -> Weights:
    """The network of a file."""
    line, _, rest = data.partition(b"\n")
    header = json.loads(line)
    packed, at, parts = zlib.decompress(rest), 0, []
    for kind, (rows, columns) in zip(SHAPES, shapes(header["size"], header["outputs"]), strict=True):
        numbers = array(kind)
        length = rows * columns * numbers.itemsize
        numbers.frombytes(packed[at : at + length])
        at += length
        values = numbers.tolist()
        parts.append([values[i * columns : (i + 1) * columns] for i in range(rows)] if kind == "h" else values)
    return Weights(header, (*parts, list(network.CHANCES)))


@cache
def _shipped(name: str) -> Weights | None:
    file = FOLDER / f"{name}.weights"
    return read(file.read_bytes()) if file.is_file() else None


def shipped(game: Game, edition: Edition | None, tables: Record) -> Weights | None:
    """The network for a game by these tables, if one was learned for just that."""
    if game.id not in EYES:
        return None
    found = _shipped(name_of(game, edition))
    if found is None:
        return None
    wanted = identity(game, edition, tables)
    return found if {name: found.header.get(name) for name in wanted} == wanted else None
