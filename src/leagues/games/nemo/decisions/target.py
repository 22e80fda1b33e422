"""Which ship of its ocean the Nautilus attacks. After a ship was sent down the series may also end here."""

from __future__ import annotations

from leagues.games.nemo import cup, names, questions, ready, seas
from leagues.games.nemo.combat import follow_up_price
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import FOLLOWS
from leagues.games.nemo.state import SHIPS, TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, tell

HIDDEN = names.EARLIER_SHIPS  # action i is the ship i, then a Hidden ship, then none, then the Ship Groups
STOP = HIDDEN + 1
GROUP = STOP + 1
KEPT = SHIPS + 2  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.ATTACK_TARGET, Rule.ATTACK_HIDDEN, Rule.BOLD_CHAIN, Rule.BOLD_CHAIN_PRICE, Rule.BOLD_CHAIN_ENDS,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def ship_of(action: int) -> int:
    """The revealed ship that an answer names; -1 for another answer."""
    if action >= GROUP:
        return HIDDEN + action - GROUP
    return action if action < HIDDEN else -1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        price = s.frames[s.depth - 2].c & FOLLOWS
        return ready.cannot_calm(s, t, action - KEPT) if price else Rule.KEPT_IN_TIME
    if action == STOP:
        return 0 if s.frames[s.depth - 2].c & FOLLOWS else Rule.BOLD
    if action == HIDDEN:
        return 0 if s.hidden[s.nautilus] > 0 and cup.can_fill(s, t) else Rule.ATTACK_TARGET
    ship = ship_of(action)
    if not seas.at_sea(s, ship, s.nautilus):
        return Rule.ATTACK_TARGET
    style = s.frames[s.depth - 2].b
    if questions.spares(s, t, ship, s.backs[ship], style, False):
        return Rule.REALISTIC_TORPEDOES
    return questions.cannot_target(s, t, ship, 0)


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    fight = s.frames[s.depth - 1]
    if action == STOP:
        pop(s)
        return
    if action != HIDDEN:
        fight.a = ship_of(action) + 1
    if fight.c & FOLLOWS:
        tell(s, Say.FOLLOW_UP, 0, 0, 0)
        change_notoriety(s, t, follow_up_price(s, t, fight.b))


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    if action == STOP:
        return "stop"
    return "hidden" if action == HIDDEN else names.SHIPS[ship_of(action)]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    if action == STOP:
        return "do-stop", {}
    return ("do-target-hidden", {}) if action == HIDDEN else ("do-target", {"ship": ship_of(action)})
