"""Hospital Machines: the flag of truce, the parley, and the reputation of diplomats."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.decisions import act, parley, prepare
from leagues.games.nemo.game import GAME
from leagues.games.nemo.sources import ENEMY, PARLEYS
from leagues.games.nemo.state import (
    AT_SEA,
    AVAILABLE,
    CREW,
    DESTROYED,
    DIPLOMACY,
    DISCARDED,
    HULL,
    INSTALLED,
    NEMO,
    RELATIONS,
    SALVAGED,
)
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    feed,
    legal,
    new,
    ocean,
    play,
    position,
    set_sail,
    ship,
    sit,
    state,
    told,
    upgrade,
    where,
    why_not,
)

HERE, LAND = "north-atlantic", "indian-ocean"
FITTED: dict[str, Any] = {"upgrades": ["hospital-machines"], "box": 1}
SALVAGE = ["tynwald", "zeeland", "triumph", "syria"]
WHITE, IRONCLAD = "gange", "kotetsu"


def fitted(*others: str, **more: Any) -> dict[str, Any]:
    """A Nautilus with the machines, and with other upgrades."""
    return {"upgrades": ["hospital-machines", *others], "box": 1, **more}


def met(name: str = WHITE, **more: Any) -> Table:
    """A ship has been named, and there is no other."""
    at = sit(HERE, ships={name: HERE, **more.pop("others", {})}, **{**FITTED, "actions": 0, **more})
    play(at, "diplomacy", name.rstrip("*"))
    return at


def heard(name: str = WHITE, **more: Any) -> Table:
    """She listens."""
    at = met(name, **more)
    if asked(at) == "throw" and state(at).frames[state(at).depth - 2].a == ENEMY:
        feed(at, 6, 6, 6)
    feed(at, 6, 5)
    return at


def worn(**more: Any) -> dict[str, Any]:
    """A damaged reputation."""
    return {**FITTED, "diplomacy_worn": 1, **more}


# --- the card ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("upgrade-hospital-machines", "starting-upgrades")
def test_they_are_the_upgrade_of_the_humanist() -> None:
    """004:1767-1777: and it can be bought before the voyage."""
    at = new(motive="humanist")
    assert SHIPPED.own_upgrade[state(at).motive] == upgrade("hospital-machines")
    set_sail(at)
    assert state(at).upgrades[upgrade("hospital-machines")] == AVAILABLE
    assert (SHIPPED.price[upgrade("hospital-machines")], SHIPPED.upgrade_science[upgrade("hospital-machines")]) == (4, 1)


@pytest.mark.rule("hospital-cubes")
def test_installed_they_bring_all_cubes_back() -> None:
    """004:1771."""
    at = sit(HERE, available=["hospital-machines"], salvage=SALVAGE, cubes={HERE: 1, LAND: 1}, box=1)
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", "hospital-machines")
    assert (state(at).upgrades[upgrade("hospital-machines")], sum(state(at).cubes)) == (INSTALLED, 0)
    assert told(at, "say-cubes-returned") == (ocean(LAND), 1, 0)


@pytest.mark.rule("hospital-cubes")
@pytest.mark.parametrize("name", ["fog-machine", "steam-torpedoes"])
def test_another_upgrade_leaves_them(name: str) -> None:
    at = sit(HERE, available=[name], salvage=SALVAGE, cubes={LAND: 1}, **FITTED)
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", name)
    assert sum(state(at).cubes) == 1


@pytest.mark.rule("hospital-cubes")
def test_cubes_are_goodwill_then() -> None:
    """004:1772."""
    at = sit(HERE, **FITTED)
    play(at, "incite", "none")
    feed(at, 6, 5)
    play(at, "accept")
    assert (told(at, "say-goodwill-mission"), told(at, "say-incites")) == ((ocean(HERE), 0, 0), None)
    assert told(at, "say-goodwill-won") == (ocean(HERE), 0, 0)
    plain = sit(HERE, box=1)
    play(plain, "incite", "none")
    assert told(plain, "say-goodwill-mission") is None


# --- the attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("diplomacy", "once-a-phase")
def test_one_ship_a_turn_is_met_free_of_charge() -> None:
    """004:1104, 004:1581."""
    at = heard(others={"donau": HERE})
    play(at, "support")
    assert (asked(at), state(at).actions) == ("act", 0)
    assert why_not(at, "diplomacy") == "once-a-phase"


@pytest.mark.rule("upgrade-hospital-machines")
def test_without_the_machines_nobody_is_met() -> None:
    """004:1579."""
    at = sit(HERE, ships={WHITE: HERE}, box=1)
    assert why_not(at, "diplomacy") == "upgrade-hospital-machines"
    assert why_not(at, "mend") == "upgrade-hospital-machines"


@pytest.mark.rule("diplomacy", "attack-target")
def test_somebody_must_be_there() -> None:
    assert why_not(sit(HERE, **FITTED), "diplomacy") == "attack-target"


@pytest.mark.rule("diplomacy", "attack-hidden")
def test_a_hidden_ship_can_be_met() -> None:
    """004:1313-1315."""
    at = sit(HERE, hidden={HERE: 1}, **FITTED)
    play(at, "diplomacy")
    feed(at, WHITE)
    assert (where(at, WHITE), asked(at), state(at).style) == (AT_SEA + ocean(HERE), "throw", DIPLOMACY)


@pytest.mark.rule("diplomacy-roll")
@pytest.mark.parametrize(("name", "dice", "passes"), [
    (WHITE, (2, 3), True), (WHITE, (1, 3), False), ("huascar", (2, 4), True), ("huascar", (2, 3), False),
])  # fmt: skip
def test_five_and_six_are_needed(name: str, dice: tuple[int, int], passes: bool) -> None:
    """004:1585; nothing is exerted and nothing added, not by the Strengthened Prow and not by other Warships (004:1773)."""
    at = met(name, others={"victoria": HERE}, **fitted("strengthened-prow", "arcane-library"))
    if name != WHITE:
        feed(at, 6, 6, 6)
    feed(at, *dice)
    if not passes:
        play(at, "accept")
    assert (asked(at) == "parley", state(at).diplomacy_worn) == (passes, int(not passes))
    assert sum(state(at).amounts) == 0


@pytest.mark.rule("diplomacy-roll", "help")
def test_two_dice_can_be_helped_and_one_cannot() -> None:
    """004:1583."""
    at = met()
    feed(at, 1, 3)
    play(at, "sacrifice ned-land")
    assert asked(at) == "parley"
    at = met(**worn())
    feed(at, 4)
    assert (asked(at), where(at, WHITE)) == ("act", AT_SEA + ocean(HERE))


@pytest.mark.rule("diplomacy-roll", "war-room-die")
def test_the_war_room_plans_it_too() -> None:
    at = met(**fitted("war-room"))
    feed(at, 1, 1)
    play(at, "plan first die")
    assert asked(at) == "parley"


@pytest.mark.rule("diplomacy-roll")
def test_two_ones_are_a_failure_like_any_other() -> None:
    at = met()
    feed(at, 1, 1)
    play(at, "accept")
    assert (asked(at), state(at).notoriety, state(at).tracks) == ("act", 0, SHIPPED.track_start)


@pytest.mark.rule("diplomacy-after-miss")
def test_after_a_failure_there_is_one_die_and_no_notoriety() -> None:
    """004:1599-1601."""
    at = met()
    feed(at, 1, 2)
    play(at, "accept")
    assert (state(at).diplomacy_worn, state(at).notoriety, state(at).torpedo_worn) == (1, 0, 0)
    assert told(at, "say-diplomacy-worn") == (0, 0, 0)


@pytest.mark.rule("diplomacy-after-miss")
@pytest.mark.parametrize(("name", "die", "passes"), [
    (WHITE, 5, True), (WHITE, 4, False), ("huascar", 6, True), ("huascar", 5, False),
])  # fmt: skip
def test_then_five_or_six_are_needed_of_one_die(name: str, die: int, passes: bool) -> None:
    """004:1599, read as in section 1 of the fact sheet."""
    at = met(name, **worn())
    if name != WHITE:
        feed(at, 6, 6, 6)
    feed(at, die)
    assert (asked(at) == "parley") == passes


@pytest.mark.rule("diplomacy-after-miss", "torpedo-after-miss")
def test_torpedoes_and_diplomats_have_reputations_of_their_own() -> None:
    at = met(**fitted("steam-torpedoes", torpedo_worn=1))
    feed(at, 2)
    assert asked(at) == "throw"
    feed(at, 3)
    assert asked(at) == "parley"


@pytest.mark.rule("diplomacy", "torpedo-once")
def test_a_turn_has_a_torpedo_and_a_meeting() -> None:
    """004:1104: each its own, once; a torpedo that was fired leaves the flag of truce, and the other way round."""
    at = heard(others={"donau": HERE, "clyde": HERE}, **fitted("steam-torpedoes"))
    play(at, "support", "torpedo", "donau")
    feed(at, 6, 5)
    play(at, "salvage")
    assert (why_not(at, "torpedo"), why_not(at, "diplomacy")) == ("torpedo-once", "once-a-phase")
    assert (where(at, WHITE), where(at, "donau")) == (DISCARDED, SALVAGED)


@pytest.mark.rule("upgrade-hospital-machines", "mines-not-torpedoes")
def test_magnetic_mines_do_not_serve_under_a_flag_of_truce() -> None:
    """004:1773: the armoured ship shoots first."""
    at = met(IRONCLAD, **fitted("magnetic-mines"))
    assert state(at).frames[state(at).depth - 2].a == ENEMY
    bold = sit(HERE, ships={IRONCLAD: HERE}, **fitted("magnetic-mines"))
    play(bold, "bold")
    assert asked(bold) == "exert"


# --- three dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("three-dice", "enemy-roll")
def test_a_warship_throws_three_dice_and_two_are_chosen() -> None:
    """004:1342-1350, 004:1350, 004:1951: any two, and the lowest of them hits."""
    at = met(IRONCLAD)
    feed(at, 1, 3, 2)
    assert (asked(at), legal(at)) == ("take-up", ["leave out first", "leave out second", "leave out third"])
    assert why_not(at, "decline") == "three-dice"
    play(at, "leave out second")
    assert (state(at).dice, told(at, "say-roll"), asked(at)) == ([1, 2], (ENEMY, 1, 2), "help")
    play(at, "accept")
    assert told(at, "say-enemy-hits") == (ship(IRONCLAD), 1, 0)


@pytest.mark.rule("three-dice")
@pytest.mark.parametrize(("dice", "answers"), [
    ((2, 2, 3), ["leave out first", "leave out third"]),
    ((2, 3, 3), ["leave out first", "leave out second"]),
    ((3, 2, 3), ["leave out first", "leave out second"]),
])  # fmt: skip
def test_equal_dice_are_one_choice(dice: tuple[int, ...], answers: list[str]) -> None:
    at = met(IRONCLAD)
    feed(at, *dice)
    assert legal(at) == answers


@pytest.mark.rule("three-dice", "enemy-modifiers")
def test_the_usual_modifiers_count() -> None:
    """004:1581: the Kōtetsu needs 7; another Warship takes 1 from the roll, the armour adds 1."""
    for others, upgrades, misses in (({}, (), True), ({"victoria": HERE}, (), False),
                                     ({"victoria": HERE}, ("reinforced-armor",), True)):  # fmt: skip
        at = met(IRONCLAD, others=others, **fitted(*upgrades))
        feed(at, 4, 3, 1)
        play(at, "leave out third")
        assert (told(at, "say-enemy-misses") is not None) == misses
        assert (asked(at) == "help") != misses


@pytest.mark.rule("three-dice")
def test_only_under_a_flag_of_truce() -> None:
    at = sit(HERE, ships={IRONCLAD: HERE}, **fitted("steam-torpedoes"))
    play(at, "torpedo")
    feed(at, 6, 6)
    assert told(at, "say-enemy-misses") == (ship(IRONCLAD), 0, 0)


@pytest.mark.rule("three-dice", "no-guns-no-shot")
def test_who_has_no_guns_does_not_shoot() -> None:
    at = met()
    assert state(at).frames[state(at).depth - 2].a == PARLEYS


@pytest.mark.rule("three-dice-help", "enemy-help")
def test_help_comes_after_the_choice() -> None:
    at = met(IRONCLAD)
    feed(at, 3, 3, 1)
    play(at, "leave out third", "sacrifice ned-land")
    assert told(at, "say-enemy-misses") == (ship(IRONCLAD), 0, 0)


@pytest.mark.rule("three-dice-help", "re-roll")
def test_rolling_again_throws_all_three() -> None:
    at = met(IRONCLAD)
    feed(at, 1, 3, 2)
    play(at, "leave out first", "sacrifice conseil")
    feed(at, 5, 1, 6)
    assert (asked(at), len(legal(at))) == ("take-up", 3)
    play(at, "leave out second")
    assert state(at).frames[state(at).depth - 2].a == PARLEYS


@pytest.mark.rule("three-dice-help", "enemy-snake-eyes")
@pytest.mark.parametrize(("move", "disaster"), [("leave out third", True), ("leave out first", False)])
def test_a_disaster_is_two_ones_among_the_chosen(move: str, disaster: bool) -> None:
    at = met(IRONCLAD)
    feed(at, 1, 1, 4)
    play(at, move, "accept")
    assert (told(at, "say-enemy-disaster") is not None) == disaster


@pytest.mark.rule("three-dice-help", "war-room-die")
def test_the_war_room_plans_one_of_the_two() -> None:
    at = met(IRONCLAD, **fitted("war-room"))
    feed(at, 1, 1, 2)
    play(at, "leave out first")
    assert state(at).dice == [2, 1]
    play(at, "plan second die")
    assert (state(at).dice, why_not(at, "plan first die")) == ([2, 4], "war-room-die")


@pytest.mark.rule("diplomacy-lost", "hit-absorbed")
def test_machines_that_are_destroyed_meet_nobody() -> None:
    """004:1949; the reputation stays, and this turn's meeting is over."""
    at = met(IRONCLAD)
    feed(at, 1, 2, 3)
    play(at, "leave out third", "accept")
    feed(at, 5)
    play(at, "destroy hospital-machines")
    assert (state(at).upgrades[upgrade("hospital-machines")], asked(at)) == (DESTROYED, "act")
    assert (state(at).diplomacy_worn, where(at, IRONCLAD)) == (0, AT_SEA + ocean(HERE))


