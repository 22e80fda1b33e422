"""The Plan as a menu: one line for every way to give the dice, with what each figure would do; then everything that may
come before it, as `nautilion_spells` lists it."""

from __future__ import annotations

from rich.text import Text

from leagues.games.nautilion import outlook, preview
from leagues.games.nautilion.aids.gifts import gift_rules
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.outlook import Gift
from leagues.games.nautilion.state import DARKHOUSE, PHANTOM, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import joined
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.nautilion_choice import ids
from leagues.terminal.nautilion_gifts import (
    columns,
    darkhouse_sentence,
    gift_cells,
    gift_marks,
    gift_sentence,
    nautilion_cell,
    nautilion_sentence,
    phantom_cell,
    phantom_sentence,
    price_cell,
)  # fmt: skip
from leagues.terminal.nautilion_lines import FIGURES
from leagues.terminal.nautilion_signs import die, drawn
from leagues.terminal.nautilion_spells import spell_choices


def plan_menu(table: Table, w: Words) -> Menu:
    """Ways to give the dice, spells, Mages, Heroic Actions, and what the Darkhouse sells."""
    s, t = preview.state(table), preview.tables(table)
    one = plan.one_at_a_time(s, t)
    rest = [figure for figure in range(3) if outlook.waits(s, figure)]
    heading = None
    if one and len(rest) > 1:
        choices = figure_choices(table, s, t, w)
        asked = w.text("nautilion-ask-one", die=s.dice[0])
    else:
        choices, heading = gift_choices(table, s, t, w)
        asked = w.text("nautilion-ask-plan", again=s.again, stuck=s.stuck)
    if not s.again:
        choices += spell_choices(table, s, w, first=len(choices) + 1)
    return Menu(Kind.LIST, asked, tuple(choices), heading, rules=ids(*plan.RULES))


def gift_choices(table: Table, s: State, t: Tables, w: Words) -> tuple[list[Choice], Text]:
    """All dice at once, or the last one of those that are given one by one."""
    gives: list[tuple[Move, Gift]] = []
    for move in table.legal:
        if move.answer < plan.GIVES or plan.GIVE_TWO <= move.answer < plan.GIVE_ONE:
            gives.append((move, outlook.gift(table, s, move.answer)))
        elif plan.GIVE_ONE <= move.answer < plan.REROLL:
            gives.append((move, outlook.handed(table, s, move.answer - plan.GIVE_ONE, s.dice[0], outlook.faces(table))))
    lines, heading = columns([gift_cells(s, t, gift, w) for _, gift in gives], w)
    choices = [
        Choice(number, line, gift_sentence(gift, w), tuple(gift_rules(gift)), move, marks=gift_marks(gift, w))
        for number, ((move, gift), line) in enumerate(zip(gives, lines, strict=True), start=1)
    ]
    return choices, heading


def figure_choices(table: Table, s: State, t: Tables, w: Words) -> list[Choice]:
    """The die in hand goes to one figure, and others are rolled after it."""
    choices: list[Choice] = []
    names = [w.text(f"figure-{name}") for name in FIGURES]
    for move in table.legal:
        if not plan.GIVE_ONE <= move.answer < plan.REROLL:
            continue
        figure = move.answer - plan.GIVE_ONE
        would = outlook.handed(table, s, figure, s.dice[0], outlook.faces(table))
        shown = drawn(f"{names[figure]:{max(map(len, names))}} {die(s.dice[0])} ")
        if figure == DARKHOUSE:
            line, said = joined(shown, price_cell(would, w)), darkhouse_sentence(would, w)
        elif figure == PHANTOM:
            line, said = joined(shown, phantom_cell(s, t, would, w)), phantom_sentence(would, w)
        else:
            line, said = joined(shown, nautilion_cell(s, t, would, w)), nautilion_sentence(would, w)
        marks = tuple(mark for mark in gift_marks(would, w) if mark[0] == FIGURES[figure])
        choices.append(Choice(len(choices) + 1, line, said, tuple(gift_rules(would)), move, marks=marks))
    return choices
