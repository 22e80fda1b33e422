"""A table: one running game. It answers what has a single answer, draws, remembers every entry, and takes back.

table.legal          the moves: str(m) is the notation, m.rules the ids, m.text("fr") the sentence
table.play("give 1 2 4")
table.undo(); table.view(0); table.outcome; table.record()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from leagues.kernel import record as records
from leagues.kernel.chance import FairDice, Luck, OwnDice, draw_lot
from leagues.kernel.decisions import MOST_OPTIONS, Decision
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, EVERYONE, GameState
from leagues.kernel.game import Game
from leagues.kernel.schema import Record

KEEP_EVERY = 50  # entries between kept states
SPECTATOR = -1


class Entry(NamedTuple):
    """One answer in the record."""

    by: int  # a seat, or CHANCE
    decision: Decision
    answer: int
    forced: bool = False  # it was the only option
    drawn: bool = False  # made by chance with two or more possible outcomes, as far as everyone knows
    audience: int = EVERYONE  # the seat that may see the answer

    @property
    def notation(self) -> str:
        """The answer as written in the record."""
        return self.decision.notation(self.answer)


class Line(NamedTuple):
    """One line of the journal: a message with arguments, the entry that caused it, and who may read it."""

    entry: int
    message: str
    arguments: tuple[int, int, int]
    rules: tuple[str, ...]
    audience: int = EVERYONE

    def text(self, game: Game, language: str) -> str:
        """The sentence."""
        a, b, c = self.arguments
        return game.words(language).text(self.message, a=a, b=b, c=c)


@dataclass(frozen=True, slots=True)
class Move:
    """A legal answer."""

    game: Game
    decision: Decision
    answer: int
    weight: int = 0  # for chance

    def __str__(self) -> str:
        return self.decision.notation(self.answer)

    @property
    def id(self) -> int:
        """Its action id (or outcome id) in the whole game."""
        return self.decision.id_of(self.answer)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it stands on."""
        return self.decision.rules

    def text(self, language: str = "en") -> str:
        """What it does, in a sentence."""
        id, arguments = self.decision.module.words(self.answer)
        return self.game.words(language).text(id, **arguments)


def outcome_weights(decision: Decision, state: Any, tables: Any) -> list[int]:
    """How likely each outcome of a chance decision is."""
    weight = decision.module.weight
    return [weight(state, tables, outcome) for outcome in range(decision.size)]


