""" "That's not like the Captain": a motive of the other category."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import greedy_answers, names
from leagues.games.nemo.aids.choices import motive_choices
from leagues.games.nemo.aids.danger import dangers
from leagues.games.nemo.game import GAME
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, last_of_its_act, legal, play, state, told, why_not

RULES = ("not-like-the-captain",)


def between(motive: str, **more: Any) -> Table:
    """Before the third act."""
    at = last_of_its_act(2, motive=motive, rules=more.pop("rules", RULES), **more)
    play(at, "end")
    assert asked(at) == "change-motive"
    return at


@pytest.mark.rule("not-like-the-captain")
@pytest.mark.parametrize(
    ("before", "after", "pays", "kept"),
    [("explore", "war", 0, 1), ("war", "science", 1, 0), ("anti-imperialism", "explore", 1, 0)],
)  # fmt: skip
@pytest.mark.parametrize("crew", [9, 6, 4])
def test_nemo_pays_to_harden_and_the_crew_to_see_him_soften(
    before: str, after: str, pays: int, kept: int, crew: int
) -> None:
    """004:494, 004:2045: what exerting the Crew would add."""
    at = between(before, crew=crew)
    price = SHIPPED.exert[1][crew]
    assert price > 0
    first = list(state(at).tracks)
    play(at, after)
    assert names.MOTIVES[state(at).motive] == after
    assert state(at).tracks[pays] == first[pays] - price
    assert (state(at).tracks[kept], state(at).tracks[2]) == (first[kept], first[2])


@pytest.mark.rule("not-like-the-captain")
def test_without_it_and_within_a_category_nothing_is_paid() -> None:
    assert why_not(between("explore", rules=()), "war") == "motive-same-category"
    for same in ("science", "explore"):
        at = between("explore")
        first = list(state(at).tracks)
        play(at, same)
        assert state(at).tracks == first


@pytest.mark.rule("not-like-the-captain", "motives-of-the-box")
def test_the_box_and_the_defeat_still_bar_a_motive() -> None:
    assert why_not(between("explore"), "piracy") == "motives-of-the-box"
    assert "piracy" in legal(between("explore", levels={"box": "expanded"}))
    assert why_not(between("war", notoriety=30), "science") == "motive-no-defeat"


@pytest.mark.rule("change-can-kill")
@pytest.mark.parametrize(
    ("before", "after", "ending"), [("explore", "war", "lost-broken"), ("war", "explore", "lost-killed")]
)
def test_a_price_that_cannot_be_paid_loses_the_voyage_before_anything_changes(before: str, after: str, ending: str) -> None:
    at = between(before, nemo=1, crew=1)
    marked = dangers(GAME, state(at), SHIPPED, [names.MOTIVES.index(after)])
    assert marked[names.MOTIVES.index(after)]["grade"] == "certain"
    play(at, after)
    assert (at.outcome, names.MOTIVES[state(at).motive]) == (ending, before)
    assert told(at, "say-motive-changed") is None


@pytest.mark.rule("not-like-the-captain")
def test_the_price_is_shown_and_greedy_weighs_it() -> None:
    at = between("explore", crew=4, notoriety=35)
    war, science = names.MOTIVES.index("war"), names.MOTIVES.index("science")
    found = motive_choices(state(at), SHIPPED)
    assert ("aid-change-price", {"track": 0, "count": SHIPPED.exert[1][4]}) in found[war]["more"]
    assert found[science]["barred"] == "motive-no-defeat"
    s = state(at).copy()
    assert greedy_answers.motive(s, SHIPPED, war) > 0
    s.tracks[0] = 1
    assert greedy_answers.motive(s, SHIPPED, war) < 0


@pytest.mark.rule("not-like-the-captain")
def test_the_next_event_follows() -> None:
    at = between("explore", crew=9)
    play(at, "war")
    draw(at, 12)
    assert state(at).act == 3