# --- parley -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("parley")
def test_a_parley_has_three_outcomes() -> None:
    """004:1581-1601, 004:1589; the Periscope Device lets nothing follow it."""
    at = heard(others={"donau": HERE}, **fitted("periscope-device", "prize-crew-quarters", "electro-coil-bolts"))
    assert (asked(at), legal(at)) == ("parley", [f"relations {HERE}", "incident", "support"])
    assert told(at, "say-parleyed") == (ship(WHITE), 0, 0)
    assert told(at, "say-sunk") is None
    play(at, f"relations {HERE}")
    assert asked(at) == "act"


@pytest.mark.rule("relations", "tonnage-transitional")
def test_relations_are_in_the_row_of_the_ocean() -> None:
    """004:1591: the correct space."""
    at = heard()
    assert why_not(at, f"relations {LAND}") == "tonnage-transitional"
    between = sit("pacific-coast", ships={WHITE: "pacific-coast"}, **FITTED)
    play(between, "diplomacy", WHITE)
    feed(between, 6, 5)
    assert [move for move in legal(between) if move.startswith("relations")] == [
        "relations western-pacific", "relations north-atlantic",
    ]  # fmt: skip
    play(between, "relations north-atlantic")
    assert where(between, WHITE) == RELATIONS + ocean("north-atlantic")


