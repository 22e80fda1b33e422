"""What can be given at all costs for a roll: any upgrade, aboard or on offer, once, for more on the dice."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import PARLEYS, TORPEDOES
from leagues.games.nemo.state import AVAILABLE, INSTALLED, REMOVED, UPGRADES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

RULE = names.OPTIONAL_RULES.index("at-all-costs")
STEAM_TORPEDOES, HOSPITAL_MACHINES = map(names.UPGRADES.index, ("steam-torpedoes", "hospital-machines"))


def adds(s: State, t: Tables) -> int:
    """What has been given adds to the roll, whichever it is [at-all-costs]."""
    return t.pledge_adds if s.pledged > 0 else 0


def cannot_give(s: State, upgrade: int, what: int) -> int:
    """0, or the rule against giving an upgrade for a roll [at-all-costs, at-all-costs-own-card]."""
    if s.upgrades[upgrade] != INSTALLED and s.upgrades[upgrade] != AVAILABLE:
        return Rule.AT_ALL_COSTS
    makes = (what == TORPEDOES and upgrade == STEAM_TORPEDOES) or (what == PARLEYS and upgrade == HOSPITAL_MACHINES)
    return Rule.AT_ALL_COSTS_OWN_CARD if makes else 0


def anything(s: State, what: int) -> bool:
    """Whether something can be given for a roll."""
    for upgrade in range(UPGRADES):
        if cannot_give(s, upgrade, what) == 0:
            return True
    return False


def give(s: State, t: Tables, upgrade: int) -> None:
    """It is out of the game, with all that it does, and the world hears of it [at-all-costs-gone, at-all-costs-frozen]."""
    s.pledged = upgrade + 1
    s.upgrades[upgrade] = REMOVED
    tell(s, Say.PLEDGED, upgrade, 0, 0)
    questions.destroyed(s, t, upgrade)
    change_notoriety(s, t, t.pledge_notoriety)
