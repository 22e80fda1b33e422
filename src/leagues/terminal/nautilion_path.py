"""Nautilion's path, drawn: tokens, Reefs, both submarines, and where the highlighted choice would lead."""

from __future__ import annotations

from collections.abc import Collection

from leagues.games.nautilion.preview import wanted
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sheet
from leagues.terminal.menu import Choice
from leagues.terminal.nautilion_chart import TOKEN, Chart, lay_out
from leagues.terminal.nautilion_signs import face, family, small

LEFT = 1  # the column before the chart stays free
MARGIN = 8  # for the names of the ends; the same in both languages, so that nothing moves when the language changes


def chart_of(s: State, width: int, height: int) -> Chart:
    """The chart of the path in so much room."""
    return lay_out(s.path_length, width, height, MARGIN)


def letter(figure: str, w: Words) -> str:
    """The letter that stands for a submarine."""
    return w.text(f"figure-{figure}")[0]


def figure_sign(figure: str, w: Words) -> str:
    """A submarine on the path."""
    return f"<{letter(figure, w)}>" if figure == "nautilion" else f"{{{letter(figure, w)}}}"


def draw_path(sheet: Sheet, chart: Chart, s: State, t: Tables, w: Words, choice: Choice | None) -> None:
    """Everything that lies on the path; below it what the choice would do."""
    chart.draw_way(sheet, LEFT, 0)
    pointing = choice is not None and bool(choice.marks) and choice.marks[0][0] in ("cursor", "slot")
    numbered = chart.pitch > 1 and (chart.pitch > 2 or pointing)
    for place in range(1, s.path_length + 1):
        x, y = chart.at(place)
        sheet.put(LEFT + x, y, *token_sign(s, t, s.path[place]))
        if s.reefs[place]:
            draw_reef(sheet, chart, place, s.reefs[place])
        if numbered:
            sheet.put(LEFT + x, y + 1, f"{place:^3}", "faint")
    for place, end in ((0, "isles"), (s.path_length + 1, "abyss")):
        x, y = chart.at(place)
        sheet.put(LEFT + x, y, w.text(f"nautilion-{end}"), "quiet")
    for role, place in (("nautilion", s.nautilion), ("phantom", s.phantom)):
        x, y = chart.at(place)
        if not 1 <= place <= s.path_length:  # below the name of an end, or with no room there after it
            x, y = (x, y + 1) if chart.pitch > 1 else (x + MARGIN - TOKEN, y)
        sheet.put(LEFT + x, y, figure_sign(role, w), role)
    draw_marks(sheet, chart, s, choice.marks if choice is not None else ())


def token_sign(s: State, t: Tables, kind: int) -> tuple[str, str]:
    """A place of the path and its role."""
    if kind == 0:
        return " · ", "faint"
    return (f"[{face(kind)}]", family(kind)) if wanted(s, t, kind) else (f" {face(kind)} ", f"{family(kind)}-hollow")


def draw_reef(sheet: Sheet, chart: Chart, place: int, number: int) -> None:
    """A Reef right after its token: with room as `≈6`, else as a small number, at the worst in place of the bracket."""
    x, y = chart.at(place)
    if chart.cell > TOKEN + 1 and x < chart.last_column:
        sheet.put(LEFT + x + TOKEN, y, f"≈{number}", "reef")
    else:
        sheet.put(LEFT + x + min(TOKEN, chart.cell - 1), y, small(number), "reef")


def draw_marks(sheet: Sheet, chart: Chart, s: State, marks: Collection[tuple[str, int, str]]) -> None:
    """Where the choice points to, and where submarines would come to: below the place, or, with no room there, on it."""
    for role, place, words in marks:
        x, y = chart.at(place)
        if role == "cursor":
            sheet.put(LEFT + x, y, words, "cursor")
        elif role == "slot":
            across, down = chart.slot(place)
            sheet.put(LEFT + across, down, words, "cursor")
        else:
            inside = 1 <= place <= s.path_length
            style = "ghost" if role == "nautilion" else "danger"
            if chart.pitch > 1:
                shown = x if inside else x + 4  # beside a submarine that stands below an end
                sheet.put(LEFT + shown, y + 1, f"{words:^3}", style)
            elif inside and place not in (s.nautilion, s.phantom):
                under = face(s.path[place]) if s.path[place] else "·"
                sheet.put(LEFT + x, y, words[0] + under + small(int(words[1:])), style)
