"""Several captains: the captain asks for a character of yours."""

from __future__ import annotations

from leagues.games.nemo import questions
from leagues.games.nemo.decisions import act, help
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State, owner
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

AGREE, REFUSE = 0, 1
SIZE = 2
HELPING, FOR_POINTS = 0, 1  # what the frame's `b` says
RULES = (Rule.OFFICER_CONSENT, Rule.CAPTAINCY)


def who(s: State, t: Tables) -> int:
    return owner(s, s.frames[s.depth - 1].a)


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    frame = s.frames[s.depth - 1]
    character, purpose = frame.a, frame.b
    pop(s)
    if action == REFUSE:
        s.refused |= 1 << character
        tell(s, Say.REFUSED, owner(s, character), character, 0)
    elif purpose == FOR_POINTS:
        act.give_up(s, t, character)
    else:
        help.call(s, t, character)
    if purpose == HELPING:
        help.go_on(s, t)
        if action == AGREE:
            questions.sacrificed(s, t, character)


def notation(action: int) -> str:
    return "agree" if action == AGREE else "refuse"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-agree" if action == AGREE else "do-refuse"), {}
