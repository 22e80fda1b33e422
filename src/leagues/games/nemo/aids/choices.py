"""What each answer to a decision would do. The larger decisions have modules of their own: `acting` and `wagers`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

from leagues.games.nemo import questions
from leagues.games.nemo.aids import acting, finales, kept, offers, parleys, rivals, wagers
from leagues.games.nemo.aids.about import (
    Choices,
    character_does,
    choice,
    gained,
    ocean_told,
    ship_figures,
    target,
    upgrade_does,
)
from leagues.games.nemo.aids.danger import dangers
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.aids.rows import alternative
from leagues.games.nemo.aids.shapes import Where
from leagues.games.nemo.aids.written import card_says
from leagues.games.nemo.decisions import (
    add_upgrade,
    admiralty,
    answer_uprising,
    buy_first,
    change_motive,
    choose,
    consent,
    decipher,
    discard_treasure,
    install,
    keep_attribute,
    lay_adventure,
    pay_resource,
    pay_salvage,
    pick_character,
    pick_dice,
    pick_ocean,
    place_gem,
    prepare,
    replace_hidden,
    sail,
    set_aside,
    spread,
    turn_hostile,
    undertake,
)
from leagues.games.nemo.placing import (
    NO_PAIR,
    WHITE_PAIR,
    black_dice,
    count_dice,
    counts_white,
    first_die,
    second_die,
    white_dice,
)
from leagues.games.nemo.resolve import alternatives
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import total
from leagues.games.nemo.sources import CARD
from leagues.games.nemo.state import FIRST_UPGRADE, OCEANS, TRACKS, State, level
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import MOTIVES, TEST_CARD, Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.game import Game

# --- before the voyage, and between the acts -------------------------------------------------------------------------------


def first_choices(s: State, t: Tables) -> Choices:
    """Buy the motive's own upgrade now, or later with Salvage."""
    upgrade = t.own_upgrade[s.motive]
    price = max(0, t.price[upgrade] - t.discount[level(s, FIRST_UPGRADE)])
    does = [("aid-upgrade", {"upgrade": upgrade}), upgrade_does(upgrade)]
    return {
        buy_first.LEAVE: choice(buy_first.words(buy_first.LEAVE), target("button", "leave")),
        buy_first.BUY: choice(
            buy_first.words(buy_first.BUY), target("upgrade", upgrade), more=[*does, ("aid-first-price", {"count": price})]
        ),
    }


def pay_choices(s: State, t: Tables) -> Choices:
    """Which resource pays."""
    return {
        track: choice(
            pay_resource.words(track), target("track", track), rule=pay_resource.forbidden(s, t, track),
            more=[("aid-track-then", {"track": track, "at": s.tracks[track] - 1})],
        )
        for track in range(pay_resource.SIZE)
    }  # fmt: skip


def upgrade_choices(module: Any) -> Callable[[State, Tables], Choices]:
    """Upgrades to choose from, each with what it does and its price."""

    def made(s: State, t: Tables) -> Choices:
        found: Choices = {}
        cheaper = s.frames[s.depth - 1].a if module is install else 0
        for answer in range(own_answers(module)):
            rule = module.forbidden(s, t, answer)
            words = module.words(answer)
            upgrade = module.upgrade_of(answer) if hasattr(module, "NONE") else answer
            if answer == getattr(module, "NONE", -1):
                found[answer] = choice(words, target("button", "none"))
            elif not rule or (module is install and rule == Rule.REFIT_COST):
                price: Sentence = ("aid-salvage-price", {"count": max(0, t.price[upgrade] - cheaper)})
                found[answer] = choice(words, target("upgrade", upgrade), rule=rule, more=[upgrade_does(upgrade), price])
        return found

    return made


def motive_choices(s: State, t: Tables) -> Choices:
    """Every motive: what the voyage would be worth now, and the Notoriety that would end it."""
    found: Choices = {}
    for motive in range(MOTIVES):
        trial = s.copy()
        trial.motive = motive
        lost = {"defeat": t.defeat[motive]} if t.defeat[motive] <= t.notoriety_end else {}
        now: Sentence = ("aid-motive" if lost else "aid-motive-lost-never", {"points": total(trial, t), **lost})
        more = [now, ("aid-motive-kept", {})] if motive == s.motive else [now]
        prices = [(track, questions.change_price(s, t, motive, track, 0)) for track in range(TRACKS)]
        more += [("aid-change-price", {"track": track, "count": count}) for track, count in prices if count]
        rule = change_motive.forbidden(s, t, motive)
        then = s.copy()
        change_motive.apply(then, t, motive)
        joined = sum(then.cup) - sum(s.cup)
        if joined > 0:
            more.append(("aid-motive-allies", {"count": joined}))
        found[motive] = choice(change_motive.words(motive), target("motive", motive), rule=rule, more=more)
    return found


