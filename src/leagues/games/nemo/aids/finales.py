"""What the decisions of the Finales of the expanded box would do."""

from __future__ import annotations

from leagues.games.nemo.aids.about import Choices, choice, gained, target, upgrade_does
from leagues.games.nemo.aids.acting import fight_rolls
from leagues.games.nemo.aids.written import treasure_says
from leagues.games.nemo.decisions import exhibit, give_up, spring
from leagues.games.nemo.state import BOLD, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence


def exhibit_choices(s: State, t: Tables) -> Choices:
    """The Treasures in hand, each with what the score loses by it."""
    found: Choices = {exhibit.NONE: choice(exhibit.words(exhibit.NONE), target("button", "none"))}
    for answer in range(exhibit.TREASURE, exhibit.KEPT):
        if exhibit.forbidden(s, t, answer) == 0:
            trial = s.copy()
            exhibit.apply(trial, t, answer)
            kind, points = answer - exhibit.TREASURE, gained(s, trial, t)
            more: list[Sentence] = [*treasure_says(t, kind), ("aid-worth", {"points": points})]
            found[answer] = choice(exhibit.words(answer), target("treasure", kind), more=more, points=points)
    return found


def give_up_choices(s: State, t: Tables) -> Choices:
    """The installed upgrades, each with what the score loses by it."""
    found: Choices = {}
    for answer in range(give_up.SIZE):
        if give_up.forbidden(s, t, answer) == 0:
            trial = s.copy()
            give_up.apply(trial, t, answer)
            points = gained(s, trial, t)
            more: list[Sentence] = [upgrade_does(answer), ("aid-worth", {"points": points})]
            found[answer] = choice(give_up.words(answer), target("upgrade", answer), more=more, points=points)
    return found


def spring_choices(s: State, t: Tables) -> Choices:
    """The two ships, each with the battle that begins."""
    return {
        answer: choice(spring.words(answer), target("ship", answer), **fight_rolls(s, t, answer, BOLD))
        for answer in range(spring.SIZE)
        if spring.forbidden(s, t, answer) == 0
    }
