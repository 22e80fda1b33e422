"""Deadly Seas: every token at every place where a ship is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import cup, deadly, names, sources
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.game import GAME
from leagues.games.nemo.modifiers import needed
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.resources import ally_navies
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.starts import FOLLOWS, FORCED, begin_fight
from leagues.games.nemo.state import AT_SEA, BELOW_DECK, BOLD, BOX, CUP, DISCARDED, STALK, TABLEAU, TONNAGE, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.vocabulary import move
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
    ship,
    sit,
    state,
    table,
    told,
    where,
    why_not,
)

HERE, DUE, FAR = "south-pacific", "north-atlantic", "western-pacific"
RULES = ("deadly-seas",)
ROOM = {
    "north-atlantic": 4,
    "arctic-ocean": 1,
    "south-atlantic": 3,
    "european-seas": 4,
    "pacific-coast": 1,
}  # and next to it
PALE = [name for number, name in enumerate(names.SHIPS) if names.GROUPS[SHIPPED.group[number]] == "pale-yellow"]
GROUPS = ("merchant-convoy", "whaling-fleet", "troop-convoy")
GOOD = ("coastal-village", "red-sky", "uncharted-island")


def kind(name: str) -> int:
    """The number of a token."""
    return names.DEADLY.index(name)


def attacking(style: str = "bold", at: str = HERE, hidden: int = 1, **more: Any) -> Table:
    """The Nautilus attacks a Hidden ship."""
    table = sit(at, hidden={at: hidden} | more.pop("more_hidden", {}), rules=more.pop("rules", RULES), **more)
    play(table, style)
    if "hidden" in legal(table):
        play(table, "hidden")
    return table


def due(at: str = HERE, dice: tuple[int, ...] = (3, 6), **more: Any) -> Table:
    """A ship is due in the North Atlantic, which is full of Hidden ships with all around it: one is to be revealed."""
    hidden = ROOM | more.pop("hidden", {})
    found = sit(at, phase="prepare", hidden=hidden, rules=more.pop("rules", RULES), **more)
    play(found, "roll")
    feed(found, *dice)
    return found


def hunted(at: str = HERE, **more: Any) -> Table:
    """A ship is due in the North Atlantic, which is full of Warships with all around it: one is to hunt."""
    oceans = [name for name, count in ROOM.items() for _ in range(count)]
    ships = dict(zip(PALE, oceans, strict=False)) | more.pop("ships", {})
    found = sit(at, phase="prepare", ships=ships, rules=RULES, **more)
    play(found, "roll")
    feed(found, 3, 6)
    return found


# --- what is in the cup -----------------------------------------------------------------------------------------------


@pytest.mark.rule("deadly-seas", "deadly-tokens", "difficulty-deadly", "ship-group-tokens")
@pytest.mark.parametrize(("level", "tokens"), [("sailor", 7), ("officer", 10), ("captain", 8)])
def test_what_goes_into_the_cup(level: str, tokens: int) -> None:
    """004:869-901, 004:2108: the tokens of the level, and every Ship Group."""
    for options in ({"difficulty": level}, {"deadly_seas": level, "difficulty": "officer"}):
        s = state(new(optional_rules=["deadly-seas"], **options))
        assert s.deadly == SHIPPED.deadly[names.LEVELS.index(level)]
        assert sum(s.deadly) == tokens
        assert [s.ships[ship(name)] for name in GROUPS] == [CUP] * 3
        assert cup.in_cup(s, SHIPPED, 0) == 44 + 3 + tokens
    assert SHIPPED.deadly[1] == [2, 1, 1, 1, 2, 1, 2]
    assert sum(s.deadly[kind(name)] for name in names.DEADLY if name not in GOOD) == {"sailor": 1}.get(level, 4)


@pytest.mark.rule("deadly-seas", "optional-rules")
def test_without_the_rule_there_are_none() -> None:
    s = state(new(difficulty="captain"))
    assert (sum(s.deadly), [s.ships[ship(name)] for name in GROUPS]) == (0, [BOX] * 3)
    assert "deadly-seas" not in GAME.in_force(GAME.options_of(s))


@pytest.mark.rule("deadly-seas", "draw-at-random")
def test_each_token_is_as_likely_as_each_ship() -> None:
    at = attacking()
    assert at.decision is not None
    s, module = state(at), GAME.decisions.by_number[Step.DRAW_SHIP].module
    assert {module.weight(s, SHIPPED, ship(name)) for name in (*GROUPS, "clyde")} == {1}
    assert [module.weight(s, SHIPPED, module.TOKEN + one) for one in range(len(names.DEADLY))] == s.deadly
    feed(at, "red-sky")
    assert state(at).deadly[kind("red-sky")] == 1


@pytest.mark.rule("deadly-gone", "cup-refilled")
def test_a_cup_with_a_token_is_not_empty_and_tokens_do_not_come_back() -> None:
    s = position(HERE, rules=RULES, hidden={HERE: 1}).copy()
    s.ships = [TONNAGE] * len(names.SHIPS)
    s.ships[ship("whaling-fleet")] = DISCARDED
    s.deadly = [0] * len(s.deadly)
    s.deadly[kind("cyclone")] = 1
    assert cup.can_fill(s, SHIPPED)
    assert cup.fill(s, SHIPPED)
    assert s.ships[ship("whaling-fleet")] == DISCARDED
    s.deadly[kind("cyclone")] = 0
    assert cup.fill(s, SHIPPED)
    assert (s.ships[ship("whaling-fleet")], sum(s.deadly)) == (CUP, 0)


# --- where a token comes up -------------------------------------------------------------------------------------------


@pytest.mark.rule("deadly-seas", "deadly-hidden-stays", "reveal")
def test_in_the_placement_phase_the_hidden_ship_stays() -> None:
    """004:862."""
    at = due()
    feed(at, "red-sky")
    s = state(at)
    assert [s.hidden[ocean(name)] for name in ROOM] == list(ROOM.values())
    assert (asked(at), s.hidden[ocean("indian-ocean")], s.drawn) == ("act", 1, 0)
    assert told(at, "say-deadly") == (kind("red-sky"), 0, 0)


@pytest.mark.rule("deadly-attack-spent", "deadly-hidden-stays", "attack-hidden")
@pytest.mark.parametrize("style", ["bold", "stalk"])
def test_an_attack_is_spent_on_it(style: str) -> None:
    """004:863."""
    at = attacking(style, actions=3)
    feed(at, "red-sky")
    assert (asked(at), state(at).actions, state(at).hidden[ocean(HERE)]) == ("act", 2, 1)
    assert [frame.doing for frame in state(at).frames[:3]] == [Step.TURN, Step.ACTIONS, Step.ACT]


@pytest.mark.rule("deadly-attack-spent", "torpedo")
def test_a_torpedo_is_used_up_and_has_not_missed() -> None:
    at = attacking("torpedo", upgrades=["steam-torpedoes"])
    feed(at, "red-sky")
    assert (asked(at), state(at).torpedo_used, state(at).torpedo_worn) == ("act", 1, 0)


@pytest.mark.rule("deadly-attack-spent", "bold-chain-ends")
def test_a_series_of_bold_attacks_ends() -> None:
    """004:1483."""
    at = sit(FAR, hidden={FAR: 1}, ships={"scotia": FAR, "clyde": FAR}, rules=RULES)
    play(at, "bold", "scotia", "none")
    feed(at, 5, 6)
    play(at, f"tonnage {FAR}")
    assert asked(at) == "target"
    play(at, "hidden")
    feed(at, "red-sky")
    assert asked(at) == "act"


@pytest.mark.rule("deadly-search", "go-hunting")
def test_where_a_hunter_is_due_another_is_drawn() -> None:
    at = hunted()
    feed(at, "red-sky")
    assert (asked(at), state(at).red_sky) == ("draw-ship", 1)
    feed(at, "zeeland")
    assert asked(at) == "hunt"


@pytest.mark.rule("deadly-search", "rising-action", "ship-group-hunts")
def test_a_search_for_a_warship_goes_on() -> None:
    """Merchants and whalers are passed over, the Troop Convoy is a Warship."""
    at = sit(FAR, phase="event", rules=RULES, box=1)
    s = state(at).copy()
    s.frames[s.depth - 1].doing = Step.DRAW_SHIP
    s.frames[s.depth - 1].a = 1
    module = GAME.decisions.by_number[Step.DRAW_SHIP].module
    weighs = {name: module.weight(s, SHIPPED, ship(name)) for name in (*GROUPS, "clyde", "ryujo")}
    assert weighs == {"merchant-convoy": 0, "whaling-fleet": 0, "troop-convoy": 1, "clyde": 0, "ryujo": 1}
    assert module.weight(s, SHIPPED, module.TOKEN + kind("red-sky")) == 2


# --- the eight kinds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("coastal-village", "village-where")
@pytest.mark.parametrize("cubes", [0, 1])
def test_a_village_may_rise_in_the_ocean_where_a_ship_was_due(cubes: int) -> None:
    """004:871."""
    at = due()
    feed(at, "coastal-village")
    assert (asked(at), legal(at)) == ("choose", ["choose 1", "choose 2"])
    play(at, "choose 1" if cubes else "choose 2")
    assert (state(at).cubes[ocean(DUE)], sum(state(at).cubes)) == (cubes, cubes)


@pytest.mark.rule("coastal-village", "village-where")
def test_in_an_attack_it_is_the_ocean_of_the_nautilus() -> None:
    at = attacking()
    feed(at, "coastal-village")
    play(at, "choose 1")
    assert (state(at).cubes[ocean(HERE)], state(at).notoriety) == (1, 0)


@pytest.mark.rule("village-where", "event-54")
def test_from_the_balloon_it_is_the_ocean_that_was_looked_at() -> None:
    nadar = names.CARDS.index("event 54")
    at = sit(HERE, levels={"box": "expanded"}, rules=RULES, hidden={FAR: 1}, tableau=[nadar], auto=False)
    play(at, "use event 54", FAR)
    feed(at, "coastal-village")
    play(at, "choose 1")
    s = state(at)
    assert (s.cubes[ocean(FAR)], s.hidden[ocean(FAR)], s.cards[nadar]) == (1, 1, TABLEAU)


@pytest.mark.rule("coastal-village")
@pytest.mark.parametrize(("there", "cubes"), [("eastern-pacific", {}), (HERE, {HERE: 1})])
def test_without_room_there_is_no_village(there: str, cubes: dict[str, int]) -> None:
    at = attacking(at=there, cubes=cubes)
    feed(at, "coastal-village")
    assert (asked(at), sum(state(at).cubes)) == ("act", sum(cubes.values()))


@pytest.mark.rule("cyclone", "cyclone-shot")
@pytest.mark.parametrize(("dice", "hits"), [((4, 5), 0), ((4, 4), 4), ((2, 3), 2)])
def test_the_cyclone_attacks_like_a_warship_and_leaves_nobody(dice: tuple[int, int], hits: int) -> None:
    """004:875: discarded are all ships of the Nautilus' ocean."""
    at = attacking(at=FAR, hidden=2, ships={"scotia": FAR, "clyde": "indian-ocean"}, sacrificed=names.CHARACTERS)
    feed(at, "cyclone", *dice)
    assert told(at, "say-cyclone-hits" if hits else "say-cyclone-misses") == (hits, 0, 0)
    feed(at, *([3] * hits))
    s = state(at)
    assert (s.hidden[ocean(FAR)], s.revealed[ocean(FAR)], where(at, "scotia")) == (0, 0, DISCARDED)
    assert (where(at, "clyde"), asked(at)) == (AT_SEA + ocean("indian-ocean"), "act")
    assert told(at, "say-swept") == (ocean(FAR), 2, 1)


