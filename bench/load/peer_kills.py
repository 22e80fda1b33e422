"""The peer with its file storage killed (kill -9) while people play, each time with new matches in an empty folder.

Its files are read after the kill as its storage would read them: a match whose files are not all there and whole is
unreadable; of the others, the moves that a player saw and the file does not have are lost.
"""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from load.servers import Server, clients

FILES = ("", ":initial", ":metadata", ":log")  # what the storage keeps of a match that has begun


@dataclass
class Tally:
    """What was found."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    unreadable: int = 0

    def json(self) -> dict[str, Any]:
        """For the results."""
        return asdict(self)


def read_files(folder: Path) -> dict[str, Any]:
    """What the storage holds, by its keys; a file that is not whole is left out."""
    found = {}
    for file in folder.iterdir():
        try:
            item = json.loads(file.read_text(encoding="utf-8"))
            found[item["key"]] = item["value"]
        except (ValueError, KeyError, TypeError):
            continue
    return found


def kill(server: Server, kills: int, games: int, longest: float, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Kill the peer so often while `games` matches play, each time up to `longest` seconds after all have moved."""
    tally = Tally()
    for number in range(kills):
        shutil.rmtree(server.folder, ignore_errors=True)
        server.start()
        playing = clients(server, games, "killed")
        assert playing.stdout is not None
        playing.stdout.readline()
        time.sleep(random.uniform(0, longest))
        server.kill()
        told = json.loads(playing.communicate()[0])
        found = read_files(server.folder)
        for match, revision in told:
            tally.acknowledged += revision
            if any(match + file not in found for file in FILES[: 4 if revision else 3]):
                tally.unreadable += 1
            else:
                tally.lost += max(0, revision - found[match]["_stateID"])
        tally.kills += 1
        tally.tables += len(told)
        progress(number + 1)
    return tally
