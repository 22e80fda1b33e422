"""What the dice in hand are worth to the policy `greedy`: one turn ahead. In the compiled subset.

What each die would do for the Phantom and for the Nautilion is worked out once for a decision and noted at the end of `out`,
which is longer than any list of options.
"""

from __future__ import annotations

from leagues.games.nautilion import collision, darkhouse, path
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.greedy_values import (
    END,
    complete,
    destroyed,
    kept,
    pace,
    passed,
    toll_chance,
    toll_price,
    toll_tokens,
    worth,
)  # fmt: skip
from leagues.games.nautilion.state import DARKHOUSE, PHANTOM, State
from leagues.games.nautilion.tables import Tables

STEP_BACK = 4
STEP_OF_PHANTOM = 8
RACE = 2  # with expansions: how much more that counts when it is nearer to its end than we are to ours
WIN = END // 2
RUSH = 40  # a step towards the Abyss when nothing is missing
HELD = 40  # a turn without moving
HAUL = 60
BATTLE = 40  # the collision, once survived, is behind us
# What is noted in `out`.
NOTES = 100
OF_PHANTOM = NOTES  # OF_PHANTOM + die, and so on
OF_NAUTILION = NOTES + 7  # also of a die of 7: a token fewer lies on the way when the Phantom has taken one
GAP = NOTES + 16  # tokens between the submarines
COLLISION = NOTES + 17  # what meeting now would be worth; 0 when they have met, or never do
TOLL = NOTES + 18  # what a toll costs, and then 1 if it takes more than the reserve holds, else 0
TOLL_AFTER_TIDE = NOTES + 20
TOLL_AFTER_TRANSLATION = NOTES + 22
MEAN = NOTES + 24  # MEAN + figure: what a die that is still to be rolled is worth there


def phantom_steps(s: State, die: int) -> int:
    """How far the Phantom moves towards the Happy Isles."""
    if s.phantom_stays:
        return 0
    return -die if s.phantom_back else die


def phantom_value(s: State, t: Tables, die: int) -> int:
    """What the Phantom's die does: what it destroys, and how near it comes."""
    steps = phantom_steps(s, die)
    if steps == 0:
        return 0
    place = path.toward_abyss(s, s.phantom, die) if steps < 0 else path.toward_isles(s, s.phantom, die)
    if place == path.HAPPY_ISLES:
        return -END
    value = (pace(s, t) - STEP_OF_PHANTOM) * steps
    if place <= s.path_length:
        value += worth(s, t, s.path[place]) if darkhouse.exchanges(s, t) else -destroyed(s, t, place)
    left = path.tokens_between(s, path.HAPPY_ISLES, place)
    needed = path.tokens_between(s, s.nautilion, s.path_length + 1)
    if left < needed:
        value -= (needed - left) * steps * (1 if s.expansions == 0 else RACE)
    return value


def nautilion_value(s: State, t: Tables, die: int) -> int:
    """What the Nautilion's die brings."""
    backwards = darkhouse.effect(s, t) == Card.BACKWARDS and s.turn > 1
    place = path.toward_isles(s, s.nautilion, die) if backwards else path.toward_abyss(s, s.nautilion, die)
    if place == path.HAPPY_ISLES:
        return 0
    if place == s.path_length + 1:
        return WIN if complete(s) else -END
    value = reef_value(s, t, place) + pace(s, t) * (-die if backwards else die)
    if complete(s):
        return value - RUSH * die if backwards else value + RUSH * die
    value += STEP_BACK * die if backwards else -passed(s) * die
    if s.haul:
        return value + HAUL
    return value - destroyed(s, t, place) if darkhouse.exchanges(s, t) else value + worth(s, t, s.path[place])


def reef_value(s: State, t: Tables, place: int) -> int:
    """What the Reef beside a place brings: a token for sure, and perhaps a turn without moving."""
    reef = path.reef_beside(s, place)
    if reef == 0:
        return 0
    held = 0
    for die in range(1, 7):
        if die + (t.reef_bonus if s.crew >> reef & 1 else 0) < t.reef_escape:
            held += t.faces[die]
    return kept(s) - HELD * held // 6


def battle(s: State, t: Tables, lost: int) -> int:
    """What meeting now is worth, with so many harpoons fewer."""
    return BATTLE if collision.harpoons(s, t) - lost >= collision.phantom_harpoons(s, t) else -END


def look_ahead(s: State, t: Tables, out: list[int]) -> None:
    """Note what each die would do."""
    most = 1
    for die in range(1, 7):
        if t.faces[die] > 0 or plan.shows_a(s, die):
            most = die
    for die in range(1, most + 1):
        out[OF_PHANTOM + die] = phantom_value(s, t, die)
    for die in range(1, most + 2):
        out[OF_NAUTILION + die] = nautilion_value(s, t, die)
    out[GAP] = path.tokens_between(s, s.nautilion, s.phantom)
    out[COLLISION] = battle(s, t, 0) if collision.ahead(s) else 0


def note_toll(s: State, t: Tables, out: list[int], toll: int, purse: int) -> None:
    """Note what a toll would cost with so many tokens in reserve."""
    out[toll] = toll_price(s, t, purse, toll_tokens(s, t))
    out[toll + 1] = 1 if purse < toll_tokens(s, t) else 0


