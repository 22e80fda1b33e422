"""What is kept and can be used in the middle of something else, where that could matter."""

from __future__ import annotations

from typing import Any

from leagues.games.nemo import questions
from leagues.games.nemo.aids import acting
from leagues.games.nemo.aids.about import Choices, choice, target
from leagues.games.nemo.aids.rows import rows_from
from leagues.games.nemo.aids.written import card_says, treasure_says
from leagues.games.nemo.combat import infamy
from leagues.games.nemo.decisions import forestall, hunt
from leagues.games.nemo.state import BASIC_CARDS, TREASURES, State
from leagues.games.nemo.steps import OF_ROW
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence


def spare_choices(s: State, t: Tables, module: Any) -> Choices:
    """Treasures that a decision numbers by their kinds, behind its own answers; and the cards that can move the Nautilus
    out of a hunter's way, or into it."""
    found: Choices = {}
    for kind in range(TREASURES if hasattr(module, "KEPT") else 0):
        answer = module.KEPT + kind
        if module.forbidden(s, t, answer) == 0:
            found[answer] = choice(module.words(answer), target("treasure", kind), more=treasure_says(t, kind))
    for card in range(1, BASIC_CARDS if module is hunt else 0):
        answer = hunt.CARD + card - 1
        if hunt.forbidden(s, t, answer) == 0:
            found[answer] = choice(hunt.words(answer), target("card", card), more=card_says(t, card))
    return found


def forestall_choices(s: State, t: Tables) -> Choices:
    """Let it happen, with what that is; or use something first."""
    allow = choice(forestall.words(forestall.ALLOW), target("button", "allow"), more=looming(s, t))
    return {forestall.ALLOW: allow} | acting.kept_choices(s, t, forestall)


def looming(s: State, t: Tables) -> list[Sentence]:
    """What is about to happen: the rows that are still to come, or the Notoriety for a sunk ship."""
    below = s.frames[s.depth - 2]
    if s.frames[s.depth - 1].a == OF_ROW:
        return rows_from(t, below.a, below.step)
    risen = questions.notoriety_change(s, t, infamy(s, t, below.a - 1, below.b))
    return [("aid-notoriety-then", {"count": risen, "at": s.notoriety + risen})]
