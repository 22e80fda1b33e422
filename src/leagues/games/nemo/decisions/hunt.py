"""Where the hunting ship goes; where the Nautilus is, it is fought at once."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, questions, seas
from leagues.games.nemo.cup import hunting_side
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import FORCED, begin_fight
from leagues.games.nemo.state import OCEANS, STALK, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = OCEANS  # action i is the ocean i
RULES = (Rule.LADDER, Rule.GO_HUNTING, Rule.HUNTER_GRAY, Rule.HUNTER_ANYWHERE, Rule.HUNTER_FIGHTS, Rule.HUNTED_ONCE)


def who(s: State, t: Tables) -> int:
    return imperialists.placer(s)


def forbidden(s: State, t: Tables, action: int) -> int:
    if seas.open_spaces(s, t, action) == 0:
        return Rule.OPEN_SPACES
    return imperialists.cannot_hunt(s, t, action)


def apply(s: State, t: Tables, action: int) -> None:
    """Where the Nautilus is it must be attacked, as soon as the company of a Ship Group is there [ship-group-hunts]."""
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
    return names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-hunt", {"ocean": action}