@pytest.mark.rule("cyclone")
def test_two_ones_of_the_cyclone_are_a_disaster() -> None:
    at = attacking(at=FAR, sacrificed=names.CHARACTERS)
    feed(at, "cyclone", 1, 1, 2)
    assert told(at, "say-cyclone-disaster") == (0, 0, 0)
    feed(at, 4, 4)
    assert (asked(at), state(at).hidden[ocean(FAR)]) == ("act", 0)


@pytest.mark.rule("cyclone-shot")
def test_it_strikes_the_nautilus_wherever_it_was_drawn() -> None:
    at = due(at=FAR, hidden={FAR: 2}, sacrificed=names.CHARACTERS)
    feed(at, "cyclone", 6, 6)
    s = state(at)
    assert (s.hidden[ocean(FAR)], s.hidden[ocean(DUE)]) == (0, 4)


@pytest.mark.rule("cyclone-shot", "other-warship")
@pytest.mark.parametrize(("ships", "misses"), [({}, True), ({"ryujo": FAR}, False)])
def test_a_warship_there_counts_as_another_one(ships: dict[str, str], misses: bool) -> None:
    at = attacking(at=FAR, ships=ships, sacrificed=names.CHARACTERS)
    feed(at, "cyclone", 3, 6)
    assert (told(at, "say-cyclone-misses") is not None) == misses


