"""A test, from what is wagered to what comes of it: the routine TEST."""

from __future__ import annotations

from leagues.games.nemo import combat, effects, modifiers, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import FAIR
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, PARLEYS, REFIT, SEARCH, TORPEDOES
from leagues.games.nemo.starts import begin_effect, begin_treasures, clear_roll
from leagues.games.nemo.state import GONE, TREASURES, State
from leagues.games.nemo.steps import ASKED, PLEDGING, TESTING, THIRD, Step, Testing
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.wager import pay_failure
from leagues.kernel.frames import ask, next_step, pop, push, tell

NOBODY = -1  # no upgrade


def run_test(s: State, t: Tables) -> None:
    """Wager, roll, help, result [test, exert-first, help]."""
    frame = s.frames[s.depth - 1]
    what, subject = frame.a, frame.b
    step = next_step(s)
    if step == Testing.EXERT:
        if modifiers.may_exert(t, what, subject) != 0:
            ask(s, Step.EXERT)
    elif step == Testing.SPEND:
        if modifiers.may_spend(what) and has_value(s, t):
            ask(s, Step.SPEND)
    elif step == Testing.FIRST_DIE:
        if not frame.d & ASKED and questions.wager(s, t, what, subject, False):
            frame.d |= ASKED
            frame.step = Testing.FIRST_DIE
            return
        if not frame.d & PLEDGING and questions.last_wager(s, t, what, False):
            frame.d |= PLEDGING
            frame.step = Testing.FIRST_DIE
            return
        modifiers.modifiers(s, t, what, subject, s.amounts)
        push(s, Step.THROW, TESTING, 0, 0, 0)
    elif step == Testing.SECOND_DIE:
        s.dice[0] = s.thrown
        if not one_die(s, what):
            push(s, Step.THROW, TESTING, 1, 0, 0)
    elif step == Testing.ROLLED:
        rolled(s, t, what)
    elif step == Testing.HELP:
        if not one_die(s, what) and modifiers.could_be_better(s, t, what, subject):
            ask(s, Step.HELP)
    else:
        conclude(s, t, what, subject, frame.c)


def rolled(s: State, t: Tables, what: int) -> None:
    """The last die lies there; where there are three, two of them are chosen, and then read out [three-dice]."""
    frame = s.frames[s.depth - 1]
    chooser = questions.three_dice(s, t, what, NOBODY)
    if frame.d & THIRD:
        tell(s, Say.THREE_DICE, s.dice[0], s.dice[1], s.thrown)
        push(s, Step.TAKE_UP, chooser, s.thrown, 0, 0)
        return
    if not one_die(s, what):
        s.dice[1] = s.thrown
    if chooser == NOBODY:
        tell(s, Say.ROLL, what, s.dice[0], s.dice[1])
    else:
        frame.d |= THIRD
        frame.step = Testing.ROLLED
        push(s, Step.THROW, TESTING, 2, 0, 0)


def one_die(s: State, what: int) -> bool:
    """Whether a single die is rolled: a torpedo after the first miss, or diplomacy after one
    [torpedo-after-miss, diplomacy-after-miss]."""
    return (what == TORPEDOES and s.torpedo_worn == 1) or (what == PARLEYS and s.diplomacy_worn == 1)


def has_value(s: State, t: Tables) -> bool:
    """Whether a Treasure with a value is held [treasure-needs-value]."""
    for kind in range(TREASURES):
        if s.held[kind] > 0 and t.treasure_points[kind] >= 0:
            return True
    return False


def roll_again(s: State) -> None:
    """All dice again, with the same modifiers [re-roll, three-dice-help]."""
    frame = s.frames[s.depth - 1]
    frame.step = Testing.SECOND_DIE
    frame.d = 0
    s.dice[0] = 0
    s.dice[1] = 0
    tell(s, Say.REROLLED, 0, 0, 0)
    push(s, Step.THROW, TESTING, 0, 0, 0)


def tell_result(s: State, t: Tables, what: int, subject: int, passed: bool) -> None:
    """What came out, for the journal."""
    if modifiers.natural_two(s):
        tell(s, Say.NATURAL_TWO, what, 0, 0)
    elif SEARCH <= what <= REFIT:
        tell(s, Say.BAND, what, modifiers.total(s), modifiers.band(s, t))
    elif passed:
        tell(s, Say.RESULT_PASSED, what, modifiers.total(s), modifiers.needed(s, t, what, subject))
    else:
        tell(s, Say.RESULT_FAILED, what, modifiers.total(s), modifiers.needed(s, t, what, subject))


def conclude(s: State, t: Tables, what: int, subject: int, card: int) -> None:
    """The roll stands: losses first, then what the test says [loss-and-penalty]."""
    passed = modifiers.passes(s, t, what, subject)
    tell_result(s, t, what, subject, passed)
    pop(s)
    if what == CARD:
        conclude_card(s, t, subject, passed)
    elif SEARCH <= what <= REFIT:
        conclude_action(s, t, what, card)
    elif what == ATTACK:
        combat.conclude_attack(s, t, subject, passed)
    elif what == ENEMY:
        combat.conclude_enemy(s, t, subject, passed)
    elif what == TORPEDOES:
        combat.conclude_torpedo(s, t, passed)
    else:
        combat.conclude_parley(s, t, passed)
    if s.ending == 0:
        clear_roll(s)


def conclude_card(s: State, t: Tables, card: int, passed: bool) -> None:
    """A TEST card does what it says for passing or failing [test-cards, pass-and-fail, exert-passed]."""
    if not passed:
        pay_failure(s, t)
    if s.ending == 0:
        begin_effect(s, effects.of_card(card, effects.PASS if passed else effects.FAIL), card)


def conclude_action(s: State, t: Tables, what: int, card: int) -> None:
    """An action does what its band says; in the two worst the exerted resource is lost [action-tests]."""
    reached = modifiers.band(s, t)
    if reached < FAIR:
        pay_failure(s, t)
    elif card > 0:
        s.cards[card] = GONE
        tell(s, Say.CARD_GONE, card, 0, 0)
    if s.ending == 0:
        if card == 0:
            if reached >= FAIR:
                begin_treasures(s, questions.treasures_too(s, t, what, 0))
            questions.action_rolled(s, t, what, reached)
        begin_effect(s, effects.OF_ACTIONS + (what - SEARCH) * modifiers.BANDS + reached, card)
