"""What is wagered before a roll, and what help would change after it."""

from __future__ import annotations

from itertools import combinations

from leagues.games.nemo import effects, modifiers
from leagues.games.nemo.aids.about import Choices, card_does, character_does, choice, target, treasure_does, upgrade_does
from leagues.games.nemo.aids.odds import cost_of, is_action, price_of, roll_of, roll_on, spendings
from leagues.games.nemo.aids.rows import rows_of
from leagues.games.nemo.aids.shapes import Change, Sentence, Target
from leagues.games.nemo.decisions import absorb, exert, spend
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.sources import CARD, SEARCH, WITH_CARD
from leagues.games.nemo.state import CREW_ARMOR, TRACKS, TREASURES, UPGRADES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing


def exert_choices(s: State, t: Tables) -> Choices:
    """Every set of resources that may be exerted, each with its whole roll; single ones that may not say why."""
    test = s.frames[s.depth - 2]
    found: Choices = {}
    for answer in range(exert.SIZE):
        rule = exert.forbidden(s, t, answer)
        tracks = [track for track in range(TRACKS) if answer >> track & 1]
        if rule and len(tracks) != 1:
            continue
        targets: list[Target] = [target("track", track) for track in tracks] or [target("button", "none")]
        if rule:
            found[answer] = choice(exert.words(answer), *targets, rule=rule)
            continue
        roll = roll_of(s, t, test.a, test.b, answer)
        spending = spendings(s, t, test.a, test.b, answer)
        if spending:
            roll["spending"] = spending
        found[answer] = choice(exert.words(answer), *targets, roll=roll)
    return found


def spend_choices(s: State, t: Tables) -> Choices:
    """Every Treasure that may be spent, each with its whole roll."""
    test = s.frames[s.depth - 2]
    found: Choices = {}
    for answer in range(spend.SIZE):
        if spend.forbidden(s, t, answer) == 0:
            at = target("button", "none") if answer == spend.NONE else target("treasure", answer)
            spent = 0 if answer == spend.NONE else answer + 1
            found[answer] = choice(spend.words(answer), at, roll=roll_of(s, t, test.a, test.b, s.exerted, spent))
    return found


# --- help after the roll ---------------------------------------------------------------------------------------------------


def standing_of(s: State, t: Tables, what: int, subject: int) -> int:
    """What the dice as they lie have reached: the band of an action; else 0 for failed and 1 for passed."""
    return modifiers.band(s, t) if is_action(what) else int(modifiers.passes(s, t, what, subject))


def change_of(s: State, t: Tables, answer: int) -> Change:
    """What a help would change about the roll."""
    test = s.frames[s.depth - 2]
    trial = s.copy()
    helping.apply(trial, t, answer)
    if doing(trial) == Step.THROW:
        return "reroll"
    if modifiers.added(trial) == modifiers.added(s):
        return "mends"
    now, then = standing_of(s, t, test.a, test.b), standing_of(trial, t, test.a, test.b)
    if then <= now:
        return "not-enough"
    passed, passes = (modifiers.passes(one, t, test.a, test.b) for one in (s, trial))
    return "passes" if passes and not passed else "better"


def matters(s: State, t: Tables, answer: int) -> bool:
    """Whether a help can change what comes of the roll: by throwing again, or together with other help that adds to it."""
    if change_of(s, t, answer) in ("reroll", "passes", "better"):
        return True
    test = s.frames[s.depth - 2]
    adds = {one: adds_of(s, t, one) for one in range(1, helping.SIZE) if helping.forbidden(s, t, one) == 0}
    others = [one for one, amount in adds.items() if amount and one != answer]
    for count in range(1, len(others) + 1):
        for chosen in combinations(others, count):
            rest = sum(adds[one] for one in chosen)
            if reached_with(s, t, test.a, test.b, rest + adds[answer]) > reached_with(s, t, test.a, test.b, rest):
                return adds[answer] > 0
    return False


def adds_of(s: State, t: Tables, answer: int) -> int:
    """What a help adds to the dice as they lie; 0 for one that throws them again."""
    trial = s.copy()
    helping.apply(trial, t, answer)
    return modifiers.added(trial) - modifiers.added(s)


def reached_with(s: State, t: Tables, what: int, subject: int, more: int) -> int:
    """What the dice would reach with so much more."""
    trial = s.copy()
    trial.amounts[WITH_CARD] += more
    return standing_of(trial, t, what, subject)


