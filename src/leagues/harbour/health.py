"""Whether the server is well: whether something could be saved now, and soon. That is tried, at most once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from leagues.harbour.store import Change, sign_of_life
from leagues.kernel.errors import LeaguesError

SILENCE = 2  # seconds after which a database counts as away
LASTS = 1  # seconds for which an answer holds


class Health:
    """Looks after the database."""

    def __init__(self, save: Callable[[Change], Awaitable[None]]) -> None:
        self._save = save
        self._looking: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def is_well(self) -> bool:
        """Whether something can be saved. Those who ask at the same time are told the same."""
        if self._looking is None or (self._looking.done() and time.monotonic() > self._until):
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(SILENCE):
                await self._save(Change(0, do=(sign_of_life(),)))
            return True
        except (LeaguesError, TimeoutError):
            return False
        finally:
            self._until = time.monotonic() + LASTS
