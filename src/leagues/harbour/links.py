"""Links, and whose the seats are, as far as the database is concerned.

A seat is its own person's: of whoever has its private link. An invitation is exchanged for that once, and leads nowhere
afterwards; a recovery link is exchanged for a new private link, and ends the old one. What is decided here is decided inside
one transaction that holds the table's row: of two who ask at once, at one server or at two, one is first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from leagues.harbour.database import links, moves, seats, table_rows
from leagues.harbour.messages import ALL_SEATS, LinkKind
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.store import Row

# What a link is.
SHARED: Final = "shared"  # of a table that was made before seats were somebody's own: whoever made it had every link
INVITE: Final = "invite"  # cannot sit down; is exchanged for a private link
PRIVATE: Final = "private"  # a seat's own
RECOVERY: Final = "recovery"  # cannot sit down; ends the private link of its seat and is exchanged for a new one
WATCH: Final = "watch"  # sees what everybody may see

# How a person's seat stands; empty when all is well.
INVITED = "invited"  # nobody has taken up its invitation
ASKS = "asks"  # wants the table to be deleted
LEFT = "left"  # was given up for good


class Link(NamedTuple):
    """What lies behind a token."""

    number: int
    role: int
    kind: LinkKind
    taken: bool = False  # it has been exchanged, or has ended: it leads nowhere

    @property
    def sits(self) -> bool:
        """Whether one can come to the table by it."""
        return not self.taken and self.kind not in (INVITE, RECOVERY)


@dataclass
class GivenLinks:
    """The links to a table and from it that were handed on since it was opened at this server."""

    rematch: dict[int, str] = field(default_factory=dict)  # to the rematch, by role
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)  # one rematch is made at a time
    watch: str = ""  # for those who look on, once somebody asked for one
    shared: bool = False  # those of its seats were all given to whoever made it, as before version 6


def first_person(rows: Sequence[Row]) -> int:
    """Of those who share a screen, the one who stands for all."""
    return next((int(row["seat"]) for row in rows if not row["bot"]), 0)


def seat_of(role: int, rows: Sequence[Row]) -> int:
    """The seat that says how a link's seats stand."""
    return first_person(rows) if role == ALL_SEATS else role


def others(rows: Sequence[Row], role: int) -> list[int]:
    """The seats of other people, as far as they have come and not gone for good."""
    if role == ALL_SEATS:
        return []
    return [row["seat"] for row in rows if not row["bot"] and row["seat"] != role and row["standing"] not in (INVITED, LEFT)]


def others_agree(rows: Sequence[Row], role: int) -> bool:
    """Whether everybody else there is asks for the table to be deleted."""
    return all(rows[seat]["standing"] == ASKS for seat in others(rows, role))


def removal(number: int) -> Callable[[Connection], None]:
    """The end of a table: nothing of it stays, and nothing leads to it. SQLite may give its number to a new one."""

    def remove(connection: Connection) -> None:
        connection.execute(update(table_rows).where(table_rows.c.rematch == number).values(rematch=None))
        for table in (links, seats, moves, table_rows):
            connection.execute(delete(table).where(table.c.number == number))

    return remove


def all_kept(number: int) -> Callable[[Connection], None]:
    """Nobody asks any longer for the table to be deleted."""
    where = (seats.c.number == number, seats.c.standing == ASKS)
    return lambda connection: _run(connection, update(seats).where(*where).values(standing=""))


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


