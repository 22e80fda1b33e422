"""Several captains who each have a score of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from leagues.games.nemo import names, spoils
from leagues.games.nemo.aids.explanation import explain, notes
from leagues.games.nemo.endings import FIRST_SCORED, Ending, finish
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_answers import agreeing
from leagues.games.nemo.rewards import REWARDS
from leagues.games.nemo.scoring import CHARACTER, TREASURE, WONDER, points, total
from leagues.games.nemo.state import ALLIES, FIRST_ALLY, PASSED, SEMI_COMPETITIVE, SHIPS, State
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, legal, play, position, ship, sit, state, told, treasure, why_not
from .test_captains import FIRST, HERE, bits

THEIRS = tuple(one for one in names.CHARACTERS if one not in FIRST)


def rivals(at: str = HERE, **more: Any) -> Table:
    """Two captains with a score each; the first is in command in a turn with an odd number, as here."""
    return sit(at, **company(**more))


def company(**more: Any) -> dict[str, Any]:
    """The fields of such a voyage."""
    common = {"captains": 2, "company": SEMI_COMPETITIVE, "officers": [bits(*FIRST), bits(*THEIRS), 0, 0]}
    return {"captain": (more.get("turn", 5) - 1) % 2, **common, **more}


def sinker(*brought: int) -> list[int]:
    """The first captain has brought these to the Tonnage track: ships by their numbers, and Allies behind them."""
    return [int(one in brought) for one in range(SHIPS + ALLIES)]


def own(s: State, seat: int) -> int:
    """The score of a captain."""
    return spoils.own_points(s, SHIPPED, seat)


def aboard(s: State, seat: int) -> int:
    """What a captain's characters score."""
    return spoils.own_characters(s, SHIPPED, seat)


# --- what is won ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("own-scores")
@pytest.mark.parametrize("turn", [5, 6])
def test_a_ship_counts_for_whoever_commands_when_it_is_sunk(turn: int) -> None:
    at = rivals(ships={"donau": HERE}, turn=turn)
    play(at, "bold", "donau", "none")
    feed(at, 6, 6)
    captain = (turn - 1) % 2
    before = [own(state(at), seat) for seat in range(2)]
    play(at, "tonnage western-pacific")
    s = state(at)
    assert s.sunk_by[ship("donau")] == captain + 1
    worth = SHIPPED.worth[0][ship("donau")] + SHIPPED.adds[s.motive][1]
    assert worth > 0
    assert own(s, captain) == before[captain] + worth
    assert own(s, 1 - captain) == before[1 - captain]


@pytest.mark.rule("own-scores")
def test_salvage_counts_for_nobody() -> None:
    at = rivals(ships={"donau": HERE})
    play(at, "bold", "donau", "none")
    feed(at, 6, 6)
    play(at, "salvage")
    assert not any(state(at).sunk_by)


@pytest.mark.rule("own-scores")
def test_a_passed_card_counts_for_whoever_commands() -> None:
    at = rivals(phase="event", turn=6, nemo=5)
    draw(at, 29)  # The Whales, TEST 9
    play(at, "none")
    feed(at, 6, 6)
    while asked(at) == "choose":
        play(at, "choose 1")
    s = state(at)
    assert (s.cards[29], s.won_by[29]) == (PASSED, 2)
    card = position(**company(passed=[29], won_by=[int(n == 29) for n in range(len(s.won_by))]))
    empty = position(**company())
    assert own(card, 0) - own(empty, 0) == total(card, SHIPPED) - total(empty, SHIPPED)
    assert own(card, 1) == own(empty, 1)


@pytest.mark.rule("own-scores")
def test_every_card_weighs_as_it_does_in_the_voyage() -> None:
    empty = position(**company(act=3))
    for card in range(1, 52):
        for motive in range(8):
            one, none = position(**company(act=3, passed=[card])), empty.copy()
            one.motive = none.motive = motive % 6
            one.won_by[card] = 2
            assert own(one, 1) - own(none, 1) == total(one, SHIPPED) - total(none, SHIPPED), (card, motive)
            assert own(one, 0) == own(none, 0)


