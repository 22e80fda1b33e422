"""Databases of earlier versions, and games of earlier rules: they go on, or say why not."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from leagues.games import GAMES
from leagues.harbour import awaiting
from leagues.harbour import database as shape
from leagues.harbour.restore import stood
from leagues.harbour.store import Store
from leagues.kernel.errors import LeaguesError
from tests.harbour.conftest import both
from tests.harbour.running import PATIENCE, Player, Server, play_on
from tests.harbour.test_rivals import play_out

Start = Callable[..., Server]
DATA = Path(__file__).parent / "data"
OLD = json.loads((DATA / "version-1.json").read_text(encoding="utf-8"))
LATER = {version: json.loads((DATA / f"version-{version}.json").read_text(encoding="utf-8")) for version in (4, 5, 6)}


def url(database: str) -> str:
    if database.startswith("postgresql"):
        return database.replace("postgresql://", "postgresql+psycopg://")
    return f"sqlite:///{database}"


def make_old(database: str, kept: dict[str, Any], version: int) -> None:
    """A database as an earlier version left it, with games of every kind."""
    engine = create_engine(url(database))
    with engine.begin() as connection:
        shape.grow(connection, version)
        for table, rows in kept["rows"].items():
            for row in rows:
                names = ", ".join(row)
                places = ", ".join(_as_typed(name, row[name]) for name in row)
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), row)
        if database.startswith("postgresql"):
            connection.execute(
                text("SELECT setval(pg_get_serial_sequence('tables', 'number'), (SELECT max(number) FROM tables))")
            )
    engine.dispose()


def _as_typed(name: str, value: object) -> str:
    """PostgreSQL takes no number for a truth, and SQLite keeps no other."""
    truth = name in ("together", "looked_at", "wait") and not isinstance(value, bool)
    return f"CAST(CAST(:{name} AS INTEGER) AS BOOLEAN)" if truth else f":{name}"


@both
@pytest.mark.parametrize("version", LATER)
def test_a_database_of_a_later_version_goes_on(start: Start, database: str, version: int) -> None:
    """Every seat of every game sees what it saw, at the table and in its list; and plays on, also after another restart."""
    kept = LATER[version]
    make_old(database, kept, version)
    server = start(database)
    for again in (False, True):
        for name, game in kept["games"].items():
            for token, seen in zip(game["seats"], game["seen"], strict=True):
                if seen is not None:
                    (summary,) = server.http.post("/api/lookup", json={"tokens": [token]}).json()
                    assert summary.pop("others", 0) == (
                        len(game["seats"]) - 1 if all(game["seats"]) else 0
                    )  # since version 6
                    player = Player(server, token, luck="")
                    found = {"revision": player.revision, "view": player.view, "lines": player.lines,
                             "question": player.question, "summary": summary}  # fmt: skip
                    stored = next(row for row in kept["rows"]["tables"] if row["id"] == game["table"])
                    if stored["rules"] == GAMES[stored["game"]].rules_version:
                        seen["summary"].pop("others", 0)
                        assert found == seen, (name, again)
                    elif version == 6:  # its voyage is what it was, also by the rules of today
                        seen["summary"].pop("others", 0)
                        _keeps_what_was_known(found["view"], seen["view"])
                        assert found == {**seen, "view": found["view"]}
                    else:
                        _goes_on_under_other_rules(found, seen)
                    player.close()
        server.restart()
    chooser = random.Random(1)
    for name, game in kept["games"].items():
        players = [Player(server, token) for token in game["seats"] if token]
        if name == "waiting":
            players[0].until("welcome")
        if name == "open run":
            play_out(players, 3)
        elif name in ("with a bot", "own dice"):
            assert players[0].play(do="feed" if name == "own dice" else "play")["is"] == "update"
            continue
        else:
            play_on(players, 10_000, chooser)
        assert players[0].question["outcome"], name


def _goes_on_under_other_rules(found: dict[str, Any], seen: dict[str, Any]) -> None:
    """From its stored state: that is as it was, as far as it was known then, and nothing can be taken back behind it."""
    _keeps_what_was_known(found["view"], seen["view"])
    assert found["question"] == {**seen["question"], "barrier": "started-here"}
    assert (found["revision"], found["summary"]["revision"]) == (seen["revision"] + 1,) * 2


def _keeps_what_was_known(now: dict[str, Any], then: dict[str, Any]) -> None:
    """Of a view; what was added since means nothing."""
    for name, value in then.items():
        assert (now[name][: len(value)] if isinstance(value, list) else now[name]) == value, name
        assert not isinstance(value, list) or _nothing(now[name][len(value) :]), name
    assert all(_nothing(now[name]) for name in now.keys() - then.keys())


def _nothing(value: Any) -> bool:
    """Whether a field is as it is where it means nothing: 0, or rows of it."""
    return all(map(_nothing, value)) if isinstance(value, list) else not value


@both
def test_a_database_of_the_first_version_goes_on(start: Start, database: str) -> None:
    make_old(database, OLD, 1)
    server = start(database)
    games = OLD["games"]
    for game in games.values():
        for token in game["seats"][:1]:
            player = Player(server, token, luck="" if game is games["waiting"] else "11" * 16)
            assert player.revision == game["revision"]
            assert player.view == game["view"]
            assert len(player.lines) == game["lines"]
            assert player.question == game["question"]
            assert player.welcome.get("wait", True)
            player.close()
    chooser = random.Random(1)
    players = [Player(server, token) for token in games["running"]["seats"]]
    play_on(players, 10_000, chooser)
    assert players[0].question["outcome"]
    record = server.get("/api/record", games["running"]["seats"][0]).text
    assert server.http.post("/api/check", json={"record": record}).json()["fairness"] == "fair"
    assert server.new()["table"]  # and new ones are begun
    server.restart()
    assert Player(server, games["running"]["watch"]).question["outcome"]


@both
def test_the_steps_lead_to_the_declared_shape(database: str) -> None:
    Store(database).close()
    engine = create_engine(url(database))
    found = inspect(engine)
    for table in shape.metadata.tables.values():
        columns = {column["name"]: bool(column["nullable"]) for column in found.get_columns(table.name)}
        declared = {column.name: bool(column.nullable) for column in table.columns}
        if database.startswith("postgresql"):
            assert columns == declared
        else:  # SQLite says of a primary key that it could be empty
            assert set(columns) == set(declared)
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key.columns]
    with engine.connect() as connection:
        assert shape.version_of(connection) == len(shape.STEPS) == 7
    engine.dispose()


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    Store(database).close()
    with changed(database) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(LeaguesError) as refused:
        Store(database)
    assert refused.value.code == "database-newer"


@pytest.mark.parametrize(("given", "code"), [("mysql://x/y", "database-url"), ("://", "database-url"),
                                             ("postgresql://nobody@127.0.0.1:1/none", "database-unusable"),
                                             ("/proc/none/a.sqlite", "database-unusable")])  # fmt: skip
def test_what_is_no_database_is_refused(given: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awaiting, "PATIENCE", 1)
    with pytest.raises(LeaguesError) as refused:
        Store(given)
    assert refused.value.code == code


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear captain, " * 100)
    with pytest.raises(LeaguesError) as refused:
        Store(str(file))
    assert refused.value.code == "database-unusable"
    assert file.read_text() == "Dear captain, " * 100


# --- games of earlier rules ----------------------------------------------------------------------------------------------


@contextmanager
def changed(database: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(database)
    with connection:
        yield connection
    connection.close()


def wait_for(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


def a_game(server: Server) -> tuple[dict[str, Any], Player]:
    made = server.new()
    player = Player(server, made["seats"][0])
    play_on([player], 9, random.Random(2))
    return made, player


def change_answer(connection: sqlite3.Connection, number: int = 1, order: str = "DESC") -> None:
    """As if the rules, when they were others, had allowed something that they now forbid, at the last plan of a game or at
    its first."""
    query = f"SELECT revision, entries FROM moves WHERE number = ? ORDER BY revision {order}"
    for revision, entries in connection.execute(query, (number,)).fetchall():
        read = json.loads(entries)
        for entry in read:
            if entry[1] == "plan":
                entry[2] = "give 6 6 6" if entry[2].startswith("give") else entry[2] + " twice"
                where = (json.dumps(read), number, revision)
                connection.execute("UPDATE moves SET entries = ? WHERE number = ? AND revision = ?", where)
                return
    raise AssertionError("no plan in this game")


def change_last_state(connection: sqlite3.Connection, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """As if the last move had been stored with something else that it changed."""
    connection.row_factory = sqlite3.Row
    moves = connection.execute("SELECT * FROM moves ORDER BY revision").fetchall()
    *_, state = stood(moves)
    assert state is not None
    assert moves[-1]["state"] is None
    changes = json.loads(moves[-1]["changes"]) | change(state)
    connection.execute("UPDATE moves SET changes = ? WHERE revision = ?", (json.dumps(changes), moves[-1]["revision"]))


def test_a_game_of_older_rules_goes_on_from_its_stored_state(start: Start, database: str) -> None:
    server = start(database)
    made, before = a_game(server)
    server.stop()
    with changed(database) as connection:
        connection.execute("UPDATE tables SET rules = 0")
        change_answer(connection)
    server.start()
    player = Player(server, made["seats"][0])
    assert not player.welcome.get("frozen", False)
    assert player.view == before.view
    assert player.revision == before.revision + 1
    assert player.legal == before.legal
    play_on([player], 6, random.Random(3))
    server.restart()
    again = Player(server, made["seats"][0])
    assert (again.view, again.revision) == (player.view, player.revision)
    play_on([again], 10_000, random.Random(4))
    assert again.question["outcome"]


def test_a_game_of_older_rules_whose_hashes_agree_just_goes_on(start: Start, database: str) -> None:
    server = start(database)
    made, before = a_game(server)
    server.stop()
    with changed(database) as connection:
        connection.execute("UPDATE tables SET rules = 0")
    server.start()
    player = Player(server, made["seats"][0])
    assert (player.view, player.revision, player.lines) == (before.view, before.revision, before.lines)
    assert player.play()["is"] == "update"


@pytest.mark.parametrize("differs", [False, True])
def test_a_game_of_other_values_is_looked_at_when_the_server_starts(start: Start, database: str, differs: bool) -> None:
    """The rules are today's, and the values that came with the game were others."""
    server = start(database)
    made, before = a_game(server)
    finished = server.new()  # of today's values: it is left alone
    server.stop()
    with changed(database) as connection:
        number = connection.execute("SELECT number FROM tables WHERE id = ?", (made["table"],)).fetchone()[0]
        connection.execute("UPDATE tables SET hash = '0123456789abcdef' WHERE number = ?", (number,))
        if differs:
            change_answer(connection)
    server.start()
    wait_for(lambda: any(event["event"] == "checked" for event in server.events()))
    assert [event["table"] for event in server.events() if event["event"] == "checked"] == [made["table"]]
    assert finished["table"] != made["table"]
    player = Player(server, made["seats"][0])
    assert (player.view, player.legal) == (before.view, before.legal)
    assert player.revision == before.revision + differs  # where the values tell, it goes on from its stored state
    play_on([player], 10_000, random.Random(4))
    assert player.question["outcome"]