@pytest.mark.rule("relations")
@pytest.mark.parametrize("name", ["huascar", "clyde*", "victoria"])
def test_relations_bring_no_notoriety(name: str) -> None:
    """004:1592."""
    at = heard(name, notoriety=5)
    play(at, f"relations {HERE}")
    assert (where(at, name), state(at).notoriety) == (RELATIONS + ocean(HERE), 5)
    assert state(at).backs[ship(name)] == int(name.endswith("*"))


@pytest.mark.rule("relations", "incident-not-sunk")
@pytest.mark.parametrize("move", [f"relations {HERE}", "incident", "support"])
def test_nothing_is_collected(move: str) -> None:
    """004:1593, and whatever comes of it: no Treasure, Crew or Nemo, and no bolts."""
    ships = enumerate(names.SHIPS[: names.EARLIER_SHIPS])  # those that come without Deadly Seas
    generous = [name for number, name in ships if SHIPPED.bonus[number]]
    assert {SHIPPED.bonus[ship(name)] for name in generous} == {1, 2, 3}
    for name in generous:
        at = heard(name, nemo=3, crew=3, hull=3, rules=["deadly-seas"], **fitted("electro-coil-bolts"))
        play(at, move)
        assert (asked(at), state(at).held) == ("act", [0] * len(state(at).held))
        assert [state(at).tracks[track] for track in (NEMO, CREW, HULL)] == [3, 3, 3]