# --- placement -------------------------------------------------------------------------------------------------------------


def prepare_choices(s: State, t: Tables) -> Choices:
    """Roll, or first use what needs no action points."""
    roll = choice(prepare.words(prepare.ROLL), target("button", "roll"), more=[dice_told(s, t), *points_told(s, t)])
    found = {prepare.ROLL: roll} | acting.kept_choices(s, t, prepare)
    if prepare.forbidden(s, t, prepare.MEND) == 0:
        found[prepare.MEND] = choice(prepare.words(prepare.MEND), target("button", "mend"))
    return found


def dice_told(s: State, t: Tables) -> Sentence:
    """How many dice are rolled."""
    return "aid-dice", {"white": white_dice(s, t), "black": black_dice(s, t)}


def points_told(s: State, t: Tables) -> list[Sentence]:
    """How many throws bring each number of action points at most, a Lull among them. A card can take them away, and a Finale
    set them."""
    if s.no_actions or s.coda:
        return []
    colour = questions.pair(s, t, WHITE_PAIR)
    if colour == NO_PAIR:
        return [("aid-dice-none", {})]
    lots = most_points(white_dice(s, t) if colour == WHITE_PAIR else black_dice(s, t), lull_points(s, t))
    names: dict[str, int | str] = {f"points{points}": count for points, count in enumerate(lots)}
    told: list[Sentence] = [("aid-dice-points", {**names, "of": sum(lots)})]
    return told if colour == WHITE_PAIR else [("aid-dice-black", {}), *told]


def lull_points(s: State, t: Tables) -> int:
    """The action points that a Lull brings, from trying it."""
    trial = s.copy()
    trial.actions = 0
    questions.lull(trial, t)
    return trial.actions


def most_points(dice: int, lull: int = 0) -> list[int]:
    """How many throws of so many dice bring 0 to 5 action points, if the best two are kept; equal ones are a Lull."""
    found = [0] * 6
    for thrown in product(range(1, 7), repeat=dice):
        found[max(abs(one - two) or lull for one, two in combinations(thrown, 2))] += 1
    return found


def dice_choices(s: State, t: Tables) -> Choices:
    """Which white die is left out, and what the others then give."""
    found: Choices = {}
    for die in range(pick_dice.DICE):
        if pick_dice.forbidden(s, t, die):
            continue
        trial = s.copy()
        before = trial.actions
        count_dice(trial, t, die)
        two = [value for at, value in enumerate(s.white) if at != die]
        told: list[Sentence]
        if trial.lull:
            points = trial.actions - before
            told = [("aid-lull", {"ocean": first_die(s, t, die) - 1, "count": points}), *uprisings_told(s)]
        else:
            told = [("aid-points", {"count": trial.actions - before, "at": trial.actions})]
        if white_dice(s, t) < pick_dice.DICE or not counts_white(s, t):
            two = [first_die(s, t, die), second_die(s, t, die)]
            shown: Sentence = ("aid-keep-both", {"one": two[0], "two": two[1]})
            found[die] = choice(shown, target("button", "both"), more=told)
        else:
            shown = ("aid-keep-dice", {"one": two[0], "two": two[1], "out": s.white[die]})
            found[die] = choice(shown, target("die", die), more=told)
    for die in range(pick_dice.LATE - pick_dice.AGAIN):
        answer = pick_dice.AGAIN + die
        if pick_dice.forbidden(s, t, answer) == 0:
            words = pick_dice.words(answer)
            told = [better_faces(s, t, die)] if die < pick_dice.DICE else []
            found[answer] = choice(words, target("button", pick_dice.notation(answer)), more=told)
    return found | acting.kept_choices(s, t, pick_dice)


def better_faces(s: State, t: Tables, die: int) -> Sentence:
    """How many faces of a white die that is thrown again would bring more action points."""
    white = s.white[: white_dice(s, t)]
    now = max(abs(one - two) for one, two in combinations(white, 2))
    throws = [[*white[:die], face, *white[die + 1 :]] for face in range(1, 7)]
    better = sum(max(abs(one - two) for one, two in combinations(dice, 2)) > now for dice in throws)
    return "aid-again", {"lots": better, "of": len(throws)}


def uprisings_told(s: State) -> list[Sentence]:
    """How many of the six faces crush each uprising, as the sea lies now."""
    against = {ocean: s.cubes[ocean] + s.revealed[ocean] for ocean in range(OCEANS) if s.cubes[ocean]}
    return [("aid-uprising", {"ocean": ocean, "lots": min(6, sum - 1), "of": 6}) for ocean, sum in against.items()]


