"""Our server beside a boardgame.io server under the same load, in turns, in one run; then both are killed while people play.
`make bench-load` writes `bench/results/load.json` and `load.md`.

Servers run on one core and clients on another. Every table has two players with a web socket each; a move counts when both
have seen it. Ours plays Nautilion with its real rules, and every move is on the disk before anybody is told; theirs plays
`ferry.mjs`, a game of the same size.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import against
import run
from load import attacks, postgres, versus
from load.report import as_markdown, bars
from load.servers import HERE, Server, all_servers, clients

RESULTS = HERE.parent / "results"
PARTS = ("load", "kills", "attacks", "pairs")
GAMES = (10, 100, 1000)
TWO = "leagues, two servers on PostgreSQL"
CHANCES = 3  # for a peer: boardgame.io on files has closed its sockets under 1,000 games
FIGURES = (
    "moves_per_second", "p50_ms", "p99_ms", "late", "opened_per_second", "bytes", "memory_mb", "server_busy", "client_busy",
    "explained_per_second", "explained_bytes",
)  # fmt: skip


class GaveUpError(RuntimeError):
    """A server closed the sockets of its clients."""


def reading(server: Server, games: int, mode: str, warm: float, seconds: float) -> dict[str, float]:
    """One reading. A peer that drops its clients is tried again, and how often that was is kept with what was found."""
    dropped = 0
    while True:
        try:
            return try_reading(server, games, mode, warm, seconds) | {"dropped": dropped}
        except GaveUpError:
            dropped += 1
            if server.kind == "leagues" or dropped == CHANCES:
                raise
            say(f"the clients of {server.name} gave up: once more")


def try_reading(server: Server, games: int, mode: str, warm: float, seconds: float) -> dict[str, float]:
    """A server started anew, `games` tables that move."""
    server.start()
    try:
        playing = clients(server, games, mode, warm, seconds)
        assert playing.stdout is not None
        playing.stdout.readline()
        memory = server.memory()
        line = playing.stdout.readline()
        if playing.wait() or not line:
            raise GaveUpError(f"the clients of {server.name} gave up")
        found: dict[str, float] = json.loads(line)
        found["memory_mb"] = memory
    finally:
        server.stop()
    return found


def load(folder: Path, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """All readings: in turns, so that a busy machine slows everybody; medians of each."""
    runs: dict[tuple[str, int, str], list[dict[str, float]]] = {}
    for repeat in range(asked.repeats):
        for games, mode in [*((games, "full") for games in asked.games), (asked.games[-1], "paced")]:
            for server in all_servers(folder / f"{repeat}-{games}-{mode}"):
                found = reading(server, games, mode, asked.warm, asked.seconds)
                runs.setdefault((server.name, games, mode), []).append(found)
                speed, slowest = found["moves_per_second"], found["p99_ms"]
                say(f"{server.name}, {games} games, {mode}: {speed:,.0f} moves/s, p99 {slowest:.1f} ms")
    return [
        {"server": name, "games": games, "mode": mode}
        | {figure: statistics.median(one[figure] for one in found) for figure in FIGURES}
        | {"dropped": sum(one["dropped"] for one in found)}
        | {"low": min(one["moves_per_second"] for one in found), "high": max(one["moves_per_second"] for one in found)}
        for (name, games, mode), found in runs.items()
    ]


def kills(folder: Path, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Both killed while people play."""
    from load import kills as ours
    from load import peer_kills as theirs

    leagues, _, _, files = all_servers(folder / "kills")
    found = [{"server": leagues.name} | ours.kill([leagues], asked.kills, asked.killed_games, 1.5, counting(leagues)).json()]
    if asked.postgres_kills and postgres.installed():
        with postgres.cluster() as there:
            database = there.new()
            two = [Server(TWO, "leagues", folder / f"side-{n}", core=None, database=database) for n in range(2)]
            found.append({"server": TWO} | ours.kill(two, asked.postgres_kills, 20, 0.5, counting(two[0])).json())
    elif asked.postgres_kills:
        say("PostgreSQL is not installed: its kills were not made")
    if asked.peer_kills:
        theirs_found = theirs.kill(files, asked.peer_kills, 50, 1.5, counting(files))
        found.append({"server": files.name} | theirs_found.json())
    return found


def counting(server: Server) -> Any:
    """Say how far it has come, now and then."""
    return lambda number: say(f"{server.name}: {number} kills") if number % 20 == 0 else None


def say(line: str) -> None:
    """Tell whoever waits."""
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Measure what was asked for, print, keep. 1 if a bar was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=list(GAMES))
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--killed-games", type=int, default=40)
    parser.add_argument("--postgres-kills", type=int, default=50)
    parser.add_argument("--peer-kills", type=int, default=10)
    parser.add_argument("--part", choices=PARTS, help="this one only; the others stay as measured before on this machine")
    parser.add_argument(
        "--against", metavar="COMMIT", help="run another commit in turns with this one: moves a second in pairs"
    )
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--pair-games", type=int, default=100)
    parser.add_argument("--attack-seconds", type=float, default=8.0)
    parser.add_argument("--results", type=Path, default=RESULTS)
    asked = parser.parse_args()
    if asked.part == "pairs" and not asked.against:
        parser.error("pairs need another commit: --against COMMIT")
    asked.part = asked.part or ("pairs" if asked.against else None)
    started = perf_counter()
    good = True
    if asked.part in (None, "load", "kills"):
        good = measure(asked)
    if asked.part == "pairs":
        good = beside(asked)
    if asked.part in (None, "attacks"):
        words = ["--attack-seconds", str(asked.attack_seconds), "--results", str(asked.results)]
        good = attacks.main([*words, *(["--against", asked.against] if asked.against else [])]) == 0 and good
    say(f"{perf_counter() - started:.0f} s")
    return 0 if good else 1


def beside(asked: argparse.Namespace) -> bool:
    """Another commit in turns with this one; whether this one is as fast as it must be."""

    def read(server: Server) -> float:
        return try_reading(server, asked.pair_games, "full", asked.warm / 2, asked.seconds / 2)["moves_per_second"]

    with tempfile.TemporaryDirectory(prefix="leagues-load-") as folder, against.commit(asked.against) as other:
        found = versus.compare(against.this(), other, Path(folder), asked.pairs, read, say)
    found |= {"machine": run.machine(), "games": asked.pair_games}
    met = versus.keep(found, asked.results)
    print(versus.as_markdown(found))
    return met


def measure(asked: argparse.Namespace) -> bool:
    """The load and the kills; whether all bars were met."""
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    peer = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]["boardgame.io"]
    machine = run.machine() | {"node": node, "boardgame.io": peer}
    found: dict[str, Any] = {"machine": machine, "figures": [], "kills": []}
    kept = asked.results / "load.json"
    if asked.part and kept.exists():
        before = json.loads(kept.read_text(encoding="utf-8"))
        found = before if before["machine"] == machine else found
    with tempfile.TemporaryDirectory(prefix="leagues-load-") as folder:
        if asked.part != "kills":
            found["figures"] = load(Path(folder), asked)
        if asked.part != "load" and asked.kills:
            found["kills"] = kills(Path(folder), asked)
    found["bars"] = bars(found["figures"], found["kills"])
    asked.results.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (asked.results / "load.md").write_text(as_markdown(found), encoding="utf-8")
    print(as_markdown(found))
    return all(bar["met"] for bar in found["bars"])


if __name__ == "__main__":
    sys.exit(main())
