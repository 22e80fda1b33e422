"""A program that learns Nautilion by playing it: proximal policy optimisation (PPO) in PyTorch, small enough to be read.

    python -m leagues.train --out trained              # two cores, minutes
    python -m leagues.train --out trained --device cuda

Read `eyes` (what the network is shown), `network`, `ppo` (how it learns), `judging` (how well it plays), and `__main__`, the
run from its beginning to its end. `pip install "leagues[train]"` brings what it needs; docs/training.md tells the rest.
"""
