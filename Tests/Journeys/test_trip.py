"""Where a train goes: its stops, what can be changed to, and being told where to get off."""
from pages import RemindersPage, StopPage, TodayPage
from phone import no_answer, no_network
from playwright.sync_api import expect


def open_train(phone):
    train = StopPage.open(phone).open_train(0, 2)
    expect(train.stops.nth(2)).to_be_attached()
    return train


def goal(train, row=2):
    return train.stop_name(row).inner_text().split("\n")[0]


def test_a_train_shows_the_stops_ahead_and_each_leads_to_its_board(phone):
    train = open_train(phone)
    expect(train.stops.first).to_contain_text("Times Sq-42 St")
    name = goal(train, 1)
    train.stop_name(1).click()
    board = StopPage(phone)
    expect(board.heading).to_have_text(name)
    phone.page.go_back()
    expect(train.stops.first).to_contain_text("Times Sq-42 St")


def test_where_to_get_off_is_kept_said_and_taken_back(phone):
    train = open_train(phone)
    name = goal(train)
    train.bell(name, False).click()
    expect(train.bell(name, True)).to_be_visible()
    expect(train.toast).to_contain_text(f"told before {name}")
    phone.reload()
    expect(train.bell(name, True)).to_be_visible()
    other = goal(train, 1)
    train.bell(other, False).click()
    expect(train.bell(other, True)).to_be_visible()
    expect(train.bell(name, False)).to_be_visible()
    train.bell(other, True).click()
    expect(train.bell(other, False)).to_be_visible()
    train.undo()
    expect(train.bell(other, True)).to_be_visible()
    expect(RemindersPage.open(phone).rows).to_contain_text(other)


def test_the_ride_goes_on_without_a_network_and_today_says_where_to_get_off(phones, still_city):
    phone = phones(still_city, expecting=[no_network])
    phone.set_clock("2026-01-08 08:12")
    train = open_train(phone).installed()
    name, leaves = goal(train), train.time(0)
    train.bell(name, False).click()
    expect(train.bell(name, True)).to_be_visible()
    phone.cut_network()
    phone.set_clock(f"2026-01-08 {leaves}")
    phone.pass_time(60)
    expect(train.riding).to_contain_text(name)
    expect(train.stops.first).not_to_contain_text("Times Sq-42 St")
    today = TodayPage.open(phone)
    expect(today.now_line).to_contain_text(name)


def test_a_train_that_is_not_known_says_so(phones, city):
    phone = phones(city, expecting=[no_network, no_answer + "404"])
    phone.page.route("**/api/v1/trips/**", lambda route: route.fulfill(status=404, body="{}"))
    phone.page.route("**/api/v1/live**", lambda route: route.abort())
    train = StopPage.open(phone).open_train(0, 2)
    expect(train.text("stops aren’t known")).to_be_visible()
