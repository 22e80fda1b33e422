"""What the answers in the Action Phase and in a fight would do."""

from __future__ import annotations

from typing import Any, cast

from leagues.games.nemo import actions, captains, digging, effects, figures, flow, names, questions, upgrades
from leagues.games.nemo.adventures import lies_found
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
from leagues.games.nemo.aids.shapes import Aim, ChoiceAbout, Roll
from leagues.games.nemo.aids.written import ally_back, card_says, treasure_says
from leagues.games.nemo.combat import follow_up_price, strikes_first, test_of
from leagues.games.nemo.cup import hunting_side
from leagues.games.nemo.decisions import act, attack_style, bury, claim, dispose, enlist, hunt, press, pursuer
from leagues.games.nemo.decisions import target as targeting
from leagues.games.nemo.keeping import card_price, tested
from leagues.games.nemo.resolve import salvage, word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import row_length
from leagues.games.nemo.seas import at_sea, is_warship
from leagues.games.nemo.sources import CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH
from leagues.games.nemo.starts import FOLLOWS
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    BASIC_CARDS,
    BOLD,
    CHARACTERS,
    DIPLOMACY,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    LATER,
    NUMBERED,
    OCEANS,
    SHIPS,
    STALK,
    State,
    owner,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.vocabulary import repair_card
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import doing

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
WINS = (act.ADVENTURE, *STYLES)  # what may take an Adventure token
COSTS[act.BURY] = digging.PRICE
TESTED = {act.INCITE: INCITE, act.REST: REST, act.REPAIR: REPAIR, act.REFIT: REFIT, act.SEARCH: SEARCH}
NOT_FITTED = (
    Rule.UPGRADE_STEAM_TORPEDOES,
    Rule.BURIED_TREASURE,
    *(upgrades.ALL[upgrade].NOT_FITTED for upgrade in act.OFFERING),
)


# --- the Action Phase ------------------------------------------------------------------------------------------------------


def act_choices(s: State, t: Tables) -> Choices:
    """Every action: what it costs, its roll without a wager, and why it is barred."""
    found: Choices = {}
    for answer in (*range(act.OFFERED), *act.OFFERS, act.BURY):
        rule = act.forbidden(s, t, answer)
        if rule not in NOT_FITTED:
            found[answer] = action_choice(s, t, answer, rule)
    for ocean in range(OCEANS):
        rule = act.forbidden(s, t, act.MOVE + ocean)
        if rule in (0, Rule.NOT_ENOUGH_POINTS):
            found[act.MOVE + ocean] = choice(
                act.words(act.MOVE + ocean), target("ocean", ocean), rule=rule, more=[ocean_told(s, t, ocean)],
                **move_price(s, t),
            )  # fmt: skip
    for character in range(CHARACTERS):
        answer = act.SACRIFICE + character
        if act.forbidden(s, t, answer) == 0:
            more = [character_does(character), *points_wasted(s, t, character), *owner_asked(s, character)]
            found[answer] = choice(act.words(answer), target("character", character), more=more)
    for chosen in range(len(names.LEVELS)):
        if act.forbidden(s, t, act.END_AT + chosen) == 0:
            found[act.END_AT + chosen] = end_at_choice(s, t, chosen)
    return found | kept_choices(s, t, act)


def end_at_choice(s: State, t: Tables, chosen: int) -> ChoiceAbout:
    """The end of the turn with another level for failed tests: what each exerted resource would lose from then on."""
    more: list[Sentence] = [(f"aid-losses-{names.LEVELS[chosen]}", {}), turn_end(s, t)]
    answer = act.END_AT + chosen
    return choice(act.words(answer), target("button", act.notation(answer)), more=more)


def turn_end(s: State, t: Tables) -> Sentence:
    """What of the action points is kept and lost."""
    return "aid-end", {"kept": min(s.actions, t.most_saved), "lost": max(0, s.actions - t.most_saved)}


def owner_asked(s: State, character: int) -> list[Sentence]:
    """Who must agree to a sacrifice, where that is another captain [officer-consent]."""
    return [("aid-asks-owner", {"seat": owner(s, character) + 1})] if captains.asks_owner(s, character) else []


