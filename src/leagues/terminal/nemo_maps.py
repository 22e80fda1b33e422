"""Two maps of the oceans, a large one and one for 80 columns: where each lies, and which way its lines run.

Which lines there are, and of which kind, the tables say; here stands only where they are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[int, int]  # column and line
Pair = tuple[int, int]  # two oceans, the lower number first
WP, EP, NA, SA, ES, IO, SP, CP, PC, AO, CH, GH = range(12)


@dataclass(frozen=True)
class Box:
    """The frame of an ocean."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Map:
    """A map of all oceans."""

    width: int
    height: int
    boxes: tuple[Box, ...]  # by ocean
    routes: dict[Pair, tuple[tuple[Point, ...], ...]]  # strokes from corner to corner; the ends lie on the frames
    edges: tuple[tuple[Point, str], ...]  # where the line around the back of the world leaves the map, and to which ocean
    coast: bool = False


LARGE = Map(
    width=116,
    height=33,
    boxes=(
        Box(2, 16, 19, 5), Box(41, 22, 18, 5), Box(56, 9, 18, 5), Box(69, 22, 18, 5), Box(80, 6, 18, 5), Box(96, 17, 18, 5),
        Box(19, 28, 18, 3), Box(23, 17, 17, 3), Box(31, 11, 16, 3), Box(39, 3, 17, 3), Box(56, 30, 16, 3),
        Box(85, 28, 18, 3),
    ),
    routes={
        (WP, AO): (((11, 16), (11, 4), (39, 4)),),
        (WP, PC): (((17, 16), (17, 12), (31, 12)),),
        (WP, CP): (((20, 18), (23, 18)),),
        (WP, SP): (((11, 20), (11, 29), (19, 29)),),
        (WP, IO): (((2, 18), (0, 18)), ((113, 19), (115, 19))),
        (SP, CP): (((28, 19), (28, 28)),),
        (CP, PC): (((35, 17), (35, 13)),),
        (EP, CP): (((35, 19), (35, 24), (41, 24)),),
        (EP, SP): (((36, 29), (47, 29), (47, 26)),),
        (EP, CH): (((53, 26), (53, 31), (56, 31)),),
        (PC, AO): (((43, 11), (43, 5)),),
        (NA, PC): (((46, 12), (56, 12)),),
        (NA, AO): (((67, 9), (67, 4), (55, 4)),),
        (NA, ES): (((73, 10), (76, 10), (76, 8), (80, 8)),),
        (NA, SA): (((71, 13), (71, 22)),),
        (SA, CH): (((75, 26), (75, 31), (71, 31)),),
        (SA, GH): (((81, 26), (81, 29), (85, 29)),),
        (IO, GH): (((107, 21), (107, 29), (102, 29)),),
        (ES, IO): (((93, 10), (93, 13), (103, 13), (103, 17)),),
    },
    edges=(((0, 17), "‹6"), ((114, 18), "1›")),
    coast=True,
)  # fmt: skip

MIDDLE = Map(
    width=80,
    height=17,
    boxes=(
        Box(2, 7, 17, 4), Box(23, 12, 17, 4), Box(40, 3, 17, 4), Box(42, 9, 17, 4), Box(61, 2, 17, 4), Box(60, 8, 17, 4),
        Box(3, 13, 14, 3), Box(22, 8, 14, 3), Box(22, 4, 14, 3), Box(24, 0, 14, 3), Box(43, 14, 14, 3), Box(61, 14, 14, 3),
    ),
    routes={
        (WP, AO): (((6, 7), (6, 1), (24, 1)),),
        (WP, PC): (((13, 7), (13, 5), (22, 5)),),
        (WP, CP): (((18, 9), (22, 9)),),
        (WP, SP): (((6, 10), (6, 13)),),
        (WP, IO): (((2, 9), (0, 9)), ((76, 9), (79, 9))),
        (SP, CP): (((23, 10), (23, 11), (14, 11), (14, 13)),),
        (CP, PC): (((30, 6), (30, 8)),),
        (EP, CP): (((30, 10), (30, 12)),),
        (EP, SP): (((16, 14), (23, 14)),),
        (EP, CH): (((39, 14), (41, 14), (41, 15), (43, 15)),),
        (PC, AO): (((30, 2), (30, 4)),),
        (NA, PC): (((35, 5), (40, 5)),),
        (NA, AO): (((48, 3), (48, 1), (37, 1)),),
        (NA, ES): (((56, 4), (61, 4)),),
        (NA, SA): (((50, 6), (50, 9)),),
        (SA, CH): (((50, 12), (50, 14)),),
        (SA, GH): (((58, 11), (59, 11), (59, 15), (61, 15)),),
        (IO, GH): (((68, 11), (68, 14)),),
        (ES, IO): (((69, 5), (69, 8)),),
    },
    edges=(((0, 8), "‹6"), ((78, 8), "1›")),
)  # fmt: skip


def lies_west(one: int, other: int) -> bool:
    """Whether one gets to the other ocean by going west: the short way around the world."""
    step = LARGE.boxes[other].x - LARGE.boxes[one].x
    return (step < 0) == (abs(step) <= LARGE.width // 2)


def northerly(ocean: int) -> int:
    """What oceans are sorted by, from north to south."""
    return LARGE.boxes[ocean].y
