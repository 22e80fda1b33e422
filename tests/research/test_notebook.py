"""The notebook runs from its first cell to its last, and is kept without what it showed on somebody's machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.research import needs

FILE = Path(__file__).parents[2] / "examples" / "nautilion.ipynb"


def printed(cell: Any) -> str:
    return "".join(output.get("text", "") for output in cell["outputs"])


@needs("torch", "numba", "nbclient", "ipykernel")
@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Jupyter's own
def test_the_notebook_runs() -> None:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(FILE, as_version=4)
    NotebookClient(
        notebook, timeout=900, kernel_name="python3", resources={"metadata": {"path": str(FILE.parent)}}
    ).execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert "give 1 2 4" in printed(cells[0])
    assert "of 20 won" in printed(cells[2])
    assert "of 9 aboard" in printed(cells[3])
    assert printed(cells[4]).count("decisions") == 3
    assert "<svg" in cells[5].outputs[0].data["image/svg+xml"]


def test_it_is_kept_without_outputs() -> None:
    cells = json.loads(FILE.read_text(encoding="utf-8"))["cells"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells if cell["cell_type"] == "code")
