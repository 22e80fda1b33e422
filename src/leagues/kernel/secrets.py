"""What a seat may know, made from the visibility that the schema declares.

`hide(s, t, seat)` blanks what the seat may not see and pours it back into what is unseen. `fill(s, t, seat, g)` deals it
again, over physical cards, in keeping with what everybody knows: what is in a hand for certain, and what is not. Both are
written out from the declaration, in the compiled subset. Seat -1 is a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """Write `fill` for a state: every hidden multiset gets what is known to be in it; then cards are dealt from where they
    were poured, so that each way to deal the physical cards that fits what is known is as likely as any other."""
    lines = ["def fill(s, t, seat, g):", "    pass"]
    for field in secret_fields(state):
        if field.pours:
            lines += _known_first(field) if field.known else []
            lines += _lacking(field) if field.lacks else []
            lines += _deal(field, f"s.{field.lacks}[p] == 0" if field.lacks else "", "", 1)
    scope: dict[str, Any] = {"below": below}
    exec(compile("\n".join(lines), "<fill>", "exec"), scope)
    fill: Callable[[Any, Any, int, Any], None] = scope["fill"]
    return fill


def _known_first(field: Field) -> list[str]:
    """Before anything is dealt: no hand may get what is known to be in another."""
    hand, cup, known = f"s.{field.name}[p][k]", f"s.{field.pours}[k]", f"s.{field.known}[p][k]"
    return [
        f"    for p in range({field.shape[0]}):",
        "        if p != seat:",
        f"            for k in range({field.shape[1]}):",
        f"                {hand} += {known}",
        f"                {cup} -= {known}",
    ]


def _deal(field: Field, which: str, lacked: str, indent: int, check: Sequence[str] = ()) -> list[str]:
    """Deal to every hidden hand for which `which` holds, from the cards for which `lacked` does not."""
    kinds, hand, cup = field.shape[1], f"s.{field.name}", f"s.{field.pours}"
    free = f"if not {lacked}:" if lacked else "if True:"
    lines = [
        f"for p in range({field.shape[0]}):",
        f"    if p != seat and {which}:" if which else "    if p != seat:",
        f"        wanted = s.{field.sized}[p]",
        f"        for k in range({kinds}):",
        f"            wanted -= {hand}[p][k]",
        *("        " + line for line in check),
        "        for _ in range(wanted):",
        "            total = 0",
        f"            for k in range({kinds}):",
        f"                {free}",
        f"                    total += {cup}[k]",
        "            at = below(g, total)",
        "            found = -1",
        f"            for k in range({kinds}):",
        f"                {free}",
        "                    if found < 0:",
        f"                        if at < {cup}[k]:",
        "                            found = k",
        f"                        at -= {cup}[k]",
        f"            {cup}[found] -= 1",
        f"            {hand}[p][found] += 1",
    ]
    return ["    " * indent + line for line in lines]


def _lacking(field: Field) -> list[str]:
    """Seats that are known to lack something are dealt to first, one after the other. A deal in which the earlier ones took
    much of what the later ones could have would come up too often; it is thrown away as often as it takes to make all
    deals alike: with `rest` cards left of the `all` that fitted at first, `wanted` of them are kept with the chance
    rest/all x (rest - 1)/(all - 1) x ..."""
    hand, cup, lacks = f"s.{field.name}", f"s.{field.pours}", f"s.{field.lacks}"
    known = f"s.{field.known}[q][k]" if field.known else "0"
    check = [
        "rest = 0",
        f"for k in range({field.shape[1]}):",
        f"    if not {lacks}[p] >> k & 1:",
        f"        rest += {cup}[k]",
        "all = rest",
        "for q in range(p):",
        f"    if q != seat and {lacks}[q] != 0:",
        f"        for k in range({field.shape[1]}):",
        f"            if not {lacks}[p] >> k & 1:",
        f"                all += {hand}[q][k] - {known}",
        "if all > rest:",
        "    for i in range(wanted):",
        "        if below(g, all - i) >= rest - i:",
        "            again = 1",
        "if again:",
        "    wanted = 0",
    ]
    return [
        "    again = 1",
        "    while again:",
        "        again = 0",
        *_deal(field, f"{lacks}[p] != 0", f"{lacks}[p] >> k & 1", 2, check),
        "        if again:",
        f"            for q in range({field.shape[0]}):",
        f"                if q != seat and {lacks}[q] != 0:",
        f"                    for k in range({field.shape[1]}):",
        f"                        {cup}[k] += {hand}[q][k] - {known}",
        f"                        {hand}[q][k] = {known}",
    ]
