"""What one address keeps has an end; what nobody opens is removed, where the host wants that, and that is announced."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from tests.harbour.conftest import both
from tests.harbour.running import PATIENCE, Player, Server
from tests.harbour.test_bad_input import said
from tests.harbour.test_uploads import finished_record
from tests.harbour.test_uploads import sent as sent_in
from tests.sizes import sized

Start = Callable[..., Server]
DAY = 86_400
MANY = sized(5, 50)


def sql(database: str, statement: str) -> list[Any]:
    """Ask the database itself."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []
    file = sqlite3.connect(database, timeout=PATIENCE)
    try:
        with file:
            return file.execute(statement).fetchall()
    finally:
        file.close()


def ask(server: Server, address: str) -> Any:
    """Ask for a table, from an address that a web server before us names."""
    return server.http.post("/api/tables", json={"game": "nautilion"}, headers={"x-forwarded-for": address})


@both
def test_an_address_keeps_so_many_tables(start: Start, database: str) -> None:
    server = start(database, limits=f"kept={MANY} tables=0 requests=0")
    made = [ask(server, "192.0.2.1").json() for _ in range(MANY)]
    refused = ask(server, "192.0.2.1")
    assert (refused.status_code, refused.json()["code"]) == (403, "too-many-kept")
    said(refused.json())
    assert ask(server, "192.0.2.2").status_code == 201
    server.restart()  # it is not forgotten
    assert ask(server, "192.0.2.1").status_code == 403
    link = {"authorization": f"Bearer {made[0]['seats'][0]}"}
    assert server.http.delete("/api/tables", headers=link).status_code == 204
    assert ask(server, "192.0.2.1").status_code == 201
    origins = [row[0] for row in sql(database, "SELECT DISTINCT origin FROM tables")]
    assert sorted(map(len, origins)) == [64, 64]
    assert "192.0.2" not in str(sql(database, "SELECT * FROM tables"))


def test_an_address_keeps_so_many_bytes_of_records(start: Start, database: str) -> None:
    lines, _ = finished_record()
    size = len("\n".join(map(json.dumps, lines)))
    server = start(database, limits=f"uploads={int(2.5 * size)} tables=0 requests=0")
    assert [sent_in(server, lines).status_code for _ in range(2)] == [201, 201]
    refused = sent_in(server, lines)
    assert (refused.status_code, refused.json()["code"]) == (403, "too-much-sent")
    said(refused.json())
    server.new()  # to play is another thing
    sizes = [row[0] for row in sql(database, "SELECT size FROM tables ORDER BY number")]
    assert sizes[0] == sizes[1] > 0.5 * size
    assert sizes[2] == 0


def test_a_table_takes_so_many_moves(start: Start, database: str) -> None:
    server = start(database, limits=f"moves={MANY} rate=0 crowd=0 changes=0")
    player = Player(server, server.new(luck="open", seed="x")["seats"][0])
    while player.revision < MANY:
        told = player.move("undo") if not player.question.get("barrier") else player.play()
        assert told["is"] == "update"
    told = player.play()
    assert (told["is"], told["code"]) == ("refused", "table-full")
    said(told)


def days_ago(database: str, table: str, days: float) -> None:
    """As if nobody had opened it for so many days."""
    then = int(time.time() - days * DAY)
    where = f"(SELECT number FROM tables WHERE id = '{table}')"
    sql(database, f"UPDATE moves SET at = {then} WHERE number IN {where}")
    sql(database, f"UPDATE tables SET created = {then}, opened = {then} WHERE id = '{table}'")


def looked_up(server: Server, tokens: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.http.post("/api/lookup", json={"tokens": tokens}).json()
    return found


@both
def test_what_nobody_opens_is_removed_where_the_host_wants_that(start: Start, database: str) -> None:
    server = start(database)
    lines, _ = finished_record()
    made = [server.new(luck="open", seed="x") for _ in range(4)] + [sent_in(server, lines).json()]
    tokens = [one["seats"][0] for one in made]
    fresh, opened, old, changed, record = (one["table"] for one in made)
    server.stop()
    for table in (opened, old, changed, record):
        days_ago(database, table, 40)
    days_ago(database, fresh, 10)
    sql(database, f"UPDATE tables SET opened = NULL WHERE id IN ('{old}', '{fresh}')")  # of an older version
    server.start()
    assert [one["found"] for one in looked_up(server, tokens)] == [True] * 5
    assert all("until" not in one for one in looked_up(server, tokens))  # nothing is removed unless that is wanted
    Player(server, tokens[1]).close()
    Player(server, tokens[3]).play()
    server.stop()
    days_ago(database, changed, 40)
    sql(
        database,
        f"UPDATE moves SET at = {int(time.time())} WHERE number = (SELECT number FROM tables WHERE id = '{changed}')",
    )
    server.arguments = ("--forget", "30")
    server.start()
    end = time.monotonic() + PATIENCE
    while [one.get("found", False) for one in looked_up(server, tokens)] != [True, True, False, True, False]:
        assert time.monotonic() < end
        time.sleep(0.1)
    found = looked_up(server, tokens)
    for one, days in ((found[0], 20), (found[1], 30), (found[3], 30)):
        assert abs(one["until"] - time.time() - days * DAY) < 600
    assert sql(database, "SELECT count(*) FROM tables")[0][0] == 3
    assert sql(database, "SELECT count(DISTINCT number) FROM links")[0][0] == 3
    assert any(event["event"] == "forgotten" and event["tables"] == 2 for event in server.events())


@pytest.mark.parametrize("way", ["socket", "film"])
def test_that_a_table_was_opened_is_noted_once_a_day(start: Start, database: str, way: str) -> None:
    server = start(database)
    made = server.new(luck="open", seed="x")

    def open_it() -> int:
        if way == "socket":
            Player(server, made["seats"][0]).close()
        else:
            assert server.get("/api/film", made["watch"]).status_code == 200
        assert server.http.get("/api/health").json()["well"]  # what was to be saved before this is saved
        return int(sql(database, "SELECT opened FROM tables")[0][0])

    def an_hour_and_days_ago(days: int) -> int:
        server.stop()
        then = int(time.time()) - 3_600 - days * DAY
        sql(database, f"UPDATE tables SET opened = {then}")
        server.start()
        return then

    then = an_hour_and_days_ago(0)
    assert open_it() == then
    then = an_hour_and_days_ago(1)
    assert open_it() > then + DAY
