"""What the people at a table are shown of it: the table for each link, what changed, who is here. Nothing here changes what
is played; a `Room` does that."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import msgspec

from leagues.harbour import raw, runs, shares, sight
from leagues.harbour.links import GivenLinks
from leagues.harbour.messages import (
    ALL_SEATS,
    WATCHER,
    Feed,
    Play,
    Question,
    SeatAbout,
    Step,
    Told,
    Undo,
    Update,
    Welcome,
)
from leagues.harbour.restore import Restored, decode, encode
from leagues.harbour.store import Stored
from leagues.kernel.chance import FairDice, OpenSeed
from leagues.kernel.entries import Line
from leagues.kernel.frames import CHANCE, GameState
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.harbour import Harbour

LOST_AFTER = 3 * 24 * 3600  # seconds without an answer, where nothing else was agreed
_encoder = msgspec.json.Encoder()


def text(message: Told) -> str:
    """A message as it travels."""
    return _encoder.encode(message).decode()


class Showing:
    """One table, as those at it see it."""

    revision: int

    def __init__(self, harbour: Harbour, stored: Stored) -> None:
        self.harbour = harbour
        self.number: int = stored.about["number"]
        self.id: str = stored.about["id"]
        self.clients: set[Connection] = set()
        self.elsewhere: dict[str, tuple[list[list[Any]], float]] = {}  # roles and pages at other servers, and until when
        self.given = GivenLinks()

    def show(self, stored: Stored, restored: Restored) -> None:
        """Take everything from what is stored. Whoever is here must be welcomed anew."""
        self.stored = stored
        self.table = restored.table
        edition = self.table.game.edition_of(self.table.start)
        self._blank = () if edition is None else edition.blank
        self._changes = raw.changes(self.table.game.state, self._blank)
        self._trail = self.table.follow()
        self._last = self.table.now.copy()  # how the table stood after the newest revision
        assert restored.told is not None
        self.told = restored.told
        self.frozen = restored.frozen
        self.stills = restored.stills
        self.begun = shares.is_begun(stored)
        self.looked_at = bool(stored.about["looked_at"])
        self.asked_at = _asked_at(stored)
        self.agreed = restored.agreed  # the first entries, up to the last that was decided together
        self.names = [row["name"] for row in stored.seats]
        self._before_run: tuple[int, Table] | None = None
        self._shown: dict[int, GameState] = {}  # in games with secrets, how each role sees the table
        self._scenery: dict[str, Any] | None = None

    @property
    def agree(self) -> bool:
        """Whether several people in different places decide together what any seat may answer."""
        people = [seat for seat in range(len(self.names)) if not self.table.bot(seat)]
        return not self.stored.about["together"] and len(people) > 1

    # --- the table, for a link ---------------------------------------------------------------------------------------

    def role_of(self, role: int) -> int:
        """What a link is here: nobody sits at a record that was sent in."""
        return WATCHER if self.looked_at else role

    def seen_by(self, role: int) -> Table:
        """The table as a link is shown it: without the choices of another seat's open run. Only to be looked at."""
        if not self.table.has_secrets:
            return self.table
        held = runs.shown_to_others(self.table)
        if held == len(self.table.entries) or self.looked_at or role in (ALL_SEATS, self.table.who):
            return self.table
        if self._before_run is None or self._before_run[0] != self.revision:
            self._before_run = self.revision, self.table.replayed(held)
        return self._before_run[1]

    def snapshot(self, role: int) -> Table:
        """A table that stands as this one does for a link, to be tried out elsewhere."""
        return self.seen_by(role).copy()

    def question(self, role: int) -> Question:
        """What is asked now."""
        if self.frozen or not self.begun or (self.looked_at and not self.table.over):
            return Question(barrier="nothing")
        table = self.seen_by(role)
        return sight.question(table, role, sight.waiting(table), self.agreed)

    def barrier(self, role: int) -> str:
        """Why a link cannot take back the last choice; empty if it can."""
        return sight.barrier(self.seen_by(role), role, self.agreed)

    def scenery(self) -> dict[str, Any]:
        """What the page draws and no move changes."""
        if self._scenery is None:
            page = self.table.game.page
            self._scenery = {} if page is None else page.scenery(self.table.tables, self.table.now)
        return self._scenery

    @property
    def patience(self) -> int:
        """After how many seconds of silence a seat can be given to a bot: as agreed, or when its person must be lost."""
        agreed: int = self.stored.about["patience"]
        return agreed or LOST_AFTER

    @property
    def silent(self) -> int:
        """For how many seconds it has been known to everybody what is asked."""
        return max(int(time.time()) - self.asked_at, 0)

    def welcome(self, role: int, have: int = 0) -> Welcome:
        """The whole table for one link, which from now on is told of changes only."""
        table, about = self.seen_by(role), self.stored.about
        key = self.told.key(role)
        if table.has_secrets and key not in self._shown:
            self._shown[key] = sight.shown(table, role).copy()
        long = self.harbour.welcomes.parts(self, role)
        fair = table.luck if isinstance(table.luck, FairDice) else None
        open_seed = table.luck if isinstance(table.luck, OpenSeed) else None
        owner = role != WATCHER and not self.looked_at
        return Welcome(
            table=self.id,
            game=table.game.id,
            seat=role,
            revision=self.told.revision(role),
            options=table.options,
            seats=self.seats(),
            luck=about["luck"],
            question=self.question(role),
            view=cast(Any, long.view),
            lines=cast(Any, long.lines),
            scenery=cast(Any, long.scenery),
            since=self._new_since(role, have, long.entries),
            wait=table.wait,
            agree=self.agree,
            commitment=about["commitment"] or "",
            dice=shares.told(self.stored),
            receipt=shares.receipt(fair, role) if fair is not None and owner else "",
            secret=fair.secret.hex() if fair is not None and table.over else "",
            seed=open_seed.seed if open_seed is not None and (table.over or not table.has_secrets) else "",
            forked=table.forked,
            frozen=bool(self.frozen),
            patience=self.patience,
            silent=self.silent,
            shared=self.given.shared and owner,
        )

    def _new_since(self, role: int, have: int, entries: list[int]) -> int:
        """The first line that a page which saw revision `have` does not know; the lines were caused by these entries."""
        lengths = self.told.of(role)
        if not 0 < have < len(lengths):
            return 0 if have == 0 else len(entries)
        first = min(lengths[have:])
        return len(entries) if not entries or entries[-1] < first else sum(entry < first for entry in entries)

    # --- who is here -------------------------------------------------------------------------------------------------

    def seats(self) -> list[SeatAbout]:
        """The seats as everybody may know them."""
        places = self.places()
        joined = [True] * len(self.names) if self.begun else shares.joined(self.stored)
        found = []
        for seat, name in enumerate(self.names):
            open_in = places[ALL_SEATS] + places[seat]
            found.append(SeatAbout(
                name, joined[seat], open_in > 0, self.table.bot(seat),
                open_in if open_in > 1 else 0, bool(self.stored.seats[seat]["odds"]), self.stored.seats[seat]["standing"],
            ))  # fmt: skip
        return found

    def places(self) -> Counter[int]:
        """In how many places each role is open. A page that came back by a new line is one place, whatever became of the
        old line."""
        here = {(client.role, client.page) for client in self.clients}
        here.update((role, page) for there, _ in self.elsewhere.values() for role, page in there)
        return Counter(role for role, _ in here)

    # --- what changed ------------------------------------------------------------------------------------------------

    def state_changes(self) -> dict[str, Any]:
        """What the newest revision changed in the state, as pages are told it: of the whole state, whoever may see it."""
        return self._changes(self._last, self.table.now)

    def updates(
        self, since: Mapping[int, int], changes: dict[str, Any], client: Connection | None = None,
        asked: Play | Feed | Undo | None = None,
    ) -> list[tuple[Connection, str]]:  # fmt: skip
        """What each client in the room is told of a revision, from the entry on that `since` gives for it; each kind of it
        is written once. `changes` are those of the whole state."""
        luck = self.table.luck
        secret = luck.secret.hex() if self.table.over and isinstance(luck, FairDice) else ""
        news: dict[int, tuple[dict[str, Any], list[list[int]], int]] = {}
        steps: dict[int, list[Step]] = {}
        waiting: dict[int, sight.Waiting | None] = {}
        ready: dict[tuple[int, str], str] = {}
        messages: list[tuple[Connection, str]] = []
        for one in self.clients:
            role, done = one.role, asked.id if one is client and asked is not None else ""
            key = self.told.key(role)
            if key not in since:
                continue
            if (role, done) not in ready:
                table = self.seen_by(role)
                if key not in news:
                    seen = self._changes(self._shown[key], sight.shown(table, role)) if table.has_secrets else changes
                    news[key], waiting[key] = (seen, *_new_lines(table, role, since[key])), sight.waiting(table)
                    steps[key] = self._steps(table, role, since[key])
                asks = sight.question(table, role, waiting[key], self.agreed)
                ready[role, done] = text(Update(self.told.revision(role), asks, *news[key], done, secret, steps[key]))
            messages.append((one, ready[role, done]))
        if len(self._shown) > len(news):
            present = {self.told.key(one.role) for one in self.clients}
            self._shown = {key: shown for key, shown in self._shown.items() if key in present}
        return messages

    def _steps(self, table: Table, role: int, since: int) -> list[Step]:
        """What the entries from `since` on did, one thing after the other, as far as a link may know it."""
        known = [one for one in self._trail.since(since, len(table.entries)) if sight.may_read(role, one.audience)]
        if not known:
            return []
        before = sight.shown(table, role, known[0].state).copy()
        steps = []
        for one, following in pairwise([*known[1:], None]):
            if one and (following is None or not _together(table, role, one.entry, following.entry)):
                changed = self._changes(before, sight.shown(table, role, one.state))
                steps += [Step(one.entry, changed)] if changed else []
        return [Step(steps[0].entry)] if len(steps) == 1 else steps

    def listed(self) -> str | None:
        """What a list of games may say to each role of a game with secrets, as it is stored."""
        if not self.table.has_secrets:
            return None
        found = {}
        for role in self.told.lengths:
            decision = self.seen_by(role).decision
            found[str(role)] = [self.told.revision(role), 0 if decision is None else decision.number, self.asked_at]
        return encode(found)


