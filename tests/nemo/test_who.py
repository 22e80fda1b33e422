"""Who answers."""

from __future__ import annotations

import pytest

from leagues.games.nemo import imperialists
from leagues.games.nemo.game import GAME
from leagues.games.nemo.steps import Step
from leagues.kernel.frames import CHANCE

from .positions import SHIPPED, position

FIRST_OF_THE_PLAYER = 200  # chance has the numbers below
RIVALS = (Step.MUSTER, Step.SHOW_SHIP, Step.ADMIRALTY)  # what only the Imperialists are asked


@pytest.mark.parametrize("step", sorted(Step(step) for step in GAME.modules), ids=lambda step: step.name)
def test_the_player_answers_and_chance_draws(step: Step) -> None:
    answers = CHANCE if step < FIRST_OF_THE_PLAYER else imperialists.SEAT if step in RIVALS else 0
    assert GAME.modules[step].who(position(), SHIPPED) == answers
