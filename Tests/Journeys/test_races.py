"""The races' board by itself: it counts by the server's clock, refreshes, keeps what it has, and is filtered."""
import re
import time
from datetime import datetime

import pytest
from pages import RacesPage
from pages.store import Store
from phone import no_network
from playwright.sync_api import expect
from records import new_york
from states.upstreams import card, race
from test_keyboard import tab_to


@pytest.fixture
def phone(phones, day):
    phone = phones(day, expecting=[no_network], service_workers="block", timezone_id="America/New_York")
    phone.listen()
    return phone


def seconds(countdown):
    """Of "2m 34s" or "-5s"."""
    total = sum(int(count) * {"h": 3600, "m": 60, "s": 1}[unit] for count, unit in re.findall(r"(\d+)([hms])", countdown))
    return -total if countdown.startswith("-") else total


@pytest.mark.parametrize("hours", [-3, 3])
def test_a_phone_whose_clock_is_wrong_counts_as_one_whose_clock_is_right(phones, day, hours):
    day.begin(race("Randwick", 4, 200), race("Doomben", 2, 1000), race("Ascot", 5, 16_000)).asked()
    wrong = phones(day, expecting=[no_network], timezone_id="America/New_York")
    wrong.shift_clock(hours)
    boards = [RacesPage.open(phones(day, timezone_id="America/New_York")), RacesPage.open(wrong)]
    start = day.races[0]["advertised_start"]["seconds"]

    def counts_right(board):
        before = time.time()
        shown = board.countdowns.all_inner_texts()
        assert start - time.time() - 2 <= seconds(shown[0]) <= start - before + 2
        assert shown[1:] == ["16m", "4h"]

    for board in boards:
        expect(board.rows).to_have_count(3)
        expect(board.age).to_contain_text(re.compile(r"Live · \d+ s ago"))
        counts_right(board)
    assert boards[0].clocks.all_inner_texts() == boards[1].clocks.all_inner_texts()
    boards[1].installed()
    wrong.reload()
    expect(boards[1].countdowns.nth(1)).to_have_text("16m")
    counts_right(boards[1])
    wrong.cut_network()
    expect(boards[1].age).to_contain_text("Offline")
    counts_right(boards[1])


def test_a_new_race_comes_in_without_a_tap_and_nobody_loses_their_place(phones, day):
    day.run_by(*card(), *[race("Gosford", number, 1000 + 90 * number) for number in range(1, 15)])
    phone = phones(day, service_workers="block", viewport={"width": 390, "height": 420})
    board = RacesPage.open(phone)
    board.open_filter()
    board.press("20")
    board.open_filter()
    expect(board.rows).to_have_count(20)
    read = "Gosford, race 2"
    board.read(read)
    top = board.top_of(read)
    assert board.foot_of(2) < 0, "what is new comes in above"
    day.races.append(race("Bendigo", 8, 150))
    day.answers()
    expect(board.spoken).to_contain_text(["Randwick", "Bendigo", "Doomben", "Kempton Park", "Curragh"])
    expect(board.rows).to_have_count(20)
    expect(board.link_of(read)).to_be_focused()
    assert abs(board.top_of(read) - top) < 2


def test_offline_races_leave_on_the_second_and_the_board_comes_back_by_itself(phone, day):
    now = int(time.time())
    phone.set_clock(datetime.fromtimestamp(now, new_york).strftime("%Y-%m-%d %H:%M:%S"))
    day.begin(*[{**run, "advertised_start": {"seconds": now + 30 + 90 * index}} for index, run in enumerate(card())]).asked()
    board = RacesPage.open(phone)
    expect(board.age).to_contain_text("Live")
    phone.cut_network()
    expect(board.age).to_have_text(re.compile(r"Offline · \d+ s old"))
    expect(board.spoken).to_contain_text(["Randwick", "Doomben", "Kempton Park", "Curragh", "Ascot"])
    # What the server last said of the time may move it by a second, and is drawn with the next tick.
    phone.pass_time(seconds(board.countdowns.first.inner_text()))
    expect(board.countdowns.first).to_have_text(re.compile("^[01]s$"))
    phone.pass_time(seconds(board.countdowns.first.inner_text()))
    expect(board.countdowns.first).to_have_text("0s")
    phone.pass_time(59)
    expect(board.countdowns.first).to_have_text("-59s")
    phone.pass_time(1)
    expect(board.spoken).to_contain_text(["Doomben", "Kempton Park", "Curragh", "Ascot", "Flemington"])
    expect(board.age).to_have_text("Offline · 1 min old")
    phone.restore_network()
    expect(board.age).to_contain_text("Live", timeout=60_000)


