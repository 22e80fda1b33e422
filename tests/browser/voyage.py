"""Whole games played over the real socket, for tests that look at games in progress or at their end."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import Server


def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(20))
        if message["is"] in kinds:
            return message


def sit_down(socket: ClientConnection, token: str) -> dict[str, Any]:
    """Come to a table and, where one gives alone to the luck, give; the welcome."""
    socket.send(json.dumps({"do": "hello", "token": token}))
    told = hear(socket, "welcome")
    dice = told.get("dice") or {}
    if told["seat"] != -1 and len(dice.get("givers", [])) == 1 and not dice.get("shares"):
        socket.send(json.dumps({"do": "luck", "bytes": "5a" * 32}))
        told = hear(socket, "welcome")
    return told


def sail(
    server: Server, token: str, moves: int = 10_000, seed: int = 1, *, proposes: bool = False, waits: bool = False
) -> dict[str, Any]:
    """Answer at random, so many times or to the end; the last question. What is only a proposal is not played at once. With
    `waits` others are waited for, such as bots."""
    luck = random.Random(seed)
    with connect(f"ws{server.address[4:]}/api/socket") as socket:
        told = sit_down(socket, token)
        for number in range(moves):
            while waits and not (told["question"].get("legal") or told["question"].get("outcome")):
                told = hear(socket, "update")
            question = told["question"]
            if not question.get("legal"):
                break
            move = {
                "do": "play",
                "id": f"{seed}-{number}",
                "revision": told["revision"],
                "answer": luck.choice(question["legal"]),
            }
            socket.send(json.dumps(move))
            heard = hear(socket, "proposed" if proposes else "update", "refused")
            assert heard["is"] != "refused", heard
            told = told if proposes else heard
        last: dict[str, Any] = told["question"]
        return last
