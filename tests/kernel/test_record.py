"""Records: written, read for ever, and never believed when they were damaged."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leagues
from leagues.games import GAMES
from leagues.kernel import terms
from leagues.kernel.chance import FairDice, OpenSeed, OwnDice
from leagues.kernel.entries import Handover
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.record import parse, replay
from leagues.kernel.schema import number
from leagues.kernel.table import Table
from leagues.kernel.writing import FORMAT, STATE_EVERY
from tests.kernel.games import DATA, GAME, MODEST, answer_to, body, changed, example, play_on, played, refusal
from tests.kernel.growing import PAINTED
from tests.toys import dolls, whispers
from tests.toys.workshop import ToyTables

SECRET = bytes(range(1, 33))  # of the example that has not ended
# Games that were written once and must be read for ever: how they ended, their entries, and the hash of their last state.
EXAMPLES: dict[str, tuple[str | None, int, str]] = {
    "lost-phantom-at-isles": ("lost-phantom-at-isles", 140, "ae3e9cb0da97152d"),
    "lost-crew-missing": ("lost-crew-missing", 127, "72a9c8257d503b31"),
    "won-full-crew": ("won-full-crew", 113, "ed68f1736baf17c3"),  # its dice were fed
    "two-players": ("lost-phantom-at-isles", 136, "51897b4d35bfbed8"),
    "fair": ("lost-phantom-at-isles", 153, "408756d8f98463a8"),  # two players, with secret and receipts
    "unfinished": (None, 77, "553a16a116d13496"),  # fair dice whose secret is still kept
    "forked": ("lost-crew-missing", 116, "57b452b9010d0d31"),  # from the one above, after 60 entries
    "owner-middle": ("lost-crew-missing", 42, "2a439ce0ecf28787"),  # an owner's values; begun in the middle
    # With expansions
    "lost-mage-missing": ("lost-mage-missing", 197, "4c9dd2a49fe9f6ab"),  # two players
    "lost-heroic-left": ("lost-heroic-left", 171, "af5887c48e2c2f4d"),
    "lost-collision": ("lost-collision", 153, "414a3c927536829f"),
    "won-all-expansions": ("won-full-crew", 308, "ee6cb57e34208729"),  # two players
}


def lines(record: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.splitlines()]


# --- read for ever --------------------------------------------------------------------------------------------------


def test_every_example_is_listed_and_every_ending_has_one() -> None:
    assert {file.stem for file in DATA.glob("*.jsonl")} == set(EXAMPLES)
    assert {ending.name.lower().replace("_", "-") for ending in GAME.endings} <= {
        outcome for outcome, _, _ in EXAMPLES.values()
    }


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_read_for_ever(name: str) -> None:
    outcome, entries, last = EXAMPLES[name]
    table = leagues.load(DATA / f"{name}.jsonl", wait=True)
    assert (table.outcome, len(table.entries)) == (outcome, entries)
    written = lines(table.record())
    assert next(line["hash"] for line in reversed(written) if "hash" in line) == last
    assert body(table.record()) == body(example(name))
    header, old = written[0], json.loads(example(name).splitlines()[0])
    assert {option: header["options"][option] for option in old["options"]} == old["options"]
    assert header | {"options": 0, "tables": 0} == old | {"options": 0, "tables": 0}
    assert parse(example(name), GAMES).tables_as_written


def test_a_running_game_goes_on_where_it_stopped() -> None:
    table = leagues.load(example("unfinished"), secret=SECRET, wait=True)
    other = leagues.load(example("unfinished"), secret=SECRET, wait=True)
    for one in (table, other):
        play_on(one, Random(1))
        assert one.over
    assert table.record() == other.record()
    assert leagues.verify(table.record()).draws > 56


# --- writing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"players": 2, "ship": "C1"}, {"reserve": 6, "ship": "B2"}])
@pytest.mark.parametrize("more", [{}, {"auto": False}, {"wait": True}, {"seats": ("Né", "Ned\n")[:1]}])
def test_what_is_written_is_read_back(options: dict[str, Any], more: dict[str, Any]) -> None:
    if options.get("players") == 2 and "seats" in more:
        more = {"seats": ("Né", "Ned\n")}
    for choices in (0, 7, 10_000):
        table = played("round trip", choices, **options, **more)
        again = leagues.load(table.record(), auto=table.auto, wait=table.wait)
        assert again.record() == table.record()
        assert again.state == table.state
        assert again.entries == table.entries
        assert again.journal == table.journal
        assert again.seats == table.seats
        assert again.options == table.options


def test_the_header_says_what_is_needed_to_read_it() -> None:
    table = leagues.new("nautilion", seed="header", ship="B1", seats=("Conseil",))
    header = lines(table.record())[0]
    assert list(header) == ["leagues", "game", "rules", "options", "tables", "seats", "fairness"]
    assert (header["leagues"], header["game"], header["rules"]) == (FORMAT, "nautilion", GAME.rules_version)
    assert header["options"] == json.loads(json.dumps(table.options))
    assert header["options"].items() >= {"players": 1, "ship": "B1", "reserve": 4}.items()
    assert header["tables"]["differs"] == {}
    assert header["seats"] == ["Conseil"]
    assert header["fairness"] == {"kind": "open", "seed": "header"}


def test_every_fiftieth_entry_and_the_last_carry_the_state() -> None:
    record = lines(played("states").record())
    entries = record[1:]
    assert [line["n"] for line in entries] == list(range(1, len(entries) + 1))
    with_state = [line["n"] for line in entries if "state" in line]
    assert with_state == [n for n in range(1, len(entries) + 1) if n % STATE_EVERY == 0 or n == len(entries)]
    assert with_state == [line["n"] for line in entries if "hash" in line]


def test_a_record_is_plain_text_with_a_line_for_each_entry() -> None:
    table = played("text", seats=("Né",))
    text = table.record()
    assert text.isascii()
    assert text.endswith("\n")
    assert text.count("\n") == len(table.entries) + 1


def test_an_owners_values_travel_with_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[spells]\ntide = 1\n")
    table = played("owner", tables=str(file))
    assert lines(table.record())[0]["tables"]["differs"] == {"tide_cost": 1}
    file.unlink()
    again = leagues.load(table.record())
    assert again.record() == table.record()
    assert again.tables == table.tables


def test_a_record_for_a_seat_leaves_out_what_it_may_not_know() -> None:
    table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed("seat"))
    play_on(table, Random(4), 3)
    whole, seen = lines(table.record()), lines(table.record(0))
    assert seen[0]["seat"] == 0
    for entry, line, kept in zip(table.entries, whole[1:], seen[1:], strict=True):
        assert kept["answer"] == (line["answer"] if entry.audience in (-1, 0) else None)
    assert any(line["answer"] is None for line in seen[1:])
    assert whispers.GAME.state.from_json(seen[-1]["state"]).json() == table.view(0)
    assert not any(line.get("forced") for entry, line in zip(table.entries, seen[1:], strict=True) if entry.by == 1)
    refusal("record-of-a-seat", lambda: parse(table.record(0), {"whispers": whispers.GAME}))


# --- cut short ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["lost-crew-missing", "fair", "owner-middle", "unfinished"])
def test_a_record_without_its_last_lines_is_refused_or_an_earlier_moment(name: str) -> None:
    text = example(name).splitlines(keepends=True)
    whole = leagues.load(example(name), wait=True)
    for count in range(1, len(text)):
        cut = answer_to(lambda: leagues.load("".join(text[:count]), wait=True))  # noqa: B023 (called at once)
        if isinstance(cut, Table):
            assert (count - 1) % STATE_EVERY == 0
            assert cut.entries[: count - 1] == whole.entries[: count - 1]
        else:
            assert isinstance(cut, LeaguesError)
            assert (cut.code, cut.details["line"]) == ("record-truncated", count)


@pytest.mark.parametrize("name", ["lost-crew-missing", "fair"])
@pytest.mark.parametrize("kept", [1, 50, 300, 1000, 5000, -1, -2, -40])
def test_a_record_that_breaks_off_within_a_line_is_refused(name: str, kept: int) -> None:
    cut = example(name).rstrip("\n")[:kept]
    error = answer_to(lambda: leagues.load(cut))
    assert isinstance(error, LeaguesError)
    assert error.code == ("record-truncated" if "\n" in cut else "record-line")
    assert error.details["line"] == cut.count("\n") + 1


def test_a_finished_fair_game_without_its_secret_is_cut_short() -> None:
    without = "".join(example("fair").splitlines(keepends=True)[:-1])
    assert refusal("record-truncated", lambda: leagues.load(without)).details["line"] == 154
    refusal("verify-no-secret", lambda: leagues.verify(without))


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_file_is_no_record(text: str, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text(text)
    refusal("record-empty" if not text else "record-line", lambda: leagues.load(file))


@pytest.mark.parametrize("content", [b"\x00\xff\xfe" * 50, b"\x80", b"\x1f\x8b\x08"])
def test_a_binary_file_is_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "binary.jsonl"
    file.write_bytes(content)
    refusal("file-unreadable", lambda: leagues.load(file))


@pytest.mark.parametrize("text", ["{}", "[]", "null", "7", "{" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 50_000])
def test_other_json_is_no_record(text: str, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(text)
    error = answer_to(lambda: leagues.load(file))
    assert isinstance(error, LeaguesError)
    assert error.code == ("record-header" if text == "{}" else "record-line")


@pytest.mark.parametrize(("name", "good"), [(r"\ud83d\udc19", True), (r"\ud83d", False), (r"a\uDC19", False)])
def test_half_a_character_is_no_text(name: str, good: bool) -> None:
    """It could be kept nowhere and sent to nobody."""
    record = changed(example("forked"), 0, lambda header: header.update(seats=["sailor"])).replace(
        '"sailor"', f'"{name}"', 1
    )
    if good:
        assert leagues.load(record).seats == ("\N{OCTOPUS}",)
    else:
        assert refusal("record-line", lambda: leagues.load(record)).details["line"] == 1


# --- headers --------------------------------------------------------------------------------------------------------


def test_a_newer_format_asks_for_a_newer_program() -> None:
    record = changed(example("forked"), 0, lambda header: header.update(leagues=2))
    error = refusal("record-newer", lambda: leagues.load(record))
    assert (error.details["found"], error.details["known"]) == (2, FORMAT)


def test_newer_rules_ask_for_a_newer_program() -> None:
    record = changed(example("forked"), 0, lambda header: header.update(rules=99))
    error = refusal("record-rules-newer", lambda: leagues.load(record))
    assert (error.details["found"], error.details["known"]) == (99, GAME.rules_version)


@pytest.mark.parametrize("game", ["chess", "", None, 7, [], {}, "x" * 5000, "../nautilion"])
def test_a_record_of_an_unknown_game_is_refused(game: object) -> None:
    record = changed(example("forked"), 0, lambda header: header.update(game=game))
    assert "nautilion" in refusal("unknown-game", lambda: leagues.load(record)).text("en")


WRONG: dict[str, list[Any]] = {
    "leagues": [None, 0, -1, True, "1", 1.0, []],
    "rules": [None, 0, -1, True, "1", 1.5, {}],
    "options": [None, [], "ship=A1", 7],
    "tables": [None, [], {}, {"hash": "x"}, {"differs": []}, {"differs": {"sails": 1}}],
    "seats": [None, "Ned", [1], ["a", "b"], [], {"0": "a"}],
    "fairness": [None, [], {}, {"kind": "magic"}, {"kind": "open"}, {"kind": "open", "seed": None}],
    "forked": [None, 0, -1, True, "1", 10_000],
    "bots": [
        None, "greedy", [0], [[0, 0]], [[0, 9, "greedy"]], [[-1, 0, "greedy"]], [[10_000, 0, "greedy"]], [[0, 0, 1]],
        [[True, 0, "greedy"]], [[0, False, "greedy"]], [[9, 0, "greedy"], [4, 0, ""]], [[0, 0, "g" * 33]],
    ],
}  # fmt: skip


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_a_header_field_that_makes_no_sense_is_named(field: str, value: object) -> None:
    record = changed(example("forked"), 0, lambda header: header.update({field: value}))
    assert refusal("record-header", lambda: leagues.load(record)).details["field"] == field


def test_it_says_which_seats_bots_played_and_when_they_changed_hands() -> None:
    table = leagues.new("nautilion", seed="sea", players=2)
    assert "bots" not in json.loads(table.record().splitlines()[0])
    luck = Random(3)
    table.arrange(bots=[Handover(0, 1, "greedy")])
    play_on(table, luck, 5)
    table.arrange(bots=[*table.bots, Handover(len(table.entries), 0, "greedy")])
    handed = len(table.entries)
    assert (table.bot(0), table.bot(1)) == ("greedy", "greedy")
    play_on(table, luck, 5)
    table.arrange(bots=[*table.bots, Handover(len(table.entries), 0, "")])
    assert table.bot(0) == ""
    again = leagues.load(table.record())
    assert again.bots == table.bots
    assert again.record() == table.record()
    assert again.fork(handed - 1, OpenSeed("other")).bots == ((0, 1, "greedy"),)
    again.rewind(handed - 1)
    assert again.bots == ((0, 1, "greedy"), (handed - 1, 0, "greedy"), (handed - 1, 0, ""))


@pytest.mark.parametrize("field", ["leagues", "rules", "options", "tables", "seats", "fairness"])
def test_a_header_field_that_is_missing_is_named(field: str) -> None:
    record = changed(example("forked"), 0, lambda header: header.pop(field))
    assert refusal("record-header", lambda: leagues.load(record)).details["field"] == field


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {"ship": "Z9"}}, "bad-option"),
        ({"options": {"sails": 1}}, "unknown-option"),
        ({"tables": {"hash": "", "differs": {"faces": [9, 9, 9, 9, 9, 9, 9]}}}, "state-impossible"),
        ({"start": {"depth": 1}}, "state-impossible"),
        ({"start": None}, "state-impossible"),
        ({"seat": 0}, "record-of-a-seat"),
    ],
)
def test_a_header_with_a_wrong_value_is_refused(change: dict[str, Any], code: str) -> None:
    refusal(code, lambda: leagues.load(changed(example("lost-crew-missing"), 0, lambda header: header.update(change))))


def test_a_game_begun_in_the_middle_must_have_the_options_of_its_state() -> None:
    record = changed(example("owner-middle"), 0, lambda header: header["options"].update(ship="B2"))
    assert refusal("record-header", lambda: leagues.load(record)).details["field"] == "options"


def test_a_secret_must_be_the_one_that_was_promised() -> None:
    record = changed(example("fair"), -1, lambda last: last.update(secret="00" * 32))
    refusal("verify-commitment", lambda: leagues.load(record))
    refusal("verify-commitment", lambda: leagues.load(example("unfinished"), secret=bytes(32)))


@pytest.mark.parametrize(
    ("secret", "code"), [("xyz", "record-line"), (7, "record-line"), (None, "record-line"), ("00", "bad-fairness")]
)
def test_a_secret_that_is_none_is_refused(secret: object, code: str) -> None:
    refusal(code, lambda: leagues.load(changed(example("fair"), -1, lambda last: last.update(secret=secret))))


# --- any damage -----------------------------------------------------------------------------------------------------


@MODEST
@given(st.sampled_from(["lost-crew-missing", "fair", "forked", "owner-middle"]), st.data())
def test_a_changed_byte_is_noticed_or_changes_nothing(name: str, data: st.DataObject) -> None:
    """A change inside an entry never leads, in silence, to a game that stands differently."""
    good = example(name)
    first_entry = good.index("\n") + 1
    at = data.draw(st.integers(0, len(good) - 1))
    put = data.draw(st.one_of(st.text(max_size=3), st.sampled_from([*"0123456789[]{},:\n", '"', "null", "true"])))
    drop = data.draw(st.integers(0, 2))
    bad = good[:at] + put + good[at + drop :]
    read = answer_to(lambda: leagues.load(bad) if bad.lstrip().startswith("{") else None)
    if isinstance(read, Table) and at >= first_entry:
        assert read.state == leagues.load(good).state


@MODEST
@given(st.data())
def test_an_entry_with_any_field_replaced_is_noticed_or_changes_nothing(data: st.DataObject) -> None:
    good = example("lost-crew-missing")
    other = st.one_of(
        st.none(), st.booleans(), st.integers(-2, 12), st.text(max_size=3), st.sampled_from(["place", "reserve", "3"])
    )
    field = data.draw(st.sampled_from(["n", "by", "asks", "answer", "forced", "hash", "state"]))
    value = data.draw(other)
    bad = changed(good, data.draw(st.integers(1, 127)), lambda entry: entry.update({field: value}))
    read = answer_to(lambda: leagues.load(bad))
    if isinstance(read, Table):
        assert read.state == leagues.load(good).state


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
names = st.sampled_from(
    ["leagues", "game", "rules", "options", "tables", "seats", "fairness", "start", "forked", "seat", "n", "by", "secret"]
)


@MODEST
@given(st.lists(st.dictionaries(names, plain, max_size=6), max_size=3), st.booleans())
def test_any_objects_are_refused(values: list[dict[str, Any]], with_header: bool) -> None:
    header = [json.loads(example("fair").splitlines()[0])] if with_header else []
    read = answer_to(lambda: parse("\n".join(map(json.dumps, header + values)), {"nautilion": GAME}))
    if not isinstance(read, LeaguesError):
        assert with_header


# --- luck of the record ---------------------------------------------------------------------------------------------


def test_the_luck_of_a_record_goes_on() -> None:
    for luck in (OwnDice(), OpenSeed("goes on"), FairDice(SECRET, (bytes(16),))):
        table = leagues.new("nautilion", luck=luck)
        play_on(table, Random(2), 3)
        assert leagues.load(table.record(), secret=SECRET).luck == luck


def test_a_record_whose_secret_is_elsewhere_can_be_looked_at() -> None:
    table = leagues.load(example("unfinished"), wait=True)
    assert table.luck is None
    assert table.fairness["kind"] == "fair"
    assert body(replay(parse(example("unfinished"), {"nautilion": GAME}), wait=True).record()) == body(example("unfinished"))


# --- games that have grown ------------------------------------------------------------------------------------------


class GrownTables(ToyTables):
    wind: int = number(1, 9, "a value that came later")


def grown(copies: int = 3, wind: int = 5, **more: Any) -> Game:
    """Whispers with a further field in its tables."""

    def read_tables(owner: str | None) -> GrownTables:
        tables = GrownTables()
        tables.copies, tables.wind = copies, wind
        return tables

    return replace(whispers.GAME, tables=GrownTables, read_tables=read_tables, **more)


def before_it_grew(copies: int = 3) -> str:
    tables = whispers.GAME.read_tables(None)
    tables.copies = copies  # type: ignore[attr-defined]
    return play_on(Table(whispers.GAME, {}, tables, OpenSeed("grown")), Random(2)).record()


@pytest.mark.parametrize("copies", [3, 4])  # as shipped, and an owner's
def test_a_record_from_before_a_field_was_added_is_as_written(copies: int) -> None:
    record = before_it_grew(copies)
    now = grown(earlier_tables=(1,))
    parsed = parse(record, {"whispers": now})
    assert parsed.tables_as_written
    assert parsed.tables.json() == {"copies": copies, "wind": 5}
    again = replay(parsed).record()
    assert body(again) == body(record)
    assert again != record
    assert parse(again, {"whispers": now}).tables_as_written
    assert not parse(again, {"whispers": grown(wind=6, earlier_tables=(1,))}).tables_as_written
    assert not parse(record, {"whispers": grown()}).tables_as_written


def test_a_record_whose_older_field_was_changed_is_not_as_written() -> None:
    assert not parse(before_it_grew(), {"whispers": grown(copies=4, earlier_tables=(1,))}).tables_as_written


def test_an_earlier_hash_does_not_vouch_for_a_later_field() -> None:
    record = changed(before_it_grew(), 0, lambda header: header["tables"].update(differs={"wind": 6}))
    assert not parse(record, {"whispers": grown(earlier_tables=(1,))}).tables_as_written


def test_many_values_of_an_option_are_a_list_in_the_header() -> None:
    games = {"painted": PAINTED}
    table = Table(PAINTED, {"paints": "black red"}, PAINTED.read_tables(None), OpenSeed("paint"))
    record = play_on(table, Random(1)).record()
    assert lines(record)[0]["options"] == {"rounds": 3, "paints": ["red", "black"]}
    again = replay(parse(record, games))
    assert again.record() == record
    assert again.options == {"rounds": 3, "paints": ("red", "black")}
    assert again.state == table.state
    middle = Table(PAINTED, table.options, table.tables, OwnDice(), start=table.state_at(2))
    assert replay(parse(middle.record(), games)).options["paints"] == ("red", "black")
    other = changed(middle.record(), 0, lambda header: header["options"].update(paints=["red"]))
    assert refusal("record-header", lambda: parse(other, games)).details["field"] == "options"


def test_a_record_that_lacks_an_option_has_its_default() -> None:
    tables = dolls.GAME.read_tables(None)
    record = play_on(Table(dolls.GAME, {"rounds": 2}, tables, OpenSeed("bare")), Random(1)).record()
    older = changed(record, 0, lambda header: header.update(game="painted"))
    table = replay(parse(older, {"painted": PAINTED}))
    assert table.options == {"rounds": 2, "paints": ()}
    assert body(table.record()) == body(record)


@pytest.mark.parametrize("paints", ["blue", ["blue"], [["red"]], {"red": 1}, None, 1, True])
def test_a_header_with_a_wrong_one_of_many_values_is_refused(paints: object) -> None:
    record = Table(PAINTED, {}, PAINTED.read_tables(None), OpenSeed("a")).record()
    wrong = changed(record, 0, lambda header: header["options"].update(paints=paints))
    refusal("bad-option", lambda: parse(wrong, {"painted": PAINTED}))


def test_a_header_with_options_that_do_not_go_together_is_refused() -> None:
    record = Table(PAINTED, {"paints": "black"}, PAINTED.read_tables(None), OpenSeed("a")).record()
    wrong = changed(record, 0, lambda header: header["options"].update(rounds=5))
    refusal("bad-option", lambda: parse(wrong, {"painted": PAINTED}))


def test_a_name_that_stands_twice_in_a_line_is_refused() -> None:
    """Readers would not agree which of the two counts: not in the header, nor in an entry, nor within what they hold."""
    lines = example("fair").splitlines()
    for place, old, new in (
        (0, '"rules":', '"rules":1,"rules":'),
        (40, '"answer":', '"answer":"x","answer":'),
        (50, '"turn":', '"turn":0,"turn":'),
    ):
        assert old in lines[place]
        forged = "\n".join([*lines[:place], lines[place].replace(old, new, 1), *lines[place + 1 :]]) + "\n"
        assert refusal("record-line", lambda forged=forged: parse(forged, {"nautilion": GAME})).details["line"] == place + 1  # type: ignore[misc]
    good = terms.written(GAME, GAME.read_options({}), "values", [""], [0])
    assert terms.read(good)["seats"] == 1
    refusal("record-header", lambda: terms.read(good.replace('"seats":1', '"seats":2,"seats":1')))
