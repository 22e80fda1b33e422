"""A hint names the part of the board that the best choice is about; every part has its words in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import leagues
from leagues.games import GAMES
from leagues.kernel.words import LANGUAGES
from leagues.navigator.hints import part

NAUTILION = GAMES["nautilion"]


def give(text: str) -> int:
    return NAUTILION.decisions.by_name["plan"].read(text)


def test_of_three_figures_the_one_is_named_whose_die_matters_most() -> None:
    chances = {give("give 1 2 4"): 0.6, give("give 1 4 2"): 0.58, give("give 2 1 4"): 0.3, give("give 4 1 2"): 0.2}
    assert part(NAUTILION, "plan", give("give 1 2 4"), chances) == "darkhouse"
    chances = {give("give 1 2 4"): 0.6, give("give 2 1 4"): 0.58, give("give 1 4 2"): 0.3, give("give 4 1 2"): 0.2}
    assert part(NAUTILION, "plan", give("give 1 2 4"), chances) == "nautilion"
    chances[give("whirlwind")] = 0.7
    assert part(NAUTILION, "plan", give("whirlwind"), chances) == "grimoire"


def test_the_ends_of_the_island_and_of_the_path_are_told_apart() -> None:
    island = GAMES["island"]
    assert [part(island, "explore", best, dict.fromkeys(range(4), 0.5)) for best in range(4)] == ["back"] * 2 + ["front"] * 2
    assert [part(NAUTILION, "take", best, {3: 0.1, 40: 0.2}) for best in (3, 40)] == ["isles", "abyss"]


def test_where_a_game_does_not_say_there_is_none() -> None:
    assert part(GAMES["nemo"], "act", 0, {0: 0.5, 1: 0.4}) == ""


@pytest.mark.parametrize(
    ("id", "options"), [("nautilion", {"players": 2, "expansions": "all"}), ("nautilion", {}), ("island", {"players": 4})]
)
def test_whatever_is_best_its_part_has_words(id: str, options: dict[str, Any]) -> None:
    table, luck, found = leagues.new(id, seed="hints", **options), Random(1), set()
    while not table.over:
        decision = table.decision
        if decision is not None and not decision.chance and table.option_count > 1:
            chances = {move.answer: luck.random() for move in table.legal}
            found |= {part(table.game, decision.name, answer, chances) for answer in chances}
        table.play(luck.choice(table.legal))
    assert len(found) > 3
    for language in LANGUAGES:
        assert all(table.game.words(language).has(f"hint-part-{one}") for one in found if one)
