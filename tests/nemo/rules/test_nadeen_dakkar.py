"""Nadeen Dakkar, Nemo's son."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.decisions import act, draw_adventure, draw_event
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_acts import using
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.scoring import CHARACTER, instances, points
from leagues.games.nemo.state import COMES_ABOARD, INSTALLED, PASSED, TABLEAU, is_event, is_finale, unseen

from ..positions import SHIPPED, asked, draw, legal, pile_of, play, position, sit, state, told, upgrade, why_not

RULES = ("nadeen-dakkar",)
INDIAN, FAR = "indian-ocean", "north-atlantic"
KEPT: dict[str, Any] = {"rules": RULES, "tableau": [COMES_ABOARD]}
ABOARD: dict[str, Any] = {"rules": RULES, "passed": [COMES_ABOARD], "nadeen": 1}
EVERYBODY = list(names.CHARACTERS)
FORCED = read_tables('[events.13]\ntype = "play"\ndo = ["sacrifice any", "to-fail"]\n')  # no shipped card leaves no choice


@pytest.mark.rule("nadeen-dakkar", "event-58", "keep-cards")
def test_his_card_is_kept_and_brings_him_aboard_in_the_indian_ocean() -> None:
    """004:231, 004:275."""
    at = sit(INDIAN, phase="event", rules=RULES)
    draw(at, "event 58")
    assert (pile_of(at, COMES_ABOARD), state(at).nadeen) == (TABLEAU, 0)
    at = sit(INDIAN, actions=1, **KEPT)
    play(at, "use event 58")
    assert (state(at).nadeen, state(at).actions, pile_of(at, COMES_ABOARD)) == (1, 0, PASSED)
    assert told(at, "say-nadeen") == (0, 0, 0)


@pytest.mark.rule("event-58", "keep-when")
def test_elsewhere_or_without_a_point_he_waits() -> None:
    assert why_not(sit(FAR, **KEPT), "use event 58") == "keep-when"
    assert why_not(sit(INDIAN, actions=0, **KEPT), "use event 58") == "not-enough-points"
    assert why_not(sit(INDIAN, rules=RULES), "use event 58") == "tableau"


PLAYED = [(RULES, "basic", 1), (RULES, "expanded", 1), ((), "basic", 0), ((), "expanded", 0)]


@pytest.mark.rule("nadeen-dakkar", "nadeen-surplus")
@pytest.mark.parametrize(
    ("rules", "box", "there"), [(RULES, "basic", 1), (RULES, "expanded", 1), ((), "basic", 0), ((), "expanded", 0)]
)
def test_his_card_is_among_the_events_only_where_he_is_played_with(rules: tuple[str, ...], box: str, there: int) -> None:
    at = sit(phase="event", rules=rules, levels={"box": box})
    assert ("event 58" in legal(at)) == (there == 1)
    assert draw_event.weight(state(at), SHIPPED, COMES_ABOARD - 1) == there
    s = position(rules=rules, levels={"box": box})
    assert (unseen(s, COMES_ABOARD), draw_adventure.weight(s, SHIPPED, draw_adventure.LAST)) == (there == 1, there)
    assert (is_event(COMES_ABOARD), is_finale(COMES_ABOARD)) == (True, False)


@pytest.mark.rule("nadeen-surplus")
def test_one_event_is_left_over_in_the_basic_box() -> None:
    s = position(phase="event", rules=RULES)
    assert draw_event.unseen_events(s) == sum(s.pile) - 2 + s.deck + 1
    assert draw_adventure.card_of(draw_adventure.LAST) == COMES_ABOARD


@pytest.mark.rule("nadeen-points", "nadeen-instances")
def test_everybody_aboard_scores_one_more_and_he_has_points_of_his_own() -> None:
    """004:2035: 1, 2, 2, 3, 4 make 17."""
    s = position(crew=5, **ABOARD)
    s.nadeen = 0
    before = points(s, SHIPPED, CHARACTER)
    s.nadeen = 1
    assert points(s, SHIPPED, CHARACTER) - before == 6 + 7
    tables = read_tables("[nadeen]\npoints = 4\n[characters]\naronnax = 1\nconseil = 2\nned-land = 2\nfirst-officer = 3\n")
    s.characters = 0b110000
    assert points(s, tables, CHARACTER) == 17


@pytest.mark.rule("nadeen-instances")
def test_a_track_is_one_instance_whatever_it_scores_and_a_token_is_none() -> None:
    for crew, there in ((10, 1), (9, 1), (8, 1), (7, 0)):
        assert instances(position(crew=crew), SHIPPED) == 6 + there
    s = position(crew=5, rules=(*RULES, "officers-attributes"), passed=[COMES_ABOARD], nadeen=1)
    before = instances(s, SHIPPED), points(s, SHIPPED, CHARACTER)
    s.attributes[0], s.shown = 3, 1
    assert (instances(s, SHIPPED), points(s, SHIPPED, CHARACTER)) == (before[0], before[1] + 2)


@pytest.mark.rule("nadeen-instances")
def test_cards_and_upgrades_with_the_symbol_are_instances() -> None:
    tables = read_tables("[events.10]\ncharacter = 2\n[upgrades.prize-crew-quarters]\ncharacter = 2\n")
    s = position(crew=5, passed=[10], levels={"box": "expanded"})
    assert instances(s, tables) == 7
    s.upgrades[upgrade("prize-crew-quarters")] = INSTALLED
    assert instances(s, tables) == 8


@pytest.mark.rule("nadeen-lost", "sacrifice-forced", "defeat-unscored")
def test_a_demanded_sacrifice_takes_him_when_he_is_the_last() -> None:
    """004:1670."""
    at = sit(phase="event", tables=FORCED, sacrificed=EVERYBODY, **ABOARD)
    draw(at, 13)
    assert (at.over, at.outcome, told(at, "say-nadeen-lost")) == (True, "lost-nadeen", (0, 0, 0))
    assert GAME.score(state(at), FORCED, 0) == 0


@pytest.mark.rule("nadeen-lost", "nadeen-last")
def test_while_anybody_else_is_left_they_go_first() -> None:
    at = sit(phase="event", tables=FORCED, sacrificed=EVERYBODY[1:], auto=False, **ABOARD)
    draw(at, 13)
    assert (asked(at), legal(at)) == ("pick-character", ["aronnax"])
    play(at, "aronnax")
    assert (at.over, state(at).nadeen) == (False, 1)


@pytest.mark.rule("nadeen-last")
def test_a_choice_spares_him_and_without_him_nothing_is_lost() -> None:
    at = sit(phase="event", sacrificed=EVERYBODY, auto=False, **ABOARD)
    draw(at, 40)
    assert legal(at) == ["choose 2"]
    alone = sit(phase="event", tables=FORCED, sacrificed=EVERYBODY, rules=RULES)
    draw(alone, 13)
    assert not alone.over
    ned = read_tables('[events.13]\ntype = "play"\ndo = ["sacrifice ned-land", "to-fail"]\n')
    named = sit(phase="event", tables=ned, sacrificed=EVERYBODY, **ABOARD)
    draw(named, 13)
    assert not named.over


@pytest.mark.rule("nadeen-lost")
def test_the_danger_is_seen_beforehand() -> None:
    s = position(phase="event", tables=FORCED, sacrificed=EVERYBODY, **ABOARD)
    assert not Bounds(FORCED).card_harmless(s, 13)
    s.nadeen = 0
    assert Bounds(FORCED).card_harmless(s, 13)


@pytest.mark.rule("nadeen-dakkar")
def test_he_is_told_of_and_wanted() -> None:
    s = position(INDIAN, **KEPT)
    about = choices_of(GAME, s, SHIPPED)[act.LAST_CARD]
    assert about["cost"] == 1
    assert using(s, SHIPPED, COMES_ABOARD) > 0
    assert int(Ending.LOST_NADEEN) == 6


@pytest.mark.rule("nadeen-dakkar")
def test_a_state_with_him_needs_the_rule_and_his_card() -> None:
    for rules, passed in (((), []), (RULES, [])):
        s = position(rules=rules, passed=passed)
        s.nadeen = 1
        assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-cards"]
