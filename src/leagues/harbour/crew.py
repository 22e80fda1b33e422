"""Processes that think beside the server (`leagues.navigator.aside`): so many at most, made when they are first needed, and
gone with it."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import Any

from leagues.navigator.aside import LENGTH, Failed, Finished, Last, Question, pack

ENOUGH = bytes(LENGTH)  # a question of no length: the last one interests nobody any longer


class ThoughtError(Exception):
    """A thought came to nothing."""


class Hand:
    """One process, which thinks about one thing at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._stdin, self._stdout = process.stdin, process.stdout

    @classmethod
    async def hired(cls) -> Hand:
        """A new one."""
        command = (sys.executable, "-m", "leagues.navigator.aside")
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))

    async def ask(self, asked: Question | Finished, told: Callable[[Any], None]) -> Any:
        """What it finds; `told` gets what comes before that."""
        self._stdin.write(pack(asked))
        while True:
            length = int.from_bytes(await self._stdout.readexactly(LENGTH), "big")
            message = pickle.loads(await self._stdout.readexactly(length))
            if isinstance(message, Last):
                return message.found
            if isinstance(message, Failed):
                raise ThoughtError(message.why)
            told(message)

    def enough(self) -> None:
        """What it thinks about now interests nobody any longer."""
        self._stdin.write(ENOUGH)

    async def dismiss(self) -> None:
        """End it."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Crew:
    """All of them."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._idle: list[Hand] = []
        self._hands: set[Hand] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()

    async def ask(self, asked: Question | Finished, told: Callable[[Any], None] | None = None) -> Any:
        """What one of them finds, as soon as one is free. Whoever asked and does not wait for it ends the thought."""
        heard: list[Callable[[Any], None]] = [told] if told is not None else []
        await self._free.acquire()
        thinking: list[Hand] = []
        thought = asyncio.create_task(self._think(asked, thinking, lambda found: heard[0](found) if heard else None))
        self._thoughts.add(thought)
        thought.add_done_callback(self._ended)
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            heard.clear()
            for hand in thinking:
                hand.enough()
            raise

    async def _think(self, asked: Question | Finished, thinking: list[Hand], told: Callable[[Any], None]) -> Any:
        hand = self._idle.pop() if self._idle else await Hand.hired()
        self._hands.add(hand)
        thinking.append(hand)
        try:
            found = await hand.ask(asked, told)
        except (OSError, EOFError, pickle.UnpicklingError, asyncio.IncompleteReadError) as error:
            self._hands.discard(hand)
            await hand.dismiss()
            raise ThoughtError(type(error).__name__) from error
        except ThoughtError:
            self._idle.append(hand)
            raise
        self._idle.append(hand)
        return found

    def _ended(self, thought: asyncio.Task[Any]) -> None:
        self._free.release()
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever asked has it; nobody else needs it

    async def stop(self) -> None:
        """End all of them."""
        for thought in list(self._thoughts):
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for hand in self._hands:
            await hand.dismiss()
        self._hands.clear()
