"""A roll in words: what it needs, what adds to it and why, the chance to pass, what failing costs, and help held back."""

from __future__ import annotations

from leagues.games.nemo.aids.shapes import Failure, Help, Modifier, Roll
from leagues.games.nemo.state import TRACKS
from leagues.kernel.words import Words
from leagues.terminal.nemo_signs import percent, phrases, said, signed, track


def chance(roll: Roll, w: Words) -> str:
    """The chance to pass, short: 41.7 % (15/36)."""
    return f"{percent(roll['passes'], roll['of'], w)} ({roll['passes']}/{roll['of']})"


def modifiers_told(found: list[Modifier], w: Words) -> str:
    """Every modifier with its source."""
    return ", ".join(f"{signed(one['amount'])} ({w.text('source-' + one['source'])})" for one in found)


def asked(roll: Roll, w: Words) -> str:
    """What is rolled for, what it needs, and its modifiers so far."""
    told = w.text("nemo-roll-for", what=w.text(f"test-{roll['what']}"), needed=roll["needed"])
    if not roll["modifiers"]:
        return told + w.text("nemo-no-modifiers")
    return told + w.text(
        "nemo-modifiers", modifiers=modifiers_told(roll["modifiers"], w), added=signed(roll["added"]),
        several="yes" if len(roll["modifiers"]) > 1 else "no",
    )  # fmt: skip


def odds_told(roll: Roll, w: Words) -> list[str]:
    """The chance in a sentence; of an action with all its bands in another."""
    told = w.text(
        "nemo-passes", least=roll["least"], passes=roll["passes"], of=roll["of"],
        percent=percent(roll["passes"], roll["of"], w), never="yes" if not roll["passes"] else "no",
    )  # fmt: skip
    if not roll["bands"]:
        return [told]
    bands = apart(w).join(
        w.text("nemo-band", band=band, ways=ways, does=phrases(roll["results"][band], w) or w.text("nemo-nothing"))
        for band, ways in reversed(list(enumerate(roll["bands"])))
        if ways
    )
    return [told, w.text("nemo-bands", bands=bands)]


def apart(w: Words) -> str:
    """What stands between results."""
    return w.text("nemo-apart") + " "


def failure_told(one: Failure, exerted: int, w: Words) -> str:
    """What one kind of failure costs."""
    parts = []
    if one["loss"]:
        parts += [f"−{one['loss']} {track(at, w)}" for at in range(TRACKS) if exerted >> at & 1]
    if one.get("notoriety"):
        parts.append(w.text("nemo-more-notoriety", count=one["notoriety"]))
    if "hits" in one:
        parts.append(w.text("nemo-hits", count=one["hits"]))
    if one.get("rows"):
        parts.append(phrases(one["rows"], w))
    return ", ".join(parts) or w.text("nemo-nothing")


def failures_told(roll: Roll, exerted: int, w: Words) -> str:
    """What failing costs, by what the dice decide."""
    costs = [(one["ways"], failure_told(one, exerted, w)) for one in roll["fails"]]
    several = len(costs) > 1
    told = apart(w).join(w.text("nemo-failure", ways=ways, cost=cost) if several else cost for ways, cost in costs)
    return w.text("nemo-fails", failures=told) if told else ""


def brief_loss(roll: Roll, exerted: int, w: Words) -> str:
    """What failing costs of each exerted resource, at the most, in a few letters."""
    worst = max((one["loss"] for one in roll["fails"]), default=0)
    least = min((one["loss"] for one in roll["fails"]), default=0)
    if not worst:
        return ""
    span = f"{worst}" if worst == least else f"{least}–{worst}"
    return " ".join(f"−{span} {track(at, w)}" for at in range(TRACKS) if exerted >> at & 1)


def help_told(found: list[Help], w: Words) -> str:
    """Help that is held for after the roll, with the chance to pass with it."""
    told = ", ".join(
        f"{said(one['sentence'], w)}{' ' + signed(one['adds']) if 'adds' in one else ''} "
        f"({percent(one['chance']['lots'], one['chance']['of'], w)})"
        for one in found
    )
    return w.text("nemo-help", help=told) if told else ""
