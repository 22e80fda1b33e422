"""Which character is sacrificed without its benefit, or comes back."""

from __future__ import annotations

from leagues.games.nemo import averting, captains, names, questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import sacrifice
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CHARACTERS, NEMO, TREASURES, State, aboard, owner
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, tell

KEPT = CHARACTERS  # before it, action i is the character i; KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.SACRIFICE, Rule.SACRIFICE_FORCED, Rule.SETUP_CHARACTERS, Rule.OFFICER_DEMANDED,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    frame = s.frames[s.depth - 1]
    return captains.giver(s, frame.a) if frame.b == 0 and s.captains > 0 else s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        matters = s.frames[s.depth - 1].b == 0 and who(s, t) == s.captain and costs_dearly(s, t)
        return ready.cannot_use_treasure(s, t, action - KEPT) if matters else Rule.KEPT_IN_TIME
    return cannot_pick(s, t, action)


def costs_dearly(s: State, t: Tables) -> bool:
    """Whether what the loss of somebody costs would end the voyage or set off a level, and need not [kept-in-time]."""
    for character in range(CHARACTERS):
        if cannot_pick(s, t, character) == 0:
            if averting.saves(s, t, NEMO, t.character_nemo[character]):
                return True
            if averting.spares_a_level(s, t, t.character_notoriety[character]):
                return True
    return False


def cannot_pick(s: State, t: Tables, character: int) -> int:
    """0, or the rule that keeps somebody from being picked."""
    frame = s.frames[s.depth - 1]
    if not frame.a >> character & 1:
        return Rule.CARDS_FIRST
    if aboard(s, character) != (frame.b == 0):
        return Rule.SACRIFICED_ALREADY
    return Rule.OFFICER_DEMANDED if frame.b == 0 and owner(s, character) != who(s, t) else 0


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    back = s.frames[s.depth - 1].b
    pop(s)
    if back == 1:
        s.characters &= ~(1 << action)
        tell(s, Say.RESTORED, action, 0, 0)
    else:
        sacrifice(s, t, action)
        questions.sacrificed(s, t, action)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return names.CHARACTERS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return "do-pick-character", {"character": action}
