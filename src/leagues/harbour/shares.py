"""The players' shares of fair dice: who gives, what was promised and given so far, and when the game can begin.

Where two or more give, each promises its bytes by their hash, and gives them when all have promised: nobody can choose the
last share. A seat that has lost its bytes makes all promise anew, with new bytes: a page that has given its bytes already
does that only if its person agrees, so that nobody who knows the others' bytes can try again and again. See
`docs/fair-dice.md`.

Tables that were made before there were promises have no `dice` of their own: there every seat gives, bots too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from leagues.harbour import messages
from leagues.harbour.messages import ALL_SEATS, WATCHER, Luck
from leagues.harbour.store import Row, Stored, new_dice, new_share
from leagues.kernel import terms
from leagues.kernel.chance import LEAST_BYTES, RULES_CHANGED, FairDice, fair_header, promise
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.schema import Record

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room

MOST_ROUNDS = 20  # of promises, at one table


class Dice(msgspec.Struct, frozen=True):
    """How the dice of a table come about, as it is stored."""

    terms: str
    anew: tuple[int, ...] = ()  # the seats for whose sake all promised anew, one for each time
    promises: dict[int, str] = {}  # by seat, of this round
    shares: dict[int, str] = {}

    @property
    def round(self) -> int:
        """Promises count in one round only."""
        return len(self.anew) + 1

    @property
    def givers(self) -> tuple[int, ...]:
        """The seats that give."""
        return _givers(self.terms)

    @property
    def promised(self) -> bool:
        """Whether bytes can be given: one who gives alone need not promise."""
        return len(self.givers) == 1 or len(self.promises) == len(self.givers)

    @property
    def given(self) -> bool:
        """Whether all have given."""
        return len(self.shares) == len(self.givers)


@lru_cache(maxsize=1024)
def _givers(text: str) -> tuple[int, ...]:
    return tuple(terms.read(text)["givers"])


@lru_cache(maxsize=1024)
def _read(text: str) -> Dice:
    return msgspec.json.decode(text, type=Dice)


def encoded(dice: Dice) -> str:
    """As it is stored."""
    return msgspec.json.encode(dice).decode()


def new_terms(game: Game, options: dict[str, Any], values: Record | str, policies: Sequence[str], *, together: bool) -> str:
    """The terms of a new table. People give to the luck; at one screen the first of them does for all."""
    people = [seat for seat, policy in enumerate(policies) if not policy]
    return terms.written(game, options, values, policies, people[:1] if together else people)


@lru_cache(maxsize=8)
def whole_hash_as_shipped(game: Game) -> str:
    """The whole hash of a game's values as shipped."""
    return terms.whole_hash(game.read_tables(None).json())


def dice_of(stored: Stored) -> Dice | None:
    """The dice of a table; None where they are not fair, or made without promises."""
    return None if stored.about["dice"] is None else _read(stored.about["dice"])


def first_givers(stored: Stored) -> Sequence[Row]:
    """The seats that give at a table without promises: at one screen the first person for all; for bots the server did."""
    if not stored.about["together"]:
        return stored.seats
    return [row for row in stored.seats if not row["bot"]][:1]


def is_begun(stored: Stored) -> bool:
    """Whether the game can draw: with fair dice, once everybody has given."""
    if stored.about["luck"] != "fair":
        return True
    if stored.about["secret"] is None:
        return False
    dice = dice_of(stored)
    return all(row["luck"] is not None for row in first_givers(stored)) if dice is None else dice.given


def joined(stored: Stored) -> list[bool]:
    """For each seat, whether it has done what comes first: to promise, or to give where one gives alone."""
    dice = dice_of(stored)
    if dice is None:
        here = [row["luck"] is not None for row in first_givers(stored)]
        return here if len(here) == len(stored.seats) else here * len(stored.seats)
    done = dice.shares if len(dice.givers) == 1 else dice.promises
    if stored.about["together"]:
        return [dice.givers[0] in done] * len(stored.seats)
    return [seat not in dice.givers or seat in done for seat in range(len(stored.seats))]


def fairness(stored: Stored) -> dict[str, Any]:
    """The record's word on the luck. Bytes stand there when all have given."""
    about = stored.about
    if about["luck"] == "open":
        return {"kind": "open", "seed": about["seed"]}
    if about["luck"] == "own":
        return {"kind": "own"}
    dice = dice_of(stored)
    if dice is None:
        shares = [row["luck"] for row in first_givers(stored) if row["luck"] is not None]
        return {"kind": "fair", "commitment": about["commitment"], "clients": shares}
    given = [dice.shares[seat] for seat in dice.givers] if dice.given else []
    promises = [dice.promises[seat] for seat in dice.givers] if dice.given and len(dice.givers) > 1 else []
    return fair_header(about["commitment"], given, dice.terms, promises, dice.anew)


def told(stored: Stored) -> messages.Dice | None:
    """What everybody is told of the dice: the bytes only when all are there."""
    dice = dice_of(stored)
    if dice is None:
        return None
    shares = [dice.shares[seat] for seat in dice.givers] if dice.given else []
    promises = [dice.promises.get(seat, "") for seat in dice.givers] if len(dice.givers) > 1 else []
    given = [seat for seat in dice.givers if seat in dice.shares]
    return messages.Dice(dice.terms, dice.round, list(dice.givers), promises, given, shares, list(dice.anew))


