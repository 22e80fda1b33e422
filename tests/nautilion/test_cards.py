"""The cards as people read them: they say what the tables say, shipped or from an owner's file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leagues.games.nautilion import heroics
from leagues.games.nautilion.cards import DARKHOUSE_RULES, CardText, darkhouse_card, heroic_card
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.questions import questions_of
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED

NUMBERS = range(1, 13)
LOST = {2, 3, 8}  # the Heroic Actions whose printed texts nobody has
NARROW = 22  # what a title may take of a terminal

every_card = pytest.mark.parametrize("card", NUMBERS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text(card: CardText, language: str) -> str:
    """All that a card says."""
    words = GAME.words(language)
    return " ".join(words.text(id, **arguments) for id, arguments in card.sentences)


def titles(card: CardText, language: str) -> list[str]:
    """The titles of its sentences; the first is the card's."""
    words = GAME.words(language)
    return [words.text(f"{id}.title") for id, _ in card.sentences]


def ids(card: CardText) -> list[str]:
    """Its sentences, without their arguments."""
    return [id for id, _ in card.sentences]


# --- as shipped --------------------------------------------------------------------------------------------------------


@every_language
@every_card
def test_every_card_says_something_and_has_a_short_title(card: int, language: str) -> None:
    for written in (darkhouse_card(SHIPPED, card), heroic_card(SHIPPED, card)):
        assert written.number == card
        assert text(written, language).endswith(".")
        assert all(len(title) <= NARROW for title in titles(written, language))


@every_language
def test_no_two_cards_have_the_same_title_or_text(language: str) -> None:
    cards = [make(SHIPPED, card) for make in (darkhouse_card, heroic_card) for card in NUMBERS]
    assert len({titles(card, language)[0] for card in cards}) == 24
    assert len({text(card, language) for card in cards}) == 24


@every_language
def test_every_effect_has_a_sentence_and_no_sentence_is_left_over(language: str) -> None:
    words = GAME.words(language)
    effects = {f"darkhouse-{name}" for name in names(Card)} | {f"heroic-{name}" for name in names(Heroic)}
    others = {"darkhouse-toll-tokens", "darkhouse-toll-dice", "darkhouse-toll-reroll", "heroic-payers"}
    assert GAME.folder is not None
    file = GAME.folder / "words" / language / "cards.ftl"
    assert set(re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)) == effects | others
    assert all(len(words.text(f"{id}.title")) <= NARROW for id in effects | others)


def test_every_effect_of_a_card_names_its_rules() -> None:
    assert set(DARKHOUSE_RULES) == set(Card) - {Card.NONE}
    assert set(heroics.RULES) == set(Heroic) - {Heroic.NONE}
    assert all(rules for rules in (*DARKHOUSE_RULES.values(), *heroics.RULES.values()))


@every_card
def test_the_rules_of_a_card_are_those_that_name_it(card: int) -> None:
    """The rulebook's sentences say "Darkhouse card 3: …" or "Heroic Action 6: …", often of several cards at once."""
    words = GAME.words("en")
    for make, called in ((darkhouse_card, "Darkhouse cards?"), (heroic_card, "Heroic Actions?")):
        found = make(SHIPPED, card).rules
        assert len(found) == len(set(found)) > 0
        for rule in set(found) - {Rule.HEROIC_COST, Rule.BACKWARDS_NO_COLLISION}:
            named = re.search(rf"{called} ([\d, and]+)", words.text(f"rule-{rule.id}"))
            assert named is not None, rule.id
            assert str(card) in re.findall(r"\d+", named[1]), rule.id


def test_the_darkhouse_cards_say_their_numbers() -> None:
    said = {card: text(darkhouse_card(SHIPPED, card), "en") for card in NUMBERS}
    assert re.findall(r"\d", said[4]) == ["2", "3", "4"]  # two tokens, for a 3 or a 4
    assert re.findall(r"\d", said[5]) == ["2"]
    assert re.findall(r"\d", said[9]) == ["2", "3", "4"]
    assert re.findall(r"\d", said[10]) == ["4"]
    assert re.findall(r"\d", said[12]) == ["2"]


def test_the_heroic_actions_say_their_numbers_and_who_pays() -> None:
    said = {card: heroic_card(SHIPPED, card) for card in NUMBERS}
    assert [re.findall(r"\d", text(said[card], "fr")) for card in (1, 8)] == [["2"], ["2"]]
    assert {card: said[card].sentences[1] for card in NUMBERS if len(said[card].sentences) > 1} == {
        10: ("heroic-payers", {"crew": "1, 4, 7"}),
        11: ("heroic-payers", {"crew": "2, 5, 8"}),
        12: ("heroic-payers", {"crew": "3, 6, 9"}),
    }
    assert {card for card in NUMBERS if Rule.HEROIC_WRONG_TOKEN in said[card].rules} == {10, 11, 12}


