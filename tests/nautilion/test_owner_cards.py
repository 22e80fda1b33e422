"""An owner's file for the expansions: every value is followed, and every card can be given any effect."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import leagues
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS, State
from leagues.games.nautilion.tables import Tables, read_tables
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

from .positions import asked, at_table, legal, refused, roll, said, state, tokens, told
from .rules.test_heroics import bits, play, ready
from .rules.test_pairs_heroics import CARDS, EVERYTHING, PAYERS, SCENE, finish, happened, perform

LONG = "I … 7 6 N 1 2 3 4 5 6 7 8 P 9 5 … A"
FACES = "I … 7 N 1 4 P 3 6 … A"  # a 3 leads to the collision
EFFECTS = [effect for effect in Heroic if effect != Heroic.NONE]


def new(expansions: tuple[str, ...] | str, tables: Tables, **options: Any) -> Table:
    """A new game that is fed its luck."""
    chosen = expansions.split() if isinstance(expansions, str) else expansions
    s = cast(State, GAME.new_state(tables, GAME.read_options({"expansions": chosen, **options})))
    return at_table(checked_copy(s).copy(), tables)


def deal(table: Table, until: str) -> Table:
    """Deal whatever comes first until something else is asked."""
    while asked(table) != until:
        table.feed(legal(table)[0])
    return table


# --- Mages, Mercenaries, Reefs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 5])
def test_the_number_of_mages_is_followed(copies: int) -> None:
    table = new("mages", read_tables(f"[mages]\ncopies = {copies}\n"))
    assert [move.weight for move in table.legal] == [4] * 9 + [copies] * 3
    assert state(table).path_length == 36 + 3 * copies
    deal(table, "roll")
    assert [state(table).path.count(kind) for kind in (10, 11, 12)] == [copies] * 3


def test_the_crew_that_works_with_the_mages_is_followed() -> None:
    tables = read_tables("[mages]\ncrew = [2, 5, 8]\n")
    table = ready("I … N 2 3 4 6 P … A", [1, 2, 3], crew=[9], cabin="a", dice=[1, 1, 1], tables=tables)
    play(table, "give 1 1 1", "cabin")
    assert state(table).cabin == 0b001001
    roll(table, "1 1 3")
    play(table, "reroll 3")
    other = ready("I … N 1 3 4 6 P … A", [1, 2, 3], crew=[9], cabin="a", dice=[1, 1, 1], tables=tables)
    play(other, "give 1 1 1")
    assert refused(other, "cabin") == "cabin-place"


@pytest.mark.parametrize("count", [1, 20])
def test_the_number_of_mercenaries_is_followed(count: int) -> None:
    table = new("mercenaries", read_tables(f"[mercenaries]\ntokens = {count}\n"))
    assert [(str(move), move.weight) for move in table.legal][-1] == ("mercenary", count)
    assert state(table).path_length == 36 + count


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("", (5, 5)),
        ("harpoons = 0", (1, 3)),
        ("harpoons = 9", (19, 12)),
        ("warriors = [1, 5, 9]", (6, 5)),
        ("warriors = [5]", (4, 5)),
        ("phantom_harpoons = [7, 3]", (5, 10)),
        ("phantom_harpoons = [2, 7]", (5, 5)),
        ("phantom_harpoons = [0, 7]", (5, 3)),
    ],
)
def test_harpoons_are_counted_as_the_owner_says(text: str, counted: tuple[int, int]) -> None:
    tables = read_tables(f"[mercenaries]\n{text}\n")
    details: dict[str, Any] = {"mercenaries": [3, 8], "captives": ["m", 5], "tables": tables}
    table = play(ready(FACES, [1, 2, 3], crew=[1, 2, 9], dice=[1, 3, 1], **details), "give 1 3 1")
    assert told(table, "say-collision") == (*counted, 0)


@pytest.mark.parametrize(("side", "theirs"), [(2, 4), (3, 9)])
def test_each_side_of_the_phantoms_board_is_followed(side: int, theirs: int) -> None:
    tables = read_tables("[mercenaries]\nphantom_harpoons = [4, 9]\n")
    table = ready(FACES, [1, 2, 3], crew=[1, 9], expansions="mercenaries", harpoons=side, dice=[1, 3, 1], tables=tables)
    play(table, "give 1 3 1")
    assert told(table, "say-collision") == (0, theirs, 0)


@pytest.mark.parametrize("token", range(1, 10))
def test_the_warriors_that_the_phantom_recruits_are_followed(token: int) -> None:
    tables = read_tables("[mercenaries]\nwarriors = [1, 9]\n")
    table = ready(f"I … N 2 3 4 {token} P … A", [1, 2, 3], crew=[9], expansions="mercenaries", dice=[1, 1, 1], tables=tables)
    play(table, "give 1 1 1")
    assert state(table).captives == (tokens(token) if token in (1, 9) else tokens())


@pytest.mark.parametrize(("places", "captives"), [(0, ()), (1, ("m",)), (2, ("m", "m"))])
def test_the_places_of_the_phantoms_board_are_followed(places: int, captives: tuple[str, ...]) -> None:
    tables = read_tables(f"[mercenaries]\nphantom_places = {places}\n")
    details: dict[str, Any] = {"expansions": "mercenaries", "captives": captives[1:], "tables": tables}
    table = play(ready("I … N 2 3 4 m m P … A", [1, 2, 3], crew=[9], dice=[1, 1, 1], **details), "give 1 1 1", "reserve")
    assert state(table).captives == tokens(*captives)
    roll(table, "1 1 1")
    play(table, "give 1 1 1", "reserve")
    assert state(table).captives == tokens(*captives)


def test_numbers_copies_and_places_of_the_reefs_are_followed() -> None:
    table = deal(new("reefs", read_tables("[reefs]\ncopies = 2\nnumbers = [1, 5, 8]\nevery = 4\n")), "deal-reef")
    assert [(str(move), move.weight) for move in table.legal] == [("reef 1", 2), ("reef 2", 2), ("reef 3", 2)]
    for reef in ("reef 3", "reef 1", "reef 2", "reef 1", "reef 3", "reef 2"):
        table.feed(reef)
    assert asked(table) == "roll"
    assert {place: reef for place, reef in enumerate(state(table).reefs) if reef} == {1: 8, 5: 1, 9: 5, 13: 1, 17: 8, 21: 5}


@pytest.mark.parametrize(
    ("text", "die", "free"),
    [
        ("", 2, False),
        ("", 3, True),
        ("escape = 2", 2, True),
        ("escape = 2", 1, False),
        ("escape = 4", 3, False),
        ("bonus = 5", 1, False),
        ("numbers = [2, 6, 9]\nbonus = 2", 1, True),
        ("numbers = [2, 6, 9]\nbonus = 0", 2, False),
        ("numbers = [2, 6, 9]", 2, True),
    ],
)
def test_escape_and_bonus_of_the_reefs_are_followed(text: str, die: int, free: bool) -> None:
    tables = read_tables(f"[reefs]\n{text}\n")
    reef = 2 if "numbers" in text else 3
    table = ready(f"I … N 1:{reef} 2 3 4 6 P … A", [1, 4, 5], crew=[2, 9], dice=[1, 1, 1], tables=tables)
    play(table, "give 1 1 1", "reserve")
    roll(table, str(die))
    assert state(table).stuck == (0 if free else 1)


# --- the Darkhouse -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "row"), [("intro", (2, 3)), ("normal", (4, 1)), ("difficult", (5, 0))])
def test_the_levels_of_the_darkhouse_are_followed(level: str, row: tuple[int, int]) -> None:
    table = deal(new("darkhouse", read_tables("[darkhouse_levels]\nintro = [2, 3]\n"), darkhouse_level=level), "deal-card")
    for _ in range(5):
        table.feed(legal(table)[-1])
    cards = state(table).cards
    assert (sum(card <= 9 for card in cards), sum(card >= 10 for card in cards)) == row


def test_the_colours_of_the_cards_are_followed() -> None:
    text = '[darkhouse_cards.1]\ncolour = "blue"\n[darkhouse_cards.12]\ncolour = "red"\n'
    table = deal(new("darkhouse", read_tables(text), darkhouse_level="difficult"), "deal-card")
    assert legal(table) == [f"card {card}" for card in (2, 3, 4, 5, 6, 7, 8, 9, 12)]


def under(card: int, text: str, moves: list[str], dice: list[int], **details: Any) -> Table:
    """The Plan under a Darkhouse card that an owner has changed, and then some moves."""
    tables = read_tables(f"[darkhouse_cards.{card}]\n{text}\n")
    details = {"crew": [1, 9], "reserve": [0, 0, 0, 0], **details}
    return play(ready(LONG, [1, 2, 3], cards=[card], dice=dice, tables=tables, **details), *moves)


@pytest.mark.parametrize(("die", "tolls"), [(1, 1), (2, 0), (3, 1), (4, 0)])
def test_the_dice_that_a_card_takes_a_toll_for_are_followed(die: int, tolls: int) -> None:
    table = under(10, "toll = [1, 3]", [f"give {die} 1 1"], [die, 1, 1])
    assert (asked(table) == "darkhouse-discard") == bool(tolls)


MOST_TOKENS = next(field.high for field in Tables.FIELDS if field.name == "card_tokens")  # that a file may ask for


@pytest.mark.parametrize("count", [1, 3, MOST_TOKENS])
def test_the_tokens_of_a_toll_are_followed(count: int) -> None:
    table = under(4, f"tokens = {count}", ["give 4 1 1"], [4, 1, 1], reserve=[0, 0, 0, 0, 1, 1, 3, 3, 4, 4])
    for _ in range(count):
        play(table, "discard reserve")
        play(table, legal(table)[0])
    assert (asked(table), sum(state(table).reserve)) == ("place-token", 10 - count)


@pytest.mark.parametrize(("die", "again"), [(1, True), (2, False), (3, True), (4, False)])
def test_the_dice_that_a_card_rolls_again_are_followed(die: int, again: bool) -> None:
    table = under(5, "reroll = [1, 3]", [f"give {die} 1 1"], [die, 1, 1])
    assert (asked(table) == "toll-die") == again


def test_the_dice_that_a_card_sets_are_followed() -> None:
    tables = read_tables("[darkhouse_cards.9]\ndice = [1, 1, 4]\n")
    table = play(ready(LONG, [1, 2, 3], cards=[4, 9], dice=[1, 1, 1], tables=tables), "give 1 1 1", "reserve")
    assert legal(table) == ["give 1 1 4", "give 1 4 1", "give 4 1 1"]


@pytest.mark.parametrize("price", [1, 3])
def test_the_price_of_the_offer_is_followed(price: int) -> None:
    table = under(12, f"price = {price}", ["buy"], [1, 1, 1])
    for _ in range(price):
        play(table, "pay green")
    assert (asked(table), state(table).reserve[0]) == ("recover", 4 - price)


def test_an_offer_that_costs_nothing_is_free() -> None:
    table = under(12, "price = 0", ["buy"], [1, 1, 1], reserve=[])
    assert asked(table) == "recover"
    play(table, "recover 2", "place")
    assert state(table).crew == bits([1, 2, 9])


@pytest.mark.parametrize("effect", [effect for effect in Card if effect != Card.NONE], ids=names(Card)[1:])
def test_any_card_can_be_given_any_effect(effect: Card) -> None:
    """Card 4, a red one, on the next turn; its toll of two tokens stays."""
    text = f'[darkhouse_cards.4]\neffect = "{names(Card)[effect]}"\ndice = [2, 2, 3]\nprice = 1\n'
    details: dict[str, Any] = {"crew": [1, 9], "reserve": [0, 0, 0], "tables": read_tables(text)}
    table = play(ready(LONG, [1, 2, 3], cards=[5, 4], dice=[1, 1, 1], **details), "give 1 1 1", "reserve")
    opened = {Card.INSERT: "recover", Card.RECOVER: "recover", Card.TWO_STEPS: "choose-figure", Card.FIXED: "plan"}
    assert asked(table) == opened.get(effect, "roll")
    if effect == Card.INSERT:
        play(table, "recover 2")
        assert asked(table) == "insert"
    elif effect == Card.RECOVER:
        play(table, "recover 2")
        assert (asked(table), state(table).reserve) == ("roll", tokens(0, 0, 0, 1, 2))
    elif effect == Card.TWO_STEPS:
        play(table, "choose darkhouse")
        roll(table, "4")
        assert [move for move in legal(table) if move.startswith("give")] == ["give darkhouse"]
    elif effect == Card.FIXED:
        play(table, "give 3 2 2")
        assert asked(table) == "darkhouse-discard"
    elif effect == Card.BUY:
        play(table, "buy", "pay green", "recover 2", "place")
        assert state(table).crew == bits([1, 2, 9])
    elif effect == Card.ONE_BY_ONE:
        roll(table, "4")
        play(table, "give nautilion")
        assert asked(table) == "roll-die"
    else:
        roll(table, "1 2 4")
        before = state(table)
        play(table, "give 4 1 2", "discard reserve", "pay green", "discard reserve", "pay green")
        assert (asked(table), state(table).landed) == ("place-token", {Card.EXCHANGE: 7, Card.BACKWARDS: 7}.get(effect, 3))
        play(table, "reserve")
        assert (state(table).turn == before.turn) == (effect == Card.TWICE)
        assert (state(table).nautilion < before.nautilion) == (effect == Card.BACKWARDS)


# --- Heroic Actions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", EFFECTS, ids=names(Heroic)[1:])
@pytest.mark.parametrize("card", [2, 3, 8])
def test_the_lost_cards_can_be_given_every_effect_and_then_do_that(card: int, effect: int) -> None:
    text = f'[heroics.{card}]\neffect = "{names(Heroic)[effect]}"\namount = 2\n'
    table = ready(SCENE, sorted({card, 5, 9}), tables=read_tables(text), **EVERYTHING)
    before = state(table)
    perform(table, card, PAYERS.get(effect, 5), keep=9, effect=effect)
    then = state(table)
    seen = finish(table)
    assert happened(effect, before, then, state(table), seen)
    assert happened(card, before, then, state(table), seen) == (card == effect)  # and no longer what it did


@pytest.mark.parametrize("card", [2, 3, 8])
def test_a_card_can_be_given_no_effect_at_all(card: int) -> None:
    table = ready(SCENE, sorted({card, 5, 9}), tables=read_tables(f'[heroics.{card}]\neffect = "none"\n'), **EVERYTHING)
    before = state(table)
    play(table, f"heroic {card}", "sacrifice 5")
    s = state(table)
    assert asked(table) == "plan"
    before.crew &= ~(1 << 5)
    before.discard[5] += 1
    before.heroics &= ~(1 << card)
    assert s == before


@pytest.mark.parametrize("amount", [0, 1, 3, 9])
def test_the_turns_of_a_shelter_are_followed(amount: int) -> None:
    tables = read_tables(f'[heroics.2]\neffect = "shelter"\namount = {amount}\n')
    table = ready("I … N 1 2 3 4 5 6 7 8 9 P … A", [1, 2, 3], crew=[1, 9], reserve=[0], dice=[4, 1, 1], tables=tables)
    play(table, "heroic 2", "sacrifice 1", "give 4 1 1")
    for _ in range(min(amount, 3)):
        play(table, "reserve")
        roll(table, "4 1 1")
        play(table, "give 4 1 1")
    assert (asked(table) == "darkhouse-discard") == (amount <= 3)


@pytest.mark.parametrize("amount", [0, 1, 3, 9])
def test_the_tokens_that_come_back_to_the_reserve_are_followed(amount: int) -> None:
    table = ready(LONG, [1, 2, 8], crew=[1, 9], tables=read_tables(f"[heroics.8]\namount = {amount}\n"))
    play(table, "heroic 8", "sacrifice 1")
    for _ in range(amount):
        play(table, legal(table)[-1])
    assert (asked(table), sum(state(table).reserve)) == ("plan", amount)


@pytest.mark.parametrize(("paid", "works"), [(5, True), (9, True), (1, False), (3, False)])
@pytest.mark.parametrize("card", [3, 12])
def test_the_crew_that_must_pay_is_followed(card: int, paid: int, works: bool) -> None:
    text = f'[heroics.{card}]\npaid_with = [5, 9]\neffect = "phantom-stays"\n'
    table = ready("I … N 1 2:3 3 4 P … A", [1, 2, card], crew=[1, 2, 3, 4, 5, 6, 7, 8, 9], tables=read_tables(text))
    play(table, f"heroic {card}", f"sacrifice {paid}")
    assert state(table).phantom_stays == works
    assert ("say-heroic-wasted" in said(table)) == (not works)


def test_the_card_of_the_mages_follows_their_crew() -> None:
    tables = read_tables("[mages]\ncrew = [2, 5, 8]\n[heroics.10]\npaid_with = [2, 5, 8]\n")
    table = ready("I … N 1 3 4 6 P … A", [1, 2, 10], crew=[5, 9], cabin="a", tables=tables)
    play(table, "heroic 10", "sacrifice 5")
    assert state(table).cabin == 0b101001
    assert (state(table).discard[2], state(table).discard[8]) == (3, 3)


@pytest.mark.parametrize(
    ("expansion", "chosen", "there"),
    [
        ("mages", "heroics", False),
        ("mages", "heroics mages", True),
        ("darkhouse", "heroics mages", False),
        ("darkhouse", "heroics darkhouse", True),
        ("heroics", "heroics", True),
        ("none", "heroics", True),
    ],
)
def test_the_expansion_that_a_card_belongs_to_is_followed(expansion: str, chosen: str, there: bool) -> None:
    table = deal(new(chosen, read_tables(f'[heroics.3]\nexpansion = "{expansion}"\n')), "reveal-heroic")
    assert ("heroic 3" in legal(table)) == there
    freed = deal(new("heroics", read_tables('[heroics.11]\nexpansion = "none"\n')), "reveal-heroic")
    assert legal(freed)[-1] == "heroic 11"


@pytest.mark.parametrize("left", [2, 1, 0])
def test_with_fewer_than_three_cards_as_many_as_there_are_lie_open(left: int) -> None:
    text = "".join(f'[heroics.{card}]\nexpansion = "reefs"\n' for card in range(left + 1, 13))
    table = deal(new("heroics", read_tables(text)), "roll")
    assert (state(table).heroics, state(table).heroic_deck) == (bits(range(1, left + 1)), 0)


# --- records -------------------------------------------------------------------------------------------------------------

BOXES = {
    "tokens": "[mages]\ncopies = 1\ncrew = [3, 6, 9]\n[mercenaries]\ntokens = 4\nharpoons = 0\nphantom_harpoons = [0, 0]\n",
    "reefs": "[reefs]\ncopies = 9\nnumbers = [1, 2, 4]\nevery = 2\nescape = 4\nbonus = 2\n",
    "darkhouse": "[darkhouse_levels]\nintro = [2, 3]\n" + '[darkhouse_cards.4]\neffect = "buy"\nprice = 1\ntokens = 3\n',
    "heroics": "".join(f'[heroics.{card}]\neffect = "{names(Heroic)[card % 12 + 1]}"\namount = 1\n' for card in CARDS),
}


@pytest.mark.parametrize("box", BOXES)
def test_a_record_of_such_a_game_replays_without_the_file(box: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(BOXES[box], encoding="utf-8")
    table = leagues.new("nautilion", tables=file, seed=box, expansions=list(EXPANSIONS))
    for choice in range(120):
        if not table.over:
            moves = table.legal
            table.play(moves[choice * 7 % len(moves)])
    record = table.record()
    again = leagues.load(record)
    assert again.tables == table.tables == read_tables(BOXES[box])
    assert again.state == table.state
    assert leagues.verify(record).own_tables
