"""Servers on SQLite and on PostgreSQL; tests that take `server` run against both."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.harbour.running import AT_SEA, Server

STORES = ("sqlite", "postgres")
_count = itertools.count()


class Cluster:
    """A PostgreSQL of our own, for a while."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.user = None
        if os.getuid() == 0:  # it refuses to run as root
            self.user = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(folder, self.user)
            folder.chmod(0o700)
        self.run(
            "initdb", "-D", str(folder / "data"), "-U", "leagues", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"
        )
        self.start()

    def run(self, *command: str) -> None:
        found = subprocess.run(_where(command[0]) + list(command[1:]), capture_output=True, text=True, timeout=60,
                               user=self.user, cwd=self.folder, stdin=subprocess.DEVNULL)  # fmt: skip
        assert found.returncode == 0, found.stdout + found.stderr

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def new(self) -> str:
        """A fresh database."""
        import psycopg

        name = f"harbour{next(_count)}"
        with psycopg.connect(f"postgresql://leagues@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://leagues@127.0.0.1:{self.port}/{name}"


def _exists(user: str) -> bool:
    with contextlib.suppress(KeyError):
        return bool(pwd.getpwnam(user))
    return False


def _where(program: str) -> list[str]:
    """A program of PostgreSQL, which many systems keep out of the way."""
    found = shutil.which(program)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        found = str(kept[-1]) if kept else None
    return [found] if found else []


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while AT_SEA:
        AT_SEA.pop().close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if not _where("initdb") or not _where("pg_ctl"):
        pytest.skip("PostgreSQL is not installed (initdb was not found): its half of the server's tests DID NOT RUN")
    folder = Path(tempfile.mkdtemp(prefix="leagues-pg-", dir="/tmp"))
    made = Cluster(folder)
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of the kind that the test is run with; SQLite where it is not run with both."""
    kind = getattr(request, "param", "sqlite")
    if kind == "sqlite":
        return str(tmp_path / "harbour.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new()


both = pytest.mark.parametrize("database", STORES, indirect=True)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers, and stop those that still run when the test ends."""
    started: list[Server] = []

    def begin(database: str, **more: str) -> Server:
        server = Server(database, tmp_path, **more)
        started.append(server)
        return server

    yield begin
    for server in started:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, once on each kind of database."""
    folder = tmp_path_factory.mktemp("harbour")
    if request.param == "sqlite":
        database = str(folder / "harbour.sqlite")
    else:
        database = request.getfixturevalue("cluster").new()
    running = Server(database, folder)
    yield running
    assert running.stop() == 0
    faults = [event for event in running.events() if event["event"].endswith("fault")]
    assert faults == []
