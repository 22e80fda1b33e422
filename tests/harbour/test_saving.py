"""Save, then tell: restarts, kills, a full disk, a database that goes away and comes back."""

from __future__ import annotations

import random
import resource
import signal
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.harbour.conftest import Cluster, both
from tests.harbour.running import Player, Server, play_on

Start = Callable[..., Server]


@contextmanager
def nobody_else_writes(database: str) -> Iterator[None]:
    """Hold the database's lock, so that nothing can be saved meanwhile."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            connection.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
            yield
    else:
        file = sqlite3.connect(database, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            file.execute("ROLLBACK")
            file.close()


def saved_revisions(database: str) -> list[int]:
    query = "SELECT revision FROM moves ORDER BY revision"
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            return [row[0] for row in connection.execute(query).fetchall()]
    file = sqlite3.connect(database)
    try:
        return [row[0] for row in file.execute(query)]
    finally:
        file.close()


@both
def test_nobody_is_told_before_it_is_saved(start: Start, database: str) -> None:
    server = start(database)
    made, one, other = server.two()
    watcher = Player(server, made["watch"])
    play_on([one, other], 3, random.Random(1))
    watcher.until("update", found=lambda told: told["revision"] == one.revision)
    revision = one.revision
    asked = one if one.legal else other
    with nobody_else_writes(database):
        asked.ask(answer=asked.legal[0])
        time.sleep(0.1)
        newcomer: list[Player] = []
        coming = threading.Thread(target=lambda: newcomer.append(Player(server, made["watch"])))
        coming.start()  # who comes now must not see it either
        for player in (one, other, watcher):
            assert player.hears_nothing(0.4)
        assert newcomer == []
        assert max(saved_revisions(database)) == revision
    for player in (one, other, watcher):
        player.until("update", found=lambda told: told["revision"] == revision + 1)
    coming.join(10)
    assert newcomer[0].revision == revision + 1
    assert newcomer[0].view == one.view


@both
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(start: Start, database: str, number: int) -> None:
    server = start(database)
    made, one, other = server.two(names=["Ada", "Bo"])
    chooser = random.Random(2)
    play_on([one, other], 15, chooser)
    one.send(do="settings", wait=False)
    one.until("waits")
    other.until("waits")
    asked = one if one.legal else other
    told = asked.play(id="before")
    assert told["is"] == "update"
    seat = other if asked is one else one
    seat.until("update")
    status = server.stop(number)
    if number == signal.SIGTERM:
        assert status == 0
        assert one.closed() == 1012
    server.start()
    again = [Player(server, token) for token in made["seats"]]
    for before, after in zip((one, other), again, strict=True):
        assert after.view == before.view
        assert after.lines == before.lines
        assert after.revision == before.revision
        assert after.question == before.question
        assert after.welcome["wait"] is False
        assert [seat["name"] for seat in after.welcome["seats"]] == ["Ada", "Bo"]
    repeated = again[0 if asked is one else 1].move(id="before", answer=0, revision=told["revision"] - 1)
    assert repeated == {"is": "done", "id": "before", "revision": told["revision"]}
    play_on(again, 10_000, chooser)
    assert again[0].question["outcome"]
    record = server.get("/api/record", made["seats"][0]).text
    receipt = server.get("/api/receipt", made["seats"][1]).text
    assert server.http.post("/api/check", json={"record": record, "receipt": receipt}).json()["receipt"] is True


def test_what_a_page_missed_is_marked(start: Start, database: str) -> None:
    server = start(database)
    made, one, other = server.two()
    play_on([one, other], 8, random.Random(3))
    seen, lines = one.revision, len(one.lines)
    one.close()
    other.close()
    server.restart()
    other = Player(server, made["seats"][1])
    one = Player(server, made["seats"][0])
    play_on([one, other], 3, random.Random(4))
    back = Player(server, made["seats"][0], have=seen)
    assert back.welcome["since"] == lines
    assert back.lines[:lines] == one.lines[:lines]
    assert len(back.lines) > lines
    assert Player(server, made["seats"][0], have=back.revision).welcome["since"] == len(back.lines)


@pytest.mark.skipif(sys.platform != "linux", reason="the size of files is limited with prlimit")
def test_a_full_disk_loses_nothing_and_says_so(start: Start, database: str) -> None:
    server = start(database)
    made, one, other = server.two()
    chooser = random.Random(5)
    play_on([one, other], 5, chooser)
    revision, view = one.revision, dict(one.view)
    full = Path(database + "-wal").stat().st_size
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, most))
    asked, waiting = (one, other) if one.legal else (other, one)
    for count in range(3):
        told = asked.play()
        assert (told["is"], told["code"]) == ("refused", "not-saved"), count
        assert asked.until("welcome")["revision"] == revision
        waiting.until("welcome")
        assert asked.view == waiting.view == view
    reply = server.http.post("/api/tables", json={"game": "nautilion"})
    assert (reply.status_code, reply.json()["code"]) == (503, "not-saved")
    assert server.http.get("/api/health").status_code == 503
    assert server.get("/api/record", made["seats"][0]).status_code == 200  # what is saved can still be read
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    assert asked.play()["is"] == "update"
    waiting.until("update")
    play_on([one, other], 5, chooser)
    server.restart(signal.SIGKILL)
    assert Player(server, made["seats"][0]).view == one.view
    assert any(event["event"] == "not-saved" for event in server.events())


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql;
CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION full_disk();
"""