@pytest.mark.rule("incident")
@pytest.mark.parametrize(("motive", "times"), [("explore", 1), ("humanist", 3)])
def test_an_incident_is_salvage_with_the_ships_notoriety(motive: str, times: int) -> None:
    """004:1594; tripled for a humanist."""
    at = heard("huascar", motive=motive)
    play(at, "incident")
    assert (where(at, "huascar"), asked(at)) == (SALVAGED, "act")
    assert state(at).notoriety == times * SHIPPED.infamy[0][ship("huascar")] > 0


@pytest.mark.rule("incident-not-sunk", "salvage-full")
def test_there_is_no_incident_with_a_full_salvage_track() -> None:
    at = heard(salvage=SALVAGE)
    assert why_not(at, "incident") == "salvage-full"


@pytest.mark.rule("incident-not-sunk")
def test_the_monstrous_design_has_no_say() -> None:
    at = heard("huascar", **fitted("monstrous-design"))
    play(at, "incident")
    assert state(at).notoriety == SHIPPED.infamy[0][ship("huascar")]


@pytest.mark.rule("incident")
def test_the_side_that_was_met_counts_when_the_navies_unite() -> None:
    """The ship is Salvage before its Notoriety is gained."""
    at = heard("huascar", motive="war", notoriety=35)
    play(at, "incident")
    assert (state(at).allied, state(at).backs[ship("huascar")], where(at, "huascar")) == (1, 0, SALVAGED)


