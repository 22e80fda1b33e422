"""Nautilion's decisions as menus. Every line says what would follow, as `preview` found it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from leagues.games.nautilion import path
from leagues.games.nautilion.decisions import choose_first, darkhouse_discard, place_token, plan
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import joined as has_duct
from leagues.games.nautilion.state import NAUTILION, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.table import Move, Table
from leagues.kernel.words import Words
from leagues.terminal import preview
from leagues.terminal.ink import ink, joined
from leagues.terminal.menu import Choice, Kind, Menu, bare_menu, prompt
from leagues.terminal.preview import DEPENDS, Gift, Landing
from leagues.terminal.signs import die, drawn, spoken, token

WON = Ending.WON_FULL_CREW.name.lower().replace("_", "-")


def menu_of(table: Table, w: Words) -> Menu:
    """The menu of the decision that waits."""
    decision = table.decision
    makers = {
        "plan": plan_menu,
        "place-token": place_menu,
        "darkhouse-discard": toll_menu,
        "choose-first": first_menu,
        "swap-first": swap_menu,
        "swap-second": swap_menu,
    }
    return makers.get(decision.name if decision else "", bare_menu)(table, w)


def ids(*rules: int) -> tuple[str, ...]:
    """The ids of rules, each once."""
    return tuple(dict.fromkeys(id for rule in rules if rule > 0 for id in GAME.rule_ids([rule])))


def letter(figure: str, w: Words) -> str:
    """The letter that stands for a submarine."""
    return w.text(f"figure-{figure}")[0]


def listed(numbers: Iterable[int]) -> str:
    """Numbers after each other."""
    return ", ".join(str(number) for number in numbers)


def admiral(s: State, t: Tables, seat: int) -> str:
    """The crew on a seat's Admiral card."""
    crew = [number for number in range(1, 10) if t.admirals[s.admirals[seat] - 1] >> number & 1]
    if crew == list(range(crew[0], crew[-1] + 1)) and len(crew) > 2:
        return f"{crew[0]}–{crew[-1]}"
    return listed(crew)


# --- The Plan --------------------------------------------------------------------------------------------------------


def plan_menu(table: Table, w: Words) -> Menu:
    """One line for every way to give the dice, then the three spells with their prices."""
    s = preview.state(table)
    gives = [(move, preview.gift(table, s, move.answer)) for move in table.legal if move.answer < plan.GIVES]
    rows = [gift_cells(s, gift, w) for _, gift in gives]
    lines, heading = columns(rows, w)
    choices = [
        Choice(number, line, gift_sentence(gift, w), gift_rules(gift), move, marks=gift_marks(gift, w))
        for number, ((move, gift), line) in enumerate(zip(gives, lines, strict=True), start=1)
    ]
    choices += spell_choices(table, s, w, first=len(choices) + 1)
    return Menu(Kind.LIST, w.text("nautilion-ask-plan"), tuple(choices), heading, rules=ids(*plan.RULES))


def gift_cells(s: State, gift: Gift, w: Words) -> list[Text]:
    """The five cells of a line: Darkhouse, Phantom and its way, Nautilion and its way."""
    cells = [joined(drawn(die(gift.darkhouse)), price_cell(gift.price, w))]
    cells.append(joined(drawn(die(gift.phantom.die)), phantom_cell(s, gift.phantom, w)))
    cells.append(left_cell(gift.phantom))
    if gift.nautilion is not None:
        found = nautilion_cell(s, gift.nautilion, gift.bars, gift.ending, w)
        cells.append(joined(drawn(die(gift.nautilion.die)), found))
        cells.append(left_cell(gift.nautilion))
    return cells


def price_cell(price: str | None, w: Words) -> Text:
    """What the Darkhouse takes."""
    if price is None:
        return ink(w.text("nautilion-depends"), "quiet")
    role = "quiet" if price in (preview.FREE, preview.NOTHING_LEFT) else "danger"
    return ink(w.text("nautilion-price", price=price), role)


def phantom_cell(s: State, landing: Landing | None, w: Words) -> Text:
    """What the Phantom destroys."""
    if landing is None:
        return ink(w.text("nautilion-depends"), "quiet")
    if not landing.token:
        return ink(w.text("nautilion-phantom-arrives"), "danger")
    return drawn(w.text("nautilion-destroys", token=token(s, landing.token)))


def nautilion_cell(s: State, landing: Landing | None, bars: int | None, ending: str | None, w: Words) -> Text:
    """What the Nautilion picks up, and whether it could come aboard."""
    if landing is None or bars is None:
        return ink(w.text("nautilion-depends"), "quiet")
    if not landing.token:
        won = ending == WON
        return ink(w.text("nautilion-arrives", ending="won" if won else "lost"), "good" if won else "danger")
    return joined(
        drawn(w.text("nautilion-takes", token=token(s, landing.token))), " ",
        ink(w.text("nautilion-fate", fate=fate(bars)), "quiet" if bars else "good"),
    )  # fmt: skip


