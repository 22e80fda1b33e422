"""The Nautilus arrives somewhere."""

from __future__ import annotations

from leagues.games.nemo import captains
from leagues.games.nemo.endings import finish
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import CARDS, FIRST_FINALE, IN_PLAY, PASSED, State, is_finale
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell


def arrive(s: State, t: Tables, ocean: int) -> None:
    """The Nautilus comes to an ocean; a Finale that sends it there is passed, and the voyage is over [move, finale-b]."""
    tell(s, Say.MOVED, s.nautilus, ocean, 0)
    s.nautilus = ocean
    if s.homeward > 0 and ocean == s.home:
        come_home(s, t)


def come_home(s: State, t: Tables) -> None:
    """The Finale is passed and the game ends at once [finale-b-home]."""
    for card in range(FIRST_FINALE, CARDS):
        if s.cards[card] == IN_PLAY and is_finale(card):
            s.cards[card] = PASSED
            captains.wins_card(s, card)
            tell(s, Say.CARD_PASSED, card, 0, 0)
    finish(s, t)
