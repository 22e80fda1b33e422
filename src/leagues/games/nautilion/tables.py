"""Nautilion's tables: the ships, dice, spells and cards, from the data file and an owner's file over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.state import EXPANSIONS
from leagues.kernel.datafile import DataFile
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import Record, members, number, row, rows

SHIPS = ("A1", "A2", "B1", "B2", "C1", "C2")
LEVELS = ("intro", "normal", "difficult")
ROW_OF_CARDS = 5
SHIPPED = Path(__file__).parent / "data" / "nautilion.toml"
EARLIER_FIELDS = (9,)  # how many fields the tables had in earlier versions; new ones are only appended


class Tables(Record):
    """What does not change during a game."""

    faces: list[int] = row(7, 0, 6, "for each value from 0 to 6, how many of a die's faces show it")
    whirlwind_cost: int = number(1, 20, "reserve tokens for the Repetitive Whirlwind")
    tide_cost: int = number(1, 20, "reserve tokens for the Artificial Tide")
    translation_cost: int = number(1, 20, "reserve tokens for the Aquatic Translation")
    toll: int = members(1, 6, "the dice that cost a token when the Darkhouse gets them")
    two_player_reserve: int = number(0, 20, "reserve tokens that two players get on top")
    copies: int = number(1, 8, "crew tokens of each number")
    admirals: list[int] = row(2, 0, 1023, "for each Admiral card, the crew on it as bits")
    ducts: list[list[int]] = rows(6, 10, 0, 1023, "for each ship and crew number, the crew its ducts lead to, as bits")
    # The expansions
    mage_copies: int = number(0, 9, "Mage tokens of each letter")
    partners: list[int] = row(3, 0, 9, "for each Mage, the crew it works with")
    mercenary_tokens: int = number(0, 20, "Mercenary tokens")
    mercenary_harpoons: int = number(0, 9, "harpoons of a Mercenary")
    warriors: int = members(1, 9, "the crew with a harpoon")
    phantom_harpoons: list[int] = row(2, 0, 20, "harpoons of the Phantom, on the two sides of its board")
    phantom_places: int = number(0, 20, "how many tokens the Phantom's board holds")
    reef_copies: int = number(0, 30, "Reef tokens of each number")
    reef_numbers: list[int] = row(3, 0, 9, "the numbers of the Reefs")
    reef_every: int = number(0, 20, "how many places lie from one Reef to the next")
    reef_escape: int = number(0, 20, "what the roll must reach to escape a Reef")
    reef_bonus: int = number(0, 9, "what the crew of a Reef's number adds to that roll")
    levels: list[list[int]] = rows(3, 2, 0, 5, "for each level, how many red and how many blue Darkhouse cards")
    card_blue: list[int] = row(13, 0, 1, "for each Darkhouse card, 1 if it is blue")
    blue_cards: int = number(0, 12, "how many Darkhouse cards are blue")
    card_effects: list[int] = row(13, 0, 9, "for each Darkhouse card, what it changes")
    card_tolls: list[int] = row(13, 0, 127, "for each Darkhouse card, the dice that cost something, as bits; 0 as usual")
    card_tokens: list[int] = row(13, 0, 3, "for each Darkhouse card, how many tokens such a die costs; 0 for the usual one")
    card_rerolls: list[int] = row(13, 0, 127, "for each Darkhouse card, the dice that it rolls again, as bits")
    card_prices: list[int] = row(13, 0, 9, "for each Darkhouse card, the reserve tokens that its offer costs")
    card_dice: list[list[int]] = rows(13, 3, 0, 6, "for each Darkhouse card, the dice it sets; 0 for none")
    heroic_effects: list[int] = row(13, 0, max(Heroic), "for each Heroic Action, what it does")
    heroic_amounts: list[int] = row(13, 0, 9, "for each Heroic Action, how much of it")
    heroic_payers: list[int] = row(13, 0, 1023, "for each Heroic Action, the crew that must pay, as bits; 0 for any")
    heroic_expansions: list[int] = row(13, 0, 31, "for each Heroic Action, the expansion it needs, as a bit; 0 for none")


def read_tables(owner: str | None) -> Tables:
    """The shipped values, with the text of an owner's file laid over them."""
    if owner is None:
        return _shipped().copy()
    tables = _shipped().copy()
    file = DataFile(owner)
    _lay_over(tables, file)
    _check_cards(tables, file)
    return tables


