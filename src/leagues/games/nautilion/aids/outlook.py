"""What giving the dice would do: Darkhouse, Phantom and Nautilion act on a copy of the table, up to the next question.

Tolls are paid from the reserve where that is possible. Where an answer or a roll on the way would make a difference, all
of them are tried, and what differs is said to depend.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from leagues.games.nautilion import darkhouse
from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.preview import Told, after, answers, fate, heard, joins, tables, to_abyss, to_isles
from leagues.games.nautilion.state import DARKHOUSE, NAUTILION, PHANTOM, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import doing, pop
from leagues.kernel.table import Table

FREE, SHELTERED, NOTHING_LEFT, A_TOKEN, A_CREW, ROLLED_AGAIN = "free", "shelter", "nothing", "token", "crew", "reroll"
ACTING = 3  # the step of a turn in which the Darkhouse acts
DEPENDS = "depends"  # the fate of a token that may or may not come aboard


Fate = tuple[str, int, tuple[int, ...]]  # where a token could go, the rule that keeps it in the reserve, and `Landing.joins`


@dataclass(frozen=True)
class Landing:
    """Where a submarine comes to, and what it does there."""

    die: int
    place: int
    how: str  # as the words call it
    token: int = 0  # what lies there; 0 at an end
    left: int = 0  # the least die that would take it to its goal from there; 0 when it has arrived
    fate: str = ""  # where you could put the token that you get
    bars: int = 0  # the rule that keeps it in the reserve
    reef: int = 0  # the number of the Reef that will hold the Nautilion, or that the Phantom destroys
    harpoons: tuple[int, int] | None = None  # yours and the Phantom's, when they collide
    passes: tuple[int, ...] = ()  # the places that were counted on the way, in their order, without the last
    joins: tuple[int, ...] = ()  # the spaces aboard that ducts join to the token's own
    neighbours: tuple[int, ...] = ()  # the places whose tokens a haul brings too


@dataclass(frozen=True)
class Gift:
    """What a way to give the dice would do. None stands for what depends."""

    darkhouse: int  # its die
    price: str | None
    tokens: int  # how many that is
    phantom: Landing | None
    nautilion: Landing | None
    blow: bool  # a Mercenary costs you a token
    ending: str | None


@dataclass(frozen=True)
class _Seen:
    """What has been answered on the way."""

    given: tuple[int, int, int]
    tolls: int = 0
    crew: bool = False  # a toll that the reserve could not pay
    rolled: bool = False  # the Darkhouse rolled its die again
    blow: bool = False
    got: Fate = ("", 0, ())  # of the Phantom's token, when it is yours
    chosen: bool = False  # which token was given up is one of several choices already


def gift(table: Table, s: State, answer: int) -> Gift:
    """What giving the dice by `answer`, two or three at once, would do."""
    trial, told = after(table, s, answer)
    said = heard(told, Say.GAVE) or heard(told, Say.GAVE_TWO)
    assert said is not None
    return merged(_ways(table, s, trial, told, _Seen(said)))


def handed(table: Table, s: State, figure: int, die: int, others: Iterable[int]) -> Gift:
    """What a die would do in the hands of one figure. Those that act before it and have no die yet get any of `others`."""
    known = [die if one == figure else s.given[one] for one in range(3)]
    free = [[known[one]] if known[one] else list(others) if one < figure else [min(others)] for one in range(3)]
    if s.stuck:
        free[NAUTILION] = [0]
    if len(free[DARKHOUSE]) > 1:
        free[DARKHOUSE] = _unlike(table, s, free)
    ways: list[Gift] = []
    for given in product(*free):
        trial, told = _acted(table, s, given)
        ways += _ways(table, s, trial, told, _Seen((given[DARKHOUSE], given[PHANTOM], given[NAUTILION])))
    return merged(ways)


def _acted(table: Table, s: State, given: tuple[int, ...]) -> tuple[State, Told]:
    """The state after the figures have begun to act with these dice, up to the next question."""
    trial: State = s.copy()
    while doing(trial) != Step.TURN:
        pop(trial)
    trial.frames[trial.depth - 1].step = ACTING
    trial.given = list(given)
    lines: list[tuple[int, int, int, int, int]] = []
    trial.journal = lines
    table.game.advance(trial, table.tables)
    trial.journal = None
    return trial, [line[1:] for line in lines]


def _unlike(table: Table, s: State, free: list[list[int]]) -> list[int]:
    """The dice that could be the Darkhouse's, one for each toll: nothing else that follows depends on that die."""
    found: dict[object, int] = {}
    for die in free[DARKHOUSE]:
        trial, told = _acted(table, s, (die, free[PHANTOM][0], free[NAUTILION][0]))
        found.setdefault((tuple(line[0] for line in told), tuple(frame.doing for frame in trial.frames)), die)
    return list(found.values())


