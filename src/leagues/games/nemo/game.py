"""Nemo's War as one value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leagues.games.nemo import (
    actions,
    combat,
    cup,
    effects,
    endings,
    flow,
    greedy,
    keeping,
    modifiers,
    names,
    page,
    placing,
    possible,
    questions,
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
from leagues.games.nemo.decisions import (
    absorb,
    act,
    add_upgrade,
    answer_uprising,
    attack_style,
    buy_first,
    change_motive,
    choose,
    discard_treasure,
    dispose,
    draw_adventure,
    draw_event,
    draw_ship,
    draw_treasure,
    draw_upgrade,
    exert,
    help,
    hunt,
    install,
    pay_resource,
    pay_salvage,
    pick_character,
    pick_dice,
    pick_ocean,
    place_gem,
    prepare,
    press,
    replace_hidden,
    sail,
    set_aside,
    spend,
    spread,
    target,
    throw,
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

SAME = "same"  # an aspect without a level of its own has that of the whole voyage


def options_of(s: Any) -> dict[str, Any]:
    """The options that a state was begun with."""
    own = (SAME, *names.LEVELS)
    return {
        "motive": names.MOTIVES[s.first_motive],
        "difficulty": names.LEVELS[s.difficulty],
        **{aspect: own[level] for aspect, level in zip(names.ASPECTS, s.aspects, strict=True)},
    }


def seats(s: Any) -> int:
    """One player."""
    return 1


CONTRIBUTORS = (*upgrades.ALL, *vocabulary.ALL)
write_out(questions, CONTRIBUTORS)

GAME = Game(
    id="nemo",
    rules_version=1,
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
    },
    advance=flow.advance,
    begin=flow.begin,
    options=(
        Option("motive", "explore", names.MOTIVES),
        Option("difficulty", "officer", names.LEVELS),
        *(Option(aspect, SAME, (SAME, *names.LEVELS)) for aspect in names.ASPECTS),
    ),
    options_of=options_of,
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
        flow, state, seas, cup, resources, modifiers, wager, starts, treasure, resolve, sailing, placing, combat, testing,
        actions, keeping, effects, scoring, endings, questions, *CONTRIBUTORS,
    ),
    policies={"greedy": greedy},
    rewards=REWARDS,
    folder=Path(__file__).parent,
    page=page,
)  # fmt: skip
