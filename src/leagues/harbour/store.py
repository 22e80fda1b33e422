"""Where tables are kept: SQLite in one file, or PostgreSQL by a URL.

One connection writes, so that all moves that wait are saved in one transaction; others read. What a `Change` says is saved
whole or not at all. Nothing here knows the rules.
"""

from __future__ import annotations

import hashlib
import os
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
    text,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from leagues import locks
from leagues.harbour import database
from leagues.harbour.database import links, moves, seats, tables
from leagues.kernel.errors import LeaguesError

CHANNEL = "leagues"
STAY_ALIVE: dict[str, Any] = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}  # seconds, tries
PAGES_APART = 8000  # how many are written beside the file until they are put into it: 32 MB
LONGEST_NOTE = 7_000  # PostgreSQL passes on notes of up to 8,000 bytes
FILE = "harbour.sqlite"

# Made once: the words of a statement are the same for every move.
NEW_ROWS = {table: insert(table) for table in (tables, seats, links, moves)}
NEW_SHARE = (
    update(seats)
    .where(seats.c.number == bindparam("table"), seats.c.seat == bindparam("of"), seats.c.luck.is_(None))
    .values(luck=bindparam("share"))
)
NEW_PROPOSAL = (
    update(tables)
    .where(tables.c.number == bindparam("table"), tables.c.proposal.is_not_distinct_from(bindparam("before")))
    .values(proposal=bindparam("made"))
)
ANY_MOVE = moves.alias()
NEWEST_AT = (  # of a table: when it changed last
    select(ANY_MOVE.c.at).where(ANY_MOVE.c.number == tables.c.number).order_by(ANY_MOVE.c.revision.desc()).limit(1)
).scalar_subquery()
NEWEST_STATE = (  # of a table: the newest revision that was kept whole
    select(ANY_MOVE.c.revision)
    .where(ANY_MOVE.c.number == tables.c.number, ANY_MOVE.c.state.is_not(None))
    .order_by(ANY_MOVE.c.revision.desc())
    .limit(1)
).scalar_subquery()
FIND = select(links.c.number, links.c.role).where(links.c.token == bindparam("hash"))


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


Row = Mapping[str, Any] | RowMapping


@dataclass(frozen=True)
class Stored:
    """Everything about one table."""

    about: Row  # of `tables`
    seats: Sequence[Row]
    moves: Sequence[Row]  # all, or those after a revision


@dataclass
class NewTable:
    """A table to be made: its rows as yet without a number."""

    about: dict[str, Any]
    seats: list[dict[str, Any]]
    links: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    number: int = field(default=0)  # known once it is saved

    def save(self, connection: Connection) -> None:
        """Write it."""
        made = connection.execute(NEW_ROWS[tables], self.about)
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
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock_file: int | None = None
        if self.is_sqlite:
            self._claim_file(Path(str(self.url.database)))
        self.engine = _engine(self.url, self.is_sqlite)
        self._new_moves = _written(NEW_ROWS[moves], self.engine)
        self.me = os.urandom(4).hex()  # how servers tell their own notes from others'
        self._writer: Connection | None = None
        try:
            with self.engine.begin() as connection:
                database.grow(connection)
        except SQLAlchemyError as error:
            raise LeaguesError("database-unusable", database=self.shown) from error

    @property
    def shown(self) -> str:
        """The database, as a person may see it: without a password."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)

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

    def alive(self) -> None:
        """Ask it something; raises when it does not answer."""
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    def find(self, token: str) -> tuple[int, int] | None:
        """The table and the role of a link."""
        with self.engine.connect() as connection:
            row = connection.execute(FIND, {"hash": hashed(token)}).first()
        return None if row is None else (row.number, row.role)

    def load(self, number: int) -> Stored | None:
        """A table, whole."""
        return self._read(number, 0)

    def news(self, number: int, revision: int) -> Stored | None:
        """A table, of its moves only those after a revision."""
        return self._read(number, revision)

    def _read(self, number: int, revision: int) -> Stored | None:
        with self.engine.connect() as connection:
            about = connection.execute(select(tables).where(tables.c.number == number)).mappings().first()
            if about is None:
                return None
            sat = connection.execute(select(seats).where(seats.c.number == number).order_by(seats.c.seat)).mappings().all()
            played = select(moves).where(moves.c.number == number, moves.c.revision > revision).order_by(moves.c.revision)
            return Stored(about, sat, connection.execute(played).mappings().all())

    def outlines(self, tokens: Sequence[str]) -> dict[str, tuple[int, Stored]]:
        """For a list: role and table of each token that is known, of its moves only those that tell how it stands."""
        by_hash = {hashed(token): token for token in tokens}
        found: dict[str, tuple[int, Stored]] = {}
        with self.engine.connect() as connection:
            known = connection.execute(select(links).where(links.c.token.in_(by_hash))).mappings().all()
            numbers = {row["number"] for row in known}
            abouts = connection.execute(select(tables).where(tables.c.number.in_(numbers))).mappings().all()
            names = (
                connection.execute(select(seats).where(seats.c.number.in_(numbers)).order_by(seats.c.seat)).mappings().all()
            )
            newest = (
                select(moves)
                .join(tables, tables.c.number == moves.c.number)
                .where(tables.c.number.in_(numbers), moves.c.revision >= func.coalesce(NEWEST_STATE, 0))
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
        names = (tables.c.number, tables.c.rules, tables.c.hash, tables.c.differs)
        asked = select(*names).where(
            tables.c.game == game, tables.c.ended.is_(None), tables.c.looked_at.is_(False),
            or_(tables.c.rules != rules, tables.c.hash != hash),
        )  # fmt: skip
        with self.engine.connect() as connection:
            return connection.execute(asked).mappings().all()

    def interrupted(self, seconds: int) -> Sequence[int]:
        """The running tables with bots that changed in the last seconds before everything stood still: somebody may wait
        there for a bot."""
        running = (tables.c.ended.is_(None), tables.c.looked_at.is_(False))
        changed = func.coalesce(NEWEST_AT, tables.c.created)
        newest = select(func.max(changed)).where(*running).scalar_subquery()
        ended = select(func.max(tables.c.ended)).scalar_subquery()
        with self.engine.connect() as connection:
            since = max(at or 0 for at in connection.execute(select(newest, ended)).one()) - seconds
            asked = select(tables.c.number).where(*running, tables.c.bots != "[]", changed >= since)
            return list(connection.execute(asked).scalars())

    # --- writing -----------------------------------------------------------------------------------------------------

    def write(self, changes: Iterable[Change]) -> None:
        """Write changes into the open transaction; `commit` saves them."""
        connection = self._connected()
        rows: list[dict[str, Any]] = []
        touched: set[int] = set()
        for change in changes:
            if change.move is not None:
                rows.append(change.move)
            for do in change.do:
                do(connection)
            if change.number:
                touched.add(change.number)
        if rows:
            self._new_moves(connection, rows)
        if not self.is_sqlite:
            self._note(connection, [[number] for number in sorted(touched)])

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
            except SQLAlchemyError:
                writer.invalidate()
            finally:
                writer.close()

    def save(self, changes: Iterable[Change]) -> None:
        """Write and commit."""
        self.write(changes)
        self.commit()

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


def new_name(number: int, seat: int, name: str) -> Callable[[Connection], None]:
    """A seat's name."""
    where = (seats.c.number == number, seats.c.seat == seat)
    return lambda connection: _run(connection, update(seats).where(*where).values(name=name))


