"""Nemo's War: decisions as menus. Every line says what would follow; what could lose the voyage carries the wreck sign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.text import Text

from leagues.games.nemo.aids.about import Choices, card_id
from leagues.games.nemo.aids.explanation import explain, roll_now
from leagues.games.nemo.aids.shapes import ChoiceAbout, Explanation
from leagues.games.nemo.aids.written import card_says
from leagues.games.nemo.decisions import act, spend, train
from leagues.games.nemo.modifiers import added, total
from leagues.games.nemo.sources import ATTACK, CARD, TESTS
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import OF_SINKING, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import ink, joined
from leagues.terminal.menu import Choice, Kind, Menu, prompt
from leagues.terminal.nemo_bars import bars
from leagues.terminal.nemo_odds import asked, brief_loss, chance, failures_told, help_told, odds_told
from leagues.terminal.nemo_signs import (
    capital,
    danger_sign,
    danger_told,
    ended,
    said,
    sentences,
    ship_name,
    signed,
    state,
    tables,
)

NAME, ROOM = 34, 76  # columns for what a choice is called, and for its whole line
GROUPS = ("move", "sacrifice", "treasure")  # of the Action Phase: what has a menu of its own
KEEPS = {int(Step.HELP): 0, int(Step.SPEND): spend.NONE, int(Step.TRAIN): train.NONE}  # the answers that give nothing up
USELESS = "nothing"  # of help after a roll: what would change nothing


def menu_of(table: Table, w: Words) -> Menu:
    """The menu of the decision that waits."""
    decision = table.decision
    assert decision is not None
    explained = explain(table, max(table.who, 0))
    found = {int(answer): told for answer, told in explained["choices"].items()}
    asks = question(table, explained, w)
    if decision.number == Step.ACT:
        return listed(table, w, asks, grouped(table, found, w))
    if decision.number == Step.HELP:
        choices = helpful(table, found, w)
    else:
        choices = [one(table, answer, told, w) for answer, told in in_order(found)]
    return declined(listed(table, w, asks, choices), found, KEEPS.get(decision.number))


def in_order(found: Choices) -> list[tuple[int, ChoiceAbout]]:
    """What can be chosen first, then what is barred."""
    return sorted(found.items(), key=lambda item: ("barred" in item[1], item[0]))


def listed(table: Table, w: Words, question: str, choices: Iterable[Choice]) -> Menu:
    """Choices with their numbers; what the question says is not said again."""
    decision = table.decision
    assert decision is not None
    numbered = tuple(
        replace(choice, number=number, more=tuple(said for said in choice.more if said not in question))
        for number, choice in enumerate(choices, start=1)
    )
    return Menu(Kind.LIST, question, numbered, rules=decision.rules)


def declined(menu: Menu, found: Choices, keeps: int | None) -> Menu:
    """Enter keeps what one has, so that nothing is given up by a key too many; unless that could lose the voyage."""
    if keeps is None or keeps not in found or ("danger" in found[keeps] and danger_sign(found[keeps]["danger"])):
        return menu
    start = next(at for at, choice in enumerate(menu.choices) if choice.move is not None and choice.move.answer == keeps)
    return replace(menu, start=start)


# --- what is asked -------------------------------------------------------------------------------------------------------


def question(table: Table, explained: Explanation, w: Words) -> str:
    """What is asked, with what one must know: the roll and its modifiers, the ladder, the card, the ship."""
    s, t = state(table), tables(table)
    frame = s.frames[s.depth - 1]
    asks = prompt(table, w)
    if "ladder" in explained:
        why = " ".join(said(step["why"], w) for step in explained["ladder"]["steps"] if "why" in step)
        ship = "" if frame.doing not in (Step.REPLACE_HIDDEN, Step.HUNT) else drawn_ship(s, w)
        return f"{why} {ship}{asks}"
    if frame.doing in (Step.EXERT, Step.SPEND, Step.AT_ALL_COSTS):
        return f"{about_roll(s, w)}{card_told(s, t, w)}{asked(explained['roll'], w)} {asks}"
    if frame.doing == Step.HELP:
        return f"{about_roll(s, w)}{rolled(s, w)} {asks}"
    if frame.doing == Step.BUY_FIRST:
        return f"{ended(w.text('upgrade', upgrade=t.own_upgrade[s.motive]))} {asks}"
    if frame.doing == Step.TAKE_UP:
        return f"{ended(w.text('upgrade', upgrade=frame.a))} {asks}"
    if frame.doing == Step.UNDERTAKE:
        return " ".join([ended(w.text(card_id(frame.a))), *sentences(card_says(t, frame.a), w), asks])
    if frame.doing in (Step.PRESS, Step.ATTACK_STYLE):
        return f"{ship_name(s, s.frames[s.depth - 2].a - 1, w)}. {asks}"
    if frame.doing in (Step.DISPOSE, Step.PARLEY):
        return f"{ship_name(s, s.frames[s.depth - 2].a - 1, w)}. {asks}"
    if frame.doing == Step.FORESTALL and frame.a == OF_SINKING:
        return f"{ship_name(s, s.frames[s.depth - 2].a - 1, w)}. {asks}"
    if frame.doing in (Step.CHOOSE, Step.FORESTALL) and s.frames[s.depth - 2].b:
        return f"{ended(w.text(card_id(s.frames[s.depth - 2].b)))} {asks}"
    if frame.doing == Step.PICK_DICE:
        return w.text("nemo-white-dice", dice=" ".join(str(die) for die in s.white if die)) + " " + asks
    return asks


def drawn_ship(s: State, w: Words) -> str:
    """The ship that was drawn for the place."""
    return w.text("nemo-drawn", ship=w.text("ship.the", ship=s.drawn - 1)) + " " if s.drawn else ""


def about_roll(s: State, w: Words) -> str:
    """The card or the ship that a roll is about."""
    test = s.frames[s.depth - 2]
    if test.a == CARD:
        return ended(w.text(card_id(test.b))) + " "
    return ship_name(s, test.b, w) + ". " if test.a >= ATTACK else ""


def card_told(s: State, t: Tables, w: Words) -> str:
    """What the card of a test says."""
    test = s.frames[s.depth - 2]
    return " ".join(sentences(card_says(t, test.b), w)) + " " if test.a == CARD else ""


def rolled(s: State, w: Words) -> str:
    """The dice as they lie, with what is added."""
    amount, what = added(s), TESTS[s.frames[s.depth - 2].a]
    more = f" {signed(amount)[0]} {abs(amount)}" if amount else ""
    return w.text("nemo-rolled", what=w.text(f"test-{what}"), one=s.dice[0], two=s.dice[1], more=more, total=total(s))


# --- one choice ----------------------------------------------------------------------------------------------------------


def one(table: Table, answer: int, told: ChoiceAbout, w: Words) -> Choice:
    """A choice: what is legal plays its move, what is not names its rule."""
    decision = table.decision
    assert decision is not None
    line, parts = choice_line(table, answer, told, w), choice_parts(table, answer, told, w)
    sentence = " ".join(parts)
    more = () if all(part in line.plain for part in parts[1:]) else tuple(parts[1:])
    marks = tuple(("ghost", at["at"], "") for at in told["targets"] if at["kind"] == "ocean" and isinstance(at["at"], int))
    own = rules_of(table, answer)
    if "barred" in told:
        ids = (told["barred"], *own)
        why = rules.sentence(rules.entries(table.game, ids)[0], w)
        return Choice(0, line, sentence, ids, barred=told["barred"], more=(why,))
    figure = bars(told["roll"]) if "roll" in told else ()
    return Choice(0, line, sentence, own, Move(table.game, decision, answer), marks=marks, figure=figure, more=more)


def rules_of(table: Table, answer: int) -> tuple[str, ...]:
    """The rules behind an answer: of an action those that are called after it, if there are any."""
    decision = table.decision
    assert decision is not None
    action = decision.notation(answer).split()[0]
    own = [entry.id for entry in table.game.rulebook if entry.id == action or entry.id.startswith(f"{action}-")]
    return tuple(own) if own and decision.number == Step.ACT else decision.rules


def exertion(table: Table, answer: int) -> int:
    """What is exerted for the roll that a choice leads to."""
    s = state(table)
    return answer if s.frames[s.depth - 1].doing == Step.EXERT else s.exerted


def choice_line(table: Table, answer: int, told: ChoiceAbout, w: Words) -> Text:
    """A choice in a line: its name, its price, its chance, and the rest as far as there is room."""
    name = capital(said(told["sentence"], w))
    if "barred" in told:
        entry = rules.entries(table.game, [told["barred"]])[0]
        return ink(w.text("nemo-barred-line", name=name, why=rules.title(entry, w))[:ROOM], "faint")
    parts = []
    if told.get("cost"):
        parts.append(w.text("nemo-cost", count=told["cost"]))
    if "enemy" in told:
        parts.append(w.text("nemo-she-misses", chance=chance(told["enemy"], w)))
    if "roll" in told:
        parts.append(chance(told["roll"], w))
        loss = brief_loss(told["roll"], exertion(table, answer), w)
        parts += [loss] if loss else []
    sign = f"{danger_sign(told['danger'])} ".lstrip() if "danger" in told else ""
    room = ROOM - len(sign) - len(name) - 1
    for more in sentences(told.get("more", []), w) if "roll" not in told else []:
        if len(" · ".join([*parts, more])) <= room:
            parts.append(more)
    tail = " · ".join(parts)
    if len(name) + len(tail) + len(sign) + 1 > ROOM:
        name = name[: ROOM - len(tail) - len(sign) - 2].rstrip()
    head = name if len(name) >= NAME or not tail else f"{name:{min(NAME, ROOM - len(tail) - len(sign) - 1)}}"
    return joined(ink(sign, "danger"), ink(head), ink(f" {tail}" if tail else "", "quiet"))


def choice_parts(table: Table, answer: int, told: ChoiceAbout, w: Words) -> list[str]:
    """The same in full sentences, the name first."""
    name = capital(said(told["sentence"], w))
    if "barred" in told:
        entry = rules.entries(table.game, [told["barred"]])[0]
        return [w.text("not-now", name=name, why=rules.title(entry, w))]
    parts = [name + (f" ({w.text('nemo-cost', count=told['cost'])})" if told.get("cost") else "") + "."]
    if "danger" in told:
        parts.append(danger_told(told["danger"], w))
    parts += sentences(told.get("more", []), w)
    if "enemy" in told:
        parts.append(w.text("nemo-enemy", needed=told["enemy"]["needed"], chance=chance(told["enemy"], w)))
    if "roll" in told:
        roll = told["roll"]
        wagering = state(table).frames[state(table).depth - 1].doing in (Step.EXERT, Step.SPEND)
        before = roll_now(state(table), tables(table)) if wagering else None
        parts += [] if before is not None and roll["modifiers"] == before["modifiers"] else [asked(roll, w)]
        parts += [*odds_told(roll, w), *([] if roll["bands"] and not exertion(table, answer) else [
            failures_told(roll, exertion(table, answer), w)])]  # fmt: skip
        parts += [help_told(roll["help"], w)] if wagering else []
    return [part for part in parts if part]


# --- the Action Phase ----------------------------------------------------------------------------------------------------


def group_of(answer: int) -> str:
    """The menu in which an action stands; empty for the first one."""
    if act.MOVE <= answer < act.SACRIFICE:
        return "move"
    if act.SACRIFICE <= answer < act.TREASURE:
        return "sacrifice"
    return "treasure" if act.TREASURE <= answer < act.CARD else ""


def grouped(table: Table, found: Choices, w: Words) -> list[Choice]:
    """Actions first, then moves, sacrifices and treasures in menus of their own, then the end of the turn; what is barred
    comes last."""
    legal = [(answer, told) for answer, told in in_order(found) if "barred" not in told]
    barred = [(answer, told) for answer, told in in_order(found) if "barred" in told and not group_of(answer)]
    made = [one(table, answer, told, w) for answer, told in legal if not group_of(answer) and answer != act.END]
    for group in GROUPS:
        inside = [one(table, answer, told, w) for answer, told in legal if group_of(answer) == group]
        if inside:
            dangers = any(
                "danger" in told and danger_sign(told["danger"]) for answer, told in legal if group_of(answer) == group
            )
            made.append(opening(table, group, inside, dangers, w))
    made.append(one(table, act.END, found[act.END], w))
    return made + [one(table, answer, told, w) for answer, told in barred]


def opening(table: Table, group: str, inside: list[Choice], dangers: bool, w: Words) -> Choice:
    """A line that opens a menu."""
    told = w.text(f"nemo-{group}", count=len(inside))
    inner = listed(table, w, w.text(f"nemo-{group}-ask"), inside)
    sign = f"{w.text('nemo-danger-inside')} " if dangers else ""
    return Choice(0, joined(ink(sign, "danger"), ink(told)), f"{told}. {sign}".strip(), inner.rules, inner=inner)


# --- help after a roll ---------------------------------------------------------------------------------------------------


def helpful(table: Table, found: Choices, w: Words) -> list[Choice]:
    """Help that would change something; then letting the roll stand; what would change nothing in a menu of its own."""
    useful = [one(table, answer, told, w) for answer, told in found.items() if answer and told.get("change") != USELESS]
    useless = [one(table, answer, told, w) for answer, told in found.items() if told.get("change") == USELESS]
    made = [*useful, one(table, 0, found[0], w)]
    if useless:
        made.append(opening(table, "useless", useless, False, w))
    return made
