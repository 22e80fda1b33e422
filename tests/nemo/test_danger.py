"""A choice is marked if and only if some outcome before the next choice loses the voyage, with the exact chance of that.

The marks are compared with following every outcome of every die and every draw, one by one, without any shortcut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any, cast

import pytest

import leagues
from leagues import bots
from leagues.games.nemo import names, seas
from leagues.games.nemo.aids import danger
from leagues.games.nemo.aids.alike import Likeness
from leagues.games.nemo.aids.danger import ANY, FOLLOWED, NEVER, Chance, Walk, chances, dangers
from leagues.games.nemo.aids.harmless import Bounds
from leagues.games.nemo.decisions import act
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import (
    BOX,
    CUP,
    DESTROYED,
    EVENTS,
    FAILED,
    INSTALLED,
    OCEANS,
    RISING,
    SHIPS,
    UNSEEN,
    WHITE,
    State,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import LANGUAGES
from tests.laws.fitted_out import with_many_upgrades
from tests.nemo.everything import EVERYTHING

from . import positions
from .positions import SHIPPED, feed, play, sit

WITHOUT = 10**9  # no limit to what the marks follow
MOST = 1200  # states that one answer may lead to, to be followed here
PLAIN = [field.name for field in State.FIELDS if field.name != "frames" and not field.shape]
ROWS = [field.name for field in State.FIELDS if field.name != "frames" and field.shape]


def frozen(row: list[Any]) -> tuple[Any, ...]:
    """A row, or a row of rows, that can be a key."""
    return tuple(frozen(one) if isinstance(one, list) else one for one in row)


class TooManyError(Exception):
    """It would take too long here."""


class Everything:
    """Follows everything. A state that was met already is not followed again; it is the same to the last number."""

    def __init__(self, t: Tables = SHIPPED, most: int = MOST) -> None:
        self.t, self.most = t, most
        self.met: dict[tuple[Any, ...], Fraction] = {}

    def after(self, s: State, answer: int) -> Fraction:
        trial = s.copy()
        GAME.flow.apply(trial, self.t, answer)
        return self.lost(trial)

    def lost(self, s: State) -> Fraction:
        if s.ending:
            return Fraction(int(s.ending in danger.DEFEATS))
        frames = tuple((frame.doing, frame.step, frame.a, frame.b, frame.c, frame.d) for frame in s.frames[: s.depth])
        key = (frames, *(getattr(s, name) for name in PLAIN), *(frozen(getattr(s, name)) for name in ROWS))
        if key not in self.met:
            if len(self.met) >= self.most:
                raise TooManyError
            self.met[key] = self.follow(s)
        return self.met[key]

    def follow(self, s: State) -> Fraction:
        decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
        if decision.chance:
            weights = {one: decision.module.weight(s, self.t, one) for one in range(decision.size)}
            lost: list[Fraction] = [lots * self.after(s, outcome) for outcome, lots in weights.items() if lots]
            return sum(lost, Fraction(0)) / Fraction(sum(weights.values()))
        legal = [one for one in range(decision.size) if decision.module.forbidden(s, self.t, one) == 0]
        return self.after(s, legal[0]) if len(legal) == 1 and not decision.waits else Fraction(0)


def legal_answers(s: State, t: Tables = SHIPPED) -> list[int]:
    decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
    return [one for one in range(decision.size) if decision.module.forbidden(s, t, one) == 0]


def told(s: State, answer: int, t: Tables = SHIPPED) -> Fraction:
    """The chance that is told; 0 where there is no mark."""
    found = dangers(GAME, s, t, [answer]).get(answer)
    return Fraction(found["lots"], found["of"]) if found else Fraction(0)


EVENTFUL = (1, 2, 23, 26, 40, 48)  # cards of every kind that costs something at once
TOKENS = ("map-2", "retain-hull", "retain-action", "retain-reroll", "two-more", "rumour", "scandal", "misfortune")
FLEET = 6  # ships in the cup


def lean(s: State) -> State:
    """The same state with a few cards, Treasures and ships left to draw, so that everything can be followed."""
    s = s.copy()
    for card in range(1, EVENTS + 1):
        if s.cards[card] == UNSEEN and card not in EVENTFUL:
            s.cards[card] = FAILED
    s.cup = [min(count, 1) if names.TREASURES[kind] in TOKENS else 0 for kind, count in enumerate(s.cup)]
    waiting = [ship for ship in range(SHIPS) if s.ships[ship] == CUP]
    for place, ship in enumerate(waiting):
        s.ships[ship] = CUP if place % max(1, len(waiting) // FLEET) == 0 else BOX
    return s


def unchecked(s: State) -> State:
    """The same state in the class that play uses: it is quicker."""
    return State.from_json(s.json())


# --- voyages ---------------------------------------------------------------------------------------------------------------


def worsened(s: State, t: Tables, luck: Random) -> State:
    """A state much closer to defeat: worn tracks, high Notoriety, nobody left, a sea full of ships."""
    s = s.copy()
    if luck.random() < 0.6:
        s.tracks = [luck.randint(1, min(3, value)) if luck.random() < 0.6 else value for value in s.tracks]
    if luck.random() < 0.5:
        s.notoriety = max(s.notoriety, t.defeat[s.motive] - luck.randint(1, 6))
    if luck.random() < 0.6:
        s.characters = (1 << len(names.CHARACTERS)) - 1
        s.actions = 0 if luck.random() < 0.6 else s.actions
    if luck.random() < 0.5:
        offering = {frame.a for frame in s.frames[: s.depth] if frame.doing == Step.TAKE_UP}  # these are still there
        s.upgrades = [
            DESTROYED if place == INSTALLED and upgrade not in offering else place
            for upgrade, place in enumerate(s.upgrades)
        ]
    if luck.random() < 0.4:
        s.cup = [0 if luck.random() < 0.7 else count for count in s.cup]
    if luck.random() < 0.5:
        crowd(s, t, luck)
    return s


def crowd(s: State, t: Tables, luck: Random) -> None:
    """Nearly all spaces are taken, most of them by revealed ships."""
    for ocean in range(OCEANS):
        if luck.random() < 0.95:
            s.hidden[ocean] += seas.open_spaces(s, t, ocean)
    for ship in range(SHIPS):
        ocean = luck.randrange(OCEANS)
        if s.ships[ship] == CUP and s.hidden[ocean] and luck.random() < 0.8:
            s.hidden[ocean] -= 1
            seas.put_ship(s, t, ship, ocean, int(t.group[ship] == WHITE and luck.random() < 0.8))


def sampled() -> Iterator[tuple[str, State]]:
    """Decisions of random voyages of every motive, and of some with many upgrades, as they came up and closer to defeat."""
    tables = []
    for number, motive in enumerate(names.MOTIVES):
        level = names.LEVELS[number % len(names.LEVELS)]
        tables.append(leagues.new("nemo", seed=f"danger {number}", wait=True, motive=motive, difficulty=level))
    for number, table in enumerate([*tables, with_many_upgrades(0), with_many_upgrades(1)]):
        luck = Random(number)
        while not table.over:
            often = 0.5 if table.decision is not None and table.decision.name == "take-up" else 0.06
            if table.decision is not None and luck.random() < often:
                s = cast(State, table.state)
                yield table.decision.name, s
                yield table.decision.name, lean(worsened(s, SHIPPED, luck))
            table.play(luck.choice(table.legal))


def test_marks_are_exact_both_ways_in_voyages() -> None:
    """As often as following everything is affordable, its chance is the one that is told: no mark too many, none too few."""
    luck = Random(6)
    followed: Counter[str] = Counter()
    marked = 0
    for name, s in sampled():
        walk = Walk(GAME, SHIPPED, limit=WITHOUT)
        for answer in luck.sample(legal := legal_answers(s), min(2, len(legal))):
            try:
                expected = Everything().after(s, answer)
            except TooManyError:
                continue
            assert walk.after(s, answer) == Chance(expected, expected), (name, answer, s.json())
            followed[name] += 1
            marked += expected > 0
    assert marked >= 8, marked
    assert sum(followed.values()) >= 100, followed
    assert {"act", "exert", "help", "prepare", "replace-hidden", "take-up"} <= set(followed), followed


def everything_on() -> Iterator[tuple[str, State]]:
    """The same of voyages with the expanded box, Deadly Seas, Relentless Pursuit and all other optional rules; what lies at
    sea and in the cup decides there what comes up."""
    for number, level in enumerate(names.LEVELS):
        luck = Random(number)
        table = leagues.new("nemo", seed=f"all {number}", wait=True, **EVERYTHING | {"difficulty": level})
        while not table.over:
            if table.decision is not None and not table.decision.chance and luck.random() < 0.25:
                s = unchecked(cast(State, table.state))
                yield table.decision.name, lean(worsened(s, SHIPPED, luck))
            table.play(luck.choice(table.legal))


def test_marks_are_exact_with_everything_on() -> None:
    luck = Random(7)
    followed: Counter[str] = Counter()
    marked = 0
    for name, s in everything_on():
        for answer in luck.sample(legal := legal_answers(s), min(2, len(legal))):
            try:
                expected = Everything(most=400).after(s, answer)
            except TooManyError:
                continue
            assert Walk(GAME, SHIPPED, limit=WITHOUT).after(s, answer) == Chance(expected, expected), (
                name,
                answer,
                s.json(),
            )
            followed[name] += 1
            marked += expected > 0
    assert marked >= 8, marked
    assert sum(followed.values()) >= 100, followed


# --- positions -------------------------------------------------------------------------------------------------------------


def crowded(at: str, *open_oceans: str, **more: Any) -> State:
    """A sea of gray ships, with one open space in each of these oceans only. The Nautilus can do nothing but wait."""
    whites = [name for number, name in enumerate(names.SHIPS) if SHIPPED.group[number] == WHITE]
    places = [
        name for number, name in enumerate(names.OCEANS) for _ in range(SHIPPED.spaces[number] - (name in open_oceans))
    ]
    ships = {f"{ship}*": place for ship, place in zip(whites, places, strict=False)}
    hidden = Counter(places[len(whites) :])
    more = {"sacrificed": names.CHARACTERS, "actions": 0, **more}
    return positions.position(at, ships=ships, hidden=hidden, **more)


def last_events(**more: Any) -> State:
    """The stack of the Finale, two cards high, is drawn from next; nothing can be done before."""
    s = positions.position(act=3, actions=0, sacrificed=names.CHARACTERS, **more)
    s.pile = [0, 0, 0, 2]
    s.cards[RISING] = FAILED
    return s


NOBODY: dict[str, Any] = {"sacrificed": names.CHARACTERS}
CASES: dict[str, tuple[Callable[[], State], str, bool]] = {
    "a full sea": (lambda: crowded("north-atlantic", phase="prepare"), "roll", True),
    "a hunter that can only come to the Nautilus":
        (lambda: crowded("north-atlantic", "north-atlantic", phase="prepare", hull=1, crew=1), "roll", True),
    "ships of which one finds a place":
        (lambda: crowded("north-atlantic", "indian-ocean", phase="prepare"), "roll", True),
    "an event that brings ships": (lambda: crowded("north-atlantic", "european-seas"), "end", True),
    "a fight with worn tracks":
        (lambda: positions.position(ships={"clyde*": "north-atlantic"}, hull=1, crew=2, **NOBODY), "bold", True),
    "a torpedo whose prey is infamous":
        (lambda: positions.position(hidden={"north-atlantic": 1}, upgrades=["steam-torpedoes"], notoriety=33, actions=0,
                                    **NOBODY), "torpedo", True),
    "a flag of truce, and machines that can take the hit":
        (lambda: positions.position(ships={"clyde*": "north-atlantic"}, upgrades=["hospital-machines"], box=1, hull=1,
                                    crew=1, nemo=1, actions=0, **NOBODY), "diplomacy", False),
    "a flag of truce that a hidden ship may not see":
        (lambda: positions.position(hidden={"north-atlantic": 1}, upgrades=["hospital-machines"], box=1, hull=1, crew=1,
                                    nemo=1, notoriety=33, actions=0, **NOBODY), "diplomacy", False),
    "the last cards": (last_events, "end", True),
    "an ill wind of rumours": (lambda: positions.position(notoriety=33, actions=0, **NOBODY), "end", True),
    "calm water": (positions.position, "end", False),
    "a sea with a little room": (lambda: crowded("north-atlantic", *names.OCEANS[:6], phase="prepare"), "roll", False),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_marks_are_exact_in_tight_places(case: str) -> None:
    start, notation, marked = CASES[case]
    s = lean(unchecked(start()))
    answer = GAME.decisions.by_number[s.frames[s.depth - 1].doing].answers[notation]
    expected = Everything(most=20_000).after(s, answer)
    assert told(s, answer) == expected
    assert (expected > 0) == marked


def test_a_wager_that_may_break_nemo_is_marked() -> None:
    """An attack that needs 10, with nobody to help: Nemo adds 3 where he is worn, and failing costs up to 2 of him."""
    for nemo, marked in ((1, True), (2, True), (3, False)):
        table = sit(ships={"britannia": "north-atlantic"}, nemo=nemo, sacrificed=names.CHARACTERS)
        table.play("bold")
        play(table, "britannia")
        s = unchecked(positions.state(table))
        exert_nemo, none = table.decision.answers["exert nemo"], table.decision.answers["none"]  # type: ignore[union-attr]
        assert told(s, exert_nemo) == Everything().after(s, exert_nemo)
        assert (told(s, exert_nemo) > 0) == marked
        assert told(s, none) == 0


def test_mines_let_the_enemy_shoot_back_after_a_miss() -> None:
    table = sit(ships={"clyde*": "north-atlantic"}, upgrades=["magnetic-mines"], hull=1, crew=1, nemo=1)
    table.play("bold")
    play(table, "clyde")
    s = unchecked(positions.state(table))
    assert positions.asked(table) == "exert"
    for answer in legal_answers(s):
        assert told(s, answer) == Everything().after(s, answer)


def test_a_card_that_moves_the_nautilus_is_followed_to_its_new_ocean() -> None:
    """Torres Straits, passed, leads to the Indian Ocean: the one open space is there, and so the next hunter comes there."""
    table = positions.table(crowded("western-pacific", "indian-ocean", tableau=[43], actions=1, hull=2, crew=2))
    table.play("use event 43")
    s = lean(unchecked(positions.state(table)))
    for answer in legal_answers(s):
        assert told(s, answer) == Everything(most=20_000).after(s, answer)


def test_owners_cards_are_followed_too() -> None:
    """Rows that no shipped card has: the voyage ends at once, a Treasure goes, a test without any exertion."""
    files = (
        '[events.2]\ndo = ["treasure 1", "expensive", "notoriety 4", "to-fail"]\n',
        '[events.2]\ntype = "test"\ntest = 11\nexert = []\npass = ["end"]\nfail = ["to-fail", "crew -1"]\n',
        '[events.2]\ndo = ["remove-hidden 1", "ships-rolled 1", "hull -1", "to-fail"]\n',
        '[events.2]\ndo = ["move-to indian-ocean", "sacrifice any", "to-fail"]\n',
    )
    for file in files:
        t = read_tables(file)
        s = positions.position(
            notoriety=32, crew=1, hull=1, actions=0, sacrificed=names.CHARACTERS[1:], hidden={"north-atlantic": 1}, tables=t,
            phase="event",
        )  # fmt: skip
        table = positions.table(s, t, auto=False)
        s = lean(unchecked(positions.state(table)))
        walk, everything = Walk(GAME, t), Everything(t, most=20_000)
        expected = everything.lost(s.copy())
        assert walk.lost(s.copy()) == Chance(expected, expected) != NEVER
        assert Likeness(t, Bounds(t)).odd


def test_shipped_cards_are_not_odd() -> None:
    assert not Likeness(SHIPPED, Bounds(SHIPPED)).odd


def test_draws_that_may_end_the_voyage_are_marked() -> None:
    table = sit(notoriety=35, actions=1)
    s = unchecked(positions.state(table))
    assert 0 < told(s, act.END) < 1
    assert told(unchecked(positions.state(sit(notoriety=0, actions=1))), act.END) == 0


def test_uprisings_that_are_crushed_are_asked_about() -> None:
    """A Lull with one uprising at stake and Notoriety at the brink: pressing on is marked, abandoning is not."""
    table = sit(phase="prepare", notoriety=33, cubes={"north-atlantic": 2}, ships={"clyde*": "north-atlantic"})
    feed(table, 1, 1, 2)
    assert positions.asked(table) == "answer-uprising"
    s = unchecked(positions.state(table))
    chances = {answer: told(s, answer) for answer in legal_answers(s)}
    assert chances == {answer: Everything().after(s, answer) for answer in chances}


# --- how much is followed --------------------------------------------------------------------------------------------------


def late(seed: str, motive: str, *moments: int) -> Iterator[State]:
    """These decisions of a voyage with everything on, as the policy plays it."""
    table = leagues.new("nemo", seed=seed, wait=True, motive=motive, **EVERYTHING)
    for moment in range(moments[-1] + 1):
        if moment in moments:
            yield unchecked(cast(State, table.state))
        table.play(table.move(bots.answer(table, 0, "greedy", [1, 2, 3, 4])))


def test_no_explanation_follows_more_than_so_many_answers_and_outcomes() -> None:
    """In a nearly full sea with all optional rules, where one followed hundreds of thousands."""
    dearest = [*late("adventure-4", "adventure", 178, 215, 402, 403, 448), *late("war-1", "war", 291, 320)]
    for s in dearest:
        walk = Walk(GAME, SHIPPED)
        answers = legal_answers(s)
        chances(walk, s, answers)
        assert walk.followed <= FOLLOWED + 2 * len(answers)


def test_ships_that_cannot_matter_are_not_told_apart() -> None:
    """What the dice bring to a nearly full sea is known exactly, and with few states."""
    for s in late("adventure-4", "adventure", 448):
        walk = Walk(GAME, SHIPPED, limit=WITHOUT)
        assert set(chances(walk, s, legal_answers(s)).values()) == {NEVER}
        assert walk.followed < 1500


def test_what_was_not_followed_to_its_end_is_never_called_safe() -> None:
    """However little is followed, the chance lies between what is told at least and at most; nothing is said of what is
    surely safe."""
    for case in ("the last cards", "ships of which one finds a place", "calm water"):
        start, _, _ = CASES[case]
        s = lean(unchecked(start()))
        exact = chances(Walk(GAME, SHIPPED, limit=WITHOUT), s, legal_answers(s))
        for limit in (0, 1, 5, 20, 80):
            for answer, chance in chances(Walk(GAME, SHIPPED, limit), s, legal_answers(s)).items():
                assert chance.least <= exact[answer].least == exact[answer].most <= chance.most, (limit, answer)
    assert dangers(GAME, s, SHIPPED, legal_answers(s)) == {}


# --- how loudly it is said -------------------------------------------------------------------------------------------------


def test_certain_defeat_is_called_so() -> None:
    """The sea is full: whatever is rolled, the next ship ends the voyage."""
    s = unchecked(crowded("north-atlantic", phase="prepare"))
    answer = GAME.decisions.by_number[s.frames[s.depth - 1].doing].answers["roll"]
    found = dangers(GAME, s, SHIPPED, [answer])[answer]
    assert (found["lots"], found["of"]) == (36, 36)
    assert found["grade"] == "certain"
    assert {GAME.words(language).text(found["sentence"][0]) for language in LANGUAGES} == {
        "Certain defeat.",
        "Défaite certaine.",
    }


@pytest.mark.parametrize(
    ("chance", "grade", "english", "french"),
    [
        (Fraction(35, 36), "risk", "The voyage is lost in 35 of 36.", "Le voyage est perdu dans 35 cas sur 36."),
        (Fraction(1, 36), "risk", "The voyage is lost in 1 of 36.", "Le voyage est perdu dans 1 cas sur 36."),
        (Fraction(1, 200), "risk", "The voyage is lost in 1 of 200.", "Le voyage est perdu dans 1 cas sur 200."),
        (Fraction(12345, 46656), "risk", "The voyage is lost in about 26% of all cases.",
         "Le voyage est perdu dans environ 26\u00a0% des cas."),
        (Fraction(1, 1297) * 7, "risk", "The voyage is lost in about 1% of all cases.",
         "Le voyage est perdu dans environ 1\u00a0% des cas."),
        (Fraction(1, 201), "slight", "Defeat is all but ruled out: less than 1 in 200.",
         "La défaite est presque exclue\u00a0: moins de 1 cas sur 200."),
        (Fraction(1, 31_104), "slight", "Defeat is all but ruled out: less than 1 in 30,000.",
         "La défaite est presque exclue\u00a0: moins de 1 cas sur 30\u202f000."),
    ],
)  # fmt: skip
def test_the_sign_of_danger_is_graded_by_chance(chance: Fraction, grade: str, english: str, french: str) -> None:
    found = danger.danger_of(Chance(chance, chance))
    assert found["grade"] == grade
    id, arguments = found["sentence"]
    told = {language: GAME.words(language).text(id, **arguments).replace("\u2068", "").replace("\u2069", "")
            for language in LANGUAGES}  # fmt: skip
    assert told == {"en": english, "fr": french}


@pytest.mark.parametrize(
    ("chance", "grade", "english", "french"),
    [
        (ANY, "unknown", "The voyage may be lost; how likely that is takes too long to work out.",
         "Le voyage peut être perdu\u00a0; la probabilité serait trop longue à calculer."),
        (Chance(Fraction(1, 4), Fraction(1)), "unknown", "The voyage is lost in at least 25% of all cases.",
         "Le voyage est perdu dans au moins 25\u00a0% des cas."),
        (Chance(Fraction(0), Fraction(1, 400)), "slight", "Defeat is all but ruled out: less than 1 in 400.",
         "La défaite est presque exclue\u00a0: moins de 1 cas sur 400."),
    ],
)  # fmt: skip
def test_what_is_not_known_exactly_is_told_so(chance: Chance, grade: str, english: str, french: str) -> None:
    found = danger.danger_of(chance)
    assert found["grade"] == grade
    id, arguments = found["sentence"]
    told = {language: GAME.words(language).text(id, **arguments).replace("\u2068", "").replace("\u2069", "")
            for language in LANGUAGES}  # fmt: skip
    assert told == {"en": english, "fr": french}
