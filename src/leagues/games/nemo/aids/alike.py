"""Which states, and which outcomes of a draw, are the same as far as losing the voyage before the next choice goes.

Until then most tokens do not matter: not which map is drawn, nor, while nobody can fight, which ship. What an owner's file
may do that the shipped cards never do (`is_odd`) makes everything matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from leagues.games.nemo import breadth, deadly, effects, modifiers, pursuit, questions
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.aids.room import pursuers
from leagues.games.nemo.ongoing import hinomaru, war_office_act
from leagues.games.nemo.placing import first_die
from leagues.games.nemo.seas import is_white, open_spaces
from leagues.games.nemo.sources import CARD, ENEMY
from leagues.games.nemo.state import (
    AT_SEA,
    CARDS,
    DIPLOMACY,
    LAST_STACK,
    OCEANS,
    QUARTERED,
    SALVAGED,
    SHIPS,
    TABLEAU,
    TONNAGE,
    TORPEDO,
    TREASURES,
    WHITE,
    State,
    is_finale,
    optional,
)
from leagues.games.nemo.steps import Placement, Step
from leagues.games.nemo.tables import ALLY, RETAIN, TEST_CARD, WONDER, Tables
from leagues.games.nemo.treasure import NOTORIETY, REROLL, REVEAL, first_word
from leagues.games.nemo.vocabulary import WORDS, those_that
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import Frame

# Fields that a key tells in another way, or not at all.
ASIDE = ("frames", "depth", "thrown", "dice", "white", "black", "held", "cup", "ships", "backs", "drawn", "warships")
NUMBERS = [field.name for field in State.FIELDS if field.name not in ASIDE and not field.shape]
ROWS = [field.name for field in State.FIELDS if field.name not in ASIDE and len(field.shape) == 1]
ROLLS = (Step.TEST, Step.HITS, Step.FIGHT, Step.HELP, Step.ABSORB)
NOWHERE, IN_ACTIONS, IN_ROLLS = range(3)  # where Treasures in hand matter
ENDS, MOVES, COMES, OPENS = map(those_that, ("ENDS", "MOVES", "COMES", "OPENS"))
DRAWS, TAKES_TREASURE = map(those_that, ("DRAWS", "TAKES_TREASURE"))
EVERY_SHIP = list(range(SHIPS))
EVERY_TREASURE = list(range(TREASURES))


class Look(NamedTuple):
    """What matters in a state."""

    asks: int  # the frame that surely asks; -1 for none
    ships: Sequence[int]  # of each ship, what tells it from others
    here: Sequence[int]  # the same of those that lie where the Nautilus is
    guns: bool  # whether it matters who lies where the Nautilus is
    alike: Sequence[int]  # of each kind of Treasures, the first that is as good as it
    points: bool  # whether the score matters
    shot: bool  # whether all that happens is a Warship's shot and its hits


class Likeness:
    """What the tables let one leave out."""

    def __init__(self, t: Tables, bounds: Bounds) -> None:
        self.t, self.bounds = t, bounds
        words = [set(rows[:: effects.NUMBERS]) for rows in t.effects]
        named = {
            rows[at + 1] for rows in t.effects for at in range(0, len(rows), effects.NUMBERS)
            if WORDS[rows[at]].takes == effects.SHIP
        }  # fmt: skip
        named |= {ship for ship in range(SHIPS) if deadly.is_group(t, ship)}  # who brings others along
        self.armed = [-ship - 1 if ship in named else guns_of(t, ship) for ship in range(SHIPS)]
        self.unarmed = [-ship - 1 if ship in named else int(t.group[ship] == WHITE) for ship in range(SHIPS)]
        self.worthy = [-ship - 1 if ship in named else worth_of(t, ship, self.armed[ship]) for ship in range(SHIPS)]
        self.odd = is_odd(t, words)
        self.moving = [bool(told & MOVES) for told in words]
        kinds = range(TREASURES)
        found = frozenset(kind for kind in kinds if t.treasure_kind[kind] <= WONDER)
        retained = frozenset(kind for kind in kinds if t.treasure_kind[kind] == RETAIN)
        again = frozenset(kind for kind in retained if first_word(t, kind) == REROLL)
        allies = frozenset(kind for kind in kinds if t.treasure_kind[kind] == ALLY)  # who have a use of their own in actions
        averts = frozenset(kind for kind in kinds if averts_something(t, kind))
        plain = {IN_ROLLS: found, IN_ACTIONS: found | again, NOWHERE: found | (retained | allies) - averts}
        self.alike = {(how, points): as_good(t, plain[how], points) for how in plain for points in (False, True)}

    # --- what matters -----------------------------------------------------------------------------------------------------

    def look(self, s: State, worst: Worst, asks: int) -> Look:
        """What matters in a state in which chance decides, given the most that can happen and the frame that surely asks."""
        if self.odd:
            return Look(-1, EVERY_SHIP, EVERY_SHIP, True, EVERY_TREASURE, True, False)
        if asks >= 0 and is_shot(s, asks):
            return Look(asks, EVERY_SHIP, EVERY_SHIP, True, EVERY_TREASURE, True, True)
        fighting = [frame.b for frame in s.frames[: s.depth] if frame.doing == Step.FIGHT]
        stirred = bool(fighting) or self.may_move(s) or self.stormy(s)
        alone = asks >= 0 and not stirred and self.bounds.alone(s, worst)
        pursuing = self.pursuing(s, asks, alone)
        guns = stirred or pursuing or (open_spaces(s, self.t, s.nautilus) > 0 and not alone)
        apart = TORPEDO in fighting or DIPLOMACY in fighting
        here = EVERY_SHIP if apart else self.worthy if pursuing else self.armed
        ships = here if guns and not alone else self.unarmed
        last = s.homeward > 0 or s.coda > 0 or (s.act == LAST_STACK and s.pile[LAST_STACK - 1] <= 1)
        points = last and asks < 0  # where a choice surely comes first, nothing is scored before it
        alike = self.alike[self.how_hands_matter(s, worst, asks, pursuing), points]
        return Look(asks, ships, here, guns, alike, points, False)

    def pursuing(self, s: State, asks: int, alone: bool) -> bool:
        """Whether a Relentless Pursuit may come before the choice; nobody else comes where the Nautilus is `alone`."""
        if not optional(s, pursuit.RULE):
            return False
        due = [frame.doing for frame in s.frames[max(asks, 0) : s.depth]]
        if Step.PURSUIT in due or asks < 0:
            return True
        waiting = pursuers(s, self.t)
        return Step.TURN in due and (waiting == 1 or (waiting == 0 and not alone))

    def stormy(self, s: State) -> bool:
        """Whether Deadly Seas may take ships away or have the Nautilus shot at."""
        if not optional(s, deadly.RULE):
            return False
        going_on = any(frame.doing == Step.RESOLVE and deadly.is_token(frame.a) for frame in s.frames[: s.depth])
        return going_on or not self.bounds.tame(s)

    def may_move(self, s: State) -> bool:
        """Whether the Nautilus could be moved by what is going on."""
        for frame in s.frames[: s.depth]:
            if frame.doing == Step.RESOLVE and self.moving[frame.a]:
                return True
            first = effects.of_card(frame.b, effects.PASS)
            if frame.doing == Step.TEST and frame.a == CARD and any(self.moving[first : first + 2]):
                return True
        return False

    def how_hands_matter(self, s: State, worst: Worst, asks: int, pursuing: bool) -> int:
        """Whether a retained Treasure could make a choice of something that has one answer without it: help after a roll or
        a hit, what to do in the Action Phase, or nothing at all."""
        between = [frame.doing for frame in s.frames[asks + 1 : s.depth]]
        stormy = self.stormy(s) and self.bounds.may_draw(s, worst)
        if pursuing or stormy or any(doing in ROLLS for doing in between) or not self.bounds.room(s, worst):
            return IN_ROLLS
        return IN_ACTIONS if asks < 0 or Step.ACTIONS in between else NOWHERE

    # --- states and outcomes ----------------------------------------------------------------------------------------------

    def key(self, s: State, look: Look) -> tuple[Any, ...]:
        """What tells two states apart in which chance decides. What is below the frame that asks does not matter; the last
        die was read by then, and the order of dice does not matter."""
        if look.shot:
            return self.shot_key(s, look.asks)
        return (
            tuple([told(frame) for frame in s.frames[look.asks + 1 : s.depth]]),
            told_last(s.frames[look.asks]) if look.asks >= 0 else (),
            self.fleet(s, look),
            merged(s.held, look.alike),
            merged(s.cup, look.alike),
            tuple(sorted(s.dice)),
            self.dice(s),
            tuple([getattr(s, name) for name in NUMBERS]),
            tuple([count > 0 for count in s.warships]) if s.cards[war_office_act.CARD] == TABLEAU else (),
            *[tuple(getattr(s, name)) for name in ROWS],
            *map(tuple, s.stowed),
        )

    def dice(self, s: State) -> tuple[int, ...]:
        """What matters of the dice of the Placement Phase: once the ships are counted, in a Lull its ocean."""
        for frame in s.frames[: s.depth]:
            if frame.doing == Step.PLACEMENT and frame.step == Placement.LULL:
                return (first_die(s, self.t, frame.b),) if s.lull else ()
            if frame.doing == Step.PLACEMENT and frame.step > Placement.LULL:
                return ()
        return (*sorted(s.white), *sorted(s.black))

    def shot_key(self, s: State, asks: int) -> tuple[Any, ...]:
        """What matters of a Warship's shot: what it takes to miss, the dice, the tracks, and who or what could help."""
        frames = s.frames[asks + 1 : s.depth]
        needed = [modifiers.needed(s, self.t, ENEMY, frame.b) for frame in frames if frame.doing == Step.TEST]
        return (
            tuple([told(frame) for frame in frames if frame.doing != Step.TEST]),
            tuple([frame.step for frame in frames]),
            (*needed, *sorted(s.dice), modifiers.added(s), s.characters, s.style, s.armor_used, s.red_sky, s.used),
            *[tuple(row) for row in (s.tracks, s.upgrades, s.held, s.cards, s.attributes)],
        )

    def fleet(self, s: State, look: Look) -> tuple[Any, ...]:
        """The ships: those that can be drawn, how many white ones lie in each ocean, and who lies where the Nautilus is if
        there may be a fight; of the sunk ones what scores, or how many are Salvage."""
        white, apart = [0] * OCEANS, []
        for ship in range(SHIPS):
            place = s.ships[ship]
            if place < AT_SEA:
                apart.append((look.ships[ship], place, 0))
            elif place < TONNAGE:
                white[place - AT_SEA] += is_white(s, self.t, ship)
                if self.odd or (look.guns and place == AT_SEA + s.nautilus):
                    apart.append((look.here[ship], place, s.backs[ship]))
            elif look.points:
                apart.append((ship, place, s.backs[ship]))
            elif place == SALVAGED or place == QUARTERED:
                apart.append((0, place, 0))
        return tuple(sorted(apart)), tuple(white), look.ships[s.drawn - 1] if s.drawn else 0

    def kind(self, s: State, look: Look, outcome: int) -> object:
        """Outcomes of one kind lead to the same danger."""
        frame, below = s.frames[s.depth - 1], s.frames[s.depth - 2]
        if frame.doing == Step.DRAW_SHIP:
            return look.ships[outcome] if outcome < SHIPS else ("token", outcome)
        if frame.doing == Step.DRAW_TREASURE:
            return look.alike[outcome]
        if frame.doing == Step.THROW and below.doing == Step.HITS and below.c:
            return self.t.hit_track[outcome + 1], questions.hit_ignored(s, self.t, outcome + 1, False)
        if frame.doing == Step.THROW and below.doing == Step.UPRISINGS:
            return outcome + 1 >= s.cubes[below.a] + s.revealed[below.a]
        return outcome


