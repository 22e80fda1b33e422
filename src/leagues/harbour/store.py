"""Where tables are kept: SQLite in one file, or PostgreSQL by a URL.

One connection writes, so that all moves that wait are saved in one transaction; others read. What a `Change` says is saved
whole or not at all. Nothing here knows the rules.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, OperationalError, SQLAlchemyError

from leagues import locks
from leagues.extras import need
from leagues.harbour import database
from leagues.harbour.awaiting import when_there
from leagues.harbour.database import links, moves, seats, table_rows
from leagues.harbour.links import INVITE, RECOVERY, Link, removal
from leagues.kernel.errors import LeaguesError

CHANNEL = "leagues"
STAY_ALIVE: dict[str, Any] = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}  # seconds, tries
BUSY_SECONDS = 5  # that are waited for another process that holds the file of SQLite
PAGES_APART = 8000  # how many are written beside the file until they are put into it: 32 MB
MOST_FORGOTTEN = 500  # tables that are removed at a time
LONGEST_NOTE = 7_000  # PostgreSQL passes on notes of up to 8,000 bytes
FILE = "harbour.sqlite"
NO_REVISION = (1 << 31) - 1  # later than any

# Made once: the words of a statement are the same for every move.
NEW_ROWS = {table: insert(table) for table in (table_rows, seats, links, moves)}
NEW_SHARE = (
    update(seats)
    .where(seats.c.number == bindparam("table"), seats.c.seat == bindparam("of"), seats.c.luck.is_(None))
    .values(luck=bindparam("share"))
)
NEW_DICE = (
    update(table_rows)
    .where(table_rows.c.number == bindparam("table"), table_rows.c.dice == bindparam("before"))
    .values(dice=bindparam("after"))
)
NEW_PROPOSAL = (
    update(table_rows)
    .where(table_rows.c.number == bindparam("table"), table_rows.c.proposal.is_not_distinct_from(bindparam("before")))
    .values(proposal=bindparam("made"))
)
ANY_MOVE = moves.alias()
NEWEST_AT = (  # of a table: when it changed last
    select(ANY_MOVE.c.at).where(ANY_MOVE.c.number == table_rows.c.number).order_by(ANY_MOVE.c.revision.desc()).limit(1)
).scalar_subquery()
NEWEST_STATE = (  # of a table: the newest revision that was kept whole
    select(ANY_MOVE.c.revision)
    .where(ANY_MOVE.c.number == table_rows.c.number, ANY_MOVE.c.state.is_not(None))
    .order_by(ANY_MOVE.c.revision.desc())
    .limit(1)
).scalar_subquery()
FIND = select(links.c.number, links.c.role, links.c.kind, links.c.taken).where(links.c.token == bindparam("hash"))
LEADS = (links.c.taken.is_(None), links.c.kind.not_in((INVITE, RECOVERY)))  # one can come to the table by it


def data_folder() -> Path:
    """The folder of the user's games."""
    given = os.environ.get("LEAGUES_DATA")
    if given:
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path("leagues")


