"""Servers on SQLite and on PostgreSQL; tests that take `server` run against both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from load import postgres
from load.postgres import Cluster
from tests.harbour.running import AT_SEA, Server
from tests.sizes import LONG

__all__ = ["Cluster"]
STORES = ("sqlite", "postgres")
# What is refused before anything is stored: one kind of database in the short form, as the other could not tell.
ONE_STORE = ("test_bad_input.py", "test_log_lines.py", "test_half_requests.py")


@pytest.hookimpl(tryfirst=True)  # before what goes first is shared out among the workers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the second database out where it is not met."""
    left_out = {one for one in items if not LONG and one.path.name in ONE_STORE and "postgres" in one.nodeid}
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [one for one in items if one not in left_out]


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while AT_SEA:
        AT_SEA.pop().close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if not postgres.installed():
        pytest.skip("PostgreSQL is not installed (initdb was not found): its half of the server's tests DID NOT RUN")
    with postgres.cluster() as made:
        yield made


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

    def begin(database: str, **more: Any) -> Server:
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
