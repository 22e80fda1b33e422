"""The policy `greedy`: it keeps to the rules, and does what a sensible captain would."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

from leagues.compiled import cpu
from leagues.games.nemo import greedy, greedy_fights, greedy_rolls, modifiers, names
from leagues.games.nemo.game import GAME
from leagues.games.nemo.sources import CARD, INCITE, REPAIR, SEARCH, SOURCES
from leagues.games.nemo.state import BOLD, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import doing
from leagues.kernel.table import Table
from leagues.simulate import interpreted

from .positions import SHIPPED, asked, draw, feed, play, position, sit

ROLLS = list(product(range(1, 7), repeat=2))
unwatched = greedy.choose


class Watched:
    """The policy, with every answer checked and counted."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()

    def choose(self, states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
        """What `greedy` answers, if it is legal and has touched nothing."""
        before, luck, options = states[seen].copy(), list(g), out[:count]
        answer = unwatched(states, seen, t, out, count, g)
        assert answer in options
        assert out[:count] == options
        assert all(-(1 << 15) <= note < 1 << 15 for note in out)  # on a GPU, a list of options has 16 bits
        assert states[seen] == before
        assert g == luck
        self.answers[GAME.decisions.by_number[doing(before)].name] += 1
        return answer


@pytest.mark.parametrize("motive", names.MOTIVES)
@pytest.mark.parametrize("difficulty", names.LEVELS)
def test_it_answers_within_the_rules(motive: str, difficulty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    monkeypatch.setattr(greedy, "choose", watched.choose)
    options = GAME.read_options({"motive": motive, "difficulty": difficulty})
    *_, report = interpreted(GAME, "greedy", SHIPPED, options, "watched", 2)
    assert sum(report.results.values()) == 2
    assert "fault" not in report.results
    assert watched.answers["act"] > 20


@pytest.mark.compiled
def test_it_finishes_far_more_often_than_chance() -> None:
    finished = {}
    for policy in ("random", "greedy"):
        *_, report = cpu.simulate(GAME, policy, SHIPPED, GAME.read_options({}), "both", 400)
        finished[policy] = sum(count for name, count in report.results.items() if name.startswith("won") or "low" in name)
    assert finished["random"] < 8
    assert finished["greedy"] > 60


@pytest.mark.compiled
def test_it_finishes_the_more_often_the_easier_the_voyage() -> None:
    finished = []
    for difficulty in names.LEVELS:
        options = GAME.read_options({"difficulty": difficulty})
        *_, report = cpu.simulate(GAME, "greedy", SHIPPED, options, "levels", 1000)
        finished.append(sum(count for name, count in report.results.items() if name.startswith("won") or "low" in name))
    assert finished[0] > finished[1] + 100
    assert finished[1] > finished[2]


# --- its arithmetic is that of the rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("need", range(-2, 16))
def test_it_knows_the_chances_of_two_dice(need: int) -> None:
    assert greedy_rolls.ways(need) == sum(1 for roll in ROLLS if sum(roll) >= need and roll != (1, 1))


@pytest.mark.parametrize("need", range(0, 14))
def test_it_knows_how_many_hits_to_expect(need: int) -> None:
    hits = sum(3.5 if roll == (1, 1) else min(roll) if sum(roll) < need else 0 for roll in ROLLS)
    assert greedy_fights.hits(need, BOLD) == pytest.approx(100 * hits / 36, abs=0.5)


@pytest.mark.parametrize("what", [CARD, SEARCH, INCITE, REPAIR])
@pytest.mark.parametrize("upgrades", [(), ("arcane-library",)])
def test_it_sees_the_circumstances_of_a_test_as_the_rules_do(what: int, upgrades: tuple[str, ...]) -> None:
    ships = {"clyde": "western-pacific", "lord-clyde": "western-pacific"}
    s = position("western-pacific", ships=ships, cubes={"western-pacific": 2}, upgrades=upgrades)
    amounts = [0] * SOURCES
    modifiers.modifiers(s, SHIPPED, what, 29 if what == CARD else 0, amounts)
    assert greedy_rolls.circumstances(s, SHIPPED, what, s.nautilus) == sum(amounts)


# --- what it does -----------------------------------------------------------------------------------------------------


def answer(s: State) -> str:
    """What it answers in a position."""
    out = [0] * MOST_OPTIONS
    count = GAME.flow.options(s, SHIPPED, out)
    chosen = greedy.choose([s], 0, SHIPPED, out, count, [1, 2, 3, 4])
    return GAME.decisions.by_number[doing(s)].notation(chosen)


def at(table: Table) -> str:
    """What it answers at a table."""
    return answer(cast(State, table.state))


def full(**leave: int) -> dict[str, int]:
    """A world full of Hidden ships, but for some spaces."""
    return {name: SHIPPED.spaces[i] - leave.get(name.replace("-", "_"), 0) for i, name in enumerate(names.OCEANS)}


def test_it_attacks_where_the_world_is_full() -> None:
    hidden = full(north_atlantic=4)
    ships = {"america*": "north-atlantic", "chance*": "north-atlantic", "clyde": "north-atlantic", "donau": "north-atlantic"}
    s = position(hidden=hidden, ships=ships, act=3, turn=20, nemo=4, crew=7, hull=7)
    assert answer(s) in ("bold", "stalk")


def test_it_attacks_the_easier_of_two_targets() -> None:
    table = sit(ships={"america*": "north-atlantic", "bellerophon": "north-atlantic"})
    play(table, "stalk")
    assert asked(table) == "target"
    assert at(table) == "america"


def test_it_lets_a_battleship_go_that_it_stalked() -> None:
    table = sit(hidden={"north-atlantic": 1}, notoriety=14, hull=3, crew=3)
    play(table, "stalk", "hidden")
    feed(table, "bellerophon")
    assert asked(table) == "press"
    assert at(table) == "decline"


def test_it_incites_when_notoriety_presses() -> None:
    assert answer(position("south-atlantic", notoriety=33, act=3, turn=18, actions=1)) == "incite"


def test_it_never_asks_for_the_last_notoriety() -> None:
    table = sit(ships={"clyde": "north-atlantic", "donau": "north-atlantic"}, notoriety=35)
    play(table, "bold", "donau", "none")
    feed(table, 6, 6)
    assert asked(table) == "dispose"
    play(table, "tonnage north-atlantic")
    assert asked(table) == "target"
    assert at(table) == "stop"


def test_it_does_not_exert_the_last_of_a_track() -> None:
    table = sit(ships={"agamemnon": "north-atlantic"}, nemo=1, crew=1, hull=1)
    play(table, "stalk", "agamemnon")
    assert asked(table) == "exert"
    assert at(table) == "none"


def test_it_exerts_for_a_card_that_would_cost_dearly() -> None:
    table = sit(phase="event")
    draw(table, 29)
    assert asked(table) == "exert"
    assert at(table) != "none"


def test_it_keeps_help_for_the_last_act() -> None:
    table = sit(phase="event", act=1, turn=2)
    draw(table, 7)
    play(table, "none")
    feed(table, 4, 4)
    assert asked(table) == "help"
    assert at(table) == "accept"


def test_it_calls_for_help_when_the_voyage_hangs_on_it() -> None:
    table = sit(phase="event", act=3, turn=20, hull=2)
    draw(table, 29)
    play(table, "none")
    feed(table, 4, 4)
    assert asked(table) == "help"
    assert at(table) != "accept"


def test_it_strips_a_ship_while_an_upgrade_is_wanted() -> None:
    table = sit(ships={"jumna": "north-atlantic"}, available=["strengthened-prow"], salvage=["donau"])
    play(table, "stalk", "jumna", "none")
    feed(table, 6, 6)
    assert asked(table) == "dispose"
    assert at(table) == "salvage"


def test_it_refits_when_the_upgrade_can_be_paid() -> None:
    salvage = ["donau", "jumna", "syria", "rhone"]
    s = position(available=["strengthened-prow"], salvage=salvage, actions=2, turn=3, lull=1)
    assert answer(s) == "refit"


def test_it_installs_the_better_upgrade() -> None:
    salvage = ["donau", "jumna", "syria", "rhone"]
    table = sit(available=["strengthened-prow", "double-hull"], salvage=salvage, actions=2, turn=3)
    play(table, "refit", "none")
    feed(table, 5, 5)
    play(table, "accept")
    assert asked(table) == "install"
    assert at(table) == "strengthened-prow"


def test_it_sails_to_where_there_is_something_to_do() -> None:
    s = position("arctic-ocean", gems=["north-atlantic"], actions=3)
    assert answer(s) in ("move north-atlantic", "adventure")


def test_it_keeps_a_point_rather_than_waste_it() -> None:
    cubes = {"western-pacific": 3, "north-atlantic": 2, "south-atlantic": 3, "european-seas": 2}
    s = position("eastern-pacific", cubes=cubes, actions=1)
    assert answer(s) == "end"


def test_it_gives_up_a_cube_before_the_voyage() -> None:
    ships = {"clyde": "western-pacific", "donau": "western-pacific"}
    table = sit(phase="prepare", cubes={"western-pacific": 3}, ships=ships, notoriety=33)
    play(table, "roll")
    feed(table, 1, 1, 4)
    assert asked(table) == "answer-uprising"
    assert at(table) == "abandon"
