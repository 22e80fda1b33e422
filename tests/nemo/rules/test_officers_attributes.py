"""Officers' Attribute tokens."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.aids.odds import help_held
from leagues.games.nemo.decisions import draw_attribute
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_answers import choosing
from leagues.games.nemo.greedy_help import gained, help_price
from leagues.games.nemo.scoring import CHARACTER, points
from leagues.games.nemo.sources import WITH_LEARNED
from leagues.games.nemo.state import CONSEIL, ENGINEER, HULL
from leagues.games.nemo.steps import Step
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, last_of_its_act, legal, new, play, position, sit, state, told, why_not

RULES = ("officers-attributes",)
BRAVE, LEARNED, LOYAL, WEARY, SABOTEUR, LUCKY, BARE, USED = range(1, 9)
EVERYBODY = (1 << len(names.CHARACTERS)) - 1
OPEN = {"attributes": [BRAVE, LUCKY, LEARNED, LOYAL, WEARY, SABOTEUR], "shown": EVERYBODY}
LOST_CONTINENT = 25  # a test that counts as Science
WHALES = 29  # one that does not


def at_sea(**more: Any) -> Table:
    """In the Action Phase of Act I, with the tokens face down."""
    return sit(rules=RULES, **more)


@pytest.mark.rule("attributes-turned-up", "officers-attributes")
def test_who_is_sacrificed_turns_up_their_token() -> None:
    at = at_sea(actions=1)
    play(at, "sacrifice chief-engineer")
    assert (asked(at), legal(at)) == ("draw-attribute", list(names.ATTRIBUTES))
    feed(at, "loyal")
    assert (asked(at), state(at).actions, state(at).attributes[ENGINEER]) == ("act", 3, LOYAL)
    assert (told(at, "say-attribute"), state(at).shown) == ((ENGINEER, 2, 0), 1 << ENGINEER)
    play(at, "sacrifice second-officer")
    assert "loyal" not in legal(at)


@pytest.mark.rule("officers-attributes")
def test_without_the_rule_nobody_bears_anything() -> None:
    at = sit(actions=1)
    play(at, "sacrifice chief-engineer")
    assert asked(at) == "act"
    s = position()
    s.attributes[0] = BRAVE
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-tokens"]


@pytest.mark.rule("attributes-turned-up")
def test_with_act_two_all_of_them_are_turned_up() -> None:
    at = last_of_its_act(1, rules=RULES, sacrificed=["conseil"], attributes=[0, WEARY, 0, 0, 0, 0], shown=1 << CONSEIL)
    play(at, "end")
    feed(at, "brave", "learned", "loyal", "lucky", "saboteur")
    assert (state(at).act, asked(at), state(at).shown) == (2, "draw-event", EVERYBODY)
    assert state(at).attributes == [BRAVE, WEARY, LEARNED, LOYAL, LUCKY, SABOTEUR]


@pytest.mark.rule("attribute-points", "attribute-tokens")
@pytest.mark.parametrize(
    ("token", "more"), [(BRAVE, 1), (LEARNED, 1), (LOYAL, 2), (WEARY, -1), (SABOTEUR, -2), (LUCKY, 0), (BARE, 0), (USED, 0)]
)
def test_a_token_changes_what_its_tile_scores(token: int, more: int) -> None:
    s = position(rules=RULES)
    before = points(s, SHIPPED, CHARACTER)
    s.attributes[ENGINEER], s.shown = token, 1 << ENGINEER
    assert points(s, SHIPPED, CHARACTER) - before == more
    s.characters = 1 << ENGINEER
    assert points(s, SHIPPED, CHARACTER) - before == -SHIPPED.character_points[ENGINEER]


@pytest.mark.rule("attribute-points")
def test_no_tile_scores_less_than_nothing() -> None:
    tables: Any = GAME.read_tables(None)
    tables.attribute_points[SABOTEUR - 1] = -9
    s = position(rules=RULES)
    before = points(s, tables, CHARACTER)
    s.attributes[ENGINEER] = SABOTEUR
    assert points(s, tables, CHARACTER) - before == -SHIPPED.character_points[ENGINEER]


@pytest.mark.rule("attribute-saboteur")
def test_the_saboteur_costs_a_hull_and_can_be_the_end() -> None:
    for hull, over in ((5, False), (1, True)):
        at = at_sea(hull=hull)
        play(at, "sacrifice second-officer")
        feed(at, "saboteur")
        assert (state(at).tracks[HULL], at.over) == (hull - 1, over)
    s = last_of_its_act(1, rules=RULES, hull=1).state
    assert Bounds(SHIPPED).event(s).lost[HULL] >= 1  # type: ignore[arg-type]


def failed(card: int, **more: Any) -> Table:
    """A card's roll of 3 and 3 has failed, and help is asked for."""
    at = sit(phase="event", rules=RULES, **more)
    draw(at, card)
    play(at, "none")
    feed(at, 3, 3)
    assert asked(at) == "help"
    return at


