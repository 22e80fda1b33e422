"""Nautilus Island's decisions as menus: every line says what would follow, and what is barred names its rule."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from leagues.games.island.aids.explanation import explain
from leagues.games.island.aids.shapes import ChoiceAbout, Colour, Explanation, Store
from leagues.games.island.decisions import act, close
from leagues.games.island.game import GAME
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import OBJECTS, TREASURES, State
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import fit, ink, joined
from leagues.terminal.island_signs import (
    HIDDEN,
    SHAPES,
    card_name,
    card_sign,
    castaway_sign,
    colour_name,
    drawn,
    lying_words,
    mark,
    several,
    state,
    tables,
)  # fmt: skip
from leagues.terminal.menu import Choice, Kind, Menu, bare_menu, prompt

Marks = tuple[tuple[str, int, str], ...]
COLLECT, ORDER = 18, 10  # columns for what can be collected, and for the place in the next round


def menu_of(table: Table, w: Words) -> Menu:
    """The menu of the decision that waits."""
    makers = {"explore": explore_menu, "act": act_menu, "close": close_menu}
    decision = table.decision
    return makers.get(decision.name if decision else "", bare_menu)(table, w)


def choice(table: Table, number: int, answer: int, line: Text, sentence: str, *, marks: Marks = (),
           rules: tuple[str, ...] = ()) -> Choice:  # fmt: skip
    """The choice of an answer: what is legal plays its move, what is not names its rule."""
    decision = table.decision
    assert decision is not None
    stands_on = rules or decision.rules
    rule = table.forbids(answer)
    if rule:
        return Choice(number, line, sentence, stands_on, barred=GAME.rule_ids([rule])[0])
    return Choice(number, line, sentence, stands_on, Move(table.game, decision, answer), marks=marks)


def listed(table: Table, asked: str, choices: list[Choice], heading: Text | None = None) -> Menu:
    """A list under a question."""
    decision = table.decision
    assert decision is not None
    return Menu(Kind.LIST, asked, tuple(choices), heading, rules=decision.rules)


def explained(table: Table) -> Explanation:
    """What the seat whose turn it is can be told."""
    return explain(table, state(table).active)


# --- exploring -----------------------------------------------------------------------------------------------------------


def explore_menu(table: Table, w: Words) -> Menu:
    """The columns: what each would bring, and when it would be one's turn again."""
    s = state(table)
    ghost = castaway_sign(s.active, s.active, w)
    choices = []
    for answer, told in explained(table)["choices"].items():
        column = told["column"]
        if "barred" in told:
            entry = rules.entries(GAME, [told["barred"]])[0]
            said = w.text("island-column-barred", column=column, why=rules.title(entry, w))
            line = ink(said, "faint")
        else:
            line, said = column_line(s, told, w), column_sentence(s, told, w)
        choices.append(choice(table, column, int(answer), line, said, marks=(("ghost", column, ghost),)))
    start = next((at for at, one in enumerate(choices) if not one.barred), 0)
    menu = listed(table, prompt(table, w), choices)
    return Menu(menu.kind, menu.prompt, menu.choices, rules=menu.rules, start=start)


def column_line(s: State, told: ChoiceAbout, w: Words) -> Text:
    """Collect, order, store: in columns, the longest last."""
    shown, hidden = told["open"], told["hidden"]
    cards = " ".join([*(card_sign(card, w) for card in shown), HIDDEN * hidden]) if shown or hidden else "–"
    low, high = told["places"]
    order = "" if s.final == 2 else w.text("island-turn-next", low=low, high=high, same="yes" if low == high else "no")
    store = " ".join(store_sign(one) for one in told["stores"])
    could = w.text("island-stores", sets=store) if store else ""
    return joined(fit(drawn(cards), COLLECT), " ", fit(ink(order, "quiet"), ORDER), drawn(could))


def store_sign(one: Store) -> str:
    """What could be stored of a colour: how many cards, the size they make, the porthole for it."""
    return f"{SHAPES[one['colour']]}{one['cards']}→{one['size']}" + (f"({one['porthole']})" if one["porthole"] else "")


def column_sentence(s: State, told: ChoiceAbout, w: Words) -> str:
    """The same in words."""
    cards = collected(told, w)
    collect = w.text("island-say-collect", cards=cards) if cards else w.text("island-say-collect-nothing")
    sets = ", ".join(
        w.text("island-say-could", **{**one, "count": one["cards"], "colour": colour_name(one["colour"], w)})
        for one in told["stores"]
    )
    store = w.text("island-say-stores", sets=sets) if sets else w.text("island-say-stores-nothing")
    low, high = told["places"]
    after = "" if s.final == 2 else " " + w.text("island-say-next", low=low, high=high)
    return w.text("island-say-column", column=told["column"], collect=collect, store=store) + after


def collected(told: ChoiceAbout, w: Words) -> str:
    """What collecting in a column brings, in words; nothing from an empty one."""
    return lying_words(told["open"], told["hidden"], w, "card.one")


# --- collecting and storing ----------------------------------------------------------------------------------------------


