"""The lines of the journal by which the page holds a record against what it was shown tell what was drawn, in every game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import leagues
from leagues.kernel.draws import draws
from tests.sizes import sized

SHOWN = Path(__file__).parents[2] / "web" / "src" / "proof" / "shown.ts"
OPTIONS: dict[str, dict[str, Any]] = {"nautilion": {"expansions": "all", "players": 2}, "island": {"players": 3}, "nemo": {}}


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
        table = leagues.new(game, seed=f"shown {seed}", **OPTIONS[game])
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


TOGETHER = [*OPTIONS.items(), ("nemo", {"box": "expanded"})]


@pytest.mark.parametrize(("game", "options"), TOGETHER)
def test_after_the_same_journal_comes_the_same_draw(game: str, options: dict[str, Any]) -> None:
    """So a page that was told two draws in one place knows that one of them was not drawn: games with one luck differ in
    somebody's choice before they differ in a draw, as each seat is told them."""
    messages = set(re.findall(r"'(say-[a-z-]+)'", SHOWN.read_text(encoding="utf-8")))
    tree: dict[Any, Any] = {}
    shared = 0
    for number in range(sized(16, 200)):
        table = leagues.new(game, seed=f"once {number % 2}", **options)
        chooser = Random(number)
        for _ in range(120):
            if not table.over:
                table.play(table.legal[0] if chooser.random() < 0.85 else chooser.choice(table.legal))
        for seat in range(len(table.seats)):
            place = tree.setdefault((number % 2, seat), {})
            for line in table.lines(seat):
                told = (line.entry, line.message, line.arguments)
                if line.message in messages:
                    shared += told in place
                    others = {other for other in place if other[0] == line.entry and other[1] in messages}
                    assert others <= {told}
                place = place.setdefault(told, {})
    assert shared > 20


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
