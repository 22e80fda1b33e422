"""An owner's file: any value can be replaced, effects too; a bad one is named with its line; every back end follows."""

from __future__ import annotations

import pytest

from leagues.games.nemo import effects, names, seas
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables, standings
from leagues.games.nemo.state import FAILED, PASSED, RISING
from leagues.games.nemo.steps import Step
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.errors import LeaguesError
from leagues.simulate import interpreted

from .positions import asked, draw, feed, legal, pile_of, play, position, state, table, treasure

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
MORE = '["treasure 9", "treasure 9", "treasure 9", "treasure 9", "treasure 9", "treasure 9"]'
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
        ('[treasures.rumour]\nkind = "adventure"\n', 2, "data-word"),
        (f'[treasures.{names.ADVENTURES[0]}]\nkind = "map"\n', 2, "data-word"),
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
        ('[events.1]\npass = ["choose", "nemo 1", "or", "or", "or", "or", "done"]\n', 2, "data-choose-most"),
        ('[events.1]\npass = ["coda 3"]\n', 2, "data-turns"),
        ('[events.1]\n\npass = [\n  "to-pass",\n  "homeward cape-horn 2",\n]\n', 5, "data-turns"),
        ('[finales.c]\nuse = ["coda 3"]\n', 2, "data-turns"),
        ('[finales.c]\ntype = "keep"\n', 1, "data-turns"),
        ('[treasures.rumour]\ndo = ["ships-rolled 1"]\n', 2, "data-battle"),
        ('[treasures.retain-hull]\ndo = ["hull 1", "move 1"]\n', 2, "data-battle"),
        ('[treasures.retain-action]\nkind = "event"\ndo = ["fight kotetsu"]\n', 3, "data-battle"),
        ('[bonus.treasure]\ndo = ["move-to cape-horn"]\n', 2, "data-battle"),
        ('[success.rest]\nworst = ["repair-card"]\n', 2, "data-repair-card"),
        ('[treasures.rumour]\ndo = ["repair-card"]\n', 2, "data-repair-card"),
        ('[events.1]\npass = ["nadeen"]\n', 2, "data-only-card"),
        ('[treasures.rumour]\ndo = ["nadeen"]\n', 2, "data-only-card"),
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
    assert len(set(effects.NAMES)) == len(effects.NAMES) == len(WORDS)
    assert [effects.NAMES[word] for word in (effects.NONE, effects.CHOOSE, effects.OR, effects.DONE)] == [
        "none", "choose", "or", "done",
    ]  # fmt: skip


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


CUP = [name for name in names.TREASURES if name not in names.ADVENTURES]  # what can be in it


def test_the_cup_is_drawn_dry_by_hoards_that_bring_more_than_it_holds() -> None:
    hoards = "".join(f'[treasures.{name}]\nkind = "event"\ntokens = 20\ndo = {MORE}\n' for name in CUP)
    tables = read_tables(hoards)
    at = table(position(phase="event", levels={"box": "expanded"}, tables=tables), tables)
    draw(at, 26)
    drawn = 0
    while asked(at) == "draw-treasure":
        at.feed(at.legal[drawn % len(at.legal)])
        drawn += 1
    assert (drawn, sum(state(at).cup)) == (20 * len(CUP) - 1, 0)  # the last one comes by itself


def test_four_things_can_be_chosen_from_and_the_last_is_nothing() -> None:
    rows = '["choose", "nemo 1", "or", "crew 1", "or", "hull 1", "or", "done", "notoriety 1"]'
    tables = read_tables(f"[events.13]\ndo = {rows}\n")
    for choice, tracks in enumerate(([5, 5, 5], [4, 6, 5], [4, 5, 6], [4, 5, 5]), 1):
        at = table(position(phase="event", nemo=4, crew=5, hull=5, tables=tables), tables)
        draw(at, 13)
        assert legal(at) == ["choose 1", "choose 2", "choose 3", "choose 4"]
        play(at, f"choose {choice}")
        assert (state(at).tracks, state(at).notoriety) == (tracks, 1)


