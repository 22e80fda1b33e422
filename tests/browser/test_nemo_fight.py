"""Scenes of Nemo's War in the browser: a fight step by step, hits and who takes them, the spoils, a refit, the wreck sign,
acts, the ladder, the piles, and all of it by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from leagues.games.nemo.state import AVAILABLE, INSTALLED
from tests.browser.captain import Keyboard, embark, new_scene, start_of
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.pupil import Pupil

FIGHT = ["target", "absorb", "exert", "dispose"]
STAGES = {"target": "target", "absorb": "fire", "exert": "attack", "dispose": "spoils"}


def seen_whole(page: Page, selector: str) -> bool:
    """Whether something is wholly in the window, and not cut off by what it lies in."""
    return bool(
        page.locator(selector).first.evaluate(
            """one => {
                const box = one.getBoundingClientRect()
                let [top, bottom] = [0, innerHeight]
                for (let at = one.parentElement; at; at = at.parentElement)
                    if (getComputedStyle(at).overflowY !== 'visible') {
                        const frame = at.getBoundingClientRect()
                        top = Math.max(top, frame.top)
                        bottom = Math.min(bottom, frame.bottom)
                    }
                return box.height > 10 && box.top >= top - 1 && box.bottom <= bottom + 1
            }"""
        )
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_fight_step_by_step(sailors: Callable[..., Sailor], server: Server, size: dict[str, int]) -> None:
    sailor = sailors(viewport=size, color_scheme="dark")
    captain, pupil = embark(sailor, new_scene(server, "fight")), Pupil("fight")
    page = captain.page
    for decision in FIGHT:
        captain.learn(pupil, decision)
        scene = page.locator("[data-fight]")
        expect(scene).to_have_attribute("data-fight", STAGES[decision])
        expect(scene.locator("[data-target]")).to_contain_text("Lord Clyde" if decision != "target" else "Fulmar")
        expect(scene.locator("[aria-current=step]")).to_have_count(1)
        assert seen_whole(page, "[data-do=confirm]"), decision
        assert seen_whole(page, "#decision h2"), decision
        for choice in range(captain.cells().count()):
            assert seen_whole(page, f"#decision [data-choice] >> nth={choice}"), (decision, choice)
        assert faults(page) == []
        assert overflow(page) <= 0
    captain.learn(pupil, "act")
    expect(page.locator("[data-fight]")).to_have_count(0)
    expect(page.locator("[data-ocean]")).to_have_count(12)


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")], ids=["desktop", "phone"])
def test_every_action_is_seen_without_scrolling(
    sailors: Callable[..., Sailor], server: Server, size: dict[str, int], locale: str
) -> None:
    captain = embark(sailors(viewport=size, locale=locale), new_scene(server, "fight"))
    extra = ":not([data-choice^=sacrifice], [data-choice^=use])"  # what is used besides may be below
    cells = captain.page.locator(f"#decision [data-choice]{extra}")
    assert cells.count() >= 14
    for choice in range(cells.count()):
        assert seen_whole(captain.page, f"#decision [data-choice]{extra} >> nth={choice}"), cells.nth(choice).inner_text()


def test_words_that_are_only_heard_do_not_make_the_page_longer(sailors: Callable[..., Sailor], server: Server) -> None:
    """Far down in the column that scrolls it is said of everybody that they are gone."""
    sailor = sailors(viewport={"width": 1280, "height": 600})
    captain = embark(sailor, new_scene(server, "fight", characters=list(range(6))))
    expect(captain.page.locator(".gone .unseen")).to_have_count(6)
    for which in ("document.documentElement", "document.querySelector('.board')"):
        assert captain.page.evaluate(f"{which}.scrollHeight - innerHeight") <= 0


def test_a_hit_is_shown_where_it_falls_and_an_upgrade_takes_it(sailor: Sailor, server: Server) -> None:
    captain, pupil = embark(sailor, new_scene(server, "fight")), Pupil("fight")
    page = captain.page
    captain.learn(pupil, "absorb")
    expect(page.locator("#decision [data-choice=take]")).to_contain_text(re.compile("(Nemo|Crew|Hull) comes to"))
    hits = int(page.locator("[data-fire]").get_attribute("data-fire") or "0")
    assert hits >= 1
    captain.answer("destroy hydro-drive")
    captain.learn(pupil, "exert")
    expect(page.locator("[data-fire]")).to_contain_text("taken by: Hydro Drive")
    expect(page.locator("[data-guide=refit]")).not_to_contain_text("Hydro Drive")
    before = page.locator("[data-chance]").inner_text()
    page.locator("[data-wager='0']").check()
    expect(page.locator("[data-chance]")).not_to_have_text(before)
    page.locator("[data-wager='1']").check()  # of a fight’s wagers only one can be made
    expect(page.locator("[data-wager='0']")).not_to_be_checked()
    expect(page.locator(".fails .sunk")).to_contain_text("sunk")


def test_a_sunk_ship_becomes_tonnage_or_salvage(sailor: Sailor, server: Server) -> None:
    captain, pupil = embark(sailor, new_scene(server, "fight")), Pupil("fight")
    page = captain.page
    captain.learn(pupil, "dispose")
    page.locator("#decision [data-choice='tonnage north-atlantic']").hover()
    expect(page.locator("[data-guide=tonnage] td.dashed")).to_have_count(1)
    expect(page.locator("#decision [data-choice=salvage]")).to_contain_text("4 salvage, of 4 boxes")
    captain.answer("salvage")
    captain.ready()
    assert captain.decision == "act"  # no series after salvage
    expect(page.locator("[data-guide=refit]")).to_contain_text("salvage 4 of 4")


def test_a_refit_from_the_roll_to_the_wrecks_that_pay(sailor: Sailor, server: Server) -> None:
    captain, pupil = embark(sailor, new_scene(server, "fight")), Pupil("fight")
    page = captain.page
    while not page.locator("[data-guide=spend]").count():
        captain.learn(pupil)
    expect(page.locator("[data-passes]")).to_be_visible()
    expect(page.locator("[data-guide=roll]").get_by_role("button", name="reconstructed")).to_be_visible()
    captain.learn(pupil, "help")
    expect(page.locator("#decision [data-choice=accept]")).to_have_attribute("aria-pressed", "true")
    assert "better" in page.locator("#decision [data-choice='sacrifice aronnax']").inner_text()
    captain.learn(pupil, "discard-treasure")
    captain.learn(pupil, "install")
    dear = page.locator("#decision [data-choice=reinforced-armor]")
    expect(dear).to_have_attribute("aria-disabled", "true")
    dear.click(force=True)
    expect(page.get_by_role("region", name="Messages").locator(".rule").first).to_be_visible()
    captain.answer("periscope-device")
    captain.ready()
    assert captain.decision == "pay-salvage"
    captain.learn(pupil, "act")
    expect(page.locator("[data-guide=refit] .fitted")).to_contain_text("Periscope")


def test_the_wreck_sign_stands_on_a_choice_that_could_end_the_voyage_and_on_no_other(sailor: Sailor, server: Server) -> None:
    upgrades = [place if place != INSTALLED else AVAILABLE for place in start_of("fight")["upgrades"]]
    captain = embark(sailor, new_scene(server, "fight", tracks=[1, 8, 8], upgrades=upgrades))  # nothing can take a hit
    page = captain.page
    captain.answer("bold")
    captain.ready()
    assert captain.decision == "target"
    expect(page.locator("#decision [data-choice=lord-clyde] [data-danger]")).to_contain_text("The voyage is lost")
    expect(page.locator("#decision [data-choice=fulmar] [data-danger]")).to_have_count(0)
    page.locator("#decision [data-choice=lord-clyde]").click()
    expect(page.locator("#decision [data-do=confirm]")).to_be_enabled()  # it warns, and does not forbid
    expect(page.locator("#decision .act [data-danger]")).to_be_visible()


def test_a_whole_fight_by_keys_alone(sailor: Sailor, server: Server) -> None:
    keys, pupil = embark(sailor, new_scene(server, "fight"), captain=Keyboard), Pupil("fight")
    for decision in [*FIGHT, "press", "install", "act"]:
        keys.learn(pupil, decision)
    keys.answer("end")
    keys.ready()
    said = sailor.page.locator("[data-announcer], [aria-live]").all_inner_texts()
    assert any("fortnight" in one for one in said), said


def test_the_state_of_each_resource_has_a_name(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_scene(server, "fight", tracks=[2, 6, 3]))
    said = captain.page.locator("[data-state]").all_inner_texts()
    assert [one.split(",")[0] for one in said] == ["Erratic", "Fit", "Listing"]


def test_an_act_begins_with_a_sheet_that_leaves_the_decision_free(sailor: Sailor, server: Server) -> None:
    captain, pupil = embark(sailor, new_scene(server, "act-three")), Pupil("act-three")
    page = captain.page
    captain.learn(pupil, "change-motive")
    sheet = page.locator("[data-interlude=act-3]")
    expect(sheet).to_contain_text("Act III")
    assert seen_whole(page, "#decision [data-choice=explore]")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-ocean]")).to_have_count(12)
    page.reload()
    captain.ready()
    expect(page.locator("[data-interlude=act-3]")).to_be_visible()
    captain.learn(pupil, "add-upgrade")
    expect(page.locator("[data-interlude]")).to_have_count(0)


def test_why_a_ship_comes_where_it_comes(sailor: Sailor, server: Server) -> None:
    captain, pupil = embark(sailor, new_scene(server, "act-three")), Pupil("act-three")
    page = captain.page
    for decision, passed in (("hunt", 4), ("turn-hostile", 3), ("replace-hidden", 2)):
        captain.learn(pupil, decision)
        ladder = page.locator("[data-guide=ladder]")
        expect(ladder.locator(".passed")).to_have_count(passed)
        expect(ladder.locator("[aria-current=step]")).to_have_count(1)
        if decision != "turn-hostile":
            assert page.locator("[data-ocean][data-answer]").count() == captain.cells().count()
        else:
            assert page.locator("[data-ship][data-answer]").count() == captain.cells().count()
        for choice in range(captain.cells().count()):
            assert seen_whole(page, f"#decision [data-choice] >> nth={choice}"), (decision, choice)


def test_arrow_keys_follow_the_lines_of_the_chart_and_walk_the_choices(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_scene(server, "fight"))
    page = captain.page
    page.keyboard.press("3")
    at = []
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        at.append(page.evaluate("document.activeElement.dataset.ocean"))
    assert at[:3] == ["4", "2", "3"]  # European Seas, North Atlantic, South Atlantic
    assert at[3:] == ["11", "5"]  # the Cape of Good Hope, the Indian Ocean
    page.keyboard.press("d")
    first = page.evaluate("document.activeElement.dataset.choice")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.choice")
    assert None not in (first, second)
    assert first != second
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.choice") == first


def test_the_piles_that_may_be_looked_at_open_and_the_others_do_not(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_scene(server, "lull"))
    page = captain.page
    page.locator("[data-pile=below]").click()
    expect(page.get_by_role("dialog").locator("[data-card]")).to_have_count(3)
    expect(page.get_by_role("dialog")).to_contain_text("reconstructed")
    page.keyboard.press("Escape")
    page.locator("[data-pile=cup]").click()
    expect(page.get_by_role("dialog")).to_contain_text("white")
    expect(page.get_by_role("dialog")).to_contain_text("Scotia")
    page.keyboard.press("Escape")
    page.locator("[data-pile=treasures]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Mariana Trench")
    page.keyboard.press("Escape")
    piles = page.locator("[data-guide=piles]")
    assert piles.get_by_role("button").evaluate_all("all => all.map(one => one.dataset.pile ?? one.dataset.part)") == [
        "tableau", "passed", "failed", "below", "cup", "seas", "treasures",
    ]  # fmt: skip
    for closed in ("Draw Pile", "Adventure Deck"):
        expect(piles.get_by_text(closed)).to_be_visible()
        expect(piles.get_by_role("button", name=closed)).to_have_count(0)
