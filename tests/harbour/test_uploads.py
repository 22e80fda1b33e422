"""Records that people send in: looked at, also when they are of older rules, and deleted by whoever sent them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import leagues
from leagues.kernel.game import digest
from tests.harbour.running import Player, Server, play_on, take_over


def finished_record() -> tuple[list[dict[str, Any]], Any]:
    """A whole game, as the lines of its record."""
    table, chooser = leagues.new("nautilion", seed="older"), random.Random(3)
    while not table.over:
        table.play(chooser.choice(table.legal))
    return [json.loads(line) for line in table.record().splitlines()], table


def of_older_values(lines: list[dict[str, Any]]) -> int:
    """As if the game had once had other values, and allowed something that it now forbids; gives that entry."""
    lines[0]["tables"]["hash"] = "0123456789abcdef"
    plans = [line for line in lines[1:] if line.get("asks") == "plan"]
    plans[-2]["answer"] = "give 6 6 6"
    entry: int = plans[-2]["n"]
    return entry


def sent(server: Server, lines: list[dict[str, Any]]) -> Any:
    return server.http.post("/api/records", content="".join(json.dumps(line) + "\n" for line in lines))


def view_at(film: dict[str, Any], count: int) -> dict[str, Any]:
    """What a page shows of a film after so many scenes."""
    view: dict[str, Any] = json.loads(json.dumps(film["view"]))
    for scene in film["scenes"][:count]:
        take_over(view, scene)
    return view


def test_a_record_of_older_values_is_shown_as_far_as_it_goes_and_as_it_ended(server: Server) -> None:
    lines, table = finished_record()
    entry = of_older_values(lines)
    reply = sent(server, lines)
    assert reply.status_code == 201
    watch = reply.json()["watch"]
    film = server.get("/api/film", watch).json()
    assert film["frozen"] == entry
    shown = [scene for scene in film["scenes"] if scene["decision"]]
    assert [scene["answer"] for scene in shown] == [one.answer for one in table.entries[: entry - 1]]
    stills = film["scenes"][len(shown) :]
    assert 1 <= len(stills) <= 1 + (len(table.entries) - entry + 1) // 50 + 1
    whole = server.http.post("/api/records", content=table.record()).json()
    assert view_at(film, len(film["scenes"])) == Player(server, whole["watch"]).view
    looker = Player(server, watch)
    assert looker.welcome["frozen"] is True
    assert looker.view == view_at(film, len(film["scenes"]))
    assert "legal" not in looker.question
    fork = server.new(fork={"token": watch, "entries": entry - 1})
    assert Player(server, fork["seats"][0]).welcome["forked"] == entry - 1
    refused = server.http.post("/api/tables", json={"game": "nautilion", "fork": {"token": watch, "entries": entry}})
    assert refused.json()["code"] == "bad-number"


def test_a_frozen_table_is_read_once_and_not_again_and_again(server: Server) -> None:
    lines, _ = finished_record()
    of_older_values(lines)
    looker = Player(server, sent(server, lines).json()["watch"])
    assert looker.welcome["frozen"] is True
    assert looker.hears_nothing(0.5)  # whoever is at a table that is read again is welcomed anew


def test_a_record_whose_last_state_cannot_be_is_shown_too(server: Server) -> None:
    lines, _ = finished_record()
    entry = of_older_values(lines)
    state = lines[-1]["state"]
    state["nautilion"] = state.get("phantom", 0)
    lines[-1]["hash"] = digest(state)
    reply = sent(server, lines)
    assert reply.status_code == 201, reply.text
    assert server.get("/api/film", reply.json()["watch"]).json()["frozen"] == entry


def test_seats_without_a_name_have_none_in_a_record_that_comes_back(server: Server) -> None:
    table = leagues.new("island", seed="names", seats=["Ann", "seat 1"])
    token = server.http.post("/api/records", content=table.record()).json()["watch"]
    assert [seat.get("name", "") for seat in server.get("/api/film", token).json()["seats"]] == ["Ann", ""]
    assert json.loads(server.get("/api/record", token).text.splitlines()[0])["seats"] == ["Ann", "seat 1"]


def test_a_changed_record_of_today_s_rules_is_refused(server: Server) -> None:
    lines, _ = finished_record()
    kept = lines[0]["tables"]["hash"]
    entry = of_older_values(lines)
    lines[0]["tables"]["hash"] = kept
    reply = sent(server, lines)
    assert (reply.status_code, reply.json()["code"]) == (422, "record-illegal")
    assert reply.json()["arguments"]["entry"] == entry


@pytest.mark.parametrize("hash", [7, "x" * 500, "0'; DROP TABLE moves", None])
def test_whatever_stands_for_a_hash_does_no_harm(server: Server, hash: Any) -> None:
    lines, table = finished_record()
    lines[0]["tables"]["hash"] = hash
    reply = sent(server, lines)
    assert reply.status_code == 201
    film = server.get("/api/film", reply.json()["watch"]).json()
    assert len(film["scenes"]) == len(table.entries)
    assert "frozen" not in film  # every state is reached again


@pytest.mark.parametrize("path", ["/api/records", "/api/check"])
def test_half_a_character_in_a_record_is_refused(server: Server, path: str) -> None:
    record = json.dumps({"leagues": 1, "game": "nautilion", "rules": 1, "seats": ["\ud800"]})
    sent = record.encode() if path == "/api/records" else json.dumps({"record": record}).encode()
    reply = server.http.post(path, content=sent)
    assert (reply.status_code, reply.json()["code"]) == (422, "record-line")


def test_whoever_sent_a_record_deletes_it(server: Server) -> None:
    lines, _ = finished_record()
    made = sent(server, lines).json()
    (own,) = made["seats"]
    assert own != made["watch"]
    looker, keeper = Player(server, made["watch"]), Player(server, own)
    assert looker.view == keeper.view
    assert keeper.welcome["seat"] == -1
    for do, more in (("play", {"answer": 0}), ("undo", {})):
        assert keeper.move(do, **more)["code"] == "watching"
    keeper.send(do="rematch")
    assert keeper.until("refused")["code"] == "watching"
    keeper.send(do="settings", name="x")
    assert keeper.until("refused")["code"] == "watching"
    assert [row["seat"] for row in server.http.post("/api/lookup", json={"tokens": [own, made["watch"]]}).json()] == [-3, -1]
    refused = server.http.delete("/api/tables", headers={"authorization": f"Bearer {made['watch']}"})
    assert (refused.status_code, refused.json()["code"]) == (403, "watching")
    assert server.http.delete("/api/tables", headers={"authorization": f"Bearer {own}"}).status_code == 204
    assert looker.until("refused")["code"] == "table-gone"
    for token in (own, made["watch"]):
        assert server.get("/api/record", token).json()["code"] == "unknown-link"


def test_an_unfinished_record_stays_as_it_is(server: Server) -> None:
    """Nobody sits there: whoever sent it gives nothing to the luck, and nothing is drawn."""
    made, one, other = server.two()
    play_on([one, other], 8, random.Random(10))
    record = server.get("/api/record", made["seats"][0]).text
    kept = server.http.post("/api/records", content=record).json()
    keeper = Player(server, kept["seats"][0])
    assert keeper.view == one.view
    assert "decision" not in keeper.question
    assert server.get("/api/record", kept["watch"]).text == record
    assert server.get("/api/receipt", kept["seats"][0]).status_code in (403, 409)
