"""What a seat may know, made from the visibility that the schema declares.

`hide(s, t, seat)` blanks what the seat may not see and pours it back into what is unseen. `fill(s, t, seat, g)` deals it
again,
over physical cards, in keeping with what everybody knows. Both are written out from the declaration, in the
compiled subset. Seat -1 is a spectator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from leagues.kernel.schema import Field, Record, See
from leagues.kernel.sfc32 import below


def secret_fields(state: type[Record]) -> list[Field]:
    """The fields that are not for everyone."""
    return [field for field in state.FIELDS if field.see is not See.ALL]


def make_hide(state: type[Record]) -> Callable[[Any, Any, int], None]:
    """Write `hide` for a state."""
    lines = ["def hide(s, t, seat):", "    pass"]
    for field in secret_fields(state):
        if field.see is See.NOBODY:
            lines += _blank(field, f"s.{field.name}", len(field.shape), 1)
            continue
        lines += [f"    for p in range({field.shape[0]}):", "        if p != seat:"]
        if field.pours:
            lines += [
                f"            for k in range({field.shape[1]}):",
                f"                s.{field.pours}[k] += s.{field.name}[p][k]",
                f"                s.{field.name}[p][k] = 0",
            ]
        else:
            lines += _blank(field, f"s.{field.name}[p]", len(field.shape) - 1, 3)
    scope: dict[str, Any] = {}
    exec(compile("\n".join(lines), "<hide>", "exec"), scope)
    hide: Callable[[Any, Any, int], None] = scope["hide"]
    return hide


def _blank(field: Field, target: str, axes: int, indent: int) -> list[str]:
    lines = []
    for axis in range(axes):
        length = field.shape[len(field.shape) - axes + axis]
        lines.append("    " * (indent + axis) + f"for i{axis} in range({length}):")
        target += f"[i{axis}]"
    return [*lines, "    " * (indent + axes) + f"{target} = {field.blank}"]


def make_fill(state: type[Record]) -> Callable[[Any, Any, int, Any], None]:
    """Write `fill` for a state: each hidden multiset gets what is known of it, then cards from where it was poured."""
    lines = ["def fill(s, t, seat, g):", "    pass"]
    for field in secret_fields(state):
        if not field.pours:
            continue
        hand, cup = f"s.{field.name}", f"s.{field.pours}"
        lines += [
            f"    for p in range({field.shape[0]}):",
            "        if p != seat:",
            f"            wanted = s.{field.sized}[p]",
        ]
        if field.known:
            lines += [
                f"            for k in range({field.shape[1]}):",
                f"                {hand}[p][k] += s.{field.known}[p][k]",
                f"                {cup}[k] -= s.{field.known}[p][k]",
                f"                wanted -= s.{field.known}[p][k]",
            ]
        lines += [
            "            for _ in range(wanted):",
            "                total = 0",
            f"                for k in range({field.shape[1]}):",
            f"                    total += {cup}[k]",
            "                at = below(g, total)",
            "                k = 0",
            f"                while at >= {cup}[k]:",
            f"                    at -= {cup}[k]",
            "                    k += 1",
            f"                {cup}[k] -= 1",
            f"                {hand}[p][k] += 1",
        ]
    scope: dict[str, Any] = {"below": below}
    exec(compile("\n".join(lines), "<fill>", "exec"), scope)
    fill: Callable[[Any, Any, int, Any], None] = scope["fill"]
    return fill
