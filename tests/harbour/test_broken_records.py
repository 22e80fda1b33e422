"""Records whose start is broken, sent to a real server: whatever it holds is refused or kept, and never a fault."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from tests.harbour.running import AT_SEA, Player, Server
from tests.sizes import sized
from tests.ways_in.broken import broken_record, met


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_with_a_broken_start_is_no_fault_of_the_server(
    game: str, start: Callable[..., Server], database: str
) -> None:
    server = start(database)
    luck = Random(f"{game} over http")
    states = met(game, luck, sized(4, 20))
    kept = 0
    for _ in range(sized(30, 2000)):
        record = broken_record(game, states, luck)
        for reply in (
            server.http.post("/api/records", content=record.encode(errors="replace")),
            server.http.post("/api/check", json={"record": record}),
        ):
            unknown = reply.status_code == 404 and reply.json()["code"] == "unknown-game"  # the header says which game it is
            assert unknown or reply.status_code in (200, 201, 400, 422), (reply.status_code, reply.text, record)
            if reply.status_code >= 400:
                says_why(reply.json())
            elif reply.status_code == 201:
                kept += 1
                look(server, reply.json()["watch"])
    assert kept, "nothing was kept: looking at it was not tried"
    assert [event for event in server.events() if event["event"].endswith("fault")] == []


def says_why(refused: dict[str, Any]) -> None:
    """A refusal has a code for which there is a sentence; so has each of its reasons."""
    plain = {name: value for name, value in refused["arguments"].items() if name != "reasons"}
    sentence = LeaguesError(refused["code"], **plain).text("fr")
    assert len(sentence) > 10
    assert not sentence.startswith("error-")
    for reason in refused["arguments"].get("reasons", ()):
        says_why(reason)


def look(server: Server, token: str) -> None:
    """A page opens what was kept, and plays it as a film."""
    page = Player(server, token)
    assert page.welcome["view"]
    page.close()
    AT_SEA.remove(page)
    for path in ("/api/film", "/api/record"):
        assert server.get(path, token).status_code == 200
