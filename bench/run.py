"""Our speed beside other libraries, all in one run on one core, as ratios. `make bench` writes `bench/results/`.

Random play with the legal moves queried before every move. Readings are taken in turns, so that a busy machine
slows everybody. Ours: `decisions` are players' choices with two or more options; `steps` are all entries, dice included.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import peers
import single
from leagues import __version__
from leagues.games import GAMES
from leagues.simulate import Report, interpreted

RESULTS = Path(__file__).parent / "results"
# What must hold: (our figure, peer, at least this many times as fast).
CPU_BARS = (
    ("nautilion compiled, decisions", "OpenSpiel connect_four", 6.0),
    ("nautilion compiled, steps", "OpenSpiel connect_four", 20.0),
    ("nautilion with all expansions compiled, decisions", "OpenSpiel connect_four", 2.0),
    ("nautilion with all expansions compiled, steps", "OpenSpiel connect_four", 6.0),
    ("island compiled, decisions", "OpenSpiel connect_four", 2.0),
    ("nemo compiled, decisions", "OpenSpiel connect_four", 0.5),
    ("nautilion interpreted, steps", "python-chess", 5.0),
    ("nautilion in Gymnasium", "PettingZoo connect_four", 5.0),
    ("island in PettingZoo", "PettingZoo connect_four", 5.0),
)
# And on any machine: (our figure, at least so many in a second).
CPU_FLOORS = (("nemo compiled, decisions", 300_000),)


def ours(name: str, unit: str, games: int, simulate: Callable[[int, int], Iterator[Report]]) -> peers.Peer:
    """Our game as a peer: `simulate(first, games)` plays a portion."""
    at = [0]

    def sample(seconds: float) -> float:
        count, taken, portion = 0, 0.0, games
        while taken < seconds:
            report = last(simulate(at[0], portion))
            at[0] += portion
            count += getattr(report, unit)
            taken += report.seconds
        return count / taken

    return peers.Peer(f"{name}, {unit}", f"leagues {__version__}", sample, f"{unit}/s")


def last(reports: Iterator[Report]) -> Report:
    """The final report."""
    *_, report = reports
    return report


def cpu_peers() -> list[peers.Peer]:
    """Everything that is measured on one core."""
    from leagues.compiled import cpu

    game = GAMES["nautilion"]
    tables, options, whole = game.read_tables(None), game.read_options({}), game.read_options({"expansions": "all"})
    island = GAMES["island"]
    island_tables, island_options = island.read_tables(None), island.read_options({})
    nemo = GAMES["nemo"]
    nemo_tables, nemo_options = nemo.read_tables(None), nemo.read_options({})

    def compiled(first: int, games: int) -> Iterator[Report]:
        return cpu.simulate(game, "random", tables, options, "bench", games, first)

    def compiled_whole(first: int, games: int) -> Iterator[Report]:
        return cpu.simulate(game, "random", tables, whole, "bench", games, first)

    def castaways(first: int, games: int) -> Iterator[Report]:
        return cpu.simulate(island, "random", island_tables, island_options, "bench", games, first)

    def voyages(first: int, games: int) -> Iterator[Report]:
        return cpu.simulate(nemo, "random", nemo_tables, nemo_options, "bench", games, first)

    def plain(first: int, games: int) -> Iterator[Report]:
        return interpreted(game, "random", tables, options, "bench", games, first)

    return [
        ours("nautilion compiled", "decisions", 300_000, compiled),
        ours("nautilion compiled", "steps", 300_000, compiled),
        ours("nautilion with all expansions compiled", "decisions", 100_000, compiled_whole),
        ours("nautilion with all expansions compiled", "steps", 100_000, compiled_whole),
        ours("island compiled", "decisions", 20_000, castaways),
        ours("island compiled", "steps", 20_000, castaways),
        ours("nemo compiled", "decisions", 5_000, voyages),
        ours("nemo compiled", "steps", 5_000, voyages),
        peers.openspiel_connect_four_peer(),
        ours("nautilion interpreted", "steps", 200, plain),
        peers.python_chess_peer(),
        peers.openspiel_backgammon_peer(),
        single.gymnasium_peer("nautilion"),
        single.pettingzoo_peer("island"),
        peers.pettingzoo_connect_four_peer(),
    ]


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    name = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return {"cpu": name, "system": platform.system(), "python": platform.python_version()}


def report_cpu(seconds: float, repeats: int) -> dict[str, Any]:
    """Measure on one core and compare."""
    figures = {figure.name: figure for figure in peers.measure(cpu_peers(), seconds, repeats)}
    ratios = [
        {"ours": mine, "peer": peer, "ratio": figures[mine].median / figures[peer].median, "bar": bar}
        for mine, peer, bar in CPU_BARS
    ]
    floors = [{"ours": mine, "median": figures[mine].median, "bar": bar} for mine, bar in CPU_FLOORS]
    shown = [vars(figure) for figure in figures.values()]
    return {"machine": machine(), "figures": shown, "ratios": ratios, "floors": floors}


def as_markdown(title: str, found: dict[str, Any]) -> str:
    """A table for people."""
    lines = [f"# {title}", "", ", ".join(f"{key}: {value}" for key, value in found["machine"].items()), ""]
    lines += ["| what | unit | median | lowest | highest | versions |", "|---|---|---:|---:|---:|---|"]
    lines += [
        f"| {f['name']} | {f['unit']} | {f['median']:,.0f} | {f['low']:,.0f} | {f['high']:,.0f} | {f['versions']} |"
        for f in found["figures"]
    ]
    lines += ["", "| ours | beside | times as fast | must be at least |", "|---|---|---:|---:|"]
    lines += [f"| {r['ours']} | {r['peer']} | {r['ratio']:.1f} | {r['bar']:g} |" for r in found["ratios"]]
    if found.get("floors"):
        lines += ["", "| ours | in a second | must be at least |", "|---|---:|---:|"]
        lines += [f"| {f['ours']} | {f['median']:,.0f} | {f['bar']:,} |" for f in found["floors"]]
    return "\n".join(lines) + "\n"


def write(name: str, title: str, found: dict[str, Any]) -> bool:
    """Keep the results; whether every bar was met."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (RESULTS / f"{name}.md").write_text(as_markdown(title, found), encoding="utf-8")
    fast = all(floor["median"] >= floor["bar"] for floor in found.get("floors", ()))
    return fast and all(ratio["ratio"] >= ratio["bar"] for ratio in found["ratios"])


def main(*, gpu: bool = False, as_json: bool = False, seconds: float = 1.0, repeats: int = 5) -> int:
    """Measure, print, keep. 1 if a bar was missed."""
    started = perf_counter()
    if gpu:
        import gpu_run

        name, title, found = "gpu", "Speed on a GPU", gpu_run.report(seconds, repeats)
    else:
        name, title, found = "cpu", "Speed on one core", report_cpu(seconds, repeats)
    good = write(name, title, found)
    print(json.dumps(found) if as_json else as_markdown(title, found))
    print(f"{perf_counter() - started:.0f} s", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    sys.exit(main(gpu=asked.gpu, as_json=asked.json, seconds=asked.seconds, repeats=asked.repeats))
