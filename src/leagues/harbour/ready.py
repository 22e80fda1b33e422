"""What is long and asked for again and again is made once: the welcome of a table for a revision and a role, a film, a
record. What is ready is kept while there is room for it; the oldest goes first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from leagues.harbour import sight
from leagues.harbour.messages import Welcome

if TYPE_CHECKING:
    from leagues.harbour.showing import Showing

Kept = TypeVar("Kept")
MOST_WELCOMES = 32 << 20  # bytes
MOST_FILMS = 32 << 20
MOST_TEXTS = 8  # of one table, revision and role: pages differ by what they have seen already
_encoder = msgspec.json.Encoder()


class Shelf(Generic[Kept]):
    """So many bytes of what is ready."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._things: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()

    def get(self, key: Hashable) -> Kept | None:
        """What is ready, if it is."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, thing: Kept, size: int) -> None:
        """Keep something, in the place of what was kept under the same name."""
        if key in self._things:
            self._size -= self._things.pop(key)[1]
        self._things[key] = thing, size
        self._size += size
        while self._size > self._most and self._things:
            self._size -= self._things.popitem(last=False)[1][1]


@dataclass(eq=False)
class Parts:
    """The long parts of a welcome, as they travel."""

    of: tuple[object, ...]  # what they rest on
    view: msgspec.Raw
    lines: msgspec.Raw
    scenery: msgspec.Raw
    entries: list[int]  # of each line the entry that caused it
    texts: dict[int, tuple[Welcome, str]] = field(default_factory=dict)  # by the first line that is new to a page


class Welcomes:
    """The welcomes of all tables."""

    def __init__(self) -> None:
        self._shelf: Shelf[Parts] = Shelf(MOST_WELCOMES)

    def parts(self, room: Showing, role: int) -> Parts:
        """The long parts for a role, made once for a revision."""
        table = room.table
        of = table, room.revision, len(table.entries), table.who, len(table.bots), room.begun, len(room.stills)
        found = self._shelf.get((room.id, role))
        if found is not None and found.of == of:
            return found
        made = self.make(room, role, of)
        self._shelf.put((room.id, role), made, len(made.view) + len(made.lines) + len(made.scenery))
        return made

    @staticmethod
    def make(room: Showing, role: int, of: tuple[object, ...]) -> Parts:
        """Make them."""
        table = room.seen_by(role)
        lines = sight.lines(table, role, table.journal)
        view = sight.view(table, role, room.stills[-1] if room.stills else None)
        entries = [line[0] for line in lines]
        return Parts(of, _raw(view), _raw(lines), _raw(room.scenery()), entries)

    def text(self, room: Showing, role: int, have: int) -> str:
        """A welcome as it travels. What else it says is held against the last one, and is short."""
        made = room.welcome(role, have)
        parts = self.parts(room, role)
        kept = parts.texts.get(made.since)
        if kept is not None and kept[0] == made:
            return kept[1]
        if len(parts.texts) >= MOST_TEXTS:
            parts.texts.clear()
        text = _encoder.encode(made).decode()
        parts.texts[made.since] = made, text
        size = len(parts.view) + len(parts.lines) + len(parts.scenery) + sum(len(one) for _, one in parts.texts.values())
        self._shelf.put((room.id, role), parts, size)
        return text


def _raw(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(part))


class Films:
    """Films and records, or ledgers, made beside everything else."""

    def __init__(self, work: Callable[..., asyncio.Future[bytes]]) -> None:
        self._work = work
        self._shelf: Shelf[bytes] = Shelf(MOST_FILMS)
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """What goes by this name; those who ask for it at the same time wait for the same."""
        found = self._shelf.get(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = self._work(make)
            making.add_done_callback(lambda made: self._ended(key, made))
        made = await asyncio.shield(making)
        self._shelf.put(key, made, len(made))
        return made

    def _ended(self, key: Hashable, made: asyncio.Future[bytes]) -> None:
        self._making.pop(key, None)
        if not made.cancelled():
            made.exception()  # whoever waits has it; where nobody does any longer, it is nobody's
