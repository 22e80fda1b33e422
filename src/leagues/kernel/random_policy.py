"""The policy `random`: every option is as likely as the others.

A policy is a module in the compiled subset with `choose(states, seen, t, out, count, g)`: `states[seen]` is what the
deciding seat may know, `out[:count]` are its options, `g` is the generator of the policies, which is not that of chance; it
gives one of the options. A policy that never looks at the state says so with `LOOKS = False`: then nothing has to be hidden
from it.
"""

from __future__ import annotations

from typing import Any

from leagues.kernel import sfc32

LOOKS = False


def choose(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """One of the options."""
    return out[sfc32.below(g, count)]  # type: ignore[no-any-return]  # `out` may be an array, which has no types
