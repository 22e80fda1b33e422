"""Whether chance could lose the voyage at all before the next choice, without following it.

The stack says what is going on. It is read from the top downwards, and the most that each thing could cost is added up,
until something surely asks the player. Where even the worst of everything together leaves all tracks above their ends,
Notoriety below the defeat and room for every ship, nothing can happen. That errs on the safe side: what is not settled here
is followed outcome by outcome.
"""

from __future__ import annotations

from leagues.games.nemo import attributes, deadly, effects, names, pursuit, questions, vocabulary
from leagues.games.nemo.actions import MOVE_ACTION, cannot_attack, deck_left, whole_price
from leagues.games.nemo.aids.room import armed, kept_away, nothing_drawn, pursuers, reachable, room_for
from leagues.games.nemo.combat import infamy, strikes_first
from leagues.games.nemo.flow import WITHOUT_EVENT
from leagues.games.nemo.modifiers import BANDS, may_exert
from leagues.games.nemo.placing import FOR_HUNT, black_dice, white_dice
from leagues.games.nemo.resolve import after_choice, salvage, word_at
from leagues.games.nemo.resources import exertion_loss
from leagues.games.nemo.seas import near, open_spaces
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, PARLEYS, SEARCH, TORPEDOES
from leagues.games.nemo.starts import FORCED, SUNK, SUSPECTED
from leagues.games.nemo.state import (
    CARDS,
    CHARACTERS,
    CUP,
    DEADLY,
    DIPLOMACY,
    DISCARDED,
    HULL,
    LAST_STACK,
    NO_FIGHT,
    OCEANS,
    RISING,
    SHIPS,
    STALK,
    TEST_LOSS,
    TORPEDO,
    TRACKS,
    TREASURES,
    UNSEEN,
    State,
    aboard,
    is_event,
    is_finale,
    level,
    optional,
    unseen,
)
from leagues.games.nemo.steps import Battle, Performing, Phase, Placement, Springing, Step
from leagues.games.nemo.tables import KEEP_CARD, TEST_CARD, X_EVENT, Tables
from leagues.games.nemo.treasure import usable
from leagues.games.nemo.vocabulary import WORDS, adventure, notoriety, sacrifice
from leagues.games.nemo.worst import MAJOR_OCEANS, SIX, Worst, either
from leagues.kernel.frames import Frame

QUIET = (  # what goes on without any cost of its own
    Step.THROW, Step.DRAW_EVENT, Step.DRAW_TREASURE, Step.DRAW_UPGRADE, Step.LULL, Step.UPRISINGS, Step.REVEAL, Step.FOG,
    Step.HELP, Step.CODA, Step.DIVE, Step.FIRST_ADVENTURE, Step.DRAW_ADVENTURE_TOKEN, Step.LAY_ADVENTURE, Step.CLAIM,
)  # fmt: skip
EVERY_GROUP = range(names.EARLIER_SHIPS, SHIPS)


