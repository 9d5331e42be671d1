"""Races that are followed: what is said of them, seen of them, and what happens when they move or are taken off."""
import time
from datetime import datetime

import pytest
from pages import RacesPage
from phone import no_network
from playwright.sync_api import expect
from records import new_york
from states.upstreams import card, race


@pytest.fixture
def phone(phones, day):
    phone = phones(day, service_workers="block", timezone_id="America/New_York")
    phone.listen()
    return phone


def followed(phone, *names):
    for name in names:
        page = RacesPage.open(phone, f"/races/{name}")
        page.press("Follow this race")
        expect(page.button("Follow this race")).to_have_attribute("aria-pressed", "true")
    board = RacesPage.open(phone)
    expect(board.followed).to_have_count(len(names))
    phone.forget_heard()
    return board


@pytest.mark.parametrize("follows, by, said", [(True, 240, "4 minutes later"), (False, -60, "1 minute earlier")])
def test_a_race_that_moves_says_how_far(phone, day, follows, by, said):
    day.run_by(*card())
    board = followed(phone, *["doomben-2"] * follows)
    expect(board.row("Doomben")).not_to_contain_text("moved")
    day.move("doomben-2", by)
    day.answers()
    expect(board.row("Doomben")).to_contain_text(f"moved, {abs(by) // 60} min {said.split()[-1]}")
    expect(board.followed.filter(has_text="moved")).to_have_count(int(follows))
    expect(board.announced).to_have_text(f"Doomben, race 2 moved, {said}.")
    assert phone.heard == [f"Doomben, race 2 moved, {said}."]


def test_a_followed_race_that_is_taken_off_says_so(phone, day):
    day.run_by(*card())
    board = followed(phone, "curragh-1")
    day.remove("curragh-1")
    day.remove("doomben-2")
    day.answers()
    expect(board.followed.first).to_contain_text("no longer listed")
    expect(board.rows.filter(has_text="Curragh")).to_have_count(0)
    expect(board.announced).to_have_text("Curragh, race 1 is no longer listed.")
    assert phone.heard == ["Curragh, race 1 is no longer listed."], "of others nothing is said"


def test_all_that_changed_at_once_is_heard(phone, day):
    day.run_by(*card())
    board = followed(phone, "ascot-5", "curragh-1")
    day.move("ascot-5", 240)
    day.remove("curragh-1")
    day.answers()
    expect(board.announced).to_contain_text("Curragh, race 1 is no longer listed.")
    expect(board.announced).to_contain_text("Ascot, race 5 moved, 4 minutes later.")


def test_only_a_followed_race_is_spoken_of_and_its_reminder_is_seen(phone, day):
    now = int(time.time())
    runs = [race("Randwick", 4, 0), race("Doomben", 2, 0)]
    for run in runs:
        run["advertised_start"]["seconds"] = now + 900
    day.begin(*runs).asked()
    phone.set_clock(datetime.fromtimestamp(now, new_york).strftime("%Y-%m-%d %H:%M:%S"))
    phone.open_host()
    # The served page has the races; without the stream the clock is ours alone.
    phone.page.route("**/api/**", lambda route: route.abort())
    phone.expect(no_network)
    page = RacesPage.open(phone, "/races/randwick-4")
    page.press("Follow this race")
    page.reminder(2).click()
    expect(page.reminder(2)).to_have_attribute("aria-pressed", "true")
    phone.pass_time(60)
    phone.tell("tick")
    expect(page.toast).to_have_count(0)
    phone.forget_heard()
    left = 840
    for moment, words in [(600, "in 10 minutes"), (300, "in 5 minutes"), (120, "in 2 minutes"), (60, "in 1 minute"), (0, "starting now")]:
        phone.pass_time(left - moment - 1)
        phone.tell("tick")
        phone.pass_time(1)
        phone.tell("tick")
        left = moment
        expect(page.announced).to_contain_text("Randwick, race 4: " + words)
        expect(page.toast).to_have_count(1 if moment == 120 else 0)
    assert len(phone.heard) == 5
    assert not any("Doomben" in text for text in phone.heard)


def test_of_a_meeting_that_is_followed_the_next_race_stands_there(phone, day):
    day.run_by(*card(), race("Randwick", 5, 1900), race("Randwick", 6, 2500, kind="greyhound"))
    page = RacesPage.open(phone, "/races/randwick-4")
    page.press("Follow the whole meeting")
    expect(page.button("Follow the whole meeting")).to_have_attribute("aria-pressed", "true")
    board = RacesPage.open(phone)
    expect(board.followed.first).to_contain_text("race 4")
    day.remove("randwick-4")
    day.answers()
    expect(board.followed.first).to_contain_text("race 5")
    phone.reload()
    expect(board.followed.first).to_contain_text("race 5")
    page = RacesPage.open(phone, "/races/randwick-6")
    page.press("Follow the whole meeting")
    expect(page.button("Follow the whole meeting")).to_have_attribute("aria-pressed", "false")
    phone.press("ControlOrMeta+z")
    expect(page.button("Follow the whole meeting")).to_have_attribute("aria-pressed", "true")
    expect(RacesPage.open(phone).followed.first).to_contain_text("Randwick")
