"""After the roll: let it stand, or call for help; any number of times, in any order."""

from __future__ import annotations

from leagues.games.nemo import attributes, captains, names, questions, sources, testing, upgrades
from leagues.games.nemo.keeping import helps_roll, rolls_again
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import could_be_better, help_with, natural_two
from leagues.games.nemo.resources import sacrifice
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    ARONNAX,
    BASIC_CARDS,
    CHARACTERS,
    CONSEIL,
    EXPANDED,
    FAILED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    FIRST_OFFICER,
    NED,
    NUMBERED,
    REMOVED,
    TABLEAU,
    State,
    aboard,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import ADVENTURE, HELP_PLUS, Tables
from leagues.games.nemo.treasure import calms, helps_with, mends, rerolls, use
from leagues.kernel.frames import ask, pop, push, tell

ACCEPT = 0
OFFERED = 1  # OFFERED + one of the ways in which upgrades of the basic box help
OFFERING = tuple(upgrade for upgrade, _, _ in upgrades.HELPS)  # whose each of them is
WAYS = tuple(way for _, way, _ in upgrades.HELPS)  # and which of its ways
SOURCES = tuple(getattr(upgrades.ALL[upgrade], "SOURCE", 0) for upgrade in OFFERING)
BASIC = sum(upgrade < names.BASIC_UPGRADES for upgrade in OFFERING)  # how many of them are in the basic box
CHARACTER = OFFERED + BASIC  # CHARACTER + character
TREASURE = CHARACTER + CHARACTERS  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
EARLIER = sum(upgrade < names.EARLIER_UPGRADES for upgrade in OFFERING)  # how many there were before the Allies
OFFERED_TOO = CARD + BASIC_CARDS - 1  # OFFERED_TOO + one of the others of these
ALLY = OFFERED_TOO + EARLIER - BASIC  # ALLY + ally
OFFERED_LAST = ALLY + ALLIES  # OFFERED_LAST + one of those that came later
BEFORE = sum(upgrade < names.LATER_UPGRADES for upgrade in OFFERING)  # how many there were before the Adventure tokens
TOKEN = OFFERED_LAST + BEFORE - EARLIER  # TOKEN + Adventure token
OFFERED_SINCE = TOKEN + ADVENTURES  # OFFERED_SINCE + one of those that came after these
LUCK = OFFERED_SINCE + len(OFFERING) - BEFORE  # the Lucky token of somebody aboard
RED_SKY = LUCK + 1  # a Red Sky at Night
SIZE = RED_SKY + 1
RULES = (
    Rule.HELP, Rule.HELP_ANY_ORDER, Rule.HELP_NATURAL_TWO, Rule.RE_ROLL, Rule.SACRIFICE, Rule.ENEMY_HELP, Rule.TORPEDO_HELP,
    Rule.ALLIES_HELP,
)  # fmt: skip


def offer_of(action: int) -> int:
    """Which of the ways in which upgrades help an answer is; -1 for another answer."""
    if OFFERED_SINCE <= action < LUCK:
        return BEFORE + action - OFFERED_SINCE
    if OFFERED_LAST <= action < TOKEN:
        return EARLIER + action - OFFERED_LAST
    if OFFERED_TOO <= action < ALLY:
        return BASIC + action - OFFERED_TOO
    return action - OFFERED if OFFERED <= action < CHARACTER else -1


