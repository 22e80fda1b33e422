"""The tables of Nemo's War from the shipped data file, with an owner's file laid over it.

Every value is read by its section and key; the same reader takes the shipped file and an owner's file.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from leagues.games.nemo import effects, names
from leagues.games.nemo.effects import NUMBERS, ROWS
from leagues.games.nemo.fitting import choice_fault, deck_fits, is_adventure, misplaced
from leagues.games.nemo.sources import TESTS
from leagues.games.nemo.state import CARDS, OCEANS, SHIP_GROUPS, SHIPS
from leagues.games.nemo.tables import (
    ACTIONS,
    ADVENTURE,
    BANDS,
    BONUSES,
    COSTS,
    HELPS,
    KINDS,
    LOSSES,
    NO_POINTS,
    NO_UPGRADE,
    TYPES,
    Tables,
)
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.datafile import DataFile

SHIPPED = Path(__file__).parent / "data" / "nemo.toml"


def read_tables(owner: str | None) -> Tables:
    """The shipped values, with the text of an owner's file laid over them."""
    tables = _shipped().copy()
    if owner is not None:
        file = DataFile(owner)
        _lay_over(tables, file)
        _check_deck(tables, file)
        _check_places(tables, file)
    return tables


@cache
def _shipped() -> Tables:
    tables = Tables()
    symbols = (
        "upgrade_adventure", "upgrade_warship", "upgrade_non_warship", "upgrade_treasure",
        "card_adventure", "card_warship", "card_non_warship", "treasure_points", "ally_warship", "ally_non_warship",
        "adventure_points",
    )  # fmt: skip
    for name in symbols:
        setattr(tables, name, [NO_POINTS] * len(getattr(tables, name)))
    tables.own_upgrade = [NO_UPGRADE] * len(names.MOTIVES)
    tables.track_start = [1, 1, 1]
    tables.tonnage_rows = [1 << ocean if ocean < 6 else 0 for ocean in range(OCEANS)]
    _lay_over(tables, DataFile(SHIPPED.read_text(encoding="utf-8")))
    return tables


@cache
def standings() -> dict[str, str]:
    """The standing of each section of the shipped file."""
    return {section: value for section, key, value in DataFile(SHIPPED.read_text("utf-8")).leaves() if key == "standing"}


Reader = Callable[[Tables, DataFile, str, str, Any], None]


def _lay_over(t: Tables, file: DataFile) -> None:
    readers = _readers()
    sections = {section for section, _ in readers}
    headings = {section.partition(".")[0] for section in sections}
    for section, key, value in file.leaves():
        if key in ("", "standing") and (section in sections or section in headings):
            continue
        if (section, key) not in readers:
            near = [f"{s}.{k}" for s, k in readers if s == section] or sorted(headings)
            file.wrong("data-unknown", section, key, known=", ".join(near))
        readers[section, key](t, file, section, key, value)


