"""The games behind the interfaces that researchers use: Gymnasium, PettingZoo and OpenSpiel (`pip install "leagues[rl]"`).

    gymnasium.make("leagues.envs:leagues/Nautilion-v0", ship="A1", reserve=4)
    pettingzoo.make("aec", "leagues/Island-v0", players=3)
    leagues.envs.spiel.load("nautilion", ship="A1")

To import this makes the environments known to the libraries that are installed.
"""

from __future__ import annotations

from importlib.util import find_spec

SOLO = ("nautilion", "nemo")  # games for one, and for several who win or lose together
SEVERAL = ("island", "nautilion", "nemo")  # games for two and more
RIVALS = {"nemo": ("company", ("semi-competitive", "imperialists"))}  # with which options they play against each other
FOR_ONE = {"leagues/Nautilion-v0": "nautilion", "leagues/NemosWar-v0": "nemo"}
FOR_SEVERAL = {"leagues/Island-v0": "island", **FOR_ONE}


def register() -> None:
    """Make the games known to Gymnasium and PettingZoo, where they are installed. A second time changes nothing."""
    if find_spec("gymnasium") is not None:
        import gymnasium

        for id, game in FOR_ONE.items():
            if id not in gymnasium.registry:
                gymnasium.register(id, entry_point="leagues.envs.solo:SoloEnv", kwargs={"game": game})
    if find_spec("pettingzoo") is not None:
        import pettingzoo

        for id, game in FOR_SEVERAL.items():
            if id not in pettingzoo.aec_registry:
                pettingzoo.register("aec", id, "leagues.envs.zoo:env", kwargs={"game": game})


register()
