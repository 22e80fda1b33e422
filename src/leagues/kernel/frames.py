"""Where the game is, as data: a stack of frames. Everything here is in the compiled subset.

The top frame is either a decision that waits for an answer or a routine of the game's `flow` that is run. A decision's frame
goes when it is answered; the routine below it then goes on with its next step.
"""

from __future__ import annotations

from enum import IntEnum

from leagues.kernel.schema import Record, number

CHANCE = -1  # who decides: chance
ANYONE = -2  # who decides: any seat, the first answer counts
FAULT_STACK = 1  # a push beyond the end of the stack
FAULT_OPTIONS = 2  # a decision that nobody can answer
FAULT_POLICY = 3  # a stranger's policy gave what was not among its options
ENDED_BY_FAULT = -1


class Frame(Record):
    """One thing that is going on."""

    doing: int = number(0, 999, "the decision or routine; 0 when unused")
    step: int = number(0, 9999, "how far the routine has come")
    a: int = number(-9999, 9999, "an argument")
    b: int = number(-9999, 9999, "an argument")
    c: int = number(-9999, 9999, "an argument")
    d: int = number(-9999, 9999, "an argument")


class GameState(Record):
    """What every game's state begins with. The game adds `frames = records(Frame, n, …)` and its own fields."""

    ASIDE = ("journal",)
    journal: list[tuple[int, int, int, int, int]] | None  # not part of the state: where `tell` writes, if anyone listens
    frames: list[Frame]

    depth: int = number(0, 99, "how many frames are in use")
    fault: int = number(0, 99, "0, or what went wrong inside the rules")
    ending: int = number(-1, 99, "0 while the game goes on, then how it ended")


def doing(s: GameState) -> int:
    """What the top frame does."""
    return s.frames[s.depth - 1].doing


def push(s: GameState, what: int, a: int, b: int, c: int, d: int) -> None:
    """Put a frame on top. Beyond the end of the stack the game stops with a fault."""
    if s.depth == len(s.frames):
        s.fault = FAULT_STACK
        s.ending = ENDED_BY_FAULT
        return
    frame = s.frames[s.depth]
    frame.doing = what
    frame.step = 0
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    s.depth += 1


def ask(s: GameState, what: int) -> None:
    """Put a frame without arguments on top."""
    push(s, what, 0, 0, 0, 0)


def pop(s: GameState) -> None:
    """Take the top frame off, leaving it blank."""
    s.depth -= 1
    frame = s.frames[s.depth]
    frame.doing = 0
    frame.step = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0


def next_step(s: GameState) -> int:
    """The step that the top routine is at; the next call gives the one after it."""
    frame = s.frames[s.depth - 1]
    step = frame.step
    frame.step = step + 1
    return step


class Message(IntEnum):
    """What rules say. Declared as `NAME = number, *rules`; the sentence lies in the words under `say-<name>`."""

    rules: tuple[IntEnum, ...]

    def __new__(cls, value: int, *rules: IntEnum) -> Message:
        message = int.__new__(cls, value)
        message._value_ = value
        message.rules = rules
        return message

    @property
    def id(self) -> str:
        """The id of its sentence."""
        return "say-" + self.name.lower().replace("_", "-")


EVERYONE = -1


def tell(s: GameState, message: int, a: int, b: int, c: int) -> None:
    """Say something to everybody. Rules never read it back; compiled, it is nothing at all."""
    if s.journal is not None:
        s.journal.append((EVERYONE, message, a, b, c))


def whisper(s: GameState, seat: int, message: int, a: int, b: int, c: int) -> None:
    """Say something that one seat alone may know."""
    if s.journal is not None:
        s.journal.append((seat, message, a, b, c))
