"""A PostgreSQL of our own, for a while: for tests and for kills with several servers."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

_count = itertools.count()


def installed() -> bool:
    """Whether this machine has it."""
    return bool(_where("initdb") and _where("pg_ctl"))


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
        """One of its programs, which must go well."""
        found = subprocess.run(_where(command[0]) + list(command[1:]), capture_output=True, text=True, timeout=60,
                               user=self.user, cwd=self.folder, stdin=subprocess.DEVNULL)  # fmt: skip
        assert found.returncode == 0, found.stdout + found.stderr

    def start(self) -> None:
        """Let it run."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def stop(self) -> None:
        """End it at once."""
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


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """One that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="leagues-pg-", dir="/tmp"))
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
