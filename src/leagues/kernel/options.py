"""The options of a game: one name and one set of values everywhere (command line, Python, engine, record)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from leagues.kernel.errors import LeaguesError

Choice = int | str
Value = Choice | tuple[Choice, ...]  # one choice; of an option that takes many, the chosen ones in their declared order


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game. Its sentence lies in the words under `option-<name>`."""

    name: str
    default: Value
    choices: tuple[Choice, ...]
    many: bool = False  # any of the choices, also none
    fullest: Choice | None = None  # with everything that there is; one of which any can be chosen has all of them then

    def read(self, value: object) -> Value:
        """What `value` (also as typed text) means: a choice; where there may be many, a list or `a,b`, `all` or `none`."""
        if not self.many:
            return self._choice(value)
        if isinstance(value, str):
            value = value.replace(",", " ").split()
            whole = " ".join(value).lower()
            if whole in ("", "none", "all"):
                return self.choices if whole == "all" else ()
        if not isinstance(value, list | tuple | set | frozenset):
            raise self._refusal(value)
        chosen = {self._choice(one) for one in value}
        return tuple(choice for choice in self.choices if choice in chosen)

    def _choice(self, value: object) -> Choice:
        for choice in self.choices:
            if not isinstance(value, bool) and str(value).strip().lower() == str(choice).lower():
                return choice
        raise self._refusal(value)

    def _refusal(self, value: object) -> LeaguesError:
        choices = ", ".join(map(str, self.choices))
        return LeaguesError("bad-option", option=self.name, value=str(value)[:40], choices=choices, many=int(self.many))


@dataclass(frozen=True)
class Preset:
    """Options that are chosen together. Its name and what it means lie in the words under `preset-<name>`."""

    name: str
    options: Mapping[str, Value]

    def fits(self, chosen: Mapping[str, Value]) -> bool:
        """Whether this is what is chosen."""
        return all(chosen.get(name) == value for name, value in self.options.items())


def everything(declared: Sequence[Option]) -> dict[str, Value]:
    """What options have in a game with everything that there is."""
    found: dict[str, Value] = {option.name: option.choices for option in declared if option.many}
    return found | {option.name: option.fullest for option in declared if option.fullest is not None}


def shown(value: Value) -> str:
    """A value as it can be typed."""
    return (",".join(map(str, value)) or "none") if isinstance(value, tuple) else str(value)


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options with their values: those given, and the defaults."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise LeaguesError("unknown-option", option=str(name)[:40], options=", ".join(names))
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
