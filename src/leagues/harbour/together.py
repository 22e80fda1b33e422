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
NO_PROPOSER = -1  # in the place of a seat: nothing is proposed


class Proposal(NamedTuple):
    """What a seat proposes."""

    seat: int
    answer: int
    revision: int  # of the table: later it means nothing
    until: float  # seconds since 1970


class Together:
    """What is proposed in a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.proposal: Proposal | None = None
        self._timer: asyncio.TimerHandle | None = None

    def propose(self, client: Connection, asked: Play, seat: int) -> None:
        """A seat's answer: it agrees to what another proposes, or is a proposal. To say it twice is neither."""
        room, standing = self._room, self.proposal
        room.table.judge(room.table.move(asked.answer), seat)
        if standing is not None and standing.answer == asked.answer:
            if standing.seat == seat:
                room.reply(client, Done(asked.id, room.told.revision(client.role)))
            else:
                self._hold(standing, client, asked)
            return
        before = room.stored.about["proposal"]
        made = Proposal(seat, asked.answer, room.revision, time.time() + AGREE_SECONDS)
        room.about(proposal=encode(made))
        self._stand(made)
        change = Change(room.number, do=(new_proposal(room.number, before, room.stored.about["proposal"]),))
        room.harbour.saver.put(Job(room, change, messages=room.to_all(self.told()), asked=(client, asked)))
        room.reply(client, Done(asked.id, room.told.revision(client.role)))

    def _stand(self, made: Proposal, later: float = 0) -> None:
        """A proposal stands until it is agreed, replaced or old."""
        self.withdraw()
        self.proposal = made
        left = max(made.until + later - time.time(), 0)
        self._timer = asyncio.get_running_loop().call_later(left, self._hold_unanswered)

    def take_stored(self) -> bool:
        """What is stored with the table stands, if it is about how the table stands now; gives whether that is new."""
        room = self._room
        stored = room.stored.about["proposal"]
        made = None if stored is None else Proposal(*decode(stored))
        if made is not None and (made.revision != room.revision or room.frozen):
            made = None
        if made == self.proposal:
            return False
        if made is None:
            self.withdraw()
        else:
            self._stand(made, LATER if room.harbour.store.shared else 0)
        return True

    def told(self) -> Proposed:
        """The proposal that stands, as it is told."""
        if self.proposal is None:
            return Proposed(NO_PROPOSER)
        left = max(0, round(self.proposal.until - time.time()))
        return Proposed(self.proposal.seat, self.proposal.answer, left)

    def withdraw(self) -> None:
        """Forget a proposal."""
        if self._timer is not None:
            self._timer.cancel()
        self.proposal = self._timer = None

    def moved_on(self) -> None:
        """What was proposed before a change means nothing after it."""
        if self.proposal is not None:
            self.withdraw()
            self._room.broadcast(self.told())

    def _hold(self, made: Proposal, client: Connection | None = None, asked: Play | None = None) -> None:
        """Play what is proposed. Nobody alone takes it back."""
        self._room.change("agree", lambda table: table.play(table.move(made.answer), made.seat), client, asked)

    def _hold_unanswered(self) -> None:
        """Its time is over. A table that is being read again will look at the clock itself."""
        room, made = self._room, self.proposal
        if room.away or room.gone or room.harbour.stopping or made is None or room.table.who != ANYONE:
            return
        try:
            self._hold(made)
        except Exception as error:
            log_fault("fault", error, table=room.id)
            room.harbour.read_again(room)
