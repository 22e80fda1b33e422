"""Combat: the target, the Warship's shot, the Nautilus' attack, the hits, and what becomes of a sunk ship.

The routine FIGHT is one battle. Its frame holds the ship (from 1; 0 until it is known), how the Nautilus attacks, flags, and
how the battle went.
"""

from __future__ import annotations

from leagues.games.nemo import cup, effects, figures, questions, seas
from leagues.games.nemo.averting import ask_first, spares_a_level
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import lowest_die, natural_two
from leagues.games.nemo.resources import change_notoriety, lose
from leagues.games.nemo.sources import ATTACK, ENEMY, PARLEYS, TORPEDOES
from leagues.games.nemo.starts import (
    FOLLOWS,
    FORCED,
    JOINED,
    MISSED,
    PARLEYED,
    REVERSED,
    SENT_DOWN,
    STRIPPED,
    SUNK,
    SUSPECTED,
    begin_effect,
    begin_fight,
    begin_test,
)
from leagues.games.nemo.state import (
    BOLD,
    DIPLOMACY,
    INSTALLED,
    NO_FIGHT,
    SHIPS,
    STALK,
    TORPEDO,
    UPGRADES,
    State,
)
from leagues.games.nemo.steps import DISASTER, HIDDEN_GUNS, HITTING, OF_SINKING, Battle, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import restores
from leagues.games.nemo.wager import pay_exertion, pay_failure
from leagues.kernel.frames import ask, doing, next_step, pop, push, tell


