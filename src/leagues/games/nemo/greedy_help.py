"""Whom or what the policy `greedy` calls for help after a roll, and what that gains. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import greedy_fights, greedy_rolls, greedy_upgrades, greedy_values, questions
from leagues.games.nemo.decisions import help
from leagues.games.nemo.greedy_rolls import BANDS, ROLLS, ways
from leagues.games.nemo.greedy_values import POINT
from leagues.games.nemo.keeping import rolls_again
from leagues.games.nemo.modifiers import FAIR, added, band, lowest_die, natural_two, needed, total
from leagues.games.nemo.sources import CARD, ENEMY, PARLEYS, REFIT, SEARCH, TORPEDOES
from leagues.games.nemo.state import CONSEIL, State
from leagues.games.nemo.tables import HELP_PLUS, Tables
from leagues.games.nemo.treasure import helps_with, rerolls


def helping(s: State, t: Tables, out: list[int], count: int) -> int:
    """The help that gains most beyond its price, if any gains."""
    frame = s.frames[s.depth - 2]
    what, subject = frame.a, frame.b
    best, found = 0, help.ACCEPT
    for i in range(count):
        value = gained(s, t, what, subject, out[i]) - help_price(s, t, out[i])
        if value > best:
            best, found = value, out[i]
    return found


def help_price(s: State, t: Tables, action: int) -> int:
    """What help costs."""
    if action == help.ACCEPT:
        return 0
    if action == help.LUCK or action == help.RED_SKY:
        return POINT
    offer = help.offer_of(action)
    if offer >= 0:
        upgrade = help.OFFERING[offer]
        destroyed = questions.help_destroys(s, t, upgrade, help.WAYS[offer], False)
        return greedy_upgrades.upgrade(s, t, upgrade) if destroyed else 0
    if action < help.TREASURE:
        return greedy_values.character(s, t, action - help.CHARACTER)
    if help.treasure_of(action) >= 0:
        return greedy_values.treasure(s, t, help.treasure_of(action))
    card = action - help.CARD + 1
    return POINT + (greedy_values.card(s, t, card) if t.hold[card] == 1 else 0)


def gained(s: State, t: Tables, what: int, subject: int, action: int) -> int:
    """What help gains."""
    if action == help.ACCEPT:
        return 0
    if action == help.LUCK:
        return rolled_again(s, t, what, subject)
    if action == help.RED_SKY:
        return raised(s, t, what, subject, t.red_sky_adds)
    offer = help.offer_of(action)
    if offer >= 0:
        upgrade, way = help.OFFERING[offer], help.WAYS[offer]
        adds = questions.help_adds(s, t, upgrade, way, 0) + questions.help_turns(s, t, upgrade, way, 0)
        return raised(s, t, what, subject, adds)
    if action < help.TREASURE:
        character = action - help.CHARACTER
        if character == CONSEIL:
            return rolled_again(s, t, what, subject)
        return raised(s, t, what, subject, t.after_roll[character])
    kind = help.treasure_of(action)
    if kind >= 0:
        if helps_with(s, t, kind) > 0:
            return raised(s, t, what, subject, helps_with(s, t, kind))
        return rolled_again(s, t, what, subject) if rerolls(s, t, kind) else 0
    card = action - help.CARD + 1
    if rolls_again(t, card):
        return rolled_again(s, t, what, subject)
    return raised(s, t, what, subject, t.help[card] - HELP_PLUS)


def stake(s: State, t: Tables, what: int, subject: int) -> int:
    """What passing is worth beyond failing; of an attack, hitting beyond missing; of a Warship's, going unhurt."""
    risk = 0
    for track in range(3):
        if s.exerted >> track & 1:
            risk += greedy_rolls.failure(s, t, track)
    if what == CARD:
        values = greedy_rolls.prizes(s, t, what, subject)
        return values[FAIR] - values[0] + risk
    if what == ENEMY:
        suffered = 7 if natural_two(s) else 2 * lowest_die(s)
        return suffered * greedy_fights.hit_price(s, t) // 2
    if what == PARLEYS:
        return greedy_fights.parley(s, t, greedy_upgrades.market(s, t), subject, s.backs[subject], s.nautilus)
    gain = greedy_fights.sunk(s, t, greedy_upgrades.market(s, t), subject, s.backs[subject], s.nautilus, s.style)
    if what == TORPEDOES:
        return gain
    return gain + risk - greedy_values.notoriety(s, t, t.miss)


def raised(s: State, t: Tables, what: int, subject: int, amount: int) -> int:
    """What it is worth to add something to the roll."""
    if SEARCH <= what <= REFIT:
        reached = band(s, t)
        higher = reached
        for step in range(BANDS - 1):
            if total(s) + amount >= t.bands[step]:
                higher = max(higher, step + 1)
        values = greedy_rolls.prizes(s, t, what, subject)
        return band_value(values, higher) - band_value(values, reached) + regained(s, t, reached, higher)
    if total(s) + amount < needed(s, t, what, subject):
        return 0
    return stake(s, t, what, subject)


def regained(s: State, t: Tables, reached: int, higher: int) -> int:
    """What is not lost because an action passes after all."""
    if reached >= FAIR or higher < FAIR:
        return 0
    found = 0
    for track in range(3):
        if s.exerted >> track & 1:
            found += greedy_rolls.failure(s, t, track)
    return found


def band_value(values: tuple[int, int, int, int, int], reached: int) -> int:
    """The value of a band."""
    if reached == 0:
        return values[0]
    if reached == 1:
        return values[1]
    if reached == 2:
        return values[2]
    return values[3] if reached == 3 else values[4]


def rolled_again(s: State, t: Tables, what: int, subject: int) -> int:
    """What rolling again is worth."""
    if SEARCH <= what <= REFIT:
        values = greedy_rolls.prizes(s, t, what, subject)
        risk = regained(s, t, 0, FAIR)
        now = band_value(values, band(s, t)) - (risk if band(s, t) < FAIR else 0)
        return greedy_rolls.expected(t, what, subject, values, added(s), risk) - now
    return ways(needed(s, t, what, subject) - added(s)) * stake(s, t, what, subject) // ROLLS
