"""Nobody sees or does what is not theirs."""

from __future__ import annotations

import json
import random

import pytest
from sqlalchemy import create_engine, text

from tests.harbour.running import LUCK, Player, Server, agree_on_first, play_on
from tests.harbour.test_versions import url


def test_a_seat_answers_for_itself_only(server: Server) -> None:
    _, one, other = server.two()
    agree_on_first(one, other)
    mine, theirs = (one, other) if one.legal else (other, one)
    revision, answer = mine.revision, mine.legal[0]
    seat = mine.question.get("seat", 0)
    assert "legal" not in theirs.question
    assert theirs.move(answer=answer)["code"] == "not-your-turn"
    told = theirs.move(answer=answer, seat=seat)
    assert (told["code"], told["arguments"]) == ("not-your-seat", {"seat": seat})
    assert theirs.revision == revision
    assert mine.play(answer)["is"] == "update"


def test_a_watcher_sees_everything_and_touches_nothing(server: Server) -> None:
    made, one, other = server.two()
    watcher = Player(server, made["watch"])
    assert (watcher.welcome["seat"], watcher.view) == (-1, one.view)
    assert "receipt" not in watcher.welcome
    for do, more in (("play", {"answer": 0}), ("undo", {}), ("feed", {"answer": 0})):
        assert watcher.move(do, **more)["code"] == "watching"
    for message in (
        {"do": "settings", "name": "x"},
        {"do": "say", "phrase": "hello"},
        {"do": "point", "what": "die", "at": 1},
    ):
        watcher.send(**message)
        assert watcher.until("refused")["code"] == "watching"
    assert server.get("/api/receipt", made["watch"]).json()["code"] == "watching"
    play_on([one, other], 6, random.Random(1))
    watcher.until("update", found=lambda told: told["revision"] == one.revision)
    assert watcher.view == one.view
    assert watcher.lines == one.lines
    assert not any(told["question"].get("legal") for told in watcher.told if told["is"] == "update")


def test_a_watcher_does_not_begin_a_game(server: Server) -> None:
    made = server.new()
    watcher = Player(server, made["watch"])
    assert watcher.question.get("decision", 0) == 0
    Player(server, made["seats"][0])
    watcher.until("welcome")
    assert watcher.question["decision"] != 0


@pytest.mark.parametrize("token", ["x" * 22, "-" * 22, "_" * 22])
def test_an_unknown_link_opens_nothing(server: Server, token: str) -> None:
    player = Player.stranger(server)
    player.send(do="hello", token=token)
    assert player.hear()["code"] == "unknown-link"
    player.send(do="play", id="a", revision=0, answer=0)
    assert player.hear()["code"] == "hello-first"
    for path in ("/api/record", "/api/film", "/api/receipt"):
        reply = server.get(path, token)
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown-link")
    reply = server.http.delete("/api/tables", headers={"authorization": f"Bearer {token}"})
    assert reply.status_code == 404


def test_without_a_link_nothing_is_shown(server: Server) -> None:
    for path in ("/api/record", "/api/film", "/api/receipt"):
        reply = server.http.get(path)
        assert (reply.status_code, reply.json()["code"]) == (401, "bearer-missing")


def test_the_public_name_of_a_table_is_no_link(server: Server) -> None:
    made = server.new()
    assert made["table"] not in (*made["seats"], made["watch"])
    assert server.get("/api/record", made["table"]).status_code == 404


def test_two_pages_of_one_seat_see_the_same(server: Server) -> None:
    made = server.new()
    first, second = (Player(server, made["seats"][0]) for _ in range(2))
    told = first.play()
    assert told["done"]
    heard = second.until("update")
    assert "done" not in heard
    assert second.view == first.view
    assert second.legal == first.legal
    assert second.play()["is"] == "update"  # a seat can be taken over on another device
    first.until("update")
    assert first.view == second.view