def fate(bars: int) -> str:
    """What becomes of a token, as the words call it."""
    if bars == DEPENDS:
        return "depends"
    return {0: "boards", Rule.PLACE_ON_SHIP: "aboard", Rule.DUCT_PLACEMENT: "duct", Rule.ADMIRAL_LIMIT: "admiral"}[bars]


def left_cell(landing: Landing | None) -> Text:
    """How far it still is, in points of the dice."""
    return ink(str(landing.left) if landing is not None and landing.left else "", "quiet")


def columns(rows: list[list[Text]], w: Words, *, first: str = "") -> tuple[list[Text], Text]:
    """Cells as lines of equal columns, and their heading. The last cell of a line may run on: an arrival says much."""
    rows = [row if row[-1].plain else row[:-1] for row in rows]
    titles = [w.text(f"figure-{name}") for name in ("darkhouse", "phantom", "nautilion")]
    heads = [titles[0], titles[1], w.text("nautilion-to-isles"), titles[2], w.text("nautilion-to-abyss")]
    if first:
        heads.insert(0, first)
    widths = [len(head) for head in heads]
    for row in rows:
        for at, cell in enumerate(row[:-1]):
            widths[at] = max(widths[at], cell.cell_len)

    def line(cells: list[Text]) -> Text:
        out = Text(no_wrap=True, end="")
        for at, cell in enumerate(cells):
            if at in (len(heads) - 1, len(heads) - 3):  # the ways, to the right
                out.append(" " * (widths[at] - cell.cell_len))
                out.append_text(cell)
                out.append(" ")
            else:
                out.append_text(cell)
                out.append(" " * (widths[at] - cell.cell_len + 1 if at < len(cells) - 1 else 0))
        out.rstrip()
        return out

    return [line(row) for row in rows], line([ink(head, "quiet") for head in heads])


def gift_sentence(gift: Gift, w: Words) -> str:
    """The same line, spoken."""
    said = [w.text("nautilion-say-darkhouse", die=gift.darkhouse, price=gift.price)]
    if not gift.phantom.token:
        said.append(w.text("nautilion-say-phantom-arrives", die=gift.phantom.die))
    else:
        said.append(w.text("nautilion-say-phantom", die=gift.phantom.die, token=gift.phantom.token, left=gift.phantom.left))
    if gift.nautilion is not None and not gift.nautilion.token:
        ending = "won" if gift.ending == WON else "lost"
        said.append(w.text("nautilion-say-arrives", die=gift.nautilion.die, ending=ending))
    elif gift.nautilion is not None:
        here = gift.nautilion
        said.append(w.text("nautilion-say-nautilion", die=here.die, token=here.token, fate=fate(gift.bars), left=here.left))
    return " ".join(said)


def gift_rules(gift: Gift) -> tuple[str, ...]:
    """The rules behind what would follow."""
    found: list[int] = [Rule.PLAN, Rule.DARKHOUSE_NOTHING if gift.price == preview.NOTHING_LEFT else Rule.DARKHOUSE_TOLL]
    found += [Rule.PHANTOM_MOVE, Rule.PHANTOM_DISCARDS] if gift.phantom.token else [Rule.PHANTOM_ARRIVES]
    if gift.nautilion is not None and gift.nautilion.token:
        found += [Rule.LANDING, *([gift.bars] if gift.bars > 0 else [Rule.PLACE_ON_SHIP, Rule.DUCT_PLACEMENT])]
    elif gift.nautilion is not None:
        found.append(Rule.VICTORY if gift.ending == WON else Rule.CREW_MISSING)
    return ids(*found)


def gift_marks(gift: Gift, w: Words) -> tuple[tuple[str, int, str], ...]:
    """Where the submarines would come to, for the board."""
    marks = [("phantom", gift.phantom.place, letter("phantom", w) + str(gift.phantom.die))]
    if gift.nautilion is not None:
        marks.append(("nautilion", gift.nautilion.place, letter("nautilion", w) + str(gift.nautilion.die)))
    return tuple(marks)


