"""Nothing is loaded that is not needed, and what is missing is said."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

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


@pytest.mark.parametrize("backend", ["cpu", "gpu"])
def test_without_numba_the_compiled_rules_say_what_to_install(backend: str) -> None:
    done = simulate(backend, WITHOUT_NUMBA)
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr
        == 'leagues: The compiled rules need Numba, which is not installed. Install it: pip install "leagues[fast]"\n'
    )


def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    pytest.importorskip("numba.cuda")
    done = simulate("gpu", CUDA_VISIBLE_DEVICES="-1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("leagues: No GPU can be used: ")
    assert done.stderr.count("\n") == 1
