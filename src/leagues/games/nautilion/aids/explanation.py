"""The explanation of the running decision. All of it is found by asking the rules, or by trying answers on copies.

Its shape is in `shapes.py`, field by field.
"""

from __future__ import annotations

from collections.abc import Callable

from leagues.games.nautilion import cabin, darkhouse, preview
from leagues.games.nautilion.aids import others, places, plan, tokens
from leagues.games.nautilion.aids.choice import Choices, harpoons
from leagues.games.nautilion.aids.gifts import FIGURES
from leagues.games.nautilion.aids.shapes import Explanation, Target
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.state import (
    NAUTILION,
    State,
)  # fmt: skip
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

Maker = Callable[[Table, State, Tables], Choices]
CHOICES: dict[int, Maker] = {
    Step.ROLL: others.roll_choices,
    Step.CHOOSE_FIRST: others.first_choices,
    Step.CHOOSE_FIGURE: others.figure_choices,
    Step.DARKHOUSE_DISCARD: tokens.toll_choices,
    Step.PLACE_TOKEN: tokens.place_choices,
    Step.PAY: tokens.pay_choices,
    Step.RECOVER: tokens.recover_choices,
    Step.INSERT: places.insert_choices,
    Step.TAKE: places.take_choices,
    Step.PAY_CREW: others.pay_crew_choices,
    Step.SET_DIE: others.set_choices,
    Step.REPLACE: others.replace_choices,
    Step.KEEP_GROUP: others.keep_choices,
    Step.PLAN: plan.before_giving,
}  # chance has `outcome_choices`
ABOUT: dict[int, Callable[[State], list[Target]]] = {
    Step.SWAP_SECOND: places.swap_about,
    Step.PAY_CREW: others.pay_crew_about,
    Step.SET_DIE: others.set_about,
}


def explain(table: Table, seat: int) -> Explanation:
    """Everything that helps to see the running decision. Nothing in this game is secret: it is the same for every seat."""
    s, t = preview.state(table), preview.tables(table)
    found: Explanation = {
        "about": [], "phase": phase(s), "notes": notes(s, t),
        "wanted": [place for place in range(1, s.path_length + 1) if s.path[place] and preview.wanted(s, t, s.path[place])],
        "reach": preview.reach(s, t), "harpoons": harpoons(s, t), "rerolls": max(cabin.partnerships(s) - s.rerolls, 0),
        "isles": preview.to_isles(s), "abyss": preview.to_abyss(s),
        "choices": {}, "gives": [], "slate": [], "spells": [],
    }  # fmt: skip
    decision = table.decision
    if decision is None:
        return found
    step = decision.number
    found["about"] = ABOUT[step](s) if step in ABOUT else []
    if step in (Step.SWAP_FIRST, Step.SWAP_SECOND, Step.TAKE):
        found["slate"] = [plan.without_answers(cell) for cell in plan.slate_of(table, plan.planning(s), {})]
    if step in (Step.SWAP_FIRST, Step.SWAP_SECOND):
        choices = places.swap_choices(table, s, t, found["slate"])
    elif table.who == CHANCE:
        choices = others.outcome_choices(table, s, t)
    else:
        choices = CHOICES.get(step, others.plain_choices)(table, s, t)
    if step == Step.PLAN:
        known: plan.Known = {}
        found["gives"] = plan.gives_of(table, s, known)
        found["slate"] = plan.slate_of(table, s, known)
        found["spells"] = plan.spells_of(table, s, t)
    found["choices"] = {str(answer): choice for answer, choice in sorted(choices.items())}
    return found


def phase(s: State) -> int:
    """The phase of the turn, as far as its routine has come: it has just begun the next step."""
    opening = s.frames[1]
    if s.depth > 1 and opening.doing == Step.OPENING and opening.step == 1:
        return 0  # what the Darkhouse's card asks before anything is rolled
    return min(max(s.frames[0].step - 1, 1), 5)


def notes(s: State, t: Tables) -> list[Sentence]:
    """What holds for this turn."""
    told: list[Sentence] = []
    if s.stuck:
        told.append(("aid-note-stuck", {"reef": s.reefs[s.nautilion]}))
    if s.again:
        told.append(("aid-note-again", {}))
    if s.turn == 1 and darkhouse.effect(s, t) == Card.BACKWARDS:
        told.append(("aid-note-forwards", {}))
    if s.shelter:
        told.append(("aid-note-shelter", {"turns": s.shelter}))
    holds = {"phantom-stays": s.phantom_stays, "phantom-back": s.phantom_back, "haul": s.haul, "bought": s.bought}
    told += [(f"aid-note-{name}", {}) for name, held in holds.items() if held]
    if s.figure and not any(s.given):
        told.append(("aid-note-figure", {"figure": FIGURES[s.figure - 1]}))
    if any(s.given) and 0 in s.given[: NAUTILION if s.stuck else None]:
        given = zip(FIGURES, s.given, strict=True)
        told += [("aid-note-given", {"figure": figure, "die": die}) for figure, die in given if die]
    return told
