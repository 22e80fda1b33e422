"""Cards of an owner's file: every word of the vocabulary on one card, three replaced cards on two back ends, bad amounts."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import effects, names
from leagues.games.nemo.fitting import impossible_tables, row_fits
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import (
    AT_SEA,
    AVAILABLE,
    BLUE,
    DISCARDED,
    FIRST_ADVENTURE,
    GONE,
    INSTALLED,
    PALE_YELLOW,
    PASSED,
    TONNAGE,
    UNSEEN,
)
from leagues.games.nemo.tables import ADVENTURE, X_EVENT
from leagues.games.nemo.vocabulary import WORDS, coda, move, repair_card, ships_rolled
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.simulate import Report, interpreted

from ..positions import (
    SHIPPED,
    asked,
    feed,
    legal,
    ocean,
    pile_of,
    play,
    position,
    state,
    table,
    upgrade,
    where,
    why_not,
)
from .hands import WORN, changed, failed, gems, held, hidden, in_tableau, passed

THREE = """
[events.2]
type = "play"
do = ["choose", "ships-in arctic-ocean 2", "reveal-in arctic-ocean", "to-fail", "or", "treasure 1", "sacrifice captives",
      "to-pass", "done"]
adventure = 4

[events.33]
type = "test"
test = 7
exert = ["nemo", "hull"]
pass = ["to-tableau"]
fail = ["hull-die", "fight kotetsu", "if-sunk", "to-pass", "unless-sunk", "discard"]
help = "plus-3"
hold = true

