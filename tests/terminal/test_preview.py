"""A preview says what then happens: every line is compared with the move, really played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import leagues
from leagues.games.nautilion import preview
from leagues.games.nautilion.aids import outlook
from leagues.games.nautilion.aids.explanation import explain
from leagues.games.nautilion.aids.outlook import A_CREW, A_TOKEN, DEPENDS, FREE, NOTHING_LEFT, ROLLED_AGAIN, Gift
from leagues.games.nautilion.decisions import darkhouse_discard, place_token, plan
from leagues.games.nautilion.state import NAUTILION, PHANTOM
from leagues.kernel.chance import OwnDice
from leagues.kernel.table import Table
from tests.nautilion.positions import sail

from .conftest import greedy_moves
from .sailor import ALL, voyage


def positions(seed: str, **options: object) -> list[Table]:
    """Every Plan of a game, each as a table of its own."""
    table, _ = greedy_moves(seed, **options)
    found = []
    for count in range(len(table.entries)):
        state = table.state_at(count)
        if state.ending == 0 and state.frames[state.depth - 1].doing == 15:
            assert table.luck is not None
            fork = table.fork(count, table.luck)
            if fork.decision is not None and fork.decision.name == "plan":  # with a single option it answers itself
                found.append(fork)
    return found


def gives(table: Table) -> Iterator[int]:
    """Every way to give the dice, two or three at once."""
    for move in table.legal:
        if move.answer < plan.GIVES or plan.GIVE_TWO <= move.answer < plan.GIVE_ONE:
            yield move.answer


@pytest.mark.parametrize(("seed", "options"), [
    ("s14", {"reserve": 6}), ("s16", {"reserve": 1, "ship": "C2"}), ("s5", {"players": 2, "reserve": 2, "ship": "B2"}),
])  # fmt: skip
def test_giving_the_dice(seed: str, options: dict[str, object]) -> None:
    seen = set()
    for table in positions(seed, **options):
        for answer in gives(table):
            seen |= compare(table, answer)
    assert {FREE, A_TOKEN, "boards", "barred", "destroys", "takes"} <= seen


def test_giving_the_dice_with_all_expansions() -> None:
    seen = set()
    for seed in ("s0", "s2", "s4", "s8"):
        for table in voyage(seed, expansions=ALL, reserve=6, darkhouse_level="difficult"):
            if table.decision is not None and table.decision.name == "plan":
                for answer in gives(table):
                    seen |= compare(table, answer)
    assert {FREE, A_TOKEN, "destroys", "recruits", "takes", "held", "collides", "skipped", "boards", "barred"} <= seen


def compare(table: Table, answer: int) -> set[str]:
    """Play it on a fork and look; gives what kinds of things were seen."""
    gift = outlook.gift(table, preview.state(table), answer)
    real = table.fork(len(table.entries), OwnDice())
    real.auto = False
    before = preview.state(real)
    real.play(real.move(answer))
    if not answer_tolls(real, gift):
        return {str(gift.price)}
    after, ghost, ours = preview.state(real), gift.phantom, gift.nautilion
    if gift.price == NOTHING_LEFT:
        assert before.crew == before.cabin == before.mercenaries == 0
        assert sum(before.reserve) == 0
    assert ghost is not None
    assert ours is not None
    assert real.outcome == gift.ending
    met = after.collided - before.collided
    assert ghost.place == after.phantom - met
    assert ours.place == after.nautilion
    if ghost.token:
        assert before.path[ghost.place] == ghost.token
    assert bool(met) == ("collides" in (ghost.how, ours.how))
    if ours.how == "takes":
        assert after.landed == ours.token == before.path[ours.place]
        could = {move.answer for move in real.legal} - {place_token.RESERVE}
        assert bool(could) == (ours.bars == 0)
        if ours.bars:
            assert real.forbids(place_token.SHIP)
    bars = "barred" if ours.bars else "boards"
    return {str(gift.price), ghost.how, ours.how} | ({bars} if ours.how == "takes" else set())


def answer_tolls(real: Table, gift: Gift) -> bool:
    """Pay as the preview does; False where it depends on what is given up or rolled."""
    tolls = 0
    while real.decision is not None:
        name = real.decision.name
        if name == "toll-die":
            assert gift.price == ROLLED_AGAIN
            return False
        if name == "darkhouse-discard":
            if real.forbids(darkhouse_discard.RESERVE):
                assert gift.price == A_CREW or gift.blow
                return False
            real.play(real.move(darkhouse_discard.RESERVE))
            tolls += 1
        elif name == "pay":
            real.play(real.legal[0])
        elif name == "place-token" and gift.phantom is not None and gift.phantom.how == "yours":
            assert preview.state(real).landed == gift.phantom.token
            if gift.nautilion is None:
                return False
            real.play(real.move(place_token.RESERVE))
        else:
            break
    assert tolls == gift.tokens + gift.blow
    return True


# --- one thing at a time ---------------------------------------------------------------------------------------------


def would(table: Table, move: str) -> Gift:
    assert table.decision is not None
    return outlook.gift(table, preview.state(table), table.decision.read(move))


def test_a_collision_shows_both_sides_and_its_end() -> None:
    lost = sail("I … N 4 P … A", crew=[2], captives=["m"], dice=[1, 1, 2])
    ours = would(lost, "give 1 1 2")
    assert ours.phantom is not None
    assert ours.phantom.how == "destroys"
    assert ours.nautilion is not None
    assert (ours.nautilion.how, ours.nautilion.harpoons, ours.ending) == ("collides", (1, 4), "lost-collision")
    theirs = would(lost, "give 1 2 1")
    assert theirs.phantom is not None
    assert (theirs.phantom.how, theirs.phantom.harpoons) == ("collides", (1, 4))
    assert theirs.nautilion is not None
    assert theirs.nautilion.how == "skipped"
    assert theirs.phantom.place == preview.state(lost).nautilion
    even = would(sail("I … N 4 P … A", crew=[2, 5, 9], dice=[1, 1, 2], expansions="mercenaries"), "give 1 2 1")
    assert even.phantom is not None
    assert (even.phantom.harpoons, even.ending) == ((2, 2), None)


def test_a_reef_ahead_is_named() -> None:
    table = sail("I … N 1 2:6 3 4 5 P … A", dice=[1, 1, 2])
    beside, past = would(table, "give 1 1 2").nautilion, would(table, "give 1 2 1").nautilion
    assert beside is not None
    assert past is not None
    assert (beside.reef, past.reef) == (6, 0)


def test_the_exchange_says_who_gets_what() -> None:
    gift = would(sail("I … N 1 2 3 4 5 6 P … A", cards=[6], dice=[1, 1, 2]), "give 1 1 2")
    assert gift.phantom is not None
    assert (gift.phantom.how, gift.phantom.token, gift.phantom.fate) == ("yours", 6, "boards")
    assert gift.nautilion is not None
    assert (gift.nautilion.how, gift.nautilion.token) == ("gives", 2)


def test_backwards_two_tokens_and_shelter() -> None:
    back = would(sail("I … 7 N 1 2 3 4 5 6 P … A", cards=[7], dice=[1, 1, 2]), "give 1 2 1").nautilion
    assert back is not None
    assert (back.how, back.token) == ("takes", 7)
    home = would(sail("I … N 1 2 3 4 5 6 P … A", cards=[7], dice=[1, 1, 2]), "give 1 2 1").nautilion
    assert home is not None
    assert home.how == "isles"
    double = would(sail(cards=[4], reserve=[0, 0, 0], dice=[1, 1, 3]), "give 3 1 1")
    assert (double.price, double.tokens) == (A_TOKEN, 2)
    assert would(sail(cards=[5], reserve=[0], dice=[1, 1, 2]), "give 2 1 1").price == ROLLED_AGAIN
    sheltered = sail(heroics=[2], reserve=[0], dice=[1, 1, 3], shelter=2)
    assert would(sheltered, "give 3 1 1").price == outlook.SHELTERED


def test_a_mercenarys_blow_is_seen_before_it_falls() -> None:
    table = sail("I … N 1 2 3 m P … A", collided=True, reserve=[0], dice=[1, 1, 2])
    assert would(table, "give 1 1 2").blow
    assert not would(table, "give 1 2 1").blow


def test_heroic_actions_change_what_follows() -> None:
    stays = would(sail(heroics=[2], dice=[1, 1, 2], phantom_stays=1), "give 1 2 1").phantom
    assert stays is not None
    assert stays.how == "stays"
    haul = would(sail(heroics=[2], dice=[1, 1, 2], haul=1), "give 1 1 2").nautilion
    assert haul is not None
    assert (haul.how, haul.token) == ("hauls", 2)


def test_a_single_die_is_weighed_whatever_the_others_will_show() -> None:
    table = sail("I … N 1 2 3 4 5 6 P … A", cards=[2], dice=[2, 0, 0], spare=2)
    s = preview.state(table)
    for figure, expected in ((PHANTOM, 5), (NAUTILION, 2)):
        gift = outlook.handed(table, s, figure, 2, outlook.faces(table))
        way = gift.phantom if figure == PHANTOM else gift.nautilion
        assert way is not None
        assert way.token == expected
    near = sail("I … N 1 2 P … A", cards=[2], dice=[2, 0, 0], spare=2)
    assert outlook.handed(near, preview.state(near), NAUTILION, 2, outlook.faces(near)).nautilion is None


def test_the_way_left_is_the_least_die_that_arrives() -> None:
    table = leagues.new("nautilion", seed="sea")
    s = preview.state(table)
    assert (preview.to_isles(s), preview.to_abyss(s)) == (37, 37)
    s.path[36] = s.path[35] = 0
    assert (preview.to_isles(s), preview.to_abyss(s)) == (35, 35)
    s.phantom, s.nautilion = 0, 37
    assert (preview.to_isles(s), preview.to_abyss(s)) == (0, 0)


def test_a_crew_toll_that_changes_who_can_board_says_so() -> None:
    """Reserve empty, 1 and 2 aboard, a 3 ahead: on C2 the 3 hangs on the 2, so it matters who is given up."""
    table = sail("I … N 3 1 2 4 P … A", crew=[1, 2], ship="C2", dice=[3, 1, 1])
    gift = would(table, "give 3 1 1")
    assert gift.price == A_CREW
    assert gift.nautilion is not None
    assert gift.nautilion.token == 3
    assert gift.nautilion.fate == DEPENDS


def test_tide_shows_each_figure_with_the_turned_die() -> None:
    table = leagues.new("nautilion", seed="sea", wait=True)
    table.play("roll")
    s = preview.state(table)
    darkhouse, phantom, nautilion = explain(table, 0)["choices"][str(plan.tide(1, 3))]["cells"]
    assert darkhouse["price"] == A_TOKEN
    assert (phantom["way"]["die"], phantom["way"]["left"]) == (3, 33)
    assert nautilion["way"]["token"] == s.path[3]
    assert "bars" not in nautilion["way"]
