"""Nemo's War in sentences: the whole table."""

from __future__ import annotations

from leagues.games.nemo import names, scoring
from leagues.games.nemo.adventures import lies_found, lies_hidden
from leagues.games.nemo.aids.about import card_id
from leagues.games.nemo.aids.scores import marks, open_spaces, running
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.seas import open_spaces as open_spaces_of
from leagues.games.nemo.state import (
    ADVENTURES,
    AVAILABLE,
    CARDS,
    CHARACTERS,
    FAILED,
    FIRST_ADVENTURE,
    INSTALLED,
    MAJORS,
    OCEANS,
    PASSED,
    TABLEAU,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
    owner,
)
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.nemo_signs import figures, ocean, ship_name, ships_in

RED_SKY = names.DEADLY.index("red-sky")


def describe(s: State, t: Tables, w: Words) -> list[str]:
    """Tracks, Notoriety, the oceans, what is aboard, piles and score."""
    lines = [w.text("nemo-say-track", name=w.text("track", track=one), at=s.tracks[one], start=t.track_start[one],
                    exert=t.exert[one][s.tracks[one]]) for one in range(TRACKS)]  # fmt: skip
    lines += [say_notoriety(s, t, w), w.text("nemo-say-actions", count=s.actions)]
    lines.append(w.text("nemo-say-open", open=open_spaces(s, t), spaces=sum(t.spaces)))
    lines += [say_ocean(s, t, number, w) for number in range(OCEANS)]
    return [*lines, *say_aboard(s, t, w), say_piles(s, w), say_score(s, t, w)]


def say_notoriety(s: State, t: Tables, w: Words) -> str:
    """Notoriety and its levels."""
    told = ", ".join(
        w.text("nemo-say-mark", what=w.text(f"nemo-mark-{one['what']}"), at=one["at"], reached=str(one["reached"]).lower())
        for one in marks(s, t)
    )
    return w.text("nemo-say-notoriety", at=s.notoriety, marks=told)


def say_ocean(s: State, t: Tables, number: int, w: Words) -> str:
    """An ocean: its ships by name, hidden ones, open spaces, gem, uprisings and Adventure tokens."""
    revealed = ", ".join(f"{ship_name(s, ship, w)} {figures(s, t, ship, s.backs[ship])}" for ship in ships_in(s, number))
    here = "yes" if number == s.nautilus and s.turn else "no"
    told = w.text("nemo-say-ocean", ocean=ocean(number, w), here=here, ships=revealed or w.text("nemo-none"))
    waters = w.text(
        "nemo-say-waters", hidden=s.hidden[number], open=open_spaces_of(s, t, number), gem=s.gems[number],
        cubes=s.cubes[number], lands=t.lands[number],
    )  # fmt: skip
    if lies_hidden(s, number):
        waters += " " + w.text("nemo-token-unknown")
    tokens = [FIRST_ADVENTURE + token for token in range(ADVENTURES) if lies_found(s, t, token, number)]
    return " ".join([told, waters, *(w.text("nemo-token", treasure=w.text("treasure", treasure=kind)) for kind in tokens)])


def say_aboard(s: State, t: Tables, w: Words) -> list[str]:
    """Characters, upgrades, treasures, salvage and tonnage."""
    none, nothing = w.text("nemo-none"), w.text("nemo-nothing")
    everybody = [person(s, one, w) for one in range(CHARACTERS) if aboard(s, one)]
    people = (
        ", ".join(everybody + [w.text("character-nadeen")] * s.nadeen + [w.text("deadly", deadly=RED_SKY)] * s.red_sky)
        or none
    )
    fitted = ", ".join(w.text("upgrade", upgrade=one) for one in range(UPGRADES) if s.upgrades[one] == INSTALLED)
    offered = ", ".join(
        f"{w.text('upgrade', upgrade=one)} ({t.price[one]})" for one in range(UPGRADES) if s.upgrades[one] == AVAILABLE
    )
    held = ", ".join(
        w.text("treasure", treasure=kind) + (f" ×{s.held[kind]}" if s.held[kind] > 1 else "")
        for kind in range(TREASURES) if s.held[kind]
    )  # fmt: skip
    rows = ", ".join(f"{ocean(row, w)} {scoring.row_length(s, row)}" for row in range(MAJORS))
    return [
        w.text("nemo-say-people", people=people), w.text("nemo-say-fitted", upgrades=fitted or nothing),
        w.text("nemo-say-offered", upgrades=offered or nothing), w.text("nemo-say-held", treasures=held or none),
        w.text("nemo-say-salvage", count=salvage(s), boxes=t.salvage_boxes), w.text("nemo-say-tonnage", rows=rows),
    ]  # fmt: skip


def person(s: State, character: int, w: Words) -> str:
    """A character, and whose they are where there are several captains."""
    name = w.text("character", character=character)
    return w.text("nemo-say-owned", name=name, captain=owner(s, character) + 1) if s.captains else name


def say_piles(s: State, w: Words) -> str:
    """The cards: those that lie open by name, the others by number."""

    def lying(place: int) -> str:
        found = [w.text(card_id(card)) for card in range(1, CARDS) if s.cards[card] == place]
        return ", ".join(found) or w.text("nemo-no-cards")

    return w.text(
        "nemo-say-piles", tableau=lying(TABLEAU), passed=lying(PASSED), failed=lying(FAILED), pile=sum(s.pile), deck=s.deck,
        gems=s.deck_gems,
    )  # fmt: skip


def say_score(s: State, t: Tables, w: Words) -> str:
    """The score as it stands, by category, and the next level."""
    now = running(s, t)
    parts = ", ".join(f"{w.text('sheet-' + one['category'])} {one['points']}" for one in now["sheet"]) or "0"
    above = [bound for bound in now["levels"] if bound > now["total"]]
    following = above[0] if above else now["levels"][-1]
    return w.text("nemo-say-score", total=now["total"], parts=parts, next=following)


def motive(s: State, w: Words) -> str:
    """The motive in words."""
    return w.text(f"motive-{names.MOTIVES[s.motive]}")