def merged(ways: Iterable[Gift]) -> Gift:
    """What all ways have in common."""
    found = list(dict.fromkeys(ways))
    first = found[0]
    if len(found) == 1:
        return first
    return replace(
        first,
        price=first.price if len({(one.price, one.tokens) for one in found}) == 1 else None,
        phantom=_common([one.phantom for one in found]),
        nautilion=_common([one.nautilion for one in found]),
        blow=any(one.blow for one in found),
        ending=first.ending if len({one.ending for one in found}) == 1 else None,
    )


def _common(ways: list[Landing | None]) -> Landing | None:
    """What all landings have in common: the place at least, or else it depends."""
    first = ways[0]
    if first is None or any(way is None or _core(way) != _core(first) for way in ways):
        return None
    if len({(way.fate, way.bars, way.joins) for way in ways if way}) > 1:
        first = replace(first, fate=DEPENDS, bars=0, joins=())
    if len({way.left for way in ways if way}) > 1:
        first = replace(first, left=0)
    return first


def _core(way: Landing) -> Landing:
    """A landing without what can differ while the place is the same."""
    return replace(way, fate="", bars=0, joins=(), left=0)


def _ways(table: Table, before: State, s: State, told: Told, seen: _Seen) -> Iterator[Gift]:
    """Every way on, through what is asked before the turn is over."""
    while not s.ending:
        step, open_answers = doing(s), answers(table, s)
        if step == Step.PAY:
            open_answers = open_answers[:1]
        elif step == Step.TOLL_DIE:
            seen = replace(seen, rolled=True)
        elif step == Step.DARKHOUSE_DISCARD:
            seen, open_answers = _give_up(s, seen, open_answers)
        elif step == Step.PLACE_TOKEN and heard(told, Say.EXCHANGE_TAKEN):
            seen = replace(seen, got=_fate(s, tables(table)))
            open_answers = _exchanged(table, s, open_answers)
        else:
            break
        if len(open_answers) > 1:
            for answer in open_answers:
                trial, more = after(table, s, answer)
                yield from _ways(table, before, trial, told + more, seen)
            return
        s, more = after(table, s, open_answers[0])
        told = told + more
    yield _read(table, before, s, told, seen)


def _fate(s: State, t: Tables) -> Fate:
    """What could become of the token in hand."""
    where, rule = fate(s, t, s.landed)
    return where, rule, tuple(joins(s, t, s.landed)) if rule == 0 else ()


def _exchanged(table: Table, s: State, open_answers: list[int]) -> list[int]:
    """Where the Phantom's token goes makes a difference only if a harpoon comes aboard right before the collision."""
    _, more = after(table, s, place_token.RESERVE)
    return open_answers if heard(more, Say.COLLISION) else [place_token.RESERVE]


def _give_up(s: State, seen: _Seen, open_answers: list[int]) -> tuple[_Seen, list[int]]:
    """A token is given up: of the reserve if there is one. Of two in a row that it lacks, only the first is tried out."""
    blow = s.frames[s.depth - 1].a == darkhouse.BLOW
    crew = darkhouse_discard.RESERVE not in open_answers
    tolls = seen.tolls + (0 if blow else 1)
    after_it = replace(seen, tolls=tolls, crew=seen.crew or (crew and not blow), blow=seen.blow or blow)
    if not crew:
        return after_it, [darkhouse_discard.RESERVE]
    return replace(after_it, chosen=True), open_answers[:1] if seen.chosen else open_answers


def _read(table: Table, before: State, s: State, told: Told, seen: _Seen) -> Gift:
    price = A_CREW if seen.crew else A_TOKEN if seen.tolls else FREE
    if heard(told, Say.TOLL_NOTHING):
        price = NOTHING_LEFT
    elif heard(told, Say.TOLL_SHELTERED):
        price = SHELTERED
    if seen.rolled:
        price = ROLLED_AGAIN
    tokens = 0 if seen.rolled else seen.tolls
    battle = heard(told, Say.COLLISION)
    phantom = _phantom(before, s, told, seen)
    if phantom is None:  # it met the Nautilion
        assert battle is not None
        passes = _passed(before, before.phantom, s.phantom - 1)
        phantom = Landing(seen.given[PHANTOM], s.phantom - 1, "collides", harpoons=battle[:2], passes=passes)
        nautilion = Landing(seen.given[NAUTILION], s.nautilion, "skipped")
    else:
        nautilion = _nautilion(table, before, s, told, seen)
    ending = table.game.ending_name(s) if s.ending else None
    return Gift(seen.given[DARKHOUSE], price, tokens, phantom, nautilion, seen.blow, ending)


