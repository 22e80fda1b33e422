"""A toy that has grown: an option that takes many values, and options that do not go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.options import Option
from leagues.kernel.schema import members
from tests.toys import dolls

PAINTS = ("red", "gold", "black")


class State(dolls.State):
    paints: int = members(0, 2, "the paints that were chosen")


def begin(s: Any, t: Any, options: Mapping[str, Any]) -> None:
    if "black" in options["paints"] and options["rounds"] == 5:
        raise LeaguesError("bad-option", option="rounds", value=5, choices="1, 2, 3", many=0)
    dolls.begin(s, t, options)
    s.paints = sum(1 << PAINTS.index(paint) for paint in options["paints"])


def options_of(s: Any) -> dict[str, Any]:
    return {"rounds": s.rounds, "paints": tuple(paint for i, paint in enumerate(PAINTS) if s.paints >> i & 1)}


PAINTED = replace(
    dolls.GAME, id="painted", state=State, begin=begin, options_of=options_of,
    options=(*dolls.GAME.options, Option("paints", (), PAINTS, many=True)),
)  # fmt: skip