@pytest.mark.rule("support", "ship-discard")
def test_support_discards_the_ship_and_places_a_cube() -> None:
    """004:1595."""
    at = heard("clyde*", notoriety=5)
    play(at, "support")
    assert (where(at, "clyde"), state(at).backs[ship("clyde")], state(at).notoriety) == (DISCARDED, 0, 5)
    assert (state(at).cubes[ocean(HERE)], told(at, "say-goodwill-won")) == (1, (ocean(HERE), 0, 0))


@pytest.mark.rule("support")
def test_support_can_be_chosen_where_no_cube_can_be_placed() -> None:
    full = SHIPPED.lands[ocean(HERE)]
    at = heard(cubes={HERE: full})
    play(at, "support")
    assert (where(at, WHITE), state(at).cubes[ocean(HERE)]) == (DISCARDED, full)


# --- mending ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mending", "mending-when")
@pytest.mark.parametrize("motive", ["explore", "science", "humanist"])
def test_a_cube_mends_a_reputation(motive: str) -> None:
    """004:1605, 004:1960: from any land space, free of charge."""
    at = sit(HERE, motive=motive, cubes={HERE: 1, LAND: 1}, actions=0, **worn())
    play(at, "mend")
    assert (asked(at), legal(at)) == ("pick-ocean", [HERE, LAND])
    assert why_not(at, "none") == "mending"
    assert why_not(at, "cape-horn") == "mending"
    play(at, LAND)
    assert (state(at).diplomacy_worn, sum(state(at).cubes), state(at).cubes[ocean(HERE)]) == (0, 1, 1)
    assert (told(at, "say-mended"), asked(at)) == ((ocean(LAND), 0, 0), "act")
    assert why_not(at, "mend") == "mending"


