"""What the page is told beside the view: complete, of the declared shape, in words that exist;
odds and dangers are exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

import leagues
from leagues.games.nemo import modifiers, names, page, scoring
from leagues.games.nemo.aids import danger, shapes, wagers
from leagues.games.nemo.aids.danger import Walk, dangers
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.aids.voyage import spoken, tally
from leagues.games.nemo.decisions import act, exert
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.game import GAME
from leagues.games.nemo.sources import ATTACK, ENEMY, INCITE, NAMES, TORPEDOES
from leagues.games.nemo.state import STALK, State
from leagues.games.nemo.tables import read_tables
from leagues.kernel.chance import OwnDice
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES

from . import positions
from .positions import SHIPPED, draw, feed, play, ship, sit

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def aid(table: Table, seat: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = plain(page.aid(table, seat))
    return told


def choice(table: Table, notation: str) -> dict[str, Any]:
    assert table.decision is not None
    told: dict[str, Any] = aid(table)["choices"][str(table.decision.answers[notation])]
    return told


def at(s: State) -> Table:
    return Table(GAME, GAME.options_of(s), SHIPPED, OwnDice(), auto=False, start=s)


@cache
def whole_voyages() -> list[tuple[State, dict[str, Any]]]:
    """Positions of several voyages, played at random, with what the page is told in them."""
    found = []
    for number, (motive, level) in enumerate((("explore", "sailor"), ("war", "officer"), ("science", "captain"))):
        luck = Random(number)
        table = leagues.new("nemo", seed=f"page {number}", wait=True, motive=motive, difficulty=level)
        while not table.over:
            if luck.random() < 0.3 or table.decision is None or table.decision.name not in ("act", "prepare"):
                found.append((positions.state(table), aid(table)))
            table.play(luck.choice(table.legal))
        found.append((positions.state(table), aid(table)))
    return found


def sentences(value: object) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence in a value."""
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
        yield value[0], value[1]
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from sentences(one)


# --- every decision ----------------------------------------------------------------------------------------------------


def test_it_has_the_declared_shape() -> None:
    for _, told in whole_voyages():
        assert plain(msgspec.convert(told, shapes.Aid)) == told


def test_every_legal_answer_is_told_and_barred_ones_name_their_rule() -> None:
    asked = set()
    for s, told in whole_voyages():
        table = at(s)
        if table.over:
            assert told["choices"] == {}
            continue
        assert table.decision is not None
        asked.add(table.decision.name)
        legal = {answer for answer, one in told["choices"].items() if "barred" not in one}
        assert legal == {str(move.answer) for move in table.legal}
        for answer, one in told["choices"].items():
            if "barred" in one:
                assert GAME.rule_ids([table.forbids(int(answer))]) == (one["barred"],)
    assert {"act", "exert", "help", "prepare", "set-aside", "replace-hidden"} <= asked


def test_somebody_who_looks_on_is_told_no_choices() -> None:
    assert aid(sit(), -1)["choices"] == {}


@every_language
def test_every_sentence_can_be_said(language: str) -> None:
    words = GAME.words(language)
    said = {(id, tuple(args.items())) for _, told in whole_voyages() for id, args in sentences(told)}
    assert len({id for id, _ in said}) > 60
    for id, arguments in said:
        text = words.text(id, **dict(arguments))
        assert text.strip()
        assert "  " not in text, text


@every_language
def test_every_row_of_the_vocabulary_has_words(language: str) -> None:
    from leagues.games.nemo.effects import NAMES as WORDS

    words = GAME.words(language)
    assert [name for name in WORDS if not words.has(f"row-{name}")] == []


# --- odds --------------------------------------------------------------------------------------------------------------


def played_out(start: State, exertion: str) -> list[State]:
    """The states in which all 36 throws of an exertion end, help declined and the roll concluded."""
    found = []
    for first, second in product(range(1, 7), repeat=2):
        table = positions.table(start.copy(), auto=False)
        table.play(exertion)
        feed(table, first, second)
        found.append(positions.state(table))
    return found