def points_wasted(s: State, t: Tables, character: int) -> list[Sentence]:
    """What of the action points of a sacrifice goes beyond the limit, from trying it [sacrifice-points-limit]."""
    brings = t.character_actions[character]
    trial = s.copy()
    act.give_up(trial, t, character)
    kept = trial.actions - s.actions
    return [("aid-points-wasted", {"kept": kept, "brings": brings, "most": t.most_actions})] if kept < brings else []


def move_price(s: State, t: Tables) -> dict[str, Any]:
    """What a Move costs, and what it would cost if it were not a free one."""
    free = actions.cost(s, t, actions.MOVE_ACTION) == 0
    return {"cost": 0, "printed": t.costs[actions.MOVE_ACTION]} if free else priced(s, t, t.costs[actions.MOVE_ACTION])


def priced(s: State, t: Tables, printed: int) -> dict[str, Any]:
    """What something costs in action points, and what it would cost outside a Lull if that is more."""
    cost = actions.action_price(s, t, printed)
    return {"cost": cost} if cost == printed else {"cost": cost, "printed": printed}


def action_choice(s: State, t: Tables, answer: int, rule: int) -> ChoiceAbout:
    """An action without a place."""
    told: dict[str, Any] = priced(s, t, t.costs[COSTS[answer]]) if answer in COSTS else {}
    more: list[Sentence] = []
    if answer in TESTED:
        told["roll"] = roll_of(s, t, TESTED[answer], 0)
        if answer == act.SEARCH and questions.searchable(s, t, False):
            more.append(("aid-search-token", {"gems": s.gems[s.nautilus]}))
    elif answer in STYLES:
        only = only_target(s)
        if only >= 0:
            told |= fight_rolls(s, t, only, STYLES[answer])
        elif rule == 0:
            told["aims"] = aims(s, t, answer)
        elif s.revealed[s.nautilus] == 0 and s.hidden[s.nautilus]:
            more.append(("aid-hidden", {"count": s.hidden[s.nautilus]}))
    elif answer == act.END:
        more.append(turn_end(s, t))
    elif answer == act.ADVENTURE:
        more.append(("aid-adventure", {"gems": s.deck_gems, "cards": actions.deck_left(s)}))
    if answer in WINS:
        more += won_told(s, t)
    words = ("aid-goodwill", {}) if answer == act.INCITE and questions.goodwill(s, t, False) else act.words(answer)
    return choice(words, target("button", act.notation(answer)), rule=rule, more=more, **told)


def won_told(s: State, t: Tables) -> list[Sentence]:
    """The Adventure tokens that a success here takes one of."""
    if not questions.claims(s, t, False):
        return []
    return [
        ("aid-claims", {"treasure": FIRST_ADVENTURE + token})
        for token in range(ADVENTURES) if lies_found(s, t, token, s.nautilus)
    ]  # fmt: skip


def claim_choices(s: State, t: Tables) -> Choices:
    """Which of several tokens is taken."""
    found: Choices = {}
    for token in range(ADVENTURES):
        if claim.forbidden(s, t, token) == 0:
            kind = FIRST_ADVENTURE + token
            found[token] = choice(claim.words(token), target("treasure", kind), more=treasure_says(t, kind))
    return found


def kept_choices(s: State, t: Tables, module: Any) -> Choices:
    """Treasures and cards that can be used now, in a decision that numbers them alike; and Allies that can be placed."""
    found: Choices = {}
    first_card = module.CARD
    treasures = [(module.TREASURE + kind, kind) for kind in range(NUMBERED)]
    for answer, kind in [*treasures, *later_treasures(module)]:
        if module.forbidden(s, t, answer) == 0:
            words = module.words(answer)
            found[answer] = choice(words, target("treasure", kind), more=treasure_says(t, kind))
    if hasattr(module, "PLACE"):
        found |= place_choices(s, t, module)
    cards = [(first_card + card - 1, card) for card in range(1, BASIC_CARDS)]
    if module is act:
        cards += [(act.LATER_CARD + at, card) for at, card in enumerate(act.LATER_CARDS)]
        cards.append((act.LAST_CARD, act.card_of(act.LAST_CARD)))
    for answer, card in cards:
        rule = module.forbidden(s, t, answer)
        if rule == 0:
            words = module.words(answer)
            found[answer] = choice(
                words, target("card", card), more=card_says(t, card), cost=card_price(s, t, card), roll=card_roll(s, t, card)
            )
    return found


