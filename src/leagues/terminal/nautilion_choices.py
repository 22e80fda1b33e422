"""The other decisions: the roll, who begins, whose die comes first, who pays for a Heroic Action, and what it then asks."""

from __future__ import annotations

from leagues.games.nautilion import darkhouse, outlook, preview
from leagues.games.nautilion.aids.others import effect_of, roll_choices
from leagues.games.nautilion.cards import heroic_card
from leagues.games.nautilion.decisions import choose_first, roll
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.ship import reachable
from leagues.games.nautilion.state import NAUTILION
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import Choice, Kind, Menu, prompt
from leagues.terminal.nautilion_choice import option
from leagues.terminal.nautilion_gifts import all_marks, columns, die_cells, die_sentence
from leagues.terminal.nautilion_lines import FIGURES, does, short
from leagues.terminal.nautilion_signs import die, drawn, name
from leagues.terminal.nautilion_speech import admiral, listed
from leagues.terminal.nautilion_spells import buy_choice
from leagues.terminal.nautilion_tokens import menu


def roll_menu(table: Table, w: Words) -> Menu:
    """The roll that opens the turn, or the one that must free the Nautilion, with its odds; and what is for sale."""
    s, t = preview.state(table), preview.tables(table)
    rolls = roll_choices(table, s, t)[roll.ROLL]
    id, arguments = rolls["sentence"]
    kind = "reef" if id == "aid-roll-reef" else "roll"
    told = w.text("nautilion-roll-reef" if kind == "reef" else "nautilion-roll", **arguments)
    asked = w.text(f"nautilion-ask-{kind}", **arguments)
    choices = [option(table, 1, roll.ROLL, told, w, rules=tuple(rolls.get("rules", ())))]
    if darkhouse.effect(s, t) == Card.BUY:
        choices.append(buy_choice(table, s, roll.BUY, w, 2))
    return menu(table, asked, choices, w)


def first_menu(table: Table, w: Words) -> Menu:
    """Who plays the first turn, having seen the dice."""
    s, t = preview.state(table), preview.tables(table)
    reached = sorted({s.path[place] for figure, _, place in outlook.landings(table, s) if figure == NAUTILION})
    marks = all_marks(table, s, w)
    choices = []
    for seat in range(choose_first.SIZE):
        trial, _ = preview.after(table, s, seat)
        could = [name(kind, w) for kind in reached if kind and preview.fate(trial, t, kind)[1] == 0]
        told = w.text("nautilion-first", number=seat + 1, crew=admiral(s, t, seat), count=len(could), could=listed(could))
        choices.append(option(table, seat + 1, seat, told, w, marks=marks))
    return menu(table, prompt(table, w), choices, w)


def figure_menu(table: Table, w: Words) -> Menu:
    """Whose die is rolled first."""
    told = [w.text("nautilion-figure", figure=w.text(f"figure-{name}")) for name in FIGURES]
    return menu(table, prompt(table, w), [option(table, at + 1, at, told[at], w) for at in range(3)], w)


def pay_crew_menu(table: Table, w: Words) -> Menu:
    """The crew aboard: who can pay for a Heroic Action, and what would follow."""
    s, t = preview.state(table), preview.tables(table)
    card = s.frames[s.depth - 1].a
    choices = []
    for number, crew in enumerate(preview.aboard(s), start=1):
        if table.forbids(crew - 1):
            effect = "barred"
            told = w.text("nautilion-sacrifice", crew=crew, effect=effect, ahead=0, amount=0)
        else:
            effect, amount = effect_of(table, s, crew - 1)
            told = w.text("nautilion-sacrifice", crew=crew, effect=effect, ahead=preview.ahead(s, crew), amount=amount)
        choices.append(option(table, number, crew - 1, told, w))
    text = heroic_card(t, card)
    asked = w.text("nautilion-ask-sacrifice", card=card, does=short(text, w, ".does"), standing=text.standing)
    return menu(table, asked, choices, w)


def set_menu(table: Table, w: Words) -> Menu:
    """What the next die shall show, with what such a die would do for each figure."""
    s, t, decision = preview.state(table), preview.tables(table), table.decision
    assert decision is not None
    now = s.dice[s.frames[s.depth - 1].a]
    moves: list[Move] = table.legal
    cells = [die_cells(s, t, outlook.any_die(table, s, move.answer + 1), w) for move in moves]
    rows = [[drawn(die(move.answer + 1)), *row] for move, row in zip(moves, cells, strict=True)]
    lines, heading = columns(rows, w, first=" ")
    choices = []
    for number, (move, line, row) in enumerate(zip(moves, lines, cells, strict=True), start=1):
        said = w.text("nautilion-say-set", value=move.answer + 1) + " " + die_sentence(row, w)
        choices.append(Choice(number, line, said, decision.rules, move))
    asked = w.text("nautilion-ask-set", nth=s.frames[s.depth - 1].a + 1, shows=now)
    return Menu(Kind.LIST, asked, tuple(choices), heading, rules=decision.rules)


def replace_menu(table: Table, w: Words) -> Menu:
    """The other open Heroic Actions."""
    t = preview.tables(table)
    choices = []
    for number, move in enumerate(table.legal, start=1):
        card = move.answer + 1
        told = w.text("nautilion-replace", card=card, does=does(heroic_card(t, card), w))
        choices.append(option(table, number, move.answer, told, w))
    return menu(table, prompt(table, w), choices, w)


def keep_menu(table: Table, w: Words) -> Menu:
    """The groups into which the crew has fallen."""
    s, t = preview.state(table), preview.tables(table)
    choices = []
    for number, move in enumerate(table.legal, start=1):
        group = reachable(s, t, s.crew, 1 << (move.answer + 1))
        kept, lost = preview.members(group), preview.members(s.crew & ~group)
        told = w.text("nautilion-group", kept=listed(kept), lost=listed(lost), count=len(kept))
        choices.append(option(table, number, move.answer, told, w))
    return menu(table, prompt(table, w), choices, w)
