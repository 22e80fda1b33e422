"""Nautilus Island's decisions as menus: every line says what would follow, and what is barred names its rule."""

from __future__ import annotations

from rich.text import Text

from leagues.games.island.camp import in_hand, set_points, set_size
from leagues.games.island.decisions import act, close
from leagues.games.island.game import GAME
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import OBJECTS, TREASURES, State
from leagues.games.island.storing import WAYS
from leagues.games.island.tables import Tables
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import fit, ink, joined
from leagues.terminal.island_hull import columns
from leagues.terminal.island_outlook import (
    Could,
    closed_worth,
    next_porthole,
    places_next,
    porthole_for,
    stored,
    stored_cards,
    to_collect,
    to_store,
)  # fmt: skip
from leagues.terminal.island_signs import (
    HIDDEN,
    SHAPES,
    card_name,
    card_sign,
    castaway_sign,
    colour_name,
    drawn,
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


# --- exploring -----------------------------------------------------------------------------------------------------------


def explore_menu(table: Table, w: Words) -> Menu:
    """The columns: what each would bring, and when it would be one's turn again."""
    s, t = state(table), tables(table)
    ghost = castaway_sign(s.active, s.active, w)
    choices = []
    for column in columns(s, t):
        barred = table.forbids(column - 1)
        if barred:
            entry = rules.entries(GAME, GAME.rule_ids([barred]))[0]
            said = w.text("island-column-barred", column=column, why=rules.title(entry, w))
            line = ink(said, "faint")
        else:
            line, said = column_line(s, t, column, w), column_sentence(s, t, column, w)
        choices.append(choice(table, column, column - 1, line, said, marks=(("ghost", column, ghost),)))
    start = next((at for at, one in enumerate(choices) if not one.barred), 0)
    menu = listed(table, prompt(table, w), choices)
    return Menu(menu.kind, menu.prompt, menu.choices, rules=menu.rules, start=start)


def column_line(s: State, t: Tables, column: int, w: Words) -> Text:
    """Collect, order, store: in columns, the longest last."""
    shown, hidden = to_collect(s, t, column)
    cards = " ".join([*(card_sign(card, w) for card in shown), HIDDEN * hidden]) if shown or hidden else "–"
    could = to_store(s, t, column)
    low, high = places_next(s, column)
    order = "" if s.final == 2 else w.text("island-turn-next", low=low, high=high, same="yes" if low == high else "no")
    store = " ".join(store_sign(one) for one in could)
    told = w.text("island-stores", sets=store) if store else ""
    return joined(fit(drawn(cards), COLLECT), " ", fit(ink(order, "quiet"), ORDER), drawn(told))


def store_sign(one: Could) -> str:
    """What could be stored of a colour: how many cards, the size they make, the porthole for it."""
    return f"{SHAPES[one.colour]}{one.cards}→{one.size}" + (f"({one.porthole})" if one.porthole else "")


def column_sentence(s: State, t: Tables, column: int, w: Words) -> str:
    """The same in words."""
    cards = collected(s, t, column, w, "card.one")
    collect = w.text("island-say-collect", cards=cards) if cards else w.text("island-say-collect-nothing")
    could = to_store(s, t, column)
    sets = ", ".join(
        w.text("island-say-could", count=one.cards, colour=colour_name(one.colour, w), size=one.size, porthole=one.porthole)
        for one in could
    )
    store = w.text("island-say-stores", sets=sets) if could else w.text("island-say-stores-nothing")
    low, high = places_next(s, column)
    after = "" if s.final == 2 else " " + w.text("island-say-next", low=low, high=high)
    return w.text("island-say-column", column=column, collect=collect, store=store) + after


def collected(s: State, t: Tables, column: int, w: Words, name: str = "card") -> str:
    """What collecting in a column brings, in words; nothing from an empty one."""
    shown, hidden = to_collect(s, t, column)
    pieces = [w.text(name, card=card) for card in shown]
    return ", ".join([*pieces, *([w.text("island-unseen", count=hidden)] if hidden else [])])


# --- collecting and storing ----------------------------------------------------------------------------------------------


def act_menu(table: Table, w: Words) -> Menu:
    """Collect, or store one of the colours in hand; those that cannot be stored say why."""
    s, t = state(table), tables(table)
    column = s.columns[s.active]
    choices = [collect_choice(table, s, t, column, w)]
    for colour in range(TREASURES):
        if in_hand(s, s.active, colour):
            choices.append(store_choice(table, s, t, colour, len(choices) + 1, w))
    if in_hand(s, s.active, TREASURES):
        said = w.text("island-treasures-stay", count=in_hand(s, s.active, TREASURES))
        barred = GAME.rule_ids([Rule.TREASURES_STAY])[0]
        line = ink(f"{SHAPES[TREASURES]} {said}", "faint")
        choices.append(Choice(len(choices) + 1, line, said, (barred,), barred=barred))
    if not table.forbids(act.PASS):
        choices.append(choice(table, len(choices) + 1, act.PASS, ink(w.text("do-pass")), w.text("do-pass")))
    start = next((at for at, one in enumerate(choices) if not one.barred), 0)
    menu = listed(table, w.text("island-ask-act", column=column), choices)
    return Menu(menu.kind, menu.prompt, menu.choices, rules=menu.rules, start=start)


def collect_choice(table: Table, s: State, t: Tables, column: int, w: Words) -> Choice:
    """Take the cards of the column."""
    shown, _ = to_collect(s, t, column)
    if not table.forbids(act.COLLECT):
        said = w.text("island-collect", cards=collected(s, t, column, w, "card.one"))
        shapes = " ".join(SHAPES[card // OBJECTS] for card in shown)
        line = drawn(f"{said}  {shapes}")
    else:
        said = w.text("island-collect-nothing")
        line = ink(said, "faint")
    ids = GAME.rule_ids([Rule.COLLECT, Rule.COLLECT_ALL, Rule.FACE_DOWN_SECRET, Rule.NEXT_CARD_SHOWN, Rule.EMPTY_COLUMN])
    return choice(table, 1, act.COLLECT, line, said, rules=ids)


def store_choice(table: Table, s: State, t: Tables, colour: int, number: int, w: Words) -> Choice:
    """A colour in hand: closed, one way to store it, or a menu of ways."""
    held, size = in_hand(s, s.active, colour), set_size(s, s.active, colour)
    answers = [act.STORE + colour * len(WAYS) + way for way in range(len(WAYS))]
    legal = [answer for answer in answers if not table.forbids(answer)]
    if not legal:
        said = w.text("island-store-closed", colour=colour_name(colour, w), count=held)
        line = ink(f"{SHAPES[colour]} {said}", "faint")
        return choice(table, number, answers[0], line, said)
    bonus = bonus_words(s, colour, w)
    most = max(sum(count for _, count in stored_cards(answer)) for answer in legal)
    ids = GAME.rule_ids(
        [Rule.STORE, Rule.STORE_LIMIT, Rule.STORE_ONE_COLOUR, Rule.BONUS_TAKEN, Rule.CLOSE, Rule.PORTHOLE_EXACT]
    )
    if len(legal) == 1:
        cards = " + ".join(several(card_name(card, w), count) for card, count in stored_cards(legal[0]))
        said = w.text("island-store-one", colour=colour_name(colour, w), cards=cards) + " " + way_words(table, legal[0], w)
        return choice(table, number, legal[0], drawn(f"{SHAPES[colour]} {said}"), f"{said}. {bonus}", rules=ids)
    said = w.text("island-store", colour=colour_name(colour, w), most=most, held=held, size=size)
    asked = w.text("island-ask-way", colour=colour_name(colour, w), bonus=bonus)
    order = sorted(legal, key=lambda answer: -sum(count for _, count in stored_cards(answer)))
    ways = [way_choice(table, answer, at, w) for at, answer in enumerate(order, start=1)]
    inner = Menu(Kind.LIST, asked, tuple(ways), rules=ids)
    return Choice(number, drawn(f"{SHAPES[colour]} {said}"), f"{said}. {bonus}", ids, inner=inner)


def bonus_words(s: State, colour: int, w: Words) -> str:
    """The token that storing a colour brings."""
    kind = s.spaces[colour] - 1
    return w.text("island-no-bonus") if kind < 0 else w.text("island-bonus", bonus=w.text("bonus", kind=kind))


def way_choice(table: Table, answer: int, number: int, w: Words) -> Choice:
    """One way to store a colour, and what the set is then worth."""
    cards = " + ".join(several(card_name(card, w), count) for card, count in stored_cards(answer))
    said = f"{cards} {way_words(table, answer, w)}"
    return choice(table, number, answer, drawn(said), said)


def way_words(table: Table, answer: int, w: Words) -> str:
    """The set that storing makes: its size, its worth, and its porthole."""
    then = stored(table, answer)
    return w.text("island-way", size=then.size, worth=then.worth, porthole=then.porthole, closed=then.closed)


# --- closing -------------------------------------------------------------------------------------------------------------


def close_menu(table: Table, w: Words) -> Menu:
    """Close with the porthole, or give up this size for good."""
    s, t = state(table), tables(table)
    colour = s.frames[s.depth - 1].a
    size = set_size(s, s.active, colour)
    value = porthole_for(s, t, size)
    closing = w.text("island-close", value=value, points=closed_worth(s, t, s.active, colour, value))
    leaving = leave_words(s, t, colour, size, w)
    asked = w.text("island-ask-close", colour=colour_name(colour, w), size=size, value=value) + mark(t, "portholes", w)
    choices = [
        choice(table, 1, close.CLOSE, drawn(f"{SHAPES[colour]} {closing}"), closing),
        choice(table, 2, close.LEAVE, ink(leaving, "danger"), leaving),
    ]
    return listed(table, asked, choices)


def leave_words(s: State, t: Tables, colour: int, size: int, w: Words) -> str:
    """What leaving a set open gives up, and what it would then take to close it."""
    larger, value = next_porthole(s, t, size)
    worth, held = set_points(s, t, s.active, colour), in_hand(s, s.active, colour)
    if s.final == 2 or not larger:
        return w.text("island-leave-last", size=size, worth=worth, why="last" if s.final == 2 else "none")
    return w.text("island-leave", size=size, larger=larger, value=value, held=held)