@cache
def _readers() -> dict[tuple[str, str], Reader]:
    """What a data file can say, and where it goes."""
    found: dict[tuple[str, str], Reader] = {
        ("links", "solid"): _lines("links"),
        ("dotted_links", "dotted"): _lines("dotted"),
        ("tunnel", "between"): _words("tunnel", names.OCEANS, 2),
        ("stock", "hidden"): _whole("hidden_stock"),
        ("stock", "gems"): _whole("gem_stock"),
        ("stock", "cubes"): _whole("cube_stock"),
        ("hits", "die"): _hits,
        ("notoriety", "allied_navies"): _whole("allied_at"),
        ("notoriety", "black_die"): _whole("extra_die_at"),
        ("notoriety", "end"): _whole("notoriety_end"),
        ("notoriety", "rising"): _list("rising_at"),
        ("tonnage", "scouring"): _list("scouring"),
        ("salvage", "boxes"): _whole("salvage_boxes"),
        ("action_points", "most"): _whole("most_actions"),
        ("action_points", "saved"): _whole("most_saved"),
        ("bands", "from"): _list("bands"),
        ("combat", "miss"): _whole("miss"),
        ("combat", "disaster"): _whole("disaster"),
        ("combat", "disaster_loss"): _whole("disaster_loss"),
        ("combat", "follow_up"): _whole("follow_up"),
        ("combat", "torpedo"): _list("torpedo"),
        ("pile", "first_act"): _whole("first_act"),
        ("pile", "last"): _whole("last_events"),
        ("pile", "adventure_deck"): _whole("deck"),
        ("difficulty.deck_gems", "levels"): _list("deck_gems"),
        ("difficulty.first_upgrade", "levels"): _list("discount"),
        ("difficulty.upgrades", "drawn"): _list("upgrades_drawn"),
        ("difficulty.upgrades", "kept"): _list("upgrades_kept"),
        ("difficulty.reinforcements", "blue"): _list("blue_at"),
        ("difficulty.reinforcements", "green"): _list("green_at"),
        ("difficulty.action_points", "levels"): _list("first_actions"),
        ("difficulty.epilogue", "levels"): _list("epilogue"),
        ("attributes", "points"): _list("attribute_points"),
        ("nadeen", "points"): _whole("nadeen_points"),
        ("nadeen", "each"): _whole("nadeen_each"),
        ("imperialists", "draws"): _whole("muster"),
        ("imperialists", "admiralty"): _whole("admiralty"),
        ("imperialists", "level"): _whole("held_from"),
        ("attributes", "learned"): _whole("learned_adds"),
        ("attributes", "saboteur"): _whole("saboteur_hull"),
        ("deadly", "cyclone_attack"): _whole("cyclone_attack"),
        ("deadly", "red_sky_adds"): _whole("red_sky_adds"),
        ("deadly", "ship_group_brings"): _whole("group_brings"),
        ("difficulty.test_loss", "losses"): _words("test_loss", LOSSES, 3),
        ("ship_marks", "science"): _science_ships,
        ("ship_marks", "wonder"): _wonder_ships,
        ("armoured", "classes"): _bits("armoured", names.CLASSES),
        ("realistic_torpedoes", "spared"): _bits("unaimed", names.CLASSES),
        ("at_all_costs", "adds"): _whole("pledge_adds"),
        ("at_all_costs", "notoriety"): _whole("pledge_notoriety"),
        ("britannia", "adds"): _whole("britannia_adds"),
        ("modifiers", "warship"): _whole("warship_adds"),
        ("modifiers", "ship"): _whole("ship_adds"),
        ("modifiers", "cube"): _whole("cube_adds"),
        ("modifiers", "stalking"): _whole("stalking_adds"),
        ("lull", "price"): _whole("lull_price"),
        ("lull", "saves"): _whole("lull_saves"),
        ("wonders", "laid_at"): _list("laid_at"),
    }
    for act, name in enumerate(("first", "second", "third"), 1):
        found["acts", name] = _act(act)
    for at, name in enumerate(COSTS):
        found["costs", name] = _whole("costs", at)
    for at, name in enumerate(names.OCEANS):
        found["oceans", name] = _ocean(at)
        found["difficulty.hidden_ships", name] = _hidden(at)
        if at >= 6:
            found["tonnage_rows", name] = _row_bits(at)
    for at, name in enumerate(names.LEVELS):
        found["difficulty.deadly_seas", name] = _list("deadly", at)
        found["difficulty.attributes", name] = _bits("attributes_left_out", names.ATTRIBUTES, at)
    for at, name in enumerate(names.TRACKS):
        section = f"tracks.{name}"
        found[section, "exert"] = _track_exert(at)
        for key in ("points", "science", "wonder", "character"):
            found[section, key] = _track_row(f"track_{key}", at)
    for at, name in enumerate(names.MOTIVES):
        section = f"motives.{name}"
        found[section, "category"] = _word("category", names.CATEGORIES, at)
        found[section, "points"] = _list("adds", at)
        found[section, "times"] = _list("times", at)
        found[section, "defeat"] = _whole("defeat", at)
        found[section, "upgrade"] = _word("own_upgrade", names.UPGRADES, at)
        found[section, "events"] = _motive_events(at)
        found[section, "gains"] = _whole("gains", at)
        found[section, "columns"] = _whole("columns", at)
        found[section, "lull"] = _whole("lull_points", at)
        found["levels", name] = _list("levels", at)
    found |= {place: _effect(program) for place, program in _programs().items()}
    for at, name in enumerate(ACTIONS):
        found[f"success.{name}", "exert"] = _bits("action_exert", names.TRACKS, at)
    for at, name in enumerate(BONUSES[1:], 1):
        found["sinking", name] = _sinking(at)
    for at, name in enumerate(names.SHIPS):
        for group in names.GROUPS[:SHIP_GROUPS] if at < names.EARLIER_SHIPS else names.GROUPS[SHIP_GROUPS:]:
            found[f"ships.{group}", name] = _ship(at)
    for at, name in enumerate(names.TREASURES):
        section = f"treasures.{name}"
        found[section, "kind"] = _kind(at)
        found[section, "tokens"] = _whole("treasures", at)
        found[section, "points"] = _whole("treasure_points", at)
    for at, name in enumerate(names.ALLIES):
        for key in ("warship", "non_warship", "notoriety"):
            found[f"treasures.{name}", key] = _whole(f"ally_{key}", at)
    for at, name in enumerate(names.ADVENTURES):
        found[f"treasures.{name}", "ocean"] = _word("adventure_ocean", names.OCEANS, at)
        found[f"treasures.{name}", "adventure"] = _whole("adventure_points", at)
        found[f"treasures.{name}", "science"] = _whole("adventure_science", at)
        found[f"treasures.{name}", "wonder"] = _whole("adventure_wonder", at)
    for at, name in enumerate(names.CHARACTERS):
        found["characters", name] = _whole("character_points", at)
        found["character_science", name] = _whole("character_science", at)
    sacrifice = {
        "after_roll": "after_roll",
        "action_points": "character_actions",
        "notoriety": "character_notoriety",
        "nemo": "character_nemo",
    }
    found |= {("sacrifice", key): _list(name) for key, name in sacrifice.items()}
    for at, name in enumerate(names.UPGRADES):
        section = f"upgrades.{name}"
        found[section, "price"] = _whole("price", at)
        for key in (
            "adventure",
            "science",
            "wonder",
            "adds",
            "last",
            "lull",
            "warship",
            "treasure",
            "non_warship",
            "liberation",
            "character",
            "bonus",
            "face",
        ):
            found[section, key] = _whole(f"upgrade_{key}", at)
    for card in range(1, CARDS):
        found |= {(section_of(card), key): reader for key, reader in _card_readers(card).items()}
    return found


