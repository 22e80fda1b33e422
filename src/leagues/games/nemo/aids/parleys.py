"""What a shot at a flag of truce brings by the dice that one chooses, and what can come of a parley: from trying it."""

from __future__ import annotations

from leagues.games.nemo import figures, modifiers, questions
from leagues.games.nemo.aids.about import Choices, choice, gained, target
from leagues.games.nemo.decisions import parley, take_up
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import row_length
from leagues.games.nemo.seas import free_land
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence


def dice_choices(s: State, t: Tables) -> Choices:
    """Two of three dice, each pair with what the shot is then [three-dice]."""
    found: Choices = {}
    for answer in range(take_up.KEPT):
        if take_up.forbidden(s, t, answer) == 0:
            trial = s.copy()
            take_up.apply(trial, t, answer)
            one, two = trial.dice
            words: Sentence = ("aid-two-dice", {"one": one, "two": two})
            found[answer] = choice(words, target("button", take_up.notation(answer)), more=[shot_of(trial, t)])
    return found


def shot_of(s: State, t: Tables) -> Sentence:
    """What a Warship's shot is as the dice lie."""
    if modifiers.natural_two(s):
        return "aid-shot-disaster", {}
    if modifiers.passes(s, t, ENEMY, s.frames[s.depth - 1].b):
        return "aid-shot-misses", {"total": modifiers.total(s)}
    return "aid-shot-hits", {"total": modifiers.total(s), "count": modifiers.lowest_die(s)}


def parley_choices(s: State, t: Tables) -> Choices:
    """Relations in a row, an incident, or support on land."""
    ship = s.frames[s.depth - 2].a - 1
    found: Choices = {}
    for answer in range(parley.KEPT):
        rule = parley.forbidden(s, t, answer)
        if rule and (answer not in (parley.INCIDENT, parley.BROAD_INCIDENT) or rule == Rule.BRITANNIA):
            continue
        broad = answer >= parley.BROAD
        trial = s.copy()
        parley.apply(trial, t, answer)
        points = gained(s, trial, t)
        more: list[Sentence]
        if parley.plain(answer) == parley.INCIDENT:
            risen = questions.notoriety_change(s, t, figures.infamy(s, t, ship, s.backs[ship]))
            more = [("aid-salvage", {"count": salvage(s) + 1 + broad, "boxes": t.salvage_boxes})]
            more += [("aid-notoriety-then", {"count": risen, "at": s.notoriety + risen})] if risen else []
            at = target("button", parley.notation(answer))
        elif answer == parley.SUPPORT:
            placed = "aid-support" if free_land(s, t, s.nautilus) else "aid-support-none"
            more = [(placed, {"ocean": s.nautilus}), ("aid-worth", {"points": points})]
            at = target("button", "support")
        else:
            row = parley.plain(answer)
            more = [("aid-relations", {"count": row_length(s, row) + 1 + broad, "points": points})]
            at = target("button", parley.notation(answer)) if broad else target("row", row)
        found[answer] = choice(parley.words(answer), at, rule=rule, more=more, points=points)
    return found