@pytest.mark.parametrize("rules", [0, 1])
def test_a_game_that_cannot_go_on_is_frozen_and_can_be_forked(start: Start, database: str, rules: int) -> None:
    server = start(database)
    made, before = a_game(server)
    server.stop()
    with changed(database) as connection:
        connection.execute("UPDATE tables SET rules = ?", (rules,))
        change_answer(connection)
        change_last_state(connection, lambda state: {"nautilion": state["phantom"]})
    server.start()
    if rules == 0:  # games of other rules are looked at when the server starts
        wait_for(lambda: any(event["event"] == "checked" and event["frozen"] for event in server.events()))
    player = Player(server, made["seats"][0])
    assert player.welcome["frozen"] is True
    assert player.view["turn"] == before.view["turn"]
    assert "legal" not in player.question
    told = player.move(answer=0)
    assert (told["code"], told["arguments"]["entry"] > 0) == ("table-frozen", True)
    assert server.http.post("/api/lookup", json={"tokens": made["seats"]}).json()[0]["found"]
    assert any(event["event"] == "frozen" for event in server.events())
    fork = server.new(fork={"token": made["seats"][0], "entries": told["arguments"]["entry"] - 1})
    forked = Player(server, fork["seats"][0])
    assert forked.welcome["forked"] == told["arguments"]["entry"] - 1
    play_on([forked], 10_000, random.Random(5))
    assert forked.question["outcome"]


def test_a_stored_state_that_nobody_reached_freezes_the_game(start: Start, database: str) -> None:
    """The same rules and other states: somebody has edited the database."""
    server = start(database)
    made, _ = a_game(server)
    server.stop()
    with changed(database) as connection:
        change_last_state(connection, lambda state: {"reserve": [state["reserve"][0] + 1, *state["reserve"][1:]]})
    server.start()
    assert Player(server, made["seats"][0]).welcome["frozen"] is True