@cache
def _programs() -> dict[tuple[str, str], int]:
    """Where a data file has each effect."""
    found: dict[tuple[str, str], int] = {}
    for card in range(1, CARDS):
        found |= {(section_of(card), key): effects.of_card(card, part) for part, key in enumerate(effects.PARTS)}
    for at, name in enumerate(names.TREASURES):
        found[f"treasures.{name}", "do"] = effects.OF_TREASURES + at
    for at, name in enumerate(ACTIONS):
        for band, key in enumerate(BANDS):
            found[f"success.{name}", key] = effects.OF_ACTIONS + at * len(BANDS) + band
    for at, name in enumerate(BONUSES[1:], 1):
        found[f"bonus.{name}", "do"] = effects.OF_SHIPS + at
    for at, name in enumerate(names.DEADLY):
        found[f"deadly_seas.{name}", "do"] = effects.OF_DEADLY + at
    return found


def section_of(card: int) -> str:
    """The section of a data file that describes a card."""
    return names.CARDS[card].replace("event ", "events.").replace("finale ", "finales.")


def _card_readers(card: int) -> dict[str, Reader]:
    return {
        "type": _word("card_type", TYPES, card),
        "test": _whole("test", card),
        "exert": _bits("card_exert", names.TRACKS, card),
        "margin": _whole("margin", card),
        "foes": _yes("foes", card),
        "where": _bits("where", names.OCEANS, card),
        "cost": _whole("card_cost", card),
        "hold": _yes("hold", card),
        "help": _word("help", HELPS, card),
        "help_for": _bits("help_for", TESTS, card),
        "adventure": _whole("card_adventure", card),
        "science": _whole("card_science", card),
        "wonder": _whole("card_wonder", card),
        "character": _whole("card_character", card),
        "warship": _whole("card_warship", card),
        "non_warship": _whole("card_non_warship", card),
        "left": _whole("left_points", card),
        "failed": _whole("failed_points", card),
    }


# --- readers of one kind of value -------------------------------------------------------------------------------------


def _field(name: str) -> Any:
    return next(field for field in Tables.FIELDS if field.name == name)


def _put(t: Tables, name: str, value: Any, at: int | None) -> None:
    if at is None:
        setattr(t, name, value)
    else:
        getattr(t, name)[at] = value


def _whole(name: str, at: int | None = None) -> Reader:
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.integer(section, key, value, field.low, field.high), at)

    return read


def _yes(name: str, at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, bool):
            file.wrong("data-yes", section, key, value=str(value)[:40])
        _put(t, name, int(value), at)

    return read


def _list(name: str, at: int | None = None) -> Reader:
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.integers(section, key, value, field.low, field.high, field.shape[-1]), at)

    return read


def _word(name: str, known: tuple[str, ...], at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, file.word(section, key, value, known), at)

    return read


