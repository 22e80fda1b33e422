"""Actions: what each costs, what keeps one from it, and how it begins.

`price` answers one question, source by source: what an action costs. The rules add it up, the screen prints it.
"""

from __future__ import annotations

from leagues.games.nemo import effects, questions, seas
from leagues.games.nemo.combat import has_target
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import affordable
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sailing import arrive
from leagues.games.nemo.sources import CARD, INCITE, REFIT, REPAIR, REST, SEARCH
from leagues.games.nemo.starts import begin_fight, begin_test
from leagues.games.nemo.state import BELOW_DECK, CARDS, OCEANS, TORPEDO, UPGRADES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import COSTS, Tables
from leagues.kernel.frames import ask, tell

ADVENTURE_ACTION, ATTACK_ACTION, INCITE_ACTION, MOVE_ACTION = map(COSTS.index, ("adventure", "attack", "incite", "move"))
REST_ACTION, REPAIR_ACTION, REFIT_ACTION, SEARCH_ACTION = map(COSTS.index, ("rest", "repair", "refit", "search"))
PRINTED_PRICE, LULL_DISCOUNT = range(2)  # the sources of a price
PRICE_SOURCES = 2
NOBODY = -1  # no upgrade
TWO_POINTS = 2  # what some upgrades ask of an action


def price(s: State, t: Tables, printed: int, source: int) -> int:
    """What a source adds to the price of something that costs so many action points [action-costs, lull-cheaper]."""
    if source == PRINTED_PRICE:
        return printed
    return -t.lull_saves if s.lull == 1 and printed == t.lull_price else 0


def whole_price(s: State, t: Tables, printed: int) -> int:
    """The price, all sources together."""
    found = 0
    for source in range(PRICE_SOURCES):
        found += price(s, t, printed, source)
    return found


def action_price(s: State, t: Tables, printed: int) -> int:
    """What an action costs that is printed with so many points [lull-cheaper]; some motives know no discount."""
    return whole_price(s, t, printed) if questions.discounts(s, t, True) else printed


def cost(s: State, t: Tables, action: int) -> int:
    """The action points for an action; a Move may be free."""
    if action == MOVE_ACTION and questions.free_move(s, t, NOBODY) != NOBODY:
        return 0
    return action_price(s, t, t.costs[action])


def cannot_pay(s: State, t: Tables, action: int) -> int:
    """0, or the rule that an action costs too much [not-enough-points]."""
    return Rule.NOT_ENOUGH_POINTS if s.actions < cost(s, t, action) else 0


def pay(s: State, t: Tables, action: int) -> None:
    """Pay for an action; one for two points is marked in the frame of the Action Phase [two-point-actions]."""
    price = cost(s, t, action)
    s.actions -= price
    if price == TWO_POINTS:
        s.frames[s.depth - 1].c = 1


def of_two_points(s: State, t: Tables, what: int, subject: int) -> bool:
    """Whether a test comes, or would come, of an action for two points: resting, repairing and refitting but for a card that
    lets one roll, and the card that an Adventure has turned up [diving-tests]."""
    if what == CARD:
        return found_by_adventure(s, subject)
    if not REST <= what <= REFIT or cost(s, t, REST_ACTION + what - REST) != TWO_POINTS:
        return False
    for at in range(s.depth):
        if s.frames[at].doing == Step.TEST and s.frames[at].c > 0:
            return False
    return True


def found_by_adventure(s: State, card: int) -> bool:
    """Whether an Adventure for two points has turned a card up; the frame of the Action Phase keeps what was paid."""
    paid = False
    for at in range(s.depth):
        frame = s.frames[at]
        if frame.doing == Step.ACTIONS:
            paid = frame.c == 1
        elif frame.doing == Step.RESOLVE and frame.a >= effects.OF_DEADLY:
            paid = False  # an Uncharted Island asks nothing [uncharted-island]
        elif (frame.doing == Step.PERFORM or frame.doing == Step.UNDERTAKE) and frame.a == card:
            return paid
    return False


def acting(s: State) -> bool:
    """Whether the Action Phase is going on."""
    for at in range(s.depth):
        if s.frames[at].doing == Step.ACTIONS:
            return True
    return False


def deck_left(s: State) -> int:
    """Cards of the Adventure Deck, seen and unseen."""
    found = s.deck
    for card in range(1, CARDS):
        if s.cards[card] == BELOW_DECK:
            found += 1
    return found


