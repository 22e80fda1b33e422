"""Which character is sacrificed without its benefit, or comes back."""

from __future__ import annotations

from leagues.games.nemo import captains, names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import sacrifice
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CHARACTERS, State, aboard, owner
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = CHARACTERS  # action i is the character i
RULES = (Rule.SACRIFICE, Rule.SACRIFICE_FORCED, Rule.SETUP_CHARACTERS, Rule.OFFICER_DEMANDED)


def who(s: State, t: Tables) -> int:
    frame = s.frames[s.depth - 1]
    return captains.giver(s, frame.a) if frame.b == 0 and s.captains > 0 else s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    frame = s.frames[s.depth - 1]
    if not frame.a >> action & 1:
        return Rule.CARDS_FIRST
    if aboard(s, action) != (frame.b == 0):
        return Rule.SACRIFICED_ALREADY
    return Rule.OFFICER_DEMANDED if frame.b == 0 and owner(s, action) != who(s, t) else 0


def apply(s: State, t: Tables, action: int) -> None:
    back = s.frames[s.depth - 1].b
    pop(s)
    if back == 1:
        s.characters &= ~(1 << action)
        tell(s, Say.RESTORED, action, 0, 0)
    else:
        sacrifice(s, t, action)
        questions.sacrificed(s, t, action)


def notation(action: int) -> str:
    return names.CHARACTERS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pick-character", {"character": action}
