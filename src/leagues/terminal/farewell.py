"""What is said about the dice at the beginning, and about the record at the end."""

from __future__ import annotations

import shlex

from leagues.kernel.chance import FairDice, OpenSeed
from leagues.kernel.words import Words
from leagues.terminal.sitting import Sitting


def fairness(sitting: Sitting, w: Words) -> list[str]:
    """How the dice are drawn; for fair dice with the commitment."""
    luck = sitting.table.luck
    if isinstance(luck, FairDice):
        return [w.text("fair-commitment", luck=w.text("game-luck")), luck.commitment, w.text("fair-keep")]
    if isinstance(luck, OpenSeed):
        return [w.text("open-seed", seed=luck.seed, luck=w.text("game-luck.the"))]
    return [w.text("own-dice", luck=w.text("game-luck"))]


def last_words(sitting: Sitting, w: Words) -> list[str]:
    """Where the record of a finished game is, and how to check its dice."""
    luck, save = sitting.table.luck, sitting.save
    lines = [w.text("end-record", file=str(save.record))]
    if not isinstance(luck, FairDice):
        kind = "seed" if isinstance(luck, OpenSeed) else "own"
        return [*lines, w.text("end-no-proof", kind=kind, luck=w.text("game-luck.the"))]
    command = f"leagues verify {shlex.quote(str(save.record))} --receipt {shlex.quote(str(save.receipt(0)))}"
    verify = w.text("end-verify", luck=w.text("game-luck.the"), command=command)
    return [*lines, w.text("end-commitment", commitment=luck.commitment), verify]


def farewell(sitting: Sitting, w: Words) -> list[str]:
    """Where the game lies, when the program ends."""
    if sitting.unsaved:
        return [w.text("bye-unsaved", why=sitting.unsaved)]
    if sitting.table.over:
        sitting.save.close(sitting.table)
        return last_words(sitting, w)
    return [w.text("bye-saved", file=str(sitting.save.record))]