def _kind(at: int) -> Reader:
    """What a Treasure is. An Adventure token stays one, and nothing else becomes one: they never are in the cup."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        known = KINDS[ADVENTURE:] if is_adventure(at) else KINDS[:ADVENTURE]
        _put(t, "treasure_kind", KINDS.index(known[file.word(section, key, value, known)]), at)

    return read


def _listed(
    file: DataFile, section: str, key: str, value: Any, known: tuple[str, ...], length: int | None = None
) -> list[int]:
    """A list of known words, as numbers."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        file.wrong("data-list", section, key, value=str(value)[:40], length=length or 0)
    return [file.word(section, key, one, known) for one in value]


def _words(name: str, known: tuple[str, ...], length: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, _listed(file, section, key, value, known, length), None)

    return read


def _bits(name: str, known: tuple[str, ...], at: int | None = None) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        _put(t, name, sum(1 << one for one in set(_listed(file, section, key, value, known))), at)

    return read


def _row_bits(at: int) -> Reader:
    """The rows for ships sunk in an ocean, at least one."""
    read_bits = _bits("tonnage_rows", names.OCEANS[:6], at)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        read_bits(t, file, section, key, value)
        if t.tonnage_rows[at] == 0:
            file.wrong("data-list", section, key, value=str(value)[:40], length=1)

    return read


# --- readers of the map and the tracks --------------------------------------------------------------------------------


def _ocean(at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, 0, 9, 3)
        t.spaces[at], t.lands[at], t.first_gems[at] = found[0], found[1], min(found[2], 1)

    return read


