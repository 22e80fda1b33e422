"""What effects are worth to the policy `greedy`: the rows of the vocabulary, one after the other. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values, questions
from leagues.games.nemo.effects import FAILS, NUMBERS, UNCONDITIONAL
from leagues.games.nemo.resolve import after_choice, alternative_at, alternatives, word_at
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables


def effect(s: State, t: Tables, program: int, card: int) -> int:
    """What a whole effect is worth, on behalf of a card or of none; of what can be chosen, the best."""
    found = 0
    at = 0
    while word_at(t, program, at) != effects.NONE:
        word = word_at(t, program, at)
        if word == effects.CHOOSE:
            found += best_choice(s, t, program, at + 1, card)
            at = after_choice(t, program, at)
        elif skips(s, t, program, at):
            at += 1
        else:
            found += row(s, t, program, at, card)
        at += 1
    return found


def best_choice(s: State, t: Tables, program: int, first: int, card: int) -> int:
    """What the best of the things to choose from is worth."""
    best = -2 * greedy_values.END
    for one in range(alternatives(t, program, first)):
        best = max(best, thing(s, t, program, alternative_at(t, program, first, one), card))
    return best


def thing(s: State, t: Tables, program: int, first: int, card: int) -> int:
    """What one of the things to choose from is worth."""
    found = 0
    at = first
    while True:
        word = word_at(t, program, at)
        if word == effects.OR or word == effects.DONE or word == effects.NONE:
            return found
        if skips(s, t, program, at):
            at += 1
        else:
            found += row(s, t, program, at, card)
        at += 1


def skips(s: State, t: Tables, program: int, at: int) -> bool:
    """Whether a row is a condition that does not hold."""
    word, one = word_at(t, program, at), t.effects[program][at * NUMBERS + 1]
    return questions.condition(s, t, word, one, UNCONDITIONAL) == FAILS


def row(s: State, t: Tables, program: int, at: int, card: int) -> int:
    """What a row is worth."""
    one, two = t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2]
    return questions.worth(s, t, word_at(t, program, at), one, two, card, 0)
