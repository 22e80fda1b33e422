"""Nautilion on the screen: the path with both submarines, the ship with its ducts, dice, reserve and discard pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rich.text import Text

from leagues.games.nautilion import ship as ducts
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables, standings
from leagues.kernel.frames import ANYONE, CHANCE, GameState
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal import preview
from leagues.terminal.chart import Chart, lay_out
from leagues.terminal.ink import Sheet, ink, joined
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.nautilion_menus import admiral, letter, menu_of
from leagues.terminal.plates import PLATES
from leagues.terminal.preview import aboard
from leagues.terminal.signs import contents, die, drawn, family

PLATE = 33  # columns of the widest plate
ROWS = 7  # lines of the highest
PHASES = {"roll": 1, "roll-die": 1, "choose-first": 1, "darkhouse-discard": 3, "place-token": 5}


class NautilionBoard:
    """What `boards.Board` asks for."""

    height = ROWS + 1

    def menu(self, table: Table, w: Words) -> Menu:
        """What a player can choose now, with what would follow."""
        return menu_of(table, w)

    def where(self, table: Table, w: Words) -> str:
        """Turn and phase."""
        s, decision = preview.state(table), table.decision
        if s.turn == 0:
            return w.text("nautilion-setting-up")
        if decision is None:
            return w.text("nautilion-turn", turn=s.turn)
        return w.text("nautilion-where", turn=s.turn, phase=w.text(f"phase-{PHASES.get(decision.name, 2)}"))

    def far(self, table: Table, w: Words) -> str:
        """What either submarine has left."""
        s = preview.state(table)
        if s.turn == 0:
            return ""
        return w.text("nautilion-far", phantom=preview.to_isles(s), nautilion=preview.to_abyss(s))

    def who(self, table: Table, w: Words) -> str:
        """The player whose turn it is, with the crew on their Admiral's card."""
        s = preview.state(table)
        if s.players == 1 or s.turn == 0 or table.who in (ANYONE, CHANCE):
            return ""
        return w.text("nautilion-player", number=s.active + 1, crew=admiral(s, preview.tables(table), s.active))

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """Path on the left, ship on the right."""
        state = cast(State, s)
        sheet = Sheet(width, height)
        draw_path(sheet, _chart(state, width, height), state, w, choice)
        t = preview.tables(table)
        ship = SHIPS[state.ship]
        left = width - PLATE
        title = w.text("nautilion-ship", ship=ship, count=len(aboard(state)))
        sheet.put(left, 0, title, "strong")
        if is_reconstructed(t, state.ship):
            sheet.put(left + len(title), 0, w.text("nautilion-reconstructed"), "quiet")
        draw_ship(sheet, left, 1, t, state)
        return sheet.lines()

    def legend(self, w: Words) -> str:
        """What the signs of the picture mean."""
        return w.text("nautilion-legend", nautilion=figure_sign("nautilion", w), phantom=figure_sign("phantom", w))

    def counts(self, table: Table, w: Words) -> list[Text]:
        """Dice and reserve, then the discard pile."""
        s = preview.state(table)
        dice = " ".join(die(value) for value in s.dice if value) or "–"
        reserve = w.text("nautilion-reserve", count=in_reserve(s), tokens=contents(s.reserve))
        discard = w.text("nautilion-discard", count=sum(s.discard), tokens=contents(s.discard))
        return [
            joined(drawn(w.text("nautilion-dice", dice=dice)), ink("   "), drawn(reserve)),
            drawn(discard, "quiet"),
        ]

    def describe(self, table: Table, w: Words) -> list[str]:
        """The whole table in sentences."""
        s, t = preview.state(table), preview.tables(table)
        path = ", ".join(_spoken_path(s, w))
        lines = [w.text("nautilion-say-path", path=path)]
        if s.turn:
            lines.append(w.text("nautilion-say-far", phantom=preview.to_isles(s), nautilion=preview.to_abyss(s)))
        ship = SHIPS[s.ship]
        known = "reconstructed" if is_reconstructed(t, s.ship) else "owner"
        lines.append(w.text("nautilion-say-ship", ship=ship, about=w.text(f"ship-{ship.lower()}"), known=known))
        joins = ". ".join(w.text("nautilion-say-duct", space=n, others=_numbers(t.ducts[s.ship][n])) for n in range(1, 10))
        lines.append(w.text("nautilion-say-ducts", ducts=joins))
        lines.append(w.text("nautilion-say-aboard", count=len(aboard(s)), crew=", ".join(map(str, aboard(s)))))
        lines.append(w.text("nautilion-say-reserve", count=in_reserve(s), tokens=_spoken_pile(s.reserve, w)))
        lines.append(w.text("nautilion-say-discard", count=sum(s.discard), tokens=_spoken_pile(s.discard, w)))
        if s.players == 2 and s.turn:
            lines += [w.text("nautilion-player", number=seat + 1, crew=admiral(s, t, seat)) + "." for seat in range(2)]
        return lines

    def result(self, table: Table, w: Words) -> list[str]:
        """Turns and crew."""
        s = preview.state(table)
        crew = aboard(s)
        missing = [number for number in range(1, 10) if number not in crew]
        return [w.text("nautilion-result", turns=s.turn, count=len(crew), missing=", ".join(map(str, missing)))]

    def steer(self, table: Table, at: int, key: str, width: int, height: int) -> int:
        """The nearest token in the direction of the key."""
        s = preview.state(table)
        chart = _chart(s, width, height)
        x, y = chart.at(at)
        tokens = [place for place in range(1, s.path_length + 1) if s.path[place] and place != at]
        if key in ("left", "right"):
            step = 1 if (key == "right") == chart.runs_right(at) else -1
            beyond = [place for place in tokens if (place - at) * step > 0]
            return min(beyond, key=lambda place: abs(place - at), default=at)
        side = 1 if key == "down" else -1
        rows = [place for place in tokens if (chart.at(place)[1] - y) * side > 0]
        return min(rows, key=lambda place: (abs(chart.at(place)[1] - y), abs(chart.at(place)[0] - x)), default=at)

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """The chosen ship."""
        t, ship = cast(Tables, tables), SHIPS.index(options["ship"])
        sheet = Sheet(PLATE + 1, ROWS)
        draw_ship(sheet, 0, 0, t, None, ship)
        name = str(options["ship"]).lower()
        words = [w.text(f"ship-{name}"), w.text(f"ship-{name}.class")]
        if is_reconstructed(t, ship):
            words.append(w.text("nautilion-ducts-reconstructed"))
        return [*sheet.lines(), ink(""), *(ink(line, "quiet") for line in words)]

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """The submarines on their way, one after the other."""
        old, new = cast(State, before), cast(State, after)
        frames: list[GameState] = []
        moving: State = old.copy()
        for name, goal in (("phantom", new.phantom), ("nautilion", new.nautilion)):
            start = getattr(moving, name)
            step = 1 if goal > start else -1
            for place in range(start, goal, step):
                setattr(moving, name, place + step)
                if place + step == goal:
                    moving.path[goal] = new.path[goal]
                if moving.path[place + step] or place + step == goal:
                    frames.append(moving.copy())
        return frames


