"""What the page is told comes true: answers are played for real and compared with what was said before."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from leagues.games.nautilion import page
from leagues.games.nautilion.aids.plan import gives_dice
from leagues.games.nautilion.darkhouse import BLOW
from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import MERCENARY, State
from leagues.games.nautilion.steps import Step
from leagues.kernel.frames import doing
from leagues.kernel.table import Table

from .positions import SHIPPED, asked, at_table, sail, state
from .voyages import aid, aids

LANDS = ("destroys", "recruits", "yours", "takes", "gives", "hauls")


def of(*steps: Step) -> list[tuple[State, Any]]:
    """The positions of these decisions, with what the page is told of them."""
    return [(s, told) for s, told in aids() if doing(s) in steps]


def played(s: State, answer: int) -> Table:
    """The table after an answer."""
    table = at_table(s)
    table.play(table.move(answer))
    return table


# --- giving the dice ---------------------------------------------------------------------------------------------------


def test_every_way_to_give_the_dice_does_what_was_said() -> None:
    seen: Counter[str] = Counter()
    luck = random.Random("gives")
    for s, told in of(Step.PLAN):
        for give in told["gives"]:
            seen.update(follow(s, give, luck))
    expected = (
        "free token crew reroll depends destroys recruits yours collides stays takes gives hauls held skipped isles "
        "boards both cabin aboard duct admiral"
    )
    assert set(expected.split()) <= set(seen)


def follow(s: State, give: Any, luck: random.Random) -> set[str]:
    """Give the dice, answer what is asked up to the landing, and compare; gives what kinds of things were seen."""
    table = played(s, give["answer"])
    finish_giving(table, s, luck)
    before = state(table)
    paid = answer_on_the_way(table, s, luck)
    after = state(table)
    seen = set()
    if give["price"] is not None:
        seen.add(give["price"])
        if give["price"] != "reroll":
            assert paid["tokens"] == give["tokens"]
            assert ("crew" in paid) <= (give["price"] == "crew")
    if give["dice"].count(0) <= s.stuck:
        assert (paid["blow"] > 0) <= give["blow"]
        assert give["ending"] == (table.outcome or "") or give["nautilion"] is None or give["phantom"] is None
    met = after.collided - s.collided
    for figure, start, end in (("phantom", s.phantom, after.phantom - met), ("nautilion", s.nautilion, after.nautilion)):
        way = give[figure]
        if way is None:
            seen.add("depends")
            continue
        seen |= {way["how"], way.get("fate", "")}
        assert way["place"] == end, (figure, way)
        assert passed(s, way, start) or way["how"] == "held"
        check_landing(table, s, before, way, figure)
    return seen


def goes_on(table: Table, s: State) -> bool:
    """Whether the turn is still in the same pass."""
    now = state(table)
    return table.decision is not None and (now.turn, now.again) == (s.turn, s.again)


def finish_giving(table: Table, s: State, luck: random.Random) -> None:
    """Roll and give the dice that are still open."""
    while goes_on(table, s) and asked(table) in ("roll-die", "plan"):
        if asked(table) == "roll-die":
            table.feed(luck.choice(table.legal))
        else:
            table.play(luck.choice([move for move in table.legal if gives_dice(move.answer)]))


def answer_on_the_way(table: Table, start: State, luck: random.Random) -> Counter[str]:
    """Pay with the reserve where that can be, keep what the Exchange brings; stop at the Nautilion's own token."""
    paid: Counter[str] = Counter()
    while goes_on(table, start):
        s = state(table)
        if asked(table) == "toll-die":
            table.feed(luck.choice(table.legal))
        elif asked(table) == "darkhouse-discard":
            why = "blow" if s.frames[s.depth - 1].a == BLOW else "tokens"
            paid[why] += 1
            if table.forbids(darkhouse_discard.RESERVE):
                paid.update(["crew"] if why == "tokens" else [])
                table.play(luck.choice(table.legal))
            else:
                table.play(table.move(darkhouse_discard.RESERVE))
        elif asked(table) == "pay":
            table.play(luck.choice(table.legal))
        elif asked(table) == "place-token" and s.frames[0].step == 5:  # the Phantom's, by the Exchange
            table.play(table.move(place_token.RESERVE))
        else:
            break
    return paid


