"""What the Nautilus does next in the Action Phase."""

from __future__ import annotations

from leagues.games.nemo import actions, allies, captains, digging, names, questions, ready, upgrades
from leagues.games.nemo.actions import REPAIR_ACTION, REST_ACTION
from leagues.games.nemo.keeping import cannot_use, use_card
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import gain_actions, sacrifice
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    BASIC_CARDS,
    BOLD,
    CHARACTERS,
    COMES_ABOARD,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    NUMBERED,
    OCEANS,
    STALK,
    TEST_LOSS,
    TORPEDO,
    State,
    aboard,
    level,
    optional,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import usable, use
from leagues.kernel.frames import pop, push, tell

END, ADVENTURE, ATTACK_BOLDLY, ATTACK_STALKING, FIRE_TORPEDO, INCITE, REST, REPAIR, REFIT, SEARCH = range(10)
OFFERED = 10  # OFFERED + one of the actions that upgrades of the basic box offer
OFFERING = tuple(upgrade for upgrade, _, _ in upgrades.ACTS)  # whose each of all such actions is
WAYS = tuple(way for _, way, _ in upgrades.ACTS)  # and which of its own
BASIC = sum(upgrade < names.BASIC_UPGRADES for upgrade in OFFERING)  # how many of them are in the basic box
MOVE = OFFERED + BASIC  # MOVE + ocean
SACRIFICE = MOVE + OCEANS  # SACRIFICE + character
TREASURE = SACRIFICE + CHARACTERS  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
EARLIER = sum(upgrade < names.EARLIER_UPGRADES for upgrade in OFFERING)  # how many there were before the Allies
OFFERED_TOO = CARD + BASIC_CARDS - 1  # OFFERED_TOO + one of the others of these
ALLY = OFFERED_TOO + EARLIER - BASIC  # ALLY + ally
PLACE = ALLY + ALLIES  # PLACE + ally
OFFERED_LAST = PLACE + ALLIES  # OFFERED_LAST + one of those that came later
BEFORE = sum(upgrade < names.LATER_UPGRADES for upgrade in OFFERING)  # how many there were before the Adventure tokens
TOKEN = OFFERED_LAST + BEFORE - EARLIER  # TOKEN + Adventure token
LATER_CARD = TOKEN + ADVENTURES  # LATER_CARD + one of those
LATER_CARDS = (names.CARDS.index("event 54"),)  # cards of the expanded box that can be used
OFFERED_SINCE = LATER_CARD + len(LATER_CARDS)  # OFFERED_SINCE + one of those that came after these
BURY = OFFERED_SINCE + len(OFFERING) - BEFORE
END_AT = BURY + 1  # END_AT + level of failed tests from then on
LAST_CARD = END_AT + len(names.LEVELS)  # Nadeen Dakkar's
SIZE = LAST_CARD + 1
CHANGING = names.OPTIONAL_RULES.index("changing-losses")
OFFERS = (  # all that upgrades offer
    *range(OFFERED, MOVE), *range(OFFERED_TOO, ALLY), *range(OFFERED_LAST, TOKEN), *range(OFFERED_SINCE, BURY),
)  # fmt: skip
MEET, MEND = (OFFERS[[text for _, _, text in upgrades.ACTS].index(text)] for text in ("diplomacy", "mend"))
WAIT = True  # what was done last in a turn can still be taken back
PLAIN = (
    "end", "adventure", "bold", "stalk", "torpedo", "incite", "rest", "repair", "refit", "search",
)  # fmt: skip
RULES = (
    Rule.ACTIONS, Rule.ACTION_COSTS, Rule.ADVENTURE, Rule.ATTACK, Rule.INCITE, Rule.MOVE, Rule.REST, Rule.REPAIR, Rule.REFIT,
    Rule.SEARCH, Rule.SAVE_ONE_POINT, Rule.FREE_ACTIONS, Rule.ALLIES_HELP, Rule.ALLIES_WHEN,
)  # fmt: skip


def offer_of(action: int) -> int:
    """Which of the actions that upgrades offer an answer is; -1 for another answer."""
    if OFFERED_SINCE <= action < BURY:
        return BEFORE + action - OFFERED_SINCE
    if OFFERED_LAST <= action < TOKEN:
        return EARLIER + action - OFFERED_LAST
    if OFFERED_TOO <= action < ALLY:
        return BASIC + action - OFFERED_TOO
    return action - OFFERED if OFFERED <= action < MOVE else -1


def treasure_of(action: int) -> int:
    """The kind of Treasure that is used; -1 for another answer."""
    if ALLY <= action < PLACE:
        return FIRST_ALLY + action - ALLY
    if TOKEN <= action < LATER_CARD:
        return FIRST_ADVENTURE + action - TOKEN
    return action - TREASURE if TREASURE <= action < CARD else -1