@pytest.mark.rule("own-scores")
def test_every_ship_weighs_as_it_does_in_the_voyage() -> None:
    for number, name in enumerate(names.SHIPS):
        group = number >= names.EARLIER_SHIPS  # it is there only on Deadly Seas, and has one side
        rules = {"rules": ["deadly-seas"] * group}
        for side in ("",) if group else ("", "*"):
            one = position(**company(tonnage={name + side: HERE}, sunk_by=sinker(ship(name)), **rules))
            none = position(**company(**rules))
            assert own(one, 0) - own(none, 0) == total(one, SHIPPED) - total(none, SHIPPED), name
            assert own(one, 1) == own(none, 1)


@pytest.mark.rule("own-scores")
def test_characters_count_for_their_owner_while_they_are_aboard() -> None:
    s = position(**company(motive="science"))
    crew = SHIPPED.track_character[1][s.tracks[1]]
    assert (
        aboard(s, 0) + aboard(s, 1)
        == points(s, SHIPPED, CHARACTER) - crew + sum(SHIPPED.character_science) * SHIPPED.times[1][1]
    )
    for number, name in enumerate(names.CHARACTERS):
        gone = position(**company(motive="science", sacrificed=[name]))
        owner = 0 if name in FIRST else 1
        lost = SHIPPED.character_points[number] + SHIPPED.character_science[number] * SHIPPED.times[s.motive][1]
        assert aboard(s, owner) - aboard(gone, owner) == lost
        assert aboard(s, 1 - owner) == aboard(gone, 1 - owner)


@pytest.mark.rule("own-scores")
def test_the_scores_are_open_to_all() -> None:
    at = rivals(held={"map-3": 2}, turn=5)
    s = state(at)
    for seat in (-1, 0, 1):
        captains = explain(at, seat)["score"]["captains"]
        assert [(one["seat"], one["points"]) for one in captains] == [(0, own(s, 0)), (1, own(s, 1))]
        assert all(one["points"] == one["ships"] + one["cards"] + one["treasures"] + one["characters"] for one in captains)
        assert captains[0]["treasures"] > captains[1]["treasures"] == 0
        assert at.view(seat) == s.json()
    assert ("aid-own-score", {"seat": 2, "points": own(s, 1)}) in notes(s, SHIPPED)


@pytest.mark.rule("own-scores")
def test_an_ally_in_a_ships_place_weighs_as_it_does_in_the_voyage() -> None:
    fields: dict[str, Any] = {"motive": "world-order", "box": 1}
    for ally, name in enumerate(names.ALLIES):
        one, none = position(**company(**fields)), position(**company(**fields))
        one.ally_rows[ally], one.sunk_by = 1, sinker(SHIPS + ally)
        assert own(one, 0) - own(none, 0) == total(one, SHIPPED) - total(none, SHIPPED), name
        assert own(one, 1) == own(none, 1)


@pytest.mark.rule("own-scores")
def test_an_ally_counts_for_whoever_places_it() -> None:
    ally = names.ALLIES[0]
    at = rivals(turn=6, motive="world-order", box=1, held={ally: 1}, cubes={HERE: 1})
    play(at, next(move for move in legal(at) if move.startswith("place ") and ally in move))
    while asked(at) == "enlist":
        play(at, legal(at)[0])
    assert state(at).sunk_by[SHIPS] == 2
    assert state(at).ally_rows[0] > 0
    assert state(at).held[FIRST_ALLY] == 0


