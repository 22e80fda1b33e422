"""What comes next: the sequence of play, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.games.nautilion import collision, darkhouse, path
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.endings import reach_abyss, reach_isles
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import any_discarded
from leagues.games.nautilion.state import (
    DARKHOUSE,
    DARKHOUSE_CARDS,
    EXPANSIONS,
    GREEN,
    HEROICS,
    LONGEST_PATH,
    MAGE,
    MAGES,
    MERCENARIES,
    MERCENARY,
    NAUTILION,
    PHANTOM,
    REEF,
    REEFS,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.steps import Opening, Phase, Purpose, Setup, Step
from leagues.games.nautilion.tables import LEVELS, SHIPS, Tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ask, doing, next_step, pop, push, tell

ROOM_TO_GROW = 20  # places for what comes into a path later: a card of the Darkhouse every five turns, and the collision
OPEN_HEROICS = 3
REEF_ROLL = 1  # the argument of ROLL when it is the roll to escape


def begin(s: State, t: Tables, options: Mapping[str, Any]) -> None:
    """Lay out what needs no chance: the ends, the figures, the reserve
    [setup-ends, setup-figures, setup-reserve, setup-discard, setup-ship, reserve-levels, two-reserve]."""
    s.players = options["players"]
    s.ship = SHIPS.index(options["ship"])
    s.starting_reserve = options["reserve"]
    s.expansions = sum(1 << EXPANSIONS.index(one) for one in options["expansions"])
    s.hard_phantom = options["harpoons"] - 2
    s.darkhouse_level = LEVELS.index(options["darkhouse_level"])
    s.reserve[GREEN] = s.starting_reserve + (t.two_player_reserve if s.players == 2 else 0)
    fill_boxes(s, t)
    s.path_length = sum(s.cup)
    grows = plays_with(s, MERCENARIES | DARKHOUSE_CARDS)
    most = LONGEST_PATH - (ROOM_TO_GROW if grows else 0)
    if s.path_length > most:
        raise LeaguesError("path-too-long", length=s.path_length, most=most)
    s.nautilion = path.HAPPY_ISLES
    s.phantom = s.path_length + 1
    ask(s, Step.SETUP)


def fill_boxes(s: State, t: Tables) -> None:
    """What is shuffled: the tokens of the path, the Reefs, the Heroic Actions that can be used [heroics-absent]."""
    for number in range(1, 10):
        s.cup[number] = t.copies
    if plays_with(s, MAGES):
        for mage in range(1, 4):
            s.cup[MAGE + mage] = t.mage_copies
    if plays_with(s, MERCENARIES):
        s.cup[MERCENARY] = t.mercenary_tokens
    if plays_with(s, REEFS):
        for which in range(3):
            s.reef_box[which] = t.reef_copies
    if plays_with(s, HEROICS):
        for card in range(1, 13):
            if t.heroic_expansions[card] & ~s.expansions == 0:
                s.heroic_deck |= 1 << card


def advance(s: State, t: Tables) -> None:
    """Run the routines until somebody must answer or the game is over."""
    while s.ending == 0:
        now = doing(s)
        if now == Step.TURN:
            turn(s, t)
        elif now == Step.OPENING:
            opening(s, t)
        elif now == Step.COLLISION:
            collision.collision(s, t)
        elif now == Step.SETUP:
            setup(s)
        else:
            return


def setup(s: State) -> None:
    """The path is laid at random and turned face up; then Reefs, Admirals and cards [expansions-combine]."""
    step = next_step(s)
    if step == Setup.PATH:
        ask(s, Step.DEAL_TOKEN)
    elif step == Setup.ADMIRALS:
        tell(s, Say.PATH_LAID, s.path_length, 0, 0)
        if s.players == 2:
            ask(s, Step.DEAL_ADMIRALS)
    elif step == Setup.REEFS:
        if plays_with(s, REEFS):
            push(s, Step.DEAL_REEF, 1, 0, 0, 0)
    elif step == Setup.CARDS:
        if plays_with(s, DARKHOUSE_CARDS):
            push(s, Step.DEAL_CARD, 0, 0, 0, 0)
    elif step == Setup.HEROICS:
        if s.heroic_deck != 0:
            push(s, Step.REVEAL_HEROIC, OPEN_HEROICS, 0, 0, 0)
    else:
        pop(s)
        ask(s, Step.TURN)


def turn(s: State, t: Tables) -> None:
    """One turn: the phases in their order [turn-phases, order-of-figures]."""
    step = next_step(s)
    if step == Phase.OPENING:
        start_turn(s)
        ask(s, Step.OPENING if plays_with(s, REEFS | DARKHOUSE_CARDS) else Step.ROLL)
    elif step == Phase.CURRENTS:
        if s.players == 2 and s.turn == 1:
            ask(s, Step.CHOOSE_FIRST)
    elif step == Phase.PLAN:
        ask(s, Step.PLAN)
    elif step == Phase.DARKHOUSE:
        if darkhouse.rolls_again(s, t, s.given[DARKHOUSE]):
            ask(s, Step.TOLL_DIE)
        else:
            darkhouse.take_toll(s, t, s.given[DARKHOUSE])
    elif step == Phase.PHANTOM:
        phantom(s, t)
    elif step == Phase.NAUTILION:
        nautilion(s, t)
    elif step == Phase.AGAIN and darkhouse.effect(s, t) == Card.TWICE and not s.again:
        play_again(s)
    else:
        pop(s)
        ask(s, Step.TURN)


def start_turn(s: State) -> None:
    """The next player's turn; what held for the last one is over [two-alternate]."""
    if s.players == 2 and s.turn > 0:
        s.active = 1 - s.active
    s.turn += 1
    s.rolls = 0
    for figure in range(3):
        s.dice[figure] = 0
        s.given[figure] = 0
    tell(s, Say.TURN, s.turn, s.active, s.players)
    if s.expansions != 0:
        forget_turn(s)
        darkhouse.machinate(s)