def _hidden(at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        for level, ships in enumerate(file.integers(section, key, value, 0, 9, 3)):
            t.first_hidden[level][at] = ships

    return read


def _lines(name: str) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        joined = [0] * OCEANS
        if not isinstance(value, list):
            file.wrong("data-list", section, key, value=str(value)[:40], length=0)
        for pair in value:
            one, other = _listed(file, section, key, pair, names.OCEANS, 2)
            if one == other:
                file.wrong("data-different", section, key, str(pair), value=str(pair)[:40])
            joined[one] |= 1 << other
            joined[other] |= 1 << one
        _put(t, name, joined, None)

    return read


def _act(act: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        white, black = file.integers(section, key, value, 0, 3, 2)
        t.white_dice[act] = file.integer(section, key, white, 2, 3)
        t.black_dice[act] = file.integer(section, key, black, 0, 1)

    return read


def _track_exert(at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, 0, 9)
        if not 2 <= len(found) <= 11:
            file.wrong("data-list", section, key, value=str(value)[:40], length=11)
        t.exert[at] = found + [0] * (11 - len(found))
        t.track_start[at] = len(found) - 1

    return read


def _track_row(name: str, at: int) -> Reader:
    field = _field(name)

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        found = file.integers(section, key, value, field.low, field.high)
        if len(found) > 11:
            file.wrong("data-list", section, key, value=str(value)[:40], length=11)
        getattr(t, name)[at] = found + [0] * (11 - len(found))

    return read


def _hits(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    t.hit_track = [0, *_listed(file, section, key, value, names.TRACKS, 6)]


def _motive_events(at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        t.second_act[at], t.third_act[at] = file.integers(section, key, value, 0, 16, 2)

    return read


# --- readers of ships -------------------------------------------------------------------------------------------------


def _ship(at: int) -> Reader:
    """White: flag and class, defence, Notoriety, points, then the gray side with its attack. Others: flag and class, attack,
    defence, Notoriety, points, then the same of the purple side, whose flag and class come last if they differ."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, list) or not 9 <= len(value) <= 10:
            file.wrong("data-list", section, key, value=str(value)[:40], length=9)
        group = names.GROUPS.index(section.partition(".")[2])
        white = group == 0
        first = [0, *value[1:4]] if white else value[1:5]
        second = value[5:9]
        kinds = [value[0], value[4] if white else value[9] if len(value) == 10 else value[0]]
        t.group[at] = group
        for side, (numbers, kind) in enumerate(zip((first, second), kinds, strict=True)):
            flag, _, ship_class = str(kind).partition(" ")
            t.flag[side][at] = file.word(section, key, flag, names.FLAGS)
            t.ship_class[side][at] = file.word(section, key, ship_class, names.CLASSES)
            attack, defence, infamy, worth = file.integers(section, key, numbers, 0, 20, 4)
            t.attack[side][at] = attack
            t.defence[side][at] = defence
            t.infamy[side][at] = file.integer(section, key, infamy, 0, 9)
            t.worth[side][at] = worth

    return read


def _science_ships(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    marked = _listed(file, section, key, value, names.SHIPS)
    t.ship_science = [[int(ship in marked) for ship in range(SHIPS)] for _ in range(2)]


def _wonder_ships(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
    marked = _listed(file, section, key, value, names.SHIPS)
    t.ship_wonder = [[int(ship in marked) for ship in range(SHIPS)], [0] * SHIPS]


def _sinking(at: int) -> Reader:
    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        marked = _listed(file, section, key, value, names.SHIPS)
        t.bonus = [at if ship in marked else 0 if found == at else found for ship, found in enumerate(t.bonus)]

    return read


# --- effects ----------------------------------------------------------------------------------------------------------

CAPTIVES, OFFICERS = 0b000111, 0b111000
SOMEBODY = {"any": CAPTIVES | OFFICERS, "captives": CAPTIVES, "officers": OFFICERS}


def _effect(program: int) -> Reader:
    """A list of rows; see `effects`."""

    def read(t: Tables, file: DataFile, section: str, key: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) > ROWS:
            file.wrong("data-effect", section, key, value=str(value)[:40], most=ROWS)
        numbers: list[int] = []
        for one in value:
            numbers += _row(file, section, key, one)
        wrong = choice_fault(numbers[::NUMBERS])
        if wrong:
            file.wrong(wrong, section, key, most=effects.MOST_CHOICES)
        t.effects[program] = numbers + [0] * (ROWS * NUMBERS - len(numbers))

    return read


def _row(file: DataFile, section: str, key: str, text: Any) -> list[int]:
    """A row as three numbers."""
    word, *given = text.split() if isinstance(text, str) and text.split() else [""]
    op = file.word(section, key, word, effects.NAMES[1:]) + 1
    takes = WORDS[op].takes
    lengths = {
        effects.NOTHING: 0,
        effects.OCEAN_AMOUNT: 2,
        effects.SOME_OCEANS: len(given),
        effects.SOME_CHARACTERS: len(given),
    }
    if len(given) != lengths.get(takes, 1) or (takes in (effects.SOME_OCEANS, effects.SOME_CHARACTERS) and not given):
        file.wrong("data-row", section, key, str(text), value=str(text)[:60])
    if takes == effects.NOTHING:
        return [op, 0, 0]
    if takes == effects.AMOUNT:
        return [op, _amount(file, section, key, given[0], op), 0]
    if takes == effects.OCEAN_AMOUNT:
        return [op, file.word(section, key, given[0], names.OCEANS), _amount(file, section, key, given[1], op)]
    if takes == effects.SOME_OCEANS:
        return [op, sum(1 << file.word(section, key, one, names.OCEANS) for one in set(given)), 0]
    if takes == effects.SOME_CHARACTERS:
        return [op, _characters(file, section, key, given), 0]
    known = {
        effects.OCEAN: names.OCEANS,
        effects.SHIP: names.SHIPS[: names.EARLIER_SHIPS],  # a Ship Group comes from the cup only
        effects.GROUP: names.GROUPS[:SHIP_GROUPS],
        effects.UPGRADE: names.UPGRADES,
    }
    return [op, file.word(section, key, given[0], known[takes]), 0]


def _amount(file: DataFile, section: str, key: str, text: str, op: int) -> int:
    if not text.lstrip("-").isdecimal():
        file.wrong("data-row", section, key, text, value=text[:60])
    return file.integer(section, key, int(text), WORDS[op].least, WORDS[op].most)


def _characters(file: DataFile, section: str, key: str, given: list[str]) -> int:
    found = 0
    for one in given:
        found |= SOMEBODY[one] if one in SOMEBODY else 1 << file.word(section, key, one, names.CHARACTERS)
    return found


# --- what must fit together -------------------------------------------------------------------------------------------


def _check_deck(t: Tables, file: DataFile) -> None:
    """The events go into the Draw Pile and the Adventure Deck, all of them."""
    for motive, name in enumerate(names.MOTIVES):
        if not deck_fits(t, motive):
            given = [(s, k) for s, k, _ in file.leaves() if s == "pile" or (s.startswith("motives.") and k == "events")]
            file.wrong("data-deck", *(given[-1] if given else ("pile", "")), motive=name, right=names.EVENTS)


def _check_places(t: Tables, file: DataFile) -> None:
    """Every word stands where it can."""
    for (section, key), program in _programs().items():
        wrong, word = misplaced(t, program)
        if wrong:
            file.wrong(wrong, section, key, effects.NAMES[word], word=effects.NAMES[word])
