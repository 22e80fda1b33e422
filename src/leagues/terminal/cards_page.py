"""Cards to be read: the list above, the one that is pointed at explained below, its rules one key away."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from leagues.kernel.game import Game
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.boards import Explained
from leagues.terminal.ink import fit, ink, joined, pressable, style, wrap
from leagues.terminal.pages import LANGUAGE, READING, UP_DOWN, Reader, Ship, bar, fitted_keys, rule_lines
from leagues.terminal.speech import speech


def standing_of(card: Explained, w: Words) -> str:
    """How sure it is what the card says."""
    return w.text("card-standing", standing=w.text(f"standing-{card.standing}"))


def cited(card: Explained, game: Game, w: Words) -> str:
    """The titles of its rules."""
    return w.text("card-rules", rules=" · ".join(rules.title(entry, w) for entry in rules.entries(game, card.rules)))


class CardsPage:
    """Every card of the game that is played."""

    def __init__(self, ship: Ship, game: Game, cards: Callable[[Words], list[Explained]]) -> None:
        self.ship, self.game, self.cards = ship, game, cards
        self.at = 0
        self._rows: dict[int, int] = {}  # line on the screen to card

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.ship.language, self.game)

    def draw(self, width: int, height: int) -> list[Text]:
        """As much of the list as leaves room for the explanation."""
        w, cards = self.w, self.cards(self.w)
        told = self._explanation(cards[self.at], min(READING, width - 4))
        room = max(height - 4 - len(told), 3)
        first = max(0, min(self.at - room // 2, len(cards) - room))
        lines = [bar(w.text("cards-title"), "", f"{self.at + 1} / {len(cards)}", width)]
        self._rows = {}
        for at, card in enumerate(cards[first : first + room], start=first):
            self._rows[len(lines)] = at
            lines.append(self._line(card, at == self.at, width))
        lines += [ink("─" * width, "line"), *(joined(ink("  "), line) for line in told)]
        lines += [ink("")] * (height - 1 - len(lines))
        keys = fitted_keys(
            w, width, (UP_DOWN, "help-choose"), ("key-enter", "help-rulebook"), ("l", LANGUAGE), ("key-escape", "help-close")
        )
        return [*lines[: height - 1], keys]

    def _line(self, card: Explained, chosen: bool, width: int) -> Text:
        mark = f" ({self.w.text(f'standing-{card.standing}')})" if card.standing == "reconstructed" else ""
        line = joined(ink("> " if chosen else "  ", "key"), ink(card.title), ink(f"  {card.where}{mark}", "quiet"))
        line = pressable(fit(line, width), row=card.number)
        if chosen:
            line.stylize_before(style("chosen"))
        return line

    def _explanation(self, card: Explained, wide: int) -> list[Text]:
        lines = [line for sentence in card.sentences for line in wrap(sentence, wide)]
        lines += wrap(standing_of(card, self.w), wide, "danger" if card.standing == "reconstructed" else "quiet")
        return lines + wrap(cited(card, self.game, self.w), wide, "quiet")

    def key(self, key: str, character: str | None) -> None:
        """Choose, open the rules, close."""
        count = len(self.cards(self.w))
        steps = {"up": -1, "down": 1, "tab": 1, "pageup": -5, "pagedown": 5, "home": -count, "end": count}
        if key in steps:
            around = key in ("up", "down", "tab")
            self.at = (self.at + steps[key]) % count if around else max(0, min(self.at + steps[key], count - 1))
        elif key == "enter" or character == "?":
            self._open_rules()
        elif character == "l":
            self.ship.change_language()
        else:
            self.ship.close()

    def _open_rules(self) -> None:
        at = self.at

        def body(w: Words, width: int) -> list[Text]:
            return rule_lines(rules.entries(self.game, self.cards(w)[at].rules), w, width)

        self.ship.open(Reader(self.ship, self.game, lambda w: self.cards(w)[at].title, body))

    def click(self, x: int, y: int) -> None:
        """A card: first point at it, then open its rules."""
        at = self._rows.get(y)
        if at is not None and at == self.at:
            self._open_rules()
        elif at is not None:
            self.at = at
