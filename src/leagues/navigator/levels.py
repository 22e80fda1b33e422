"""Players by name, from a friendly beginner to the best there is. Each is a policy: it gets what its seat may know, a
generator of its own, and nothing else.

deckhand    sees what is likely, and often takes what only looks good
helmsman    errs now and then, where choices are close
mate        takes the best by the value alone, at once
navigator   tries the choices out as well, and changes the mate's mind only where that pays

In Nemo's War the value is not good enough yet to overrule anybody: there mate and navigator play as `greedy` does, and who
is weaker mostly does so too.
"""

from __future__ import annotations

from math import exp
from typing import Any

from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.game import Game
from leagues.navigator.search import Search

NAMES = ("deckhand", "helmsman", "mate", "navigator")
LOOSE, CLOSE = 0.08, 0.02  # by how much a choice may be worse and still be taken about every third time
TRIALS = 1200  # that the navigator makes for a decision, over all choices
FULL = 1 << 32


def deckhand(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """A friendly beginner."""
    return _at_random(states[seen], t, out, count, g, LOOSE)


def helmsman(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """Errs now and then."""
    return _at_random(states[seen], t, out, count, g, CLOSE)


def mate(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """The best by the value alone; in a game whose value speaks at one moment only, what the game's own policy does."""
    search = _search(states[seen], t, out, count, g)
    search.look()
    return search.usual.answer


def navigator(states: Any, seen: int, t: Any, out: Any, count: int, g: Any) -> int:
    """The best there is. While nothing is compiled, and where trials may overrule nobody, it plays as the mate does; where
    there is no value it tries all the same."""
    search = _search(states[seen], t, out, count, g)
    search.look()
    if search.decides and (search.compiled or not search.valued):
        search.try_out(trials=getattr(search.trials.eyes, "TRIALS", TRIALS) if search.compiled else 4 * count)
    return search.best.answer


def _search(state: Any, t: Any, out: Any, count: int, g: Any) -> Search:
    """The question what to answer, for the seat that is asked."""
    game = _game_of(state)
    seat = max(game.flow.who(state, t), 0)
    return Search(game, t, state.copy(), seat, list(out[:count]), seed=f"level {sfc32.following(g)}")


def _game_of(state: Any) -> Game:
    """The game that a state is of."""
    return next(game for game in GAMES.values() if isinstance(state, game.state))


def _at_random(state: Any, t: Any, out: Any, count: int, g: Any, loose: float) -> int:
    """A choice, the likelier the better it is by the value; without one, what the game's own policy takes, or now and then
    anything."""
    search = _search(state, t, out, count, g)
    search.look()
    if not search.valued:
        return search.options[sfc32.below(g, count)].answer if sfc32.below(g, 100) < 200 * loose else search.usual.answer
    if search.halts and sfc32.below(g, 100) >= 200 * loose:
        return search.usual.answer
    best = search.favourite.value
    weights = [exp((option.value - best) / loose) for option in search.options]
    lot = sfc32.following(g) / FULL * sum(weights)
    for option, weight in zip(search.options, weights, strict=True):
        lot -= weight
        if lot < 0:
            return option.answer
    return search.usual.answer
