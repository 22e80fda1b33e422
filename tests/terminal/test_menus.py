"""Every menu leads to every legal move and to nothing else, whatever is played with, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS
from leagues.kernel.table import Table
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.nautilion_menus import menu_of
from leagues.terminal.speech import speech
from tests.nautilion.positions import sail

from .conftest import ways
from .sailor import voyage

PLANS_APART = 4  # the Plan is asked so often that every fourth will do
LONGEST = 76  # columns of a line beside its number, on the smallest screen


def mixtures() -> Iterator[tuple[str, ...]]:
    """Every combination of expansions."""
    for chosen in product([False, True], repeat=len(EXPANSIONS)):
        yield tuple(name for name, is_in in zip(EXPANSIONS, chosen, strict=True) if is_in)


def every_choice(menu: Menu) -> Iterator[Choice]:
    """The lines of a menu and of those that it opens."""
    for choice in menu.choices:
        yield choice
        if choice.inner is not None:
            yield from every_choice(choice.inner)


def hidden(move: str) -> bool:
    """A Tide that turns a die to what it shows is legal, and not offered (R80)."""
    word, *values = move.split()
    return word == "tide" and values[0] == values[1]


def check(table: Table, language: str) -> Menu:
    """The menu of what is asked, compared with the rules."""
    menu = menu_of(table, speech(language, table.game))
    legal = {str(move) for move in table.legal if not hidden(str(move))}
    offered = [move for _, move in ways(menu)]
    assert len(offered) == len(set(offered))
    assert set(offered) == legal
    assert len({choice.number for choice in menu.choices}) == len(menu.choices)
    known = {entry.id for entry in table.game.rulebook}
    for choice in every_choice(menu):
        assert (choice.move is not None) + (choice.inner is not None) + bool(choice.barred) == 1
        assert set(choice.rules) <= known
        assert choice.rules
        assert choice.sentence
        if menu.kind is Kind.LIST:
            assert choice.line.cell_len <= LONGEST, choice.line.plain
    return menu


def test_all_mixtures_of_expansions() -> None:
    asked = set()
    plans = 0
    for number, expansions in enumerate(mixtures()):
        language = ("en", "fr")[number % 2]
        players, ship = 1 + number // 2 % 2, ("A1", "C2")[number // 4 % 2]
        for table in voyage(f"s{number}", expansions=expansions, players=players, ship=ship, reserve=6):
            if table.decision is None:
                break
            asked.add(table.decision.name)
            plans += table.decision.name == "plan"
            if table.decision.name != "plan" or plans % PLANS_APART == 0:
                check(table, language)
    everything = {name for name, decision in GAME.decisions.by_name.items() if not decision.chance}
    assert asked >= everything - {"keep-group", "set-die", "replace"}  # those that luck may leave out are below


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rare_decisions(language: str) -> None:
    heroic_two = sail(crew=[1, 2], heroics=[2, 5, 7], dice=[1, 2, 3])
    heroic_two.play("heroic 2")
    assert [str(choice.move) for choice in check(heroic_two, language).choices] == ["sacrifice 1", "sacrifice 2"]
    heroic_two.play("sacrifice 1")
    assert len(check(heroic_two, language).choices) == 4
    heroic_five = sail(crew=[1, 2], heroics=[2, 5, 7])
    heroic_five.play("heroic 5")
    heroic_five.play("sacrifice 1")
    assert [str(choice.move) for choice in check(heroic_five, language).choices] == ["replace 2", "replace 7"]
    groups = sail("I … N 4 P … A", crew=[1, 2, 5], mercenaries=[3, 4], ship="C2", plan="1 2 1")
    check(groups, language)
    groups.play("recover green")
    menu = check(groups, language)
    assert [str(choice.move) for choice in menu.choices] == ["keep 1", "keep 5"]
    assert "1, 2" in menu.choices[0].sentence


def test_a_sacrifice_says_when_it_is_in_vain() -> None:
    table = sail("I … N:3 1 2 5:3 4 P … A", crew=[3, 9, 2], heroics=[12], dice=[1, 2, 3])
    table.play("heroic 12")
    choices = check(table, "en").choices
    lines, said = [choice.line.plain for choice in choices], [choice.sentence for choice in choices]
    assert lines[0].startswith("Crew 2")
    assert lines[0].endswith("NO effect")
    assert lines[1].endswith("removes 2 Reefs")
    assert lines[2].endswith("removes 0 Reefs")
    assert said[0].startswith("Crew 2 pays, but is the wrong one: the card has no effect.")
    assert said[1].startswith("Crew 3 pays: 2 Reefs leave the path.")


def test_who_cannot_pay_is_named_with_the_rule() -> None:
    table = sail(crew=[1, 2, 3], ship="C2", heroics=[1], dice=[1, 2, 3])
    table.play("heroic 1")
    assert [choice.barred for choice in check(table, "en").choices] == ["", "heroic-split", ""]
    alone = menu_of(sail(heroics=[1], dice=[1, 2, 3]), speech("en", table.game))
    (card,) = [choice for choice in alone.choices if choice.sentence.startswith("Heroic Action 1")]
    assert card.barred == "heroic-cost"
    assert "nobody can pay" in card.line.plain
    assert "nobody aboard could usefully pay" in card.sentence


def test_the_cabin_and_a_mercenary_find_their_places() -> None:
    mage = sail("I … N a 2 3 P … A", plan="1 1 1", cabin="1", expansions="mercenaries")
    said = [choice.sentence for choice in check(mage, "en").choices]
    assert said == [
        "Into the cabin: 2 Mages are still missing. One pair works.",
        "Keep Mage A in the reserve, which then holds 1. No other lies ahead.",
    ]
    hired = sail("I … N m 2 3 P … A", plan="1 1 1", crew=[1], ship="C2", captives=[5])
    first = check(hired, "en").choices[0]
    assert first.line.plain == "Put [M] on space 2: ducts to 3; harpoons 2 : 3"
    assert first.sentence == "The Mercenary takes space 2. Ducts then lead to 3. Your harpoons then: 2, the Phantom’s: 3."


def test_the_odds_against_a_reef() -> None:
    table = sail("I … N 1:6 2 3 4 5 P … A", plan="1 1 1", crew=[6])
    table.play("reserve")
    (roll,) = check(table, "en").choices
    assert roll.line.plain == "Roll: 2 or more frees you, 4 chances in 6; crew 6 adds 1"
    assert roll.sentence == "2 or more frees you from Reef 6, as crew 6 adds 1: faces that do, 4 of 6."
