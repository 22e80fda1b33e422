"""The data file as shipped, and an owner's file laid over it."""

from __future__ import annotations

from pathlib import Path

import pytest

import leagues
from leagues.games.nautilion.tables import SHIPPED as SHIPPED_FILE
from leagues.games.nautilion.tables import SHIPS, read_tables, standings
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED, legal, new_table, refused, sail, state, tokens

RING = "[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9]"


def wrong(text: str) -> LeaguesError:
    """Why the file is refused."""
    with pytest.raises(LeaguesError) as caught:
        read_tables(text)
    assert all(str(caught.value.details["line"]) in caught.value.text(language) for language in LANGUAGES)
    return caught.value


def test_an_empty_file_changes_nothing() -> None:
    assert read_tables("") == read_tables(None) == SHIPPED
    assert read_tables("") is not SHIPPED


def test_the_shipped_file_laid_over_itself_changes_nothing() -> None:
    assert read_tables(SHIPPED_FILE.read_text("utf-8")) == SHIPPED


def test_every_section_of_the_shipped_file_says_how_sure_it_is() -> None:
    assert standings() == {
        "dice": "inferred", "spells": "inferred", "darkhouse": "printed", "reserve": "printed", "crew": "inferred",
        "admirals": "inferred", "mages": "inferred", "mercenaries": "printed", "reefs": "inferred",
        "darkhouse_levels": "printed", **{f"darkhouse_cards.{card}": "printed" for card in range(1, 13)},
        **{f"heroics.{card}": "reconstructed" if card in (2, 3, 8) else "printed" for card in range(1, 13)},
        **{f"ships.{ship}": "reconstructed" for ship in SHIPS},
    }  # fmt: skip


def test_one_game_with_an_owners_file_does_not_change_the_next_without() -> None:
    tables = read_tables("[spells]\ntide = 7\n")
    tables.faces[1] = 0
    tables.ducts[0][1] = 0
    assert read_tables(None) == SHIPPED


def test_a_replaced_ship_is_followed() -> None:
    tables = read_tables(f"[ships.B1]\nducts = [{RING}]\n")
    assert refused(sail("I … N 4 1 P … A", plan="1 1 1", ship="B1", crew=[1], tables=tables), "place") == "duct-placement"
    assert legal(sail("I … N 4 1 P … A", plan="1 1 1", ship="B1", crew=[1])) == ["reserve", "place"]
    assert legal(sail("I … N P … A", plan="3 1 1", ship="B1", crew=[1, 2, 3], tables=tables)) == ["discard 1", "discard 3"]
    assert tables.ducts[SHIPS.index("A1")] == SHIPPED.ducts[SHIPS.index("A1")]


def test_replaced_dice_are_followed() -> None:
    tables = read_tables("[dice]\nfaces = [6, 6, 6, 6, 6, 5]\n")
    table = new_table(tables=tables)
    table.play("roll")
    assert [(str(move), move.weight) for move in table.legal] == [("5", 1), ("6", 5)]
    for die in ("5", "6", "6"):
        table.feed(die)
    assert "tide 5 6" in legal(table)
    assert refused(table, "tide 5 4") == "dice-faces"


def test_replaced_admirals_are_followed() -> None:
    tables = read_tables("[admirals]\nfirst = [1, 3, 5, 7, 9]\nsecond = [2, 4, 6, 8]\n")
    odd = sail("I … N 7 1 P … A", plan="1 1 1", players=2, admirals=(1, 2), tables=tables)
    even = sail("I … N 7 1 P … A", plan="1 1 1", players=2, admirals=(2, 1), tables=tables)
    assert legal(odd) == ["reserve", "place"]
    assert refused(even, "place") == "admiral-limit"


@pytest.mark.parametrize("copies", [1, 8])
def test_a_replaced_number_of_copies_makes_the_path_longer_or_shorter(copies: int) -> None:
    table = new_table(deal=tuple(range(1, 10)) * copies, tables=read_tables(f"[crew]\ncopies = {copies}\n"))
    s = state(table)
    assert (s.path_length, s.phantom) == (9 * copies, 9 * copies + 1)
    assert [s.path.count(number) for number in range(1, 10)] == [copies] * 9


def test_an_owners_file_is_given_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[reserve]\ntwo_players = 0\n", encoding="utf-8")
    table = leagues.new("nautilion", own_dice=True, players=2, tables=file)
    assert state(table).reserve == tokens(0, 0, 0, 0)
    with pytest.raises(LeaguesError) as caught:
        leagues.new("nautilion", tables=tmp_path / "nowhere.toml")
    assert caught.value.code == "file-unreadable"


def test_a_duct_to_crew_10_is_named_with_its_line() -> None:
    error = wrong("# my box\n\n[ships.A1]\nducts = [\n    [1, 2], [2, 3],\n    [3, 4], [4, 10],\n]\n")
    assert error.code == "data-duct-crew"
    assert (error.details["line"], error.details["name"], error.details["value"]) == (6, "ships.A1.ducts", 10)


