"""The pictures of the endings are all drawn, each another, and none contradicts what it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the pictures are looked at with a browser")

from tools import pictures

from leagues.games import GAMES

# What only a submarine that is whole has: the Nautilion's tower, the seams of the Nautilus.
WHOLE = ("M-14 -12L-9 -25H10L15 -12Z", "M-34 0Q2 4 40 0")
ISLAND = ["island-last", "island-second", "island-tie", "island-won"]


def names() -> list[str]:
    """Every ending that has a picture; on the Island it depends on whose end it is."""
    ended = [
        f"{game}-{ending.name.lower().replace('_', '-')}" for game in ("nautilion", "nemo") for ending in GAMES[game].endings
    ]
    return sorted(ended + ISLAND)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The drawings, by file."""
    folder: Path = tmp_path_factory.mktemp("pictures")
    pictures.draw(folder)
    return {file.stem: re.sub(r"\s+", " ", file.read_text("utf-8").split("<svg", 1)[1]) for file in folder.glob("*.html")}


def test_every_ending_has_a_picture_of_its_own(drawn: dict[str, str]) -> None:
    assert sorted(drawn) == sorted(f"{name}-{theme}" for name in names() for theme in pictures.THEMES)
    by_day = {re.sub(r'data-picture="[^"]*"', "", drawn[f"{name}-light"]) for name in names()}
    assert len(by_day) == len(names())


def test_no_boat_comes_whole_through_a_lost_voyage(drawn: dict[str, str]) -> None:
    for name in names():
        whole = any(part in drawn[f"{name}-light"] for part in WHOLE)
        assert whole == ("-won-" in name and not name.startswith("island")), name


def test_the_page_of_the_pictures_is_what_its_command_makes() -> None:
    assert (pictures.ROOT / "docs" / "pictures.md").read_text("utf-8") == pictures.table(names())
    files = [file.name for file in pictures.PICTURES.iterdir()]
    assert sorted(files) == sorted(f"{name}-{theme}.png" for name in names() for theme in pictures.THEMES)
    assert sum(file.stat().st_size for file in pictures.PICTURES.iterdir()) < 10_000_000