@pytest.mark.rule("cyclone-shot")
def test_help_counts_against_it_and_its_attack_is_a_value() -> None:
    at = attacking(at=FAR)
    feed(at, "cyclone", 3, 4)
    assert asked(at) == "help"
    play(at, "sacrifice aronnax")
    assert told(at, "say-cyclone-misses") is not None
    tables = read_tables("[deadly]\ncyclone_attack = 7\n")
    assert needed(position(HERE, rules=RULES), tables, ENEMY, deadly.CYCLONE) == 7


@pytest.mark.rule("fire-aboard")
def test_fire_costs_a_resource_or_somebody() -> None:
    """004:879."""
    for answer, after in (("choose 1", (5, 6, 6)), ("choose 2", (6, 5, 6)), ("choose 3", (6, 6, 5))):
        at = attacking(nemo=6, crew=6, hull=6)
        feed(at, "fire-aboard")
        play(at, answer)
        assert (tuple(state(at).tracks), asked(at)) == (after, "act")
    at = attacking(nemo=6, crew=6, hull=6)
    feed(at, "fire-aboard")
    play(at, "choose 4", "conseil")
    assert (tuple(state(at).tracks), state(at).characters) == ((6, 6, 6), 1 << names.CHARACTERS.index("conseil"))


@pytest.mark.rule("fire-aboard", "nadeen-last")
def test_fire_takes_nobody_where_nobody_is_left() -> None:
    """Ruling B25: Nadeen is not offered."""
    at = attacking(sacrificed=names.CHARACTERS, rules=(*RULES, "nadeen-dakkar"), nadeen=1, auto=False,
                   tableau=[names.CARDS.index("event 58")])  # fmt: skip
    feed(at, "fire-aboard")
    assert legal(at) == ["choose 1", "choose 2", "choose 3"]


