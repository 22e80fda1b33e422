"""A sitting: a table, its save, and the people before it. Whatever happens is saved before it is shown."""

from __future__ import annotations

import secrets

from leagues.kernel.chance import OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE
from leagues.kernel.table import Entry, Line, Move, Table
from leagues.kernel.words import Words
from leagues.terminal.menu import longest_match, move_text, split_outcomes
from leagues.terminal.shelf import Save


class Sitting:
    """One game being played."""

    def __init__(self, table: Table, save: Save) -> None:
        self.table = table
        self.save = save
        self.unsaved = ""  # why the last entry could not be saved
        self.keep()

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
    def journal(self) -> list[Line]:
        """What has happened, for everybody at the table to read."""
        return self.table.lines(EVERYONE)

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
        self.keep()

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
            possible = [str(move) for move in trial.legal]
            found = longest_match(pieces, possible)
            if found is None:
                shown = ", ".join(possible)
                raise WrongOutcomeError("own-wrong", typed=pieces[0][:20], nth=taken + 1, outcomes=shown)
            known = len(trial.entries)
            trial.feed(found[0])
            outcomes.append(found[0])
            pieces = pieces[found[1] :]
            taken += 1
            for entry in trial.entries[known + 1 :]:
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

    def back(self) -> tuple[str | None, Move | None]:
        """What `take_back` would do: a barrier, or the move that would be taken back (None for a typed outcome)."""
        barrier = self.table.barrier()
        if barrier == "draw" and self.own_dice:
            return None, None
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
            self.table.undo()
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
