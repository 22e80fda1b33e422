"""The servers of the load test, each as a process of its own on the first core: ours, and the peer with its two storages."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from against import Checkout, this

HERE = Path(__file__).parent
SERVER_CORE, CLIENT_CORE = 0, 1
ENVIRONMENT = {"NODE_ENV": "production"}
EXPLAINED = "leagues, explained"  # the second row of ours
PATIENCE = 30.0  # seconds until a server that does not answer counts as broken


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def on_core(core: int | None) -> list[str]:
    """The words before a command that keep it to one core, where the machine can do that."""
    if core is None or core >= (os.cpu_count() or 1) or shutil.which("taskset") is None:
        return []
    return ["taskset", "--cpu-list", str(core)]


@dataclass
class Server:
    """One server, started and stopped as often as one likes over the same folder."""

    name: str
    kind: str  # the clients' dialect: `leagues` or `boardgame`
    folder: Path
    keeps: bool = True  # whether games are kept on the disk
    core: int | None = SERVER_CORE
    through: tuple[str, ...] = ()  # a program that starts it
    checkout: Checkout = field(default_factory=this)  # whose sources run
    limits: str = "off"  # many people at one address
    explain: bool = False  # its clients want explanations, as a page does
    database: str = ""  # where games are kept; in a file of the folder, if nothing is said
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def dialect(self) -> Path:
        """The file that speaks with it: an earlier commit has one of its own, which needs the same packages."""
        home = self.checkout.root / "bench" / "load"
        if not (home / "node_modules").exists():
            (home / "node_modules").symlink_to(HERE / "node_modules")
        return home / f"{self.kind}.mjs"

    @property
    def runs(self) -> bool:
        """Whether it has been started and has not ended."""
        return self.process is not None and self.process.poll() is None

    def _command(self) -> list[str]:
        if self.kind == "leagues":
            database = self.database or str(self.folder / "harbour.sqlite")
            command = [self.checkout.python, "-m", "leagues", "serve", "--port", str(self.port), "--database", database]
        else:
            command = ["node", str(HERE / "peer.mjs"), str(self.port), *([str(self.folder)] if self.keeps else [])]
        return [*on_core(self.core), *self.through, *command]

    def _environment(self) -> dict[str, str]:
        return self.checkout.environment | ENVIRONMENT | {"LEAGUES_LIMITS": self.limits}

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(self._command(), stdout=log, stderr=log, env=self._environment())
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{self.name} does not start; its log is {self.folder}.log")
            time.sleep(0.02)

    def _answers(self) -> bool:
        path = "/api/health" if self.kind == "leagues" else "/games"
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as reply:
                return bool(reply.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def memory(self) -> float:
        """What it holds in memory now, in megabytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS"))

    def kill(self) -> None:
        """End it at once, wherever it stands (kill -9)."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in peace."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


def all_servers(folder: Path) -> list[Server]:
    """Ours, ours with clients that want explanations, theirs in memory, theirs in files."""
    return [
        Server("leagues", "leagues", folder / "leagues"),
        Server(EXPLAINED, "leagues", folder / "explained", explain=True),
        Server("boardgame.io, memory", "boardgame", folder / "memory", keeps=False),
        Server("boardgame.io, files", "boardgame", folder / "files"),
    ]


def clients(server: Server, games: int, mode: str, warm: float = 0, seconds: float = 0) -> subprocess.Popen[bytes]:
    """Start the people at `games` tables, on the second core. They say what they find on their standard output."""
    assert server.process is not None
    words = [
        server.kind,
        str(server.dialect),
        server.url,
        str(server.process.pid),
        str(games),
        str(warm),
        str(seconds),
        mode,
    ]
    command = [*on_core(CLIENT_CORE), "node", str(HERE / "clients.mjs"), *words]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, env=os.environ | ENVIRONMENT | ({"LEAGUES_EXPLAIN": "1"} if server.explain else {})
    )
