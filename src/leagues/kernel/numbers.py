"""Whole numbers, and yes or no, that come from outside: from people's programs and from NumPy."""

from __future__ import annotations

from operator import index

from leagues.kernel.errors import LeaguesError


def whole(value: object) -> int | None:
    """A whole number of whatever kind (a NumPy integer too); None for what is none. True and False are none."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def within(value: object, low: int, high: int) -> int:
    """A whole number from `low` to `high`; anything else is named."""
    found = whole(value)
    if found is None or not low <= found <= high:
        raise LeaguesError("bad-number", value=value, low=low, high=high)
    return found


def flag(value: object, name: str) -> bool:
    """A yes or a no (NumPy's too); anything else is named, as a text such as "no" would count as a yes."""
    if type(value).__name__ in ("bool", "bool_") or whole(value) in (0, 1):
        return bool(value)
    raise LeaguesError("bad-flag", name=name, value=repr(value)[:40])
