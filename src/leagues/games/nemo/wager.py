"""What failing a test costs."""

from __future__ import annotations

from leagues.games.nemo import questions
from leagues.games.nemo.modifiers import lowest_die
from leagues.games.nemo.resources import exertion_loss, lose
from leagues.games.nemo.state import TEST_LOSS, TRACKS, State, level
from leagues.games.nemo.tables import Tables


def pay_exertion(s: State, t: Tables, loss: int) -> None:
    """Every exerted resource is lost in part [exert-failed]."""
    for track in range(TRACKS):
        if s.exerted >> track & 1:
            lose(s, t, track, loss)


def pay_failure(s: State, t: Tables) -> None:
    """Every exerted resource loses what the difficulty says [loss-sailor, loss-officer, loss-captain]."""
    how = questions.test_level(s, t, level(s, TEST_LOSS))
    pay_exertion(s, t, exertion_loss(t, how, lowest_die(s)))
