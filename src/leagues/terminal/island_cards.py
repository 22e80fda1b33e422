"""What can be read about: the kinds of bonus tokens, the piles of portholes, the treasures."""

from __future__ import annotations

from leagues.games.island.camp import top_porthole
from leagues.games.island.game import GAME
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import BONUSES, OBJECTS, TREASURES, State
from leagues.games.island.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained
from leagues.terminal.island_signs import bonus_sign, card_name, castaway, colour_name, mark, standing, told_cards
from leagues.terminal.seen import NOBODY

BONUS_RULES = (
    (Rule.BONUS_TWO_THREE,),
    (Rule.BONUS_TWO_THREE,),
    (Rule.BONUS_PER_CARD, Rule.BONUS_OWN_SET),
    (Rule.BONUS_DOUBLE, Rule.BONUS_DOUBLE_TWICE, Rule.BONUS_OWN_SET),
    (Rule.BONUS_ODD, Rule.BONUS_OWN_SET),
    (Rule.BONUS_PAIR, Rule.BONUS_OWN_SET),
)


def explained(s: State, t: Tables, eye: int, w: Words) -> list[Explained]:
    """Bonus tokens, portholes and treasures; with the own hand, and what everybody watched if the table remembers."""
    found = [bonus(s, t, kind, w) for kind in range(BONUSES)]
    found += [pile(s, t, at, BONUSES + 1 + at, w) for at in range(len(t.sizes))]
    found += [treasure(s, t, thing, eye, BONUSES + len(t.sizes) + 1 + thing, w) for thing in range(OBJECTS)]
    return found + hands(s, eye, len(found) + 1, w)


def bonus(s: State, t: Tables, kind: int, w: Words) -> Explained:
    """A kind of bonus token."""
    spaces = [colour_name(colour, w) for colour in range(TREASURES) if s.spaces[colour] == kind + 1]
    title = w.text("island-card-bonus", sign=bonus_sign(t, kind, w), bonus=w.text("bonus", kind=kind))
    where = w.text("island-card-spaces", count=len(spaces), spaces=", ".join(spaces))
    ids = GAME.rule_ids([*BONUS_RULES[kind], Rule.BONUS_TOKENS])
    count = w.text("island-card-count", count=t.bonus_tokens[kind]) + mark(t, "bonus_tokens", w) + "."
    return Explained(kind + 1, title, where, bool(spaces), (w.text(f"rule-{ids[0]}"), count), ids, "printed")


def pile(s: State, t: Tables, at: int, number: int, w: Words) -> Explained:
    """A pile of portholes."""
    values = [value for value in t.portholes[at] if value]
    left = values[s.piles[at] :]
    title = w.text("island-card-pile", size=t.sizes[at])
    where = w.text("island-card-left", count=len(left), values=", ".join(map(str, left)))
    said = w.text("island-card-values", values=", ".join(map(str, values)))
    ids = GAME.rule_ids([Rule.PORTHOLE_PILES, Rule.PORTHOLE_EXACT, Rule.PORTHOLE_GONE, Rule.CLOSE, Rule.CLOSE_NOW])
    return Explained(number, title, where, top_porthole(s, t, at) > 0, (said,), ids, standing(t, "portholes"))


def treasure(s: State, t: Tables, thing: int, eye: int, number: int, w: Words) -> Explained:
    """A treasure."""
    card = TREASURES * OBJECTS + thing
    held = s.hands[eye][card] if eye != NOBODY else 0
    where = w.text("island-card-held", count=held)
    said = w.text("island-card-treasure", points=t.treasures[thing])
    ids = GAME.rule_ids([Rule.TREASURE_VALUES, Rule.TREASURES_STAY, Rule.TREASURES_SCORE])
    return Explained(number, card_name(card, w), where, held > 0, (said,), ids, standing(t, "treasures"))


def hands(s: State, eye: int, number: int, w: Words) -> list[Explained]:
    """The own hand, and the cards that everybody watched a rival take."""
    found = []
    if eye != NOBODY and s.sizes[eye]:
        ids = GAME.rule_ids([Rule.HAND_LIMIT, Rule.HAND_SIZE_OPEN])
        cards = told_cards(s.hands[eye], w) + "."
        title, where = w.text("island-card-hand"), w.text("island-hand", count=s.sizes[eye])
        found.append(Explained(number, title, where, True, (cards,), ids, "printed"))
    for seat in range(s.players):
        if s.memory and seat != eye and any(s.shown[seat]):
            ids = GAME.rule_ids([Rule.OPEN_TAKES_KNOWN])
            said = w.text("island-say-watched", cards=told_cards(s.shown[seat], w))
            where = w.text("island-hand", count=s.sizes[seat])
            found.append(Explained(number + len(found), castaway(seat, w), where, True, (said,), ids, "ruling"))
    return found
