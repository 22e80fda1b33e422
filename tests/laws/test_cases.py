"""The cases that the laws run over: few enough to be quick, and nothing is left out."""

from __future__ import annotations

from itertools import combinations, product

from tests.laws.cases import BELONGS_TO, COVERING, SIMPLE, facts, pairs, subsets

OPTIONS = {option.name: option for option in COVERING["nautilion"][0].game.options}


def test_every_set_of_expansions_is_played_alone_and_by_two() -> None:
    sets = subsets(OPTIONS["expansions"])
    assert len(sets) == 32
    wanted = set(product((1, 2), sets))
    assert {(case["players"], case["expansions"]) for case in SIMPLE["nautilion"] + COVERING["nautilion"]} == wanted
    assert len(COVERING["nautilion"]) == 62


def test_the_base_game_is_played_with_every_ship_reserve_and_number_of_players() -> None:
    found = {(case["players"], case["ship"], case["reserve"]) for case in SIMPLE["nautilion"]}
    assert len(found) == len(SIMPLE["nautilion"]) == 2 * 6 * 6


def test_any_two_values_meet() -> None:
    """Of all options, and of each expansion in play or not; a level only counts where the Darkhouse is in play."""
    values: dict[str, set[object]] = {}
    for case in COVERING["nautilion"]:
        for name, value in facts(case):
            values.setdefault(name, set()).add(value)
    for name in ("players", "ship", "reserve", "harpoons", "darkhouse_level"):
        assert values[name] == set(OPTIONS[name].choices)
    wanted = {
        frozenset({(one, a), (other, b)})
        for one, other in combinations(values, 2)
        for a in values[one]
        for b in values[other]
        if (BELONGS_TO.get(one), b) != (other, False) and (BELONGS_TO.get(other), a) != (one, False)
    }
    assert set().union(*map(pairs, COVERING["nautilion"])) == wanted
