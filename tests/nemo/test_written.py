"""A card or a Treasure of an owner's file says what its rows do, in both languages, on the page and in the terminal; a
shipped one keeps its own sentence."""

from __future__ import annotations

import pytest

from leagues.games.nemo import page
from leagues.games.nemo.aids.explanation import explain
from leagues.games.nemo.aids.written import card_says, treasure_says, written_card, written_treasure
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import CARDS, TREASURES
from leagues.kernel.words import LANGUAGES
from leagues.terminal import nemo_cards
from leagues.terminal.nemo_signs import sentences
from leagues.terminal.speech import speech

from . import positions
from .positions import SHIPPED, draw, sit

OWNER = read_tables(
    """
[events.1]
type = "test"
test = 8
exert = ["nemo", "hull"]
pass = ["to-pass", "treasure 2"]
fail = ["to-fail", "choose", "crew -2", "or", "sacrifice aronnax ned-land", "done", "notoriety 3"]

[events.2]
type = "keep"
cost = 1
where = ["indian-ocean", "cape-horn"]
help = "plus-3"
help_for = ["repair"]
hold = true
use = ["hull 2", "to-fail"]

[events.13]
do = ["gems-missing indian-ocean north-atlantic", "restore officers", "ships-in european-seas 2", "to-pass"]

[treasures.rumour]
do = ["notoriety -1", "crew 1"]

[treasures.retain-crew]
points = 2
do = ["crew 2"]
"""
)
TEST = (
    "Test 8 with Nemo and Hull. Passed: the card counts as passed, draw 2 treasures. Failed: the card counts as failed, one "
    "of these: lose 2 Crew or sacrifice for nothing: Professor Aronnax or Ned Land the harpooner, Notoriety rises by 3."
)
KEPT = (
    "Keep it in your tableau. Used for one action point: if the Nautilus is in the Indian Ocean or off Cape Horn, gain 2 "
    "Hull, the card counts as failed. Given up after a roll, it adds 3 to it. It helps with repairs. Held to the end, it "
    "counts as passed."
)


def said(card: int, language: str) -> str:
    return " ".join(sentences(card_says(OWNER, card), GAME.words(language)))


def test_an_owners_card_is_written_from_its_rows() -> None:
    assert said(1, "en") == TEST
    assert said(2, "en") == KEPT


def test_an_owners_card_names_every_ocean_and_character_in_french_too() -> None:
    assert "Épreuve 8" in said(1, "fr")
    for words in ("océan Indien", "Atlantique Nord", "un officier revient", "mers d’Europe"):
        assert words.lower() in said(13, "fr").lower(), (words, said(13, "fr"))


def test_a_shipped_card_keeps_its_sentence() -> None:
    for card in range(1, CARDS):
        assert len(card_says(SHIPPED, card)) == 1
        if card not in (1, 2, 13):
            assert card_says(OWNER, card) == card_says(SHIPPED, card)
    for kind in range(TREASURES):
        assert len(treasure_says(SHIPPED, kind)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_treasure_can_be_written(language: str) -> None:
    words = GAME.words(language)
    for card in range(1, CARDS):
        text = " ".join(sentences(written_card(SHIPPED, card), words))
        assert text.endswith("."), (card, text)
        assert "  " not in text, (card, text)
    for kind in range(TREASURES):
        assert " ".join(sentences(written_treasure(SHIPPED, kind), words)).endswith("."), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_say_it(language: str) -> None:
    words = speech(language, GAME)
    table = sit(tables=OWNER, tableau=[2], held={"retain-crew": 1})
    cards = {about["card"]: about for about in page.scenery(OWNER, positions.state(table))["cards"]}
    assert sorted(card for card, about in cards.items() if "does" in about) == [1, 2, 13]
    assert cards[2]["does"] == card_says(OWNER, 2)
    assert cards[2]["standing"] == "owner"
    shown = {one.title: " ".join(one.sentences) for one in nemo_cards.explained(positions.state(table), OWNER, words)}
    assert shown[words.text("event-2")] == said(2, language)
    assert shown[words.text("treasure-retain-crew")] == " ".join(sentences(treasure_says(OWNER, 17 + 1), words))


def test_an_owners_adventure_is_told_before_it_is_undertaken() -> None:
    table = sit(actions=3, tables=OWNER)
    table.play("adventure")
    draw(table, 13)
    told = explain(table, 0)["choices"]["1"]
    assert told["more"] == card_says(OWNER, 13)
