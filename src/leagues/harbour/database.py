"""The shape of the database, and the steps by which an older one grows into it.

Every step is kept for ever: a database of any earlier version goes through those it has not seen, in one transaction each.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    insert,
    inspect,
    select,
    text,
    true,
    update,
)

from leagues.kernel.errors import LeaguesError

metadata = MetaData()
Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts by itself only in a column of this type

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))

table_rows = Table(
    "tables", metadata,
    Column("number", Number, primary_key=True),
    Column("id", String(16), nullable=False, unique=True),  # the public name
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that it is played by
    Column("options", Text, nullable=False),
    Column("hash", String(16), nullable=False),  # of the game's values
    Column("differs", Text, nullable=False),  # those of them that are not as shipped
    Column("start", Text),  # the state it began at, if that was in the middle
    Column("luck", String(8), nullable=False),  # fair, open or own
    Column("seed", Text),
    Column("commitment", String(64)),
    Column("secret", String(64)),  # of fair dice
    Column("together", Boolean, nullable=False),  # all seats at one screen
    Column("looked_at", Boolean, nullable=False),  # a record that was sent in: nobody plays here
    Column("forked", Integer, nullable=False),  # the first entries, taken over from another table
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("ended", BigInteger),
    Column("wait", Boolean, nullable=False, server_default=true()),  # the roll that opens a turn waits for a click
    Column("bots", Text, nullable=False, server_default="[]"),  # [after so many entries, seat, policy; empty for a person]
    Column("helped", Text, nullable=False, server_default="[]"),  # [after so many entries, whether chances are shown]
    Column("patience", Integer, nullable=False, server_default="0"),  # seconds of silence; 0 for never
    Column("rematch", BigInteger),  # the number of the table that follows this one
    Column("proposal", Text),  # the last one of what is decided together: seat, answer, revision, when it holds
    Column("dice", Text),  # of fair dice that are promised: their terms, promises and shares; nothing for older ones
    Column("origin", String(64)),  # who made it: a hash of the address, to bound what one address keeps here
    Column("opened", BigInteger),  # when somebody last came, in seconds since 1970
    Column("size", Integer, nullable=False, server_default="0"),  # bytes of a record that was sent in
    Index("tables_of_origin", "origin"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("number", Number, ForeignKey("tables.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("luck", String(128)),  # the bytes that its client gave
    Column("standing", String(8), nullable=False, server_default=""),  # asks (to delete the table), left, or nothing
    Column("odds", Boolean, nullable=False, server_default=false()),  # wants chances to be told
    Column("bot", String(32), nullable=False, server_default=""),  # the policy of a seat that nobody has a link to
)  # fmt: skip

links = Table(
    "links", metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of it
    Column("number", Number, ForeignKey("tables.number"), nullable=False),
    Column("role", Integer, nullable=False),
    Column("kind", String(8), nullable=False, server_default="shared"),  # shared, invite, private, recovery or watch
    Column("taken", BigInteger),  # of an invitation: when it was exchanged for a private link, in seconds since 1970
    Index("links_of_table", "number"),
)  # fmt: skip

moves = Table(
    "moves", metadata,
    Column("number", Number, primary_key=True, autoincrement=False),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # begin, play, agree, feed, undo, bot, settings, fork or resume
    Column("seat", Integer, nullable=False),
    Column("id", String(32), nullable=False),  # the move's own, as its client chose it; empty for none
    Column("cut", Integer, nullable=False),  # so many entries stay before the new ones are added
    Column("entries", Text, nullable=False),  # those added: [by, decision, answer in notation, forced]
    Column("state", Text),  # whole: when it was read anew, after so many moves, at the end; the one from which it is resumed
    Column("at", BigInteger, nullable=False),
    Column("held", Integer),  # of a seat's open run: how many entries the others are shown; nothing where they see all
    Column("changes", Text),  # what became of the state: as pages are told it, with the program's own stack
    Column("told", Text),  # in games with secrets, for each role: the revision, the decision and the time that it was told
)  # fmt: skip


def _first(connection: Connection) -> None:
    """Version 1, as it was. What came later is not in it."""
    number = "BIGINT GENERATED BY DEFAULT AS IDENTITY" if connection.dialect.name == "postgresql" else "INTEGER"
    for statement in (
        f"CREATE TABLE tables (number {number} PRIMARY KEY, id VARCHAR(16) NOT NULL UNIQUE, game VARCHAR(32) NOT NULL,"
        " rules INTEGER NOT NULL, options TEXT NOT NULL, hash VARCHAR(16) NOT NULL, differs TEXT NOT NULL, start TEXT,"
        " luck VARCHAR(8) NOT NULL, seed TEXT, commitment VARCHAR(64), secret VARCHAR(64), together BOOLEAN NOT NULL,"
        " looked_at BOOLEAN NOT NULL, forked INTEGER NOT NULL, created BIGINT NOT NULL, ended BIGINT)",
        "CREATE TABLE seats (number BIGINT NOT NULL REFERENCES tables (number), seat INTEGER NOT NULL,"
        " name VARCHAR(24) NOT NULL, luck VARCHAR(128), PRIMARY KEY (number, seat))",
        "CREATE TABLE links (token VARCHAR(64) PRIMARY KEY, number BIGINT NOT NULL REFERENCES tables (number),"
        " role INTEGER NOT NULL)",
        "CREATE INDEX links_of_table ON links (number)",
        "CREATE TABLE moves (number BIGINT NOT NULL, revision INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,"
        " seat INTEGER NOT NULL, id VARCHAR(32) NOT NULL, cut INTEGER NOT NULL, entries TEXT NOT NULL, state TEXT,"
        " at BIGINT NOT NULL, PRIMARY KEY (number, revision))",
        "CREATE TABLE positions (number BIGINT PRIMARY KEY, revision INTEGER NOT NULL, entries INTEGER NOT NULL,"
        " state TEXT NOT NULL, at BIGINT NOT NULL)",
    ):
        connection.execute(text(statement))


def _roll_at_once(connection: Connection) -> None:
    """Version 2: a table remembers whether the roll that opens a turn waits for a click."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN wait BOOLEAN DEFAULT true NOT NULL"))


