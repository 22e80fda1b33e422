"""What the Nautilus does next in the Action Phase."""

from __future__ import annotations

from leagues.games.nemo import actions, captains, names, questions, ready, upgrades
from leagues.games.nemo.actions import REPAIR_ACTION, REST_ACTION
from leagues.games.nemo.keeping import cannot_use, use_card
from leagues.games.nemo.resources import gain_actions, sacrifice
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import BOLD, CARDS, CHARACTERS, NUMBERED, OCEANS, STALK, TORPEDO, State, aboard
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import usable, use
from leagues.kernel.frames import pop, push

END, ADVENTURE, ATTACK_BOLDLY, ATTACK_STALKING, FIRE_TORPEDO, INCITE, REST, REPAIR, REFIT, SEARCH = range(10)
OFFERED = 10  # OFFERED + one of the actions that upgrades of the basic box offer
OFFERING = tuple(upgrade for upgrade, _, _ in upgrades.ACTS)  # whose each of all such actions is
WAYS = tuple(way for _, way, _ in upgrades.ACTS)  # and which of its own
BASIC = sum(upgrade < names.BASIC_UPGRADES for upgrade in OFFERING)  # how many of them are in the basic box
MOVE = OFFERED + BASIC  # MOVE + ocean
SACRIFICE = MOVE + OCEANS  # SACRIFICE + character
TREASURE = SACRIFICE + CHARACTERS  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
OFFERED_TOO = CARD + CARDS - 1  # OFFERED_TOO + one of the others that upgrades offer
SIZE = OFFERED_TOO + len(OFFERING) - BASIC
WAIT = True  # what was done last in a turn can still be taken back
PLAIN = (
    "end", "adventure", "bold", "stalk", "torpedo", "incite", "rest", "repair", "refit", "search",
    *(text for _, _, text in upgrades.ACTS[:BASIC]),
)  # fmt: skip
RULES = (
    Rule.ACTIONS, Rule.ACTION_COSTS, Rule.ADVENTURE, Rule.ATTACK, Rule.INCITE, Rule.MOVE, Rule.REST, Rule.REPAIR, Rule.REFIT,
    Rule.SEARCH, Rule.SAVE_ONE_POINT, Rule.FREE_ACTIONS,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= OFFERED_TOO:
        return cannot_take(s, t, BASIC + action - OFFERED_TOO)
    if action >= CARD:
        return cannot_use(s, t, action - CARD + 1, True)
    if action >= TREASURE:
        return 0 if usable(s, t, action - TREASURE, True) else Rule.TREASURE_RETAIN
    if action >= SACRIFICE:
        return cannot_sacrifice(s, t, action - SACRIFICE)
    if action >= MOVE:
        return actions.cannot_move(s, t, action - MOVE)
    return cannot_act(s, t, action)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; most Treasures and cards are elsewhere."""
    count = 0
    for action in range(TREASURE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_kept(s, t, out, count, TREASURE, True)
    for action in range(OFFERED_TOO, SIZE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    return count


def cannot_act(s: State, t: Tables, action: int) -> int:
    """0, or the rule against an action without a place."""
    if action == END:
        return 0
    if action == ADVENTURE:
        return actions.cannot_adventure(s, t)
    if action <= FIRE_TORPEDO:
        return actions.cannot_attack(s, t, style_of(action))
    if action == INCITE:
        return actions.cannot_incite(s, t)
    if action == REST:
        return actions.cannot_pay(s, t, REST_ACTION)
    if action == REPAIR:
        return actions.cannot_pay(s, t, REPAIR_ACTION)
    if action == REFIT:
        return actions.cannot_refit(s, t)
    if action == SEARCH:
        return actions.cannot_search(s, t)
    return cannot_take(s, t, action - OFFERED)


def cannot_take(s: State, t: Tables, offer: int) -> int:
    """0, or the rule against an action that an upgrade offers."""
    return questions.cannot_act(s, t, OFFERING[offer], WAYS[offer], 0)


def style_of(action: int) -> int:
    """How an attack is made."""
    if action == ATTACK_BOLDLY:
        return BOLD
    return STALK if action == ATTACK_STALKING else TORPEDO


def cannot_sacrifice(s: State, t: Tables, character: int) -> int:
    """0, or the rule against a sacrifice for action points [sacrifice-for-points]."""
    if t.character_actions[character] == 0:
        return Rule.SACRIFICE_FOR_POINTS
    if not aboard(s, character):
        return Rule.SACRIFICED_ALREADY
    return Rule.OFFICER_CONSENT if s.refused >> character & 1 else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action >= OFFERED_TOO:
        take(s, t, BASIC + action - OFFERED_TOO)
    elif action >= CARD:
        use_card(s, t, action - CARD + 1)
    elif action >= TREASURE:
        use(s, t, action - TREASURE)
    elif action >= SACRIFICE:
        character = action - SACRIFICE
        if captains.asks_owner(s, character):
            push(s, Step.CONSENT, character, 1, 0, 0)
        else:
            give_up(s, t, character)
    elif action >= MOVE:
        actions.move(s, t, action - MOVE)
    else:
        do(s, t, action)


def give_up(s: State, t: Tables, character: int) -> None:
    """A character is sacrificed for action points [sacrifice-for-points]."""
    sacrifice(s, t, character)
    gain_actions(s, t, t.character_actions[character])


def do(s: State, t: Tables, action: int) -> None:
    """Begin an action without a place."""
    if action == END:
        s.frames[s.depth - 1].b = 1
    elif action == ADVENTURE:
        actions.begin_adventure(s, t)
    elif action <= FIRE_TORPEDO:
        actions.begin_attack(s, t, style_of(action))
    elif action == INCITE:
        actions.incite(s, t)
    elif action == REST:
        actions.rest(s, t)
    elif action == REPAIR:
        actions.repair(s, t)
    elif action == REFIT:
        actions.refit(s, t)
    elif action == SEARCH:
        actions.search(s, t)
    else:
        take(s, t, action - OFFERED)


def take(s: State, t: Tables, offer: int) -> None:
    """Begin an action that an upgrade offers."""
    questions.act(s, t, OFFERING[offer], WAYS[offer])


def notation(action: int) -> str:
    if action >= OFFERED_TOO:
        return upgrades.ACTS[BASIC + action - OFFERED_TOO][2]
    if action >= CARD:
        return f"use {names.CARDS[action - CARD + 1]}"
    if action >= TREASURE:
        return f"use {names.TREASURES[action - TREASURE]}"
    if action >= SACRIFICE:
        return f"sacrifice {names.CHARACTERS[action - SACRIFICE]}"
    return f"move {names.OCEANS[action - MOVE]}" if action >= MOVE else PLAIN[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= OFFERED_TOO:
        return "do-" + notation(action).replace(" ", "-"), {}
    if action >= CARD:
        return "do-use-card", {"card": action - CARD + 1}
    if action >= TREASURE:
        return "do-use-treasure", {"treasure": action - TREASURE}
    if action >= SACRIFICE:
        return "do-sacrifice", {"character": action - SACRIFICE}
    return ("do-move", {"ocean": action - MOVE}) if action >= MOVE else (f"do-{PLAIN[action]}", {})
