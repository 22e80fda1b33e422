"""Pairs of contributors that answer the same question: each pair is listed here, and together they do what each does alone,
or what is said of the two."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest

from leagues.games.nemo import names, questions
from leagues.games.nemo.figures import attack, worth
from leagues.games.nemo.game import CONTRIBUTORS
from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, PARLEYS, REFIT, REPAIR, REST, SEARCH, SOURCES, TORPEDOES
from leagues.games.nemo.state import CUP, DIPLOMACY, FIRST_ALLY, STALK, TORPEDO
from leagues.games.nemo.steps import Step
from leagues.kernel.frames import push
from leagues.kernel.questions import NUMBERED, questions_of
from leagues.kernel.table import Table

from .positions import (
    SHIPPED,
    asked,
    feed,
    last_of_its_act,
    legal,
    new,
    play,
    position,
    set_sail,
    ship,
    sit,
    state,
    told,
    treasure,
    why_not,
)

HERE, AWAY = "western-pacific", "indian-ocean"
Pair = tuple[str, str]


def name_of(one: ModuleType) -> str:
    """As a box, the motives or the optional rules call it."""
    return one.__name__.rpartition(".")[2].replace("_", "-")


def pairs_of(them: Iterable[str]) -> list[Pair]:
    """Every two of them."""
    return list(combinations(them, 2))


# What is asked of one alone, or only to weigh it, has no pairs. The others, question by question:
ROLLED = (
    "adventurers-league", "arcane-library", "armory", "diving-apparatus", "map-room", "reinforced-armor",
    "strengthened-prow", "piracy", "naval-coordination",
)  # fmt: skip
RAN = {
    "fog-machine": Step.FOG, "diving-apparatus": Step.DIVE, "adventure": Step.FIRST_ADVENTURE,
    "relentless-pursuit": Step.PURSUIT, "officers-attributes": Step.UNMASKING, "deadly-seas": Step.CONVOY, "trap": Step.TRAP,
}  # fmt: skip
AFTER_ACTIONS = ("manifesto", "prize-crew-quarters", "adventure")
ON_A_CHANGE = ("humanist", "world-order", "buried-treasure")
PAIRS: dict[str, list[Pair]] = {
    "modifier": pairs_of(ROLLED),
    "run": pairs_of(RAN),
    "action_rolled": pairs_of(AFTER_ACTIONS),
    "motive_changed": pairs_of(ON_A_CHANGE),
    "actions_begin": [("relentless-pursuit", "deadly-seas")],
    "cannot_attack": [("hospital-machines", "steam-torpedoes")],
    "still_attacks": [("hospital-machines", "steam-torpedoes")],
    "goodwill": [("hospital-machines", "humanist")],
    "installed": [("guilds-deck", "hospital-machines")],
    "laid_out": [("world-order", "deadly-seas")],
    "lull": [("cell-batteries", "adventure")],
    "notoriety_change": [("humanist", "piracy")],
    "series": [("periscope-device", "deadly-seas")],
    "set_out": [("adventure", "officers-attributes")],
    "ship_attack": [("britannia-rules-the-waves", "hinomaru")],
    "ship_worth": [("britannia-rules-the-waves", "hinomaru")],
}


def test_every_pair_is_listed() -> None:
    """Who answers a question anew has tests to write for what it does beside the others."""
    asked_of_all = {name for name, taken in questions_of(questions).items() if NUMBERED not in taken}
    found = {}
    for name in asked_of_all:
        who = [name_of(one) for one in CONTRIBUTORS if name in questions_of(one)]
        if len(who) > 1:
            found[name] = {frozenset(pair) for pair in combinations(who, 2)}
    assert found == {name: set(map(frozenset, pairs)) for name, pairs in PAIRS.items()}


# --- what is added to a roll ------------------------------------------------------------------------------------------

MONSTER, THUNDERBOLT = "sea-serpent", 12  # the Armory serves against both
KINDS = (CARD, SEARCH, INCITE, REST, REPAIR, REFIT, ATTACK, ENEMY, TORPEDOES, PARLEYS)
WATCHED = {MONSTER: HERE, "kotetsu": HERE, "scotia": HERE}
ALONE = {MONSTER: HERE}


def sums(them: Iterable[str], ships: dict[str, str]) -> list[int]:
    """What is added to each kind of roll where all of them have a say. A card comes of an adventure for two points."""
    them = set(them)
    s = position(
        HERE, ships=ships, hidden={HERE: 2}, rules=them & set(names.OPTIONAL_RULES), upgrades=them & set(names.UPGRADES),
        motive="piracy" if "piracy" in them else "world-order", box=1, armed=2 if "armory" in them else 0,
    )  # fmt: skip
    found = []
    for what in KINDS:
        tested = s.copy()
        if what == CARD:
            tested.frames[tested.depth - 2].c = 1
            push(tested, Step.PERFORM, THUNDERBOLT, 1, 0, 0)
        subject = THUNDERBOLT if what == CARD else ship(MONSTER)
        modifiers(tested, SHIPPED, what, subject, tested.amounts)
        found.append(sum(tested.amounts))
        reasons = [0] * SOURCES
        questions.modifier_reasons(tested, SHIPPED, what, subject, reasons)
        assert questions.modifier(tested, SHIPPED, what, subject, 5) == 5 + sum(reasons)  # nobody forgets the others
    return found


def alone(one: str, ships: dict[str, str]) -> list[int]:
    """What one of them adds to each kind of roll."""
    return [more - before for more, before in zip(sums([one], ships), sums([], ships), strict=True)]


@pytest.mark.parametrize("pair", PAIRS["modifier"], ids=" and ".join)
def test_what_two_add_to_a_roll_is_added_up(pair: Pair) -> None:
    """But for the Hidden ships of a pirate: to coordinated navies they are one ship more [coordination-pirates]."""
    one, two = pair
    assert any(alone(one, WATCHED) + alone(one, ALONE))
    assert any(alone(two, WATCHED) + alone(two, ALONE))
    for ships in (WATCHED, ALONE):
        apart = [sum(found) for found in zip(sums([], ships), alone(one, ships), alone(two, ships), strict=True)]
        if set(pair) == {"piracy", "naval-coordination"}:
            battles = len(ships) > 1 or SHIPPED.attack[0][ship(MONSTER)] == 0
            for at, what in enumerate(KINDS):
                counted = what in (CARD, REST, REPAIR, REFIT) or (battles and what in (ATTACK, ENEMY))
                apart[at] -= int(counted)
        assert sums(pair, ships) == apart


# --- routines ---------------------------------------------------------------------------------------------------------


def contributor(name: str) -> Any:
    """The file of a contributor."""
    return next(one for one in CONTRIBUTORS if name_of(one) == name and "run" in questions_of(one))


@pytest.mark.parametrize("pair", PAIRS["run"], ids=" and ".join)
def test_nobody_goes_on_with_the_routine_of_another(pair: Pair) -> None:
    rules = ("deadly-seas", "officers-attributes", "relentless-pursuit")
    for mine, others in (pair, pair[::-1]):
        s = position(HERE, motive="adventure", rules=rules, upgrades=["fog-machine", "diving-apparatus"], hidden={HERE: 1})
        push(s, RAN[others], 0, 0, 0, 0)
        before = s.copy()
        contributor(mine).run(s, SHIPPED, RAN[others])
        assert s == before
        contributor(others).run(s, SHIPPED, RAN[others])
        assert s != before


# --- after an action --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pair", "action", "then"),
    [
        (("manifesto", "prize-crew-quarters"), "incite", "take-up"), (("manifesto", "prize-crew-quarters"), "rest", "train"),
        (("manifesto", "adventure"), "incite", "take-up"), (("manifesto", "adventure"), "search", "draw-adventure-token"),
        (("prize-crew-quarters", "adventure"), "rest", "train"),
        (("prize-crew-quarters", "adventure"), "search", "draw-adventure-token"),
    ],
)  # fmt: skip
def test_after_an_action_only_who_it_concerns_is_heard(pair: Pair, action: str, then: str) -> None:
    assert pair in PAIRS["action_rolled"]
    aboard = [one for one in pair if one in names.UPGRADES]
    at = sit(
        HERE, motive="adventure" if "adventure" in pair else "explore", box=1, upgrades=aboard, crew=5, auto=False,
        face_down=[HERE] if "adventure" in pair else (), quarters=["scotia"] if "prize-crew-quarters" in pair else (),
    )  # fmt: skip
    play(at, action, "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert asked(at) == then
    play_on(at)
    assert asked(at) == "act"


def play_on(at: Table) -> None:
    """Whatever is asked, the last answer, until the Action Phase goes on."""
    asked_before = []
    while asked(at) != "act":
        asked_before.append(asked(at))
        if at.decision is not None and at.decision.chance:
            at.feed(at.legal[-1])
        else:
            play(at, legal(at)[-1])
    assert len(asked_before) == 1


# --- a change of motive -----------------------------------------------------------------------------------------------


def changed(before: str, after: str, *rules: str, **more: Any) -> Table:
    """Before the third act Nemo turns to another motive."""
    at = last_of_its_act(2, motive=before, rules=("not-like-the-captain", *rules), levels={"box": "expanded"}, **more)
    play(at, "end", after)
    return at


ALLY = slice(FIRST_ALLY, FIRST_ALLY + len(names.ALLIES))
MAP = treasure("map-2")


def buried(motive: str) -> dict[str, Any]:
    """A map that lies buried, and no longer in the cup."""
    cup = list(position(motive=motive, box=1).cup)
    cup[MAP] -= 1
    return {"buried": [int(kind == MAP) for kind in range(names.MAPS)], "cup": cup}


def test_from_humanist_to_world_order_the_cubes_go_and_the_allies_come() -> None:
    assert ("humanist", "world-order") in PAIRS["motive_changed"]
    s = state(changed("humanist", "world-order", cubes={AWAY: 2}))
    assert (sum(s.cubes), sum(s.cup[ALLY])) == (0, len(names.ALLIES))
    s = state(changed("world-order", "humanist", cubes={AWAY: 2}))
    assert (sum(s.cubes), sum(s.laid) > 0) == (0, True)


def test_a_stern_treasure_digger_who_becomes_a_humanist_gives_back_both() -> None:
    assert ("humanist", "buried-treasure") in PAIRS["motive_changed"]
    s = state(changed("war", "humanist", "buried-treasure", cubes={AWAY: 1}, **buried("war")))
    assert (sum(s.cubes), sum(s.buried), s.held[MAP]) == (0, 0, 1)
    s = state(changed("war", "explore", "buried-treasure", cubes={AWAY: 1}, **buried("war")))
    assert (sum(s.cubes), sum(s.buried), s.held[MAP]) == (1, 0, 1)


def test_what_is_buried_stays_buried_under_world_order() -> None:
    assert ("world-order", "buried-treasure") in PAIRS["motive_changed"]
    s = state(changed("war", "world-order", "buried-treasure", **buried("war")))
    assert (sum(s.buried), sum(s.cup[ALLY])) == (1, len(names.ALLIES))
    s = state(changed("world-order", "explore", "buried-treasure", **buried("world-order")))
    assert (sum(s.buried), s.held[MAP], sum(s.cup[ALLY])) == (0, 1, len(names.ALLIES))


# --- the others, one by one -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("breakdown", "pursued"), [(0, True), (1, False)])
def test_nobody_pursues_after_a_breakdown(breakdown: int, pursued: bool) -> None:
    assert ("relentless-pursuit", "deadly-seas") in PAIRS["actions_begin"]
    at = sit(
        HERE, phase="prepare", rules=("relentless-pursuit", "deadly-seas"), ships={"victoria": HERE}, breakdown=breakdown,
        notoriety=14, auto=False,
    )  # fmt: skip
    play(at, "roll")
    feed(at, 4, 6)
    assert (asked(at) == "pursuer") == pursued


def test_diplomats_and_torpedoes_are_barred_apart_and_lost_apart() -> None:
    pair = ("hospital-machines", "steam-torpedoes")
    assert pair in PAIRS["cannot_attack"]
    assert pair in PAIRS["still_attacks"]
    at = sit(HERE, upgrades=pair, box=1, ships={"scotia": HERE, "gange": HERE}, actions=0)
    play(at, "torpedo", "scotia")
    feed(at, 1, 2)
    if asked(at) == "help":
        play(at, "accept")
    assert why_not(at, "torpedo") == "torpedo-once"
    play(at, "diplomacy", "gange")
    feed(at, 1, 2)
    if asked(at) == "help":
        play(at, "accept")
    assert (why_not(at, "torpedo"), why_not(at, "diplomacy")) == ("torpedo-once", "once-a-phase")
    for lost, kept, style, other in (
        ("steam-torpedoes", "hospital-machines", TORPEDO, DIPLOMACY),
        ("hospital-machines", "steam-torpedoes", DIPLOMACY, TORPEDO),
    ):
        s = position(HERE, upgrades=[kept], box=1)
        assert not questions.still_attacks(s, SHIPPED, style, True), lost
        assert questions.still_attacks(s, SHIPPED, other, True)


@pytest.mark.parametrize("motive", ["humanist", "explore"])
@pytest.mark.parametrize("aboard", [["hospital-machines"], []])
def test_who_is_kind_for_two_reasons_is_kind(motive: str, aboard: list[str]) -> None:
    assert ("hospital-machines", "humanist") in PAIRS["goodwill"]
    at = sit(HERE, motive=motive, box=1, upgrades=aboard)
    play(at, "incite")
    assert (told(at, "say-goodwill-mission") is not None) == (motive == "humanist" or bool(aboard))


@pytest.mark.parametrize(("installs", "cubes", "then"), [("guilds-deck", 2, "add-upgrade"), ("hospital-machines", 0, "act")])
def test_each_of_two_upgrades_does_its_own_when_it_is_installed(installs: str, cubes: int, then: str) -> None:
    assert ("guilds-deck", "hospital-machines") in PAIRS["installed"]
    other = {"guilds-deck": "hospital-machines", "hospital-machines": "guilds-deck"}[installs]
    at = sit(
        HERE, box=1, available=[installs], upgrades=[other], cubes={AWAY: 2}, actions=2,
        salvage=["scotia", "gange", "zeeland", "syria"],
    )  # fmt: skip
    play(at, "refit", "none")
    if asked(at) == "spend":
        play(at, "none")
    feed(at, 5, 5)
    if asked(at) == "help":
        play(at, "accept")
    play(at, installs)
    while asked(at) == "pay-salvage":
        play(at, legal(at)[0])
    assert (sum(state(at).cubes), asked(at)) == (cubes, then)


def test_world_order_sails_on_deadly_seas() -> None:
    assert ("world-order", "deadly-seas") in PAIRS["laid_out"]
    s = state(new(motive="world-order", box="expanded", optional_rules=["deadly-seas"]))
    assert (sum(kind > 0 for kind in s.laid), sum(s.cup[ALLY])) == (13, len(names.ALLIES))
    assert (sum(s.deadly) > 0, s.ships[ship("troop-convoy")]) == (True, CUP)


@pytest.mark.parametrize(("aboard", "points"), [([], 2), (["cell-batteries"], 3)])
def test_batteries_add_to_the_lull_of_adventure(aboard: list[str], points: int) -> None:
    assert ("cell-batteries", "adventure") in PAIRS["lull"]
    at = sit(HERE, phase="prepare", motive="adventure", box=1, upgrades=aboard, actions=0)
    play(at, "roll")
    feed(at, 2, 2)
    assert state(at).actions == points


@pytest.mark.parametrize(
    ("motive", "before", "after"), [("humanist", 30, 36), ("piracy", 30, 32), ("piracy", 51, 51), ("humanist", 10, 16)]
)
def test_a_humanist_counts_three_times_and_a_pirate_not_at_all(motive: str, before: int, after: int) -> None:
    assert ("humanist", "piracy") in PAIRS["notoriety_change"]
    s = position(HERE, motive=motive, box=1, notoriety=before, act=2)
    change_notoriety(s, SHIPPED, 2)
    assert s.notoriety == after


@pytest.mark.parametrize("aboard", [["periscope-device"], []])
@pytest.mark.parametrize("breakdown", [0, 1])
def test_no_periscope_sees_beyond_a_breakdown(aboard: list[str], breakdown: int) -> None:
    assert ("periscope-device", "deadly-seas") in PAIRS["series"]
    s = position(HERE, upgrades=aboard, rules=["deadly-seas"])
    s.breakdown = breakdown
    assert questions.series(s, SHIPPED, STALK, False) == (bool(aboard) and breakdown == 0)


def test_the_token_and_the_officers_both_come_before_the_voyage() -> None:
    assert ("adventure", "officers-attributes") in PAIRS["set_out"]
    at = new(motive="adventure", box="expanded", optional_rules=["officers-attributes"], attributes="sailor")
    set_sail(at)
    while state(at).turn == 0 or asked(at) != "draw-event":
        if at.decision is not None and at.decision.chance:
            at.feed(at.legal[0])
        else:
            at.play(at.legal[0])
    s = state(at)
    assert (s.face_down.bit_count(), all(s.attributes)) == (1, True)


def test_britannia_and_the_hinomaru_serve_their_own_flags() -> None:
    pair = ("britannia-rules-the-waves", "hinomaru")
    assert pair in PAIRS["ship_attack"]
    assert pair in PAIRS["ship_worth"]
    s = position(HERE, rules=[pair[0]], tableau=[names.CARDS.index("event 55")], box=1, notoriety=14)
    for name, more in (("victoria", 1), ("kotetsu", 1), ("numancia", 0)):
        one = ship(name)
        assert attack(s, SHIPPED, one, 0) - SHIPPED.attack[0][one] == more
        assert worth(s, SHIPPED, one, 0) - SHIPPED.worth[0][one] == more
