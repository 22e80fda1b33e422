"""Piracy."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from leagues.games.nemo import names, sources
from leagues.games.nemo.aids.choices import dice_choices, prepare_choices, uprising_choices
from leagues.games.nemo.aids.danger import dangers
from leagues.games.nemo.aids.explanation import notes
from leagues.games.nemo.aids.scores import marks
from leagues.games.nemo.decisions import act, answer_uprising, pick_dice, prepare
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_values import END, notoriety
from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.scoring import LIBERATION, NON_WARSHIPS, TREASURE, WARSHIPS, WONDER, points
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH, TORPEDOES
from leagues.games.nemo.state import AVAILABLE, CARDS, FAILED, State, is_event, unseen
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    last_of_its_act,
    legal,
    new,
    pile_of,
    play,
    position,
    set_sail,
    ship,
    sit,
    state,
    told,
    upgrade,
    why_not,
)

HERE = "western-pacific"


def frozen(act: int = 2, **more: Any) -> Table:
    """Before the dice; Notoriety stands at its end, and did so when the turn began."""
    return sit(HERE, motive="piracy", phase="prepare", act=act, notoriety=51, extra_die=1, **more)


def added(s: State, what: int, subject: int = 0) -> dict[str, int]:
    """What is added to a roll, by source."""
    modifiers(s, SHIPPED, what, subject, s.amounts)
    return {name: amount for name, amount in zip(sources.NAMES, s.amounts, strict=True) if amount}


# --- the tile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("motive-piracy", "score-treasure")
def test_the_tile_of_piracy() -> None:
    """004:1668."""
    s = position(
        motive="piracy", tonnage={"scotia": HERE, "lord-clyde": HERE}, cubes={HERE: 2}, held={"abyss": 1, "map-0": 1}, nemo=4
    )
    kinds = (WARSHIPS, NON_WARSHIPS, TREASURE, LIBERATION, WONDER)
    assert [points(s, SHIPPED, one) for one in kinds] == [2, 4, 2, 4, 2]
    assert SHIPPED.category[s.motive] == names.CATEGORIES.index("stern")


@pytest.mark.rule("motive-piracy", "draw-pile")
def test_the_draw_pile_of_piracy() -> None:
    at = new(motive="piracy")
    assert state(at).pile == [6, 4, 13, 5]
    set_sail(at)
    assert state(at).upgrades[upgrade("map-room")] == AVAILABLE
    assert state(at).upgrades.count(AVAILABLE) == 4


@pytest.mark.rule("motive-piracy", "motive-change")
def test_a_stern_motive_can_become_piracy_and_back_below_51() -> None:
    for before, notoriety_then, after in (("war", 50, "piracy"), ("piracy", 43, "anti-imperialism"), ("piracy", 50, "war")):
        at = last_of_its_act(2, motive=before, notoriety=notoriety_then, levels={"box": "expanded"}, cubes={HERE: 1})
        play(at, "end", after)
        assert names.MOTIVES[state(at).motive] == after
        assert sum(state(at).cubes) == 1
    at = last_of_its_act(2, motive="piracy", notoriety=51)
    play(at, "end")
    assert legal(at) == ["piracy"]
    assert why_not(at, "war") == "motive-no-defeat"


@pytest.mark.rule("motive-same-category", "motive-piracy")
def test_an_honorable_motive_does_not_turn_to_piracy() -> None:
    at = last_of_its_act(2, motive="explore", levels={"box": "expanded"})
    play(at, "end")
    assert why_not(at, "piracy") == "motive-same-category"


# --- frozen -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("piracy-frozen", "allied-navies", "blue-group")
def test_at_51_notoriety_stays_and_the_voyage_goes_on() -> None:
    """004:763-767."""
    at = sit(HERE, motive="piracy", notoriety=50, ships={"scotia": HERE, "america": HERE}, actions=3)
    play(at, "stalk", "scotia", "none")
    feed(at, 6, 5)
    assert (at.over, state(at).notoriety) == (False, 51)
    assert told(at, "say-notoriety-frozen") == (51, 0, 0)
    play(at, f"tonnage {HERE}", "incite", "none")
    feed(at, 6, 5)
    play(at, "accept")
    assert (state(at).notoriety, state(at).cubes[0]) == (51, 1)
    play(at, "stalk", "america", "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert (at.over, state(at).notoriety) == (False, 51)


@pytest.mark.rule("piracy-frozen")
def test_below_51_it_moves_as_usual() -> None:
    at = sit(HERE, motive="piracy", notoriety=50)
    play(at, "incite", "none")
    feed(at, 6, 5)
    play(at, "accept")
    assert state(at).notoriety == 48
    assert told(at, "say-notoriety-frozen") is None


@pytest.mark.rule("piracy-frozen", "upgrade-electric-horns")
def test_what_would_only_lower_it_may_be_done_in_vain() -> None:
    at = sit(HERE, motive="piracy", notoriety=51, upgrades=["electric-horns"])
    play(at, "horns")
    assert (state(at).notoriety, state(at).actions) == (51, 2)


@pytest.mark.rule("piracy-frozen")
def test_what_is_shown_of_the_track() -> None:
    s = position(motive="piracy", notoriety=20)
    assert marks(s, SHIPPED)[-1] == {"at": 51, "what": "frozen", "reached": False}
    assert [mark["what"] for mark in marks(s, SHIPPED)] == ["blue", "green", "allied", "die", "frozen"]
    assert ("aid-note-frozen", {}) not in notes(s, SHIPPED)
    s = position(motive="piracy", notoriety=51)
    assert marks(s, SHIPPED)[-1]["reached"]
    assert ("aid-note-frozen", {}) in notes(s, SHIPPED)


@pytest.mark.rule("piracy-frozen")
def test_notoriety_presses_no_pirate() -> None:
    s = position(motive="piracy", notoriety=50)
    assert -END < notoriety(s, SHIPPED, 5) < 0
    assert notoriety(position(motive="war", notoriety=50), SHIPPED, 5) == -END


# --- choices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("piracy-other-price", "event-39")
def test_a_choice_is_paid_for_otherwise() -> None:
    at = sit(motive="piracy", phase="event", notoriety=51, nemo=3, auto=False)
    draw(at, 39)
    assert legal(at) == ["choose 1"]
    assert why_not(at, "choose 2") == "piracy-other-price"
    play(at, "choose 1")
    assert (state(at).tracks[0], state(at).notoriety, pile_of(at, 39)) == (2, 51, FAILED)
    at = sit(motive="piracy", phase="event", notoriety=40, nemo=3)
    draw(at, 39)
    assert legal(at) == ["choose 1", "choose 2"]


@pytest.mark.rule("piracy-other-price", "event-39", "broken")
def test_the_forced_choice_is_known_to_be_a_danger() -> None:
    at = sit(motive="piracy", phase="event", notoriety=51, nemo=1, auto=False)
    draw(at, 39)
    assert dangers(GAME, state(at), SHIPPED, [0])[0]["grade"] == "certain"
    chances = []
    for notoriety_then in (40, 51):
        found = dangers(GAME, position(motive="piracy", notoriety=notoriety_then, nemo=1), SHIPPED, [act.END])
        chances.append(Fraction(found[act.END]["lots"], found[act.END]["of"]) if found else Fraction(0))
    s = state(sit(motive="piracy"))
    events = sum(is_event(card) and unseen(s, card) for card in range(1, CARDS))
    assert chances[1] - chances[0] == Fraction(1, events)  # the card is one of those that nobody has seen


@pytest.mark.rule("piracy-other-price", "uprising-crushed")
def test_a_crushed_uprising_costs_a_cube() -> None:
    at = frozen(cubes={HERE: 3}, ships={"scotia": HERE}, auto=False)
    play(at, "roll")
    feed(at, 1, 2, 3, 3)
    while asked(at) == "throw":
        feed(at, 2)
    assert asked(at) == "answer-uprising"
    assert legal(at) == ["abandon"]
    assert why_not(at, "press-on") == "piracy-other-price"
    shown = uprising_choices(state(at), SHIPPED)[answer_uprising.PRESS_ON]
    assert shown["barred"] == "piracy-other-price"
    play(at, "abandon")
    assert state(at).cubes[0] == 2


# --- the black dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("piracy-black-dice", "placement-each-die")
def test_the_black_dice_bring_the_action_points() -> None:
    """004:792."""
    at = frozen(actions=0)
    play(at, "roll")
    feed(at, 2, 2, 6, 2)  # white doubles are no Lull
    assert (state(at).lull, state(at).actions) == (0, 4)
    assert state(at).hidden[1] == 3
    assert state(at).hidden[5] == 1


@pytest.mark.rule("piracy-black-dice", "lull", "lull-placement", "lull-gem", "lull-no-points")
def test_black_doubles_are_the_lull_and_white_dice_bring_no_ships_then() -> None:
    at = frozen(actions=0)
    play(at, "roll")
    feed(at, 1, 4, 6, 6)
    s = state(at)
    assert (s.lull, s.actions) == (1, 0)
    assert [s.hidden[0], s.hidden[3], s.hidden[5]] == [0, 0, 2]
    assert (s.gems[5], s.deck_gems) == (1, 1)


@pytest.mark.rule("piracy-black-dice", "three-white-dice")
def test_of_three_white_dice_none_is_left_out_then() -> None:
    at = frozen(act=3, actions=0)
    play(at, "roll")
    feed(at, 1, 4, 5, 6, 1)
    assert asked(at) == "act"
    assert state(at).actions == 5
    assert sum(state(at).hidden) == 5


@pytest.mark.rule("piracy-black-dice", "kept-in-between")
def test_with_a_card_at_hand_the_black_pair_is_shown() -> None:
    at = sit("north-atlantic", motive="piracy", phase="prepare", act=3, notoriety=51, extra_die=1, actions=0, tableau=[35])
    play(at, "roll")
    feed(at, 1, 4, 5, 6, 4)
    assert asked(at) == "pick-dice"
    assert "without 3" in legal(at)
    assert why_not(at, "without 1") == "three-white-dice"
    (shown,) = [one for answer, one in dice_choices(state(at), SHIPPED).items() if answer < pick_dice.DICE]
    assert shown["sentence"] == ("aid-keep-both", {"one": 6, "two": 4})
    assert shown["more"] == [("aid-points", {"count": 2, "at": 2})]


@pytest.mark.rule("piracy-black-dice")
@pytest.mark.parametrize(("act", "extra", "dice"), [(1, 1, (2, 2, 5)), (2, 0, (2, 2, 5)), (1, 0, (2, 2))])
def test_without_two_black_dice_there_is_nothing_to_do(act: int, extra: int, dice: tuple[int, ...]) -> None:
    at = sit(HERE, motive="piracy", phase="prepare", act=act, notoriety=51, extra_die=extra, actions=0)
    shown = prepare_choices(state(at), SHIPPED)[prepare.ROLL]["more"]
    assert shown[1:] == [("aid-dice-none", {})]
    play(at, "roll")
    feed(at, *dice)
    assert (state(at).lull, state(at).actions) == (0, 0)
    assert state(at).hidden[1] == 2
    assert sum(state(at).hidden) == len(dice)


@pytest.mark.rule("piracy-black-dice", "act-dice")
def test_before_that_the_white_dice_count_and_the_odds_are_shown_of_those_that_do() -> None:
    at = sit(HERE, motive="piracy", phase="prepare", act=2, notoriety=50, extra_die=1, actions=0)
    assert prepare_choices(state(at), SHIPPED)[prepare.ROLL]["more"][1][0] == "aid-dice-points"
    play(at, "roll")
    feed(at, 1, 4, 6, 6)
    assert (state(at).lull, state(at).actions) == (0, 3)
    more = prepare_choices(state(frozen(act=3)), SHIPPED)[prepare.ROLL]["more"]
    assert more[1] == ("aid-dice-black", {})
    assert more[2][1]["points0"] == 6  # of 36


# --- patrols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("piracy-patrols", "warship-near", "search-modifiers")
@pytest.mark.parametrize("what", [CARD, REST, REPAIR, REFIT, SEARCH, INCITE])
@pytest.mark.parametrize("count", [1, 3])
def test_hidden_ships_count_as_one_warship(what: int, count: int) -> None:
    """004:610."""
    s = position(HERE, motive="piracy", hidden={HERE: count})
    assert added(s, what, 1) == {"piracy": -1}
    assert added(position(HERE, motive="war", hidden={HERE: count}), what, 1) == {}
    assert added(position(HERE, motive="piracy", hidden={"arctic-ocean": count}), what, 1) == {}


@pytest.mark.rule("piracy-patrols", "warship-near")
def test_beside_a_warship_they_change_nothing_but_where_ships_are_counted() -> None:
    s = position(HERE, motive="piracy", hidden={HERE: 2}, ships={"lord-clyde": HERE, "scotia": HERE})
    assert added(s, REST) == {"warship": -1}
    assert added(s, SEARCH) == {"ships": -2, "piracy": -1}
    assert added(s, INCITE) == {"ships": -2, "piracy": -1}


@pytest.mark.rule("piracy-patrols", "other-warship", "torpedo-unmodified")
def test_in_a_battle_they_are_another_warship() -> None:
    s = position(HERE, motive="piracy", hidden={HERE: 1}, ships={"lord-clyde": HERE})
    for what in (ATTACK, ENEMY):
        assert added(s, what, ship("lord-clyde")) == {"piracy": -1}
    assert added(s, TORPEDOES, ship("lord-clyde")) == {}
    s = position(HERE, motive="piracy", hidden={HERE: 1}, ships={"lord-clyde": HERE, "ryujo": HERE})
    for what in (ATTACK, ENEMY):
        assert added(s, what, ship("lord-clyde")) == {"warship": -1}


@pytest.mark.rule("piracy-patrols", "attack-hidden")
def test_the_ship_that_was_just_revealed_is_not_one_of_them() -> None:
    at = sit(HERE, motive="piracy", hidden={HERE: 1})
    play(at, "bold", "hidden")
    feed(at, "donau")
    play(at, "none")
    feed(at, 4, 4)  # 8 against her 8
    assert asked(at) == "dispose"


@pytest.mark.rule("piracy-patrols", "uprising-safe")
def test_the_uprisings_do_not_mind_them() -> None:
    at = sit(HERE, motive="piracy", phase="prepare", hidden={HERE: 2}, cubes={HERE: 1}, actions=0)
    play(at, "roll")
    feed(at, 2, 2)
    feed(at, 1)
    assert told(at, "say-uprising-safe") == (0, 1, 1)


@pytest.mark.rule("piracy-margin", "finale-f")
def test_modus_vivendi_is_measured_from_the_end_of_the_track() -> None:
    card = names.CARDS.index("finale f")
    assert added(position(motive="piracy", notoriety=31), CARD, card) == {"margin": 2}
    assert added(position(motive="piracy", notoriety=32), CARD, card) == {"margin": 1}
    assert added(position(motive="war", notoriety=31), CARD, card) == {"margin": 2}