def test_a_full_disk_of_postgres_loses_nothing_and_says_so(start: Start, cluster: Cluster) -> None:
    """As the server meets it: the database says that it cannot write."""
    database = cluster.new()
    server = start(database)
    made, one, other = server.two()
    chooser = random.Random(5)
    play_on([one, other], 5, chooser)
    revision, view = one.revision, dict(one.view)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(FULL)
        asked, waiting = (one, other) if one.legal else (other, one)
        told = asked.play()
        assert (told["is"], told["code"]) == ("refused", "not-saved")
        for player in (asked, waiting):
            assert player.until("welcome")["revision"] == revision
            assert player.view == view
        assert server.http.get("/api/health").status_code == 503
        connection.execute("DROP TRIGGER full_disk ON moves")
    assert asked.play()["is"] == "update"
    waiting.until("update")
    play_on([one, other], 5, chooser)
    server.restart(signal.SIGKILL)
    assert Player(server, made["seats"][0]).view == one.view


def test_a_database_that_goes_away_and_comes_back(start: Start, cluster: Cluster) -> None:
    server = start(cluster.new())
    made, one, other = server.two()
    chooser = random.Random(6)
    play_on([one, other], 5, chooser)
    revision, view = one.revision, dict(one.view)
    asked, waiting = (one, other) if one.legal else (other, one)
    cluster.stop()
    try:
        told = asked.play()
        assert (told["is"], told["code"]) == ("refused", "not-saved")
        assert asked.play()["code"] == "not-saved"
        assert waiting.hears_nothing()
        health = server.http.get("/api/health")
        assert (health.status_code, health.json()["well"]) == (503, False)
        reply = server.get("/api/record", made["seats"][0])
        assert (reply.status_code, reply.json()["code"]) == (503, "database-away")
    finally:
        cluster.start()
    for player in (asked, waiting):
        assert player.until("welcome")["revision"] == revision
        assert player.view == view
    assert asked.play()["is"] == "update"
    waiting.until("update")
    play_on([one, other], 10_000, chooser)
    assert one.question["outcome"]
    assert server.http.get("/api/health").json()["well"] is True


@both
def test_idle_rooms_come_back_from_the_disk(start: Start, database: str) -> None:
    """Whoever comes to a table that nobody is at finds it as it was: it is read, not remembered."""
    server = start(database)
    made, one, other = server.two(luck="open", seed="idle")
    play_on([one, other], 20, random.Random(7))
    film = server.get("/api/film", made["watch"]).json()
    server.restart()
    assert server.http.get("/api/health").json()["tables"] == 0
    assert server.get("/api/film", made["watch"]).json()["scenes"] == film["scenes"]
    assert server.http.get("/api/health").json()["tables"] == 1


def test_two_servers_do_not_share_one_file(start: Start, database: str) -> None:
    import subprocess

    start(database)
    command = [sys.executable, "-m", "leagues", "serve", "--port", "0", "--lang", "en", "--database", database]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert refused.returncode == 1
    assert "Another server already uses" in refused.stderr


def test_a_taken_port_is_said(start: Start, database: str, tmp_path: Path) -> None:
    import subprocess

    server = start(database)
    command = [sys.executable, "-m", "leagues", "serve", "--lang", "en", "--database", str(tmp_path / "other.sqlite")]
    refused = subprocess.run([*command, "--port", str(server.port)], capture_output=True, text=True, timeout=30)
    assert refused.returncode == 1
    assert f"Port {server.port} of 127.0.0.1 is already taken" in refused.stderr
