"""A sitting: a table, its save, and those before it: people, and bots in the empty seats. Whatever happens is saved before
it is shown.

In a game with secrets the screen shows what one seat may know: that of the person who is there. Between two people nobody
is, and only what everyone may know can be seen.
"""

from __future__ import annotations

import hashlib
import secrets
from enum import Enum

from leagues import bots
from leagues.kernel import sfc32
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.entries import Entry, Line, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import longest_match, move_text, split_outcomes
from leagues.terminal.seen import NOBODY, Seen
from leagues.terminal.shelf import Save


class Stage(Enum):
    """What the program waits for."""

    PLAY = "play"  # somebody who is there must choose
    END_TURN = "end-turn"  # their turn is over and can still be regretted; then the bots play
    HAND_OVER = "hand-over"  # their turn is over, and another person is next
    CURTAIN = "curtain"  # nobody is there until the next person says so
    OVER = "over"


class Sitting:
    """One game being played."""

    def __init__(self, table: Table, save: Save) -> None:
        self.table = table
        self.save = save
        self.unsaved = ""  # why the last entry could not be saved
        self.agreeing = False  # one of several people has asked for chances: once more, and all agree
        self.hinted = -1  # the revision for which the first step of a hint was told
        self.bots = bots.seated(table)
        self.people = [seat for seat in range(len(table.seats)) if seat not in self.bots]
        self.here = self.people[0] if self.secretive and len(self.people) == 1 else NOBODY
        self._seen: tuple[tuple[object, ...], Table] | None = None
        if not self._regrettable:
            self._let_bots_play()
        self.keep()

    # --- who is there ------------------------------------------------------------------------------------------------

    @property
    def secretive(self) -> bool:
        """Whether a seat may know what another may not."""
        return self.table.has_secrets

    @property
    def turn(self) -> int:
        """The seat that must choose, or that alone may see what chance brings; NOBODY where anyone may."""
        return self.table.audience if self.waits_for_outcome else max(self.table.who, NOBODY)

    @property
    def stage(self) -> Stage:
        """What the program waits for."""
        if self.table.over:
            return Stage.OVER
        if self.turn in self.bots:
            return Stage.END_TURN
        if not self.secretive or self.turn in (NOBODY, self.here):
            return Stage.PLAY
        return Stage.CURTAIN if self.here == NOBODY else Stage.HAND_OVER

    @property
    def names_who(self) -> bool:
        """Whether a question must say whom it asks: not where one person is alone with bots."""
        return self.stage is Stage.PLAY and not (self.bots and len(self.people) == 1)

    @property
    def seen(self) -> Table:
        """The table as the person who is there may know it; at the end everything lies open."""
        if not self.secretive or self.table.over:
            return self.table
        now = (id(self.table), self.table.revision, self.here)
        if self._seen is None or self._seen[0] != now:
            self._seen = (now, Seen(self.table, self.here))
        return self._seen[1]

    def end_turn(self) -> None:
        """The person who is there has finished: the bots play, or the curtain falls for the next person."""
        if self.stage is Stage.HAND_OVER:
            self.here = NOBODY
        elif self.stage is Stage.END_TURN:
            self._let_bots_play()
            self.keep()

    def raise_curtain(self) -> None:
        """The person whose turn it is says that they are there."""
        if self.stage is Stage.CURTAIN:
            self.here = self.turn

    def _let_bots_play(self) -> None:
        """The bots answer until a person must."""
        while not self.table.over and self.turn in self.bots:
            seat = self.turn
            answer = bots.answer(self.table, seat, self.bots[seat], self._bots_luck())
            self.table.play(self.table.move(answer), seat)

    def _bots_luck(self) -> list[int]:
        """Random numbers for a bot's next answer; from an open seed always the same ones."""
        luck = self.table.luck
        key = luck.key if isinstance(luck, OpenSeed) else secrets.token_bytes(32)
        words = hashlib.sha256(b"leagues/bots/" + key).digest()
        g = [0] * 4
        sfc32.seed(g, int.from_bytes(words[:4], "big"), int.from_bytes(words[4:8], "big"), len(self.table.entries))
        return g

    @property
    def _regrettable(self) -> bool:
        """Whether a turn that is over is held for a moment, because its last choice can still be taken back."""
        return self.table.wait and self.back()[0] is None

    # --- what has happened -------------------------------------------------------------------------------------------

    @property
    def own_dice(self) -> bool:
        """Whether the outcomes are fed by hand."""
        return isinstance(self.table.luck, OwnDice)

    @property
    def waits_for_outcome(self) -> bool:
        """Whether chance decides, and a person must say what it brought."""
        decision = self.table.decision
        return decision is not None and decision.chance

    @property
    def begun(self) -> bool:
        """Whether a person has chosen anything yet."""
        return any(entry.by in self.people and not entry.forced for entry in self.table.entries)

    @property
    def journal(self) -> list[Line]:
        """What has happened, as far as the person who is there may read it."""
        return self.table.lines(self.here)

    def keep(self) -> None:
        """Save. A full disk does not end the game: it is tried again with the next entry."""
        try:
            self.save.write(self.table)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = error.strerror or str(error)

    def play(self, move: Move) -> None:
        """A player's choice."""
        self.table.play(move)
        if not self._regrettable:
            self._let_bots_play()
        self.keep()

    def can_be_taken_back(self, move: Move) -> bool:
        """Whether a choice, if made now, could still be taken back; not where a bot answers it at once."""
        if not self.table.can_be_taken_back(move):
            return False
        if self.table.wait or not self.bots:
            return True
        trial = self.table.fork(len(self.table.entries), OwnDice())
        trial.play(move)
        return trial.over or trial.who not in self.bots

    def feed(self, typed: str) -> None:
        """Outcomes of chance, typed by hand: all of them or, if one cannot be, none."""
        trial = self.table.fork(len(self.table.entries), OwnDice())
        pieces = split_outcomes(trial, typed)
        outcomes: list[str] = []
        taken = 0  # with those that followed by themselves
        while pieces:
            decision = trial.decision
            if decision is None or not decision.chance:
                raise WrongOutcomeError("own-too-many", typed=" ".join(pieces)[:20], count=taken)
            found = longest_match(pieces, [str(move) for move in trial.legal])
            if found is None:
                known = Seen(trial, self.here) if self.secretive else trial
                shown = ", ".join(str(move) for move in known.legal)
                raise WrongOutcomeError("own-wrong", typed=pieces[0][:20], nth=taken + 1, outcomes=shown)
            before = len(trial.entries)
            trial.feed(found[0])
            outcomes.append(found[0])
            pieces = pieces[found[1] :]
            taken += 1
            for entry in trial.entries[before + 1 :]:
                if entry.by == CHANCE and pieces:
                    pieces = _without(entry, pieces, taken + 1)
                    taken += 1
        for outcome in outcomes:
            self.table.feed(outcome)
        self.keep()

    def draw(self) -> list[str]:
        """Let the program draw what is asked, to its end (all dice of a roll, the rest of a path)."""
        asked = self.table.decision
        drawn = []
        while self.table.decision is asked and self.waits_for_outcome:
            moves = self.table.legal
            lot = secrets.randbelow(sum(move.weight for move in moves))
            for move in moves:
                lot -= move.weight
                if lot < 0:
                    drawn.append(str(move))
                    self.table.feed(move)
                    break
        self.keep()
        return drawn

    @property
    def _undoer(self) -> int | None:
        """Whose choices can be taken back: in a game with secrets, those of the person who is there."""
        return self.here if self.secretive else None

    def back(self) -> tuple[str | None, Move | None]:
        """What `take_back` would do: a barrier, or the move that would be taken back (None for a typed outcome)."""
        barrier = self.table.barrier(self._undoer)
        if barrier == "draw" and self.own_dice:
            drawn = next(entry for entry in reversed(self.table.entries) if entry.drawn)
            return (None if drawn.audience in (EVERYONE, self.here) else "other-seat"), None
        if barrier is not None:
            return barrier, None
        entry = next(e for e in reversed(self.table.entries) if e.by >= 0 and not e.forced)
        return None, Move(self.table.game, entry.decision, entry.answer)

    def take_back(self, w: Words) -> str:
        """Take back the last choice; gives what it was. With dice of one's own a mistyped outcome can be taken back too."""
        barrier, move = self.back()
        if barrier is not None:
            raise LeaguesError(f"undo-{barrier}")
        if move is None:
            at = max(i for i, entry in enumerate(self.table.entries) if entry.drawn)
            taken = self.table.entries[at]
            move = Move(self.table.game, taken.decision, taken.answer)
            self.table = self.table.fork(at, OwnDice())
        else:
            self.table.undo(self._undoer)
        self.keep()
        return move_text(move, w)


def _without(entry: Entry, pieces: list[str], nth: int) -> list[str]:
    """The input after an outcome that followed by itself: who lays a path types its last token too."""
    found = longest_match(pieces, [entry.notation])
    if found is None:
        raise WrongOutcomeError("own-wrong", typed=pieces[0][:20], nth=nth, outcomes=entry.notation)
    return pieces[found[1] :]


class WrongOutcomeError(Exception):
    """What was typed cannot have come up; `id` and `arguments` are its sentence."""

    def __init__(self, id: str, **arguments: object) -> None:
        super().__init__(id)
        self.id, self.arguments = id, arguments

    def text(self, w: Words) -> str:
        """The sentence."""
        return w.text(self.id, **self.arguments)
