"""A table as it stands: everything that can be asked about a running game. Nothing here changes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import Any

from leagues.kernel.chance import Luck, OwnDice
from leagues.kernel.decisions import MOST_OPTIONS, Decision
from leagues.kernel.entries import Entry, Handover, Help, Line, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE, GameState
from leagues.kernel.game import Game
from leagues.kernel.numbers import whole, within
from leagues.kernel.options import Value
from leagues.kernel.schema import Record

SPECTATOR = -1  # the seat of somebody who only looks on


def outcome_weights(decision: Decision, state: Any, tables: Any) -> list[int]:
    """How likely each outcome of a chance decision is."""
    weight = decision.module.weight
    return [weight(state, tables, outcome) for outcome in range(decision.size)]


def check_table(given: object) -> None:
    """Refuse what is no table, where a function takes one."""
    if not isinstance(given, Standing):
        raise LeaguesError("table-kind", kind=type(given).__name__)


class Standing:
    """A running game, to be looked at."""

    game: Game
    options: dict[str, Value]  # every option of the game
    tables: Record  # the game's data, with an owner's values
    luck: Luck | None  # what draws; None where the secret is elsewhere
    auto: bool  # single options are answered at once
    wait: bool  # the roll that opens a turn is asked for all the same
    started_in_the_middle: bool  # at a state that was given
    bots: tuple[Handover, ...]  # the seats that bots play, and when a seat changed hands
    helped: tuple[Help, ...]  # when chances were shown
    seats: tuple[str, ...]  # their names
    entries: list[Entry]  # every answer so far
    journal: list[Line]  # what has happened, line by line
    revision: int  # grows with every change, taking back included
    _state: GameState
    _kept: dict[int, GameState]
    _asked: tuple[int, int]  # a revision, and who must answer in it
    _listed: tuple[int, list[int]] | None  # a revision, and the answers that are possible in it

    def __repr__(self) -> str:
        decision = self.decision
        asked = f"seat {self.who}: {decision.name}" if decision is not None and self.who >= 0 else decision and decision.name
        return f"<Table {self.game.id}, {len(self.entries)} entries, {asked or self.outcome}>"

    def __str__(self) -> str:
        """The board, as everybody may see it: `leagues.board` draws it, and knows more ways to."""
        return str(import_module("leagues").board(self))

    def odds(self, **asked: Any) -> Any:
        """The chances of every choice of whoever decides, by what that seat may know: `leagues.odds` of this table, which
        has the same keywords (`seconds`, `trials`, `seat` and others)."""
        return import_module("leagues").odds(self, **asked)

    def ledger(self, seat: int = 0) -> Any:
        """What of a finished game was luck, what play, what the rivals: `leagues.ledger` of this table."""
        return import_module("leagues").ledger(self, seat)

    @property
    def state(self) -> GameState:
        """A copy of the state as it is."""
        return self._state.copy()

    @property
    def now(self) -> GameState:
        """The state itself, for those who only look at it, and only until the next answer."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.ending != 0

    @property
    def outcome(self) -> str | None:
        """How it ended, such as `won-full-crew`; None while it goes on."""
        return self.game.ending_name(self._state) if self.over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as the table stands; in Nautilion 1 if the game is won."""
        return tuple(int(self.game.score(self._state, self.tables, seat)) for seat in range(len(self.seats)))

    @property
    def returns(self) -> tuple[float, ...]:
        """What a finished game is worth to every seat, from -1 or 0 to 1: its reward `end`. While it goes on, nothing."""
        reward = self.game.reward()
        return tuple(reward.worth(self._state, self.tables, seat) / reward.parts for seat in range(len(self.seats)))

    @cached_property
    def has_secrets(self) -> bool:
        """Whether any seat may know what another may not."""
        return self.game.hides(self.options)

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for an answer."""
        state = self._state
        return None if state.ending else self.game.decisions.by_number[state.frames[state.depth - 1].doing]

    @property
    def who(self) -> int:
        """Who must answer: a seat, CHANCE or ANYONE."""
        if self._asked[0] != self.revision:
            decision = self.decision
            self._asked = self.revision, CHANCE if decision is None else int(decision.module.who(self._state, self.tables))
        return self._asked[1]

    @property
    def audience(self) -> int:
        """Who may see the answer that is about to be given: EVERYONE or one seat."""
        decision = self.decision
        return EVERYONE if decision is None else decision.audience(self._state, self.tables)

    @property
    def option_count(self) -> int:
        """How many answers are possible now."""
        return len(self.answers)

    @property
    def answers(self) -> list[int]:
        """Every answer that is possible now, as ids within the decision; not to be changed."""
        if self._state.ending:
            return []
        if self._listed is None or self._listed[0] != self.revision:
            self._listed = self.revision, self._answers()
        return self._listed[1]

    def _answers(self) -> list[int]:
        buffer = [0] * MOST_OPTIONS
        count = self.game.flow.options(self._state, self.tables, buffer)
        if count == 0:
            raise AssertionError(f"nobody can answer {self.decision}")
        return buffer[:count]

    def forbids(self, answer: int) -> int:
        """0, or the rule that forbids this answer now."""
        return self.game.flow.forbidden(self._state, self.tables, answer)

    @property
    def legal(self) -> list[Move]:
        """What can be answered now."""
        decision = self.decision
        if decision is None:
            return []
        weight = self.game.flow.weight
        return [
            Move(self.game, decision, a, weight(self._state, self.tables, a) if decision.chance else 0, self._in_force)
            for a in self.answers
        ]

    def view(self, seat: int) -> dict[str, Any]:
        """The state as a seat may know it (-1: a spectator), as plain values."""
        seat = self.seat_of(seat, SPECTATOR)
        shown = self._state.copy()
        self.game.hide(shown, self.tables, seat)
        return shown.json()

    def seat_of(self, seat: int, least: int = 0) -> int:
        """A seat's number, if there is such a seat."""
        found = whole(seat)
        if found is None or not least <= found < len(self.seats):
            shown: object = found if found is not None else repr(seat)
            raise LeaguesError("unknown-seat", seat=shown, seats=len(self.seats) - 1)
        return found

    def bot(self, seat: int) -> str:
        """The policy that plays a seat now; empty for a person."""
        return next((policy for _, one, policy in reversed(self.bots) if one == seat), "")

    def lines(self, seat: int, since: int = 0) -> list[Line]:
        """The journal as a seat may read it, from entry `since` on. Seat -1 is a spectator."""
        seat = self.seat_of(seat, SPECTATOR)
        return [line for line in self.journal if line.entry >= since and line.audience in (EVERYONE, seat)]

    def in_force(self, rules: Sequence[str]) -> tuple[str, ...]:
        """Those of some rules, by their ids, that hold with the options of this table."""
        return tuple(id for id in rules if id in self._in_force)

    @cached_property
    def _in_force(self) -> frozenset[str]:
        return self.game.in_force(self.options)

    @cached_property
    def _sayings(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        return self.game.sayings_under(self._in_force)

    # --- chance -------------------------------------------------------------------------------------------------------

    def address(self, decision: Decision) -> tuple[str, str]:
        """Purpose and occasion of the draw that waits."""
        return decision.name, ".".join(map(str, decision.module.occasion(self._state, self.tables)))

    def all_know_outcome(self, state: GameState) -> bool:
        """Whether chance, which decides in this state with one possible outcome, surprises nobody: what is left may lie in
        hands as well as in the deck, for all that a seat knows."""
        decision = self.game.decisions.by_number[state.frames[state.depth - 1].doing]
        if decision.audience(state, self.tables) != EVERYONE:
            return False
        if not self.has_secrets:
            return True
        seen = state.copy()
        self.game.hide(seen, self.tables, SPECTATOR)
        return sum(1 for lots in outcome_weights(decision, seen, self.tables) if lots) == 1

    @property
    def _fed_by_hand(self) -> bool:
        """Whether people with dice of their own feed even the only outcome that there is."""
        return not self.auto and isinstance(self.luck, OwnDice)

    # --- what was, and what can be taken back -------------------------------------------------------------------------

    def barrier(self, seat: int | None = None) -> str | None:
        """Why the last choice cannot be taken back (`nothing`, `draw`, `other-seat`, `started-here`); None if it can."""
        forced: set[int] = set()
        for entry in reversed(self.entries):
            if entry.drawn:
                return "draw"
            if entry.by != CHANCE and not entry.forced:
                seen = self.has_secrets and forced - {entry.by}  # what another seat was forced to show
                return "other-seat" if seen or seat not in (None, entry.by) else None
            forced.add(entry.by)
        return "started-here" if self.started_in_the_middle else "nothing"

    def can_be_taken_back(self, move: Move) -> bool:
        """Whether `move`, if played now, could still be taken back by the one who played it."""
        trial, mover = self.state, max(self.who, 0)
        flow = self.game.flow
        flow.apply(trial, self.tables, move.answer)
        buffer = [0] * MOST_OPTIONS
        while not trial.ending:
            count = flow.options(trial, self.tables, buffer)
            decision = self.game.decisions.by_number[trial.frames[trial.depth - 1].doing]
            if not decision.chance:
                if count > 1 or not self.auto or (decision.waits and self.wait):
                    return True
                if self.has_secrets and max(flow.who(trial, self.tables), 0) != mover:
                    return False  # another seat is forced to show something
            elif count > 1 or self._fed_by_hand or not self.all_know_outcome(trial):
                return self.luck is None or isinstance(self.luck, OwnDice)  # real dice are not rolled yet
            flow.apply(trial, self.tables, buffer[0])
        return True

    def state_at(self, count: int) -> GameState:
        """The state after the first `count` entries."""
        self._check_count(count)
        start = max(at for at in self._kept if at <= count)
        state: GameState = self._kept[start].copy()
        for entry in self.entries[start:count]:
            self.game.flow.apply(state, self.tables, entry.answer)
        return state

    def _check_count(self, count: int) -> None:
        within(count, 0, len(self.entries))
