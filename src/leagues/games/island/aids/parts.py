"""Which part of the board an answer is about, for a hint that does not say everything at once. The words lie under
`hint-part-<part>`."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.games.island.decisions import act


def parts_of(decision: str, answer: int, answers: Sequence[int]) -> tuple[str, ...]:
    """The parts that an answer is about. Columns are counted from the back."""
    if decision == "explore":
        return ("back" if 2 * sorted(answers).index(answer) < len(answers) else "front",)
    if decision == "act":
        return ("camp" if act.STORE <= answer < act.PASS else "column",)
    return ("portholes",) if decision == "close" else ()