def test_a_start_without_network_has_the_last_board_and_counts_on(phones, day):
    day.begin(*card()).asked()
    phone = phones(day, expecting=[no_network])
    board = RacesPage.open(phone).installed()
    expect(board.rows).to_have_count(5)
    kept = "return (await result(database.transaction('kept').objectStore('kept').getAllKeys())).includes('races');"
    phone.wait(lambda: Store(phone.page).run(kept))
    phone.cut_network()
    phone.reload()
    expect(board.age).to_contain_text("Offline")
    expect(board.spoken).to_contain_text(["Randwick", "Doomben", "Kempton Park", "Curragh", "Ascot"])
    expect(board.countdowns.first).not_to_have_text(board.countdowns.first.inner_text())


def test_an_upstream_that_fails_from_the_start_is_told_and_waited_for(phone, day):
    day.status = 503
    day.begin(*card())
    board = RacesPage.open(phone)
    expect(board.notice).to_have_text("Couldn’t load the races")
    expect(board.main).to_contain_text("The races’ source gives no usable answer. This page keeps trying by itself.")
    expect(board.button("Try again")).to_be_visible()
    day.answers()
    expect(board.rows).to_have_count(5, timeout=60_000)
    expect(board.notice).to_have_count(0)


def test_try_again_asks_again(phone, day):
    day.status = 503
    day.begin()
    board = RacesPage.open(phone)
    with phone.page.expect_request("**/api/v1/races?*", timeout=5000):
        board.press("Try again")


def test_an_upstream_that_stops_leaves_the_last_board_and_its_age(phone, day):
    day.run_by(*[race(f"Meeting {number}", number, 600 * number) for number in range(1, 7)], later=130)
    day.answers(503)
    board = RacesPage.open(phone)
    expect(board.age).to_have_text("Not updating · 2 min")
    expect(board.advice).to_have_text("The races’ source gives no usable answer. We keep trying.")
    expect(board.rows).to_have_count(5)
    day.answers()
    expect(board.age).to_contain_text("Live", timeout=60_000)
    expect(board.advice).to_have_count(0)


def test_a_last_board_can_be_tried_again_as_well(phone, day):
    day.run_by(*[race(f"Meeting {number}", number, 600 * number) for number in range(1, 7)], later=130)
    day.answers(503)
    board = RacesPage.open(phone)
    expect(board.age).to_contain_text("Not updating")
    expect(board.button("Try again")).to_be_visible()


def says(board, horses, harness, greyhounds):
    """In the accessibility tree: what is left out there would match either."""
    on = {True: " [pressed]", False: " [pressed=false]"}
    expect(board.kinds).to_match_aria_snapshot(f"""
        - group "Kinds of race":
          - button "Horses"{on[horses]}
          - button "Harness"{on[harness]}
          - button "Greyhounds"{on[greyhounds]}""")


def test_every_filter_by_keyboard_alone_and_what_it_says_of_itself(phone, day):
    places = [("horse", "AUS"), ("greyhound", "AUS"), ("harness", "NZ"), ("horse", "GB"), ("greyhound", "USA"), ("harness", "FR")]
    day.begin(*[race(f"Meeting {number}", number, 300 + 60 * number, *places[number % 6]) for number in range(1, 13)]).asked()
    board = RacesPage.open(phone)
    expect(board.rows).to_have_count(5)

    tab_to(phone, "Filter: All · 5")
    phone.press("Enter")
    says(board, True, True, True)
    tab_to(phone, "Horses")
    phone.press("Space")
    says(board, False, True, True)
    tab_to(phone, "Harness")
    phone.press("Space")
    says(board, False, False, True)
    expect(board.spoken.filter(has_not_text="Greyhound racing")).to_have_count(0)
    tab_to(phone, "Greyhounds")
    phone.press("Enter")
    says(board, True, True, True)
    phone.press("Enter")
    says(board, True, True, False)
    tab_to(phone, "10")
    phone.press("Space")
    expect(board.count(10)).to_have_attribute("aria-pressed", "true")
    tab_to(phone, "🇳🇿 New Zealand")
    phone.press("Space")
    expect(board.country("New Zealand")).to_be_checked()
    expect(board.country("All countries")).not_to_be_checked()
    expect(board.spoken).to_have_text([re.compile("Harness racing, .*New Zealand")] * 2)
    expect(board.main).to_contain_text("Only 2 races are announced.")
    phone.reload()
    expect(board.filter).to_have_text("Filter: Horses, Harness · New Zealand · 10")
    board.open_filter()
    says(board, True, True, False)
    expect(board.country("New Zealand", hidden=True)).to_be_checked()
    expect(board.count(10)).to_have_attribute("aria-pressed", "true")
    tab_to(phone, "Reset")
    phone.press("Enter")
    says(board, True, True, True)
    expect(board.rows).to_have_count(5)
    expect(board.count(5)).to_have_attribute("aria-pressed", "true")
    expect(board.filter).to_have_text("Filter: All · 5")
    assert phone.focused == "Races"


def test_two_filters_tapped_in_a_moment_both_hold(phone, day):
    day.begin(*card()).asked()
    board = RacesPage.open(phone)
    expect(board.rows).to_have_count(5)
    board.open_filter()
    board.press_kinds_at_once(2)
    says(board, False, False, True)
