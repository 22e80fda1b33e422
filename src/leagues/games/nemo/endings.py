"""How a voyage ends: with a defeat that scores nothing, or with a score and its level."""

from __future__ import annotations

from enum import IntEnum

from leagues.games.nemo import spoils
from leagues.games.nemo.imperialists import SEAT, against
from leagues.games.nemo.messages import Say
from leagues.games.nemo.scoring import CATEGORIES, LEVELS, level_of, points, total
from leagues.games.nemo.state import EPILOGUE, State, level
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell


class Ending(IntEnum):
    """Every way a voyage can end."""

    LOST_BROKEN = 1
    LOST_KILLED = 2
    LOST_SHATTERED = 3
    LOST_PARIAH = 4
    LOST_IMPERIALISTS = 5
    LOST_NADEEN = 6
    LOST_LOW_SCORE = 10
    WON_INCONSEQUENTIAL = 11
    WON_ADEQUATE = 12
    WON_SUCCESS = 13
    WON_TRIUMPH = 14
    LOST_OUTPLAYED = 15


FIRST_SCORED = 10  # the endings from this one on have a score


def finish(s: State, t: Tables) -> None:
    """The Finale is over: the voyage is scored [finale-ends, scoring, victory-levels, goal, end-at-once]."""
    for category in range(CATEGORIES):
        tell(s, Say.SCORED, category, points(s, t, category), 0)
    reached = level_reached(s, t)
    tell(s, Say.LEVEL, reached, total(s, t), LEVELS)
    s.ending = FIRST_SCORED + reached
    if against(s) and 0 < reached < t.held_from:
        s.ending = Ending.LOST_OUTPLAYED
    if spoils.each_scores(s):
        for seat in range(s.captains):
            tell(s, Say.OWN_SCORE, seat, spoils.own_points(s, t, seat), 0)
        for seat in range(s.captains):
            if reached > 0 and spoils.best(s, t, seat):
                tell(s, Say.BEST_CAPTAIN, seat, spoils.own_points(s, t, seat), 0)


def level_reached(s: State, t: Tables) -> int:
    """The level that the score reaches: 0 for too low a score [victory-levels, low-score, defeat-epilogue]."""
    return level_of(s, t, total(s, t) - t.epilogue[level(s, EPILOGUE)])


def won_by(s: State, t: Tables, seat: int) -> bool:
    """Whether a voyage that is over was won by a seat. Nemo's victory is that of every captain, of the best of those who
    have a score each, or the Imperialists' defeat [goal, crew-as-one, best-captain, imperialists-win]."""
    won = FIRST_SCORED < s.ending < Ending.LOST_OUTPLAYED
    if against(s):
        return won if seat != SEAT else not won
    return won and (not spoils.each_scores(s) or spoils.best(s, t, seat))


def tell_winner(s: State, t: Tables) -> None:
    """One against one, it is said who has won [imperialists-win]."""
    if not against(s) or s.ending <= 0:
        return
    if won_by(s, t, 0):
        tell(s, Say.NEMO_WINS, 0, 0, 0)
    else:
        tell(s, Say.IMPERIALISTS_WIN, 0, 0, 0)


def score(s: State, t: Tables, seat: int) -> int:
    """What the voyage is worth; a defeat is worth nothing. Several captains have one score, or each their own
    [defeat-unscored, goal, crew-as-one, own-scores]. The Imperialists count no points."""
    if s.ending < FIRST_SCORED or (against(s) and seat == SEAT):
        return 0
    return spoils.own_points(s, t, seat) if spoils.each_scores(s) else total(s, t)
