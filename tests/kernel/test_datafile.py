"""Data files: every wrong value is named with the line it stands on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.games.nautilion.tables import SHIPPED, Tables, read_tables
from leagues.kernel.datafile import DataFile
from leagues.kernel.errors import LeaguesError
from tests.kernel.games import MODEST, answer_to, refusal

TEXT = """\
# An owner's file
title = "mine"
[spells]
tide = 3
"odd key" = 1
[ships.A1]  # the first
ducts = [
    [1, 2], [2, 3],
    [3,12],
]
[ ships.B1 ]
ducts = [[4, 5]]
"""


@pytest.fixture
def file() -> DataFile:
    return DataFile(TEXT)


def test_every_value_is_found_with_its_section(file: DataFile) -> None:
    assert list(file.leaves()) == [
        ("", "title", "mine"),
        ("spells", "tide", 3),
        ("spells", "odd key", 1),
        ("ships.A1", "ducts", [[1, 2], [2, 3], [3, 12]]),
        ("ships.B1", "ducts", [[4, 5]]),
    ]


@pytest.mark.parametrize(
    ("section", "key", "part", "line"),
    [
        ("spells", "", "", 3),
        ("spells", "tide", "", 4),
        ("spells", "odd key", "", 5),
        ("ships.A1", "ducts", "", 7),
        ("ships.A1", "ducts", "[2, 3]", 8),
        ("ships.A1", "ducts", "[3, 12]", 9),
        ("ships.B1", "", "", 11),
        ("ships.B1", "ducts", "", 12),
        ("ships.B1", "ducts", "[4, 5]", 12),
        ("", "title", "", 2),
    ],
)
def test_a_value_stands_on_its_line(file: DataFile, section: str, key: str, part: str, line: int) -> None:
    assert file.line(section, key, part) == line


@pytest.mark.parametrize("value", [0, 21, "3", 3.0, True, None, [3], -(10**30)])
def test_a_number_out_of_its_limits_is_refused(file: DataFile, value: object) -> None:
    error = refusal("data-number", lambda: file.integer("spells", "tide", value, 1, 20))
    assert error.details["line"] == 4
    assert error.details["name"] == "spells.tide"
    assert error.text("en").endswith("It takes whole numbers from 1 to 20.")


@pytest.mark.parametrize("value", [3, "1, 2", {"a": 1}, [1], [1, 2, 3]])
def test_a_list_of_another_length_is_refused(file: DataFile, value: object) -> None:
    assert refusal("data-list", lambda: file.integers("spells", "tide", value, 1, 9, length=2)).details["line"] == 4


def test_numbers_within_their_limits_are_taken(file: DataFile) -> None:
    assert file.integer("spells", "tide", 3, 1, 20) == 3
    assert file.integers("spells", "tide", [1, 9], 1, 9, length=2) == [1, 9]
    assert file.integers("spells", "tide", [], 1, 9) == []
    assert refusal("data-number", lambda: file.integers("spells", "tide", [1, 10], 1, 9)).details["value"] == "10"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \nc = 3", 2),
        ("a = 1\n[spells\n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = 1\n\nwhat is this", 3),
        ('a = "never closed', 1),
        ("a = \x00", 1),
        ("a = 1\nb = [", 2),
    ],
)
def test_a_text_that_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    error = refusal("data-syntax", lambda: DataFile(text))
    assert error.details["line"] == line
    assert error.text("en").startswith(f"Line {line} ")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "a = " + "[" * 5000 + "]" * 5000,
        "a = 1" + "0" * 5000,
        "a = 0x1" + "0" * 5000,
        "\ufeff[spells]",
        "[" * 5000,
    ],
)
def test_a_text_that_breaks_parsers_is_refused(text: str) -> None:
    refusal("data-syntax", lambda: read_tables(text))


@MODEST
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    answer_to(lambda: read_tables(text))


shipped = SHIPPED.read_text(encoding="utf-8")
pieces = st.one_of(
    st.text(max_size=4), st.sampled_from(["[", "]", "=", "\n", "-", "9999", '"', "1", "[[", "ducts = ", "true", "{}"])
)


@MODEST
@given(st.integers(0, len(shipped)), st.integers(0, 12), pieces)
def test_the_shipped_file_with_any_change_is_read_or_refused(at: int, drop: int, put: str) -> None:
    """What passes is within its ranges; what does not is named with a line of the file."""
    text = shipped[:at] + put + shipped[at + drop :]
    read = answer_to(lambda: read_tables(text))
    if isinstance(read, Tables):
        assert Tables.from_json(read.json()) == read
    else:
        assert isinstance(read, LeaguesError)
        line = read.details["line"]
        assert isinstance(line, int)
        assert 1 <= line <= text.count("\n") + 1
