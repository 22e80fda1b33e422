"""Everything that the rules of Nautilion say can happen does happen in many games, or is listed here with the reason why.

Interpreted games of every set of expansions, played at random, well, and in between; and some with players who shun what
would keep them from a rare ending.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from pathlib import Path

import pytest

from tests.laws.cases import COVERING, SIMPLE, Case
from tests.laws.census import GAME, everything, happened
from tests.laws.enough import census
from tests.laws.players import Player

ROOT = Path(__file__).parents[2]
PLAYERS = ((Player("random"), 4), (Player("greedy"), 4), (Player("greedy", 0.15), 5), (Player("greedy", 0.4), 5))
RARE = (  # what leads to rare things, on the ship that is easiest to fill
    (("heroics",), Player("greedy", shuns=("do-heroic",)), 60),
    (("mages",), Player("greedy", shuns=("do-cabin",)), 60),
    (("mercenaries", "heroics"), Player("greedy", 0.4), 150),
)
LEAST = 300  # games that are played in any case
OWNERS_DICE = "[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n[darkhouse_cards.5]\nreroll = [1, 2, 3]\n"
# What did not happen in all these games: why, and which test holds it.
FACES = [f"{die} {face}" for die in ("roll-die:", "reef-die:", "toll-die:", "set-die: set") for face in (5, 6)]
HERE = "tests/laws/test_everything_occurs.py"
NEVER = {
    **dict.fromkeys(FACES, ("only an owner's dice show it", f"{HERE}::test_an_owners_dice_show_five_and_six")),
    "heroic 6 for nothing": (
        "nobody of the whole path would fit",
        "tests/nautilion/rules/test_heroic_crew.py::test_6_and_7_with_nobody_to_bring_have_no_effect_but_can_be_paid",
    ),
}


def games() -> list[Callable[[], Counter[str]]]:
    """Every game, one of each kind after the other."""
    found: list[tuple[int, Callable[[], Counter[str]]]] = []
    for case in COVERING["nautilion"] + SIMPLE["nautilion"][::18]:
        for player, most in PLAYERS:
            found += [(number, partial(happened, case, player, number)) for number in range(most)]
    for expansions, player, most in RARE:
        for players in (1, 2):
            options = {"players": players, "reserve": 6, "expansions": expansions}
            case = Case(GAME, tuple(GAME.read_options(options).items()))
            found += [(number, partial(happened, case, player, number)) for number in range(most)]
    return [play for _, play in sorted(found, key=itemgetter(0))]


@pytest.mark.census
def test_everything_happens_but_what_is_listed_and_nothing_else() -> None:
    """What is never seen, or is listed and happens after all, is named; so is what the rules do not say."""
    found = set(census(games(), everything() - set(NEVER), LEAST))
    assert everything() - found == set(NEVER)
    assert found - everything() == set()


@pytest.mark.parametrize("thing", NEVER)
def test_what_never_happens_is_held_by_a_test(thing: str) -> None:
    reason, test = NEVER[thing]
    file, name = test.split("::")
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
    assert reason


def test_an_owners_dice_show_five_and_six() -> None:
    found: Counter[str] = Counter()
    for case in COVERING["nautilion"]:
        for number in range(4):
            found += happened(case, Player("random"), number, OWNERS_DICE)
    assert set(FACES) <= set(found)
