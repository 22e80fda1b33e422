"""Nemo's War as one value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leagues.games.nemo import (
    actions,
    allies,
    combat,
    cup,
    effects,
    endings,
    flow,
    greedy,
    keeping,
    modifiers,
    motives,
    names,
    optional,
    page,
    placing,
    possible,
    pursuit,
    questions,
    ready,
    resolve,
    resources,
    sailing,
    scoring,
    seas,
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
    answer_uprising,
    attack_style,
    buy_first,
    change_motive,
    choose,
    decipher,
    discard_treasure,
    dispose,
    draw_adventure,
    draw_event,
    draw_ship,
    draw_treasure,
    draw_upgrade,
    enlist,
    exert,
    help,
    hunt,
    install,
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
    spend,
    spread,
    take_up,
    target,
    throw,
    train,
    turn_hostile,
    undertake,
)
from leagues.games.nemo.fitting import impossible_tables
from leagues.games.nemo.messages import Say
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.rewards import REWARDS
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import EARLIER_FIELDS, Tables
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.kernel.questions import write_out

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
)

SAME = "same"  # an aspect without a level of its own has that of the whole voyage


def options_of(s: Any) -> dict[str, Any]:
    """The options that a state was begun with."""
    own = (SAME, *names.LEVELS)
    return {
        "motive": names.MOTIVES[s.first_motive],
        "difficulty": names.LEVELS[s.difficulty],
        **{aspect: own[level] for aspect, level in zip(names.ASPECTS, s.aspects, strict=True)},
        "box": names.BOXES[s.box],
        "optional_rules": tuple(one for rule, one in enumerate(names.OPTIONAL_RULES) if state.optional(s, rule)),
    }


def implied(options: dict[str, Any]) -> dict[str, Any]:
    """A motive of the expanded box brings that box along [motives-of-the-box]."""
    expanded = names.MOTIVES.index(options["motive"]) >= names.BASIC_MOTIVES
    return options | {"box": names.BOXES[state.EXPANDED]} if expanded else options


def seats(s: Any) -> int:
    """One player."""
    return 1


CONTRIBUTORS = (*upgrades.ALL, *vocabulary.ALL, *motives.ALL, *optional.ALL)
write_out(questions, CONTRIBUTORS)

GAME = Game(
    id="nemo",
    rules_version=2,
    state=State,
    tables=Tables,
    modules={
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
    },
    blocks=BLOCKS,
    advance=flow.advance,
    begin=flow.begin,
    options=(
        Option("motive", "explore", names.MOTIVES),
        Option("difficulty", "officer", names.LEVELS),
        *(Option(aspect, SAME, (SAME, *names.LEVELS)) for aspect in names.ASPECTS),
        Option("box", "basic", names.BOXES),
        Option("optional_rules", (), names.OPTIONAL_RULES, many=True),
    ),
    options_of=options_of,
    implied=implied,
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
        flow, state, seas, cup, resources, modifiers, wager, starts, treasure, ready, resolve, sailing, placing, combat,
        testing, actions, allies, keeping, effects, scoring, endings, pursuit, questions, *CONTRIBUTORS,
    ),
    policies={"greedy": greedy},
    rewards=REWARDS,
    folder=Path(__file__).parent,
    page=page,
    explain=explain,
    log=log_of,
)  # fmt: skip
