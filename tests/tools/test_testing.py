"""What failed beside others is tried once more alone, if it waits for other programs; nothing else is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "testing.py"
ONCE = """
from pathlib import Path
def test_slow():
    tried = Path(__file__).with_suffix(".tried")
    first = not tried.exists()
    tried.touch()
    assert not first
"""

MANY = """
import pytest
from pathlib import Path
@pytest.mark.parametrize("number", range(13))
def test_slow(number):
    tried = Path(__file__).with_suffix(f".{number}")
    first = not tried.exists()
    tried.touch()
    assert not first
"""


def run(folder: Path, **tests: str) -> tuple[int, str]:
    (folder / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    for name, text in tests.items():
        file = folder / "tests" / name / f"test_{name}.py"
        file.parent.mkdir(parents=True)
        file.write_text(text)
    found = subprocess.run([sys.executable, TOOL, "-n", "0"], cwd=folder, text=True, capture_output=True, check=False)
    return found.returncode, found.stdout


def test_what_waits_for_others_has_a_second_try_and_is_named(tmp_path: Path) -> None:
    status, said = run(tmp_path, browser=ONCE, kernel="def test_fine(): pass")
    assert status == 0
    assert "passed alone" in said.splitlines()[-2]
    assert said.splitlines()[-1] == "!!!   tests/browser/test_browser.py::test_slow"


@pytest.mark.parametrize(
    "tests",
    [
        {"kernel": ONCE},  # rules and kernel have one try
        {"browser": ONCE, "laws": "def test_law(): assert False"},  # and so has everything, if one of them failed
        {"harbour": "def test_server(): assert False"},  # what fails twice has failed
        {"browser": MANY},  # so many are no accident
        {"browser": "import nowhere_to_be_found"},
    ],
)
def test_nothing_else_passes_by_a_second_try(tmp_path: Path, tests: dict[str, str]) -> None:
    status, said = run(tmp_path, **tests)
    assert status != 0
    assert "passed alone" not in said


def test_a_run_without_failures_is_one_run(tmp_path: Path) -> None:
    status, said = run(tmp_path, browser="def test_fine(): pass")
    assert (status, "!!!" in said) == (0, False)


LEFT = """
import subprocess, sys
def test_leaves():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60) # left behind"])
def test_leaves_what_ends():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1) # soon gone"])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who started a program")
def test_what_outlives_its_test_is_named_and_ended(tmp_path: Path) -> None:
    status, said = run(tmp_path, kernel=LEFT)
    assert status == 1
    (line,) = [line for line in said.splitlines() if line.startswith("!!!   ")]
    assert "# left behind" in line


def test_what_did_not_run_is_named(tmp_path: Path) -> None:
    from importlib.util import find_spec

    status, said = run(tmp_path, laws="def test_quick():\n    pass\n")
    missing = find_spec("torch") is None or find_spec("ray") is None
    assert (status, "tests/research. make test-research runs them" in said) == (0, missing)
