"""Decisions that point at the path: Aquatic Translation, a token that goes back into it, one that is taken from it."""

from __future__ import annotations

from leagues.games.nautilion import outlook, preview
from leagues.games.nautilion.state import NAUTILION, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import Choice, Kind, Menu, prompt
from leagues.terminal.nautilion_choice import Marks, option
from leagues.terminal.nautilion_gifts import all_marks
from leagues.terminal.nautilion_signs import die, drawn, face, name, spoken, token


def swap_menu(table: Table, w: Words) -> Menu:
    """Every place of the path, to be pointed at. Places without a token say why they cannot be chosen."""
    s, t = preview.state(table), preview.tables(table)
    first = s.frames[s.depth - 1].a
    landings: Marks = all_marks(table, s, w)
    choices = []
    for place in range(1, s.path_length + 1):
        kind = s.path[place]
        marks = [cursor(s, place), *landings]
        if first:
            marks.append(("cursor", first, f"»{face(s.path[first])}«"))
        if kind == 0:
            sentence = w.text("nautilion-swap-barred", place=place)
        elif first == place:
            sentence = w.text("nautilion-swap-first", place=place, token=token(s, t, kind))
        elif first:
            sentence = swapped(table, s, first, place, w)
        else:
            sentence = w.text("nautilion-swap-place", place=place, token=token(s, t, kind), ahead=preview.ahead(s, kind))
        choices.append(option(table, place, place - 1, sentence, w, marks=tuple(marks)))
    landing = next((place for figure, _, place in outlook.landings(table, s) if figure == NAUTILION), 1)
    return places_menu(table, s, choices, landing, w, heading=not first)


def places_menu(table: Table, s: State, choices: list[Choice], near: int, w: Words, *, heading: bool = True) -> Menu:
    """A menu of places; the first that can be chosen, from a place on, is pointed at."""
    decision = table.decision
    assert decision is not None
    reached = reach(table, s, preview.tables(table), w)
    now = w.text("nautilion-reach-now", tokens=reached) if reached else ""
    notes = [spoken(now, w)] if now else []
    notes.append(w.text("nautilion-tokens", tokens=path_by_place(s, w)))
    legal = [at for at, choice in enumerate(choices) if not choice.barred]
    start = next((at for at in legal if choices[at].number >= near), legal[0])
    shown = drawn(now) if heading and now else None
    return Menu(Kind.PLACES, prompt(table, w), tuple(choices), shown, tuple(notes), decision.rules, start)


def cursor(s: State, place: int) -> tuple[str, int, str]:
    """The place that is pointed at."""
    return "cursor", place, f">{face(s.path[place]) if s.path[place] else '·'}<"


def swapped(table: Table, s: State, first: int, second: int, w: Words) -> str:
    """What lies where after the swap, and what the Nautilion could then take."""
    t = preview.tables(table)
    if s.path[first] == s.path[second]:
        return w.text("nautilion-swap-same", place=second, token=token(s, t, s.path[second]))
    trial, _ = preview.after(table, s, second - 1)
    one, other = token(s, t, s.path[second]), token(s, t, s.path[first])
    told = w.text("nautilion-swap-would", first=first, second=second, one=one, other=other)
    reached = reach(table, preview.paid(table, trial), t, w)
    return told + (" " + w.text("nautilion-reach-then", tokens=reached) if reached else "")


def reach(table: Table, s: State, t: Tables, w: Words) -> str:
    """What each die would bring the Nautilion, as the path lies."""
    pieces = []
    for figure, value, place in outlook.landings(table, s):
        if figure == NAUTILION and 1 <= place <= s.path_length and s.path[place]:
            kind = s.path[place]
            where, _ = preview.fate(s, t, kind)
            pieces.append(w.text("nautilion-reach-one", die=die(value), token=token(s, t, kind), fate=where))
    return ", ".join(pieces)


def path_by_place(s: State, w: Words) -> str:
    """The tokens still on the path, each with its place, for those who do not see the board."""
    places = [place for place in range(1, s.path_length + 1) if s.path[place]]
    return ", ".join(w.text("nautilion-token-at", place=place, number=name(s.path[place], w)) for place in places)


def insert_menu(table: Table, w: Words) -> Menu:
    """Every gap ahead of the Nautilion, named by the place before it."""
    s, t = preview.state(table), preview.tables(table)
    choices = []
    for place in range(s.path_length + 1):
        before, behind = at_place(s, t, place, w), at_place(s, t, place + 1, w)
        possible = "no" if table.forbids(place) else "yes"
        told = w.text(
            "nautilion-insert", token=token(s, t, s.landed), place=place, before=before, behind=behind, possible=possible
        )
        choices.append(option(table, place, place, told, w, marks=(("slot", place, "+"),)))
    return places_menu(table, s, choices, s.nautilion, w, heading=False)


def at_place(s: State, t: Tables, place: int, w: Words) -> str:
    """What is at a place, in a sentence."""
    if place in (s.nautilion, s.phantom):
        return w.text("nautilion-say-figure", figure="nautilion" if place == s.nautilion else "phantom")
    if not 1 <= place <= s.path_length:
        return w.text("nautilion-say-end", end="isles" if place == 0 else "abyss", figure="none")
    return token(s, t, s.path[place]) if s.path[place] else w.text("nautilion-emptied")


def take_menu(table: Table, w: Words) -> Menu:
    """Heroic Action 6: the crew of the path; those that cannot come aboard say why."""
    s, t = preview.state(table), preview.tables(table)
    choices = []
    for place in range(1, s.path_length + 1):
        kind = s.path[place]
        if kind == 0:
            told = w.text("nautilion-swap-barred", place=place)
        else:
            possible = "no" if table.forbids(place - 1) else "yes"
            sign, ahead = token(s, t, kind), preview.ahead(s, kind)
            told = w.text("nautilion-take", place=place, token=sign, possible=possible, ahead=ahead)
        choices.append(option(table, place, place - 1, told, w, marks=(cursor(s, place),)))
    return places_menu(table, s, choices, 1, w)