def passed(s: State, way: Any, start: int) -> bool:
    """Whether the places on the way are those with a token, as many as the die says."""
    places = [start, *way["passes"], way["place"]]
    one_way = places == sorted(set(places)) or places == sorted(set(places), reverse=True)
    assert all(s.path[place] for place in way["passes"])
    counted = len(way["passes"])
    return bool(counted == way["die"] - 1 and one_way if way["how"] in LANDS else counted < max(way["die"], 1))


def check_landing(table: Table, s: State, before: State, way: Any, figure: str) -> None:
    """What a submarine found where it came to."""
    after = state(table)
    token = way.get("token", 0)
    if way["how"] in LANDS:
        assert s.path[way["place"]] == token
        assert after.path[way["place"]] == 0
    if way["how"] == "recruits":
        assert after.captives[token] > s.captives[token]
    if figure == "phantom" and "reef" in way:
        assert s.reefs[way["place"]] == way["reef"]
        assert after.reefs[way["place"]] == 0
    if figure == "phantom" and "left" in way and table.outcome is None and not after.collided:
        assert aid(table)["isles"] == way["left"]
    if figure == "nautilion" and "left" in way and way["how"] in LANDS:
        assert aid(table)["abyss"] == way["left"]
    if way["how"] == "takes":
        check_token(table, way)
    if way["how"] == "hauls":
        assert all(s.path[place] and not after.path[place] for place in way.get("neighbours", []))
        assert sum(after.reserve) >= sum(before.reserve) - 3 + 1 + len(way.get("neighbours", []))
    if way["how"] == "collides":
        assert after.collided
        assert (table.outcome == "lost-collision") == (way["battle"] == "lost")


def check_token(table: Table, way: Any) -> None:
    """Where the token in hand can go."""
    s = state(table)
    assert (asked(table), s.landed) == ("place-token", way["token"])
    ways = {move.answer for move in table.legal}
    aboard, cabin = bool(ways - {place_token.RESERVE, place_token.CABIN}), place_token.CABIN in ways
    if way["fate"] != "depends":
        assert (aboard, cabin) == (way["fate"] in ("boards", "both"), way["fate"] in ("both", "cabin"))
    if aboard and s.landed < MERCENARY and way["fate"] != "depends":
        assert way.get("joins", []) == joined(s, s.landed)
    if "bars" in way and s.landed < MERCENARY:
        assert GAME.rule_ids([table.forbids(place_token.SHIP)]) == (way["bars"],)


def joined(s: State, space: int) -> list[int]:
    """The spaces at the other end of the ducts of a space, where somebody stands."""
    found = [a + b - space for a, b in page.scenery(SHIPPED, s)["ducts"] if space in (a, b)]
    return sorted(one for one in found if (s.crew | s.mercenaries) >> one & 1)


def test_nothing_left_and_shelter_cost_nothing() -> None:
    def price(**details: Any) -> tuple[str, int]:
        table = sail(dice=[1, 1, 3], **details)
        give = next(give for give in aid(table)["gives"] if give["dice"] == [3, 1, 1])
        return give["price"], give["tokens"]

    assert price() == ("nothing", 0)
    assert price(reserve=[0], heroics=[2], shelter=2) == ("shelter", 0)
    assert price(reserve=[0, 0, 0], cards=[4]) == ("token", 2)
    assert price(crew=[1]) == ("crew", 1)


# --- each die by itself ------------------------------------------------------------------------------------------------


