"""One address with many sockets cannot make the server do much: what is long is made once, what is short is limited."""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from tests.harbour.running import PATIENCE, Player, Server, play_on
from tests.harbour.test_wire import Wire, masked
from tests.sizes import sized

Start = Callable[..., Server]
ONLOOKERS = sized(9, 90)
COUNTED = """
from leagues.harbour import looking, ready
from leagues.harbour.logs import log
make, film = ready.Welcomes.make, looking.film
def made(room, role, of):
    log("made", role=role)
    return make(room, role, of)
ready.Welcomes.make = staticmethod(made)
def filmed(look):
    log("filmed", at=look.table.entries[-1:] and len(look.table.entries))
    return film(look)
looking.film = filmed
"""


def count(server: Server, event: str, **about: Any) -> int:
    return sum(line["event"] == event and about.items() <= line.items() for line in server.events())


def told_so_far(player: Player) -> list[dict[str, Any]]:
    """All that somebody is told until now, when what waits is saved."""
    assert player.server.http.get("/api/health").json()["well"]
    player.send(do="ping")
    while player.hear()["is"] != "pong":
        pass
    return player.told


def test_a_welcome_is_made_once_for_a_revision_and_a_role(start: Start, database: str) -> None:
    server = start(database, planted=COUNTED)
    made, one, other = server.two(luck="open", seed="many")
    for _ in range(3):
        before = count(server, "made", role=-1)
        onlookers = [Player(server, made["watch"], have=have) for have in range(ONLOOKERS)]
        assert all(onlooker.view == one.view for onlooker in onlookers)
        assert count(server, "made", role=-1) == before + 1
        assert {onlooker.welcome.get("since", 0) for onlooker in onlookers} >= {0, len(one.lines)}
        for onlooker in onlookers:
            onlooker.close()
        assert play_on([one, other], 1, random.Random(1)) == 1


def test_a_film_is_made_once_for_a_table_as_it_stands(start: Start, database: str) -> None:
    server = start(database, planted=COUNTED)
    made = server.new(luck="open", seed="film")
    player = Player(server, made["seats"][0])
    films = [server.get("/api/film", made["watch"]).content for _ in range(sized(5, 50))]
    assert len(set(films)) == 1
    assert count(server, "filmed") == 1
    player.play()
    again = server.get("/api/film", made["watch"]).json()
    assert len(again["scenes"]) > len(json.loads(films[0])["scenes"])
    assert count(server, "filmed") == 2


SLOW_FILM = """
import time
from leagues.harbour import looking
film, record = looking.film, looking.record
def slow(look):
    time.sleep(4)
    return film(look)
looking.film = slow
def slow_record(look):
    time.sleep(4)
    return record(look)
looking.record = slow_record
"""


@pytest.mark.parametrize("path", ["/api/film", "/api/record"])
def test_a_film_that_takes_long_holds_up_nobody(start: Start, database: str, path: str) -> None:
    """And one address has only so many made at once."""
    server = start(database, limits="busy=2", planted=SLOW_FILM)
    made = [server.new() for _ in range(4)]
    player = Player(server, server.new()["seats"][0])
    wires = []
    for one in made:
        wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        token = one["watch"]
        wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n".encode()
        )
        wires.append(wire)
    for wire in wires[2:]:  # those that are too many are refused before the first is ready
        assert wire.recv(12) == b"HTTP/1.1 429"
    for _ in range(10):
        player.send(do="ping")
        player.until("pong")
    wires[0].setblocking(False)
    with pytest.raises(BlockingIOError):
        wires[0].recv(12)
    for wire in wires[:2]:
        wire.settimeout(PATIENCE)
        assert wire.recv(12) == b"HTTP/1.1 200"
    for wire in wires:
        wire.close()


SLOW_FORK = """
import time
from leagues.harbour import newtables
plan = newtables.plan
def slow(asked, source, *more, **how):
    if source is not None:
        time.sleep(3)
    return plan(asked, source, *more, **how)
newtables.plan = slow
"""
SLOW_LIST = """
import time
from leagues.harbour import looking
summaries = looking.summaries
def slow(*asked):
    time.sleep(3)
    return summaries(*asked)
looking.summaries = slow
"""

LISTS = 6  # more than there are threads that read for those who come
HELD_LIST = """
import time
from pathlib import Path
from leagues.harbour import looking
summaries, go_on = looking.summaries, Path({go_on!r})
def held(*asked):
    go_on.with_suffix(".begun").touch()
    while not go_on.exists():
        time.sleep(0.05)
    return summaries(*asked)
looking.summaries = held
"""


def asked_at_once(server: Server, path: str, body: dict[str, Any], times: int) -> list[socket.socket]:
    """The same request over lines of their own."""
    found = []
    text = json.dumps(body)
    for _ in range(times):
        wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(text)}\r\nConnection: close\r\n\r\n"
        wire.sendall((head + text).encode())
        found.append(wire)
    return found


