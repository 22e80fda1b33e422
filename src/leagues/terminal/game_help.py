"""Help on the page of a game: the keys that do something now, the rules behind a choice, the journal."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from leagues.kernel.game import Game
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.boards import Board
from leagues.terminal.ink import ink, wrap
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.pages import ARROWS, LANGUAGE, UP_DOWN, Reader, Ship, named_keys, rule_lines
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import story_of, told

DISPENSABLE = ("r", "j", "l", "c")  # where there is no room for all


def keys_for(menu: Menu, choice: Choice | None, w: Words, width: int, *, inside: bool, undo: bool, cards: bool) -> Text:
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
    if cards:
        pairs.append(("c", "help-cards"))
    pairs += [("j", "help-journal"), ("r", "help-rulebook"), ("l", LANGUAGE), ("q", "help-quit")]
    for dispensable in DISPENSABLE:
        if named_keys(w, *pairs).cell_len > width:
            pairs = [pair for pair in pairs if pair[0] != dispensable]
    return named_keys(w, *pairs)


def rules_page(ship: Ship, game: Game, ids: Collection[str]) -> Reader:
    """The rules behind a choice, to be read."""
    entries = rules.entries(game, ids)

    def body(w: Words, width: int) -> list[Text]:
        return rule_lines(entries, w, width) if entries else [ink(w.text("rules-none"))]

    return Reader(ship, game, lambda w: w.text("rules-title", count=len(entries)), body)


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


def scores_page(ship: Ship, sitting: Sitting, board: Board) -> Reader:
    """How a finished game went, in full."""

    def body(w: Words, width: int) -> list[Text]:
        return [line for said in board.result(sitting.table, w) for line in wrap(said, width)]

    return Reader(ship, sitting.table.game, lambda w: w.text("scores-title"), body)
