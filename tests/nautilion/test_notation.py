"""How answers are written, and their ids, which never change their meaning."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.messages import Say
from leagues.kernel.words import LANGUAGES

from .positions import sail

WRITTEN: list[tuple[str, int, str, str, dict[str, int]]] = [
    ("deal-token", 0, "1", "do-deal-token", {"token": 1}),
    ("deal-token", 8, "9", "do-deal-token", {"token": 9}),
    ("deal-admirals", 0, "1 2", "do-deal-admirals", {"seat": 1}),
    ("deal-admirals", 1, "2 1", "do-deal-admirals", {"seat": 2}),
    ("roll", 0, "roll", "do-roll", {}),
    ("roll-die", 0, "1", "do-roll-die", {"value": 1}),
    ("roll-die", 5, "6", "do-roll-die", {"value": 6}),
    ("choose-first", 0, "first 0", "do-choose-first", {"seat": 1}),
    ("choose-first", 1, "first 1", "do-choose-first", {"seat": 2}),
    ("plan", 0, "give 1 1 1", "do-give", {"darkhouse": 1, "phantom": 1, "nautilion": 1}),
    ("plan", 63, "give 2 5 4", "do-give", {"darkhouse": 2, "phantom": 5, "nautilion": 4}),
    ("plan", 215, "give 6 6 6", "do-give", {"darkhouse": 6, "phantom": 6, "nautilion": 6}),
    ("plan", 216, "whirlwind", "do-whirlwind", {}),
    ("plan", 217, "tide 1 1", "do-tide", {"shows": 1, "becomes": 1}),
    ("plan", 225, "tide 2 3", "do-tide", {"shows": 2, "becomes": 3}),
    ("plan", 252, "tide 6 6", "do-tide", {"shows": 6, "becomes": 6}),
    ("plan", 253, "translate", "do-translate", {}),
    ("swap-first", 0, "swap 1", "do-swap-first", {"place": 1}),
    ("swap-first", 79, "swap 80", "do-swap-first", {"place": 80}),
    ("swap-second", 0, "with 1", "do-swap-second", {"place": 1}),
    ("swap-second", 79, "with 80", "do-swap-second", {"place": 80}),
    ("darkhouse-discard", 0, "discard reserve", "do-discard-reserve", {}),
    ("darkhouse-discard", 9, "discard 9", "do-discard-crew", {"crew": 9}),
    ("place-token", 0, "reserve", "do-reserve", {}),
    ("place-token", 1, "place", "do-place", {}),
]


@pytest.mark.parametrize(("decision", "answer", "notation", "sentence", "arguments"), WRITTEN)
def test_an_answer_is_written_as_it_always_was(
    decision: str, answer: int, notation: str, sentence: str, arguments: dict[str, int]
) -> None:
    asked = GAME.decisions.by_name[decision]
    assert asked.notation(answer) == notation
    assert asked.read(f" {notation.upper()}  ") == answer
    assert asked.module.words(answer) == (sentence, arguments)
    assert all(GAME.words(language).text(sentence, **arguments) for language in LANGUAGES)


@pytest.mark.parametrize("decision", GAME.decisions.by_name)
def test_id_and_notation_are_one_to_one(decision: str) -> None:
    asked = GAME.decisions.by_name[decision]
    assert len(asked.answers) == asked.size


def test_the_blocks_of_ids_are_only_ever_appended_to() -> None:
    assert GAME.decisions.table()[:10] == [
        ("chance", "deal-token", 0, 9),
        ("chance", "deal-admirals", 9, 2),
        ("player", "roll", 0, 1),
        ("chance", "roll-die", 11, 6),
        ("player", "choose-first", 1, 2),
        ("player", "plan", 3, 254),
        ("player", "swap-first", 257, 80),
        ("player", "swap-second", 337, 80),
        ("player", "darkhouse-discard", 417, 10),
        ("player", "place-token", 427, 2),
    ]


def test_a_move_can_be_played_as_text_as_id_and_as_itself() -> None:
    reached = []
    for move in ("give 2 3 1", 36 + 12, "GIVE  2 3 1"):
        table = sail(dice=[1, 2, 3])
        table.play(move)
        reached.append(table.state)
    table = sail(dice=[1, 2, 3])
    table.play(next(move for move in table.legal if str(move) == "give 2 3 1"))
    assert all(one == table.state for one in reached)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", Say)
def test_every_line_of_the_journal_has_a_sentence(said: Say, language: str) -> None:
    for a, b, c in ((0, 0, 0), (1, 0, 2), (2, 1, 1), (4, 9, 4)):
        assert GAME.words(language).text(said.id, a=a, b=b, c=c)