def hashed(token: str) -> str:
    """What is kept of a link: nobody who reads the database can use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class Change:
    """What is to be saved together, of one table (number 0: of none)."""

    number: int
    move: dict[str, Any] | None = None  # a row of `moves`
    do: tuple[Callable[[Connection], None], ...] = ()  # whatever else
    notes: Sequence[Any] = ()  # for the other servers, once it is saved


Row = Mapping[str, Any] | RowMapping


@dataclass(frozen=True)
class Stored:
    """Everything about one table."""

    about: Row  # of `tables`
    seats: Sequence[Row]
    moves: Sequence[Row]  # all, or those after a revision


@dataclass
class NewRows:
    """A table to be made: its rows as yet without a number."""

    about: dict[str, Any]
    seats: list[dict[str, Any]]
    links: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    number: int = field(default=0)  # known once it is saved

    def save(self, connection: Connection) -> None:
        """Write it."""
        made = connection.execute(NEW_ROWS[table_rows], self.about)
        assert made.inserted_primary_key is not None
        self.number = made.inserted_primary_key[0]
        for table, rows in ((seats, self.seats), (links, self.links), (moves, self.moves)):
            if rows:
                connection.execute(NEW_ROWS[table], [row | {"number": self.number} for row in rows])

    def stored(self) -> Stored:
        """What a reader would find, once it is saved."""
        number = {"number": self.number}
        return Stored(self.about | number, [seat | number for seat in self.seats], [move | number for move in self.moves])


class Store:
    """A database of tables."""

    def __init__(self, url: str | None = None) -> None:
        """Open it, make it if it is not there, and bring it to the newest version."""
        self.url = _read_url(url)
        self.shared = self.url.get_backend_name() != "sqlite"  # by several servers, which tell each other what they save
        self._lock_file: int | None = None
        if not self.shared:
            self._claim_file(Path(str(self.url.database)))
        self.engine = _shared_engine(self.url) if self.shared else _file_engine(self.url)
        # What is read by several questions must be of one moment. SQLite reads so anyway.
        self._snapshot = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        self._new_moves = _written(NEW_ROWS[moves], self.engine)
        self.me = os.urandom(4).hex()  # how servers tell their own notes from others'
        self._writer: Connection | None = None
        try:
            when_there(self.url, self._grow)
        except SQLAlchemyError as error:
            raise LeaguesError("database-unusable", database=self.shown) from error

    def _grow(self) -> None:
        with self.engine.begin() as connection:
            database.grow(connection)

    @property
    def shown(self) -> str:
        """The database, as a person may see it: without a password."""
        return self.url.render_as_string(hide_password=True) if self.shared else str(self.url.database)

    def _claim_file(self, file: Path) -> None:
        """The file is for its owner only, and for one server only."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            self._lock_file = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
            ours = locks.take(self._lock_file)
        except OSError as error:
            if self._lock_file is not None:
                os.close(self._lock_file)
            raise LeaguesError("database-unusable", database=str(file)) from error
        if not ours:
            os.close(self._lock_file)
            raise LeaguesError("database-in-use", database=str(file))

    def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)

    # --- reading -----------------------------------------------------------------------------------------------------

    def find(self, token: str) -> Link | None:
        """What a link is."""
        with self.engine.connect() as connection:
            row = connection.execute(FIND, {"hash": hashed(token)}).first()
        return None if row is None else Link(row.number, row.role, row.kind, row.taken is not None)

    def good(self, hashes: Iterable[str]) -> set[str]:
        """Those of some links by which one can come to a table."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(links.c.token).where(links.c.token.in_(hashes), *LEADS)).scalars())

    def outline(self, number: int) -> Stored | None:
        """A table without its moves."""
        return self._read(number, NO_REVISION)

    def load(self, number: int) -> Stored | None:
        """A table, whole."""
        return self._read(number, 0)

    def news(self, number: int, revision: int) -> Stored | None:
        """A table, of its moves only those after a revision."""
        return self._read(number, revision)

    def _read(self, number: int, revision: int) -> Stored | None:
        with self._snapshot.connect() as connection:
            about = connection.execute(select(table_rows).where(table_rows.c.number == number)).mappings().first()
            if about is None:
                return None
            sat = connection.execute(select(seats).where(seats.c.number == number).order_by(seats.c.seat)).mappings().all()
            played = select(moves).where(moves.c.number == number, moves.c.revision > revision).order_by(moves.c.revision)
            return Stored(about, sat, connection.execute(played).mappings().all())

    def outlines(self, tokens: Sequence[str]) -> dict[str, tuple[int, Stored]]:
        """For a list: role and table of each token that is known, of its moves only those that tell how it stands."""
        by_hash = {hashed(token): token for token in tokens}
        found: dict[str, tuple[int, Stored]] = {}
        with self._snapshot.connect() as connection:
            known = connection.execute(select(links).where(links.c.token.in_(by_hash), *LEADS)).mappings().all()
            numbers = {row["number"] for row in known}
            abouts = connection.execute(select(table_rows).where(table_rows.c.number.in_(numbers))).mappings().all()
            names = (
                connection.execute(select(seats).where(seats.c.number.in_(numbers)).order_by(seats.c.seat)).mappings().all()
            )
            newest = (
                select(moves)
                .join(table_rows, table_rows.c.number == moves.c.number)
                .where(table_rows.c.number.in_(numbers), moves.c.revision >= func.coalesce(NEWEST_STATE, 0))
                .order_by(moves.c.number, moves.c.revision)
            )
            played = connection.execute(newest).mappings().all()
        about = {row["number"]: row for row in abouts}
        for link in known:
            number = link["number"]
            here = [row for row in names if row["number"] == number]
            last = [row for row in played if row["number"] == number]
            found[by_hash[link["token"]]] = link["role"], Stored(about[number], here, last)
        return found

    def outdated(self, game: str, rules: int, hash: str) -> Sequence[Row]:
        """The running tables of a game that were last played by other rules or with other values than these: the number, the
        rules and the values of each."""
        names = (table_rows.c.number, table_rows.c.rules, table_rows.c.hash, table_rows.c.differs)
        asked = select(*names).where(
            table_rows.c.game == game, table_rows.c.ended.is_(None), table_rows.c.looked_at.is_(False),
            or_(table_rows.c.rules != rules, table_rows.c.hash != hash),
        )  # fmt: skip
        with self.engine.connect() as connection:
            return connection.execute(asked).mappings().all()

    def interrupted(self, seconds: int) -> Sequence[int]:
        """The running tables with bots that changed in the last seconds before everything stood still: somebody may wait
        there for a bot."""
        running = (table_rows.c.ended.is_(None), table_rows.c.looked_at.is_(False))
        changed = func.coalesce(NEWEST_AT, table_rows.c.created)
        newest = select(func.max(changed)).where(*running).scalar_subquery()
        ended = select(func.max(table_rows.c.ended)).scalar_subquery()
        with self.engine.connect() as connection:
            since = max(at or 0 for at in connection.execute(select(newest, ended)).one()) - seconds
            asked = select(table_rows.c.number).where(*running, table_rows.c.bots != "[]", changed >= since)
            return list(connection.execute(asked).scalars())

    def kept_by(self, origin: str) -> tuple[int, int]:
        """How many tables an address keeps here, and how many bytes of records it has sent in."""
        asked = select(func.count(), func.coalesce(func.sum(table_rows.c.size), 0)).where(table_rows.c.origin == origin)
        with self.engine.connect() as connection:
            count, size = connection.execute(asked).one()
        return int(count), int(size)

    def forgotten(self, before: int) -> Sequence[int]:
        """Tables that nobody has opened or changed since, some at a time."""
        asked = select(table_rows.c.number).where(*_forgotten(before)).order_by(table_rows.c.number).limit(MOST_FORGOTTEN)
        with self.engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    # --- writing -----------------------------------------------------------------------------------------------------

    def write(self, changes: Iterable[Change]) -> None:
        """Write changes into the open transaction; `commit` saves them."""
        connection = self._connected()
        rows: list[dict[str, Any]] = []
        touched: set[int] = set()
        notes: list[Any] = []
        for change in changes:
            notes += change.notes
            if change.move is not None:
                rows.append(change.move)
            for do in change.do:
                do(connection)
            if change.number:
                touched.add(change.number)
        if rows:
            self._new_moves(connection, rows)
        if self.shared:
            self._note(connection, [*notes, *([number] for number in sorted(touched))])

    def write_at_once(self, changes: Iterable[Change]) -> bool:
        """The same, unless it would have to wait, which whoever calls must not: for a server elsewhere, for a connection, or
        for another process that holds the file. Then nothing is written."""
        if self.shared or self._writer is None:
            return False
        try:
            self.write(changes)
            return True
        except OperationalError as error:
            if not is_locked(error):
                raise
            self._writer.rollback()
            return False

    def commit(self) -> None:
        """Save what was written, to the disk."""
        assert self._writer is not None
        self._writer.commit()

    def rollback(self) -> None:
        """Forget what was written; after a failure that is all that can be done."""
        writer, self._writer = self._writer, None
        if writer is not None:
            try:
                writer.rollback()
                if not self.shared:
                    writer.invalidate()  # it would not wait, which readers do
            except SQLAlchemyError:
                writer.invalidate()
            finally:
                writer.close()

    def save(self, changes: Iterable[Change]) -> None:
        """Write and commit, and wait for whoever holds the database, if not for ever."""
        if self.shared:
            self.write(changes)
            self.commit()
            return
        self._wait(BUSY_SECONDS)
        self.write(changes)
        self.commit()
        self._wait(0)  # what is written from now on is written at once, or here

    def _wait(self, seconds: int) -> None:
        """How long the writing connection waits for a lock on the file."""
        driver: Any = self._connected().connection.driver_connection
        driver.execute(f"PRAGMA busy_timeout = {1000 * seconds}")

    def _connected(self) -> Connection:
        if self._writer is None:
            self._writer = self.engine.connect()
        return self._writer

    def _note(self, connection: Connection, notes: list[Any]) -> None:
        """Tell the other servers; they hear of it when the transaction is saved."""
        for payload in _payloads(self.me, notes):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def pass_on(self, notes: list[Any]) -> None:
        """Tell the other servers something that is not kept."""
        with self.engine.begin() as connection:
            self._note(connection, notes)


def _payloads(server: str, notes: list[Any]) -> Iterator[str]:
    """Notes as they travel, as many at once as PostgreSQL takes."""
    together: list[bytes] = []
    size = 0
    for note in map(msgspec.json.encode, notes):
        if size + len(note) > LONGEST_NOTE:
            yield _payload(server, together)
            together, size = [], 0
        together.append(note)
        size += len(note) + 1
    if together:
        yield _payload(server, together)


def _payload(server: str, notes: list[bytes]) -> str:
    return f'["{server}",[{b",".join(notes).decode()}]]'


class TooLateError(Exception):
    """Another server was quicker."""


def new_share(number: int, seat: int, luck: str) -> Callable[[Connection], None]:
    """A seat's bytes for the luck; the first that it gives count."""

    def give(connection: Connection) -> None:
        if connection.execute(NEW_SHARE, {"table": number, "of": seat, "share": luck}).rowcount != 1:
            raise TooLateError

    return give


