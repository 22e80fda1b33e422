"""Tables from their making to their end: played, looked at, proved, forked and deleted."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues.cli import main
from leagues.games import GAMES
from leagues.harbour.about import describe
from tests.harbour.running import LUCK, Player, Server, agree_on_first, play_on, take_over

GAME = GAMES["nautilion"]


def finished(server: Server, chooser: random.Random, **asked: Any) -> tuple[dict[str, Any], list[Player]]:
    """A game of two, played to its end."""
    made, one, other = server.two(**asked)
    play_on([one, other], 10_000, chooser)
    assert one.question["outcome"]
    return made, [one, other]


def test_a_game_alone_begins_with_one_click(server: Server) -> None:
    made = server.new()
    assert len(made["seats"]) == 1
    assert len(made["commitment"]) == 64
    player = Player(server, made["seats"][0])
    welcome = player.welcome
    assert (welcome["game"], welcome["seat"], welcome["luck"], welcome["revision"]) == ("nautilion", 0, "fair", 1)
    assert welcome["commitment"] == made["commitment"]
    assert "secret" not in welcome
    assert json.loads(welcome["receipt"])["client"] == LUCK
    assert player.view["turn"] == 1
    assert 0 not in player.view["path"][1 : player.view["path_length"] + 1]
    assert len(player.legal) == 1  # the roll that opens the turn waits
    told = player.play()
    assert told["is"] == "update"
    assert 0 not in player.view["dice"]
    player.close()


def test_the_view_that_changes_build_is_the_view(server: Server) -> None:
    made, one, other = server.two()
    play_on([one, other], 25, random.Random(1))
    again = Player(server, made["seats"][1])
    assert again.view == other.view == one.view
    assert again.lines == other.lines
    assert again.revision == other.revision
    for player in (one, other, again):
        player.close()


def test_a_finished_game_gives_its_secret_and_is_proved_by_the_receipts(server: Server, tmp_path: Path) -> None:
    made, players = finished(server, random.Random(2))
    for player in players:
        assert player.told[-1].get("secret") or player.welcome.get("secret")
    record = server.get("/api/record", made["seats"][0])
    assert record.status_code == 200
    (tmp_path / "game.jsonl").write_bytes(record.content)
    for seat, token in enumerate(made["seats"]):
        receipt = server.get("/api/receipt", token)
        assert json.loads(receipt.text)["seat"] == seat
        (tmp_path / "receipt").write_bytes(receipt.content)
        assert main(["verify", str(tmp_path / "game.jsonl"), "--receipt", str(tmp_path / "receipt")]) == 0
        verdict = server.http.post("/api/check", json={"record": record.text, "receipt": receipt.text}).json()
        assert (verdict["fairness"], verdict["receipt"], verdict["whole"]) == ("fair", True, True)
        assert verdict["draws"] > 40
    table = leagues.load(record.text)
    assert table.outcome == players[0].question["outcome"]
    told = players[0].move("undo")
    assert (told["is"], told["code"]) == ("refused", "undo-ended")  # the dice are known now


def test_a_changed_record_is_found_out(server: Server) -> None:
    made, _ = finished(server, random.Random(3))
    record = server.get("/api/record", made["watch"]).text
    lines = record.split("\n")
    lines[-2] = json.dumps({"secret": "00" * 32})
    reply = server.http.post("/api/check", json={"record": "\n".join(lines)})
    assert (reply.status_code, reply.json()["code"]) == (422, "verify-commitment")
    reply = server.http.post("/api/check", json={"record": record, "receipt": "{}"})
    assert (reply.status_code, reply.json()["code"]) == (422, "verify-receipt-unreadable")


def test_the_secret_stays_secret_while_the_game_goes_on(server: Server) -> None:
    made, one, other = server.two()
    play_on([one, other], 10, random.Random(4))
    texts = [json.dumps(player.told) for player in (one, other)]
    texts += [server.get(path, made["seats"][0]).text for path in ("/api/record", "/api/film", "/api/receipt")]
    texts.append(json.dumps(Player(server, made["watch"]).welcome))
    for text in texts:
        assert '"secret"' not in text
    reply = server.http.post("/api/check", json={"record": texts[2]})
    assert reply.json()["code"] == "verify-no-secret"


def test_a_film_shows_every_entry(server: Server) -> None:
    made, players = finished(server, random.Random(5))
    film = server.get("/api/film", made["watch"]).json()
    table = leagues.load(server.get("/api/record", made["watch"]).text)
    assert [scene["answer"] for scene in film["scenes"]] == [entry.answer for entry in table.entries]
    assert [scene["by"] for scene in film["scenes"]] == [entry.by for entry in table.entries]
    view = film["view"]
    for scene in film["scenes"]:
        take_over(view, scene)
    assert view == players[0].view
    assert [line for scene in film["scenes"] for line in scene.get("lines", [])] == players[0].lines


def test_two_at_one_screen_have_one_link(server: Server) -> None:
    made = server.new(options={"players": 2}, together=True, names=["Ada", "Bo"])
    assert len(made["seats"]) == 1
    player = Player(server, made["seats"][0])
    assert player.welcome["seat"] == -3
    assert [seat["name"] for seat in player.welcome["seats"]] == ["Ada", "Bo"]
    assert play_on([player], 30, random.Random(6)) >= 20
    assert json.loads(player.welcome["receipt"])["seat"] == 0


def test_fair_dice_wait_for_both(server: Server) -> None:
    made = server.new(options={"players": 2}, together=False)
    one = Player(server, made["seats"][0])
    assert one.welcome["question"].get("decision", 0) == 0
    assert [seat.get("joined", False) for seat in one.until("seats")["seats"]] == [True, False]
    assert one.move(answer=0)["code"] == "not-begun"
    assert server.get("/api/receipt", made["seats"][0]).json()["code"] == "not-begun"
    other = Player(server, made["seats"][1], luck="ff" * 16)
    one.until("welcome")
    assert one.question["decision"] == other.question["decision"] != 0
    assert json.loads(other.welcome["receipt"])["client"] == "ff" * 16


def test_too_little_luck_does_not_begin_a_game(server: Server) -> None:
    made = server.new()
    player = Player(server, made["seats"][0], luck="00" * 15)
    assert player.told[-1]["code"] == "luck-short"
    assert player.question.get("decision", 0) == 0
    player.close()
    assert Player(server, made["seats"][0]).question["decision"] != 0


def test_the_first_luck_of_a_seat_counts(server: Server) -> None:
    made = server.new(options={"players": 2}, together=False)
    first = Player(server, made["seats"][0], luck="aa" * 16)
    Player(server, made["seats"][0], luck="bb" * 16)
    Player(server, made["seats"][1], luck="cc" * 16)
    first.until("welcome")
    assert json.loads(server.get("/api/receipt", made["seats"][0]).text)["client"] == "aa" * 16


def test_an_open_seed_meets_the_same_luck(server: Server) -> None:
    views = []
    for _ in range(2):
        made = server.new(luck="open", seed="sea")
        player = Player(server, made["seats"][0], luck="")
        assert player.welcome["seed"] == "sea"
        player.play()
        views.append(player.view)
    assert views[0] == views[1]
    assert server.http.post("/api/tables", json={"game": "nautilion", "luck": "open"}).json()["code"] == "bad-seed"


def test_own_dice_are_typed_in(server: Server) -> None:
    made = server.new(luck="own")
    player = Player(server, made["seats"][0], luck="")
    while player.question.get("seat") == -1:  # the path is laid by hand
        assert player.move("feed", answer=player.legal[0])["is"] == "update"
    assert player.move("feed", answer=0)["code"] == "player-decides"
    player.play()
    assert player.question.get("seat") == -1
    assert player.play(3)["code"] == "chance-decides"
    assert player.move("feed", answer=5)["code"] == "impossible-outcome"  # the dice of this game have no 6
    for face in (4, 1, 2):
        assert player.move("feed", answer=face - 1)["is"] == "update"
    assert player.view["dice"] == [4, 1, 2]


def test_a_fork_begins_as_its_table_did_with_dice_of_its_own(server: Server) -> None:
    made, one, other = server.two()
    play_on([one, other], 12, random.Random(7))
    film = server.get("/api/film", made["watch"]).json()
    count = len(film["scenes"]) - 3
    fork = server.new(fork={"token": made["watch"], "entries": count}, options={"players": 2}, together=True)
    assert fork["commitment"] != made["commitment"]
    player = Player(server, fork["seats"][0])
    assert player.welcome["forked"] == count
    scenes = server.get("/api/film", fork["watch"]).json()["scenes"]
    assert [scene["answer"] for scene in scenes[:count]] == [scene["answer"] for scene in film["scenes"][:count]]
    play_on([player], 10_000, random.Random(8))
    record = server.get("/api/record", fork["seats"][0]).text
    verdict = server.http.post("/api/check", json={"record": record}).json()
    assert (verdict["forked"], verdict["whole"]) == (count, False)
    reply = server.http.post("/api/tables", json={"game": "nautilion", "fork": {"token": made["watch"], "entries": 99_999}})
    assert reply.json()["code"] == "bad-number"


def test_a_record_that_is_sent_in_can_be_looked_at_and_forked(server: Server) -> None:
    made, players = finished(server, random.Random(9))
    record = server.get("/api/record", made["seats"][0]).text
    kept = server.http.post("/api/records", content=record)
    assert kept.status_code == 201
    looker = Player(server, kept.json()["watch"])
    assert looker.view == players[0].view
    assert looker.question["outcome"] == players[0].question["outcome"]
    assert looker.move(answer=0)["code"] == "watching"
    assert server.get("/api/record", kept.json()["watch"]).text == record
    fork = server.new(fork={"token": kept.json()["watch"], "entries": 60}, together=True)
    assert Player(server, fork["seats"][0]).question["decision"] != 0


def test_a_record_of_an_unfinished_game_can_be_sent_in(server: Server) -> None:
    made, one, other = server.two()
    play_on([one, other], 8, random.Random(10))
    record = server.get("/api/record", made["seats"][0]).text
    kept = server.http.post("/api/records", content=record).json()
    looker = Player(server, kept["watch"])
    assert looker.view == one.view
    assert "legal" not in looker.question


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda header: header | {"leagues": 99}, "record-newer"),
        (lambda header: header | {"rules": 99}, "record-rules-newer"),
        (lambda header: header | {"game": "chess"}, "unknown-game"),
        (lambda header: {}, "record-header"),
    ],
)
def test_a_record_of_another_version_is_refused(server: Server, change: Any, code: str) -> None:
    record = leagues.new("nautilion", seed="a").record()
    header, rest = record.split("\n", 1)
    reply = server.http.post("/api/records", content=json.dumps(change(json.loads(header))) + "\n" + rest)
    assert reply.json()["code"] == code
    assert reply.status_code in (404, 422)


def test_tables_are_listed_as_they_stand(server: Server) -> None:
    made, one, other = server.two(names=["Ada", "Bo"])
    asked = {"tokens": [*made["seats"], made["watch"], "x" * 22]}
    agree_on_first(one, other)
    found = server.http.post("/api/lookup", json=asked).json()
    assert [row.get("found", False) for row in found] == [True, True, True, False]
    assert found[0]["names"] == ["Ada", "Bo"]
    assert found[0]["revision"] == one.revision
    assert [row.get("yours", False) for row in found[:3]] == [bool(one.legal), bool(other.legal), False]
    assert found[0]["decision"] == one.question["decision"]
    assert found[0]["headline"]["turn"] == 1
    assert found[0]["options"]["players"] == 2


def test_a_deleted_table_is_gone(server: Server) -> None:
    made, one, other = server.two()
    reply = server.http.delete("/api/tables", headers={"authorization": f"Bearer {made['watch']}"})
    assert (reply.status_code, reply.json()["code"]) == (403, "watching")
    assert server.delete(*made["seats"]) == 204
    for player in (one, other):
        assert player.until("refused")["code"] == "table-gone"
        assert player.closed() == 4404
    for token in (*made["seats"], made["watch"]):
        assert server.get("/api/record", token).json()["code"] == "unknown-link"
    assert not server.http.post("/api/lookup", json={"tokens": made["seats"]}).json()[0].get("found", False)


def test_a_game_is_described(server: Server) -> None:
    assert server.http.get("/api/games").json() == list(GAMES)
    reply = server.http.get("/api/games/nautilion")
    about = reply.json()
    assert [d["number"] for d in about["decisions"]] == list(GAME.decisions.by_number)
    plan = next(d for d in about["decisions"] if d["name"] == "plan")
    assert [answer[0] for answer in plan["answers"]] == list(GAME.decisions.by_name["plan"].answers)
    assert {rule["id"] for rule in about["rules"]} == {rule.id for rule in GAME.rulebook}
    assert about["seats"] == [1, 2]
    again = server.http.get("/api/games/nautilion", headers={"if-none-match": reply.headers["etag"]})
    assert again.status_code == 304
    assert server.http.get("/api/games/chess").status_code == 404
    assert describe(GAME).version == ""


def test_the_server_says_how_it_is(server: Server) -> None:
    health = server.http.get("/api/health").json()
    assert health["well"] is True
    assert health["database"] in ("sqlite", "postgresql")
