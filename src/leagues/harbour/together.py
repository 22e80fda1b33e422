"""What several people in different places decide together (R69): one proposes, another agrees by the same answer, another
answer is a proposal of its own. After a while without an answer a proposal holds. It is kept with its table: every server
knows it, whoever comes later is told it, and it outlives a restart."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from leagues.harbour.limits import LATER
from leagues.harbour.logs import log_fault
from leagues.harbour.messages import Done, Play, Proposed
from leagues.harbour.restore import decode, encode
from leagues.harbour.saver import Job
from leagues.harbour.store import Change, new_proposal
from leagues.kernel.frames import ANYONE

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room

AGREE_SECONDS = 60  # after which a proposal holds without an answer
NOBODY = -1


class Proposal(NamedTuple):
    """What a seat proposes."""

    seat: int
    answer: int
    revision: int  # of the table: later it means nothing
    until: float  # seconds since 1970


def propose(room: Room, client: Connection, asked: Play, seat: int) -> None:
    """A seat's answer: it agrees to what another proposes, or is a proposal. To say it twice is neither."""
    room.table.judge(asked.answer, seat)
    standing = room.proposal
    if standing is not None and standing.answer == asked.answer:
        if standing.seat == seat:
            room.reply(client, Done(asked.id, room.told.revision(client.role)))
        else:
            hold(room, client, asked)
        return
    before = room.stored.about["proposal"]
    made = Proposal(seat, asked.answer, room.revision, time.time() + AGREE_SECONDS)
    room.about(proposal=encode(made))
    stand(room, made)
    change = Change(room.number, do=(new_proposal(room.number, before, room.stored.about["proposal"]),))
    job = Job(room, change, messages=room.to_all(told(room)), asked=(client, asked))
    room.harbour.saver.put(job)
    room.reply(client, Done(asked.id, room.told.revision(client.role)))


def stand(room: Room, made: Proposal, later: float = 0) -> None:
    """A proposal stands until it is agreed, replaced or old."""
    withdraw(room)
    room.proposal = made
    left = max(made.until + later - time.time(), 0)
    room.proposal_timer = asyncio.get_running_loop().call_later(left, _hold_unanswered, room)


def take_stored(room: Room) -> bool:
    """What is stored with the table stands, if it is about how the table stands now; gives whether that is new."""
    stored = room.stored.about["proposal"]
    made = None if stored is None else Proposal(*decode(stored))
    if made is not None and (made.revision != room.revision or room.frozen):
        made = None
    if made == room.proposal:
        return False
    if made is None:
        withdraw(room)
    else:
        stand(room, made, 0 if room.harbour.store.is_sqlite else LATER)
    return True


def told(room: Room) -> Proposed:
    """The proposal that stands, as it is told."""
    if room.proposal is None:
        return Proposed(NOBODY)
    left = max(0, round(room.proposal.until - time.time()))
    return Proposed(room.proposal.seat, room.proposal.answer, left)


def withdraw(room: Room) -> None:
    """Forget a proposal."""
    if room.proposal_timer is not None:
        room.proposal_timer.cancel()
    room.proposal = room.proposal_timer = None


def hold(room: Room, client: Connection | None = None, asked: Play | None = None) -> None:
    """Play what is proposed. Nobody alone takes it back."""
    assert room.proposal is not None
    cut = len(room.table.entries)
    room.table.play(room.proposal.answer, room.proposal.seat)
    room.changed("agree", cut, client, asked)


def _hold_unanswered(room: Room) -> None:
    """Its time is over. A table that is being read again will look at the clock itself."""
    if room.away or room.gone or room.harbour.stopping or room.proposal is None or room.table.who != ANYONE:
        return
    try:
        hold(room)
    except Exception as error:
        log_fault("fault", error, table=room.id)
        room.harbour.read_again(room)
