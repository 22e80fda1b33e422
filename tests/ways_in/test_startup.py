"""Nothing is loaded that is not needed, and what is missing is said."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import leagues
from leagues.extras import MODULES, need
from leagues.kernel.errors import LeaguesError

HEAVY = ["fluent", "numba", "numpy", "rich", "textual"]


def loaded(code: str) -> list[str]:
    """Which of the large libraries a program has loaded at its end."""
    asking = f"{code}\nimport sys\nprint([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", asking], capture_output=True, text=True, timeout=60, check=True)
    found: list[str] = json.loads(done.stderr.splitlines()[-1].replace("'", '"'))
    return found


@pytest.mark.parametrize(
    ("code", "needed"),
    [
        ("import leagues", []),
        ("import leagues, leagues.cli", []),
        ("import leagues; leagues.new('nautilion', seed='a').play('whirlwind')", []),
        ("import leagues; leagues.load(leagues.new('nautilion', seed='a').record())", []),
        ('from leagues.engine import Engine; Engine().answer(\'{"do": "new", "game": "nautilion"}\')', ["fluent"]),
        ("from leagues.cli import main; main(['games'])", ["fluent"]),
        ("from leagues.cli import main; main(['simulate', 'nautilion', '--games', '1'])", ["fluent"]),
    ],
)
def test_only_what_is_needed_is_loaded(code: str, needed: list[str]) -> None:
    assert loaded(code) == needed


def simulate(backend: str, before: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys\n{before}\nfrom leagues.cli import main\nsys.exit(main(sys.argv[1:]))"
    arguments = ["simulate", "nautilion", "--games", "2", "--json", "--backend", backend]
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )


WITHOUT_NUMBA = "sys.modules['numba'] = None; sys.modules['numpy'] = None"


def test_without_numba_the_interpreter_plays() -> None:
    done = simulate("python", WITHOUT_NUMBA)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2


@pytest.mark.parametrize(("backend", "extra"), [("cpu", "fast"), ("gpu", "gpu")])
def test_without_numba_the_compiled_rules_say_what_to_install(backend: str, extra: str) -> None:
    done = simulate(backend, WITHOUT_NUMBA)
    assert (done.returncode, done.stdout) == (1, "")
    said = f'This needs what is not installed: numba, numpy. Install it: pip install "leagues[{extra}]"'
    assert done.stderr == f"leagues: {said}\n"


# Whatever is not Python's own or ours cannot be imported.
ALONE = """
import sys

class Alone:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "leagues" and top not in ALLOWED:
            raise ModuleNotFoundError(f"{name} is not to be had here", name=name)

ALLOWED = set(sys.argv.pop(1).split())
sys.meta_path.insert(0, Alone())
"""
FLUENT = "fluent babel pytz attr attrs typing_extensions"


def alone(code: str, *arguments: str, allowed: str = "") -> subprocess.CompletedProcess[str]:
    """A program that has nothing beside Python and us, but what is allowed."""
    return subprocess.run([sys.executable, "-c", ALONE + code, allowed, *arguments], capture_output=True, text=True,
                          timeout=120, env={**os.environ, "LEAGUES_LANG": "en"}, check=False)  # fmt: skip


PLAY = """
import copy, pickle, random
import leagues
for game in ("nautilion", "island", "nemo"):
    table, luck = leagues.new(game, seed="alone"), random.Random(1)
    for _ in range(12):
        table.play(luck.choice(table.legal))
    table = pickle.loads(pickle.dumps(copy.copy(table)))
    table.view(0), table.scores, table.resample(0, luck), repr(table)
    again = leagues.load(table.record())
    leagues.position(game, again.state.json(), seed="other")
    print(game, again.state == table.state)
"""


def test_whole_games_need_nothing_but_python() -> None:
    done = alone(PLAY)
    assert (done.stdout, done.stderr) == ("nautilion True\nisland True\nnemo True\n", "")


CLI = "from leagues.cli import main\nsys.exit(main(sys.argv[1:]))"
COMMANDS = [
    ("play", ["play", "nautilion"], "platformdirs, rich, textual"),
    ("serve", ["serve", "--port", "0"], "msgspec, platformdirs, sqlalchemy, starlette, uvicorn, websockets"),
    ("fast", ["simulate", "nautilion", "--backend", "cpu"], "numba, numpy, platformdirs"),
    ("gpu", ["simulate", "nautilion", "--backend", "gpu"], "numba, numba_cuda, numpy, platformdirs"),
    ("ray", ["simulate", "nautilion", "--ray", "auto"], "ray"),
]


@pytest.mark.parametrize(("extra", "arguments", "what"), COMMANDS, ids=[command[0] for command in COMMANDS])
def test_what_an_extra_brings_is_asked_for_by_its_command(extra: str, arguments: list[str], what: str) -> None:
    done = alone(CLI, *arguments, allowed=FLUENT)
    assert (done.returncode, done.stdout) == (1, "")
    said = f'This needs what is not installed: {what}. Install it: pip install "leagues[{extra}]"'
    assert done.stderr == f"leagues: {said}\n"


@pytest.mark.parametrize(
    "arguments",
    [["simulate", "island", "--games", "2"], ["games"], ["perft", "nautilion", "--depth", "2"], ["rules", "nemo", "plan"]],
    ids=" ".join,
)
def test_the_core_does_the_rest(arguments: list[str]) -> None:
    done = alone(CLI, *arguments, allowed=FLUENT)
    assert "not to be had" not in done.stderr
    assert done.returncode == (1 if "rules" in arguments else 0)


def test_extras_and_what_misses_them_agree() -> None:
    """Every extra for people is known to the sentence, and brings what its sentence names."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {
        name: {re.split(r"[\[>=;]", one)[0].replace("-", "_").lower() for one in wanted}
        for name, wanted in project["optional-dependencies"].items()
    }
    assert set(MODULES) == set(brought) - {"test", "bench", "research"}
    named = {"PIL": "pillow", "pyspiel": "open_spiel"}
    for extra, modules in MODULES.items():
        every = brought[extra] | (brought["fast"] if "leagues" in brought[extra] else set())
        assert {named.get(module, module) for module in modules} <= every, extra


@pytest.mark.parametrize("extra", MODULES)
def test_a_missing_extra_is_answered_with_its_command(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES[extra]:
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(LeaguesError) as refused:
        need(extra)
    assert refused.value.details == {"what": ", ".join(MODULES[extra]), "command": f'pip install "leagues[{extra}]"'}
    assert all(f'pip install "leagues[{extra}]"' in refused.value.text(language) for language in ("en", "fr"))


def test_what_there_is_can_be_listed() -> None:
    listed = alone("import leagues; print(*dir(leagues))").stdout.split()
    assert [name for name in listed if not name.startswith("__")] == [name for name in leagues.__all__ if name[0] != "_"]
    for name in leagues.__all__:
        assert getattr(leagues, name)


def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    pytest.importorskip("numba.cuda")
    done = simulate("gpu", CUDA_VISIBLE_DEVICES="-1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("leagues: No GPU can be used: ")
    assert done.stderr.count("\n") == 1
