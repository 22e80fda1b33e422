"""The same sea again: a game that is over is played once more with its luck, by anybody who has a link to it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.kernel.record import parse
from leagues.kernel.verify import verify
from tests.harbour.running import Player, Server
from tests.harbour.test_rivals import island, play_out


def played(player: Player, answers: list[int] | None = None) -> list[int]:
    """Play to the end, at random or as somebody did; what was answered."""
    chooser = random.Random(7)
    given: list[int] = []
    while not player.question.get("outcome"):
        while not (player.legal or player.question.get("outcome")):
            player.until("update")
        if player.legal:
            given.append(answers[len(given)] if answers else chooser.choice(player.legal))
            assert player.play(given[-1])["is"] == "update"
    return given


def again(server: Server, link: str, status: int = 201) -> dict[str, Any]:
    """Ask for the same sea once more."""
    reply = server.http.post("/api/tables", json={"game": "nautilion", "sea": link})
    assert reply.status_code == status, reply.text
    made: dict[str, Any] = reply.json()
    return made


@pytest.mark.parametrize("luck", ["fair", "open"])
def test_whoever_answers_alike_meets_the_same(server: Server, luck: str) -> None:
    """By the link for onlookers too, which is what a friend gets; and the record says that the luck is open."""
    seed = {"seed": "sea"} if luck == "open" else {}
    made = server.new(options={"ship": "B2", "expansions": ["reefs"]}, luck=luck, **seed)
    first = Player(server, made["seats"][0])
    answers = played(first)
    friends = again(server, made["watch"])
    second = Player(server, friends["seats"][0])
    assert second.welcome["luck"] == "open"
    assert second.welcome["options"] == first.welcome["options"]
    assert "forked" not in second.welcome
    played(second, answers)
    assert second.view == first.view
    assert second.lines == first.lines
    record = server.get("/api/record", second.token).text
    fairness = json.loads(record.partition("\n")[0])["fairness"]
    assert fairness["kind"] == "open"
    assert fairness["seed"] == "sea" or fairness["seed"].startswith("key:")
    verdict = verify(parse(record, GAMES))
    assert (verdict.fairness, verdict.whole) == ("open", True)
    assert verdict.draws > 20
    third = Player(server, again(server, friends["seats"][0])["seats"][0])  # and once more
    assert json.loads(server.get("/api/record", third.token).text.partition("\n")[0])["fairness"] == fairness


def test_bots_keep_their_seats_and_stand_in_for_people_elsewhere(server: Server) -> None:
    made, people = island(server)
    play_out(people, 5)
    alone = server.new(game="island", options={"players": 2}, together=False, bots=["greedy", ""])
    played(Player(server, alone["seats"][1]))
    for link, bots in ((people[1].token, [False, True]), (made["watch"], [False, True]), (alone["watch"], [True, False])):
        own = [token for token in again(server, link)["seats"] if token]
        assert len(own) == 1
        assert [bool(seat.get("bot")) for seat in Player(server, own[0]).welcome["seats"]] == bots


def test_only_a_game_that_is_over_has_a_sea_to_sail_again(server: Server) -> None:
    made = server.new()
    player = Player(server, made["seats"][0])
    assert again(server, player.token, 422)["code"] == "not-over"
    own = Player(server, server.new(luck="own")["seats"][0])
    while not own.question.get("outcome"):
        own.move("feed" if own.question.get("seat") == -1 else "play", answer=random.Random(1).choice(own.legal))
    assert again(server, own.token, 422)["code"] == "sea-own-dice"
    assert again(server, "A" * 22, 404)["code"] == "unknown-link"