def test_a_die_by_itself_agrees_with_every_way_that_it_is_part_of() -> None:
    depends = 0
    for s, told in of(Step.PLAN):
        gives = {give["answer"]: give for give in told["gives"]}
        hand = [(die, figure) for die in range(3) if s.dice[die] for figure in range(3)]
        assert [(cell["die"], cell["figure"]) for cell in told["slate"]] == hand
        for cell in told["slate"]:
            assert s.dice[cell["die"]] == cell["value"]
            if "barred" in cell:
                continue
            assert cell["answers"] == [one for one in gives if gives[one]["dice"][cell["figure"]] == cell["value"]]
            parts = [part(gives[answer], cell["figure"]) for answer in cell["answers"]]
            depends += agrees(cell, parts)
            if cell["figure"] == 1 and "way" in cell:
                assert cell.get("blow", False) == any(gives[answer]["blow"] for answer in cell["answers"])
            if cell.get("ending"):
                assert cell["way"]["how"] in ("arrives", "collides")
                assert {gives[answer]["ending"] for answer in cell["answers"]} <= {cell["ending"], ""}
    assert depends > 10


def part(give: Any, figure: int) -> Any:
    """What a figure does, of a way to give the dice."""
    return (give["price"], give["tokens"]) if figure == 0 else give["phantom" if figure == 1 else "nautilion"]


def agrees(cell: Any, parts: list[Any]) -> bool:
    """Whether it depends on the others; where it does not, all say the same."""
    if "depends" in cell:
        places = {
            None if one is None else (one["place"], one["how"], tuple(one["passes"])) for one in parts if cell["figure"]
        }
        assert None in places or len(places) > 1 or (cell["figure"] == 0 and parts[0][0] is None) or clashes(parts)
        return True
    if cell["figure"] == 0:
        assert set(parts) == {(cell["price"], cell.get("tokens", 0))}
        return False
    for name, value in cell["way"].items():
        if name == "fate" and value == "depends":
            continue
        assert all(one[name] == value for one in parts), name
    return False


def clashes(parts: list[Any]) -> bool:
    """Whether collisions differ, or the end of the game."""
    return len({str(sorted(one.items())) for one in parts}) > 1 or any(one["how"] == "arrives" for one in parts)


@pytest.mark.parametrize(("details", "figure", "rule"), [
    ({"drawing": "I … N:3 1 2 3 4 5 6 P … A", "stuck": 1, "dice": [1, 2, 0]}, 2, "reef-stuck"),
    ({"cards": [2], "dice": [2, 0, 0], "given": [1, 0, 0]}, 0, "one-by-one"),
    ({"cards": [2], "dice": [2, 0, 0], "drawing": "I … N:3 1 2 3 4 5 6 P … A", "stuck": 1}, 2, "one-by-one-stuck"),
    ({"cards": [8], "dice": [2, 0, 0], "figure": 2}, 0, "two-steps"),
    ({"cards": [8], "dice": [2, 2, 0], "figure": 2, "given": [0, 2, 0], "spare": 1}, 1, "two-steps"),
])  # fmt: skip
def test_a_die_that_a_figure_cannot_get_names_the_rule(details: dict[str, Any], figure: int, rule: str) -> None:
    cells = [cell for cell in aid(sail(**details))["slate"] if cell["figure"] == figure]
    assert {cell.get("barred") for cell in cells} == {rule}


# --- spells ------------------------------------------------------------------------------------------------------------


def test_spells_say_whether_they_can_be_cast() -> None:
    rich, poor = aid(sail(reserve=[0, 0])), aid(sail(reserve=[0]))
    assert [spell["name"] for spell in rich["spells"]] == ["whirlwind", "tide", "translation"]
    assert ["barred" in spell for spell in rich["spells"]] == [False] * 3
    assert [spell.get("barred") for spell in poor["spells"]] == [None, "spell-cost", "spell-cost"]
    for told in (rich, poor):
        for spell in told["spells"]:
            assert all("barred" not in told["choices"][str(answer)] for answer in spell["answers"])
            assert bool(spell["answers"]) == ("barred" not in spell)


