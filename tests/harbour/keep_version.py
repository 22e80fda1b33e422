"""Writes a database with games of every kind as today's version keeps it: before the shape changes, run this once.

    python -m tests.harbour.keep_version tests/harbour/data/version-6.json

`test_versions.py` opens what was kept with every later version.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.harbour.running import AT_SEA, Player, Server, play_on
from tests.harbour.test_rivals import island, open_run
from tests.harbour.test_versions import change_answer


def keep(file: Path) -> None:
    """Play some games and write down what the database holds, with what each seat sees."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "harbour.sqlite")
        server = Server(database, Path(folder))
        tables = _play(server, database)
        games = {name: made | {"seen": _seen(server, made["seats"])} for name, made in tables.items()}
        server.stop()
        rows = _rows(database)
    kept = {"games": games, "rows": rows}
    file.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def _play(server: Server, database: str) -> dict[str, dict[str, Any]]:
    chooser = random.Random(4)
    made: dict[str, dict[str, Any]] = {}
    made["running"], *two = server.two()
    play_on(two, 12, chooser)
    made["undone"] = server.new(luck="open", seed="Nemo")
    alone = Player(server, made["undone"]["seats"][0])
    play_on([alone], 9, chooser)
    while alone.question.get("barrier"):
        alone.play()
    alone.move("undo")
    made["waiting"] = server.new(options={"players": 2}, together=False)
    made["finished"] = server.new()
    play_on([Player(server, made["finished"]["seats"][0])], 10_000, chooser)
    made["voyage"] = server.new(game="nemo")
    play_on([Player(server, made["voyage"]["seats"][0])], 60, chooser)
    made["own dice"] = server.new(luck="own")
    made["open run"], people = island(server)
    open_run(people)
    made["with a bot"], (person,) = island(server, bots=["", "greedy"])
    while not person.legal:
        person.hear()
    for name in ("resumed", "resumed and played on"):
        made[name] = server.new(luck="open", seed="Ned Land")
        play_on([Player(server, made[name]["seats"][0])], 9, random.Random(2))
    _other_rules(server, database, [made[name]["table"] for name in ("resumed", "resumed and played on")])
    play_on([Player(server, made["resumed and played on"]["seats"][0])], 3, chooser)
    made["forked"] = server.new(fork={"token": made["finished"]["seats"][0], "entries": 20})
    Player(server, made["forked"]["seats"][0])
    return made


def _other_rules(server: Server, database: str, names: list[str]) -> None:
    """Let games go on from their stored state, as if they had been begun by other rules."""
    server.stop()
    with sqlite3.connect(database) as file:
        for name in names:
            (number,) = file.execute("SELECT number FROM tables WHERE id = ?", (name,)).fetchone()
            change_answer(file, number)
            file.execute("UPDATE tables SET rules = 0 WHERE number = ?", (number,))
    file.close()
    server.start()


def _seen(server: Server, tokens: list[str]) -> list[dict[str, Any] | None]:
    """What every seat is shown, at its table and in a list of games."""
    seen: list[dict[str, Any] | None] = []
    for token in tokens:
        if not token:
            seen.append(None)
            continue
        player = Player(server, token, luck="")
        (summary,) = server.http.post("/api/lookup", json={"tokens": [token]}).json()
        seen.append({"revision": player.revision, "view": player.view, "lines": player.lines, "question": player.question,
                     "summary": summary})  # fmt: skip
        player.close()
    return seen


def _rows(database: str) -> dict[str, list[dict[str, Any]]]:
    with sqlite3.connect(database) as file:
        file.row_factory = sqlite3.Row
        names = [row["name"] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: [dict(row) for row in file.execute(f"SELECT * FROM {name}")] for name in names}
    file.close()
    return {name: found for name, found in rows.items() if name != "schema_version"}


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
    for player in AT_SEA:
        player.close()
