"""What must fit together in the tables of Nemo's War, wherever they come from: a data file, or a record that can hold any
numbers."""

from __future__ import annotations

from leagues.games.nemo import effects, names
from leagues.games.nemo.effects import NUMBERS, PROGRAMS, ROWS
from leagues.games.nemo.state import (
    ADVENTURES,
    CARDS,
    CHARACTERS,
    FIRST_ADVENTURE,
    OCEANS,
    SHIP_GROUPS,
    SHIPS,
    TREASURES,
    UPGRADES,
    is_finale,
)
from leagues.games.nemo.tables import ADVENTURE, KEEP_CARD, MOTIVES, RETAIN, Tables
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.errors import LeaguesError

# --- rows of an effect ------------------------------------------------------------------------------------------------


def row_fits(op: int, one: int, two: int) -> bool:
    """Whether a row has a word of the vocabulary, and what that word takes."""
    if not 0 <= op < len(WORDS):
        return False
    takes, least, most = WORDS[op].takes, WORDS[op].least, WORDS[op].most
    if takes == effects.NOTHING:
        return True
    if takes == effects.AMOUNT:
        return least <= one <= most
    if takes == effects.OCEAN_AMOUNT:
        return 0 <= one < OCEANS and least <= two <= most
    kinds = {
        effects.OCEAN: range(OCEANS),
        effects.SOME_OCEANS: range(1, 1 << OCEANS),
        effects.SOME_CHARACTERS: range(1, 1 << CHARACTERS),
        effects.SHIP: range(names.EARLIER_SHIPS),
        effects.GROUP: range(SHIP_GROUPS),
        effects.UPGRADE: range(UPGRADES),
    }
    return one in kinds[takes]


def choice_fault(ops: list[int]) -> str:
    """`choose`, `or` and `done` belong together, one choice does not lie inside another, and none offers too many things:
    the error, or nothing."""
    offered = 0  # things to choose from so far; 0 outside a choice
    for op in ops:
        if (op == effects.CHOOSE and offered) or (op in (effects.OR, effects.DONE) and not offered):
            return "data-choose"
        if op in (effects.CHOOSE, effects.OR):
            offered += 1
        elif op == effects.DONE:
            offered = 0
        if offered > effects.MOST_CHOICES:
            return "data-choose-most"
    return "data-choose" if offered else ""


# --- where a word can stand -------------------------------------------------------------------------------------------


def misplaced(t: Tables, program: int) -> tuple[str, int]:
    """The first word of an effect that cannot stand there, with the error; else nothing. No effect can come up again within
    itself, so the stack has an end."""
    for word in t.effects[program][::NUMBERS]:
        if WORDS[word].finale and not performed_once(t, program):
            return "data-turns", word
        if WORDS[word].of_cards and program >= effects.OF_TREASURES:
            return "data-repair-card", word
        if WORDS[word].card and program // len(effects.PARTS) != names.CARDS.index(WORDS[word].card):
            return "data-only-card", word
        if WORDS[word].of_sea and program < effects.OF_DEADLY:
            return "data-deadly-seas", word
        if WORDS[word].stirs and not WORDS[word].of_sea and amid_battle(t, program):
            return "data-battle", word
    return "", effects.NONE


def performed_once(t: Tables, program: int) -> bool:
    """Whether an effect is that of a Finale when it is turned up: there is one of them, and nothing comes after it."""
    card, part = divmod(program, len(effects.PARTS))
    return card < CARDS and is_finale(card) and part != effects.USE and t.card_type[card] != KEEP_CARD


def amid_battle(t: Tables, program: int) -> bool:
    """Whether an effect can come up in a battle: what a sunk ship brings, the Treasures that it can be, those that raise
    a track before a hit or a roll is taken, and tokens of the ship cup."""
    if not effects.OF_TREASURES <= program < effects.OF_ACTIONS:
        return program >= effects.OF_SHIPS
    raises = WORDS[t.effects[program][0]].raises
    kind = program - effects.OF_TREASURES
    return kind < TREASURES and (raises or t.treasure_kind[kind] != RETAIN)


# --- all of them ------------------------------------------------------------------------------------------------------


def deck_fits(t: Tables, motive: int) -> bool:
    """Whether a motive uses every event once."""
    return t.first_act + t.second_act[motive] + t.third_act[motive] + t.last_events + t.deck == names.EVENTS


def is_adventure(kind: int) -> bool:
    """Whether a Treasure is one of the twelve tokens of the motive Adventure, whatever a box says of it."""
    return FIRST_ADVENTURE <= kind < FIRST_ADVENTURE + ADVENTURES


def one_way(joined: list[int]) -> bool:
    """Whether a line leads from one ocean to another but not back."""
    return any((joined[a] >> b & 1) != (joined[b] >> a & 1) for a in range(OCEANS) for b in range(OCEANS))


def impossible_tables(t: Tables) -> list[LeaguesError]:
    """What is wrong with tables that did not come from a data file: a record can hold any numbers."""
    wrong = []
    if not all(deck_fits(t, motive) for motive in range(MOTIVES)):
        wrong.append(LeaguesError("tables-deck"))
    if any(one_way(joined) for joined in (t.links, t.dotted)):
        wrong.append(LeaguesError("tables-links"))
    if any(t.tonnage_rows[ocean] == 0 for ocean in range(OCEANS)):
        wrong.append(LeaguesError("tables-rows"))
    if any((t.treasure_kind[kind] == ADVENTURE) != is_adventure(kind) for kind in range(TREASURES)):
        wrong.append(LeaguesError("tables-adventures"))
    if any((t.group[ship] == SHIP_GROUPS) != (ship >= names.EARLIER_SHIPS) for ship in range(SHIPS)):
        wrong.append(LeaguesError("tables-groups"))
    rows = (program[at : at + NUMBERS] for program in t.effects for at in range(0, ROWS * NUMBERS, NUMBERS))
    if not all(row_fits(op, one, two) for op, one, two in rows):
        wrong.append(LeaguesError("tables-effects"))
    elif any(misplaced(t, program)[0] or choice_fault(t.effects[program][::NUMBERS]) for program in range(PROGRAMS)):
        wrong.append(LeaguesError("tables-places"))
    return wrong