def note_means(s: State, t: Tables, out: list[int]) -> None:
    """Note what a die that is still to be rolled is worth to each figure."""
    for figure in range(3):
        found = 0
        for die in range(1, 7):
            if t.faces[die] > 0:
                found += t.faces[die] * of_figure(s, t, out, figure, die)
        out[MEAN + figure] = found // 6


def of_figure(s: State, t: Tables, out: list[int], figure: int, die: int) -> int:
    """What a die is worth to one figure. A loss counts less here than in a Plan: the other dice may still avert it."""
    if figure == DARKHOUSE:
        return -out[TOLL] * toll_chance(s, t, die) // 6
    if out[COLLISION] != 0 and die > out[GAP]:
        return max(out[COLLISION], -1000)
    return max(out[OF_PHANTOM + die] if figure == PHANTOM else out[OF_NAUTILION + die], -1000)


def three(s: State, t: Tables, out: list[int], dark: int, phantom: int, nautilion: int, toll: int) -> int:
    """What giving three dice is worth, with the toll noted at `toll`."""
    chance = toll_chance(s, t, dark)
    value = two(s, t, out, dark, phantom, toll)
    steps, gap = phantom_steps(s, phantom), out[GAP]
    if value < -WIN or (out[COLLISION] != 0 and steps > gap):
        return value
    if out[COLLISION] != 0 and nautilion > gap - steps and darkhouse.effect(s, t) != Card.BACKWARDS:
        return value + meeting(s, t, out, chance, toll)
    if s.expansions != 0 and 0 < steps <= gap < nautilion + steps:
        nautilion += 1  # the token that the Phantom takes lies on our way
    found = out[OF_NAUTILION + nautilion]
    if found == WIN and out[toll + 1] != 0:
        found = WIN - (WIN + END) * chance // 6  # the toll would take what is needed to win
    return value + found


def two(s: State, t: Tables, out: list[int], dark: int, phantom: int, toll: int) -> int:
    """What the dice of Darkhouse and Phantom are worth."""
    chance = toll_chance(s, t, dark)
    value = -out[toll] * chance // 6
    if out[COLLISION] != 0 and phantom_steps(s, phantom) > out[GAP]:
        return value + meeting(s, t, out, chance, toll)
    return value + out[OF_PHANTOM + phantom]


def meeting(s: State, t: Tables, out: list[int], chance: int, toll: int) -> int:
    """What the collision is worth after a toll, which may take a Mercenary first."""
    return battle(s, t, t.mercenary_harpoons) if chance > 0 and out[toll + 1] != 0 else out[COLLISION]


def one(s: State, t: Tables, out: list[int], figure: int, die: int) -> int:
    """What giving one die is worth, against a die that is still to be rolled."""
    return of_figure(s, t, out, figure, die) - out[MEAN + figure]


def hand(s: State, t: Tables, out: list[int], x: int, y: int, z: int, toll: int) -> int:
    """The best value that the dice in hand can have."""
    best = -4 * END
    if plan.gives_three(s, t):
        best = max(best, settled(s, t, out, x, y, z, toll))
        best = max(best, settled(s, t, out, x, z, y, toll))
        best = max(best, settled(s, t, out, y, x, z, toll))
        best = max(best, settled(s, t, out, y, z, x, toll))
        best = max(best, settled(s, t, out, z, x, y, toll))
        return max(best, settled(s, t, out, z, y, x, toll))
    if plan.one_at_a_time(s, t):
        for figure in range(3):
            if plan.cannot_give_one(s, t, figure) == 0:
                best = max(best, one(s, t, out, figure, x))
        return best
    best = max(two(s, t, out, x, y, toll), two(s, t, out, y, x, toll))
    if z != 0:
        best = max(best, two(s, t, out, x, z, toll), two(s, t, out, z, x, toll))
        best = max(best, two(s, t, out, y, z, toll), two(s, t, out, z, y, toll))
    return best


def settled(s: State, t: Tables, out: list[int], dark: int, phantom: int, nautilion: int, toll: int) -> int:
    """What giving three dice is worth, if card 8 has not settled it otherwise."""
    if plan.settled_otherwise(s, dark, phantom, nautilion):
        return -4 * END
    return three(s, t, out, dark, phantom, nautilion, toll)


def turned(s: State, t: Tables, out: list[int], shows: int, becomes: int, toll: int) -> int:
    """The best value of the dice in hand when one that shows `shows` is turned."""
    x, y, z = s.dice[0], s.dice[1], plan.third_die(s)
    if x == shows:
        x = becomes
    elif y == shows:
        y = becomes
    else:
        z = becomes
    return hand(s, t, out, x, y, z, toll)


def rerolled(s: State, t: Tables, out: list[int], shows: int) -> int:
    """The value that the dice in hand have on average when one of them is rolled again."""
    found = 0
    for die in range(1, 7):
        if t.faces[die] > 0:
            found += t.faces[die] * turned(s, t, out, shows, die, TOLL)
    return found // 6