def new_values(number: int, **values: Any) -> Callable[[Connection], None]:
    """Values of the table's own row."""
    return lambda connection: _run(connection, _new_values(tuple(values)), {"table": number} | values)


@cache
def _new_values(names: tuple[str, ...]) -> Any:
    return update(tables).where(tables.c.number == bindparam("table")).values({name: bindparam(name) for name in names})


def new_rematch(number: int, following: NewTable) -> Callable[[Connection], None]:
    """The table that follows this one; the first counts. It must have been saved just before."""

    def follow(connection: Connection) -> None:
        where = (tables.c.number == number, tables.c.rematch.is_(None))
        if connection.execute(update(tables).where(*where).values(rematch=following.number)).rowcount != 1:
            raise TooLateError

    return follow


def new_proposal(number: int, before: str | None, proposal: str) -> Callable[[Connection], None]:
    """What is proposed at a table, if nobody has proposed something else since `before`."""

    def put(connection: Connection) -> None:
        if connection.execute(NEW_PROPOSAL, {"table": number, "before": before, "made": proposal}).rowcount != 1:
            raise TooLateError

    return put


def new_link(number: int, token: str, role: int) -> Callable[[Connection], None]:
    """One more link to a table."""
    return lambda connection: _run(connection, NEW_ROWS[links], {"token": hashed(token), "number": number, "role": role})


def removal(number: int) -> Callable[[Connection], None]:
    """The end of a table: nothing of it stays, and nothing leads to it. SQLite may give its number to a new one."""

    def remove(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.rematch == number).values(rematch=None))
        for table in (links, seats, moves, tables):
            connection.execute(delete(table).where(table.c.number == number))

    return remove


def _run(connection: Connection, statement: Any, values: Mapping[str, Any] | None = None) -> None:
    connection.execute(statement, values)


def is_conflict(error: BaseException) -> bool:
    """Whether another server was quicker with the same revision."""
    return isinstance(error, IntegrityError | TooLateError)


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


def _engine(url: URL, is_sqlite: bool) -> Engine:
    if not is_sqlite:
        try:
            return create_engine(
                url, pool_pre_ping=True, pool_size=4, hide_parameters=True,
                connect_args={
                    "connect_timeout": 5, "options": "-c statement_timeout=10000 -c synchronous_commit=on", **STAY_ALIVE,
                },
            )  # fmt: skip
        except ModuleNotFoundError as error:
            raise LeaguesError("postgres-missing") from error
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": 5})

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
