"""Which rules Nemo's War names when it refuses an answer, for each sentence of each decision: voyages in which everything is
asked for that could be; every other one with many upgrades.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo.rulebook import Rule
from tests.laws.cases import SIMPLE
from tests.laws.fitted_out import fit_out
from tests.laws.players import Player

GAME = GAMES["nemo"]
TABLES: Any = GAME.read_tables(None)
RULES = {int(rule): rule.name for rule in Rule}
PLAYERS = ((Player("random"), 6), (Player("greedy", daring=0.2), 1))
# For each sentence the rules that can keep one from it. Those that no voyage comes to have tests of their own.
REFUSED = {
    "absorb do-destroy-upgrade": "HIT_ABSORBED",
    "absorb do-use-treasure": "TREASURE_RETAIN",
    "act do-end-at": "CHANGING_LOSSES",
    "admiralty do-spend-point": "OPEN_SPACES",
    "act do-adventure": "NOT_ENOUGH_POINTS",
    "act do-bold": "ATTACK_TARGET NOT_ENOUGH_POINTS",
    "act do-bury": "BURIED_TREASURE",
    "act do-cipher": "CIPHER_SHIP ONCE_A_PHASE UPGRADE_CLOCKWORK_CIPHER",
    "act do-diplomacy": "ATTACK_TARGET ONCE_A_PHASE UPGRADE_HOSPITAL_MACHINES",
    "act do-fog": "NOT_ENOUGH_POINTS UPGRADE_FOG_MACHINE",
    "act do-horns": "NOT_ENOUGH_POINTS ONCE_A_PHASE UPGRADE_ELECTRIC_HORNS",
    "act do-incite": "INCITE_SPACE NOT_ENOUGH_POINTS",
    "act do-mend": "MENDING UPGRADE_HOSPITAL_MACHINES",
    "act do-move": "LINKS NOT_ENOUGH_POINTS",
    "act do-place-ally": "ALLIES_TONNAGE ALLIES_WHERE",
    "act do-refit": "NOT_ENOUGH_POINTS REFIT_PAYABLE",
    "act do-reflect-for-nemo": "NOT_ENOUGH_POINTS ONCE_A_PHASE UPGRADE_SANCTORUM",
    "act do-reflect-for-points": "ONCE_A_PHASE UPGRADE_SANCTORUM",
    "act do-repair": "NOT_ENOUGH_POINTS",
    "act do-rest": "NOT_ENOUGH_POINTS",
    "act do-sacrifice": "OFFICER_CONSENT SACRIFICED_ALREADY SACRIFICE_FOR_POINTS",
    "act do-search": "NOT_ENOUGH_POINTS SEARCH_NEEDS_GEM",
    "act do-stalk": "ATTACK_TARGET NOT_ENOUGH_POINTS",
    "act do-torpedo": "ATTACK_TARGET TORPEDO_ONCE UPGRADE_STEAM_TORPEDOES",
    "act do-use-card": "KEEP_HELD KEEP_WHEN NOT_ENOUGH_POINTS TABLEAU",
    "act do-use-treasure": "TREASURE_RETAIN",
    "add-upgrade do-add-none": "GUILDS_NO_REFUSAL",
    "add-upgrade do-add-upgrade": "MOTIVE_KEPT",
    "change-motive do-motive": "MOTIVES_OF_THE_BOX MOTIVE_NO_DEFEAT MOTIVE_SAME_CATEGORY",
    "choose do-choose": "CHOOSE_OR_REVEAL SACRIFICED_ALREADY",
    "choose do-use-card": "KEEP_HELD KEEP_WHEN KEPT_ONE_BY_ONE TABLEAU",
    "choose do-use-treasure": "TREASURE_RETAIN",
    "decipher do-decipher": "CIPHER_SHIP",
    "discard-treasure do-discard-treasure": "EXPENSIVE",
    "dispose do-quarters": "UPGRADE_PRIZE_CREW_QUARTERS",
    "dispose do-salvage": "SALVAGE_FULL",
    "dispose do-salvage-twice": "BRITANNIA",
    "dispose do-tonnage": "TONNAGE_TRANSITIONAL",
    "dispose do-tonnage-twice": "BRITANNIA",
    "claim do-claim": "ADVENTURE_CLAIMED",
    "enlist do-tonnage": "TONNAGE_TRANSITIONAL",
    "exert do-exert": "EXERT_IN_ACTION EXERT_ON_CARD",
    "exert do-use-card": "KEEP_HELD KEEP_WHEN KEPT_ONE_BY_ONE TABLEAU",
    "exert do-use-treasure": "TREASURE_RETAIN",
    "help do-destroy-armor": "HELP_NATURAL_TWO UPGRADE_CREW_ARMOR",
    "help do-plan-first-die": "UPGRADE_WAR_ROOM WAR_ROOM_DIE",
    "help do-plan-second-die": "UPGRADE_WAR_ROOM WAR_ROOM_DIE",
    "help do-sacrifice": "HELP_NATURAL_TWO OFFICER_CONSENT SACRIFICED_ALREADY SACRIFICE_FOR_POINTS",
    "help do-use-lucky": "ATTRIBUTE_LUCKY",
    "help do-use-armor": "HELP_NATURAL_TWO UPGRADE_CREW_ARMOR",
    "help do-use-card": "HELP HELP_NATURAL_TWO",
    "help do-use-red-sky": "RED_SKY",
    "help do-use-treasure": "HELP_NATURAL_TWO TREASURE_RETAIN",
    "hunt do-hunt": "OPEN_SPACES",
    "install do-install": "BINOCULARS_NOT_ALONE REFIT REFIT_COST",
    "lay-adventure do-lay-adventure": "ADVENTURE_NEXT_DOOR",
    "parley do-incident": "SALVAGE_FULL",
    "parley do-incident-twice": "BRITANNIA",
    "parley do-relations": "TONNAGE_TRANSITIONAL",
    "parley do-relations-twice": "BRITANNIA",
    "pay-salvage do-pay-gem": "GUILDS_GEM",
    "pay-salvage do-pay-salvage": "REFIT_COST",
    "pick-character do-pick-character": "CARDS_FIRST OFFICER_DEMANDED SACRIFICED_ALREADY",
    "pick-dice do-again-black": "UPGRADE_CRYSTALLINE_SENSORS",
    "pick-dice do-again-white": "UPGRADE_CRYSTALLINE_SENSORS",
    "pick-dice do-pick-dice": "THREE_WHITE_DICE",
    "pick-dice do-use-card": "KEEP_HELD KEEP_WHEN TABLEAU",
    "pick-dice do-use-treasure": "TREASURE_RETAIN",
    "pick-ocean do-pick-none": "CARDS_FIRST MENDING NADAR_WHERE",
    "pick-ocean do-pick-ocean": "EVENT_20 EVENT_23 MENDING NADAR_WHERE ONE_GEM TREASURE_X_CUBE",
    "place-gem do-place-gem": "GEM_NEXT_DOOR ONE_GEM",
    "prepare do-mend": "MENDING UPGRADE_HOSPITAL_MACHINES",
    "prepare do-place-ally": "ALLIES_TONNAGE ALLIES_WHERE",
    "prepare do-use-card": "KEEP_HELD KEEP_WHEN TABLEAU",
    "prepare do-use-treasure": "TREASURE_RETAIN",
    "replace-hidden do-replace-hidden": "REVEAL REVEAL_WHERE",
    "sail do-sail": "LINKS",
    "set-aside do-set-aside": "SETUP_UPGRADES",
    "show-ship do-show-ship": "TWO_DRAWS",
    "spend do-spend": "TREASURE_AS_MODIFIER TREASURE_NEEDS_VALUE",
    "spread do-spread": "OPEN_SPACES SPREAD_OUT",
    "take-up do-arm-for-hull": "UPGRADE_ARMORY",
    "take-up do-arm-for-notoriety": "UPGRADE_ARMORY",
    "take-up do-bolts": "UPGRADE_ELECTRO_COIL_BOLTS",
    "take-up do-decline-offer": "MAP_ROOM_SECOND THREE_DICE",
    "take-up do-give-crew": "UPGRADE_MANIFESTO",
    "take-up do-give-hull": "UPGRADE_MANIFESTO",
    "take-up do-give-nemo": "UPGRADE_MANIFESTO",
    "take-up do-keep-the-first": "MAP_ROOM_SECOND UPGRADE_MAP_ROOM",
    "take-up do-keep-the-second": "MAP_ROOM_SECOND UPGRADE_MAP_ROOM",
    "take-up do-leave-out-first": "THREE_DICE",
    "take-up do-leave-out-second": "THREE_DICE",
    "take-up do-leave-out-third": "THREE_DICE",
    "take-up do-redraw": "UPGRADE_PRISM_BINOCULARS",
    "take-up do-return": "MAP_ROOM_RETURN UPGRADE_MAP_ROOM",
    "take-up do-second-for-nemo": "MAP_ROOM_SECOND UPGRADE_MAP_ROOM",
    "take-up do-second-for-notoriety": "MAP_ROOM_SECOND UPGRADE_MAP_ROOM",
    "target do-stop": "BOLD",
    "target do-target": "ATTACK_TARGET",
    "target do-target-hidden": "ATTACK_TARGET",
    "train do-train": "QUARTERS_TRAIN",
    "turn-hostile do-turn-hostile": "GET_HOSTILE HOSTILE_WHITE_ONLY",
    # what is kept, in the middle of something else
    "answer-uprising do-use-treasure": "TREASURE_RETAIN",
    "change-motive do-use-treasure": "TREASURE_RETAIN",
    "discard-treasure do-discard-nothing": "EXPENSIVE",
    "discard-treasure do-use-treasure": "TREASURE_RETAIN",
    "dispose do-use-treasure": "TREASURE_RETAIN",
    "hunt do-use-card": "KEEP_WHEN KEPT_IN_TIME",
    "install do-use-treasure": "KEPT_IN_TIME TREASURE_RETAIN",
    "parley do-use-treasure": "SALVAGE_FULL TREASURE_RETAIN",
    "pick-character do-use-treasure": "KEPT_IN_TIME",
    "take-up do-use-treasure": "KEPT_IN_TIME TREASURE_RETAIN",
    "target do-use-treasure": "KEPT_IN_TIME TREASURE_RETAIN",
}


def refused() -> dict[str, set[str]]:
    """For each sentence the rules that were named."""
    found: dict[str, set[str]] = defaultdict(set)
    for player, count in PLAYERS:
        for case in SIMPLE["nemo"]:
            for number in range(count):
                luck = Random(number)
                for s, _ in player.moments(case, number):
                    if number % 2 == 1:
                        fit_out(s, luck)
                    if s.ending == 0:
                        look(s, found)
    return found


def look(s: Any, found: dict[str, set[str]]) -> None:
    """Ask for every answer to the decision on top."""
    decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
    if decision.chance:
        return
    for action in range(decision.module.SIZE):
        rule = decision.module.forbidden(s, TABLES, action)
        if rule:
            found[f"{decision.name} {decision.module.words(action)[0]}"].add(RULES[rule])


@pytest.mark.census
def test_a_refusal_names_its_rule() -> None:
    assert {sentence: " ".join(sorted(rules)) for sentence, rules in refused().items()} == REFUSED