def test_an_attacks_odds_are_those_of_all_throws_played() -> None:
    start = sit(ships={"britannia": "north-atlantic"}, difficulty="officer", crew=7)
    start.play("bold")
    play(start, "britannia")
    assert positions.asked(start) == "exert"
    for exertion in ("none", "exert crew", "exert nemo"):
        roll = choice(start, exertion)["roll"]
        ends = played_out(positions.state(start), exertion)
        sunk = [s for s in ends if GAME.decisions.by_number[s.frames[s.depth - 1].doing].name == "dispose"]
        assert roll["passes"] == len(sunk) > 0
        assert roll["of"] == 36
    exerted = choice(start, "exert crew")["roll"]
    assert exerted["modifiers"] == [{"source": "exert-crew", "amount": 2}]
    assert exerted["least"] == exerted["needed"] - exerted["added"]
    costs = {one["loss"] for one in exerted["fails"]}
    assert costs == {1, 2, SHIPPED.disaster_loss}


def test_natural_twos_fail_whatever_is_added() -> None:
    for s in (sit(nemo=3, crew=10, hull=10, cubes={}), sit(upgrades=["arcane-library"], nemo=2)):
        roll = roll_of(positions.state(s), SHIPPED, INCITE, 0, exerted=1)
        assert roll["bands"][0] >= 1
        assert sum(roll["bands"]) == 36
        assert roll["passes"] == sum(roll["bands"][modifiers.FAIR :]) <= 35


def test_modifiers_name_their_sources_and_add_up() -> None:
    s = positions.state(sit(ships={"clyde*": "north-atlantic", "alfred": "north-atlantic"}, upgrades=["strengthened-prow"]))
    s.style = STALK
    roll = roll_of(s, SHIPPED, ATTACK, ship("alfred"), exerted=2)
    amounts = {one["source"]: one["amount"] for one in roll["modifiers"]}
    assert amounts == {"warship": -1, "exert-crew": 3, "strengthened-prow": 1, "stalking": 1}
    assert roll["added"] == sum(amounts.values()) == 4
    assert set(amounts) <= set(NAMES)


def test_a_warships_shot_misses_as_often_as_told() -> None:
    s = positions.state(sit(ships={"clyde*": "north-atlantic"}))
    roll = roll_of(s, SHIPPED, ENEMY, ship("clyde"))
    needed = SHIPPED.attack[1][ship("clyde")]
    throws = list(product(range(1, 7), repeat=2))
    assert roll["passes"] == sum(sum(dice) >= needed and dice != (1, 1) for dice in throws)
    hits = {one["hits"]: one["ways"] for one in roll["fails"]}
    for count in range(1, 6):
        missing = [dice for dice in throws if sum(dice) < needed and dice != (1, 1) and min(dice) == count]
        assert hits.get(count, 0) == len(missing)
    assert hits[0] == 1  # two ones: another die says


def test_a_worn_torpedo_has_one_die() -> None:
    s = positions.state(sit(ships={"alfred": "north-atlantic"}, upgrades=["steam-torpedoes"], torpedo_worn=1))
    roll = roll_of(s, SHIPPED, TORPEDOES, ship("alfred"))
    assert (roll["of"], roll["help"], roll["modifiers"]) == (6, [], [])
    assert roll["passes"] == sum(die >= SHIPPED.torpedo[2] for die in range(1, 7))


def test_treasures_change_the_odds_of_actions() -> None:
    table = sit(held={"map-3": 1, "map-1": 1}, cubes={})
    table.play("incite")
    spending = choice(table, "none")["roll"]["spending"]
    assert [(one["amount"], one["passes"]) for one in spending] == [(1, 26), (3, 33)]
    table.play("none")
    assert choice(table, "spend map-3")["roll"]["passes"] == 33
    assert choice(table, "none")["roll"]["passes"] == 21


# --- help --------------------------------------------------------------------------------------------------------------


def failing(first: int, second: int, **more: Any) -> Table:
    """An attack on the Britannia (defence 10) that has failed with these dice."""
    table = sit(ships={"britannia": "north-atlantic"}, **more)
    table.play("bold")
    play(table, "britannia")
    table.play("none")
    feed(table, first, second)
    assert positions.asked(table) == "help"
    return table