@pytest.mark.rule("own-scores", "own-treasures")
def test_every_treasure_weighs_as_it_does_in_the_voyage() -> None:
    for motive in ("explore", "adventure"):
        fields: dict[str, Any] = {"motive": motive, "box": 1}
        for name in names.TREASURES:
            if name in names.ALLIES or (name in names.ADVENTURES and motive != "adventure"):
                continue
            one, none = position(**company(held={name: 1}, **fields)), position(**company(**fields))
            assert own(one, 0) - own(none, 0) == total(one, SHIPPED) - total(none, SHIPPED), name
            assert own(one, 1) == own(none, 1)


# --- Treasures of one's own -----------------------------------------------------------------------------------------------


@pytest.mark.rule("own-treasures")
def test_the_treasures_in_hand_are_those_of_whoever_commands() -> None:
    at = rivals(held={"map-3": 2, "retain-hull": 1}, hull=5)
    assert "use retain-hull" in legal(at)
    before = [own(state(at), seat) for seat in range(2)]
    play(at, "end")
    draw(at, 16)
    s = state(at)
    assert s.captain == 1
    assert not any(s.held)
    assert s.stowed[0][treasure("map-3")] == 2
    assert "use retain-hull" not in legal(at)
    assert [own(s, seat) for seat in range(2)] == before
    assert points(s, SHIPPED, TREASURE) > 0  # the voyage counts them all


@pytest.mark.rule("own-treasures")
def test_they_come_back_with_the_command() -> None:
    kinds = len(names.TREASURES)
    mine = [2 * int(kind == treasure("map-3")) for kind in range(kinds)]
    at = rivals(turn=6)
    s = state(at)
    s.stowed[0] = mine
    s.cup[treasure("map-3")] -= 2
    at = Table(GAME, GAME.options_of(s), SHIPPED, OpenSeed("back"), start=s, auto=False)
    while state(at).turn == 6:
        at.play(at.legal[0] if asked(at) != "act" else "end")
    s = state(at)
    assert (s.captain, s.held[treasure("map-3")]) == (0, 2)
    assert not any(s.stowed[0])


@pytest.mark.rule("own-treasures")
def test_without_any_an_expensive_result_costs_nobody_a_treasure() -> None:
    """An expensive repair [expensive]."""
    at = rivals(turn=6, hull=5)
    s = state(at)
    s.stowed[0][treasure("map-3")] = 1
    s.cup[treasure("map-3")] -= 1
    at = sit(**company(turn=6, hull=5, stowed=s.stowed, cup=s.cup))
    play(at, "repair", "none")
    feed(at, 3, 4)
    if asked(at) == "help":
        play(at, "accept")
    assert asked(at) != "discard-treasure"
    assert state(at).stowed[0][treasure("map-3")] == 1


# --- the end --------------------------------------------------------------------------------------------------------------


def ended(level: int, **more: Any) -> tuple[State, list[tuple[int, ...]]]:
    """The end of a voyage whose score is enough for a level, or for none."""
    s = State.from_json(position(**company(**more)).json())
    s.journal = []
    tables = SHIPPED.copy()
    tables.levels[s.motive] = [(-999 if one < level else 9999) for one in range(4)]
    finish(s, tables)
    return s, [line[1:] for line in s.journal]


@pytest.mark.rule("best-captain")
def test_the_highest_own_score_wins() -> None:
    s, lines = ended(2, held={"map-3": 2})
    assert s.ending == Ending.WON_ADEQUATE
    assert own(s, 0) > own(s, 1)
    assert [line for line in lines if line[0] == 324] == [(324, 0, own(s, 0), 0)]
    assert [line for line in lines if line[0] == 323] == [(323, 0, own(s, 0), 0), (323, 1, own(s, 1), 0)]
    assert [GAME.score(s, SHIPPED, seat) for seat in range(2)] == [own(s, 0), own(s, 1)]
    assert [REWARDS["end"].worth(s, SHIPPED, seat) for seat in range(2)] == [2, 0]