def spell_choices(table: Table, s: State, w: Words, first: int) -> list[Choice]:
    """The Grimoire: what each spell costs and does. One that cannot be paid stays in sight."""
    t = preview.tables(table)
    moves = {move.answer: move for move in table.legal}
    tides = [move for move in moves.values() if plan.TIDE <= move.answer < plan.TRANSLATE and changes(move)]
    purse = in_reserve(s)
    marks = all_marks(s, w)
    choices = []
    for number, (spell, price, move, rule) in enumerate((
        ("whirlwind", t.whirlwind_cost, moves.get(plan.WHIRLWIND), Rule.WHIRLWIND),
        ("tide", t.tide_cost, None, Rule.TIDE),
        ("translation", t.translation_cost, moves.get(plan.TRANSLATE), Rule.TRANSLATION),
    ), start=first):  # fmt: skip
        possible = bool(tides) if spell == "tide" else move is not None
        probe = {"whirlwind": plan.WHIRLWIND, "tide": plan.tide(s.dice[0], s.dice[0]), "translation": plan.TRANSLATE}[spell]
        barred = "" if possible else ids(table.forbids(probe))[0]
        name = w.text(f"spell-{spell}")
        told = w.text(f"nautilion-{spell}", name=name, price=price, reserve=purse, possible="yes" if possible else "no")
        inner = tide_menu(table, s, tides, w) if spell == "tide" and tides else None
        choices.append(Choice(
            number, ink(told, "text" if possible else "faint"), told,
            ids(rule, Rule.SPELL_COST, Rule.SPELL_PRICES, Rule.SPELLS), move, inner, barred, marks=marks,
        ))  # fmt: skip
    return choices


def changes(move: Move) -> bool:
    """Whether a Tide changes anything; turning a die to the value it shows is legal, and hidden (R80)."""
    shows, becomes = divmod(move.answer - plan.TIDE, 6)
    return shows != becomes


def tide_menu(table: Table, s: State, tides: list[Move], w: Words) -> Menu:
    """Every die that can be turned and to what, with what it would then do for each figure."""
    rows, said = [], []
    for move in tides:
        shows, becomes = (move.answer - plan.TIDE) // 6 + 1, (move.answer - plan.TIDE) % 6 + 1
        would = preview.turned(table, s, move.answer)
        nautilion = nautilion_cell(s, would.nautilion, would.bars, would.ending, w)
        rows.append([
            drawn(f"{die(shows)}→{die(becomes)}"), price_cell(would.price, w),
            phantom_cell(s, would.phantom, w), left_cell(would.phantom), nautilion, left_cell(would.nautilion),
        ])  # fmt: skip
        said.append(spoken(w.text(
            "nautilion-say-tide", shows=shows, becomes=becomes, darkhouse=price_cell(would.price, w).plain,
            phantom=phantom_cell(s, would.phantom, w).plain, nautilion=nautilion.plain,
        )))  # fmt: skip
    lines, heading = columns(rows, w, first=" ")
    rules = ids(Rule.TIDE, Rule.DICE_FACES, Rule.TIDE_SAME_VALUE, Rule.SPELL_COST)
    choices = tuple(
        Choice(number, line, sentence, rules, move, marks=all_marks(s, w))
        for number, (move, line, sentence) in enumerate(zip(tides, lines, said, strict=True), start=1)
    )
    return Menu(Kind.LIST, w.text("nautilion-ask-tide"), choices, heading, rules=rules)


def all_marks(s: State, w: Words) -> tuple[tuple[str, int, str], ...]:
    """Where every die would take either submarine, for the board."""
    marks = []
    for figure, value, place in preview.landings(s):
        role = "nautilion" if figure == NAUTILION else "phantom"
        marks.append((role, place, letter(role, w) + str(value)))
    return tuple(marks)


# --- Aquatic Translation ---------------------------------------------------------------------------------------------


def swap_menu(table: Table, w: Words) -> Menu:
    """Every place of the path, to be pointed at. Places without a token say why they cannot be chosen."""
    s, decision = preview.state(table), table.decision
    assert decision is not None
    first = s.frames[s.depth - 1].a
    choices = []
    for place in range(1, s.path_length + 1):
        rule = table.forbids(place - 1)
        number = s.path[place]
        marks = [("cursor", place, f">{number or '·'}<"), *all_marks(s, w)]
        if first:
            marks.append(("cursor", first, f"»{s.path[first]}«"))
        if rule:
            sentence = w.text("nautilion-swap-barred", place=place)
        elif first:
            sentence = swapped(table, s, first, place, w)
        else:
            sentence = w.text("nautilion-swap-place", place=place, token=token(s, number), ahead=preview.ahead(s, number))
        move = None if rule else Move(table.game, decision, place - 1)
        barred = ids(rule)[0] if rule else ""
        line = drawn(sentence)
        choices.append(Choice(place, line, spoken(sentence), decision.rules, move, barred=barred, marks=tuple(marks)))
    now = w.text("nautilion-reach-now", tokens=reach(s, preview.tables(table), w))
    notes = (spoken(now), w.text("nautilion-tokens", tokens=path_by_place(s, w)))
    landing = next((place for figure, _, place in preview.landings(s) if figure == NAUTILION), 1)
    start = next((at for at in range(landing - 1, len(choices)) if not choices[at].barred), 0)
    heading = None if first else drawn(now)
    return Menu(Kind.PLACES, prompt(table, w), tuple(choices), heading, notes, decision.rules, start)


