"""The three ways to begin that a person is offered, each harder than the one before: the base game, one expansion, all of
them. How many sail stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.kernel.options import Option, Preset, Value, everything


def presets(options: Sequence[Option]) -> tuple[Preset, ...]:
    """The presets, from what the options declare."""
    usual: dict[str, Value] = {option.name: option.default for option in options if option.name != "players"}
    return (
        Preset("first-dive", usual | {"ship": "A1"}),
        Preset("harpoons-out", usual | {"ship": "B1", "expansions": ("mercenaries",)}),
        Preset("whole-deep", usual | everything(options) | {"ship": "C2"}),
    )
