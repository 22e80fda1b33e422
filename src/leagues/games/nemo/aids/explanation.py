"""The explanation of the running decision, with the running score, and with the voyage when it is over.

Its shape is in `shapes.py`, field by field. What nobody has seen is not in the state; the ships that the Imperialists choose
from are hidden before anything is told.
"""

from __future__ import annotations

from typing import cast

from leagues.games.nemo import effects, imperialists, modifiers, questions, seas
from leagues.games.nemo.aids.about import target
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.ladder import ladder_of
from leagues.games.nemo.aids.odds import roll_of, roll_on
from leagues.games.nemo.aids.scores import marks, open_spaces, running, tracks
from leagues.games.nemo.aids.shapes import Explanation, Roll, Target
from leagues.games.nemo.aids.voyage import voyage_of
from leagues.games.nemo.deadly import is_token
from leagues.games.nemo.decisions import consent
from leagues.games.nemo.sources import ATTACK, CARD
from leagues.games.nemo.spoils import each_scores, own_points
from leagues.games.nemo.state import FIRST_ADVENTURE, FIRST_ALLY, SHIPS, State
from leagues.games.nemo.steps import OF_ROW, TESTING, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table


def explain(table: Table, seat: int) -> Explanation:
    """Everything that helps to see the running decision; -1 is somebody who looks on."""
    s, t = cast(State, table.state), cast(Tables, table.tables)
    if table.has_secrets and not table.over:
        table.game.hide(s, t, seat)
    decision = table.decision
    choosing = decision is not None and not decision.chance
    told: Explanation = {
        "about": asked_about(s) if choosing else [],
        "notes": notes(s, t),
        "tracks": tracks(s, t),
        "notoriety": marks(s, t),
        "open": open_spaces(s, t),
        "spaces": sum(t.spaces),
        "score": running(s, t),
        "choices": {},
    }
    if choosing and seat >= 0:
        told["choices"] = {str(answer): one for answer, one in sorted(choices_of(table.game, s, t).items())}
    if table.over:
        if table.outcome != "fault":
            told["voyage"] = voyage_of(table)
        return told
    roll, ladder = roll_now(s, t), ladder_of(s)
    if roll is not None:
        told["roll"] = roll
    if ladder is not None:
        told["ladder"] = ladder
    return told


def asked_about(s: State) -> list[Target]:
    """The card that is asked about, or the ship."""
    frame, below = s.frames[s.depth - 1], s.frames[s.depth - 2]
    if frame.doing == Step.UNDERTAKE:
        return [target("card", frame.a)]
    if frame.doing == Step.ENLIST:
        return [target("treasure", frame.a)]
    if frame.doing == Step.CHOOSE:
        return [target("card", frame.a // effects.of_card(1, 0))] if frame.a < effects.OF_TREASURES else []
    if frame.doing == Step.FORESTALL and frame.a == OF_ROW:
        return [target("card", below.a // effects.of_card(1, 0))] if below.a < effects.OF_TREASURES else []
    if frame.doing in (Step.EXERT, Step.SPEND, Step.HELP, Step.AT_ALL_COSTS):
        return (
            [target("card", below.b)]
            if below.a == CARD
            else [target("ship", below.b)]
            if below.a >= ATTACK and below.b < SHIPS
            else []
        )
    if frame.doing in (Step.CONSENT, Step.KEEP_ATTRIBUTE):
        return [target("character", frame.a)]
    if frame.doing in (Step.PRESS, Step.ATTACK_STYLE, Step.DISPOSE, Step.FORESTALL):
        return [target("ship", below.a - 1)]
    return [target("ship", s.drawn - 1)] if frame.doing in (Step.REPLACE_HIDDEN, Step.HUNT) and s.drawn else []


def roll_now(s: State, t: Tables) -> Roll | None:
    """The roll that is going on, with what is wagered on it so far."""
    frame, test = s.frames[s.depth - 1], s.frames[s.depth - 2]
    if frame.doing in (Step.EXERT, Step.SPEND):
        return roll_of(s, t, test.a, test.b, s.exerted, s.spent)
    if frame.doing == Step.AT_ALL_COSTS:
        trial = s.copy()
        modifiers.modifiers(trial, t, test.a, test.b, trial.amounts)
        return roll_on(trial, t, test.a, test.b)
    helping = frame.doing == Step.HELP or (frame.doing == Step.CONSENT and frame.b == consent.HELPING)
    if helping or (frame.doing == Step.THROW and frame.a == TESTING):
        return roll_on(s, t, test.a, test.b)
    return None


def notes(s: State, t: Tables) -> list[Sentence]:
    """What holds for the moment."""
    told: list[Sentence] = []
    if imperialists.may_muster(s, t):
        told.append(("aid-may-muster", {}))
    elif s.captains and s.turn and not imperialists.against(s):
        told.append(("aid-commands", {"seat": s.captain + 1}))
    if s.turn and each_scores(s):
        told += [("aid-own-score", {"seat": one + 1, "points": own_points(s, t, one)}) for one in range(s.captains)]
    if s.lull:
        told.append(("aid-note-lull" if questions.discounts(s, t, True) else "aid-note-lull-adventure", {}))
    if s.homeward:
        told.append(("aid-note-homeward", {"ocean": s.home, "turns": s.homeward}))
    if s.coda:
        told.append(("aid-note-coda", {}))
    tokens = [
        frame.a - effects.OF_DEADLY for frame in s.frames[: s.depth] if frame.doing == Step.RESOLVE and is_token(frame.a)
    ]
    told += [("aid-note-deadly", {"deadly": token}) for token in tokens]
    if s.breakdown:
        told.append(("aid-note-breakdown", {}))
    if s.no_actions:
        told.append(("aid-note-no-actions", {}))
    times = questions.notoriety_change(s, t, 1)
    if times > 1:
        told.append(("aid-note-gains", {"times": times}))
    if questions.frozen(s, t, False):
        told.append(("aid-note-frozen", {}))
    if questions.allies_near(s, t, False) and any(s.held[FIRST_ALLY:FIRST_ADVENTURE]):
        told.append(("aid-note-allies", {}))
    if s.turn and seas.first_free(s, t) < 0:
        told.append(("aid-note-full", {}))
    return told