def treasure_of(action: int) -> int:
    """The kind of Treasure that is used; -1 for another answer."""
    if ALLY <= action < OFFERED_LAST:
        return FIRST_ALLY + action - ALLY
    if TOKEN <= action < OFFERED_SINCE:
        return FIRST_ADVENTURE + action - TOKEN
    return action - TREASURE if TREASURE <= action < CARD else -1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == ACCEPT:
        return 0
    if action == LUCK:
        return attributes.cannot_use_luck(s)
    if action == RED_SKY:
        return cannot_use_sky(s)
    offer = offer_of(action)
    if offer >= 0:
        return questions.cannot_help(s, t, OFFERING[offer], WAYS[offer], 0)
    if treasure_of(action) >= 0:
        return cannot_use_treasure(s, t, treasure_of(action))
    if action >= CARD:
        return cannot_use_card(s, t, action - CARD + 1)
    return cannot_call(s, t, action - CHARACTER)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; most Treasures and cards are elsewhere."""
    count = 0
    for action in range(TREASURE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    for kind in range(NUMBERED):
        if s.held[kind] > 0 and forbidden(s, t, TREASURE + kind) == 0:
            out[count] = TREASURE + kind
            count += 1
    for card in range(1, BASIC_CARDS):
        if s.cards[card] == TABLEAU and forbidden(s, t, CARD + card - 1) == 0:
            out[count] = CARD + card - 1
            count += 1
    for action in range(OFFERED_TOO, LUCK if s.box == EXPANDED else ALLY):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    for action in range(LUCK, SIZE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    return count


def cannot_use_treasure(s: State, t: Tables, kind: int) -> int:
    """0, or the rule against using a Treasure after the roll [treasure-retain, allies-help, help-natural-two]."""
    if helps_with(s, t, kind) > 0:
        return Rule.HELP_NATURAL_TWO if natural_two(s) else 0
    return 0 if rerolls(s, t, kind) or mends(s, t, kind) or calms(s, t, kind) else Rule.TREASURE_RETAIN


def cannot_use_sky(s: State) -> int:
    """0, or the rule against discarding a Red Sky at Night [red-sky, help-natural-two]."""
    if s.red_sky == 0:
        return Rule.RED_SKY
    return Rule.HELP_NATURAL_TWO if natural_two(s) else 0


def cannot_call(s: State, t: Tables, character: int) -> int:
    """0, or the rule against a sacrifice after the roll [sacrifice, help-natural-two]."""
    if not aboard(s, character):
        return Rule.SACRIFICED_ALREADY
    if s.refused >> character & 1:
        return Rule.OFFICER_CONSENT
    if character == CONSEIL:
        return 0
    if t.after_roll[character] == 0:
        return Rule.SACRIFICE_FOR_POINTS
    return Rule.HELP_NATURAL_TWO if natural_two(s) else 0


def cannot_use_card(s: State, t: Tables, card: int) -> int:
    """0, or the rule against giving up a card of the tableau after the roll."""
    if not helps_roll(s, t, card, s.frames[s.depth - 2].a):
        return Rule.HELP
    return Rule.HELP_NATURAL_TWO if natural_two(s) and not rolls_again(t, card) else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == ACCEPT:
        return
    character = action - CHARACTER
    if CHARACTER <= action < TREASURE and captains.asks_owner(s, character):
        push(s, Step.CONSENT, character, 0, 0, 0)
        return
    if action == LUCK:
        attributes.use_luck(s)
        testing.roll_again(s)
    elif action == RED_SKY:
        s.red_sky -= 1
        tell(s, Say.RED_SKY_USED, s.red_sky, 0, 0)
        help_with(s, sources.WITH_RED_SKY, t.red_sky_adds)
    elif offer_of(action) >= 0:
        use_upgrade(s, t, offer_of(action))
    elif treasure_of(action) >= 0:
        use_treasure(s, t, treasure_of(action))
    elif action >= CARD:
        give_up_card(s, t, action - CARD + 1)
    else:
        call(s, t, character)
    go_on(s, t)
    if CHARACTER <= action < TREASURE:
        questions.sacrificed(s, t, character)


def go_on(s: State, t: Tables) -> None:
    """More help, while it could matter and the dice lie on the table."""
    test = s.frames[s.depth - 1]
    if s.ending == 0 and test.doing == Step.TEST and could_be_better(s, t, test.a, test.b):
        ask(s, Step.HELP)


def give_up_card(s: State, t: Tables, card: int) -> None:
    """A card of the tableau goes to the FAIL pile for its help."""
    s.cards[card] = FAILED
    tell(s, Say.CARD_FAILED, card, 0, 0)
    if rolls_again(t, card):
        testing.roll_again(s)
    else:
        help_with(s, sources.WITH_CARD, t.help[card] - HELP_PLUS)


def use_treasure(s: State, t: Tables, kind: int) -> None:
    """A Treasure lets the dice be rolled again, adds to them, or raises a track or lowers Notoriety first."""
    adds = helps_with(s, t, kind)
    if adds > 0:
        s.held[kind] -= 1
        tell(s, Say.TREASURE_USED, kind, 0, 0)
        help_with(s, sources.WITH_ADVENTURE if t.treasure_kind[kind] == ADVENTURE else sources.WITH_ALLY, adds)
        go_on(s, t)
        questions.treasure_discarded(s, t, kind)
    elif rerolls(s, t, kind):
        s.held[kind] -= 1
        tell(s, Say.TREASURE_USED, kind, 0, 0)
        testing.roll_again(s)
        questions.treasure_discarded(s, t, kind)
    else:
        ask(s, Step.HELP)
        use(s, t, kind)


def call(s: State, t: Tables, character: int) -> None:
    """A character is sacrificed [aronnax, ned-land, first-officer, conseil]."""
    sacrifice(s, t, character)
    if s.ending != 0:
        return
    if character == CONSEIL:
        testing.roll_again(s)
    elif character == ARONNAX:
        help_with(s, sources.WITH_ARONNAX, t.after_roll[ARONNAX])
    elif character == NED:
        help_with(s, sources.WITH_NED, t.after_roll[NED])
    else:
        help_with(s, sources.WITH_FIRST_OFFICER, t.after_roll[FIRST_OFFICER])


def use_upgrade(s: State, t: Tables, offered: int) -> None:
    """An upgrade helps, or is removed from the game for it [crew-armor-destroyed]."""
    upgrade, way = OFFERING[offered], WAYS[offered]
    questions.helps(s, t, upgrade, way)
    if questions.help_destroys(s, t, upgrade, way, False):
        s.upgrades[upgrade] = REMOVED
    adds = questions.help_adds(s, t, upgrade, way, 0)
    if adds > 0:
        help_with(s, SOURCES[offered], adds)


def notation(action: int) -> str:
    if action == LUCK:
        return "use lucky"
    if action == RED_SKY:
        return "use red-sky"
    if offer_of(action) >= 0:
        return upgrades.HELPS[offer_of(action)][2]
    if treasure_of(action) >= 0:
        return f"use {names.TREASURES[treasure_of(action)]}"
    if action >= CARD:
        return f"use {names.CARDS[action - CARD + 1]}"
    return f"sacrifice {names.CHARACTERS[action - CHARACTER]}" if action >= CHARACTER else "accept"


def words(action: int) -> tuple[str, dict[str, int]]:
    if treasure_of(action) >= 0:
        return "do-use-treasure", {"treasure": treasure_of(action)}
    if CARD <= action < OFFERED_TOO:
        return "do-use-card", {"card": action - CARD + 1}
    if CHARACTER <= action < TREASURE:
        return "do-sacrifice", {"character": action - CHARACTER}
    return "do-" + notation(action).replace(" ", "-"), {}