class Table:
    """A running game."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], tables: Record, luck: Luck | None, *,
        auto: bool = True, wait: bool = False, seats: Sequence[str] = (), start: GameState | None = None,
    ) -> None:  # fmt: skip
        """`auto` answers single options; `wait` still asks for the roll that opens a turn. A table whose `luck` is None
        (the secret is elsewhere) can be looked at, not drawn for. `start` begins in the middle."""
        self.game = game
        self.options = game.read_options(options)
        self.tables = tables
        self.luck = luck
        self.fairness: dict[str, Any] = luck.header() if luck is not None else {"kind": "own"}  # for the record
        self.auto = auto
        self.wait = wait
        self.start = start if start is not None else game.new_state(tables, self.options)
        self.started_in_the_middle = start is not None
        count = game.seats(self.start)
        if seats and len(seats) != count:
            raise LeaguesError("seat-names", found=len(seats), right=count)
        self.seats = tuple(seats) or tuple(f"seat {i}" for i in range(count))
        self.entries: list[Entry] = []
        self.journal: list[Line] = []
        self.revision = 0
        self.resumed = 0  # the entry from which an older record could not be played again, when begun at its stored state
        self.forked = 0  # the first entries, taken over from another game with other luck
        self.bots: list[records.Hands] = []  # the seats that bots play, and when a seat changed hands
        self._state = self.start.copy()
        self._kept: dict[int, GameState] = {0: self.start.copy()}
        self._draws: dict[tuple[str, str], int] = {}
        self._asked = -1, CHANCE  # the revision, and who must answer in it
        self._listed: tuple[int, list[int]] | None = None  # the revision, and the answers that are possible in it
        self.settle()

    # --- looking -----------------------------------------------------------------------------------------------------

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
            Move(self.game, decision, a, weight(self._state, self.tables, a) if decision.chance else 0) for a in self.answers
        ]

    def view(self, seat: int) -> dict[str, Any]:
        """The state as a seat may know it (-1: a spectator), as plain values."""
        shown = self._state.copy()
        self.game.hide(shown, self.tables, seat)
        return shown.json()

    def bot(self, seat: int) -> str:
        """The policy that plays a seat now; empty for a person."""
        return next((policy for _, one, policy in reversed(self.bots) if one == seat), "")

    def all_know_outcome(self, state: GameState) -> bool:
        """Whether chance, which decides in this state with one possible outcome, surprises nobody: what is left may lie in
        hands as well as in the deck, for all that a seat knows."""
        decision = self.game.decisions.by_number[state.frames[state.depth - 1].doing]
        if decision.audience(state, self.tables) != EVERYONE:
            return False
        if not self.game.has_secrets:
            return True
        seen = state.copy()
        self.game.hide(seen, self.tables, SPECTATOR)
        return sum(1 for lots in outcome_weights(decision, seen, self.tables) if lots) == 1

    def lines(self, seat: int, since: int = 0) -> list[Line]:
        """The journal as a seat may read it, from entry `since` on."""
        return [line for line in self.journal if line.entry >= since and line.audience in (EVERYONE, seat)]

    def record(self, seat: int | None = None, *, reveal: bool = True) -> str:
        """The record; with a seat, without what that seat may not know. Where other tables still draw from the same secret,
        `reveal=False` keeps it out of a finished record."""
        return records.write(self, seat, reveal=reveal)

    # --- answering ---------------------------------------------------------------------------------------------------

    def play(self, move: str | Move | int, seat: int | None = None) -> None:
        """A player's answer: a text, a move of `legal`, or an id within the decision."""
        self.enter(self.judge(move, seat))
        self.settle()

    def judge(self, move: str | Move | int, seat: int | None = None) -> Entry:
        """The entry that a player's answer would be; an error says why it cannot be played."""
        decision = self._waiting()
        who = self.who
        if decision.chance:
            raise LeaguesError("chance-decides", decision=decision.name)
        if seat is not None and not 0 <= seat < len(self.seats):
            raise LeaguesError("unknown-seat", seat=seat, seats=len(self.seats) - 1)
        if seat is not None and who not in (seat, ANYONE):
            raise LeaguesError("not-your-turn", seat=seat, turn=who)
        answer = self._read(decision, move)
        rule = decision.module.forbidden(self._state, self.tables, answer)
        if rule:
            ids = self.game.rule_ids([rule])
            raise LeaguesError("forbidden", rules=ids, move=decision.notation(answer), rule=ids[0])
        if who == ANYONE:
            who = seat if seat is not None else 0
        return Entry(who, decision, answer, audience=decision.audience(self._state, self.tables))

    def feed(self, outcome: str | Move | int) -> None:
        """An outcome of chance, fed by hand."""
        decision = self._waiting()
        if not decision.chance:
            raise LeaguesError("player-decides", decision=decision.name)
        if not isinstance(self.luck, OwnDice):
            raise LeaguesError("not-own-dice")
        answer = self._read(decision, outcome)
        if self.game.flow.forbidden(self._state, self.tables, answer):
            raise LeaguesError("impossible-outcome", outcome=decision.notation(answer), decision=decision.name,
                               outcomes=", ".join(str(m) for m in self.legal))  # fmt: skip
        self.enter(Entry(CHANCE, decision, answer, drawn=True, audience=decision.audience(self._state, self.tables)))
        self.settle()

    def settle(self) -> None:
        """Answer everything that has a single answer, and draw, until somebody must choose."""
        state, decisions = self._state, self.game.decisions.by_number
        while not state.ending:
            decision = decisions[state.frames[state.depth - 1].doing]
            if decision.chance:
                if self.luck is None or not self._settle_chance(decision):
                    return
                continue
            answers = self.answers
            if len(answers) > 1 or not self.auto or (decision.waits and self.wait):
                return
            audience = decision.audience(state, self.tables)
            self.enter(Entry(max(self.who, 0), decision, answers[0], True, False, audience))

    def _settle_chance(self, decision: Decision) -> bool:
        """Draw, or enter the only outcome that there is; False where people with dice of their own must do that."""
        state, tables, luck = self._state, self.tables, self.luck
        weights = outcome_weights(decision, state, tables)
        assert any(weights), f"nothing can come of {decision}"
        possible, outcome, ends, wins = decision.lots(tuple(weights))
        audience = decision.audience(state, tables)
        if possible == 1 and self.all_know_outcome(state):
            self.enter(Entry(CHANCE, decision, outcome, True, False, audience))
            return True
        if luck is None or isinstance(luck, OwnDice):
            return False
        purpose, occasion = address = self.address(decision)
        outcome = draw_lot(luck.key, purpose, occasion, self._draws.get(address, 0), ends, wins)
        self.enter(Entry(CHANCE, decision, outcome, False, True, audience), address)
        return True

    # --- taking back -------------------------------------------------------------------------------------------------

    def barrier(self, seat: int | None = None) -> str | None:
        """Why the last choice cannot be taken back (`nothing`, `draw`, `other-seat`, `started-here`); None if it can."""
        forced: set[int] = set()
        for entry in reversed(self.entries):
            if entry.drawn:
                return "draw"
            if entry.by != CHANCE and not entry.forced:
                seen = self.game.has_secrets and forced - {entry.by}  # what another seat was forced to show
                return "other-seat" if seen or seat not in (None, entry.by) else None
            forced.add(entry.by)
        return "started-here" if self.started_in_the_middle else "nothing"

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last choice, with the forced entries after it; gives the entry that was taken back."""
        barrier = self.barrier(seat)
        if barrier is not None:
            raise LeaguesError(f"undo-{barrier}")
        at = max(i for i, entry in enumerate(self.entries) if entry.by != CHANCE and not entry.forced)
        taken = self.entries[at]
        self.rewind(at)
        return taken

    def undo_turn(self, seat: int | None = None) -> int:
        """Take back as far as undo reaches; gives how many choices that were."""
        count = 0
        while self.barrier(seat) is None:
            self.undo(seat)
            count += 1
        if not count:
            raise LeaguesError(f"undo-{self.barrier(seat)}")
        return count

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
                if self.game.has_secrets and max(flow.who(trial, self.tables), 0) != mover:
                    return False  # another seat is forced to show something
            elif count > 1 or not self.all_know_outcome(trial):
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

    def fork(self, count: int, luck: Luck) -> Table:
        """A new game that begins as this one did, up to its first `count` entries, with luck of its own."""
        self._check_count(count)
        if isinstance(luck, FairDice) and luck == self.luck and not self.over:
            raise LeaguesError("fork-same-dice")
        new = Table(self.game, self.options, self.tables, None, auto=False, wait=self.wait, seats=self.seats,
                    start=self.start if self.started_in_the_middle else None)  # fmt: skip
        for entry in self.entries[:count]:
            new.enter(entry)
        new.auto, new.luck, new.fairness = self.auto, luck, luck.header()
        new.forked = count if luck != self.luck else min(count, self.forked)
        new.bots = [change for change in self.bots if change[0] <= count]
        new.settle()
        return new

    # --- inside ------------------------------------------------------------------------------------------------------

    def _check_count(self, count: int) -> None:
        if not 0 <= count <= len(self.entries):
            raise LeaguesError("bad-number", value=count, low=0, high=len(self.entries))

    def _waiting(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise LeaguesError("game-over", outcome=self.outcome)
        return decision

    def _answers(self) -> list[int]:
        buffer = [0] * MOST_OPTIONS
        count = self.game.flow.options(self._state, self.tables, buffer)
        if count == 0:
            raise AssertionError(f"nobody can answer {self.decision}")
        return buffer[:count]

    def _read(self, decision: Decision, move: str | Move | int) -> int:
        if isinstance(move, Move):
            if move.decision is not decision:
                raise LeaguesError("unknown-move", move=str(move), decision=decision.name, example=decision.notation(0))
            return move.answer
        if isinstance(move, int):
            if not 0 <= move < decision.size:
                raise LeaguesError("unknown-move", move=str(move), decision=decision.name, example=decision.notation(0))
            return move
        return decision.read(move)

    def address(self, decision: Decision) -> tuple[str, str]:
        """Purpose and occasion of the draw that waits."""
        return decision.name, ".".join(map(str, decision.module.occasion(self._state, self.tables)))

    def enter(self, entry: Entry, address: tuple[str, str] | None = None) -> None:
        """Write an entry that is known to be legal, and do what it says. `address`: of a draw, where it is known already."""
        if entry.drawn:
            address = address or self.address(entry.decision)
            self._draws[address] = self._draws.get(address, 0) + 1
        told: list[tuple[int, int, int, int, int]] = []
        state, tables, entries = self._state, self.tables, self.entries
        state.journal = told
        entry.decision.module.apply(state, tables, entry.answer)
        self.game.advance(state, tables)
        state.journal = None
        for audience, message, a, b, c in told:
            id, rules = self.game.sayings[message]
            self.journal.append(Line(len(entries), id, (a, b, c), rules, audience))
        entries.append(entry)
        self.revision += 1
        if len(entries) % KEEP_EVERY == 0:
            self._kept[len(entries)] = state.copy()

    def rewind(self, count: int) -> None:
        """Keep the first `count` entries only. `undo` says whether a player may do that."""
        self._state = self.state_at(count)
        del self.entries[count:]
        self.forked = min(self.forked, count)
        self.bots = [(min(at, count), seat, policy) for at, seat, policy in self.bots]
        self.journal = [line for line in self.journal if line.entry < count]
        for at in [at for at in self._kept if at > count]:
            del self._kept[at]
        self.revision += 1
