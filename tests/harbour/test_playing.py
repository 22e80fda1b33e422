"""Moves: refused with their rule, repeated, late, taken back, proposed and agreed; settings; help."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from leagues.games import GAMES
from leagues.harbour import messages, together
from leagues.harbour.harbour import IDLE_ROOM, Harbour
from leagues.harbour.judging import ask
from leagues.harbour.seating import enter
from leagues.harbour.store import Store
from tests.harbour.running import LUCK, PATIENCE, Player, Server, agree_on_first, chooses_together, finished, play_on
from tests.harbour.sharing import give

GAME = GAMES["nautilion"]
RULES: set[str] = {rule.id for rule in GAME.rulebook}


def test_a_forbidden_answer_names_its_rule(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    player.play()
    decision = GAME.decisions.by_number[player.question["decision"]]
    forbidden = next(answer for answer in range(decision.size) if answer not in player.legal)
    told = player.play(forbidden)
    assert (told["is"], told["code"], told["revision"]) == ("refused", "forbidden", player.revision)
    assert set(told["rules"]) <= RULES
    assert told["rules"]
    assert player.play(4000)["code"] == "unknown-move"


def test_a_repeated_move_is_played_once(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    told = player.play(id="once")
    assert told["is"] == "update"
    again = player.move(id="once", answer=0, revision=told["revision"] - 1)
    assert again == {"is": "done", "id": "once", "revision": told["revision"]}
    assert player.revision == told["revision"]


def test_the_ids_of_moves_are_a_seat_s_own(server: Server) -> None:
    _, one, other = server.two()
    agree_on_first(one, other)
    asked, waiting = (one, other) if one.legal else (other, one)
    assert asked.play(id="same")["is"] == "update"
    waiting.reaches(asked.revision)
    while not waiting.legal:
        asked.play()
        waiting.reaches(asked.revision)
    assert waiting.play(id="same")["is"] == "update"


def test_a_late_move_is_refused_and_caught_up(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    player.play()
    told = player.move(answer=0, revision=player.revision - 1)
    assert (told["code"], told["arguments"]["now"]) == ("stale", player.revision)
    assert player.until("welcome")["revision"] == player.revision
    assert player.move(answer=0, revision=player.revision + 5)["code"] == "stale"


def test_moves_that_come_at_once_are_played_in_order(server: Server) -> None:
    """The second was asked before the first was answered: it is judged by what the first made of the table."""
    player = Player(server, server.new()["seats"][0])
    start = player.revision
    for count in range(3):
        player.send(do="play", id=f"m{count}", revision=start, answer=player.legal[0])
    player.until("update", found=lambda told: told.get("done") == "m0")
    for count in (1, 2):
        told = player.until("refused")
        assert (told["id"], told["code"]) == (f"m{count}", "stale")
    assert player.revision == start + 1


def test_a_choice_is_taken_back(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    assert player.move("undo")["code"] == "undo-draw"
    chooser = random.Random(3)
    while player.question.get("barrier"):  # until a choice leads to another without a die between
        assert player.play(chooser.choice(player.legal))["is"] == "update"
    lines = len(player.lines) - len(player.told[-1].get("lines", []))
    told = player.move("undo")
    assert told["is"] == "update"
    assert told["keep"] == lines
    again = Player(server, player.token)
    assert (again.view, again.lines, again.question) == (player.view, player.lines, player.question)


def test_what_is_said_in_one_breath_is_heard_in_order(server: Server) -> None:
    """A client may speak on before it is welcomed; what comes later must not overtake that."""
    made = server.new(luck="open", seed="b")
    asked = [
        {"do": "hello", "token": made["seats"][0], "luck": LUCK},
        *({"do": "play", "id": f"breath-{number}", "revision": 99, "answer": 0} for number in range(6)),
    ]
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:
        for message in asked:
            socket.send(json.dumps(message))
        told = [json.loads(socket.recv(timeout=PATIENCE)) for _ in range(13)]
    assert told[0]["is"] == "welcome"
    refused = [message for message in told if message["is"] == "refused"]
    assert [message["id"] for message in refused] == [f"breath-{number}" for number in range(6)]
    assert {message["code"] for message in refused} == {"stale"}


def test_a_turn_is_taken_back_as_far_as_undo_reaches(server: Server) -> None:
    player = Player(server, server.new(options={"expansions": ["mages", "heroics"]}, luck="open", seed="b")["seats"][0])
    chooser = random.Random(4)
    choices = 0
    while choices < 2:
        told = player.play(chooser.choice(player.legal))
        assert told["is"] == "update"
        choices = choices + 1 if not player.question.get("barrier") else 0
        assert not player.question.get("outcome"), "this game has a turn with two choices that can be taken back"
    told = player.move("undo", turn=True)
    assert told["is"] == "update"
    assert player.question["barrier"] != ""


def test_another_seat_s_choice_cannot_be_taken_back(server: Server) -> None:
    _, one, other = server.two()
    chooser = random.Random(5)
    agree_on_first(one, other)
    while one.question.get("barrier", "") == other.question.get("barrier", ""):
        play_on([one, other], 1, chooser)
    mine, theirs = (one, other) if not one.question.get("barrier") else (other, one)
    assert theirs.question["barrier"] == "other-seat"
    assert theirs.move("undo")["code"] == "undo-other-seat"
    assert mine.move("undo")["is"] == "update"


def test_roll_at_once_is_a_setting_of_the_table(server: Server) -> None:
    made = server.new()
    player = Player(server, made["seats"][0])
    assert player.welcome.get("wait", True)
    assert player.view["dice"] == [0, 0, 0]
    player.send(do="settings", wait=False)
    assert player.until("waits")["wait"] is False
    assert 0 not in player.view["dice"]  # what waited for a click is rolled
    again = Player(server, made["seats"][0])
    assert again.welcome["wait"] is False
    assert again.view == player.view


def test_explanations_follow_by_themselves(server: Server) -> None:
    """After a welcome and after every update, once each, and only for pages that want them."""
    made = server.new()
    player, plain = Player(server, made["seats"][0], explain=True), Player(server, made["seats"][0])
    explained = player.explained()
    assert explained["final"] == player.legal  # the dice are rolled at once
    assert set(map(int, explained["choices"])) == set(player.legal)
    player.play()
    assert set(player.explained()["final"]) <= set(player.legal)
    barred = {int(answer): one["barred"] for answer, one in player.explained()["choices"].items() if "barred" in one}
    assert barred
    assert not set(barred) & set(player.legal)
    assert set(barred.values()) <= RULES
    player.move("undo")
    player.play(player.legal[0])
    player.explained()
    told = [message["revision"] for message in player.told if message["is"] == "explained"]
    assert told == sorted(set(told))
    plain.reaches(player.revision)
    assert plain.hears_nothing()
    assert "explained" not in {message["is"] for message in plain.told}


def test_what_is_explained_holds_for_who_plays_now(server: Server) -> None:
    """Whether a roll waits for a click decides what can be taken back, and changes no revision."""
    player = Player(server, server.new(luck="open", seed="sea")["seats"][0], explain=True)
    while GAME.decisions.by_number[player.question["decision"]].name != "place-token":
        player.play()
    revision = player.revision
    assert player.explained()["final"] == []
    player.send(do="settings", wait=False)
    after = player.until("explained")
    assert (after["revision"], player.revision) == (revision, revision)
    assert after["explanation"]["final"] == player.legal


# --- what both decide together -----------------------------------------------------------------------------------------


def at_the_choice(server: Server) -> tuple[Player, Player]:
    """Two players who must choose together who begins."""
    _, one, other = server.two()
    while not chooses_together(one):
        play_on([one, other], 1, random.Random(1))
    assert one.welcome["agree"]
    assert one.legal == other.legal
    return one, other


@pytest.mark.rule("two-first-player")
def test_one_proposes_and_the_other_agrees(server: Server) -> None:
    one, other = at_the_choice(server)
    revision = one.revision
    assert one.play(1)["is"] == "done"
    heard = other.until("proposed")
    assert (heard["seat"], heard.get("answer", 0), heard["seconds"]) == (0, 1, 60)
    assert one.revision == revision
    assert one.play(1)["is"] == "done"  # to say it twice is not to agree
    assert one.revision == revision
    assert other.play(1)["is"] == "update"
    assert one.until("update")["revision"] == revision + 1
    assert one.until("proposed")["seat"] == -1


@pytest.mark.rule("two-first-player")
def test_nobody_takes_back_alone_what_was_agreed(server: Server) -> None:
    one, other = at_the_choice(server)
    one.play(1)
    other.until("proposed")
    other.play(1)
    one.reaches(other.revision)
    assert [player.question["barrier"] for player in (one, other)] == ["together"] * 2
    for player in (one, other):
        assert player.move("undo")["code"] == "undo-together"
    assert not other.play()["question"].get("barrier")  # its own choice it can take back, and nothing before it
    assert other.move("undo", turn=True)["is"] == "update"
    one.reaches(other.revision)
    assert [player.question["barrier"] for player in (one, other)] == ["together"] * 2
    assert Player(server, one.token).question == one.question


@pytest.mark.rule("two-first-player")
def test_to_propose_the_same_again_changes_nothing(server: Server) -> None:
    one, other = at_the_choice(server)
    one.play(1)
    first = other.until("proposed")
    assert one.play(1)["is"] == "done"
    assert other.hears_nothing()
    assert other.play(1)["is"] == "update"
    assert first["seconds"] == 60


@pytest.mark.rule("two-first-player")
def test_a_proposal_outlives_the_server(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    one, other = at_the_choice(server)
    assert one.play(1)["is"] == "done"
    server.restart(signal.SIGKILL)
    one, other = (Player(server, player.token) for player in (one, other))
    assert one.until("proposed")["seat"] == other.until("proposed")["seat"] == 0
    assert other.play(1)["is"] == "update"


@pytest.mark.rule("two-first-player")
def test_another_answer_is_another_proposal(server: Server) -> None:
    one, other = at_the_choice(server)
    one.play(1)
    other.play(0)
    heard = one.until("proposed", found=lambda told: told["seat"] == 1)
    assert heard.get("answer", 0) == 0
    again = Player(server, one.token)
    assert again.until("proposed")["seat"] == 1  # whoever comes is told
    assert one.play(0)["is"] == "update"
    assert one.play(77)["code"] in ("unknown-move", "not-your-turn", "forbidden")


class Ear:
    """Somebody at a table, without a socket."""

    def __init__(self, role: int) -> None:
        self.role = role
        self.page = ""
        self.explain = False
        self.told: list[str] = []

    def tell(self, message: str) -> None:
        self.told.append(message)


def test_rooms_without_people_leave_the_memory(tmp_path: Path) -> None:
    async def run() -> None:
        harbour = Harbour(Store(str(tmp_path / "a.sqlite")))
        await harbour.open()
        made = await harbour.create(messages.NewTable("nautilion"))
        number, role = await harbour.find(made.seats[0])
        room = await harbour.room(number)
        ear: Any = Ear(role)
        enter(room, ear, 0, "")
        give(room)
        await harbour.saver.finish()
        harbour.sweep(room.used + IDLE_ROOM + 1)
        assert harbour.rooms == {number: room}
        room.leave(ear)
        harbour.sweep(room.used + IDLE_ROOM - 1)
        assert harbour.rooms == {number: room}
        harbour.sweep(room.used + IDLE_ROOM + 1)
        assert harbour.rooms == {}
        assert (await harbour.room(number)).table.entries == room.table.entries
        await harbour.close()

    finished(run())


@pytest.mark.rule("two-first-player")
def test_a_proposal_without_an_answer_holds_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert together.AGREE_SECONDS == 60
    monkeypatch.setattr(together, "AGREE_SECONDS", 0.05)

    async def run() -> None:
        harbour = Harbour(Store(str(tmp_path / "a.sqlite")))
        await harbour.open()
        made = await harbour.create(messages.NewTable("nautilion", {"players": 2}, together=False))
        room = await harbour.room((await harbour.find(made.seats[0]))[0])
        ears: list[Any] = [Ear(0), Ear(1)]
        for ear in ears:
            enter(room, ear, 0, "")
        give(room)
        while room.table.who != -2 or room.table.option_count < 2:
            room.change("play", lambda table: table.play(table.legal[0]))
        revision = room.revision
        await harbour.saver.finish()
        ask(room, ears[1], messages.Play("first", revision, 0))
        assert room.revision == revision
        await asyncio.sleep(0.2)
        await harbour.saver.finish()
        assert room.revision == room.saved_revision == revision + 1
        assert [entry.by for entry in room.table.entries if entry.decision.name == "choose-first"] == [1]
        assert room.together.proposal is None
        assert any('"proposed"' in told for told in ears[0].told)
        await harbour.close()

    finished(run())
