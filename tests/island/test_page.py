"""What the page is told beside the view: complete, of the declared shape, in words that exist, and without a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import leagues
from leagues.games.island import page
from leagues.games.island.aids import choices, explanation, shapes
from leagues.games.island.aids.explanation import explain
from leagues.games.island.camp import points
from leagues.games.island.decisions import act, close
from leagues.games.island.game import GAME
from leagues.games.island.state import State
from leagues.games.island.tables import read_tables
from leagues.kernel import sfc32
from leagues.kernel.chance import OwnDice
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED, cards, sit, state

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def aid(table: Table, seat: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = plain(explain(table, seat))
    return told


def at(s: State) -> Table:
    return Table(GAME, GAME.options_of(s), SHIPPED, OwnDice(), auto=False, start=s)


@cache
def positions() -> list[State]:
    """States of several games, played at random, with chance asking too."""
    found: list[State] = []
    for number, players in enumerate((2, 3, 4, 2)):
        luck = Random(number)
        table = leagues.new("island", own_dice=True, auto=False, players=players, memory="on" if number % 2 else "off")
        while not table.over:
            found.append(state(table))
            moves = table.legal
            if table.decision is not None and table.decision.chance:
                table.feed(luck.choices(moves, [move.weight for move in moves])[0])
            else:
                table.play(luck.choice(moves))
        found.append(state(table))
    return found


@cache
def aids() -> list[tuple[State, int, dict[str, Any]]]:
    """What every seat, and somebody who looks on, is told in them."""
    return [(s, seat, aid(at(s), seat)) for s in positions() for seat in range(-1, s.players)]


def sentences(value: object) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence in a value."""
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
        yield value[0], value[1]
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from sentences(one)


# --- every decision ----------------------------------------------------------------------------------------------------


def test_it_has_the_declared_shape() -> None:
    for _, _, told in aids():
        assert plain(msgspec.convert(told, shapes.Explanation)) == told


def test_who_is_asked_is_told_every_legal_answer_and_others_none() -> None:
    asked_in = set()
    for s, seat, told in aids():
        table = at(s)
        if table.over:
            assert told["choices"] == {}
            continue
        decision = table.decision
        assert decision is not None
        if decision.chance:
            continue
        legal = {str(move.answer) for move in table.legal}
        chosen = {answer for answer, choice in told["choices"].items() if "barred" not in choice}
        assert chosen == (legal if table.who == seat else set())
        for answer, choice in told["choices"].items():
            if "barred" in choice:
                assert GAME.rule_ids([table.forbids(int(answer))]) == (choice["barred"],)
        asked_in |= {decision.name} if chosen else set()
    assert asked_in == {"explore", "act", "close"}


def test_ones_own_cards_are_told_to_who_may_see_them() -> None:
    secret = 0
    for s, seat, told in aids():
        table = at(s)
        if table.over or not table.decision or not table.decision.chance:
            continue
        hidden = table.decision.name == "draw-card" and seat != s.active
        secret += hidden
        if seat < 0 or hidden:
            assert told["choices"] == {}
        else:
            assert {str(move.answer) for move in table.legal} <= set(told["choices"])
    assert secret


@every_language
def test_every_sentence_can_be_said(language: str) -> None:
    words = GAME.words(language)
    found = {(id, tuple(arguments.items())) for _, _, told in aids() for id, arguments in sentences(told)}
    for id, arguments in found:
        text = words.text(id, **dict(arguments))
        assert "  " not in text, text
        assert " ," not in text, text
    assert GAME.folder is not None
    source = (GAME.folder / "words" / language / "aid.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(aid-[a-z-]+) =", source, re.MULTILINE))
    elsewhere = {"aid-column-several"}  # of an owner's hull, below
    assert {id for id, _ in found if id.startswith("aid-")} == written - elsewhere
    assert words.text("aid-column-several", column=1, open=2, hidden=1, spaces=3)


# --- no secret ---------------------------------------------------------------------------------------------------------