def card_of(action: int) -> int:
    """The card of the tableau that is used; 0 for another answer."""
    if action == LAST_CARD:
        return COMES_ABOARD
    if LATER_CARD <= action < OFFERED_SINCE:
        return LATER_CARDS[action - LATER_CARD]
    return action - CARD + 1 if CARD <= action < OFFERED_TOO else 0


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == BURY:
        return digging.cannot_bury(s, t)
    if END_AT <= action < LAST_CARD:
        return cannot_end_at(s, t, action - END_AT)
    if offer_of(action) >= 0:
        return cannot_take(s, t, offer_of(action))
    if treasure_of(action) >= 0:
        return 0 if usable(s, t, treasure_of(action), True) else Rule.TREASURE_RETAIN
    if card_of(action) > 0:
        return cannot_use(s, t, card_of(action), True)
    if action >= PLACE:
        return allies.cannot_place(s, t, FIRST_ALLY + action - PLACE)
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
    for action in range(OFFERED_TOO, ALLY):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_later(s, t, out, count, ALLY, FIRST_ALLY, ALLIES, True)
    count = allies.add_placing(s, t, out, count, PLACE)
    for action in range(OFFERED_LAST, TOKEN):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_later(s, t, out, count, TOKEN, FIRST_ADVENTURE, ADVENTURES, True)
    for action in range(LATER_CARD, SIZE):
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
    return actions.cannot_search(s, t)


def cannot_take(s: State, t: Tables, offer: int) -> int:
    """0, or the rule against an action that an upgrade offers."""
    return questions.cannot_act(s, t, OFFERING[offer], WAYS[offer], 0)


def cannot_end_at(s: State, t: Tables, chosen: int) -> int:
    """0, or the rule against ending the turn with another level for failed tests [changing-losses, losses-same]."""
    if not optional(s, CHANGING):
        return Rule.CHANGING_LOSSES
    return Rule.LOSSES_SAME if questions.test_level(s, t, level(s, TEST_LOSS)) == chosen else 0


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
    if action == BURY:
        digging.begin_burying(s, t)
    elif END_AT <= action < LAST_CARD:
        end_at(s, action - END_AT)
    elif offer_of(action) >= 0:
        take(s, t, offer_of(action))
    elif treasure_of(action) >= 0:
        use(s, t, treasure_of(action))
    elif card_of(action) > 0:
        use_card(s, t, card_of(action))
    elif action >= PLACE:
        allies.begin_placing(s, FIRST_ALLY + action - PLACE)
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


def end_at(s: State, chosen: int) -> None:
    """The turn ends, and failed tests cost something else from the next one on [changing-losses, losses-who]."""
    s.losses = chosen + 1
    tell(s, Say.LOSSES_CHANGED, chosen, 0, 0)
    s.frames[s.depth - 1].b = 1


def give_up(s: State, t: Tables, character: int) -> None:
    """A character is sacrificed for action points [sacrifice-for-points]."""
    sacrifice(s, t, character)
    gain_actions(s, t, t.character_actions[character])
    questions.sacrificed(s, t, character)


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
    else:
        actions.search(s, t)


def take(s: State, t: Tables, offer: int) -> None:
    """Begin an action that an upgrade offers."""
    questions.act(s, t, OFFERING[offer], WAYS[offer])


def notation(action: int) -> str:
    if action == BURY:
        return "bury"
    if END_AT <= action < LAST_CARD:
        return f"end {names.LEVELS[action - END_AT]}"
    if offer_of(action) >= 0:
        return upgrades.ACTS[offer_of(action)][2]
    if treasure_of(action) >= 0:
        return f"use {names.TREASURES[treasure_of(action)]}"
    if card_of(action) > 0:
        return f"use {names.CARDS[card_of(action)]}"
    if action >= PLACE:
        return f"place {names.ALLIES[action - PLACE]}"
    if action >= SACRIFICE:
        return f"sacrifice {names.CHARACTERS[action - SACRIFICE]}"
    return f"move {names.OCEANS[action - MOVE]}" if action >= MOVE else PLAIN[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == BURY:
        return "do-bury", {}
    if END_AT <= action < LAST_CARD:
        return "do-end-at", {"level": action - END_AT}
    if offer_of(action) >= 0:
        return "do-" + notation(action).replace(" ", "-"), {}
    if treasure_of(action) >= 0:
        return "do-use-treasure", {"treasure": treasure_of(action)}
    if card_of(action) > 0:
        return "do-use-card", {"card": card_of(action)}
    if action >= PLACE:
        return "do-place-ally", {"treasure": FIRST_ALLY + action - PLACE}
    if action >= SACRIFICE:
        return "do-sacrifice", {"character": action - SACRIFICE}
    return ("do-move", {"ocean": action - MOVE}) if action >= MOVE else (f"do-{PLAIN[action]}", {})
