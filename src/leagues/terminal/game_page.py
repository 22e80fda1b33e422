"""The page on which a game is played."""

from __future__ import annotations

from rich.text import Text

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import GameState
from leagues.kernel.words import Words
from leagues.terminal import game_view, rules
from leagues.terminal.boards import Explained, board_of
from leagues.terminal.cards_page import CardsPage
from leagues.terminal.chances import known
from leagues.terminal.curtain import act as do_between_turns
from leagues.terminal.curtain import between_turns
from leagues.terminal.game_help import (
    chances_page,
    chart_page,
    hint_page,
    journal_page,
    keys_for,
    rules_page,
    scores_page,
    sheet_page,
)
from leagues.terminal.game_view import LEAST
from leagues.terminal.ink import wrap
from leagues.terminal.menu import Choice, Kind, Menu, end_menu, outcome_menu
from leagues.terminal.pages import Rulebook, Ship
from leagues.terminal.sitting import Sitting, WrongOutcomeError
from leagues.terminal.speech import speech, told

LIST_ROWS = 9  # choices that a page key leaps over


class GamePage:
    """Board, choices, what they would do, and keys."""

    def __init__(self, ship: Ship, sitting: Sitting, *, moves: bool = True) -> None:
        self.ship = ship
        self.sitting = sitting
        self.moves = moves  # whether the board shows figures on their way
        self.board = board_of(sitting.table.game)
        self.at = 0
        self.typed = ""
        self.notice: tuple[str, str] | None = None  # words and their role
        self.inside: int | None = None  # the choice whose inner menu is open
        self.frames: list[GameState] = []
        self._menu: tuple[tuple[object, ...], Menu] | None = None
        self.rows: dict[int, int] = {}  # line on the screen to choice
        self.area = (0, 0)  # of the picture
        self.since: int | None = None  # the line of the journal from which a roll stays in sight
        self._size = LEAST
        self.at = self.menu.start

    # --- what is asked -----------------------------------------------------------------------------------------------

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.ship.language, self.sitting.table.game)

    @property
    def menu(self) -> Menu:
        """What can be answered; made anew when anything has changed."""
        table = self.sitting.table
        now = (id(table), table.revision, self.ship.language, self.inside, self.sitting.here)
        if self._menu is None or self._menu[0] != now:
            self._menu = (now, self._make_menu())
        return self._menu[1]

    def _make_menu(self) -> Menu:
        if self.sitting.table.over:
            long = len(self.board.result(self.sitting.seen, self.w)) > 1
            scores = getattr(self.board, "scores", "end-scores") if long else ""
            return end_menu(self.w, scores=scores, chances=known(self.sitting))
        between = between_turns(self.sitting, self.board, self.w)
        if between is not None:
            return between
        if self.sitting.waits_for_outcome:
            return outcome_menu(self.sitting.seen, self.w)
        menu = self.board.menu(self.sitting.seen, self.w)
        inner = menu.choices[self.inside].inner if self.inside is not None else None
        return inner or menu

    @property
    def choice(self) -> Choice | None:
        """The highlighted choice."""
        choices = self.menu.choices
        return choices[self.at] if self.at < len(choices) else None

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, width: int, height: int) -> list[Text]:
        """Everything, from the bar to the keys."""
        self._size = (width, height)
        return game_view.draw(self, width, height)

    def moment(self, width: int) -> list[Text]:
        """What the last roll came to, as long as it stays in sight."""
        if self.since is None or self.sitting.table.over:
            return []
        return self.board.moment(self.sitting.seen, self.since, self.w, width)

    def news(self, width: int, room: int) -> list[Text]:
        """The end of the journal, as much as has room."""
        lines: list[Text] = []
        for line in reversed(self.sitting.journal):
            more = wrap(told(line, self.w), width, "quiet")
            if len(lines) + len(more) > room:
                break
            lines = more + lines
        return lines

    def keys(self, width: int) -> Text:
        """The keys that do something now."""
        small = not game_view.wide(*self._size)
        undo, cards = self.sitting.back()[0] is None, bool(self._cards(self.w))
        return keys_for(
            self.menu, self.choice, self.w, width, inside=self.inside is not None, undo=undo, cards=cards,
            odds=known(self.sitting), chart=small and bool(self.board.chart(self.sitting.seen, self.w, width)), sheet=small,
        )  # fmt: skip

    # --- keys --------------------------------------------------------------------------------------------------------

    def key(self, key: str, character: str | None) -> None:
        """Choose, play, look up, take back."""
        self._look_away()
        kind = self.menu.kind
        if kind is Kind.OUTCOMES and self._type_outcome(key, character):
            return
        if kind is not Kind.OUTCOMES and character is not None and character.isdigit():
            self._type_number(character)
            return
        self.typed = ""
        if key in ("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab"):
            self._move(key)
        elif key == "enter":
            self._enter()
        elif key == "escape":
            self._cancel()
        elif character == "?":
            self._open_rules()
        elif character == "u":
            self._take_back()
        elif character == "j":
            self.open_journal()
        elif character == "s":
            self.ship.open(sheet_page(self.ship, self.sitting, self.board))
        elif character == "m" and self.board.chart(self.sitting.seen, self.w, self._size[0]):
            self.ship.open(chart_page(self.ship, self.sitting, self.board))
        elif character == "c" and self._cards(self.w):
            self.ship.open(CardsPage(self.ship, self.sitting.table.game, self._cards))
        elif character == "o" and known(self.sitting):
            self.ship.open(chances_page(self.ship, self.sitting))
        elif character == "h" and known(self.sitting):
            self.ship.open(hint_page(self.ship, self.sitting))
        elif character == "r":
            self.ship.open(Rulebook(self.ship, self.sitting.table.game))
        elif character == "l":
            self.ship.change_language()
        elif character == "q":
            self.ship.leave()

    def _look_away(self) -> None:
        """Figures arrive, a notice has been read; what a roll came to has been seen, where it hides the board."""
        self.frames, self.notice = [], None
        if not game_view.wide(*self._size):
            self.since = None

    def click(self, x: int, y: int) -> None:
        """A line: first highlight it, then choose it."""
        at = self.rows.get(y)
        if at is None:
            return
        self._look_away()
        if at == self.at:
            self._enter()
        self.at = at if at < len(self.menu.choices) else 0

    def _cards(self, w: Words) -> list[Explained]:
        return self.board.cards(self.sitting.seen, w)

    def _type_outcome(self, key: str, character: str | None) -> bool:
        word = self.typed.replace(",", " ").rpartition(" ")[2] + (character or "")
        outcomes = [str(move) for move in self.sitting.seen.legal]
        begun = any(part.startswith(word) for outcome in outcomes for part in outcome.split())
        if not self.typed.strip() and character == "d":
            begun = any(outcome.startswith(word) for outcome in outcomes)
        if key == "backspace":
            self.typed = self.typed[:-1]
        elif key == "enter":
            self._feed()
        elif character is not None and (begun or character in " ,0123456789"):
            self.typed = (self.typed + character)[:300]
        elif character == "d":
            drawn = self.sitting.draw()
            self.typed, self.at = "", self.menu.start
            self.notice = (self.w.text("note-drawn", outcomes=" ".join(drawn)), "good")
        else:
            return False
        return True

    def _feed(self) -> None:
        if not self.typed.strip():
            self.notice = (self.w.text("note-nothing-typed"), "danger")
            return
        try:
            self.sitting.feed(self.typed)
        except WrongOutcomeError as error:
            self.notice = (error.text(self.w), "danger")
            return
        self.typed, self.at = "", self.menu.start

    def _type_number(self, digit: str) -> None:
        longer = self.typed + digit
        for typed in (longer, digit):
            found = self.menu.by_number(int(typed))
            if found is not None:
                self.typed, self.at = typed, found
                return
        self.typed = ""
        self.notice = (self.w.text("note-no-number", number=longer), "danger")

    def _move(self, key: str) -> None:
        choices = self.menu.choices
        if not choices:
            return
        if self.menu.kind is Kind.PLACES and key in ("up", "down", "left", "right"):
            places = [choice.number for choice in choices if not choice.barred]
            number = self.board.steer(self.sitting.seen, places, choices[self.at].number, key, *self.area)
            found = self.menu.by_number(number)
            self.at = self.at if found is None else found
            return
        last = len(choices) - 1
        steps = {"up": -1, "left": -1, "down": 1, "right": 1, "tab": 1, "pageup": -LIST_ROWS, "pagedown": LIST_ROWS,
                 "home": -last, "end": last}  # fmt: skip
        at = self.at + steps[key]
        around = key in ("up", "down", "left", "right", "tab")
        self.at = at % (last + 1) if around else max(0, min(at, last))

    def _enter(self) -> None:
        choice = self.choice
        if choice is None:
            return
        if choice.act:
            self._act(choice.act)
        elif choice.barred:
            entry = rules.entries(self.sitting.table.game, [choice.barred])[0]
            self.notice = (self.w.text("note-refused", sentence=rules.sentence(entry, self.w)), "danger")
        elif choice.inner:
            self.inside, self.at = self.at, 0
        elif choice.move is not None:
            before, self.since = self.sitting.seen.state, len(self.sitting.journal)
            self.sitting.play(choice.move)
            self.inside = None
            self.at = self.menu.start
            self.frames = self.board.motion(before, self.sitting.seen.state) if self.moves else []

    def _cancel(self) -> None:
        """Leave an inner menu; where a choice was made in steps, take the last step back."""
        if self.inside is not None:
            self.at, self.inside = self.inside, None
        elif self.menu.kind is Kind.PLACES:
            self._take_back()

    def _act(self, act: str) -> None:
        if act == "journal":
            self.open_journal()
        elif act == "chances":
            self.ship.open(chances_page(self.ship, self.sitting))
        elif act == "scores":
            self.ship.open(scores_page(self.ship, self.sitting, self.board))
        elif act in ("end-turn", "curtain"):
            do_between_turns(self.sitting, act)
            self.at = self.menu.start
        elif act == "new":
            self.sitting.save.close(self.sitting.table)
            self.ship.again()
        else:
            self.ship.leave()

    def _take_back(self) -> None:
        self.since = None
        try:
            what = self.sitting.take_back(self.w)
        except LeaguesError as error:
            self.notice = (error.text(self.ship.language), "danger")
            return
        self.inside = None
        self.at = self.menu.start
        self.notice = (self.w.text("note-taken-back", what=what), "good")

    def _open_rules(self) -> None:
        choice = self.choice
        ids = (choice.rules if choice is not None else ()) or self.menu.rules
        if choice is not None and choice.barred:
            ids = (choice.barred, *(id for id in ids if id != choice.barred))
        table = self.sitting.table
        self.ship.open(rules_page(self.ship, table.game, table.in_force(ids)))

    def open_journal(self) -> None:
        """Everything that has happened."""
        self.ship.open(journal_page(self.ship, self.sitting))