@pytest.mark.parametrize(
    ("rows", "tracks"),
    [
        (["if-in cape-horn", "choose", "nemo 1", "or", "crew 1", "done", "hull 1"], [4, 5, 6]),
        (["if-hull 5", "if-in cape-horn", "nemo 1", "hull 1"], [4, 5, 6]),
        (["if-hull 6", "if-in south-atlantic", "nemo 1", "hull 1"], [4, 5, 6]),
        (["if-hull 5", "if-in south-atlantic", "nemo 1", "hull 1"], [5, 5, 6]),
        (["choose", "if-in cape-horn", "or", "crew 1", "done"], [4, 5, 5]),
        (["nemo 1", "if-in cape-horn"], [5, 5, 5]),
    ],
)
def test_a_condition_holds_a_whole_choice_and_stands_with_others(rows: list[str], tracks: list[int]) -> None:
    """Two conditions must both hold; a condition before `or` or before nothing leaves out nothing else."""
    tables = read_tables(f"[events.13]\ndo = {rows}\n".replace("'", '"'))
    at = table(position("south-atlantic", phase="event", nemo=4, crew=5, hull=5, tables=tables), tables)
    draw(at, 13)
    if asked(at) == "choose":
        play(at, "choose 1")
    assert (state(at).tracks, asked(at)) == (tracks, "throw")


@pytest.mark.parametrize(("stock", "left"), [("gems = 4", "gems_left"), ("hidden = 5", "hidden_left")])
def test_no_more_lies_on_the_map_at_first_than_there_is(stock: str, left: str) -> None:
    tables = read_tables(f"[stock]\n{stock}\n")
    at = GAME.new_state(tables, GAME.read_options({"difficulty": "sailor"}))
    assert getattr(seas, left)(at, tables) == 0
    assert GAME.impossible(at, tables) == []


DEEPEST = """
[oceans]
western-pacific = [0, 3, 1]
[links]
solid = [["south-atlantic", "cape-horn"]]
[dotted_links]
dotted = []
[finales.c]
do = ["coda 5", "to-pass", "end"]
[events.2]
do = ["ships-in western-pacific 1"]
[treasures.retain-crew]
do = ["crew 1", "treasure 1"]
[treasures.rumour]
do = ["choose", "treasure 2", "or", "done"]
"""


def test_the_deepest_that_an_owners_cards_can_lead() -> None:
    """A Finale's turn, an Adventure with a hunter, the roll of her shot, and after it a token that brings another: no
    word can stand where it would lead further. The stack has room for it."""
    tables = read_tables(DEEPEST)
    start = position(
        "south-atlantic", phase="event", act=3, turn=22, crew=5, failed=range(3, 25), passed=[RISING],
        pile=[0, 0, 0, 5], deck=25, held={"retain-crew": 1}, tables=tables,
    )  # fmt: skip
    at = table(start, tables)
    draw(at, "finale c")
    play(at, "roll")
    feed(at, 2, 3, 2, 3)
    play(at, "without 1", "adventure")
    feed(at, "event 2")
    play(at, "undertake")
    feed(at, "tynwald")
    play(at, "south-atlantic")
    feed(at, 1, 2)
    play(at, "use retain-crew")
    feed(at, "rumour")
    depth = state(at).depth
    doing = [Step(frame.doing).name.lower() for frame in state(at).frames[:depth]]
    assert " ".join(doing) == (
        "turn event perform resolve coda turn actions perform resolve arrivals fight "
        "test help resolve treasures resolve choose"
    )
    assert GAME.impossible(at.state, tables) == []
    assert depth == 17 < len(state(at).frames)


@pytest.mark.compiled
def test_replaced_cards_play_the_same_compiled() -> None:
    cpu = pytest.importorskip("leagues.compiled.cpu")
    tables = read_tables(THREE_CARDS + EASY)
    options = GAME.read_options({"difficulty": "sailor"})
    one = list(interpreted(GAME, "random", tables, options, "owner", 12))[-1]
    other = list(cpu.simulate(GAME, "random", tables, options, "owner", 12))[-1]
    assert other.json()["fingerprint"] == one.json()["fingerprint"]
    assert other.results == one.results
