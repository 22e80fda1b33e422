"""What giving the dice would do, in cells of a line, in a sentence, and as marks for the board."""

from __future__ import annotations

from rich.text import Text

from leagues.games.nautilion import outlook
from leagues.games.nautilion.aids.gifts import battle
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.outlook import Gift, Landing
from leagues.games.nautilion.state import NAUTILION, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined
from leagues.terminal.nautilion_choice import Marks
from leagues.terminal.nautilion_lines import FIGURES
from leagues.terminal.nautilion_path import letter
from leagues.terminal.nautilion_signs import die, drawn, small, spoken, token

WON = Ending.WON_FULL_CREW.name.lower().replace("_", "-")


def gift_cells(s: State, t: Tables, gift: Gift, w: Words) -> list[Text]:
    """The five cells of a line: Darkhouse, Phantom and its way, Nautilion and its way."""
    cells = [joined(drawn(die(gift.darkhouse)), price_cell(gift, w))]
    ghost, ours = gift.phantom, gift.nautilion
    cells.append(joined(drawn(die(ghost.die)) if ghost else ink("   "), phantom_cell(s, t, gift, w)))
    if ours is not None and ours.how == "skipped":
        return cells
    cells.append(left_cell(ghost))
    cells.append(joined(drawn(die(ours.die)) if ours and ours.die else ink("   "), nautilion_cell(s, t, gift, w)))
    return [*cells, left_cell(ours)]


def depends(w: Words) -> Text:
    """Not to be said yet."""
    return ink(w.text("nautilion-depends"), "quiet")


NOBODY = "–"  # a figure that does not get the die


def price_cell(gift: Gift, w: Words) -> Text:
    """What the Darkhouse takes."""
    if gift.price is None:
        return depends(w)
    if gift.price == outlook.NOT_FOR_IT:
        return ink(NOBODY, "faint")
    role = "danger" if gift.price in (outlook.A_TOKEN, outlook.A_CREW, outlook.ROLLED_AGAIN) else "quiet"
    return ink(w.text("nautilion-price", price=gift.price, tokens=gift.tokens), role)


def phantom_cell(s: State, t: Tables, gift: Gift, w: Words, *, brief: bool = False) -> Text:
    """What the Phantom does."""
    way = gift.phantom
    if way is None:
        return depends(w)
    if way.how == outlook.NOT_FOR_IT:
        return ink(NOBODY, "faint")
    if way.harpoons is not None:
        return battle_cell(way.harpoons, w, brief=brief)
    how = "blow" if gift.blow and way.how == "destroys" else way.how
    words = w.text("nautilion-phantom-does", how=how, token=token(s, t, way.token) if way.token else "")
    return drawn(words, "danger" if how in ("arrives", "blow") else "text")


def battle_cell(harpoons: tuple[int, int], w: Words, *, brief: bool = False) -> Text:
    """The submarines collide."""
    result = battle(harpoons)
    words = w.text("nautilion-collides" + (".brief" if brief else ""), result=result, ours=harpoons[0], theirs=harpoons[1])
    return ink(words, "danger" if result == "lost" else "good")


def nautilion_cell(s: State, t: Tables, gift: Gift, w: Words) -> Text:
    """What the Nautilion picks up, and whether it could come aboard."""
    way = gift.nautilion
    if way is None or (way.how == "arrives" and gift.ending is None):
        return depends(w)
    if way.how == outlook.NOT_FOR_IT:
        return ink(NOBODY, "faint")
    if way.harpoons is not None:
        return battle_cell(way.harpoons, w)
    if way.how == "arrives":
        won = gift.ending == WON
        return ink(w.text("nautilion-arrives", ending=gift.ending), "good" if won else "danger")
    sign = (token(s, t, way.token) if way.token else "") + (small(way.reef) if way.reef else "")
    words = drawn(w.text("nautilion-nautilion-does", how=way.how, token=sign))
    if not way.fate:
        return words
    good = way.bars == 0 and way.fate != outlook.DEPENDS
    return joined(words, " ", ink(w.text("nautilion-fate", fate=way.fate), "good" if good else "quiet"))