def averts_something(t: Tables, kind: int) -> bool:
    """Whether a Treasure may be used before something happens, and make a choice of it."""
    word = first_word(t, kind)
    return WORDS[word].raises or word in (NOTORIETY, REVEAL) or word in DRAWS


def as_good(t: Tables, plain: frozenset[int], points: bool) -> list[int]:
    """Of each kind of Treasures, the first that is as good as it: of the plain ones any, or one with the same points."""
    first: dict[object, int] = {}
    found = []
    for kind in range(TREASURES):
        worth = (t.treasure_kind[kind] == WONDER, t.treasure_points[kind]) if points else ()
        found.append(first.setdefault(worth, kind) if kind in plain else kind)
    return found


def merged(tokens: list[int], alike: Sequence[int]) -> tuple[int, ...]:
    """How many Treasures there are of each, those that are as good as another together with it."""
    found = [0] * TREASURES
    for kind, count in enumerate(tokens):
        found[alike[kind]] += count
    return tuple(found)


def is_shot(s: State, asks: int) -> bool:
    """Whether nothing but a Warship's shot and its hits comes before the Nautilus attacks."""
    above = s.frames[asks + 1 : s.depth]
    quiet = all(
        frame.doing in (Step.THROW, Step.HITS, Step.HELP) or (frame.doing == Step.TEST and frame.a == ENEMY)
        for frame in above
    )
    return quiet and s.frames[asks].doing == Step.FIGHT


