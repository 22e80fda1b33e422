"""The options of a game: one name and one set of values everywhere (command line, Python, engine, record)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from leagues.kernel.errors import LeaguesError


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game. Its sentence lies in the words under `option-<name>`."""

    name: str
    default: int | str
    choices: tuple[int | str, ...]

    def read(self, value: object) -> int | str:
        """The choice that `value` (also as typed text) means."""
        for choice in self.choices:
            if not isinstance(value, bool) and str(value).strip().lower() == str(choice).lower():
                return choice
        raise LeaguesError(
            "bad-option", option=self.name, value=str(value)[:40], choices=", ".join(str(c) for c in self.choices)
        )


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, int | str]:
    """All options with their values: those given, and the defaults."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise LeaguesError("unknown-option", option=str(name)[:40], options=", ".join(names))
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
