"""The three ways to begin that a person is offered: each settles how hard the voyage is and what belongs to it. Who sails,
and why, stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.kernel.options import Option, Preset, Value, everything

FREE = ("players", "company", "motive")


def presets(options: Sequence[Option]) -> tuple[Preset, ...]:
    """The presets, from what the options declare."""
    basic: dict[str, Value] = {option.name: option.default for option in options if option.name not in FREE}
    return (
        Preset("first-voyage", basic | {"difficulty": "sailor"}),
        Preset("basic-box", basic),
        Preset("everything", basic | everything(options)),
    )