def test_a_die_turned_or_set_does_what_was_said() -> None:
    seen = 0
    for s, told in of(Step.SET_DIE) + of(Step.PLAN)[::4]:
        for answer, choice in told["choices"].items():
            if not choice.get("cells"):
                continue
            table = played(s, int(answer))
            while table.decision is not None and asked(table) == "pay":
                table.play(table.legal[0])
            if asked(table) != "plan":
                continue  # another die is set first
            after = {(cell["figure"], cell["value"]): cell for cell in aid(table)["slate"]}
            for cell in choice["cells"]:
                now = after[cell["figure"], cell["value"]]
                assert cell.get("price", now.get("price")) == now.get("price")
                if "way" in cell:
                    assert same_landing(cell["way"], now["way"])
                seen += 1
    assert seen > 500


def same_landing(then: Any, now: Any) -> bool:
    return bool([then[name] for name in ("die", "place", "how")] == [now[name] for name in ("die", "place", "how")])


# --- the path ----------------------------------------------------------------------------------------------------------


def test_a_swap_lays_and_brings_what_was_said() -> None:
    brought, luck = 0, random.Random("swaps")
    for s, told in of(Step.SWAP_SECOND):
        first = s.frames[s.depth - 1].a
        assert told["about"] == [{"kind": "path", "at": first}]
        for answer, choice in luck.sample(sorted(told["choices"].items()), 8):
            if "barred" in choice:
                continue
            table = played(s, int(answer))
            assert state(table).path[choice["place"]] == choice["token"]
            assert choice["place"] == first
            assert choice.get("idle", False) == (state(table).path == s.path)
            while asked(table) == "pay":
                table.play(table.legal[0])
            cells = [cell for cell in aid(table)["slate"] if cell["figure"] == 2]
            for reached in choice.get("reached", []):
                (way, *_) = [cell["way"] for cell in cells if cell["value"] == reached["die"]]
                assert (way["how"], way["place"], way["token"]) == ("takes", reached["place"], reached["token"])
                assert way["fate"] in (reached["fate"], "depends")
                brought += 1
    assert brought > 100


def test_a_token_put_back_lengthens_the_way_as_was_said() -> None:
    for s, told in of(Step.INSERT):
        for answer, choice in told["choices"].items():
            if "barred" not in choice:
                table = played(s, int(answer))
                assert state(table).path[choice["place"]] == choice["token"] == s.landed
                assert (aid(table)["isles"], aid(table)["abyss"]) == (choice["isles"], choice["abyss"])


# --- tokens ------------------------------------------------------------------------------------------------------------


def test_a_token_that_comes_aboard_changes_what_was_said() -> None:
    seen: Counter[str] = Counter()
    for s, told in of(Step.PLACE_TOKEN, Step.TAKE, Step.RECOVER):
        for answer, choice in [one for one in told["choices"].items() if "space" in one[1]][:4]:
            table = played(s, int(answer))
            after = state(table)
            held = after.mercenaries if choice["token"] == MERCENARY else after.crew
            assert held >> choice["space"] & 1
            assert choice.get("joins", []) == joined(s, choice["space"])
            assert choice.get("reach", []) == aid(table)["reach"]
            if table.outcome is None:
                assert choice.get("harpoons", told["harpoons"]) == aid(table)["harpoons"]
            seen.update(["mercenary" if choice["token"] == MERCENARY else "crew", *choice])
    assert min(seen["mercenary"], seen["crew"], seen["joins"], seen["harpoons"]) > 10


