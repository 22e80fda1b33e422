"""Compiled rules follow the tables they are given, and are compiled again when anything else has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest

from leagues import locks
from leagues.compiled import cpu, numba_rules
from leagues.games import GAMES
from leagues.kernel.playout import build
from leagues.simulate import Report, interpreted
from tests.patience import ended_after

pytestmark = pytest.mark.compiled


def last(reports: Any) -> Report:
    *_, report = reports
    return report  # type: ignore[no-any-return]


def test_changed_tables_are_followed_without_compiling_again() -> None:
    game = GAMES["nautilion"]
    shipped, options = game.read_tables(None), game.read_options({})
    owners = game.read_tables(
        "[dice]\nfaces = [1, 2, 2, 3, 3, 4]\n[spells]\ntide = 1\nwhirlwind = 2\n[darkhouse]\ntoll = [1, 4]\n"
    )
    player = build(game, "random", game.edition_of(game.new_state(shipped, options)))
    before = cpu.runner(player)
    found = set()
    for tables in (shipped, owners):
        plain = last(interpreted(game, "random", tables, options, "tables", 300))
        assert last(cpu.simulate(game, "random", tables, options, "tables", 300)).fingerprint == plain.fingerprint
        found.add(plain.fingerprint)
    assert len(found) == 2
    assert cpu.runner(player) is before
    assert len(before.signatures) == 1


def test_the_cache_key_follows_every_source_and_layout() -> None:
    game = GAMES["nautilion"]
    records = [game.state, game.tables]

    def module(text: str) -> ModuleType:
        made = ModuleType("edited")
        exec(text, made.__dict__)
        return made

    one, two = module("def rule(s):\n    return s + 1\n"), module("def rule(s):\n    return s + 2\n")
    keys = {
        numba_rules.key([one.rule], records),
        numba_rules.key([two.rule], records),
        numba_rules.key([one.rule], [game.tables]),
        numba_rules.key([one.rule, two.rule], records),
    }
    assert len(keys) == 4
    assert numba_rules.key([one.rule], records) in keys


def test_a_constant_anywhere_in_a_game_changes_the_key(tmp_path: Path) -> None:
    """Compiled code freezes constants of files that hold no function of it, such as `state.py`."""
    script = """if True:
        from leagues.compiled import numba_rules
        from leagues.games import GAMES
        from leagues.kernel.playout import build
        player = build(GAMES["nautilion"], "random")
        print(numba_rules.key(player.sources, [player.game.state]))
    """
    source = Path(cpu.__file__).parents[2]
    keys: list[str] = []
    for change in ("", "DARKHOUSE, PHANTOM, NAUTILION = 1, 0, 2\n"):
        copy = tmp_path / f"copy {len(keys)}"
        shutil.copytree(source, copy)
        with (copy / "leagues" / "games" / "nautilion" / "state.py").open("a") as file:
            file.write(change)
        done = subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": str(copy)}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        keys.append(done.stdout)
    assert keys[0] != keys[1]


def test_a_cache_that_is_damaged_or_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def double(x: int) -> int:
        return 2 * x

    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    assert numba_rules.compile_cached(double, "a" * 24)(4) == 8
    files = [file for file in tmp_path.rglob("*.nb*") if file.is_file()]
    assert len(files) == 2
    for file in files:
        file.write_bytes(b"")
        assert numba_rules.compile_cached(double, "a" * 24)(4) == 8
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path / "file"))
    assert numba_rules.compile_cached(double, "b" * 24)(4) == 8


def test_the_users_own_numba_settings_are_left_alone() -> None:
    before = numba.config.CACHE_DIR
    numba_rules.compile_cached(lambda x: x, "0" * 24)
    assert before == numba.config.CACHE_DIR


RULES = """
def double(x):
    return 2 * x
"""
COMPILES = """if True:
    import sys
    from leagues.compiled import numba_rules
    import drawn_rules
    compiled = numba_rules.compile_cached(drawn_rules.double, "c" * 24)
    print("ready", flush=True)
    print(compiled(4), len(compiled.stats.cache_hits), flush=True)
"""


def test_of_two_processes_one_compiles_and_the_other_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here this process has the lock and finishes first; there, it is killed in the middle, and the other takes over."""
    (tmp_path / "drawn_rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(str(tmp_path))
    import drawn_rules  # type: ignore[import-not-found]

    for finishes in (True, False):
        cache = tmp_path / f"cache {finishes}"
        monkeypatch.setenv("LEAGUES_CACHE", str(cache))
        compiled = numba_rules.compile_cached(drawn_rules.double, "c" * 24)
        file = Path(compiled._cache._cache_file._index_path).with_suffix(".lock")
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_RDWR | os.O_CREAT)
        assert locks.take(handle)
        path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
        other = subprocess.Popen([sys.executable, "-c", COMPILES], stdout=subprocess.PIPE, text=True,
                                 env={**os.environ, "PYTHONPATH": path})  # fmt: skip
        assert other.stdout is not None
        with ended_after(other):
            assert other.stdout.readline() == "ready\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(2)
        if finishes:
            with monkeypatch.context() as ours:
                ours.setattr(numba_rules._KeyedCache, "_take", lambda _: True)
                assert compiled(4) == 8
        else:
            os.close(handle)
        said, _ = other.communicate(timeout=60)
        assert said == f"8 {int(finishes)}\n"
        if finishes:
            os.close(handle)


def test_what_cannot_be_compiled_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(x: int) -> int:
        return x + "sea"  # type: ignore[operator]

    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    with pytest.raises(numba.TypingError):
        numba_rules.compile_cached(unfit, "d" * 24)(4)
    (file,) = tmp_path.rglob("*.lock")
    handle = os.open(file, os.O_RDWR)
    assert locks.take(handle)
    os.close(handle)
