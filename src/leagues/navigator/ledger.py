"""The ledger of a finished game: how the chance to win went, and what of that was luck, one's own play, or rivals.

Before each own choice stands the chance by the best answer. What the answer taken is worth less is play; what changes until
the next own choice is luck, or what rivals chose. Where nothing lies between two choices and the value sees more at the
second, nobody is to blame: that is unseen. So the parts add up: start + luck + play + rivals + unseen = result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from leagues.kernel.entries import Entry, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.kernel.standing import check_table
from leagues.kernel.table import Table
from leagues.navigator import trying
from leagues.navigator.network import ONE
from leagues.navigator.search import Search
from leagues.navigator.trying import EYES

Kind = Literal["luck", "play", "rivals", "unseen"]
KINDS: tuple[Kind, ...] = ("luck", "play", "rivals", "unseen")
FORMAT = 1  # of a ledger as data


@dataclass(frozen=True)
class Item:
    """A change of the chance to win."""

    entry: int  # which entry of the record brought it, from 0; of several the last
    since: int  # the first of them, or `entry` itself: three dice are three entries
    kind: Kind
    change: float
    chance: float  # after it
    move: Move  # what was drawn or chosen
    better: Move | None = None  # of a choice: what would have been worth most, where that is another


@dataclass(frozen=True)
class Ledger:
    """What became of a seat's chance to win."""

    seat: int
    start: float
    result: float  # 1 for a win, 0 for a defeat
    error: float  # how far a chance on the way usually is from what trials find, one standard error
    items: tuple[Item, ...]

    def total(self, kind: Kind) -> float:
        """All of one kind together."""
        return sum(item.change for item in self.items if item.kind == kind)

    @property
    def luck(self) -> float:
        """What rolls and draws changed."""
        return self.total("luck")

    @property
    def play(self) -> float:
        """What choices gave away against the best: 0 or below."""
        return self.total("play")

    @property
    def rivals(self) -> float:
        """What others chose."""
        return self.total("rivals")

    @property
    def unseen(self) -> float:
        """What the value had not foreseen."""
        return self.total("unseen")

    def turning(self, kind: Kind, most: int = 3) -> tuple[Item, ...]:
        """Those that mattered most, in their order."""
        found = sorted((one for one in self.items if one.kind == kind and one.change), key=lambda one: -abs(one.change))
        return tuple(sorted(found[:most], key=lambda one: one.entry))

    def json(self) -> dict[str, object]:
        """As plain data."""
        items = [
            {"entry": one.entry, "since": one.since, "kind": one.kind, "change": round(one.change, 6),
             "chance": round(one.chance, 6), "move": str(one.move),
             **({"better": str(one.better)} if one.better is not None else {})}
            for one in self.items
        ]  # fmt: skip
        parts: dict[str, object] = {kind: round(self.total(kind), 6) for kind in KINDS}
        return {
            "seat": self.seat, "start": round(self.start, 6), **parts, "result": self.result,
            "error": round(self.error, 6), "items": items,
        }  # fmt: skip


def ledger(table: Table, seat: int = 0) -> Ledger:
    """The ledger of a finished game for a seat, by the value of what that seat could know at each moment. Partners have one
    together."""
    check_table(table)
    if table.game.id not in EYES or hasattr(EYES[table.game.id], "rests"):  # each choice needs a value at once
        raise LeaguesError("ledger-not-learned")
    known = Search(table.game, table.tables, table.start.copy(), 0, [0], compiles=False)
    if not known.valued:
        raise LeaguesError("ledger-other-values")
    if not table.over:
        raise LeaguesError("ledger-not-over")
    return _Keeping(table, table.seat_of(seat), known.error_of_value).ledger()


def document(table: Table, seats: Sequence[int] = ()) -> dict[str, Any]:
    """The ledgers of a finished game as data, of these seats or of all; of those who win and lose together there is one."""
    whose = (0,) if not table.game.has_secrets else tuple(seats) or range(len(table.seats))
    return {
        "ledger": FORMAT, "game": table.game.id, "rules": table.game.rules_version, "entries": len(table.entries),
        "outcome": table.outcome, "seats": [ledger(table, seat).json() for seat in whose],
    }  # fmt: skip


class _Keeping:
    """Goes through a game."""

    def __init__(self, table: Table, seat: int, error: float) -> None:
        self._table, self._seat, self._error = table, seat, error
        self._alone = not table.game.has_secrets  # all win or lose together
        self._items: list[Item] = []
        self._start = self._now = -1.0  # the chance; below 0 while it is not known
        self._pending: tuple[int, int, Kind, Move] | None = None  # what was drawn or chosen since it was known: first, last

    def ledger(self) -> Ledger:
        """Everything, in order."""
        table = self._table
        state, game, tables = table.start.copy(), table.game, table.tables
        for at, entry in enumerate(table.entries):
            own = entry.by != CHANCE and (self._alone or entry.by == self._seat)
            if own and not entry.forced and self._choice(at, entry, state):
                game.flow.apply(state, tables, entry.answer)
                continue
            kind: Kind = "luck" if entry.by == CHANCE or own else "rivals"
            if self._pending is None or entry.drawn or not entry.forced:
                self._settle(self._worth(state))
                since = at if self._pending is None or not entry.drawn else self._pending[0]
                self._pending = since, at, kind, Move(game, entry.decision, entry.answer)
            game.flow.apply(state, tables, entry.answer)
        result = EYES[game.id].result(state, tables, self._seat) / ONE
        self._settle(result)
        return Ledger(self._seat, max(self._start, 0.0), result, self._error, tuple(self._items))

    def _choice(self, at: int, entry: Entry, state: object) -> bool:
        """An own choice between several answers."""
        table = self._table
        out = [0] * 256
        count = table.game.flow.options(state, table.tables, out)
        if count < 2:
            return False
        copy = state.copy()  # type: ignore[attr-defined]
        search = Search(table.game, table.tables, copy, max(entry.by, 0), out[:count], compiles=False)
        search.look()
        best = search.usual
        taken = next(one for one in search.options if one.answer == entry.answer)
        self._settle(best.value)
        game, decision = table.game, entry.decision
        better = None if taken.value == best.value else Move(game, decision, best.answer)
        change = taken.value - best.value
        self._items.append(Item(at, at, "play", change, taken.value, Move(game, decision, entry.answer), better))
        self._now = taken.value
        return True

    def _settle(self, chance: float | None) -> None:
        """The chance is known again: what changed it since then is what is pending."""
        if chance is None:
            return
        if self._now < 0:
            self._start = chance
        elif self._pending is not None:
            since, at, kind, move = self._pending
            self._items.append(Item(at, since, kind, chance - self._now, chance, move))
        elif self._items:
            if chance != self._now:  # nothing happened since: the value sees more now
                last = self._items[-1]
                self._items.append(Item(last.entry, last.since, "unseen", chance - self._now, chance, last.move))
        else:
            self._start = chance
        self._now, self._pending = chance, None

    def _worth(self, state: object) -> float | None:
        """What a position is worth in which others are asked; of a game without rivals only choices are valued."""
        if self._alone or self._now < 0:
            return None
        table = self._table
        copy = state.copy()  # type: ignore[attr-defined]
        table.game.hide(copy, table.tables, self._seat)
        search = Search(table.game, table.tables, copy, self._seat, [0], compiles=False)
        assert search.weights is not None
        value = search.trials.worth(copy, table.tables, self._seat, search.weights.net, trying.room(search.trials.eyes))
        return float(value) / ONE