def help_choices(s: State, t: Tables) -> Choices:
    """Let the roll stand, with what that means; or call for help, with what each would change."""
    test = s.frames[s.depth - 2]
    again = roll_on(s, t, test.a, test.b)
    found: Choices = {helping.ACCEPT: choice(helping.words(helping.ACCEPT), target("button", "accept"),
                                             more=accepted(s, t, test.a, test.b))}  # fmt: skip
    for answer in range(1, helping.SIZE):
        if helping.forbidden(s, t, answer):
            continue
        change = change_of(s, t, answer)
        trial = s.copy()
        helping.apply(trial, t, answer)
        more: list[Sentence] = [help_told(s, trial, t, change, again["passes"]), *price_of(s, trial)]
        at, does = help_target(answer)
        if change == "not-enough" and not matters(s, t, answer):
            change = "nothing"
        found[answer] = choice(helping.words(answer), at, more=[*more, *does], change=change)
    return found


def help_target(answer: int) -> tuple[Target, list[Sentence]]:
    """What to click for a help, and what it does."""
    if answer >= helping.CARD:
        return target("card", answer - helping.CARD + 1), [card_does(answer - helping.CARD + 1)]
    if answer >= helping.TREASURE:
        return target("treasure", answer - helping.TREASURE), [treasure_does(answer - helping.TREASURE)]
    if answer >= helping.CHARACTER:
        return target("character", answer - helping.CHARACTER), [character_does(answer - helping.CHARACTER)]
    return target("upgrade", CREW_ARMOR), [upgrade_does(CREW_ARMOR)]


def help_told(s: State, trial: State, t: Tables, change: Change, passes: int) -> Sentence:
    """What a help would change, in words."""
    test = s.frames[s.depth - 2]
    if change == "reroll":
        return "aid-help-reroll", {"lots": passes, "of": 36}
    if change == "mends":
        return "aid-help-mends", {}
    total = modifiers.total(trial)
    if change == "not-enough":
        return "aid-help-not-enough", {"total": total, "needed": next_needed(s, t, test.a, test.b)}
    if is_action(test.a):
        return "aid-help-band", {"total": total, "band": modifiers.band(trial, t)}
    return "aid-help-passes", {"total": total, "needed": modifiers.needed(s, t, test.a, test.b)}


def next_needed(s: State, t: Tables, what: int, subject: int) -> int:
    """The result that the next better outcome needs."""
    return t.bands[modifiers.band(s, t)] if is_action(what) else modifiers.needed(s, t, what, subject)


def accepted(s: State, t: Tables, what: int, subject: int) -> list[Sentence]:
    """What comes of the roll as it lies."""
    told: list[Sentence] = []
    band = modifiers.band(s, t) if is_action(what) else -1
    failed = not modifiers.passes(s, t, what, subject)
    if is_action(what):
        told.append(("aid-stands-band", {"total": modifiers.total(s), "band": band}))
    elif modifiers.natural_two(s):
        told.append(("aid-stands-two", {}))
    else:
        total, needed = modifiers.total(s), modifiers.needed(s, t, what, subject)
        told.append(("aid-stands-failed", {"total": total, "needed": needed}))
    if failed:
        loss, notoriety, hits = cost_of(s, t, what)
        told += [("aid-loses", {"track": one, "count": loss}) for one in range(TRACKS) if loss and s.exerted >> one & 1]
        if notoriety:
            told.append(("aid-gains-notoriety", {"count": notoriety}))
        if hits >= 0:
            told.append(("aid-hits", {"count": hits}))
    if what == CARD:
        told += rows_of(t, effects.of_card(subject, effects.FAIL))
    elif is_action(what):
        told += rows_of(t, effects.OF_ACTIONS + (what - SEARCH) * modifiers.BANDS + band)
    return told


# --- hits ------------------------------------------------------------------------------------------------------------------


def absorb_choices(s: State, t: Tables) -> Choices:
    """Take the hit, let an upgrade take it, or raise a track first."""
    track = s.frames[s.depth - 1].a
    taken: list[Sentence] = [("aid-track-then", {"track": track, "at": s.tracks[track] - 1})]
    found: Choices = {absorb.TAKE: choice(absorb.words(absorb.TAKE), target("track", track), more=taken)}
    for upgrade in range(UPGRADES):
        answer = absorb.DESTROY + upgrade
        if absorb.forbidden(s, t, answer) == 0:
            found[answer] = choice(absorb.words(answer), target("upgrade", upgrade), more=[upgrade_does(upgrade)])
    for kind in range(TREASURES):
        answer = absorb.TREASURE + kind
        if absorb.forbidden(s, t, answer) == 0:
            found[answer] = choice(absorb.words(answer), target("treasure", kind), more=[treasure_does(kind)])
    return found