def swapped(table: Table, s: State, first: int, second: int, w: Words) -> str:
    """What lies where after the swap, and what the Nautilion could then take."""
    if s.path[first] == s.path[second]:
        return w.text("nautilion-swap-same", place=second, token=token(s, s.path[second]))
    trial, _ = preview.after(table, s, second - 1)
    one, other = token(s, s.path[second]), token(s, s.path[first])
    told = w.text("nautilion-swap-would", first=first, second=second, one=one, other=other)
    return told + " " + w.text("nautilion-reach-then", tokens=reach(trial, preview.tables(table), w))


def reach(s: State, t: Tables, w: Words) -> str:
    """What each die would bring the Nautilion, as the path lies."""
    pieces = []
    for figure, value, place in preview.landings(s):
        if figure == NAUTILION and place <= s.path_length:
            number = s.path[place]
            bars = place_token.cannot_board(s, t, number)
            pieces.append(w.text("nautilion-reach-one", die=die(value), token=token(s, number), fate=fate(bars)))
    return ", ".join(pieces)


def path_by_place(s: State, w: Words) -> str:
    """The tokens still on the path, each with its place, for those who do not see the board."""
    found = [w.text("nautilion-token-at", place=p, number=s.path[p]) for p in range(1, s.path_length + 1) if s.path[p]]
    return ", ".join(found)


# --- The other decisions ---------------------------------------------------------------------------------------------


def place_menu(table: Table, w: Words) -> Menu:
    """The token in hand: aboard, or into the reserve."""
    s, t = preview.state(table), preview.tables(table)
    choices = []
    for number, move in enumerate(reversed(table.legal), start=1):
        trial, _ = preview.after(table, s, move.answer)
        if move.answer == place_token.SHIP:
            leads = [crew for crew in range(1, 10) if not trial.crew >> crew & 1 and has_duct(trial, t, crew)]
            count = len(preview.aboard(trial))
            sentence = w.text("nautilion-place", token=token(s, s.landed), count=count, leads=listed(leads))
        else:
            copies = preview.ahead(s, s.landed)
            sentence = w.text("nautilion-keep", token=token(s, s.landed), count=in_reserve(trial), ahead=copies)
        choices.append(Choice(number, drawn(sentence), spoken(sentence), move.rules, move))
    asked = w.text("nautilion-ask-place", token=token(s, s.landed))
    return Menu(Kind.LIST, spoken(asked), tuple(choices), rules=choices[0].rules)


def toll_menu(table: Table, w: Words) -> Menu:
    """What the Darkhouse can be given; crew that cannot go say why."""
    s, decision = preview.state(table), table.decision
    assert decision is not None
    legal = {move.answer: move for move in table.legal}
    choices: list[Choice] = []
    for answer in [darkhouse_discard.RESERVE, *preview.aboard(s)]:
        move = legal.get(answer)
        if answer == darkhouse_discard.RESERVE:
            if move is None:
                continue
            sentence = w.text("nautilion-toll-reserve", count=in_reserve(s) - 1)
        else:
            possible = "yes" if move is not None else "no"
            sentence = w.text("nautilion-toll-crew", crew=answer, ahead=preview.ahead(s, answer), possible=possible)
        barred = "" if move is not None else ids(table.forbids(answer))[0]
        line = drawn(sentence, "text" if move is not None else "faint")
        choices.append(Choice(len(choices) + 1, line, spoken(sentence), decision.rules, move, barred=barred))
    return Menu(Kind.LIST, prompt(table, w), tuple(choices), rules=decision.rules)


def first_menu(table: Table, w: Words) -> Menu:
    """Who plays the first turn, having seen the dice."""
    s, t, decision = preview.state(table), preview.tables(table), table.decision
    assert decision is not None
    choices = []
    for seat in range(choose_first.SIZE):
        trial, _ = preview.after(table, s, seat)
        reached = sorted({s.path[path.toward_abyss(s, value)] for value in s.dice})
        could = [number for number in reached if place_token.cannot_board(trial, t, number) == 0]
        crew = admiral(s, t, seat)
        sentence = w.text("nautilion-first", number=seat + 1, crew=crew, count=len(could), could=listed(could))
        move = Move(table.game, decision, seat)
        choices.append(Choice(seat + 1, drawn(sentence), spoken(sentence), decision.rules, move, marks=all_marks(s, w)))
    return Menu(Kind.LIST, prompt(table, w), tuple(choices), rules=decision.rules)