def new_dice(number: int, before: str, after: str) -> Callable[[Connection], None]:
    """The dice of a table have come a step further, from how they were known here."""

    def step(connection: Connection) -> None:
        if connection.execute(NEW_DICE, {"table": number, "before": before, "after": after}).rowcount != 1:
            raise TooLateError

    return step


def new_name(number: int, seat: int, name: str) -> Callable[[Connection], None]:
    """A seat's name."""
    where = (seats.c.number == number, seats.c.seat == seat)
    return lambda connection: _run(connection, update(seats).where(*where).values(name=name))


def new_wishes(number: int, wishing: Sequence[int], *, wish: bool) -> Callable[[Connection], None]:
    """Which seats want their chances to be told."""
    where = (seats.c.number == number, seats.c.seat.in_(wishing))
    return lambda connection: _run(connection, update(seats).where(*where).values(odds=wish))


def new_values(number: int, **values: Any) -> Callable[[Connection], None]:
    """Values of the table's own row."""
    return lambda connection: _run(connection, _new_values(tuple(values)), {"table": number} | values)


@cache
def _new_values(names: tuple[str, ...]) -> Any:
    return (
        update(table_rows).where(table_rows.c.number == bindparam("table")).values({name: bindparam(name) for name in names})
    )


def new_rematch(number: int, following: NewRows) -> Callable[[Connection], None]:
    """The table that follows this one; the first counts. It must have been saved just before."""

    def follow(connection: Connection) -> None:
        where = (table_rows.c.number == number, table_rows.c.rematch.is_(None))
        if connection.execute(update(table_rows).where(*where).values(rematch=following.number)).rowcount != 1:
            raise TooLateError

    return follow


