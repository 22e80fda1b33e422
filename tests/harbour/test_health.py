"""What becomes of the server when its database is locked, full, silent, not there yet, or holds what nobody can read."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.harbour.conftest import Cluster, both
from tests.harbour.running import PATIENCE, Player, Server
from tests.harbour.test_bad_input import said
from tests.harbour.test_saving import nobody_else_writes
from tests.patience import end, ended_after
from tests.sizes import sized

Start = Callable[..., Server]


def health(server: Server) -> tuple[int, bool]:
    found = server.http.get("/api/health")
    return found.status_code, found.json()["well"]


def until_well(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while health(server) != (200, True):
        assert time.monotonic() < end
        time.sleep(0.1)


@both
def test_a_lock_on_the_database_does_not_hold_up_the_others(start: Start, database: str) -> None:
    """Another process holds it. The move waits; whoever else asks something is answered meanwhile, again and again."""
    server = start(database)
    _, one, _ = server.two(luck="open", seed="lock")
    others = [Player(server, server.new()["seats"][0]) for _ in range(sized(2, 20))]
    revision = one.revision
    one.send(do="ping")
    one.until("pong")  # it has heard whatever came before
    with nobody_else_writes(database):
        one.ask(answer=one.legal[0])
        end = time.monotonic() + 0.5  # the server has come to it by then
        while time.monotonic() < end:
            for other in others[:2]:
                other.send(do="ping")
                other.until("pong")
        assert one.hears_nothing(0.01)
        for other in others:
            other.ask(answer=other.legal[0])
    one.reaches(revision + 1)
    for other in others:
        assert other.until("update")


@both
def test_a_server_whose_database_is_silent_is_not_well(start: Start, database: str) -> None:
    server = start(database)
    assert health(server) == (200, True)
    time.sleep(1.1)  # as long as an answer holds
    with nobody_else_writes(database):
        assert health(server) == (503, False)
    until_well(server)


@pytest.mark.skipif(sys.platform != "linux", reason="the size of files is limited with prlimit")
def test_a_server_whose_disk_is_full_is_not_well(start: Start, database: str) -> None:
    """Nobody has moved since: it tries by itself."""
    server = start(database)
    server.new()
    full = Path(database + "-wal").stat().st_size
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, most))
    assert health(server) == (503, False)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    until_well(server)


def test_many_who_ask_for_the_health_make_one_look(start: Start, database: str) -> None:
    planted = """
import leagues.harbour.health as health
from leagues.harbour.logs import log
look = health.Health._look
def counted(self):
    log("looked")
    return look(self)
health.Health._look = counted
"""
    server = start(database, planted=planted)
    began = time.monotonic()
    for _ in range(sized(50, 500)):
        assert health(server) == (200, True)
    looks = sum(event["event"] == "looked" for event in server.events())
    assert 1 <= looks <= 2 + time.monotonic() - began


# --- at the start ------------------------------------------------------------------------------------------------------


def serving(database: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "leagues", "serve", "--port", "0", "--lang", "en", "--database", database]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_database_that_is_not_there_yet_is_waited_for(cluster: Cluster) -> None:
    database = cluster.new()
    cluster.stop()
    try:
        server = serving(database)
        assert server.stdout is not None
        assert server.stderr is not None
        with ended_after(server):
            assert "database-awaited" in server.stderr.readline()
    finally:
        cluster.start()
    reader = threading.Thread(target=server.stderr.read)
    reader.start()
    with ended_after(server):
        assert "http://localhost:" in server.stdout.readline()
    server.terminate()
    assert end(server, PATIENCE) == 0
    reader.join(PATIENCE)
    server.stderr.close()


@pytest.mark.parametrize("wrong", ["database", "user", "host"])
def test_a_wrong_address_of_a_database_is_said_at_once(cluster: Cluster, wrong: str) -> None:
    right = {"user": "leagues", "host": "127.0.0.1", "database": "postgres"}
    given = right | {wrong: "nobody.invalid"}
    server = serving(f"postgresql://{given['user']}@{given['host']}:{cluster.port}/{given['database']}")
    said, errors = server.communicate(timeout=45)  # it would wait for a minute
    assert server.returncode == 1
    assert (said, "cannot be used" in errors, "database-awaited" in errors) == ("", True, False)


# --- what cannot be read -----------------------------------------------------------------------------------------------

SPOILED = [
    {"game": "chess"},
    {"options": "{"},
    {"bots": "nobody"},
]


def spoil(database: str, table: str, values: dict[str, Any]) -> None:
    """Write nonsense into a table's row."""
    words = ", ".join(f"{name} = '{value}'" for name, value in values.items())
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            connection.execute(f"UPDATE tables SET {words} WHERE id = '{table}'")
    else:
        file = sqlite3.connect(database)
        with file:
            file.execute(f"UPDATE tables SET {words} WHERE id = ?", [table])
        file.close()


@both
def test_a_table_that_cannot_be_read_hides_no_other_and_can_be_deleted(start: Start, database: str) -> None:
    server = start(database)
    good = server.new()
    bad = [server.new(luck="open", seed="x", together=False, names=["Ada"]) for _ in SPOILED]
    server.stop()
    for made, values in zip(bad, SPOILED, strict=True):
        spoil(database, made["table"], values)
    server.start()
    tokens = [good["seats"][0], *(made["seats"][0] for made in bad)]
    found = server.http.post("/api/lookup", json={"tokens": tokens})
    assert found.status_code == 200
    first, *others = found.json()
    assert first["found"] is True
    assert "unreadable" not in first
    for made, one in zip(bad, others, strict=True):
        assert (one["found"], one["unreadable"], one["names"]) == (True, True, ["Ada"])
        assert one["changed"] > 0  # a day, not the first of all days
        reply = server.get("/api/film", made["seats"][0])
        assert (reply.status_code, reply.json()["code"]) == (422, "table-unreadable")
        said(reply.json())
        gone = server.http.delete("/api/tables", headers={"authorization": f"Bearer {made['seats'][0]}"})
        assert gone.status_code == 204
    again = server.http.post("/api/lookup", json={"tokens": tokens}).json()
    assert [one.get("found", False) for one in again] == [True] + [False] * len(bad)
    assert Player(server, tokens[0]).legal