@pytest.mark.rule("nautilus-breakdown", "save-never-more")
def test_a_breakdown_ends_the_action_phase() -> None:
    """004:883."""
    at = attacking(actions=4)
    before = state(at).turn
    feed(at, "nautilus-breakdown")
    assert (state(at).actions, state(at).turn, state(at).breakdown) == (0, before + 1, 0)
    assert told(at, "say-turn-ended") == (0, 0, 0)


@pytest.mark.rule("breakdown-early", "nautilus-breakdown", "save-one-point")
def test_before_the_action_phase_it_skips_the_phase_and_one_point_is_kept() -> None:
    """Ruling B26: the dice have brought their points."""
    at = due(actions=2)
    before = state(at)
    feed(at, "nautilus-breakdown")
    assert (state(at).turn, state(at).actions) == (before.turn + 1, 0)
    event = position(HERE, phase="prepare", rules=RULES, actions=0, breakdown=1)
    at = table(event)
    play(at, "roll")
    feed(at, 1, 5)
    assert (state(at).turn, state(at).actions, asked(at)) == (event.turn + 1, 1, "draw-event")


@pytest.mark.rule("breakdown-early", "pursuit-order")
def test_nobody_pursues_in_a_phase_that_is_skipped() -> None:
    s = position(HERE, phase="prepare", rules=(*RULES, "relentless-pursuit"), ships={"kotetsu": HERE}, act=2, breakdown=1)
    at = table(s)
    play(at, "roll")
    feed(at, 1, 5)
    while asked(at) == "throw" and state(at).turn == s.turn:
        feed(at, 6)
    assert told(at, "say-no-pursuit") is None
    assert told(at, "say-pursues") is None


@pytest.mark.rule("nautilus-breakdown")
def test_no_free_moves_after_a_breakdown() -> None:
    card = next(one for one in range(1, 52) if SHIPPED.effects[one * 4 + 3][0] == move.ME)
    there = next(
        name for number, name in enumerate(names.OCEANS) if SHIPPED.where[card] in (0, SHIPPED.where[card] | 1 << number)
    )
    for breakdown in (0, 1):
        s = position(there, phase="prepare", rules=RULES, tableau=[card], breakdown=breakdown)
        assert (f"use {names.CARDS[card]}" in legal(table(s, auto=False))) == (breakdown == 0)


