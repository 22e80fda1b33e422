"""Whoever thinks for a seat. A thought may take long: it is had away from the event loop, about a copy of the table, and
counts only if the table still stands as it did."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol

import msgspec

from leagues import bots
from leagues.harbour.crew import Crew
from leagues.harbour.messages import Ledgers
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.navigator import aside
from leagues.strangers import LEVELS

AT_ONCE = 4  # thoughts of policies
SECONDS = 1.5  # that chances are worked out for, where there is something to gain


class Thinker(Protocol):
    """Thinks for seats: a policy of this program, or a level of the navigator."""

    async def answer(self, table: Table, seat: int) -> int:
        """What a seat answers to the decision that waits. The table is not to be changed, and of its state only what the
        seat may know is to be used."""


class PolicyThinker:
    """A policy of the game, in a thread."""

    def __init__(self, policy: str, threads: Executor) -> None:
        self._policy = policy
        self._threads = threads

    async def answer(self, table: Table, seat: int) -> int:
        """What the policy chooses."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, bots.answer, table, seat, self._policy, _luck())


class LevelThinker:
    """A level of the navigator, in a process of its own."""

    def __init__(self, level: str, crew: Crew) -> None:
        self._level = level
        self._crew = crew

    async def answer(self, table: Table, seat: int) -> int:
        """What the level chooses."""
        return int(await self._crew.ask(aside.question(table, seat, level=self._level, luck=tuple(_luck()))))


def _luck() -> list[int]:
    return [secrets.randbits(32) for _ in range(4)]


class Thinkers:
    """All who think in one server, in so many processes at most."""

    def __init__(self, most: int) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "thinker")
        self._crew = Crew(most)

    def of(self, policy: str) -> Thinker:
        """Whoever plays by this name."""
        return LevelThinker(policy, self._crew) if policy in LEVELS else PolicyThinker(policy, self._threads)

    async def odds(self, table: Table, seat: int, told: Callable[[aside.Figures, bool], None]) -> None:
        """The chances of all choices of a seat are told: at once by the value alone, then better ones, and the last."""
        loop = asyncio.get_running_loop()
        asked = aside.question(table, seat, seconds=SECONDS)
        told(await loop.run_in_executor(self._threads, aside.at_once, asked), False)
        told(await self._crew.ask(asked, lambda better: told(better, False)), True)

    async def ledgers(self, table: Table, seats: tuple[int, ...]) -> bytes:
        """What became of the chances of seats in a finished game, as it travels; refused where that is not known."""
        found = await self._crew.ask(aside.Finished(table, seats))
        if isinstance(found, LeaguesError):
            raise found
        return msgspec.json.encode(msgspec.convert(found, Ledgers))

    async def stop(self) -> None:
        """What is thought now interests nobody any longer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._crew.stop()