@pytest.mark.rule("attribute-learned")
@pytest.mark.parametrize(("card", "more"), [(LOST_CONTINENT, 1), (WHALES, 0)])
def test_who_was_learned_adds_one_more_on_a_card_with_science(card: int, more: int) -> None:
    at = failed(card)
    play(at, "sacrifice ned-land")
    feed(at, "learned")
    assert (SHIPPED.card_science[card] > 0, state(at).amounts[WITH_LEARNED]) == (more == 1, more)
    assert (asked(at), told(at, "say-attribute")) == ("help", (2, LEARNED - 1, 0))


@pytest.mark.rule("attribute-learned")
def test_conseils_new_roll_gets_it_too() -> None:
    at = failed(LOST_CONTINENT)
    play(at, "sacrifice conseil")
    feed(at, "learned", 5, 4)
    assert state(at).amounts[WITH_LEARNED] == 1


@pytest.mark.rule("attribute-learned")
def test_no_more_help_is_asked_for_when_it_saves_the_roll() -> None:
    needed = SHIPPED.test[LOST_CONTINENT]
    at = sit(phase="event", rules=RULES)
    draw(at, LOST_CONTINENT)
    play(at, "none")
    feed(at, 4, needed - 4 - 2)
    play(at, "sacrifice ned-land")
    assert asked(at) == "draw-attribute"
    feed(at, "learned")
    assert asked(at) != "help"
    assert told(at, "say-result-passed") is not None


@pytest.mark.rule("attribute-lucky")
def test_luck_rolls_again_once_while_it_is_face_up_and_aboard() -> None:
    at = failed(WHALES, act=2, **OPEN)
    play(at, "use lucky")
    assert (asked(at), state(at).attributes[CONSEIL], told(at, "say-luck-used")) == ("throw", USED, (CONSEIL, 0, 0))
    feed(at, 3, 3)
    assert why_not(at, "use lucky") == "attribute-lucky"
    assert why_not(failed(WHALES), "use lucky") == "attribute-lucky"
    assert why_not(failed(WHALES, act=2, sacrificed=["conseil"], **OPEN), "use lucky") == "attribute-lucky"


@pytest.mark.rule("attribute-lucky", "help-natural-two")
def test_luck_mends_two_ones() -> None:
    at = sit(phase="event", rules=RULES, act=2, **OPEN)
    draw(at, WHALES)
    play(at, "none")
    feed(at, 1, 1)
    assert "use lucky" in legal(at)


@pytest.mark.rule("attribute-lucky")
def test_luck_is_shown_and_weighed_as_a_new_roll() -> None:
    s = failed(WHALES, act=2, **OPEN).state
    about = choices_of(GAME, s, SHIPPED)[helping.LUCK]  # type: ignore[arg-type]
    assert about["change"] == "reroll"
    test = s.frames[s.depth - 2]
    assert helping.LUCK in [one["answer"] for one in help_held(s, SHIPPED, test.a, test.b)]  # type: ignore[arg-type]
    with_luck = gained(s, SHIPPED, test.a, test.b, helping.LUCK)  # type: ignore[arg-type]
    assert with_luck == gained(s, SHIPPED, test.a, test.b, helping.CHARACTER + CONSEIL)  # type: ignore[arg-type]
    assert help_price(s, SHIPPED, helping.LUCK) > 0  # type: ignore[arg-type]


