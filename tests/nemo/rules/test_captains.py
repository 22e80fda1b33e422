"""Several captains who sail together: the command goes round, and the characters are dealt out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.explanation import explain
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.game import GAME
from leagues.games.nemo.scoring import total
from leagues.games.nemo.state import SEATS, State
from leagues.games.nemo.steps import Step
from leagues.kernel.chance import OpenSeed
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, legal, new, play, position, set_sail, sit, state, told, why_not

HERE = "western-pacific"
FIRST = ("aronnax", "ned-land", "second-officer")  # of the first captain, where nothing else is said


def bits(*who: str) -> int:
    """Characters as bits."""
    return sum(1 << names.CHARACTERS.index(one) for one in who)


def two(at: str = HERE, mine: tuple[str, ...] = FIRST, **more: Any) -> Table:
    """Two captains, three characters each; the first is in command in a turn with an odd number, as here."""
    theirs = tuple(one for one in names.CHARACTERS if one not in mine)
    return sit(at, captains=2, officers=[bits(*mine), bits(*theirs), 0, 0], captain=(more.get("turn", 5) - 1) % 2, **more)


def shot(**more: Any) -> Table:
    """The Lord Clyde (attack 8) has hit with a 5."""
    at = two(ships={"lord-clyde": HERE}, **more)
    play(at, "bold", "lord-clyde")
    feed(at, 1, 4)
    return at


def answer(at: Table, move: str) -> str:
    """The number of an answer, as explanations write it."""
    assert at.decision is not None
    return str(at.decision.read(move))


# --- the command ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("captaincy")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_command_goes_round_from_the_first_captain_on(players: int) -> None:
    at = Table(GAME, {"players": players, "difficulty": "sailor"}, SHIPPED, OpenSeed("round"))
    luck, seen = Random(7), dict[int, set[int]]()
    while not at.over:
        s = state(at)
        if at.who != CHANCE and at.decision and at.decision.name not in ("consent", "pick-character"):
            seen.setdefault(s.turn, set()).add(at.who)
        at.play(luck.choice(at.legal))
    assert seen.pop(0) == {0}  # before the voyage
    assert len(seen) > players
    assert all(captains == {(turn - 1) % players} for turn, captains in seen.items())
    lines = [line.arguments[0] for line in at.journal if line.message == "say-captain"]
    assert lines[: players + 1] == [*range(players), 0]


@pytest.mark.rule("captaincy")
@pytest.mark.parametrize("step", sorted(Step(step) for step in GAME.modules if step >= 200), ids=lambda step: step.name)
def test_the_captain_decides_whatever_is_asked(step: Step) -> None:
    s = position(turn=6, captains=2, captain=1, officers=[bits(*FIRST), 63 - bits(*FIRST), 0, 0])
    assert GAME.modules[step].who(s, SHIPPED) == (0 if step == Step.CONSENT else 1)  # there it is the owner


@pytest.mark.rule("captaincy")
def test_nobody_else_answers_for_the_captain() -> None:
    at = two()
    with pytest.raises(LeaguesError) as refused:
        at.play("end", 1)
    assert refused.value.code == "not-your-turn"
    at.play("end", 0)


@pytest.mark.rule("crew-as-one")
def test_there_is_one_score() -> None:
    at = Table(GAME, {"players": 3, "difficulty": "sailor"}, SHIPPED, OpenSeed("score"))
    luck = Random(3)
    while not at.over:
        at.play(luck.choice(at.legal))
    assert len(at.scores) == 3
    assert len(set(at.scores)) == len(set(at.returns)) == 1


@pytest.mark.rule("crew-as-one")
def test_every_captain_scores_the_whole_voyage() -> None:
    s = State.from_json(position(captains=2, officers=[7, 56, 0, 0], held={"map-3": 2}).json())
    for ending, worth in ((Ending.WON_SUCCESS, total(s, SHIPPED)), (Ending.LOST_LOW_SCORE, total(s, SHIPPED)),
                          (Ending.LOST_PARIAH, 0)):  # fmt: skip
        s.ending = ending
        assert [GAME.score(s, SHIPPED, seat) for seat in range(2)] == [worth, worth]
    assert total(s, SHIPPED) > 0


@pytest.mark.rule("captaincy", "officers-dealt")
def test_who_sails_alone_has_no_company() -> None:
    at = new()
    set_sail(at)
    s = state(at)
    assert (s.captains, s.captain, s.officers, len(at.seats)) == (0, 0, [0] * SEATS, 1)
    assert told(at, "say-captain") is None
    for id in ("captaincy", "officers-dealt", "officer-consent", "officer-demanded", "crew-as-one"):
        assert id not in GAME.in_force(at.options)
        assert id in GAME.in_force(GAME.read_options({"players": 3}))


# --- the characters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("officers-dealt")
@pytest.mark.parametrize(("players", "each"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1])])
def test_the_characters_are_dealt_out_evenly_one_at_a_time(players: int, each: list[int]) -> None:
    at = new(players=players)
    for number in range(5):
        left = {str(move): move.weight for move in at.legal}
        assert asked(at) == "deal-character"
        assert left == dict.fromkeys(names.CHARACTERS[: 6 - number], 1)  # nobody is dealt twice, and all are as likely
        feed(at, names.CHARACTERS[5 - number])
        assert told(at, "say-dealt") == (number % players, 5 - number, 0) or number == 4
    officers = state(at).officers
    assert [one.bit_count() for one in officers] == each + [0] * (SEATS - players)
    assert officers[0] >> 5 & 1
    assert officers[1] >> 4 & 1
    assert told(at, "say-dealt") == (5 % players, 0, 0)  # the last one goes to whose turn it is
    assert asked(at) == "draw-upgrade"


@pytest.mark.rule("officer-consent")
def test_an_own_character_is_sacrificed_without_asking() -> None:
    at = shot()
    play(at, "sacrifice ned-land")
    assert state(at).characters == bits("ned-land")
    assert told(at, "say-refused") is None


@pytest.mark.rule("officer-consent")
def test_somebody_elses_character_helps_if_the_owner_agrees() -> None:
    at = shot()
    choice = explain(at, 0)["choices"][answer(at, "sacrifice first-officer")]
    assert ("aid-asks-owner", {"seat": 2}) in choice["more"]
    assert choice["change"] == "passes"
    play(at, "sacrifice first-officer")
    assert (asked(at), at.who, state(at).characters) == ("consent", 1, 0)
    said = explain(at, 1)
    assert [one["sentence"][0] for one in said["choices"].values()] == ["do-agree", "do-refuse"]
    assert ("aid-price-track", {"track": 0, "count": 1}) in said["choices"]["0"]["more"]
    assert said["about"] == [{"kind": "character", "at": 3}]
    assert said["roll"]["what"] == "enemy"
    with pytest.raises(LeaguesError):
        at.play("agree", 0)
    at.play("agree", 1)
    assert state(at).characters == bits("first-officer")
    assert (asked(at), at.who) == ("exert", 0)  # 5 + 3: she has missed


@pytest.mark.rule("officer-consent")
def test_conseil_throws_the_dice_again_with_consent() -> None:
    at = shot()
    play(at, "sacrifice conseil", "agree")
    assert asked(at) == "throw"
    feed(at, 6, 6)
    assert asked(at) == "exert"


@pytest.mark.rule("officer-consent")
def test_a_refusal_holds_until_the_roll_is_over() -> None:
    at = shot()
    play(at, "sacrifice first-officer", "refuse")
    assert told(at, "say-refused") == (1, 3, 0)
    assert (asked(at), at.who, state(at).characters) == ("help", 0, 0)
    assert why_not(at, "sacrifice first-officer") == "officer-consent"
    assert {"sacrifice conseil", "sacrifice ned-land"} <= set(legal(at))  # others can be asked
    play(at, "accept")
    feed(at, 6)  # a hit on the Hull
    play(at, "none")
    feed(at, 2, 3)
    assert "sacrifice first-officer" in legal(at)  # another roll


@pytest.mark.rule("officer-consent")
def test_points_for_the_turn_take_the_owners_consent_too() -> None:
    at = two(actions=1)
    assert ("aid-asks-owner", {"seat": 2}) in explain(at, 0)["choices"][answer(at, "sacrifice first-officer")]["more"]
    play(at, "sacrifice first-officer")
    assert (asked(at), at.who, state(at).actions) == ("consent", 1, 1)
    assert ("character-first-officer-does", {}) in explain(at, 1)["choices"]["0"]["more"]
    play(at, "refuse")
    assert (asked(at), at.who) == ("act", 0)
    assert why_not(at, "sacrifice first-officer") == "officer-consent"
    play(at, "sacrifice second-officer")
    assert state(at).actions == 2  # his own
    play(at, "sacrifice chief-engineer", "agree")
    assert state(at).actions == 2 + SHIPPED.character_actions[names.CHARACTERS.index("chief-engineer")]
    assert why_not(at, "sacrifice chief-engineer") == "sacrificed-already"


@pytest.mark.rule("officer-consent", "captaincy")
def test_a_refusal_is_forgotten_in_the_next_fortnight() -> None:
    at = two(actions=0, turn=5)
    play(at, "sacrifice first-officer", "refuse", "end")
    draw(at, 16)
    assert (state(at).refused, state(at).captain) == (0, 1)


# --- a sacrifice that is demanded -----------------------------------------------------------------------------------------


@pytest.mark.rule("officer-demanded")
def test_whoever_commands_gives_up_one_of_their_own() -> None:
    """Event 40 can demand somebody."""
    at = two(phase="event", turn=6)  # the frame of the turn goes on: the second captain commands
    draw(at, 40)
    play(at, "choose 1")
    assert (asked(at), at.who) == ("pick-character", 1)
    assert why_not(at, "ned-land") == "officer-demanded"
    play(at, "conseil")
    assert state(at).characters == bits("conseil")


@pytest.mark.rule("officer-demanded")
def test_without_any_it_is_the_next_captain_in_turn() -> None:
    at = two(phase="event", sacrificed=FIRST)
    draw(at, 40)
    play(at, "choose 1")
    assert (asked(at), at.who) == ("pick-character", 1)
    play(at, "conseil")
    assert state(at).characters == bits("conseil", *FIRST)


@pytest.mark.rule("officer-demanded")
def test_of_three_the_next_one_round_the_table_is_asked() -> None:
    hands = [bits("aronnax", "ned-land"), bits("conseil", "first-officer"), bits("second-officer", "chief-engineer"), 0]
    gone = ("conseil", "first-officer")
    at = sit(captains=3, captain=1, turn=5, phase="event", officers=hands, sacrificed=gone)
    draw(at, 40)
    play(at, "choose 1")
    assert (asked(at), at.who) == ("pick-character", 2)


@pytest.mark.rule("officer-demanded")
def test_the_captain_brings_anybody_back() -> None:
    s = position(captains=2, officers=[bits(*FIRST), 63 - bits(*FIRST), 0, 0], sacrificed=("conseil", "ned-land"))
    module = GAME.modules[Step.PICK_CHARACTER]
    s.frames[s.depth - 1].doing, s.frames[s.depth - 1].a, s.frames[s.depth - 1].b = Step.PICK_CHARACTER, 63, 1
    assert module.who(s, SHIPPED) == 0
    able = [names.CHARACTERS[one] for one in range(6) if module.forbidden(s, SHIPPED, one) == 0]
    assert able == ["conseil", "ned-land"]
    module.apply(s, SHIPPED, names.CHARACTERS.index("conseil"))
    assert s.officers[1] & bits("conseil")  # still the second captain's


# --- what can occur -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("captaincy", "officers-dealt")
@pytest.mark.parametrize("change", [
    {"captains": 1}, {"captains": 3}, {"captain": 1}, {"officers": [63, 0, 0, 0]}, {"officers": [7, 7, 0, 0]},
    {"officers": [0, 0, 0, 0]}, {"captains": 0}, {"officers": [7, 56, 1, 0]},
], ids=str)  # fmt: skip
def test_captains_that_cannot_be(change: dict[str, Any]) -> None:
    s = State.from_json(position(captains=2, officers=[7, 56, 0, 0]).json())
    for name, value in change.items():
        setattr(s, name, value)
    assert "state-seats" in [error.code for error in GAME.impossible(s, SHIPPED)]


@pytest.mark.rule("officer-consent")
def test_a_policy_plays_in_any_seat() -> None:
    """The policy asks, agrees and answers for every seat."""
    asks: Counter[str] = Counter()
    for number in range(6):
        at = Table(GAME, {"players": 2 + number % 3, "difficulty": "captain"}, SHIPPED, OpenSeed(f"policy {number}"))
        luck = Random(number)
        while not at.over:
            assert at.decision is not None
            s = at.state
            out = [move.answer for move in at.legal]
            if luck.random() < 0.7:
                found = GAME.policies["greedy"].choose([s], 0, SHIPPED, [*out, *([0] * 176)], len(out), [1, 2, 3, 4])
            else:
                found = luck.choice(out)
            asks[f"{at.decision.name} {at.decision.notation(found)}"] += at.decision.name == "consent"
            at.play(at.move(found))
    assert asks["consent agree"] > 3
