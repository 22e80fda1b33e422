"""What the answers in the Action Phase and in a fight would do."""

from __future__ import annotations

from typing import Any

from leagues.games.nemo import actions, effects, questions, upgrades
from leagues.games.nemo.aids.about import (
    Choices,
    character_does,
    choice,
    gained,
    ocean_told,
    ship_figures,
    target,
)
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.aids.shapes import ChoiceAbout, Roll
from leagues.games.nemo.aids.written import ally_back, card_says, treasure_says
from leagues.games.nemo.combat import follow_up_price, strikes_first, test_of
from leagues.games.nemo.cup import hunting_side
from leagues.games.nemo.decisions import act, attack_style, dispose, enlist, hunt, press, pursuer
from leagues.games.nemo.decisions import target as targeting
from leagues.games.nemo.keeping import card_price, tested
from leagues.games.nemo.resolve import salvage, word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import row_length
from leagues.games.nemo.seas import at_sea, is_warship
from leagues.games.nemo.sources import CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH
from leagues.games.nemo.starts import FOLLOWS
from leagues.games.nemo.state import (
    ALLIES,
    BOLD,
    CARDS,
    CHARACTERS,
    DIPLOMACY,
    FIRST_ALLY,
    NUMBERED,
    OCEANS,
    SHIPS,
    STALK,
    State,
)
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.vocabulary import repair_card
from leagues.kernel.explaining import Sentence

COSTS = {
    act.ADVENTURE: actions.ADVENTURE_ACTION, act.ATTACK_BOLDLY: actions.ATTACK_ACTION,
    act.ATTACK_STALKING: actions.ATTACK_ACTION, act.INCITE: actions.INCITE_ACTION, act.REST: actions.REST_ACTION,
    act.REPAIR: actions.REPAIR_ACTION, act.REFIT: actions.REFIT_ACTION, act.SEARCH: actions.SEARCH_ACTION,
}  # fmt: skip
COSTS |= {
    answer: upgrades.ALL[upgrade].PRICE
    for answer, upgrade in zip(act.OFFERS, act.OFFERING, strict=True)
    if hasattr(upgrades.ALL[upgrade], "PRICE")
}
STYLES = {answer: act.style_of(answer) for answer in range(act.ATTACK_BOLDLY, act.FIRE_TORPEDO + 1)} | {act.MEET: DIPLOMACY}
TESTED = {act.INCITE: INCITE, act.REST: REST, act.REPAIR: REPAIR, act.REFIT: REFIT, act.SEARCH: SEARCH}
NOT_FITTED = (Rule.UPGRADE_STEAM_TORPEDOES, *(upgrades.ALL[upgrade].NOT_FITTED for upgrade in act.OFFERING))


# --- the Action Phase ------------------------------------------------------------------------------------------------------


def act_choices(s: State, t: Tables) -> Choices:
    """Every action: what it costs, its roll without a wager, and why it is barred."""
    found: Choices = {}
    for answer in (*range(act.OFFERED), *act.OFFERS):
        rule = act.forbidden(s, t, answer)
        if rule not in NOT_FITTED:
            found[answer] = action_choice(s, t, answer, rule)
    for ocean in range(OCEANS):
        rule = act.forbidden(s, t, act.MOVE + ocean)
        if rule in (0, Rule.NOT_ENOUGH_POINTS):
            found[act.MOVE + ocean] = choice(
                act.words(act.MOVE + ocean), target("ocean", ocean), rule=rule, more=[ocean_told(s, t, ocean)],
                **priced(s, t, t.costs[actions.MOVE_ACTION]),
            )  # fmt: skip
    for character in range(CHARACTERS):
        answer = act.SACRIFICE + character
        if act.forbidden(s, t, answer) == 0:
            more = [character_does(character), *points_wasted(s, t, answer)]
            found[answer] = choice(act.words(answer), target("character", character), more=more)
    return found | kept_choices(s, t, act)


def points_wasted(s: State, t: Tables, answer: int) -> list[Sentence]:
    """What of the action points of a sacrifice goes beyond the limit, from trying it [sacrifice-points-limit]."""
    brings = t.character_actions[answer - act.SACRIFICE]
    trial = s.copy()
    act.apply(trial, t, answer)
    kept = trial.actions - s.actions
    return [("aid-points-wasted", {"kept": kept, "brings": brings, "most": t.most_actions})] if kept < brings else []


def priced(s: State, t: Tables, printed: int) -> dict[str, Any]:
    """What something costs in action points, and what it would cost outside a Lull if that is more."""
    cost = actions.whole_price(s, t, printed)
    return {"cost": cost} if cost == printed else {"cost": cost, "printed": printed}


