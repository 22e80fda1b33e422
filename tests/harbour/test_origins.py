"""Where the host has named its address, browsers with a page from elsewhere are refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from leagues.harbour.origins import Origins, read_origin
from leagues.kernel.errors import LeaguesError
from tests.harbour.running import Server
from tests.harbour.test_bad_input import said

Start = Callable[..., Server]
HERE, THERE = "https://games.example", "https://evil.example"
FOREIGN = [THERE, "null", "http://games.example", "https://games.example:8443", "https://games.example.evil.example"]


def knock(server: Server, origin: str | None) -> int:
    """The status with which a socket is opened or refused."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/api/socket", origin=origin):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_page_from_elsewhere_is_refused(start: Start, database: str) -> None:
    server = start(database, arguments=("--origin", HERE + "/", "--origin", "http://LOCALHOST:80"))
    made = server.new()  # a program says nothing
    link = {"authorization": f"Bearer {made['seats'][0]}"}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/tables", {"json": {"game": "nautilion"}}),
        ("POST", "/api/lookup", {"json": {"tokens": []}}),
        ("POST", "/api/records", {"content": "x"}),
        ("POST", "/api/onlookers", {}),
        ("DELETE", "/api/tables", {}),
    ]
    for origin in FOREIGN:
        assert knock(server, origin) == 403
        for method, path, body in asked:
            reply = server.http.request(method, path, headers=link | {"origin": origin}, **body)
            assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
            said(reply.json())
    assert server.http.get("/api/games", headers={"origin": THERE}).status_code == 200  # which a page there cannot read
    for mine in (HERE, "http://localhost", None):
        assert knock(server, mine) == 101
        headers = link if mine is None else link | {"origin": mine}
        assert server.http.post("/api/lookup", json={"tokens": [made["seats"][0]]}, headers=headers).json()[0]["found"]
    assert server.http.delete("/api/tables", headers=link | {"origin": HERE}).status_code == 204


def test_without_an_address_nobody_is_refused(server: Server) -> None:
    assert knock(server, THERE) == 101
    assert server.http.post("/api/lookup", json={"tokens": []}, headers={"origin": THERE}).status_code == 200


@pytest.mark.parametrize(
    "bad", ["games.example", "ftp://games.example", "https://games.example/page", "https://", "https://x:y"]
)
def test_an_address_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(LeaguesError) as refused:
        Origins([bad])
    assert refused.value.code == "bad-origin"


def test_an_address_is_read_as_browsers_write_it() -> None:
    assert read_origin(" https://Games.Example:443/ ") == "https://games.example"
    assert read_origin("http://[::1]:8120") == "http://[::1]:8120"


def test_a_bad_address_is_said_at_the_start(database: str) -> None:
    command = [sys.executable, "-m", "leagues", "serve", "--port", "0", "--lang", "en", "--database", database]
    refused = subprocess.run([*command, "--origin", "here"], capture_output=True, text=True, timeout=60)
    assert refused.returncode == 1
    assert "“here” is no address of a page" in refused.stderr