def new_proposal(number: int, before: str | None, proposal: str) -> Callable[[Connection], None]:
    """What is proposed at a table, if nobody has proposed something else since `before`."""

    def put(connection: Connection) -> None:
        if connection.execute(NEW_PROPOSAL, {"table": number, "before": before, "made": proposal}).rowcount != 1:
            raise TooLateError

    return put


def new_link(number: int, token: str, role: int, kind: str) -> Callable[[Connection], None]:
    """One more link to a table."""
    row = {"token": hashed(token), "number": number, "role": role, "kind": kind}
    return lambda connection: _run(connection, NEW_ROWS[links], row)


def sign_of_life() -> Callable[[Connection], None]:
    """Write something, and take it away again: a database that is full or cannot write says so."""

    def live(connection: Connection) -> None:
        where = {"number": 0, "revision": secrets.randbits(31)}
        connection.execute(
            NEW_ROWS[moves], {**where, "kind": "life", "seat": 0, "id": "", "cut": 0, "entries": "[]", "at": 0}
        )
        connection.execute(delete(moves).where(moves.c.number == 0, moves.c.revision == where["revision"]))

    return live


def _forgotten(before: int) -> tuple[Any, ...]:
    return (
        table_rows.c.created < before,
        func.coalesce(table_rows.c.opened, 0) < before,
        func.coalesce(NEWEST_AT, 0) < before,
    )


