"""The rulebook of Nautilus Island: every ruling became an entry."""

from __future__ import annotations

from leagues.games.island.rulebook import Rule
from leagues.kernel.rulebook import Standing


def test_every_ruling_is_the_source_of_an_entry() -> None:
    cited = {source for entry in Rule for source in entry.sources if source.startswith("R")}
    assert cited == {f"R{number}" for number in range(1, 35)}


def test_what_the_book_does_not_say_is_not_called_printed() -> None:
    for entry in Rule:
        if not any(source.startswith("003:") for source in entry.sources):
            assert entry.standing in (Standing.RULING, Standing.INFERRED), entry.id
