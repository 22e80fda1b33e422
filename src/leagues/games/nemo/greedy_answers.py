"""What the policy `greedy` answers outside the Action Phase. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import (
    cup,
    effects,
    greedy_acts,
    greedy_effects,
    greedy_fights,
    greedy_help,
    greedy_kept,
    greedy_pledges,
    greedy_rolls,
    greedy_upgrades,
    greedy_values,
    imperialists,
    questions,
    seas,
    spoils,
)
from leagues.games.nemo.combat import follow_up_price
from leagues.games.nemo.decisions import (
    absorb,
    add_upgrade,
    admiralty,
    answer_uprising,
    attack_style,
    bury,
    buy_first,
    choose,
    consent,
    dispose,
    exhibit,
    help,
    install,
    muster,
    parley,
    pay_salvage,
    pick_dice,
    pick_ocean,
    prepare,
    press,
    sail,
    spend,
    take_up,
    target,
    train,
    undertake,
)
from leagues.games.nemo.greedy_rolls import WAGERS
from leagues.games.nemo.greedy_values import ACTION_POINT, END, GEM, POINT
from leagues.games.nemo.placing import counts_white, first_die, second_die
from leagues.games.nemo.resolve import alternative_at
from leagues.games.nemo.scoring import row_length
from leagues.games.nemo.sources import ATTACK, CARD
from leagues.games.nemo.starts import FOLLOWS
from leagues.games.nemo.state import (
    AT_SEA,
    BOLD,
    CREW,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    MAJORS,
    OCEANS,
    STALK,
    TRACKS,
    State,
)
from leagues.games.nemo.steps import CUBE_OCEAN, GEM_OCEAN, MENDING_OCEAN, Step
from leagues.games.nemo.tables import KEEP_CARD, TEST_CARD, Tables
from leagues.games.nemo.upgrades import hospital_machines

NEVER = -9 * END
RATHER = -END // 2  # use something that was to be kept rather than lose the voyage
REACH = 15  # a space that ships come to from one more major ocean
SPARED = 5  # who is worth so much keeps the better Attribute token
PRESSING = 10  # so near to its defeat, a motive is changed for one with more room


def weigh(s: State, t: Tables, now: int, action: int, out: list[int]) -> int:
    """What an answer to one of the smaller decisions is worth."""
    if now == Step.FORESTALL:
        return greedy_kept.forestalling(s, t, action)
    if action >= greedy_kept.kept_from(now):
        return greedy_kept.using(s, t, now, action)
    if now == Step.TARGET:
        return targeting(s, t, action)
    if now == Step.DISPOSE:
        return disposing(s, t, action)
    if now == Step.PREPARE:
        return preparing(s, t, action)
    if now == Step.CHOOSE:
        if action >= choose.TREASURE:
            return RATHER
        frame = s.frames[s.depth - 1]
        card = s.frames[s.depth - 2].b
        return greedy_effects.thing(s, t, frame.a, alternative_at(t, frame.a, frame.b, action), card)
    if now == Step.SPREAD or now == Step.REPLACE_HIDDEN or now == Step.TURN_HOSTILE or now == Step.HUNT:
        found = placing(s, t, now, action)
        return -found if imperialists.against(s) else found
    if now == Step.PICK_DICE:
        if pick_dice.kept_of(action) >= 0:
            return NEVER
        if action >= pick_dice.AGAIN:
            return throwing_again(s, t, action - pick_dice.AGAIN)
        return picking_dice(s, t, action)
    if now == Step.PRESS:
        ship = s.frames[s.depth - 2].a - 1
        return (
            greedy_fights.against(s, t, greedy_upgrades.market(s, t), ship, s.backs[ship], s.nautilus, STALK)
            if action == press.FIGHT
            else 0
        )
    if now == Step.UNDERTAKE:
        return undertaking(s, t, s.frames[s.depth - 1].a) if action == undertake.UNDERTAKE else 0
    if now == Step.ABSORB:
        return absorbing(s, t, action)
    if now == Step.SPEND:
        return spending(s, t, action)
    return choosing(s, t, now, action)


def choosing(s: State, t: Tables, now: int, action: int) -> int:
    """What an answer to a rare decision is worth."""
    if now == Step.BUY_FIRST:
        return 1 if action == buy_first.LEAVE else 0  # the steps that it costs are worth more
    if now == Step.PAY_RESOURCE:
        return greedy_values.change(s, t, action, -1)
    if now == Step.SET_ASIDE:
        return -greedy_upgrades.upgrade(s, t, action)
    if now == Step.ADD_UPGRADE:
        return greedy_upgrades.upgrade(s, t, add_upgrade.upgrade_of(action)) if action != add_upgrade.NONE else 0
    if now == Step.INSTALL:
        return greedy_upgrades.upgrade(s, t, install.upgrade_of(action)) if action != install.NONE else 0
    if now == Step.CHANGE_MOTIVE:
        return motive(s, t, action)
    if now == Step.ATTACK_STYLE:
        return 1 if action == attack_style.STALKING else 0
    if now == Step.ANSWER_UPRISING:
        if action == answer_uprising.ABANDON:
            return -greedy_values.cube(s, t)
        return greedy_values.notoriety(s, t, s.frames[s.depth - 1].b)
    if now == Step.PICK_CHARACTER:
        worth = greedy_values.character(s, t, action)
        return worth if s.frames[s.depth - 1].b == 1 else -worth
    if now == Step.DISCARD_TREASURE:
        return -greedy_values.treasure(s, t, action)
    if now == Step.PAY_SALVAGE:
        return 1 if action == pay_salvage.GEM else -t.defence[0][pay_salvage.ship_of(action)]
    if now == Step.PLACE_GEM:
        return -greedy_acts.moves(s, t, s.nautilus, action)
    if now == Step.TAKE_UP:
        return taking_up(s, t, action)
    if now == Step.PARLEY:
        return parleying(s, t, action)
    if now == Step.TRAIN:
        return 0 if action == train.NONE else greedy_values.change(s, t, CREW, 1)
    if now == Step.EXHIBIT:
        return exhibiting(s, t, action)
    if now == Step.GIVE_UP:
        return -greedy_upgrades.upgrade(s, t, action)
    if now == Step.SPRING:
        return greedy_fights.against(s, t, greedy_upgrades.market(s, t), action, s.backs[action], s.nautilus, BOLD)
    if now == Step.ENLIST:
        return -row_length(s, action)
    if now == Step.KEEP_ATTRIBUTE:
        more = t.attribute_points[action]
        return more if t.character_points[s.frames[s.depth - 1].a] >= SPARED else -more
    if now == Step.BURY:
        return 1 if action == bury.ALL else 0
    if now == Step.AT_ALL_COSTS:
        return greedy_pledges.pledging(s, t, action)
    if now == Step.PURSUER:
        return greedy_fights.against(s, t, greedy_upgrades.market(s, t), action, s.backs[action], s.nautilus, BOLD)
    if now == Step.LAY_ADVENTURE:
        return -greedy_acts.moves(s, t, s.nautilus, action)
    if now == Step.CLAIM:
        return greedy_values.treasure(s, t, FIRST_ADVENTURE + action)
    if now == Step.MUSTER:
        return 1 if action == muster.CHOOSE else 0
    if now == Step.SHOW_SHIP:
        return -greedy_values.met(t, action, cup.side_of(s, t, action))
    if now == Step.ADMIRALTY:
        return 0 if action == admiralty.NONE else adding(s, t, action)
    if now == Step.CONSENT:
        return agreeing(s, t) if action == consent.AGREE else 0
    if now == Step.DECIPHER:
        return greedy_values.turned(s, t, action)
    if now == Step.PICK_OCEAN:
        return picking_ocean(s, t, action)
    return sailing(s, t, action)


def exhibiting(s: State, t: Tables, action: int) -> int:
    """The cheapest Treasures, as many as the Finale asks for, if they are worth less than it."""
    if action == exhibit.NONE:
        return 0
    given = s.frames[s.depth - 2].d
    if given >= greedy_values.FAIR:
        return NEVER
    return greedy_values.FAIR_PRIZE // greedy_values.FAIR - greedy_values.treasure(s, t, action - exhibit.TREASURE)


def agreeing(s: State, t: Tables) -> int:
    """To give up an own character for the captain: who shares the score always does; a rival does for a roll that is worth
    more than the character, and never for action points."""
    frame = s.frames[s.depth - 1]
    if not spoils.each_scores(s):
        return 1
    if frame.b == consent.FOR_POINTS:
        return -1
    test = s.frames[s.depth - 2]
    answer = help.CHARACTER + frame.a
    gained = greedy_help.gained(s, t, test.a, test.b, answer) - greedy_help.help_price(s, t, answer)
    return gained - POINT * t.character_points[frame.a]


def taking_up(s: State, t: Tables, action: int) -> int:
    """What an upgrade offers."""
    if action == take_up.DECLINE:
        return 0
    return questions.take_up_worth(s, t, s.frames[s.depth - 1].a, take_up.WAYS[action - take_up.OFFERED], 0)


def motive(s: State, t: Tables, action: int) -> int:
    """Keep the motive, unless another leaves more room for the Notoriety that presses."""
    if action == s.motive:
        return 0
    more = t.defeat[action] - t.defeat[s.motive]
    pressing = s.notoriety + PRESSING - t.defeat[s.motive]
    if more <= 0:
        return -1
    price = 0
    for track in range(TRACKS):
        price += greedy_values.change(s, t, track, -questions.change_price(s, t, action, track, 0))
    return pressing if price == 0 else min(pressing - 1, (POINT * pressing + price) // POINT)


# --- placement --------------------------------------------------------------------------------------------------------


def placing(s: State, t: Tables, now: int, action: int) -> int:
    """Where ships come: spread them, keep those with guns away, and let the hunters come to us if that pays."""
    if now == Step.SPREAD:
        return -REACH * reached_from(t, action)
    if now == Step.TURN_HOSTILE:
        ocean = s.ships[action] - AT_SEA
        lost = greedy_fights.against(s, t, greedy_upgrades.market(s, t), action, 0, ocean, STALK)
        gained = greedy_fights.against(s, t, greedy_upgrades.market(s, t), action, 1, ocean, STALK)
        return gained - lost - REACH * reached_from(t, ocean)
    ship = s.drawn - 1
    if now == Step.REPLACE_HIDDEN:
        side = cup.side_of(s, t, ship)
        here = (
            greedy_fights.against(s, t, greedy_upgrades.market(s, t), ship, side, action, STALK)
            if action == s.nautilus
            else 0
        )
        return here - REACH * reached_from(t, action)
    if action == s.nautilus:
        return greedy_fights.against(s, t, greedy_upgrades.market(s, t), ship, cup.hunting_side(s, t, ship), action, STALK)
    return -REACH * reached_from(t, action)


def adding(s: State, t: Tables, ocean: int) -> int:
    """The Imperialists fill the seas that ships come to from everywhere, so that those must spread, and at last hunt."""
    return REACH * (1 + reached_from(t, ocean))


def reached_from(t: Tables, ocean: int) -> int:
    """From how many major oceans ships come to an ocean: the more, the better it is kept for later."""
    found = 0
    for major in range(MAJORS):
        if seas.near(t, major, ocean):
            found += 1
    return found


def picking_dice(s: State, t: Tables, left_out: int) -> int:
    """Action points, or a Lull: fewer ships, gems, and cheaper actions."""
    return two_dice(s, t, first_die(s, t, left_out), second_die(s, t, left_out))


def throwing_again(s: State, t: Tables, die: int) -> int:
    """What the best two dice are worth on average after a white one was thrown again; the black ones are left alone."""
    if die >= pick_dice.DICE or not counts_white(s, t):
        return NEVER
    one, two = s.white[1] if die == 0 else s.white[0], s.white[1] if die == 2 else s.white[2]
    found = 0
    for face in range(1, 7):
        if t.white_dice[s.act] < pick_dice.DICE:
            found += two_dice(s, t, face, s.white[1 - die])
        else:
            found += max(two_dice(s, t, face, one), two_dice(s, t, face, two), two_dice(s, t, one, two))
    return found // 6


def two_dice(s: State, t: Tables, first: int, second: int) -> int:
    """What two white dice are worth."""
    if first != second:
        points = min(abs(first - second), t.most_actions - s.actions)
        return points * ACTION_POINT
    fewer = t.black_dice[s.act] + s.extra_die
    return fewer * greedy_values.room_price(s, t) + 2 * GEM + (POINT if s.actions > 0 else 0)


# --- fights -----------------------------------------------------------------------------------------------------------


def targeting(s: State, t: Tables, action: int) -> int:
    """What attacking a target is worth."""
    fight = s.frames[s.depth - 2]
    if action == target.STOP:
        return 0
    price = 0
    if fight.c & FOLLOWS:
        price = -greedy_values.notoriety(s, t, follow_up_price(s, t, fight.b))
    if action == target.HIDDEN:
        return greedy_fights.unknown(s, t, greedy_upgrades.market(s, t), s.nautilus, fight.b) - price
    ship = target.ship_of(action)
    return greedy_fights.against(s, t, greedy_upgrades.market(s, t), ship, s.backs[ship], s.nautilus, fight.b) - price


def disposing(s: State, t: Tables, action: int) -> int:
    """Tonnage or Salvage."""
    ship = s.frames[s.depth - 2].a - 1
    if action == dispose.SALVAGE:
        return greedy_upgrades.salvaged(s, t)
    if action == dispose.BROAD_SALVAGE:
        return 2 * greedy_upgrades.salvaged(s, t)
    if action == dispose.QUARTERS:
        return greedy_values.change(s, t, CREW, 1) // 2
    found = greedy_fights.tonnage(s, t, ship, s.backs[ship], s.nautilus)
    if action >= dispose.BROAD:
        found += greedy_fights.second_box(s, action - dispose.BROAD)
    return found - (0 if dispose.plain(action) == greedy_fights.row_for(s, t, s.nautilus) else 1)


def parleying(s: State, t: Tables, action: int) -> int:
    """Relations, an incident, or support on land."""
    ship = s.frames[s.depth - 2].a - 1
    if action == parley.SUPPORT:
        return greedy_fights.supported(s, t, s.nautilus)
    if action == parley.INCIDENT:
        return greedy_fights.incident(s, t, greedy_upgrades.market(s, t), ship, s.backs[ship])
    if action == parley.BROAD_INCIDENT:
        more = greedy_upgrades.salvaged(s, t)
        return more + greedy_fights.incident(s, t, greedy_upgrades.market(s, t), ship, s.backs[ship])
    if action >= parley.BROAD:
        line = action - parley.BROAD
        return greedy_fights.befriended(s, t, ship, s.backs[ship], line) + greedy_fights.second_box(s, line)
    return greedy_fights.befriended(s, t, ship, s.backs[ship], action)


def absorbing(s: State, t: Tables, action: int) -> int:
    """Take the hit, destroy an upgrade, or raise a track first."""
    if action == absorb.TAKE:
        return greedy_values.change(s, t, s.frames[s.depth - 1].a, -1)
    if absorb.upgrade_of(action) >= 0:
        return -greedy_upgrades.upgrade(s, t, absorb.upgrade_of(action))
    kind = absorb.treasure_of(action)
    hit = greedy_values.change(s, t, s.frames[s.depth - 1].a, -1)
    return hit + greedy_effects.effect(s, t, effects.OF_TREASURES + kind, 0) - greedy_values.treasure(s, t, kind)


# --- cards and tests --------------------------------------------------------------------------------------------------


def undertaking(s: State, t: Tables, card: int) -> int:
    """What a card from the Adventure Deck is worth, with the gems that come with it."""
    found = questions.claim_worth(s, t, s.nautilus, s.deck_gems * greedy_values.mean_treasure(s, t))
    if t.card_type[card] == TEST_CARD:
        return found + greedy_rolls.test(s, t, CARD, card, s.nautilus)
    if t.card_type[card] == KEEP_CARD:
        return found + greedy_values.card(s, t, card) // 2 + POINT * t.left_points[card] // 2
    return found + greedy_effects.effect(s, t, effects.of_card(card, effects.DO), card)


def preparing(s: State, t: Tables, action: int) -> int:
    """What using a token or a card before the dice is worth beyond what it brings if it is kept."""
    if action == prepare.ROLL:
        return 0
    if action == prepare.MEND:
        return questions.act_worth(s, t, hospital_machines.ME, hospital_machines.MEND, 0)
    kind = prepare.treasure_of(action)
    if kind >= 0:
        value = greedy_effects.effect(s, t, effects.OF_TREASURES + kind, 0)
        return value - greedy_values.treasure(s, t, kind)
    if action >= prepare.PLACE:
        return greedy_fights.enlisted(s, t, FIRST_ALLY + action - prepare.PLACE)
    return greedy_acts.using(s, t, action - prepare.CARD + 1)


def exerting(s: State, t: Tables) -> int:
    """What to exert."""
    frame = s.frames[s.depth - 2]
    what, subject = frame.a, frame.b
    if what == ATTACK:
        return (
            greedy_fights.attack(s, t, greedy_upgrades.market(s, t), subject, s.backs[subject], s.nautilus, s.style) % WAGERS
        )
    more = greedy_rolls.circumstances(s, t, what, s.nautilus)
    if what == CARD:
        more += greedy_rolls.margin(s, t, subject)
    return greedy_rolls.wager(s, t, what, subject, more) % WAGERS


def spending(s: State, t: Tables, action: int) -> int:
    """What spending a Treasure on a roll is worth."""
    frame = s.frames[s.depth - 2]
    what, subject = frame.a, frame.b
    more, risk = greedy_rolls.circumstances(s, t, what, s.nautilus), 0
    for track in range(3):
        if s.exerted >> track & 1:
            more += greedy_rolls.exerted(s, t, track)
            risk += greedy_rolls.failure(s, t, track)
    values = greedy_rolls.prizes(s, t, what, subject)
    if action == spend.NONE:
        return greedy_rolls.expected(t, what, subject, values, more, risk)
    kind = spend.kind_of(action)
    more += t.treasure_points[kind]
    return greedy_rolls.expected(t, what, subject, values, more, risk) - greedy_values.treasure(s, t, kind)


# --- places -----------------------------------------------------------------------------------------------------------


def picking_ocean(s: State, t: Tables, action: int) -> int:
    """Gems near the Nautilus, cubes where nobody watches, Hidden ships away from crowded seas."""
    if action == pick_ocean.NONE:
        return -OCEANS
    what = s.frames[s.depth - 1].a
    if what == GEM_OCEAN:
        return -greedy_acts.moves(s, t, s.nautilus, action)
    if what == CUBE_OCEAN:
        return -s.revealed[action] - s.cubes[action]
    if what == MENDING_OCEAN:
        return s.revealed[action] + s.cubes[action]
    return -seas.open_spaces(s, t, action)


def sailing(s: State, t: Tables, action: int) -> int:
    """Where a free move leads: to gems and ships that can be sunk."""
    ocean = s.nautilus if action == sail.STAY else action
    found = GEM * s.gems[ocean] - POINT * s.warships[ocean]
    return found + POINT * (s.revealed[ocean] - s.warships[ocean]) + 20 * s.hidden[ocean]
