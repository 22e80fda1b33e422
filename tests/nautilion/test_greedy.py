"""The policy `greedy`: it keeps to the rules, casts spells, plays cards, and wins much more than chance would."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, cast

import pytest

from leagues.games.nautilion import greedy
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.greedy_turn import NOTES
from leagues.games.nautilion.state import EXPANSIONS
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import doing
from leagues.kernel.table import Table
from leagues.simulate import Report, interpreted

from .positions import SHIPPED, asked, sail, state

GAMES = 300
unwatched = greedy.choose


class Watched:
    """The policy, with every answer checked and counted."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()

    def choose(self, states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
        """What `greedy` answers, if it is legal and has touched nothing."""
        before, luck, options = states[seen].copy(), list(g), out[:count]
        assert count <= NOTES
        answer = unwatched(states, seen, t, out, count, g)
        assert answer in options
        assert out[:count] == options
        assert all(-(1 << 15) <= note < 1 << 15 for note in out[NOTES:])  # on a GPU, a list of options has 16 bits
        assert states[seen] == before
        assert g == luck
        notation = GAME.decisions.by_number[doing(before)].notation(answer)
        self.answers[notation.split()[0]] += 1
        return answer

    def play(self, games: int, tables: Tables = SHIPPED, **options: Any) -> Report:
        """Play some games to their end."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(greedy, "choose", self.choose)
            *_, report = interpreted(GAME, "greedy", tables, GAME.read_options(options), "watched", games)
        return report


@pytest.fixture(scope="module")
def normal_games() -> tuple[Watched, Report]:
    """A normal game, many times."""
    watched = Watched()
    return watched, watched.play(GAMES, ship="A1", reserve=4)


def test_it_wins_a_normal_game_two_times_in_three(normal_games: tuple[Watched, Report]) -> None:
    report = normal_games[1]
    assert sum(report.results.values()) == GAMES
    assert report.results["won-full-crew"] >= 0.67 * GAMES


def test_it_beats_chance(normal_games: tuple[Watched, Report]) -> None:
    *_, random = interpreted(GAME, "random", SHIPPED, GAME.read_options({}), "watched", GAMES)
    assert random.results.get("won-full-crew", 0) < 0.1 * GAMES < normal_games[1].results["won-full-crew"]


@pytest.mark.parametrize("spell", ["whirlwind", "tide", "translate"])
def test_it_casts_every_spell(normal_games: tuple[Watched, Report], spell: str) -> None:
    assert normal_games[0].answers[spell] > 0


def test_it_fills_its_reserve_only_when_it_must(normal_games: tuple[Watched, Report]) -> None:
    answers = normal_games[0].answers
    assert answers["place"] > 5 * GAMES
    assert answers["reserve"] == 0


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("ship", SHIPS)
def test_it_keeps_to_the_rules_on_every_ship_alone_and_together(ship: str, players: int) -> None:
    report = Watched().play(12, ship=ship, players=players, reserve=2)
    assert sum(report.results.values()) == 12
    assert "fault" not in report.results


@pytest.mark.parametrize("copies", [1, 8])
@pytest.mark.parametrize("players", [1, 2])
def test_it_keeps_to_an_owners_rules(copies: int, players: int) -> None:
    tables = read_tables(f"[crew]\ncopies = {copies}\n[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n[darkhouse]\ntoll = [1, 6]\n")
    report = Watched().play(12, tables, ship="C2", players=players)
    assert sum(report.results.values()) == 12
    assert "fault" not in report.results


COMBINATIONS = [chosen for size in range(6) for chosen in combinations(EXPANSIONS, size)]


@pytest.mark.parametrize("chosen", COMBINATIONS, ids="+".join)
def test_it_keeps_to_the_rules_with_any_expansions(chosen: tuple[str, ...]) -> None:
    for players, level in ((1, "intro"), (2, "difficult")):
        options: dict[str, Any] = {"expansions": chosen, "players": players, "darkhouse_level": level}
        options["harpoons"] = 1 + players
        report = Watched().play(2, **options)
        assert sum(report.results.values()) == 2
        assert "fault" not in report.results
        assert Watched().play(2, **options).fingerprint == report.fingerprint


@pytest.mark.parametrize("players", [1, 2])
def test_it_keeps_to_an_owners_cards(players: int) -> None:
    tables = read_tables(
        "[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n[darkhouse_cards.9]\ndice = [5, 6, 6]\n[darkhouse_cards.12]\nprice = 0\n"
        "[darkhouse_cards.4]\ntoll = [1, 2]\ntokens = 3\n[heroics.3]\npaid_with = [9]\n[heroics.8]\namount = 0\n"
    )
    report = Watched().play(12, tables, expansions=EXPANSIONS, players=players, ship="B2", darkhouse_level="normal")
    assert sum(report.results.values()) == 12
    assert "fault" not in report.results


# --- with each expansion, and with all -------------------------------------------------------------------------------

BARS = [
    (("mages",), 0.6), (("mercenaries",), 0.35), (("reefs",), 0.75), (("darkhouse",), 0.7), (("heroics",), 0.4),
    (EXPANSIONS, 0.18),
]  # fmt: skip
ANSWERS = {
    "mages": ["cabin", "reroll"],
    "mercenaries": ["pay", "keep"],
    "darkhouse": ["buy", "recover", "insert", "choose"],
    "heroics": ["heroic", "sacrifice", "take", "set"],
}


@pytest.mark.parametrize(("chosen", "bar"), BARS)
def test_it_wins_with_expansions_where_chance_does_not(chosen: tuple[str, ...], bar: float) -> None:
    watched = Watched()
    report = watched.play(120, expansions=chosen)
    *_, random = interpreted(GAME, "random", SHIPPED, GAME.read_options({"expansions": chosen}), "watched", 120)
    assert random.results.get("won-full-crew", 0) < 0.05 * 120
    assert report.results["won-full-crew"] >= bar * 120
    for expansion in chosen:
        for word in ANSWERS.get(expansion, []):
            assert watched.answers[word] > 0, word


@pytest.mark.compiled
@pytest.mark.parametrize(("chosen", "bar"), BARS)
def test_compiled_it_plays_the_same_games(chosen: tuple[str, ...], bar: float) -> None:
    from leagues.compiled import cpu

    for players in (1, 2):
        options = GAME.read_options({"expansions": chosen, "players": players, "ship": "A2"})
        *_, plain = interpreted(GAME, "greedy", SHIPPED, options, "compiled", 40)
        *_, fast = cpu.simulate(GAME, "greedy", SHIPPED, options, "compiled", 40)
        assert fast.fingerprint == plain.fingerprint
    *_, many = cpu.simulate(GAME, "greedy", SHIPPED, GAME.read_options({"expansions": chosen}), "wins", 4000)
    assert many.score == many.results["won-full-crew"] >= bar * 4000


# --- single thoughts -------------------------------------------------------------------------------------------------


def thought(table: Table) -> str:
    """What `greedy` answers, in notation."""
    s, out = state(table), [0] * MOST_OPTIONS
    count = GAME.flow.options(s, table.tables, out)
    answer = Watched().choose([s], 0, cast(Tables, table.tables), out, count, [0] * 4)
    return GAME.decisions.by_number[doing(s)].notation(answer)


def follow(table: Table, *decisions: str) -> list[str]:
    """Let `greedy` answer these decisions, one after the other."""
    answers = []
    for decision in decisions:
        assert asked(table) == decision
        answers.append(thought(table))
        table.play(answers[-1])
    return answers


EVERYBODY = range(1, 10)
LONG = "I … N 1 2 3 4 5 6 7 8 9 1 2 3 4 5 P … A"


def test_it_does_not_sail_into_the_abyss_while_a_mage_is_missing() -> None:
    waiting = sail("I … 4 4 5 5 P … N c 6 A", crew=EVERYBODY, cabin="ab", dice=[1, 2, 3])
    assert thought(waiting).endswith(" 1")
    ready = sail("I … 4 4 5 5 P … N c 6 A", crew=EVERYBODY, cabin="abc", dice=[1, 2, 3])
    assert thought(ready).endswith(" 3")


def test_it_does_not_sail_into_the_abyss_while_a_card_lies_open() -> None:
    table = sail("I … 4 4 5 5 P … N 6 3 A", crew=EVERYBODY, heroics=[1], deck=[], dice=[1, 2, 3])
    assert follow(table, "plan", "pay-crew")[0] == "heroic 1"


def test_it_plays_a_heroic_action_while_that_is_cheap_and_pays_with_somebody_who_can_be_found_again() -> None:
    table = sail(LONG, crew=[4, 6, 9], heroics=[3], deck=[], dice=[1, 2, 3])
    assert follow(table, "plan", "pay-crew") == ["heroic 3", "sacrifice 4"]  # 4 comes twice, 6 and 9 come once


def test_it_brings_whom_it_will_not_meet_again() -> None:
    table = sail("I … 8 … N 1 2 3 4 5 6 7 9 1 2 3 4 5 P … A", crew=[4, 5, 9], heroics=[6], deck=[], dice=[1, 2, 3])
    assert follow(table, "plan", "pay-crew")[0] == "heroic 6"
    place = state(table).path.index(8)
    assert thought(table) == f"take {place}"


def test_it_sets_the_dice_to_what_is_best_for_each_figure() -> None:
    table = sail("I … N 9 9 1 2 3 4 5 6 7 9 P … A", crew=[1, 8, 9], heroics=[2], deck=[], dice=[3, 3, 3])
    table.play("heroic 2")
    table.play("sacrifice 8")
    dark, phantom, nautilion = follow(table, "set-die", "set-die", "set-die")
    assert dark in ("set 1", "set 2")  # no toll
    assert phantom == "set 1"  # a 9, which is aboard
    assert nautilion == "set 4"  # a 2


def test_it_replaces_a_card_that_brings_nobody() -> None:
    table = sail(LONG, crew=[4, 5, 9], heroics=[5, 6, 9], deck=[1], dice=[1, 2, 3])
    table.play("heroic 5")
    assert follow(table, "pay-crew", "replace")[1] == "replace 9"


WEAK: dict[str, Any] = {"crew": [4, 9], "captives": ["m", 5]}
STRONG: dict[str, Any] = {"crew": [2, 4, 5, 8, 9], "mercenaries": [3, 7], "captives": [5]}


def test_it_takes_a_mercenary_when_it_is_weak_and_crew_when_it_is_strong() -> None:
    path = "I … N 1 m 3 4 6 3 7 3 P … A"
    assert thought(sail(path, dice=[1, 1, 2], **WEAK)) == "give 1 1 2"
    assert thought(sail(path, dice=[1, 1, 2], **STRONG)) == "give 2 1 1"


def test_it_hires_a_mercenary_where_nobody_is_in_a_hurry_to_stand() -> None:
    table = sail("I … N 1 m 3 3 6 3 7 3 P … A", "1 1 2", **WEAK)
    assert asked(table) == "place-token"
    assert thought(table) == "place 1"  # nobody will come for it; 3 and 8 are also joined


def test_it_steers_the_phantom_away_from_mercenaries() -> None:
    for path, phantom in (("I … N 1 1 3 3 3 3 6 m P … A", "2"), ("I … N 1 1 3 3 3 3 m 6 P … A", "1")):
        assert thought(sail(path, crew=[1, 9], captives=["m"], dice=[1, 2, 2])).split()[2] == phantom


def test_it_avoids_a_collision_that_it_would_lose_and_seeks_one_that_it_would_win() -> None:
    def distance(plan: str) -> int:
        _, _, phantom, nautilion = plan.split()
        return int(phantom) + int(nautilion)

    path = "I … N 9 9 4 4 P … A"
    assert distance(thought(sail(path, dice=[1, 2, 4], **WEAK))) <= 4
    assert distance(thought(sail(path, dice=[1, 2, 4], **STRONG))) > 4


def test_after_the_collision_it_keeps_the_larger_group() -> None:
    table = sail("I … N 6 P … A", crew=[1, 2, 6], mercenaries=[9, 7, 8], dice=[1, 2, 2])
    table.play("give 2 2 1")
    assert asked(table) == "recover"
    assert thought(table) in ("recover 7", "recover 8", "recover 9", "recover 3", "recover 5")
    table.play("recover green")
    assert follow(table, "keep-group") == ["keep 1"]


def test_mages_go_into_the_cabin_and_their_crew_when_the_ship_has_them() -> None:
    assert thought(sail("I … N 7 a 3 4 5 6 7 3 P … A", "1 1 2", crew=[4, 9], expansions="mages")) == "cabin"
    early = "I N 7 1 " + "2 3 4 5 6 7 8 9 " * 3 + "… P"
    assert thought(sail(early, "1 1 2", crew=[1, 9], cabin="a")) == "cabin"
    assert thought(sail(early, "1 1 2", crew=[8, 9], cabin="a")) == "place"


def test_a_mage_rolls_a_bad_die_again() -> None:
    bad = "I … N 9 9 8 8 5 6 7 3 P … A"
    assert thought(sail(bad, crew=[1, 8, 9], cabin="a1", dice=[4, 4, 3])) == "reroll 4"
    assert thought(sail("I … N 2 9 8 8 5 6 7 3 P … A", crew=[1, 8, 9], cabin="a1", dice=[1, 1, 2])).startswith("give")


def test_it_buys_a_crew_member_and_pays_with_what_could_come_back() -> None:
    table = sail("I … N 9 9 9 8 5 6 7 3 P … A", crew=[1, 8, 9], cards=[12], reserve=[0, 0, 0, 5], dice=[4, 4, 3])
    assert follow(table, "plan", "pay", "pay", "recover", "place-token") == [
        "buy", "pay 5", "pay green", "recover 2", "place",
    ]  # fmt: skip


def test_it_gives_a_single_die_where_it_does_least_harm() -> None:
    path = "I … N 1 2 3 4 5 6 7 3 P … A"
    assert thought(sail(path, crew=[9], cards=[2], dice=[1])) == "give darkhouse"
    assert thought(sail(path, crew=[9], cards=[2], dice=[4])) != "give darkhouse"


def test_with_exchange_it_looks_at_what_the_phantom_lands_on() -> None:
    for path, phantom in (("I … N 3 3 5 9 8 9 9 4 P … A", "1"), ("I … N 3 3 5 9 8 9 4 9 P … A", "2")):
        assert thought(sail(path, crew=[1, 8, 9], cards=[6], dice=[1, 1, 2])).split()[2] == phantom


def test_it_gives_up_whom_it_can_find_again() -> None:
    table = sail("I … N 1 2 3 4 4 4 P … A", "3 1 1", crew=[3, 4, 5])
    assert asked(table) == "darkhouse-discard"
    assert thought(table) in ("discard 3", "discard 5")  # 4 holds them together
    assert thought(sail("I … N 1 2 3 4 5 5 P … A", "3 1 1", crew=[3, 4, 5])) == "discard 5"
    assert thought(sail("I … N 1 2 3 4 5 5 P … A", "3 1 1", crew=[3, 4, 5], reserve=[0])) == "discard reserve"
