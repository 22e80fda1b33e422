"""How the page of a game lies in its window. A large one has board and decision, sheet and log side by side. In a smaller
one the sheet leaves first (it has the key `s`), then the log, then the board shrinks; the decision never does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from leagues.terminal import rules
from leagues.terminal.farewell import fairness, last_words
from leagues.terminal.ink import fit, flow, ink, joined, pressable, style, wrap
from leagues.terminal.menu import Choice, Kind
from leagues.terminal.pages import bar
from leagues.terminal.panes import beside, framed, story

if TYPE_CHECKING:
    from leagues.terminal.game_page import GamePage

LEAST = (60, 20)  # columns and lines
USUAL = (80, 24)  # from here on the board has its usual height
SIDE = 112  # from this width on the journal stands beside the choices
MOST_SIDE = 80  # columns of the choices then
PANES = (160, 30)  # from here on there are panes
SHEET, LOG, BOARD = 38, (40, 60), 118  # columns of a sheet; of a log at the least and at the most; of a board that is whole
FOOT = 2  # lines: whether it can be taken back, and the keys


@dataclass(frozen=True)
class Area:
    """A part of the window in which choices stand."""

    width: int
    height: int
    top: int  # the line of the window with which it begins


def draw(page: GamePage, width: int, height: int) -> list[Text]:
    """Everything, from the bar to the keys."""
    page.rows = {}
    foot = foot_lines(page, width)
    shown = panes if wide(width, height) else stacked
    lines = shown(page, width, height - len(foot))
    return [*lines[: height - len(foot)], *foot]


def wide(width: int, height: int) -> bool:
    """Whether there is room for panes."""
    return width >= PANES[0] and height >= PANES[1]


def head(page: GamePage, width: int) -> Text:
    """The bar."""
    table, w = page.sitting.seen, page.w
    return bar(w.text("game-title"), page.board.where(table, w), page.board.far(table, w), width)


def foot_lines(page: GamePage, width: int) -> list[Text]:
    """Whether the choice can be taken back, and the keys; a notice takes their place."""
    keys = fit(page.keys(width), width)
    if page.notice is None:
        return [fit(joined(ink(" "), note(page)), width), keys]
    said = [joined(ink(" "), line) for line in wrap(page.notice[0], width - 2, page.notice[1])]
    return said if len(said) > 1 else [said[0], keys]


# --- panes -----------------------------------------------------------------------------------------------------------


def panes(page: GamePage, width: int, height: int) -> list[Text]:
    """Board over decision, then the sheet, then the log."""
    table, w, board = page.sitting.seen, page.w, page.board
    log = max(LOG[0], min(LOG[1], width - SHEET - BOARD))
    left, high = width - SHEET - log, height - 1
    counts = [] if board.sheet_counts else [line.copy() for line in board.counts(table, w, left - 4)]
    room = high - 4 - len(counts) - needed(page, left - 2) - len(page.moment(left - 4))
    drawn = picture(page, left - 2, max(board.height, min(board.tall, room)))
    above = framed([*drawn, *(joined(" ", line) for line in counts)], left, len(drawn) + len(counts) + 2, legend(page, left))
    asked = w.text("pane-asked") if not table.over else w.text("end-prompt")
    area = Area(left - 2, high - len(above) - 2, 1 + len(above) + 1)
    below = framed(decision(page, area), left, high - len(above), asked)
    sheet = framed([joined(" ", line) for line in board.sheet(table, w, SHEET - 4)], SHEET, high, w.text("pane-sheet"))
    title = w.text("log-title" if table.game.log else "news-title")
    told = framed(story(page.sitting, w, log - 4, high - 2), log, high, title)
    return [head(page, width), *beside([*above, *below], sheet, told)]


def legend(page: GamePage, width: int) -> str:
    """What the signs mean, above the board, where there is room for it."""
    said = page.board.legend(page.sitting.seen, page.w)
    return said if len(said) <= width - 6 else ""


def decision(page: GamePage, area: Area) -> list[Text]:
    """What a roll came to, then the choices with what they would do."""
    came = [joined(" ", line) for line in page.moment(area.width - 2)]
    came += [ink("─" * area.width, "line")] if came else []
    lines = came + lower(page, Area(area.width, area.height - len(came), area.top + len(came)), journal=False)
    figure = page.choice.figure if page.choice is not None else ()
    used = max((at + 1 for at, line in enumerate(lines) if line.plain.strip()), default=0)
    if figure and used + 1 + len(figure) <= area.height:
        lines[used + 1 : used + 1 + len(figure)] = [joined("  ", line) for line in figure]
    return lines


# --- one above the other ---------------------------------------------------------------------------------------------


def stacked(page: GamePage, width: int, height: int) -> list[Text]:
    """Board, counts, choices, and beside or below them what has happened."""
    table, w, board = page.sitting.seen, page.w, page.board
    usual = width >= USUAL[0] and height + FOOT >= USUAL[1]
    spare = height + FOOT - USUAL[1]
    lines = [head(page, width)]
    counts = [fit(joined(ink(" "), count), width) for count in board.counts(table, w, width - 2)]
    if spare > 0:
        lines.append(ink(""))
    least = board.height if usual else min(board.low, board.height)
    if board.sheet_counts or not usual:
        counts = counts[: max(board.keeps, height - len(lines) - least - board.asks)]
    grown = min(board.tall, height - len(lines) - len(counts) - needed(page, width))
    drawn = picture(page, width, max(least, grown) if spare > 0 and usual and board.height else least)
    came = [joined(" ", line) for line in page.moment(width - 2)]
    lines += [*came, *[ink("")] * (len(drawn) - len(came))][: max(len(drawn), 3)] if came else drawn
    lines += counts
    notes = " · ".join(board.notes(table, w))
    if notes and usual:
        lines.append(fit(joined(ink(" "), ink(notes, "key")), width))
    if spare > 6:
        lines.append(ink("─" * width, "line"))
    return lines + lower(page, Area(width, height - len(lines), len(lines)))


def needed(page: GamePage, width: int) -> int:
    """The lines that are kept for the decision: as many as usual, or as all its choices take with the most that any of them
    has to say."""
    menu, room = page.menu, (MOST_SIDE if width >= SIDE else width) - 2
    asked = len(wrap(menu.prompt, room)) + (menu.heading is not None)
    most = max((len(wrap(" ".join(choice.more), room)) for choice in menu.choices if choice.more), default=0)
    return max(page.board.asks, asked + len(menu.choices) + most + 2)


def picture(page: GamePage, width: int, height: int) -> list[Text]:
    """The board, with figures on their way if there are any."""
    page.area = (width, height)
    table = page.sitting.seen
    shown = page.frames[0] if page.frames else table.state
    return page.board.picture(table, shown, page.w, width, height, None if page.frames else page.choice)


def lower(page: GamePage, area: Area, *, journal: bool = True) -> list[Text]:
    """The choices, and beside or below them what has happened."""
    side = journal and area.width >= SIDE
    wide, height, sitting = MOST_SIDE if side else area.width, area.height, page.sitting
    left = choices(page, Area(wide, height, area.top))
    if not sitting.begun:
        left += [ink(""), *(joined(ink(" "), line) for line in opening(page, wide - 2, height - len(left) - 1))]
    else:
        left += more(page, wide, height - len(left))
    if sitting.table.over:
        said = [line for words in last_words(sitting, page.w) for line in wrap(words, wide - 2, "quiet")]
        left += [ink(""), *(joined(ink(" "), line) for line in said)]
    elif sitting.begun and journal and not side and height - len(left) > 2:
        news = page.news(area.width - 2, height - len(left) - 1)
        left += [ink(""), *(joined(ink(" "), line) for line in news)]
    if not side:
        return [*left, *[ink("")] * (height - len(left))][:height]
    right = [ink(page.w.text("news-title"), "strong"), *page.news(area.width - wide - 3, height - 1)]
    rows = []
    for at in range(height):
        one = left[at] if at < len(left) else ink("")
        other = right[at] if at < len(right) else ink("")
        rows.append(joined(fit(one, wide), ink(" │ ", "line"), other))
    return rows


# --- choices ---------------------------------------------------------------------------------------------------------


def choices(page: GamePage, area: Area) -> list[Text]:
    """Prompt, columns and lines."""
    menu, w, width = page.menu, page.w, area.width
    who = page.board.who(page.sitting.seen, w) if page.sitting.names_who else ""
    lines: list[Text] = []
    if page.sitting.table.over:
        lines += ending(page, width)
    else:
        asked = w.text("asked", who=who, what=menu.prompt) if who else menu.prompt
        lines += [joined(ink(" "), line) for line in wrap(asked, width - 2, "strong")]
    if menu.kind is Kind.OUTCOMES:
        lines += [joined(ink(" "), line) for said in menu.notes for line in wrap(said, width - 2, "quiet")]
        lines.append(joined(ink(" "), ink(w.text("own-typed", typed=page.typed), "strong"), ink(" ", "cursor")))
        return lines
    if menu.kind is Kind.PLACES:
        return lines + pointed(page, width)
    if menu.heading is not None:
        lines.append(fit(joined(ink("    "), menu.heading), width))
    room = max(area.height - len(lines) - len(cut_told(page, width)), 2)
    first = max(0, min(page.at - room // 2, len(menu.choices) - room))
    for at, choice in enumerate(menu.choices[first : first + room], start=first):
        page.rows[area.top + len(lines)] = at
        sign = "▲" if at == first > 0 else "▼" if at == first + room - 1 < len(menu.choices) - 1 else " "
        lines.append(choice_line(choice, at, width, sign, chosen=at == page.at))
    return lines


def choice_line(choice: Choice, at: int, width: int, more: str, *, chosen: bool) -> Text:
    """A line; `more` says that the list goes on."""
    sign = ink(">" if chosen else " ", "key")
    number = ink(f"{choice.number:>2}", "key" if chosen else "quiet")
    line = pressable(fit(joined(sign, number, ink(more, "key"), choice.line), width), row=at)
    if chosen:
        line.stylize_before(style("chosen"))
    return line


def cut_told(page: GamePage, width: int) -> list[Text]:
    """The sentence of the highlighted choice, where its line is too long for the window."""
    choice = page.choice
    if choice is None or page.menu.kind is not Kind.LIST or choice.line.cell_len + 4 <= width:
        return []
    return [ink(""), *(joined(ink(" "), line) for line in wrap(choice.sentence, width - 2))]


def more(page: GamePage, width: int, room: int) -> list[Text]:
    """More about the highlighted choice: the first of its sentences, as many as have room."""
    cut = cut_told(page, width)
    if cut:
        return cut[:room]
    told = page.choice.more if page.choice is not None else ()
    for count in range(len(told), 0, -1):
        said = wrap(" ".join(told[:count]), width - 2)
        if len(said) < room:
            return [ink(""), *(joined(ink(" "), line) for line in said)]
    return []


def opening(page: GamePage, width: int, room: int) -> list[Text]:
    """What the signs mean, and how the dice are drawn; where there is no room for both, that comes first."""
    said = page.board.legend(page.sitting.seen, page.w)
    signs = wrap(said, width, "quiet") if said else []
    dice = [line for words in fairness(page.sitting, page.w) for line in wrap(words, width, "quiet")]
    return signs + dice if len(signs) + len(dice) <= room else dice + signs


def pointed(page: GamePage, width: int) -> list[Text]:
    """The place that is pointed at, and what helps to choose."""
    choice, menu = page.choice, page.menu
    lines: list[Text] = []
    if choice is not None:
        said = flow(choice.line, width - 4)
        lines += [joined(ink(" > " if at == 0 else "   ", "key"), piece) for at, piece in enumerate(said)]
    if menu.heading is not None:
        lines += [joined(ink("   "), piece) for piece in flow(menu.heading, width - 4)]
    return lines


def ending(page: GamePage, width: int) -> list[Text]:
    """The banner with the reason, and how it went; what is longer than a line has a page of its own."""
    table, w = page.sitting.table, page.w
    role = "won" if (table.outcome or "").startswith("won") else "lost"
    lines = [ink(f" {line.plain:{width - 1}}", role) for line in wrap(w.text(f"ending-{table.outcome}"), width - 2)]
    return lines + [joined(ink(" "), line) for said in page.board.result(table, w)[:1] for line in wrap(said, width - 2)]


def note(page: GamePage) -> Text:
    """Whether the highlighted choice can be taken back."""
    w, choice, table = page.w, page.choice, page.sitting.table
    if page.sitting.unsaved:
        return ink(w.text("note-unsaved", why=page.sitting.unsaved), "danger")
    if choice is None or choice.act:
        return ink("")
    if choice.barred:
        entry = rules.entries(table.game, [choice.barred])[0]
        return ink(w.text("note-barred", title=rules.title(entry, w)), "danger")
    if choice.move is None:
        return ink(w.text("note-opens"), "quiet")
    if page.sitting.can_be_taken_back(choice.move):
        return ink(w.text("note-can"), "quiet")
    return ink(w.text("note-cannot-bots" if table.can_be_taken_back(choice.move) else "note-cannot-draw"))
