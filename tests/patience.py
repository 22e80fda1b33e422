"""Other programs are waited for, but not for ever: one that says nothing is ended, and its test fails."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

STARTS = 60  # seconds in which even a busy machine has started a program


@contextmanager
def ended_after(process: subprocess.Popen[str] | subprocess.Popen[bytes], seconds: float = STARTS) -> Iterator[None]:
    """While this lasts: whoever reads what a program says reads the end of it, if it has not been quick enough."""
    timer = Timer(seconds, process.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def end(process: subprocess.Popen[str] | subprocess.Popen[bytes], seconds: float) -> int:
    """Wait until a program that was told to end has ended; it does not outlive its test, whatever it thinks of that."""
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise
    finally:
        if process.stdout is not None:
            process.stdout.close()
