"""The frame around every screen: the bar, the toasts, Today's one line, and a wide window's two panes."""
import re

import pytest
from pages import ChangesPage, FareCardPage, SettingsPage, TodayPage
from pages.frame import Frame
from playwright.sync_api import expect
from records import corrected, identity, keep, stop
from states.workouts import push, workout
from watched import Watched

american = {"locale": "en-US", "timezone_id": "America/New_York"}
wide = {"width": 1280, "height": 800}


@pytest.mark.parametrize("size", ["100%", "140%", "200%"])
@pytest.mark.parametrize("width", [320, 360, 390, 430])
def test_the_bar_has_one_row_and_the_open_one_is_named(phones, city, width, size):
    phone = phones(city, viewport={"width": width, "height": 700}, locale="fr-FR")
    page = Frame.open(phone, "/workouts")
    phone.enlarge(size)
    links = page.bar_links
    assert len({round(link["top"]) for link in links[:6]}) == 1
    assert max(link["right"] for link in links) <= width
    expect(page.open_name).to_have_text("Sport")
    assert page.open_name.bounding_box()["width"] > 20


def test_a_toast_stands_above_the_bar_and_the_last_button_can_be_scrolled_from_under_it(phones, city):
    phone = phones(city, viewport={"width": 375, "height": 667})
    page = FareCardPage.open(phone)
    page.set_balance("40")
    expect(page.toast).to_have_count(0)  # the card shows it
    page.ride()
    expect(page.toast).to_be_visible()
    toast, bar = page.toast.bounding_box(), Frame(phone).bar
    assert toast["y"] + toast["height"] <= bar["y"]
    phone.scroll_to_end()
    last = page.last_button.bounding_box()
    assert last["y"] + last["height"] <= toast["y"]


def test_nothing_on_today_moves_when_the_boards_come(phones, city):
    phone = phones(city)
    keep(phone, [stop("127", "V"), corrected("2026-01-06 18:00", 2725)])
    watched = Watched(phone)
    page = TodayPage.open(phone)
    expect(page.ages).to_have_count(2)
    heights = Frame(phone).now_lines
    assert len(heights) == 1 and heights[0]["height"] >= 50, "its place is there, whether it says something or not"
    assert [each for each in watched.moved if "now-line" in each or "heading" in each] == []


def test_today_has_three_columns_without_holes_when_wide(phones, city):
    phone = phones(city, viewport=wide)
    tiles = Frame.open(phone).tiles
    assert len({round(tile["left"]) for tile in tiles}) == 3
    right = max(tile["right"] for tile in tiles)
    rows = {round(tile["top"]) for tile in tiles}
    for row in rows:
        assert abs(max(tile["right"] for tile in tiles if round(tile["top"]) == row) - right) < 2, "the last of a row ends where the first row does"


@pytest.mark.parametrize("path, beside", [
    ("/departures/127", "My stops"), ("/settings/history", "Settings"), (f"/workouts/plan/{identity(2)}", "Workouts"),
])
def test_what_was_opened_from_a_list_stands_beside_it_when_wide(phones, city, path, beside):
    phone = phones(city, viewport=wide)
    keep(phone, [stop("127", "V"), workout("Push day", push)])
    page = Frame.open(phone, path)
    pane = page.pane(beside)
    expect(page.pane_heading(beside)).to_be_visible()
    expect(page.chosen_in(beside)).to_be_visible()
    detail, = page.headings
    assert pane.bounding_box()["x"] + pane.bounding_box()["width"] <= detail["left"]
    phone.page.set_viewport_size({"width": 390, "height": 844})
    expect(pane).to_have_count(0)
    expect(page.heading).to_be_visible()


def test_an_american_phone_has_american_hours_and_pounds_until_something_else_is_chosen(phones, city):
    phone = phones(city, **american)
    keep(phone, [corrected("2026-01-06 18:00", 2725)])
    expect(ChangesPage.open(phone).changes.first).to_contain_text(re.compile(r"\b6:00\s[AP]M"))
    page = SettingsPage.open(phone)
    for group in ("Clock", "Distances", "Weights", "Week begins on"):
        expect(page.choice(group, "As the device")).to_have_attribute("aria-pressed", "true")
    page.choose("Theme", "Dark")
    expect(page.choice("Theme", "Dark")).to_have_attribute("aria-pressed", "true")
    page.choose("Clock", "14:30")
    expect(page.choice("Clock", "14:30")).to_have_attribute("aria-pressed", "true")
    expect(ChangesPage.open(phone).changes.filter(has_text="$27.25")).to_contain_text("18:00")
    phone.open("/workouts/weights")
    expect(page.button("lb")).to_have_attribute("aria-pressed", "true")


def test_the_settings_are_reached_from_every_screen_and_left_by_an_arrow(phone):
    page = FareCardPage.open(phone)
    page.open_settings()
    expect(page.heading).to_have_text("Settings")
    page.back()
    expect(page.heading).to_have_text("Today")
