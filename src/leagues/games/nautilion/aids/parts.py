"""Which part of the board an answer is about, for a hint that does not say everything at once.

The words lie under `hint-part-<part>`. Giving dice is about three parts, each with the die that comes there.
"""

from __future__ import annotations

from collections.abc import Sequence

from leagues.games.nautilion.decisions import darkhouse_discard, place_token, plan

FIGURES = ("darkhouse", "phantom", "nautilion")
ON_THE_PATH = ("swap-first", "swap-second", "insert", "take")
WHOLE = {
    "pay": "reserve", "pay-crew": "ship", "keep-group": "ship", "recover": "discard", "replace": "heroics",
    "choose-figure": "dice", "set-die": "dice",
}  # fmt: skip


def parts_of(decision: str, answer: int, answers: Sequence[int]) -> tuple[str, ...]:
    """The parts that an answer is about, each with what comes there where that makes a difference."""
    if decision == "plan":
        return _of_plan(answer)
    if decision == "place-token":
        return ({place_token.RESERVE: "reserve", place_token.CABIN: "cabin"}.get(answer, "ship"),)
    if decision == "darkhouse-discard":
        return (
            "reserve" if answer == darkhouse_discard.RESERVE else "cabin" if answer >= darkhouse_discard.CABIN else "ship",
        )
    if decision in ON_THE_PATH:
        return ("isles" if 2 * sorted(answers).index(answer) < len(answers) else "abyss",)
    return (WHOLE[decision],) if decision in WHOLE else ()


def _of_plan(answer: int) -> tuple[str, ...]:
    words, given = plan.words(answer)
    if words == "do-give":
        return tuple(f"{figure}:{given[figure]}" for figure in FIGURES)
    if plan.GIVE_TWO <= answer < plan.GIVE_ONE:
        return tuple(f"{figure}:{given[figure]}" for figure in FIGURES[:2])
    if plan.GIVE_ONE <= answer < plan.REROLL:
        return (FIGURES[answer - plan.GIVE_ONE],)
    if answer < plan.GIVE_TWO:
        return ("grimoire",)
    return ("cabin" if answer < plan.HEROIC else "heroics" if answer < plan.BUY else "discard",)
