"""A simulation on many machines, with Ray. The games are cut into pieces, and any machine can play any piece: game `i` of a
seed is the same everywhere, and a fingerprint is a sum. A piece whose machine is lost is played by another.

What is done can be kept in a file, a line of JSON for each piece; the same simulation asked for again goes on from there.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import leagues
from leagues import backends, locks
from leagues.extras import need
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import policies_by_seat
from leagues.kernel.schema import Record
from leagues.simulate import Report
from leagues.strangers import invited

KNOCK = 10.0  # seconds
PIECES, LEAST = 256, 50  # into how many pieces games are cut, and how many games a piece has at least
COUNTED = ("games", "decisions", "draws", "steps", "score")


class Asked(NamedTuple):
    """What every machine is told."""

    game: str
    policy: str
    tables: dict[str, Any]
    options: dict[str, Any]
    seed: str
    backend: str
    threads: int


def played(asked: Asked, first: int, games: int) -> dict[str, Any]:
    """Play a piece: what a machine of the cluster runs."""
    game = GAMES[asked.game]
    tables = game.tables.from_json(asked.tables)
    common = (asked.backend, game, asked.policy, tables, asked.options, asked.seed, games, first)
    *_, report = backends.reports(*common, threads=asked.threads)
    found = {name: getattr(report, name) for name in (*COUNTED, "results", "compile_seconds")}
    return {"first": first, **found, "fingerprint": f"{report.fingerprint:016x}"}


def simulate(
    game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int, *,
    address: str, backend: str = "python", threads: int = 1, keep: Path | None = None,
) -> Iterator[Report]:  # fmt: skip
    """Play games on the machines of the Ray cluster at `address` (`auto`: the one that this machine is part of). Gives the
    running report after every piece, the same object each time; `seconds` are those that passed here."""
    need("ray")
    if backend not in backends.BACKENDS:  # whether it is installed matters over there
        raise LeaguesError("unknown-backend", backend=backend, backends=", ".join(backends.BACKENDS))
    policies_by_seat(invited(game, policy), policy, game.seats(game.new_state(tables, options)))
    asked = Asked(game.id, policy, tables.json(), dict(options), seed, backend, threads)
    size = max(LEAST, -(-games // PIECES))
    pieces = {first: min(size, games - first) for first in range(0, games, size)}
    report = Report(game.id, policy, backend, options, seed)
    started = time.perf_counter()
    with Kept(keep, identity(asked, games)) as kept:
        for piece in kept.pieces:
            add(report, piece)
            del pieces[piece["first"]]
        if kept.pieces:
            yield report
        for piece in over_there(asked, pieces, address):
            kept.write(piece)
            add(report, piece)
            report.seconds = time.perf_counter() - started
            yield report


def over_there(asked: Asked, pieces: Mapping[int, int], address: str) -> Iterator[dict[str, Any]]:
    """Have pieces played in the cluster; gives each as it is done. Every machine gets these sources, and a stranger's."""
    if not pieces:
        return
    import ray

    sources = [str(Path(leagues.__file__).parent), *strange_files(asked.policy)]
    try:
        knock(address)
        ray.init(address, runtime_env={"py_modules": sources}, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise LeaguesError("ray-unreachable", address=address, what=str(error).split("\n")[0]) from error
    try:
        gpus = 1 if asked.backend == "gpu" else 0
        remote = ray.remote(num_cpus=asked.threads, num_gpus=gpus, max_retries=-1)(played)
        told = ray.put(asked)
        waiting = [remote.remote(told, first, count) for first, count in pieces.items()]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody is at HOST:PORT; Ray itself would try for minutes. What is no such address, Ray judges."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def strange_files(policy: str) -> list[str]:
    """The files of the modules that policies of one's own lie in."""
    homes = {name.strip().partition(":")[0] for name in policy.split(",") if ":" in name}
    files = [Path(str(import_module(home.partition(".")[0]).__file__)) for home in sorted(homes)]
    return [str(file.parent if file.name == "__init__.py" else file) for file in files]


def add(report: Report, piece: Mapping[str, Any]) -> None:
    """Add a piece to a report."""
    for name in COUNTED:
        setattr(report, name, getattr(report, name) + piece[name])
    for name, count in piece["results"].items():
        report.add(name, count)
    report.fingerprint = (report.fingerprint + int(piece["fingerprint"], 16)) % (1 << 64)
    report.compile_seconds = max(report.compile_seconds, piece["compile_seconds"])


def identity(asked: Asked, games: int) -> str:
    """What must be the same for pieces to belong together: everything but how they are played."""
    game = GAMES[asked.game]
    strange = [Path(file).read_bytes().hex() for file in strange_files(asked.policy) if file.endswith(".py")]
    rules = (leagues.__version__, game.rules_version, game.decisions.hash(), asked.tables, strange)
    return hashlib.sha256(json.dumps([asked[:5], games, rules], sort_keys=True).encode()).hexdigest()


class Kept:
    """The file that pieces are kept in, if there is to be one: its first line says what simulation they are of."""

    def __init__(self, file: Path | None, identity: str) -> None:
        self.file, self.identity = file, identity
        self.pieces: list[dict[str, Any]] = []

    def __enter__(self) -> Kept:
        if self.file is None:
            return self
        try:
            self._open = self.file.open("a+b")
        except OSError as error:
            raise LeaguesError("file-unwritable", file=str(self.file)) from error
        try:
            if not locks.take(self._open.fileno()):
                raise LeaguesError("simulation-kept-elsewhere", file=str(self.file))
            self._read()
        except BaseException:
            self._open.close()
            raise
        return self

    def _read(self) -> None:
        self._open.seek(0)
        whole = self._open.read().rpartition(b"\n")[0]
        self._open.truncate(len(whole) + 1 if whole else 0)  # a line that was being written when the power went
        lines = whole.splitlines()
        if not lines:
            self.write({"simulation": self.identity})
        elif _simulation(lines[0]) != self.identity:
            raise LeaguesError("simulation-differs", file=str(self.file))
        self.pieces = [json.loads(line) for line in lines[1:]]

    def write(self, line: Mapping[str, Any]) -> None:
        """Add a line."""
        if self.file is not None:
            self._open.write(json.dumps(line).encode() + b"\n")
            self._open.flush()
            os.fsync(self._open.fileno())

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self._open.close()


def _simulation(line: bytes) -> object:
    with suppress(ValueError, AttributeError):
        return json.loads(line).get("simulation")
    return None