def act_menu(table: Table, w: Words) -> Menu:
    """Collect, or store one of the colours in hand; those that cannot be stored say why."""
    s, told = state(table), explained(table)
    choices = [collect_choice(table, told["choices"][str(act.COLLECT)], w)]
    for colour in told["colours"]:
        if colour["held"]:
            ways = {int(answer): one for answer, one in told["choices"].items() if one.get("colour") == colour["colour"]}
            choices.append(store_choice(table, colour, ways, len(choices) + 1, w))
    treasures = sum(s.hands[s.active][TREASURES * OBJECTS :])
    if treasures:
        said = w.text("island-treasures-stay", count=treasures)
        barred = GAME.rule_ids([Rule.TREASURES_STAY])[0]
        line = ink(f"{SHAPES[TREASURES]} {said}", "faint")
        choices.append(Choice(len(choices) + 1, line, said, (barred,), barred=barred))
    if str(act.PASS) in told["choices"]:
        choices.append(choice(table, len(choices) + 1, act.PASS, ink(w.text("do-pass")), w.text("do-pass")))
    start = next((at for at, one in enumerate(choices) if not one.barred), 0)
    menu = listed(table, w.text("island-ask-act", column=s.columns[s.active]), choices)
    return Menu(menu.kind, menu.prompt, menu.choices, rules=menu.rules, start=start)


def collect_choice(table: Table, told: ChoiceAbout, w: Words) -> Choice:
    """Take the cards of the column."""
    if "barred" in told:
        said = w.text("island-collect-nothing")
        line = ink(said, "faint")
    else:
        said = w.text("island-collect", cards=collected(told, w))
        shapes = " ".join(SHAPES[card // OBJECTS] for card in told["open"])
        line = drawn(f"{said}  {shapes}")
    ids = GAME.rule_ids([Rule.COLLECT, Rule.COLLECT_ALL, Rule.FACE_DOWN_SECRET, Rule.NEXT_CARD_SHOWN, Rule.EMPTY_COLUMN])
    return choice(table, 1, act.COLLECT, line, said, rules=ids)


def store_choice(table: Table, about: Colour, ways: dict[int, ChoiceAbout], number: int, w: Words) -> Choice:
    """A colour in hand: closed, one way to store it, or a menu of ways."""
    sign, name = SHAPES[about["colour"]], colour_name(about["colour"], w)
    if not ways:
        said = w.text("island-store-closed", colour=name, count=about["held"])
        decision = table.decision
        assert decision is not None
        return Choice(number, ink(f"{sign} {said}", "faint"), said, decision.rules, barred=about["barred"])
    order = sorted(ways, key=lambda answer: -len(ways[answer]["cards"]))
    bonus = bonus_words(ways[order[0]], w)
    ids = GAME.rule_ids(
        [Rule.STORE, Rule.STORE_LIMIT, Rule.STORE_ONE_COLOUR, Rule.BONUS_TAKEN, Rule.CLOSE, Rule.PORTHOLE_EXACT]
    )
    if len(order) == 1:
        told = ways[order[0]]
        said = w.text("island-store-one", colour=name, cards=cards_of(told, w)) + " " + way_words(told, w)
        return choice(table, number, order[0], drawn(f"{sign} {said}"), f"{said}. {bonus}", rules=ids)
    said = w.text("island-store", colour=name, most=len(ways[order[0]]["cards"]), held=about["held"], size=about["size"])
    asked = w.text("island-ask-way", colour=name, bonus=bonus)
    inside = [way_choice(table, answer, ways[answer], at, w) for at, answer in enumerate(order, start=1)]
    inner = Menu(Kind.LIST, asked, tuple(inside), rules=ids)
    return Choice(number, drawn(f"{sign} {said}"), f"{said}. {bonus}", ids, inner=inner)


def bonus_words(told: ChoiceAbout, w: Words) -> str:
    """The token that storing a colour brings."""
    if "bonus" not in told:
        return w.text("island-no-bonus")
    return w.text("island-bonus", bonus=w.text("bonus", kind=told["bonus"]))


def way_choice(table: Table, answer: int, told: ChoiceAbout, number: int, w: Words) -> Choice:
    """One way to store a colour, and what the set is then worth."""
    said = f"{cards_of(told, w)} {way_words(told, w)}"
    return choice(table, number, answer, drawn(said), said)


def cards_of(told: ChoiceAbout, w: Words) -> str:
    """The cards that are stored."""
    return " + ".join(several(card_name(card, w), count) for card, count in Counter(told["cards"]).items())


def way_words(told: ChoiceAbout, w: Words) -> str:
    """The set that storing makes: its size, its worth, and its porthole."""
    porthole, closed = told.get("porthole", 0), told.get("closed", 0)
    return w.text("island-way", size=told["size"], worth=told["worth"], porthole=porthole, closed=closed)


# --- closing -------------------------------------------------------------------------------------------------------------


def close_menu(table: Table, w: Words) -> Menu:
    """Close with the porthole, or give up this size for good."""
    s, told = state(table), explained(table)["choices"]
    shut, leave = told[str(close.CLOSE)], told[str(close.LEAVE)]
    colour, size, value = shut["colour"], shut["size"], shut["porthole"]
    closing = w.text("island-close", value=value, points=shut["worth"])
    leaving = leave_words(s, leave, w)
    asked = w.text("island-ask-close", colour=colour_name(colour, w), size=size, value=value)
    choices = [
        choice(table, 1, close.CLOSE, drawn(f"{SHAPES[colour]} {closing}"), closing),
        choice(table, 2, close.LEAVE, ink(leaving, "danger"), leaving),
    ]
    return listed(table, asked + mark(tables(table), "portholes", w), choices)


def leave_words(s: State, told: ChoiceAbout, w: Words) -> str:
    """What leaving a set open gives up, and what it would then take to close it."""
    if s.final == 2 or not told["next"]:
        return w.text("island-leave-last", size=told["size"], worth=told["worth"], why="last" if s.final == 2 else "none")
    after = told["next"][0]
    return w.text("island-leave", size=told["size"], larger=after["size"], value=after["value"], held=after["held"])
