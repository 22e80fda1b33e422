"""How long others wait while one address does its worst within the limits: `python -m load.attacks [--against COMMIT]`.

People at other tables, from another address, ask the server for a sign of life twenty times a second each, and somebody new
asks twice a second where a link leads. Everything is measured from the moment at which it was due: a server that stands
still for a second is late for all of that second. Only servers of this machine are attacked, for some seconds.
Writes `bench/results/attacks.json` and `attacks.md`. Eight seconds of each kind take about a minute and a half for each
server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import against
import run
from load.attackers import AWAY, KINDS, ask, new_table, sit
from load.servers import CLIENT_CORE, HERE, Server, on_core

RESULTS = HERE.parent / "results"
BAR = 100.0  # ms, at p99
SOMEBODY_ELSE = "127.0.0.2"  # another address of this machine
TABLES = 3
EVERY = 0.05  # seconds between two signs of life at a table
LONGEST = 5000.0  # ms that count where nothing came at all
NOTHING = "nothing"
WHAT = {
    NOTHING: "nobody attacks",
    "settings": "ten sockets change a name all the time, 88 onlookers are told",
    "unread": "96 sockets read nothing, ask, and their table moves quickly",
    "half": "requests that never end, up to 3,000",
    "joins": "people who come and go, and stale moves",
    "looks": "films, records and lists of a hundred tables",
    "forks": "games that go on from the end of a long voyage",
    "uploads": "large records to keep and to check",
}


class Table:
    """A table of somebody else, and how long its signs of life take."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.due: deque[float] = deque()
        self.counts = False

    async def live(self, url: str, token: str) -> None:
        """Ask and hear until cancelled."""
        line = await sit(url, token, SOMEBODY_ELSE)
        hearing = asyncio.create_task(self._hear(line))
        moment = time.monotonic()
        try:
            while True:
                moment += EVERY
                await asyncio.sleep(max(0.0, moment - time.monotonic()))
                if self.counts:
                    self.due.append(moment)
                    await line.send('{"do":"ping"}')
        finally:
            hearing.cancel()
            await line.close()

    async def _hear(self, line: Any) -> None:
        with contextlib.suppress(*AWAY):
            async for text in line:
                if json.loads(text)["is"] == "pong" and self.due:
                    self.took.append((time.monotonic() - self.due.popleft()) * 1000)

    def finish(self) -> None:
        """What is still due counts with what it has taken so far, at least."""
        self.took += [min(LONGEST, (time.monotonic() - due) * 1000) for due in self.due]
        self.due.clear()


def invitation(url: str) -> str:
    """An invitation that nobody has taken up: where it leads is read from the database each time."""
    asked = json.dumps({"game": "nautilion", "options": {"players": 2}, "together": False}).encode()
    made = json.loads(ask(url, "POST", "/api/tables", asked, source=SOMEBODY_ELSE)[1])
    return str(made["seats"][1])


async def newcomer(url: str, link: str, took: list[float]) -> None:
    """Somebody new asks where a link leads, twice a second."""
    while True:
        began = time.monotonic()
        try:
            asked = asyncio.to_thread(ask, url, "GET", "/api/seats", token=link, source=SOMEBODY_ELSE)
            status, _ = await asyncio.wait_for(asked, 5)
            took.append((time.monotonic() - began) * 1000 if status == 200 else LONGEST)
        except (OSError, TimeoutError):
            took.append(LONGEST)
        await asyncio.sleep(0.5)


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number below which this share lies."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def watch(server: Server, kind: str, seconds: float, begun: asyncio.Event | None = None) -> dict[str, Any]:
    """How long others wait during one attack; `begun` is told when that counts."""
    url = server.url
    tables = [Table() for _ in range(TABLES)]
    living = [asyncio.create_task(table.live(url, new_table(url, SOMEBODY_ELSE)[0])) for table in tables]
    link = invitation(url)
    await asyncio.sleep(0.5)
    attacker = None
    if kind != NOTHING:
        words = [sys.executable, "-m", "load.attackers", kind, url, str(seconds + 3)]
        attacker = await asyncio.create_subprocess_exec(
            *on_core(CLIENT_CORE), "nice", "-n", "10", *words, stdout=subprocess.PIPE, cwd=HERE.parent,
        )  # fmt: skip
        assert attacker.stdout is not None
        first = await asyncio.wait_for(attacker.stdout.readline(), 60)
        if first.strip() != b"ready":
            raise RuntimeError(f"the attack {kind} did not begin: {first!r}")
    requests: list[float] = []
    asking = asyncio.create_task(newcomer(url, link, requests))
    for table in tables:
        table.counts = True
    if begun is not None:
        begun.set()
    await asyncio.sleep(seconds)
    for table in tables:
        table.counts = False
    memory = server.memory()
    await asyncio.sleep(0.3)
    for table in tables:
        table.finish()
    for task in (*living, asking):
        task.cancel()
    await asyncio.gather(*living, asking, return_exceptions=True)  # until they have closed their lines
    did: dict[str, int] = {}
    if attacker is not None:
        out, _ = await asyncio.wait_for(attacker.communicate(), 30)
        did = json.loads(out.splitlines()[-1]) if out.strip() else {}
    took = [one for table in tables for one in table.took]
    if not took:
        raise RuntimeError("no sign of life was asked for")
    return {
        "kind": kind, "signs": len(took), "p50_ms": quantile(took, 0.5), "p95_ms": quantile(took, 0.95),
        "p99_ms": quantile(took, 0.99), "worst_ms": max(took), "request_worst_ms": max(requests), "memory_mb": memory,
        "did": did,
    }  # fmt: skip


