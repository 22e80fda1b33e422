"""Several captains: who has the command, and whose the characters are [captaincy, officers-dealt]."""

from __future__ import annotations

from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import CHARACTERS, IMPERIALISTS, SEMI_COMPETITIVE, SHIPS, TREASURES, State, owner
from leagues.games.nemo.steps import Step
from leagues.kernel.frames import pop, push, tell


def deal(s: State) -> None:
    """The characters are dealt out one by one, beginning with the first captain [officers-dealt]. The frame's `a` counts
    them."""
    frame = s.frames[s.depth - 1]
    if frame.a == CHARACTERS:
        pop(s)
        return
    frame.a += 1
    push(s, Step.DEAL_CHARACTER, (frame.a - 1) % s.captains, 0, 0, 0)


def take_over(s: State) -> None:
    """The command goes round: the first turn is the first captain's [captaincy]. Nemo alone commands against the
    Imperialists [imperialists]."""
    if s.company == IMPERIALISTS:
        return
    before = s.captain
    s.captain = (s.turn - 1) % s.captains
    if s.company == SEMI_COMPETITIVE:
        change_hands(s, before)
    s.refused = 0
    tell(s, Say.CAPTAIN, s.captain, 0, 0)


def change_hands(s: State, before: int) -> None:
    """Where each captain has a score, the Treasures in hand are those of the one in command [own-treasures]."""
    for kind in range(TREASURES):
        s.stowed[before][kind] = s.held[kind]
        s.held[kind] = s.stowed[s.captain][kind]
        s.stowed[s.captain][kind] = 0


def wins_ship(s: State, ship: int) -> None:
    """A ship goes to the Tonnage track for the captain in command [own-scores]."""
    if s.company == SEMI_COMPETITIVE:
        s.sunk_by[ship] = s.captain + 1


def wins_ally(s: State, ally: int) -> None:
    """An Ally takes a ship's place there for the captain in command [own-scores]."""
    if s.company == SEMI_COMPETITIVE:
        s.sunk_by[SHIPS + ally] = s.captain + 1


def wins_card(s: State, card: int) -> None:
    """A card comes to the PASS pile or the tableau for the captain in command [own-scores]."""
    if s.company == SEMI_COMPETITIVE:
        s.won_by[card] = s.captain + 1


def asks_owner(s: State, character: int) -> bool:
    """Whether somebody else must agree before a character is sacrificed [officer-consent]."""
    return s.captains > 0 and owner(s, character) != s.captain


def giver(s: State, characters: int) -> int:
    """Who gives up one of these characters when that is demanded: the captain, or else the next at the table who has one
    [officer-demanded]."""
    for step in range(s.captains):
        seat = (s.captain + step) % s.captains
        for character in range(CHARACTERS):
            if (characters & s.officers[seat] & ~s.characters) >> character & 1:
                return seat
    return s.captain
