"""Which states can lie on the table with expansions: their tokens, boards and cards."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from leagues.games.nautilion import asked, possible
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import DARKHOUSE_CARDS, EXPANSIONS, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import LEVELS, SHIPS, read_tables
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import Frame
from leagues.kernel.words import LANGUAGES

from .dawn import dawn, row_to_lay
from .positions import SHIPPED, position, sail
from .test_possible import Json, accepted, codes, more, wrong

EVERYTHING = position(expansions=" ".join(EXPANSIONS)).json()
COMBINATIONS = [chosen for size in range(6) for chosen in combinations(EXPANSIONS, size)]


def lively(s: State, options: list[int], luck: random.Random) -> int:
    """An answer of someone who likes to place tokens and to play cards, and so comes to late and rare moments."""
    now = s.frames[s.depth - 1].doing
    wanted = options
    if now == Step.PLACE_TOKEN:
        wanted = [answer for answer in options if answer]
    elif now == Step.PLAN:
        wanted = [answer for answer in options if answer >= plan.REROLL]
        if not wanted or luck.random() < 0.5:
            wanted = [answer for answer in options if answer < plan.GIVES or plan.GIVE_TWO <= answer < plan.REROLL]
    return luck.choice(wanted if wanted and luck.random() < 0.8 else options)


@pytest.mark.parametrize("chosen", COMBINATIONS, ids=" ".join)
@pytest.mark.parametrize("players", [1, 2])
def test_every_state_met_in_play_is_possible(chosen: tuple[str, ...], players: int) -> None:
    luck = random.Random(f"{chosen} {players}")
    options = GAME.read_options({
        "players": players, "expansions": list(chosen), "ship": luck.choice(SHIPS), "reserve": luck.randint(1, 6),
        "harpoons": luck.choice((2, 3)), "darkhouse_level": luck.choice(LEVELS),
    })  # fmt: skip
    s = GAME.new_state(SHIPPED, options)
    assert isinstance(s, State)
    buffer = [0] * MOST_OPTIONS
    while s.ending == 0:
        assert possible.impossible(s, SHIPPED) == []
        count = GAME.flow.options(s, SHIPPED, buffer)
        decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
        if decision.chance:
            weights = [GAME.flow.weight(s, SHIPPED, outcome) for outcome in range(decision.size)]
            GAME.flow.apply(s, SHIPPED, luck.choices(range(decision.size), weights)[0])
        else:
            GAME.flow.apply(s, SHIPPED, lively(s, buffer[:count], luck))
    assert possible.impossible(s, SHIPPED) == []


def test_a_game_won_with_everything_can_be_loaded() -> None:
    table = sail(
        "I 8 9 P … N 1 2 A", plan="1 1 3", crew=range(1, 10), cabin="abc", collided=True, cards=[4], deck=[5, 6],
        expansions="reefs", reserve=[0, "r", "m"],
    )  # fmt: skip
    assert table.outcome == "won-full-crew"
    assert accepted(table.state.json())


# --- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "right", "english", "french"),
    [(3, 4, "crew 3", "de l’équipier 3"), (10, 3, "Mage A", "du Mage A"), (11, 3, "Mage B", "du Mage B"),
     (12, 3, "Mage C", "du Mage C"), (13, 9, "the Mercenaries", "Mercenaire"), (14, 18, "the Reefs", "Écueil")],
)  # fmt: skip
def test_tokens_of_every_kind_are_counted(kind: int, right: int, english: str, french: str) -> None:
    total, reason = wrong(EVERYTHING, reserve=more(EVERYTHING["reserve"], **{f"_{kind}": 1}))
    assert (total.code, total.details) == ("state-token-total", {"count": 73, "right": 72})
    assert (reason.code, reason.details) == ("state-tokens", {"number": kind, "count": right + 1, "right": right})
    assert reason.text("en").startswith(f"Tokens of {english}: {right + 1}. There must be {right},")
    assert reason.text("fr").startswith(f"Jetons {french}\N{NO-BREAK SPACE}: {right + 1}. Il en faut {right},")
    assert total.text("en") == "There are 73 tokens in all, without the green ones. There must be 72."


def test_tokens_of_the_expansions_are_counted_wherever_they_lie() -> None:
    for kind, place in (
        (10, {"cabin": [0]}), (1, {"cabin": [3]}), (13, {"mercenaries": [4]}), (13, {"captives": [0] * 13 + [1]}),
        (5, {"captives": [0] * 5 + [1]}),
    ):  # fmt: skip
        assert codes(EVERYTHING, **place) == ["state-token-total", "state-tokens"]
        assert accepted(EVERYTHING, discard=more(EVERYTHING["discard"], **{f"_{kind}": -1}), **grown(place))
    reefs = [0, 6]
    assert codes(EVERYTHING, reefs=reefs)[:2] == ["state-token-total", "state-tokens"]
    assert accepted(EVERYTHING, reefs=reefs, reef_box=more(EVERYTHING["reef_box"], _1=-1))


def grown(changes: Json) -> Json:
    """Rows of kinds as long as they are in a state."""
    return {name: value + [0] * (15 - len(value)) if name == "captives" else value for name, value in changes.items()}


def test_reefs_never_come_out_of_the_cup() -> None:
    laying = GAME.new_state(SHIPPED, GAME.read_options({"expansions": ["reefs"]})).json()
    cup, box = more(laying["cup"], _14=1), more(laying["reef_box"], _0=-1)
    assert codes(laying, cup=cup, reef_box=box) == ["state-field"]


# --- path and figures --------------------------------------------------------------------------------------------------


def bounds_of_path(state: Json, length: int) -> tuple[Any, Any]:
    """What is said of a path of this length: the least and the most."""
    reason = wrong(state, path_length=length, laid=length)[0]
    assert (reason.code, reason.details["field"], reason.details["value"]) == ("state-field", "path_length", length)
    return reason.details["low"], reason.details["high"]


def test_the_collision_opens_a_place() -> None:
    before, after = position(mercenaries=[3]).json(), position(collided=True).json()
    assert (before["path_length"], after["path_length"]) == (45, 46)
    assert bounds_of_path(before, 46) == (45, 45)
    assert bounds_of_path(after, 45) == bounds_of_path(after, 47) == (46, 46)


def test_card_3_opens_a_place_whenever_it_comes() -> None:
    early = "I … N 1 2 3 4 5 6 7 8 9 1 2 3 P … A"
    before, after = position(early, cards=[4, 3], turn=16).json(), position(early, cards=[4, 3], turn=21).json()
    for state, times in ((before, 3), (after, 4)):  # on the turns 2, 7, 12 and 17
        for inserted in range(times + 1):
            assert accepted(state, path_length=36 + inserted, laid=36 + inserted)
        assert bounds_of_path(state, 37 + times) == (36, 36 + times)


def test_a_path_that_is_full_leaves_no_place_for_the_collision() -> None:
    tables = read_tables("".join(f'[darkhouse_cards.{card}]\neffect = "insert"\n' for card in range(1, 13)))
    s = position(cards=[1], expansions="mercenaries")
    s.path_length, s.turn = 80, 100
    (reason,) = possible.path(s, tables)
    assert (reason.code, reason.details["high"]) == ("state-field", 79)
    s.collided = 1
    assert possible.path(s, tables) == []
    s.expansions, s.collided = DARKHOUSE_CARDS, 0
    assert possible.path(s, tables) == []
    assert not asked.insert(s, tables, Frame(), Frame())
    s.path_length = 79
    assert asked.insert(s, tables, Frame(), Frame())


def test_submarines_come_together_only_when_all_is_over() -> None:
    table = sail("N 1 2 P … A", plan="1 3 1", cards=[7])
    over = table.state.json()
    assert table.outcome == "lost-phantom-at-isles"
    assert over["nautilion"] == over["phantom"] == 0
    assert accepted(over)
    running = GAME.state.from_json(over | {"ending": 0})
    assert "state-figures-together" in [reason.code for reason in GAME.impossible(running, GAME.read_tables(None))]
    table = sail("I … N 7 P", plan="1 1 3", heroics=[1], crew=[1], phantom_stays=1)
    assert table.outcome == "lost-crew-missing"
    assert accepted(table.state.json())
    together = {"nautilion": over["path_length"] - 1, "phantom": over["path_length"] - 1}
    assert codes(over, **together)[0] == "state-figures-together"


def test_before_the_collision_no_submarine_is_past_the_other() -> None:
    def swapped(state: Json) -> Json:
        return {"nautilion": state["phantom"], "phantom": state["nautilion"]}

    state = position(mercenaries=[3]).json()
    (reason,) = wrong(state, **swapped(state))
    assert (reason.code, reason.rules) == ("state-collision-ahead", ("collision",))
    for other in (position(collided=True).json(), position(cabin="a").json()):
        assert accepted(other, **swapped(other))


def test_two_players_have_their_admirals_before_reefs_and_cards_are_dealt() -> None:
    dealing = row_to_lay(4, 5, 9, 10, 11, players=2, expansions="reefs").state.json()
    assert accepted(dealing)
    assert codes(dealing, admirals=[0, 0]) == ["state-seats"]


# --- the ship ------------------------------------------------------------------------------------------------------------


def test_a_space_holds_one_token() -> None:
    state = position(crew=[3], mercenaries=[4]).json()
    reasons = wrong(state, mercenaries=[3, 4], discard=more(state["discard"], _13=-1))
    assert [(reason.code, reason.details) for reason in reasons] == [("state-space-shared", {"space": 3})]


def test_ducts_join_crew_and_mercenaries() -> None:
    state = position(crew=[1, 3], mercenaries=[2]).json()
    assert codes(state, mercenaries=[5]) == ["state-crew-split"]
    after = position(collided=True, crew=[1, 2, 3]).json()
    assert codes(after, crew=[1, 3], discard=more(after["discard"], _2=1)) == ["state-crew-split"]


# --- what is absent ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expansion", "field", "value"),
    [("mages", "cabin", [0]), ("mages", "rerolls", 1), ("mercenaries", "mercenaries", [1]),
     ("mercenaries", "departing", [1]), ("mercenaries", "captives", [0, 0, 1]), ("mercenaries", "collided", 1),
     ("reefs", "reefs", [0, 3]),
     ("reefs", "reef_box", [0, 1]), ("reefs", "stuck", 1), ("darkhouse", "cards", [4]), ("darkhouse", "lamp", 1),
     ("darkhouse", "again", 1), ("darkhouse", "figure", 1), ("darkhouse", "bought", 1), ("heroics", "heroics", [1]),
     ("heroics", "heroic_deck", [1]), ("heroics", "shelter", 1), ("heroics", "phantom_stays", 1),
     ("heroics", "phantom_back", 1), ("heroics", "haul", 1)],
)  # fmt: skip
def test_nothing_is_used_of_an_absent_expansion(expansion: str, field: str, value: Any) -> None:
    others = " ".join(one for one in EXPANSIONS if one != expansion)
    for state in (position().json(), position(expansions=others).json()):
        reasons = [reason for reason in wrong(state, **{field: value}) if reason.code == "state-absent"]
        assert [reason.details for reason in reasons] == [{"field": field, "expansion": expansion}]


def test_chosen_sides_and_levels_lie_ready() -> None:
    assert accepted(position().json(), hard_phantom=1, darkhouse_level=2)


# --- the boards ----------------------------------------------------------------------------------------------------------


def test_the_phantom_takes_six_warriors_and_mercenaries_aboard() -> None:
    state = position(captives=[2, 5, 5, 8, "m"]).json()
    assert accepted(state)

    def taken(kind: int, count: int = 1) -> list[str]:
        left = more(state["discard"], **{f"_{kind}": -count})
        return codes(state, captives=more(state["captives"], **{f"_{kind}": count}), discard=left)

    assert taken(1) == taken(9) == taken(13, 2) == ["state-captives"]
    assert accepted(state, captives=more(state["captives"], _13=1), discard=more(state["discard"], _13=-1))
    green = {"captives": more(state["captives"], _0=1), "reserve": state["reserve"]}
    assert codes(state, **green) == ["state-captives"]
    wrecked = position("I … N 1 2 P … A", captives=[2], expansions="reefs", box=[0, 0, 0]).json()
    reef = {"captives": more(wrecked["captives"], _14=1), "discard": more(wrecked["discard"], _14=-1)}
    assert codes(wrecked, **reef) == ["state-captives"]


def test_the_collision_clears_both_boards() -> None:
    after = position(collided=True, crew=[3]).json()
    (reason,) = wrong(after, captives=more(after["captives"], _13=1), discard=more(after["discard"], _13=-1))
    assert (reason.code, reason.details) == ("state-captives", {"places": 0})
    assert codes(after, mercenaries=[4], discard=more(after["discard"], _13=-1)) == ["state-mercenaries"]
    lost = sail("I … N 1 P … A", plan="1 3 1", captives=["m", "m"], mercenaries=[3])
    assert lost.outcome == "lost-collision"
    assert accepted(lost.state.json())


def test_mercenaries_leave_in_the_collision_only() -> None:
    state = position(collided=True, crew=[3]).json()
    assert codes(state, departing=[4]) == ["state-departing"]
    morning = dawn(collided=True, cards=[3]).state.json()
    assert morning["frames"][1]["step"] == 1
    assert codes(morning, departing=[4]) == ["state-departing"]
    choosing = sail("I … N 1 P … A", plan="1 3 1", mercenaries=[2], crew=[1, 3], ship="C1")
    choosing.play("recover green")
    assert codes(choosing.state.json(), departing=[2]) == ["state-departing"]
    table = sail("I … N 1 P … A", plan="1 3 1", mercenaries=[3, 4], crew=[9])
    meeting = table.state.json()
    assert meeting["departing"] == [3, 4]
    assert accepted(meeting)
    assert codes(meeting, departing=[3, 9]) == ["state-space-shared"]
    hidden = {"discard": more(meeting["discard"], _13=-8), "reserve": more(meeting["reserve"], _13=8)}
    assert codes(meeting, **hidden) == ["state-departing"]


# --- Reefs and cards -------------------------------------------------------------------------------------------------------


def test_reefs_lie_beside_places_and_have_their_numbers() -> None:
    state = position("I … N 1 2:3 3 P … A").json()
    (place,) = (at for at, reef in enumerate(state["reefs"]) if reef)
    for reef in (1, 5, 7):
        (reason,) = wrong(state, reefs=[0] * place + [reef])
        assert reason.code == "state-reef"
        assert reason.details == {"place": place, "reef": reef, "length": 36, "numbers": "3, 6, 9"}
    for elsewhere in (0, 37):
        assert codes(state, reefs=[0] * elsewhere + [3]) == ["state-reef"]
    for elsewhere in (1, 36):
        assert accepted(state, reefs=[0] * elsewhere + [3])


def test_there_are_six_reefs_of_each_number() -> None:
    state = position("I … N 1 2:3 3 P … A", box=[5, 6, 4]).json()
    assert accepted(state)
    (reason,) = wrong(state, reef_box=[6, 5, 4])
    assert (reason.code, reason.details) == ("state-reef-copies", {"reef": 3, "count": 7, "right": 6})


def test_the_row_of_cards_fits_its_level() -> None:
    state = position(cards=[4, 5, 6, 10, 11], level="intro").json()
    assert accepted(state, cards=[4, 5, 6, 12, 11])
    for row in ([4, 5, 4, 10, 11], [4, 5, 6, 7, 11], [4, 5, 10, 11, 12]):
        (reason,) = wrong(state, cards=row)
        assert (reason.code, reason.details) == ("state-cards", {"red": 3, "blue": 2})
    assert codes(state, darkhouse_level=1) == ["state-cards"]


def test_heroic_actions_are_open_or_in_the_deck() -> None:
    state = position(heroics=[1, 2], deck=[3, 4, 5, 9], expansions="mages").json()
    assert accepted(state, heroics=[1, 2, 10])
    for changes in ({"heroics": [1, 3]}, {"heroics": [1, 11]}, {"heroic_deck": [3, 12]}, {"heroics": [1, 2, 6, 7]}):
        (reason,) = wrong(state, **changes)
        assert (reason.code, reason.details) == ("state-heroics", {"most": 3, "cards": "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"})
        assert all(reason.text(language) for language in LANGUAGES)
