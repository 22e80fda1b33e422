"""Which of the things that a card, a token or a result offers; or something that is kept is used first."""

from __future__ import annotations

from leagues.games.nemo import effects, questions, ready
from leagues.games.nemo.effects import NUMBERS
from leagues.games.nemo.resolve import alternative_at, alternatives, word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import LATER, NUMBERED, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

TREASURE = effects.MOST_CHOICES  # below it, action i is the thing i; TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
LATE = TREASURE + ready.COUNT  # LATE + ally, then the Adventure tokens
SIZE = LATE + LATER
RULES = (Rule.CHOOSE_OR_REVEAL, Rule.CARDS_FIRST, Rule.KEPT_IN_BETWEEN)


def who(s: State, t: Tables) -> int:
    return s.captain


def blocked(s: State, t: Tables, program: int, at: int) -> int:
    """0, or the rule against what is offered, if it begins with what nobody can do: the sacrifice of somebody who is not
    there, or a change of Notoriety that does not change any more."""
    return questions.impossible(s, t, word_at(t, program, at), t.effects[program][at * NUMBERS + 1], 0)


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= TREASURE:
        return ready.cannot_use_now(s, t, action - TREASURE)
    frame = s.frames[s.depth - 1]
    program, first = frame.a, frame.b
    count = alternatives(t, program, first)
    if action >= count:
        return Rule.CHOOSE_OR_REVEAL
    rule = blocked(s, t, program, alternative_at(t, program, first, action))
    if rule == 0:
        return 0
    for other in range(count):
        if blocked(s, t, program, alternative_at(t, program, first, other)) == 0:
            return rule
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; few of them use something."""
    count = 0
    for action in range(TREASURE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_options(s, t, out, count, TREASURE)
    return ready.add_later_now(s, t, out, count, LATE)


def apply(s: State, t: Tables, action: int) -> None:
    if action >= TREASURE:
        ready.use_now(s, t, action - TREASURE)
        return
    frame = s.frames[s.depth - 1]
    at = alternative_at(t, frame.a, frame.b, action)
    pop(s)
    s.frames[s.depth - 1].step = at


def notation(action: int) -> str:
    if action >= TREASURE:
        return ready.notation(action - TREASURE)
    return f"choose {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= TREASURE:
        return ready.words(action - TREASURE)
    return "do-choose", {"number": action + 1}
