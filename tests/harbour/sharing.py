"""Shares of fair dice given without a socket, by those who sit in a room of this process."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from leagues.harbour import shares
from leagues.harbour.messages import ALL_SEATS, Luck
from leagues.harbour.room import Room
from leagues.kernel.chance import promise
from tests.harbour.running import LUCK, PATIENCE


def step(room: Room, ear: Any, luck: str = LUCK) -> bool:
    """Promise or give what is due; whether there was anything."""
    dice = shares.dice_of(room.stored)
    if dice is None or room.begun or room.away or ear not in room.clients:
        return False
    seat = dice.givers[0] if ear.role == ALL_SEATS else ear.role
    if seat not in dice.givers or seat in dice.shares:
        return False
    if len(dice.givers) > 1 and seat not in dice.promises:
        made = promise(room.stored.about["commitment"], dice.round, seat, bytes.fromhex(luck))
        shares.hear(room, ear, Luck(dice.round, promise=made))
        return True
    if dice.promised:
        shares.hear(room, ear, Luck(dice.round, bytes=luck))
        return True
    return False


def give(room: Room) -> None:
    """Everybody in a room promises and gives as far as that is due."""
    while any(step(room, ear) for ear in list(room.clients)):
        pass


async def given(*people: tuple[Room, Any]) -> None:
    """People at different servers promise and give, until the game has begun everywhere."""
    until = time.monotonic() + PATIENCE
    while not all(room.begun for room, _ in people):
        assert time.monotonic() < until
        for room, ear in people:
            step(room, ear)
            await room.harbour.saver.finish()
        await asyncio.sleep(0.02)
