"""What each link has been shown. In games with secrets a seat's open run of choices is shown to the others when it ends: by
a draw, or when somebody else is asked. How often the others are told something then says nothing about a hand: not that a
choice was forced, nor that one was taken back.

So every role counts revisions of its own: those that it was told of. In open games all are told of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from leagues.harbour.messages import ALL_SEATS, WATCHER
from leagues.kernel.table import Table


def shown_to_others(table: Table) -> int:
    """How many entries the seats that are not asked are shown: all but those of the open run."""
    count = len(table.entries)
    if not table.has_secrets or table.over:
        return count
    who = table.who
    while count > table.forked and who >= 0 and table.entries[count - 1].by == who:
        count -= 1
    return count


class Ledger:
    """For every role, how many entries it was shown after each revision that it was told of."""

    def __init__(self, seats: int, *, secrets: bool) -> None:
        roles = [ALL_SEATS, WATCHER, *range(seats)] if secrets else [0]
        self._secrets = secrets
        self.lengths: dict[int, list[int]] = {role: [0] for role in roles}

    def key(self, role: int) -> int:
        """Without secrets everybody is told the same."""
        return role if self._secrets else 0

    def of(self, role: int) -> list[int]:
        """What a role was shown, revision by revision."""
        return self.lengths[self.key(role)]

    def revision(self, role: int) -> int:
        """The newest revision that a role was told of."""
        return len(self.lengths[role if self._secrets else 0]) - 1

    def note(self, cut: int, count: int, held: int, runner: int | None) -> dict[int, int]:
        """The table has `count` entries now, of which the first `cut` stayed; those who do not make the open run are shown
        `held`. Gives the roles that are told, each with the first entry that is new to it."""
        news = {}
        for role, lengths in self.lengths.items():
            whole = held == count or role in (runner, ALL_SEATS) or not self._secrets
            now, before = count if whole else held, lengths[-1]
            if not self._secrets or now != before or cut < before:
                lengths.append(now)
                news[role] = min(cut, before, now)
        return news


def first_by(entries: Sequence[int], held: int) -> int | None:
    """Who makes the open run, if there is one: the seat of its first entry."""
    return entries[held] if held < len(entries) else None


Ids = dict[tuple[int, str], int]  # by role and id: the revision in which a move was told to the role that made it


def told_of(moves: Iterable[tuple[int, Sequence[int], int | None, str, int]], told: Ledger) -> Ids:
    """Note stored moves, each as (cut, who made its entries, held, id, role); gives the revision of every move that has an
    id. An id is known to its own role only: to another it would say that something hidden was played."""
    by: list[int] = []
    ids: Ids = {}
    for cut, added, held, id, role in moves:
        by = [*by[:cut], *added]
        shown = len(by) if held is None else held
        told.note(cut, len(by), shown, first_by(by, shown))
        if id:
            ids[role, id] = told.revision(role)
    return ids
