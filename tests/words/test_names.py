"""Names carry their forms: none stands bare in a sentence, and no id stands on a screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl

import leagues
from leagues.games import GAMES
from leagues.kernel.table import Table
from leagues.terminal.boards import board_of
from leagues.terminal.company import options as company_options
from leagues.terminal.setup import named
from leagues.terminal.speech import speech
from leagues.terminal.speech import told as line_told
from tests.words.catalogues import Sentence, parsed, sentences

LANGUAGES = ("en", "fr")
FORMS = ("the", "one")  # whoever has one of these is said with it
LABEL = re.compile(r"(?:^|[:,(«“¤×]\s?|[.!?] )$")  # after these a name stands for itself
ID = re.compile(r"(?<![\w/.-])[a-z0-9]+(?:[-_][a-z0-9]+)+(?![\w/-])")


@cache
def inflected(language: str) -> frozenset[str]:
    """The names that have forms."""
    return frozenset(one.key.partition(".")[0] for one in sentences(language) if one.key.partition(".")[2] in FORMS)


def game_of(sentence: Sentence) -> str:
    """Whose words these are, where they are a game's own or stand on its page."""
    found = re.search(r"games/([a-z]+)/words", sentence.folder) or re.match(r"(nautilion|island|nemo)-page-", sentence.key)
    return found[1] if found else ""


@cache
def arguments(game: str, language: str) -> frozenset[str]:
    """What an argument is called that brings such a name: as the name itself is."""
    own = (one.key for one in sentences(language) if game and game_of(one) == game and one.key.endswith((".the", ".one")))
    return frozenset(key.partition(".")[0] for key in own if "-" not in key)


def bare(pattern: Any, said: Sentence, language: str, before: str = "") -> Iterator[str]:
    """Names without a form in the middle of a sentence, with what stands before them."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                yield from bare(variant.value, said, language, before)
        elif isinstance(expression, ftl.MessageReference):
            plain = expression.attribute is None and expression.id.name in inflected(language)
            if plain and not LABEL.search(before):
                yield f"{before}{expression.id.name}"
        elif isinstance(expression, ftl.VariableReference) and expression.id.name in arguments(game_of(said), language):
            numbered = said.key.partition(".")[0] == expression.id.name or re.search(r"(?i:crew|équipier) $", before)
            if not LABEL.search(before) and not numbered:  # “crew 4” is the name that this number makes
                yield f"{before}${expression.id.name}"
        before = "¤"


def faults(said: Iterable[Sentence], language: str) -> dict[str, list[str]]:
    return {f"{one.folder} {one.key}": found for one in said if (found := list(bare(one.pattern, one, language)))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_stands_bare_in_a_sentence(language: str) -> None:
    assert faults(sentences(language), language) == {}


@pytest.mark.parametrize(
    "planted",
    [
        "nautilion-page-ask-place = Où va { $token } ?",
        "nautilion-page-say = aucun conduit ne mène à { nautilion-page-family } : réserve.",
        "nemo-page-sunk = Nous coulons { ship } dans { $ocean }.",
        "nemo-page-where = { $here ->\n    [yes] ici\n   *[no] dans { ocean }\n}",
    ],
)
def test_a_planted_bare_name_is_found(planted: str) -> None:
    assert faults(parsed(planted), "fr")


@pytest.mark.parametrize(
    "right",
    ["nemo-page-a = Cap : { ocean }", "nemo-page-b = Nous allons { ocean.to }.", "nemo-page-c = « { card } » compte."],
)
def test_a_label_may_be_a_name(right: str) -> None:
    assert faults(parsed(right), "fr") == {}


# --- screens -----------------------------------------------------------------------------------------------------------


def spoken(table: Table, language: str) -> Iterator[str]:
    """Everything that the terminal says of a table, in sentences and on the screen."""
    w, board = speech(language, table.game), board_of(table.game)
    menu = board.menu(table, w)
    yield from (board.where(table, w), board.far(table, w), board.legend(table, w), menu.prompt)
    yield from (*board.notes(table, w), *board.describe(table, w), *(line.plain for line in board.counts(table, w, 100)))
    for choice in menu.choices:
        yield from (choice.line.plain, choice.sentence)
    for card in board.cards(table, w):
        yield from (card.title, card.where, *card.sentences)
    yield from (line_told(line, w) for line in table.journal[-5:])


def ids_in(texts: Iterable[str], language: str) -> set[str]:
    """What looks like an id and is one: of a sentence, a decision or an answer."""
    known = {one.key.partition(".")[0] for one in sentences(language)}
    known |= {name for game in GAMES.values() for name in game.decisions.by_name}
    known |= {str(choice) for game in GAMES.values() for option in game.options for choice in option.choices}
    known |= {option.name for game in GAMES.values() for option in game.options}
    known |= {key.split("-", 1)[1] for key in known if "-" in key}  # `ship-sea-serpent` is `sea-serpent` in the notation
    return {found for text in texts for found in ID.findall(text) if found in known}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_id_stands_on_a_screen_of_the_terminal(game_id: str, language: str) -> None:
    given: dict[str, Any] = {"expansions": "all", "players": 2} if game_id == "nautilion" else {}
    table = leagues.new(game_id, seed="names", **given)
    luck = random.Random(5)
    found: set[str] = set()
    while not table.over and table.revision < 120:
        if luck.random() < 0.3:
            found |= ids_in(spoken(table, language), language)
        table.play(luck.choice(table.legal))
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_options_are_asked_in_words(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    w = speech(language, game)
    for option in (*game.options, *company_options(game, own_dice=False)):
        for choice in option.choices:
            said = named(option, choice, w)
            if language != "en" and isinstance(choice, str) and choice.islower():
                assert said.casefold() != choice or choice == "science", option.name
            assert ids_in([said], language) == set()


def test_a_planted_id_is_found() -> None:
    assert ids_in(["Le Nautilus va en sea-serpent."], "fr")
    assert ids_in(["page-not-yours"], "en")
