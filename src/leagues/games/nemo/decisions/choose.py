"""Which of the things that a card, a token or a result offers."""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.effects import NUMBERS
from leagues.games.nemo.resolve import alternative_at, alternatives, word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = effects.MOST_CHOICES  # action i is the thing i
RULES = (Rule.CHOOSE_OR_REVEAL, Rule.CARDS_FIRST)


def who(s: State, t: Tables) -> int:
    return 0


def blocked(s: State, t: Tables, program: int, at: int) -> bool:
    """Whether what is offered begins with what nobody can do: the sacrifice of somebody who is not there."""
    return questions.impossible(s, t, word_at(t, program, at), t.effects[program][at * NUMBERS + 1], False)


def forbidden(s: State, t: Tables, action: int) -> int:
    frame = s.frames[s.depth - 1]
    program, first = frame.a, frame.b
    count = alternatives(t, program, first)
    if action >= count:
        return Rule.CHOOSE_OR_REVEAL
    if not blocked(s, t, program, alternative_at(t, program, first, action)):
        return 0
    for other in range(count):
        if not blocked(s, t, program, alternative_at(t, program, first, other)):
            return Rule.SACRIFICED_ALREADY
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    frame = s.frames[s.depth - 1]
    at = alternative_at(t, frame.a, frame.b, action)
    pop(s)
    s.frames[s.depth - 1].step = at


def notation(action: int) -> str:
    return f"choose {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-choose", {"number": action + 1}