@pytest.mark.rule("best-captain")
def test_equal_scores_share_the_victory() -> None:
    hands = [bits("aronnax", "conseil", "ned-land"), bits("first-officer", "second-officer", "chief-engineer")]
    s, lines = ended(1, officers=[*hands, 0, 0], sacrificed=names.CHARACTERS)
    assert own(s, 0) == own(s, 1)
    assert len([line for line in lines if line[0] == 324]) == 2
    assert [REWARDS["end"].worth(s, SHIPPED, seat) for seat in range(2)] == [1, 1]


@pytest.mark.rule("best-captain")
def test_nobody_wins_a_voyage_that_is_lost() -> None:
    s, lines = ended(0, held={"map-3": 2})
    assert s.ending == FIRST_SCORED
    assert not [line for line in lines if line[0] == 324]
    assert [REWARDS["end"].worth(s, SHIPPED, seat) for seat in range(2)] == [0, 0]
    s.ending = Ending.LOST_PARIAH
    assert [GAME.score(s, SHIPPED, seat) for seat in range(2)] == [0, 0]
    assert [REWARDS["points"].worth(s, SHIPPED, seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("own-scores")
def test_a_cooperative_voyage_keeps_no_accounts() -> None:
    at = Table(GAME, {"players": 2, "difficulty": "sailor"}, SHIPPED, OpenSeed("accounts"))
    luck = Random(5)
    while not at.over:
        at.play(luck.choice(at.legal))
    s = state(at)
    assert not any([*s.sunk_by, *s.won_by, *map(any, s.stowed)])
    assert "captains" not in explain(at, 0)["score"]
    assert told(at, "say-own-score") is None
    assert GAME.read_options({"company": "semi-competitive"})["players"] == 2  # nobody vies alone
    assert GAME.read_options({"company": "semi-competitive", "players": 4})["players"] == 4


@pytest.mark.rule("best-captain")
def test_a_rival_gives_a_character_for_the_voyage_and_not_for_points() -> None:
    """The policy."""
    at = rivals(actions=1)
    play(at, "sacrifice first-officer")
    assert agreeing(state(at), SHIPPED) < 0
    at = rivals(ships={"lord-clyde": HERE}, hull=1, crew=1, nemo=1)
    play(at, "bold", "lord-clyde")
    feed(at, 1, 4)
    play(at, "sacrifice first-officer")
    assert asked(at) == "consent"


@pytest.mark.rule("own-scores")
@pytest.mark.parametrize("change", [
    {"sunk_by": (0, 1)}, {"won_by": (3, 3)}, {"stowed": (0, 0)}, {"company": None},
], ids=str)  # fmt: skip
def test_accounts_that_cannot_be(change: dict[str, Any]) -> None:
    """A ship at sea, the card of a third captain, Treasures of the captain in command, and accounts in common company."""
    s = State.from_json(position(**company(passed=[29])).json())
    s.won_by[29] = 1
    assert GAME.impossible(s, SHIPPED) == []
    for name, value in change.items():
        if name == "company":
            s.company = 0
        elif name == "stowed":
            s.stowed[0][0] = 1
            s.cup[0] -= 1
        else:
            getattr(s, name)[value[0]] = value[1]
    assert "state-seats" in [error.code for error in GAME.impossible(s, SHIPPED)]


@pytest.mark.rule("own-scores")
def test_wonders_of_all_captains_are_counted() -> None:
    kind = next(k for k in range(len(names.TREASURES)) if SHIPPED.treasure_kind[k] == 1)
    s = position(**company(turn=6))
    before = points(s, SHIPPED, WONDER), own(s, 0)
    s.stowed[0][kind] += 1
    assert points(s, SHIPPED, WONDER) > before[0]
    assert own(s, 0) > before[1]


@pytest.mark.rule("own-treasures")
def test_another_ones_treasure_is_not_spent() -> None:
    at = rivals(held={"map-3": 1}, crew=5)
    assert why_not(at, "use retain-hull") == "treasure-retain"