def forget_turn(s: State) -> None:
    """What the expansions did to the last turn no longer holds."""
    s.spare = 0
    s.rerolls = 0
    s.stuck = 0
    s.again = 0
    s.figure = 0
    s.bought = 0
    s.phantom_stays = 0
    s.phantom_back = 0
    s.haul = 0
    if s.shelter > 0:
        s.shelter -= 1


def opening(s: State, t: Tables) -> None:
    """Before the dice: phase 0, then the Reef [machinations, reef-after-machinations]."""
    effect = darkhouse.effect(s, t)
    step = next_step(s)
    if step == Opening.MACHINATIONS:
        if effect == Card.INSERT and can_insert(s):
            push(s, Step.RECOVER, Purpose.INSERTING, 1, 0, 0)
        elif effect == Card.RECOVER and any_discarded(s):
            push(s, Step.RECOVER, Purpose.KEEPING, 1, 0, 0)
    elif step == Opening.REEF:
        if path.reef_beside(s, s.nautilion) != 0:
            push(s, Step.ROLL, REEF_ROLL, 0, 0, 0)
    elif step == Opening.FIGURE:
        if effect == Card.TWO_STEPS and not s.stuck:
            ask(s, Step.CHOOSE_FIGURE)
    else:
        pop(s)
        if effect == Card.FIXED:
            fix_dice(s, t)
        else:
            s.spare = dice_left_out(s, effect)
            ask(s, Step.ROLL)


def can_insert(s: State) -> bool:
    """Whether the discard pile holds a token that can go back into the path [insert-tokens]."""
    for kind in range(1, MERCENARY + 1):
        if s.discard[kind] > 0:
            return path.room_for_a_place(s)
    return False


def dice_left_out(s: State, effect: int) -> int:
    """How many of the three dice are not part of the first roll."""
    if effect == Card.ONE_BY_ONE:
        return 2
    if effect == Card.TWO_STEPS and not s.stuck:
        return 2
    if s.stuck and effect != Card.TWICE:
        return 1
    return 0


def fix_dice(s: State, t: Tables) -> None:
    """The dice are set, not rolled [fixed-dice]."""
    dice = t.card_dice[darkhouse.card(s)]
    for die in range(3):
        s.dice[die] = dice[die]
    tell(s, Say.DICE_FIXED, s.dice[0], s.dice[1], s.dice[2])


def play_again(s: State) -> None:
    """Phases 2 to 5 once more, with the same dice
    [twice, twice-same-player, twice-collision, twice-reef-reached, heroic-twice]."""
    s.again = 1
    for figure in range(3):
        s.given[figure] = 0
    s.frames[s.depth - 1].step = Phase.PLAN
    tell(s, Say.SECOND_PASS, s.dice[0], s.dice[1], s.dice[2])


def phantom(s: State, t: Tables) -> None:
    """It moves toward the Happy Isles and destroys the token it lands on [phantom-move, phantom-discards]."""
    die = s.given[PHANTOM]
    if s.phantom_stays:
        tell(s, Say.PHANTOM_STAYED, die, 0, 0)
    elif s.phantom_back:
        s.phantom = path.toward_abyss(s, s.phantom, die)
        if s.phantom > s.path_length:
            tell(s, Say.PHANTOM_AT_ABYSS, die, 0, 0)
        else:
            phantom_lands(s, t, die)
    elif collision.meets(s, die):
        collision.collide(s, t, PHANTOM)
    else:
        s.phantom = path.toward_isles(s, s.phantom, die)
        if s.phantom == path.HAPPY_ISLES:
            reach_isles(s)
        else:
            phantom_lands(s, t, die)