class Bounds:
    """What the rows of the tables can cost, worked out once for each."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.programs: dict[tuple[int, int], Worst] = {}
        self.cards: dict[int, Worst] = {}
        self.seas: dict[tuple[int, ...], Worst] = {}
        tokens = [kind for kind in range(TREASURES) if t.treasure_kind[kind] == X_EVENT]
        self.treasures_change = any(self.rows(effects.OF_TREASURES + kind, 0).changes for kind in tokens)

    # --- the state as a whole ---------------------------------------------------------------------------------------------

    def harmless(self, s: State) -> bool:
        """Whether the draw that is due, and what follows until the next choice, surely does not lose the voyage."""
        worst, _ = self.read(s)
        return self.survives(s, worst)

    def read(self, s: State) -> tuple[Worst, int]:
        """The most that can happen, and the frame that surely asks; -1 if none does."""
        worst = Worst()
        at = s.depth - 1
        while at >= 0 and not worst.unknown:
            self.add_frame(s, at, worst)
            if worst.asks:
                return worst, at
            at -= 1
        return worst, -1

    def survives(self, s: State, worst: Worst) -> bool:
        """Whether the voyage goes on even at the worst."""
        if worst.treasures and not worst.unknown:
            worst = self.with_treasures(s, worst)
        if self.may_draw(s, worst):
            worst = self.with_tokens(s, worst)
        if s.nadeen and worst.changes and sum(aboard(s, one) for one in range(CHARACTERS)) <= 1:
            return False  # he might be the last whom a card demands
        if worst.unknown or self.notoriety(s, worst) >= self.t.defeat[s.motive]:
            return False
        if any(s.tracks[track] <= worst.lost[track] for track in range(TRACKS) if worst.lost[track]):
            return False
        return self.room(s, worst)

    def notoriety(self, s: State, worst: Worst) -> int:
        """Notoriety at the worst, as the motive counts it."""
        return s.notoriety + questions.notoriety_change(s, self.t, worst.notoriety)

    def room(self, s: State, worst: Worst) -> bool:
        """Whether all ships that could come surely do so without a hunter that matters."""
        ships, oceans = self.coming(s, worst)
        return ships == 0 or room_for(s, self.t, ships, oceans)

    def coming(self, s: State, worst: Worst) -> tuple[int, int]:
        """How many ships could come, and to which oceans."""
        if not worst.rising:
            return worst.ships, worst.oceans
        return worst.ships + 1 + sum(
            self.notoriety(s, worst) >= mark for mark in self.t.rising_at
        ), MAJOR_OCEANS | worst.oceans

    # --- Deadly Seas ------------------------------------------------------------------------------------------------------

    def may_draw(self, s: State, worst: Worst) -> bool:
        """Whether a token of Deadly Seas could come up, or a Ship Group."""
        return optional(s, deadly.RULE) and (worst.draws or not nothing_drawn(s, self.t, *self.coming(s, worst)))

    def with_tokens(self, s: State, worst: Worst) -> Worst:
        """The same when everything comes up that Deadly Seas have in the cup: each token once, and all whom the Ship Groups
        bring along."""
        found = Worst()
        found.add(worst)
        found.add(self.tokens(s))
        groups = sum(s.ships[ship] in (CUP, DISCARDED) for ship in EVERY_GROUP)
        if groups:
            found.add(Worst(ships=groups * self.t.group_brings, oceans=reachable(s, self.t)))
        return found

    def tokens(self, s: State) -> Worst:
        """What the tokens in the cup cost together; who finds an Adventure is asked whether to undertake it."""
        key = (bool(deck_left(s)), *s.deadly)
        if key not in self.seas:
            found = Worst()
            for kind in range(DEADLY):
                program = effects.OF_DEADLY + kind
                if s.deadly[kind] and not (deck_left(s) and word_at(self.t, program, 0) == adventure.ME):
                    for _ in range(s.deadly[kind]):
                        found.add(self.rows(program, 0))
            found.asks = False
            self.seas[key] = found
        return self.seas[key]

    def tame(self, s: State) -> bool:
        """Whether what a draw brings takes neither ships nor phases away: no Cyclone is left, nor a Breakdown."""
        return not optional(s, deadly.RULE) or not self.tokens(s).unknown

    def with_treasures(self, s: State, worst: Worst) -> Worst:
        """The same when every Treasure of the cup that does something at once is drawn too."""
        found = Worst()
        found.add(worst)
        for kind in range(TREASURES):
            if s.cup[kind] and self.t.treasure_kind[kind] == X_EVENT:
                for _ in range(s.cup[kind]):
                    found.add(self.rows(effects.OF_TREASURES + kind, 0))
        return found

    def card_harmless(self, s: State, card: int) -> bool:
        """Whether an event that is drawn now surely does not lose the voyage before the next choice."""
        return not is_finale(card) and self.survives(s, self.card(card))

    # --- rows and cards ---------------------------------------------------------------------------------------------------

    def rows(self, program: int, first: int) -> Worst:
        """What the rows of an effect cost from one on."""
        if (program, first) not in self.programs:
            self.programs[program, first] = self.read_rows(program, first)
        return self.programs[program, first]

    def read_rows(self, program: int, first: int) -> Worst:
        """The same, read row by row. What is chosen was chosen already when it is begun in its middle."""
        t, worst, at = self.t, Worst(), first
        while word_at(t, program, at) != effects.NONE and not worst.asks:
            word = word_at(t, program, at)
            one, two = t.effects[program][at * effects.NUMBERS + 1], t.effects[program][at * effects.NUMBERS + 2]
            sure = at == 0 or not WORDS[word_at(t, program, at - 1)].condition
            if word == effects.CHOOSE:
                worst.asks = sure and offers_two(t, program, at + 1)
            elif word == effects.OR and not any(word_at(t, program, row) == effects.CHOOSE for row in range(first, at)):
                at = after_choice(t, program, at)
            else:
                row = vocabulary.worst(t, word, one, two)
                row.asks = row.asks and sure
                worst.add(row)
            at += 1
        return worst

    def card(self, card: int) -> Worst:
        """What a card of the Draw Pile costs at once."""
        if card not in self.cards:
            self.cards[card] = self.read_card(card)
        return self.cards[card]

    def read_card(self, card: int) -> Worst:
        """The same: a test asks what is exerted first, if anything may be."""
        if self.t.card_type[card] == KEEP_CARD:
            return Worst()
        if self.t.card_type[card] != TEST_CARD:
            return self.rows(effects.of_card(card, effects.DO), 0)
        if may_exert(self.t, CARD, card):
            return Worst(asks=True)
        return either([self.rows(effects.of_card(card, part), 0) for part in (effects.PASS, effects.FAIL)])

    def event(self, s: State) -> Worst:
        """The next card of the Draw Pile, whichever it is; then the dice of the Placement Phase are asked for."""
        if s.act == LAST_STACK and s.pile[LAST_STACK - 1] == 0:
            return Worst(unknown=True)
        cards = [self.card(card) for card in range(1, CARDS) if is_event(card) and unseen(s, card)]
        if s.cards[RISING] == UNSEEN:
            cards.append(self.card(RISING))
        worst = either([*cards, Worst()])
        if optional(s, attributes.RULE) and s.act == 1 and s.pile[0] == 0:  # the tokens are turned up first
            worst.lost[HULL] += self.t.saboteur_hull
        worst.asks = True
        return worst

    # --- what is going on -------------------------------------------------------------------------------------------------

    def add_frame(self, s: State, at: int, worst: Worst) -> None:
        """What one frame can still cost."""
        frame = s.frames[at]
        doing = frame.doing
        if doing == Step.TEST:
            worst.add(self.test(s, frame))
        elif doing == Step.RESOLVE:
            worst.add(self.rows(frame.a, frame.step))
        elif doing == Step.TURN:
            worst.add(self.turn(s, frame, worst))
        elif doing == Step.PURSUIT:
            worst.add(self.pursued(s))
            worst.asks = sum(pursuit.waits(s, self.t, ship) for ship in range(SHIPS)) > 1
        elif doing == Step.TRAP:
            self.add_trap(s, frame, worst)
        elif doing == Step.ACTIONS:
            worst.asks = frame.b == 0 and self.surely_acts(s, worst)
        elif doing == Step.EVENT:
            if frame.a == 0:
                worst.add(self.event(s))
            worst.unknown |= is_finale(frame.a)
        elif doing == Step.FIGHT:
            self.add_fight(s, frame, worst)
        elif doing == Step.HITS:
            hits = frame.a if frame.c else SIX
            worst.lost = [lost + hits for lost in worst.lost]
        elif doing == Step.TREASURES:
            worst.treasures = True
        elif doing == Step.PERFORM:
            worst.treasures |= frame.b == 1 and frame.step <= Performing.GEMS and s.deck_gems > 0
        elif doing == Step.PLACEMENT:
            if frame.step <= Placement.COUNT:
                worst.add(Worst(ships=white_dice(s, self.t) + black_dice(s, self.t), oceans=MAJOR_OCEANS))
        elif doing == Step.ARRIVALS:
            oceans = sum([1 << ocean for ocean in range(OCEANS) if s.arrivals[ocean]])
            oceans |= MAJOR_OCEANS if frame.b + frame.c else 0
            worst.add(Worst(ships=sum(s.arrivals) + frame.b + frame.c, oceans=oceans))
        elif doing == Step.CONVOY:
            worst.add(Worst(ships=frame.b, oceans=1 << frame.a))
        elif doing == Step.PLACE:
            worst.add(Worst(ships=1, oceans=1 << frame.a))
        elif doing == Step.DRAW_SHIP:
            self.add_drawn_ship(s, s.frames[at - 1], worst)
        elif doing == Step.ABSORB:
            worst.lost[frame.a] += 1
        elif doing in (Step.DRAW_ADVENTURE, Step.PREPARE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE, Step.TAKE_UP, Step.TRAIN):
            worst.asks = True
        elif doing == Step.HOMEWARD:
            worst.asks = frame.step <= frame.c
            worst.unknown |= not worst.asks
        elif doing == Step.SETUP:
            worst.add(self.event(s))
        elif doing not in QUIET:
            worst.unknown = True

    def turn(self, s: State, frame: Frame, worst: Worst) -> Worst:
        """The phases of a turn that are still to come; before the dice one is always asked."""
        if frame.step in (Phase.PREPARING, Phase.PLACEMENT):
            return Worst(asks=True)
        if frame.step == Phase.ACTIONS:
            if s.breakdown or (not self.tame(s) and self.may_draw(s, worst)):
                return Worst(unknown=True)
            pursued = self.pursued(s)
            if optional(s, pursuit.RULE):
                waiting = pursuers(s, self.t)
                if waiting > 1:
                    return Worst(asks=True)
                if waiting == 0 and self.alone(s, worst):
                    pursued = Worst()
            if self.surely_acts(s, worst):
                return Worst(pursued.lost, asks=True)
            if any(pursued.lost):
                return Worst(unknown=True)
        if frame.step >= Phase.ACTIONS and frame.a == WITHOUT_EVENT:
            return Worst()
        return self.event(s)

    def pursued(self, s: State) -> Worst:
        """What a Relentless Pursuit costs before something is asked: the shot of one Warship. Among several one is named,
        and before the Nautilus attacks one is asked what to exert."""
        return Worst([SIX] * TRACKS) if optional(s, pursuit.RULE) else Worst()

    def alone(self, s: State, worst: Worst) -> bool:
        """Whether none of the ships that could come is revealed where the Nautilus is, unless one chooses that."""
        if self.may_draw(s, worst):
            if not self.tame(s):
                return False
            worst = self.with_tokens(s, worst)
        ships, oceans = self.coming(s, worst)
        return ships == 0 or (not (worst.unknown or worst.draws) and kept_away(s, self.t, ships, oceans))

    def surely_acts(self, s: State, worst: Worst) -> bool:
        """Whether there is surely a choice in the Action Phase: a move can be paid for, somebody could be sacrificed, a
        torpedo fired, or a Treasure used."""
        t = self.t
        points = min(s.actions, s.coda) if s.coda else s.actions
        if points >= whole_price(s, t, t.costs[MOVE_ACTION]) and all(t.links):
            return True
        if worst.changes or (worst.treasures and self.treasures_change):
            return False
        if any(aboard(s, one) and t.character_actions[one] for one in range(CHARACTERS)):
            return True
        if s.revealed[s.nautilus] > 0 and cannot_attack(s, t, TORPEDO) == 0:
            return True
        return any(s.held) and any(usable(s, t, kind, True) for kind in range(TREASURES))

    def test(self, s: State, frame: Frame) -> Worst:
        """A roll that is being made: what failing costs, and what may come of it."""
        t, what, subject = self.t, frame.a, frame.b
        if what == ENEMY:
            return Worst([SIX] * TRACKS)
        how = questions.test_level(s, t, level(s, TEST_LOSS))
        loss = max(exertion_loss(t, how, die) for die in range(1, SIX + 1))
        if what == PARLEYS:
            return Worst()
        if what == ATTACK or what == TORPEDOES:
            return self.attack(s, subject, max(loss, t.disaster_loss), what == ATTACK)
        if what == CARD:
            programs = [effects.of_card(subject, part) for part in (effects.PASS, effects.FAIL)]
        else:
            first = effects.OF_ACTIONS + (what - SEARCH) * BANDS
            programs = list(range(first, first + BANDS))
        worst = either([self.rows(program, 0) for program in programs])
        worst.add(Worst([loss if s.exerted >> track & 1 else 0 for track in range(TRACKS)]))
        worst.treasures |= what != CARD and questions.treasures_too(s, t, what, 0) > 0
        return worst

    def attack(self, s: State, ship: int, loss: int, exerting: bool) -> Worst:
        """The Nautilus' own attack: it misses, and may be shot at for that, or sinks the ship."""
        t = self.t
        missed = Worst([loss if exerting and s.exerted >> track & 1 else 0 for track in range(TRACKS)])
        missed.notoriety = max(t.disaster, t.miss) if exerting else 0
        if strikes_first(s, t, ship, s.style):
            missed.add(Worst([SIX] * TRACKS))
        sunk = Worst(notoriety=infamy(s, t, ship, s.style))
        sunk.add(self.rows(effects.OF_SHIPS + t.bonus[ship], 0))
        return either([missed, sunk])

    def add_fight(self, s: State, frame: Frame, worst: Worst) -> None:
        """After the Warship's shot the Nautilus attacks: what to exert is asked, but for a torpedo; diplomacy costs nothing,
        and a parley is asked about. A sunk ship becomes Tonnage or Salvage."""
        if frame.c & SUSPECTED or (frame.step <= Battle.STRIKE and frame.b == TORPEDO):
            worst.unknown = True
        elif frame.step <= Battle.MEETING and not self.tame(s):
            worst.unknown = True  # it may be called off
        elif frame.step <= Battle.STRIKE:
            if frame.step <= Battle.SHOT and frame.b != NO_FIGHT:
                worst.add(Worst([SIX] * TRACKS))
            worst.asks = frame.b != DIPLOMACY
        elif frame.d == SUNK:
            worst.asks = salvage(s) < self.t.salvage_boxes

    def add_drawn_ship(self, s: State, below: Frame, worst: Worst) -> None:
        """A ship is drawn: who stalks may let it go, a hunter or a revealed ship can often go to several oceans, and before
        a ship that must be attacked one is asked how."""
        t = self.t
        if optional(s, deadly.RULE):
            self.add_drawn_token(s, below, worst)
        elif below.doing == Step.FIGHT:
            worst.asks = below.b == STALK and not below.c & FORCED
            worst.unknown = not worst.asks
        elif below.doing == Step.PLACE and below.b == 2:
            worst.asks = sum(s.hidden[ocean] > 0 and near(t, below.a, ocean) for ocean in range(OCEANS)) > 1
        elif below.doing == Step.PLACE:
            worst.asks = sum(open_spaces(s, t, ocean) > 0 for ocean in range(OCEANS)) > 1
        else:
            worst.asks = below.doing == Step.RESOLVE

    def add_drawn_token(self, s: State, below: Frame, worst: Worst) -> None:
        """The same where a token may come up first: then the Hidden ship stays where it is, but who hunts or is searched for
        is drawn anew, while the cup has any."""
        worst.draws = below.doing != Step.PLACE
        if below.doing == Step.FIGHT:
            worst.unknown = True
        elif below.doing == Step.PLACE and below.b == FOR_HUNT:
            left = s.ships.count(CUP) > 0 and self.tame(s)
            worst.asks = left and sum(open_spaces(s, self.t, ocean) > 0 for ocean in range(OCEANS)) > 1
        elif below.doing == Step.RESOLVE:
            worst.asks = self.tame(s) and armed(s, self.t) > 0

    def add_trap(self, s: State, frame: Frame, worst: Worst) -> None:
        """Two Warships are drawn; then it is asked whom to fight first, if both are there."""
        others = self.t.group_brings * len(EVERY_GROUP)  # whom Ship Groups bring may be armed too
        worst.asks = frame.step <= Springing.ORDER and self.tame(s) and (frame.b > 0 or armed(s, self.t) >= 2 + others)
        worst.unknown |= not worst.asks
        worst.draws = True


def offers_two(t: Tables, program: int, first: int) -> bool:
    """Whether two things that can be chosen always are offered: those that do not begin with a sacrifice or
    with Notoriety."""
    at, found, begins = first, 0, True
    while word_at(t, program, at) not in (effects.DONE, effects.NONE):
        if begins and word_at(t, program, at) not in (sacrifice.ME, notoriety.ME):
            found += 1
        begins = word_at(t, program, at) == effects.OR
        at += 1
    return found >= 2
