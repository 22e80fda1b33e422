"""Where the clauses of expansions 1, 2 and 3 meet: with one another, and with the base game.

M1 Mages as tokens of path, reserve and discard pile. M2 Into the cabin. M3 Cabin crew is not aboard.
M4 Pairs roll a die again. M5 The cabin pays. M6 Three Mages for victory.
W1 Mercenaries as tokens of path, reserve and discard pile. W2 Hiring. W3 Mercenaries carry ducts. W4 The Phantom recruits.
W5 When the submarines collide, where they stop, what that ends. W6 Harpoons. W7 Boards cleared, a token back.
W8 One group stays. W9 After the collision: no second one, no hiring. W10 The blow.
R1 Where Reefs lie. R2 Stopping at one. R3 The roll to get off. R4 Held, and the reward. R5 The Phantom at a Reef.
R6 Reefs in reserve and discard pile. R7 Rammed on a Reef.
B1 Counting the way. B2 Whirlwind. B3 Tide. B4 Translation. B5 The toll. B6 Picking up, placing, ducts. B7 The Abyss.
B8 The Isles. B9 Two players. B10 Paying from the reserve. B11 Roll, Plan and the order of the phases.

Every pair is in this table once. `+` names the test of the crossing, `-` says why the two cannot meet.

    M1 + M2, B6: test_a_mage_goes_to_the_cabin_or_the_reserve_and_never_aboard
    M1 - M3: that clause is about crew
    M1 + M4, M6: test_a_mage_outside_the_cabin_makes_no_pair_and_wins_nothing
    M1 + M5: test_a_toll_may_be_paid_with_any_token_of_the_cabin
    M1 + W1, W5, B1: test_tokens_of_every_kind_count_alike_between_the_submarines
    M1 + W2: test_a_mage_never_goes_where_a_mercenary_may
    M1 - W3, W6, W8: a Mage is never aboard and never on the Phantom's board
    M1 + W4: test_a_mage_is_destroyed_where_the_phantom_stops
    M1 + W7: test_even_after_a_victory_anything_but_crew_goes_to_the_reserve
    M1 + W9, W10: test_after_the_collision_mages_are_what_they_were
    M1 + R1, B4: test_a_swap_takes_mages_and_mercenaries_and_leaves_the_reefs
    M1 + R2: test_a_mage_at_a_reef_can_go_to_the_cabin_at_once
    M1 - R3, R4, R7: that roll asks for crew aboard, and who is held or rammed picks up nothing
    M1 + R5: test_the_phantom_destroys_a_mage_with_its_reef
    M1 + R6, B2, B3, B5, B10: test_where_tokens_are_alike_nobody_asks_which_one_pays
    M1 - B7, B8: nothing is picked up at the ends; what the Abyss asks for is M6
    M1 + B9: test_either_player_places_any_mage_but_only_the_crew_of_the_own_admiral
    M1 - B11: no phase changes what lies on the path before it is reached
    M2 + M3: test_a_number_may_stand_aboard_and_in_the_cabin
    M2 + M4: test_a_pair_made_in_phase_5_rolls_a_die_from_the_next_turn_on
    M2 + M5: test_a_space_of_the_cabin_that_paid_can_be_filled_again_in_the_same_turn
    M2 + M6, B7, B9: test_two_players_fill_one_cabin_and_win_together
    M2 + W1, W2: test_it_has_no_number_of_its_own_and_no_space_in_the_cabin
    M2 + W3: test_crew_whose_space_a_mercenary_holds_may_enter_the_cabin
    M2 - W4, W6: the Phantom recruits no number that the cabin has; harpoons are M3
    M2 - W5: whoever collides picks up nothing
    M2 + W7: test_and_nobody_goes_to_the_cabin
    M2 + W8: test_the_collision_leaves_the_cabin_alone
    M2 + W9: test_after_the_collision_mages_are_what_they_were
    M2 - W10: what a blow takes from the cabin is M5
    M2 - R1, R3, R4, R5, R6, R7: a Reef has no space there and is never in hand; a held ship picks up nothing
    M2 + R2: test_a_mage_at_a_reef_can_go_to_the_cabin_at_once
    M2 - B1, B2, B3, B4, B8, B11: the cabin is off the path, and spells and dice do not reach it
    M2 + B5: test_a_space_of_the_cabin_that_paid_can_be_filled_again_in_the_same_turn
    M2 + B6: test_1_4_and_7_choose_between_ship_cabin_and_reserve
    M2 + B10: test_what_stands_in_the_cabin_stays_and_pays_for_no_spell
    M3 + M4: test_crew_aboard_makes_no_pair
    M3 + M5, B5: test_the_ducts_of_the_ship_say_nothing_about_the_cabin
    M3 + M6, B7: test_cabin_crew_is_no_part_of_the_full_crew
    M3 - W1, W4, W5, W9, W10: these never look at crew that has been placed; the blow is M5
    M3 + W2, W3: test_a_mercenary_is_neither_kept_off_nor_joined_by_cabin_crew
    M3 + W6: test_cabin_crew_has_no_harpoon_even_if_an_owner_lets_warriors_in
    M3 + W7, W8: test_the_collision_leaves_the_cabin_alone
    M3 - R1, R2, R4, R5, R6, R7: only the roll to get off looks at the crew
    M3 + R3: test_cabin_crew_helps_against_no_reef_even_if_an_owner_lets_navigators_in
    M3 - B1, B2, B3, B4, B8, B11: these do not look at the crew
    M3 + B6: test_nobody_in_the_cabin_joins_anybody_aboard
    M3 - B9: the Admiral limits entering, M2
    M3 + B10: test_what_stands_in_the_cabin_stays_and_pays_for_no_spell
    M4 + M5: test_a_pair_that_lost_a_partner_to_the_toll_works_no_more
    M4 - M6, W1, W2, W3, W4, W6, W9: these do not look at dice that are still to be given
    M4 - W5: the dice are given before anybody moves
    M4 + W7, W8: test_the_collision_leaves_the_cabin_alone
    M4 + W10: test_a_blow_can_break_a_pair
    M4 - R1, R2, R5, R6, R7: no die of phase 1 is in them
    M4 + R3: test_neither_mage_nor_spell_touches_the_die_against_a_reef
    M4 + R4: test_who_is_held_has_mages_for_both_dice_and_a_cabin_for_the_toll
    M4 - B1, B5, B6, B7, B8: all that comes after the dice are given
    M4 + B2, B3, B4: test_mages_and_spells_take_turns
    M4 + B9: test_with_two_players_the_pairs_work_for_whoever_has_the_turn
    M4 + B10: test_that_die_is_rolled_and_the_others_lie_as_they_are
    M4 + B11: test_the_next_turn_the_pairs_are_fresh
    M5 + M6, B7: test_a_mage_in_the_reserve_or_just_lost_does_not_count
    M5 - W1, W2, W4, W5, W6, W7, W8, W9: nothing is given up there, and the cabin has no harpoon and no group
    M5 + W3, R6, B5, B10: test_a_toll_with_everything_to_choose_from
    M5 + W10: test_a_phantom_that_stops_on_a_mercenary_destroys_it_and_costs_you_a_token
    M5 - R1, R2, R3, R5, R7: Reefs ask for no token of yours
    M5 + R4: test_who_is_held_has_mages_for_both_dice_and_a_cabin_for_the_toll
    M5 - B1, B2, B3, B4, B6, B8, B11: nothing is given up there but from the reserve
    M5 + B9: test_when_a_token_has_to_go_the_cabin_knows_no_admiral
    M6 - W1, W2, W3, W4: Mercenaries are gone before anybody arrives, W5
    M6 + W5, W6: test_nobody_arrives_before_the_collision
    M6 + W7, W8, W9: test_after_a_collision_all_is_as_it_must_be_for_victory
    M6 + W10: test_a_blow_can_cost_the_victory
    M6 - R1, R2, R3, R4, R5, R6, R7: the Abyss has no Reef, and who is held does not arrive
    M6 - B1, B2, B3, B4, B6, B10, B11: they come before the arrival
    M6 + B5: test_a_mage_in_the_reserve_or_just_lost_does_not_count
    M6 + B7: test_victory_asks_for_all_three_mages_and_never_for_their_crew
    M6 - B8: the Phantom's arrival asks for nothing
    M6 + B9: test_two_players_fill_one_cabin_and_win_together
    W1 + W2, B6: test_on_an_empty_ship_a_mercenary_may_take_any_space
    W1 - W3, W8: only those aboard carry ducts and groups
    W1 + W4: test_the_phantom_takes_mercenaries_and_2_5_8_and_destroys_everyone_else
    W1 + W5, B1: test_tokens_of_every_kind_count_alike_between_the_submarines
    W1 + W6: test_nobody_in_the_reserve_has_a_harpoon
    W1 + W7: test_those_who_were_discarded_just_now_can_come_back
    W1 + W9: test_after_the_collision_a_mercenary_you_pick_up_goes_to_the_reserve
    W1 + W10: test_a_phantom_that_stops_on_a_mercenary_destroys_it_and_costs_you_a_token
    W1 + R1, B4: test_a_swap_takes_mages_and_mercenaries_and_leaves_the_reefs
    W1 + R2: test_a_mercenary_at_a_reef_is_hired_and_the_reef_stays
    W1 - R3, R4, R7: that roll asks for crew aboard, and who is held or rammed picks up nothing
    W1 + R5: test_the_reef_goes_even_if_the_token_joins_the_phantoms_board
    W1 + R6, B2, B3, B5, B10: test_where_lost_tokens_can_come_back_each_payment_is_chosen
    W1 - B7, B8: nothing is picked up at the ends
    W1 + B9: test_no_admiral_limits_a_mercenary
    W1 - B11: no phase changes what lies on the path before it is reached
    W2 + W3, B6: test_whoever_is_aboard_the_right_spaces_are_open
    W2 - W4, W5, W10: a Mercenary aboard is out of the Phantom's reach until they meet; the blow comes after all have left
    W2 + W6: test_a_mercenary_has_two_harpoons_wherever_it_stands
    W2 + W7: test_everyone_on_the_phantoms_board_and_every_mercenary_is_discarded
    W2 + W8: test_of_two_groups_one_stays_and_the_other_is_discarded
    W2 + W9: test_after_the_collision_a_mercenary_you_pick_up_goes_to_the_reserve
    W2 + R2: test_a_mercenary_at_a_reef_is_hired_and_the_reef_stays
    W2 + R3: test_a_mercenary_on_the_reefs_number_is_no_navigator
    W2 - R1, R4, R5, R6, R7: nothing is placed there
    W2 - B1, B2, B3, B4, B8, B11: nothing is placed there
    W2 + B5: test_a_single_mercenary_is_something_to_lose
    W2 - B7: no Mercenary is aboard after the collision, and nobody arrives before it
    W2 + B9: test_no_admiral_limits_a_mercenary
    W2 + B10: test_a_mercenary_aboard_pays_for_no_spell
    W3 - W4, W5, W6, W9: these do not look at ducts
    W3 + W7: test_whoever_was_aboard_the_right_crew_may_board
    W3 + W8: test_of_three_groups_one_stays
    W3 - W10: after the collision no Mercenary is aboard
    W3 - R1, R2, R3, R4, R5, R6, R7: Reefs do not look at ducts
    W3 + B5: test_whatever_the_group_the_right_ones_may_leave_and_one_always_can
    W3 + B6: test_crew_may_join_up_with_a_mercenary
    W3 - B1, B2, B3, B4, B7, B8, B9, B10, B11: these do not look at ducts
    W4 + W5, W6, B11: test_whom_the_phantom_recruits_this_turn_fights_this_turn
    W4 + W7: test_everyone_on_the_phantoms_board_and_every_mercenary_is_discarded
    W4 - W8: the Phantom's board has no groups
    W4 + W9: test_the_phantoms_board_is_not_used_any_more
    W4 + W10: test_before_the_collision_a_mercenary_costs_you_nothing
    W4 - R1, R2, R3, R6, R7: nothing of theirs can be recruited
    W4 + R4, R5: test_a_held_turn_lets_the_phantom_do_all_it_does
    W4 - B1, B2, B3, B4, B5, B6, B7, B8, B9, B10: these take nothing from the Phantom's board and bring nothing there
    W5 + W6, W7: test_with_one_harpoon_fewer_the_game_is_lost_at_once
    W5 + W8, B9: test_the_other_player_has_the_next_turn_as_ever
    W5 + W9: test_face_to_face_they_sail_on_the_next_turn
    W5 - W10: whoever collides stops on no token
    W5 + R1, R2, R3, R5: test_where_they_meet_there_is_no_reef_and_the_others_keep_their_places
    W5 + R4, R7, B11: test_a_phantom_that_rams_a_held_nautilion_takes_phase_5_and_the_reef_with_it
    W5 - R6: no payment is in it
    W5 + B1: test_emptied_spaces_between_them_do_not_count
    W5 - B2, B3, B4, B6, B10: these come before the move, or after a landing; a swap leaves as many between as before
    W5 + B5: test_a_toll_before_the_collision_can_cost_the_harpoon_that_was_needed
    W5 + B7: test_a_nautilion_runs_into_a_phantom_in_the_abyss
    W5 + B8: test_a_phantom_runs_into_a_nautilion_on_the_happy_isles
    W6 + W7: test_2_5_8_have_one_harpoon_a_mercenary_two_and_the_phantom_its_own
    W6 - W8, W9, W10: harpoons are counted once, before all that
    W6 - R1, R2, R3, R4, R5, R6, R7: a Reef has no harpoon
    W6 + B5, B11: test_a_toll_before_the_collision_can_cost_the_harpoon_that_was_needed
    W6 - B1, B2, B3, B4, B6, B7, B8, B10: nothing of theirs changes the boards between Plan and collision
    W6 + B9: test_with_one_harpoon_fewer_the_game_is_lost_at_once
    W7 + W8: test_the_groups_are_looked_at_last_so_that_whoever_is_lost_there_does_not_come_back
    W7 - W9, W10: they begin with the next turn
    W7 - R1, R2, R3, R5: nothing of the path is cleared or comes back
    W7 + R4, R7: test_next_turn_it_may_get_free_as_ever
    W7 + R6: test_after_a_tie_one_token_of_any_kind_comes_back_to_the_reserve
    W7 + B2, B3, B4, B5, B10: test_what_paid_for_a_spell_or_a_toll_this_turn_may_come_back
    W7 + B6: test_a_winner_keeps_to_the_rules_of_the_ship
    W7 + B7: test_after_the_collision_before_the_abyss_the_nautilion_arrives_there
    W7 - B1, B8, B11: nobody moves in it
    W7 + B9: test_a_winner_takes_aboard_only_crew_of_the_own_admiral
    W8 - W9, W10, R1, R2, R3, R4, R5, R6, R7: they do not look at groups of crew
    W8 + B6: test_after_the_groups_newcomers_join_who_is_left
    W8 - B1, B2, B3, B4, B5, B7, B8, B10, B11: they come before it or the next turn
    W8 + B9: test_the_other_player_has_the_next_turn_as_ever
    W9 + W10: test_from_then_on_mercenaries_are_what_they_are_after_a_collision
    W9 - R1, R3, R4, R6: they are the same before and after
    W9 + R2: test_a_mercenary_at_a_reef_is_hired_and_the_reef_stays
    W9 + R5: test_a_blow_at_a_reef_can_be_paid_with_a_reef
    W9 + R7: test_a_phantom_that_rams_a_held_nautilion_takes_phase_5_and_the_reef_with_it
    W9 + B1: test_afterwards_the_phantom_passes_the_nautilion
    W9 - B2, B3, B4, B5, B9, B11: they are the same before and after
    W9 + B6: test_after_the_collision_a_mercenary_you_pick_up_goes_to_the_reserve
    W9 + B7: test_after_the_collision_before_the_abyss_the_nautilion_arrives_there
    W9 + B8: test_a_phantom_runs_into_a_nautilion_on_the_happy_isles
    W9 + B10: test_where_lost_tokens_can_come_back_each_payment_is_chosen
    W10 - R1, R2, R3, R7: no Mercenary under the Phantom is in them; R7 is before any blow
    W10 + R4: test_a_blow_while_held_comes_before_the_reward
    W10 + R5, R6: test_a_blow_at_a_reef_can_be_paid_with_a_reef
    W10 - B1, B2, B3, B4, B8: the Phantom stops on no Mercenary there
    W10 + B5, B11: test_a_toll_and_a_blow_in_one_turn
    W10 + B6: test_the_ducts_hold_against_a_blow_too
    W10 + B7: test_a_blow_can_cost_the_victory
    W10 + B9: test_with_two_players_whoever_has_the_turn_takes_the_blow
    W10 + B10: test_a_blow_may_be_paid_from_the_reserve
    R1 + R2: test_who_stops_at_a_reef_picks_up_the_token_and_leaves_the_reef
    R1 - R3, R4, R6, R7: what happens there is R2
    R1 + R5: test_reefs_that_the_phantom_only_passes_stay
    R1 + B1: test_a_reef_at_an_emptied_space_holds_and_counts_for_nobody
    R1 + B4: test_a_swap_leaves_the_reefs_where_they_are
    R1 + B7: test_a_reef_lies_at_the_first_token_and_at_every_third_after_it
    R1 - B2, B3, B5, B6, B8, B9, B10, B11: they do not reach what lies beside the path
    R2 + R3: test_a_turn_at_a_reef_starts_with_one_die_before_phase_1
    R2 + R4: test_in_phase_5_the_reef_goes_to_the_reserve_and_the_next_turn_is_free
    R2 - R5: the Phantom never stops where the Nautilion is
    R2 - R6, R7: the Reef is not yours yet, and who is rammed has stopped before
    R2 + B1: test_who_only_passes_a_reef_is_not_held
    R2 + B6: test_who_stops_at_a_reef_picks_up_the_token_and_leaves_the_reef
    R2 + B9: test_with_two_players_the_next_one_rolls_it
    R2 - B2, B3, B4, B5, B7, B8, B10, B11: they come before the stop
    R3 + R4: test_crew_of_the_reefs_number_makes_the_die_count_one_more
    R3 - R5: the Phantom has not moved yet
    R3 + R6: test_who_gets_free_has_the_reef_at_once_and_an_ordinary_turn
    R3 + R7: test_next_turn_it_may_get_free_as_ever
    R3 + B2, B3, B4: test_neither_mage_nor_spell_touches_the_die_against_a_reef
    R3 + B9: test_with_two_players_the_next_one_rolls_it
    R3 + B11: test_a_turn_at_a_reef_starts_with_one_die_before_phase_1
    R3 - B1, B5, B6, B7, B8, B10: they come later in the turn
    R4 + R5: test_a_held_turn_lets_the_phantom_do_all_it_does
    R4 + R6: test_it_comes_too_late_for_the_toll_of_the_same_turn
    R4 + R7: test_a_phantom_that_rams_a_held_nautilion_takes_phase_5_and_the_reef_with_it
    R4 + B1: test_the_phantom_passes_a_nautilion_that_is_held_and_leaves_its_reef
    R4 + B2, B3: test_spells_change_the_two_dice
    R4 + B4, B10: test_a_swap_while_held_is_paid_and_made_as_ever
    R4 + B5, B11: test_darkhouse_and_phantom_act_as_ever_and_the_nautilion_stays
    R4 - B6, B7: a held Nautilion stops nowhere and arrives nowhere
    R4 + B8: test_the_phantom_can_win_while_the_nautilion_is_held
    R4 + B9: test_with_two_players_the_next_one_rolls_it
    R5 - R6, R7: a Reef in the discard pile is like any other token there; who rams stops at no Reef
    R5 + B1: test_reefs_that_the_phantom_only_passes_stay
    R5 - B2, B3, B4, B5, B6, B7, B8, B9, B10, B11: none of them takes a Reef from the Phantom or brings it one
    R6 - R7: no payment is in it
    R6 + B2, B3: test_in_the_reserve_a_reef_pays_for_spells
    R6 + B4, B10: test_where_tokens_are_alike_nobody_asks_which_one_pays
    R6 + B5: test_it_pays_the_toll_too
    R6 - B1, B6, B7, B8, B9, B11: a Reef in the reserve does nothing but pay
    R7 + B9: test_with_two_players_the_other_one_rolls_again_after_a_ramming
    R7 + B11: test_a_phantom_that_rams_a_held_nautilion_takes_phase_5_and_the_reef_with_it
    R7 - B1, B2, B3, B4, B5, B6, B7, B8, B10: for them a rammed turn is any other turn with a collision, W5
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS, MERCENARY, REEF
from leagues.kernel.table import Table

from ..positions import asked, kind_of, legal, new_table, picture, refused, roll, said, sail, state, tokens, told
from .test_collision import all_but, settled
from .test_mercenaries import AFTER, bits
from .test_reefs import aground, held

EVERY_CHOICE = [list(chosen) for count in range(6) for chosen in combinations(EXPANSIONS, count)]
HOME = "I 6 m 8 P … N 1 2 A"  # after the collision, three steps from the Abyss; 55 places with Mages and Mercenaries


@pytest.mark.rule("expansions-combine")
def test_every_pair_is_in_the_table_once_and_every_test_in_it_exists() -> None:
    doc = __doc__ or ""
    clauses = re.findall(r"(?<![\w,+] )\b([MWRB]\d+) [A-Z][a-z]", doc.partition("Every pair")[0])
    assert Counter(clause[0] for clause in clauses) == {"M": 6, "W": 10, "R": 7, "B": 11}
    wanted = {frozenset(pair) for pair in combinations(clauses, 2) if not (pair[0][0] == pair[1][0] == "B")}
    rows = re.findall(r"^    (\w+) ([+-]) ([\w, ]+): (.+)$", doc, re.MULTILINE)
    found = Counter(frozenset((first, other)) for first, _, others, _ in rows for other in others.split(", "))
    assert {tuple(sorted(pair)): count for pair, count in found.items() if count > 1} == {}
    assert {tuple(sorted(pair)) for pair in wanted ^ set(found)} == set()
    written = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    assert [name for _, sign, _, name in rows if sign == "+" and f"def {name}(" not in written] == []


# Expansions mix freely


@pytest.mark.rule("expansions-combine")
@pytest.mark.parametrize("chosen", EVERY_CHOICE, ids=lambda chosen: "+".join(chosen) or "none")
@pytest.mark.parametrize("players", [1, 2])
def test_none_one_or_as_many_as_you_like_can_be_played(chosen: list[str], players: int) -> None:
    table = new_table(deal=(), expansions=chosen, players=players)
    assert GAME.options_of(state(table))["expansions"] == tuple(chosen)
    while table.who == -1:
        table.feed(table.legal[0])
    s = state(table)
    assert s.path_length == 36 + 9 * ("mages" in chosen) + 9 * ("mercenaries" in chosen)
    there = {"reefs": any(s.reefs), "darkhouse": all(s.cards), "heroics": s.heroics != 0}
    assert there == {name: name in chosen for name in there}
    kinds = set(s.path[1 : s.path_length + 1])
    assert ({10, 11, 12} <= kinds, MERCENARY in kinds) == ("mages" in chosen, "mercenaries" in chosen)
    for _ in range(60):  # and played, always the first answer
        if table.outcome is None:
            (table.feed if table.who == -1 else table.play)(table.legal[0])
    assert state(table).fault == 0


@pytest.mark.rule("expansions-combine")
def test_without_an_expansion_none_of_its_rules_holds() -> None:
    table = sail("I 7 9 … N 2 5 P 8 1 … A", plan="1 4 1")  # no collision and no recruits in the base game
    assert (picture(state(table)), state(table).captives) == ("I P 9 … N 5 … 8 1 … A", tokens())
    assert refused(sail(), "reroll 1") == "mage-reroll"
    assert refused(sail(), "give 1 2") == "plan"
    assert refused(sail(), "heroic 1") == "heroics-setup"
    assert refused(sail(), "buy") == "buy"


# Which token pays


@pytest.mark.rule("reserve-alike", "reef-spent")
@pytest.mark.parametrize("expansions", ["", "mages", "reefs", "mages reefs"])
def test_where_tokens_are_alike_nobody_asks_which_one_pays(expansions: str) -> None:
    reserve: list[int | str] = [0, 3, 9]
    reserve += ["a", "c"] if "mages" in expansions else []
    reserve += ["r"] if "reefs" in expansions else []
    drawing = "I … N 1 2 5 4 6 P … A" if "mages" in expansions else "I … N 1 2 5 4 P … A"
    left = list(reserve)
    table = sail(drawing, dice=[1, 1, 3], reserve=reserve, expansions=expansions)
    place = state(table).nautilion
    table.play("whirlwind")
    for die in "113":
        table.feed(die)
    assert state(table).reserve == tokens(*left[1:])  # green tokens first
    for move in ("translate", f"swap {place + 1}", f"with {place + 2}"):
        table.play(move)
    assert (asked(table), state(table).reserve) == ("plan", tokens(*left[3:]))
    table.play("give 3 1 1")
    if left[3:]:
        table.play("discard reserve")
        assert state(table).reserve == tokens(*left[4:])
    assert asked(table) == "place-token"


@pytest.mark.rule("payment-chosen")
@pytest.mark.parametrize(
    "details", [{"expansions": "mercenaries"}, {"cards": [4, 5]}, {"heroics": [1, 2, 3]}, {"collided": True}]
)
def test_where_lost_tokens_can_come_back_each_payment_is_chosen(details: dict[str, Any]) -> None:
    path = "I … N 1 2 5 4 6 P … A" if details.get("expansions") else "I … N 1 2 5 4 P … A"
    table = sail(path, dice=[1, 1, 3], reserve=[0, 0, 3, 3, 9], lamp=1 if "cards" in details else 0, **details)
    table.play("whirlwind")
    assert (asked(table), table.who, legal(table)) == ("pay", 0, ["pay green", "pay 3", "pay 9"])
    for missing in ("1", "mage a", "mercenary", "reef"):
        assert refused(table, f"pay {missing}") == "payment-chosen"
    table.play("pay 3")
    assert (state(table).reserve, told(table, "say-paid")) == (tokens(0, 0, 3, 9), (3, 0, 0))
    for die in "113":
        table.feed(die)
    before = state(table).discard
    table.play("tide 1 1")
    for token in ("green", "9"):  # one after the other
        assert asked(table) == "pay"
        table.play(f"pay {token}")
    assert [now - then for now, then in zip(state(table).discard, before, strict=True)] == tokens(0, 9)
    assert (asked(table), legal(table)[0]) == ("plan", "give 1 1 3")
    table.play("give 3 1 1")
    table.play("discard reserve")
    assert legal(table) == ["pay green", "pay 3"]
    table.play("pay green")
    assert state(table).reserve == tokens(3)


@pytest.mark.rule("payment-chosen", "two-shared-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_whoever_has_the_turn_chooses(seat: int) -> None:
    table = sail("I … N 1 2 5 4 6 P … A", expansions="mercenaries", reserve=[0, 8, "m"], players=2, active=seat)
    table.play("whirlwind", seat=seat)
    assert (table.who, legal(table)) == (seat, ["pay green", "pay 8", "pay mercenary"])


@pytest.mark.rule("payment-chosen", "collision-recover")
@pytest.mark.parametrize(("spell", "paid"), [("whirlwind", "8"), ("tide 1 1", "8"), ("translate", "8"), ("toll", "8")])
def test_what_paid_for_a_spell_or_a_toll_this_turn_may_come_back(spell: str, paid: str) -> None:
    dice = [3, 4, 1] if spell == "toll" else [1, 4, 1]
    elsewhere = all_but(1, 3, 6, 2, 5, 9)
    table = sail("I … N 1 3 6 P … A", dice=dice, expansions="mercenaries", crew=[2, 5, 9], reserve=elsewhere)
    assert sum(state(table).discard) == 0
    place = state(table).nautilion
    moves = {"translate": [spell, f"swap {place + 1}", f"with {place + 2}"], "toll": ["give 3 4 1", "discard reserve"]}
    for move in moves.get(spell, [spell]):
        table.play(move)
    while asked(table) == "pay":
        table.play(f"pay {paid}")
    if spell == "whirlwind":
        for die in "141":
            table.feed(die)
    if spell != "toll":
        table.play("give 1 4 1")
    assert legal(table) == [f"recover {paid}"]
    settled(table, f"recover {paid}")


# Tokens of the path


@pytest.mark.rule("collision", "mages-setup", "mercenaries-setup", "gaps-skipped")
@pytest.mark.parametrize("signs", ["a b c", "m m m", "1:3 a:6 m:9", "2 5 8"])
@pytest.mark.parametrize("die", [3, 4])
def test_tokens_of_every_kind_count_alike_between_the_submarines(signs: str, die: int) -> None:
    table = sail(f"I … 4 N {signs} P … A", plan=f"1 {die} 1", expansions="mages mercenaries", mercenaries=[1, 2, 3])
    first = kind_of(int(signs[0]) if signs[0].isdigit() else signs[0])
    landed = [line.arguments for line in table.journal if line.message in ("say-phantom-landed", "say-phantom-recruited")]
    assert [(arguments[0], arguments[1]) for arguments in landed] == ([(3, first)] if die == 3 else [])
    assert state(table).collided == 1  # by the Phantom's 4, or by the Nautilion after the 3


@pytest.mark.rule("mages-setup", "mercenaries-setup", "translation", "reef-stays")
@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        (1, 2, "I … N m:3 a 5 8:6 P … A"),
        (1, 3, "I … N 5:3 m a 8:6 P … A"),
        (2, 4, "I … N a:3 8 5 m:6 P … A"),
        (1, 4, "I … N 8:3 m 5 a:6 P … A"),
    ],
)
def test_a_swap_takes_mages_and_mercenaries_and_leaves_the_reefs(first: int, second: int, drawn: str) -> None:
    table = sail("I … N a:3 m 5 8:6 P … A", expansions="mages mercenaries", reserve=[0, 0])
    place = state(table).nautilion
    for move in ("translate", f"swap {place + first}", f"with {place + second}", "pay green", "pay green"):
        table.play(move)
    assert picture(state(table)) == drawn


@pytest.mark.rule("cabin-place", "mercenary-place")
@pytest.mark.parametrize("mage", "abc")
def test_a_mage_never_goes_where_a_mercenary_may(mage: str) -> None:
    table = sail(f"I … N {mage} 9 3 6 P … A", plan="1 1 1", expansions="mages mercenaries")
    for space in range(1, 10):
        assert refused(table, f"place {space}") == "place-on-ship"
    assert refused(table, "place") == "cabin-place"
    assert legal(table) == ["reserve", "cabin"]


@pytest.mark.rule("cabin-place", "phantom-mage")
def test_after_the_collision_mages_are_what_they_were() -> None:
    table = sail("I 9 b 8 P … N a 1 A", dice=[1, 2, 1], collided=True, expansions="mages", reserve=[0])
    lost = state(table).discard[kind_of("b")]
    table.play("give 1 2 1")
    assert (asked(table), state(table).discard[kind_of("b")]) == ("place-token", lost + 1)  # no blow
    assert legal(table) == ["reserve", "cabin"]
    table.play("cabin")
    assert (state(table).cabin, state(table).reserve) == (1, tokens(0))


# The cabin and the ship


@pytest.mark.rule("mage-reroll", "mage-victory")
@pytest.mark.parametrize("where", ["reserve", "path", "discard"])
def test_a_mage_outside_the_cabin_makes_no_pair_and_wins_nothing(where: str) -> None:
    drawing = "I 7 8 a P … N 1 2 A" if where == "path" else "I 7 8 9 P … N 1 2 A"
    details: dict[str, Any] = {"cabin": "bc1", "crew": range(1, 10), "reserve": ["a"] if where == "reserve" else []}
    table = sail(drawing, dice=[1, 1, 3], **details)
    assert refused(table, "reroll 1") == "mage-reroll"
    table.play("give 1 1 3")
    assert table.outcome == "lost-mage-missing"


@pytest.mark.rule("mage-reroll", "cabin-apart")
def test_crew_aboard_makes_no_pair() -> None:
    table = sail("I … N 3 8 6 P … A", cabin="abc", crew=[1, 4, 7, 9])
    assert refused(table, "reroll 1") == "mage-reroll"


@pytest.mark.rule("mage-reroll", "cabin-place")
@pytest.mark.parametrize(("sign", "cabin"), [("a", "1"), ("1", "a"), ("b", "4"), ("4", "b"), ("c", "7"), ("7", "c")])
def test_a_pair_made_in_phase_5_rolls_a_die_from_the_next_turn_on(sign: str, cabin: str) -> None:
    table = sail(f"I … N {sign} 9 3 6 2 P … A", dice=[1, 1, 1], cabin=cabin)
    assert refused(table, "reroll 1") == "mage-reroll"
    for move in ("give 1 1 1", "cabin"):
        table.play(move)
    roll(table, "1 2 3")
    table.play("reroll 3")
    table.feed("4")
    assert state(table).dice == [1, 2, 4]


@pytest.mark.rule("cabin-place", "cabin-discard")
@pytest.mark.parametrize(("sign", "name"), [("a", "mage a"), ("1", "partner a"), ("c", "mage c"), ("7", "partner c")])
def test_a_space_of_the_cabin_that_paid_can_be_filled_again_in_the_same_turn(sign: str, name: str) -> None:
    table = sail(f"I … N {sign} 9 3 P … A", plan="3 1 1", cabin="abc147")
    table.play(f"discard {name}")
    table.play("cabin")
    assert state(table).cabin == 0b111111


@pytest.mark.rule("cabin-place", "mercenary-ducts")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_crew_whose_space_a_mercenary_holds_may_enter_the_cabin(number: int) -> None:
    table = sail(f"I … N {number} 9 3 6 P … A", plan="1 1 1", expansions="mages", mercenaries=[number])
    assert refused(table, "place") == "place-on-ship"
    assert legal(table) == ["reserve", "cabin"]


@pytest.mark.rule("cabin-apart", "mercenary-place", "mercenary-ducts")
def test_a_mercenary_is_neither_kept_off_nor_joined_by_cabin_crew() -> None:
    table = sail("I … N m 9 3 6 P … A", plan="1 1 1", cabin="147", ship="C1", expansions="mercenaries")
    assert legal(table) == ["reserve", *[f"place {space}" for space in range(1, 10)]]  # the ship itself is empty
    table = sail("I … N m 9 3 6 P … A", plan="1 1 1", cabin="47", ship="C1", crew=[1], expansions="mercenaries")
    assert legal(table) == ["reserve", "place 2", "place 9"]


@pytest.mark.rule("cabin-discard", "mercenary-ducts", "duct-discard", "reef-spent", "payment-chosen")
def test_a_toll_with_everything_to_choose_from() -> None:
    details: dict[str, Any] = {
        "ship": "C1",
        "crew": [3, 5],
        "mercenaries": [4],
        "cabin": "a4",
        "reserve": [0, "a", "m", "r"],
    }
    table = sail("I … N 1 2:3 6 9 P … A", plan="3 1 1", **details)
    assert refused(table, "discard 4") == "duct-discard"
    assert legal(table) == ["discard reserve", "discard 3", "discard 5", "discard mage a", "discard partner b"]
    table.play("discard partner b")
    assert (asked(table), state(table).cabin) == ("place-token", 1)  # nothing more is asked
    table = sail("I … N 1 2:3 6 9 P … A", plan="3 1 1", **details)
    table.play("discard reserve")
    assert legal(table) == ["pay green", "pay mage a", "pay mercenary", "pay reef"]
    table.play("pay reef")
    assert (state(table).reserve, state(table).discard[REEF]) == (tokens(0, "a", "m"), 1)


# The collision, the cabin and the Reefs


@pytest.mark.rule("collision-clears", "cabin-apart", "collision-group", "mage-reroll")
def test_the_collision_leaves_the_cabin_alone() -> None:
    table = sail("I 7 8 … N 2 3 6 P 9 … A", plan="1 4 1", ship="C1", mercenaries=[4], crew=[3, 5], cabin="ab14", reserve=[0])
    table.play("recover 1")
    assert refused(table, "cabin") == "collision-crew-only"
    for move in ("reserve", "keep 5"):
        table.play(move)
    s = state(table)
    assert (s.cabin, s.crew) == (0b011011, 1 << 5)
    roll(table, "1 1 1")
    for _ in range(2):
        table.play("reroll 1")
        table.feed("1")
    assert refused(table, "reroll 1") == "mage-reroll"


@pytest.mark.rule("cabin-apart", "collision-board")
def test_a_number_of_the_cabin_may_board_after_a_victory() -> None:
    table = sail("I … N 2 3 6 9 P 8 9 … A", plan="1 1 4", mercenaries=[4, 5], cabin="147")
    table.play("recover 1")
    settled(table, "place")
    assert (state(table).crew, state(table).cabin) == (1 << 1, 0b111000)


@pytest.mark.rule("collision-before-ends", "collision-lost", "mage-victory")
@pytest.mark.parametrize(("captives", "outcome"), [([], None), (["m"], "lost-collision")])
def test_nobody_arrives_before_the_collision(captives: list[int | str], outcome: str | None) -> None:
    details: dict[str, Any] = {"crew": range(1, 10), "cabin": "abc", "captives": captives, "expansions": "mercenaries"}
    table = sail("I … N 1 3 P A", plan="1 1 4", **details)  # one space before the Abyss, the Phantom in the way
    assert table.outcome == outcome
    assert picture(state(table)) == "I … 1 N P … A"


@pytest.mark.rule("mage-victory", "collision-once", "collision-group")
def test_after_a_collision_all_is_as_it_must_be_for_victory() -> None:
    table = sail("I 9 4 … N 1 3 P A", plan="1 1 4", crew=range(1, 10), cabin="abc", expansions="mercenaries")
    settled(table, "recover green")  # the crew of nine hangs together
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("collision-stop", "reef-stays", "reef-landing", "phantom-reef")
@pytest.mark.parametrize("by", ["phantom", "nautilion"])
def test_where_they_meet_there_is_no_reef_and_the_others_keep_their_places(by: str) -> None:
    drawing = "I 7:9 2 … N 1:3 4 3:6 6 P 9:9 8 … A"
    table = sail(drawing, plan="1 4 1" if by == "phantom" else "1 1 4", mercenaries=[4], turn=21)
    if by == "phantom":  # four tokens and a die of 4: an ordinary stop, then the Nautilion's die runs into it
        assert picture(state(table)) == "I 7:9 2 … N P 4 3:6 6 … 9:9 8 … A"
        assert state(table).discard[REEF] == 1  # where the Phantom stopped
    else:
        assert picture(state(table)) == "I 7:9 2 … 1:3 4 3:6 N P … 9:9 8 … A"
        assert state(table).discard[REEF] == 0
    table.play("recover green")
    s = state(table)
    assert (s.reefs[s.nautilion], s.reefs[s.phantom]) == (0, 0)
    roll(table, "1 1 1")  # no roll to get off
    assert asked(table) == "plan"


@pytest.mark.rule("collision-stop", "phantom-reef")
def test_a_phantom_that_collides_destroys_no_reef() -> None:
    table = sail("I … N 1:3 4:6 3:9 P … A", plan="1 4 1", mercenaries=[4])
    assert picture(state(table)) == "I … N P 1:3 4:6 3:9 … A"
    assert state(table).discard[REEF] == 0


@pytest.mark.rule("phantom-recruits", "harpoons")
@pytest.mark.parametrize(("sign", "theirs"), [("9", 2), ("8", 3), ("m", 4)])
def test_whom_the_phantom_recruits_this_turn_fights_this_turn(sign: str, theirs: int) -> None:
    table = sail(f"I … N 1 3 {sign} P … A", plan="1 1 3", mercenaries=[4], crew=[5])
    assert told(table, "say-collision") == (3, theirs, 0)
    assert table.outcome == ("lost-collision" if theirs > 3 else None)


@pytest.mark.rule("harpoons", "darkhouse-toll", "collision-lost")
@pytest.mark.parametrize(("lost", "outcome"), [(3, None), (8, "lost-collision"), (4, "lost-collision")])
def test_a_toll_before_the_collision_can_cost_the_harpoon_that_was_needed(lost: int, outcome: str | None) -> None:
    table = sail("I … N 1 3 6 P … A", plan="3 4 1", mercenaries=[4], crew=[3, 8, 9], captives=[2])  # 3 against 3
    table.play(f"discard {lost}")
    assert table.outcome == outcome


@pytest.mark.rule("collision-group", "duct-placement")
def test_after_the_groups_newcomers_join_who_is_left() -> None:
    table = sail("I 7 8 … N 2 6 3 P … A", plan="1 4 1", ship="C1", crew=[3, 5], mercenaries=[4], captives=[2])
    settled(table, "recover green", "keep 5")
    roll(table, "1 1 2")
    table.play("give 1 1 2")
    table.play("place")  # 6 beside 5
    assert state(table).crew == bits({5, 6})
    table = sail("I 7 8 … N 2 6 3 P … A", plan="1 4 1", ship="C1", crew=[3, 5], mercenaries=[4], captives=[2])
    settled(table, "recover green", "keep 3")
    roll(table, "1 1 2")
    table.play("give 1 1 2")
    assert refused(table, "place") == "duct-placement"


# Held by a Reef


@pytest.mark.rule("reef-landing", "cabin-place")
def test_a_mage_at_a_reef_can_go_to_the_cabin_at_once() -> None:
    table = sail("I … N a:3 6 9 P … A", plan="1 1 1", expansions="mages")
    table.play("cabin")
    s = state(table)
    assert (s.cabin, s.reefs[s.nautilion], s.reserve) == (1, 3, tokens())
    roll(table, "1")
    assert state(table).stuck == 1


@pytest.mark.rule("reef-landing", "mercenary-place", "mercenary-to-reserve")
def test_a_mercenary_at_a_reef_is_hired_and_the_reef_stays() -> None:
    table = sail("I … N m:6 1 9 P … A", plan="1 1 1", expansions="mercenaries")
    table.play("place 2")
    s = state(table)
    assert (s.mercenaries, s.reefs[s.nautilion]) == (1 << 2, 6)
    roll(table, "1")
    assert state(table).stuck == 1
    after = sail("I 9 8 P … N m:6 1 A", plan="1 1 1", collided=True)
    assert legal(after) == ["reserve"]
    after.play("reserve")
    roll(after, "2")
    assert state(after).stuck == 1


@pytest.mark.rule("reef-bonus", "mercenary-place")
@pytest.mark.parametrize("reef", [3, 6, 9])
def test_a_mercenary_on_the_reefs_number_is_no_navigator(reef: int) -> None:
    table = aground(reef, drawing="I … N 5:{reef} 6 9 8 1 P … A", mercenaries=[reef])
    roll(table, "2")
    assert (told(table, "say-reef-rolled"), state(table).stuck) == ((2, 0, reef), 1)


@pytest.mark.rule("phantom-mage", "phantom-reef")
def test_the_phantom_destroys_a_mage_with_its_reef() -> None:
    table = sail("I … N 1 2 b:9 P … A", dice=[1, 1, 1], expansions="mages")
    before = state(table).discard
    table.play("give 1 1 1")
    assert [now - then for now, then in zip(state(table).discard, before, strict=True)] == tokens("b", "r")


@pytest.mark.rule("mage-reroll", "cabin-discard", "reef-stuck")
def test_who_is_held_has_mages_for_both_dice_and_a_cabin_for_the_toll() -> None:
    table = held("1 2", cabin="a1b4", drawing="I … N 5:{reef} 6 9 7 8 P … A")
    assert [move for move in legal(table) if "reroll" in move] == ["reroll 1", "reroll 2"]
    table.play("reroll 2")
    assert state(table).dice == [1, 0, 0]
    table.feed("4")
    assert (asked(table), state(table).dice) == ("plan", [1, 4, 0])
    table.play("reroll 1")
    table.feed("2")
    assert state(table).dice == [2, 4, 0]
    assert refused(table, "reroll 4") == "mage-reroll"
    table.play("give 4 2")
    table.play("discard mage b")
    assert (state(table).cabin, state(table).reserve) == (0b011001, tokens(5, "r"))


@pytest.mark.rule("reef-stuck", "phantom-recruits", "phantom-reef")
def test_a_held_turn_lets_the_phantom_do_all_it_does() -> None:
    table = held("1 2", drawing="I … N 5:{reef} 6 9 m:9 7 1 P … A", expansions="mercenaries", turn=21)
    lost = state(table).discard[REEF]
    table.play("give 1 2")
    s = state(table)
    assert (s.captives, s.discard[REEF], s.reserve) == (tokens("m"), lost + 1, tokens(5, "r"))
    assert picture(s) == "I … N 6 9 P 7 … A"


@pytest.mark.rule("reef-stuck", "translation", "reserve-alike")
def test_a_swap_while_held_is_paid_and_made_as_ever() -> None:
    table = held("1 2", drawing="I … N 5:{reef} 6 9 7 8:6 4 P … A", reserve=["r"])
    place = state(table).nautilion
    for move in ("translate", f"swap {place + 1}", f"with {place + 4}"):
        table.play(move)
    s = state(table)
    assert (picture(s), s.reserve, s.dice) == ("I … N:3 8 9 7 6:6 P … A", tokens(), [1, 2, 0])
    table.play("give 1 2")
    assert picture(state(table)) == "I … N 8 9 P 6:6 … A"


@pytest.mark.rule("reef-collision", "two-alternate")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_one_rolls_again_after_a_ramming(seat: int) -> None:
    table = held("1 4", mercenaries=[1], drawing="I … N 5:{reef} 6 9 7 P … A", turn=22, players=2, active=seat)
    assert table.who == 1 - seat
    table.play("give 1 4", seat=1 - seat)
    table.play("recover green", seat=1 - seat)
    assert (asked(table), table.who, state(table).stuck) == ("roll", seat, 0)
    table.play("roll", seat=seat)
    assert asked(table) == "reef-die"


# The blow


def blown(drawing: str, plan: str, **details: Any) -> Table:
    """The Phantom has just stopped on a Mercenary, after the collision."""
    table = sail(drawing, plan=plan, collided=True, **details)
    assert (asked(table), said(table)[-1]) == ("darkhouse-discard", "say-mercenary-blow")
    return table


@pytest.mark.rule("mercenary-blow", "darkhouse-toll", "order-of-figures")
def test_a_toll_and_a_blow_in_one_turn() -> None:
    table = sail(AFTER, plan="3 2 2", collided=True, crew=[1, 9], reserve=[0])
    assert said(table)[-1] == "say-gave"  # first the toll
    table.play("discard 1")
    assert said(table)[-1] == "say-mercenary-blow"
    assert legal(table) == ["discard reserve", "discard 9"]
    table.play("discard 9")
    assert (asked(table), state(table).crew, state(table).landed) == ("place-token", 0, 1)
    once = sail(AFTER, plan="3 2 2", collided=True, crew=[1])
    once.play("discard 1")
    assert asked(once) == "place-token"  # nothing is left for the blow


@pytest.mark.rule("mercenary-blow", "mage-reroll")
def test_a_blow_can_break_a_pair() -> None:
    table = blown("I 9 3 6 m 8 P … N m 1 3 4 A", "1 2 2", cabin="a1")
    table.play("discard partner a")
    table.play("reserve")
    roll(table, "1 1 1")
    assert refused(table, "reroll 1") == "mage-reroll"


@pytest.mark.rule("mercenary-blow", "mage-missing", "crew-missing", "victory")
@pytest.mark.parametrize(
    ("lost", "outcome"),
    [
        ("mage b", "lost-mage-missing"),
        ("5", "lost-crew-missing"),
        ("partner a", "won-full-crew"),
        ("reserve", "won-full-crew"),
    ],
)
def test_a_blow_can_cost_the_victory(lost: str, outcome: str) -> None:
    table = blown(HOME, "1 2 3", crew=range(1, 10), cabin="abc1", reserve=["m"])
    table.play(f"discard {lost}")
    if lost == "reserve":
        table.play("pay mercenary")
    assert table.outcome == outcome


@pytest.mark.rule("mercenary-blow", "phantom-reef", "reef-spent")
def test_a_blow_at_a_reef_can_be_paid_with_a_reef() -> None:
    table = blown("I 7 9 3 6 m:6 8 P … N m 1 3 4 A", "1 2 2", reserve=["r", "m"])
    assert (told(table, "say-phantom-reef"), state(table).discard[REEF]) == ((6, 0, 0), 1)
    table.play("discard reserve")
    assert legal(table) == ["pay mercenary", "pay reef"]
    table.play("pay reef")
    assert (state(table).discard[REEF], state(table).reserve) == (2, tokens("m"))


@pytest.mark.rule("mercenary-blow", "reef-taken", "order-of-figures")
def test_a_blow_while_held_comes_before_the_reward() -> None:
    table = sail("I 7 m 9 8 P … N 5:3 1 2 4 A", plan="1 1 1", collided=True)
    table.play("place")
    roll(table, "2")
    roll(table, "1 2")
    table.play("give 1 2")
    assert (said(table)[-1], legal(table)) == ("say-mercenary-blow", ["discard 5"])  # no Reef in the reserve yet
    table.play("discard 5")
    assert (state(table).crew, state(table).reserve) == (0, tokens("r"))
