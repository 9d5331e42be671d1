"""Whose clock is wrong, or is set under the app: its times are the server's."""
import json
import re

import pytest
from pages import FareCardPage, StopPage, TodayPage
from pages.store import Store
from phone import no_network
from playwright.sync_api import expect


def test_a_file_that_a_cache_has_kept_for_three_weeks_moves_no_clock(phones, city):
    phone = phones(city, service_workers="block")
    old = "Sun, 01 Nov 2015 12:00:00 GMT"
    asked = []

    def aged(route):
        answer = route.fetch()
        asked.append(route.request.url)
        route.fulfill(response=answer, headers={**answer.headers, "date": old, "age": "1814400"})

    phone.context.route("**/assets/exercises.*", aged)
    TodayPage.open(phone, "/workouts")
    phone.wait(lambda: asked)
    card = FareCardPage(phone)
    card.navigate("Card")
    card.set_balance("50")
    expect(card.balance).to_have_text("$50.00")
    card.ride()
    expect(card.balance).not_to_have_text("$50.00")
    written = [json.loads(text) for text in Store(phone.page).records]
    now = phone.clock
    assert all(abs(now - time) < 60_000 for record in written for time in (record["fields"]["time"], record["at"][0]))


@pytest.mark.parametrize("hours", [-3, 87_600])
def test_a_device_whose_clock_is_wrong_dates_rides_by_the_server_s_also_with_no_network(phones, city, hours):
    phone = phones(city, expecting=[no_network])
    phone.shift_clock(hours)
    card = FareCardPage.open(phone).installed()
    card.set_balance("50")
    expect(card.balance).to_have_text("$50.00")
    phone.wait(lambda: Store(phone.page).kept("clock"))
    phone.cut_network()
    phone.reload()
    card.ride()
    expect(card.balance).not_to_have_text("$50.00")
    ride = json.loads(Store(phone.page).records[-1])
    right = phone.clock - hours * 3_600_000
    assert abs(ride["fields"]["time"] - right) < 60_000
    assert abs(ride["at"][0] - right) < 60_000


def test_a_clock_that_is_put_right_while_a_board_is_read_makes_it_no_older(phones, city):
    phone = phones(city, expecting=[no_network])
    stop = StopPage.open(phone)
    expect(stop.age).to_contain_text("Live")
    phone.lose_clock_while_it_reads()
    stop.installed()
    phone.cut_network()
    expect(stop.age).to_have_text(re.compile(r"^Offline · \d+ (s|min) old$"))
