"""How a voyage ends and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names, scoring
from leagues.games.nemo.aids.voyage import LEVELS, epilogues
from leagues.games.nemo.endings import Ending, finish, score
from leagues.games.nemo.scoring import points, total
from leagues.games.nemo.state import FAILED, PASSED, UNSEEN, State
from leagues.games.nemo.tables import KEEP_CARD
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, pile_of, play, position, sit, state, table, told

SHEET = scoring.SHEET
COLUMNS = [0, 8, 12, 17, 23, 30, 40]
BARE: dict[str, Any] = {"nemo": 4, "crew": 6, "hull": 6, "sacrificed": names.CHARACTERS}


def worth(category: str, **more: Any) -> int:
    """What a category is worth in a position that scores nothing else."""
    return points(position(**{**BARE, **more}), SHIPPED, SHEET.index(category))


@pytest.mark.rule("scoring", "score-final-motive")
def test_the_score_is_the_sum_of_its_categories() -> None:
    """004:407: each as the motive weighs it, and the journal tells them all."""
    s = position(
        **BARE | {"crew": 8, "hull": 3}, tonnage={"kotetsu": "western-pacific", "scotia": "western-pacific"}, act=2,
        passed=[25], held={"map-3": 1, "abyss": 1}, cubes={"indian-ocean": 2},
    )  # fmt: skip
    sheet = [1, 3, 1, 4, 6, 4, 7, 4, 0, -10]
    assert [points(s, SHIPPED, category) for category in range(len(SHEET))] == sheet
    assert (total(s, SHIPPED), score(s, SHIPPED, 0)) == (20, 0)
    at = last_stack(crew=8, hull=3, nemo=4, sacrificed=names.CHARACTERS, held={"map-3": 1, "abyss": 1})
    draw(at, "finale d")
    lines = [line.arguments for line in at.journal if line.message == "say-scored"]
    assert [points for _, points, _ in lines] == [0, 0, 0, 4, 0, 0, 7, 4, 0, -18]
    assert (score(state(at), SHIPPED, 0), told(at, "say-level")) == (-3, (0, -3, 5))


@pytest.mark.rule("scoring")
def test_a_bare_nautilus_scores_nothing() -> None:
    s = position(**BARE)
    assert [points(s, SHIPPED, category) for category in range(len(SHEET))] == [0] * len(SHEET)
    assert total(s, SHIPPED) == 0


@pytest.mark.rule("score-warships", "score-item-floor", "motive-war", "motive-explore")
@pytest.mark.parametrize(("motive", "expected"), [("explore", 0 + 1), ("science", 0 + 2), ("war", 2 + 4)])
def test_warships_on_the_tonnage_track(motive: str, expected: int) -> None:
    sunk = {"fujiyama": "western-pacific", "lord-clyde": "indian-ocean", "clyde": "indian-ocean"}
    assert worth("warships", motive=motive, tonnage=sunk) == expected


@pytest.mark.rule("score-final-motive")
def test_the_last_motive_counts_not_the_first() -> None:
    s = position(motive="explore", tonnage={"fujiyama": "western-pacific", "lord-clyde": "indian-ocean"})
    warships = scoring.SHEET.index("warships")
    assert (s.first_motive, points(s, SHIPPED, warships)) == (names.MOTIVES.index("explore"), 0 + 1)
    s.motive = names.MOTIVES.index("war")
    assert points(s, SHIPPED, warships) == 2 + 4


@pytest.mark.rule("score-non-warships", "score-item-floor", "motive-anti-imperialism", "motive-science")
@pytest.mark.parametrize(("motive", "expected"), [("explore", 0 + 2), ("science", 0 + 1), ("anti-imperialism", 2 + 4)])
def test_non_warships_by_the_side_that_was_sunk(motive: str, expected: int) -> None:
    sunk = {"syria": "western-pacific", "agamemnon": "indian-ocean", "clyde*": "indian-ocean"}
    assert worth("non-warships", motive=motive, tonnage=sunk) == expected


@pytest.mark.rule("salvage-no-points")
def test_salvage_scores_nothing() -> None:
    assert worth("non-warships", salvage=["clyde", "scotia"]) == 0


@pytest.mark.rule("score-adventure", "score-item-floor", "score-upgrades", "motive-science", "motive-war")
@pytest.mark.parametrize(("motive", "expected"), [("explore", 0 + 2 + 1), ("science", 1 + 3 + 2), ("war", 0 + 1 + 0)])
def test_adventures_of_passed_cards_and_upgrades(motive: str, expected: int) -> None:
    found = worth("adventure", motive=motive, passed=[1, 33, 30], failed=[45], upgrades=["double-hull"])
    assert found == expected


@pytest.mark.rule("keep-held", "score-adventure")
def test_a_held_card_scores_and_another_kept_one_does_not() -> None:
    assert worth("adventure", tableau=[45, 42]) == 6


@pytest.mark.rule("score-treasure", "score-item-floor", "motive-explore", "motive-anti-imperialism")
@pytest.mark.parametrize(("motive", "expected"), [("explore", 1 + 2 * 4 + 3), ("anti-imperialism", 0 + 2 * 2 + 1)])
def test_treasures_each_with_what_the_motive_adds(motive: str, expected: int) -> None:
    assert worth("treasure", motive=motive, held={"map-0": 1, "map-3": 2, "retain-action": 1, "abyss": 1}) == expected


@pytest.mark.rule("score-liberation", "motive-anti-imperialism")
@pytest.mark.parametrize(("motive", "expected"), [("explore", 9), ("anti-imperialism", 18), ("war", 12)])
def test_cubes_on_land(motive: str, expected: int) -> None:
    assert worth("liberation", motive=motive, cubes={"western-pacific": 2, "south-pacific": 1}) == expected


@pytest.mark.rule("score-science", "score-hull-track", "motive-science", "aronnax")
def test_science_on_cards_upgrades_ships_the_hull_and_aronnax() -> None:
    captives = [name for name in names.CHARACTERS if name != "aronnax"]
    found = worth(
        "science", motive="science", passed=[30, 33], upgrades=["hydro-drive"], hull=10, sacrificed=captives,
        tonnage={"sea-serpent": "western-pacific"},
    )  # fmt: skip
    assert found == 6 * (2 + 1 + 2 + 1 + 1)
    assert worth("science", motive="science", hull=9) == 6


@pytest.mark.rule("score-wonder", "score-nemo-track", "motive-explore")
def test_wonders_on_tokens_cards_upgrades_ships_and_nemo() -> None:
    found = worth(
        "wonder", held={"abyss": 1, "dwarka": 1}, passed=[34], upgrades=["arcane-library"], nemo=6,
        tonnage={"mary-celeste": "western-pacific"},
    )  # fmt: skip
    assert found == 7 * (2 + 1 + 1 + 2 + 1)
    assert worth("wonder", tonnage={"mary-celeste*": "western-pacific"}) == 0


@pytest.mark.rule("score-characters", "score-crew-track", "setup-characters")
def test_characters_aboard_the_crew_and_a_card() -> None:
    assert worth("characters", sacrificed=[]) == 28
    assert worth("characters", sacrificed=["first-officer"]) == 21
    assert [worth("characters", crew=crew) for crew in (10, 9, 8, 7)] == [12, 8, 4, 0]
    assert worth("characters", passed=[44]) == 4


@pytest.mark.rule("score-hull-track", "score-nemo-track", "score-crew-track")
def test_worn_tracks_cost_points() -> None:
    assert [worth("penalties", hull=hull) for hull in (5, 4, 3, 2, 1)] == [0, -5, -10, -15, -20]
    assert [worth("penalties", crew=crew) for crew in (5, 4, 3, 2, 1)] == [0, -5, -5, -10, -10]
    assert [worth("penalties", nemo=nemo) for nemo in (3, 2, 1)] == [0, -5, -10]


@pytest.mark.rule("event-46")
def test_required_repairs_cost_eight_when_left() -> None:
    assert worth("penalties", tableau=[46]) == -8
    assert worth("penalties", failed=[46]) == 0


def sunk_everywhere(columns: int, short: int = 0) -> dict[str, str]:
    """So many ships in each row; with `short` one less in the first."""
    rows = [names.OCEANS[line] for line in range(6) for _ in range(columns - (short if line == 0 else 0))]
    return dict(zip(names.SHIPS, rows, strict=False))


@pytest.mark.rule("scouring", "scouring-columns", "tonnage")
@pytest.mark.parametrize(("columns", "expected"), list(enumerate(COLUMNS)))
def test_the_last_column_that_all_rows_have_filled(columns: int, expected: int) -> None:
    assert worth("scouring", tonnage=sunk_everywhere(columns)) == expected
    if columns:
        assert worth("scouring", tonnage=sunk_everywhere(columns, 1)) == COLUMNS[columns - 1]


@pytest.mark.rule("victory-levels", "low-score", "difficulty-epilogue")
@pytest.mark.parametrize(("level", "shift"), [("sailor", -20), ("officer", 0), ("captain", 20)])
def test_the_levels_of_victory(level: str, shift: int) -> None:
    limits = SHIPPED.levels[0]
    for reached, limit in enumerate(limits, 1):
        for below in (0, 1):
            s = scored(limit + shift - below, level)
            finish(s, SHIPPED)
            assert s.ending == Ending.LOST_LOW_SCORE + reached - below
            assert score(s, SHIPPED, 0) == limit + shift - below


@pytest.mark.rule("low-score", "defeat-epilogue")
@pytest.mark.parametrize("reached", range(5))
def test_a_low_score_is_told_as_a_defeat(reached: int) -> None:
    s = scored(SHIPPED.levels[0][reached - 1] if reached else 0, "officer")
    finish(s, SHIPPED)
    assert epilogues(s, SHIPPED) == [f"epilogue-explore-{LEVELS[reached]}"]
    assert LEVELS[0] == "defeat"


def scored(wanted: int, level: str) -> State:
    """A position that is worth exactly so much: Wonders of 7, and Treasures of 2 to 6."""
    s = position(**BARE, levels={"epilogue": level})
    s.held[names.TREASURES.index("abyss")] = min(20, wanted // 7)
    rest = wanted - 7 * s.held[names.TREASURES.index("abyss")]
    for kind, value in (("map-5", 6), ("map-4", 5), ("map-3", 4), ("map-2", 3), ("map-1", 2), ("map-0", 1)):
        count = min(20, rest // value)
        s.held[names.TREASURES.index(kind)] = count
        rest -= count * value
    assert rest == 0
    assert total(s, SHIPPED) == wanted
    return s


@pytest.mark.rule("defeat-unscored", "broken", "end-at-once", "goal")
def test_a_defeat_scores_nothing() -> None:
    at = sit(phase="event", nemo=1, held={"map-5": 1})
    draw(at, 39)
    play(at, "choose 1")
    assert at.outcome == "lost-broken"
    assert score(state(at), SHIPPED, 0) == 0
    assert asked(at) == "nothing"


@pytest.mark.rule("finale-ends", "finale-turn", "finale-d")
@pytest.mark.parametrize(("hull", "points_of_card"), [(5, 15), (4, -8)])
def test_the_bottom_of_the_sea_ends_the_voyage_at_once(hull: int, points_of_card: int) -> None:
    at = last_stack(hull=hull)
    draw(at, "finale d")
    assert at.over
    found = state(at)
    category = "adventure" if hull == 5 else "penalties"
    assert points(found, SHIPPED, SHEET.index(category)) == points_of_card + (0 if hull == 5 else -5)
    assert told(at, "say-level") is not None


@pytest.mark.rule("finale-ends", "finale-a", "defeat-epilogue")
def test_a_defeat_in_the_finale_is_a_defeat() -> None:
    at = last_stack(hull=2)
    draw(at, "finale a")
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 2)
    assert at.outcome == "lost-shattered"


@pytest.mark.rule("finale-b", "finale-b-home", "finale-turn")
def test_mystery_island() -> None:
    at = last_stack("western-pacific")
    draw(at, "finale b")
    assert at.over
    assert pile_of(at, 54) == PASSED
    at = last_stack("indian-ocean")
    draw(at, "finale b")
    play(at, "roll")
    feed(at, 2, 3, 5, 4)
    play(at, "without 1")
    if asked(at) != "act":
        play(at, at.legal[0].decision.notation(at.legal[0].answer))
    assert state(at).homeward == 3
    play(at, "move western-pacific")
    assert at.over
    assert pile_of(at, 54) == PASSED


@pytest.mark.rule("finale-b")
def test_mystery_island_is_missed_after_three_turns() -> None:
    at = last_stack("south-atlantic")
    draw(at, "finale b")
    for turn in range(3):
        assert state(at).homeward == 3 - turn
        play(at, "roll")
        feed(at, 1, 2, 3, 4)
        play(at, "without 2")
        while asked(at) != "act":
            at.play(at.legal[0])
        play(at, "end")
    assert at.over
    assert state(at).homeward == 0
    assert pile_of(at, 54) == FAILED


@pytest.mark.rule("finale-c")
def test_another_thousand_leagues_has_one_more_turn_with_five_points() -> None:
    at = last_stack()
    draw(at, "finale c")
    play(at, "roll")
    feed(at, 1, 2, 3, 4)
    play(at, "without 3")
    assert (state(at).actions, asked(at)) == (5, "act")
    play(at, "end")
    assert at.over
    assert pile_of(at, 55) == PASSED


@pytest.mark.rule("finale-g", "finale-turn")
def test_twenty_thousand_leagues_go_on_to_the_last_card() -> None:
    at = last_stack()
    draw(at, "finale g")
    assert (asked(at), state(at).pile) == ("draw-event", [0, 0, 0, 4])
    for _ in range(4):
        draw(at, kept_card(at))
        while asked(at) != "act":
            answer(at)
        play(at, "end")
    assert at.over


def kept_card(at: Table) -> int:
    """An unseen card that asks for nothing: one to keep."""
    return next(card for card in range(1, 52) if state(at).cards[card] == UNSEEN and SHIPPED.card_type[card] == KEEP_CARD)


def answer(at: Table) -> None:
    """Any answer, any outcome."""
    assert at.decision is not None
    (at.feed if at.decision.chance else at.play)(at.legal[0])


def last_stack(at: str = "north-atlantic", **more: Any) -> Table:
    """The last stack of the Draw Pile is drawn from: five cards with the Finale."""
    s = position(at, act=3, phase="event", **more)
    gone = [card for card in range(51, 0, -1) if s.cards[card] == UNSEEN][: s.pile[2] - 1]
    for card in [*gone, 52]:
        s.cards[card] = FAILED
    s.pile[2] = 0
    return table(s)
