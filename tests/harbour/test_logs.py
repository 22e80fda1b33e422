"""Of a ship's log every page is told what it has not heard: all of it when it comes, later the turns since."""

from __future__ import annotations

from typing import Any

import leagues
from leagues import bots
from leagues.kernel import sfc32
from tests.harbour.running import Player, Server

VOYAGE: dict[str, Any] = {"players": 1, "difficulty": "sailor"}
TURNS = 3


def logs(player: Player) -> list[list[dict[str, Any]]]:
    """The log of every explanation that a page was told."""
    player.explained()
    return [message["explanation"]["log"] for message in player.told if message.get("is") == "explained"]


def test_a_page_that_comes_later_is_told_the_whole_log_and_one_that_stays_the_present_turn(server: Server) -> None:
    made = server.new(game="nemo", luck="open", seed="logs", options=VOYAGE)
    table = leagues.new("nemo", seed="logs", wait=True, **VOYAGE)
    stays, luck = Player(server, made["seats"][0], explain=True), [0] * 4
    sfc32.seed(luck, 1, 2, 3)
    while table.state.json()["turn"] <= TURNS:
        answer = bots.answer(table, 0, "greedy", luck)
        table.play(next(move for move in table.legal if move.answer == answer))
        stays.move("play", answer=answer)
        stays.explained()
    heard = logs(stays)
    late = logs(Player(server, made["seats"][0], explain=True))[-1]
    assert [turn["turn"] for turn in late] == [*range(TURNS + 2)][-len(late) :]
    assert len(late) > TURNS
    assert max(map(len, heard[1:])) <= 2  # the present turn, and the one before where a new one has begun
    told = {turn["turn"]: turn for log in heard for turn in log}
    assert [told[turn["turn"]] for turn in late] == late
