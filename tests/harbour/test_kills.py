"""The server is killed again and again while people play: nothing acknowledged is lost, and nothing counts twice."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from load import kills
from load.servers import Server
from tests.harbour.conftest import Cluster
from tests.harbour.running import apart, finished
from tests.sizes import sized


def test_twenty_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    server = Server("leagues", "leagues", tmp_path / "games", core=None)
    tally = apart(lambda: kills.kill([server], kills=20, games=6, longest=0.5))
    assert tally.flawless, tally
    assert tally.kills == 20
    assert tally.acknowledged > 100, tally
    assert tally.sent_again > 0, tally


def test_twenty_kills_on_postgres_lose_nothing_and_double_nothing(tmp_path: Path, cluster: Cluster) -> None:
    server = Server("leagues", "leagues", tmp_path / "games", core=None, database=cluster.new())
    tally = apart(lambda: kills.kill([server], kills=20, games=6, longest=0.5))
    assert tally.flawless, tally
    assert tally.kills == 20
    assert tally.acknowledged > 100, tally
    assert tally.sent_again > 0, tally


def test_of_two_servers_on_postgres_one_is_killed_and_people_play_on_at_the_other(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.new()
    servers = [Server("leagues", "leagues", tmp_path / name, core=None, database=database) for name in ("one", "two")]
    tally = apart(lambda: kills.kill(servers, kills=sized(5, 50), games=6, longest=0.3))
    assert tally.flawless, tally
    assert tally.kills == sized(5, 50)
    assert tally.acknowledged > 10 * tally.kills, tally
    assert tally.sent_again > 0, tally


def can_trace() -> bool:
    """Whether strace is here and allowed."""
    return shutil.which("strace") is not None and not subprocess.run(["strace", "-o", "/dev/null", "true"]).returncode


@pytest.mark.skipif(not can_trace(), reason="only strace sees what reaches the disk")
def test_a_move_is_on_the_disk_before_anybody_is_told(tmp_path: Path) -> None:
    """A killed process leaves its writes to the system; only the order of its calls shows that it waited for the disk: a
    move comes in over a socket, then something reaches the disk, then its revision goes out."""
    trace = tmp_path / "trace"
    calls = "trace=fsync,fdatasync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
    watched = ("strace", "-D", "-f", "-yy", "-s", "48", "-e", calls, "-o", str(trace))
    server = Server("leagues", "leagues", tmp_path / "games", core=None, through=watched)
    finished(kills.play(server, moves=20, pause=0.05))
    newest, safe = 1, False  # the revision with which the game begins
    for line in trace.read_text(encoding="utf-8").splitlines():
        told = re.search(r'update\\",\\"revision\\":(\d+)', line)
        if re.search(r"f(data)?sync\(.*= 0", line) or "sync resumed" in line:
            safe = True
        elif told and int(told[1]) > newest:
            assert safe, f"revision {told[1]} was told before it was on the disk"
            newest = int(told[1])
        elif re.search(r"(read|recvfrom|recvmsg)\(\d+<TCP.*= [1-9]", line):
            safe = False
    assert newest > 15