class Deed:
    """Something that is decided while the table's row is held. `became` says how, or `refusal` why not, once it is saved; a
    transaction that is tried again decides again."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.became = ""
        self.refusal: LeaguesError | None = None

    def __call__(self, connection: Connection) -> None:
        """Decide, and write it."""
        self.became, self.refusal = "", None
        held = select(table_rows.c.number).where(table_rows.c.number == self.number).with_for_update()
        if connection.execute(held).first() is None:
            self.refusal = LeaguesError("unknown-link")
            return
        rows = connection.execute(select(seats).where(seats.c.number == self.number).order_by(seats.c.seat)).mappings().all()
        self.became = self.decide(connection, rows)

    def decide(self, connection: Connection, rows: Sequence[Row]) -> str:
        """What it becomes: `became`."""
        raise NotImplementedError

    def refuse(self, error: LeaguesError) -> str:
        """It cannot be."""
        self.refusal = error
        return ""

    def end_links(self, connection: Connection, role: int) -> None:
        """What leads to a role ends, except for onlookers."""
        where = (links.c.number == self.number, links.c.role == role, links.c.kind != WATCH, links.c.taken.is_(None))
        connection.execute(update(links).where(*where).values(taken=int(time.time())))

    def forget_ended(self, connection: Connection, role: int) -> None:
        """What ended before is forgotten: a seat that is recovered over and over keeps a few links, not all."""
        ended = (links.c.kind.in_((PRIVATE, RECOVERY)), links.c.taken.is_not(None))
        connection.execute(delete(links).where(links.c.number == self.number, links.c.role == role, *ended))

    def stand(self, connection: Connection, seat: int, standing: str) -> None:
        """A seat stands otherwise from now on."""
        where = (seats.c.number == self.number, seats.c.seat == seat)
        connection.execute(update(seats).where(*where).values(standing=standing))


SEATED = "seated"


class Exchange(Deed):
    """An invitation or a recovery link becomes a private link with a new recovery link. Their tokens are the client's own
    choice: whoever asks again because the answer got lost is answered again, and nobody else can be."""

    def __init__(self, hash: str, link: Link, own: str, recovery: str, name: str | None) -> None:
        """`hash` is of the link's token; `own` and `recovery` are those of the new tokens."""
        super().__init__(link.number)
        self.hash, self.link, self.own, self.recovery, self.name = hash, link, own, recovery, name
        self.first = False  # it was not answered before

    def decide(self, connection: Connection, rows: Sequence[Row]) -> str:
        """`seated`, or a refusal."""
        self.first = False
        number, role, kind, _ = self.link
        taken = LeaguesError("seat-taken" if kind == INVITE else "recovery-used")
        known = connection.execute(select(links).where(links.c.token.in_((self.own, self.recovery)))).mappings().all()
        if known:
            found = {row["token"]: (row["number"], row["role"], row["kind"], row["taken"]) for row in known}
            wanted = {self.own: (number, role, PRIVATE, None), self.recovery: (number, role, RECOVERY, None)}
            if found == wanted and self._is_taken(connection):
                return SEATED
            return self.refuse(taken if self._is_taken(connection) else LeaguesError("token-known"))
        seat = seat_of(role, rows)
        if self._is_taken(connection) or (kind == INVITE and rows[seat]["standing"] != INVITED):
            return self.refuse(taken)
        if kind == RECOVERY:
            self.forget_ended(connection, role)
            self.end_links(connection, role)
        else:
            connection.execute(update(links).where(links.c.token == self.hash).values(taken=int(time.time())))
            self.stand(connection, seat, "")
        for token, what in ((self.own, PRIVATE), (self.recovery, RECOVERY)):
            connection.execute(insert(links).values(token=token, number=number, role=role, kind=what))
        if self.name is not None:
            connection.execute(update(seats).where(seats.c.number == number, seats.c.seat == seat).values(name=self.name))
        self.first = True
        return SEATED

    def _is_taken(self, connection: Connection) -> bool:
        taken = connection.execute(select(links.c.taken).where(links.c.token == self.hash)).one_or_none()
        return taken is None or taken[0] is not None


DELETED, ASKED = "deleted", "asked"


class Deletion(Deed):
    """A seat wants the table to be gone. If other people play there, they are asked; of a game that has ended only this
    seat's own links go, and the last one's take the table with them."""

    def __init__(self, number: int, role: int, *, begun: bool, over: bool) -> None:
        super().__init__(number)
        self.role, self.begun, self.over = role, begun, over

    def decide(self, connection: Connection, rows: Sequence[Row]) -> str:
        """`deleted`, `left` or `asked`."""
        if not others(rows, self.role) or not self.begun or (not self.over and others_agree(rows, self.role)):
            removal(self.number)(connection)
            return DELETED
        if self.over:
            self.end_links(connection, self.role)
            self.stand(connection, self.role, LEFT)
            return LEFT
        self.stand(connection, self.role, ASKS)
        return ASKED


class Resignation(Deed):
    """A seat is given up for good while others play on. If all of those had asked for the table to be deleted, it is."""

    def __init__(self, number: int, role: int) -> None:
        super().__init__(number)
        self.role = role

    def decide(self, connection: Connection, rows: Sequence[Row]) -> str:
        """`left`, `deleted`, or a refusal."""
        if not others(rows, self.role):
            return self.refuse(LeaguesError("resign-alone"))
        if others_agree(rows, self.role):
            removal(self.number)(connection)
            return DELETED
        self.end_links(connection, self.role)
        self.stand(connection, self.role, LEFT)
        return LEFT
