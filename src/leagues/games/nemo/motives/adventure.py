"""Adventure: tokens lie face down in the oceans, are found by a search and taken by an Adventure or a successful attack
[motive-adventure, adventure-first-token, adventure-search, adventure-found, adventure-claimed, adventure-change]. A Lull
brings action points and a token, and makes no action cheaper
[adventure-lull-points, adventure-no-discount, adventure-lull-token]."""

from __future__ import annotations

from leagues.games.nemo import adventures, greedy_values, names
from leagues.games.nemo.modifiers import FAIR
from leagues.games.nemo.resources import gain_actions
from leagues.games.nemo.sources import SEARCH
from leagues.games.nemo.state import ADVENTURES, FIRST_ADVENTURE, UNFOUND, State
from leagues.games.nemo.steps import ADVENTURE_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, next_step, pop, push

ME = names.motive(__name__)
FINDS, TAKES = 40, 60  # of a hundred, how often what is begun for a token comes to it


def set_out(s: State, t: Tables) -> None:
    """One token lies in a major ocean from the beginning, by a die [adventure-first-token]."""
    if s.motive == ME:
        push(s, Step.FIRST_ADVENTURE, 0, 0, 0, 0)


def run(s: State, t: Tables, routine: int) -> None:
    """The die, then the token."""
    if routine == Step.FIRST_ADVENTURE:
        if next_step(s) == 0:
            push(s, Step.THROW, ADVENTURE_OCEAN, 0, 0, 0)
        else:
            pop(s)
            adventures.lay(s, t, s.thrown - 1)


def lull(s: State, t: Tables) -> None:
    """There is never a dull moment [adventure-lull-points]."""
    if s.motive == ME:
        gain_actions(s, t, t.lull_points[ME])


def discounts(s: State, t: Tables, found: bool) -> bool:
    """But actions cost what they always do [adventure-no-discount]."""
    return found and s.motive != ME


def lull_tokens(s: State, t: Tables, ocean: int) -> None:
    """And there is more to find [adventure-lull-token]."""
    if s.motive == ME:
        adventures.lay(s, t, ocean)


def searchable(s: State, t: Tables, found: bool) -> bool:
    """One may search for Adventure alone [adventure-search]."""
    return found or (s.motive == ME and adventures.lies_hidden(s, s.nautilus))


def action_rolled(s: State, t: Tables, what: int, reached: int) -> None:
    """Whoever searches well finds it [adventure-found]."""
    if what == SEARCH and reached >= FAIR and s.motive == ME and adventures.lies_hidden(s, s.nautilus):
        ask(s, Step.DRAW_ADVENTURE_TOKEN)


def claims(s: State, t: Tables, found: bool) -> bool:
    """One is taken as a bonus reward [adventure-claimed]."""
    return found or s.motive == ME


def adventure_done(s: State, t: Tables) -> None:
    """After an Adventure, whatever came of it [adventure-claimed]."""
    if s.motive == ME:
        adventures.win(s, t)


def attack_won(s: State, t: Tables) -> None:
    """After every victory [adventure-every-victory]."""
    if s.motive == ME:
        adventures.win(s, t)


def find_worth(s: State, t: Tables, ocean: int, found: int) -> int:
    """A share of what the tokens that nobody has seen are worth on average."""
    if s.motive != ME or not adventures.lies_hidden(s, ocean):
        return found
    worth, tokens = 0, 0
    for token in range(ADVENTURES):
        if s.adventures[token] == UNFOUND:
            worth += greedy_values.treasure(s, t, FIRST_ADVENTURE + token)
            tokens += 1
    return found + (worth // tokens * FINDS // greedy_values.POINT if tokens > 0 else 0)


def claim_worth(s: State, t: Tables, ocean: int, found: int) -> int:
    """A share of the best token that lies there."""
    best = 0
    if s.motive == ME:
        for token in range(ADVENTURES):
            if adventures.lies_found(s, t, token, ocean):
                best = max(best, greedy_values.treasure(s, t, FIRST_ADVENTURE + token))
    return found + best * TAKES // greedy_values.POINT
