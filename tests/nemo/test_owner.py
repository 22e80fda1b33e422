"""An owner's file: any value can be replaced, effects too; a bad one is named with its line; every back end follows."""

from __future__ import annotations

import pytest

from leagues.games.nemo import effects, names
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import FAILED, PASSED
from leagues.games.nemo.tables import read_tables, standings
from leagues.kernel.errors import LeaguesError
from leagues.simulate import interpreted

from .positions import asked, draw, feed, pile_of, play, position, state, table, treasure

THREE_CARDS = """
[events.39]
do = ["choose", "nemo -2", "to-fail", "or", "crew 1", "treasure 2", "to-pass", "done", "notoriety 1"]

[events.14]
test = 6
exert = ["crew", "hull"]
pass = ["to-pass", "actions-over 3", "gem-on-deck 2", "if-in south-atlantic", "hull 1"]
fail = ["to-tableau", "sacrifice captives"]
help = "plus-3"
hold = true

[events.26]
type = "keep"
where = ["north-atlantic"]
cost = 1
use = ["remove-hidden 3", "ships-in arctic-ocean 1", "offer steam-torpedoes", "to-pass"]
"""
EASY = """
[oceans]
western-pacific = [9, 3, 1]
eastern-pacific = [9, 0, 1]
north-atlantic = [9, 2, 1]
south-atlantic = [9, 3, 1]
european-seas = [9, 2, 1]
indian-ocean = [9, 2, 1]
[tracks.nemo]
exert = [0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]
[motives.explore]
defeat = 52
"""


def test_a_replaced_card_does_what_its_owner_wrote() -> None:
    tables = read_tables(THREE_CARDS)
    at = table(position(phase="event", crew=5, tables=tables), tables)
    draw(at, 39)
    play(at, "choose 2")
    feed(at, "map-1", "map-2")
    assert (state(at).tracks, state(at).notoriety, pile_of(at, 39)) == ([6, 6, 10], 1, PASSED)
    assert state(at).held[treasure("map-2")] == 1


def test_a_replaced_test_has_its_own_value_exertions_and_help() -> None:
    tables = read_tables(THREE_CARDS)
    at = table(position("south-atlantic", phase="event", hull=5, tables=tables), tables)
    draw(at, 14)
    assert [str(move) for move in at.legal] == ["none", "exert crew", "exert hull", "exert crew hull"]
    play(at, "none")
    feed(at, 3, 3)
    assert (state(at).actions, state(at).deck_gems, state(at).tracks) == (6, 2, [6, 10, 6])
    at = table(position(phase="event", tableau=[14], tables=tables), tables)
    draw(at, 1)
    play(at, "none")
    feed(at, 2, 2)
    play(at, "use event 14")
    assert (pile_of(at, 14), pile_of(at, 1)) == (FAILED, PASSED)


def test_a_replaced_card_can_be_kept_and_used() -> None:
    tables = read_tables(THREE_CARDS)
    at = table(position(hidden={"cape-horn": 1, "indian-ocean": 3}, tableau=[26], tables=tables), tables)
    play(at, "use event 26", "cape-horn", "indian-ocean")
    assert asked(at) == "act"
    assert sum(state(at).hidden) == 2
    assert (state(at).actions, pile_of(at, 26)) == (2, PASSED)


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ('[events.1]\npass = ["fly 2"]\n', 2, "data-word"),
        ('[events.1]\npass = ["hull"]\n', 2, "data-row"),
        ('[events.1]\npass = ["hull two"]\n', 2, "data-row"),
        ('[events.1]\npass = ["to-pass 3"]\n', 2, "data-row"),
        ('[events.1]\npass = ["choose", "hull 1"]\n', 2, "data-choose"),
        ('[events.1]\npass = ["hull 1", "or"]\n', 2, "data-choose"),
        ('[events.1]\npass = "to-pass"\n', 2, "data-effect"),
        ("[events.1]\nhold = 1\n", 2, "data-yes"),
        ("[events.99]\ntest = 4\n", 2, "data-unknown"),
        ("[ships.red]\nzealous = [1, 2]\n", 2, "data-list"),
        ('[ships.red]\nzealous = ["british canoe", 9, 11, 2, 4, 11, 11, 2, 4]\n', 2, "data-word"),
        ('[links]\nsolid = [["cape-horn", "cape-horn"]]\n', 2, "data-different"),
        ("\n[pile]\nadventure_deck = 20\n", 3, "data-deck"),
        ("[tracks.hull]\nexert = [0]\n", 2, "data-list"),
        ("[tonnage_rows]\ncape-horn = []\n", 2, "data-list"),
        ('[events.1]\npass = ["treasure -1"]\n', 2, "data-number"),
        ('[finales.b]\ndo = ["homeward western-pacific 12"]\n', 2, "data-number"),
    ],
)
def test_a_bad_value_is_named_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(LeaguesError) as refused:
        read_tables(text)
    assert (refused.value.code, refused.value.details["line"]) == (code, line)
    assert refused.value.text("fr") != refused.value.text("en")


def test_every_section_says_how_sure_it_is() -> None:
    found = standings()
    assert set(found.values()) == {"printed", "inferred", "reconstructed"}
    for card in range(1, names.EVENTS + 1):
        assert f"events.{card}" in found
    assert found["events.29"] == "printed"
    assert found["levels"] == "reconstructed"


def test_the_vocabulary_names_every_word_once() -> None:
    assert len(set(effects.NAMES)) == len(effects.NAMES) == effects.DISCARD + 1
    assert effects.NAMES[effects.HULL] == "hull"
    assert effects.NAMES[effects.UNLESS_SOUND] == "unless-sound"
    assert effects.NAMES[effects.HULL_DIE] == "hull-die"


def test_hoards_within_hoards_do_not_pile_up() -> None:
    """However many Treasures bring more Treasures, the stack stays as deep as with one of them."""
    tables = read_tables("[treasures.two-more]\ntokens = 20\n")
    at = table(position(phase="event", tables=tables), tables)
    draw(at, 26)
    feed(at, *["two-more"] * 20)
    assert state(at).depth == 6
    feed(at, "misfortune")
    assert asked(at) == "choose"
    assert state(at).frames[4].a == 21


@pytest.mark.compiled
def test_replaced_cards_play_the_same_compiled() -> None:
    cpu = pytest.importorskip("leagues.compiled.cpu")
    tables = read_tables(THREE_CARDS + EASY)
    options = GAME.read_options({"difficulty": "sailor"})
    one = list(interpreted(GAME, "random", tables, options, "owner", 12))[-1]
    other = list(cpu.simulate(GAME, "random", tables, options, "owner", 12))[-1]
    assert other.json()["fingerprint"] == one.json()["fingerprint"]
    assert other.results == one.results
