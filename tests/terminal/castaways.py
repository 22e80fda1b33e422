"""Castaways for tests: whole games of Nautilus Island at one keyboard, and what a person would type for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import leagues
from leagues import bots
from leagues.kernel import sfc32
from leagues.kernel.table import Table
from leagues.terminal import company
from leagues.terminal.game_page import GamePage
from leagues.terminal.island import BOARD
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting, Stage
from leagues.terminal.speech import speech

from .conftest import ways
from .test_pages import Desk


def sit_down(
    folder: Path,
    seed: str = "sea",
    *,
    players: int = 2,
    people: int = 1,
    policy: str = "greedy",
    wait: bool = True,
    **options: Any,
) -> Sitting:
    policies = dict.fromkeys(range(people, players), policy)
    table = leagues.new("island", seed=seed, wait=wait, players=players, policies=policies, **options)
    company.name_bots(table, policies)
    return Sitting(table, Save(folder / "island.jsonl"))


def at_position(folder: Path, table: Table, here: int) -> Sitting:
    """A sitting at a table that begins in the middle, with a person there."""
    sitting = Sitting(table, Save(folder / "position.jsonl"))
    sitting.here = here
    return sitting


def page_of(sitting: Sitting, language: str = "en") -> tuple[GamePage, Desk]:
    desk = Desk(language)
    page = GamePage(desk, sitting)
    desk.open(page)
    return page, desk


def numbers(sitting: Sitting, policy: str, luck: list[int]) -> list[str]:
    """What the person who is there types, playing as a policy would."""
    if sitting.stage is not Stage.PLAY:
        return ["1"]
    decision = sitting.table.decision
    assert decision is not None
    move = decision.notation(bots.answer(sitting.table, sitting.here, policy, luck))
    menu = BOARD.menu(sitting.seen, speech("en", sitting.table.game))
    return list(next(typed for typed, found in ways(menu) if found == move))


def step(sitting: Sitting, policy: str, luck: list[int]) -> None:
    """The person who is there does something."""
    if sitting.stage is Stage.PLAY:
        answer = bots.answer(sitting.table, sitting.here, policy, luck)
        sitting.play(next(move for move in sitting.table.legal if move.answer == answer))
    elif sitting.stage is Stage.CURTAIN:
        sitting.raise_curtain()
    else:
        sitting.end_turn()


def evening(sitting: Sitting, policy: str = "greedy") -> Iterator[list[str]]:
    """A whole game, stopped before everything that a person types."""
    luck = [0] * 4
    sfc32.seed(luck, 1, 2, 3)
    while not sitting.table.over:
        before = list(luck)
        typed = numbers(sitting, policy, luck)
        yield typed
        step(sitting, policy, before)


def typed_game(folder: Path, seed: str, *, players: int, people: int, policy: str = "greedy") -> tuple[Sitting, list[str]]:
    """A finished game, and everything that was typed for it."""
    sitting = sit_down(folder, seed, players=players, people=people)
    typed = [number for numbers in evening(sitting, policy) for number in numbers]
    return sitting, typed


def arguments(seed: str, players: int, people: int, language: str) -> list[str]:
    company = ["--people", str(people), "--bots", str(players - people), "--policy", "greedy"]
    return ["island", "--seed", seed, *company, "--lang", language]