@pytest.mark.rule("nautilus-breakdown", "upgrade-officers-mess")
@pytest.mark.parametrize(("token", "then"), [("nautilus-breakdown", "draw-event"), ("coastal-village", "sail")])
def test_the_mess_moves_nobody_after_a_breakdown(token: str, then: str) -> None:
    """004:883: an adventure for two points turns up Public Opinion, whose ship is to be revealed."""
    at = sit(HERE, upgrades=["officers-mess"], hidden=ROOM, rules=RULES, actions=3, auto=False)
    play(at, "adventure")
    feed(at, "event 2")
    play(at, "undertake")
    feed(at, 3, 3, token)
    if asked(at) == "choose":
        play(at, "choose 2")
    feed(at, "lord-clyde")
    play(at, "arctic-ocean")
    assert asked(at) == then


@pytest.mark.rule("red-sky", "help")
@pytest.mark.parametrize("adds", [2, 3])
def test_a_red_sky_is_kept_and_helps_after_a_roll(adds: int) -> None:
    """004:887."""
    tables = read_tables(f"[deadly]\nred_sky_adds = {adds}\n")
    at = sit(HERE, rules=RULES, red_sky=1, deadly=[2, 1, 1, 1, 1, 1, 2], crew=5, tables=tables, hidden={})
    play(at, "rest", "none")
    feed(at, 2, 3)
    assert "use red-sky" in legal(at)
    play(at, "use red-sky")
    assert (state(at).red_sky, state(at).notoriety) == (0, 0)
    assert told(at, "say-helped") == (sources.WITH_RED_SKY, adds, 0)
    if asked(at) == "help":
        assert why_not(at, "use red-sky") == "red-sky"


@pytest.mark.rule("red-sky", "help-natural-two")
def test_a_red_sky_is_no_help_against_two_ones() -> None:
    at = sit(HERE, rules=RULES, red_sky=1, deadly=[2, 1, 1, 1, 1, 1, 2], crew=5)
    play(at, "rest", "none")
    feed(at, 1, 1)
    assert why_not(at, "use red-sky") == "help-natural-two"


@pytest.mark.rule("rogue-wave")
def test_a_rogue_wave_takes_somebody_for_nothing() -> None:
    """004:893."""
    at = attacking(nemo=6)
    feed(at, "rogue-wave")
    assert (asked(at), len(legal(at))) == ("pick-character", 6)
    play(at, "second-officer")
    assert (asked(at), state(at).actions) == ("act", 2)


@pytest.mark.rule("rogue-wave", "nadeen-lost")
@pytest.mark.parametrize("nadeen", [0, 1])
def test_with_nobody_else_left_it_takes_nadeen(nadeen: int) -> None:
    card = names.CARDS.index("event 58")
    tableau = [card] if nadeen else []
    at = attacking(sacrificed=names.CHARACTERS, rules=(*RULES, "nadeen-dakkar"), nadeen=nadeen, tableau=tableau)
    feed(at, "rogue-wave")
    assert at.over == (nadeen == 1)
    if nadeen:
        assert state(at).ending == Ending.LOST_NADEEN


@pytest.mark.rule("uncharted-island", "adventure")
@pytest.mark.parametrize("performed", [False, True])
def test_an_island_is_a_free_adventure(performed: bool) -> None:
    """004:901: a card of the Adventure Deck, performed or declined."""
    at = attacking(actions=1, deck_gems=1)
    before = state(at).deck
    feed(at, "uncharted-island")
    assert asked(at) == "draw-adventure"
    feed(at, "event 1")
    assert (asked(at), state(at).deck, state(at).actions) == ("undertake", before - 1, 0)
    play(at, "undertake" if performed else "decline")
    assert (state(at).cards[1] == BELOW_DECK) != performed


@pytest.mark.rule("uncharted-island", "adventure-empty")
def test_an_island_without_a_deck_is_empty() -> None:
    s = position(HERE, rules=RULES, hidden={HERE: 1}).copy()
    gone = [card for card in range(1, 52) if s.cards[card] == 0][: s.deck]
    for card in gone:
        s.cards[card] = 4
    s.deck = 0
    at = table(s)
    play(at, "bold")
    feed(at, "uncharted-island")
    assert asked(at) == "act"