def action_choice(s: State, t: Tables, answer: int, rule: int) -> ChoiceAbout:
    """An action without a place."""
    told: dict[str, Any] = priced(s, t, t.costs[COSTS[answer]]) if answer in COSTS else {}
    more: list[Sentence] = []
    if answer in TESTED:
        told["roll"] = roll_of(s, t, TESTED[answer], 0)
    elif answer in STYLES:
        only = only_target(s)
        if only >= 0:
            told |= fight_rolls(s, t, only, STYLES[answer])
        elif s.revealed[s.nautilus] == 0 and s.hidden[s.nautilus]:
            more.append(("aid-hidden", {"count": s.hidden[s.nautilus]}))
    elif answer == act.END:
        more.append(("aid-end", {"kept": min(s.actions, t.most_saved), "lost": max(0, s.actions - t.most_saved)}))
    elif answer == act.ADVENTURE:
        more.append(("aid-adventure", {"gems": s.deck_gems, "cards": actions.deck_left(s)}))
    words = ("aid-goodwill", {}) if answer == act.INCITE and questions.goodwill(s, t, False) else act.words(answer)
    return choice(words, target("button", act.notation(answer)), rule=rule, more=more, **told)


def kept_choices(s: State, t: Tables, module: Any) -> Choices:
    """Treasures and cards that can be used now, in a decision that numbers them alike; and Allies that can be placed."""
    found: Choices = {}
    first_card = module.CARD
    treasures = [(module.TREASURE + kind, kind) for kind in range(NUMBERED)]
    for answer, kind in [*treasures, *((module.ALLY + ally, FIRST_ALLY + ally) for ally in range(ALLIES))]:
        if module.forbidden(s, t, answer) == 0:
            words = module.words(answer)
            found[answer] = choice(words, target("treasure", kind), more=treasure_says(t, kind))
    if hasattr(module, "PLACE"):
        found |= place_choices(s, t, module)
    for card in range(1, CARDS):
        answer = first_card + card - 1
        rule = module.forbidden(s, t, answer)
        if rule == 0:
            words = module.words(answer)
            found[answer] = choice(
                words, target("card", card), more=card_says(t, card), cost=card_price(s, t, card), roll=card_roll(s, t, card)
            )
    return found


def place_choices(s: State, t: Tables, module: Any) -> Choices:
    """Allies that can take the place of a ship on the Tonnage track, with what they are there."""
    found: Choices = {}
    for ally in range(ALLIES):
        answer = module.PLACE + ally
        if module.forbidden(s, t, answer) == 0:
            found[answer] = choice(module.words(answer), target("treasure", FIRST_ALLY + ally), more=ally_back(t, ally))
    return found


def enlist_choices(s: State, t: Tables) -> Choices:
    """The rows of the Tonnage track that an Ally can be placed in."""
    found: Choices = {}
    for row in range(enlist.SIZE):
        if enlist.forbidden(s, t, row) == 0:
            trial = s.copy()
            enlist.apply(trial, t, row)
            points = gained(s, trial, t)
            more: list[Sentence] = [("aid-tonnage", {"count": row_length(s, row) + 1, "points": points})]
            found[row] = choice(enlist.words(row), target("row", row), more=more, points=points)
    return found


def card_roll(s: State, t: Tables, card: int) -> Roll | None:
    """The roll that using a card of the tableau begins with, if it does."""
    if tested(t, card):
        return roll_of(s, t, CARD, card)
    repairs = word_at(t, effects.of_card(card, effects.USE), 0) == repair_card.ME
    return roll_of(s, t, REPAIR, 0) if repairs else None


# --- a fight ---------------------------------------------------------------------------------------------------------------


def only_target(s: State) -> int:
    """The revealed ship that an attack must be aimed at; -1 if there is a choice, or only a Hidden one."""
    ships = [ship for ship in range(SHIPS) if at_sea(s, ship, s.nautilus)]
    return ships[0] if len(ships) == 1 and s.hidden[s.nautilus] == 0 else -1


def fight_rolls(s: State, t: Tables, ship: int, style: int) -> dict[str, Any]:
    """The Warship's shot and the own attack, in a fight with a revealed ship."""
    trial = s.copy()
    trial.style = style
    told = {"roll": roll_of(trial, t, test_of(style), ship)}
    if is_warship(s, t, ship) and not strikes_first(s, t, ship, style):
        told["enemy"] = roll_of(trial, t, ENEMY, ship)
    return told