def phantom_lands(s: State, t: Tables, die: int) -> None:
    """The token is destroyed, unless the Phantom recruits it or you get it
    [phantom-recruits, exchange, start-ends-stay, exchange-reefs]."""
    token = s.path[s.phantom]
    s.path[s.phantom] = 0
    if s.phantom_back:
        tell(s, Say.PHANTOM_BACK, die, token, 0)
    if darkhouse.exchanges(s, t):
        tell(s, Say.EXCHANGE_TAKEN, die, token, 0)
        if token == MERCENARY and s.collided:
            s.reserve[MERCENARY] += 1
            blow(s)
        else:
            s.landed = token
            ask(s, Step.PLACE_TOKEN)
        return
    if path.reef_beside(s, s.phantom) != 0:
        wreck_reef(s)
    phantom_gets(s, t, die, token)
    if token == MERCENARY and s.collided:
        blow(s)


def wreck_reef(s: State) -> None:
    """The Reef beside the Phantom goes to the discard pile [phantom-reef, exchange-reefs]."""
    tell(s, Say.PHANTOM_REEF, s.reefs[s.phantom], 0, 0)
    s.reefs[s.phantom] = 0
    s.discard[REEF] += 1


def phantom_gets(s: State, t: Tables, die: int, token: int) -> None:
    """A token falls into the Phantom's hands: onto its board, or into the discard pile
    [phantom-mage, exchange-mercenary]."""
    if collision.recruits(s, t, token):
        s.captives[token] += 1
        tell(s, Say.PHANTOM_RECRUITED, die, token, collision.phantom_harpoons(s, t))
    else:
        s.discard[token] += 1
        tell(s, Say.PHANTOM_LANDED, die, token, 0)


def blow(s: State) -> None:
    """A Mercenary of the Phantom costs you a token, if you have one [mercenary-blow]."""
    tell(s, Say.MERCENARY_BLOW, 0, 0, 0)
    darkhouse.give_up(s, 1, darkhouse.BLOW)


def nautilion(s: State, t: Tables) -> None:
    """It moves toward the Abyss and takes the token it lands on [nautilion-move, landing]."""
    die = s.given[NAUTILION]
    if s.stuck:
        leave_reef(s)
    elif darkhouse.effect(s, t) == Card.BACKWARDS and s.turn > 1:
        s.nautilion = path.toward_isles(s, s.nautilion, die)
        if s.nautilion == path.HAPPY_ISLES:
            tell(s, Say.NAUTILION_AT_ISLES, die, 0, 0)
        else:
            tell(s, Say.NAUTILION_BACK, die, s.path[s.nautilion], 0)
            nautilion_lands(s, t)
    elif collision.meets(s, die):
        collision.collide(s, t, NAUTILION)
    else:
        s.nautilion = path.toward_abyss(s, s.nautilion, die)
        if s.nautilion == s.path_length + 1:
            reach_abyss(s)
        else:
            tell(s, Say.NAUTILION_LANDED, die, s.path[s.nautilion], 0)
            nautilion_lands(s, t)


def leave_reef(s: State) -> None:
    """A Nautilion that was held does not move, but gets the Reef [reef-taken], unless that is gone
    [heroic-reefs-stuck, twice-stuck, backwards-stuck, two-steps-stuck, fixed-dice-stuck]."""
    s.stuck = 0
    if path.reef_beside(s, s.nautilion) != 0:
        tell(s, Say.REEF_TAKEN, s.reefs[s.nautilion], 0, 0)
        s.reefs[s.nautilion] = 0
        s.reserve[REEF] += 1


def nautilion_lands(s: State, t: Tables) -> None:
    """You get the token, and may place it; cards can send it elsewhere
    [heroic-haul, haul-exchange, exchange, start-ends-stay, reef-landing]."""
    if s.haul:
        haul(s)
        return
    token = s.path[s.nautilion]
    s.path[s.nautilion] = 0
    if darkhouse.exchanges(s, t):
        if collision.recruits(s, t, token):
            s.captives[token] += 1
        else:
            s.discard[token] += 1
        tell(s, Say.EXCHANGE_GIVEN, token, 0, 0)
    else:
        s.landed = token
        ask(s, Step.PLACE_TOKEN)


def haul(s: State) -> None:
    """The token and its nearest neighbours on both sides go into the reserve [haul-neighbours]."""
    before = path.toward_isles(s, s.nautilion, 1)
    after = path.toward_abyss(s, s.nautilion, 1)
    tell(s, Say.HAULED, s.path[s.nautilion], s.path[before], s.path[after])
    keep(s, s.nautilion)
    keep(s, before)
    keep(s, after)


def keep(s: State, place: int) -> None:
    """Take the token of a place into the reserve, if one lies there."""
    if s.path[place] != 0:
        s.reserve[s.path[place]] += 1
        s.path[place] = 0
