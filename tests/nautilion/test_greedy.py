"""The policy `greedy`: it keeps to the rules, casts spells, and wins much more than chance would."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from leagues.games.nautilion import greedy
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables
from leagues.kernel.frames import doing
from leagues.simulate import Report, interpreted

from .positions import SHIPPED

GAMES = 300
unwatched = greedy.choose


class Watched:
    """The policy, with every answer checked and counted."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()

    def choose(self, states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
        """What `greedy` answers, if it is legal and has touched nothing."""
        before = states[seen].copy()
        answer = unwatched(states, seen, t, out, count, g)
        assert answer in out[:count]
        assert states[seen] == before
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


def test_it_wins_a_normal_game_nearly_every_second_time(normal_games: tuple[Watched, Report]) -> None:
    report = normal_games[1]
    assert sum(report.results.values()) == GAMES
    assert report.results["won-full-crew"] >= 0.45 * GAMES


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