def test_help_says_what_it_would_change() -> None:
    table = failing(4, 4)
    changes = {name: choice(table, f"sacrifice {name}").get("change") for name in ("aronnax", "ned-land", "conseil")}
    assert changes == {"aronnax": "passes", "ned-land": "nothing", "conseil": "reroll"}
    assert ["aid-help-reroll", {"lots": 6, "of": 36}] in choice(table, "sacrifice conseil")["more"]
    assert ["aid-price-notoriety", {"count": 1}] in choice(table, "sacrifice aronnax")["more"]


def test_help_that_cannot_matter_is_told_apart() -> None:
    hopeless = failing(1, 2)
    assert choice(hopeless, "sacrifice ned-land")["change"] == "nothing"
    together = failing(1, 4)  # 3 + 2 make 10 only with both
    assert choice(together, "sacrifice aronnax")["change"] == "not-enough"
    assert choice(together, "sacrifice ned-land")["change"] == "nothing"
    two = failing(1, 1)
    assert set(aid(two)["choices"]) == {str(helping.ACCEPT), str(helping.CHARACTER + 1)}


def test_help_that_matters_does_and_other_help_does_not() -> None:
    """For every failing throw: a help matters if and only if some order of help with it ends better than without it."""
    for first, second in product(range(1, 7), repeat=2):
        if first + second >= 10:
            continue
        table = failing(first, second)
        s = positions.state(table)
        adds = {1: 0, 0: 2, 2: 1, 3: 3}  # Conseil, Aronnax, Ned, the First Officer
        for character, amount in adds.items():
            answer = helping.CHARACTER + character
            if helping.forbidden(s, SHIPPED, answer):
                continue
            others = [more for other, more in adds.items() if other not in (character, 1)]
            sums = [sum(one for one, taken in zip(others, chosen, strict=True) if taken)
                    for chosen in product((0, 1), repeat=len(others))]  # fmt: skip
            reached = first + second
            expected = amount == 0 or any(reached + rest < 10 <= reached + rest + amount for rest in sums)
            assert wagers.matters(s, SHIPPED, answer) == expected, (first, second, character)


# --- danger ------------------------------------------------------------------------------------------------------------


def chance_of_defeat(s: State, answer: int) -> Fraction:
    """The same question, asked without any shortcut."""
    trial = s.copy()
    GAME.flow.apply(trial, SHIPPED, answer)
    if trial.ending:
        return Fraction(int(trial.ending in danger.DEFEATS))
    decision = GAME.decisions.by_number[trial.frames[trial.depth - 1].doing]
    if decision.waits:
        return Fraction(0)
    legal = [one for one in range(decision.size) if not GAME.flow.forbidden(trial, SHIPPED, one)]
    if not decision.chance:
        return chance_of_defeat(trial, legal[0]) if len(legal) == 1 else Fraction(0)
    weights = {one: decision.module.weight(trial, SHIPPED, one) for one in legal}
    lost: list[Fraction] = [weight * chance_of_defeat(trial, one) for one, weight in weights.items()]
    return sum(lost, Fraction(0)) / Fraction(sum(weights.values()))


