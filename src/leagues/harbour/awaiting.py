"""A database that is not there yet, when everything starts at once, is waited for. One that is there and refuses is not."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from leagues.harbour.logs import log_fault

PATIENCE = 60  # seconds
PAUSE = 1


def when_there(url: URL, work: Callable[[], None]) -> None:
    """Do something with a database, as soon as that is there. What fails for another reason fails at once."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            work()
            return
        except SQLAlchemyError as error:
            if time.monotonic() > end or not is_away(url):
                raise
            log_fault("database-awaited", error)
            time.sleep(PAUSE)


def is_away(url: URL) -> bool:
    """Whether a PostgreSQL does not answer, or says that it is only just starting."""
    if url.get_backend_name() != "postgresql":
        return False
    from psycopg.pq import PGconn, Ping

    try:
        socket.getaddrinfo(url.host or "localhost", None)
    except socket.gaierror as error:
        return error.errno == socket.EAI_AGAIN  # otherwise there is no such host, and will be none
    asked = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return PGconn.ping(asked.encode()) in (Ping.REJECT, Ping.NO_RESPONSE)
