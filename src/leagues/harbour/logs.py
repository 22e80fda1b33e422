"""What the server writes about itself: one JSON object a line on standard error. Never a token, a secret, a seed, or bytes
that a client gave to the luck; a table goes by its public name."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec


def log(event: str, **about: object) -> None:
    """Write that something happened; a person at a terminal is spared it."""
    if sys.stderr.isatty() and "error" not in about:
        return
    line = {"time": round(time.time(), 3), "event": event} | about
    sys.stderr.buffer.write(msgspec.json.encode(line, enc_hook=str) + b"\n")
    sys.stderr.buffer.flush()


def log_fault(event: str, error: BaseException, **about: object) -> None:
    """Write that something went wrong inside: the kind of error and where, not its words, which could hold anything."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    log(event, error=type(error).__name__, at=places, **about)


class Libraries(logging.Handler):
    """What libraries warn of, in lines like ours: who said it and where, not the words, which could hold anything."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one warning."""
        error = record.exc_info[1] if record.exc_info else None
        said = {"by": record.name, "at": [f"{record.funcName}:{record.lineno}"]}
        log("warned", **said, **({} if error is None else {"error": type(error).__name__}))


def log_libraries() -> None:
    """From now on write what libraries warn of, once each."""
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)
