"""What comes next: the sequence of play, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.games.nemo import captains, cup, effects, names, questions, seas, upgrades
from leagues.games.nemo.combat import run_fight, run_hits
from leagues.games.nemo.endings import finish, tell_winner
from leagues.games.nemo.messages import Say
from leagues.games.nemo.placing import run_arrivals, run_lull, run_place, run_placement, run_reveal, run_uprisings
from leagues.games.nemo.resolve import run_effect, run_treasures
from leagues.games.nemo.sailing import come_home
from leagues.games.nemo.sources import CARD
from leagues.games.nemo.starts import begin_effect, begin_test, begin_treasures
from leagues.games.nemo.state import (
    ACTION_POINTS,
    ASPECTS,
    AVAILABLE,
    CUP,
    DARK_YELLOW,
    DECK_GEMS,
    EXPANDED,
    FAILED,
    FIRST_UPGRADE,
    HIDDEN_SHIPS,
    IMPERIALISTS,
    LAST_STACK,
    MORE_UPGRADES,
    NOT_YET,
    NUMBERED,
    OCEANS,
    OPTIONAL_RULES,
    ORANGE,
    PALE_YELLOW,
    REMOVED,
    SET_ASIDE,
    SHIPS,
    TABLEAU,
    TRACKS,
    TREASURES,
    WHITE,
    State,
    is_finale,
    level,
)
from leagues.games.nemo.steps import FIRST_DECISION, START, Coda, Homeward, Performing, Phase, Setup, Step
from leagues.games.nemo.tables import ALLY, KEEP_CARD, NO_UPGRADE, TEST_CARD, Tables
from leagues.games.nemo.testing import run_test
from leagues.kernel.frames import ask, doing, next_step, pop, push, tell

WITHOUT_EVENT = 1  # of a turn that a Finale grants


def begin(s: State, t: Tables, options: Mapping[str, Any]) -> None:
    """Lay out what needs no chance
    [optional-rules, setup-tracks, setup-cup, setup-treasures, setup-gems, setup-hidden, draw-pile, act-lengths,
    resources]."""
    s.motive = names.MOTIVES.index(options["motive"])
    s.first_motive = s.motive
    s.box = names.BOXES.index(options["box"])
    for rule in range(OPTIONAL_RULES):
        if names.OPTIONAL_RULES[rule] in options["optional_rules"]:
            s.optional_rules |= 1 << rule
    s.difficulty = names.LEVELS.index(options["difficulty"])
    for aspect in range(ASPECTS):
        chosen = options[names.ASPECTS[aspect]]
        s.aspects[aspect] = 0 if chosen == "same" else names.LEVELS.index(chosen) + 1
    for track in range(TRACKS):
        s.tracks[track] = t.track_start[track]
    for ocean in range(OCEANS):
        s.gems[ocean] = min(t.first_gems[ocean], seas.gems_left(s, t))
        ships = min(t.first_hidden[level(s, HIDDEN_SHIPS)][ocean], t.spaces[ocean])
        s.hidden[ocean] = min(ships, seas.hidden_left(s, t))
    s.deck_gems = min(t.deck_gems[level(s, DECK_GEMS)], seas.gems_left(s, t))
    s.groups = 1 << WHITE | 1 << PALE_YELLOW
    for ship in range(SHIPS):
        if s.groups >> t.group[ship] & 1:
            s.ships[ship] = CUP
    for kind in range(TREASURES if s.box == EXPANDED else NUMBERED):
        s.cup[kind] = 0 if t.treasure_kind[kind] >= ALLY else t.treasures[kind]
    questions.laid_out(s, t)
    s.pile = [t.first_act, t.second_act[s.motive], t.third_act[s.motive] + 1, t.last_events + 1]
    s.deck = t.deck
    for upgrade, (later, needs) in enumerate(zip(upgrades.each("LATER", False), upgrades.each("NEEDS", None), strict=True)):
        missing = needs is not None and options[needs[0]] != needs[1]
        if not missing:
            s.upgrades[upgrade] = NOT_YET if later else SET_ASIDE
        elif upgrade < names.MARKED_UPGRADES:
            s.upgrades[upgrade] = REMOVED
    if t.own_upgrade[s.motive] != NO_UPGRADE:
        s.upgrades[t.own_upgrade[s.motive]] = AVAILABLE
    s.actions = t.first_actions[level(s, ACTION_POINTS)]
    ask(s, Step.SETUP)
    if options["players"] > 1:
        s.captains = options["players"]
        s.company = names.COMPANIES.index(options["company"])
        if s.company != IMPERIALISTS:
            ask(s, Step.DEALING)


def advance(s: State, t: Tables) -> None:
    """Run the routines until somebody must answer or the game is over."""
    while s.ending == 0:
        now = doing(s)
        if now >= FIRST_DECISION:
            return
        if now == Step.TEST:
            run_test(s, t)
        elif now == Step.RESOLVE:
            run_effect(s, t)
        elif now == Step.ACTIONS:
            take_actions(s, t)
        elif now == Step.ARRIVALS:
            run_arrivals(s, t)
        elif now == Step.PLACE:
            run_place(s, t)
        elif now == Step.PLACEMENT:
            run_placement(s, t)
        elif now == Step.FIGHT:
            run_fight(s, t)
        elif now == Step.HITS:
            run_hits(s, t)
        elif now == Step.TURN:
            turn(s, t)
        elif now == Step.EVENT:
            event(s, t)
        elif now == Step.PERFORM:
            perform(s, t)
        elif now == Step.TREASURES:
            run_treasures(s, t)
        elif now == Step.LULL:
            run_lull(s, t)
        elif now == Step.UPRISINGS:
            run_uprisings(s, t)
        elif now == Step.REVEAL:
            run_reveal(s, t)
        elif now == Step.SETUP:
            setup(s, t)
        elif now == Step.DEALING:
            captains.deal(s)
        elif now == Step.HOMEWARD:
            homeward(s, t)
        elif now == Step.CODA:
            coda(s)
        else:
            questions.run(s, t, now)
    tell_winner(s, t)


def setup(s: State, t: Tables) -> None:
    """Upgrades, the motive's own one, and where the voyage begins [setup-upgrades, starting-upgrade-bought, prologue]. The
    frame's `a` counts the upgrades that were drawn, then those that were set aside again."""
    frame = s.frames[s.depth - 1]
    drawn, kept = t.upgrades_drawn[level(s, MORE_UPGRADES)], t.upgrades_kept[level(s, MORE_UPGRADES)]
    step = next_step(s)
    if step == Setup.DRAW_UPGRADES:
        if frame.a < drawn:
            frame.a += 1
            frame.step = Setup.DRAW_UPGRADES
            ask(s, Step.DRAW_UPGRADE)
    elif step == Setup.SET_ASIDE:
        if frame.a > kept:
            frame.a -= 1
            frame.step = Setup.SET_ASIDE
            ask(s, Step.SET_ASIDE)
    elif step == Setup.FIRST_UPGRADE:
        if t.discount[level(s, FIRST_UPGRADE)] >= 0 and t.own_upgrade[s.motive] != NO_UPGRADE:
            ask(s, Step.BUY_FIRST)
    elif step == Setup.PROLOGUE:
        push(s, Step.THROW, START, 0, 0, 0)
    else:
        s.nautilus = s.thrown - 1
        tell(s, Say.START, s.nautilus, 0, 0)
        pop(s)
        begin_act(s, t)
        push(s, Step.TURN, 0, 0, 0, 0)
        questions.set_out(s, t)