@cache
def _shipped() -> Tables:
    tables = Tables()
    _lay_over(tables, DataFile(SHIPPED.read_text(encoding="utf-8")))
    return tables


@cache
def standings() -> dict[str, str]:
    """The standing of each section of the shipped file."""
    return DataFile(SHIPPED.read_text(encoding="utf-8")).standings()


Reader = Callable[[Tables, DataFile, str, str, Any], None]


def _lay_over(t: Tables, file: DataFile) -> None:
    file.lay_over(t, _readers())
    t.blue_cards = sum(t.card_blue)


def _check_cards(t: Tables, file: DataFile) -> None:
    """Every level finds enough cards of both colours, and a card that sets the dice says to what."""
    given = [(section, key) for section, key, _ in file.leaves()]
    blue = t.blue_cards
    for level, (reds, blues) in zip(LEVELS, t.levels, strict=True):
        if reds > 12 - blue or blues > blue:
            colours = [(section, key) for section, key in given if key == "colour"]
            at = ("darkhouse_levels", level) if ("darkhouse_levels", level) in given else colours[-1]
            file.wrong("data-cards", *at, level=level, red=12 - blue, blue=blue)
    for card in range(1, 13):
        if t.card_effects[card] == Card.FIXED and not all(t.card_dice[card]):
            file.wrong("data-fixed", f"darkhouse_cards.{card}", "effect")


@cache
def _readers() -> dict[tuple[str, str], Reader]:
    """What a data file can say, and where it goes."""
    cards = [
        ("colour", _word("card_blue", ["red", "blue"])),
        ("effect", _word("card_effects", names(Card))),
        ("toll", _bits("card_tolls", 1, 6)),
        ("tokens", _whole("card_tokens")),
        ("reroll", _bits("card_rerolls", 1, 6)),
        ("dice", _list("card_dice", 1, 6, 3)),
        ("price", _whole("card_prices")),
    ]
    heroics = [
        ("effect", _word("heroic_effects", names(Heroic))),
        ("amount", _whole("heroic_amounts")),
        ("paid_with", _bits("heroic_payers", 1, 9)),
        ("expansion", _expansion),
    ]
    return {
        ("dice", "faces"): _faces,
        ("spells", "whirlwind"): _whole("whirlwind_cost"),
        ("spells", "tide"): _whole("tide_cost"),
        ("spells", "translation"): _whole("translation_cost"),
        ("darkhouse", "toll"): _bits("toll", 1, 6),
        ("reserve", "two_players"): _whole("two_player_reserve"),
        ("crew", "copies"): _whole("copies"),
        ("admirals", "first"): _bits("admirals", 1, 9, at=0),
        ("admirals", "second"): _bits("admirals", 1, 9, at=1),
        ("mages", "copies"): _whole("mage_copies", low=1),
        ("mages", "crew"): _list("partners", 1, 9, 3, different=True),
        ("mercenaries", "tokens"): _whole("mercenary_tokens", low=1),
        ("mercenaries", "harpoons"): _whole("mercenary_harpoons"),
        ("mercenaries", "warriors"): _bits("warriors", 1, 9),
        ("mercenaries", "phantom_harpoons"): _list("phantom_harpoons", 0, 20, 2),
        ("mercenaries", "phantom_places"): _whole("phantom_places"),
        ("reefs", "copies"): _whole("reef_copies", low=1),
        ("reefs", "numbers"): _list("reef_numbers", 1, 9, 3, different=True),
        ("reefs", "every"): _whole("reef_every", low=1),
        ("reefs", "escape"): _whole("reef_escape", low=1),
        ("reefs", "bonus"): _whole("reef_bonus"),
        **{("darkhouse_levels", level): _level for level in LEVELS},
        **{(f"darkhouse_cards.{card}", key): reader for card in range(1, 13) for key, reader in cards},
        **{(f"heroics.{card}", key): reader for card in range(1, 13) for key, reader in heroics},
        **{(f"ships.{ship}", "ducts"): _ship for ship in SHIPS},
    }


def _put(t: Tables, name: str, section: str, value: Any, at: int | None = None) -> None:
    """Write a value into its field: as a whole, at a place, or at the place of the card that the section names."""
    card = section.rpartition(".")[2]
    if at is None and card.isdecimal():
        at = int(card)
    if at is None:
        setattr(t, name, value)
    else:
        getattr(t, name)[at] = value