@pytest.mark.rule("attributes-turned-up")
def test_who_comes_back_has_their_token_again() -> None:
    at = sit(rules=RULES, act=2, sacrificed=["conseil"], tableau=[3], **OPEN)
    play(at, "use event 3")
    assert (state(at).attributes[CONSEIL], state(at).characters) == (LUCKY, 0)


@pytest.mark.rule("attributes-turned-up", "sacrifice-forced")
def test_a_forced_sacrifice_turns_one_up_too() -> None:
    at = sit(phase="event", rules=RULES)
    draw(at, 40)
    play(at, "choose 1", "aronnax")
    assert asked(at) == "draw-attribute"
    feed(at, "weary")
    assert told(at, "say-attribute") == (0, WEARY - 1, 0)


@pytest.mark.rule("attributes-turned-up", "officer-consent")
def test_another_captains_character_turns_it_up_after_agreeing() -> None:
    at = sit(rules=RULES, captains=2, officers=[7, 56, 0, 0], actions=1)
    play(at, "sacrifice second-officer", "refuse")
    assert asked(at) == "act"
    play(at, "sacrifice chief-engineer", "agree")
    assert asked(at) == "draw-attribute"


def begin(level: str) -> Table:
    """A voyage that has its place to begin from."""
    at = new(optional_rules=list(RULES), attributes=level)
    while asked(at) not in ("draw-attribute", "draw-event"):
        if asked(at) == "buy-first":
            at.play("leave")
        elif at.decision is not None and at.decision.chance:
            at.feed(at.legal[0])
        else:
            at.play(at.legal[0])
    return at


@pytest.mark.rule("difficulty-attributes")
def test_a_sailor_leaves_one_of_two_on_each_tile() -> None:
    """004:2120: "Initial Officer Personality Tokens"."""
    at = begin("sailor")
    feed(at, "brave")
    assert "brave" not in legal(at)
    feed(at, "saboteur")
    assert (asked(at), legal(at)) == ("keep-attribute", ["brave", "saboteur"])
    assert why_not(at, "loyal") == "difficulty-attributes"
    assert set(choices_of(GAME, at.state, SHIPPED)) == {0, 4}  # type: ignore[arg-type]
    s = state(at)
    assert choosing(s, SHIPPED, Step.KEEP_ATTRIBUTE, 0) > choosing(s, SHIPPED, Step.KEEP_ATTRIBUTE, 4)
    play(at, "saboteur")
    assert (state(at).attributes[0], state(at).shown, told(at, "say-attribute-kept")) == (SABOTEUR, 0, (0, 4, 0))
    assert "brave" in legal(at)
    while asked(at) != "draw-event":
        if at.decision is not None and at.decision.chance:
            at.feed(at.legal[0])
        else:
            play(at, legal(at)[0])
    assert sorted(state(at).attributes) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("difficulty-attributes")
def test_an_officer_and_a_captain_see_none_and_a_captain_lacks_the_two_best() -> None:
    for level in ("officer", "captain"):
        at = begin(level)
        assert (asked(at), state(at).attributes) == ("draw-event", [0] * 6)
    at = at_sea(levels={"attributes": "captain"})
    play(at, "sacrifice chief-engineer")
    assert legal(at) == ["learned", "loyal", "weary", "saboteur", "no token"]


@pytest.mark.rule("attributes-bare")
def test_two_of_six_tiles_have_none_for_a_captain() -> None:
    at = at_sea(levels={"attributes": "captain"})
    play(at, "sacrifice chief-engineer")
    assert [draw_attribute.weight(state(at), SHIPPED, one) for one in range(7)] == [0, 1, 1, 1, 1, 0, 2]
    feed(at, "no token")
    assert told(at, "say-attribute") == (ENGINEER, 6, 0)
    play(at, "sacrifice second-officer")
    assert draw_attribute.weight(state(at), SHIPPED, draw_attribute.NOTHING) == 1