def begin_act(s: State, t: Tables) -> None:
    """The next act: other dice, another group of ships, and before the third perhaps another motive
    [act-cards, act-two, act-three, motive-change]."""
    s.act += 1
    s.mustered = 0
    tell(s, Say.ACT, s.act, 0, 0)
    if s.act == 2:
        cup.add_group(s, t, DARK_YELLOW)
    elif s.act == 3:
        cup.add_group(s, t, ORANGE)
        ask(s, Step.CHANGE_MOTIVE)
    questions.act_begins(s, t)


def turn(s: State, t: Tables) -> None:
    """Event, placement, actions [turn-phases]. A turn that a Finale grants has no event."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Phase.EVENT:
        start_turn(s, t)
        if frame.a != WITHOUT_EVENT:
            ask(s, Step.EVENT)
    elif step == Phase.PREPARING:
        ask(s, Step.PREPARE)
    elif step == Phase.PLACEMENT:
        ask(s, Step.PLACEMENT)
    elif step == Phase.ACTIONS:
        ask(s, Step.ACTIONS)
        questions.actions_begin(s, t)
    elif frame.a == WITHOUT_EVENT:
        pop(s)
    else:
        frame.step = 0


def start_turn(s: State, t: Tables) -> None:
    """A new turn, for the next captain; high Notoriety adds a black die [determination, determination-gone]."""
    s.turn += 1
    if s.captains > 0:
        captains.take_over(s)
    s.lull = 0
    s.no_actions = 0
    s.torpedo_used = 0
    s.used = 0
    s.scouted = 0
    s.breakdown = 0
    s.hunted = 0
    s.extra_die = 1 if s.notoriety >= t.extra_die_at else 0
    tell(s, Say.TURN, s.turn, s.act, 0)


def stack_of(s: State) -> int:
    """The stack of the Draw Pile that is drawn from; that of the last act has two [draw-pile]."""
    if s.act == LAST_STACK and s.pile[LAST_STACK - 1] == 0:
        return LAST_STACK
    return s.act - 1


def event(s: State, t: Tables) -> None:
    """Draw a card and perform it; an Act card is followed by another at once, and so is a Finale that lets the voyage go on
    [event-phase, act-cards]. The frame's `a` is the card [finale-turn]."""
    frame = s.frames[s.depth - 1]
    if frame.a > 0 and not is_finale(frame.a):
        pop(s)
    elif s.pile[stack_of(s)] > 0:
        ask(s, Step.DRAW_EVENT)
    elif s.act < LAST_STACK:
        begin_act(s, t)
    else:
        finish(s, t)


