"""Edited records and older rules: what was changed is named by its entry, and a running game is never played differently."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import leagues
from leagues.kernel.chance import FairDice, OpenSeed, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import digest
from leagues.kernel.record import parse
from leagues.kernel.record import replay as replay_record
from leagues.kernel.table import Table
from leagues.kernel.verify import Verdict, verify
from tests.kernel.games import DATA, GAME, answer_to, changed, example, play_on, played, refusal

Change = Callable[[dict[str, Any]], Any]
RECEIPTS = [(DATA / f"fair.receipt-{seat}.json").read_text(encoding="utf-8") for seat in (0, 1)]


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("fair", Verdict("fair", 0, 90, False, protocol=1, givers=2)),
        ("two-players", Verdict("open", 0, 87, False)),
        ("won-full-crew", Verdict("own", 0, 71, False)),
        ("forked", Verdict("open", 60, 27, False, whole=False)),
        ("owner-middle", Verdict("open", 0, 18, False, whole=False, own_tables=True)),
        ("lost-mage-missing", Verdict("open", 0, 106, False)),
        ("won-all-expansions", Verdict("open", 0, 169, False)),
    ],
)
def test_honest_records_are_proved(name: str, verdict: Verdict) -> None:
    assert leagues.verify(DATA / f"{name}.jsonl") == verdict


def test_nothing_can_be_proved_before_the_secret_is_told() -> None:
    refusal("verify-no-secret", lambda: leagues.verify(example("unfinished")))


# --- receipts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_receipt_that_agrees_is_part_of_the_proof(seat: int) -> None:
    assert leagues.verify(example("fair"), RECEIPTS[seat]).receipt
    assert leagues.verify(example("fair"), DATA / f"fair.receipt-{seat}.json").receipt


def test_a_receipt_of_another_game_is_refused() -> None:
    other = FairDice(bytes(32), (bytes(16),)).receipt(0)
    refusal("verify-receipt-commitment", lambda: leagues.verify(example("fair"), other))


def test_a_receipt_for_dice_that_are_not_fair_proves_nothing() -> None:
    refusal("verify-not-fair", lambda: leagues.verify(example("two-players"), RECEIPTS[0]))


@pytest.mark.parametrize(
    "change", [{"client": "00" * 16}, {"seat": 1}, {"seat": 2}, {"seat": -1}, {"seat": "0"}, {"client": 7}]
)
def test_bytes_that_the_seat_did_not_send_are_noticed(change: dict[str, Any]) -> None:
    receipt = json.dumps(json.loads(RECEIPTS[0]) | change)
    refusal("verify-receipt-client", lambda: leagues.verify(example("fair"), receipt))


@pytest.mark.parametrize("receipt", ["{", "{}", '{"commitment": 1}', "{" * 100_000, '{"a":' * 100_000])
def test_a_receipt_that_cannot_be_read_is_refused(receipt: str) -> None:
    refusal("verify-receipt-unreadable", lambda: leagues.verify(example("fair"), receipt))


# --- edited records -------------------------------------------------------------------------------------------------


def entry_where(name: str, **wanted: Any) -> int:
    """The number of the first entry with these fields."""
    lines = [json.loads(line) for line in example(name).splitlines()]
    return next(n for n, line in enumerate(lines) if n and all(line.get(key) == value for key, value in wanted.items()))


def named(record: str, code: str, entry: int) -> None:
    """Both loading and verifying refuse the record and name the entry."""
    for ask in (leagues.load, leagues.verify):
        assert refusal(code, lambda: ask(record)).details["entry"] == entry  # noqa: B023 (called at once)


@pytest.mark.parametrize(
    ("wanted", "change"),
    [
        ({"asks": "deal-token"}, {"answer": "10"}),
        ({"asks": "roll-die"}, {"answer": "6"}),
        ({"asks": "plan"}, {"answer": "give 6 6 6"}),
        ({"asks": "plan"}, {"answer": "fly"}),
        ({"asks": "plan"}, {"answer": "GIVE 1 1 1"}),
        ({"asks": "plan"}, {"answer": "x" * 5000}),
        ({"asks": "plan"}, {"asks": "roll"}),
        ({"asks": "plan"}, {"asks": "\x1b[31m"}),
        ({"asks": "plan"}, {"by": 1}),
        ({"asks": "plan"}, {"by": "chance"}),
        ({"asks": "plan"}, {"forced": True}),
        ({"asks": "roll-die"}, {"by": 0}),
        ({"asks": "roll-die"}, {"forced": True}),
    ],
)
def test_an_answer_that_cannot_be_is_named(wanted: Any, change: Any) -> None:
    number = entry_where("lost-crew-missing", **wanted)
    record = changed(example("lost-crew-missing"), number, lambda entry: entry.update(change))
    named(record, "record-illegal", number)
    error = refusal("record-illegal", lambda: leagues.load(record))
    assert error.text("en").isprintable()
    assert len(error.text("en")) < 400


@pytest.mark.parametrize(
    "change",
    [
        {"n": 6}, {"n": "5"}, {"n": None}, {"by": -1}, {"by": "x"}, {"by": None}, {"by": True}, {"asks": 7},
        {"answer": None}, {"answer": 3}, {"forced": 1}, {"hash": "x"}, {"state": {}}, {"hash": 1, "state": {}},
        {"hash": "x", "state": []},
    ],
)  # fmt: skip
def test_an_entry_that_is_not_whole_is_named(change: Any) -> None:
    named(changed(example("lost-crew-missing"), 5, lambda entry: entry.update(change)), "record-entry", 5)


def test_a_removed_entry_is_named() -> None:
    lines = example("lost-crew-missing").splitlines()
    named("\n".join(lines[:60] + lines[61:]), "record-entry", 60)


def test_a_removed_entry_is_named_even_if_the_others_are_numbered_anew() -> None:
    lines = example("lost-crew-missing").splitlines()
    removed = entry_where("lost-crew-missing", asks="plan")
    kept = [json.loads(line) for line in lines[:removed] + lines[removed + 1 :]]
    for number, line in enumerate(kept[1:], start=1):
        line["n"] = number
    named("\n".join(map(json.dumps, kept)), "record-illegal", removed)


def wrong_state(entry: dict[str, Any]) -> None:
    entry["state"]["turn"] += 1


def wrong_state_with_its_hash(entry: dict[str, Any]) -> None:
    wrong_state(entry)
    entry["hash"] = digest(entry["state"])


@pytest.mark.parametrize("number", [50, 100, 127])
@pytest.mark.parametrize("change", [wrong_state, wrong_state_with_its_hash, lambda entry: entry.update(hash="0" * 16)])
def test_a_changed_state_or_hash_is_named(number: int, change: Change) -> None:
    named(changed(example("lost-crew-missing"), number, change), "record-differs", number)


def test_another_choice_is_noticed_at_the_next_state() -> None:
    """`place` and `reserve` are both legal: the answer fits, the game does not."""
    table = leagues.load(example("lost-crew-missing"))
    at = next(
        n for n, entry in enumerate(table.entries)
        if entry.notation == "place" and table.fork(n, OwnDice()).option_count == 2 and n % 50 < 45
    )  # fmt: skip
    record = changed(example("lost-crew-missing"), at + 1, lambda entry: entry.update(answer="reserve"))
    error = answer_to(lambda: leagues.load(record))
    assert isinstance(error, LeaguesError)
    assert error.code in ("record-differs", "record-illegal")
    assert at + 1 < int(str(error.details["entry"])) <= 127


def with_another_draw(seed: str, at: int) -> str:
    """An honest record whose draw number `at` (an entry) is another one, with everything after it played out from there."""
    honest = played(seed, 5)
    forged = honest.fork(at, OwnDice())
    other = next(move for move in forged.legal if str(move) != honest.entries[at].notation)
    forged.feed(other)
    play_on(forged, Random(1), 40)
    return changed(forged.record(), 0, lambda header: header.update(fairness={"kind": "open", "seed": seed}))


@pytest.mark.parametrize("at", [0, 1, 20, 37, 39])
def test_a_changed_draw_is_named(at: int) -> None:
    record = with_another_draw("forged", at)
    assert leagues.load(record)
    error = refusal("verify-draw", lambda: leagues.verify(record))
    assert error.details["entry"] == at + 1
    assert error.details["right"] == played("forged", 5).entries[at].notation


def test_another_seed_is_noticed_at_the_first_draw_that_differs() -> None:
    record = changed(example("two-players"), 0, lambda header: header["fairness"].update(seed="another"))
    error = refusal("verify-draw", lambda: leagues.verify(record))
    assert error.details["found"] != error.details["right"]


def test_bytes_of_a_client_that_were_changed_are_noticed() -> None:
    record = changed(example("fair"), 0, lambda header: header["fairness"].update(clients=["11" * 16, "22" * 16]))
    refusal("verify-draw", lambda: leagues.verify(record))


def test_a_fork_is_proved_from_where_its_own_luck_begins() -> None:
    table = played("past", 12)
    count = len(table.entries) - 5
    fork = play_on(table.fork(count, FairDice(bytes(32), (bytes(16),))), Random(3))
    verdict = leagues.verify(fork.record())
    assert (verdict.forked, verdict.draws) == (count, sum(entry.drawn for entry in fork.entries[count:]))
    again = leagues.load(fork.record())
    assert again.forked == count
    assert again.record() == fork.record()
    claims_all = changed(fork.record(), 0, lambda header: header.pop("forked"))
    refusal("verify-draw", lambda: leagues.verify(claims_all))


# --- older rules, other tables --------------------------------------------------------------------------------------

NEWER = {"nautilion": replace(GAME, rules_version=GAME.rules_version + 1)}


def swapped(record: str, number: int, *, mended: bool = True) -> str:
    """As if older rules had left two tokens of the path the other way round."""

    def change(entry: dict[str, Any]) -> None:
        path = entry["state"]["path"]
        here, there = (path.index(token) for token in sorted({*path} - {0})[:2])
        path[here], path[there] = path[there], path[here]
        if mended:
            entry["hash"] = digest(entry["state"])

    return changed(record, number, change)


def running(seed: str = "older") -> str:
    table = played(seed, 10)
    assert not table.over
    return table.record()


def test_an_older_record_replays_while_its_hashes_agree() -> None:
    for name in ("lost-crew-missing", "won-full-crew", "two-players"):
        parsed = parse(example(name), NEWER)
        assert replay_record(parsed).outcome == leagues.load(example(name)).outcome
        assert verify(parsed).draws > 0


def test_a_running_game_of_older_rules_goes_on_from_its_stored_state() -> None:
    record = swapped(running(), -1)
    number = json.loads(record.splitlines()[-1])["n"]
    named(record, "record-differs", number)
    table = replay_record(parse(record, NEWER))
    assert table.state_at(0).brief() == json.loads(record.splitlines()[-1])["state"]
    assert table.started_in_the_middle
    assert table.luck == OpenSeed("older")
    assert table.barrier() == "started-here"
    play_on(table, Random(1))
    assert replay_record(parse(table.record(), NEWER)).state == table.state


def test_an_answer_that_newer_rules_forbid_does_not_stop_the_game() -> None:
    number = json.loads(running().splitlines()[-1])["n"]
    plan = next(n for n, line in enumerate(running().splitlines()) if '"plan"' in line)
    record = changed(running(), plan, lambda entry: entry.update(answer="give 6 6 6"))
    named(record, "record-illegal", plan)
    table = replay_record(parse(record, NEWER))
    assert table.state_at(0).brief() == json.loads(running().splitlines()[number])["state"]


def test_a_running_game_whose_state_is_no_longer_possible_is_frozen() -> None:
    def impossible(entry: dict[str, Any]) -> None:
        entry["state"]["discard"][1] += 1
        entry["hash"] = digest(entry["state"])

    record = changed(running(), -1, impossible)
    number = json.loads(record.splitlines()[-1])["n"]
    assert refusal("record-frozen", lambda: replay_record(parse(record, NEWER))).details["entry"] == number


def test_an_older_record_that_was_edited_is_not_believed() -> None:
    refusal("record-differs", lambda: replay_record(parse(swapped(running(), -1, mended=False), NEWER)))


def test_an_older_record_that_no_longer_agrees_cannot_be_proved() -> None:
    refusal("verify-older-rules", lambda: verify(parse(swapped(running(), -1), NEWER)))


def test_a_game_with_other_tables_goes_on_from_its_stored_state() -> None:
    """The record names a hash that this program's tables do not have: its values were lost."""
    record = changed(running(), 0, lambda header: header["tables"].update(hash="0" * 16))
    assert leagues.load(record).state == leagues.load(running()).state
    assert leagues.load(swapped(record, -1)).started_in_the_middle


