"""What the page is told beside the view: complete, of the declared shape, in words that exist;
what help changes. Odds have `test_odds.py`, marks of danger `test_danger.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import msgspec
import pytest

import leagues
from leagues.games.nemo import names, page, scoring
from leagues.games.nemo.aids import shapes, voyage, wagers
from leagues.games.nemo.aids.explanation import explain
from leagues.games.nemo.aids.voyage import spoken, tally
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.endings import FIRST_SCORED, Ending
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.state import DISCARDED, State
from leagues.kernel.chance import OwnDice
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES
from tests.laws.fitted_out import with_many_upgrades

from . import positions
from .positions import SHIPPED, draw, feed, play, ship, sit

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def aid(table: Table, seat: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = plain(explain(table, seat))
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
    tables = [
        leagues.new("nemo", seed=f"page {number}", wait=True, motive=motive, difficulty=level)
        for number, (motive, level) in enumerate((("explore", "sailor"), ("war", "officer"), ("science", "captain")))
    ]
    for number, table in enumerate([*tables, *(with_many_upgrades(number) for number in (11, 2, 4))]):
        luck = Random(number)
        while not table.over:
            if luck.random() < 0.3 or table.decision is None or table.decision.name not in ("act", "prepare"):
                found.append((positions.state(table), aid(table)))
            table.play(luck.choice(table.legal))
        found.append((positions.state(table), aid(table)))
    return found


@cache
def voyages_ended() -> list[Table]:
    """Whole voyages, played at random."""
    found = []
    for number, motive in enumerate(names.MOTIVES):
        luck = Random(number)
        table = leagues.new("nemo", seed=f"ended {number}", motive=motive)
        while not table.over:
            table.play(luck.choice(table.legal))
        found.append(table)
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
        assert plain(msgspec.convert(told, shapes.Explanation)) == told


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
    assert {"act", "exert", "help", "prepare", "set-aside", "replace-hidden", "take-up", "decipher", "train"} <= asked


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
    """For every failing throw: a help matters if and only if some set of help with it ends better than the set without
    it."""
    adds = {"aronnax": 2, "ned-land": 1, "first-officer": 3}
    for first, second in product(range(1, 7), repeat=2):
        if first + second >= 10 or first + second == 2:
            continue
        changes = wagers.changes(positions.state(failing(first, second)), SHIPPED)
        for name, amount in adds.items():
            others = [more for other, more in adds.items() if other != name]
            rests = [sum(chosen) for count in range(3) for chosen in combinations(others, count)]
            matters = any(first + second + rest < 10 <= first + second + rest + amount for rest in rests)
            found = changes[helping.CHARACTER + names.CHARACTERS.index(name)]
            assert (found != "nothing") == matters, (first, second, name)
            assert (found == "passes") == (first + second + amount >= 10), (first, second, name)
        assert changes[helping.CHARACTER + names.CHARACTERS.index("conseil")] == "reroll"


def test_all_help_at_once_is_told_quickly_and_truly() -> None:
    """Everything that helps after a roll, at the same time: characters, armour, Treasures and cards."""
    table = sit(
        ships={"audacious": "north-atlantic"}, upgrades=["crew-armor"], held={"retain-reroll": 2, "retain-crew": 1},
        tableau=[3, 32], crew=5, groups=0b1111111,
    )  # fmt: skip
    table.play("bold")
    play(table, "audacious")
    feed(table, 6, 6)  # the shot misses
    table.play("exert crew")
    feed(table, 1, 2)
    changes = wagers.changes(positions.state(table), SHIPPED)
    told = {helping.notation(answer): change for answer, change in changes.items()}
    # 13 is needed, and 3 + 2 lie there: all help together adds 2 + 1 + 3 + 1 + 2 + 2 = 11.
    assert told["sacrifice aronnax"] == told["destroy armor"] == told["use event 32"] == "not-enough"
    assert told["use retain-reroll"] == told["use event 3"] == told["sacrifice conseil"] == "reroll"
    assert told["use retain-crew"] == "mends"  # the Crew was exerted, and failing costs it


def test_a_treasure_that_mends_matters_only_where_something_is_lost() -> None:
    for exertion, change in (("exert crew", "mends"), ("exert nemo", "nothing"), ("none", "nothing")):
        table = sit(ships={"britannia": "north-atlantic"}, held={"retain-crew": 1}, crew=5)
        table.play("bold")
        play(table, "britannia")
        table.play(exertion)
        feed(table, 1, 2)
        assert choice(table, "use retain-crew")["change"] == change, exertion


def test_a_re_roll_of_an_action_says_what_it_could_bring() -> None:
    table = sit(cubes={}, held={"retain-reroll": 1})
    table.play("incite")
    table.play("none")
    play(table, "none")
    feed(table, 3, 4)  # 7: a fair result
    sums = Counter(sum(dice) for dice in product(range(1, 7), repeat=2))
    better, worse = sum(sums[one] for one in range(9, 13)), sum(sums[one] for one in range(2, 7))
    told = ["aid-help-reroll-band", {"better": better, "worse": worse, "of": 36}]
    assert told in choice(table, "use retain-reroll")["more"]


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
    table = voyages_ended()[-1]
    words = GAME.words(language)
    assert aid(table)["voyage"]["epilogues"]
    text = " ".join(spoken(table, words))
    assert words.text("tally-turns", turns=tally(table)["turns"]) in text


def test_ships_whose_salvage_was_used_up_were_sunk_all_the_same() -> None:
    """The Britannia pays for an upgrade and goes to the discarded ships; she was sunk, and is still the greatest."""
    table = sit(salvage=["britannia", "clyde"], ships={"alfred": "north-atlantic"}, actions=5, available=["arcane-library"])
    assert voyage.sinkings(table) == [(ship("britannia"), 0), (ship("clyde"), 0)]
    table.play("bold")
    play(table, "alfred", "none")
    feed(table, 6, 6)
    table.play("salvage")
    assert voyage.sinkings(table)[-1] == (ship("alfred"), 0)
    table.play("refit")
    play(table, "none")
    feed(table, 6, 6)
    play(table, "arcane-library", "britannia")
    assert positions.state(table).ships[ship("britannia")] == DISCARDED
    assert tally(table)["sunk"] == 3
    assert voyage.greatest(voyage.sinkings(table), SHIPPED) == (ship("britannia"), 0)


def test_only_wonders_that_were_met_with_are_counted() -> None:
    assert tally(sit())["wonders"] == 0
    assert scoring.wonders(positions.state(sit()), SHIPPED) == 2  # Nemo's mood scores
    assert tally(sit(held={"abyss": 1}, tonnage={"mary-celeste": "north-atlantic"}))["wonders"] == 2


@every_language
def test_every_epilogue_cites_what_happened(language: str) -> None:
    """Another count or another ocean changes the text."""
    words = GAME.words(language)
    counts = {"turns": 12, "sunk": 9, "oceans": 4, "wonders": 3, "cubes": 2, "lost": 1, "ocean": 3, "ship": "X"}
    other = {"turns": 21, "sunk": 7, "oceans": 5, "wonders": 6, "cubes": 4, "lost": 3, "ocean": 2, "ship": "Y"}
    ids = [f"epilogue-{motive}-{level}" for motive in names.MOTIVES for level in voyage.LEVELS]
    ids += [f"epilogue-{end.name.removeprefix('LOST_').lower()}" for end in Ending if end < FIRST_SCORED]
    for id in ids:
        cited = [name for name in counts if words.text(id, **counts) != words.text(id, **(counts | {name: other[name]}))]
        assert len(cited) >= 2, (id, cited)


def test_the_scenery_marks_what_is_ours() -> None:
    scenery = plain(page.scenery(SHIPPED, positions.state(sit())))
    assert plain(msgspec.convert(scenery, shapes.Scenery)) == scenery
    assert Counter(scenery["treasure_sorts"]) == {
        "map": 6,
        "wonder": 13,
        "retain": 6,
        "event": 5,
        "ally": 8,
        "adventure": 12,
    }
    assert scenery["allies"][0] == {"warship": 2, "non_warship": -1, "notoriety": 1}
    assert scenery["adventures"][9] == {"ocean": 9, "adventure": 4, "science": 1, "wonder": 0}
    assert (len(scenery["allies"]), scenery["laid_at"], scenery["columns"]) == (8, [*range(10, 47, 3)], [1] * 6 + [2, 1])
    assert scenery["tests"].index("enemy") == ENEMY
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


# --- action points beyond the limit ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "english", "french"),
    [
        (5, "All 3 action points would be wasted: you already have 5, the most there can be.",
         "Les 3 points d’action seraient perdus\u00a0: vous en avez déjà 5, le maximum."),
        (4, "Of 3, only 1 would count: action points go up to 5.",
         "Sur 3, 1 compterait\u00a0: les points d’action vont jusqu’à 5."),
        (3, "Of 3, only 2 would count: action points go up to 5.",
         "Sur 3, 2 compteraient\u00a0: les points d’action vont jusqu’à 5."),
        (2, "", ""),
    ],
)  # fmt: skip
def test_points_that_a_sacrifice_would_waste_are_told_before(actions: int, english: str, french: str) -> None:
    more = choice(sit(actions=actions), "sacrifice first-officer")["more"]
    wasted = [sentence for sentence in more if sentence[0] == "aid-points-wasted"]
    for language, expected in (("en", english), ("fr", french)):
        assert "".join(GAME.words(language).text(id, **arguments) for id, arguments in wasted) == expected


def test_the_only_point_of_an_officer_is_wasted_in_the_singular() -> None:
    more = choice(sit(actions=5), "sacrifice second-officer")["more"]
    id, arguments = more[-1]
    assert GAME.words("en").text(id, **arguments).startswith("The action point would be wasted: ")
    assert GAME.words("fr").text(id, **arguments).startswith("Le point d’action serait perdu")
