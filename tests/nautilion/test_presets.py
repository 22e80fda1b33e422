"""The three ways to begin: each settles everything but how many sail."""

from __future__ import annotations

from typing import Any

import pytest

import leagues
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS
from leagues.kernel.options import Preset


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.name)
def test_a_preset_settles_everything_but_who_sails(preset: Preset) -> None:
    assert {option.name for option in GAME.options} - set(preset.options) == {"players"}
    options: dict[str, Any] = dict(preset.options)
    assert leagues.new("nautilion", seed="preset", **options).options == GAME.read_options({}) | options


def test_each_is_harder_than_the_one_before() -> None:
    assert [(one.options["ship"], one.options["expansions"]) for one in GAME.presets] == [
        ("A1", ()), ("B1", ("mercenaries",)), ("C2", EXPANSIONS),
    ]  # fmt: skip
    assert {one.options["reserve"] for one in GAME.presets} == {4}