def test_a_resumed_game_keeps_what_is_said_of_its_dice() -> None:
    table = replay_record(parse(swapped(example("unfinished"), -1), NEWER), wait=True)
    assert table.luck is None
    header = json.loads(table.record().splitlines()[0])
    assert header["fairness"] == json.loads(example("unfinished").splitlines()[0])["fairness"]
    assert isinstance(replay_record(parse(swapped(example("unfinished"), -1), NEWER), bytes(range(1, 33))), Table)


# --- what a proof does not cover ------------------------------------------------------------------------------------


def test_a_receipt_does_not_prove_entries_that_were_taken_over() -> None:
    """A forger could put any entries under an honest header and call them taken over."""
    lines = example("fair").splitlines()
    header = json.loads(lines[0]) | {"forked": len(lines) - 2}
    forged = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    assert leagues.verify(forged).draws == 0
    refusal("verify-not-whole", lambda: leagues.verify(forged, RECEIPTS[0]))


@pytest.mark.parametrize("kept", [0, 50])
def test_a_finished_record_cut_short_proves_nothing(kept: int) -> None:
    lines = example("fair").splitlines()
    cut = "\n".join([*lines[: kept + 1], lines[-1]]) + "\n"
    refusal("record-truncated", lambda: leagues.verify(cut))


def test_a_running_game_is_not_forked_with_its_own_dice() -> None:
    dice = FairDice(bytes(32), (bytes(16),))
    table = leagues.new("nautilion", luck=dice)
    refusal("fork-same-dice", lambda: table.fork(len(table.entries), dice))
    assert table.fork(len(table.entries), FairDice(bytes(32), (b"1" * 16,))).forked == len(table.entries)


@pytest.mark.parametrize(
    "differs", [{"faces": [0] * 7}, {"faces": [1, 1, 1, 1, 1, 1, 0]}, {"ducts": [[0] * 10 for _ in range(6)]}]
)
def test_tables_that_no_game_can_have_are_refused(differs: dict[str, Any]) -> None:
    lines = example("two-players").splitlines()
    header = json.loads(lines[0])
    tables = GAME.read_tables(None).json() | differs
    header["tables"] = {"hash": digest(tables), "differs": differs}
    refusal("record-tables", lambda: leagues.load("\n".join([json.dumps(header), *lines[1:]]) + "\n"))
