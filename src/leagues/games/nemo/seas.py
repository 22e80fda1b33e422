"""The oceans: their spaces, who lies there, gems and cubes."""

from __future__ import annotations

from leagues.games.nemo import questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import AT_SEA, OCEANS, SHIPS, WHITE, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell


def is_warship(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship shows a side with guns [warships]."""
    return t.attack[s.backs[ship]][ship] > 0


def is_white(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship shows its white side [hostile-white-only]."""
    return t.group[ship] == WHITE and s.backs[ship] == 0


def open_spaces(s: State, t: Tables, ocean: int) -> int:
    """Spaces without a ship; an overstacked ocean has none [open-spaces, overstacked-full, overstacked-count]."""
    return max(0, t.spaces[ocean] - s.hidden[ocean] - s.revealed[ocean])


def joined(t: Tables, ocean: int, other: int) -> bool:
    """Whether ships are placed from one ocean to the other, along dotted lines too [dotted-lines]."""
    return bool((t.links[ocean] | t.dotted[ocean]) >> other & 1)


def near(t: Tables, ocean: int, other: int) -> bool:
    """Whether an ocean is this one or joined to it."""
    return other == ocean or joined(t, ocean, other)


def can_sail(s: State, t: Tables, ocean: int, other: int) -> bool:
    """Whether the Nautilus can go from one ocean to the other in one move [links, dotted-lines]."""
    if t.links[ocean] >> other & 1:
        return True
    if s.tunnel == 0:
        return False
    one, two = t.tunnel[0], t.tunnel[1]
    return (ocean == one and other == two) or (ocean == two and other == one)


def put_ship(s: State, t: Tables, ship: int, ocean: int, back: int) -> None:
    """A ship appears in an ocean, showing a side."""
    s.ships[ship] = AT_SEA + ocean
    s.backs[ship] = back
    s.revealed[ocean] += 1
    if is_warship(s, t, ship):
        s.warships[ocean] += 1


def take_ship(s: State, t: Tables, ship: int, to: int) -> None:
    """A ship leaves its ocean, still showing the same side."""
    ocean = s.ships[ship] - AT_SEA
    s.revealed[ocean] -= 1
    if is_warship(s, t, ship):
        s.warships[ocean] -= 1
    s.ships[ship] = to


def flip(s: State, t: Tables, ship: int) -> None:
    """A ship at sea shows its other side."""
    ocean = s.ships[ship] - AT_SEA
    take_ship(s, t, ship, 0)
    put_ship(s, t, ship, ocean, 1 - s.backs[ship])


def at_sea(s: State, ship: int, ocean: int) -> bool:
    """Whether a revealed ship lies in an ocean."""
    return s.ships[ship] == AT_SEA + ocean


def other_warship(s: State, t: Tables, ship: int) -> bool:
    """Whether a Warship other than this ship is revealed in the Nautilus' ocean
    [other-warship, overstacked-count, warship-near]."""
    count = s.warships[s.nautilus]
    if ship < SHIPS and at_sea(s, ship, s.nautilus) and is_warship(s, t, ship):
        count -= 1
    return count > 0


def hidden_left(s: State, t: Tables) -> int:
    """Hidden ships still in stock [component-limits]."""
    left = t.hidden_stock
    for ocean in range(OCEANS):
        left -= s.hidden[ocean]
    return left


def gems_left(s: State, t: Tables) -> int:
    """Gems still in stock [gem-stock]."""
    left = t.gem_stock - s.deck_gems - s.salvage_gems
    for ocean in range(OCEANS):
        left -= s.gems[ocean]
    return left


def cubes_left(s: State, t: Tables) -> int:
    """Cubes still in stock."""
    left = t.cube_stock
    for ocean in range(OCEANS):
        left -= s.cubes[ocean]
    return left


def free_land(s: State, t: Tables, ocean: int) -> bool:
    """Whether a cube can be placed at an ocean [incite-space]."""
    return s.cubes[ocean] < t.lands[ocean] and cubes_left(s, t) > 0


def place_cube(s: State, t: Tables, ocean: int) -> None:
    """A cube on a land space."""
    s.cubes[ocean] += 1
    if questions.goodwill(s, t, False):
        tell(s, Say.GOODWILL_WON, ocean, 0, 0)
    else:
        tell(s, Say.CUBE_PLACED, ocean, 0, 0)


def return_cubes(s: State) -> None:
    """All cubes on land go back to their stock [humanist-cubes, hospital-cubes]."""
    for ocean in range(OCEANS):
        if s.cubes[ocean] > 0:
            tell(s, Say.CUBES_RETURNED, ocean, s.cubes[ocean], 0)
            s.cubes[ocean] = 0


def put_gem(s: State, t: Tables, ocean: int) -> None:
    """A gem in an ocean that has none, while the stock lasts."""
    if gems_left(s, t) > 0 and s.gems[ocean] == 0:
        s.gems[ocean] = 1
        tell(s, Say.GEM_PLACED, ocean, 0, 0)


def gem_on_deck(s: State, t: Tables) -> None:
    """A gem on the Adventure Deck, while the stock lasts [lull-deck-gem]."""
    if gems_left(s, t) > 0:
        s.deck_gems += 1
        tell(s, Say.GEM_ON_DECK, s.deck_gems, 0, 0)


def gem_can_shift(s: State, t: Tables, ocean: int) -> bool:
    """Whether an ocean next to one that has a gem has none [gem-next-door]."""
    for other in range(OCEANS):
        if t.links[ocean] >> other & 1 and s.gems[other] == 0:
            return True
    return False


def first_free(s: State, t: Tables) -> int:
    """An ocean with an open space, or -1 when the whole map is full [imperialist-victory]."""
    for ocean in range(OCEANS):
        if open_spaces(s, t, ocean) > 0:
            return ocean
    return -1


def spread_to(s: State, t: Tables, ocean: int) -> bool:
    """Whether a full ocean can spread out [spread-out]."""
    for other in range(OCEANS):
        if joined(t, ocean, other) and open_spaces(s, t, other) > 0:
            return True
    return False


def hidden_near(s: State, t: Tables, ocean: int) -> bool:
    """Whether a Hidden ship lies in an ocean or next to it [reveal-where]."""
    for other in range(OCEANS):
        if near(t, ocean, other) and s.hidden[other] > 0:
            return True
    return False


def white_near(s: State, t: Tables, ocean: int) -> bool:
    """Whether a white ship lies in an ocean or next to it [get-hostile]."""
    for ship in range(SHIPS):
        place = s.ships[ship] - AT_SEA
        if 0 <= place < OCEANS and is_white(s, t, ship) and near(t, ocean, place):
            return True
    return False


def add_gem(s: State, t: Tables, ocean: int) -> None:
    """A gem in an ocean; where one lies already, next to it [one-gem, gem-next-door, gem-stock]."""
    if gems_left(s, t) == 0:
        tell(s, Say.GEM_FORFEIT, ocean, 0, 0)
    elif s.gems[ocean] == 0:
        put_gem(s, t, ocean)
    elif gem_can_shift(s, t, ocean):
        push(s, Step.PLACE_GEM, ocean, 0, 0, 0)
    else:
        tell(s, Say.GEM_FORFEIT, ocean, 0, 0)