def receipt(luck: FairDice, role: int) -> str:
    """What a link's seat keeps; those at one screen have one. Empty for a seat that gave nothing."""
    seat = luck.givers[0] if role == ALL_SEATS else role
    return luck.receipt(seat) if seat in luck.givers else ""


# --- what a client gives -------------------------------------------------------------------------------------------------


def hear(room: Room, client: Connection, asked: Luck) -> None:
    """A client promises, gives, or has lost what it promised."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    dice = dice_of(room.stored)
    if dice is None:
        if room.stored.about["luck"] != "fair" or room.begun:
            raise LeaguesError("luck-not-asked")
        give_first(room, client, asked.bytes)
        return
    seat = dice.givers[0] if client.role == ALL_SEATS else client.role
    if seat not in dice.givers:
        raise LeaguesError("luck-not-asked")
    if asked.bytes and dice.shares.get(seat) == asked.bytes:
        return  # a page that comes back says it again
    if room.begun:
        raise LeaguesError("luck-not-asked")
    if asked.round != dice.round:
        raise LeaguesError("luck-round", round=asked.round, now=dice.round)
    if asked.lost:
        _set(room, _lost(dice, seat))
    elif asked.promise:
        if dice.promises.get(seat) != asked.promise:
            _set(room, _promised(dice, seat, asked.promise))
    else:
        _set(room, _given(dice, seat, asked.bytes, room.stored.about["commitment"]))


def _lost(dice: Dice, seat: int) -> Dice:
    if seat not in dice.promises or seat in dice.shares:
        raise LeaguesError("luck-not-lost")
    if dice.round >= MOST_ROUNDS:
        raise LeaguesError("luck-rounds", most=MOST_ROUNDS)
    return Dice(dice.terms, (*dice.anew, seat))


def _promised(dice: Dice, seat: int, promised: str) -> Dice:
    if len(dice.givers) == 1:
        raise LeaguesError("luck-alone")
    if seat in dice.promises:
        raise LeaguesError("luck-promised")
    if len(promised) != 64:
        raise LeaguesError("luck-promise-short")
    return msgspec.structs.replace(dice, promises={**dice.promises, seat: promised})


def _given(dice: Dice, seat: int, given: str, commitment: str) -> Dice:
    if len(given) < 2 * LEAST_BYTES:
        raise LeaguesError("luck-short", least=LEAST_BYTES)
    if not dice.promised:
        raise LeaguesError("luck-early")
    if len(dice.givers) > 1 and promise(commitment, dice.round, seat, bytes.fromhex(given)) != dice.promises[seat]:
        raise LeaguesError("luck-unfit")
    return msgspec.structs.replace(dice, shares={**dice.shares, seat: given})


def _set(room: Room, dice: Dice) -> None:
    """The dice have come a step further: have that saved and tell everybody; when all have given, begin."""
    before, seats = room.stored.about["dice"], room.seats()
    after = encoded(dice)
    room.about(dice=after)
    save = new_dice(room.number, before, after)
    if dice.given:
        room.begin(save)
        return
    room.save(save)
    tell(room)
    room.tell_seats(seats)


def tell(room: Room) -> None:
    """Tell everybody how far the dice have come."""
    message = told(room.stored)
    if message is not None:
        room.broadcast(message)


def renew(room: Room) -> None:
    """Under a table that has not begun the rules or values may have changed: then its terms are written anew, and everybody
    promises anew. What was given before is not used again."""
    dice, about, table = dice_of(room.stored), room.stored.about, room.table
    if dice is None or room.begun or room.looked_at:
        return
    agreed = terms.read(dice.terms)
    values = whole_hash_as_shipped(table.game) if about["differs"] == "{}" else terms.whole_hash(table.tables.json())
    if (agreed["rules"], agreed["values"]) == (table.game.rules_version, values):
        return
    text = new_terms(table.game, table.options, values, agreed["bots"], together=len(dice.givers) == 1)
    after = encoded(Dice(text, (*dice.anew, RULES_CHANGED)))
    room.save(new_dice(room.number, about["dice"], after))
    room.about(dice=after)


# --- tables without promises ---------------------------------------------------------------------------------------------


def give_first(room: Room, client: Connection, luck: str) -> None:
    """A seat of a table without promises gives its bytes; when all have, the game begins."""
    givers = first_givers(room.stored)
    giver = givers[0] if client.role == ALL_SEATS else givers[client.role if len(givers) > 1 else 0]
    if giver["luck"] is not None or room.frozen:
        return
    if len(luck) < 2 * LEAST_BYTES:
        raise LeaguesError("luck-short", least=LEAST_BYTES)
    before = room.seats()
    share = new_share(room.number, giver["seat"], luck)
    room.about_seat(giver["seat"], luck=luck)
    if is_begun(room.stored):
        room.begin(share)
    else:
        room.save(share)
        room.tell_seats(before)
