"""Where the hunting ship goes; where the Nautilus is, it is fought at once."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, questions, ready, seas
from leagues.games.nemo.cup import hunting_side
from leagues.games.nemo.keeping import use_card
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import FORCED, begin_fight
from leagues.games.nemo.state import BASIC_CARDS, NUMBERED, OCEANS, STALK, TABLEAU, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

CARD = OCEANS  # before it, action i is the ocean i; CARD + card - 1, which moves the Nautilus first
SIZE = CARD + BASIC_CARDS - 1
RULES = (
    Rule.LADDER, Rule.GO_HUNTING, Rule.HUNTER_GRAY, Rule.HUNTER_ANYWHERE, Rule.HUNTER_FIGHTS, Rule.HUNTED_ONCE,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return imperialists.placer(s)


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= CARD:
        return cannot_use_card(s, t, action - CARD + 1)
    if seas.open_spaces(s, t, action) == 0:
        return Rule.OPEN_SPACES
    return imperialists.cannot_hunt(s, t, action)


def cannot_use_card(s: State, t: Tables, card: int) -> int:
    """0, or the rule that keeps a card from being used: it matters only where the Nautilus would be met."""
    if s.cards[card] != TABLEAU or not ready.moves(t, card):
        return Rule.KEPT_IN_TIME
    if who(s, t) != s.captain or seas.open_spaces(s, t, s.nautilus) == 0:
        return Rule.KEPT_IN_TIME
    return ready.cannot_use_now(s, t, NUMBERED + card - 1)


def apply(s: State, t: Tables, action: int) -> None:
    """Where the Nautilus is it must be attacked, as soon as the company of a Ship Group is there [ship-group-hunts]."""
    if action >= CARD:
        use_card(s, t, action - CARD + 1)
        return
    pop(s)
    ship = s.drawn - 1
    s.drawn = 0
    imperialists.hunts(s, action)
    seas.put_ship(s, t, ship, action, hunting_side(s, t, ship))
    tell(s, Say.HUNTING, ship, action, s.backs[ship])
    if action == s.nautilus:
        begin_fight(s, ship + 1, STALK, FORCED)
    questions.ship_placed(s, t, ship, action)


def notation(action: int) -> str:
    return f"use {names.CARDS[action - CARD + 1]}" if action >= CARD else names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-use-card", {"card": action - CARD + 1}) if action >= CARD else ("do-hunt", {"ocean": action})
