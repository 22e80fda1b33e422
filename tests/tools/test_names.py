"""The catalogues that call everything by number are what the lists say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "names.py"


def test_nemos_names_by_number_are_written() -> None:
    """To write them: `python tools/names.py`."""
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("nothing differs\n", 0)
