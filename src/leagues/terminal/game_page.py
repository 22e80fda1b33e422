"""The page on which a game is played."""

from __future__ import annotations

from rich.text import Text

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import GameState
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.boards import Explained, board_of
from leagues.terminal.cards_page import CardsPage
from leagues.terminal.curtain import act as do_between_turns
from leagues.terminal.curtain import between_turns
from leagues.terminal.farewell import fairness, last_words
from leagues.terminal.game_help import journal_page, keys_for, rules_page, scores_page
from leagues.terminal.ink import fit, flow, ink, joined, style, wrap
from leagues.terminal.menu import Choice, Kind, Menu, end_menu, outcome_menu
from leagues.terminal.pages import Rulebook, Ship, bar
from leagues.terminal.sitting import Sitting, WrongOutcomeError
from leagues.terminal.speech import speech, told

LEAST = (80, 24)  # columns and lines
LIST_ROWS = 9  # choices that have room on the smallest screen
SIDE = 112  # from this width on the journal stands beside the choices
MOST_SIDE = 80  # columns of the choices then


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
        self._rows: dict[int, int] = {}  # line on the screen to choice
        self._area = (0, 0)
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
            return end_menu(self.w, scores=getattr(self.board, "scores", "end-scores") if long else "")
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
        table, w = self.sitting.seen, self.w
        spare = height - LEAST[1]
        lines = [bar(w.text("game-title"), self.board.where(table, w), self.board.far(table, w), width)]
        if spare > 0:
            lines.append(ink(""))
        counts = [fit(joined(ink(" "), count), width) for count in self.board.counts(table, w, width - 2)]
        room = self.board.height + min(max(spare - len(counts), 0), 4) if self.board.height else 0
        self._area = (width, room)
        shown = self.frames[0] if self.frames else table.state
        lines += self.board.picture(table, shown, w, width, room, None if self.frames else self.choice)
        lines += counts
        notes = " · ".join(self.board.notes(table, w))
        if notes:
            lines.append(fit(joined(ink(" "), ink(notes, "key")), width))
        if spare > 6:
            lines.append(ink("─" * width, "line"))
        below = height - len(lines) - 2
        lines += self._lower(width, below, len(lines))
        foot = [fit(joined(ink(" "), self._note()), width), fit(self._keys(width), width)]
        if self.notice is not None:
            said = [joined(ink(" "), line) for line in wrap(self.notice[0], width - 2, self.notice[1])]
            foot = said if len(said) > 1 else [said[0], foot[1]]
        return [*lines[: height - len(foot)], *foot]

    def _lower(self, width: int, height: int, top: int) -> list[Text]:
        """The choices, and beside or below them what has happened."""
        side = width >= SIDE
        wide = MOST_SIDE if side else width
        left = self._choices(wide, height, top)
        if not self.sitting.begun:
            left += [ink(""), *(joined(ink(" "), line) for line in self._opening(wide - 2, height - len(left) - 1))]
        else:
            left += self._more(wide - 2, height - len(left))
        if self.sitting.table.over:
            said = [line for words in last_words(self.sitting, self.w) for line in wrap(words, wide - 2, "quiet")]
            left += [ink(""), *(joined(ink(" "), line) for line in said)]
        elif self.sitting.begun and not side and height - len(left) > 2:
            news = self._journal(width - 2, height - len(left) - 1)
            left += [ink(""), *(joined(ink(" "), line) for line in news)]
        if not side:
            return [*left, *[ink("")] * (height - len(left))][:height]
        right = [ink(self.w.text("news-title"), "strong"), *self._journal(width - wide - 3, height - 1)]
        rows = []
        for at in range(height):
            one = left[at] if at < len(left) else ink("")
            other = right[at] if at < len(right) else ink("")
            rows.append(joined(fit(one, wide), ink(" │ ", "line"), other))
        return rows

    def _more(self, width: int, room: int) -> list[Text]:
        """More about the highlighted choice: the first of its sentences, as many as have room."""
        more = self.choice.more if self.choice is not None else ()
        for count in range(len(more), 0, -1):
            said = wrap(" ".join(more[:count]), width)
            if len(said) < room:
                return [ink(""), *(joined(ink(" "), line) for line in said)]
        return []

    def _opening(self, width: int, room: int) -> list[Text]:
        """What the signs mean, and how the dice are drawn; where there is no room for both, that comes first."""
        legend = self.board.legend(self.sitting.seen, self.w)
        signs = wrap(legend, width, "quiet") if legend else []
        dice = [line for words in fairness(self.sitting, self.w) for line in wrap(words, width, "quiet")]
        return signs + dice if len(signs) + len(dice) <= room else dice + signs

    def _choices(self, width: int, height: int, top: int) -> list[Text]:
        """Prompt, columns and lines; on the screen's line `top` and below."""
        menu, w = self.menu, self.w
        who = self.board.who(self.sitting.seen, w) if self.sitting.names_who else ""
        lines: list[Text] = []
        if self.sitting.table.over:
            lines += self._ending(width)
        else:
            asked = w.text("asked", who=who, what=menu.prompt) if who else menu.prompt
            lines += [joined(ink(" "), line) for line in wrap(asked, width - 2, "strong")]
        if menu.kind is Kind.OUTCOMES:
            lines += [joined(ink(" "), line) for note in menu.notes for line in wrap(note, width - 2, "quiet")]
            lines.append(joined(ink(" "), ink(w.text("own-typed", typed=self.typed), "strong"), ink(" ", "cursor")))
            return lines
        if menu.kind is Kind.PLACES:
            return lines + self._pointed(width)
        if menu.heading is not None:
            lines.append(joined(ink("    "), menu.heading))
        self._rows = {}
        room = max(height - len(lines), 1)
        first = max(0, min(self.at - room // 2, len(menu.choices) - room))
        for at, choice in enumerate(menu.choices[first : first + room], start=first):
            self._rows[top + len(lines)] = at
            more = "▲" if at == first > 0 else "▼" if at == first + room - 1 < len(menu.choices) - 1 else " "
            lines.append(self._choice_line(choice, at == self.at, width, more))
        return lines

    def _choice_line(self, choice: Choice, chosen: bool, width: int, more: str = " ") -> Text:
        """A line; `more` says that the list goes on."""
        sign = ink(">" if chosen else " ", "key")
        number = ink(f"{choice.number:>2}", "key" if chosen else "quiet")
        line = fit(joined(sign, number, ink(more, "key"), choice.line), width)
        if chosen:
            line.stylize_before(style("chosen"))
        return line

    def _pointed(self, width: int) -> list[Text]:
        """The place that is pointed at, and what helps to choose."""
        choice, menu = self.choice, self.menu
        lines: list[Text] = []
        if choice is not None:
            said = flow(choice.line, width - 4)
            lines += [joined(ink(" > " if at == 0 else "   ", "key"), piece) for at, piece in enumerate(said)]
        if menu.heading is not None:
            lines += [joined(ink("   "), piece) for piece in flow(menu.heading, width - 4)]
        return lines

    def _journal(self, width: int, room: int) -> list[Text]:
        lines: list[Text] = []
        for line in reversed(self.sitting.journal):
            more = wrap(told(line, self.w), width, "quiet")
            if len(lines) + len(more) > room:
                break
            lines = more + lines
        return lines

    def _ending(self, width: int) -> list[Text]:
        """The banner with the reason, and how it went; what is longer than a line has a page of its own."""
        table, w = self.sitting.table, self.w
        role = "won" if (table.outcome or "").startswith("won") else "lost"
        lines = [ink(f" {line.plain:{width - 1}}", role) for line in wrap(w.text(f"ending-{table.outcome}"), width - 2)]
        return lines + [joined(ink(" "), line) for said in self.board.result(table, w)[:1] for line in wrap(said, width - 2)]

    def _note(self) -> Text:
        """Whether the highlighted choice can be taken back."""
        w, choice, table = self.w, self.choice, self.sitting.table
        if self.sitting.unsaved:
            return ink(w.text("note-unsaved", why=self.sitting.unsaved), "danger")
        if choice is None or choice.act:
            return ink("")
        if choice.barred:
            entry = rules.entries(table.game, [choice.barred])[0]
            return ink(w.text("note-barred", title=rules.title(entry, w)), "danger")
        if choice.move is None:
            return ink(w.text("note-opens"), "quiet")
        if self.sitting.can_be_taken_back(choice.move):
            return ink(w.text("note-can"), "quiet")
        return ink(w.text("note-cannot-bots" if table.can_be_taken_back(choice.move) else "note-cannot-draw"))

    def _keys(self, width: int) -> Text:
        undo = self.sitting.back()[0] is None
        inside, cards = self.inside is not None, bool(self._cards(self.w))
        return keys_for(self.menu, self.choice, self.w, width, inside=inside, undo=undo, cards=cards)

    # --- keys --------------------------------------------------------------------------------------------------------

    def key(self, key: str, character: str | None) -> None:
        """Choose, play, look up, take back."""
        self.frames, self.notice = [], None
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
        elif character == "c" and self._cards(self.w):
            self.ship.open(CardsPage(self.ship, self.sitting.table.game, self._cards))
        elif character == "r":
            self.ship.open(Rulebook(self.ship, self.sitting.table.game))
        elif character == "l":
            self.ship.change_language()
        elif character == "q":
            self.ship.leave()

    def click(self, x: int, y: int) -> None:
        """A line: first highlight it, then choose it."""
        at = self._rows.get(y)
        if at is None:
            return
        self.frames, self.notice = [], None
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
            number = self.board.steer(self.sitting.seen, places, choices[self.at].number, key, *self._area)
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
            before = self.sitting.seen.state
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
