"""The data file of Nautilus Island as shipped, and an owner's file laid over it."""

from __future__ import annotations

import pytest

from leagues.games.island import camp
from leagues.games.island.page import scenery
from leagues.games.island.tables import SHIPPED as SHIPPED_FILE
from leagues.games.island.tables import Tables, impossible_tables, read_tables, standings
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED, act, legal, position, sit, state


def wrong(text: str) -> LeaguesError:
    """Why the file is refused."""
    with pytest.raises(LeaguesError) as caught:
        read_tables(text)
    assert all(str(caught.value.details["line"]) in caught.value.text(language) for language in LANGUAGES)
    return caught.value


def test_an_empty_file_and_the_shipped_one_change_nothing() -> None:
    assert read_tables("") == read_tables(None) == SHIPPED
    assert read_tables(SHIPPED_FILE.read_text("utf-8")) == SHIPPED
    changed = read_tables("[stacks]\nheight = 5\n")
    changed.columns[0][0] = 3
    assert read_tables(None) == SHIPPED


def test_every_section_of_the_shipped_file_says_how_sure_it_is() -> None:
    assert standings() == {
        "cards": "printed", "stacks": "printed", "hull": "inferred", "faces": "reconstructed",
        **{f"portholes.{pile}": "reconstructed" for pile in range(1, 5)}, "bonus_tokens": "reconstructed",
        "bonus_points": "printed", "camp": "printed", "treasures": "reconstructed",
    }  # fmt: skip


def test_replaced_faces_are_followed() -> None:
    tables = read_tables('[faces]\nstacks_3 = ["down", "up", "up"]\n')
    at = sit("", at=4, tables=tables, tops=["na", "nb", "nc", "nd", "ra"])
    act(at, "collect")
    assert state(at).sizes[0] == 2  # two open cards; the third is drawn
    assert at.audience == 0


def test_replaced_portholes_are_followed() -> None:
    tables = read_tables("[portholes.1]\nsize = 2\nvalues = [20]\n")
    at = sit("ca", at=1, camps={0: "cb"}, tables=tables)
    at.play("store clothes a")
    assert legal(at) == ["leave", "close"]
    at.play("close")
    assert state(at).portholes[0][0] == 20
    three = sit("ca", at=1, camps={0: "cb cc"}, tables=tables, auto=False)
    three.play("store clothes a")
    assert legal(three) == ["leave"]


def test_replaced_points_and_treasures_are_followed() -> None:
    tables = read_tables(
        "[bonus_points]\ntwo = 7\nper_card = 2\ndouble = 2\nodd = 1\npair = 9\n[treasures]\nvalues = [9, 0, 0, 0]\n"
    )
    kinds = ("two", "three", "per_card", "double", "odd", "pair")
    s = position(
        "ta tb", camps={0: "ca ca cb"}, bonuses=[(0, "clothes", kind) for kind in kinds], portholes=[(0, "clothes", 5)]
    )
    found = [camp.bonus_points(s, tables, 0, 0, kind) for kind in range(6)]
    assert found == [7, 3, 2 * 3, 2 * 5, 1, 9]
    assert camp.points(s, tables, 0) == 5 + sum(found) + 9


def test_a_camp_that_is_filled_sooner_is_followed() -> None:
    tables = read_tables("[camp]\nrefill_at = 4\n")
    at = sit("na", at=1, tables=tables)
    at.play("store navigation a")
    assert at.decision is not None
    assert at.decision.name == "show-bonus"


def test_replaced_hulls_are_followed_and_their_marks_say_whose_they_are() -> None:
    tables = read_tables("[hull]\ntwo_players = [3, 2, 2, 1]\n")
    s = position("", tables=tables, at=4)
    assert scenery(tables, s)["hull"] == "owner"
    assert [column["stacks"] for column in scenery(tables, s)["columns"]] == [3, 2, 2, 1]
    assert scenery(SHIPPED, position(""))["hull"] == "inferred"


WRONG = {
    "[hull]\ntwo_players = [1, 2, 2]\n": ("data-columns", 2),
    "[hull]\nfour_players = [1, 1, 1, 1, 1]\n": ("data-columns", 2),
    "[hull]\nthree_players = [1, 1, 1, 1, 1, 1, 1]\n": ("data-columns", 2),
    "[hull]\nthree_players = [1, 1, 1, 1, 4]\n": ("data-number", 2),
    "[hull]\n\nfour_players = [3, 3, 3, 3, 3, 3]\n": ("data-hull", 3),
    "[stacks]\nheight = 9\n": ("data-hull", 2),
    "[cards]\ncopies = 3\n": ("data-hull", 2),
    "[cards]\ncopies = 0\n": ("data-number", 2),
    '[faces]\nstacks_2 = ["up"]\n': ("data-list", 2),
    '[faces]\nstacks_2 = ["up", "over"]\n': ("data-word", 2),
    "[portholes.2]\nvalues = [7, 8]\n": ("data-pile", 2),
    "[portholes.2]\nvalues = []\n": ("data-pile", 2),
    "[portholes.2]\nvalues = [7, 6, 5, 4, 3, 2, 1]\n": ("data-pile", 2),
    "[portholes.2]\nsize = 0\n": ("data-number", 2),
    "[portholes.5]\nsize = 4\n": ("data-unknown", 2),
    "[bonus_tokens]\nfour = 4\n": ("data-unknown", 2),
    "[bonus_tokens]\npair = 100\n": ("data-number", 2),
    "[treasures]\nvalues = [1, 2, 3]\n": ("data-list", 2),
    "[treasures]\nvalues = [1, 2, 3, 21]\n": ("data-number", 2),
    "[camp]\nrefill_at = 5\n": ("data-number", 2),
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_value_is_named_with_its_line(text: str) -> None:
    error = wrong(text)
    assert (error.code, error.details["line"]) == WRONG[text]


def odd(field: str, *path: int, to: int) -> list[str]:
    """What is wrong with tables in which one number is another, as a record could hold them."""
    tables = Tables.from_json(SHIPPED.json())
    assert impossible_tables(tables) == []
    row = getattr(tables, field)
    for at in path[:-1]:
        row = row[at]
    row[path[-1]] = to
    return [error.code for error in impossible_tables(tables)]


def test_tables_of_a_record_are_checked_too() -> None:
    assert odd("columns", 0, 3, to=0) == ["tables-hull"]  # too few columns
    assert odd("columns", 0, 5, to=1) == ["tables-hull"]  # a gap between columns
    assert odd("columns", 2, 0, to=2) == ["tables-hull"]  # more cards than there are
    assert odd("columns", 1, 5, to=1) == []
    assert odd("portholes", 1, 1, to=9) == ["tables-portholes"]
    assert odd("portholes", 1, 0, to=0) == ["tables-portholes"]
    assert odd("face_up", 1, 1, to=1) == ["tables-faces-up"]
    assert odd("face_up", 2, 1, to=1) == []