@cache
def pairs() -> list[tuple[int, State, State]]:
    """States with others that a seat cannot tell from them: what it may not see is dealt again."""
    found = []
    g = [0] * 4
    sfc32.seed(g, 7, 11, 3)
    for s in positions():
        for seat in range(-1, s.players) if not s.ending else ():
            other = s.copy()
            GAME.hide(other, SHIPPED, seat)
            GAME.fill(other, SHIPPED, seat, g)
            found.append((seat, s, other))
    return found


def test_what_a_seat_is_told_does_not_depend_on_secrets() -> None:
    different = 0
    for seat, one, other in pairs():
        different += one != other
        assert explain(at(one), seat) == explain(at(other), seat)
        assert page.headline(one) == page.headline(other)
        assert page.scenery(SHIPPED, one) == page.scenery(SHIPPED, other)
    assert different > 500


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An explanation that looks at the true state is found out."""
    told = [(seat, one, other) for seat, one, other in pairs() if seat != 0 and one.memory]
    monkeypatch.setitem(GAME.__dict__, "hide", lambda s, t, seat: None)
    monkeypatch.setattr(explanation, "known", lambda s, seat: {"0": [points(s, SHIPPED, 0)]})
    assert any(explain(at(one), seat) != explain(at(other), seat) for seat, one, other in told)


def test_it_changes_nothing() -> None:
    for s in positions()[::7]:
        table = at(s)
        before = table.record()
        for seat in range(-1, s.players):
            assert explain(table, seat) == explain(table, seat)
        assert (table.record(), table.state) == (before, s)


# --- exploring ---------------------------------------------------------------------------------------------------------


def test_columns_say_what_lies_there_and_why_they_are_barred() -> None:
    table = sit("ca ca cb", explored=False, came_from=1, others=[3], order=[1, 0], tops=["na", "rb", "fc", "sd"])
    told = aid(table)["choices"]
    assert set(told) == {"0", "1", "2", "3"}
    assert (told["0"]["barred"], told["2"]["barred"]) == ("own-column", "occupied")
    front = told["3"]
    assert (front["open"], front["hidden"], front["spaces"]) == (cards("sd"), 2, 3)
    assert [tuple(one.values()) for one in front["stores"]] == [(0, 3, 3, 5)]  # colour, cards, size, porthole
    assert [tuple(one.values()) for one in told["1"]["stores"]] == [(0, 2, 2, 0)]
    assert (told["1"]["order"], front["order"]) == ([0, 1], [1, 0])
    assert not any("last" in choice for choice in told.values())


def test_the_column_that_ends_the_game_is_told() -> None:
    table = sit("ca", explored=False, came_from=1, heights=[3, 1, 4, 4])
    told = aid(table)["choices"]
    assert [answer for answer, choice in told.items() if choice.get("last")] == ["1"]
    at_it = aid(sit("ca", at=2, heights=[3, 1, 4, 4]))["choices"][str(act.COLLECT)]
    assert (at_it["last"], at_it["more"]) == (True, [["aid-last-round", {"column": 2}]])


def test_several_open_cards_of_an_owners_hull() -> None:
    tables = read_tables('[faces]\nstacks_2 = ["up", "up"]\n')
    s = state(sit("ca", explored=False, came_from=1, tables=tables))
    id, arguments = choices.column_told(s, tables, 2)
    assert (id, arguments["open"], arguments["hidden"]) == ("aid-column-several", 2, 0)
    assert page.scenery(tables, s)["faces"] == "owner"


# --- storing and closing -----------------------------------------------------------------------------------------------


def test_storing_says_size_token_porthole_and_points() -> None:
    table = sit("ca ca cb", at=3, others=[1], camps={0: "cc"}, spaces="pair two . three odd")
    told = aid(table)["choices"]
    two_equal = next(choice for choice in told.values() if choice.get("cards") == cards("ca ca"))
    assert (two_equal["size"], two_equal["bonus"], two_equal["points"]) == (3, 5, 5)
    assert (two_equal["porthole"], two_equal["closing"]) == (5, 10)
    two_different = next(choice for choice in told.values() if choice.get("cards") == cards("ca cb"))
    assert (two_different["points"], two_different["closing"]) == (0, 5)
    one = next(choice for choice in told.values() if choice.get("cards") == cards("ca"))
    assert (one["size"], "porthole" in one) == (2, False)
    assert "refill" not in one
    assert [colour.get("barred") for colour in aid(table)["colours"]] == [None] + ["store-from-hand"] * 4
    assert aid(table, 1)["colours"] == []


def test_a_refill_before_closing_is_told() -> None:
    table = sit("ca", at=3, others=[1], spaces="two three . . .")
    stored = next(choice for choice in aid(table)["choices"].values() if "cards" in choice)
    assert (stored["refill"], stored["more"][1]) == (True, ["aid-refill", {}])


def test_a_closed_colour_names_its_rule() -> None:
    table = sit("ca na", at=3, others=[1], camps={0: "ca cb cc"}, portholes=[(0, "clothes", 5)])
    told = aid(table)["colours"]
    assert (told[0]["barred"], told[0]["most"], told[1]["most"]) == ("closed-for-good", 0, 1)


def test_not_closing_says_what_is_given_up() -> None:
    table = sit(
        "ca ca cb cb", at=3, others=[1], camps={0: "cc cd"}, bonuses=[(0, "clothes", "double")], spaces=". two . three odd"
    )
    table.play("store clothes a a")
    told = aid(table)["choices"]
    leave, closing = told[str(close.LEAVE)], told[str(close.CLOSE)]
    assert (closing["porthole"], closing["points"]) == (8, 16)
    assert (leave["porthole"], leave["sentence"][0]) == (8, "aid-give-up")
    assert leave["next"] == [
        {"size": 5, "value": 11, "missing": 1, "held": 2}, {"size": 6, "value": 14, "missing": 2, "held": 2},
    ]  # fmt: skip
    assert aid(table, 1)["choices"] == {}


# --- for everybody -----------------------------------------------------------------------------------------------------


def test_scores_add_up_and_rivals_treasures_stay_secret() -> None:
    rivals = 0
    for s, seat, told in aids():
        for score in told["scores"]:
            parts = [part for one in (*score["sets"], {"parts": score["treasures"]}) for part in one["parts"]]
            assert score["points"] == sum(part["amount"] for part in parts)
            if score["whole"]:
                assert score["points"] == points(s, SHIPPED, score["seat"])
            else:
                assert score["treasures"] == []
                rivals += 1
            assert score["whole"] == (seat == score["seat"] or s.ending != 0)
    assert rivals


def test_a_score_names_its_sources() -> None:
    table = sit(
        "ta td td sa", at=3, others=[1], camps={0: "ca ca cb na"}, portholes=[(0, "clothes", 5)],
        bonuses=[(0, "clothes", "double"), (0, "clothes", "odd"), (0, "navigation", "per_card")],
    )  # fmt: skip
    mine = aid(table)["scores"][0]
    assert [(part["source"], part["amount"]) for part in mine["sets"][0]["parts"]] == [
        ("porthole", 5),
        ("double", 5),
        ("odd", 4),
    ]
    assert [(part["source"], part["amount"]) for part in mine["sets"][1]["parts"]] == [("per_card", 1)]
    assert [(part["card"], part["count"], part["amount"]) for part in mine["treasures"]] == [(20, 1, 1), (23, 2, 6)]
    assert mine["points"] == 22
    theirs = aid(table, 1)["scores"][0]
    assert (theirs["points"], theirs["whole"]) == (15, False)


def test_what_everybody_saw_is_listed_only_with_memory() -> None:
    def known(memory: int, seat: int) -> object:
        table = sit("ca", at=3, others=[1], hands={1: "na na tb"}, shown={1: "na tb"}, memory=memory)
        return aid(table, seat)["known"]

    assert known(0, 0) == {}
    assert known(1, 0) == {"1": cards("na tb")}
    assert known(1, 1) == {"0": []}
    assert known(1, -1) == {"0": [], "1": cards("na tb")}


def test_the_rounds_that_are_surely_left() -> None:
    def rounds(**more: Any) -> int:
        left: int = aid(sit("ca", **more))["rounds"]
        return left

    assert rounds(at=1, heights=[8, 8, 8, 8]) == 8  # this collect, and seven others of the same column, then the last round
    assert rounds(at=1, others=[2], order=[1, 0], heights=[8, 3, 8, 8]) == 4  # somebody took from it in this round
    assert rounds(at=1, others=[2], order=[0, 1], heights=[8, 3, 8, 8]) == 3
    assert rounds(at=1, heights=[2, 0, 8, 8], final=1) == 1
    assert rounds(at=1, heights=[2, 0, 8, 8], final=2) == 0


def test_nobody_plays_in_another_place_than_was_said() -> None:
    """The places in the next round that a column could mean: all of them come up, and no other."""
    reached: set[tuple[int, int, int]] = set()
    for number in range(12):
        luck, said = Random(number), dict[int, list[int]]()
        table = leagues.new("island", seed=str(number), players=2 + number % 3, auto=False)
        while not table.over:
            s = state(table)
            if len(said) == s.players and s.moved == 0:
                for seat, (low, high) in said.items():
                    place = s.order[: s.players].index(seat) + 1
                    assert low <= place <= high
                    reached.add((low, high, place))
                said = {}
            answer = luck.choice(table.answers)
            if table.decision is not None and table.decision.name == "explore":
                said[s.active] = aid(table, s.active)["choices"][str(answer)]["places"]
            table.play(table.move(answer))
    assert {(low, high) for low, high, place in reached if place == low < high} & {(1, 2), (1, 3), (2, 3)}
    assert {(low, high) for low, high, place in reached if place == high > low} & {(1, 2), (1, 3), (2, 3)}


def test_a_game_is_never_shorter_than_was_said() -> None:
    luck = Random(5)
    for number in range(6):
        table = leagues.new("island", seed=str(number), players=2 + number % 3)
        sure = 0
        while not table.over:
            sure = max(sure, state(table).round + aid(table, -1)["rounds"])
            table.play(luck.choice(table.legal))
        assert state(table).round >= sure


def test_the_next_order_follows_the_columns() -> None:
    assert aid(sit("ca", players=3, at=4, others=[1, 3]))["order"] == [1, 2, 0]
    start = leagues.new("island", seed="sea", players=3)
    assert aid(start)["order"] == []


def test_the_last_round_is_noted() -> None:
    def notes(final: int) -> list[str]:
        return [id for id, _ in aid(sit("ca", at=3, others=[1], heights=[0, 2, 2, 2], final=final))["notes"]]

    assert (notes(1), notes(2)) == (["aid-note-last-next"], ["aid-note-last"])
    assert aid(sit("ca", at=3, others=[1]))["notes"] == []


def test_the_headline_counts() -> None:
    assert page.headline(state(sit("ca", heights=[0, 2, 2, 2], at=3, others=[2], final=1))) == {"round": 5, "final": 1}


# --- the scenery -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scenery_is_the_tables(players: int) -> None:
    told = plain(page.scenery(SHIPPED, state(leagues.new("island", seed="sea", players=players))))
    assert plain(msgspec.convert(told, shapes.Scenery)) == told
    assert [column["stacks"] for column in told["columns"]] == [count for count in SHIPPED.columns[players - 2] if count]
    assert [column["faces"].count(True) for column in told["columns"]] == [1] * (players + 2)
    assert [(pile["size"], pile["values"][0]) for pile in told["piles"]] == [(3, 5), (4, 8), (5, 11), (6, 14)]
    assert sum(bonus["count"] for bonus in told["bonuses"]) == 34
    assert (told["hull"], told["faces"], told["treasure_values"]) == ("inferred", "reconstructed", "reconstructed")


def test_an_owner_sees_own_values() -> None:
    tables = read_tables("[portholes.2]\nvalues = [8, 6, 4]\n[treasures]\nvalues = [1, 2, 3, 4]\n")
    told = page.scenery(tables, state(leagues.new("island", seed="sea")))
    assert [pile["standing"] for pile in told["piles"]] == ["reconstructed", "owner", "reconstructed", "reconstructed"]
    assert (told["treasure_values"], told["treasures"]) == ("owner", [1, 2, 3, 4])