@pytest.mark.parametrize("pair", ["[0, 1]", "[1, 10]", "[-1, 2]"])
def test_a_duct_joins_crew_from_1_to_9(pair: str) -> None:
    assert wrong(f"[ships.C2]\nducts = [{RING}, {pair}]\n").code == "data-duct-crew"


@pytest.mark.parametrize("ducts", ["[[1, 2, 3]]", "[[1]]", "[1, 2]", '[["1", "2"]]', "[[4, 4]]", "[[true, 2]]", "5"])
def test_a_duct_is_a_pair_of_different_crew(ducts: str) -> None:
    error = wrong(f"\n[ships.C2]\nducts = {ducts}\n")
    assert (error.code, error.details["line"]) == ("data-ducts", 3)


def test_a_ship_that_falls_apart_is_refused_and_who_is_cut_off_is_named() -> None:
    error = wrong("[ships.A2]\nducts = [[1, 2], [2, 3], [4, 5], [6, 7], [7, 3]]\n")
    assert error.code == "data-ducts-apart"
    assert (error.details["line"], error.details["missing"]) == (2, "4, 5, 8, 9")
    assert read_tables(f"[ships.A2]\nducts = [{RING}]\n").ducts[1][9] == 1 << 8


@pytest.mark.parametrize("faces", ["[1, 1, 2, 2, 3]", "[1, 1, 2, 2, 3, 4, 4]", "4"])
def test_a_die_has_six_faces(faces: str) -> None:
    error = wrong(f"[dice]\n\nfaces = {faces}\n")
    assert (error.code, error.details["line"], error.details["length"]) == ("data-list", 3, 6)


@pytest.mark.parametrize(
    ("section", "line", "value"),
    [
        ("dice", "faces = [1, 1, 2, 2, 3, 7]", "7"),
        ("dice", "faces = [0, 1, 2, 2, 3, 4]", "0"),
        ("dice", "faces = [1, 1, 2, 2, 3, true]", "True"),
        ("spells", "whirlwind = 0", "0"),
        ("spells", "tide = 21", "21"),
        ("spells", 'translation = "two"', "two"),
        ("darkhouse", "toll = [3, 7]", "7"),
        ("reserve", "two_players = -1", "-1"),
        ("crew", "copies = 9", "9"),
        ("admirals", "first = [0]", "0"),
        ("admirals", "second = [5, 10]", "10"),
    ],
)
def test_a_number_outside_its_limits_is_named_with_its_line(section: str, line: str, value: str) -> None:
    error = wrong(f"# my box\n[{section}]\n{line}\n")
    assert error.code == "data-number"
    assert (error.details["line"], error.details["value"]) == (3, value)
    assert error.details["name"] == f"{section}.{line.split()[0]}"


@pytest.mark.parametrize(
    "text", ["[spell]\ntide = 1", "[ships.D1]\nducts = []", "tide = 1", "[dice.faces]\nx = 1", "[heroics.13]\namount = 1"]
)
def test_a_name_that_means_nothing_is_refused_with_the_names_that_do(text: str) -> None:
    error = wrong(text + "\n")
    assert error.code == "data-unknown"
    for name in ("spells.tide", "dice.faces", "darkhouse.toll", "admirals.second", "ships.C2.ducts", "crew.copies"):
        assert name in str(error.details["known"]).split(", ")


def test_in_a_section_that_means_something_only_its_own_names_are_offered() -> None:
    error = wrong("[spells]\ntides = 1\n")
    assert (error.code, error.details["known"]) == ("data-unknown", "spells.whirlwind, spells.tide, spells.translation")
    card = "darkhouse_cards.12"
    known = ", ".join(f"{card}.{key}" for key in ("colour", "effect", "toll", "tokens", "reroll", "dice", "price"))
    assert wrong(f"[{card}]\ncost = 2\n").details["known"] == known


def test_a_file_that_cannot_be_read_is_named_with_the_line() -> None:
    error = wrong("[dice]\nfaces = [1, 1, 2, 2, 3, 4]\n\n[spells\ntide = 2\n")
    assert (error.code, error.details["line"]) == ("data-syntax", 4)
    assert wrong("[dice]\nfaces = [1, 1,\n").code == "data-syntax"


@pytest.mark.parametrize("text", ["[dices]\n", "[dices]\nstanding = 'printed'\n", "[ships.D1]\n"])
def test_a_section_that_nobody_knows_is_named_even_when_it_is_empty(text: str) -> None:
    with pytest.raises(LeaguesError) as refused:
        read_tables(text)
    assert refused.value.code == "data-unknown"
    assert read_tables("[dice]\n[spells]\nstanding = 'printed'\n") == read_tables(None)
