"""Compiling takes a while, the first time: whoever waits is told how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from threading import Timer

from leagues.kernel.words import kernel_words

PATIENCE = 1.0  # seconds: what comes from the cache is there sooner


def waiting_for(game: str, parts: Sequence[Callable[[], object]], progress: Callable[[int, int], None] | None) -> None:
    """Compile the parts, and say after each how many there are and how many are done. Where nobody wants to hear that, a
    terminal is told once it takes long."""
    for part, compile_it in enumerate(parts, start=1):
        with _telling(game, part, len(parts)) if progress is None and sys.stderr.isatty() else nullcontext():
            compile_it()
        if progress is not None:
            progress(part, len(parts))


@contextmanager
def _telling(game: str, part: int, parts: int) -> Iterator[None]:
    """Say which part it is, unless it is done soon."""
    sentence = kernel_words("en").text("batch-compiling", game=game, part=part, parts=parts)
    timer = Timer(PATIENCE, lambda: print(sentence, file=sys.stderr, flush=True))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
