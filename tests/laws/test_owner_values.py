"""The laws with an owner's values, odd ones too: games still end, and every state on the way is possible."""

from __future__ import annotations

import json
from random import Random

import pytest

from leagues.kernel.schema import checked_copy
from tests.laws.cases import COVERING, SIMPLE, Case
from tests.laws.players import Player
from tests.sizes import sized

LONGEST_GAME = 3000
OWNERS = {
    "few tokens": "[crew]\ncopies = 1\n[mages]\ncopies = 1\n[mercenaries]\ntokens = 1\n",
    "dear dice": (
        "[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n[darkhouse]\ntoll = [1, 2, 3, 4, 5, 6]\n"
        "[spells]\ntide = 1\nwhirlwind = 1\ntranslation = 1\n"
    ),
    "a path that grows": (
        '[darkhouse_cards.1]\neffect = "insert"\n[darkhouse_cards.2]\neffect = "insert"\n'
        '[darkhouse_cards.4]\neffect = "backwards"\n'
    ),
    "tolls and offers": (
        "[darkhouse_cards.4]\ntokens = 3\ntoll = [1, 2, 3, 4]\n[darkhouse_cards.12]\nprice = 0\n"
        '[darkhouse_cards.11]\neffect = "buy"\nprice = 3\n'
    ),
    "other heroics": (
        '[heroics.1]\neffect = "to-reserve"\namount = 9\n[heroics.2]\neffect = "haul"\n[heroics.3]\neffect = "set-dice"\n'
        '[heroics.4]\neffect = "cabin"\n[heroics.5]\neffect = "mercenary"\n'
        '[heroics.8]\neffect = "from-path"\npaid_with = [1, 2]\n'
    ),
    "other numbers": (
        "[mages]\ncrew = [2, 5, 8]\n"
        "[mercenaries]\nwarriors = [1, 2, 3, 4, 5, 6, 7, 8, 9]\nphantom_places = 1\nharpoons = 5\n"
        "[reefs]\nevery = 1\ncopies = 20\nescape = 9\nbonus = 0\nnumbers = [1, 2, 3]\n"
    ),
}


ISLAND_OWNERS = {
    "all face up": '[faces]\nstacks_2 = ["up", "up"]\nstacks_3 = ["up", "up", "up"]\n',
    "all face down": '[faces]\nstacks_1 = ["down"]\nstacks_2 = ["down", "down"]\nstacks_3 = ["down", "down", "down"]\n',
    "a tall wreck": "[cards]\ncopies = 16\n[stacks]\nheight = 20\n[bonus_tokens]\ntwo = 99\nthree = 99\n",
    "low stacks of few cards": "[cards]\ncopies = 1\n[stacks]\nheight = 2\n",
    "other hulls": (
        "[hull]\ntwo_players = [3, 1, 1, 1, 1, 1]\nthree_players = [2, 2, 2, 2, 2]\nfour_players = [1, 1, 1, 1, 1, 1]\n"
    ),
    "hardly any tokens": (
        "[bonus_tokens]\ntwo = 1\nthree = 0\nper_card = 1\ndouble = 0\nodd = 0\npair = 1\n[camp]\nrefill_at = 0\n"
    ),
    "always full": "[camp]\nrefill_at = 4\n[bonus_points]\ndouble = 3\npair = 20\n[treasures]\nvalues = [0, 0, 20, 0]\n",
    "other portholes": (
        "[portholes.1]\nsize = 1\nvalues = [1]\n[portholes.2]\nsize = 2\nvalues = [9, 9, 9, 9, 9, 9]\n"
        "[portholes.4]\nsize = 16\nvalues = [99]\n"
    ),
}
NEMO_OWNERS = {
    "few of everything": (
        "[stock]\nhidden = 3\ngems = 2\ncubes = 1\n[salvage]\nboxes = 0\n[treasures.map-0]\ntokens = 0\n"
        "[difficulty.upgrades]\ndrawn = [0, 9, 9]\nkept = [0, 0, 9]\n"
    ),
    "a narrow sea": (
        "[oceans]\nwestern-pacific = [0, 0, 1]\nindian-ocean = [1, 9, 1]\ncape-horn = [9, 9, 0]\n"
        '[links]\nsolid = [["cape-horn", "indian-ocean"], ["indian-ocean", "north-atlantic"]]\n[dotted_links]\ndotted = []\n'
    ),
    "no end of notoriety": (
        "[notoriety]\nallied_navies = 1\nblack_die = 1\nend = 51\nrising = [0, 0, 0]\n"
        "[motives.explore]\ndefeat = 52\n[motives.war]\ndefeat = 1\n[combat]\nmiss = 9\ndisaster = 9\nfollow_up = 0\n"
    ),
    "other acts": (
        "[acts]\nfirst = [3, 1]\nsecond = [3, 0]\nthird = [2, 1]\n[pile]\nfirst_act = 1\nlast = 10\nadventure_deck = 24\n"
        "[action_points]\nmost = 9\nsaved = 9\n[difficulty.first_upgrade]\nlevels = [9, -1, 0]\n"
    ),
    "worn at first": (
        "[tracks.nemo]\nexert = [0, 9]\n[tracks.crew]\nexert = [0, 1, 2]\n[combat]\ntorpedo = [1, 1, 1, 12]\n"
        '[hits]\ndie = ["hull", "hull", "hull", "hull", "hull", "hull"]\n[bands]\nfrom = [1, 2, 3, 20]\n'
    ),
    "tokens that do much": (
        '[treasures.map-1]\nkind = "event"\ndo = ["treasure 2", "notoriety 1"]\n'
        '[treasures.map-2]\nkind = "retain"\ndo = ["hull 1", "treasure 1", "install 0"]\n'
        '[treasures.map-3]\nkind = "retain"\ndo = ["move 2", "fight kotetsu"]\n'
        '[sinking]\ntreasure = ["kotetsu", "clyde", "scotia", "alfred", "ryujo", "rhone", "syria", "jumna", "donau"]\n'
    ),
}
EVERY_OWNER = [
    pytest.param(case, owner, id=f"{case} {name}")
    for cases, owners in (
        (COVERING["nautilion"][::4], OWNERS),
        (SIMPLE["island"], ISLAND_OWNERS),
        (SIMPLE["nemo"][::10], NEMO_OWNERS),
    )
    for case in cases
    for name, owner in owners.items()
]


@pytest.mark.parametrize(("case", "owner"), EVERY_OWNER)
def test_games_with_an_owners_values_end_and_every_state_is_possible(case: Case, owner: str) -> None:
    """Every third state is written and read; in the long form all are."""
    game, tables = case.game, case.game.read_tables(owner)
    luck = Random(f"{case} {owner}")
    for player in (Player("random"), Player("greedy", daring=0.2)):
        state = checked_copy(game.new_state(tables, game.read_options(dict(case.options))))
        steps = 0
        while state.ending == 0:
            if steps % sized(3, 1) == 0:
                assert game.load_state(tables, json.loads(json.dumps(state.brief()))) == state
            game.flow.apply(state, tables, player.answer(game, tables, state, luck))
            steps += 1
            assert steps < LONGEST_GAME
        assert state.fault == 0
        assert game.impossible(state, tables) == []
