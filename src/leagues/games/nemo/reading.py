"""The tables of Nemo's War from the shipped data file, with an owner's file laid over it.

Every value is read by its section and key; the same reader takes the shipped file and an owner's file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from leagues.games.nemo import effects, names, readers
from leagues.games.nemo.fitting import deck_fits, misplaced
from leagues.games.nemo.readers import Reader
from leagues.games.nemo.sources import TESTS
from leagues.games.nemo.state import CARDS, OCEANS, SHIP_GROUPS
from leagues.games.nemo.tables import (
    ACTIONS,
    BANDS,
    BONUSES,
    COSTS,
    HELPS,
    LOSSES,
    NO_POINTS,
    NO_UPGRADE,
    TYPES,
    Tables,
)
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
        ("links", "solid"): readers.lines("links"),
        ("dotted_links", "dotted"): readers.lines("dotted"),
        ("tunnel", "between"): readers.words("tunnel", names.OCEANS, 2),
        ("stock", "hidden"): readers.whole("hidden_stock"),
        ("stock", "gems"): readers.whole("gem_stock"),
        ("stock", "cubes"): readers.whole("cube_stock"),
        ("hits", "die"): readers.hits,
        ("notoriety", "allied_navies"): readers.whole("allied_at"),
        ("notoriety", "black_die"): readers.whole("extra_die_at"),
        ("notoriety", "end"): readers.whole("notoriety_end"),
        ("notoriety", "rising"): readers.several("rising_at"),
        ("tonnage", "scouring"): readers.several("scouring"),
        ("salvage", "boxes"): readers.whole("salvage_boxes"),
        ("action_points", "most"): readers.whole("most_actions"),
        ("action_points", "saved"): readers.whole("most_saved"),
        ("bands", "from"): readers.several("bands"),
        ("combat", "miss"): readers.whole("miss"),
        ("combat", "disaster"): readers.whole("disaster"),
        ("combat", "disaster_loss"): readers.whole("disaster_loss"),
        ("combat", "follow_up"): readers.whole("follow_up"),
        ("combat", "torpedo"): readers.several("torpedo"),
        ("pile", "first_act"): readers.whole("first_act"),
        ("pile", "last"): readers.whole("last_events"),
        ("pile", "adventure_deck"): readers.whole("deck"),
        ("difficulty.deck_gems", "levels"): readers.several("deck_gems"),
        ("difficulty.first_upgrade", "levels"): readers.several("discount"),
        ("difficulty.upgrades", "drawn"): readers.several("upgrades_drawn"),
        ("difficulty.upgrades", "kept"): readers.several("upgrades_kept"),
        ("difficulty.reinforcements", "blue"): readers.several("blue_at"),
        ("difficulty.reinforcements", "green"): readers.several("green_at"),
        ("difficulty.action_points", "levels"): readers.several("first_actions"),
        ("difficulty.epilogue", "levels"): readers.several("epilogue"),
        ("attributes", "points"): readers.several("attribute_points"),
        ("nadeen", "points"): readers.whole("nadeen_points"),
        ("nadeen", "each"): readers.whole("nadeen_each"),
        ("imperialists", "draws"): readers.whole("muster"),
        ("imperialists", "admiralty"): readers.whole("admiralty"),
        ("imperialists", "level"): readers.whole("held_from"),
        ("attributes", "learned"): readers.whole("learned_adds"),
        ("attributes", "saboteur"): readers.whole("saboteur_hull"),
        ("deadly", "cyclone_attack"): readers.whole("cyclone_attack"),
        ("deadly", "red_sky_adds"): readers.whole("red_sky_adds"),
        ("deadly", "ship_group_brings"): readers.whole("group_brings"),
        ("difficulty.test_loss", "losses"): readers.words("test_loss", LOSSES, 3),
        ("ship_marks", "science"): readers.science_ships,
        ("ship_marks", "wonder"): readers.wonder_ships,
        ("armoured", "classes"): readers.bits("armoured", names.CLASSES),
        ("realistic_torpedoes", "spared"): readers.bits("unaimed", names.CLASSES),
        ("at_all_costs", "adds"): readers.whole("pledge_adds"),
        ("at_all_costs", "notoriety"): readers.whole("pledge_notoriety"),
        ("britannia", "adds"): readers.whole("britannia_adds"),
        ("modifiers", "warship"): readers.whole("warship_adds"),
        ("modifiers", "ship"): readers.whole("ship_adds"),
        ("modifiers", "cube"): readers.whole("cube_adds"),
        ("modifiers", "stalking"): readers.whole("stalking_adds"),
        ("lull", "price"): readers.whole("lull_price"),
        ("lull", "saves"): readers.whole("lull_saves"),
        ("wonders", "laid_at"): readers.several("laid_at"),
    }
    for act, name in enumerate(("first", "second", "third"), 1):
        found["acts", name] = readers.act(act)
    for at, name in enumerate(COSTS):
        found["costs", name] = readers.whole("costs", at)
    for at, name in enumerate(names.OCEANS):
        found["oceans", name] = readers.ocean(at)
        found["difficulty.hidden_ships", name] = readers.hidden(at)
        if at >= 6:
            found["tonnage_rows", name] = readers.row_bits(at)
    for at, name in enumerate(names.LEVELS):
        found["difficulty.deadly_seas", name] = readers.several("deadly", at)
        found["difficulty.attributes", name] = readers.bits("attributes_left_out", names.ATTRIBUTES, at)
    for at, name in enumerate(names.TRACKS):
        section = f"tracks.{name}"
        found[section, "exert"] = readers.track_exert(at)
        for key in ("points", "science", "wonder", "character"):
            found[section, key] = readers.track_row(f"track_{key}", at)
    for at, name in enumerate(names.MOTIVES):
        section = f"motives.{name}"
        found[section, "category"] = readers.word("category", names.CATEGORIES, at)
        found[section, "points"] = readers.several("adds", at)
        found[section, "times"] = readers.several("times", at)
        found[section, "defeat"] = readers.whole("defeat", at)
        found[section, "upgrade"] = readers.word("own_upgrade", names.UPGRADES, at)
        found[section, "events"] = readers.motive_events(at)
        found[section, "gains"] = readers.whole("gains", at)
        found[section, "columns"] = readers.whole("columns", at)
        found[section, "lull"] = readers.whole("lull_points", at)
        found["levels", name] = readers.several("levels", at)
    found |= {place: readers.effect(program) for place, program in _programs().items()}
    for at, name in enumerate(ACTIONS):
        found[f"success.{name}", "exert"] = readers.bits("action_exert", names.TRACKS, at)
    for at, name in enumerate(BONUSES[1:], 1):
        found["sinking", name] = readers.sinking(at)
    for at, name in enumerate(names.SHIPS):
        for group in names.GROUPS[:SHIP_GROUPS] if at < names.EARLIER_SHIPS else names.GROUPS[SHIP_GROUPS:]:
            found[f"ships.{group}", name] = readers.ship(at)
    for at, name in enumerate(names.TREASURES):
        section = f"treasures.{name}"
        found[section, "kind"] = readers.kind(at)
        found[section, "tokens"] = readers.whole("treasures", at)
        found[section, "points"] = readers.whole("treasure_points", at)
    for at, name in enumerate(names.ALLIES):
        for key in ("warship", "non_warship", "notoriety"):
            found[f"treasures.{name}", key] = readers.whole(f"ally_{key}", at)
    for at, name in enumerate(names.ADVENTURES):
        found[f"treasures.{name}", "ocean"] = readers.word("adventure_ocean", names.OCEANS, at)
        found[f"treasures.{name}", "adventure"] = readers.whole("adventure_points", at)
        found[f"treasures.{name}", "science"] = readers.whole("adventure_science", at)
        found[f"treasures.{name}", "wonder"] = readers.whole("adventure_wonder", at)
    for at, name in enumerate(names.CHARACTERS):
        found["characters", name] = readers.whole("character_points", at)
        found["character_science", name] = readers.whole("character_science", at)
    sacrifice = {
        "after_roll": "after_roll",
        "action_points": "character_actions",
        "notoriety": "character_notoriety",
        "nemo": "character_nemo",
    }
    found |= {("sacrifice", key): readers.several(name) for key, name in sacrifice.items()}
    for at, name in enumerate(names.UPGRADES):
        section = f"upgrades.{name}"
        found[section, "price"] = readers.whole("price", at)
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
            found[section, key] = readers.whole(f"upgrade_{key}", at)
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
        "type": readers.word("card_type", TYPES, card),
        "test": readers.whole("test", card),
        "exert": readers.bits("card_exert", names.TRACKS, card),
        "margin": readers.whole("margin", card),
        "foes": readers.yes("foes", card),
        "where": readers.bits("where", names.OCEANS, card),
        "cost": readers.whole("card_cost", card),
        "hold": readers.yes("hold", card),
        "help": readers.word("help", HELPS, card),
        "help_for": readers.bits("help_for", TESTS, card),
        "adventure": readers.whole("card_adventure", card),
        "science": readers.whole("card_science", card),
        "wonder": readers.whole("card_wonder", card),
        "character": readers.whole("card_character", card),
        "warship": readers.whole("card_warship", card),
        "non_warship": readers.whole("card_non_warship", card),
        "left": readers.whole("left_points", card),
        "failed": readers.whole("failed_points", card),
    }


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
