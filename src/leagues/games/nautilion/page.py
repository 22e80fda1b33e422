"""What the page shows beside the view: the table that does not change, what the running decision's answers would do, and a
few figures for a list of games. All of it is found by asking the rules, or by trying answers on copies.

The shapes of all this are in `aids/shapes.py`, field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from leagues.games.nautilion import cabin, darkhouse, preview
from leagues.games.nautilion.aids import others, places, plan, tokens
from leagues.games.nautilion.aids.choice import Choices, harpoons, target
from leagues.games.nautilion.aids.gifts import FIGURES, rule_ids
from leagues.games.nautilion.aids.shapes import Aid, CardAbout, Home, Scenery, Sentence, Target
from leagues.games.nautilion.cards import CardText, darkhouse_card, heroic_card
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import (
    DARKHOUSE_CARDS,
    HEROICS,
    MAGE,
    MAGES,
    MERCENARIES,
    NAUTILION,
    REEFS,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables, standings
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

# --- what does not change --------------------------------------------------------------------------------------------------


def scenery(t: Tables, s: State) -> Scenery:
    """The chosen ship, the dice, the spells, and what belongs to the expansions in play."""
    mages, fighting, reefs = (plays_with(s, one) for one in (MAGES, MERCENARIES, REEFS))
    return {
        "ship": SHIPS[s.ship],
        "spaces": list(range(1, 10)),
        "ducts": [[a, b] for a in range(1, 10) for b in preview.members(t.ducts[s.ship][a]) if a < b],
        "standing": ducts_standing(t, s.ship),
        "faces": [value for value in range(1, 7) for _ in range(t.faces[value])],
        "toll": preview.members(t.toll),
        "costs": {"whirlwind": t.whirlwind_cost, "tide": t.tide_cost, "translation": t.translation_cost},
        "homes": homes(t, s),
        "cabin": [[cabin.token_on(t, mage), t.partners[mage]] for mage in range(3)] if mages else [],
        "admirals": [preview.members(crew) for crew in t.admirals] if s.players == 2 else [],
        "warriors": preview.members(t.warriors) if fighting else [],
        "mercenary_harpoons": t.mercenary_harpoons if fighting else 0,
        "phantom_harpoons": t.phantom_harpoons[s.hard_phantom] if fighting else 0,
        "phantom_places": t.phantom_places if fighting else 0,
        "reef_escape": t.reef_escape if reefs else 0,
        "reef_bonus": t.reef_bonus if reefs else 0,
        "cards": {
            "darkhouse": [darkhouse_about(t, card) for card in range(1, 13)] if plays_with(s, DARKHOUSE_CARDS) else [],
            "heroic": [heroic_about(t, s, card) for card in range(1, 13)] if plays_with(s, HEROICS) else [],
        },
    }


def ducts_standing(t: Tables, ship: int) -> str:
    """How sure the ducts of a ship are: as shipped, or from an owner's file."""
    replaced = t.ducts[ship] != read_tables(None).ducts[ship]
    return "owner" if replaced else standings()[f"ships.{SHIPS[ship]}"]


def homes(t: Tables, s: State) -> list[Home]:
    """Where crew and Mages count: on the ship, in the cabin, or in both."""
    found: list[Home] = []
    for token in range(1, MAGE + (4 if plays_with(s, MAGES) else 1)):
        targets: list[Target] = [target("space", token)] if token <= MAGE else []
        space = cabin.space_of(t, token)
        if plays_with(s, MAGES) and space != cabin.NO_SPACE:
            targets.append(target("cabin", space))
        found.append({"token": token, "targets": targets})
    return found


def darkhouse_about(t: Tables, card: int) -> CardAbout:
    """A Darkhouse card."""
    colour = "blue" if t.card_blue[card] else "red"
    return about(darkhouse_card(t, card), names(Card)[t.card_effects[card]], colour, here=True)


def heroic_about(t: Tables, s: State, card: int) -> CardAbout:
    """A Heroic Action; some stay in the box with the expansion that they need."""
    here = t.heroic_expansions[card] & ~s.expansions == 0
    return about(heroic_card(t, card), names(Heroic)[t.heroic_effects[card]], "", here=here)


def about(card: CardText, effect: str, colour: str, *, here: bool) -> CardAbout:
    """A card."""
    told = {"number": card.number, "effect": effect, "colour": colour, "sentences": list(card.sentences)}
    told |= {"rules": rule_ids(*card.rules), "standing": card.standing, "here": here}
    return cast(CardAbout, told)


# --- the running decision --------------------------------------------------------------------------------------------------

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


def aid(table: Table, seat: int) -> Aid:
    """Everything that helps to see the running decision. Nothing in this game is secret: it is the same for every seat."""
    s, t = preview.state(table), preview.tables(table)
    found: Aid = {
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
    if step in (Step.SWAP_FIRST, Step.SWAP_SECOND):
        found["slate"] = [plan.without_answers(cell) for cell in plan.slate_of(table, plan.planning(s), {})]
        choices = places.swap_choices(table, s, t, found["slate"])
    elif table.who == CHANCE:
        choices = others.outcome_choices(table, s, t)
    else:
        choices = CHOICES[step](table, s, t)
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


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a game stands, in a few figures."""
    found = {"turn": s.turn, "crew": count(s.crew)}
    if plays_with(s, MAGES):
        found["mages"] = count(s.cabin & cabin.ALL_MAGES)
    if plays_with(s, MERCENARIES):
        found["mercenaries"] = count(s.mercenaries)
    if plays_with(s, HEROICS):
        found["heroics"] = count(s.heroics)
    return found