[events.5]
type = "keep"
where = ["western-pacific", "north-atlantic", "indian-ocean"]
cost = 1
hold = false
use = ["cube-anywhere", "move 2", "gem-on-deck 1", "to-pass"]
"""


def wrote(*rows: str, at: str = "south-atlantic", **more: Any) -> Table:
    """Event 13 with these rows, turned up."""
    quoted = ", ".join(f'"{row}"' for row in rows)
    tables = read_tables(f'[events.13]\ntype = "play"\ndo = [{quoted}]\n')
    found = table(position(at, phase="event", tables=tables, **(WORN | more)), tables)
    found.feed("event 13")
    return found


# --- every word ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cards-first")
@pytest.mark.parametrize("word", ["nemo", "crew", "hull", "notoriety"])
@pytest.mark.parametrize("amount", [-2, 2])
def test_what_is_gained_or_lost(word: str, amount: int) -> None:
    assert changed(wrote(f"{word} {amount}")) == {word: amount}


@pytest.mark.rule("cards-first", "action-point-limit", "action-points-beyond")
def test_action_points_up_to_the_limit_or_beyond() -> None:
    assert state(wrote("actions 4")).actions == 5
    assert state(wrote("actions-over 4")).actions == 7


@pytest.mark.rule("cards-first", "gem-next-door")
def test_gems_where_the_card_says() -> None:
    assert gems(wrote("gem cape-horn", "gem-on-deck 2")) == {"cape-horn"}
    assert state(wrote("gem-on-deck 2")).deck_gems == 2
    at = wrote("gem cape-horn", gems=["cape-horn"])
    play(at, "eastern-pacific")
    assert gems(at) == {"cape-horn", "eastern-pacific"}
    assert gems(wrote("gems-missing cape-horn arctic-ocean", gems=["cape-horn"])) == {"cape-horn", "arctic-ocean"}


@pytest.mark.rule("cards-first", "cube-by-event")
def test_a_cube_here() -> None:
    assert state(wrote("cube-here")).cubes[ocean("south-atlantic")] == 1
    assert sum(state(wrote("cube-here", at="cape-horn")).cubes) == 0


@pytest.mark.rule("cards-first")
def test_a_group_comes_once() -> None:
    assert state(wrote("group blue", "group blue")).groups >> BLUE & 1


@pytest.mark.rule("cards-first")
def test_conditions_hold_the_next_row_only() -> None:
    assert changed(wrote("if-in cape-horn south-atlantic", "nemo 1", "hull 1")) == {"nemo": 1, "hull": 1}
    assert changed(wrote("if-in cape-horn", "nemo 1", "hull 1")) == {"hull": 1}
    assert changed(wrote("if-hull 6", "nemo 1", "unless-hull 6", "crew 1")) == {"nemo": 1}
    assert changed(wrote("if-hull 7", "nemo 1", "unless-hull 7", "crew 1")) == {"crew": 1}
    assert changed(wrote("if-sound", "nemo 1", "unless-sound", "crew 1")) == {"nemo": 1}
    assert state(wrote("if-sound", "nemo 1", "unless-sound", "crew 1", hull=4)).tracks == [4, 7, 4]


@pytest.mark.rule("cards-first", "sacrifice-forced")
def test_who_is_sacrificed_and_who_comes_back() -> None:
    at = wrote("sacrifice conseil chief-engineer")
    assert legal(at) == ["conseil", "chief-engineer"]
    at = wrote("restore officers", sacrificed=["conseil", "chief-engineer"])
    assert state(at).characters == 0b000010
    assert state(wrote("restore any")).characters == 0
    assert state(wrote("sacrifice conseil", sacrificed=["conseil"])).characters == 0b000010


@pytest.mark.rule("cards-first", "move")
def test_the_nautilus_is_moved() -> None:
    assert state(wrote("move-to arctic-ocean")).nautilus == ocean("arctic-ocean")
    at = wrote("move 1")
    play(at, "cape-horn")
    assert (state(at).nautilus, asked(at)) == (ocean("cape-horn"), "throw")
    assert state(wrote("tunnel")).tunnel == 1


@pytest.mark.rule("cards-first")
def test_upgrades_come_to_light() -> None:
    assert state(wrote("offer fog-machine")).upgrades[upgrade("fog-machine")] == AVAILABLE
    at = wrote("reveal-upgrade")
    assert asked(at) == "draw-upgrade"


@pytest.mark.rule("cards-first", "expensive", "refit-one")
def test_cards_can_mend_install_and_cost_a_treasure() -> None:
    at = wrote("expensive", "install 1", held={"map-2": 1}, salvage=["rhone"], available=["fog-machine", "hydro-drive"])
    assert held(at) == {}
    assert legal(at) == ["fog-machine", "none"]
    play(at, "fog-machine")
    assert where(at, "rhone") == DISCARDED
    assert gems(wrote("found", gems=["south-atlantic", "cape-horn"])) == {"cape-horn"}


@pytest.mark.rule("cards-first", "pass-and-fail")
def test_where_a_card_goes() -> None:
    assert passed(wrote("to-pass"), 13)
    assert failed(wrote("to-fail"), 13)
    assert in_tableau(wrote("to-tableau"), 13)
    assert pile_of(wrote("discard"), 13) == GONE


@pytest.mark.rule("cards-first", "finale-ends")
def test_a_card_can_end_the_voyage() -> None:
    assert wrote("end", "nemo -20").outcome == "lost-low-score"


@pytest.mark.rule("cards-first", "end-at-once", "broken")
def test_a_defeat_in_the_middle_of_a_card_ends_it() -> None:
    at = wrote("nemo -4", "treasure 2", "to-pass")
    assert (at.outcome, passed(at, 13), held(at)) == ("lost-broken", False, {})


@pytest.mark.rule("forced-attack", "cards-first")
@pytest.mark.parametrize("sunk", [0, 1])
def test_a_ship_that_sails_already_is_not_met_again(sunk: int) -> None:
    rows = ("fight ryujo", "if-sunk", "nemo 1", "unless-sunk", "crew 1")
    at = wrote(*rows, ships={"ryujo": "cape-horn"}, sunk=sunk)
    assert (where(at, "ryujo"), changed(at)) == (AT_SEA + ocean("cape-horn"), {"crew": 1})
    at = wrote(*rows, tonnage={"ryujo": "indian-ocean"}, sunk=sunk)
    assert (where(at, "ryujo"), changed(at)) == (TONNAGE + ocean("indian-ocean"), {"crew": 1})


@pytest.mark.rule("forced-attack", "cards-first")
def test_a_ship_of_the_cup_can_be_met() -> None:
    at = wrote("fight clyde", "if-sunk", "to-pass")
    assert where(at, "clyde") == AT_SEA + ocean("south-atlantic")
    play(at, "stalk", "none")
    feed(at, 5, 5)
    play(at, "tonnage south-atlantic")
    assert (passed(at, 13), changed(at)) == (True, {"notoriety": 2})


@pytest.mark.rule("rising-action", "cup-dry")
def test_without_a_warship_in_the_cup_nobody_is_met() -> None:
    pale = [name for at, name in enumerate(names.SHIPS) if SHIPPED.group[at] == PALE_YELLOW]
    at = wrote("fight-drawn", "if-sunk", "nemo 1", "unless-sunk", "crew 1", tonnage=dict.fromkeys(pale, "indian-ocean"))
    assert (changed(at), asked(at)) == ({"nemo": 1}, "throw")


@pytest.mark.rule("refit-cost")
def test_an_upgrade_is_never_cheaper_than_nothing() -> None:
    at = wrote("install 3", available=["fog-machine"])
    assert legal(at) == ["fog-machine", "none"]
    play(at, "fog-machine")
    assert (state(at).upgrades[upgrade("fog-machine")], asked(at)) == (INSTALLED, "throw")


@pytest.mark.rule("treasure-retain", "treasure-maps")
def test_an_owner_can_write_what_a_token_does() -> None:
    tables = read_tables('[treasures.retain-crew]\ndo = ["notoriety -2"]\n[treasures.map-2]\ndo = ["nemo 1"]\n')
    for phase in ("act", "prepare"):
        at = table(position(phase=phase, held={"retain-crew": 1, "map-2": 1}, tables=tables, **WORN), tables)
        assert why_not(at, "use map-2") == "treasure-retain"
        play(at, "use retain-crew")
        assert (changed(at), held(at)) == ({"notoriety": -2}, {"map-2": 1})
    at = table(position(held={"map-2": 1}, tables=tables, **WORN), tables)
    assert why_not(at, "use retain-crew") == "treasure-retain"


@pytest.mark.rule("treasure-retain")
def test_a_token_that_does_nothing_is_not_used() -> None:
    tables = read_tables("[treasures.retain-crew]\ndo = []\n")
    at = table(position(held={"retain-crew": 1}, tables=tables, **WORN), tables)
    assert why_not(at, "use retain-crew") == "treasure-retain"


def test_a_treasure_moves_no_card() -> None:
    tables = read_tables('[treasures.rumour]\ndo = ["to-pass", "notoriety 1"]\n')
    at = table(position(phase="event", tables=tables, **WORN), tables)
    at.feed("event 26")
    feed(at, "rumour", "map-2")
    assert (state(at).cards[1], changed(at), failed(at, 26)) == (UNSEEN, {"notoriety": 2}, True)


# --- amounts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row",
    [
        "actions -1", "actions-over -3", "treasure 0", "gem-on-deck -1", "gems-chosen 0", "ships-rolled -1",
        "remove-hidden 0", "ships-in arctic-ocean -1", "ships-in arctic-ocean 10", "move 0", "mend -1", "install -1",
        "homeward cape-horn 10", "homeward cape-horn 0", "coda 10", "nemo 21", "notoriety -21", "if-hull -1",
    ],
)  # fmt: skip
def test_an_amount_that_cannot_be_is_refused(row: str) -> None:
    with pytest.raises(LeaguesError) as refused:
        read_tables(f'[events.13]\ndo = ["{row}"]\n')
    assert (refused.value.code, refused.value.details["line"]) == ("data-number", 2)


@pytest.mark.parametrize("word", range(1, len(WORDS)))
def test_a_record_with_a_row_that_cannot_be_is_refused(word: int) -> None:
    takes = WORDS[word].takes
    wrong = {
        effects.AMOUNT: [word, WORDS[word].most + 1, 0],
        effects.OCEAN: [word, len(names.OCEANS), 0],
        effects.SOME_OCEANS: [word, 1 << len(names.OCEANS), 0],
        effects.OCEAN_AMOUNT: [word, 0, 10],
        effects.SOME_CHARACTERS: [word, 0, 0],
        effects.SHIP: [word, len(names.SHIPS), 0],
        effects.GROUP: [word, -1, 0],
        effects.UPGRADE: [word, len(names.UPGRADES), 0],
        effects.NOTHING: [len(WORDS), 0, 0],
    }[takes]
    tables = SHIPPED.copy()
    tables.effects[effects.of_card(13, effects.DO)][:3] = wrong
    assert [error.code for error in impossible_tables(tables)] == ["tables-effects"]


@pytest.mark.parametrize(
    ("program", "row"),
    [
        (effects.of_card(13, effects.DO), [coda.ME, 3, 0]),
        (effects.OF_TREASURES + names.TREASURES.index("rumour"), [ships_rolled.ME, 1, 0]),
        (effects.OF_ACTIONS, [repair_card.ME, 0, 0]),
        (effects.OF_SHIPS + 1, [move.ME, 1, 0]),
        (effects.of_card(13, effects.DO), [effects.CHOOSE, 0, 0]),
        (effects.of_card(13, effects.DO), [effects.CHOOSE, 0, 0, *([effects.OR, 0, 0] * 4), effects.DONE, 0, 0]),
    ],
)
def test_a_record_with_a_word_out_of_its_place_is_refused(program: int, row: list[int]) -> None:
    tables = SHIPPED.copy()
    tables.effects[program] = row + [0] * (effects.ROWS * effects.NUMBERS - len(row))
    assert [error.code for error in impossible_tables(tables)] == ["tables-places"]


@pytest.mark.parametrize(("kind", "told"), [(FIRST_ADVENTURE, X_EVENT), (FIRST_ADVENTURE - 1, ADVENTURE)])
def test_a_record_that_takes_adventure_tokens_for_others_is_refused(kind: int, told: int) -> None:
    tables = SHIPPED.copy()
    tables.treasure_kind[kind] = told
    assert [error.code for error in impossible_tables(tables)] == ["tables-adventures"]


def test_the_shipped_rows_can_all_be() -> None:
    assert impossible_tables(SHIPPED) == []
    assert not row_fits(-1, 0, 0)


# --- three cards on every back end ----------------------------------------------------------------------------------------


def test_a_play_card_with_a_choice() -> None:
    tables = read_tables(THREE)
    at = table(position("cape-horn", phase="event", tables=tables, **WORN), tables)
    at.feed("event 2")
    play(at, "choose 1", "pacific-coast")
    assert hidden(at) == {"arctic-ocean": 1, "pacific-coast": 1}
    feed(at, "clyde")
    assert (where(at, "clyde"), hidden(at), failed(at, 2)) == (AT_SEA + ocean("arctic-ocean"), {"pacific-coast": 1}, True)
    at = table(position("cape-horn", phase="event", tables=tables, **WORN), tables)
    at.feed("event 2")
    play(at, "choose 2")
    feed(at, "map-4")
    play(at, "conseil")
    assert (held(at), state(at).characters, passed(at, 2)) == ({"map-4": 1}, 0b000010, True)


def test_a_test_card_that_fights_when_it_fails() -> None:
    tables = read_tables(THREE)
    at = table(position("cape-horn", phase="event", tables=tables, act=2, **WORN), tables)
    at.feed("event 33")
    play(at, "none")
    feed(at, 3, 3)
    play(at, "accept")
    feed(at, 2)
    assert (state(at).tracks[2], where(at, "kotetsu")) == (4, AT_SEA + ocean("cape-horn"))
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage south-atlantic")
    assert pile_of(at, 33) == PASSED


def test_a_kept_card_with_a_place_and_a_price() -> None:
    tables = read_tables(THREE)
    at = table(position("indian-ocean", tableau=[5], actions=1, tables=tables), tables)
    play(at, "use event 5", "south-pacific", "western-pacific", "stay")
    assert (state(at).nautilus, state(at).cubes[ocean("south-pacific")], state(at).deck_gems) == (0, 1, 1)
    assert (state(at).actions, pile_of(at, 5)) == (0, PASSED)


@pytest.mark.compiled
def test_three_replaced_cards_play_the_same_games_interpreted_and_compiled() -> None:
    """In two hundred voyages; with the shipped cards they would be others."""
    cpu = pytest.importorskip("leagues.compiled.cpu")
    options = GAME.read_options({"difficulty": "sailor"})

    def last(reports: Any) -> Report:
        *_, report = reports
        return report  # type: ignore[no-any-return]

    tables = read_tables(THREE)
    plain = last(interpreted(GAME, "random", tables, options, "three", 200))
    fast = last(cpu.simulate(GAME, "random", tables, options, "three", 200))
    assert fast.fingerprint == plain.fingerprint
    assert (fast.results, fast.decisions, fast.draws) == (plain.results, plain.decisions, plain.draws)
    assert last(interpreted(GAME, "random", SHIPPED, options, "three", 200)).fingerprint != plain.fingerprint
