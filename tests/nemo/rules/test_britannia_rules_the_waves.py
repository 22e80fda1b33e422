"""Britannia Rules the Waves."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import figures, names
from leagues.games.nemo.aids.acting import dispose_choices, pursuer_choices
from leagues.games.nemo.aids.parleys import parley_choices
from leagues.games.nemo.decisions import dispose, parley
from leagues.games.nemo.game import GAME
from leagues.games.nemo.page import ship_about
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.scoring import COLUMNS, NON_WARSHIPS, SCOURING, points, row_length
from leagues.games.nemo.state import AT_SEA, AVAILABLE, DISCARDED, SALVAGED, TONNAGE, State
from leagues.kernel.table import Table
from leagues.terminal.nemo_cards import ships
from leagues.terminal.speech import speech

from ..positions import (
    SHIPPED,
    asked,
    feed,
    legal,
    ocean,
    play,
    position,
    ship,
    sit,
    state,
    told,
    upgrade,
    where,
    why_not,
)
from ..test_greedy_truce import chooses

HERE = "north-atlantic"
RULES = ("britannia-rules-the-waves",)
ROW = ocean(HERE)
FULL = {"cutty-sark": HERE, "fulmar": HERE, "chance": HERE, "alfred": HERE}  # four ships in the row
BRITISH = names.FLAGS.index("british")


def british(ships: dict[str, str], **more: Any) -> State:
    return position(HERE, ships=ships, **{"rules": RULES, **more})


def sunk(name: str = "clyde", **more: Any) -> Table:
    """A ship has just been sunk, and it is asked what becomes of it."""
    at = sit(HERE, ships={name: HERE}, **{"rules": RULES, **more})
    play(at, "bold")
    while asked(at) == "throw":
        feed(at, 6)
    if asked(at) == "exert":
        play(at, "none")
        feed(at, 6, 6)
    assert asked(at) == "dispose"
    return at


def figures_of(s: State, name: str, side: int) -> tuple[int, ...]:
    number = ship(name)
    return tuple(one(s, SHIPPED, number, side) for one in (figures.attack, figures.defence, figures.infamy, figures.worth))


@pytest.mark.rule("britannia")
@pytest.mark.parametrize(
    ("name", "side", "printed"),
    [("bellerophon", 0, (10, 12, 2, 5)), ("bellerophon", 1, (12, 12, 2, 5)), ("clyde", 0, (0, 7, 2, 1)),
     ("agamemnon", 0, (0, 8, 1, 2))],
)  # fmt: skip
def test_each_figure_of_a_british_ship_is_one_higher(name: str, side: int, printed: tuple[int, ...]) -> None:
    """004:1557-1559; who has no guns gets none."""
    assert figures_of(british({}, rules=()), name, side) == printed
    assert figures_of(british({}), name, side) == tuple(one + 1 if one or at else 0 for at, one in enumerate(printed))


@pytest.mark.rule("britannia-flags")
@pytest.mark.parametrize(
    ("name", "side"), [("agamemnon", 1), ("sea-serpent", 0), ("huascar", 1), ("gange", 0), ("hannah-more", 1)]
)
def test_another_flag_or_none_gets_nothing(name: str, side: int) -> None:
    """Ruling B23; the British Agamemnon has an American gray side."""
    assert SHIPPED.flag[side][ship(name)] != BRITISH
    assert figures_of(british({}), name, side) == figures_of(british({}, rules=()), name, side)


@pytest.mark.rule("britannia", "enemy-roll")
def test_she_shoots_and_resists_better() -> None:
    """The Lord Clyde needs 8 instead of 7 to be missed, and 11 instead of 10 to be sunk."""
    at = sit(HERE, ships={"lord-clyde": HERE}, rules=RULES)
    play(at, "bold")
    feed(at, 3, 4)
    if asked(at) == "help":
        play(at, "accept")
    assert told(at, "say-enemy-hits") is not None
    for rules, hit in ((RULES, False), ((), True)):
        at = sit(HERE, ships={"lord-clyde": HERE}, rules=rules, sacrificed=names.CHARACTERS)
        play(at, "bold")
        feed(at, 6, 6)
        play(at, "none")
        feed(at, 5, 5)
        assert (told(at, "say-sunk") is not None) == hit


@pytest.mark.rule("britannia", "sunk-notoriety")
def test_it_brings_more_notoriety_and_points() -> None:
    """The Clyde: 3 for 2, and 2 points for 1; of none of the bonuses more."""
    for rules, notoriety, scored in ((RULES, 3, 2), ((), 2, 1)):
        at = sunk(rules=rules)
        play(at, f"tonnage {HERE}")
        assert (state(at).notoriety, points(state(at), SHIPPED, NON_WARSHIPS)) == (notoriety, scored)


@pytest.mark.rule("britannia", "upgrade-monstrous-design")
@pytest.mark.parametrize(("rules", "notoriety"), [(RULES, 0), ((), 0)])
def test_the_monster_takes_off_what_the_ship_shows(rules: tuple[str, ...], notoriety: int) -> None:
    """The Hannah More shows 0, or 1 where Britannia rules."""
    at = sit(HERE, ships={"hannah-more": HERE}, rules=rules, upgrades=["monstrous-design"])
    play(at, "stalk", "none")
    feed(at, 6, 6)
    assert (asked(at), state(at).notoriety) == ("dispose", notoriety)


@pytest.mark.rule("britannia-bonus", "sunk-bonus")
def test_the_bonus_is_what_it_was() -> None:
    """004:1557: the Triumph brings one Nemo."""
    at = sunk("triumph", nemo=3)
    assert state(at).tracks[0] == 4


@pytest.mark.rule("britannia-tonnage", "tonnage")
def test_one_ship_covers_two_boxes_of_its_row_if_one_likes() -> None:
    """004:1558."""
    at = sunk()
    assert legal(at) == [f"tonnage {HERE}", "salvage", f"tonnage-twice {HERE}", "salvage-twice"]
    play(at, f"tonnage-twice {HERE}")
    s = state(at)
    assert (where(at, "clyde"), row_length(s, ROW), s.broad[ship("clyde")]) == (TONNAGE + ROW, 2, 1)
    assert told(at, "say-covers-two") == (ship("clyde"), 0, 0)
    at = sunk()
    play(at, f"tonnage {HERE}")
    assert (row_length(state(at), ROW), sum(state(at).broad)) == (1, 0)


@pytest.mark.rule("britannia-tonnage", "scouring")
def test_a_column_is_filled_sooner() -> None:
    rows = [name for name in names.OCEANS[:6] if name != HERE]
    others = dict(zip(["gange", "america", "donau", "jumna", "napoleon-iii"], rows, strict=True))
    more = dict(zip(["pequod", "britannia", "general-grant", "ellen-southard", "arapiles"], rows, strict=True))
    for broad, column in ((0, 1), (1, 2)):
        s = position(HERE, tonnage={**others, **more, "clyde": HERE}, rules=RULES)
        s.broad[ship("clyde")] = broad
        assert (points(s, SHIPPED, SCOURING), GAME.impossible(s, SHIPPED)) == (SHIPPED.scouring[column - 1], [])


@pytest.mark.rule("britannia-two-free")
def test_both_boxes_must_be_free() -> None:
    """Ruling A23."""
    four, five = FULL, {**FULL, "scotia": HERE}
    assert f"tonnage-twice {HERE}" in legal(sunk(tonnage=four))
    assert why_not(sunk(tonnage=five), f"tonnage-twice {HERE}") == "britannia-two-free"
    assert f"tonnage {HERE}" in legal(sunk(tonnage=five))
    assert "salvage-twice" in legal(sunk(salvage=["scotia", "fulmar"]))
    at = sunk(salvage=["scotia", "fulmar", "gange"])
    assert (why_not(at, "salvage-twice"), "salvage" in legal(at)) == ("britannia-two-free", True)
    assert COLUMNS - len(four) == SHIPPED.salvage_boxes - 2 == 2


@pytest.mark.rule("britannia-tonnage", "britannia-salvage")
def test_no_other_ship_and_no_other_voyage() -> None:
    for at in (sunk("gange", nemo=3), sunk(rules=())):
        assert why_not(at, f"tonnage-twice {HERE}") == why_not(at, "salvage-twice") == "britannia"
        assert dispose.BROAD + ROW not in dispose_choices(state(at), SHIPPED)
        assert dispose.BROAD_SALVAGE not in dispose_choices(state(at), SHIPPED)
    assert why_not(sunk(), "tonnage-twice indian-ocean") == "tonnage-transitional"


@pytest.mark.rule("britannia-salvage", "salvage")
def test_as_salvage_it_is_worth_two() -> None:
    """004:1559."""
    at = sunk()
    play(at, "salvage-twice")
    assert (salvage(state(at)), where(at, "clyde"), asked(at)) == (2, SALVAGED, "act")


@pytest.mark.rule("britannia-change", "refit-cost")
def test_one_of_its_points_can_be_spent() -> None:
    """004:1559: for an upgrade that costs 3, with one other ship."""
    at = sit(HERE, rules=RULES, salvage=["clyde", "gange"], broad=broad("clyde"), available=["hydro-drive"], actions=4)
    assert SHIPPED.price[upgrade("hydro-drive")] == 3
    play(at, "refit", "none")
    feed(at, 4, 4)
    if asked(at) == "help":
        play(at, "accept")
    play(at, "install hydro-drive") if f"install {'hydro-drive'}" in legal(at) else play(at, "hydro-drive")
    assert state(at).upgrades[upgrade("hydro-drive")] != AVAILABLE
    while asked(at) == "pay-salvage":
        play(at, legal(at)[0])
    assert (where(at, "clyde"), where(at, "gange"), sum(state(at).broad)) == (DISCARDED, DISCARDED, 0)


def broad(*ships: str) -> list[int]:
    """The ships that cover two boxes."""
    return [int(name in ships) for name in names.SHIPS]


@pytest.mark.rule("britannia-change")
def test_change_is_made() -> None:
    at = sit(
        HERE, rules=RULES, salvage=["clyde", "gange", "jumna"], broad=broad("clyde"), available=["hydro-drive"], actions=4
    )
    play(at, "refit", "none")
    feed(at, 4, 4)
    if asked(at) == "help":
        play(at, "accept")
    play(at, next(move for move in legal(at) if "hydro-drive" in move))
    play(at, "clyde", "gange", "jumna")
    assert (where(at, "clyde"), state(at).broad[ship("clyde")], salvage(state(at))) == (SALVAGED, 0, 1)


@pytest.mark.rule("britannia-parley", "relations", "incident")
def test_relations_and_incidents_may_cover_two_boxes() -> None:
    """Ruling A23."""
    fitted: dict[str, Any] = {"upgrades": ["hospital-machines"], "levels": {"box": "expanded"}, "rules": RULES}
    for move, length, points_of_salvage in ((f"relations-twice {HERE}", 2, 0), ("incident-twice", 0, 2)):
        at = sit(HERE, ships={"clyde": HERE}, **fitted)
        play(at, "diplomacy")
        feed(at, 6, 6)
        told_now = parley_choices(state(at), SHIPPED)
        assert told_now[parley.BROAD + ROW]["more"][0] == ("aid-relations", {
            "count": 2, "points": told_now[parley.BROAD + ROW]["points"]})  # fmt: skip
        assert chooses(at) in legal(at)
        play(at, move)
        assert (row_length(state(at), ROW), salvage(state(at))) == (length, points_of_salvage)
        assert state(at).notoriety == (3 if move == "incident-twice" else 0)
    at = sit(HERE, ships={"gange": HERE}, **fitted)
    play(at, "diplomacy")
    feed(at, 6, 6)
    assert why_not(at, "incident-twice") == why_not(at, f"relations-twice {HERE}") == "britannia"
    assert parley.BROAD_INCIDENT not in parley_choices(state(at), SHIPPED)
    full = sit(HERE, ships={"clyde": HERE}, salvage=["gange", "jumna", "scotia"], **fitted)
    play(full, "diplomacy")
    feed(full, 6, 6)
    assert why_not(full, "incident-twice") == "britannia-two-free"
    assert parley_choices(state(full), SHIPPED)[parley.BROAD_INCIDENT]["barred"] == "britannia-two-free"


@pytest.mark.rule("britannia-pursuit", "relentless-pursuit")
def test_she_pursues_by_what_she_is_worth_now() -> None:
    """Ruling B20: the Lord Clyde is worth 3, so that a 2 makes her attack; she is told so."""
    at = sit(HERE, phase="prepare", ships={"lord-clyde": HERE, "kotetsu": HERE}, rules=(*RULES, "relentless-pursuit"))
    play(at, "roll")
    feed(at, 1, 5)
    found = pursuer_choices(state(at), SHIPPED)
    assert (found[ship("lord-clyde")]["more"][-1], found[ship("kotetsu")]["more"][-1]) == (
        ("aid-pursuit", {"lots": 2}), ("aid-pursuit", {"lots": 1}),
    )  # fmt: skip
    play(at, "lord-clyde")
    feed(at, 2)
    assert told(at, "say-pursues") == (ship("lord-clyde"), 2, 0)


@pytest.mark.rule("britannia", "inspect")
def test_page_and_terminal_show_the_figures_as_they_are() -> None:
    s = british({"lord-clyde": HERE})
    about = ship_about(s, SHIPPED, ship("lord-clyde"), 0)
    assert (about["attack"], about["defence"], about["notoriety"], about["points"]) == (8, 11, 2, 3)
    assert ship_about(s, SHIPPED, ship("clyde"), 0)["attack"] == 0
    w = speech("en", GAME)
    shown = ships(s, SHIPPED, w)[0]
    assert any(w.text("aid-ship", attack=8, defence=11, points=3, notoriety=2) in one for one in shown.sentences)


@pytest.mark.rule("britannia-tonnage", "britannia-salvage")
def test_a_state_cannot_have_a_ship_so_broad_that_is_not_british_or_not_there() -> None:
    right = position(HERE, rules=RULES, tonnage={"clyde": HERE}, broad=broad("clyde"))
    assert GAME.impossible(right, SHIPPED) == []
    fits: dict[str, Any] = {"rules": RULES, "tonnage": {"clyde": HERE}}
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"rules": ()}, "clyde"),
        ({"tonnage": {"gange": HERE}}, "gange"),
        ({"tonnage": {}}, "clyde"),
    )
    for more, ship_so_broad in wrong:
        s = position(HERE, **fits | more)
        s.broad = broad(ship_so_broad)
        assert GAME.impossible(s, SHIPPED) != [], more
    s = position(HERE, rules=RULES, salvage=["clyde", "gange", "jumna", "donau"])
    s.broad = broad("clyde")
    assert GAME.impossible(s, SHIPPED) != []


@pytest.mark.rule("britannia-tonnage")
def test_each_choice_says_what_it_covers() -> None:
    at = sunk(tonnage={"gange": HERE})
    found = dispose_choices(state(at), SHIPPED)
    assert found[dispose.BROAD + ROW]["more"][0][1]["count"] == 3
    assert found[ROW]["more"][0][1]["count"] == 2
    assert found[dispose.BROAD_SALVAGE]["more"][0][1]["count"] == 2


@pytest.mark.rule("britannia-tonnage")
def test_greedy_fills_two_boxes() -> None:
    assert chooses(sunk()) == f"tonnage-twice {HERE}"


@pytest.mark.rule("britannia")
def test_an_owner_says_how_much_more() -> None:
    s = british({"lord-clyde": HERE})
    assert figures.defence(s, read_tables("[britannia]\nadds = 3\n"), ship("lord-clyde"), 0) == 13
    assert s.ships[ship("lord-clyde")] == AT_SEA + ROW
