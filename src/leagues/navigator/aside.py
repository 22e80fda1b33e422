"""A process that thinks for a server, one question after another, so that neither its tables nor its people wait.

`python -m leagues.navigator.aside` reads questions on standard input and answers on standard output: each is its length in
four bytes and a pickle. A question of no length ends the thought that it overtakes. A question brings along what a seat may
know, and nothing else. The process ends with whoever asks.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from queue import SimpleQueue
from typing import IO, Any, NamedTuple

from leagues.games import GAMES
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.navigator import levels
from leagues.navigator.ledger import document
from leagues.navigator.search import Option, Search

LENGTH = 4  # bytes that say how long a message is
NICE = 10  # players come first


class Question(NamedTuple):
    """What a seat answers by a level's name; without one, what the chances of its choices are."""

    game: str
    tables: Record
    state: Any  # as the seat may know it
    seat: int
    answers: tuple[int, ...]
    level: str = ""
    luck: tuple[int, ...] = (0, 0, 0, 0)  # that a level may draw from
    seconds: float = 0.0  # for the chances


class Finished(NamedTuple):
    """What the ledgers of a game that is over are: nothing in it is secret any longer."""

    table: Table
    seats: tuple[int, ...]  # whose; none for all


class Figure(NamedTuple):
    """What is known of one choice."""

    answer: int
    chance: float
    error: float  # one standard error
    label: str
    trials: int
    points: tuple[float, ...]


class Figures(NamedTuple):
    """What is known of all choices."""

    choices: tuple[Figure, ...]
    best: int  # the answer that the navigator would give


class Last(NamedTuple):
    """The end of a thought: an answer, or the chances."""

    found: Any


class Failed(NamedTuple):
    """A thought that came to nothing."""

    why: str


def question(table: Table, seat: int, **more: Any) -> Question:
    """A question about the decision that waits, with what the seat may know."""
    state = table.state
    table.game.hide(state, table.tables, seat)
    return Question(table.game.id, table.tables, state, seat, tuple(table.answers), **more)


def figures(search: Search) -> Figures:
    """What a search has found so far."""

    def figure(one: Option) -> Figure:
        return Figure(one.answer, one.chance, one.error(search.error_of_value), one.label, len(one.values), one.points)

    return Figures(tuple(figure(one) for one in search.options), search.best.answer)


def at_once(asked: Question) -> Figures:
    """The chances by the value alone, without anything compiled: in a few milliseconds."""
    return figures(_looked(asked, compiles=False))


def chosen(asked: Question) -> int:
    """What a level answers."""
    out = [0] * MOST_OPTIONS
    out[: len(asked.answers)] = asked.answers
    level = getattr(levels, asked.level)
    return int(level([asked.state], 0, asked.tables, out, len(asked.answers), list(asked.luck)))


def reckoned(asked: Finished) -> dict[str, Any] | LeaguesError:
    """The ledgers as data; or why there are none."""
    try:
        return document(asked.table, asked.seats)
    except LeaguesError as error:
        return error


def _looked(asked: Question, *, compiles: bool = True) -> Search:
    game = GAMES[asked.game]
    search = Search(game, asked.tables, asked.state.copy(), asked.seat, asked.answers, compiles=compiles)
    search.look()
    return search


def pack(message: Any) -> bytes:
    """A message as it travels."""
    packed = pickle.dumps(message)
    return len(packed).to_bytes(LENGTH, "big") + packed


class Thinking:
    """Questions that came, and answers that go."""

    def __init__(self, incoming: IO[bytes], outgoing: IO[bytes]) -> None:
        self._incoming, self._outgoing = incoming, outgoing
        self._questions: SimpleQueue[Question | Finished] = SimpleQueue()
        self._came = self._overtaken = 0  # how many questions; and how many of them interest nobody any longer

    def listen(self) -> None:
        """Hear questions while one is thought about, until nobody asks any more: then there is nothing left to do."""
        while True:
            head = self._incoming.read(LENGTH)
            length = int.from_bytes(head, "big")
            packed = self._incoming.read(length)
            if len(head) < LENGTH or len(packed) < length:
                os._exit(0)
            if not length:
                self._overtaken = self._came
                continue
            self._came += 1
            self._questions.put(pickle.loads(packed))

    def think(self) -> None:
        """Answer for ever."""
        threading.Thread(target=self.listen, daemon=True).start()
        number = 0
        while True:
            asked, number = self._questions.get(), number + 1
            try:
                self._say(Last(self._answer(asked, number)))
            except Exception as error:  # one question must not end the process
                self._say(Failed(f"{type(error).__name__}: {error}"))

    def _answer(self, asked: Question | Finished, number: int) -> Any:
        if isinstance(asked, Finished):
            return reckoned(asked)
        if asked.level:
            return chosen(asked)
        search = _looked(asked)
        if not (search.valued and search.follow()) and len(search.options) > 1:
            search.try_out(seconds=asked.seconds, stop=lambda: self._overtaken >= number,
                           told=lambda: self._say(figures(search)))  # fmt: skip
        return figures(search)

    def _say(self, message: Any) -> None:
        self._outgoing.write(pack(message))
        self._outgoing.flush()


def main() -> None:
    """Think until standard input ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    outgoing = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not come between
    Thinking(sys.stdin.buffer, outgoing).think()


if __name__ == "__main__":
    from leagues.navigator import aside  # what is pickled must be known by the same name on both sides

    aside.main()
