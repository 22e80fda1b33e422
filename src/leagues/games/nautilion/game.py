"""Nautilion as one value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leagues.games.nautilion import (
    boarding,
    buying,
    cabin,
    collision,
    darkhouse,
    endings,
    flow,
    greedy,
    heroic,
    heroics,
    page,
    path,
    possible,
    questions,
    reserve,
    ship,
    state,
)  # fmt: skip
from leagues.games.nautilion.aids.choice import targets_of
from leagues.games.nautilion.aids.explanation import explain
from leagues.games.nautilion.aids.parts import parts_of
from leagues.games.nautilion.aids.short import short
from leagues.games.nautilion.decisions import (
    choose_figure,
    choose_first,
    darkhouse_discard,
    deal_admirals,
    deal_card,
    deal_reef,
    deal_token,
    insert,
    keep_group,
    pay,
    pay_crew,
    place_token,
    plan,
    recover,
    reef_die,
    replace,
    reveal_heroic,
    roll,
    roll_die,
    set_die,
    swap_first,
    swap_second,
    take,
    toll_die,
)  # fmt: skip
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.presets import presets
from leagues.games.nautilion.rewards import REWARDS
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import EXPANSIONS, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import EARLIER_FIELDS, LEVELS, SHIPS, Tables, impossible_tables, read_tables
from leagues.kernel.game import Edition, Game
from leagues.kernel.options import Option
from leagues.kernel.questions import write_out


def options_of(s: Any) -> dict[str, Any]:
    """The options that a state was begun with."""
    return {
        "players": s.players,
        "ship": SHIPS[s.ship],
        "reserve": s.starting_reserve,
        "expansions": tuple(name for bit, name in enumerate(EXPANSIONS) if s.expansions >> bit & 1),
        "harpoons": 2 + s.hard_phantom,
        "darkhouse_level": LEVELS[s.darkhouse_level],
    }


def seats(s: Any) -> int:
    """How many seats there are."""
    return int(s.players)


OPTIONS = (
    Option("players", 1, (1, 2)),
    Option("ship", "A1", SHIPS),
    Option("reserve", 4, (1, 2, 3, 4, 5, 6)),
    Option("expansions", (), EXPANSIONS, many=True),
    Option("harpoons", 2, (2, 3)),
    Option("darkhouse_level", "intro", LEVELS),
)

# The ids of answers, block by block as they came into the game. Only ever appended to.
BLOCKS = (
    (Step.DEAL_TOKEN, 9),
    (Step.DEAL_ADMIRALS, 2),
    (Step.ROLL, 1),
    (Step.ROLL_DIE, 6),
    (Step.CHOOSE_FIRST, 2),
    (Step.PLAN, 254),
    (Step.SWAP_FIRST, 80),
    (Step.SWAP_SECOND, 80),
    (Step.DARKHOUSE_DISCARD, 10),
    (Step.PLACE_TOKEN, 2),
    # with the expansions
    (Step.DEAL_TOKEN, 4),
    (Step.ROLL, 1),
    (Step.PLAN, 58),
    (Step.DARKHOUSE_DISCARD, 6),
    (Step.PLACE_TOKEN, 10),
    (Step.DEAL_REEF, 3),
    (Step.DEAL_CARD, 12),
    (Step.REVEAL_HEROIC, 12),
    (Step.REEF_DIE, 6),
    (Step.TOLL_DIE, 6),
    (Step.CHOOSE_FIGURE, 3),
    (Step.PAY, 15),
    (Step.RECOVER, 15),
    (Step.INSERT, 81),
    (Step.PAY_CREW, 9),
    (Step.TAKE, 80),
    (Step.SET_DIE, 6),
    (Step.REPLACE, 12),
    (Step.KEEP_GROUP, 9),
)

FIELDS = tuple(field.name for field in State.FIELDS)
BASE_GAME = Edition(
    "base",
    plays=lambda s: s.expansions == 0,
    steps=dict(BLOCKS[:10]),
    blank=FIELDS[FIELDS.index("spare") :],
    untouched=("reefs", "cards"),
    answers={
        state.plays_with: 0, darkhouse.card: 0, darkhouse.effect: Card.NONE, darkhouse.exchanges: 0,
        darkhouse.rolls_again: 0, collision.meets: 0, collision.recruits: 0, cabin.partnerships: 0,
        path.reef_beside: 0, cabin.cannot_enter: Rule.CABIN_PLACE,
        boarding.cannot_hire: Rule.PLACE_ON_SHIP, buying.cannot_buy: Rule.BUY, heroic.cannot_play: Rule.HEROICS_SETUP,
        plan.one_at_a_time: 0, plan.gives_three: 1, plan.settled_otherwise: 0, plan.last_roll: 1, plan.cannot_change_dice: 0,
        roll_die.left_out: 0, reserve.alike: 1, reserve.kinds: 10,
    },
    unused=(
        flow.opening, flow.forget_turn, flow.play_again, flow.leave_reef, flow.wreck_reef, flow.blow, flow.haul,
        collision.collide, collision.collision, buying.buy, plan.give_one,
    ),
)  # fmt: skip

RULES = (flow, boarding, buying, cabin, collision, darkhouse, endings, heroic, path, reserve, ship, state)
write_out(questions, heroics.ALL)

GAME = Game(
    id="nautilion",
    rules_version=1,
    state=State,
    tables=Tables,
    modules={
        Step.DEAL_TOKEN: deal_token,
        Step.DEAL_ADMIRALS: deal_admirals,
        Step.ROLL: roll,
        Step.ROLL_DIE: roll_die,
        Step.CHOOSE_FIRST: choose_first,
        Step.PLAN: plan,
        Step.SWAP_FIRST: swap_first,
        Step.SWAP_SECOND: swap_second,
        Step.DARKHOUSE_DISCARD: darkhouse_discard,
        Step.PLACE_TOKEN: place_token,
        Step.DEAL_REEF: deal_reef,
        Step.DEAL_CARD: deal_card,
        Step.REVEAL_HEROIC: reveal_heroic,
        Step.REEF_DIE: reef_die,
        Step.TOLL_DIE: toll_die,
        Step.CHOOSE_FIGURE: choose_figure,
        Step.PAY: pay,
        Step.RECOVER: recover,
        Step.INSERT: insert,
        Step.PAY_CREW: pay_crew,
        Step.TAKE: take,
        Step.SET_DIE: set_die,
        Step.REPLACE: replace,
        Step.KEEP_GROUP: keep_group,
    },
    blocks=BLOCKS,
    advance=flow.advance,
    begin=flow.begin,
    options=OPTIONS,
    presets=presets(OPTIONS),
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
    rules=(*RULES, questions, *heroics.ALL),
    policies={"greedy": greedy},
    rewards=REWARDS,
    editions=(BASE_GAME,),
    folder=Path(__file__).parent,
    page=page,
    targets=targets_of,
    parts=parts_of,
    explain=explain,
    short=short,
)