def removal_of_forgotten(number: int, before: int) -> Callable[[Connection], None]:
    """The same, unless somebody has opened it meanwhile, perhaps at another server."""

    def remove(connection: Connection) -> None:
        if connection.execute(select(table_rows.c.number).where(table_rows.c.number == number, *_forgotten(before))).first():
            removal(number)(connection)

    return remove


def _run(connection: Connection, statement: Any, values: Mapping[str, Any] | None = None) -> None:
    connection.execute(statement, values)


def is_conflict(error: BaseException) -> bool:
    """Whether another server was quicker with the same revision."""
    return isinstance(error, IntegrityError | TooLateError)


def is_locked(error: OperationalError) -> bool:
    """Whether another process holds the file of SQLite."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_unstorable(error: BaseException) -> bool:
    """Whether a value is to blame, which this database cannot hold; the changes beside it can still be saved."""
    return isinstance(error, DataError)


def is_trouble(error: BaseException) -> bool:
    """Whether the database is full, away or otherwise unable."""
    return isinstance(error, SQLAlchemyError | OSError)


def _read_url(url: str | None) -> URL:
    if url is None:
        return URL.create("sqlite", database=str(data_folder() / FILE))
    if "://" not in url:
        return URL.create("sqlite", database=str(Path(url).absolute()))
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise LeaguesError("database-url") from error
    if read.get_backend_name() == "postgresql":
        return read.set(drivername="postgresql+psycopg")
    if read.get_backend_name() != "sqlite" or not read.database:
        raise LeaguesError("database-url")
    return read


def _shared_engine(url: URL) -> Engine:
    need("postgres")
    return create_engine(
        url, pool_pre_ping=True, pool_size=4, hide_parameters=True,
        connect_args={
            "connect_timeout": 5, "options": "-c statement_timeout=10000 -c synchronous_commit=on", **STAY_ALIVE,
        },
    )  # fmt: skip


def _file_engine(url: URL) -> Engine:
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def opened(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, for schema steps too
        for pragma in ("journal_mode=WAL", f"wal_autocheckpoint={PAGES_APART}", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _written(statement: Any, engine: Engine) -> Callable[[Connection, list[dict[str, Any]]], None]:
    """A statement as the driver takes it, written out once: every move needs it."""
    compiled = statement.compile(engine)
    words, order = str(compiled), compiled.positiontup
    values = None if order is None else itemgetter(*order)

    def run(connection: Connection, rows: list[dict[str, Any]]) -> None:
        connection.exec_driver_sql(words, rows if values is None else [values(row) for row in rows])

    return run