def left_cell(landing: Landing | None) -> Text:
    """How far it still is, in points of the dice."""
    return ink(str(landing.left) if landing is not None and landing.left else "", "quiet")


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


# --- The same, spoken ------------------------------------------------------------------------------------------------


def gift_sentence(gift: Gift, w: Words) -> str:
    """A line, spoken."""
    said = [darkhouse_sentence(gift, w), phantom_sentence(gift, w)]
    if gift.nautilion is None or gift.nautilion.how != "skipped":
        said.append(nautilion_sentence(gift, w))
    return " ".join(said)


def darkhouse_sentence(gift: Gift, w: Words) -> str:
    """What the Darkhouse takes."""
    return w.text("nautilion-say-darkhouse", die=gift.darkhouse, price=gift.price or "depends", tokens=gift.tokens)


def phantom_sentence(gift: Gift, w: Words) -> str:
    """What the Phantom does."""
    way = gift.phantom
    if way is None:
        return w.text("nautilion-say-phantom-depends")
    if way.harpoons is not None:
        return battle_sentence("phantom", way, w)
    kind = w.text("nautilion-kind", kind=way.token)
    said = w.text("nautilion-say-phantom", die=way.die, how=way.how, token=kind, left=way.left, fate=way.fate)
    return f"{said} {w.text('nautilion-say-blow')}" if gift.blow else said


def battle_sentence(figure: str, way: Landing, w: Words) -> str:
    """The submarines collide."""
    assert way.harpoons is not None
    ours, theirs = way.harpoons
    mover = w.text(f"figure-{figure}")
    return w.text("nautilion-say-collides", mover=mover, die=way.die, ours=ours, theirs=theirs, result=battle(way.harpoons))


def nautilion_sentence(gift: Gift, w: Words) -> str:
    """What the Nautilion does."""
    way = gift.nautilion
    if way is None or (way.how == "arrives" and gift.ending is None):
        return w.text("nautilion-say-nautilion-depends")
    if way.harpoons is not None:
        return battle_sentence("nautilion", way, w)
    if way.how == "arrives":
        return w.text("nautilion-say-arrives", die=way.die, ending=gift.ending)
    kind = w.text("nautilion-kind", kind=way.token)
    said = w.text("nautilion-say-nautilion", die=way.die, how=way.how, token=kind, fate=way.fate, left=way.left)
    return f"{said} {w.text('nautilion-say-reef-ahead', reef=way.reef)}" if way.reef and way.how != "held" else said


def gift_marks(gift: Gift, w: Words) -> Marks:
    """Where the submarines would come to, for the board."""
    marks = []
    for name, way in (("phantom", gift.phantom), ("nautilion", gift.nautilion)):
        if way is not None and way.die and way.how not in ("skipped", "stays"):
            marks.append((name, way.place, letter(name, w) + str(way.die)))
    return tuple(marks)


def die_cells(s: State, t: Tables, would: Gift, w: Words) -> list[Text]:
    """What one die would do for each figure, in cells."""
    ghost, ours = phantom_cell(s, t, would, w, brief=True), nautilion_cell(s, t, would, w)
    return [price_cell(would, w), ghost, left_cell(would.phantom), ours, left_cell(would.nautilion)]


def die_sentence(cells: list[Text], w: Words) -> str:
    """The same, spoken."""
    return spoken(w.text("nautilion-say-die", darkhouse=cells[0].plain, phantom=cells[1].plain, nautilion=cells[3].plain), w)


def all_marks(table: Table, s: State, w: Words) -> Marks:
    """Where every die in hand would take either submarine, for the board."""
    marks = []
    for figure, value, place in outlook.landings(table, s):
        role = "nautilion" if figure == NAUTILION else "phantom"
        marks.append((role, place, letter(role, w) + str(value)))
    return tuple(marks)
