"""The odds that are told are those of all throws, each played by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from leagues.games.nemo import modifiers, names
from leagues.games.nemo.aids.choices import most_points
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.decisions import pick_dice
from leagues.games.nemo.game import GAME
from leagues.games.nemo.placing import count_dice
from leagues.games.nemo.sources import ATTACK, INCITE, NAMES
from leagues.games.nemo.state import PASSED, STALK, State
from leagues.games.nemo.steps import Step
from leagues.kernel.table import Table

from . import positions
from .positions import SHIPPED, draw, feed, play, ship, sit
from .test_page import choice

THROWS = list(product(range(1, 7), repeat=2))


def all_throws(start: Table, *moves: str, dice: int = 2) -> list[State]:
    """The states after every throw, with help declined."""
    found = []
    for thrown in product(range(1, 7), repeat=dice):
        table = positions.table(positions.state(start), auto=False)
        for move in moves:
            table.play(move)
        feed(table, *thrown)
        if positions.asked(table) == "help":
            table.play("accept")
        found.append(positions.state(table))
    return found


def doing(s: State) -> str:
    return "over" if s.ending else GAME.decisions.by_number[s.frames[s.depth - 1].doing].name


def losses(before: State, ends: list[State], track: int) -> Counter[int]:
    """How many throws cost how much of a track."""
    lost = Counter(before.tracks[track] - after.tracks[track] for after in ends)
    return Counter({amount: ways for amount, ways in lost.items() if amount > 0})


def told_losses(roll: dict[str, Any]) -> Counter[int]:
    found: Counter[int] = Counter()
    for failure in roll["fails"]:
        found[failure["loss"]] += failure["ways"]
    return found


@pytest.mark.parametrize("difficulty", names.LEVELS)
@pytest.mark.parametrize("exertion", ["none", "exert nemo", "exert crew", "exert nemo crew"])
def test_a_cards_test(difficulty: str, exertion: str) -> None:
    """An Underwater Forest: 9, with Nemo and Crew; failing costs nothing beyond what is exerted."""
    table = sit(phase="event", difficulty=difficulty)
    draw(table, 9)
    roll = choice(table, exertion)["roll"]
    before, ends = positions.state(table), all_throws(table, exertion)
    assert roll["passes"] == sum(after.cards[9] == PASSED for after in ends)
    for track, name in enumerate(names.TRACKS):
        assert losses(before, ends, track) == (told_losses(roll) if name in exertion else Counter())


def test_a_warships_shot() -> None:
    table = sit(ships={"clyde*": "north-atlantic"}, upgrades=["reinforced-armor"])
    roll = choice(table, "stalk")["enemy"]
    ends = all_throws(table, "stalk", "clyde")
    assert roll["passes"] == sum(doing(after) == "exert" for after in ends)
    hit = [after.frames[after.depth - 2].a for after in ends if after.frames[after.depth - 2].doing == Step.HITS]
    assert Counter(hit) == {one["hits"]: one["ways"] for one in roll["fails"]}


@pytest.mark.parametrize("worn", [0, 1])
@pytest.mark.parametrize("target", ["alfred", "clyde*"])
def test_a_torpedo(worn: int, target: str) -> None:
    """A Warship shoots first; here she misses."""
    table = sit(ships={target: "north-atlantic"}, upgrades=["steam-torpedoes"], torpedo_worn=worn)
    roll = choice(table, "torpedo")["roll"]
    table.play("torpedo")
    if target == "clyde*":
        feed(table, 6, 6)
    ends = all_throws(table, dice=1 if worn else 2)
    assert (roll["passes"], roll["of"]) == (sum(doing(one) == "dispose" for one in ends), len(ends))
    assert roll["modifiers"] == []
    assert (roll["help"] == []) == bool(worn)


def test_a_hunter_that_comes_to_the_nautilus() -> None:
    """The whole world is full but for two spaces; where the Nautilus is, the hunter shoots at once."""
    whites = [name for number, name in enumerate(names.SHIPS) if SHIPPED.group[number] == 0]
    free = ("north-atlantic", "indian-ocean")
    places = [name for at, name in enumerate(names.OCEANS) for _ in range(SHIPPED.spaces[at] - (name in free))]
    ships = {f"{name}*": place for name, place in zip(whites, places, strict=False)}
    table = sit("north-atlantic", phase="prepare", ships=ships)
    feed(table, 2, 2, "themis")
    assert positions.asked(table) == "hunt"
    told = choice(table, "north-atlantic")
    assert "enemy" not in choice(table, "indian-ocean")
    ends = all_throws(table, "north-atlantic")
    assert told["enemy"]["passes"] == sum(doing(after) == "exert" for after in ends)
    assert {one["source"]: one["amount"] for one in told["enemy"]["modifiers"]} == {"warship": -1}


@pytest.mark.parametrize(("cubes", "revealed"), [(1, 0), (1, 1), (2, 2), (2, 3)])
def test_uprisings(cubes: int, revealed: int) -> None:
    """A Lull that can be chosen says how many faces crush an uprising."""
    ships = {f"{name}*": "european-seas" for name in ("clyde", "alfred", "ariel")[:revealed]}
    table = sit(phase="prepare", act=3, ships=ships, cubes={"european-seas": cubes})
    feed(table, 1, 1, 4, 2)
    assert positions.asked(table) == "pick-dice"
    told = dict(choice(table, "without 3")["more"])["aid-uprising"]
    crushed = 0
    for die in range(1, 7):
        trial = positions.table(positions.state(table))
        trial.play("without 3")
        while positions.asked(trial) == "place-gem":
            trial.play(trial.legal[0])
        feed(trial, die)
        crushed += positions.asked(trial) == "answer-uprising"
    assert (told["lots"], told["of"]) == (crushed, 6)


@pytest.mark.parametrize(("act", "expected"), [(1, [6, 10, 8, 6, 4, 2]), (3, [6, 30, 48, 54, 48, 30])])
def test_action_points_of_the_dice(act: int, expected: list[int]) -> None:
    """Of all throws, with the best two dice kept."""
    table = sit(phase="prepare", act=act, actions=0, auto=False)
    dice = SHIPPED.white_dice[act]
    found = [0] * 6
    for thrown in product(range(1, 7), repeat=dice):
        best = 0
        for left_out in range(pick_dice.SIZE) if dice == 3 else (2,):
            s = positions.state(table)
            s.white, s.black = [*thrown, *([0] * (3 - dice))], [1, 1]
            count_dice(s, SHIPPED, left_out)
            best = max(best, s.actions)
        found[best] += 1
    assert found == expected == most_points(dice)
    told = dict(choice(table, "roll")["more"])["aid-dice-points"]
    assert [told[f"points{points}"] for points in range(6)] == expected
    assert told["of"] == 6**dice


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


def test_treasures_change_the_odds_of_actions() -> None:
    table = sit(held={"map-3": 1, "map-1": 1}, cubes={})
    table.play("incite")
    spending = choice(table, "none")["roll"]["spending"]
    assert [(one["amount"], one["roll"]["passes"]) for one in spending] == [(1, 26), (3, 33)]
    table.play("none")
    assert choice(table, "spend map-3")["roll"]["passes"] == 33
    assert choice(table, "none")["roll"]["passes"] == 21
