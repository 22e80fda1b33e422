"""The bench of attacks, at a tenth of its size: the attacks happen, and what others wait is measured, a stall included. In
its long form others must not have waited longer than the bar."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

import against
from load import attackers, attacks, versus
from load.servers import Server
from tests.harbour.running import apart
from tests.sizes import sized

# What each kind must have done to have been an attack at all.
DOES = {
    "settings": "said",
    "unread": "asked",
    "half": "begun",
    "joins": "came",
    "looks": "/api/film 200",
    "forks": "/api/tables 201",
    "uploads": "/api/check 200",
}


@pytest.mark.parametrize("kind", attackers.KINDS)
def test_every_attack_is_made_and_others_still_get_answers(kind: str, tmp_path: Path) -> None:
    (row,) = apart(lambda: attacks.measure(against.this(), [kind], sized(0.8, 8.0), tmp_path))
    assert row["did"].get(DOES[kind], 0) > 0, row
    assert row["signs"] >= 20
    assert row["p50_ms"] <= row["p95_ms"] <= row["p99_ms"] <= row["worst_ms"] < attacks.LONGEST
    assert row["p99_ms"] < sized(attacks.LONGEST, attacks.BAR)
    assert attacks.WHAT[kind] in attacks.as_markdown({"machine": {}, "rows": [row]})


def test_a_server_that_stands_still_is_late_for_all_of_that_time(tmp_path: Path) -> None:
    server = Server("leagues", "leagues", tmp_path / "games", core=None, limits="")
    server.start()
    assert server.process is not None
    pid = server.process.pid

    async def stalled() -> dict[str, float]:
        begun = asyncio.Event()
        watching = asyncio.create_task(attacks.watch(server, attacks.NOTHING, 3, begun))
        await begun.wait()
        await asyncio.sleep(1)
        subprocess.run(["kill", f"-{signal.SIGSTOP.value}", str(pid)], check=True)
        await asyncio.sleep(1)
        subprocess.run(["kill", f"-{signal.SIGCONT.value}", str(pid)], check=True)
        return await watching

    row = apart(lambda: asyncio.run(stalled()))
    server.stop()
    assert row["worst_ms"] > 900
    assert row["p95_ms"] > 400  # a third of all signs of life fell into that second


def test_only_a_server_of_this_machine_is_attacked() -> None:
    command = [sys.executable, "-m", "load.attackers", "half", "http://example.org:80", "1"]
    run = subprocess.run(command, cwd=Path(attacks.__file__).parents[1], capture_output=True, text=True)
    assert run.returncode != 0
    assert "127.0.0.1" in run.stderr


def test_two_checkouts_serve_in_turns_and_their_ratio_is_kept(tmp_path: Path) -> None:
    """With real servers; what is read here is how many tables somebody makes in a second."""
    seen: list[str] = []

    def read(server: Server) -> float:
        server.start()
        try:
            seen.append(server.checkout.name)
            began = perf_counter()
            for _ in range(5):
                attackers.new_table(server.url)
            return 5 / (perf_counter() - began)
        finally:
            server.stop()

    this = against.this()
    found = versus.compare(this, against.Checkout("that", this.root), tmp_path, 2, read, lambda _: None)
    assert seen == ["this", "that", "that", "this"]
    versus.keep(found | {"machine": {"cpu": "any"}, "games": 1}, tmp_path)
    kept = json.loads((tmp_path / "load-against.json").read_text(encoding="utf-8"))
    assert kept["ratio"]["pairs"] == 2
    assert "| 0.95 |" in (tmp_path / "load-against.md").read_text(encoding="utf-8")
