"""Before the third act: keep the motive, or change it for another of its kind."""

from __future__ import annotations

from leagues.games.nemo import names, questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import any_set_aside
from leagues.games.nemo.resources import lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TRACKS, TREASURES, State, offered
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import MOTIVES, Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import ask, pop, tell

KEPT = MOTIVES  # before it, action i is the motive i; the present one is kept; KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.MOTIVE_CHANGE, Rule.MOTIVE_SAME_CATEGORY, Rule.MOTIVE_NO_DEFEAT, Rule.MOTIVE_KEPT, Rule.MOTIVE_ONCE,
    Rule.MOTIVES_OF_THE_BOX, Rule.NOT_LIKE_THE_CAPTAIN, Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    # [motive-categories]
    if action >= KEPT:
        return ready.cannot_use_treasure(s, t, action - KEPT)
    if action == s.motive:
        return 0
    if t.category[action] != t.category[s.motive] and not questions.other_category(s, t, False):
        return Rule.MOTIVE_SAME_CATEGORY
    if not offered(s, action):
        return Rule.MOTIVES_OF_THE_BOX
    return Rule.MOTIVE_NO_DEFEAT if s.notoriety >= t.defeat[action] else 0


def apply(s: State, t: Tables, action: int) -> None:
    # [motive-no-redeal]
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    if action == s.motive:
        tell(s, Say.MOTIVE_KEPT, action, 0, 0)
        if any_set_aside(s):
            ask(s, Step.ADD_UPGRADE)
    else:
        pay(s, t, action)
        if s.ending == 0:
            before = s.motive
            s.motive = action
            tell(s, Say.MOTIVE_CHANGED, action, 0, 0)
            questions.motive_changed(s, t, before)


def pay(s: State, t: Tables, motive: int) -> None:
    """What a change costs comes before it [change-can-kill]."""
    for track in range(TRACKS):
        price = questions.change_price(s, t, motive, track, 0)
        lose(s, t, track, price)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return names.MOTIVES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return "do-motive", {"motive": action}
