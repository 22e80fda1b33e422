"""Expansion 4, the Darkhouse, where rules meet: every card with everything that can happen in its turn.

    card  mages before at after stuck escaped reached two first ends reserve discard full gaps
    1     W*    *      W* *     W     *       W*      W   *     *    *       a       *    *
    2     D     b      *  b     D     *       b       *   M     *    *       a       b    b
    3     P     *      *  *     *     *       *       *   P     P*   c       P       d    P
    4     L     *      *  *     *     *       e       *   *     *    L*      a       *    e
    5     L     *      *  *     *     *       e       *   *     *    L*      a       *    e
    6     P     P*     *  P     P     P       P*      P   *     P*   *       a       *    *
    7     *     *      *  *     P     P       *       *   P     P*   *       a       *    P
    8     D     b      *  b     D     D*      b       M   M     *    *       a       b    b
    9     D     b      *  b     D     *       b       M   M     *    *       a       b    b
    10    L     *      *  *     *     *       e       *   M*    *    L*      a       *    e
    11    B     B      f  *     *     *       f       B   B     f    B       B       *    f
    12    B*    B      *  B*    *     *       f       B   *     *    B*      B       B*   f

The columns: the Mages; the Mercenaries before, at and after the collision; a Reef that holds the Nautilion, that it has
escaped, or where a submarine stops; two players, and the first turn; a submarine that reaches an end; an empty reserve, an
empty discard pile, a full ship, and emptied places.

`*` has a test in test_pairs_darkhouse_dice, _path or _tokens, whose name begins with the card or cards and the column.
A capital has one among the tests of the card: W test_darkhouse_twice, D _dice, P _path, L _tolls, B _blue, M
test_machinations. Where there is nothing to say:

    a  The card takes nothing from the discard pile; what it or the turn throws there, any pile takes.
    b  The card is over when the dice are given. How they are acted out, whom a submarine meets and what lies where it stops
       is the same under every card; only that all dice are given first is held, at the collision and at the ends.
    c  The card costs nothing.
    d  The token goes into the path, not aboard.
    e  The toll is over before a submarine moves, so where it stops and what it passes does not touch it.
    f  The card is over when the token is in its place, before a submarine moves; card 11 leaves the ships as they are.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

CARDS = [str(card) for card in range(1, 13)]
CODES = {"W": "darkhouse_twice", "D": "darkhouse_dice", "P": "darkhouse_path", "L": "darkhouse_tolls", "B": "darkhouse_blue",
         "M": "machinations"}  # fmt: skip
HERE = Path(__file__).parent


def table_of_pairs() -> dict[tuple[str, str], str]:
    """The table above: what stands at each card and column."""
    lines = [line.split() for line in str(__doc__).splitlines()]
    first = next(at for at, line in enumerate(lines) if line[:1] == ["card"])
    columns = lines[first][1:]
    rows = {line[0]: line[1:] for line in lines[first + 1 : first + 13]}
    assert list(rows) == CARDS
    return {(card, column): cell for card, row in rows.items() for column, cell in zip(columns, row, strict=True)}


def names_in(name: str) -> list[str]:
    """The names of the tests in a file of this folder."""
    tree = ast.parse((HERE / f"test_{name}.py").read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def pairs_by_name() -> set[tuple[str, str]]:
    """The pairs that the names of the tests tell: test_cards_2_8_ends_…, test_card_3_stuck_or_escaped_…"""
    columns = {column for _, column in table_of_pairs()}
    found = set()
    for part in ("dice", "path", "tokens"):
        for name in names_in(f"pairs_darkhouse_{part}"):
            match = re.match(r"test_cards?_((?:\d+_)+)([a-z]+)_(?:or_([a-z]+)_)?", name)
            assert match, name
            where = {match[2], match[3]} & columns
            assert where, name
            found |= {(card, column) for card in match[1].split("_")[:-1] for column in where}
    return found


@pytest.mark.rule("machinations")
def test_every_pair_of_a_card_and_a_circumstance_is_tested_or_says_why_not() -> None:
    pairs = table_of_pairs()
    assert len(pairs) == 12 * 14
    assert {pair for pair, cell in pairs.items() if "*" in cell} == pairs_by_name()
    reasons = set(re.findall(r"^    ([a-f])  ", str(__doc__), re.MULTILINE))
    for pair, cell in pairs.items():
        assert cell in reasons or set(cell) <= {"*", *CODES}, pair


@pytest.mark.rule("machinations")
def test_what_is_said_to_be_among_the_tests_of_a_card_is_there() -> None:
    for (card, _), cell in table_of_pairs().items():
        for code in set(cell) & set(CODES) - {"M", "W"}:
            assert any(name.startswith(f"test_card_{card}_") for name in names_in(CODES[code]))
