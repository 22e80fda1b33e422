"""The lines of the journal by which the page holds a record against what it was shown tell what was drawn, in every game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import leagues
from leagues.kernel.draws import draws
from tests.sizes import sized

SHOWN = Path(__file__).parents[2] / "web" / "src" / "proof" / "shown.ts"
OPTIONS = {"nautilion": {"expansions": "all", "players": 2}, "island": {"players": 3}, "nemo": {}}


def table_of(game: str) -> dict[str, tuple[str, int, int]]:
    """What the page knows of a game: for a decision the message, its argument, and how much more that is than the answer."""
    block = SHOWN.read_text(encoding="utf-8").split("const TELLS", 1)[1].split(f"  {game}: {{", 1)[1].split("  },", 1)[0]
    found = re.findall(r"'([a-z-]+)': \['([a-z-]+)', (\d), (\d)\]", block)
    assert len(found) == 4
    return {decision: (message, int(argument), int(more)) for decision, message, argument, more in found}


@pytest.mark.parametrize("game", list(OPTIONS))
def test_each_line_tells_what_was_drawn(game: str) -> None:
    tells, told = table_of(game), set()
    for seed in range(sized(12, 60)):
        table = leagues.new(game, seed=f"shown {seed}", **OPTIONS[game])  # type: ignore[arg-type]
        chooser = Random(seed)
        while not table.over:
            table.play(chooser.choice(table.legal))
        for number, entry in enumerate(table.entries):
            if not entry.drawn or entry.decision.name not in tells:
                continue
            message, argument, more = tells[entry.decision.name]
            lines = [line for line in table.journal if line.entry == number and line.message == message]
            assert lines[0].arguments[argument] == entry.answer + more
            told.add(entry.decision.name)
    assert told == set(tells)


def test_a_roll_tells_its_dice() -> None:
    """Dice of one roll are told together; the occasion ends with the die's place."""
    messages = re.findall(r"'(say-rolled[a-z-]*)'", SHOWN.read_text(encoding="utf-8"))
    assert sorted(set(messages)) == ["say-rolled", "say-rolled-one", "say-rolled-two"]
    seen = set()
    for seed in range(sized(10, 60)):
        table = leagues.new("nautilion", seed=f"rolls {seed}", expansions="all", players=1 + seed % 2)
        chooser = Random(seed)
        while not table.over:
            table.play(chooser.choice(table.legal))
        rolled = [draw for draw in draws(table, len(table.entries)) if draw.purpose == "roll-die"]
        for draw in rolled:
            line = next(line for line in table.journal if line.entry >= draw.entry - 1 and line.message in messages)
            assert line.arguments[int(draw.occasion.split(".")[-1]) - 1] == table.entries[draw.entry - 1].answer + 1
            seen.add(line.message)
    assert seen >= {"say-rolled", "say-rolled-two"}
