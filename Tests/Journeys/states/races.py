"""Races: the board as it is, narrowed, empty, offline and failing, and a race opened and followed."""

from pages import RacesPage
from playwright.sync_api import expect


def races(phone):
    page = RacesPage.open(phone)
    expect(page.rows).to_have_count(5)
    return page


def races_thirty(phone):
    page = races(phone)
    page.open_filter()
    page.press("30")
    page.open_filter()
    expect(page.rows).to_have_count(30)
    return page


def races_greyhounds(phone):
    page = races(phone)
    page.open_filter()
    page.press("Horses")
    page.press("Harness")
    expect(page.button("Reset to all races")).to_be_visible()
    expect(page.rows).to_have_count(5)
    return page


def races_countries(phone):
    page = races(phone)
    page.open_filter()
    page.choose("Australia")
    expect(page.button("Reset to all races")).to_be_visible()
    return page


def told(phone, board):
    """The races' screen with this board and no other."""
    phone.page.route("**/api/**", lambda route: route.abort())
    page = RacesPage.open(phone, "/settings")
    phone.tell("path", path="/races")
    phone.until("document.getElementById('main').className === 'screen-races'")
    if board:
        phone.tell("stream", event="races", data={"countries": [], "query": "count=25", "more": False, **board})
    return page


def races_none(phone):
    page = told(phone, {"data": [], "asOf": "2026-01-08T13:12:00Z", "health": "fresh"})
    expect(page.notice).to_have_text("No races to come")
    return page


def races_loading(phone):
    page = told(phone, None)
    expect(page.placeholders).to_have_count(5)
    return page


def races_offline(phone):
    page = races(phone)
    phone.have_settings()
    phone.cut_network()
    expect(page.age).to_contain_text("Offline")
    return page


def races_failing(phone):
    page = told(phone, {"data": [], "asOf": None, "health": "failing"})
    expect(page.notice).to_have_text("Couldn’t load the races")
    return page


def race(phone):
    page = races(phone)
    page.open_row(1)
    expect(page.facts).to_be_visible()
    return page


def race_followed(phone):
    page = race(phone)
    page.press("Follow this race")
    expect(page.announced).to_contain_text("followed")
    return page


def races_with_followed(phone):
    page = race_followed(phone)
    page.back()
    expect(page.followed).to_have_count(1)
    return page


def no_such_race(phone):
    page = RacesPage.open(phone, "/races/nothing")
    expect(page.notice).to_have_text("Race not listed")
    return page


def races_ended(phone):
    """Offline, after all that was known has been run."""
    page = races(phone)
    phone.have_settings()
    phone.cut_network()
    phone.pass_time(6 * 3600)
    phone.tell("tick")
    expect(page.notice).to_have_text("No races are known here")
    return page


def race_started(phone):
    page = race(phone)
    phone.have_settings()
    phone.cut_network()
    phone.pass_time(6 * 3600)
    phone.tell("tick")
    expect(page.main).to_contain_text("It has started, and has left the board.")
    return page


states = [
    races, races_thirty, races_greyhounds, races_countries, races_none, races_loading, races_offline, races_failing, race,
    race_followed, races_with_followed, no_such_race, races_ended, race_started,
]
