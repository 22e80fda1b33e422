"""Nautilion's decisions as menus. Every line says what would follow, as `preview` and `outlook` found it."""

from __future__ import annotations

from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import Menu, bare_menu
from leagues.terminal.nautilion_choices import (
    figure_menu,
    first_menu,
    keep_menu,
    pay_crew_menu,
    replace_menu,
    roll_menu,
    set_menu,
)  # fmt: skip
from leagues.terminal.nautilion_places import insert_menu, swap_menu, take_menu
from leagues.terminal.nautilion_plan import plan_menu
from leagues.terminal.nautilion_tokens import pay_menu, place_menu, recover_menu, toll_menu

MAKERS = {
    "choose-figure": figure_menu,
    "choose-first": first_menu,
    "darkhouse-discard": toll_menu,
    "insert": insert_menu,
    "keep-group": keep_menu,
    "pay": pay_menu,
    "pay-crew": pay_crew_menu,
    "place-token": place_menu,
    "plan": plan_menu,
    "recover": recover_menu,
    "replace": replace_menu,
    "roll": roll_menu,
    "set-die": set_menu,
    "swap-first": swap_menu,
    "swap-second": swap_menu,
    "take": take_menu,
}


def menu_of(table: Table, w: Words) -> Menu:
    """The menu of the decision that waits."""
    decision = table.decision
    return MAKERS.get(decision.name if decision else "", bare_menu)(table, w)
