"""Which available upgrade is installed after a successful refit, if any."""

from __future__ import annotations

from leagues.games.nemo import names, questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import affordable
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import AVAILABLE, INSTALLED, TREASURES, UPGRADES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import REVEAL, first_word, use
from leagues.kernel.frames import pop, push, tell

NONE = names.BASIC_UPGRADES  # before it, action i is the upgrade i; behind it, the one before that; it installs none
KEPT = UPGRADES + 1  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.REFIT, Rule.REFIT_ONE, Rule.REFIT_COST, Rule.UPGRADES_NOT_RESTOCKED, Rule.BINOCULARS_ALONG,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def upgrade_of(action: int) -> int:
    """The upgrade that an answer names."""
    return action if action < NONE else action - 1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        fits = first_word(t, action - KEPT) == REVEAL
        return ready.cannot_use_treasure(s, t, action - KEPT) if fits else Rule.KEPT_IN_TIME
    if action == NONE:
        return 0
    if s.upgrades[upgrade_of(action)] != AVAILABLE:
        return Rule.REFIT
    if t.upgrade_bonus[upgrade_of(action)] == 1:
        return Rule.BINOCULARS_NOT_ALONE
    return 0 if affordable(s, t, upgrade_of(action), s.frames[s.depth - 1].a) else Rule.REFIT_COST


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    cheaper = s.frames[s.depth - 1].a
    pop(s)
    if action == NONE:
        return
    upgrade = upgrade_of(action)
    s.upgrades[upgrade] = INSTALLED
    tell(s, Say.INSTALLED, upgrade, 0, 0)
    questions.refitted(s, t, upgrade)
    questions.installed(s, t, upgrade)
    price = max(0, t.price[upgrade] - cheaper)
    if price > 0:
        push(s, Step.PAY_SALVAGE, price, 0, 0, 0)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "none" if action == NONE else names.UPGRADES[upgrade_of(action)]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-install-none", {}) if action == NONE else ("do-install", {"upgrade": upgrade_of(action)})