def run_fight(s: State, t: Tables) -> None:
    """One battle, in the order of the book [combat-sequence]."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if frame.a > 0 and step <= Battle.MEETING and questions.called_off(s, t, frame.a - 1, frame.c & FORCED > 0, False):
        tell(s, Say.CALLED_OFF, frame.a - 1, 0, s.backs[frame.a - 1])
        pop(s)
    elif step == Battle.TARGET:
        if frame.a == 0:
            ask(s, Step.TARGET)
        elif frame.b == NO_FIGHT:
            ask(s, Step.ATTACK_STYLE)
    elif step == Battle.DRAW:
        if frame.a > 0 and questions.disguised(s, t, frame.a - 1, False):
            frame.c |= SUSPECTED
            push(s, Step.THROW, HIDDEN_GUNS, 0, 0, 0)
        elif frame.a == 0 and cup.fill(s, t):
            ask(s, Step.DRAW_SHIP)
    elif step == Battle.MEETING:
        meet(s, t)
    elif step == Battle.SHOT:
        s.style = frame.b
        tell(s, Say.ATTACKS, frame.a - 1, frame.b, s.backs[frame.a - 1])
        if strikes_first(s, t, frame.a - 1, frame.b):
            frame.c |= REVERSED
        else:
            shot(s, t, frame.a - 1)
    elif step == Battle.STRIKE:
        strike(s, t, frame.a - 1, frame.b)
    elif step == Battle.OUTCOME:
        settle(s, t, frame.a - 1, frame.b)
    elif step == Battle.DISPOSAL:
        if frame.d == SUNK:
            ask(s, Step.DISPOSE)
        elif frame.d == PARLEYED:
            ask(s, Step.PARLEY)
    else:
        end_fight(s, t)


def meet(s: State, t: Tables) -> None:
    """A Hidden target is revealed; who stalks may let it go, and some cannot be attacked after all
    [attack-hidden, stalk-declined, hidden-ships, torpedo-wasted]. Those that come with her come first [ship-group-first]."""
    frame = s.frames[s.depth - 1]
    if frame.c & SUSPECTED:
        look_closer(s, t)
    if frame.c & JOINED:
        frame.c -= JOINED
        press(s)
    if frame.a != 0:
        return
    ship = s.drawn - 1
    s.drawn = 0
    frame.a = ship + 1
    side = questions.revealed_side(s, t, ship, s.nautilus, cup.side_of(s, t, ship))
    s.hidden[s.nautilus] -= 1
    seas.put_ship(s, t, ship, s.nautilus, side)
    tell(s, Say.REVEALED, ship, s.nautilus, side)
    if questions.spares(s, t, ship, side, frame.b, False):
        tell(s, Say.NO_AIM, ship, 0, side)
        pop(s)
        questions.ship_placed(s, t, ship, s.nautilus)
        return
    questions.ship_placed(s, t, ship, s.nautilus)
    if doing(s) == Step.FIGHT:
        press(s)
    else:
        frame.c |= JOINED
        frame.step = Battle.MEETING


def press(s: State) -> None:
    """Who stalks may let a ship go that has just been revealed [stalk-declined]."""
    frame = s.frames[s.depth - 1]
    if frame.b == STALK and not frame.c & FORCED:
        ask(s, Step.PRESS)


def look_closer(s: State, t: Tables) -> None:
    """A one on the die: the white ship has guns after all; who stalks may let her go [event-57, q-ships-when]."""
    frame = s.frames[s.depth - 1]
    frame.c -= SUSPECTED
    if s.thrown == 1:
        seas.flip(s, t, frame.a - 1)
        tell(s, Say.HIDDEN_GUNS, frame.a - 1, s.nautilus, s.backs[frame.a - 1])
        press(s)


def strikes_first(s: State, t: Tables, ship: int, style: int) -> bool:
    """Whether the Nautilus attacks before the ship shoots [combat-sequence]."""
    return questions.strikes_first(s, t, ship, style, False)


def shot(s: State, t: Tables, ship: int) -> None:
    """A Warship shoots; a Non-warship does not [no-guns-no-shot, enemy-roll]."""
    if seas.is_warship(s, t, ship):
        begin_test(s, ENEMY, ship, 0)


def strike(s: State, t: Tables, ship: int, style: int) -> None:
    """The Nautilus attacks, if it still can [own-roll, torpedo-lost, diplomacy-lost]."""
    if questions.still_attacks(s, t, style, True):
        begin_test(s, test_of(style), ship, 0)
    else:
        s.frames[s.depth - 1].d = MISSED


def test_of(style: int) -> int:
    """What is tested when the Nautilus attacks in a style."""
    if style == TORPEDO:
        return TORPEDOES
    return PARLEYS if style == DIPLOMACY else ATTACK


def conclude_enemy(s: State, t: Tables, ship: int, missed: bool) -> None:
    """The Warship misses, or hits as often as its lowest die says; two ones are a disaster
    [enemy-snake-eyes, enemy-hits, enemy-misses]."""
    if natural_two(s):
        tell_shot(s, Say.ENEMY_DISASTER, Say.CYCLONE_DISASTER, ship, 0)
        push(s, Step.HITS, 0, 0, 0, 0)
        push(s, Step.THROW, DISASTER, 0, 0, 0)
    elif missed:
        tell_shot(s, Say.ENEMY_MISSES, Say.CYCLONE_MISSES, ship, 0)
    else:
        tell_shot(s, Say.ENEMY_HITS, Say.CYCLONE_HITS, ship, lowest_die(s))
        push(s, Step.HITS, lowest_die(s), 0, 1, 0)


def tell_shot(s: State, by_ship: int, by_cyclone: int, ship: int, hits: int) -> None:
    """What came of a shot, or of the Cyclone, which is behind all ships [cyclone]."""
    if ship < SHIPS:
        tell(s, by_ship, ship, hits, 0)
    else:
        tell(s, by_cyclone, hits, 0, 0)


def run_hits(s: State, t: Tables) -> None:
    """The hits one at a time: a die says where, and an upgrade can be destroyed instead [hits-land, hit-absorbed]. The frame
    holds how many are left, whether the die lies there, and whether their number is known [hits-first]."""
    frame = s.frames[s.depth - 1]
    if frame.c == 0:
        frame.c = 1
        frame.a = s.thrown
    elif frame.b == 1:
        frame.b = 0
        frame.a -= 1
        land(s, t)
    elif frame.a == 0:
        pop(s)
    else:
        frame.b = 1
        push(s, Step.THROW, HITTING, 0, 0, 0)


def land(s: State, t: Tables) -> None:
    """A hit strikes the track of its die [double-hull-hits]."""
    track = t.hit_track[s.thrown]
    if questions.hit_ignored(s, t, s.thrown, False):
        tell(s, Say.HIT_IGNORED, 0, 0, 0)
        return
    tell(s, Say.HIT, s.thrown, track, 0)
    if can_soften(s, t):
        push(s, Step.ABSORB, track, 0, 0, 0)
    else:
        lose(s, t, track, 1)


def can_soften(s: State, t: Tables) -> bool:
    """Whether anything could be done about a hit: an upgrade destroyed, or a token used before it."""
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            return True
    return restores(s, t)


def conclude_attack(s: State, t: Tables, ship: int, sunk: bool) -> None:
    """The Nautilus hits or misses [own-hit, own-miss, own-snake-eyes]."""
    if sunk:
        s.frames[s.depth - 1].d = SUNK
        return
    s.frames[s.depth - 1].d = MISSED
    if natural_two(s):
        tell(s, Say.OWN_DISASTER, ship, 0, s.backs[ship])
        pay_exertion(s, t, t.disaster_loss)
        change_notoriety(s, t, t.disaster)
    else:
        tell(s, Say.MISSED, ship, 0, s.backs[ship])
        pay_failure(s, t)
        change_notoriety(s, t, t.miss)


def conclude_torpedo(s: State, t: Tables, sunk: bool) -> None:
    """A torpedo hits, or misses without Notoriety; after the first miss there is one die
    [torpedo-no-notoriety, torpedo-roll]."""
    if sunk:
        s.frames[s.depth - 1].d = SUNK
        return
    s.frames[s.depth - 1].d = MISSED
    ship = s.frames[s.depth - 1].a - 1
    tell(s, Say.MISSED, ship, 0, s.backs[ship])
    if s.torpedo_worn == 0:
        s.torpedo_worn = 1
        tell(s, Say.TORPEDO_WORN, 0, 0, 0)


def conclude_parley(s: State, t: Tables, heard: bool) -> None:
    """Diplomats are heard, or fail without Notoriety; then there is one die until that is mended
    [parley, diplomacy-after-miss]."""
    frame = s.frames[s.depth - 1]
    ship = frame.a - 1
    if heard:
        frame.d = PARLEYED
        tell(s, Say.PARLEYED, ship, 0, s.backs[ship])
        return
    frame.d = MISSED
    tell(s, Say.NOT_HEARD, ship, 0, s.backs[ship])
    if s.diplomacy_worn == 0:
        s.diplomacy_worn = 1
        tell(s, Say.DIPLOMACY_WORN, 0, 0, 0)


def infamy(s: State, t: Tables, ship: int, style: int) -> int:
    """The Notoriety for sinking a ship [sunk-notoriety]."""
    return questions.infamy(s, t, ship, s.backs[ship], style, figures.infamy(s, t, ship, s.backs[ship]))


def settle(s: State, t: Tables, ship: int, style: int) -> None:
    """What a sunk ship brings; a ship that was attacked first and is still there shoots back, whichever side she shows by
    then [sunk-bonus, mines-return-fire]."""
    frame = s.frames[s.depth - 1]
    if frame.d == SUNK:
        tell(s, Say.SUNK, ship, s.backs[ship], 0)
        if questions.bargain(s, t, ship, False):
            return
        notoriety = infamy(s, t, ship, style)
        if spares_a_level(s, t, notoriety):
            ask_first(s, OF_SINKING)
        else:
            bring(s, t, ship, notoriety)
    elif frame.c & REVERSED:
        shot(s, t, ship)


def bring(s: State, t: Tables, ship: int, notoriety: int) -> None:
    """A sunk ship's Notoriety, then its bonus [sunk-notoriety, sunk-bonus]."""
    change_notoriety(s, t, notoriety)
    if s.ending == 0 and s.backs[ship] == 0 and t.bonus[ship] > 0:
        begin_effect(s, effects.OF_SHIPS + t.bonus[ship], 0)


