"""A verifier that was written from `docs/fair-dice.md` alone agrees with ours, for every game and every kind of cheating."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import leagues
from leagues.kernel.chance import FairDice
from tests.kernel.games import DATA, changed, example, play_on, refusal

VERIFIER = Path(__file__).parents[2] / "examples" / "verify_record.py"
OPTIONS: dict[str, dict[str, Any]] = {"nautilion": {"players": 2}, "island": {"players": 3}, "nemo": {}}
GAMES = pytest.mark.parametrize("game", list(OPTIONS))
Edit = Callable[[dict[str, Any]], Any]


@cache
def ended(game: str) -> tuple[str, str]:
    """A finished game's record, with the receipt of its first giver."""
    policies = {2: "random"} if game == "island" else {}
    table = play_on(leagues.new(game, policies=policies, **OPTIONS[game]), Random(game))
    assert isinstance(table.luck, FairDice)
    return table.record(), table.luck.receipt(0)


def stranger(folder: Path, record: str, receipt: str = "") -> str:
    """What the stranger's verifier says: empty for a record that it accepts."""
    (folder / "record").write_text(record, encoding="utf-8")
    (folder / "receipt").write_text(receipt, encoding="utf-8")
    files = [str(folder / "record"), *([str(folder / "receipt")] if receipt else [])]
    found = subprocess.run([sys.executable, "-I", str(VERIFIER), *files], capture_output=True, text=True, timeout=120)
    assert "Traceback" not in found.stderr, found.stderr
    assert (found.returncode == 0) == (found.stderr == ""), found.stderr
    return found.stderr


def draw_of(record: str) -> int:
    """The line of a draw with several outcomes."""
    lines = [json.loads(line) for line in record.splitlines()]
    return next(at for at, line in enumerate(lines) if len(line.get("luck", {}).get("weights", {})) > 1)


@GAMES
def test_both_accept_an_honest_game(game: str, tmp_path: Path) -> None:
    record, receipt = ended(game)
    assert stranger(tmp_path, record, receipt) == ""
    verdict = leagues.verify(record, receipt)
    assert (verdict.receipt, verdict.protocol, verdict.givers) == (True, 2, {"nautilion": 2, "island": 2, "nemo": 1}[game])


def other_answer(entry: dict[str, Any]) -> None:
    entry["answer"] = next(one for one in entry["luck"]["weights"] if one != entry["answer"])


@GAMES
def test_both_refuse_an_edited_draw(game: str, tmp_path: Path) -> None:
    record, receipt = ended(game)
    at = draw_of(record)
    edited = changed(record, at, other_answer)
    assert f"entry {at}" in stranger(tmp_path, edited, receipt)
    refusal_of_any(lambda: leagues.verify(edited))


@GAMES
def test_edited_weights_are_noticed_by_the_rules(game: str, tmp_path: Path) -> None:
    """The stranger does not know the rules, and says so; ours does."""
    record, _ = ended(game)
    at = draw_of(record)
    won = json.loads(record.splitlines()[at])["answer"]
    edited = changed(record, at, lambda entry: entry["luck"].update(weights={won: 1}))
    assert stranger(tmp_path, edited) == ""
    assert refusal("verify-weights", lambda: leagues.verify(edited)).details["entry"] == at
    emptied = changed(record, at, lambda entry: entry["luck"].update(weights={}))
    assert f"entry {at}" in stranger(tmp_path, emptied)


@GAMES
def test_both_refuse_another_secret_and_another_receipt(game: str, tmp_path: Path) -> None:
    record, receipt = ended(game)
    edited = changed(record, -1, lambda line: line.update(secret="00" * 32))
    assert "secret" in stranger(tmp_path, edited)
    refusal("verify-commitment", lambda: leagues.verify(edited))
    for name, value, code in (
        ("commitment", "00" * 32, "verify-receipt-commitment"), ("client", "00" * 16, "verify-receipt-client"),
        ("terms", "{}", "verify-receipt-terms"), ("promises", ["00" * 32], "verify-receipt-promises"),
        ("anew", [0], "verify-receipt-promises"),
    ):  # fmt: skip
        other = json.dumps(json.loads(receipt) | {name: value})
        assert "receipt" in stranger(tmp_path, record, other)
        refusal(code, lambda other=other: leagues.verify(record, other))  # type: ignore[misc]


def refusal_of_any(work: Callable[[], Any]) -> None:
    with pytest.raises(leagues.LeaguesError):
        work()


def lower_rules(header: dict[str, Any]) -> None:
    header["rules"] -= 1


COVERED: dict[str, Edit] = {
    "options": lambda header: header["options"].update({"players": 2} if header["game"] == "island" else {"ship": "B"}),
    "rules": lower_rules,
    "tables": lambda header: header["tables"].update(hash="0" * 16),
    "seats": lambda header: header["seats"].append("one more"),
    "bots": lambda header: header.pop("bots"),
    "game": lambda header: header.update(game="nemo"),
    "promises": lambda header: header["fairness"]["promises"].reverse(),
    "clients": lambda header: header["fairness"]["clients"].reverse(),
    "anew": lambda header: header["fairness"].update(anew=[1]),
}


@pytest.mark.parametrize("name", list(COVERED))
def test_what_was_settled_before_the_dice_cannot_be_changed(name: str, tmp_path: Path) -> None:
    record, receipt = ended("island")
    edited = changed(record, 0, COVERED[name])
    assert stranger(tmp_path, edited, receipt) != ""
    refusal_of_any(lambda: leagues.verify(edited))
    refusal_of_any(lambda: leagues.verify(edited, receipt))


def test_terms_that_fit_a_changed_header_do_not_fit_the_dice(tmp_path: Path) -> None:
    """Whoever changes the bots in the header and in the terms gets another key."""
    record, receipt = ended("island")

    def forge(header: dict[str, Any]) -> None:
        header.pop("bots")
        header["fairness"]["terms"] = header["fairness"]["terms"].replace('"random"', '""')

    edited = changed(record, 0, forge)
    assert "dice give" in stranger(tmp_path, edited)
    refusal("verify-draw", lambda: leagues.verify(edited))
    refusal("verify-receipt-terms", lambda: leagues.verify(edited, receipt))


def test_a_record_of_the_first_protocol_is_read_and_says_so(tmp_path: Path) -> None:
    receipt = (DATA / "fair.receipt-1.json").read_text(encoding="utf-8")
    assert leagues.verify(example("fair"), receipt).protocol == 1
    assert "earlier versions" in stranger(tmp_path, example("fair"), receipt)
    finished_now = leagues.load(example("fair")).record()
    assert stranger(tmp_path, finished_now, receipt) == ""
    assert leagues.verify(finished_now, receipt).protocol == 1


def test_dice_of_a_later_protocol_are_named() -> None:
    record, _ = ended("nemo")
    edited = changed(record, 0, lambda header: header["fairness"].update(protocol=3))
    assert refusal("record-dice-newer", lambda: leagues.verify(edited)).details == {"found": 3, "known": 2}


@GAMES
def test_weights_stand_in_finished_records_only(game: str) -> None:
    table = play_on(leagues.new(game, **OPTIONS[game]), Random(game), 12)
    assert not table.over
    for text in (table.record(), table.record(0)):
        assert '"luck"' not in text
    play_on(table, Random(1))
    assert '"luck"' in table.record()
    assert '"luck"' not in table.record(0)
