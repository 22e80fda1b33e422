"""Everything that the rules of Nemo's War say can happen does happen in voyages, or is listed here with the reason why: each
answer, message, refusal and ending.

Voyages of every motive and difficulty, played at random, well, and in between; some of the expanded box with many upgrades
from the first turn on, and some with optional rules.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo import actions, allies, attributes, breadth, digging, keeping, pledging, ready, upgrades, vocabulary
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from tests.laws.cases import COVERING, SIMPLE, Case
from tests.laws.enough import census
from tests.laws.fitted_out import fit_out
from tests.laws.players import Player

ROOT = Path(__file__).parents[2]
GAME = GAMES["nemo"]
PLAYERS = ((Player("random"), 40), (Player("greedy"), 1), (Player("greedy", 0.15), 2), (Player("greedy", 0.4), 3))
FITTED_OUT = ((Player("random"), 12), (Player("greedy", 0.15), 2))  # on a Nautilus with many upgrades
WITH_OPTIONAL_RULES = ((Player("random"), 8), (Player("greedy", 0.15), 2))
MORE_AS_SAILOR = 8  # voyages played well, for the levels of victory
LEAST = 300  # voyages that are played in any case
RULES = {int(rule): rule.name for rule in Rule}
# Decisions whose every answer is looked for; of the others one answer of each sentence, since many cannot come up with the
# shipped cards and tokens.
ONE_BY_ONE = (
    "throw", "draw-event", "draw-adventure", "draw-treasure", "buy-first", "pay-resource", "change-motive", "pick-dice",
    "answer-uprising", "press", "attack-style", "exert", "dispose", "undertake", "sail", "draw-upgrade",
    "draw-attribute", "keep-attribute",
)  # fmt: skip
# What does not happen with the shipped values: why, and which test holds it.
SETUP, PLACEMENT = "tests/nemo/rules/test_setup.py", "tests/nemo/rules/test_placement.py"
NEVER = {
    "refuses STARTING_UPGRADE_BOUGHT": (
        "no track is at its last step before the voyage", f"{SETUP}::test_nobody_pays_with_the_last_step"
    ),
    "says CUP_DRY": ("no voyage draws all 69 ships", f"{PLACEMENT}::test_a_dry_cup_reveals_nobody"),
    "draw-attribute: no token": (
        "those of these voyages that have Attribute tokens are a Sailor's",
        "tests/nemo/rules/test_officers_attributes.py::test_two_of_six_tiles_have_none_for_a_captain",
    ),
    "draw-upgrade: armory": ("a card brings it", "tests/nemo/rules/test_armory.py::test_a_card_brings_it"),
    "draw-upgrade: gas-turbines": ("a card brings them", "tests/nemo/rules/test_gas_turbines.py::test_a_card_brings_them"),
    "draw-upgrade: magnetic-mines": ("a card brings them", f"{SETUP}::test_the_upgrades_on_offer"),
}  # fmt: skip
# What is so rare that it may happen in these voyages or not.
SELDOM = {
    "refuses ADVENTURE_EMPTY": (
        "hardly anybody performs 25 Adventures", "tests/nemo/rules/test_actions.py::test_without_cards_there_is_no_adventure"
    ),
    "refuses MOTIVE_NO_DEFEAT": (
        "hardly anybody comes to the third act so notorious",
        "tests/nemo/rules/test_turn.py::test_a_motive_that_would_be_a_defeat_cannot_be_taken",
    ),
    "says CALLED_OFF": (
        "hardly any attack on a Ship Group is swept away by what comes first",
        "tests/nemo/rules/test_deadly_seas.py::test_a_group_that_is_swept_away_is_not_fought",
    ),
    "says CYCLONE_DISASTER": (
        "two ones in the few Cyclones of these voyages",
        "tests/nemo/rules/test_deadly_seas.py::test_two_ones_of_the_cyclone_are_a_disaster",
    ),
    "ends LOST_OUTPLAYED": (
        "few of these voyages are against the Imperialists and come to a low score",
        "tests/nemo/rules/test_imperialists.py::test_nemo_must_be_adequate",
    ),
    "says CUP_REFILLED": (
        "hardly any voyage draws 44 ships", f"{PLACEMENT}::test_an_empty_cup_is_filled_with_the_discarded_ships"
    ),
    "says NOTORIETY_FROZEN": (
        "few pirates come so far before the seas are closed",
        "tests/nemo/rules/test_piracy.py::test_at_51_notoriety_stays_and_the_voyage_goes_on",
    ),
    "refuses PIRACY_OTHER_PRICE": (
        "few pirates come so far before the seas are closed",
        "tests/nemo/rules/test_piracy.py::test_a_crushed_uprising_costs_a_cube",
    ),
    "says ADVENTURE_FORFEIT": (
        "few Lulls find an ocean and all its neighbours taken",
        "tests/nemo/rules/test_adventure.py::test_where_a_token_lies_the_new_one_goes_next_door",
    ),
    "refuses ADVENTURE_SPENT": (
        "few who must give up a Treasure hold a token without a value as one",
        "tests/nemo/rules/test_adventure.py::test_one_with_a_treasure_value_is_spent_or_lost",
    ),
    "says TREASURES_GONE": (
        "hardly anybody finds 59 Treasures", "tests/nemo/cards/test_treasures.py::test_an_empty_cup_gives_nothing_more"
    ),
    "help do-use-armor": (
        "few have the Crew Armor, and fewer a roll that it saves",
        "tests/nemo/cards/test_upgrades.py::test_the_crew_armor_helps_against_her_shot_in_a_bold_attack",
    ),
    "says DUG_UP": (
        "few bury maps and turn honourable afterwards",
        "tests/nemo/rules/test_buried_treasure.py::test_who_becomes_honourable_digs_them_up",
    ),
    "says NO_AIM": (
        "few fire a torpedo at a hidden ship that is the serpent or the airship",
        "tests/nemo/rules/test_realistic_torpedoes.py::test_a_hidden_one_wastes_the_torpedo_and_is_no_miss",
    ),
    "refuses REALISTIC_TORPEDOES": (
        "few fire a torpedo where the serpent or the airship is",
        "tests/nemo/rules/test_realistic_torpedoes.py::test_no_torpedo_can_be_aimed_at_them",
    ),
    "ends LOST_NADEEN": (
        "hardly any card leaves no choice but a sacrifice",
        "tests/nemo/rules/test_nadeen_dakkar.py::test_a_demanded_sacrifice_takes_him_when_he_is_the_last",
    ),
    "says NADEEN_LOST": (
        "hardly any card leaves no choice but a sacrifice",
        "tests/nemo/rules/test_nadeen_dakkar.py::test_a_demanded_sacrifice_takes_him_when_he_is_the_last",
    ),
    "says HIT_IGNORED": (
        "few have the Double Hull and are hit there", "tests/nemo/rules/test_upgrades.py::test_the_double_hull_ignores_a_six"
    ),
}  # fmt: skip


# What is kept is used in the middle of these only where it is held at the right moment.
IN_TIME = {
    "target do-use-treasure": "test_before_the_price_of_the_next_attack",
    "dispose do-use-treasure": "test_while_a_ship_is_disposed_of",
    "answer-uprising do-use-treasure": "test_while_an_uprising_is_answered",
    "parley do-use-treasure": "test_before_an_incident_is_known",
    "at-all-costs do-use-treasure": "test_before_an_upgrade_is_given_at_all_costs",
    "change-motive do-use-treasure": "test_a_calmer_nemo_can_take_another_motive",
    "install do-use-treasure": "test_an_upgrade_is_turned_up_once_the_refit_has_succeeded",
    "discard-treasure do-use-treasure": "test_a_token_is_used_rather_than_lost",
    "discard-treasure do-discard-nothing": "test_a_token_is_used_rather_than_lost",
    "exhibit do-use-treasure": "test_a_treasure_is_used_rather_than_given_to_the_fair",
    "pick-character do-use-treasure": "test_before_a_sacrifice_that_would_end_the_voyage",
    "take-up do-use-treasure": "test_the_hull_is_mended_before_it_pays",
    "hunt do-use-card": "test_the_nautilus_leaves_before_the_hunter_comes",
    "forestall do-allow": "test_who_lets_it_happen_is_lost",
    "forestall do-use-treasure": "test_notoriety_is_lowered_before_a_card_that_would_end_the_voyage",
    "forestall do-use-card": "test_the_gulf_stream_carries_the_nautilus_to_the_treasure",
}
SELDOM |= {
    thing: ("few hold the right thing just then", f"tests/nemo/rules/test_in_time.py::{test}")
    for thing, test in IN_TIME.items()
}


def everything() -> set[str]:
    """All that can happen."""
    found = {f"says {message.name}" for message in Say} | {f"refuses {rule}" for rule in rules_of_refusals()}
    for decision in GAME.decisions.by_number.values():
        for answer in range(decision.size):
            found |= answered(decision, answer)
    return found | {f"ends {ending.name}" for ending in GAME.endings}


def answered(decision: Any, answer: int) -> set[str]:
    """An answer by its sentence, and perhaps by its name."""
    found = {f"{decision.name} {decision.module.words(answer)[0]}"}
    if decision.name == "draw-ship" and answer >= decision.module.TOKEN:  # each kind of token, but not each ship
        found.add(f"{decision.name}: {decision.notation(answer)}")
    module = decision.module
    kept = answer >= min(getattr(module, name, decision.size) for name in ("TREASURE", "KEPT"))  # it is used in between
    return found if kept or decision.name not in ONE_BY_ONE else found | {f"{decision.name}: {decision.notation(answer)}"}


def rules_of_refusals() -> set[str]:
    """The rules that `forbidden` can name, as they are written."""
    modules: list[ModuleType] = [actions, attributes, breadth, digging, pledging, allies, keeping, ready]
    modules += [*upgrades.ALL, *vocabulary.ALL]
    modules += [decision.module for decision in GAME.decisions.by_number.values() if not decision.chance]
    found = set()
    for module in modules:
        for function in ast.parse(inspect.getsource(module)).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("forbidden", "cannot_")):
                named = [one for one in ast.walk(function) if isinstance(one, ast.Attribute)]
                found |= {one.attr for one in named if isinstance(one.value, ast.Name) and one.value.id == "Rule"}
    return found


def happened(case: Case, player: Player, number: int, fitted_out: bool) -> Counter[str]:
    """Play a voyage and count what happens in it."""
    found: Counter[str] = Counter()
    tables, luck = GAME.read_tables(None), Random(number)
    for state, answer in player.moments(case, number):
        if fitted_out:
            fit_out(state, luck)
        if state.ending != 0:
            found[f"ends {GAME.endings(state.ending).name}"] += 1
            found.update(f"says {Say(message).name}" for _, message, *_ in state.journal)
            continue
        decision = GAME.decisions.by_number[state.frames[state.depth - 1].doing]
        found.update(answered(decision, answer))
        if not decision.chance:
            named = {decision.module.forbidden(state, tables, action) for action in range(decision.size)}
            found.update(f"refuses {RULES[rule]}" for rule in named if rule)
    return found


def voyages() -> list[Callable[[], Counter[str]]]:
    """Every voyage: first those at random, which cost least, then one of each setting after the other."""
    found: list[tuple[bool, int, Callable[[], Counter[str]]]] = []
    for case in COVERING["nemo"]:
        for player, games in WITH_OPTIONAL_RULES:
            dear, fitted_out = player.policy != "random", case["box"] == "expanded"
            found += [(dear, number, partial(happened, case, player, number, fitted_out)) for number in range(games)]
    for case in SIMPLE["nemo"]:
        for player, games in PLAYERS:
            more = MORE_AS_SAILOR if player == Player("greedy") and case["difficulty"] == "sailor" else 0
            dear = player.policy != "random"
            found += [(dear, number, partial(happened, case, player, number, False)) for number in range(games + more)]
        for player, games in FITTED_OUT if case["box"] == "expanded" else ():
            dear = player.policy != "random"
            found += [(dear, number, partial(happened, case, player, number, True)) for number in range(games)]
    return [play for *_, play in sorted(found, key=lambda one: one[:2])]


@pytest.mark.census
def test_everything_happens_but_what_is_listed_and_nothing_else() -> None:
    """What is never seen, or is listed and happens after all, is named; so is what the rules do not say."""
    found = set(census(voyages(), everything() - set(SELDOM) - set(NEVER), LEAST))
    assert everything() - found - set(SELDOM) == set(NEVER)
    assert found - everything() == set()


@pytest.mark.parametrize("thing", [*NEVER, *SELDOM])
def test_what_never_or_seldom_happens_is_held_by_a_test(thing: str) -> None:
    reason, test = {**NEVER, **SELDOM}[thing]
    file, name = test.split("::")
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
    assert reason