def _whole(name: str, low: int | None = None) -> Reader:
    field = next(field for field in Tables.FIELDS if field.name == name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, section, file.integer(section, key, value, field.low if low is None else low, field.high))

    return read


def _bits(name: str, low: int, high: int, at: int | None = None) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, section, sum(1 << one for one in set(file.integers(section, key, value, low, high))), at)

    return read


def _list(name: str, low: int, high: int, length: int, *, different: bool = False) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, low, high, length)
        if different and len(set(found)) < length:
            file.wrong("data-different", section, key, value=str(value)[:40])
        _put(t, name, section, found)

    return read


def _word(name: str, known: list[str]) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, section, file.word(section, key, value, known))

    return read


def _expansion(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    found = file.word(section, key, value, ["none", *EXPANSIONS])
    _put(t, "heroic_expansions", section, 1 << found >> 1)


def _level(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    found = file.integers(section, key, value, 0, ROW_OF_CARDS, 2)
    if sum(found) != ROW_OF_CARDS:
        file.wrong("data-level", section, key, value=str(value)[:40], right=ROW_OF_CARDS)
    t.levels[LEVELS.index(key)] = found


def _faces(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    shown = file.integers(section, key, value, 1, 6, length=6)
    t.faces = [shown.count(one) for one in range(7)]


def _ship(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    t.ducts[SHIPS.index(section[6:])] = _ducts(file, section, value)


def _ducts(file: DataFile, section: str, pairs: Any) -> list[int]:
    neighbours = [0] * 10
    if not isinstance(pairs, list):
        file.wrong("data-ducts", section, "ducts", value=str(pairs)[:40])
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(n) is int for n in pair) or pair[0] == pair[1]:
            file.wrong("data-ducts", section, "ducts", str(pair), value=str(pair)[:40])
        for one in pair:
            if not 1 <= one <= 9:
                file.wrong("data-duct-crew", section, "ducts", str(pair), value=one)
        neighbours[pair[0]] |= 1 << pair[1]
        neighbours[pair[1]] |= 1 << pair[0]
    missing = unreached(neighbours)
    if missing:
        file.wrong("data-ducts-apart", section, "ducts", missing=", ".join(map(str, missing)))
    return neighbours


def unreached(neighbours: list[int]) -> list[int]:
    """The crew spaces that no way through the ducts joins to space 1."""
    reached = 1 << 1
    for _ in range(9):
        for space in range(1, 10):
            if reached >> space & 1:
                reached |= neighbours[space]
    return [space for space in range(1, 10) if not reached >> space & 1]


def impossible_tables(t: Tables) -> list[LeaguesError]:
    """What is wrong with tables that did not come from a data file: a record can hold any numbers."""
    wrong = []
    if t.faces[0] or sum(t.faces) != 6:
        wrong.append(LeaguesError("tables-faces", found=sum(t.faces)))
    for ship, ducts in zip(SHIPS, t.ducts, strict=True):
        one_way = any((ducts[a] >> b & 1) != (ducts[b] >> a & 1) for a in range(10) for b in range(10))
        if one_way or ducts[0] or any(ducts[space] >> space & 1 for space in range(10)) or unreached(ducts):
            wrong.append(LeaguesError("tables-ducts", ship=ship))
    first = (t.card_effects, t.card_tolls, t.card_tokens, t.card_rerolls, t.card_prices, t.card_blue, t.heroic_effects)
    if not _cards_can_be_dealt(t) or any(values[0] for values in first):
        wrong.append(LeaguesError("tables-cards"))
    if len(set(t.partners)) < 3 or len(set(t.reef_numbers)) < 3 or 0 in t.partners + t.reef_numbers or t.reef_every == 0:
        wrong.append(LeaguesError("tables-tokens"))
    return wrong


def _cards_can_be_dealt(t: Tables) -> bool:
    """Every level finds enough cards of both colours; cards that set dice set all three."""
    blue = t.blue_cards
    enough = all(sum(level) == ROW_OF_CARDS and level[0] <= 12 - blue and level[1] <= blue for level in t.levels)
    fixed = [t.card_dice[card] for card in range(1, 13) if t.card_effects[card] == Card.FIXED]
    return blue == sum(t.card_blue) and enough and all(all(dice) for dice in fixed)
