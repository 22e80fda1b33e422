"""The explanation on its way to a page: without what the slate says already, what is said twice, and what no page reads.
`web/src/games/nautilion/whole.ts` puts back what belongs there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

UNREAD = ("rules", "answers")  # a page names the rules of the decision, and knows from `legal` how dice can be given
SAID = ("price", "tokens", "phantom", "nautilion", "blow", "ending", "sentences")  # of a give, by the cells of its dice


def short(told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a page is sent. A give says nothing but its dice where each of them does what its cell says; what a die that is
    turned or set would do stands in one list for all choices; a Tide that cannot be cast is barred once, as a spell."""
    cells = {(cell["figure"], cell["value"]): cell for cell in told["slate"] if "barred" not in cell}
    gives = [without(give, *UNREAD, *(SAID if as_cells(give, cells) else ())) for give in told["gives"]]
    spells = [without(spell, "rules") for spell in told["spells"]]
    slate = [without(cell, *UNREAD) for cell in told["slate"]]
    turned: list[Any] = []
    barred = {spell.get("barred") for spell in told["spells"] if spell["name"] == "tide"} - {None}
    choices = {
        answer: turning(choice, turned)
        for answer, choice in told["choices"].items()
        if choice.get("barred") not in barred or choice["targets"][0]["kind"] != "die"
    }
    return {**told, "choices": choices, "gives": gives, "slate": slate, "spells": spells, "turned": turned}


def turning(choice: Mapping[str, Any], turned: list[Any]) -> Mapping[str, Any]:
    """A choice whose cells are named by their places among those that are turned."""
    if "cells" not in choice:
        return choice
    turned += [cell for at, cell in enumerate(choice["cells"]) if cell not in turned and cell not in choice["cells"][:at]]
    return {**without(choice, "cells"), "turns": [turned.index(cell) for cell in choice["cells"]]}


def without(part: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """The rest."""
    return {name: value for name, value in part.items() if name not in names}


def as_cells(give: Mapping[str, Any], cells: Mapping[tuple[int, int], Mapping[str, Any]]) -> bool:
    """Whether a way to give dice does what the cells of its dice say, one by one, and nothing else."""
    found = [cells.get(die) for die in enumerate(give["dice"])]
    darkhouse, phantom, nautilion = found
    if darkhouse is None or phantom is None or nautilion is None or give["ending"]:
        return False
    says = {
        "price": darkhouse.get("price"), "tokens": darkhouse.get("tokens", 0), "phantom": phantom.get("way"),
        "nautilion": nautilion.get("way"), "blow": phantom.get("blow", False),
        "sentences": [*darkhouse["sentences"], *phantom["sentences"], *nautilion["sentences"]],
    }  # fmt: skip
    return all(give[name] == value for name, value in says.items())
