"""How a table stood after every move is on the disk, to be read without the rules: whole now and then, else what changed."""

from __future__ import annotations

import copy
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.harbour import messages, raw
from leagues.harbour.harbour import Harbour
from leagues.harbour.judging import ask
from leagues.harbour.messages import Play, Undo
from leagues.harbour.restore import restore, stood
from leagues.harbour.room import STATE_EVERY
from tests.harbour.running import Player, Server, take_over
from tests.harbour.test_edges import in_a_harbour, seated
from tests.harbour.test_versions import change_answer, change_last_state, changed

MOVES = 150
READ_AGAIN = 40


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("nautilion", {}),
        ("nautilion", {"players": 2, "expansions": ["mages", "darkhouse", "reefs"]}),
        ("island", {"players": 3}),
        ("nemo", {}),
    ],
)
def test_every_state_can_be_read_from_the_moves(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    """Choices, choices taken back, and rooms that were read again in between: each state is the one that was played."""
    chooser = random.Random(game)
    played: dict[int, Any] = {}

    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable(game, options))
        room, ear = await seated(harbour, made.seats[0])
        for count in range(MOVES):
            if count % READ_AGAIN == READ_AGAIN - 1:
                harbour.rooms.pop(room.number)
                room, ear = await seated(harbour, made.seats[0])
            back = not room.barrier(ear.role) and chooser.random() < 0.2
            answer = chooser.choice(room.table.answers or [0])
            ask(room, ear, Undo(str(count), room.revision) if back else Play(str(count), room.revision, answer))
            played[room.revision] = room.table.now.brief()
            await harbour.saver.finish()
            if room.table.over:
                break
        stored = harbour.store.load(room.number)
        assert stored is not None
        kind = GAMES[game].state
        for move, state in zip(stored.moves, stood(stored.moves), strict=True):
            assert state is not None
            if move["revision"] in played:  # the first came with the table
                assert raw.from_dump(kind, state).brief() == played[move["revision"]]
        assert len(played) > 20
        whole = [move for move in stored.moves if move["state"] is not None]
        apart = [late["revision"] - soon["revision"] for soon, late in itertools.pairwise(whole)]
        assert max(apart, default=0) <= STATE_EVERY + 1  # so few are read to know how a table stands
        assert len(whole) <= len(stored.moves) / STATE_EVERY + MOVES / READ_AGAIN + 3
        assert {move["kind"] for move in stored.moves} > {"play", "undo"}
        assert restore(stored).table.now.brief() == played[room.revision]

    in_a_harbour(tmp_path, sail)


def test_a_frozen_game_is_looked_at_move_by_move(start: Any, database: str) -> None:
    """Today's rules do not agree with its first plan and its last state is impossible: all others are still shown."""
    server: Server = start(database)
    made = server.new(luck="open", seed="Conseil")
    player = Player(server, made["seats"][0])
    views = []
    for _ in range(12):
        player.play()
        views.append(copy.deepcopy(player.view))
    server.stop()
    with changed(database) as connection:
        change_answer(connection, order="ASC")
        change_last_state(connection, lambda state: {"nautilion": state["phantom"]})
    server.start()
    assert Player(server, made["seats"][0]).welcome["frozen"]
    film = server.get("/api/film", made["seats"][0]).json()
    assert 0 < film["frozen"] < len(film["scenes"]) - 5
    view, shown = film["view"], []
    for scene in film["scenes"]:
        take_over(view, scene)
        shown.append(copy.deepcopy(view))
    assert [one for one in views if one not in shown] == views[-1:]