def target_choices(s: State, t: Tables) -> Choices:
    """Every ship of the ocean with its figures; in a series, what the next attack costs."""
    fight = s.frames[s.depth - 2]
    price = questions.notoriety_change(s, t, follow_up_price(s, t, fight.b)) if fight.c & FOLLOWS else 0
    again: list[Sentence] = [("aid-follow-up", {"count": price})] if price else []
    found: Choices = {}
    for answer in range(targeting.SIZE):
        if targeting.forbidden(s, t, answer):
            continue
        if answer < SHIPS:
            more = [ship_figures(s, t, answer, s.backs[answer]), *again]
            found[answer] = choice(
                ship_words("aid-target", s, answer), target("ship", answer), more=more, **fight_rolls(s, t, answer, fight.b)
            )
        elif answer == targeting.HIDDEN:
            more = [("aid-hidden", {"count": s.hidden[s.nautilus]}), *again]
            found[answer] = choice(targeting.words(answer), target("button", "hidden"), more=more)
        else:
            found[answer] = choice(targeting.words(answer), target("button", "stop"))
    return found


def ship_words(id: str, s: State, ship: int) -> Sentence:
    """A sentence about a ship, by the name of the side that it shows."""
    return (f"{id}-back" if s.backs[ship] else id), {"ship": ship}


def pursuer_choices(s: State, t: Tables) -> Choices:
    """Every Warship that may pursue: her figures, the faces of the die that make her attack, and that fight."""
    found: Choices = {}
    for ship in range(pursuer.SIZE):
        if pursuer.forbidden(s, t, ship) == 0:
            lots = min(6, t.worth[s.backs[ship]][ship] - 1)
            more = [ship_figures(s, t, ship, s.backs[ship]), ("aid-pursuit", {"lots": lots})]
            found[ship] = choice(pursuer.words(ship), target("ship", ship), more=more, **fight_rolls(s, t, ship, BOLD))
    return found


def press_choices(s: State, t: Tables) -> Choices:
    """Fight what stalking has revealed, or let it go."""
    fight = s.frames[s.depth - 2]
    ship = fight.a - 1
    figures = [ship_figures(s, t, ship, s.backs[ship])]
    return {
        press.DECLINE: choice(press.words(press.DECLINE), target("button", "decline")),
        press.FIGHT: choice(
            press.words(press.FIGHT), target("ship", ship), more=figures, **fight_rolls(s, t, ship, fight.b)
        ),
    }


def style_choices(s: State, t: Tables) -> Choices:
    """Boldly or by stalking, against a ship that must be attacked."""
    ship = s.frames[s.depth - 2].a - 1
    found: Choices = {}
    for answer, style in ((attack_style.BOLDLY, BOLD), (attack_style.STALKING, STALK)):
        words, notation = attack_style.words(answer), attack_style.notation(answer)
        more: list[Sentence] = [("aid-chain", {})] if style == BOLD else [("aid-stalking", {})]
        found[answer] = choice(words, target("button", notation), more=more, **fight_rolls(s, t, ship, style))
    return found


def hunt_choices(s: State, t: Tables) -> Choices:
    """Every open space of the world; where the Nautilus is, the hunter is fought at once."""
    found: Choices = {}
    ship = s.drawn - 1
    for ocean in range(OCEANS):
        if hunt.forbidden(s, t, ocean):
            continue
        more, rolls = [ocean_told(s, t, ocean)], dict[str, Any]()
        if ocean == s.nautilus:
            there = s.copy()
            hunt.apply(there, t, ocean)
            rolls = fight_rolls(there, t, ship, STALK)
            more.insert(0, ("aid-hunter-fights", {}))
        more.append(ship_figures(s, t, ship, hunting_side(s, t, ship)))
        found[ocean] = choice(hunt.words(ocean), target("ocean", ocean), more=more, **rolls)
    return found


def dispose_choices(s: State, t: Tables) -> Choices:
    """Tonnage in a row, or Salvage."""
    found: Choices = {}
    for answer in range(dispose.SIZE):
        rule = dispose.forbidden(s, t, answer)
        if rule and answer != dispose.SALVAGE:
            continue
        if answer == dispose.QUARTERS:
            found[answer] = choice(dispose.words(answer), target("button", "quarters"), more=[("aid-quarters", {})])
            continue
        more: list[Sentence]
        points = None
        if answer == dispose.SALVAGE:
            more = [("aid-salvage", {"count": salvage(s) + 1, "boxes": t.salvage_boxes})]
            at = target("button", "salvage")
        else:
            trial = s.copy()
            dispose.apply(trial, t, answer)
            points = gained(s, trial, t)
            more = [("aid-tonnage", {"count": row_length(s, answer) + 1, "points": points})]
            at = target("row", answer)
        found[answer] = choice(dispose.words(answer), at, rule=rule, more=more, points=points)
    return found
