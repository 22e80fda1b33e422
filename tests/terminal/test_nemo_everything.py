"""Voyages of Nemo's War with everything on, in the terminal, to the epilogue: each motive in each language."""

from __future__ import annotations

from pathlib import Path

import leagues
from leagues.games.nemo import names
from leagues.games.nemo.aids.voyage import spoken
from leagues.terminal.speech import speech
from tests.nemo.everything import EVERYTHING, every_motive, home

from .conftest import plain, saved

PATIENCE = 800  # seconds for a voyage of some hundred choices, each explained, on a busy machine


@every_motive(("world-order", "en"))
def test_a_voyage_with_everything_on_comes_home(tmp_path: Path, motive: str, language: str) -> None:
    seed, moves, outcome = home(motive)
    chosen = EVERYTHING | {"motive": motive, "optional_rules": "all"}
    asked = [word for name, value in chosen.items() for word in ("--option", f"{name}={value}")]
    typed = [*(answer for _, answer in moves), "4"]
    said = plain(tmp_path, "\n".join(typed) + "\n", "nemo", "--seed", seed, *asked, "--lang", language, seconds=PATIENCE)
    assert (said.returncode, said.stderr) == (0, "")
    table = leagues.load(saved(tmp_path))
    w = speech(language, table.game)
    assert (table.outcome, table.options["optional_rules"]) == (outcome, names.OPTIONAL_RULES)
    for told in (w.text(f"ending-{outcome}"), w.text("say-act", a=3, b=0, c=0), *spoken(table, w)):
        assert told in said.stdout