def test_who_is_here_is_told(server: Server) -> None:
    made = server.new(options={"players": 2}, together=False, names=["Ada"])
    one = Player(server, made["seats"][0])
    assert [seat.get("here", False) for seat in one.welcome["seats"]] == [True, False]
    other = Player(server, made["seats"][1])
    heard = one.until("seats", "welcome", found=lambda told: told["seats"][1].get("here", False))
    assert heard["seats"][1]["joined"]
    other.send(do="settings", name="  Bo\n the\u200bsecond  ")
    heard = one.until("seats", found=lambda told: "name" in told["seats"][1])
    assert heard["seats"][1]["name"] == "Bo thesecond"
    other.close()
    one.until("seats", found=lambda told: not told["seats"][1].get("here", False))


def test_phrases_and_pointing_reach_the_other(server: Server) -> None:
    _, one, other = server.two()
    one.send(do="say", phrase="good-idea")
    assert other.until("said") == {"is": "said", "seat": 0, "phrase": "good-idea"}
    other.send(do="point", what="path", at=7)
    assert one.until("pointed") == {"is": "pointed", "seat": 1, "what": "path", "at": 7}


def secrets_of(server: Server, *tables: str) -> list[str]:
    """The server's own share of the dice of some tables, which nobody else is told before the end."""
    engine = create_engine(url(server.database))
    with engine.connect() as connection:
        asked = text("SELECT secret FROM tables WHERE id = :id")
        found = [str(connection.execute(asked, {"id": table}).scalar_one()) for table in tables]
    engine.dispose()
    assert all(len(secret) == 64 and bytes.fromhex(secret) for secret in found)
    return found


def test_logs_hold_no_secret(server: Server) -> None:
    """No link, no seed, nothing that the dice are made of and no receipt: neither of what is done nor of what is refused."""
    made, one, other = server.two()
    (secret,) = secrets_of(server, made["table"])
    play_on([one, other], 5, random.Random(2))
    seeded = server.new(luck="open", seed="a-very-special-seed")
    Player(server, seeded["seats"][0])
    alone = server.new()
    last = Player(server, alone["seats"][0], luck="5ea1" * 16)
    play_on([last], 10_000, random.Random(3))
    last.send(do="rematch")
    rematched = last.until("rematched")
    secrets = secrets_of(server, alone["table"], rematched["table"])
    onlookers = [
        server.http.post("/api/onlookers", headers={"authorization": f"Bearer {token}"}).json()["watch"]
        for token in (made["seats"][0], alone["seats"][0])
    ]
    links = [*made["seats"], made["watch"], *seeded["seats"], seeded["watch"], *alone["seats"], alone["watch"],
             rematched["token"], *onlookers]  # fmt: skip
    assert len(set(links)) == 10
    one.send(do="hello", token=one.token, luck=LUCK)
    assert one.until("refused")["code"] == "hello-twice"
    assert other.move(answer=4000)["is"] == "refused"
    for link in links:
        for path in ("/api/record", "/api/film", "/api/receipt"):
            server.get(path, link)
            server.get(f"{path}/{link}", link)
        server.http.post("/api/lookup", json={"tokens": [link]})
        server.http.post("/api/tables", json={"game": "nautilion", "fork": {"token": link, "entries": 99_999}})
    receipts = [server.get("/api/receipt", token).text for token in (*made["seats"], *alone["seats"])]
    for receipt in receipts:
        server.http.post("/api/check", json={"record": "{}", "receipt": receipt})
    for link in (made["watch"], *onlookers):
        assert server.http.delete("/api/tables", headers={"authorization": f"Bearer {link}"}).status_code == 403
    assert server.delete(*made["seats"]) == 204
    parts = [json.loads(receipt)[part] for receipt in receipts for part in ("commitment", "client")]
    assert parts[1::2] == [LUCK, LUCK, "5ea1" * 16]
    log = server.log.read_text(encoding="utf-8")
    for table in (made["table"], alone["table"], seeded["table"], rematched["table"]):
        assert table in log
    assert log.count(f'"deleted","table":"{made["table"]}"') == 1
    hidden = [*links, "a-very-special-seed", LUCK, "5ea1" * 16, *parts, *(receipt.strip() for receipt in receipts)]
    hidden += [json.dumps(receipt)[1:-1] for receipt in receipts]  # as one stands in a line of the log
    hidden += [secret, *secrets]
    for word in hidden:
        assert len(word) >= 19
        assert word not in log
