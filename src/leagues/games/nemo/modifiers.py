"""The modifiers of a roll, what it needs, and what comes out of it.

`modifiers` answers one question for every test: who adds how much. It writes an amount for each source, in the fixed order
of `sources`; the rules add them up, the screen prints them. What upgrades add stands in their files.
"""

from __future__ import annotations

from leagues.games.nemo import figures, names, pledging, questions, seas, sources
from leagues.games.nemo.messages import Say
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REFIT, SEARCH, TORPEDOES
from leagues.games.nemo.state import CREW, HULL, NEMO, SHIPS, STALK, TRACKS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

BANDS = 5
MONSTER = names.CLASSES.index("monster")
FAIR = 2  # the first band that passes


def modifiers(s: State, t: Tables, what: int, subject: int, amounts: list[int]) -> None:
    """What each source adds before the dice are rolled [modifiers, incite-modifiers, search-modifiers,
    ships-replace-warship, warship-near]. Torpedoes and diplomacy are modified by nothing but what is given at all costs
    [torpedo-unmodified, diplomacy-roll, at-all-costs]."""
    for source in range(sources.SOURCES):
        amounts[source] = 0
    amounts[sources.AT_ALL_COSTS] = pledging.adds(s, t)
    if what >= TORPEDOES:
        return
    if what == ATTACK or what == ENEMY:
        amounts[sources.WARSHIP] = t.warship_adds if seas.other_warship(s, t, subject) else 0
    elif what == SEARCH or what == INCITE:
        amounts[sources.SHIPS_HERE] = s.revealed[s.nautilus] * t.ship_adds
    else:
        amounts[sources.WARSHIP] = t.warship_adds if s.warships[s.nautilus] > 0 else 0
    if what == INCITE:
        amounts[sources.CUBES_HERE] = s.cubes[s.nautilus] * t.cube_adds
    for track in range(TRACKS):
        if s.exerted >> track & 1:
            amounts[sources.EXERT_NEMO + track] = t.exert[track][s.tracks[track]]
            questions.exertion_reasons(s, t, track, amounts)
    if s.spent > 0:
        amounts[sources.TREASURE_SPENT] = t.treasure_points[s.spent - 1]
    if what == ATTACK and s.style == STALK:
        amounts[sources.STALKING] = t.stalking_adds
    if what == CARD and t.margin[subject] > 0:
        amounts[sources.MARGIN] = max(0, last_level(s, t) - s.notoriety) // t.margin[subject]
    questions.modifier_reasons(s, t, what, subject, amounts)


def last_level(s: State, t: Tables) -> int:
    """The Notoriety of the defeat; where there is none, the end of the track [piracy-margin]."""
    return min(t.defeat[s.motive], t.notoriety_end)


def against_foes(s: State, t: Tables, what: int, subject: int) -> bool:
    """Whether a roll is made against dangerous animals or peoples: inciting, the Nautilus' own attack on a monster, and the
    cards that say so; never by torpedo or diplomacy [armory-when]."""
    if what == CARD:
        return t.foes[subject] == 1
    if what == ATTACK:
        return t.ship_class[s.backs[subject]][subject] == MONSTER
    return what == INCITE


def help_with(s: State, source: int, amount: int) -> None:
    """A source adds something after the roll [help, card-modifiers]."""
    s.amounts[source] += amount
    tell(s, Say.HELPED, source, amount, 0)


def may_exert(t: Tables, what: int, subject: int) -> int:
    """What may be exerted, as bits [exert-on-card, exert-in-action, own-modifiers, enemy-modifiers]."""
    if what == CARD:
        return t.card_exert[subject]
    if SEARCH <= what <= REFIT:
        return t.action_exert[what - SEARCH]
    return (1 << NEMO | 1 << CREW | 1 << HULL) if what == ATTACK else 0


def one_at_most(what: int) -> bool:
    """Whether only one resource may be exerted [exert-in-action]."""
    return what != CARD


def may_spend(what: int) -> bool:
    """Whether a Treasure may be spent [treasure-which-actions]."""
    return INCITE <= what <= REFIT


def added(s: State) -> int:
    """All modifiers together, those after the roll included."""
    found = 0
    for source in range(sources.SOURCES):
        found += s.amounts[source]
    return found


def total(s: State) -> int:
    """The modified result."""
    return s.dice[0] + s.dice[1] + added(s)


def lowest_die(s: State) -> int:
    """The lowest die of the roll."""
    return min(s.dice[0], s.dice[1]) if s.dice[1] > 0 else s.dice[0]


def natural_two(s: State) -> bool:
    """Two ones, whatever is added [natural-two]."""
    return s.dice[0] == 1 and s.dice[1] == 1


def needed(s: State, t: Tables, what: int, subject: int) -> int:
    """The result that passes; of an action, that reaches the first good band."""
    if what == CARD:
        return t.test[subject]
    if SEARCH <= what <= REFIT:
        return t.bands[FAIR - 1]
    if what == ATTACK:
        return figures.defence(s, t, subject, s.backs[subject])
    if what == ENEMY:
        return figures.attack(s, t, subject, s.backs[subject]) if subject < SHIPS else t.cyclone_attack
    worn = s.torpedo_worn if what == TORPEDOES else s.diplomacy_worn
    return t.torpedo[2 * worn + (1 if seas.is_warship(s, t, subject) else 0)]


def band(s: State, t: Tables) -> int:
    """The band of an action's result: 0 the worst, 4 the best; a natural two is the worst [action-tests, natural-two]."""
    if natural_two(s):
        return 0
    reached = 0
    for step in range(BANDS - 1):
        if total(s) >= t.bands[step]:
            reached = step + 1
    return reached


def passes(s: State, t: Tables, what: int, subject: int) -> bool:
    """Whether the roll as it stands passes; a natural two never does [test-passed, natural-two, torpedo-natural-two]."""
    return not natural_two(s) and total(s) >= needed(s, t, what, subject)


def could_be_better(s: State, t: Tables, what: int, subject: int) -> bool:
    """Whether help could still change what comes out of the roll."""
    if SEARCH <= what <= REFIT:
        return band(s, t) < BANDS - 1
    return not passes(s, t, what, subject)
