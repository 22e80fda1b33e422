"""A table: one running game. It answers what has a single answer, draws, remembers every entry, and takes back.

table.legal          the moves: str(m) is the notation, m.rules the ids, m.text("fr") the sentence
table.play("give 1 2 4")
table.undo(); table.view(0); table.outcome; table.record()
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, SupportsIndex

from leagues.kernel import sfc32
from leagues.kernel.chance import FairDice, Luck, OpenSeed, OwnDice, check_luck, draw_lot
from leagues.kernel.decisions import Decision
from leagues.kernel.entries import Entry, Handover, Help, Line, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, GameState
from leagues.kernel.game import Game
from leagues.kernel.numbers import flag, whole
from leagues.kernel.schema import Record
from leagues.kernel.standing import SPECTATOR, Standing, outcome_weights
from leagues.kernel.trail import Told, Trail
from leagues.kernel.writing import write

KEEP_EVERY = 50  # entries between kept states


def random_words(rng: Any) -> list[int]:
    """Words of 32 random bits from a `random.Random`, or from a generator of NumPy."""
    made = not isinstance(rng, type)  # a class has the methods too
    if made and hasattr(rng, "getrandbits"):
        return [rng.getrandbits(32) for _ in range(7)]
    if made and hasattr(rng, "integers"):
        return [int(word) for word in rng.integers(0, 1 << 32, 7)]
    raise LeaguesError("rng-kind", kind=type(rng).__name__)


class Table(Standing):
    """A running game: a value that can be copied, pickled and taken to any of its entries. Others change it by its methods
    only."""

    fairness: Mapping[str, Any]  # what its record says of its luck
    start: GameState  # how it began
    resumed: int  # the entry from which an older record could not be played again; 0 where there is none
    forked: int  # the first entries, taken over from another game with other luck

    def __init__(
        self, game: Game, options: Mapping[str, Any], tables: Record, luck: Luck | None, *,
        auto: bool = True, wait: bool = False, seats: Sequence[str] = (), start: GameState | None = None,
        bots: Iterable[Handover] = (), helped: Iterable[Help] = (), resumed: int = 0,
    ) -> None:  # fmt: skip
        """`auto` answers single options; `wait` still asks for the roll that opens a turn. A table whose `luck` is None
        (the secret is elsewhere) can be looked at, not drawn for. `start` begins in the middle; `resumed` is the entry from
        which an older record could not be played again, where that is the record's stored state."""
        self.game = game
        self.options = game.read_options(options)
        self.tables = tables
        check_luck(luck)
        self.luck = luck
        self.fairness = {"kind": "own"} if luck is None else luck.header()
        self.auto, self.wait = flag(auto, "auto"), flag(wait, "wait")
        self.start = start if start is not None else game.new_state(tables, self.options)
        self.started_in_the_middle = start is not None
        count = game.seats(self.start)
        if isinstance(seats, str) or not isinstance(seats, Sequence) or not all(isinstance(name, str) for name in seats):
            raise LeaguesError("seat-names-kind", kind=type(seats).__name__)
        if seats and len(seats) != count:
            raise LeaguesError("seat-names", found=len(seats), right=count)
        self.seats = tuple(seats) or tuple(f"seat {i}" for i in range(count))
        self.entries: list[Entry] = []
        self.journal: list[Line] = []
        self.revision = 0
        self.resumed = resumed
        self.forked = 0
        self.bots = tuple(bots)
        self.helped = tuple(helped)
        self._state = self.start.copy()
        self._kept: dict[int, GameState] = {0: self.start.copy()}
        self._draws: dict[tuple[str, str], int] = {}  # how many there were, by their address
        self._drawn: list[tuple[int, tuple[str, str]]] = []  # each with its entry
        self._asked = -1, CHANCE
        self._listed = None
        self._trail: Trail | None = None
        self.settle()

    # --- looking -----------------------------------------------------------------------------------------------------

    def record(self, seat: int | None = None, *, reveal: bool = True) -> str:
        """The record; with a seat, without what that seat may not know. Where other tables still draw from the same secret,
        `reveal=False` keeps it out of a finished record."""
        return write(self, None if seat is None else self.seat_of(seat, SPECTATOR), reveal=reveal)

    # --- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same table once more: whatever becomes of one, the other stays as it is. What never changes they share."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.entries, copy.journal = list(self.entries), list(self.journal)
        copy._state, copy._kept = self._state.copy(), dict(self._kept)
        copy._draws, copy._drawn = dict(self._draws), list(self._drawn)
        copy._trail = None
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: a decision is named by its number, because it holds a module."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_in_force", "_sayings")}
        kept["_trail"] = None
        return kept | {"entries": [(entry.by, entry.decision.number, *entry[2:]) for entry in self.entries]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        decisions = kept["game"].decisions.by_number
        entries = [Entry(by, decisions[number], *rest) for by, number, *rest in kept["entries"]]
        self.__dict__.update(kept | {"entries": entries})

    def replayed(self, count: int) -> Self:
        """A copy that stands as this table did after its first `count` entries."""
        copy = self.copy()
        copy.rewind(count)
        return copy

    def fork(self, count: int, luck: Luck) -> Self:
        """A new game that begins as this one did, up to its first `count` entries, with luck of its own."""
        check_luck(luck)
        new = self.replayed(count)
        if isinstance(luck, FairDice) and luck == self.luck and not self.over:
            raise LeaguesError("fork-same-dice")
        new.arrange(bots=[change for change in self.bots if change.at <= count],
                    helped=[change for change in self.helped if change.at <= count])  # fmt: skip
        new.take_luck(luck, auto=self.auto, forked=count if luck != self.luck else min(count, self.forked))
        return new

    def resample(self, seat: int, rng: Any) -> Table:
        """A table that could be this one, for all that a seat knows: what the seat may not see is dealt again, and luck of
        its own decides what comes. It begins here, without the entries that led here. `rng` is a `random.Random` or a
        generator of NumPy."""
        words = random_words(rng)
        state, seat = self.state, self.seat_of(seat)
        self.game.hide(state, self.tables, seat)
        g = [0] * 4
        sfc32.seed(g, words[0], words[1], words[2])
        if not state.ending:
            self.game.fill(state, self.tables, seat, g)
        luck = OpenSeed("".join(f"{word:08x}" for word in words[3:]))
        bots = [Handover(0, one, self.bot(one)) for one in range(len(self.seats)) if self.bot(one)]
        return Table(self.game, self.options, self.tables, luck, auto=self.auto, wait=self.wait, seats=self.seats,
                     start=state, bots=bots)  # fmt: skip

    # --- what is arranged beside the rules ---------------------------------------------------------------------------

    def take_luck(
        self, luck: Luck | None, fairness: Mapping[str, Any] | None = None, *, auto: bool = True, forked: int | None = None
    ) -> None:
        """From now on this luck draws, and what has a single answer is answered (`auto`). `fairness` is the record's word on
        it, where it has one of its own; the first `forked` entries were made with other luck."""
        self.luck, self.auto = luck, auto
        if fairness is None:
            fairness = self.fairness if luck is None else luck.header()
        self.fairness = fairness
        self.forked = self.forked if forked is None else forked
        self.settle()

    def arrange(
        self, *, seats: Sequence[str] | None = None, wait: bool | None = None, bots: Iterable[Handover] | None = None,
        helped: Iterable[Help] | None = None,
    ) -> None:  # fmt: skip
        """Name the seats; say whether the roll that opens a turn waits; say who plays which seat from when on, and when
        chances were shown."""
        self.seats = self.seats if seats is None else tuple(seats)
        self.wait = self.wait if wait is None else wait
        self.bots = self.bots if bots is None else tuple(bots)
        self.helped = self.helped if helped is None else tuple(helped)

    def follow(self) -> Trail:
        """From now on note how the table stands at every step; what was followed before is forgotten."""
        self._trail = Trail()
        self._trail.note(len(self.entries) - 1, self._state)
        return self._trail

    # --- answering ---------------------------------------------------------------------------------------------------

    def play(self, move: str | Move | SupportsIndex, seat: int | None = None) -> None:
        """A player's answer: a text, a move of `legal`, or a `Move.id`, as batches and environments have them."""
        self.enter(self.judge(move, seat))
        self.settle()

    def judge(self, move: str | Move | SupportsIndex, seat: int | None = None) -> Entry:
        """The entry that a player's answer would be; an error says why it cannot be played."""
        decision = self._waiting()
        who = self.who
        if decision.chance:
            raise LeaguesError("chance-decides", decision=decision.name)
        if seat is not None:
            seat = self.seat_of(seat)
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

    def feed(self, outcome: str | Move | SupportsIndex) -> None:
        """An outcome of chance, fed by hand: a text, a move of `legal`, or a `Move.id`."""
        decision = self._waiting()
        if not decision.chance:
            raise LeaguesError("player-decides", decision=decision.name)
        if not isinstance(self.luck, OwnDice):
            raise LeaguesError("not-own-dice")
        answer = self._read(decision, outcome)
        if self.game.flow.forbidden(self._state, self.tables, answer):
            raise LeaguesError("impossible-outcome", outcome=decision.notation(answer), decision=decision.name,
                               outcomes=", ".join(str(m) for m in self.legal))  # fmt: skip
        drawn = self.option_count > 1 or not self.all_know_outcome(self._state)
        self.enter(Entry(CHANCE, decision, answer, drawn=drawn, audience=decision.audience(self._state, self.tables)))
        self.settle()

    def move(self, answer: int) -> Move:
        """The answer that has this place within the decision that waits, legal or not, to be played or fed."""
        decision, found = self._waiting(), whole(answer)
        if found is None or not 0 <= found < decision.size:
            raise self._unknown(decision, str(answer))
        return Move(self.game, decision, found)

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
        if self._fed_by_hand:
            return False
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

    # --- inside ------------------------------------------------------------------------------------------------------

    def _waiting(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise LeaguesError("game-over", outcome=self.outcome)
        return decision

    def _read(self, decision: Decision, move: str | Move | SupportsIndex) -> int:
        if isinstance(move, str):
            return decision.read(move)
        if isinstance(move, Move):
            answer = move.answer if move.decision is decision else -1
        elif (id := whole(move)) is not None:
            answer = decision.of_id(id)
        else:
            raise LeaguesError("move-kind", kind=type(move).__name__, decision=decision.name, example=decision.notation(0))
        if answer < 0:
            raise self._unknown(decision, str(move))
        return answer

    def _unknown(self, decision: Decision, move: str) -> LeaguesError:
        return LeaguesError("unknown-move", move=move, decision=decision.name, example=decision.notation(0))

    def enter(self, entry: Entry, address: tuple[str, str] | None = None) -> None:
        """Write an entry that is known to be legal, and do what it says. `address`: of a draw, where it is known already."""
        if entry.drawn:
            address = address or self.address(entry.decision)
            self._draws[address] = self._draws.get(address, 0) + 1
            self._drawn.append((len(self.entries), address))
        state, tables, entries, trail = self._state, self.tables, self.entries, self._trail
        told: list[Told] = [] if trail is None else trail.listen(len(entries), state)
        state.journal = told
        entry.decision.module.apply(state, tables, entry.answer)
        self.game.advance(state, tables)
        state.journal = None
        for audience, message, a, b, c in told:
            id, rules = self._sayings[message]
            self.journal.append(Line(len(entries), id, (a, b, c), rules, audience))
        entries.append(entry)
        self.revision += 1
        if len(entries) % KEEP_EVERY == 0:
            self._kept[len(entries)] = state.copy()
        if trail is not None:
            trail.note(len(entries) - 1, state)

    def rewind(self, count: int) -> None:
        """Keep the first `count` entries only. `undo` says whether a player may do that."""
        self._state = self.state_at(count)
        del self.entries[count:]
        self.forked = min(self.forked, count)
        self.bots = tuple(change._replace(at=min(change.at, count)) for change in self.bots)
        self.helped = tuple(change._replace(at=min(change.at, count)) for change in self.helped)
        self.journal = [line for line in self.journal if line.entry < count]
        while self._drawn and self._drawn[-1][0] >= count:
            self._draws[self._drawn.pop()[1]] -= 1
        for at in [at for at in self._kept if at > count]:
            del self._kept[at]
        if self._trail is not None:
            self._trail.rewind(count, self._state)
        self.revision += 1
