"""The six ships, drawn: on the left the plate, on the right which duct each stroke belongs to.

A number in brackets is a crew space. The letters are the ducts, in the order in which `ducts` names them. A plate is only
used while it tells the truth: where an owner's file has other ducts, they are listed instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Plate:
    """One ship."""

    ducts: tuple[str, ...]  # `12` joins the spaces 1 and 2; `6758` are two ducts that cross in one stroke
    drawing: tuple[str, ...]
    strokes: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return max(len(row) for row in self.drawing)

    def neighbours(self) -> list[int]:
        """For each space the spaces its ducts lead to, as bits."""
        found = [0] * 10
        for duct in self.ducts:
            for a, b in _pairs(duct):
                found[a] |= 1 << b
                found[b] |= 1 << a
        return found

    def spaces(self) -> Iterator[tuple[int, int, int]]:
        """Every crew space, with the column and row of its left bracket."""
        for y, row in enumerate(self.drawing):
            for x, letter in enumerate(row):
                if letter.isdigit():
                    yield int(letter), x - 1, y

    def pipes(self) -> Iterator[tuple[int, int, str, list[tuple[int, int]]]]:
        """Every stroke of a duct: column, row, how it is drawn, and the spaces that it joins."""
        for y, row in enumerate(self.strokes):
            for x, letter in enumerate(row):
                if letter.islower():
                    yield x, y, self.drawing[y][x], _pairs(self.ducts[ord(letter) - ord("a")])


def _pairs(duct: str) -> list[tuple[int, int]]:
    return [(int(duct[at]), int(duct[at + 1])) for at in range(0, len(duct), 2)]


def plate(ducts: str, *rows: tuple[str, str]) -> Plate:
    """A plate from its rows, each with its strokes beside it."""
    return Plate(tuple(ducts.split()), tuple(drawn for drawn, _ in rows), tuple(strokes for _, strokes in rows))


PLATES = {
    "A1": plate(
        "12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98",
        ("       (1)─────(2)─────(3)       ", "       (1)aaaaa(2)bbbbb(3)       "),
        ("     ╱     ╲    │    ╱     ╲     ", "     h     i    j    k     c     "),
        ("   ╱         ╲  │  ╱         ╲   ", "   h         i  j  k         c   "),
        ("(8)────────────(9)────────────(4)", "(8)pppppppppppp(9)llllllllllll(4)"),
        ("   ╲         ╱  │  ╲         ╱   ", "   g         o  n  m         d   "),
        ("     ╲     ╱    │    ╲     ╱     ", "     g     o    n    m     d     "),
        ("       (7)─────(6)─────(5)       ", "       (7)fffff(6)eeeee(5)       "),
    ),
    "A2": plate(
        "12 23 34 45 56 6758 78 89 91 49 16 27 38",
        ("╭────────────────────────────╮   ", "dddddddddddddddddddddddddddddd   "),
        ("│  ╭──(1)─────────────(6)───(5)  ", "d  aaa(1)kkkkkkkkkkkkk(6)eee(5)  "),
        ("│  │   │                  ╳      ", "d  a   i                  f      "),
        ("│  │  (9)─────────────(8)───(7)  ", "d  a  (9)hhhhhhhhhhhhh(8)ggg(7)  "),
        ("│  │   │               │     │   ", "d  a   j               m     l   "),
        ("╰──│──(4)─────────────(3)───(2)  ", "dddadd(4)ccccccccccccc(3)bbb(2)  "),
        ("   ╰─────────────────────────╯   ", "   aaaaaaaaaaaaaaaaaaaaaaaaaaa   "),
    ),
    "B1": plate(
        "12 23 45 56 78 89 14 25 36 47 58 69",
        ("(1)───────────(2)───────────(3)", "(1)aaaaaaaaaaa(2)bbbbbbbbbbb(3)"),
        (" │             │             │ ", " g             h             i "),
        (" │             │             │ ", " g             h             i "),
        ("(4)───────────(5)───────────(6)", "(4)ccccccccccc(5)ddddddddddd(6)"),
        (" │             │             │ ", " j             k             l "),
        (" │             │             │ ", " j             k             l "),
        ("(7)───────────(8)───────────(9)", "(7)eeeeeeeeeee(8)fffffffffff(9)"),
    ),
    "B2": plate(
        "12 23 34 45 56 67 78 89 91 49 27",
        ("(1)───────────(2)───────────(3)", "(1)aaaaaaaaaaa(2)bbbbbbbbbbb(3)"),
        (" │             │             │ ", " i             k             c "),
        (" │             │             │ ", " i             k             c "),
        ("(9)────────────│────────────(4)", "(9)jjjjjjjjjjjjkjjjjjjjjjjjj(4)"),
        (" │             │             │ ", " h             k             d "),
        (" │             │             │ ", " h             k             d "),
        ("(8)───────────(7)────(6)────(5)", "(8)ggggggggggg(7)ffff(6)eeee(5)"),
    ),
    "C1": plate(
        "12 23 34 45 56 67 78 89 91 49",
        ("       (1)─────(2)─────(3)       ", "       (1)aaaaa(2)bbbbb(3)       "),
        ("     ╱                     ╲     ", "     i                     c     "),
        ("   ╱                         ╲   ", "   i                         c   "),
        ("(9)───────────────────────────(4)", "(9)jjjjjjjjjjjjjjjjjjjjjjjjjjj(4)"),
        ("   ╲                         ╱   ", "   h                         d   "),
        ("     ╲                     ╱     ", "     h                     d     "),
        ("       (8)──(7)───(6)──(5)       ", "       (8)gg(7)fff(6)ee(5)       "),
    ),
    "C2": plate(
        "12 23 34 45 56 37 48 59 78",
        ("(1)───(2)───(3)───(4)───(5)───(6)", "(1)aaa(2)bbb(3)ccc(4)ddd(5)eee(6)"),
        ("             │     │     │       ", "             f     g     h       "),
        ("             │     │     │       ", "             f     g     h       "),
        ("            (7)───(8)   (9)      ", "            (7)iii(8)   (9)      "),
    ),
}  # fmt: skip
