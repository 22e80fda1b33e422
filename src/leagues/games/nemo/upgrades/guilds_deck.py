"""Guilds Deck: one more upgrade to choose from at once, and a gem as Salvage in every Lull
[upgrade-guilds-deck, guilds-no-refusal, guilds-gem, guilds-gem-pays]."""

from __future__ import annotations

from leagues.games.nemo import names, resolve, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 350


def installed(s: State, t: Tables, upgrade: int) -> None:
    """One of those that are set aside must be taken, while there are any [guilds-no-refusal]."""
    if upgrade == ME and resolve.any_set_aside(s):
        push(s, Step.ADD_UPGRADE, 1, 0, 0, 0)


def lull_gems(s: State, t: Tables) -> None:
    """If one is in stock and a box is empty."""
    if fitted(s, ME) and seas.gems_left(s, t) > 0 and resolve.salvage(s) < t.salvage_boxes:
        s.salvage_gems += 1
        tell(s, Say.GEM_ON_SALVAGE, resolve.salvage(s), 0, 0)