def end_fight(s: State, t: Tables) -> None:
    """After a ship sent down to the Tonnage track the series may go on
    [bold-chain, bold-chain-ends, periscope-stalks, hunter-survives]."""
    frame = s.frames[s.depth - 1]
    style, flags, went = frame.b, frame.c, frame.d
    pop(s)
    s.style = NO_FIGHT
    if flags & FORCED:
        s.sunk = 1 if went == SENT_DOWN or went == STRIPPED else 0
    if went == SENT_DOWN and goes_on(s, t, style):
        begin_fight(s, 0, style, FOLLOWS)
    if went == SENT_DOWN or went == STRIPPED or went == PARLEYED:
        questions.attack_won(s, t)


def goes_on(s: State, t: Tables, style: int) -> bool:
    """Whether another attack may follow at once [stalk-once]."""
    return questions.series(s, t, style, style == BOLD) and has_target(s, t, style)


def has_target(s: State, t: Tables, style: int) -> bool:
    """Whether the Nautilus' ocean has a ship that can be attacked in a style [attack-target]."""
    if s.hidden[s.nautilus] > 0 and cup.can_fill(s, t):
        return True
    if s.revealed[s.nautilus] == 0 or style != TORPEDO:
        return s.revealed[s.nautilus] > 0
    for ship in range(SHIPS):
        if seas.at_sea(s, ship, s.nautilus) and not questions.spares(s, t, ship, s.backs[ship], style, False):
            return True
    return False


def follow_up_price(s: State, t: Tables, style: int) -> int:
    """Notoriety for the next attack of a series [bold-chain-price]."""
    return questions.follow_up_price(s, t, style, t.follow_up)
