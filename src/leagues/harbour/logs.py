"""What the server writes about itself: one JSON object a line on standard error. Never a token, a secret, a seed, or bytes
that a client gave to the luck; a table goes by its public name."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec

from leagues.harbour.limits import Bucket

LOUD = ("refused", "warned", "database-away")  # what strangers can bring about as often as they like


class _Kinds(dict[tuple[str, object], tuple[Bucket, list[int]]]):
    """For each kind of line: whether one more may be written, and how many were left out."""

    rate = 0.0  # lines of a kind a second; 0 for no limit

    def __missing__(self, kind: tuple[str, object]) -> tuple[Bucket, list[int]]:
        made = self[kind] = Bucket(self.rate, 4 * self.rate), [0]
        return made


_kinds = _Kinds()


def log_calmly(rate: float) -> None:
    """From now on write at most so many lines of a kind a second about what strangers can bring about."""
    _kinds.clear()
    _kinds.rate = rate


def log(event: str, **about: object) -> None:
    """Write that something happened; a person at a terminal is spared it. Of what is refused again and again only so many
    lines are written, and then how many more there were."""
    if sys.stderr.isatty() and "error" not in about:
        return
    if event in LOUD:
        bucket, left_out = _kinds[event, about.get("code", about.get("by"))]
        if not bucket.take():
            left_out[0] += 1
            return
    _write(event, about)


def log_left_out() -> None:
    """Write how many lines were left out, of each kind; to be done now and then, and at the end."""
    for (event, code), (_, left_out) in list(_kinds.items()):
        if left_out[0]:
            _write(event, {"by" if event == "warned" else "code": code, "more": left_out[0]})
            left_out[0] = 0


def _write(event: str, about: dict[str, object]) -> None:
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
