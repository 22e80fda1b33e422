"""Nemo's War in the terminal: nothing is cut, menus tell the truth, piles that nobody may see are not shown, and a voyage
from its beginning to its end, left in the middle and gone on with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues.games.nemo import names
from leagues.games.nemo.aids.about import card_id
from leagues.games.nemo.aids.danger import ANY, Chance, danger_of
from leagues.games.nemo.aids.voyage import spoken
from leagues.games.nemo.game import GAME
from leagues.games.nemo.scoring import total
from leagues.games.nemo.state import BELOW_DECK, CARDS, UNSEEN
from leagues.kernel.chance import OpenSeed
from leagues.kernel.frames import GameState
from leagues.kernel.options import Value
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES
from leagues.terminal import setup
from leagues.terminal.boards import board_of
from leagues.terminal.game_page import GamePage
from leagues.terminal.main import PlayRequest
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.nemo import BOARD
from leagues.terminal.nemo_cards import explained
from leagues.terminal.nemo_sheet import kept_line, notoriety_line
from leagues.terminal.nemo_signs import danger_sign, danger_told, ocean, state
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech
from tests.nemo import positions
from tests.nemo.cards.hands import last_stack
from tests.nemo.prepared import ATLANTIC, SELDOM, brought, prepared

from .conftest import Open, plain, saved, ways
from .test_pages import Desk, check_fits

LONGEST = 76  # columns of a line beside its number, on the smallest screen
SHORT = "n19"  # a voyage that is soon over
EACH = 2  # states that are looked at for each decision

every_language = pytest.mark.parametrize("language", LANGUAGES)


def page_of(folder: Path, table: Table, language: str) -> GamePage:
    return GamePage(Desk(language), Sitting(table, Save(folder / "nemo.jsonl")))


def text(page: GamePage, width: int = 80, height: int = 24) -> str:
    return "\n".join(line.plain for line in page.draw(width, height))


def plainly(words: str) -> str:
    """Words with a single space between any two."""
    return " ".join(words.split())


def unbroken(page: GamePage, width: int = 80, height: int = 24) -> str:
    """The page as one line, for what was wrapped."""
    return plainly(text(page, width, height))


def every_choice(menu: Menu) -> Iterator[Choice]:
    for choice in menu.choices:
        yield choice
        if choice.inner is not None:
            yield from every_choice(choice.inner)


def voyage(seed: str, **options: Any) -> tuple[Table, Iterator[str]]:
    """A voyage played at random, stopped before every move."""
    table = leagues.new("nemo", seed=seed, wait=True, difficulty="sailor", **options)

    def moves() -> Iterator[str]:
        luck = random.Random(seed)
        while not table.over:
            move = luck.choice(table.legal)
            yield str(move)
            table.play(move)

    return table, moves()


# --- every decision ------------------------------------------------------------------------------------------------------


@cache
def moments() -> dict[str, list[GameState]]:
    """States at every decision that a player is asked: prepared ones, and those of voyages until all have come up."""
    asked = {name for name, decision in GAME.decisions.by_name.items() if not decision.chance}
    found: dict[str, list[GameState]] = {}
    for name in SELDOM:
        found[name] = [prepared(name).state]
    for number in range(40):
        table, moves = voyage(f"moments {number}", motive=names.MOTIVES[number % 4])
        for _ in moves:
            states = found.setdefault(positions.asked(table), [])
            if len(states) < EACH:
                states.append(table.state)
        if found.keys() == asked:
            return found
    raise AssertionError(f"never asked: {asked - found.keys()}")


@every_language
def test_every_decision_fits_the_smallest_screen_and_leads_to_every_move(tmp_path: Path, language: str) -> None:
    known = {entry.id for entry in GAME.rulebook}
    for states in moments().values():
        for start in states:
            table = positions.table(start, auto=False)  # type: ignore[arg-type]
            page = page_of(tmp_path, table, language)
            page.sitting.raise_curtain()
            menu = page.menu
            assert sorted(move for _, move in ways(menu)) == sorted(str(move) for move in table.legal)
            for choice in every_choice(menu):
                assert (choice.move is not None) + (choice.inner is not None) + bool(choice.barred) == 1
                assert choice.line.cell_len <= LONGEST, choice.line.plain
                assert "  " not in choice.sentence
                assert choice.rules
                assert set(choice.rules) <= known
            check_fits(page, 130, 40)
            page.at = max(range(len(menu.choices)), key=lambda at: len(" ".join(menu.choices[at].more)))
            check_fits(page, 80, 24, whole=False)
            for page.inside in [at for at, choice in enumerate(menu.choices) if choice.inner is not None]:
                page.at = 0
                check_fits(page, 80, 24, whole=False)


# --- what a page says ----------------------------------------------------------------------------------------------------


def test_the_board_shows_everything_that_counts(tmp_path: Path) -> None:
    table = positions.sit(
        ships={"clyde*": ATLANTIC, "alfred": ATLANTIC}, hidden={ATLANTIC: 1}, notoriety=17, gems=[ATLANTIC],
        cubes={ATLANTIC: 1}, upgrades=["hydro-drive"], sacrificed=["ned-land"], crew=7, held={"map-3": 2}, tableau=[5],
        salvage=["triumph"], tonnage={"taeping": "indian-ocean"},
    )  # fmt: skip
    page = page_of(tmp_path, table, "en")
    small = text(page)
    for wanted in (
        "╔3 North Atlantic═",
        "○ Alfred –/",
        "▲ Wivern 7/10",
        "?· ◆■□",
        "── 5 Europe",
        "┈┈║",
        "Crew 7/10 +2",
        "17/36  blue",
    ):
        assert wanted in small, (wanted, small)
    shown = text(page, 80, 46)
    for wanted in ("╔3 N Atlantic", "▲7/10 ?·", "◆■□", "Crew 7/10 +2", "17/36  blue 14✓ green 26", "▲ Wivern 7/10",
                   "○ Alfred –/", "1 hidden", "Aronnax Conseil 1st", "Hydro Drive", "Treasure 2", "Salvage 1/4",
                   "Sunk 0 0 0 0 0 1", "Tableau 1", "Actions ●●●○○"):  # fmt: skip
        assert wanted in shown, (wanted, shown)
    assert " Ned " not in shown


def test_rolls_are_told_before_they_are_made(tmp_path: Path) -> None:
    table = brought(positions.sit(ships={"britannia": ATLANTIC}, crew=7), ["stalk", "britannia"])
    menu = BOARD.menu(table, speech("en", table.game))
    assert "For the attack: 10 or more, with +1 (stalking)." in menu.prompt
    crew = next(choice for choice in menu.choices if str(choice.move) == "exert crew")
    assert "58.3% (21/36) · −1–2 Crew" in crew.line.plain
    for told in (
        "with +2 (the Crew exerted), +1 (stalking), +3 in all.", "7 or more on the dice passes: 21 of 36, 58.3%.",
        "Failing: 1 way: −2 Crew, Notoriety +2; 6 ways: −2 Crew, Notoriety +1; 8 ways: −1 Crew, Notoriety +1.",
        "Conseil the servant (82.6%)",
    ):  # fmt: skip
        assert told in crew.sentence
    french = BOARD.menu(table, speech("fr", table.game))
    assert "58,3\u00a0% (21/36)" in french.choices[2].line.plain


def test_the_screen_adds_what_the_line_has_no_room_for(tmp_path: Path) -> None:
    page = page_of(tmp_path, brought(positions.sit(gems=[ATLANTIC]), ["search"]), "en")
    page.key("2", "2")
    shown = unbroken(page)
    assert "For the search: 7 or more, with +2 (Nemo exerted). 5 or more on the dice passes: 30 of 36, 83.3%." in shown
    assert "Results: best 6/36: the gem here is found, draw 2 treasures; good 15/36: " in shown
    assert "Held for after the roll" not in shown
    assert "Held for after the roll: Sacrifice: Professor Aronnax +2 (" in unbroken(page, 100, 40)


@every_language
def test_a_test_says_what_its_card_does(tmp_path: Path, language: str) -> None:
    page = page_of(tmp_path, brought(positions.sit(phase="event"), ["event 29"]), language)
    w = speech(language, GAME)
    assert plainly(f"{w.text('event-29')}. {w.text('event-29-does')}") in unbroken(page)
    assert [str(choice.move) for choice in page.menu.choices if choice.barred == ""] == [
        "none", "exert crew", "exert hull", "exert crew hull",
    ]  # fmt: skip


@every_language
def test_what_cannot_be_done_says_why(tmp_path: Path, language: str) -> None:
    w = speech(language, GAME)
    page = page_of(tmp_path, positions.sit(actions=1), language)
    barred = {choice.barred: at for at, choice in enumerate(page.menu.choices) if choice.barred}
    assert {"search-needs-gem", "refit-payable", "not-enough-points", "attack-target"} <= barred.keys()
    for rule, page.at in barred.items():
        assert w.text(f"rule-{rule}.title") in text(page)
        page.key("enter", None)
        assert plainly(w.text(f"rule-{rule}")) in unbroken(page)


def test_danger_is_marked_on_the_line_and_in_the_sentence() -> None:
    table = positions.sit(ships={"britannia": ATLANTIC}, nemo=1, sacrificed=names.CHARACTERS)
    brought(table, ["bold", "britannia"])
    menu = BOARD.menu(table, speech("en", table.game))
    marked = [str(choice.move) for choice in menu.choices if "‡" in choice.line.plain]
    assert marked == ["exert nemo"]
    assert [str(choice.move) for choice in menu.choices if "The voyage is lost" in choice.sentence] == marked


def test_certain_defeat_and_the_rarest_chance_are_no_equal_signs() -> None:
    w = speech("en", GAME)
    certain, risk, slight = (danger_of(Chance(one, one)) for one in (Fraction(1), Fraction(1, 36), Fraction(1, 5000)))
    unknown = danger_of(ANY)
    assert [danger_sign(one) for one in (certain, risk, slight, unknown)] == ["‡‡", "‡1/36", "", "‡?"]
    assert danger_told(unknown, w) == "‡? The voyage may be lost; how likely that is takes too long to work out."
    assert danger_told(certain, w) == "‡‡ Certain defeat."
    assert danger_told(slight, w) == "Defeat is all but ruled out: less than 1 in 5,000."


def test_points_that_a_sacrifice_would_waste_are_told() -> None:
    table = positions.sit(actions=5)
    for language, told in (("en", "would be wasted"), ("fr", "seraient perdus")):
        menu = BOARD.menu(table, speech(language, table.game))
        inner = [one for choice in menu.choices if choice.inner for one in choice.inner.choices]
        officer = next(one for one in inner if str(one.move) == "sacrifice first-officer")
        assert told in officer.sentence


def test_help_that_changes_nothing_stands_apart() -> None:
    table = brought(positions.sit(ships={"britannia": ATLANTIC}), ["bold", "britannia", "none", 4, 4])
    menu = BOARD.menu(table, speech("en", table.game))
    assert menu.prompt.startswith("Britannia. Rolled for the attack: 4 + 4 = 8. ")
    first = [str(choice.move) for choice in menu.choices if choice.move is not None]
    assert first == ["sacrifice aronnax", "sacrifice conseil", "sacrifice first-officer", "accept"]
    inner = menu.choices[-1].inner
    assert inner is not None
    assert [str(choice.move) for choice in inner.choices] == ["sacrifice ned-land"]
    assert str(menu.choices[menu.start].move) == "accept"  # Enter gives nobody up


def test_enter_spends_no_treasure() -> None:
    table = brought(positions.sit(held={"map-2": 1, "map-3": 1}), ["rest", "none"])
    menu = BOARD.menu(table, speech("en", table.game))
    assert [str(choice.move) for choice in menu.choices][-1] == "none"
    assert str(menu.choices[menu.start].move) == "none"


def test_the_ladder_is_explained() -> None:
    table = brought(positions.sit(phase="prepare", hidden={"european-seas": 4}), [5, 2])
    menu = BOARD.menu(table, speech("en", table.game))
    assert menu.prompt.startswith("No open space in the European Seas.")


@every_language
def test_only_piles_that_may_be_inspected_are_shown(language: str) -> None:
    table, moves = voyage("piles")
    w = speech(language, table.game)
    for at, _ in enumerate(moves):
        if at % 12:
            continue
        s = state(table)
        titles = {card.title for card in BOARD.cards(table, w)}
        for card in range(1, CARDS):
            lies_open = s.cards[card] not in (UNSEEN, BELOW_DECK)
            assert (w.text(card_id(card)) in titles) == lies_open
        assert {w.text("nemo-pool-ships"), w.text("nemo-pool-treasures")} <= titles


# --- before and after ----------------------------------------------------------------------------------------------------


def request(language: str = "en") -> PlayRequest:
    return PlayRequest("nemo", {}, "sea", False, False, False, language, None, False)


@every_language
def test_the_first_voyage_is_recommended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    chosen = setup.ready(request())
    assert (chosen["motive"], chosen["difficulty"], chosen["box"]) == ("explore", "sailor", "basic")
    assert chosen["optional_rules"] == ()
    assert (chosen["players"], chosen["people"]) == (1, 1)
    assert chosen["preset"] == "first-voyage"
    asked = ("preset", "motive", "difficulty", "box", "optional_rules", "players", "company", "people", "bots")
    assert chosen["company"] == "cooperative"
    others = {value for name, value in chosen.items() if name not in asked}
    assert others == {"same"}
    page = SetupPage(Desk(language), request(language), lambda options: None)
    w = speech(language, page.game)
    assert [option.name for option, _ in page.rows] == ["preset", "players", "motive"]  # the others are folded away
    page.key("left", None)  # past the first preset comes one's own voyage, with all of them
    assert page.chosen["preset"] == "own"
    # all of them, but how several captains keep company
    assert {option.name for option, _ in page.rows} == {"preset", *(one.name for one in page.game.options)} - {"company"}
    for option, rule in page.rows:
        lines = [line.plain.rstrip() for line in page.draw(80, 24)]
        assert max(map(len, lines)) <= 80
        (row,) = [line for line in lines if line.startswith("> ")]
        shown = f"> {w.text(f'option-{option.name}')} " if rule is None else f">   [ ] {w.text(f'optional_rules-{rule}')}"
        assert row.startswith(shown)
        page.key("down", None)
    lines = [line.plain for line in page.draw(80, 60)]
    own = f"[{w.text('preset-own')}]"  # the last value of its row; everywhere else the first is chosen
    values = {line.index("[") for line in lines if "[" in line and "[ ]" not in line and own not in line}
    assert len(values) == 1  # all values begin in one column
    assert board_of(page.game) is BOARD


@every_language
def test_the_end_has_a_scoring_sheet_and_an_epilogue(tmp_path: Path, language: str) -> None:
    table = last_stack(finale="d", tonnage={"taeping": "indian-ocean"})
    w = speech(language, GAME)
    page = page_of(tmp_path, table, language)
    shown = text(page)
    assert w.text(f"ending-{table.outcome}") in shown
    assert w.text("nemo-end-scores") in shown
    page.key("2", "2")
    page.key("enter", None)
    (sheet,) = page.ship.pages  # type: ignore[attr-defined]
    told = plainly(" ".join(line.plain for line in sheet.draw(100, 60)))
    for name in ("warships", "adventure", "scouring", "penalties"):
        assert w.text(f"sheet-{name}") in told
    for sentence in spoken(table, w):
        assert plainly(sentence) in told


def test_a_whole_voyage_in_plain_sentences(tmp_path: Path) -> None:
    table, moves = voyage(SHORT)
    typed = [*moves, "4"]
    said = plain(tmp_path, "\n".join(typed) + "\n", "nemo", "--seed", SHORT, "--option", "difficulty=sailor", "--lang", "fr")
    assert (said.returncode, said.stderr) == (0, "")
    assert "\x1b" not in said.stdout
    assert leagues.load(saved(tmp_path)).state == table.state
    w = speech("fr", table.game)
    assert w.text(f"ending-{table.outcome}") in said.stdout
    for told in spoken(table, w):
        assert told in said.stdout
    assert "/36" in said.stdout


def near_its_end(seed: str) -> Table:
    """A voyage in which Nemo has one step left, and nobody to help him."""
    start = positions.position(ships={"britannia": ATLANTIC}, nemo=1, sacrificed=names.CHARACTERS, turn=6)
    return leagues.position("nemo", start.json(), luck=OpenSeed(seed), wait=True)


def test_a_voyage_on_the_screen_is_left_and_gone_on_with(open_terminal: Open, tmp_path: Path) -> None:
    """A move that is taken back, then the fight that ends it, then the scoring sheet."""
    moves = ["bold", "exert nemo"]
    seed = next(f"s{at}" for at in range(99) if brought(near_its_end(f"s{at}"), [*moves]).over)
    table = near_its_end(seed)
    (tmp_path / "nemo-20260102-030405.jsonl").write_text(table.record(), encoding="utf-8")
    w = speech("en", table.game)

    def press(move: str) -> None:
        for number in next(typed for typed, found in ways(BOARD.menu(table, w)) if found == move):
            terminal.press(number, "enter")

    terminal = open_terminal("--continue", "--lang", "en")
    terminal.wait("Act 1, turn 6", "What does the Nautilus do?")
    press("move european-seas")
    terminal.wait("╔5 European Seas═")
    terminal.press("u")
    terminal.wait("Undone: Move to the European Seas.")
    terminal.press("q")
    assert terminal.end() == 0
    assert leagues.load(saved(tmp_path)).state == table.state

    terminal = open_terminal("--continue", "--lang", "en")
    terminal.wait("What does the Nautilus do?")
    for move in moves:
        press(move)
        brought(table, [move])
        terminal.wait("What do you exert?" if not table.over else "The scoring sheet and the epilogue")
    assert w.text(f"ending-{table.outcome}") in terminal.text
    terminal.press("2", "enter")
    terminal.wait("Warships: ", w.text("help-scroll"))
    terminal.press("escape")
    terminal.wait(w.text("end-quit"))
    terminal.press("q")
    assert terminal.end() == 0
    assert leagues.load(saved(tmp_path)).outcome == table.outcome


PIRATES = [("war", 50, "‡ 50/51"), ("piracy", 50, "∞ 50/51"), ("piracy", 51, "∞ 51/51")]


@every_language
@pytest.mark.parametrize(("motive", "at", "end"), PIRATES)
def test_a_pirates_notoriety_ends_in_no_wreck(language: str, motive: str, at: int, end: str) -> None:
    s = positions.position(motive=motive, notoriety=at)
    assert end in notoriety_line(s, positions.SHIPPED, speech(language, GAME)).plain


@every_language
def test_world_order_shows_the_next_wonder_those_on_the_track_and_placed_allies(language: str) -> None:
    w, ally = speech(language, GAME), positions.treasure("satsuma-ronin")
    s = positions.position(motive="world-order", notoriety=38, held={"fenian-brotherhood": 1})
    s.cup[ally], s.ally_rows[ally - positions.treasure("fenian-brotherhood")] = 0, positions.ocean("indian-ocean") + 1
    line = notoriety_line(s, positions.SHIPPED, w).plain
    assert f"{w.text('nemo-mark-wonder')} 40" in line
    assert w.text("nemo-mark-blue") not in line
    assert w.text("nemo-kept", tableau=0, treasures=1, salvage=0, boxes=4) in kept_line(s, positions.SHIPPED, w).plain
    assert w.text("nemo-sunk", rows="0 0 0 0 0 1", pile=28, points=total(s, positions.SHIPPED)) in (
        kept_line(s, positions.SHIPPED, w).plain
    )
    told = {one.title: one.where for one in explained(s, positions.SHIPPED, w)}
    assert told[w.text("nemo-pool-wonders")] == w.text("nemo-laid", levels="40, 43, 46")
    assert told[w.text("treasure", treasure=ally)] == w.text("nemo-enlisted", where=ocean(5, w))
    reached = positions.position(motive="war", levels={"box": "expanded"})
    assert w.text("nemo-pool-wonders") not in [one.title for one in explained(reached, positions.SHIPPED, w)]


def test_a_preset_is_taken_and_left_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    begun: list[dict[str, Value]] = []
    page = SetupPage(Desk("en"), request("en"), begun.append)
    for _ in range(2):
        page.key("right", None)
    assert page.chosen["preset"] == "everything"
    assert page.chosen["optional_rules"] == names.OPTIONAL_RULES
    page.key("down", None)
    page.key("down", None)
    page.key("left", None)  # from Explore to the last motive, which is of that box
    assert (page.chosen["motive"], page.chosen["preset"]) == (names.MOTIVES[-1], "everything")
    page.at = 0
    page.key("left", None)
    assert page.chosen["preset"] == "basic-box"
    assert page.chosen == setup.ready(request()) | {"preset": "basic-box", "difficulty": "officer"}
    page.key("down", None)
    page.key("down", None)
    page.key("left", None)  # that motive brings its box along, so it is the basic box no more
    assert (page.chosen["box"], page.chosen["preset"]) == ("expanded", "own")
    page.key("enter", None)
    assert begun[0]["box"] == "expanded"


def test_a_preset_is_typed(tmp_path: Path) -> None:
    typed = ["The basic box", "", "War!", "q"]
    said = plain(tmp_path, "\n".join(typed) + "\n", "nemo", "--seed", SHORT, "--lang", "en")
    assert (said.returncode, said.stderr) == (0, "")
    assert "First voyage (every aspect as a Sailor" in said.stdout
    assert "Gems on the deck" not in said.stdout  # folded away
    table = leagues.load(saved(tmp_path))
    assert (table.options["motive"], table.options["difficulty"], table.options["box"]) == ("war", "officer", "basic")


@every_language
def test_every_optional_rule_is_told_and_chosen_in_a_low_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    page = SetupPage(Desk(language), request(language), lambda options: None)
    w = speech(language, page.game)
    page.key("left", None)  # one's own voyage
    page.key("up", None)  # past the first row comes the last
    for rule in reversed(names.OPTIONAL_RULES):
        lines = [line.plain.rstrip() for line in page.draw(80, 24)]
        at = next(at for at, line in enumerate(lines) if line.startswith(">"))
        assert w.text(f"optional_rules-{rule}") in lines[at]
        said = " ".join(line.strip() for line in lines)
        assert " ".join(w.text(f"optional_rules-{rule}.about").split()) in " ".join(said.split())
        page.click(8, at)
        chosen = page.chosen["optional_rules"]
        assert isinstance(chosen, tuple)
        assert rule in chosen
        page.key("up", None)
    assert page.chosen["optional_rules"] == names.OPTIONAL_RULES
    page.key("up", None)
    assert page.draw(80, 24)


@every_language
def test_every_motive_can_be_chosen_in_a_narrow_window_and_brings_its_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    page = SetupPage(Desk(language), request(language), lambda options: None)
    w = speech(language, page.game)
    page.key("down", None)
    page.key("down", None)  # below the presets and the captains
    for motive in (*names.MOTIVES, names.MOTIVES[0]):
        lines = [line.plain.rstrip() for line in page.draw(80, 24)]
        assert max(map(len, lines)) <= 80
        assert any(f"[{w.text(f'motive-{motive}')}]" in line for line in lines)
        expanded = names.MOTIVES.index(motive) >= names.BASIC_MOTIVES
        assert page.chosen["motive"] == motive
        assert page.chosen["box"] == "expanded" or not expanded
        page.key("right", None)
