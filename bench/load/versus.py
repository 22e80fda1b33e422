"""Two checkouts under the same load, in turns: how many moves a second this one makes for each that the other makes.

The people are the same for both (`clients.mjs`); each checkout brings the file that speaks with its server. Writes
`bench/results/load-against.json` and `load-against.md`.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import against
import pairs
from load.servers import Server

BAR = 0.95  # moves a second, at least so many times those of the other commit

Reading = Callable[[Server], float]


def compare(
    this: against.Checkout, that: against.Checkout, folder: Path, count: int, read: Reading, say: Callable[[str], None]
) -> dict[str, Any]:
    """The figures of all pairs and their ratio. Every reading has a server and a database of its own."""
    made = iter(range(2 * count))

    def measure(checkout: against.Checkout) -> float:
        speed = read(Server("leagues", "leagues", folder / f"{checkout.name}-{next(made)}", checkout=checkout))
        say(f"{checkout.name}: {speed:,.0f} moves/s")
        return speed

    ours, theirs = pairs.in_turns(lambda: measure(this), lambda: measure(that), count)
    found = pairs.ratio(ours, theirs)
    say(f"moves/s beside {that.name}: {found}")
    return {"against": that.name, "this": ours, "that": theirs, "ratio": vars(found)}


HEAD = """\
games at full speed, the servers in turns on one core and the people on another, as in load.md. A ratio above 1: this
checkout is faster. The interval of 95 % is by resampling the pairs.

| moves/s, this | that | times as fast | from | to | pairs | must be at least |
|---:|---:|---:|---:|---:|---:|---:|"""


def as_markdown(found: dict[str, Any]) -> str:
    """The results for people."""
    middle = [f"{statistics.median(found[side]):,.0f}" for side in ("this", "that")]
    row = " | ".join(["| " + middle[0], middle[1], *pairs.cells(found["ratio"]), str(BAR)]) + " |"
    machine = ", ".join(f"{key}: {value}" for key, value in found["machine"].items())
    return "\n".join([f"# Load beside {found['against']}", "", machine, "", f"{found['games']} {HEAD}", row, ""])


def keep(found: dict[str, Any], results: Path) -> bool:
    """Write the results; whether the bar was met."""
    results.mkdir(exist_ok=True)
    (results / "load-against.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (results / "load-against.md").write_text(as_markdown(found), encoding="utf-8")
    return bool(found["ratio"]["mean"] >= BAR)
