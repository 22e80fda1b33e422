"""Which states can lie on the table: what is wrong with one, beyond the ranges of its fields."""

from __future__ import annotations

from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.path import HAPPY_ISLES, two_tokens_left
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import FULL_CREW, connected
from leagues.games.nautilion.state import GREEN, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.errors import LeaguesError

# For each decision: what lies below it on the stack, and how far that has come.
STACKS: dict[tuple[int, ...], int] = {
    (Step.SETUP, Step.DEAL_TOKEN): 1,
    (Step.SETUP, Step.DEAL_ADMIRALS): 2,
    (Step.TURN, Step.ROLL): 1,
    (Step.TURN, Step.ROLL_DIE): 1,
    (Step.TURN, Step.CHOOSE_FIRST): 2,
    (Step.TURN, Step.PLAN): 3,
    (Step.TURN, Step.PLAN, Step.ROLL_DIE): 3,
    (Step.TURN, Step.PLAN, Step.SWAP_FIRST): 3,
    (Step.TURN, Step.PLAN, Step.SWAP_SECOND): 3,
    (Step.TURN, Step.DARKHOUSE_DISCARD): 4,
    (Step.TURN, Step.PLACE_TOKEN): 6,
}


def impossible(s: State, t: Tables) -> list[LeaguesError]:
    """Everything that is wrong, each with what would be right."""
    wrong = tokens(s, t) + figures(s) + seats(s)
    if not connected(s, t, s.crew):
        wrong.append(LeaguesError("state-crew-split", rules=["duct-discard"]))
    return wrong or moment(s, t)


def tokens(s: State, t: Tables) -> list[LeaguesError]:
    """Every token is somewhere, once."""
    wrong = []
    total = 0
    for number in range(1, 10):
        count = s.path.count(number) + (s.crew >> number & 1) + s.reserve[number] + s.discard[number] + s.cup[number]
        count += s.landed == number
        total += count
        if count != t.copies:
            wrong.append(LeaguesError("state-tokens", number=number, count=count, right=t.copies))
    if wrong:
        wrong.insert(0, LeaguesError("state-token-total", count=total, right=9 * t.copies))
    green = s.starting_reserve + (t.two_player_reserve if s.players == 2 else 0)
    if s.reserve[GREEN] + s.discard[GREEN] != green:
        wrong.append(LeaguesError("state-green", count=s.reserve[GREEN] + s.discard[GREEN], right=green))
    if s.cup[0]:
        wrong.append(LeaguesError("state-field", field="cup", value=str(s.cup), low=0, high=0))
    if s.path_length != 9 * t.copies:
        right = 9 * t.copies
        wrong.append(LeaguesError("state-field", field="path_length", value=s.path_length, low=right, high=right))
    if s.path[0] or any(s.path[s.path_length + 1 :]):
        wrong.append(LeaguesError("state-path-ends", length=s.path_length))
    return wrong


def figures(s: State) -> list[LeaguesError]:
    """The submarines stand on different places of the path, from which their token was taken."""
    if max(s.nautilion, s.phantom) > s.path_length + 1:
        return [LeaguesError("state-figure-off-path", length=s.path_length + 1)]
    if s.nautilion == s.phantom:
        return [LeaguesError("state-figures-together", place=s.nautilion)]
    if s.path[s.nautilion] or s.path[s.phantom]:
        return [LeaguesError("state-token-under-figure")]
    return []


def seats(s: State) -> list[LeaguesError]:
    """Seats, Admirals and turns agree with the number of players."""
    dealt = s.turn > 0 and s.players == 2
    if sorted(s.admirals) != ([1, 2] if dealt else [0, 0]) or s.active >= s.players:
        return [LeaguesError("state-seats", players=s.players)]
    return []


def ending(s: State) -> int:
    """How the game has ended, as the figures and the crew tell it; 0 while it goes on."""
    if s.phantom == HAPPY_ISLES:
        return Ending.LOST_PHANTOM_AT_ISLES
    if s.nautilion == s.path_length + 1:
        return Ending.WON_FULL_CREW if s.crew == FULL_CREW else Ending.LOST_CREW_MISSING
    return 0


