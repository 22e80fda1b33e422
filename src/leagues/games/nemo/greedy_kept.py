"""When `greedy` uses something that is kept in the middle of something else. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import greedy_values
from leagues.games.nemo.decisions import (
    answer_uprising,
    at_all_costs,
    change_motive,
    discard_treasure,
    dispose,
    exhibit,
    forestall,
    hunt,
    install,
    parley,
    pick_character,
    take_up,
    target,
)
from leagues.games.nemo.greedy_values import END
from leagues.games.nemo.ready import COUNT, moves_a_track, treasure_of
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables

NEVER = -9 * END
LAST = NEVER // 2  # only where nothing else can be done


def kept_from(now: int) -> int:
    """From which answer on a decision uses something that is kept; of others none does."""
    if now == Step.TARGET:
        return target.KEPT
    if now == Step.DISPOSE:
        return dispose.KEPT
    if now == Step.ANSWER_UPRISING:
        return answer_uprising.KEPT
    if now == Step.PARLEY:
        return parley.KEPT
    if now == Step.AT_ALL_COSTS:
        return at_all_costs.KEPT
    if now == Step.CHANGE_MOTIVE:
        return change_motive.KEPT
    if now == Step.INSTALL:
        return install.KEPT
    if now == Step.DISCARD_TREASURE:
        return discard_treasure.KEPT
    if now == Step.EXHIBIT:
        return exhibit.KEPT
    if now == Step.PICK_CHARACTER:
        return pick_character.KEPT
    if now == Step.TAKE_UP:
        return take_up.KEPT
    return hunt.CARD if now == Step.HUNT else COUNT * COUNT


def using(s: State, t: Tables, now: int, action: int) -> int:
    """What it is worth: rather than lose a Treasure it is used; otherwise that can wait."""
    if now != Step.DISCARD_TREASURE:
        return NEVER
    return 1 - greedy_values.treasure(s, t, action - discard_treasure.KEPT)


def forestalling(s: State, t: Tables, action: int) -> int:
    """What could be averted is; by the Treasure that is worth least."""
    if action == forestall.ALLOW:
        return LAST
    kind = treasure_of(action - forestall.TREASURE)
    return -greedy_values.treasure(s, t, kind) if kind >= 0 and moves_a_track(s, t, kind) else NEVER
