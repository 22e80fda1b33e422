"""The first voyage of Nemo's War: the positions at which its lessons go on, and what a good pupil answers there.

Run as a program (`python -m tests.browser.pupil`) it makes `web/src/games/nemo/guide/scenes.json` anew: the positions, each
with a seed under which a good pupil meets every kind of choice that the scene is there for."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from typing import Any, cast

import leagues
from leagues.games import GAMES
from leagues.games.nemo import greedy, names, seas
from leagues.games.nemo.state import (
    AT_SEA,
    AVAILABLE,
    BELOW_DECK,
    CUP,
    DISCARDED,
    GONE,
    INSTALLED,
    OCEANS,
    SALVAGED,
    SHIPS,
    TABLEAU,
    TREASURES,
    UNSEEN,
    State,
)  # fmt: skip
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.chance import OpenSeed
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import ask, pop
from leagues.kernel.table import Table
from tests.browser.conftest import ROOT

SCENES = ROOT / "web/src/games/nemo/guide/scenes.json"
OPTIONS: dict[str, Any] = {"motive": "explore", "difficulty": "sailor"}
# What the pupil wants of each kind of choice, in this order; the rest is answered by doing nothing, or by what comes first.
WISHES: dict[str, dict[str, list[str]]] = {
    "start": {
        "buy-first": ["buy"],
        "exert": ["exert nemo|exert crew|exert hull"],
        "help": ["sacrifice aronnax|sacrifice ned-land|sacrifice first-officer"],
        "act": ["adventure", "end"],
        "undertake": ["undertake"],
    },
    "fight": {
        "exert": ["exert nemo"],
        "act": ["bold", "stalk", "refit", "end"],
        "target": ["lord-clyde", "stop", "hidden"],
        "absorb": ["destroy *"],
        "dispose": ["tonnage *"],
        "press": ["decline"],
    },
    "lull": {
        "answer-uprising": ["abandon"],
        "act": ["use event 35", "adventure", "adventure", "adventure", "end"],
        "undertake": ["undertake"] * 3,
        "attack-style": ["stalk"],
        "choose": ["choose 1"],
    },
    "act-three": {"act": ["end"], "change-motive": ["explore"], "hunt": ["western-pacific"]},
    "home": {},
}
# The kinds of choices that each scene is there for.
KINDS: dict[str, set[str]] = {
    "start": {"set-aside", "buy-first", "pay-resource", "exert", "help", "prepare", "act", "undertake"},
    "fight": {"target", "press", "absorb", "dispose", "spend", "discard-treasure", "install", "pay-salvage"},
    "lull": {"spread", "place-gem", "answer-uprising", "sail", "pick-ocean", "attack-style", "choose", "pick-character"},
    "act-three": {"change-motive", "add-upgrade", "pick-dice", "replace-hidden", "turn-hostile", "hunt"},
    "home": set(),
}
LAST = {"exert": "none", "help": "accept", "spend": "none"}
# The first choices of the voyage come in this order: a test that is helped to pass, ships, an adventure.
FIRST = [
    "set-aside", "buy-first", "pay-resource", "pay-resource", "exert", "help", "prepare", "act", "undertake",
]  # fmt: skip
TURNS = {"start": 1, "act-three": 1}  # how many turns may begin before everything has been met


class Pupil:
    """Answers as the lessons of a scene ask."""

    def __init__(self, scene: str) -> None:
        self.wishes = {kind: list(wanted) for kind, wanted in WISHES[scene].items()}

    def choose(self, decision: str, offered: Sequence[str]) -> str:
        """What to answer, of what is offered."""
        wanted = self.wishes.get(decision, [])
        for wish in wanted:
            found = next((one for part in wish.split("|") for one in offered if fnmatch(one, part)), None)
            if found is not None:
                del wanted[: wanted.index(wish) + 1]
                return found
        return LAST[decision] if LAST.get(decision) in offered else offered[0]


# --- positions -------------------------------------------------------------------------------------------------------------


def greedily(table: Table) -> str:
    """What the greedy policy would play."""
    out = [0] * MOST_OPTIONS
    state, tables = cast(State, table.state), cast(Tables, table.tables)
    count = table.game.flow.options(state, tables, out)
    answer = greedy.choose([state], 0, tables, out, count, [1, 2, 3, 4])
    return str(next(move for move in table.legal if move.answer == answer))


def under_way(act: int) -> tuple[State, Tables]:
    """A voyage of the greedy policy, in the Action Phase of the second turn of an act."""
    for number in range(100):
        table = leagues.new("nemo", seed=f"first-voyage-{number}", **OPTIONS)
        begun = 0
        while table.decision is not None:
            state, tables = cast(State, table.state), cast(Tables, table.tables)
            if state.act == act and begun == 0:
                begun = state.turn
            if begun and state.turn > begun and table.decision.name == "act":
                return state.copy(), tables
            table.play(greedily(table))
    raise AssertionError(act)


def to_the_dice(s: State) -> None:
    """Back to before the dice of the turn."""
    while s.depth > 1:
        pop(s)
    s.frames[0].step = 2
    ask(s, Step.PREPARE)
    s.white, s.black, s.arrivals, s.lull = [0, 0, 0], [0, 0], [0] * OCEANS, 0


def at(ocean: str) -> int:
    """The number of an ocean."""
    return names.OCEANS.index(ocean)


def empty(s: State, t: Tables, ocean: int) -> None:
    """Take every ship out of an ocean."""
    s.hidden[ocean] = 0
    for ship in range(SHIPS):
        if s.ships[ship] == AT_SEA + ocean:
            seas.take_ship(s, t, ship, CUP)


def fill(s: State, t: Tables, ocean: int, hidden: int, *ships: str) -> None:
    """These ships and no others are in an ocean; white ones show their white sides."""
    empty(s, t, ocean)
    s.hidden[ocean] = hidden
    for name in ships:
        ship = names.SHIPS.index(name)
        if s.ships[ship] >= AT_SEA and s.ships[ship] < AT_SEA + OCEANS:
            seas.take_ship(s, t, ship, CUP)
        seas.put_ship(s, t, ship, ocean, 0)


def lay_below(s: State, *cards: int) -> None:
    """The Adventure Deck is used up but for these cards, which were declined before."""
    s.cards = [GONE if place == BELOW_DECK else place for place in s.cards]
    for card in cards:
        if s.cards[card] == UNSEEN:
            s.deck -= 1
        s.cards[card] = BELOW_DECK
    s.below = [*cards, *[0] * (len(s.below) - len(cards))]
    for card in range(1, names.EVENTS + 1):
        if s.cards[card] == UNSEEN and s.deck > 0:
            s.cards[card] = GONE
            s.deck -= 1


def keep(s: State, card: int) -> None:
    """A card lies in the tableau."""
    if s.cards[card] == UNSEEN:
        s.deck -= 1
    s.cards[card] = TABLEAU


def hold(s: State, **treasures: int) -> None:
    """These Treasures are held, and no others."""
    for kind in range(TREASURES):
        s.cup[kind] += s.held[kind]
        s.held[kind] = 0
    for name, count in treasures.items():
        kind = names.TREASURES.index(name.replace("_", "-"))
        s.held[kind] = count
        s.cup[kind] -= count


def in_salvage(s: State, t: Tables, *ships: str) -> None:
    """These ships are Salvage, and no others."""
    for ship in range(SHIPS):
        if s.ships[ship] == SALVAGED:
            s.ships[ship] = DISCARDED
    for name in ships:
        ship = names.SHIPS.index(name)
        if AT_SEA <= s.ships[ship] < AT_SEA + OCEANS:
            seas.take_ship(s, t, ship, CUP)
        s.ships[ship], s.backs[ship] = SALVAGED, 0


def fight() -> State:
    """In the North Atlantic, before a merchantman, an ironclad and something hidden; Salvage and Treasures for a refit."""
    s, t = under_way(2)
    s.nautilus = at("north-atlantic")
    fill(s, t, s.nautilus, 2, "lord-clyde", "fulmar")
    in_salvage(s, t, "scotia", "rhone", "clyde")
    hold(s, map_2=1, map_3=1, retain_action=1)
    for upgrade in range(len(names.UPGRADES)):
        if s.upgrades[upgrade] == INSTALLED:
            s.upgrades[upgrade] = AVAILABLE
    s.upgrades[names.UPGRADES.index("hydro-drive")] = INSTALLED
    s.tracks = [5, 8, 8]
    s.actions = 5
    s.white, s.lull = [1, 6, 0], 0
    return s


def lull() -> State:
    """Before the dice, in the North Atlantic: the seas are crowded, gems lie in every ocean with a number, uprisings in
    Europe; a card is kept, and three adventures were declined before."""
    s, t = under_way(2)
    to_the_dice(s)
    s.nautilus = at("north-atlantic")
    for ocean in range(OCEANS):
        empty(s, t, ocean)
    fill(s, t, at("western-pacific"), 3, "jylland")
    fill(s, t, at("eastern-pacific"), 2, "gange")
    fill(s, t, at("north-atlantic"), 3, "taeping")
    fill(s, t, at("south-atlantic"), 2, "donau")
    fill(s, t, at("european-seas"), 0, "themis", "alfred", "ariel")
    fill(s, t, at("indian-ocean"), 2, "arapiles")
    s.gems = [1] * 6 + [0] * 6
    s.deck_gems = 1
    s.cubes = [2 if ocean == at("european-seas") else 0 for ocean in range(OCEANS)]
    s.characters = 0
    hold(s)
    keep(s, 35)
    lay_below(s, 23, 38, 40)
    s.actions = 3
    s.tracks = [5, 8, 8]
    return s


def act_three() -> State:
    """The last Action Phase of Act II, in seas that are nearly full: most steps of the ladder will be needed."""
    s, t = under_way(2)
    s.nautilus = at("arctic-ocean")
    for card in [card for card in range(1, names.EVENTS + 1) if s.cards[card] == UNSEEN][: s.pile[1]]:
        s.cards[card] = GONE
    s.pile[1] = 0
    for ocean in range(OCEANS):
        empty(s, t, ocean)
    # The Eastern Pacific and all around it: only warships. The South Atlantic: white ships. Europe: Hidden ones.
    fill(s, t, at("eastern-pacific"), 0, "abraham-lincoln", "arapiles", "fujiyama", "jylland")
    fill(s, t, at("central-pacific"), 0, "themis", "giuseppe-garibaldi")
    fill(s, t, at("south-pacific"), 0, "belliqueuse")
    fill(s, t, at("cape-horn"), 0, "ryujo")
    fill(s, t, at("south-atlantic"), 0, "alfred", "donau", "taeping")
    fill(s, t, at("north-atlantic"), 0, "gange", "rhone", "lord-clyde", "royal-sovereign")
    fill(s, t, at("cape-of-good-hope"), 0, "pequod")
    fill(s, t, at("european-seas"), 2, "zeeland", "fulmar")
    fill(s, t, at("indian-ocean"), 2, "scotia")
    fill(s, t, at("western-pacific"), 1)
    s.actions = 1
    s.white, s.lull = [3, 4, 0], 0
    s.tracks = [4, 7, 6]
    return s


def home() -> State:
    """In an Action Phase of the last turns but one of a voyage of the greedy policy that ends in triumph."""
    for number in range(1, 200):
        table = leagues.new("nemo", seed=f"home-{number}", wait=True, **OPTIONS)
        acts: list[State] = []
        while table.decision is not None:
            state = cast(State, table.state)
            if table.decision.name == "act" and state.actions >= 3:
                acts.append(state.copy())
            table.play(greedily(table))
        late = [state for state in acts if state.turn >= cast(State, table.state).turn - 2]
        if table.outcome == "won-triumph" and late:
            return late[0]
    raise AssertionError


POSITIONS: dict[str, Callable[[], State]] = {"fight": fight, "lull": lull, "act-three": act_three, "home": home}


# --- seeds -----------------------------------------------------------------------------------------------------------------


def open_table(seed: str, start: dict[str, Any] | None) -> Table:
    """The table of a scene."""
    if start is None:
        return leagues.new("nemo", seed=seed, wait=True, **OPTIONS)
    return leagues.position("nemo", start, luck=OpenSeed(seed), wait=True)


def met(scene: str, table: Table) -> list[str]:
    """The kinds of choices that the pupil meets in the turns that the scene may take, as they come."""
    pupil, kinds = Pupil(scene), list[str]()
    last = cast(State, table.state).turn + TURNS.get(scene, 0)
    while table.decision is not None and cast(State, table.state).turn <= last:
        kinds.append(table.decision.name)
        table.play(pupil.choose(table.decision.name, [str(move) for move in table.legal]))
    return kinds


def seed_for(scene: str, start: dict[str, Any] | None) -> str:
    """The first seed under which the pupil meets everything that the scene is there for."""
    for number in range(1, 20_000):
        seed = f"{scene}-{number}"
        kinds = met(scene, open_table(seed, start))
        if KINDS[scene].issubset(kinds) and (start is not None or kinds[: len(FIRST)] == FIRST):
            return seed
    raise AssertionError(scene)


def make() -> dict[str, Any]:
    """All scenes."""
    made: dict[str, Any] = {"start": {"seed": seed_for("start", None)}}
    for scene, position in POSITIONS.items():
        start = position().brief()
        GAMES["nemo"].load_state(GAMES["nemo"].read_tables(None), start)
        made[scene] = {"seed": seed_for(scene, start), "start": start}
    return made


if __name__ == "__main__":
    SCENES.write_text(json.dumps(make(), indent=2) + "\n")