def told(frame: Frame) -> tuple[int, ...]:
    """What matters of a frame."""
    return frame.doing, frame.step, frame.a, frame.b, frame.c, frame.d


def told_last(frame: Frame) -> tuple[int, ...]:
    """What matters of the frame that surely asks. Before the Nautilus attacks it is the same for every ship."""
    return (Step.FIGHT,) if frame.doing == Step.FIGHT else told(frame)


def guns_of(t: Tables, ship: int) -> int:
    """Until the next choice only a ship's guns and armour matter, on both sides, and whether it has a white one; but a ship
    that a row names is like no other."""
    found = int(t.group[ship] == WHITE)
    for side in range(2):
        found = (found * 32 + t.attack[side][ship]) * 2 + (t.armoured >> t.ship_class[side][ship] & 1)
        found = found * 2 + int(t.flag[side][ship] == hinomaru.JAPANESE)
        found = found * 2 + int(t.flag[side][ship] == breadth.BRITISH)
    return found


def worth_of(t: Tables, ship: int, guns: int) -> int:
    """The same with what her die must show for her to pursue: the points of both sides."""
    return (guns * 32 + t.worth[0][ship]) * 32 + t.worth[1][ship]


def is_odd(t: Tables, words: list[set[int]]) -> bool:
    """Whether some row does what the shipped ones never do: end the voyage or move the Nautilus at once, cost a Treasure
    right after one was drawn, open a space before ships come; or a card is tested with nothing to exert."""
    events = [card for card in range(1, CARDS) if not is_finale(card)]
    at_once = [words[effects.of_card(card, effects.DO)] for card in events]
    at_once += words[effects.OF_TREASURES : effects.OF_ACTIONS] + words[effects.OF_SHIPS :]
    if any(told & (ENDS | MOVES | TAKES_TREASURE) for told in at_once):
        return True
    tests = any(t.card_type[card] == TEST_CARD and not t.card_exert[card] for card in events)
    ends = any(words[effects.of_card(card, part)] & ENDS for card in events for part in range(len(effects.PARTS)))
    treasures = any(told & TAKES_TREASURE and told & DRAWS for told in words)
    opens = any(told & OPENS and told & COMES for told in words)
    return tests or ends or treasures or opens