def _phantom(before: State, s: State, told: Told, seen: _Seen) -> Landing | None:
    """What the Phantom does; None when it meets the Nautilion."""
    die = seen.given[PHANTOM]
    place = s.phantom - (s.collided and not before.collided)  # the place that a collision adds is not there yet
    left = to_isles(s)
    passes = _passed(before, before.phantom, place)
    reef = (heard(told, Say.PHANTOM_REEF) or (0,))[0]
    for message, how in (
        (Say.PHANTOM_LANDED, "destroys"), (Say.PHANTOM_RECRUITED, "recruits"), (Say.EXCHANGE_TAKEN, "yours"),
    ):  # fmt: skip
        said = heard(told, message)
        if said is not None:
            where, bars, joined = seen.got if how == "yours" else ("", 0, ())
            return Landing(die, place, how, said[1], left, where, bars, reef, passes=passes, joins=joined)
    for message, how in (
        (Say.PHANTOM_STAYED, "stays"), (Say.PHANTOM_AT_ABYSS, "abyss"), (Say.PHANTOM_ARRIVED, "arrives"),
    ):  # fmt: skip
        if heard(told, message) is not None:
            return Landing(die, place, how, 0, left, passes=passes)
    return None


def _passed(before: State, start: int, end: int, emptied: int = 0) -> tuple[int, ...]:
    """The places that a submarine counts between two others: those with a token, unless the Phantom has just taken it."""
    way = range(start + 1, end) if end > start else range(start - 1, end, -1)
    return tuple(place for place in way if before.path[place] and place != emptied)


def _nautilion(table: Table, before: State, s: State, told: Told, seen: _Seen) -> Landing:
    die, t = seen.given[NAUTILION], tables(table)
    if heard(told, Say.PHANTOM_ARRIVED):
        return Landing(die, s.nautilion, "skipped")
    if before.stuck:
        return Landing(0, s.nautilion, "held", left=to_abyss(s), reef=before.reefs[before.nautilion])
    passes = _passed(before, before.nautilion, s.nautilion, emptied=s.phantom)
    battle = heard(told, Say.COLLISION)
    if battle is not None:
        return Landing(die, s.nautilion, "collides", harpoons=battle[:2], passes=passes)
    if heard(told, Say.NAUTILION_AT_ISLES):
        return Landing(die, s.nautilion, "isles", left=to_abyss(s), passes=passes)
    said = heard(told, Say.NAUTILION_LANDED) or heard(told, Say.NAUTILION_BACK)
    if said is None:
        return Landing(die, s.nautilion, "arrives", passes=passes)
    first_of_two = darkhouse.effect(before, t) == Card.TWICE and not before.again
    reef = 0 if first_of_two else s.reefs[s.nautilion]
    way = Landing(die, s.nautilion, "takes", said[1], to_abyss(s), reef=reef, passes=passes)
    if heard(told, Say.HAULED):
        gone = {place for place in range(1, s.path_length + 1) if before.path[place] and not s.path[place]}
        return replace(way, how="hauls", neighbours=tuple(sorted(gone - {s.nautilion, s.phantom})))
    if heard(told, Say.EXCHANGE_GIVEN):
        return replace(way, how="gives")
    where, rule, joined = _fate(s, t)
    return replace(way, fate=where, bars=rule, joins=joined)


def in_hand(s: State) -> list[int]:
    """The values of the dice that are not given yet."""
    return sorted({die for die in s.dice if die})


def faces(table: Table) -> list[int]:
    """What a die can show."""
    return [value for value in range(1, 7) if tables(table).faces[value]]


def waits(s: State, figure: int) -> bool:
    """Whether a figure still gets a die."""
    return s.given[figure] == 0 and not (figure == NAUTILION and s.stuck)


def could_get(s: State, figure: int) -> bool:
    """Whether a figure could get a die that is in hand: where one was chosen before the roll, no other."""
    return waits(s, figure) and (s.figure in (0, figure + 1) or s.given[s.figure - 1] != 0)
