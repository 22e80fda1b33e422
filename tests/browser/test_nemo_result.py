"""After a roll, what it meant; and the ship's log, to be read, kept and looked behind."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.captain import Captain, Moves, embark, new_voyage, planned_voyage
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server

SEED = "e"


def first_roll(moves: Moves) -> int:
    """How many moves there are until the first roll has been let stand."""
    return next(at + 1 for at, (decision, answer) in enumerate(moves) if (decision, answer) == ("help", "accept"))


def rolled(sailor: Sailor, server: Server) -> tuple[Captain, Moves]:
    """A voyage right after its first roll."""
    moves, _ = planned_voyage(SEED)
    captain = embark(sailor, new_voyage(server, SEED))
    captain.follow(moves[: first_roll(moves)])
    captain.ready()
    return captain, moves


def press(page: Page, selector: str) -> None:
    """Press on the middle of something that can be seen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_what_a_roll_meant_stays_until_the_next_answer(sailor: Sailor, server: Server) -> None:
    captain, moves = rolled(sailor, server)
    result = captain.page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(result.locator("svg")).to_have_count(2)  # the dice
    dice = [int(one) for one in result.locator(".thrown .unseen").inner_text().split(", ")]
    press(captain.page, "[data-result] summary")
    added = sum(int(one.replace("−", "-")) for one in result.locator("details li b").all_inner_texts())
    assert str(sum(dice) + added) in result.locator(".sum b").inner_text()
    at = first_roll(moves)
    captain.follow(moves[at : at + 1])
    captain.ready()
    expect(result).to_have_count(0)


def test_the_log_is_a_story_to_read_and_keep(sailor: Sailor, server: Server, tmp_path: Path) -> None:
    captain, _ = rolled(sailor, server)
    page = captain.page
    log = page.get_by_role("region", name="Ship’s log")
    expect(log.locator("li.now")).to_be_in_viewport()
    told = log.locator("li p").all_inner_texts()
    assert told
    page.set_viewport_size({"width": 1280, "height": 600})  # where the log is longer than its box, its links stay in sight
    expect(log.locator("li.now")).to_be_in_viewport()
    expect(page.locator("[data-do=story]")).to_be_in_viewport()
    page.set_viewport_size(DESKTOP)
    page.locator("[data-do=story]").click()
    story = page.locator("[data-story]")
    for one in told:
        expect(story).to_contain_text(one)
    with page.expect_download() as kept:
        page.locator("[data-do=keep-story]").click()
    kept.value.save_as(tmp_path / "story.txt")
    text = (tmp_path / "story.txt").read_text()
    assert kept.value.suggested_filename.endswith(".txt")
    assert all(one in text for one in told)


def test_dice_and_rules_stand_behind_the_log(sailor: Sailor, server: Server) -> None:
    captain, _ = rolled(sailor, server)
    page = captain.page
    page.locator("[data-do=dice]").click()
    expect(page.get_by_role("dialog")).to_contain_text("roll")


def test_on_a_phone_what_followed_a_roll_leaves_room_for_the_choices(sailor: Sailor, server: Server) -> None:
    captain, moves = rolled(sailor, server)
    at, page = first_roll(moves), captain.page
    told = page.locator("[data-result] > .told")
    while told.count() < 2:  # until more than one line of the log follows a roll
        captain.follow(moves[at : at + 1])
        captain.ready()
        captain.look()
        at += 1
    page.set_viewport_size(PHONE)
    expect(told).to_have_count(1)
    expect(page.locator("#decision [data-choice]").first).to_be_in_viewport(ratio=1)
    page.locator("[data-result] summary").click()
    expect(page.locator("[data-result] details .told")).not_to_have_count(0)