def moment(s: State, t: Tables) -> list[LeaguesError]:
    """The dice, the path, the token in hand and the stack belong to one moment of the game."""
    if s.ending != ending(s):
        return [LeaguesError("state-moment")]
    if s.ending:
        return []
    stack = tuple(frame.doing for frame in s.frames[: s.depth])
    if STACKS.get(stack) != s.frames[0].step or any(frame.step for frame in s.frames[1:]):
        return [LeaguesError("state-no-decision")]
    now = stack[-1]
    good = (
        arguments(s, now)
        and laid_out(s, stack[0] == Step.SETUP, now)
        and rolled(s, t, stack)
        and (sorted(s.given) == sorted(s.dice) if now in (Step.DARKHOUSE_DISCARD, Step.PLACE_TOKEN) else not any(s.given))
        and (s.landed != 0) == (now == Step.PLACE_TOKEN)
        and (now != Step.DARKHOUSE_DISCARD or t.toll >> s.given[0] & 1 == 1)
        and (now not in (Step.SWAP_FIRST, Step.SWAP_SECOND) or (in_reserve(s) >= t.translation_cost and two_tokens_left(s)))
    )
    return [] if good else [LeaguesError("state-moment")]


def arguments(s: State, now: int) -> bool:
    """Only the second step of a swap remembers something: the place of a token."""
    found = [(frame.a, frame.b, frame.c, frame.d) for frame in s.frames]
    if now == Step.SWAP_SECOND:
        first, *others = found[s.depth - 1]
        if not 1 <= first <= s.path_length or s.path[first] == 0:
            return False
        found[s.depth - 1] = (0, others[0], others[1], others[2])
    return not any(any(one) for one in found)


def laid_out(s: State, setting_up: bool, now: int) -> bool:
    """The path is laid from the Happy Isles on; then every turn empties two of its places."""
    places = s.path[1 : s.path_length + 1]
    if sum(s.cup) != s.path_length - s.laid or (s.laid < s.path_length) != (now == Step.DEAL_TOKEN):
        return False
    if setting_up != (s.turn == 0) or (now == Step.DEAL_ADMIRALS and s.players != 2):
        return False
    moved = s.turn - (0 if now == Step.PLACE_TOKEN else 1)  # how often both submarines have
    if (s.nautilion == HAPPY_ISLES) != (moved < 1) or (s.phantom == s.path_length + 1) != (moved < 1):
        return False
    if setting_up:
        return all(places[: s.laid])  # so that the others are in the cup
    return places.count(0) == 2 * moved


def rolled(s: State, t: Tables, stack: tuple[int, ...]) -> bool:
    """The dice, how often they were rolled, and who was chosen when they had been."""
    now = stack[-1]
    faces = {value for value in range(1, 7) if t.faces[value]}
    if stack[0] == Step.SETUP or now == Step.ROLL:
        good = s.rolls == 0 and not any(s.dice)
    elif now == Step.ROLL_DIE:
        waiting = s.dice.count(0)  # the last ones: dice are rolled in their order
        good = waiting > 0 and set(s.dice[: 3 - waiting]) <= faces
    else:
        good = set(s.dice) <= faces
    if stack in ((Step.TURN, Step.ROLL_DIE), (Step.TURN, Step.CHOOSE_FIRST)):
        good = good and s.rolls == 1
    elif stack == (Step.TURN, Step.PLAN, Step.ROLL_DIE):
        good = good and s.rolls >= 2
    elif stack[0] == Step.TURN and now != Step.ROLL:
        good = good and s.rolls >= 1
    if now == Step.CHOOSE_FIRST and (s.players != 2 or s.turn != 1):
        return False
    undecided = s.players == 2 and s.turn == 1 and len(stack) == 2 and now in (Step.ROLL, Step.ROLL_DIE, Step.CHOOSE_FIRST)
    return good and not (undecided and s.active) and (s.rolls - 1) * t.whirlwind_cost <= sum(s.discard)
