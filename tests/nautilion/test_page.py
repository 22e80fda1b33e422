"""What the page is told beside the view: complete, of the declared shape, without a secret, in words that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import leagues
from leagues.games.nautilion import page
from leagues.games.nautilion.aids import shapes
from leagues.games.nautilion.aids.explanation import explain
from leagues.games.nautilion.aids.short import short
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS, MERCENARY, State
from leagues.games.nautilion.tables import SHIPS, read_tables
from leagues.kernel.chance import FairDice, OpenSeed
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED, at_table, sail, state
from .voyages import aid, aids, plain, positions

every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(value: object) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence in a value."""
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict):
        yield value[0], value[1]
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from sentences(one)


def rules(value: object) -> Iterator[str]:
    """Every rule that a value names."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name in ("barred", "bars"):
                yield one
            elif name == "rules":
                yield from one
            else:
                yield from rules(one)
    elif isinstance(value, list):
        for one in value:
            yield from rules(one)


# --- every decision ----------------------------------------------------------------------------------------------------


def test_every_decision_is_among_the_positions() -> None:
    assert {s.frames[s.depth - 1].doing for s in positions()} == set(GAME.decisions.by_number)


def test_every_legal_answer_is_there_and_the_others_name_their_rule() -> None:
    barred_in = set()
    for s, told in aids():
        table = at_table(s)
        legal = {move.answer for move in table.legal}
        chosen = {int(answer) for answer, choice in told["choices"].items() if "barred" not in choice}
        given = {give["answer"] for give in told["gives"]}
        assert not chosen & given
        assert chosen | given == legal
        for answer, choice in told["choices"].items():
            if "barred" in choice:
                assert table.game.rule_ids([table.forbids(int(answer))]) == (choice["barred"],)
                assert table.decision is not None
                barred_in.add(table.decision.name)
    never = {name for name, decision in GAME.decisions.by_name.items() if decision.chance}
    never |= {"choose-first", "choose-figure", "replace", "keep-group"}
    assert barred_in | {"pay"} == set(GAME.decisions.by_name) - never


def test_it_has_the_declared_shape() -> None:
    for _, told in aids():
        assert plain(msgspec.convert(told, shapes.Explanation)) == told
        assert table_rules() >= set(rules(told))


def table_rules() -> set[str]:
    return {rule.id for rule in GAME.rulebook}


@every_language
def test_every_sentence_can_be_said(language: str) -> None:
    words = GAME.words(language)
    found = {(id, tuple(arguments.items())) for _, told in aids() for id, arguments in sentences(told)}
    for id, arguments in found:
        text = words.text(id, **dict(arguments))
        assert not re.search(r"([Cc]rew|équipier) (0|1\d)\b", text), (id, text)
    written = set(re.findall(r"^(aid-[a-z-]+) =", aid_words(language), re.MULTILINE))
    elsewhere = {"aid-reached", "aid-harpoons"}  # of `Reached` and of `harpoons`, put together by the page
    assert {id for id, _ in found if id.startswith("aid-")} == written - elsewhere


def aid_words(language: str) -> str:
    assert GAME.folder is not None
    return (GAME.folder / "words" / language / "aid.ftl").read_text(encoding="utf-8")


@every_language
def test_what_the_page_puts_together_can_be_said(language: str) -> None:
    words = GAME.words(language)
    choices = [choice for _, told in aids() for choice in told["choices"].values()]
    for reached in {tuple(one.items()) for choice in choices for one in choice.get("reached", [])}:
        assert words.text("aid-reached", **dict(reached))
    for ours, theirs in {tuple(choice["harpoons"]) for choice in choices if "harpoons" in choice}:
        assert words.text("aid-harpoons", ours=ours, theirs=theirs)


def test_it_knows_no_secret_and_changes_nothing() -> None:
    for s in positions()[::20]:
        if GAME.decisions.by_number[s.frames[s.depth - 1].doing].chance:
            continue  # a table with luck of its own would draw
        tables = [
            Table(GAME, GAME.options_of(s), SHIPPED, luck, auto=False, start=s)
            for luck in (OpenSeed("one"), OpenSeed("other"), FairDice(b"s" * 32, (b"c" * 16,) * s.players))
        ]
        before = [table.record() for table in tables]
        told = [explain(table, seat) for table in tables for seat in range(-1, s.players)]
        assert all(one == told[0] for one in told)
        assert [table.record() for table in tables] == before


def test_targets_are_on_the_board() -> None:
    """A page that lights up the targets finds each of them in the view."""
    for s, told in aids():
        for choice in told["choices"].values():
            for target in choice["targets"]:
                assert lies_there(s, target["kind"], target["at"]), (target, choice)


def lies_there(s: State, kind: str, at: Any) -> object:
    match kind:
        case "path":
            return 1 <= at <= s.path_length
        case "gap":
            return 0 <= at <= s.path_length
        case "space":
            return 1 <= at <= 9
        case "cabin":
            return bool(s.expansions & 1) and 0 <= at <= 5
        case "reserve":
            return at == -1 or s.reserve[at] > 0
        case "discard":
            return bool(s.discard[at])
        case "die":
            return bool(s.dice[at])
        case "heroic":
            return bool((s.heroics | s.heroic_deck) >> at & 1)
        case "card":
            return at in range(1, 13)
        case "face":
            return at in range(1, 7)
        case "figure" | "seat":
            return at in range(3)
        case "spell":
            return at in ("whirlwind", "tide", "translation")
        case "token" | "reef":
            return at in range(1, 14)
        case _:
            return (kind, at) == ("button", "roll")


def test_over_and_done() -> None:
    table = sail("I … N 4 P … A", crew=[2], captives=["m"], dice=[1, 1, 2])
    table.play("give 1 1 2")
    assert table.outcome == "lost-collision"
    told = aid(table)
    assert (told["choices"], told["gives"], told["slate"], told["spells"]) == ({}, [], [], [])


# --- what helps to see the table ---------------------------------------------------------------------------------------


def test_tokens_are_wanted_as_their_homes_say() -> None:
    """A page can tell the same from the view alone, as in a replay."""
    for s, told in aids():
        homes = {home["token"]: home["targets"] for home in page.scenery(SHIPPED, s)["homes"]}
        wanted = []
        for place in range(1, s.path_length + 1):
            token = s.path[place]
            if token == MERCENARY:
                free = not s.collided
            else:
                held = {"space": s.crew, "cabin": s.cabin}
                free = any(not held[one["kind"]] >> int(one["at"]) & 1 for one in homes.get(token, []))
            if token and free:
                wanted.append(place)
        assert told["wanted"] == wanted


def test_notes_say_what_holds() -> None:
    def ids(**details: Any) -> list[str]:
        return [id for id, _ in explain(sail(**details), 0)["notes"]]

    assert ids() == []
    assert ids(heroics=[2], shelter=2, phantom_stays=1) == ["aid-note-shelter", "aid-note-phantom-stays"]
    assert ids(cards=[2], dice=[2, 0, 0], given=[1, 0, 0]) == ["aid-note-given"]
    assert ids(drawing="I … N:3 1 2 3 4 5 6 P … A", stuck=1, dice=[1, 1, 0]) == ["aid-note-stuck"]


def test_the_phase_follows_the_turn() -> None:
    table = leagues.new("nautilion", seed="sea", wait=True)
    assert aid(table)["phase"] == 1
    table.play("roll")
    assert aid(table)["phase"] == 2
    table.play(table.legal[0])
    assert aid(table)["phase"] in (3, 5)


def test_the_headline_counts() -> None:
    assert page.headline(state(sail(crew=[1, 2]))) == {"turn": state(sail(crew=[1, 2])).turn, "crew": 2}
    all_of_them = state(sail(crew=[1], cabin="ab", mercenaries=[2], heroics=[1, 2]))
    told = page.headline(all_of_them)
    assert {name: told[name] for name in told if name != "turn"} == {
        "crew": 1, "mages": 2, "mercenaries": 1, "heroics": 2,
    }  # fmt: skip


# --- the scenery -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", SHIPS)
def test_every_ship_shows_its_ducts(ship: str) -> None:
    s = state(leagues.new("nautilion", ship=ship, seed="sea"))
    told = plain(page.scenery(SHIPPED, s))
    assert plain(msgspec.convert(told, shapes.Scenery)) == told
    joins: list[int] = [0] * 10
    for one, other in told["ducts"]:
        assert one < other
        joins[one] |= 1 << other
        joins[other] |= 1 << one
    assert joins == SHIPPED.ducts[SHIPS.index(ship)]
    assert (told["ship"], told["standing"]) == (ship, "reconstructed")


def test_an_owner_sees_own_values() -> None:
    tables = read_tables("[ships.C2]\nducts = [[1,2],[2,3],[3,4],[4,5],[5,6],[6,7],[7,8],[8,9]]\n[spells]\ntide = 3\n")
    told = page.scenery(tables, state(leagues.new("nautilion", ship="C2", seed="sea")))
    assert (told["standing"], told["costs"]["tide"], len(told["ducts"])) == ("owner", 3, 8)


def test_the_base_game_shows_nothing_of_the_expansions() -> None:
    told = page.scenery(SHIPPED, state(leagues.new("nautilion", seed="sea")))
    assert told["cards"] == {"darkhouse": [], "heroic": []}
    empty = ("cabin", "admirals", "warriors", "mercenary_harpoons", "phantom_harpoons", "phantom_places", "reef_escape")
    assert [bool(plain(told)[name]) for name in empty] == [False] * len(empty)
    assert told["faces"] == [1, 1, 2, 2, 3, 4]
    assert [len(home["targets"]) for home in told["homes"]] == [1] * 9


@every_language
def test_all_expansions_show_their_cards(language: str) -> None:
    words = GAME.words(language)
    s = state(leagues.new("nautilion", seed="sea", players=2, harpoons=3, expansions=EXPANSIONS))
    told = plain(page.scenery(SHIPPED, s))
    assert plain(msgspec.convert(told, shapes.Scenery)) == told
    assert told["cabin"] == [[10, 1], [11, 4], [12, 7]]
    assert told["admirals"] == [[1, 2, 3, 4, 5], [5, 6, 7, 8, 9]]
    assert (told["phantom_harpoons"], told["phantom_places"], told["reef_escape"]) == (3, 6, 3)
    for cards in told["cards"].values():
        assert [card["number"] for card in cards] == list(range(1, 13))
        for card in cards:
            assert card["here"]
            assert card["rules"]
            assert all(words.text(id, **given) and words.text(f"{id}.title", **given) for id, given in card["sentences"])
    assert [card["colour"] for card in told["cards"]["darkhouse"]] == ["red"] * 9 + ["blue"] * 3
    lost = [card["number"] for card in told["cards"]["heroic"] if card["standing"] == "reconstructed"]
    assert lost == [2, 3, 8]


def test_cards_of_absent_expansions_stay_in_the_box() -> None:
    s = state(leagues.new("nautilion", seed="sea", expansions=("heroics", "reefs")))
    heroic = page.scenery(SHIPPED, s)["cards"]["heroic"]
    assert [card["number"] for card in heroic if not card["here"]] == [10, 11]


# --- on its way to a page ----------------------------------------------------------------------------------------------


def test_what_is_left_out_on_the_way_stands_elsewhere() -> None:
    """The page puts back together what a give, or a choice that turns a die, does not say itself."""
    left_out = turned = 0
    for _, told in aids():
        sent = short(told)
        cells = {(cell["figure"], cell["value"]): cell for cell in sent["slate"] if "barred" not in cell}
        for give, whole in zip(sent["gives"], told["gives"], strict=True):
            if "sentences" in give:
                assert give == {name: value for name, value in whole.items() if name != "rules"}
                continue
            left_out += 1
            parts = [cells[die] for die in enumerate(give["dice"])]
            assert [sentence for part in parts for sentence in part["sentences"]] == whole["sentences"]
            assert (whole["phantom"], whole["nautilion"]) == (parts[1].get("way"), parts[2].get("way"))
            assert (whole["price"], whole["tokens"]) == (parts[0].get("price"), parts[0].get("tokens", 0))
            assert (whole["blow"], whole["ending"]) == (parts[1].get("blow", False), "")
        for answer, choice in told["choices"].items():
            if answer not in sent["choices"]:
                tide = next(spell for spell in sent["spells"] if spell["name"] == "tide")
                assert (choice["barred"], choice["targets"][0]["kind"]) == (tide["barred"], "die")
            elif "cells" in choice:
                turned += 1
                assert [sent["turned"][at] for at in sent["choices"][answer]["turns"]] == choice["cells"]
    assert left_out > 100
    assert turned > 100


def test_each_spell_cites_its_own_rule() -> None:
    told = aid(sail("I … N 5 5 P … A", dice=[1, 2, 3], reserve=[0] * 4))["choices"]
    answers = {plan.WHIRLWIND: "whirlwind", plan.tide(1, 2): "tide", plan.TRANSLATE: "translation"}
    assert {rule: told[str(answer)]["rules"][0] for answer, rule in answers.items()} == {
        rule: rule for rule in answers.values()
    }
