"""Advice for lessons: for whoever asks for it, where nobody else plays but bots."""

from __future__ import annotations

from typing import Any

import leagues
from leagues import bots
from tests.harbour.running import Player, Server


def told(player: Player) -> dict[str, Any]:
    """What came with the explanation of what is asked now."""
    player.explained()
    return next(message for message in reversed(player.told) if message.get("is") == "explained")


def test_only_who_asks_is_advised_and_as_the_policy_would_play(server: Server) -> None:
    made = server.new(luck="open", seed="advice", options={"players": 1, "reserve": 6})
    pupil, other = (Player(server, made["seats"][0], explain=True, advise=advise) for advise in (True, False))
    assert "advised" not in told(other)
    table = leagues.new("nautilion", seed="advice", wait=True, players=1, reserve=6)
    for _ in range(4):
        advised = told(pupil)["advised"]
        assert advised == bots.advice(table, 0)
        table.play(table.move(advised))
        pupil.move("play", answer=advised)


def test_where_somebody_else_plays_nobody_is_advised(server: Server) -> None:
    made = server.new(game="island", luck="open", seed="advice", options={"players": 2}, together=False)
    for token in made["seats"]:
        assert "advised" not in told(Player(server, token, explain=True, advise=True))