def ocean_choices(module: Any, kind: Where = "ocean") -> Callable[[State, Tables], Choices]:
    """Oceans to choose from, each with who lies there."""

    def made(s: State, t: Tables) -> Choices:
        found: Choices = {}
        for answer in range(module.SIZE):
            if module.forbidden(s, t, answer) == 0:
                words = module.words(answer)
                if answer >= OCEANS:
                    found[answer] = choice(words, target("button", "none"))
                else:
                    found[answer] = choice(words, target(kind, answer), more=[ocean_told(s, t, answer)])
        return found

    return made


def hostile_choices(s: State, t: Tables) -> Choices:
    """White ships to choose from, with the figures of their gray sides."""
    return {
        ship: choice(turn_hostile.words(ship), target("ship", ship), more=[ship_figures(s, t, ship, 1)])
        for ship in range(turn_hostile.SIZE)
        if turn_hostile.forbidden(s, t, ship) == 0
    }


def cipher_choices(s: State, t: Tables) -> Choices:
    """Ships here to choose from, with the figures of their other sides."""
    return {
        ship: choice(decipher.words(ship), target("ship", ship), more=[ship_figures(s, t, ship, 1 - s.backs[ship])])
        for ship in range(decipher.SIZE)
        if decipher.forbidden(s, t, ship) == 0
    }


def uprising_choices(s: State, t: Tables) -> Choices:
    """Abandon a cube, or press on."""
    frame = s.frames[s.depth - 1]
    left: Sentence = ("aid-cubes-left", {"count": s.cubes[frame.a] - 1, "ocean": frame.a})
    risen_by = questions.notoriety_change(s, t, frame.b)
    risen: Sentence = ("aid-notoriety-then", {"count": risen_by, "at": s.notoriety + risen_by})
    abandon, press_on = answer_uprising.ABANDON, answer_uprising.PRESS_ON
    return {
        abandon: choice(answer_uprising.words(abandon), target("ocean", frame.a), more=[left]),
        press_on: choice(
            answer_uprising.words(press_on),
            target("button", "press-on"),
            more=[risen],
            rule=answer_uprising.forbidden(s, t, press_on),
        ),
    }


# --- cards and tokens ------------------------------------------------------------------------------------------------------


def adventure_choices(s: State, t: Tables) -> Choices:
    """Undertake the adventure, or put it below the deck."""
    card = s.frames[s.depth - 1].a
    do, leave = undertake.UNDERTAKE, undertake.DECLINE
    gems: list[Sentence] = [("aid-gems", {"count": s.deck_gems})] if s.deck_gems else []
    roll = roll_of(s, t, CARD, card) if t.card_type[card] == TEST_CARD else None
    return {
        leave: choice(undertake.words(leave), target("button", "decline")),
        do: choice(
            undertake.words(do), target("card", card), more=[*card_says(t, card), *gems, *acting.won_told(s, t)], roll=roll
        ),
    }


def choose_choices(s: State, t: Tables) -> Choices:
    """Each of the things to choose from, in the words of its rows."""
    frame = s.frames[s.depth - 1]
    found: Choices = {}
    for answer in range(alternatives(t, frame.a, frame.b)):
        rows = alternative(t, frame.a, frame.b, answer)
        words = rows[0] if len(rows) == 1 else choose.words(answer)
        more = rows if len(rows) != 1 else []
        rule = choose.forbidden(s, t, answer)
        found[answer] = choice(words, target("button", choose.notation(answer)), rule=rule, more=more)
    return found | acting.kept_choices(s, t, choose)


def character_choices(s: State, t: Tables) -> Choices:
    """Who is sacrificed, or comes back, with what that costs."""
    found: Choices = {}
    for character in range(pick_character.KEPT):
        if pick_character.forbidden(s, t, character) == 0:
            trial = s.copy()
            pick_character.apply(trial, t, character)
            points = gained(s, trial, t)
            more = [character_does(character), ("aid-worth", {"points": points})]
            found[character] = choice(
                pick_character.words(character), target("character", character), more=more, points=points
            )
    return found


def attribute_choices(s: State, t: Tables) -> Choices:
    """Either of two tokens, with what it does."""
    character = s.frames[s.depth - 1].a
    return {
        answer: choice(
            keep_attribute.words(answer), target("button", keep_attribute.notation(answer)),
            more=[("aid-attribute", {"attribute": answer}), ("aid-attribute-of", {"character": character})],
            points=t.attribute_points[answer],
        )
        for answer in range(keep_attribute.SIZE) if keep_attribute.forbidden(s, t, answer) == 0
    }  # fmt: skip


