"""The ledger of a finished game: its parts add up to the result, and each is what it is called."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import leagues
from leagues import bots
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.navigator.ledger import Ledger, document

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("nautilion", {}), ("nautilion", {"players": 2, "expansions": "all"}), ("island", {"players": 3}),
]  # fmt: skip


def finished(id: str, seed: str, *, slips: float = 0.3, **options: Any) -> leagues.Table:
    """A game of the mate, who slips now and then."""
    table, luck = leagues.new(id, seed=seed, **options), Random(seed)
    while not table.over:
        best = bots.answer(table, max(table.who, 0), "mate", [1, 2, 3, 4])
        table.play(luck.choice(table.legal) if luck.random() < slips else table.move(best))
    return table


def parts(found: Ledger) -> float:
    return found.start + found.luck + found.play + found.rivals + found.unseen


@pytest.mark.parametrize(("id", "options"), GAMES)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_parts_add_up_to_the_result(id: str, options: dict[str, Any], seed: str) -> None:
    table = finished(id, seed, **options)
    for seat in range(len(table.seats)):
        found = table.ledger(seat)
        assert parts(found) == pytest.approx(found.result, abs=1e-9)
        assert found.items[-1].chance == found.result
        assert found.result == (1 if table.outcome in ("won-full-crew", f"won-by-seat-{seat}") else 0)
        chance = found.start
        for item in found.items:
            chance += item.change
            assert item.chance == pytest.approx(chance, abs=1e-9)
            entry = table.entries[item.entry]
            assert str(item.move) == entry.notation
            if item.kind == "play":
                assert item.change <= 0
                assert id == "nautilion" or entry.by == seat
            elif item.kind == "luck":
                assert entry.by == CHANCE or entry.forced
            elif item.kind == "rivals":
                assert entry.by not in (CHANCE, seat)


def test_who_never_slips_gives_nothing_away_and_who_does_is_told_what_was_better() -> None:
    flawless = finished("nautilion", "c", slips=0).ledger()
    assert flawless.play == 0
    assert all(item.better is None for item in flawless.items)
    slipping = finished("nautilion", "c", slips=0.6).ledger()
    worst = slipping.turning("play")
    assert 0 < len(worst) <= 3
    assert all(item.better is not None and str(item.better) != str(item.move) for item in worst)
    assert min(item.change for item in slipping.items if item.kind == "play") in [item.change for item in worst]
    assert slipping.json()["play"] == round(slipping.play, 6)


def test_alone_there_are_no_rivals() -> None:
    assert finished("nautilion", "d").ledger().rivals == 0


def told_apart(monkeypatch: pytest.MonkeyPatch, *, blind: bool) -> list[int]:
    """The own choices before which a seat's chances would be others if its rivals held other cards."""
    table = finished("island", "e", players=3)
    if not blind:
        monkeypatch.setattr(type(table.game), "hide", property(lambda game: lambda s, t, seat: None))
    found = []
    for item in table.ledger(0).items:
        if item.kind == "play":
            other = table.replayed(item.entry).resample(0, Random(item.entry))
            if other.odds(seconds=0).best.chance != pytest.approx(item.chance - item.change, abs=1e-9):
                found.append(item.entry)
    monkeypatch.undo()
    return found


def test_what_others_held_does_not_change_what_a_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_apart(monkeypatch, blind=True) == []


def test_a_leak_in_a_ledger_that_is_planted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_apart(monkeypatch, blind=False) != []


def test_a_roll_of_several_dice_is_one_item() -> None:
    table = finished("nautilion", "d")
    rolls = [item for item in table.ledger().items if item.kind == "luck" and item.since < item.entry]
    assert rolls
    for item in rolls:
        among = table.entries[item.since : item.entry + 1]
        assert all(entry.by == CHANCE or entry.forced for entry in among)


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_as_data_it_still_adds_up(id: str, options: dict[str, Any]) -> None:
    table = finished(id, "a", **options)
    data = document(table)
    assert (data["ledger"], data["entries"], data["outcome"]) == (1, len(table.entries), table.outcome)
    assert [one["seat"] for one in data["seats"]] == (list(range(len(table.seats))) if id == "island" else [0])
    for one in data["seats"]:
        total = sum(one[part] for part in ("start", "luck", "play", "rivals", "unseen"))
        assert total == pytest.approx(one["result"], abs=1e-5)
        assert one["error"] > 0


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (lambda: leagues.new("nautilion", seed="a"), "ledger-not-over"),
        (lambda: leagues.new("nemo", seed="a"), "ledger-not-learned"),
    ],
)
def test_what_has_no_ledger_says_so(table: Any, code: str) -> None:
    with pytest.raises(LeaguesError) as refused:
        table().ledger()
    assert refused.value.code == code