def perform(s: State, t: Tables) -> None:
    """PLAY and TEST cards at once, KEEP cards into the tableau; an Adventure brings the gems on its deck as Treasures
    [play-cards, test-cards, keep-cards, adventure-done, adventure-kept, finale-turn]."""
    frame = s.frames[s.depth - 1]
    card, adventure = frame.a, frame.b
    step = next_step(s)
    if step == Performing.CARD:
        if t.card_type[card] == TEST_CARD:
            begin_test(s, CARD, card, 0)
        elif t.card_type[card] == KEEP_CARD:
            s.cards[card] = TABLEAU
            captains.wins_card(s, card)
            tell(s, Say.CARD_KEPT, card, 0, 0)
        else:
            begin_effect(s, effects.of_card(card, effects.DO), card)
    elif step == Performing.GEMS:
        if adventure == 1:
            gems = s.deck_gems
            s.deck_gems = 0
            begin_treasures(s, gems)
    else:
        pop(s)
        if adventure == 1:
            questions.adventure_done(s, t)


def take_actions(s: State, t: Tables) -> None:
    """Actions until the turn is ended; one point may be kept [actions, save-one-point]. The frame's `b` marks the end, `c`
    an action for which two points were paid; after a breakdown nothing comes of that any more [nautilus-breakdown]."""
    frame = s.frames[s.depth - 1]
    if frame.c == 1:
        frame.c = 0
        if frame.b == 0:
            questions.action_done(s, t)
    if doing(s) != Step.ACTIONS:
        return
    if frame.b == 0:
        ask(s, Step.ACT)
    else:
        pop(s)
        s.actions = min(s.actions, t.most_saved)
        tell(s, Say.TURN_ENDED, s.actions, 0, 0)


def homeward(s: State, t: Tables) -> None:
    """Some turns without an event to reach an ocean [finale-b, finale-b-home]. The frame holds the card, the ocean and the
    turns."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Homeward.SETTING_OUT:
        s.home = frame.b
        s.homeward = frame.c
        tell(s, Say.FINALE_TURNS, frame.a, frame.c, 0)
        if s.nautilus == s.home:
            come_home(s, t)
    elif step <= frame.c:
        s.homeward = frame.c - step + 1
        push(s, Step.TURN, WITHOUT_EVENT, 0, 0, 0)
    else:
        s.homeward = 0
        s.cards[frame.a] = FAILED
        tell(s, Say.CARD_FAILED, frame.a, 0, 0)
        finish(s, t)


def coda(s: State) -> None:
    """One more turn without an event, with its own action points [finale-c]."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Coda.TURN:
        s.coda = frame.a
        push(s, Step.TURN, WITHOUT_EVENT, 0, 0, 0)
    else:
        s.coda = 0
        pop(s)
