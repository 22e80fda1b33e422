"""The three ways to begin: what each settles, from what the options declare."""

from __future__ import annotations

from typing import Any

import pytest

import leagues
from leagues.games.nemo import names
from leagues.games.nemo.game import GAME
from leagues.games.nemo.presets import presets
from leagues.kernel.options import Option, Preset, Value

FIRST, BASIC, EVERYTHING = GAME.presets
LEVELS = ("difficulty", *names.ASPECTS)


@pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.name)
def test_a_preset_settles_everything_but_who_sails_and_why(preset: Preset) -> None:
    assert {option.name for option in GAME.options} - set(preset.options) == {"players", "company", "motive"}
    options: dict[str, Any] = dict(preset.options)
    assert leagues.new("nemo", seed="preset", **options).options == GAME.read_options({}) | options


def test_a_first_voyage_is_a_sailors_and_the_basic_box_an_officers() -> None:
    assert FIRST.options["difficulty"] == "sailor"
    assert BASIC.options["difficulty"] == "officer"
    for preset in (FIRST, BASIC):
        assert preset.options["box"] == "basic"
        assert preset.options["optional_rules"] == ()


def test_everything_leaves_nothing_out_that_can_be_added() -> None:
    added = {name for name, value in EVERYTHING.options.items() if value != BASIC.options[name]}
    assert added == {option.name for option in GAME.options} - {"players", "company", "motive", *LEVELS}
    assert EVERYTHING.options["box"] == names.BOXES[-1]
    assert EVERYTHING.options["optional_rules"] == names.OPTIONAL_RULES


def test_a_new_option_joins_everything_by_itself() -> None:
    seas = Option("seas", "calm", ("calm", "rough"), fullest="rough")
    cups = Option("cups", (), ("red", "blue"), many=True)
    first, basic, everything = presets((*GAME.options, seas, cups))
    assert (first.options["seas"], basic.options["seas"], everything.options["seas"]) == ("calm", "calm", "rough")
    assert everything.options["cups"] == ("red", "blue")


@pytest.mark.parametrize(("motive", "kept"), [("science", "science"), ("piracy", "explore")])
def test_a_motive_of_the_expanded_box_gives_way_to_the_basic_one(motive: str, kept: str) -> None:
    chosen: dict[str, Value] = GAME.read_options({"motive": motive, "players": 2})
    assert GAME.with_preset(BASIC, chosen) == GAME.read_options({"motive": kept, "players": 2})
    assert GAME.with_preset(EVERYTHING, chosen)["motive"] == motive
