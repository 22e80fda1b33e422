"""The curve of a run: a row for each update, as data and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 320, 44, 36, 24, 70


def write(rows: Sequence[dict[str, Any]], folder: Path, greedy: float | None = None) -> None:
    """`curve.csv` and `curve.svg`."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    (folder / "curve.svg").write_text(picture(rows, greedy), encoding="utf-8")


def picture(rows: Sequence[dict[str, Any]], greedy: float | None = None) -> str:
    """Per cent of games won while learning, over the decisions made so far; and how many `greedy` wins."""
    most = max(int(row["decisions"]) for row in rows)

    def x(decisions: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most

    def y(won: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * won / 100

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="15">per cent of games won</text>',
    ]
    for won in range(0, 101, 20):
        parts.append(f'<path d="M{LEFT} {y(won):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(won) + 4:.1f}" text-anchor="end">{won}</text>')
    for quarter in range(5):
        at, millions = x(most * quarter / 4), round(most * quarter / 4e6, 1 if most > 1e6 else 3)
        parts.append(f'<text x="{at:.1f}" y="{HEIGHT - 18}" text-anchor="middle">{millions}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">million decisions</text>')
    if greedy is not None:
        parts.append(f'<path d="M{LEFT} {y(greedy):.1f}H{WIDTH - RIGHT}" stroke="#b33" stroke-dasharray="5 4"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 5}" y="{y(greedy) + 4:.1f}" fill="#b33">greedy</text>')
    line = "L".join(f"{x(row['decisions']):.1f} {y(row['won']):.1f}" for row in rows)
    parts.append(f'<path d="M{line}" fill="none" stroke="#167" stroke-width="1.5"/>')
    parts.append(f'<text x="{WIDTH - RIGHT + 5}" y="{y(rows[-1]["won"]) + 4:.1f}" fill="#167">network</text>')
    return "\n".join([*parts, "</svg>", ""])
