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
    # with the expansions
    ("deal-token", 9, "mage a", "do-deal-token", {"token": 10}),
    ("deal-token", 11, "mage c", "do-deal-token", {"token": 12}),
    ("deal-token", 12, "mercenary", "do-deal-token", {"token": 13}),
    ("roll", 1, "buy", "do-buy", {}),
    ("plan", 254, "give 1 1", "do-give-two", {"darkhouse": 1, "phantom": 1}),
    ("plan", 289, "give 6 6", "do-give-two", {"darkhouse": 6, "phantom": 6}),
    ("plan", 290, "give darkhouse", "do-give-one", {"figure": 1}),
    ("plan", 291, "give phantom", "do-give-one", {"figure": 2}),
    ("plan", 292, "give nautilion", "do-give-one", {"figure": 3}),
    ("plan", 293, "reroll 1", "do-reroll", {"shows": 1}),
    ("plan", 298, "reroll 6", "do-reroll", {"shows": 6}),
    ("plan", 299, "heroic 1", "do-heroic", {"card": 1}),
    ("plan", 310, "heroic 12", "do-heroic", {"card": 12}),
    ("plan", 311, "buy", "do-buy", {}),
    ("darkhouse-discard", 10, "discard mage a", "do-discard-mage", {"mage": 1}),
    ("darkhouse-discard", 12, "discard mage c", "do-discard-mage", {"mage": 3}),
    ("darkhouse-discard", 13, "discard partner a", "do-discard-partner", {"mage": 1}),
    ("darkhouse-discard", 15, "discard partner c", "do-discard-partner", {"mage": 3}),
    ("place-token", 2, "cabin", "do-cabin", {}),
    ("place-token", 3, "place 1", "do-place-mercenary", {"space": 1}),
    ("place-token", 11, "place 9", "do-place-mercenary", {"space": 9}),
    ("deal-reef", 0, "reef 1", "do-deal-reef", {"reef": 1}),
    ("deal-reef", 2, "reef 3", "do-deal-reef", {"reef": 3}),
    ("deal-card", 0, "card 1", "do-deal-card", {"card": 1}),
    ("deal-card", 11, "card 12", "do-deal-card", {"card": 12}),
    ("reveal-heroic", 0, "heroic 1", "do-reveal-heroic", {"card": 1}),
    ("reveal-heroic", 11, "heroic 12", "do-reveal-heroic", {"card": 12}),
    ("reef-die", 0, "1", "do-reef-die", {"value": 1}),
    ("reef-die", 3, "4", "do-reef-die", {"value": 4}),
    ("toll-die", 0, "1", "do-toll-die", {"value": 1}),
    ("toll-die", 3, "4", "do-toll-die", {"value": 4}),
    ("choose-figure", 0, "choose darkhouse", "do-choose-figure", {"figure": 1}),
    ("choose-figure", 1, "choose phantom", "do-choose-figure", {"figure": 2}),
    ("choose-figure", 2, "choose nautilion", "do-choose-figure", {"figure": 3}),
    ("pay", 0, "pay green", "do-pay", {"token": 0}),
    ("pay", 1, "pay 1", "do-pay", {"token": 1}),
    ("pay", 9, "pay 9", "do-pay", {"token": 9}),
    ("pay", 10, "pay mage a", "do-pay", {"token": 10}),
    ("pay", 12, "pay mage c", "do-pay", {"token": 12}),
    ("pay", 13, "pay mercenary", "do-pay", {"token": 13}),
    ("pay", 14, "pay reef", "do-pay", {"token": 14}),
    ("recover", 0, "recover green", "do-recover", {"token": 0}),
    ("recover", 9, "recover 9", "do-recover", {"token": 9}),
    ("recover", 10, "recover mage a", "do-recover", {"token": 10}),
    ("recover", 13, "recover mercenary", "do-recover", {"token": 13}),
    ("recover", 14, "recover reef", "do-recover", {"token": 14}),
    ("insert", 0, "insert 0", "do-insert", {"place": 0}),
    ("insert", 80, "insert 80", "do-insert", {"place": 80}),
    ("pay-crew", 0, "sacrifice 1", "do-pay-crew", {"crew": 1}),
    ("pay-crew", 8, "sacrifice 9", "do-pay-crew", {"crew": 9}),
    ("take", 0, "take 1", "do-take", {"place": 1}),
    ("take", 79, "take 80", "do-take", {"place": 80}),
    ("set-die", 0, "set 1", "do-set-die", {"value": 1}),
    ("set-die", 5, "set 6", "do-set-die", {"value": 6}),
    ("replace", 0, "replace 1", "do-replace", {"card": 1}),
    ("replace", 11, "replace 12", "do-replace", {"card": 12}),
    ("keep-group", 0, "keep 1", "do-keep-group", {"crew": 1}),
    ("keep-group", 8, "keep 9", "do-keep-group", {"crew": 9}),
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
    assert GAME.decisions.table()[:29] == [
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
        # with the expansions
        ("chance", "deal-token", 17, 4),
        ("player", "roll", 429, 1),
        ("player", "plan", 430, 58),
        ("player", "darkhouse-discard", 488, 6),
        ("player", "place-token", 494, 10),
        ("chance", "deal-reef", 21, 3),
        ("chance", "deal-card", 24, 12),
        ("chance", "reveal-heroic", 36, 12),
        ("chance", "reef-die", 48, 6),
        ("chance", "toll-die", 54, 6),
        ("player", "choose-figure", 504, 3),
        ("player", "pay", 507, 15),
        ("player", "recover", 522, 15),
        ("player", "insert", 537, 81),
        ("player", "pay-crew", 618, 9),
        ("player", "take", 627, 80),
        ("player", "set-die", 707, 6),
        ("player", "replace", 713, 12),
        ("player", "keep-group", 725, 9),
    ]


def test_a_move_can_be_played_as_text_as_id_and_as_itself() -> None:
    reached = []
    for move in ("give 2 3 1", GAME.decisions.by_name["plan"].ids[36 + 12], "GIVE  2 3 1"):
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