def later_treasures(module: Any) -> list[tuple[int, int]]:
    """The answers that use an Ally or an Adventure token, and which: some decisions number them together."""
    if hasattr(module, "LATE"):
        return [(module.LATE + one, FIRST_ALLY + one) for one in range(LATER)]
    tokens = [(module.TOKEN + one, FIRST_ADVENTURE + one) for one in range(ADVENTURES)]
    return [*((module.ALLY + one, FIRST_ALLY + one) for one in range(ALLIES)), *tokens]


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


def aims(s: State, t: Tables, answer: int) -> list[Aim]:
    """Whom an attack could be aimed at, where that is asked next."""
    trial = s.copy()
    act.apply(trial, t, answer)
    flow.advance(trial, t)
    if doing(trial) != Step.TARGET:
        return []
    found = [one for one in range(targeting.STOP) if not targeting.forbidden(trial, t, one)]
    return [aim(s, t, one, STYLES[answer]) for one in found] if len(found) > 1 else []


def aim(s: State, t: Tables, answer: int, style: int) -> Aim:
    """A ship with the rolls against it, or a Hidden one."""
    if answer == targeting.HIDDEN:
        return {"answer": answer, "sentence": ("aid-aim-hidden", {})}
    return cast(Aim, {"answer": answer, "sentence": ship_words("aid-aim", s, answer), **fight_rolls(s, t, answer, style)})


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
    for answer in range(targeting.KEPT):
        if targeting.forbidden(s, t, answer):
            continue
        ship = targeting.ship_of(answer)
        if ship >= 0:
            more = [ship_figures(s, t, ship, s.backs[ship]), *again]
            found[answer] = choice(
                ship_words("aid-target", s, ship), target("ship", ship), more=more, **fight_rolls(s, t, ship, fight.b)
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


def bury_choices(s: State, t: Tables) -> Choices:
    """Maps to bury, with what each would add to the score as the Crew stands, and how many score twice."""
    found: Choices = {}
    for answer in range(bury.SIZE):
        if bury.forbidden(s, t, answer):
            continue
        trial = s.copy()
        bury.apply(trial, t, answer)
        points = gained(s, trial, t)
        at = target("treasure", answer) if answer < bury.ALL else target("button", bury.notation(answer))
        more: list[Sentence] = [("aid-bury", {"count": digging.doubled(s, t)})]
        found[answer] = choice(bury.words(answer), at, more=more if answer != bury.DONE else [], points=points)
    return found


def pursuer_choices(s: State, t: Tables) -> Choices:
    """Every Warship that may pursue: her figures, the faces of the die that make her attack, and that fight."""
    found: Choices = {}
    for ship in range(pursuer.SIZE):
        if pursuer.forbidden(s, t, ship) == 0:
            lots = min(6, figures.worth(s, t, ship, s.backs[ship]) - 1)
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
    for answer in range(dispose.KEPT):
        rule = dispose.forbidden(s, t, answer)
        if rule and answer not in (dispose.SALVAGE, dispose.BROAD_SALVAGE):
            continue
        if rule == Rule.BRITANNIA:
            continue
        if answer == dispose.QUARTERS:
            found[answer] = choice(dispose.words(answer), target("button", "quarters"), more=[("aid-quarters", {})])
            continue
        more: list[Sentence]
        points = None
        broad = answer >= dispose.BROAD
        if dispose.plain(answer) == dispose.SALVAGE:
            more = [("aid-salvage", {"count": salvage(s) + 1 + broad, "boxes": t.salvage_boxes})]
            at = target("button", dispose.notation(answer))
        else:
            trial = s.copy()
            dispose.apply(trial, t, answer)
            points = gained(s, trial, t)
            row = dispose.plain(answer)
            more = [("aid-tonnage", {"count": row_length(s, row) + 1 + broad, "points": points})]
            at = target("button", dispose.notation(answer)) if broad else target("row", row)
        found[answer] = choice(dispose.words(answer), at, rule=rule, more=more, points=points)
    return found