# --- Ship Groups ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ship-groups", "ship-group-first", "reveal")
def test_a_group_takes_the_place_of_a_hidden_ship_and_brings_two_more() -> None:
    """004:865, 004:897: two more ships in its ocean, by the usual steps."""
    at = due()
    feed(at, "merchant-convoy")
    play(at, "south-atlantic")
    assert told(at, "say-group-brings") == (ship("merchant-convoy"), ocean("south-atlantic"), 2)
    s = state(at)
    assert (where(at, "merchant-convoy"), s.hidden[ocean("south-atlantic")]) == (AT_SEA + ocean("south-atlantic"), 2)
    assert asked(at) == "spread"
    play(at, "cape-horn")
    assert state(at).hidden[ocean("cape-horn")] + state(at).hidden[ocean("cape-of-good-hope")] == 2


@pytest.mark.rule("ship-group-first", "stalk-declined", "attack-hidden")
@pytest.mark.parametrize("answer", ["fight", "decline"])
def test_who_stalks_a_group_may_decline_after_its_company_has_come(answer: str) -> None:
    """Ruling A29."""
    at = attacking("stalk", at=FAR)
    feed(at, "whaling-fleet")
    s = state(at)
    assert (asked(at), s.hidden[ocean(FAR)], s.revealed[ocean(FAR)]) == ("press", 2, 1)
    play(at, answer)
    assert asked(at) == ("exert" if answer == "fight" else "act")


@pytest.mark.rule("ship-groups", "ship-group-tokens", "sunk-bonus")
def test_a_group_is_fought_like_any_ship() -> None:
    at = attacking("bold", at=FAR, nemo=5)
    feed(at, "whaling-fleet")
    assert asked(at) == "exert"
    play(at, "none")
    feed(at, 4, 5)
    play(at, f"tonnage {FAR}")
    assert (where(at, "whaling-fleet"), state(at).tracks[0], state(at).notoriety) == (TONNAGE + ocean(FAR), 6, 1)
    assert asked(at) == "target"


@pytest.mark.rule("ship-group-first", "cyclone")
def test_a_group_that_is_swept_away_is_not_fought() -> None:
    """Its company finds the sea full, and a token of the cup comes up."""
    full = {"western-pacific": 4, "south-pacific": 1, "indian-ocean": 3, "arctic-ocean": 1, "central-pacific": 2}
    full |= {"pacific-coast": 1}
    at = sit(FAR, hidden=full, rules=RULES, sacrificed=names.CHARACTERS)
    play(at, "bold")
    feed(at, "merchant-convoy")
    assert asked(at) == "draw-ship"
    feed(at, "cyclone", 6, 6)
    s = state(at)
    assert (where(at, "merchant-convoy"), s.revealed[ocean(FAR)], asked(at)) == (DISCARDED, 0, "act")
    assert told(at, "say-called-off") == (ship("merchant-convoy"), 0, 0)
    assert s.hidden[ocean(FAR)] == 1  # the second one has found room


@pytest.mark.rule("ship-group-first", "nautilus-breakdown")
def test_an_attack_on_a_group_is_off_when_the_phase_is_over() -> None:
    full = {"western-pacific": 4, "south-pacific": 1, "indian-ocean": 3, "arctic-ocean": 1, "central-pacific": 2}
    at = sit(FAR, hidden=full | {"pacific-coast": 1}, rules=RULES)
    play(at, "bold")
    feed(at, "merchant-convoy", "nautilus-breakdown", "red-sky")
    assert told(at, "say-called-off") == (ship("merchant-convoy"), 0, 0)
    assert (where(at, "merchant-convoy"), asked(at)) == (AT_SEA + ocean(FAR), "draw-event")


@pytest.mark.rule("ship-group-hunts", "hunter-fights")
def test_a_group_that_hunts_must_be_fought_after_its_company_has_come() -> None:
    """Ruling A28: even without guns."""
    at = hunted()
    feed(at, "merchant-convoy")
    play(at, HERE)
    s = state(at)
    fight = next(frame for frame in s.frames if frame.doing == Step.FIGHT)
    assert (where(at, "merchant-convoy"), fight.a) == (AT_SEA + ocean(HERE), ship("merchant-convoy") + 1)
    while asked(at) == "spread":
        play(at, legal(at)[0])
    assert asked(at) == "exert"