def is_reconstructed(t: Tables, ship: int) -> bool:
    """Whether the ducts of a ship are ours: shipped as reconstructed, and not replaced by an owner's file."""
    ours = standings().get(f"ships.{SHIPS[ship]}") == "reconstructed"
    return ours and t.ducts[ship] == read_tables(None).ducts[ship]


def _chart(s: State, width: int, height: int) -> Chart:
    # Both languages get the same margin, so that nothing moves when the language changes.
    return lay_out(s.path_length, width - PLATE - 2, height, 8)


def figure_sign(figure: str, w: Words) -> str:
    """A submarine on the path."""
    return f"<{letter(figure, w)}>" if figure == "nautilion" else f"{{{letter(figure, w)}}}"


def draw_path(sheet: Sheet, chart: Chart, s: State, w: Words, choice: Choice | None) -> None:
    """Tokens, emptied places, the ends and both submarines; below them what the choice would do."""
    left, top = 1, 0
    chart.draw_way(sheet, left, top)
    numbered = chart.pitch > 2 or (choice is not None and choice.marks and choice.marks[0][0] == "cursor")
    for place in range(1, s.path_length + 1):
        x, y = chart.at(place)
        number = s.path[place]
        if number == 0:
            sheet.put(left + x, top + y, " · ", "faint")
        elif s.crew >> number & 1:
            sheet.put(left + x, top + y, f" {number} ", f"{family(number)}-hollow")
        else:
            sheet.put(left + x, top + y, f"[{number}]", family(number))
        if numbered and chart.pitch > 1:
            sheet.put(left + x, top + y + 1, f"{place:^3}", "faint")
    for place, name in ((0, "isles"), (s.path_length + 1, "abyss")):
        x, y = chart.at(place)
        sheet.put(left + x, top + y, w.text(f"nautilion-{name}"), "quiet")
    for role, place in (("nautilion", s.nautilion), ("phantom", s.phantom)):
        x, y = chart.at(place)
        at_end = not 1 <= place <= s.path_length
        below = 1 if at_end and chart.pitch > 1 else 0
        sheet.put(left + x, top + y + below, figure_sign(role, w), role)
    for role, place, words in choice.marks if choice is not None else ():
        x, y = chart.at(place)
        if role == "cursor":
            sheet.put(left + x, top + y, words, "cursor")
            continue
        shown = x + 4 if not 1 <= place <= s.path_length else x  # beside a submarine that stands below an end
        if chart.pitch > 1:
            sheet.put(left + shown, top + y + 1, f"{words:^3}", "ghost" if role == "nautilion" else "danger")


