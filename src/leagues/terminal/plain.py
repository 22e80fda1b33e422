"""Plain sentences, for a screen reader or a pipe: no colours, no cursor, one line of input at a time."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import fill

from leagues.kernel.entries import Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.boards import board_of
from leagues.terminal.cards_page import standing_of
from leagues.terminal.chances import ask_chances, ask_hint, known, say_chances, say_hint
from leagues.terminal.curtain import act as do_between_turns
from leagues.terminal.curtain import between_turns
from leagues.terminal.farewell import fairness, farewell, last_words
from leagues.terminal.main import Opening, PlayRequest, begin
from leagues.terminal.menu import Choice, Kind, Menu, end_menu, outcome_menu
from leagues.terminal.plain_home import ask_home
from leagues.terminal.plain_setup import Quit, ask_options
from leagues.terminal.seen import NOBODY
from leagues.terminal.sitting import Sitting, Stage, WrongOutcomeError
from leagues.terminal.speech import other, other_name, speech, story_of, told

INTERRUPTED = 130
LEAST = 20  # columns in which sentences can be broken


class Plain:
    """A game told in sentences."""

    def __init__(self, request: PlayRequest, first: Opening) -> None:
        self.first = first
        self.language = request.language
        self.turn_to(request)
        self.sitting: Sitting | None = first.sitting
        self.told: dict[int, int] = {}  # for each person, the lines of the journal already said
        self.inside: int | None = None  # the choice whose inner menu is open

    def turn_to(self, request: PlayRequest) -> None:
        """From here on it is about the game of this request."""
        self.request = request
        self.game = request.chosen
        self.board = board_of(self.game)

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.language, self.game)

    # --- talking -----------------------------------------------------------------------------------------------------

    def say(self, *sentences: str) -> None:
        """Sentences, a line each; on a terminal they break between words."""
        for sentence in sentences:
            print(broken(sentence))

    def ask(self, question: str) -> str:
        """A line of input, without the spaces around it. The end of the input ends the program."""
        print(broken(question), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line or not sys.stdin.isatty():
            print()  # nobody has pressed Enter
        if not line:
            raise EOFError
        return line.strip()

    # --- the whole program -------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the person stops; gives the exit status."""
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        try:
            self.say(*(error.text(self.language) for error in self.first.notices))
            while True:
                if self.sitting is None:
                    home = self.request.open_to_all
                    self.sitting = ask_home(self) if home else begin(self.request, ask_options(self))
                self._play(self.sitting)
                self.sitting.save.close(self.sitting.table)
                self.sitting = None
        except Quit:
            status = 0
        except EOFError:
            self.say(self.w.text("bye-ended"))
            status = 0
        except KeyboardInterrupt:
            print()
            status = INTERRUPTED
        if self.sitting is not None:
            self.say(*farewell(self.sitting, self.w))
        return status

    def _play(self, sitting: Sitting) -> None:
        """One game, from where it stands to its end."""
        self.told, self.inside = {}, None
        if sitting.begun:
            self.say(self.w.text("note-resumed", file=str(sitting.save.record)))
            self.told = {seat: len(sitting.table.lines(seat)) for seat in (NOBODY, *sitting.people)}
        help = self.w.text("plain-help", language=other_name(self.w))
        self.say(*fairness(sitting, self.w), *self.board.describe(sitting.seen, self.w), help)
        if known(sitting):
            self.say(self.w.text("plain-help-odds"))
        if self.board.cards(sitting.seen, self.w):
            self.say(self.w.text("plain-help-cards"))
        while True:
            self._news(sitting)
            if sitting.unsaved:
                self.say(self.w.text("note-unsaved", why=sitting.unsaved))
            if not sitting.table.over:
                self._decide(sitting)
            elif self._after_the_end(sitting):
                return

    def _news(self, sitting: Sitting) -> None:
        if sitting.stage is Stage.CURTAIN:
            return  # the next person hears everything
        journal = sitting.journal
        self.say(*(told(line, self.w) for line in journal[self.told.get(sitting.here, 0) :]))
        self.told[sitting.here] = len(journal)

    # --- one decision ------------------------------------------------------------------------------------------------

    def _menu(self, sitting: Sitting) -> Menu:
        if sitting.table.over:
            return end_menu(self.w, chances=known(sitting))
        between = between_turns(sitting, self.board, self.w)
        if between is not None:
            return between
        if sitting.waits_for_outcome:
            return outcome_menu(sitting.seen, self.w)
        menu = self.board.menu(sitting.seen, self.w)
        inner = menu.choices[self.inside].inner if self.inside is not None else None
        return inner or menu

    def _decide(self, sitting: Sitting) -> None:
        """Tell what is asked, then ask until something has happened."""
        menu = self._menu(sitting)
        who = self.board.who(sitting.seen, self.w) if sitting.names_who else ""
        if sitting.stage is Stage.CURTAIN:
            self.say(*[""] * get_terminal_size().lines)  # what was said before leaves the screen
        self.say("", self.w.text("asked", who=who, what=menu.prompt) if who else menu.prompt, *menu.notes)
        if menu.kind is Kind.LIST:
            self.say(*(f"{choice.number}. {choice.sentence}" for choice in menu.choices))
            self._say_final(sitting, menu)
            if self.inside is not None:
                self.say(self.w.text("plain-inner-back"))
        while not self._answered(sitting, menu, self.ask(self._question(menu))):
            pass

    def _answered(self, sitting: Sitting, menu: Menu, typed: str) -> bool:
        """Whether the input changed what is asked; otherwise it has been answered with a sentence."""
        done = self._command(sitting, menu, typed)
        if done is not None:
            return done
        if menu.kind is Kind.OUTCOMES:
            return self._outcome(sitting, typed)
        found = number_of(menu, typed)
        if not typed:
            if len(menu.choices) > 1:
                return True  # to hear the choices again
            found = 0
        if found is not None:
            return self._choose(sitting, menu, found)
        return self._by_notation(sitting, menu, typed)

    def _question(self, menu: Menu) -> str:
        if menu.kind is Kind.OUTCOMES:
            return self.w.text("plain-outcomes")
        if menu.kind is Kind.PLACES:
            return self.w.text("plain-place", last=menu.choices[-1].number)
        return self.w.text("plain-choose", last=menu.choices[-1].number)

    def _say_final(self, sitting: Sitting, menu: Menu) -> None:
        """Which choices cannot be taken back."""
        moves = [(choice.number, choice.move) for choice in menu.choices if choice.move is not None]
        final = [str(number) for number, move in moves if not sitting.can_be_taken_back(move)]
        if final:
            self.say(self.w.text("plain-final", count=len(final), numbers=", ".join(final)))

    def _choose(self, sitting: Sitting, menu: Menu, at: int) -> bool:
        choice = menu.choices[at]
        if choice.barred:
            return self._refuse(choice.barred)
        if choice.inner is not None:
            self.inside = at
        elif choice.move is not None:
            sitting.play(choice.move)
            self.inside = None
        else:
            do_between_turns(sitting, choice.act)
        return True

    def _by_notation(self, sitting: Sitting, menu: Menu, typed: str) -> bool:
        """A move as the record writes it, such as `give 1 2 4`; or else what would have been right."""
        decision = sitting.table.decision
        assert decision is not None
        plain = " ".join(typed.split()).lower()
        if sitting.stage is not Stage.PLAY or plain not in decision.answers:
            wrong = "plain-wrong-place" if menu.kind is Kind.PLACES else "plain-wrong"
            self.say(self.w.text(wrong, typed=typed[:40], last=menu.choices[-1].number))
            return False
        move = Move(self.game, decision, decision.answers[plain])
        rule = sitting.table.forbids(move.answer)
        if rule:
            return self._refuse(self.game.rule_ids([rule])[0])
        sitting.play(move)
        self.inside = None
        return True

    def _refuse(self, rule: str) -> bool:
        """Say why not."""
        entry = rules.entries(self.game, [rule])[0]
        self.say(self.w.text("note-refused", sentence=rules.sentence(entry, self.w)))
        return False

    def _outcome(self, sitting: Sitting, typed: str) -> bool:
        if not typed:
            self.say(self.w.text("note-nothing-typed"))
            return False
        if typed.lower() == "d":
            self.say(self.w.text("note-drawn", outcomes=" ".join(sitting.draw())))
            return True
        try:
            sitting.feed(typed)
        except WrongOutcomeError as error:
            self.say(error.text(self.w))
            return False
        return True

    # --- commands ----------------------------------------------------------------------------------------------------

    def _command(self, sitting: Sitting, menu: Menu, typed: str) -> bool | None:
        """None if it was no command; else whether what is asked must be told again."""
        if menu.kind is Kind.OUTCOMES and typed.lower() in {str(move) for move in sitting.seen.legal}:
            return None  # `card 7` is then what was dealt
        name, _, rest = typed.partition(" ")
        name = name.lower()
        if name == "c" and self.inside is not None:
            self.inside = None
            return True
        if name == "q":
            raise Quit
        if name == "l":
            self.change_language()
            return True
        if name == "u":
            return self._take_back(sitting)
        if name == "j":
            self._say_journal(sitting)
        elif name == "o":
            self.say(*say_chances(ask_chances(sitting), self.w))
        elif name == "h":
            self.say(*say_hint(ask_hint(sitting), self.w))
        elif name == "b":
            self.say(*self.board.describe(sitting.seen, self.w))
        elif name in ("card", "cards", "carte", "cartes"):
            self._say_cards(sitting, rest.strip())
        elif name == "r":
            self._search(rest)
        elif name.startswith("?"):
            self._explain(menu, (name[1:] + rest).strip())
        else:
            return None
        return False

    def change_language(self) -> None:
        """Go on in the other language."""
        self.language = other(self.language)
        self.say(self.w.text("plain-language"))

    def _take_back(self, sitting: Sitting) -> bool:
        try:
            self.say(self.w.text("note-taken-back", what=sitting.take_back(self.w)))
        except LeaguesError as error:
            self.say(error.text(self.language))
            return False
        self.inside = None
        return True

    def _search(self, typed: str) -> None:
        found = rules.search(self.game, typed, self.w)
        self.say(self.w.text("rulebook-found", count=len(found)))
        for entry in found:
            if typed:
                self._say_rule(entry.id)
            else:
                self.say(f"{rules.title(entry, self.w)} ({entry.id})")

    def _say_journal(self, sitting: Sitting) -> None:
        """Everything that has happened, line by line, and then as the game's log tells it."""
        journal, log = sitting.journal, sitting.table.game.log
        self.say(*[told(line, self.w) for line in journal] or [self.w.text("journal-empty")])
        if log is not None and journal:
            self.say(self.w.text("log-title"), *story_of(log(journal), self.w))

    def _say_cards(self, sitting: Sitting, typed: str) -> None:
        """The cards on the table; or everything about the cards of one number, with their rules."""
        cards = self.board.cards(sitting.seen, self.w)
        if not cards:
            self.say(self.w.text("cards-none"))
        elif not typed:
            self.say(*(f"{card.title} ({card.where}). {' '.join(card.sentences)}" for card in cards if card.lies_there))
            self.say(self.w.text("cards-more"))
        else:
            found = [card for card in cards if str(card.number) == typed]
            for card in found:
                self.say(f"{card.title} ({card.where}). {' '.join(card.sentences)}", standing_of(card, self.w))
                for id in card.rules:
                    self._say_rule(id)
            if not found:
                self.say(self.w.text("cards-wrong", typed=typed[:40], last=max(card.number for card in cards)))

    def _explain(self, menu: Menu, typed: str) -> None:
        """The rules behind a choice, or behind the decision."""
        found = number_of(menu, typed)
        choice: Choice | None = menu.choices[found] if found is not None else None
        ids = choice.rules if choice is not None else menu.rules
        if choice is not None and choice.barred and choice.barred not in ids:
            ids = (choice.barred, *ids)
        if self.sitting is not None:
            ids = self.sitting.table.in_force(ids)
        if not ids:
            self.say(self.w.text("rules-none"))
        for id in ids:
            self._say_rule(id)

    def _say_rule(self, id: str) -> None:
        entry = rules.entries(self.game, [id])[0]
        self.say(f"{rules.title(entry, self.w)}. {rules.sentence(entry, self.w)} {rules.standing(entry, self.w)}.")

    # --- the end -----------------------------------------------------------------------------------------------------

    def _after_the_end(self, sitting: Sitting) -> bool:
        """The result and what to do now; True for a new game, False when the last choice was taken back."""
        table = sitting.table
        self.say("", self.w.text(f"ending-{table.outcome}"), *self.board.result(table, self.w), *last_words(sitting, self.w))
        menu = end_menu(self.w, chances=known(sitting))
        self.say(*(f"{choice.number}. {choice.sentence}" for choice in menu.choices))
        while True:
            typed = self.ask(self.w.text("plain-choose", last=len(menu.choices)))
            done = self._command(sitting, menu, typed)
            if done:
                return False
            found = number_of(menu, typed)
            act = menu.choices[found].act if found is not None else ""
            if act == "quit":
                raise Quit
            if act == "new":
                return True
            if act in ("journal", "chances"):
                self._command(sitting, menu, {"journal": "j", "chances": "o"}[act])
            elif done is None:
                self.say(self.w.text("plain-wrong", typed=typed[:40], last=len(menu.choices)))


def broken(sentence: str) -> str:
    """A sentence as the terminal has room for it; for a pipe as it is."""
    if not sys.stdout.isatty():
        return sentence
    width = max(get_terminal_size().columns - 1, LEAST)
    return "\n".join(fill(line, width, break_long_words=False, break_on_hyphens=False) for line in sentence.split("\n"))


def number_of(menu: Menu, typed: str) -> int | None:
    """The choice whose number was typed."""
    return menu.by_number(int(typed)) if typed.isdecimal() and len(typed) < 6 else None