def measure(checkout: against.Checkout, kinds: Sequence[str], seconds: float, folder: Path) -> list[dict[str, Any]]:
    """Every kind against a server of its own, with the limits as they are shipped."""
    found = []
    for kind in kinds:
        server = Server("leagues", "leagues", folder / f"{checkout.name}-{kind}", checkout=checkout, limits="")
        server.start()
        try:
            found.append(asyncio.run(watch(server, kind, seconds)) | {"checkout": checkout.name})
        finally:
            server.stop()
        row = found[-1]
        print(f"{checkout.name}, {kind}: p50 {row['p50_ms']:.1f}, p95 {row['p95_ms']:.1f}, p99 {row['p99_ms']:.1f} ms; "
              f"{row['did']}", file=sys.stderr, flush=True)  # fmt: skip
    return found


def as_markdown(found: dict[str, Any]) -> str:
    """The results for people."""
    about = f"""\
One address does its worst, with the limits as they are shipped. At {TABLES} tables of another address somebody asks for a
sign of life every {EVERY * 1000:.0f} ms; told is how long it takes, from the moment at which it was due. `request` is the
slowest answer to somebody new who asks where a link leads. The bar: p99 under {BAR:.0f} ms."""
    lines = ["# Attacks", "", ", ".join(f"{key}: {value}" for key, value in found["machine"].items()), "", about, ""]
    lines += ["| server | attack | p50 ms | p95 ms | p99 ms | worst ms | request ms | memory MB |"]
    lines += ["|---|---|---:|---:|---:|---:|---:|---:|"]
    for row in found["rows"]:
        figures = (row[f"{name}_ms"] for name in ("p50", "p95", "p99", "worst", "request_worst"))
        told = " | ".join(f"{figure:.1f}" for figure in figures)
        lines.append(f"| {row['checkout']} | {WHAT[row['kind']]} | {told} | {row['memory_mb']:.0f} |")
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Attack, print, keep. 1 if this checkout missed the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", help="a commit that is attacked too")
    parser.add_argument("--kinds", nargs="+", default=[NOTHING, *KINDS], choices=[NOTHING, *KINDS])
    parser.add_argument("--attack-seconds", type=float, default=8.0)
    parser.add_argument("--results", type=Path, default=RESULTS)
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="leagues-attacks-") as folder, contextlib.ExitStack() as ends:
        rows = measure(against.this(), asked.kinds, asked.attack_seconds, Path(folder))
        if asked.against:
            other = ends.enter_context(against.commit(asked.against))
            rows += measure(other, asked.kinds, asked.attack_seconds, Path(folder))
    found = {"machine": run.machine() | {"cores": os.cpu_count()}, "bar_ms": BAR, "rows": rows}
    asked.results.mkdir(exist_ok=True)
    (asked.results / "attacks.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (asked.results / "attacks.md").write_text(as_markdown(found), encoding="utf-8")
    print(as_markdown(found))
    return 0 if all(row["p99_ms"] < BAR for row in rows if row["checkout"] == "this") else 1


if __name__ == "__main__":
    sys.exit(main())
