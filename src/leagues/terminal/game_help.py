"""Help on the page of a game: the keys that do something now, the rules behind a choice, the journal."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rich.text import Text

from leagues.kernel.game import Game
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.boards import Board
from leagues.terminal.chances import ask_chances, ask_hint, draw_chances, say_hint
from leagues.terminal.ink import flow, ink, wrap
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.pages import ARROWS, LANGUAGE, READING, UP_DOWN, Reader, Ship, fitted_keys, rule_lines
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import story_of, told

Body = Callable[[Words, int], list[Text]]  # what stands on a page to be read
SHEET, WIDEST = 60, 200  # columns of a sheet to read, and of a chart
DISPENSABLE = ("m", "h", "r", "l", "j", "o", "c", UP_DOWN, "s")  # where there is no room for all


def keys_for(
    menu: Menu,
    choice: Choice | None,
    w: Words,
    width: int,
    *,
    inside: bool,
    undo: bool,
    cards: bool,
    odds: bool,
    chart: bool = False,
    sheet: bool = False,
) -> Text:
    """The keys that do something now."""
    pairs: list[tuple[str, str]] = []
    if menu.kind is Kind.OUTCOMES:
        pairs += [("key-enter", "help-feed"), ("d", "help-draw")]
    elif menu.kind is Kind.PLACES:
        pairs += [(ARROWS, "help-point"), ("1–9", "help-number")]
        pairs += [("key-enter", "help-play"), ("key-escape", "help-cancel")]
    else:
        opens = choice is not None and choice.inner
        pairs += [(UP_DOWN, "help-choose"), ("key-enter", "help-open" if opens else "help-play")]
    if inside:
        pairs.append(("key-escape", "help-cancel"))
    pairs.append(("?", "help-rule"))
    if undo and menu.kind is not Kind.PLACES:  # there Esc does it
        pairs.append(("u", "help-back"))
    if odds and menu.kind is not Kind.OUTCOMES:
        pairs += [("o", "help-odds"), ("h", "help-hint")]
    if cards:
        pairs.append(("c", "help-cards"))
    pairs += [("s", "help-sheet")] * sheet + [("m", "help-chart")] * chart
    pairs += [("j", "help-journal"), ("r", "help-rulebook"), ("l", LANGUAGE), ("q", "help-quit")]
    return fitted_keys(w, width, *pairs, dispensable=DISPENSABLE)


def rules_page(ship: Ship, game: Game, ids: Collection[str]) -> Reader:
    """The rules behind a choice, to be read."""
    entries = rules.entries(game, ids)

    def body(w: Words, width: int) -> list[Text]:
        return rule_lines(entries, w, width) if entries else [ink(w.text("rules-none"))]

    return Reader(ship, game, lambda w: w.text("rules-title", count=len(entries)), body)


class Asked(Reader):
    """What was asked for by a key; the same key asks once more."""

    def __init__(self, ship: Ship, sitting: Sitting, again: str, title: str, ask: Callable[[], Body]) -> None:
        self.again, self.ask = again, ask
        super().__init__(ship, sitting.table.game, lambda w: w.text(title), ask())

    def key(self, key: str, character: str | None) -> None:
        """Ask once more, or read."""
        if character == self.again:
            self.body = self.ask()
        else:
            super().key(key, character)


def chances_page(ship: Ship, sitting: Sitting) -> Reader:
    """What the choices are worth; asked for again where all must agree."""

    def ask() -> Body:
        found = ask_chances(sitting)
        return lambda w, width: draw_chances(found, w, width)

    return Asked(ship, sitting, "o", "odds-page", ask)


def hint_page(ship: Ship, sitting: Sitting) -> Reader:
    """One step of a hint; asked for again, the next one."""

    def ask() -> Body:
        found = ask_hint(sitting)
        return lambda w, width: [line for one in say_hint(found, w) for line in wrap(one, width)]

    return Asked(ship, sitting, "h", "hint-page", ask)


def journal_page(ship: Ship, sitting: Sitting) -> Reader:
    """Everything that has happened: where the game keeps a log, line by line with its dice, and then as a story."""
    journal, log = sitting.journal, sitting.table.game.log

    def body(w: Words, width: int) -> list[Text]:
        lines = [line for entry in journal for line in wrap(told(entry, w), width)]
        if log is None or not journal:
            return lines or [ink(w.text("journal-empty"))]
        story = [line for turn in story_of(log(journal), w) for line in (*wrap(turn, width), ink(""))]
        return [*lines, ink(""), ink(w.text("log-title"), "strong"), ink(""), *story[:-1]]

    return Reader(ship, sitting.table.game, lambda w: w.text("journal-title"), body, at_end=True)


def sheet_page(ship: Ship, sitting: Sitting, board: Board) -> Reader:
    """What lies beside the board, in full."""

    def body(w: Words, width: int) -> list[Text]:
        counts = (
            []
            if board.sheet_counts
            else [*(line for one in board.counts(sitting.seen, w, width) for line in flow(one, width))]
        )
        return [*counts, *([ink("")] if counts else []), *board.sheet(sitting.seen, w, min(width, SHEET))]

    most = READING if board.sheet_counts else WIDEST  # counts may need the whole line
    return Reader(ship, sitting.table.game, lambda w: w.text("pane-sheet"), body, most=most)


def chart_page(ship: Ship, sitting: Sitting, board: Board) -> Reader:
    """The whole board, where the window shows a part of it."""

    def body(w: Words, width: int) -> list[Text]:
        return board.chart(sitting.seen, w, width)

    return Reader(ship, sitting.table.game, lambda w: w.text("help-chart"), body, most=WIDEST)


def scores_page(ship: Ship, sitting: Sitting, board: Board) -> Reader:
    """How a finished game went, in full."""

    def body(w: Words, width: int) -> list[Text]:
        return [line for said in board.result(sitting.table, w) for line in wrap(said, width)]

    return Reader(ship, sitting.table.game, lambda w: w.text("scores-title"), body)
