"""What the load test found, for people, beside what must hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from load.servers import EXPLAINED

Found = dict[str, Any]
Column = tuple[str, Callable[[Found], str]]
FLAWS = ("lost", "doubled", "unsaved", "different", "unreadable", "refused")
SPEED = {"full": "full", "paced": "once a second"}

FIGURES: Sequence[Column] = (
    ("server", lambda f: str(f["server"])),
    ("games", lambda f: f"{f['games']:,}"),
    ("speed", lambda f: SPEED[f["mode"]]),
    ("moves/s", lambda f: f"{f['moves_per_second']:,.0f}"),
    ("lowest", lambda f: f"{f['low']:,.0f}"),
    ("highest", lambda f: f"{f['high']:,.0f}"),
    ("p50 ms", lambda f: f"{f['p50_ms']:.1f}"),
    ("p99 ms", lambda f: f"{f['p99_ms']:.1f}"),
    ("late", lambda f: f"{f['late']:,.0f}"),
    ("tables opened/s", lambda f: f"{f['opened_per_second']:,.0f}"),
    ("bytes", lambda f: f"{f['bytes']:,.0f}"),
    ("explained/s", lambda f: f"{f.get('explained_per_second', 0):,.0f}"),
    ("their bytes", lambda f: f"{f.get('explained_bytes', 0):,.0f}"),
    ("memory MB", lambda f: f"{f['memory_mb']:,.0f}"),
    ("server busy", lambda f: f"{f['server_busy']:.0%}"),
    ("clients busy", lambda f: f"{f['client_busy']:.0%}"),
    ("runs dropped", lambda f: f"{f['dropped']:.0f}"),
)
KILLS: Sequence[Column] = (
    ("server", lambda k: str(k["server"])),
    ("kills", lambda k: str(k["kills"])),
    ("tables", lambda k: f"{k['tables']:,}"),
    ("acknowledged moves", lambda k: f"{k['acknowledged']:,}"),
    ("of them lost", lambda k: f"{k['lost']:,}"),
    ("doubled", lambda k: str(k.get("doubled", "not tried"))),
    ("unreadable tables", lambda k: f"{k['unreadable']:,}"),
)
BARS: Sequence[Column] = (
    ("what", lambda b: str(b["what"])),
    ("found", lambda b: f"{b['found']:.1f}"),
    ("must be", lambda b: str(b["bar"])),
)
ABOUT = """\
The server has one core, the clients another. Two players at each table, each with a web socket; the time of a move is from
sending it to its arrival at the partner, `bytes` is the median of what arrives. At full speed a table moves again once both
have seen the last move; the clock runs while all tables are open, and stands still while they are opened for the next round.
Once a second every table moves at a moment of its own, and new ones are opened as games end; `late` counts moves that could
not be made in their second. Medians of interleaved runs; a run in which the peer closed its sockets is made again and
counted under `runs dropped`; one in which ours did would end the test. In the row `leagues, explained`
every client wants explanations, as a page does: how many arrived a second, and the median of their bytes; a revision that
passes meanwhile is not explained. Ours: Nautilion with its real rules, every move on the
disk before anybody is told. The peer: a game of the same size, `bench/load/ferry.mjs`."""


def bars(figures: Sequence[Found], killed: Sequence[Found]) -> list[Found]:
    """What must hold, with what was found. A part that was not measured is left out."""
    by = {(f["server"], f["games"], f["mode"]): f for f in figures}
    ours, theirs = by.get(("leagues", 100, "full")), by.get(("boardgame.io, memory", 100, "full"))
    paced = by.get(("leagues", 1000, "paced"))
    found: list[Found] = []
    if ours and theirs:
        ratio = ours["moves_per_second"] / theirs["moves_per_second"]
        found.append(bar("moves/s at 100 games, times boardgame.io's in memory", ratio, ">= 2", met=ratio >= 2))
        found.append(bar("bytes of an update, median", ours["bytes"], "<= 300", met=ours["bytes"] <= 300))
    if paced:
        found.append(
            bar("p99 in ms at 1,000 games that move once a second", paced["p99_ms"], "< 50", met=paced["p99_ms"] < 50)
        )
        found.append(bar("moves too late for their second, of the same", paced["late"], "0", met=paced["late"] == 0))
    explained = by.get((EXPLAINED, 100, "full"))
    if explained:
        size = explained["explained_bytes"]
        found.append(bar("bytes of an explanation, median", size, "<= 4000", met=0 < size <= 4000))
    for k in [one for one in killed if one["server"].startswith("leagues")]:
        flaws = sum(k[flaw] for flaw in FLAWS)
        found.append(
            bar(
                f"{k['server']}: lost, doubled, shown too early or unreadable in {k['kills']} kills",
                flaws,
                "0",
                met=flaws == 0,
            )
        )
    return found


def bar(what: str, found: float, must_be: str, *, met: bool) -> Found:
    """One thing that must hold."""
    return {"what": what, "found": found, "bar": must_be, "met": met}


def table(columns: Sequence[Column], rows: Sequence[Found]) -> list[str]:
    """A table in Markdown, numbers to the right."""
    marks = ["---" if name in ("server", "speed", "what") else "---:" for name, _ in columns]
    cells = [[name for name, _ in columns], marks, *([show(row) for _, show in columns] for row in rows)]
    return ["| " + " | ".join(line) + " |" for line in cells]


def as_markdown(found: Found) -> str:
    """The results for people."""
    lines = ["# Load", "", ", ".join(f"{key}: {value}" for key, value in found["machine"].items()), "", ABOUT, ""]
    lines += table(FIGURES, found["figures"])
    if found["kills"]:
        lines += ["", "Killed (`kill -9`) at random moments while people play:", "", *table(KILLS, found["kills"])]
    lines += ["", *table(BARS, found["bars"])]
    return "\n".join(lines) + "\n"
