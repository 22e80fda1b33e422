"""How a table stood, step by step: whoever shows what happens sees it in the order in which it happened. One answer may do
several things; the rules tell the journal of each as they do it, so each line is a step."""

from __future__ import annotations

from typing import NamedTuple

from leagues.kernel.frames import EVERYONE, GameState

Told = tuple[int, int, int, int, int]  # what `tell` writes


class Stood(NamedTuple):
    """How a table stood at a line of the journal, or after an entry."""

    entry: int  # the place of the entry in the record; -1 before the first
    state: GameState
    audience: int = EVERYONE  # the seat that may read the line


class _Listener(list[Told]):
    """What the rules tell of one entry; with each line the state as it is then."""

    def __init__(self, entry: int, state: GameState, steps: list[Stood]) -> None:
        super().__init__()
        self._at = entry, state, steps

    def append(self, line: Told) -> None:
        entry, state, steps = self._at
        steps.append(Stood(entry, state.copy(), line[0]))
        super().append(line)


class Trail:
    """The steps of a table while it is followed, from how it stood at first."""

    def __init__(self) -> None:
        self.steps: list[Stood] = []

    def listen(self, entry: int, state: GameState) -> list[Told]:
        """Where the rules tell what an entry does."""
        return _Listener(entry, state, self.steps)

    def note(self, entry: int, state: GameState) -> None:
        """An entry has been written."""
        self.steps.append(Stood(entry, state.copy()))

    def cut(self, first: int) -> None:
        """What was before this entry will not be asked for any more, but for how the table stood then."""
        at = next((i for i, one in enumerate(self.steps) if one.entry >= first), len(self.steps))
        del self.steps[: max(at - 1, 0)]

    def since(self, first: int, end: int) -> list[Stood]:
        """How the table stood before an entry, and every step from it on, before the entry `end`; empty where nobody
        followed."""
        at = next((i for i, one in enumerate(self.steps) if one.entry >= first), len(self.steps))
        if at == 0 or self.steps[at - 1].entry != first - 1:
            return []
        return [one for one in self.steps[at - 1 :] if one.entry < end]

    def rewind(self, count: int, state: GameState) -> None:
        """Only the first `count` entries are left."""
        self.steps = [one for one in self.steps if one.entry < count]
        if not self.steps or self.steps[-1].entry != count - 1:
            self.steps = [Stood(count - 1, state.copy())]