@pytest.mark.rule("upgrade-crew-armor", "ship-group-first")
@pytest.mark.parametrize(("style", "used"), [(STALK, 1), (BOLD, 0)])
def test_a_hunter_in_the_middle_of_a_series_does_not_mend_the_armor(style: int, used: int) -> None:
    """004:1620: once in each series; who comes with a Ship Group may hunt, and is fought before the group."""
    s = position(HERE, rules=RULES, upgrades=["crew-armor"], ships={"kotetsu": HERE, "troop-convoy": HERE}, act=2)
    begin_fight(s, ship("troop-convoy") + 1, BOLD, FOLLOWS)
    s.armor_used = 1
    begin_fight(s, ship("kotetsu") + 1, style, FORCED)
    assert s.armor_used == used


@pytest.mark.rule("breakdown-early", "hunter-fights")
def test_after_a_breakdown_a_hunter_is_fought_all_the_same() -> None:
    """Ruling B27."""
    at = hunted()
    feed(at, "nautilus-breakdown", "clyde")
    play(at, HERE)
    assert state(at).breakdown == 1
    feed(at, 6, 6)
    assert asked(at) == "exert"


@pytest.mark.rule("ship-groups", "allied-navies")
def test_a_group_has_no_purple_side() -> None:
    """004:897."""
    s = position(HERE, rules=RULES, ships=dict.fromkeys((*GROUPS, "ryujo"), FAR), motive="war").copy()
    ally_navies(s, SHIPPED)
    assert (s.backs[ship("ryujo")], [s.backs[ship(name)] for name in GROUPS]) == (1, [0, 0, 0])
    assert [cup.side_of(s, SHIPPED, ship(name)) for name in GROUPS] == [0, 0, 0]
    assert [cup.hunting_side(s, SHIPPED, ship(name)) for name in GROUPS] == [0, 0, 0]


@pytest.mark.rule("ship-groups", "cipher-ship")
@pytest.mark.parametrize(("other", "possible"), [({}, False), ({"clyde": HERE}, True)])
def test_the_cipher_turns_no_group(other: dict[str, str], possible: bool) -> None:
    at = sit(HERE, levels={"box": "expanded"}, rules=RULES, upgrades=["clockwork-cipher"],
             ships={"troop-convoy": HERE, **other}, auto=False)  # fmt: skip
    assert ("cipher" in legal(at)) == possible


@pytest.mark.rule("deadly-binoculars", "upgrade-prism-binoculars")
def test_a_group_may_be_put_back_before_its_company_comes_and_a_token_may_not() -> None:
    """Ruling A11."""
    at = attacking("bold", at=FAR, levels={"box": "expanded"}, upgrades=["prism-binoculars"])
    feed(at, "troop-convoy")
    assert asked(at) == "take-up"
    play(at, "redraw")
    feed(at, "red-sky")
    s = state(at)
    assert (where(at, "troop-convoy"), s.drawn, s.red_sky, s.hidden[ocean(FAR)], asked(at)) == (CUP, 0, 1, 1, "act")
    at = attacking("bold", at=FAR, levels={"box": "expanded"}, upgrades=["prism-binoculars"])
    feed(at, "red-sky")
    assert asked(at) == "act"


@pytest.mark.rule("ship-groups", "attack-target", "refit-cost")
def test_a_group_is_named_like_any_ship() -> None:
    at = sit(HERE, rules=RULES, ships={"troop-convoy": HERE, "clyde": HERE})
    play(at, "bold", "troop-convoy")
    assert state(at).frames[state(at).depth - 3].a == ship("troop-convoy") + 1


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("deadly-seas", "deadly-gone")
@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("deadly", [3, 1, 1, 1, 2, 1, 2], "state-nemo-tokens"),
        ("red_sky", 1, "state-nemo-tokens"),
        ("breakdown", 1, "state-nemo-stack"),
    ],
)
def test_states_that_cannot_occur(field: str, value: Any, error: str) -> None:
    s: State = position(HERE, rules=RULES).copy()
    assert GAME.impossible(s, SHIPPED) == []
    setattr(s, field, value)
    assert [one.code for one in GAME.impossible(s, SHIPPED)] == [error]


@pytest.mark.rule("ship-groups")
def test_groups_are_in_the_box_only_without_the_rule() -> None:
    for rules, place in (((), CUP), (RULES, BOX)):
        s = position(HERE, rules=rules).copy()
        s.ships[ship("troop-convoy")] = place
        assert [one.code for one in GAME.impossible(s, SHIPPED)] == ["state-nemo-ships"]
