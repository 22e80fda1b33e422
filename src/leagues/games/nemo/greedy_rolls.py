"""What tests are worth to the policy `greedy`, with the best wager, and when help after a roll pays. In the compiled subset.

A wager is a value and what is exerted for it, packed into one number: `value * WAGERS + tracks`.
"""

from __future__ import annotations

from leagues.games.nemo import effects, figures, greedy_effects, greedy_values, questions
from leagues.games.nemo.greedy_values import END
from leagues.games.nemo.modifiers import FAIR, last_level, may_exert, one_at_most
from leagues.games.nemo.sources import ATTACK, CARD, INCITE, SEARCH
from leagues.games.nemo.state import TEST_LOSS, TRACKS, State, level
from leagues.games.nemo.tables import Tables

ROLLS = 36
WAGERS = 8
BANDS = 5
MONSTER_PRIZE = 400  # what a monster that is sunk is worth


def ways(need: int) -> int:
    """How many of the 36 rolls of two dice reach a number; two ones never do."""
    if need <= 3:
        return ROLLS - 1
    if need > 12:
        return 0
    return (13 - need) * (14 - need) // 2 if need > 7 else ROLLS - (need - 2) * (need - 1) // 2


def exerted(s: State, t: Tables, track: int) -> int:
    """What exerting a track adds."""
    return questions.exertion(s, t, track, t.exert[track][s.tracks[track]])


def exerted_now(s: State, t: Tables) -> int:
    """What is exerted and spent for the roll that is being made."""
    found = t.treasure_points[s.spent - 1] if s.spent > 0 else 0
    for track in range(TRACKS):
        if s.exerted >> track & 1:
            found += exerted(s, t, track)
    return found


def failure(s: State, t: Tables, track: int) -> int:
    """What an exerted track is expected to lose when the test fails, as a price."""
    one = -greedy_values.change(s, t, track, -1)
    how = t.test_loss[questions.test_level(s, t, level(s, TEST_LOSS))]
    if how == 0:
        return one
    two = -greedy_values.change(s, t, track, -2)
    if how == 1:
        return (4 * one + 6 * two) // 10
    return (5 * one + 3 * two - 2 * greedy_values.change(s, t, track, -3)) // 10


def circumstances(s: State, t: Tables, what: int, ocean: int) -> int:
    """What is added to a test of a card or an action in an ocean before anything is wagered."""
    found = t.warship_adds if s.warships[ocean] > 0 else 0
    if what == SEARCH or what == INCITE:
        found = s.revealed[ocean] * t.ship_adds + (s.cubes[ocean] * t.cube_adds if what == INCITE else 0)
    return questions.modifier(s, t, what, 0, found)


def margin(s: State, t: Tables, card: int) -> int:
    """What a card adds for Notoriety that is left."""
    return max(0, last_level(s, t) - s.notoriety) // t.margin[card] if t.margin[card] > 0 else 0


def wager(s: State, t: Tables, what: int, subject: int, added: int) -> int:
    """The best wager on a test of a card or an action, to whose dice so much is added."""
    allowed = may_exert(t, what, subject)
    best = -2 * END * WAGERS
    values = prizes(s, t, what, subject)
    for tracks in range(1 << TRACKS):
        several = tracks & (tracks - 1)
        if tracks & ~allowed == 0 and not (several != 0 and one_at_most(what)):
            more, risk = added, 0
            for track in range(TRACKS):
                if tracks >> track & 1:
                    more += exerted(s, t, track)
                    risk += failure(s, t, track)
            best = max(best, expected(t, what, subject, values, more, risk) * WAGERS + tracks)
    return best


def prizes(s: State, t: Tables, what: int, subject: int) -> tuple[int, int, int, int, int]:
    """What each band of an action is worth; of a card, failing and passing."""
    if what == CARD:
        failed = greedy_effects.effect(s, t, effects.of_card(subject, effects.FAIL), subject)
        passed = greedy_effects.effect(s, t, effects.of_card(subject, effects.PASS), subject)
        return failed, failed, passed, passed, passed
    first = effects.OF_ACTIONS + (what - SEARCH) * BANDS
    treasures = questions.treasures_too(s, t, what, 0)
    more = treasures * greedy_values.mean_treasure(s, t) if treasures > 0 else 0
    return (
        greedy_effects.effect(s, t, first, 0),
        greedy_effects.effect(s, t, first + 1, 0),
        greedy_effects.effect(s, t, first + 2, 0) + more,
        greedy_effects.effect(s, t, first + 3, 0) + more,
        greedy_effects.effect(s, t, first + 4, 0) + more,
    )


def expected(t: Tables, what: int, subject: int, values: tuple[int, int, int, int, int], added: int, risk: int) -> int:
    """What a test is worth on average."""
    if what == CARD:
        passing = ways(t.test[subject] - added)
        return (passing * values[FAIR] + (ROLLS - passing) * (values[0] - risk)) // ROLLS
    found = ROLLS * values[0]
    for band in range(1, BANDS):
        found += ways(t.bands[band - 1] - added) * (values[band] - values[band - 1])
    return (found - (ROLLS - ways(t.bands[FAIR - 1] - added)) * risk) // ROLLS


def test(s: State, t: Tables, what: int, subject: int, ocean: int) -> int:
    """What a test of a card or an action is worth in an ocean."""
    added = circumstances(s, t, what, ocean)
    if what == CARD:
        added += margin(s, t, subject)
    return wager(s, t, what, subject, added) // WAGERS


def armed(s: State, t: Tables, what: int, subject: int, more: int) -> int:
    """What so much more on the dice is worth for the roll that is being made, with what was given for it before."""
    added = exerted_now(s, t)
    if what == ATTACK:
        need = figures.defence(s, t, subject, s.backs[subject]) - added - more * s.armed
        return (ways(need - more) - ways(need)) * MONSTER_PRIZE // ROLLS
    added += circumstances(s, t, what, s.nautilus)
    if what == CARD:
        added += more * s.armed
    values = prizes(s, t, what, subject)
    then = expected(t, what, subject, values, added + more, 0)
    return then - expected(t, what, subject, values, added, 0)