@pytest.mark.parametrize(("path", "planted", "status"), [("/api/tables", SLOW_FORK, 201), ("/api/lookup", SLOW_LIST, 200)])
def test_forks_and_lists_that_take_long_hold_up_nobody(
    start: Start, database: str, path: str, planted: str, status: int
) -> None:
    """Neither those who play nor those who come; and one address has only so many made at once."""
    server = start(database, limits="busy=2 requests=0", planted=planted)
    made = server.new(luck="open", seed="long")
    player = Player(server, made["seats"][0])
    player.play()
    forks = {"game": "nautilion", "luck": "open", "seed": "fork", "fork": {"token": made["seats"][0], "entries": 1}}
    body = forks if path == "/api/tables" else {"tokens": [made["seats"][0]] * 3}
    wires = asked_at_once(server, path, body, 6)
    for _ in range(10):
        player.send(do="ping")
        player.until("pong")
    assert server.get("/api/seats", server.new()["seats"][0]).status_code == 200  # somebody comes to a new table
    refused = [wire for wire in wires if _answers(wire)]
    assert len(refused) == 4
    assert {wire.recv(12) for wire in refused} == {b"HTTP/1.1 429"}
    for wire in set(wires) - set(refused):
        assert wire.recv(12) == f"HTTP/1.1 {status}".encode()
    for wire in wires:
        wire.close()


def test_lists_have_a_thread_of_their_own(start: Start, database: str, tmp_path: Path) -> None:
    """However many are being made, whoever comes to a table does not wait behind them."""
    go_on = tmp_path / "go on"
    server = start(database, limits="busy=0 requests=0", planted=HELD_LIST.format(go_on=str(go_on)))
    made = server.new(luck="open", seed="lists")
    Player(server, made["seats"][0]).play()
    wires = asked_at_once(server, "/api/lookup", {"tokens": [made["seats"][0]] * 3}, LISTS)
    deadline = time.monotonic() + PATIENCE
    while not go_on.with_suffix(".begun").exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    time.sleep(0.5)  # the others come in too
    newcomer = server.new()["seats"][0]
    assert server.get("/api/seats", newcomer).status_code == 200
    assert Player(server, newcomer).view
    assert not any(_answers(wire) for wire in wires)
    go_on.touch()
    for wire in wires:
        wire.settimeout(PATIENCE)
        assert wire.recv(12) == b"HTTP/1.1 200"
        wire.close()


