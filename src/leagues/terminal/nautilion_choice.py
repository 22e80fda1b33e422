"""One line of a menu, made the same way everywhere: what is legal plays its move, what is not names its rule."""

from __future__ import annotations

from leagues.games.nautilion.game import GAME
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import Choice
from leagues.terminal.nautilion_signs import drawn, spoken

Marks = tuple[tuple[str, int, str], ...]


def ids(*rules: int) -> tuple[str, ...]:
    """The ids of rules, each once."""
    return tuple(dict.fromkeys(id for rule in rules if rule > 0 for id in GAME.rule_ids([rule])))


def option(
    table: Table, number: int, answer: int, sentence: str, w: Words, *, rules: tuple[str, ...] = (), marks: Marks = ()
) -> Choice:
    """The choice of an answer to the decision that waits."""
    decision = table.decision
    assert decision is not None
    rule = table.forbids(answer)
    line, said = drawn(sentence, "faint" if rule else "text"), spoken(sentence, w)
    stands_on = rules or decision.rules
    if rule:
        return Choice(number, line, said, stands_on, barred=ids(rule)[0], marks=marks)
    return Choice(number, line, said, stands_on, Move(table.game, decision, answer), marks=marks)