def _new_lines(table: Table, role: int, since: int) -> tuple[list[list[int]], int]:
    """The new lines of a role's journal, and how many of the old ones stay (-1: all)."""
    new = _lines_since(table, since)
    old = len(table.journal) - len(new)
    keep = len(sight.lines(table, role, table.journal[:old])) if since == len(table.entries) else -1
    return sight.lines(table, role, new), keep


def _together(table: Table, role: int, entry: int, following: int) -> bool:
    """Whether chance did two things at once, such as throw two dice: the first told a link nothing."""
    if entry == following:
        return False
    one, other = table.entries[entry], table.entries[following]
    told = any(line.entry == entry and sight.may_read(role, line.audience) for line in _lines_since(table, entry))
    return one.by == other.by == CHANCE and one.decision is other.decision and not told


def _lines_since(table: Table, entry: int) -> list[Line]:
    journal, first = table.journal, len(table.journal)
    while first and journal[first - 1].entry >= entry:
        first -= 1
    return journal[first:]


def _asked_at(stored: Stored) -> int:
    """When everybody was told what is asked now: not later, when somebody began to choose."""
    if not stored.moves:
        created: int = stored.about["created"]
        return created
    told = stored.moves[-1]["told"]
    return int(stored.moves[-1]["at"] if told is None else decode(told)[str(WATCHER)][2])
