"""The Imperialists: one against one, and the second player places the ships."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from leagues import bots
from leagues.games.nemo import names
from leagues.games.nemo.endings import Ending, finish
from leagues.games.nemo.game import GAME
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rewards import REWARDS
from leagues.games.nemo.state import AT_SEA, CUP, IMPERIALISTS, SEATS, SHIPS, State
from leagues.kernel.chance import OpenSeed
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, ocean, play, position, ship, sit, state, told, where, why_not
from .test_placement import crowd, roll

NEMO, RIVAL = 0, 1
AGAINST: dict[str, Any] = {"captains": 2, "company": IMPERIALISTS}


def against(at: str = "north-atlantic", **more: Any) -> Table:
    """Nemo has the first seat, the Imperialists the second; they have chosen a ship in this act, if nothing else is said."""
    return sit(at, **{"phase": "prepare", "actions": 0, "mustered": 1, **AGAINST, **more})


def voyage(seed: str, policy: str = "random", **options: Any) -> Table:
    """A whole voyage."""
    at = Table(GAME, {"company": "imperialists", "difficulty": "sailor"} | options, SHIPPED, OpenSeed(seed))
    luck, g = Random(seed), [1, 2, 3, len(seed)]
    while not at.over:
        if policy == "random":
            at.play(luck.choice(at.legal))
        else:
            answer = bots.answer(at, max(at.who, 0), policy, g)
            at.play(next(move for move in at.legal if move.answer == answer))
    return at


# --- who sits where -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperialists")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_they_are_one_against_one(players: int) -> None:
    at = Table(GAME, {"company": "imperialists", "players": players}, SHIPPED, OpenSeed("two"))
    assert (at.options["players"], len(at.seats)) == (2, 2)
    s = state(at)
    assert (s.captains, s.captain, s.officers) == (2, 0, [0] * SEATS)


@pytest.mark.rule("imperialists")
@pytest.mark.parametrize("turn", [5, 6])
def test_nemo_decides_everything_else_in_every_turn(turn: int) -> None:
    at = sit(**AGAINST, turn=turn, mustered=1, actions=3)
    assert (asked(at), at.who) == ("act", NEMO)
    play(at, "sacrifice first-officer")  # nobody is asked for consent
    assert (asked(at), at.who) == ("act", NEMO)
    play(at, "end")
    assert state(at).captain == 0
    assert told(at, "say-captain") is None


@pytest.mark.rule("imperialists", "imperialists-place")
def test_only_the_placement_is_theirs() -> None:
    theirs = {"spread", "replace-hidden", "turn-hostile", "hunt", "muster", "show-ship", "admiralty"}
    seen: set[str] = set()
    for number in range(6):
        at = Table(GAME, {"company": "imperialists", "difficulty": "sailor"}, SHIPPED, OpenSeed(f"theirs {number}"))
        luck = Random(number)
        while not at.over:
            assert at.decision is not None
            if at.who != CHANCE:
                assert (at.who == RIVAL) == (at.decision.name in theirs), at.decision.name
                seen |= {at.decision.name} & theirs
            at.play(luck.choice(at.legal))
    assert {"spread", "muster", "show-ship", "admiralty"} <= seen


@pytest.mark.rule("imperialists-place")
def test_they_spread_a_ship() -> None:
    at = against(hidden={"north-atlantic": 4})
    roll(at, 3, 1)
    assert (asked(at), at.who) == ("spread", RIVAL)
    assert legal(at) == ["south-atlantic", "european-seas", "pacific-coast", "arctic-ocean"]
    play(at, "pacific-coast")
    assert state(at).hidden[ocean("pacific-coast")] == 1


@pytest.mark.rule("imperialists-place")
def test_they_reveal_a_ship() -> None:
    full = {"western-pacific": 4, "indian-ocean": 3, "arctic-ocean": 1, "central-pacific": 2, "south-pacific": 1}
    at = against(hidden=full | {"pacific-coast": 1})
    roll(at, 1, 2)
    feed(at, "tynwald")
    assert (asked(at), at.who) == ("replace-hidden", RIVAL)
    play(at, "indian-ocean")
    assert where(at, "tynwald") == AT_SEA + ocean("indian-ocean")


@pytest.mark.rule("imperialists-place")
def test_they_let_a_ship_get_hostile() -> None:
    at = against("south-atlantic", ships=crowd(2))
    roll(at, 1, 2)
    assert (asked(at), at.who) == ("turn-hostile", RIVAL)
    moves = legal(at)
    assert len(moves) == 2
    play(at, moves[0])
    assert state(at).backs[ship(moves[0])] == 1


# --- the hunt -----------------------------------------------------------------------------------------------------------


def hunted(**more: Any) -> Table:
    """A ship hunts, of two that come in this turn."""
    at = against("south-atlantic", ships=crowd(0), **more)
    roll(at, 1, 1)
    feed(at, "tynwald")
    assert (asked(at), at.who) == ("hunt", RIVAL)
    return at


def fought(at: Table) -> None:
    """The fight with a hunter, in which nothing is sunk."""
    feed(at, 6, 6)
    assert at.who == NEMO
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")


@pytest.mark.rule("hunted-once", "imperialists-place")
def test_a_second_hunter_of_a_turn_goes_elsewhere() -> None:
    at = hunted()
    play(at, "south-atlantic")
    fought(at)
    feed(at, "zeeland")
    assert (asked(at), at.who, state(at).hunted) == ("hunt", RIVAL, 1)
    assert "south-atlantic" not in legal(at)
    assert why_not(at, "south-atlantic") == "hunted-once"
    play(at, "cape-horn")
    assert where(at, "zeeland") == AT_SEA + ocean("cape-horn")


@pytest.mark.rule("hunted-once")
def test_a_hunter_that_went_elsewhere_does_not_count() -> None:
    at = hunted()
    play(at, "cape-horn")
    feed(at, "zeeland")
    assert "south-atlantic" in legal(at)


@pytest.mark.rule("hunted-once")
def test_the_next_turn_has_its_own_hunter() -> None:
    at = sit(**AGAINST, hunted=1, mustered=1)
    play(at, "end")
    assert state(at).hunted == 0


@pytest.mark.rule("hunted-again")
def test_where_nothing_else_is_open_another_hunter_comes_all_the_same() -> None:
    rest = {"eastern-pacific": 4, "north-atlantic": 4, "south-atlantic": 1, "european-seas": 4, "cape-horn": 1}
    rest |= {"cape-of-good-hope": 1}
    at = against("south-atlantic", ships=crowd(0), hidden=rest)
    roll(at, 1, 1)
    feed(at, "tynwald")
    fought(at)
    assert state(at).hunted == 1
    feed(at, "zeeland")
    assert where(at, "zeeland") == AT_SEA + ocean("south-atlantic")


@pytest.mark.rule("hunted-once")
def test_without_imperialists_hunters_come_as_often_as_one_likes() -> None:
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0))
    roll(at, 1, 1)
    feed(at, "tynwald")
    play(at, "south-atlantic")
    fought(at)
    feed(at, "zeeland")
    assert (state(at).hunted, "south-atlantic" in legal(at)) == (0, True)


# --- two draws ----------------------------------------------------------------------------------------------------------


def mustering(*ships: str, **more: Any) -> Table:
    """A ship is to be placed, and they choose between some."""
    at = against("south-atlantic", ships=crowd(0), mustered=0, **more)
    roll(at, 1, 2)
    assert (asked(at), at.who) == ("muster", RIVAL)
    play(at, "choose")
    feed(at, *ships)
    return at


@pytest.mark.rule("two-draws")
def test_they_choose_the_ship_that_is_shown() -> None:
    at = mustering("tynwald", "zeeland")
    assert (asked(at), at.who) == ("show-ship", RIVAL)
    assert legal(at) == ["tynwald", "zeeland"] or legal(at) == ["zeeland", "tynwald"]
    assert why_not(at, "triumph") == "two-draws"
    play(at, "zeeland")
    s = state(at)
    assert (s.drawn - 1, s.ships[ship("tynwald")]) == (ship("zeeland"), CUP)
    assert not any(s.offers)
    assert not any(s.waiting)
    play(at, "cape-horn")
    assert where(at, "zeeland") == AT_SEA + ocean("cape-horn")


@pytest.mark.rule("two-draws")
def test_they_need_not_choose_and_may_do_so_later() -> None:
    at = against("south-atlantic", ships=crowd(0), mustered=0)
    roll(at, 1, 1)
    play(at, "one")
    feed(at, "tynwald")
    play(at, "cape-horn")
    assert (asked(at), state(at).mustered) == ("muster", 0)


@pytest.mark.rule("two-draws")
def test_once_in_an_act() -> None:
    at = mustering("tynwald", "zeeland")
    assert state(at).mustered == 1
    later = against("south-atlantic", ships=crowd(0))
    roll(later, 1, 2)
    assert asked(later) == "draw-ship"


@pytest.mark.rule("two-draws")
def test_every_act_lets_them_choose_anew() -> None:
    at = voyage("acts", "greedy")
    chosen = [line.arguments for line in at.journal if line.message in ("say-mustered", "say-act")]
    acts = [line for line in at.journal if line.message == "say-act"]
    since = 0
    for line in at.journal:
        if line.message == "say-act":
            since = 0
        since += line.message == "say-mustered"
        assert since < 2
    assert len(chosen) > len(acts) > 1


@pytest.mark.rule("two-draws")
def test_of_a_single_ship_nobody_chooses() -> None:
    s = position(at="south-atlantic", phase="prepare", actions=0, ships=crowd(0), **AGAINST)
    left = [one for one in range(SHIPS) if s.ships[one] == CUP]
    places = [0 if one in left[1:] else place for one, place in enumerate(s.ships)]
    at = against("south-atlantic", ships=crowd(0), mustered=0, auto=False, **{"groups": s.groups})
    assert places.count(CUP) == 1
    start = state(at)
    start.ships = [2 if one in left[1:] else place for one, place in enumerate(start.ships)]
    at = Table(GAME, GAME.options_of(start), SHIPPED, at.luck, start=start)
    roll(at, 1, 2)
    assert asked(at) == "hunt"


# --- what they alone see ------------------------------------------------------------------------------------------------


@pytest.mark.rule("two-draws-own")
def test_nobody_else_sees_what_they_choose_from() -> None:
    one, other = mustering("tynwald", "zeeland"), mustering("triumph", "pequod")
    for seat in (-1, NEMO):
        assert one.view(seat) == other.view(seat)
        assert [line.arguments for line in one.lines(seat)] == [line.arguments for line in other.lines(seat)]
        assert one.record(seat) == other.record(seat)
        assert one.view(seat)["offers"][:2] == [0, 2]
    assert one.view(RIVAL) != other.view(RIVAL)
    assert one.view(RIVAL) == one.state.json()
    said = [line for line in one.lines(RIVAL) if line.message == Say.SHIP_OFFERED.id]
    assert [line.arguments[0] for line in said] == [ship("tynwald"), ship("zeeland")]


@pytest.mark.rule("two-draws-own")
def test_what_goes_back_is_not_known_afterwards() -> None:
    one, other = mustering("tynwald", "zeeland"), mustering("tynwald", "pequod")
    for at in (one, other):
        play(at, "tynwald")
    assert one.state.json() == other.state.json()
    assert one.record(NEMO) == other.record(NEMO)


@pytest.mark.rule("two-draws-own")
def test_other_voyages_have_no_secrets() -> None:
    for company in ("cooperative", "semi-competitive", "imperialists"):
        at = Table(GAME, {"company": company, "players": 2}, SHIPPED, OpenSeed("open"))
        assert at.has_secrets == (company == "imperialists")


# --- the Admiralty ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("admiralty-point")
def test_a_lull_gives_them_a_hidden_ship_anywhere_open() -> None:
    at = against(hidden={"european-seas": 4}, cubes={"indian-ocean": 1})
    roll(at, 3, 3)
    feed(at, 6)  # the uprising holds first
    assert (asked(at), at.who) == ("admiralty", RIVAL)
    assert why_not(at, "european-seas") == "open-spaces"
    before = sum(state(at).hidden)
    play(at, "arctic-ocean")
    assert state(at).hidden[ocean("arctic-ocean")] == 1
    assert sum(state(at).hidden) == before + 1
    assert told(at, "say-point-spent") == (ocean("arctic-ocean"), 0, 0)
    assert (asked(at), at.who) == ("act", NEMO)


@pytest.mark.rule("admiralty-point")
def test_the_point_may_be_left() -> None:
    at = against()
    roll(at, 3, 3)
    before = state(at).hidden
    play(at, "none")
    assert state(at).hidden == before
    assert asked(at) == "act"


@pytest.mark.rule("admiralty-point")
def test_without_a_lull_there_is_no_point() -> None:
    at = against()
    roll(at, 2, 6)
    assert asked(at) == "act"


@pytest.mark.rule("admiralty-point")
def test_without_hidden_ships_in_stock_there_is_no_point_to_spend() -> None:
    tables = SHIPPED.copy()
    tables.hidden_stock = 4
    at = against(hidden={"european-seas": 4}, tables=tables)
    roll(at, 3, 3)
    assert asked(at) == "act"


@pytest.mark.rule("admiralty-point")
def test_an_owner_can_give_them_more() -> None:
    tables = SHIPPED.copy()
    tables.admiralty = 2
    at = against(tables=tables)
    roll(at, 3, 3)
    play(at, "arctic-ocean", "cape-horn")
    assert asked(at) == "act"


# --- the end ------------------------------------------------------------------------------------------------------------


def ended(level: int) -> tuple[State, list[str]]:
    """The end of a voyage whose score is enough for a level, or for none; what is said then."""
    s = State.from_json(position(**AGAINST).json())
    s.journal = []
    tables = SHIPPED.copy()
    tables.levels[s.motive] = [(-999 if one < level else 9999) for one in range(4)]
    finish(s, tables)
    GAME.advance(s, tables)
    ids = {int(one): one.id for one in Say}
    return s, [ids[line[1]] for line in s.journal]


@pytest.mark.rule("imperialists-win")
@pytest.mark.parametrize(
    ("level", "ending", "worth"),
    [
        (0, Ending.LOST_LOW_SCORE, [0, 4]), (1, Ending.LOST_OUTPLAYED, [0, 4]), (2, Ending.WON_ADEQUATE, [2, 0]),
        (3, Ending.WON_SUCCESS, [3, 0]), (4, Ending.WON_TRIUMPH, [4, 0]),
    ],
)  # fmt: skip
def test_nemo_must_be_adequate(level: int, ending: Ending, worth: list[int]) -> None:
    s, said = ended(level)
    assert s.ending == ending
    tables = SHIPPED.copy()
    assert [REWARDS["end"].worth(s, tables, seat) for seat in range(2)] == worth
    assert ("say-nemo-wins" in said) == (worth[0] > 0)
    assert ("say-imperialists-win" in said) == (worth[1] > 0)


@pytest.mark.rule("imperialists-win")
@pytest.mark.parametrize("ending", [end for end in Ending if end < Ending.LOST_LOW_SCORE])
def test_any_defeat_is_theirs(ending: Ending) -> None:
    s = position(**AGAINST)
    s.ending = ending
    assert [REWARDS["end"].worth(s, SHIPPED, seat) for seat in range(2)] == [0, 4]
    assert [GAME.score(s, SHIPPED, seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("imperialists-win")
def test_a_defeat_in_the_middle_names_the_winner() -> None:
    rest = {"eastern-pacific": 4, "north-atlantic": 4, "south-atlantic": 3, "european-seas": 4, "cape-horn": 1}
    rest |= {"cape-of-good-hope": 1}
    at = against("south-atlantic", ships=crowd(0), hidden=rest)
    roll(at, 1, 2)
    feed(at, "tynwald")
    assert (at.outcome, at.returns) == ("lost-imperialists", (0.0, 1.0))
    assert told(at, "say-imperialists-win") == (0, 0, 0)


@pytest.mark.rule("imperialists-win")
def test_an_inconsequential_voyage_alone_is_still_won() -> None:
    s = State.from_json(position().json())
    tables = SHIPPED.copy()
    tables.levels[s.motive] = [-999, 9999, 9999, 9999]
    finish(s, tables)
    assert s.ending == Ending.WON_INCONSEQUENTIAL


# --- the policy ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperialists-place", "two-draws")
def test_the_policy_places_to_hurt() -> None:
    at = mustering("tynwald", "lord-clyde", hull=1, crew=2)
    g = [1, 2, 3, 4]
    answer = bots.answer(at, RIVAL, "greedy", g)
    assert names.SHIPS[answer] == "lord-clyde"  # the one with guns
    play(at, "lord-clyde")
    assert names.OCEANS[bots.answer(at, RIVAL, "greedy", g)] == "south-atlantic"  # where the Nautilus is
    alone = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0), hull=1, crew=2)
    roll(alone, 1, 2)
    feed(alone, "lord-clyde")
    assert names.OCEANS[bots.answer(alone, NEMO, "greedy", g)] != "south-atlantic"


@pytest.mark.rule("admiralty-point")
def test_the_policy_spends_its_points() -> None:
    at = against()
    roll(at, 3, 3)
    answer = bots.answer(at, RIVAL, "greedy", [1, 2, 3, 4])
    assert answer < len(names.OCEANS)


# --- what can occur -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperialists", "two-draws")
@pytest.mark.parametrize("change", [
    {"captains": 3}, {"captain": 1}, {"officers": [7, 56, 0, 0]}, {"won_by": [0, 1]}, {"company": 0},
], ids=str)  # fmt: skip
def test_rivals_that_cannot_be(change: dict[str, Any]) -> None:
    s = State.from_json(position(**AGAINST).json())
    for name, value in change.items():
        setattr(s, name, value + [0] * (len(s.won_by) - len(value)) if name == "won_by" else value)
    assert "state-seats" in [error.code for error in GAME.impossible(s, SHIPPED)]


@pytest.mark.rule("two-draws", "two-draws-own")
def test_offers_that_cannot_be() -> None:
    """A ship that is not in the cup, one for Nemo, a third one, and an offer of which nobody knows anything."""
    s = state(mustering("tynwald", "zeeland"))
    assert GAME.impossible(s, SHIPPED) == []
    third = next(one for one in range(SHIPS) if s.waiting[one])
    for seat, ship_, count in ((RIVAL, SHIPS - 1, 3), (NEMO, third, 1), (RIVAL, third, 3), (RIVAL, third, 2)):
        wrong = State.from_json(s.json())
        wrong.offered[seat][ship_] = 1
        wrong.offers[seat] = count
        assert GAME.impossible(wrong, SHIPPED) != []
    wrong = State.from_json(position(**AGAINST).json())
    wrong.waiting[0] = 1
    assert GAME.impossible(wrong, SHIPPED) != []


@pytest.mark.rule("imperialists")
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_every_position_of_a_voyage_can_occur(policy: str) -> None:
    at = voyage("possible", policy)
    for count in range(0, len(at.entries), 3):
        s = at.state_at(count)
        assert s.ending or GAME.impossible(s, SHIPPED) == [], count
