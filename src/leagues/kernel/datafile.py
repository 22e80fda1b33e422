"""Data files: the values of a game as shipped (TOML), and an owner's file of the same shape laid over them.

A wrong value is named with the line it stands on and what would be right.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record

if TYPE_CHECKING:
    from leagues.kernel.game import Game

T = TypeVar("T")


def read_tables(game: Game, owner: str | Path | Record | None) -> Record:
    """A game's tables, with an owner's file laid over them, or those that are given. An error names the file."""
    if owner is None or isinstance(owner, game.tables):
        return game.read_tables(None) if owner is None else owner
    try:
        text = Path(owner).read_text(encoding="utf-8")  # type: ignore[arg-type]  # what is no path is named
    except (OSError, TypeError, ValueError) as error:
        raise LeaguesError("file-unreadable", file=str(owner)[:200]) from error
    return game.read_tables(text)


class DataFile:
    """A TOML text and where each of its values stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
            str(self.data)  # an error must be able to show any value
        except (ValueError, RecursionError) as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            raise LeaguesError("data-syntax", line=line, what=str(error)) from error

    def leaves(self) -> Iterator[tuple[str, str, Any]]:
        """Every value, as (section, key, value); sections of sections are joined by dots. An empty one has the key ""."""

        def walk(section: str, values: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
            if section and not values:
                yield section, "", None
            for key, value in values.items():
                if isinstance(value, dict):
                    yield from walk(f"{section}.{key}" if section else key, value)
                else:
                    yield section, key, value

        yield from walk("", self.data)

    def standings(self) -> dict[str, str]:
        """The standing of each section."""
        return {section: value for section, key, value in self.leaves() if key == "standing"}

    def lay_over(self, tables: T, readers: Mapping[tuple[str, str], Callable[[T, DataFile, str, str, Any], None]]) -> None:
        """Lay every value over those that are there: by the reader of its section and key."""
        sections = {section for section, _ in readers}
        for section, key, value in self.leaves():
            if key in ("", "standing") and section in sections:
                continue
            if (section, key) not in readers:
                near = [f"{s}.{k}" for s, k in readers if s == section] or [f"{s}.{k}" for s, k in readers]
                self.wrong("data-unknown", section, key, known=", ".join(near))
            readers[section, key](tables, self, section, key, value)

    def line(self, section: str, key: str = "", part: str = "") -> int:
        """The line of a section's header, of a key in it, or of the first place after the key that reads like `part`."""
        lines = self.text.split("\n")
        at = next((i for i, line in enumerate(lines) if re.match(rf"\s*\[\s*{re.escape(section)}\s*\]", line)), 0)
        if not key:
            return at + 1
        at = next(
            (
                i
                for i in range(at, len(lines))
                if re.match(rf"\s*({re.escape(section)}\.)?\"?{re.escape(key)}\"?\s*=", lines[i])
            ),
            at,
        )
        if part:
            loose = r"\s*".join(map(re.escape, re.sub(r"\s", "", part)))
            at = next((i for i in range(at, len(lines)) if re.search(loose, lines[i])), at)
        return at + 1

    def wrong(self, code: str, section: str, key: str = "", part: str = "", **details: Any) -> NoReturn:
        """Raise the error `code` with the line and the full name of the value."""
        name = ".".join(piece for piece in (section, key) if piece)
        raise LeaguesError(code, line=self.line(section, key, part), name=name, **details)

    def integer(self, section: str, key: str, value: Any, low: int, high: int) -> int:
        """A whole number within its limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong("data-number", section, key, str(value), value=str(value)[:40], low=low, high=high)
        return value

    def integers(self, section: str, key: str, value: Any, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers within their limits."""
        if not isinstance(value, list) or (length is not None and len(value) != length):
            self.wrong("data-list", section, key, value=str(value)[:40], length=length or 0)
        return [self.integer(section, key, one, low, high) for one in value]

    def word(self, section: str, key: str, value: Any, known: Sequence[str]) -> int:
        """Which of the known words it is, counted from 0."""
        if not isinstance(value, str) or value not in known:
            self.wrong("data-word", section, key, str(value), value=str(value)[:40], known=", ".join(known))
        return known.index(value)
