"""Positions in the middle of a game, drawn as the path looks from the Happy Isles (I) to the Abyss (A).

    "I … 7 N 1 2 P … A"

A number is a token, N and P are the figures (their spaces are empty), `.` is one emptied space, `…` as many as it takes to
fill the path; several `…` share them. A figure that stands on an end is drawn instead of the end: "N 1 2 … P".
What is drawn nowhere lies on the discard pile. `picture` draws the path again, with `…` for every run of emptied spaces.

With the expansions: a, b, c are Mages and m is a Mercenary; `7:3` is a 7 beside a Reef with the number 3, `N:6` the
Nautilion beside one, `.:9` an emptied space beside one. Reefs that are drawn nowhere are in the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from leagues.games.nautilion import darkhouse
from leagues.games.nautilion.cabin import token_on
from leagues.games.nautilion.effects import Card, Heroic
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.moments import bounds
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import (
    DARKHOUSE_CARDS,
    EXPANSIONS,
    GREEN,
    HEROICS,
    KINDS,
    MAGE,
    MAGES,
    MERCENARIES,
    MERCENARY,
    REEF,
    REEFS,
    State,
)  # fmt: skip
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import LEVELS, SHIPS, Tables, read_tables
from leagues.kernel.chance import OwnDice
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ask
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

SHIPPED = read_tables(None)
LATE = "I … N 1 2 3 4 5 6 P … A"  # a late turn, shortly before the submarines meet


SIGNS = {"a": MAGE + 1, "b": MAGE + 2, "c": MAGE + 3, "m": MERCENARY, "r": REEF, "g": GREEN}
CABIN = "abc147"  # the spaces of the Mages' cabin, in their order


def position(
    drawing: str = LATE, *, dice: Sequence[int] = (1, 2, 3), crew: Sequence[int] = (), reserve: Sequence[int | str] = (),
    ship: str = "A1", players: int = 1, active: int = 0, admirals: Sequence[int] = (1, 2), tables: Tables = SHIPPED,
    expansions: str = "", mercenaries: Sequence[int] = (), cabin: str = "", captives: Sequence[int | str] = (),
    collided: bool = False, harpoons: int = 2, cards: Sequence[int] = (), lamp: int = 0, level: str = "",
    heroics: Sequence[int] = (), deck: Sequence[int] | None = None, turn: int | None = None,
    box: Sequence[int] | None = None, **fields: Any,
) -> State:  # fmt: skip
    """The Plan of a turn: the dice are rolled. In `reserve` a 0 is a green token. The state is one that can occur.

    `expansions` names those in play ("mages reefs"); what other arguments need is added: `cabin` ("a1b") Mages,
    `mercenaries` (spaces of the ship) and `captives` (of the Phantom: 2, 5, 8, "m") Mercenaries, Reefs in the drawing Reefs,
    `cards` (the Darkhouse's row, filled up with cards that change only the toll; it stands on place `lamp`) the Darkhouse,
    `heroics` (open cards; `deck` the others) Heroic Actions. `fields` set further fields: stuck, given, shelter, …
    What follows from all that is made to fit: the dice that a card or a Reef leaves out, and the turn, from `turn` on.
    """
    s = State()
    s.players, s.ship, s.active, s.starting_reserve = players, SHIPS.index(ship), active, 4
    if players == 2:
        s.admirals = list(admirals)
    s.expansions = sum(1 << EXPANSIONS.index(one) for one in expansions.split())
    if cabin:
        s.expansions |= MAGES
    if mercenaries or captives or collided:
        s.expansions |= MERCENARIES
    if ":" in drawing:
        s.expansions |= REEFS
    if cards:
        s.expansions |= DARKHOUSE_CARDS
    if heroics or deck:
        s.expansions |= HEROICS
    s.path_length = 9 * tables.copies
    s.path_length += 3 * tables.mage_copies if s.expansions & MAGES else 0
    s.path_length += tables.mercenary_tokens if s.expansions & MERCENARIES else 0
    s.path_length += 1 if collided else 0
    s.laid = s.path_length
    lay(s, drawing)
    s.dice = list(dice)
    s.crew = sum(1 << number for number in crew)
    s.mercenaries = sum(1 << space for space in mercenaries)
    s.cabin = sum(1 << CABIN.index(one) for one in cabin)
    s.hard_phantom, s.collided = harpoons - 2, int(collided)
    for kind in reserve:
        s.reserve[kind_of(kind)] += 1
    for kind in captives:
        s.captives[kind_of(kind)] += 1
    if cards or s.expansions & DARKHOUSE_CARDS:
        deal_cards(s, cards, lamp, level)
    s.heroics = sum(1 << card for card in heroics)
    for name, value in fields.items():
        setattr(s, name, value)
    if s.phantom == s.path_length + 1 and emptied(s):
        s.expansions |= HEROICS  # no other way leads back to the Abyss
    if s.expansions & HEROICS:
        s.heroic_deck = sum(1 << card for card in (cards_left(s, tables) if deck is None else deck))
    discard_the_rest(s, tables, box)
    ask(s, Step.TURN)
    s.frames[0].step = 3
    ask(s, Step.PLAN)
    settle(s, tables, turn, fields)
    return possible(s, tables)


UNDER_WAY = {
    "shelter": Heroic.SHELTER, "haul": Heroic.HAUL,
    "phantom_stays": Heroic.PHANTOM_STAYS, "phantom_back": Heroic.PHANTOM_BACK,
}  # fmt: skip


def cards_left(s: State, tables: Tables) -> list[int]:
    """The Heroic Actions that can lie in the deck: not open, not of an absent expansion, not just played."""
    gone = {effect for field, effect in UNDER_WAY.items() if getattr(s, field)}
    if s.phantom == s.path_length + 1:
        gone.add(Heroic.PHANTOM_BACK)
    if s.stuck and not s.reefs[s.nautilion]:
        gone.add(Heroic.REEFS)
    there = [card for card in range(1, 13) if not s.heroics >> card & 1 and tables.heroic_effects[card] not in gone]
    return [card for card in there if tables.heroic_expansions[card] & ~s.expansions == 0]


def settle(s: State, tables: Tables, turn: int | None, fields: dict[str, Any]) -> None:
    """What follows from the rest: a Reef that holds, the dice in hand, and a turn in which all this can be so."""
    if darkhouse.effect(s, tables) == Card.TWO_STEPS and not s.stuck and not s.reefs[s.nautilion]:
        s.figure = s.figure or 1
    for name in ("stuck", "spare", "rolls"):
        if name not in fields:
            setattr(s, name, bounds(s, tables)[name][0])
    s.dice[3 - s.spare :] = [0] * s.spare
    if darkhouse.effect(s, tables) == Card.FIXED:
        s.dice = list(tables.card_dice[darkhouse.card(s)])
    first = 1 + (emptied(s) + (s.expansions != 0)) // 2 if turn is None else turn  # each turn empties two spaces
    for s.turn in range(first, first + 10):
        if not GAME.impossible(s, tables):
            return
    s.turn = first


def emptied(s: State) -> int:
    """How many spaces of the path are empty."""
    return s.path[1 : s.path_length + 1].count(0)


def kind_of(sign: int | str) -> int:
    """The kind of a token that is written as in a drawing: a number, or a, b, c, m; r is a Reef, g a green token."""
    return sign if isinstance(sign, int) else SIGNS[sign]


def deal_cards(s: State, cards: Sequence[int], lamp: int, level: str) -> None:
    """Lay the row of Darkhouse cards, filled up to five, and put the figure on one; the level is one that can be so."""
    row = list(cards)
    chosen = LEVELS.index(level) if level else max(0, 2 - sum(card >= 10 for card in row))
    blue = 2 - chosen
    while len(row) < 5:
        want_blue = sum(card >= 10 for card in row) < blue
        row.append(next(card for card in ((10, 11, 12) if want_blue else (4, 5, 9, 8, 2)) if card not in row))
    s.darkhouse_level = chosen
    s.cards, s.lamp = row, lamp


def discard_the_rest(s: State, tables: Tables, box: Sequence[int] | None) -> None:
    """Whatever is drawn nowhere lies on the discard pile; Reefs are in the box, or as many as `box` says."""
    s.discard[GREEN] = s.starting_reserve + (tables.two_player_reserve if s.players == 2 else 0) - s.reserve[GREEN]
    there = dict.fromkeys(range(1, 10), tables.copies)
    if s.expansions & MAGES:
        there |= {MAGE + mage: tables.mage_copies for mage in range(1, 4)}
    if s.expansions & MERCENARIES:
        there[MERCENARY] = tables.mercenary_tokens
    aboard = [token_on(tables, space) for space in range(6) if s.cabin >> space & 1]
    aboard += [number for number in range(1, 10) if s.crew >> number & 1]
    aboard += [MERCENARY] * count(s.mercenaries)
    for kind, copies in there.items():
        s.discard[kind] = copies - s.path.count(kind) - s.reserve[kind] - s.captives[kind] - aboard.count(kind)
    if s.expansions & REEFS:
        if box is None:
            laid = [s.reefs.count(number) for number in tables.reef_numbers]
            box = [tables.reef_copies - on_path for on_path in laid]
            spent = s.reserve[REEF]
            for which in range(3):
                taken = min(spent, box[which])
                box[which] -= taken
                spent -= taken
        s.reef_box = list(box)
        s.discard[REEF] = 3 * tables.reef_copies - sum(box) - s.reserve[REEF] - sum(1 for reef in s.reefs if reef)


def possible(s: State, tables: Tables = SHIPPED) -> State:
    """The same state, refused if it cannot occur, and refusing every value outside its range from now on."""
    loaded = cast(State, GAME.load_state(tables, s.json()))
    return checked_copy(loaded).copy()


def lay(s: State, drawing: str) -> None:
    """Put the tokens and the figures where the drawing has them."""
    signs = drawing.split()
    fill = s.path_length + 2 - (len(signs) - signs.count("…"))
    shares = signs.count("…")
    spread: list[str] = []
    for sign in signs:
        if sign == "…":
            share = -(-fill // shares)
            spread += ["."] * share
            fill, shares = fill - share, shares - 1
        else:
            spread.append(sign)
    assert len(spread) == s.path_length + 2, drawing
    for place, sign in enumerate(spread):
        token, _, reef = sign.partition(":")
        s.reefs[place] = int(reef or 0)
        if token == "N":
            s.nautilion = place
        elif token == "P":
            s.phantom = place
        elif token not in ("I", "A", "."):
            s.path[place] = int(token) if token.isdigit() else SIGNS[token]


def picture(s: State) -> str:
    """The path as a drawing; every run of emptied spaces is `…`."""
    signs: list[str] = []
    for place in range(s.path_length + 2):
        if place in (s.nautilion, s.phantom):
            signs.append("P" if place == s.phantom else "N")
        elif place in (0, s.path_length + 1):
            signs.append("A" if place else "I")
        elif s.path[place]:
            signs.append(sign_of(s.path[place]))
        elif s.reefs[place]:
            signs.append(".")
        elif signs[-1] != "…":
            signs.append("…")
        if s.reefs[place]:
            signs[-1] += f":{s.reefs[place]}"
    return " ".join(signs)


def sign_of(kind: int) -> str:
    """A token as it is drawn."""
    return next((sign for sign, of in SIGNS.items() if of == kind), str(kind))


def at_table(s: State, tables: Tables = SHIPPED) -> Table:
    """A table that begins at the state, asks even when there is a single answer, and is fed its dice."""
    return Table(GAME, GAME.options_of(s), tables, OwnDice(), auto=False, start=s)


def sail(drawing: str = LATE, plan: str = "", **details: Any) -> Table:
    """A table at the position. With a `plan` such as "2 1 3" these are the dice, and they are given in this order."""
    if plan:
        details["dice"] = [int(die) for die in plan.split()]
    table = at_table(position(drawing, **details), details.get("tables", SHIPPED))
    if plan:
        table.play(f"give {plan}")
    return table


def new_table(deal: Sequence[int] = tuple(range(1, 10)) * 4, tables: Tables = SHIPPED, **options: Any) -> Table:
    """A new game whose path is laid as told: by default 1 to 9, four times."""
    s = checked_copy(cast(State, GAME.new_state(tables, GAME.read_options(options)))).copy()
    table = at_table(s, tables)
    for number in deal[: 9 * tables.copies]:
        table.feed(str(number))
    return table


def state(table: Table) -> State:
    """The state of the table."""
    return cast(State, table.state)


def roll(table: Table, dice: str) -> None:
    """Roll these dice, once the table asks for them."""
    if asked(table) == "roll":
        table.play("roll")
    for die in dice.split():
        table.feed(die)


def asked(table: Table) -> str:
    """The decision that waits."""
    assert table.decision is not None, table.outcome
    return table.decision.name


def legal(table: Table) -> list[str]:
    """What can be answered, in notation."""
    return [str(move) for move in table.legal]


def refused(table: Table, move: str) -> str:
    """The rule for which the move is refused. A refused move changes nothing."""
    before = table.state
    with pytest.raises(LeaguesError) as caught:
        table.play(move)
    assert caught.value.code == "forbidden"
    assert table.state == before
    (rule,) = caught.value.rules
    return rule


def said(table: Table) -> list[str]:
    """The journal, without its arguments."""
    return [line.message for line in table.journal]


def told(table: Table, message: str) -> tuple[int, int, int]:
    """The arguments of the last line that says this."""
    return [line.arguments for line in table.journal if line.message == message][-1]


def same_options(s: State, tables: Tables = SHIPPED) -> bool:
    """Whether the quick list of options is the loop over `forbidden`."""
    quick, plain = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    return GAME.flow.options(s, tables, quick) == GAME.flow.every_option(s, tables, plain) and quick == plain


def tokens(*kinds: int | str) -> list[int]:
    """A reserve or discard pile that holds these; written as in `kind_of`."""
    found = [kind_of(kind) for kind in kinds]
    return [found.count(kind) for kind in range(KINDS)]
