"""Where no network reaches for hours: the timetable of my stops lies on the device."""
import time

import pytest
from pages import MyStopsPage, StopPage, TodayPage
from pages.store import Store
from phone import no_network
from playwright.sync_api import expect
from programs import once


@pytest.fixture
def phone(phones, city):
    return phones(city, expecting=[no_network])


def kept(phone):
    return Store(phone.page).kept("week 127") or ""


@pytest.fixture
def stop(phone, city):
    """Times Sq is kept, and its week lies on the device."""
    # Ready is said before the timetable has been taken in.
    once(lambda: "timetable" in city.ask("/api/v1/stations/127/board"), "no timetable of Times Sq is known", seconds=180)
    stop = StopPage.open(phone).installed()
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    phone.wait(lambda: kept(phone))
    return stop


def test_hours_in_a_dead_spot_the_scheduled_trains_go_on(phone, stop):
    phone.cut_network()
    expect(stop.age).to_contain_text("Offline")
    phone.page.clock.set_fixed_time(time.time() + 4 * 3600)
    expect(stop.advice).to_have_text("It goes on from the timetable on this device.", timeout=60_000)
    expect(stop.trains.first).to_contain_text("scheduled")
    scheduled = stop.trains.all_inner_texts()
    assert scheduled and all("scheduled" in train for train in scheduled), scheduled
    # The same after a reload, and on every screen that shows the stop.
    phone.reload()
    expect(stop.trains.first).to_contain_text("scheduled")
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.spoken_trains.first).to_contain_text("scheduled")
    today = TodayPage.open(phone)
    expect(today.spoken_trains.first).to_contain_text("scheduled")
    # Its page opens too, with what is known of it.
    stop = StopPage.open(phone)
    expect(stop.open_train(0, 0).figure).to_contain_text("scheduled")


def test_minutes_in_a_tunnel_scheduled_trains_stand_beside_those_that_were_known(phone, stop):
    phone.cut_network()
    # Before that an answer may still be on its way, and Playwright's clock stands at 1970 for a moment while it is put in: heard
    # then, the server's time would be half a century ahead of the device's.
    expect(stop.age).to_contain_text("Offline")
    phone.page.clock.set_fixed_time(time.time() + 400)
    expect(stop.advice).to_have_text("It goes on from the last board and the timetable on this device.", timeout=60_000)
    expect(stop.trains.filter(has_text="scheduled").first).to_be_attached()


def test_a_week_of_another_set_is_renewed_and_one_of_a_stop_that_is_gone_goes(phone, stop):
    moment, version, rest = kept(phone).split(" ", 2)
    # As if the set had been replaced since.
    Store(phone.page).run(
        "await result(database.transaction('kept', 'readwrite').objectStore('kept').put(argument, 'week 127'));",
        f"{moment} another {rest}")
    phone.reload()
    phone.wait(lambda: kept(phone).split(" ", 2)[1:] == [version, rest])
    stop.remove_button("Times Sq-42 St").click()
    phone.wait(lambda: not kept(phone))
