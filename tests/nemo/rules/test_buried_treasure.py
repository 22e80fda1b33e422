"""Buried Treasure."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.acting import act_choices, bury_choices
from leagues.games.nemo.decisions import act, bury
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_acts import burying
from leagues.games.nemo.scoring import TREASURE, points
from leagues.kernel.table import Table
from leagues.terminal.nemo_cards import treasures
from leagues.terminal.speech import speech

from ..positions import SHIPPED, asked, last_of_its_act, legal, play, position, sit, state, told, why_not

RULES = ("buried-treasure",)
MAPS = {"map-2": 2, "map-4": 1, "retain-hull": 1, "abyss": 1}


def stern(motive: str = "war", **more: Any) -> Table:
    """In the Action Phase, with maps in hand."""
    return sit(motive=motive, held=more.pop("held", MAPS), rules=more.pop("rules", RULES), **more)


@pytest.mark.rule("buried-treasure")
@pytest.mark.parametrize(("lull", "price"), [(0, 2), (1, 1)])
def test_burying_is_an_action_for_two_points_or_one_in_a_lull(lull: int, price: int) -> None:
    """004:1116-1128."""
    at = stern(actions=price, lull=lull)
    play(at, "bury", "all")
    assert (state(at).actions, state(at).buried, asked(at)) == (0, [0, 0, 2, 0, 1, 0], "act")
    assert told(at, "say-buried") == (4, 1, 0)
    assert why_not(stern(actions=price - 1, lull=lull), "bury") == "not-enough-points"


@pytest.mark.rule("buried-treasure")
@pytest.mark.parametrize(
    ("motive", "barred"), [("explore", True), ("science", True), ("war", False), ("anti-imperialism", False)]
)
def test_only_a_stern_nemo_buries_and_only_where_the_rule_is_played(motive: str, barred: bool) -> None:
    at = stern(motive)
    assert ("bury" not in legal(at)) == barred
    assert why_not(stern("explore"), "bury") == why_not(stern(rules=()), "bury") == "buried-treasure"
    assert act.BURY in act_choices(state(stern()), SHIPPED)
    assert act.BURY not in act_choices(state(stern(rules=())), SHIPPED)


@pytest.mark.rule("bury-maps")
def test_only_plain_maps_any_of_them() -> None:
    at = stern()
    play(at, "bury")
    assert legal(at) == ["map-2", "map-4", "all"]
    assert why_not(at, "map-3") == "bury-maps"
    play(at, "map-2", "done")
    assert state(at).buried == [0, 0, 1, 0, 0, 0]
    assert (state(at).held[2], state(at).held[4]) == (1, 1)
    assert why_not(stern(held={"abyss": 1, "retain-hull": 1}), "bury") == "bury-maps"


@pytest.mark.rule("bury-at-least-one")
def test_one_at_least() -> None:
    at = stern()
    play(at, "bury")
    assert why_not(at, "done") == "bury-at-least-one"
    play(at, "map-4")
    assert "done" in legal(at)
    play(at, "map-2", "map-2")
    assert asked(at) == "act"


@pytest.mark.rule("bury-maps")
def test_what_is_buried_cannot_be_spent() -> None:
    at = stern(held={"map-4": 1}, actions=4)
    play(at, "bury", "map-4", "rest", "none")
    assert asked(at) == "throw"


@pytest.mark.rule("buried-treasure")
def test_with_the_mess_it_is_an_action_for_two_points() -> None:
    at = stern(upgrades=["officers-mess"], levels={"box": "expanded"})
    play(at, "bury", "all")
    assert asked(at) == "sail"


@pytest.mark.rule("buried-dug-up", "not-like-the-captain")
def test_who_becomes_honourable_digs_them_up() -> None:
    for after, buried, held in (("explore", [0] * 6, 3), ("anti-imperialism", [0, 0, 3, 0, 0, 0], 0)):
        at = last_of_its_act(
            2, motive="war", buried=[0, 0, 3, 0, 0, 0], rules=(*RULES, "not-like-the-captain"), cup=less(2, 3)
        )
        play(at, "end", after)
        assert (state(at).buried, state(at).held[2]) == (buried, held)
        assert (told(at, "say-dug-up") == (2, 3, 0)) == (after == "explore")


def less(kind: int, count: int) -> list[int]:
    """The cup without some maps."""
    cup = list(position(motive="war").cup)
    cup[kind] -= count
    return cup


@pytest.mark.rule("buried-doubled", "score-treasure")
@pytest.mark.parametrize(("worn", "expected"), [(0, 8), (1, 12), (2, 14), (3, 16), (6, 16)])
def test_as_many_score_twice_as_the_crew_is_worn_the_best_first(worn: int, expected: int) -> None:
    s = position(motive="war", crew=10 - worn, rules=RULES, held={"map-2": 2, "map-4": 1})
    s.buried, s.held = [0, 0, 2, 0, 1, 0], [0] * len(s.held)
    assert points(s, SHIPPED, TREASURE) == expected


@pytest.mark.rule("buried-modified")
@pytest.mark.parametrize(("motive", "expected"), [("war", 4), ("piracy", 8), ("anti-imperialism", 2)])
def test_what_the_motive_makes_of_it_is_doubled(motive: str, expected: int) -> None:
    s = position(motive=motive, crew=5, rules=RULES, held={"map-2": 1})
    s.buried, s.held = [0, 0, 1, 0, 0, 0], [0] * len(s.held)
    assert points(s, SHIPPED, TREASURE) == expected
    s.buried = [1, 0, 0, 0, 0, 0]
    assert points(s, SHIPPED, TREASURE) == {"piracy": 4}.get(motive, 0)


@pytest.mark.rule("bury-maps", "buried-doubled")
def test_a_state_cannot_have_buried_what_nobody_buried_and_the_choice_is_told() -> None:
    s = position(motive="war", rules=RULES, crew=8)
    for wrong in ([20, 0, 0, 0, 0, 0],):
        s.buried = wrong
        assert GAME.impossible(s, SHIPPED) != []
    at = stern(crew=9)
    play(at, "bury")
    found = bury_choices(state(at), SHIPPED)
    assert (found[bury.ALL]["points"], found[4]["points"], found[2]["points"]) == (4, 4, 2)
    assert found[4]["more"] == [("aid-bury", {"count": 1})]


@pytest.mark.rule("bury-maps")
def test_the_terminal_shows_what_lies_buried() -> None:
    at = stern(held={"map-2": 2, "map-4": 1})
    play(at, "bury", "map-2", "done")
    w = speech("en", GAME)
    shown = {one.title: one.where for one in treasures(state(at), SHIPPED, w)}
    assert w.text("nemo-buried", count=1) in shown.values()
    assert len(shown) == 2


@pytest.mark.rule("buried-doubled")
def test_greedy_buries_at_the_end_if_it_pays() -> None:
    early, late = state(stern(crew=7)), state(stern(crew=7, act=3))
    assert burying(early, SHIPPED) == 0
    late.pile = [0, 0, 0, 1]
    assert burying(late, SHIPPED) == 800
    late.tracks[1] = 10
    assert burying(late, SHIPPED) == 0