def cannot_adventure(s: State, t: Tables) -> int:
    """0, or the rule against an Adventure [adventure-empty]."""
    return Rule.ADVENTURE_EMPTY if deck_left(s) == 0 else cannot_pay(s, t, ADVENTURE_ACTION)


def cannot_attack(s: State, t: Tables, style: int) -> int:
    """0, or the rule against an attack [attack-target]. A torpedo and diplomacy cost no action points."""
    rule = questions.cannot_attack(s, t, style, 0 if style >= TORPEDO else cannot_pay(s, t, ATTACK_ACTION))
    if rule != 0:
        return rule
    return 0 if has_target(s, t, style) else Rule.ATTACK_TARGET


def cannot_move(s: State, t: Tables, ocean: int) -> int:
    """0, or the rule against a move [links]."""
    if ocean == s.nautilus or not in_reach(s, t, ocean):
        return Rule.LINKS
    return cannot_pay(s, t, MOVE_ACTION)


def in_reach(s: State, t: Tables, ocean: int) -> bool:
    """Whether one Move leads to an ocean; one that goes further than to the next may pass through another."""
    if seas.can_sail(s, t, s.nautilus, ocean):
        return True
    if questions.reach(s, t, 1) > 1:
        for between in range(OCEANS):
            if seas.can_sail(s, t, s.nautilus, between) and seas.can_sail(s, t, between, ocean):
                return True
    return False


def cannot_incite(s: State, t: Tables) -> int:
    """0, or the rule against inciting [incite-space]."""
    return cannot_pay(s, t, INCITE_ACTION) if seas.free_land(s, t, s.nautilus) else Rule.INCITE_SPACE


def cannot_search(s: State, t: Tables) -> int:
    """0, or the rule against a search [search-needs-gem]."""
    lies_here = questions.searchable(s, t, s.gems[s.nautilus] == 1)
    return cannot_pay(s, t, SEARCH_ACTION) if lies_here else Rule.SEARCH_NEEDS_GEM


def cannot_refit(s: State, t: Tables) -> int:
    """0, or the rule against a refit: nothing could be paid for, not even at the best result [refit-payable]."""
    for upgrade in range(UPGRADES):
        if affordable(s, t, upgrade, 1):
            return cannot_pay(s, t, REFIT_ACTION)
    return Rule.REFIT_PAYABLE


def begin_adventure(s: State, t: Tables) -> None:
    """Draw a card of the Adventure Deck [adventure]."""
    pay(s, t, ADVENTURE_ACTION)
    ask(s, Step.DRAW_ADVENTURE)


def begin_attack(s: State, t: Tables, style: int) -> None:
    """Name a target; a torpedo costs nothing, once a turn [attack, torpedo]."""
    if style == TORPEDO:
        s.torpedo_used = 1
    else:
        pay(s, t, ATTACK_ACTION)
    begin_fight(s, 0, style, 0)


def move(s: State, t: Tables, ocean: int) -> None:
    """Sail [move]."""
    upgrade = questions.free_move(s, t, NOBODY)
    if upgrade == NOBODY:
        pay(s, t, MOVE_ACTION)
    else:
        s.used |= 1 << upgrade
    arrive(s, t, ocean)


def search(s: State, t: Tables) -> None:
    """Search for Treasure [search]."""
    pay(s, t, SEARCH_ACTION)
    tell(s, Say.SEARCHES, s.nautilus, 0, 0)
    begin_test(s, SEARCH, 0, 0)


def incite(s: State, t: Tables) -> None:
    """Incite an uprising [incite]."""
    pay(s, t, INCITE_ACTION)
    if questions.goodwill(s, t, False):
        tell(s, Say.GOODWILL_MISSION, s.nautilus, 0, 0)
    else:
        tell(s, Say.INCITES, s.nautilus, 0, 0)
    begin_test(s, INCITE, 0, 0)


def rest(s: State, t: Tables) -> None:
    """Rest the Crew [rest]."""
    pay(s, t, REST_ACTION)
    tell(s, Say.RESTS, 0, 0, 0)
    begin_test(s, REST, 0, 0)


def repair(s: State, t: Tables) -> None:
    """Repair the Hull [repair]."""
    pay(s, t, REPAIR_ACTION)
    tell(s, Say.REPAIRS, 0, 0, 0)
    begin_test(s, REPAIR, 0, 0)


def refit(s: State, t: Tables) -> None:
    """Refit the Nautilus [refit]."""
    pay(s, t, REFIT_ACTION)
    tell(s, Say.REFITS, 0, 0, 0)
    begin_test(s, REFIT, 0, 0)
