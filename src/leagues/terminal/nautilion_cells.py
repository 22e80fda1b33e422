"""What dice would do, as the explanation says it: in cells of a line, and as marks for the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.text import Text

from leagues.games.nautilion.aids.gifts import FIGURES
from leagues.games.nautilion.aids.shapes import Cell, Give
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.state import DARKHOUSE, NAUTILION, PHANTOM, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined
from leagues.terminal.nautilion_path import letter
from leagues.terminal.nautilion_signs import die, drawn, small, token

Marks = tuple[tuple[str, int, str], ...]
WON = Ending.WON_FULL_CREW.name.lower().replace("_", "-")
COSTLY = ("token", "crew", "reroll")  # prices that may cost something
WELCOME = ("boards", "both", "cabin")  # fates of a token that does not end in the reserve
NOBODY = "–"  # a figure that does not get the die


def parts_of(give: Give) -> list[Cell]:
    """A way to give the dice, figure by figure."""
    dice = give["dice"]
    found: list[dict[str, Any]] = [
        {"figure": DARKHOUSE, "value": dice[0], "price": give["price"], "tokens": give["tokens"]},
        {"figure": PHANTOM, "value": dice[1], "way": give["phantom"], "blow": give["blow"]},
        {"figure": NAUTILION, "value": dice[2], "way": give["nautilion"], "ending": give["ending"]},
    ]
    return [cast(Cell, {name: value for name, value in part.items() if value is not None}) for part in found]


def figure_cell(s: State, t: Tables, cell: Cell | None, w: Words, *, brief: bool = False) -> Text:
    """What one figure does with its die."""
    if cell is None:
        return ink(NOBODY, "faint")
    way = cell.get("way")
    if "price" in cell:
        words = w.text("nautilion-price", price=cell["price"], tokens=cell.get("tokens", 0))
        return ink(words, "danger" if cell["price"] in COSTLY else "quiet")
    if way is None:
        return ink(w.text("nautilion-depends"), "quiet")
    how = way["how"]
    sign = token(s, t, way["token"]) if "token" in way else ""
    if "harpoons" in way:
        (ours, theirs), result = way["harpoons"], way["battle"]
        words = w.text("nautilion-collides" + (".brief" if brief else ""), result=result, ours=ours, theirs=theirs)
        return ink(words, "danger" if result == "lost" else "good")
    if cell["figure"] == PHANTOM:
        does = "blow" if cell.get("blow") and how == "destroys" else how
        words = w.text("nautilion-phantom-does", how=does, token=sign)
        return drawn(words, "danger" if does in ("arrives", "blow") else "text")
    if how == "arrives":
        return ink(w.text("nautilion-arrives", ending=cell["ending"]), "good" if cell["ending"] == WON else "danger")
    told = drawn(w.text("nautilion-nautilion-does", how=how, token=sign + (small(way["reef"]) if "reef" in way else "")))
    if "fate" not in way:
        return told
    return joined(told, " ", ink(w.text("nautilion-fate", fate=way["fate"]), "good" if way["fate"] in WELCOME else "quiet"))


def left_cell(cell: Cell | None) -> Text:
    """How far it still is, in points of the dice."""
    way = cell.get("way") if cell is not None else None
    return ink(str(way["left"]) if way is not None and "left" in way else "", "quiet")


def row_of(s: State, t: Tables, cells: Sequence[Cell | None], w: Words, dice: Sequence[int] = ()) -> list[Text]:
    """The five cells of a line: Darkhouse, Phantom and its way, Nautilion and its way; with the dice where they differ."""
    row: list[Text] = []
    for figure, cell in enumerate(cells):
        way = cell.get("way") if cell is not None else None
        if way is not None and way["how"] == "skipped":
            break
        does = figure_cell(s, t, cell, w, brief=not dice and figure == PHANTOM)
        if dice:
            does = joined(drawn(die(dice[figure])) if dice[figure] else ink("   "), does)
        row += [does] if figure == DARKHOUSE else [does, left_cell(cell)]
    return row


def columns(rows: list[list[Text]], w: Words, *, first: str = "") -> tuple[list[Text], Text]:
    """Cells as lines of equal columns, and their heading. The last cell of a line may run on: an arrival says much."""
    rows = [row if row[-1].plain else row[:-1] for row in rows]
    titles = [w.text(f"figure-{name}") for name in FIGURES]
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


def marks_of(cells: Iterable[Cell], w: Words) -> Marks:
    """Where the submarines would come to, for the board."""
    marks = []
    for cell in cells:
        way, name = cell.get("way"), FIGURES[cell["figure"]]
        if way is not None and way["die"] and way["how"] not in ("skipped", "stays"):
            marks.append((name, way["place"], letter(name, w) + str(way["die"])))
    return tuple(dict.fromkeys(marks))