@pytest.mark.parametrize(("nemo", "lots"), [(1, 30), (2, 2), (3, 0)])
def test_a_wager_that_may_break_nemo_is_marked(nemo: int, lots: int) -> None:
    """An attack that needs 10: with Nemo at 1 he adds 3, and every failing throw is the end."""
    table = sit(ships={"britannia": "north-atlantic"}, nemo=nemo, sacrificed=names.CHARACTERS)
    table.play("bold")
    play(table, "britannia")
    roll = choice(table, "exert nemo")["roll"]
    failing_throws = 36 - roll["passes"]
    told = choice(table, "exert nemo").get("danger", {"lots": 0, "of": 36})
    expected = chance_of_defeat(positions.state(table), exert.SIZE // 8)
    assert Fraction(told["lots"], told["of"]) == expected
    assert (expected == Fraction(failing_throws, 36)) == (nemo == 1)
    assert (expected > 0) == (lots > 0)
    assert "danger" not in choice(table, "none")


def test_marks_are_exact_both_ways() -> None:
    """Fights with worn tracks, with and without anybody left to help: the chance is that of following every throw."""
    marked = unmarked = 0
    for hull, crew, people in ((1, 2, ()), (2, 1, ("conseil",)), (10, 10, ()), (3, 6, ())):
        gone = [name for name in names.CHARACTERS if name not in people]
        table = sit(ships={"clyde*": "north-atlantic"}, hull=hull, crew=crew, sacrificed=gone, notoriety=33, actions=2)
        s = positions.state(table)
        for answer in (act.ATTACK_BOLDLY, act.INCITE, act.REST, act.MOVE + positions.ocean("south-atlantic")):
            if act.forbidden(s, SHIPPED, answer):
                continue
            expected = chance_of_defeat(s, answer)
            told = dangers(GAME, s, SHIPPED, [answer]).get(answer)
            assert (Fraction(told["lots"], told["of"]) if told else 0) == expected
            marked += expected > 0
            unmarked += expected == 0
    assert marked
    assert unmarked


def test_a_draw_that_may_end_the_voyage_is_marked() -> None:
    table = sit(notoriety=35, actions=1)
    told = choice(table, "end")["danger"]
    walk = Walk(GAME, SHIPPED)
    assert Fraction(told["lots"], told["of"]) == walk.after(positions.state(table), act.END)
    assert 0 < told["lots"] < told["of"]
    calm = sit(notoriety=0, actions=1)
    assert "danger" not in choice(calm, "end")


# --- placement, score, voyage ------------------------------------------------------------------------------------------


def test_the_ladder_says_why() -> None:
    table = sit(phase="prepare", hidden={"european-seas": 4, "north-atlantic": 1})
    feed(table, 5, 2)
    assert positions.asked(table) == "spread"
    ladder = aid(table)["ladder"]
    assert ladder["ocean"] == positions.ocean("european-seas")
    assert [step["state"] for step in ladder["steps"]] == ["passed", "now", "later", "later", "later"]
    assert ladder["steps"][0]["why"] == ["aid-no-open", {"ocean": positions.ocean("european-seas")}]


def test_the_running_score_is_the_sheet() -> None:
    for s, told in whole_voyages():
        score = told["score"]
        assert score["total"] == scoring.total(s, SHIPPED) == sum(one["points"] for one in score["sheet"])
        assert score["levels"] == sorted(score["levels"])


def test_notoriety_shows_its_levels_and_the_defeat() -> None:
    marks = aid(sit(notoriety=15))["notoriety"]
    assert [(mark["what"], mark["at"], mark["reached"]) for mark in marks] == [
        ("blue", 14, True), ("green", 26, False), ("defeat", 36, False),
    ]  # fmt: skip
    assert [mark["what"] for mark in aid(sit(motive="war"))["notoriety"]] == ["blue", "green", "allied", "die", "defeat"]


@every_language
def test_the_epilogue_cites_the_voyage(language: str) -> None:
    s, told = whole_voyages()[-1]
    words = GAME.words(language)
    assert [id for id, _ in told["voyage"]["epilogues"]]
    text = " ".join(spoken(s, SHIPPED, words))
    assert words.text("tally-turns", turns=tally(s, SHIPPED)["turns"]) in text


def test_the_scenery_marks_what_is_ours() -> None:
    scenery = plain(page.scenery(SHIPPED, positions.state(sit())))
    assert plain(msgspec.convert(scenery, shapes.Scenery)) == scenery
    assert scenery["standings"]["levels"] == "reconstructed"
    owner = read_tables('[events.1]\nfail = ["to-fail", "notoriety 5"]\n')
    changed = plain(page.scenery(owner, positions.state(sit())))
    assert [card["card"] for card in changed["cards"] if card["standing"] == "owner"] == [1]


def test_a_cards_test_is_told_before_it_is_thrown() -> None:
    table = sit(phase="event")
    draw(table, 1)
    roll = choice(table, "exert nemo")["roll"]
    assert (roll["what"], roll["subject"], roll["needed"], roll["added"]) == ("card", 1, 7, 2)
    rows = roll["fails"][0]["rows"]
    assert [id for id, _ in rows] == ["row-to-fail", "row-notoriety"]


def test_a_card_that_is_kept_is_not_rolled_for_when_it_is_undertaken() -> None:
    for card, rolled in ((43, False), (9, True)):
        table = sit(actions=3)
        table.play("adventure")
        draw(table, card)
        assert ("roll" in choice(table, "undertake")) == rolled
