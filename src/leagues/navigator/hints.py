"""A hint one step at a time: first which part of the board, then which choice."""

from __future__ import annotations

from collections.abc import Mapping

from leagues.kernel.game import Game


def part(game: Game, decision: str, best: int, chances: Mapping[int, float]) -> str:
    """The part of the board that the best answer is about, and of several the one that matters most: where the answers that
    do the same there are the furthest ahead of the others. Empty where a game does not say."""
    if game.parts is None:
        return ""
    answers = list(chances)
    about = {answer: game.parts(decision, answer, answers) for answer in answers}
    found = max(about[best], key=lambda one: _lead(one, about, chances), default="")
    return found.partition(":")[0]


def _lead(one: str, about: Mapping[int, tuple[str, ...]], chances: Mapping[int, float]) -> float:
    """How far the answers that share something are ahead of those that do not, on the average."""
    same = [chance for answer, chance in chances.items() if one in about[answer]]
    others = [chance for answer, chance in chances.items() if one not in about[answer]]
    return sum(same) / len(same) - (sum(others) / len(others) if others else 0.0)