@pytest.mark.rule("mending-when", "mending")
def test_a_reputation_can_be_mended_before_the_dice() -> None:
    at = sit(HERE, phase="prepare", cubes={LAND: 1}, auto=False, **worn())
    assert "mend" in legal(at)
    assert choices_of(GAME, state(at), SHIPPED)[prepare.MEND]["sentence"] == ("do-mend", {})
    play(at, "mend", LAND)
    assert (asked(at), state(at).diplomacy_worn, sum(state(at).cubes)) == ("prepare", 0, 0)
    assert why_not(at, "mend") == "mending"
    assert why_not(sit(HERE, phase="prepare", auto=False), "mend") == "upgrade-hospital-machines"


@pytest.mark.rule("mending")
@pytest.mark.parametrize("more", [
    {"motive": "war"}, {"motive": "anti-imperialism"}, {"motive": "piracy"}, {"cubes": {}}, {"diplomacy_worn": 0},
])  # fmt: skip
def test_a_stern_captain_without_a_cube_or_without_need_mends_nothing(more: dict[str, Any]) -> None:
    at = sit(HERE, **{**worn(cubes={LAND: 1}), **more})
    assert why_not(at, "mend") == "mending"


# --- what people are told ---------------------------------------------------------------------------------------------


@pytest.mark.rule("three-dice")
def test_the_odds_of_a_shot_are_those_of_the_best_choice() -> None:
    """The Kōtetsu shoots with 7: of 216 throws, counted by hand, those whose two highest dice reach 7, and of the others by
    the lowest die, which hits."""
    at = sit(HERE, ships={IRONCLAD: HERE}, **FITTED)
    s = state(at).copy()
    s.style = DIPLOMACY
    roll = roll_of(s, SHIPPED, ENEMY, ship(IRONCLAD))
    three = [sorted((a, b, c)) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
    assert (roll["passes"], roll["of"]) == (sum(one[1] + one[2] >= 7 for one in three), 216)
    worst = [one for one in three if one[1] + one[2] < 7]
    hits = {lowest: sum(one[0] == lowest and one[2] > 1 for one in worst) for lowest in (1, 2, 3)}
    found = {failure["hits"]: failure["ways"] for failure in roll["fails"]}
    assert found == {lots: ways for lots, ways in {0: 1, **hits}.items() if ways}


@pytest.mark.rule("three-dice")
def test_each_pair_says_what_the_shot_is() -> None:
    at = met(IRONCLAD)
    feed(at, 1, 1, 6)
    told_now = choices_of(GAME, state(at), SHIPPED)
    assert [(one["sentence"], one["more"]) for one in told_now.values()] == [
        (("aid-two-dice", {"one": 6, "two": 1}), [("aid-shot-misses", {"total": 7})]),
        (("aid-two-dice", {"one": 1, "two": 1}), [("aid-shot-disaster", {})]),
    ]


@pytest.mark.rule("diplomacy", "parley")
def test_what_meeting_and_parleying_mean_is_told() -> None:
    at = sit(HERE, ships={WHITE: HERE}, **FITTED)
    meeting = choices_of(GAME, state(at), SHIPPED)[act.MEET]
    assert (meeting["roll"]["what"], meeting["roll"]["passes"], meeting["roll"]["modifiers"]) == ("diplomacy", 30, [])
    at = heard("huascar", motive="humanist")
    told_now = choices_of(GAME, state(at), SHIPPED)
    infamy = SHIPPED.infamy[0][ship("huascar")]
    assert told_now[parley.INCIDENT]["more"][1] == ("aid-notoriety-then", {"count": 3 * infamy, "at": 3 * infamy})
    assert told_now[parley.SUPPORT]["points"] == 6
    assert told_now[ocean(HERE)]["points"] == 2  # a flag, and a ship where nothing was sunk


@pytest.mark.rule("incident", "pariah")
def test_an_incident_that_loses_the_voyage_is_marked() -> None:
    at = heard("huascar", notoriety=35)
    told_now = choices_of(GAME, state(at), SHIPPED)
    assert told_now[parley.INCIDENT]["danger"]["grade"] == "certain"
    assert "danger" not in told_now[parley.SUPPORT]


@pytest.mark.rule("diplomacy")
def test_in_the_basic_box_diplomats_have_no_reputation() -> None:
    s = position(HERE, ships={WHITE: HERE})
    s.diplomacy_worn = 1
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-moment"]
    s.box = 1
    assert GAME.impossible(s, SHIPPED) == []