def draw_ship(sheet: Sheet, left: int, top: int, t: Tables, s: State | None, ship: int = 0) -> None:
    """The crew spaces with their ducts."""
    ship = s.ship if s is not None else ship
    plate = PLATES[SHIPS[ship]]
    if plate.neighbours() != t.ducts[ship]:
        list_ducts(sheet, left, top, t, s, ship)
        return
    left += (PLATE - plate.width) // 2
    top += (ROWS - len(plate.drawing)) // 2
    manned = s.crew if s is not None else 0
    for x, y, stroke, pairs in plate.pipes():
        both = any(manned >> a & 1 and manned >> b & 1 for a, b in pairs)
        one = any(manned >> a & 1 or manned >> b & 1 for a, b in pairs)
        sheet.put(left + x, top + y, stroke, "ghost" if both else "brass" if one else "line")
    for number, x, y in plate.spaces():
        sheet.put(left + x, top + y, *_space(s, t, number))


def list_ducts(sheet: Sheet, left: int, top: int, t: Tables, s: State | None, ship: int) -> None:
    """Ducts that no plate shows: each space with the spaces that it is joined to."""
    for number in range(1, 10):
        column, row = divmod(number - 1, 5)
        x = left + column * (PLATE // 2 + 1)
        sheet.put(x, top + row + 1, *_space(s, t, number))
        others = _numbers(t.ducts[ship][number], " ")
        sheet.put(x + 3, top + row + 1, f"─ {others}", "quiet")


def _space(s: State | None, t: Tables, number: int) -> tuple[str, str]:
    if s is None:
        return f"({number})", family(number) + "-hollow"
    if s.crew >> number & 1:
        return f"[{number}]", family(number)
    if ducts.joined(s, t, number):
        return f"({number})", "strong"
    return f" {number} ", "faint"


def _spoken_path(s: State, w: Words) -> Iterator[str]:
    """Every token and both submarines from end to end; emptied places are counted together."""
    empty = 0
    for place in range(s.path_length + 2):
        figure = "nautilion" if place == s.nautilion else "phantom" if place == s.phantom else "none"
        end = place in (0, s.path_length + 1)
        if not end and figure == "none" and s.path[place] == 0:
            empty += 1
            continue
        if empty:
            yield w.text("nautilion-say-empty", count=empty)
            empty = 0
        if end:
            yield w.text("nautilion-say-end", end="isles" if place == 0 else "abyss", figure=figure)
        else:
            yield str(s.path[place]) if figure == "none" else w.text("nautilion-say-figure", figure=figure)


def _numbers(bits: int, between: str = ", ") -> str:
    return between.join(str(number) for number in range(1, 10) if bits >> number & 1)


def _spoken_pile(pile: list[int], w: Words) -> str:
    green = [w.text("nautilion-say-green", count=pile[0])] if pile[0] else []
    return ", ".join(green + [str(number) for number in range(1, 10) for _ in range(pile[number])])


BOARD = NautilionBoard()