def test_what_is_recovered_can_go_where_was_said() -> None:
    fates = set()
    for s, told in of(Step.RECOVER):
        for answer, choice in told["choices"].items():
            if "barred" in choice:
                continue
            table = played(s, int(answer))
            assert state(table).discard[int(answer)] == s.discard[int(answer)] - 1
            asks_where = table.decision is not None and asked(table) == "place-token" and state(table).landed
            assert bool(asks_where) == ("fate" in choice)
            if asks_where:
                ways = {move.answer for move in table.legal}
                aboard, cabin = bool(ways - {place_token.RESERVE, place_token.CABIN}), place_token.CABIN in ways
                assert (aboard, cabin) == (choice["fate"] in ("boards", "both"), choice["fate"] in ("both", "cabin"))
                fates.add(choice["fate"])
    assert {"boards", "both", "cabin"} <= fates


def test_what_is_given_up_is_gone() -> None:
    for s, told in of(Step.DARKHOUSE_DISCARD):
        for answer, choice in told["choices"].items():
            if "token" in choice:
                table = played(s, int(answer))
                assert state(table).discard[choice["token"]] == s.discard[choice["token"]] + 1
                assert choice.get("reach", []) == aid(table)["reach"] or "reach" not in choice


# --- the rest ----------------------------------------------------------------------------------------------------------


def test_payers_can_pay() -> None:
    seen = 0
    for s, told in of(Step.PLAN):
        for answer, choice in told["choices"].items():
            if "payers" not in choice:
                continue
            table = played(s, int(answer))
            then = aid(table)
            assert then["about"][0]["kind"] == "heroic"
            paying = [at for at, one in then["choices"].items() if "barred" not in one]
            wasted = [at for at in paying if then["choices"][at]["sentence"][1]["effect"] == "wasted"]
            assert [crew - 1 for crew in choice["payers"]] == [int(at) for at in paying if at not in wasted]
            seen += 1
    assert seen > 30


def test_a_sacrifice_is_idle_when_the_journal_says_so() -> None:
    idle = 0
    for s, told in of(Step.PAY_CREW):
        for answer, choice in told["choices"].items():
            if "barred" not in choice:
                table = played(s, int(answer))
                said = {line.message for line in table.journal}
                assert choice.get("idle", False) == bool(said & {"say-heroic-wasted", "say-heroic-nothing"})
                idle += choice.get("idle", False)
    assert idle


def test_groups_stay_and_go() -> None:
    for s, told in of(Step.KEEP_GROUP):
        for answer, choice in told["choices"].items():
            after = state(played(s, int(answer)))
            assert after.crew == sum(1 << crew for crew in choice["kept"])
            assert s.crew & ~after.crew == sum(1 << crew for crew in choice["lost"])
            assert [target["at"] for target in choice["targets"]] == choice["kept"]
        everyone = sorted(crew for choice in told["choices"].values() for crew in choice["kept"])
        assert everyone == [crew for crew in range(1, 10) if s.crew >> crew & 1]


def test_the_odds_against_a_reef_are_counted_from_the_faces() -> None:
    for s, told in of(Step.ROLL):
        id, arguments = told["choices"]["0"]["sentence"]
        if id == "aid-roll-reef":
            table = played(s, 0)
            free = sum(move.weight for move in table.legal if not state(fed(table, move.answer)).stuck)
            assert arguments["lucky"] == free


def fed(table: Table, outcome: int) -> Table:
    again = at_table(state(table))
    again.feed(again.move(outcome))
    return again


def test_whoever_begins_could_take_what_was_said() -> None:
    for s, told in of(Step.CHOOSE_FIRST):
        for seat, choice in told["choices"].items():
            cells = [cell for cell in aid(played(s, int(seat)))["slate"] if cell["figure"] == 2 and "way" in cell]
            taken = {
                (way["die"], way["token"], way["fate"]) for way in (cell["way"] for cell in cells) if way["how"] == "takes"
            }
            assert {(one["die"], one["token"], one["fate"]) for one in choice.get("reached", [])} == taken
            could = {token for _, token, fate in taken if fate in ("boards", "both", "cabin")}
            assert set(choice.get("could", [])) == could