def _answers(wire: socket.socket) -> bool:
    """Whether a line has been answered by now."""
    wire.setblocking(False)
    try:
        return bool(wire.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return False
    finally:
        wire.settimeout(PATIENCE)


def test_a_list_costs_what_it_lists_and_each_table_once(start: Start, database: str) -> None:
    server = start(database, limits="requests=5")
    token = server.new()["seats"][0]
    found = server.http.post("/api/lookup", json={"tokens": [token] * 100})
    assert found.status_code == 200
    assert [one["token"] for one in found.json()] == [token] * 100
    guesses = [secrets.token_urlsafe(16) for _ in range(100)]
    statuses = [server.http.post("/api/lookup", json={"tokens": guesses}).status_code for _ in range(4)]
    assert statuses == [200, 429, 429, 429]


def test_settings_are_limited_for_the_address_and_told_in_few_words(start: Start, database: str) -> None:
    """Ten sockets of one address change what they can, with many looking on."""
    server = start(database, limits="rate=0 crowd=0 requests=0")
    made = server.new(options={"players": 2}, together=False, luck="open", seed="s")
    toggling = [Player(server, made["seats"][0]) for _ in range(10)]
    onlookers = [Player(server, made["watch"]) for _ in range(ONLOOKERS)]
    began, asked = time.monotonic(), sized(20, 45)
    for number in range(asked):
        for player in toggling:
            player.send(do="settings", wait=bool(number % 2), name=f"Name {number % 2}")
    told_so_far(toggling[0])  # all of them are heard
    heard = [told for player in toggling for told in told_so_far(player)]
    allowed = 4 * 5 + 5 * (time.monotonic() - began)  # the limit `changes`, and what may come at once
    changed = [told for told in told_so_far(onlookers[0]) if told["is"] == "waits"]
    assert 1 <= len(changed) <= allowed
    refused = sum(told["is"] == "refused" and told["code"] == "too-fast" for told in heard)
    assert refused > 0
    for onlooker in onlookers:
        told = told_so_far(onlooker)
        assert [one["is"] for one in told].count("welcome") == 1
        assert sum(len(json.dumps(one)) for one in told[1:] if one["is"] == "waits") <= 40 * (allowed + 1)


def test_settings_that_are_refused_count_as_faults(start: Start, database: str) -> None:
    server = start(database, limits="rate=0 crowd=0 requests=0 changes=0.1")
    made = server.new()
    player = Player(server, made["seats"][0])
    with contextlib.suppress(ConnectionClosed):
        for number in range(sized(80, 800)):
            player.send(do="settings", name=f"Name {number % 2}")
    assert player.closed() == 1008  # fifty in a row
    assert Player(server, made["seats"][0]).legal


def test_settings_that_change_nothing_cost_nothing(start: Start, database: str) -> None:
    server = start(database, limits="changes=0.1 rate=0 crowd=0")
    made = server.new()
    player, other = (Player(server, made["seats"][0]) for _ in range(2))
    told_so_far(other)
    before = len(other.told)
    for _ in range(sized(50, 500)):
        player.send(do="settings", wait=True, name="")
    assert {told["is"] for told in told_so_far(player)} <= {"welcome", "seats", "pong"}
    assert [told["is"] for told in told_so_far(other)[before:]] == ["pong"]


def come_late(player: Player, times: int, between: tuple[str, ...] = ()) -> None:
    """Ask for moves in a revision that has not been, until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        for number in range(times):
            player.send(do="play", id=f"late-{number}", revision=99, answer=0)
            for word in between:
                player.send(do=word)


def test_late_moves_are_limited_for_the_address_and_count_as_faults(start: Start, database: str) -> None:
    server = start(database, limits="rate=0 crowd=0 requests=0 joins=0")
    made = server.new()
    welcomes = 0
    began = time.monotonic()
    for _ in range(sized(4, 40)):
        player = Player(server, made["seats"][0])
        come_late(player, 40)
        with contextlib.suppress(ConnectionClosed):
            while True:
                welcomes += player.hear()["is"] == "welcome"
        assert player.closed() == 1013  # it may come back, and is told everything then
    assert welcomes <= 4 * 5 + 5 * (time.monotonic() - began)
    server.stop()
    patient = start(database, limits="rate=0 crowd=0 changes=0")
    player = Player(patient, made["seats"][0])
    come_late(player, 60)
    assert player.closed() == 1008  # fifty in a row


def test_messages_are_limited_for_the_address_over_all_its_sockets(start: Start, database: str) -> None:
    server = start(database, limits="crowd=10 rate=0 requests=0")
    players = [Player(server, server.new()["seats"][0]) for _ in range(sized(5, 50))]
    for player in players:
        for _ in range(10):
            player.send(do="ping")
    answers = []
    for player in players:
        answers += [player.until("pong", "refused")["is"] for _ in range(10)]
    assert "refused" in answers
    time.sleep(1)
    players[0].send(do="ping")
    players[0].until("pong")


def test_signs_of_life_have_an_end(start: Start, database: str) -> None:
    """Each is answered by uvicorn itself, whether or not anybody reads the answers."""
    server = start(database, limits="rate=5 burst=10")
    made = server.new()
    wire = Wire(server)
    wire.socket.sendall(masked(Opcode.PING, b"there?") * 1_000)
    pongs = 0
    while (frame := wire.frame())[0] == 0x8A:
        pongs += 1
    assert frame[0] == 0x88
    assert 10 <= pongs <= 100
    wire.socket.close()
    assert Player(server, made["seats"][0]).legal


@pytest.mark.parametrize("limit", ["outbox=20 unread=0", "outbox=0 unread=100000"])
def test_a_reader_that_is_too_slow_is_let_go(start: Start, database: str, limit: str) -> None:
    """It reads nothing and has everything told anew, far beyond what the system holds for it."""
    server = start(database, limits=f"{limit} rate=0 requests=0 changes=0 crowd=0")
    made, one, other = server.two()
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    slow = Player.stranger(server, max_queue=1, sock=narrow)
    slow.send(do="hello", token=made["seats"][0])
    come_late(slow, 2_500, ("ping",))
    one.send(do="settings", name="Ada")
    other.until("seats", found=lambda told: told["seats"][0].get("name") == "Ada")  # nobody else had to wait
    assert slow.closed() == 1013
    assert Player(server, made["watch"]).view == one.view


def test_who_come_in_all_at_once_wait_for_their_turn(start: Start, database: str) -> None:
    """Ten come in together, the others one after another; whoever would wait too long is told to come later."""
    server = start(database, limits="joins=5 rate=0 requests=0 sockets=0")
    made = server.new()
    onlookers = [Player.stranger(server) for _ in range(20)]
    began = time.monotonic()
    for onlooker in onlookers:
        onlooker.send(do="hello", token=made["watch"])
    for onlooker in onlookers:
        onlooker.until("welcome")
    assert time.monotonic() - began >= 1.5  # ten of them, five a second


def test_refusals_are_not_written_for_ever(start: Start, database: str) -> None:
    """So many lines a second; then how many more there were."""
    server = start(database, limits="lines=2 rate=0 crowd=0 requests=0")
    many = sized(100, 1_000)
    for _ in range(many):
        assert server.http.post("/api/seats", headers={"authorization": "Bearer nothing"}, json={}).status_code >= 400
    assert server.stop() == 0
    lines = [line for line in server.events() if line["event"] == "refused"]
    assert len(lines) < many // 2
    assert sum(line.get("more", 1) for line in lines) == many