def _rivals(connection: Connection) -> None:
    """Version 3: bots, patience and rematches, and what other seats are not shown yet."""
    for column in (
        "tables ADD COLUMN bots TEXT DEFAULT '[]' NOT NULL",
        "tables ADD COLUMN patience INTEGER DEFAULT 0 NOT NULL",
        "tables ADD COLUMN rematch BIGINT",
        "seats ADD COLUMN bot VARCHAR(32) DEFAULT '' NOT NULL",
        "moves ADD COLUMN held INTEGER",
        "positions ADD COLUMN told TEXT",
    ):
        connection.execute(text(f"ALTER TABLE {column}"))


def _proposals(connection: Connection) -> None:
    """Version 4: what is proposed at a table is kept with it, so that all servers know it."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN proposal TEXT"))


def _changes(connection: Connection) -> None:
    """Version 5: a move keeps what it changed. Until then the newest state of each table was kept whole, apart from the
    moves; now it lies with the newest move. Where with that one a table was resumed by other rules, it has the state from
    which it was, and the newest becomes what it changed."""
    newest = "FROM positions WHERE positions.number = moves.number"
    state = f"(SELECT positions.state {newest})"
    for statement in (
        "ALTER TABLE moves ADD COLUMN changes TEXT",
        "ALTER TABLE moves ADD COLUMN told TEXT",
        f"UPDATE moves SET told = (SELECT positions.told {newest}),"
        f" state = CASE WHEN kind = 'resume' THEN moves.state ELSE {state} END,"
        f" changes = CASE WHEN kind = 'resume' THEN {state} END"
        " WHERE (number, revision) IN (SELECT number, revision FROM positions)",
        "DROP TABLE positions",
    ):
        connection.execute(text(statement))


def _owners(connection: Connection) -> None:
    """Version 6: a seat belongs to one person, dice are promised before they are given, and what one address keeps is
    bounded. Links of older tables were shared by whoever made them, and stay so."""
    for column in (
        "tables ADD COLUMN dice TEXT",
        "tables ADD COLUMN origin VARCHAR(64)",
        "tables ADD COLUMN opened BIGINT",
        "tables ADD COLUMN size INTEGER DEFAULT 0 NOT NULL",
        "seats ADD COLUMN standing VARCHAR(8) DEFAULT '' NOT NULL",
        "links ADD COLUMN kind VARCHAR(8) DEFAULT 'shared' NOT NULL",
        "links ADD COLUMN taken BIGINT",
    ):
        connection.execute(text(f"ALTER TABLE {column}"))
    connection.execute(text("CREATE INDEX tables_of_origin ON tables (origin)"))


def _odds(connection: Connection) -> None:
    """Version 7: who wants chances to be told, and from when on they were."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN helped TEXT DEFAULT '[]' NOT NULL"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN odds BOOLEAN DEFAULT FALSE NOT NULL"))


STEPS: tuple[Callable[[Connection], None], ...] = (_first, _roll_at_once, _rivals, _proposals, _changes, _owners, _odds)


def version_of(connection: Connection) -> int:
    """The version of a database; 0 for an empty one."""
    if not inspect(connection).has_table("schema_version"):
        return 0
    return int(connection.execute(select(schema_version.c.version)).scalar_one())


def grow(connection: Connection, version: int = len(STEPS)) -> None:
    """Take an open transaction's database to `version`; one that is newer than this program is refused."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))  # a step may rewrite what is there
        connection.execute(text("SELECT pg_advisory_xact_lock(20000)"))  # several servers start at once: one of them does it
    found = version_of(connection)
    if found > len(STEPS):
        raise LeaguesError("database-newer", found=found, known=len(STEPS))
    if found == 0:
        schema_version.create(connection)
        connection.execute(insert(schema_version).values(version=0))
    for number, step in list(enumerate(STEPS, start=1))[found:version]:
        step(connection)
        connection.execute(update(schema_version).values(version=number))
