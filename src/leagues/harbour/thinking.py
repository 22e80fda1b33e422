"""Whoever thinks for a seat. A thought may take long: it is had away from the event loop, about a copy of the table, and
counts only if the table still stands as it did."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol

from leagues import bots
from leagues.kernel.table import Table

AT_ONCE = 4  # thoughts


class Thinker(Protocol):
    """Thinks for seats: a policy of this program; a search, or another program, would be behind the same."""

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
        luck = [secrets.randbits(32) for _ in range(4)]
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, bots.answer, table, seat, self._policy, luck)


class Thinkers:
    """All who think in one server."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "thinker")

    def of(self, policy: str) -> Thinker:
        """Whoever plays by this name."""
        return PolicyThinker(policy, self._threads)

    def stop(self) -> None:
        """What is thought now interests nobody any longer."""
        self._threads.shutdown(wait=False, cancel_futures=True)
