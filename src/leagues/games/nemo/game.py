"""Nemo's War as one value."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

from leagues.games.nemo import (
    actions,
    adventures,
    allies,
    attributes,
    averting,
    breadth,
    captains,
    combat,
    cup,
    deadly,
    digging,
    effects,
    endings,
    figures,
    flow,
    greedy,
    imperialists,
    keeping,
    modifiers,
    motives,
    names,
    ongoing,
    optional,
    page,
    placing,
    pledging,
    possible,
    pursuit,
    questions,
    ready,
    resolve,
    resources,
    sailing,
    scoring,
    seas,
    spoils,
    starts,
    state,
    testing,
    treasure,
    upgrades,
    vocabulary,
    wager,
)
from leagues.games.nemo.aids.explanation import explain
from leagues.games.nemo.aids.log import log_of
from leagues.games.nemo.decisions import (
    absorb,
    act,
    add_upgrade,
    admiralty,
    answer_uprising,
    at_all_costs,
    attack_style,
    bury,
    buy_first,
    change_motive,
    choose,
    claim,
    consent,
    deal_character,
    decipher,
    discard_treasure,
    dispose,
    draw_adventure,
    draw_adventure_token,
    draw_attribute,
    draw_event,
    draw_mustered,
    draw_ship,
    draw_treasure,
    draw_upgrade,
    enlist,
    exert,
    exhibit,
    forestall,
    give_up,
    help,
    hunt,
    install,
    keep_attribute,
    lay_adventure,
    muster,
    parley,
    pay_resource,
    pay_salvage,
    pick_character,
    pick_dice,
    pick_ocean,
    place_gem,
    prepare,
    press,
    pursuer,
    replace_hidden,
    sail,
    set_aside,
    show_ship,
    spend,
    spread,
    spring,
    take_up,
    target,
    throw,
    train,
    turn_hostile,
    undertake,
)
from leagues.games.nemo.fitting import impossible_tables
from leagues.games.nemo.messages import Say
from leagues.games.nemo.presets import presets
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.rewards import REWARDS
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import EARLIER_FIELDS, Tables
from leagues.kernel.game import Edition, Game
from leagues.kernel.options import Option
from leagues.kernel.questions import left_to, write_out

# The ids of answers, block by block as they came into the game. Only ever appended to.
BLOCKS = (
    (Step.THROW, 6),
    (Step.DRAW_EVENT, 59),
    (Step.DRAW_ADVENTURE, 51),
    (Step.DRAW_SHIP, 69),
    (Step.DRAW_TREASURE, 28),
    (Step.DRAW_UPGRADE, 11),
    (Step.BUY_FIRST, 2),
    (Step.PAY_RESOURCE, 3),
    (Step.SET_ASIDE, 11),
    (Step.CHANGE_MOTIVE, 4),
    (Step.ADD_UPGRADE, 12),
    (Step.PREPARE, 88),
    (Step.PICK_DICE, 3),
    (Step.SPREAD, 12),
    (Step.REPLACE_HIDDEN, 12),
    (Step.TURN_HOSTILE, 69),
    (Step.HUNT, 12),
    (Step.PLACE_GEM, 12),
    (Step.ANSWER_UPRISING, 2),
    (Step.ACT, 116),
    (Step.TARGET, 71),
    (Step.PRESS, 2),
    (Step.ATTACK_STYLE, 2),
    (Step.EXERT, 8),
    (Step.SPEND, 29),
    (Step.HELP, 96),
    (Step.ABSORB, 40),
    (Step.DISPOSE, 7),
    (Step.UNDERTAKE, 2),
    (Step.CHOOSE, 4),
    (Step.PICK_CHARACTER, 6),
    (Step.PICK_OCEAN, 13),
    (Step.INSTALL, 12),
    (Step.PAY_SALVAGE, 69),
    (Step.DISCARD_TREASURE, 28),
    (Step.SAIL, 13),
    # what is kept, in the middle of things
    (Step.PICK_DICE, ready.COUNT),
    (Step.EXERT, ready.COUNT),
    (Step.CHOOSE, ready.COUNT),
    # the upgrades of the expanded box
    (Step.DRAW_UPGRADE, 5),
    (Step.SET_ASIDE, 5),
    (Step.ADD_UPGRADE, 5),
    (Step.ACT, 3),
    (Step.ABSORB, 5),
    (Step.INSTALL, 5),
    # the War Room and the Diving Apparatus
    (Step.DRAW_UPGRADE, 2),
    (Step.SET_ASIDE, 2),
    (Step.ADD_UPGRADE, 2),
    (Step.HELP, 2),
    (Step.ABSORB, 2),
    (Step.INSTALL, 2),
    # the Clockwork Cipher
    (Step.DRAW_UPGRADE, 1),
    (Step.SET_ASIDE, 1),
    (Step.ADD_UPGRADE, 1),
    (Step.ACT, 1),
    (Step.ABSORB, 1),
    (Step.INSTALL, 1),
    (Step.DECIPHER, 69),
    # the Crystalline Sensors
    (Step.DRAW_UPGRADE, 1),
    (Step.SET_ASIDE, 1),
    (Step.ADD_UPGRADE, 1),
    (Step.PICK_DICE, 5),
    (Step.ABSORB, 1),
    (Step.INSTALL, 1),
    # Humanist
    (Step.CHANGE_MOTIVE, 1),
    # Piracy
    (Step.CHANGE_MOTIVE, 1),
    # the Map Room, the Prism Binoculars, the Electro Coil Bolts and the Manifesto
    (Step.DRAW_UPGRADE, 4),
    (Step.SET_ASIDE, 4),
    (Step.ADD_UPGRADE, 4),
    (Step.ABSORB, 4),
    (Step.INSTALL, 4),
    (Step.TAKE_UP, 11),
    # the Prize Crew Quarters and the Guilds Deck
    (Step.DRAW_UPGRADE, 2),
    (Step.SET_ASIDE, 2),
    (Step.ADD_UPGRADE, 2),
    (Step.ABSORB, 2),
    (Step.INSTALL, 2),
    (Step.DISPOSE, 1),
    (Step.TRAIN, 70),
    (Step.PAY_SALVAGE, 1),
    # two Wonders of the expanded box
    (Step.DRAW_TREASURE, 2),
    (Step.SPEND, 2),
    (Step.DISCARD_TREASURE, 2),
    # World Order and its Allies
    (Step.CHANGE_MOTIVE, 1),
    (Step.DRAW_TREASURE, 8),
    (Step.SPEND, 8),
    (Step.DISCARD_TREASURE, 8),
    (Step.PREPARE, 16),
    (Step.PICK_DICE, 8),
    (Step.ACT, 16),
    (Step.EXERT, 8),
    (Step.HELP, 8),
    (Step.ABSORB, 8),
    (Step.CHOOSE, 8),
    (Step.ENLIST, 6),
    # the Hospital Machines
    (Step.DRAW_UPGRADE, 1),
    (Step.SET_ASIDE, 1),
    (Step.ADD_UPGRADE, 1),
    (Step.ACT, 2),
    (Step.ABSORB, 1),
    (Step.INSTALL, 1),
    (Step.TAKE_UP, 3),
    (Step.PARLEY, 8),
    (Step.PREPARE, 1),
    # Relentless Pursuit
    (Step.PURSUER, 69),
    # Adventure and its tokens
    (Step.CHANGE_MOTIVE, 1),
    (Step.SPEND, 12),
    (Step.DISCARD_TREASURE, 12),
    (Step.PREPARE, 12),
    (Step.PICK_DICE, 12),
    (Step.ACT, 12),
    (Step.EXERT, 12),
    (Step.HELP, 12),
    (Step.ABSORB, 12),
    (Step.CHOOSE, 12),
    (Step.DRAW_ADVENTURE_TOKEN, 12),
    (Step.LAY_ADVENTURE, 12),
    (Step.CLAIM, 12),
    # several captains
    (Step.DEAL_CHARACTER, 6),
    (Step.CONSENT, 2),
    # the Armory, the Gas Turbines, and the other cards of the expanded box
    (Step.DRAW_EVENT, 9),
    (Step.DRAW_ADVENTURE, 6),
    (Step.DRAW_UPGRADE, 2),
    (Step.SET_ASIDE, 2),
    (Step.ADD_UPGRADE, 2),
    (Step.ABSORB, 2),
    (Step.INSTALL, 2),
    (Step.TAKE_UP, 2),
    (Step.ACT, 1),
    (Step.EXHIBIT, 51),
    (Step.GIVE_UP, 29),
    (Step.SPRING, 69),
    # Buried Treasure
    (Step.ACT, 1),
    (Step.BURY, 8),
    # At All Costs!
    (Step.AT_ALL_COSTS, 30),
    # Britannia Rules the Waves
    (Step.DISPOSE, 7),
    (Step.PARLEY, 7),
    # the level of failed tests
    (Step.ACT, 3),
    # officers' Attribute tokens
    (Step.HELP, 1),
    (Step.DRAW_ATTRIBUTE, 7),
    (Step.KEEP_ATTRIBUTE, 6),
    # Nadeen Dakkar
    (Step.DRAW_EVENT, 1),
    (Step.DRAW_ADVENTURE, 1),
    (Step.ACT, 1),
    # Deadly Seas
    (Step.DRAW_SHIP, 10),
    (Step.TARGET, 3),
    (Step.PAY_SALVAGE, 3),
    (Step.TRAIN, 3),
    (Step.PURSUER, 3),
    (Step.SPRING, 3),
    (Step.HELP, 1),
    # the Imperialists
    (Step.DRAW_MUSTERED, 72),
    (Step.MUSTER, 2),
    (Step.SHOW_SHIP, 72),
    (Step.ADMIRALTY, 13),
    # what is kept, wherever it could matter
    (Step.FORESTALL, forestall.SIZE),
    (Step.TARGET, state.TREASURES),
    (Step.DISPOSE, state.TREASURES),
    (Step.ANSWER_UPRISING, state.TREASURES),
    (Step.PARLEY, state.TREASURES),
    (Step.AT_ALL_COSTS, state.TREASURES),
    (Step.CHANGE_MOTIVE, state.TREASURES),
    (Step.INSTALL, state.TREASURES),
    (Step.DISCARD_TREASURE, 1 + state.TREASURES),
    (Step.EXHIBIT, state.TREASURES),
    (Step.PICK_CHARACTER, state.TREASURES),
    (Step.TAKE_UP, state.TREASURES),
    (Step.HUNT, state.BASIC_CARDS - 1),
)

SAME = "same"  # an aspect without a level of its own has that of the whole voyage


OPTIONS = (
    Option("players", 1, tuple(range(1, state.SEATS + 1))),
    Option("company", names.COMPANIES[0], names.COMPANIES),
    Option("motive", "explore", names.MOTIVES),
    Option("difficulty", "officer", names.LEVELS),
    *(Option(aspect, SAME, (SAME, *names.LEVELS)) for aspect in names.ASPECTS),
    Option("box", "basic", names.BOXES, fullest="expanded"),
    Option("optional_rules", (), names.OPTIONAL_RULES, many=True),
)


def options_of(s: Any) -> dict[str, Any]:
    """The options that a state was begun with."""
    own = (SAME, *names.LEVELS)
    return {
        "players": seats(s),
        "company": names.COMPANIES[s.company],
        "motive": names.MOTIVES[s.first_motive],
        "difficulty": names.LEVELS[s.difficulty],
        **{aspect: own[level] for aspect, level in zip(names.ASPECTS, s.aspects, strict=True)},
        "box": names.BOXES[s.box],
        "optional_rules": tuple(one for rule, one in enumerate(names.OPTIONAL_RULES) if state.optional(s, rule)),
    }


def implied(options: dict[str, Any]) -> dict[str, Any]:
    """A motive of the expanded box brings that box along [motives-of-the-box]; rivals are two at least, and the
    Imperialists one against one [own-scores, imperialists]."""
    alone = options["company"] != names.COMPANIES[state.COOPERATIVE] and options["players"] == 1
    if alone or options["company"] == names.COMPANIES[state.IMPERIALISTS]:
        options = options | {"players": imperialists.SEATS}
    expanded = names.MOTIVES.index(options["motive"]) >= names.BASIC_MOTIVES
    return options | {"box": names.BOXES[state.EXPANDED]} if expanded else options


def seats(s: Any) -> int:
    """Who sails alone, several captains, or Nemo and the Imperialists."""
    return max(1, int(s.captains))


DECISIONS: dict[IntEnum, ModuleType] = {
    Step.THROW: throw,
    Step.DRAW_EVENT: draw_event,
    Step.DRAW_ADVENTURE: draw_adventure,
    Step.DRAW_SHIP: draw_ship,
    Step.DRAW_TREASURE: draw_treasure,
    Step.DRAW_UPGRADE: draw_upgrade,
    Step.BUY_FIRST: buy_first,
    Step.PAY_RESOURCE: pay_resource,
    Step.SET_ASIDE: set_aside,
    Step.CHANGE_MOTIVE: change_motive,
    Step.ADD_UPGRADE: add_upgrade,
    Step.PREPARE: prepare,
    Step.PICK_DICE: pick_dice,
    Step.SPREAD: spread,
    Step.REPLACE_HIDDEN: replace_hidden,
    Step.TURN_HOSTILE: turn_hostile,
    Step.HUNT: hunt,
    Step.PLACE_GEM: place_gem,
    Step.ANSWER_UPRISING: answer_uprising,
    Step.ACT: act,
    Step.TARGET: target,
    Step.PRESS: press,
    Step.ATTACK_STYLE: attack_style,
    Step.EXERT: exert,
    Step.SPEND: spend,
    Step.HELP: help,
    Step.ABSORB: absorb,
    Step.DISPOSE: dispose,
    Step.UNDERTAKE: undertake,
    Step.CHOOSE: choose,
    Step.PICK_CHARACTER: pick_character,
    Step.PICK_OCEAN: pick_ocean,
    Step.INSTALL: install,
    Step.PAY_SALVAGE: pay_salvage,
    Step.DISCARD_TREASURE: discard_treasure,
    Step.SAIL: sail,
    Step.DECIPHER: decipher,
    Step.TAKE_UP: take_up,
    Step.TRAIN: train,
    Step.ENLIST: enlist,
    Step.PARLEY: parley,
    Step.PURSUER: pursuer,
    Step.DRAW_ADVENTURE_TOKEN: draw_adventure_token,
    Step.LAY_ADVENTURE: lay_adventure,
    Step.CLAIM: claim,
    Step.DEAL_CHARACTER: deal_character,
    Step.CONSENT: consent,
    Step.EXHIBIT: exhibit,
    Step.GIVE_UP: give_up,
    Step.SPRING: spring,
    Step.BURY: bury,
    Step.AT_ALL_COSTS: at_all_costs,
    Step.DRAW_ATTRIBUTE: draw_attribute,
    Step.KEEP_ATTRIBUTE: keep_attribute,
    Step.DRAW_MUSTERED: draw_mustered,
    Step.MUSTER: muster,
    Step.SHOW_SHIP: show_ship,
    Step.ADMIRALTY: admiralty,
    Step.FORESTALL: forestall,
}

CONTRIBUTORS = (*upgrades.ALL, *vocabulary.ALL, *motives.ALL, *optional.ALL, *ongoing.ALL)
write_out(questions, CONTRIBUTORS)

# A voyage alone with the basic box and no optional rule. An owner's cards may use the whole vocabulary there too.
NOT_BASIC = (
    Step.DECIPHER, Step.TAKE_UP, Step.TRAIN, Step.ENLIST, Step.PARLEY, Step.PURSUER, Step.DRAW_ADVENTURE_TOKEN,
    Step.LAY_ADVENTURE, Step.CLAIM, Step.DEAL_CHARACTER, Step.CONSENT, Step.BURY, Step.AT_ALL_COSTS, Step.DRAW_ATTRIBUTE,
    Step.KEEP_ATTRIBUTE, Step.DRAW_MUSTERED, Step.MUSTER, Step.SHOW_SHIP, Step.ADMIRALTY,
)  # fmt: skip
BASIC_ONLY = tuple(one for one in (*upgrades.ALL, *vocabulary.ALL) if getattr(one, "NEEDS", None) is None)
BASIC_VOYAGE = Edition(
    "basic",
    plays=lambda s: s.box != state.EXPANDED and s.optional_rules == 0 and s.captains == 0,
    steps={step: decision.SIZE for step, decision in DECISIONS.items() if step not in NOT_BASIC},
    blank=(),
    untouched=(),
    answers={state.optional: 0, captains.asks_owner: 0},
    asked=left_to(questions, BASIC_ONLY),
    small=False,
)

GAME = Game(
    id="nemo",
    rules_version=3,
    state=State,
    tables=Tables,
    modules=DECISIONS,
    blocks=BLOCKS,
    advance=flow.advance,
    begin=flow.begin,
    options=OPTIONS,
    presets=presets(OPTIONS),
    options_of=options_of,
    implied=implied,
    private=("company", names.COMPANIES[state.IMPERIALISTS]),
    seats=seats,
    rulebook=Rule,
    messages=Say,
    endings=endings.Ending,
    score=endings.score,
    read_tables=read_tables,
    earlier_tables=EARLIER_FIELDS,
    impossible_tables=impossible_tables,
    impossible=possible.impossible,
    rules=(
        flow, captains, state, seas, cup, resources, modifiers, wager, starts, treasure, ready, resolve, sailing, placing,
        combat, testing, actions, adventures, allies, keeping, effects, scoring, spoils, imperialists, endings, pursuit,
        digging, pledging, averting, figures, breadth, attributes, deadly, questions, *CONTRIBUTORS,
    ),
    policies={"greedy": greedy},
    rewards=REWARDS,
    editions=(BASIC_VOYAGE,),
    folder=Path(__file__).parent,
    page=page,
    explain=explain,
    log=log_of,
)  # fmt: skip
