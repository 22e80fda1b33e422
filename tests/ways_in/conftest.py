"""The tests speak English unless they ask for French, whatever the machine speaks, and save where nobody looks."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEAGUES_LANG", "en")
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path / "shelf"))
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
