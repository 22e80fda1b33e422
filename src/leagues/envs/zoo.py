"""Games for several as environments of PettingZoo, where one agent acts after the other: the Island, Nautilion for two, and
Nemo's War for several captains or against the Imperialists.

env = leagues.envs.zoo.env("island", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np

from leagues.envs import SEVERAL
from leagues.envs.needing import needed
from leagues.envs.pictures import HUMAN, MODES, check_mode, render
from leagues.envs.playing import Play
from leagues.envs.spaces import MASK, MASKED, action_space, check_form, observation_space, observed
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.observing import FRAMES
from leagues.kernel.rewards import END
from leagues.kernel.schema import Record

pettingzoo: Any = needed("pettingzoo", "PettingZoo")
seeding: Any = needed("gymnasium.utils.seeding", "Gymnasium")
ILLEGAL_REWARD = -1.0


def env(game: str = "island", **keywords: Any) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal action ends it with a reward of -1 for whoever took it."""
    wrappers = needed("pettingzoo.utils.wrappers", "PettingZoo")
    wrapped = wrappers.TerminateIllegalWrapper(RivalsEnv(game, **keywords), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class RivalsEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # its library is known only where it is installed
    """A game for several. Each agent observes what its seat may know, itself first; who must not act has an empty mask. An
    action that is not legal is an error. All options of the game are keywords."""

    def __init__(
        self, game: str = "island", *, render_mode: str | None = None, observation: str = MASKED, reward: str = END,
        one_hot: bool = False, frames: int = FRAMES, backend: str = "auto", language: str = "en",
        tables: str | Path | Record | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        if game in GAMES and game not in SEVERAL:
            raise LeaguesError("env-game-several", game=game, games=", ".join(SEVERAL))
        check_form(observation)
        check_mode(render_mode)
        self.play = Play(
            GAMES[game], {"players": 2, **options}, tables=tables, reward=reward, one_hot=one_hot, frames=frames,
            backend=backend,
        )  # fmt: skip
        if self.play.seats < 2:
            raise LeaguesError("env-game-several", game=f"{game} players=1", games=", ".join(SEVERAL))
        self.metadata = {
            "render_modes": list(MODES), "name": f"leagues_{game}_v0", "is_parallelizable": False, "render_fps": 4,
        }  # fmt: skip
        self.render_mode, self.language, self.form = render_mode, language, observation
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.play.layout, self.play.actions, observation) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.play.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._luck: Any = None

    def __copy__(self) -> RivalsEnv:
        return deepcopy(self)  # two that share a game would both be at a loss

    def observation_space(self, agent: str) -> Any:
        """What an agent can observe."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """What an agent can ever do."""
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise LeaguesError("unknown-choice", name="agent", value=str(agent)[:40], choices=", ".join(self._seats))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it goes on with the luck of the last one."""
        named = set(options or ()) & set(self.play.options)
        if named:  # others are nobody's: PettingZoo's own test gives some
            raise LeaguesError("env-options", options=", ".join(sorted(named)))
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.play.begin(self._luck)
        self.agents = self.possible_agents[:]
        self._worths = self.play.worths
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        """The agent whose turn it is answers with an action, by its id; None once the game is over."""
        if not self.agents:
            raise LeaguesError("env-not-reset" if self._luck is None else "env-over")
        agent, play = self.agent_selection, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        id = play.whole(action)
        if not play.allows(id):
            raise play.refusal(id)
        play.answer(id)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if play.worths != self._worths or any(self.rewards.values()):
            for one, now, before in zip(self.possible_agents, play.worths, self._worths, strict=True):
                self.rewards[one] = gained = (now - before) / play.reward.parts
                self._cumulative_rewards[one] += gained
            self._worths = play.worths
        self._go_on()

    def _go_on(self) -> None:
        """Whose turn it is, and what everybody is told."""
        play = self.play
        self.agent_selection = self.possible_agents[play.seat]
        if play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, points in zip(self.agents, play.scores, strict=True):
                self.infos[agent] = {"ending": play.ending, "points": points, MASK: np.zeros(play.actions, np.int8)}
        self.infos[self.agent_selection][MASK] = play.mask
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> Any:
        """What an agent may know now. Only the one whose turn it is has something to choose."""
        if self._luck is None:
            raise LeaguesError("env-not-reset")
        play, seat = self.play, self._seats[self._known(agent)]
        mask = play.mask.copy() if agent == self.agent_selection else np.zeros(play.actions, np.int8)
        return observed(play.layout, play.observe(seat), mask, self.form)

    def moves(self) -> dict[int, str]:
        """What can be played now: the notation of each legal action, by its id."""
        return self.play.moves()

    def render(self) -> Any:
        """The board of the terminal as the agent sees it whose turn it is; nothing without a mode."""
        if self.render_mode is None:
            return None
        if self._luck is None:
            raise LeaguesError("env-not-reset")
        return render(self.play, self.render_mode, self.language)

    def close(self) -> None:
        """There is nothing to close."""