@every_card
def test_only_the_lost_cards_are_reconstructed(card: int) -> None:
    assert darkhouse_card(SHIPPED, card).standing == "printed"
    assert heroic_card(SHIPPED, card).standing == ("reconstructed" if card in LOST else "printed")


@every_language
def test_a_sentence_does_not_speak_of_its_standing(language: str) -> None:
    for card in LOST:
        assert GAME.words(language).text("standing-reconstructed")[:9] not in text(heroic_card(SHIPPED, card), language)


# --- with an owner's file ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "rows", "sentences", "rule"),
    [
        (2, 'effect = "shelter"\namount = 3', [("heroic-shelter", {"amount": 3})], Rule.HEROIC_SHELTER),
        (3, 'effect = "haul"', [("heroic-haul", {"amount": 0})], Rule.HEROIC_HAUL),
        (8, "amount = 1", [("heroic-to-reserve", {"amount": 1})], Rule.HEROIC_TO_RESERVE),
        (
            8,
            'effect = "from-path"\npaid_with = [5, 1]',
            [("heroic-from-path", {"amount": 2}), ("heroic-payers", {"crew": "1, 5"})],
            Rule.HEROIC_WRONG_TOKEN,
        ),
    ],
)
def test_a_heroic_action_follows_an_owners_file(card: int, rows: str, sentences: list[object], rule: Rule) -> None:
    tables = read_tables(f"[heroics.{card}]\n{rows}\n")
    written = heroic_card(tables, card)
    assert list(written.sentences) == sentences
    assert rule in written.rules
    assert written.standing == "owner"
    for language in LANGUAGES:
        assert text(written, language) != text(heroic_card(SHIPPED, card), language)
        assert GAME.words(language).text(f"standing-{written.standing}")
    for other in set(NUMBERS) - {card}:
        assert heroic_card(tables, other) == heroic_card(SHIPPED, other)


def test_one_turn_and_one_token_are_told_in_the_singular() -> None:
    tables = read_tables("[heroics.1]\namount = 1\n[heroics.8]\namount = 1\n[darkhouse_cards.12]\nprice = 1\n")
    for card in (heroic_card(tables, 1), heroic_card(tables, 8), darkhouse_card(tables, 12)):
        assert re.search(r"1 (turn|discarded token|reserve token)\b", text(card, "en"))
        assert re.search(r"1 (tour|jeton)\b", text(card, "fr"))


def test_a_darkhouse_card_follows_an_owners_file() -> None:
    tables = read_tables(
        '[darkhouse_cards.4]\neffect = "fixed"\ndice = [1, 1, 4]\ntokens = 3\ntoll = [1]\nreroll = [2, 3]\n'
    )
    written = darkhouse_card(tables, 4)
    assert written.sentences == (
        ("darkhouse-fixed", {"dice": "1, 1, 4", "price": 0}),
        ("darkhouse-toll-tokens", {"tokens": 3, "dice": "1"}),
        ("darkhouse-toll-dice", {"dice": "1"}),
        ("darkhouse-toll-reroll", {"dice": "2, 3"}),
    )
    assert set(written.rules) == {
        *DARKHOUSE_RULES[Card.FIXED], Rule.TOLL_OF_TWO, Rule.TOLL_FOUR_ONLY, Rule.TOLL_REROLL, Rule.TOLL_REROLL_FREE,
    }  # fmt: skip
    assert written.standing == "owner"
    assert darkhouse_card(tables, 9) == darkhouse_card(SHIPPED, 9)


def test_a_changed_toll_is_told_on_the_card_that_doubles_it() -> None:
    tables = read_tables("[darkhouse]\ntoll = [1, 2]\n")
    assert darkhouse_card(tables, 4).sentences == (("darkhouse-toll-tokens", {"tokens": 2, "dice": "1, 2"}),)


@every_language
def test_a_card_that_does_nothing_says_so(language: str) -> None:
    tables = read_tables('[darkhouse_cards.7]\neffect = "none"\n[heroics.4]\neffect = "none"\n')
    idle = [darkhouse_card(tables, 7), heroic_card(tables, 4)]
    assert [ids(card) for card in idle] == [["darkhouse-none"], ["heroic-none"]]
    for card in idle:
        assert text(card, language)
        assert len(titles(card, language)[0]) <= NARROW


def test_an_owners_file_that_repeats_the_shipped_row_changes_no_standing() -> None:
    tables = read_tables('[heroics.2]\neffect = "set-dice"\n[darkhouse_cards.9]\ndice = [2, 3, 4]\n')
    assert heroic_card(tables, 2) == heroic_card(SHIPPED, 2)
    assert darkhouse_card(tables, 9) == darkhouse_card(SHIPPED, 9)


def test_every_word_of_a_heroic_action_is_one_file_that_performs_it() -> None:
    files = {file.stem for file in Path(heroics.__file__).parent.glob("*.py") if file.stem != "__init__"}
    assert files == {word.name.lower() for word in Heroic if word != Heroic.NONE}
    for one in heroics.ALL:
        assert "perform" in questions_of(one)
        assert one.RULES