def consent_choices(s: State, t: Tables) -> Choices:
    """Agree, with what that would do and cost; or refuse."""
    frame = s.frames[s.depth - 1]
    if frame.b == consent.HELPING:
        more = wagers.consent_told(s, t, frame.a)
    else:
        more = [character_does(frame.a), *acting.points_wasted(s, t, frame.a)]
    who = target("character", frame.a)
    return {
        consent.AGREE: choice(consent.words(consent.AGREE), who, more=more),
        consent.REFUSE: choice(consent.words(consent.REFUSE), target("button", "refuse")),
    }


def own_answers(module: Any) -> int:
    """How many answers of a decision do not use something that is kept."""
    return int(getattr(module, "KEPT", module.SIZE))


def valued_choices(module: Any, kind: Where) -> Callable[[State, Tables], Choices]:
    """Things that are given up, with what that costs in points."""

    def made(s: State, t: Tables) -> Choices:
        found: Choices = {}
        for answer in range(own_answers(module)):
            if module.forbidden(s, t, answer) == 0:
                trial = s.copy()
                module.apply(trial, t, answer)
                points = gained(s, trial, t)
                words = module.words(answer)
                one = module.ship_of(answer) if module is pay_salvage else answer
                at = target("button", module.notation(answer)) if words[0] in OF_NOTHING else target(kind, one)
                found[answer] = choice(words, at, more=[("aid-worth", {"points": points})], points=points)
        return found

    return made


OF_NOTHING = ("do-pay-gem", "do-discard-nothing")  # what is given is no ship, and no Treasure

CHOICES: dict[int, Callable[[State, Tables], Choices]] = {
    Step.BUY_FIRST: first_choices,
    Step.PAY_RESOURCE: pay_choices,
    Step.SET_ASIDE: upgrade_choices(set_aside),
    Step.CHANGE_MOTIVE: motive_choices,
    Step.ADD_UPGRADE: upgrade_choices(add_upgrade),
    Step.PREPARE: prepare_choices,
    Step.PICK_DICE: dice_choices,
    Step.SPREAD: ocean_choices(spread),
    Step.REPLACE_HIDDEN: ocean_choices(replace_hidden),
    Step.TURN_HOSTILE: hostile_choices,
    Step.HUNT: acting.hunt_choices,
    Step.PLACE_GEM: ocean_choices(place_gem),
    Step.ANSWER_UPRISING: uprising_choices,
    Step.ACT: acting.act_choices,
    Step.TARGET: acting.target_choices,
    Step.PRESS: acting.press_choices,
    Step.ATTACK_STYLE: acting.style_choices,
    Step.EXERT: wagers.exert_choices,
    Step.SPEND: wagers.spend_choices,
    Step.HELP: wagers.help_choices,
    Step.ABSORB: wagers.absorb_choices,
    Step.DISPOSE: acting.dispose_choices,
    Step.UNDERTAKE: adventure_choices,
    Step.CHOOSE: choose_choices,
    Step.PICK_CHARACTER: character_choices,
    Step.PICK_OCEAN: ocean_choices(pick_ocean),
    Step.INSTALL: upgrade_choices(install),
    Step.PAY_SALVAGE: valued_choices(pay_salvage, "ship"),
    Step.DISCARD_TREASURE: valued_choices(discard_treasure, "treasure"),
    Step.SAIL: ocean_choices(sail),
    Step.DECIPHER: cipher_choices,
    Step.TAKE_UP: offers.offer_choices,
    Step.TRAIN: offers.train_choices,
    Step.ENLIST: acting.enlist_choices,
    Step.PARLEY: parleys.parley_choices,
    Step.PURSUER: acting.pursuer_choices,
    Step.LAY_ADVENTURE: ocean_choices(lay_adventure),
    Step.CLAIM: acting.claim_choices,
    Step.CONSENT: consent_choices,
    Step.MUSTER: rivals.muster_choices,
    Step.SHOW_SHIP: rivals.show_choices,
    Step.ADMIRALTY: ocean_choices(admiralty),
    Step.EXHIBIT: finales.exhibit_choices,
    Step.GIVE_UP: finales.give_up_choices,
    Step.SPRING: finales.spring_choices,
    Step.BURY: acting.bury_choices,
    Step.AT_ALL_COSTS: offers.pledge_choices,
    Step.KEEP_ATTRIBUTE: attribute_choices,
    Step.FORESTALL: kept.forestall_choices,
}


def choices_of(game: Game, s: State, t: Tables) -> Choices:
    """Every answer to the player's decision that waits, with what it would do; those that could lose the voyage before the
    next choice are marked."""
    now = s.frames[s.depth - 1].doing
    found = CHOICES[now](s, t) | kept.spare_choices(s, t, game.modules[Step(now)])
    legal = [answer for answer, told in found.items() if "barred" not in told]
    for answer, chance in dangers(game, s, t, legal).items():
        found[answer]["danger"] = chance
    return found
