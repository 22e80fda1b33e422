"""Which states can lie on the table: what is wrong with one, beyond the ranges of its fields."""

from __future__ import annotations

from leagues.games.nautilion.ship import connected
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
    wrong = tokens(s, t) + figures(s) + seats(s, t)
    if not connected(s, t, s.crew):
        wrong.append(LeaguesError("state-crew-split", rules=["duct-discard"]))
    return wrong or dice_and_stack(s, t)


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
        wrong.append(
            LeaguesError("state-field", field="path_length", value=s.path_length, low=9 * t.copies, high=9 * t.copies)
        )
    if any(s.path[: s.path_length + 2][at] for at in (0, -1)) or any(s.path[s.path_length + 1 :]):
        wrong.append(LeaguesError("state-path-ends", length=s.path_length))
    return wrong


def figures(s: State) -> list[LeaguesError]:
    """The submarines stand on different places of the path, from which their token was taken."""
    if max(s.nautilion, s.phantom) > s.path_length + 1:
        return [LeaguesError("state-figure-off-path", length=s.path_length + 1)]
    if s.nautilion == s.phantom and s.ending == 0:
        return [LeaguesError("state-figures-together", place=s.nautilion)]
    if s.path[s.nautilion] or s.path[s.phantom]:
        return [LeaguesError("state-token-under-figure")]
    return []


def seats(s: State, t: Tables) -> list[LeaguesError]:
    """Seats, Admirals and turns agree with the number of players."""
    dealt = s.turn > 0 and s.players == 2
    if sorted(s.admirals) != ([1, 2] if dealt else [0, 0]) or s.active >= s.players:
        return [LeaguesError("state-seats", players=s.players)]
    return []


def dice_and_stack(s: State, t: Tables) -> list[LeaguesError]:
    """The dice, the token in hand and the stack belong to one moment of the turn."""
    if s.ending:
        return []
    stack = tuple(frame.doing for frame in s.frames[: s.depth])
    if STACKS.get(stack) != s.frames[0].step or any(frame.step for frame in s.frames[1:]):
        return [LeaguesError("state-no-decision")]
    now = stack[-1]
    setting_up = stack[0] == Step.SETUP
    arguments = [(f.a, f.b, f.c, f.d) for f in s.frames]
    if now == Step.SWAP_SECOND and 1 <= arguments[s.depth - 1][0] <= s.path_length and s.path[arguments[s.depth - 1][0]]:
        arguments[s.depth - 1] = (0, *arguments[s.depth - 1][1:])
    faces = {value for value in range(1, 7) if t.faces[value]}
    if setting_up or now in (Step.ROLL, Step.ROLL_DIE):
        faces.add(0)
    given = now in (Step.DARKHOUSE_DISCARD, Step.PLACE_TOKEN)
    good = (
        not any(any(one) for one in arguments)
        and setting_up == (s.turn == 0)
        and (s.laid < s.path_length) == (now == Step.DEAL_TOKEN)
        and all(bool(s.path[place]) for place in range(1, s.laid + 1) if setting_up)
        and set(s.dice) <= faces
        and (sorted(s.given) == sorted(s.dice) if given else not any(s.given))
        and (s.landed != 0) == (now == Step.PLACE_TOKEN)
        and (now != Step.ROLL_DIE or 0 in s.dice)
        and (now not in (Step.ROLL, Step.DEAL_TOKEN, Step.DEAL_ADMIRALS) or not any(s.dice))
        and (now != Step.CHOOSE_FIRST or (s.players == 2 and s.turn == 1))
        and (now != Step.DARKHOUSE_DISCARD or t.toll >> s.given[0] & 1 == 1)
    )
    return [] if good else [LeaguesError("state-moment")]
