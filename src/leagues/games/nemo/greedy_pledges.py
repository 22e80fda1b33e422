"""What giving an upgrade at all costs is worth to the policy `greedy`. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import figures, greedy_fights, greedy_rolls, greedy_upgrades, greedy_values, questions, seas
from leagues.games.nemo.decisions import at_all_costs
from leagues.games.nemo.greedy_rolls import ROLLS, ways
from leagues.games.nemo.greedy_values import POINT
from leagues.games.nemo.modifiers import needed
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, TORPEDOES
from leagues.games.nemo.state import AVAILABLE, STALK, TRACKS, State
from leagues.games.nemo.tables import Tables

ON_OFFER = 4  # an upgrade that is not bought yet is worth one in so many
TO_BUY = 4  # and nothing if fewer turns are left to buy it


def pledging(s: State, t: Tables, action: int) -> int:
    """What more on the dice brings, less the upgrade and its Notoriety."""
    if action == at_all_costs.NONE:
        return 0
    upgrade = action - at_all_costs.GIVE
    price = greedy_upgrades.upgrade(s, t, upgrade)
    if s.upgrades[upgrade] == AVAILABLE:
        price = price // ON_OFFER if greedy_values.turns_left(s) >= TO_BUY else 0
    roll = s.frames[s.depth - 2]
    return gain(s, t, roll.a, roll.b) + greedy_values.notoriety(s, t, t.pledge_notoriety) - price


def gain(s: State, t: Tables, what: int, ship: int) -> int:
    """What it brings to the roll that is being made."""
    more = t.pledge_adds
    if what < ATTACK:
        return gain_of_test(s, t, what, ship, more)
    ocean = s.nautilus
    if what == ENEMY:
        watched = t.warship_adds if seas.other_warship(s, t, ship) else 0
        need = needed(s, t, ENEMY, ship) - questions.modifier(s, t, ENEMY, ship, watched)
        fewer = greedy_fights.hits(need, s.style) - greedy_fights.hits(need - more, s.style)
        return fewer * greedy_fights.hit_price(s, t) // POINT
    side, prices = s.backs[ship], greedy_upgrades.market(s, t)
    if what == ATTACK:
        added = greedy_fights.crowd(s, t, ship, side, ocean) + (t.stalking_adds if s.style == STALK else 0)
        need = (
            figures.defence(s, t, ship, side)
            - questions.modifier(s, t, ATTACK, ship, added)
            - greedy_rolls.exerted_now(s, t)
        )
        missed = risk(s, t) - greedy_values.notoriety(s, t, t.miss)
        prize = missed + greedy_fights.sunk(s, t, prices, ship, side, ocean, s.style)
    elif what == TORPEDOES:
        need = t.torpedo[1 if t.attack[side][ship] > 0 else 0]
        prize = greedy_fights.sunk(s, t, prices, ship, side, ocean, s.style)
    else:
        need = t.torpedo[1 if t.attack[side][ship] > 0 else 0]
        prize = greedy_fights.parley(s, t, prices, ship, side, ocean)
    return (ways(need - more) - ways(need)) * prize // ROLLS


def gain_of_test(s: State, t: Tables, what: int, subject: int, more: int) -> int:
    """The same for a card or an action."""
    added = greedy_rolls.circumstances(s, t, what, s.nautilus) + greedy_rolls.exerted_now(s, t)
    if what == CARD:
        added += greedy_rolls.margin(s, t, subject)
    values = greedy_rolls.prizes(s, t, what, subject)
    then = greedy_rolls.expected(t, what, subject, values, added + more, risk(s, t))
    return then - greedy_rolls.expected(t, what, subject, values, added, risk(s, t))


def risk(s: State, t: Tables) -> int:
    """What failing costs of what is exerted."""
    found = 0
    for track in range(TRACKS):
        if s.exerted >> track & 1:
            found += greedy_rolls.failure(s, t, track)
    return found
