"""When to leave: the walk to a stop, a train's own page, and reminders that are there again after a start."""
import pytest
from pages import MyStopsPage, RemindersPage, StopPage, TodayPage
from phone import no_network
from playwright.sync_api import expect
from records import keep, stop, walked, weekly

herald_square = {"latitude": 40.7497, "longitude": -73.9878}


def test_a_time_opens_its_train_and_a_reminder_for_it_outlives_a_reload(phone):
    keep(phone, [walked("127", 1)])
    board = StopPage.open(phone)
    train = board.open_train(0, 2)
    expect(train.leave).to_be_visible()
    name = train.heading.inner_text()
    train.remind(False).click()
    expect(train.remind(True)).to_be_visible()
    phone.reload()
    expect(train.remind(True)).to_be_visible()
    expect(train.heading).to_have_text(name)
    reminders = MyStopsPage.open(phone).reminders()
    expect(reminders.rows).to_contain_text(name)
    reminders.link(name, exact=False).click()
    train.remind(True).click()
    expect(train.toast).to_contain_text("Reminder removed.")
    train.undo()
    expect(train.remind(True)).to_be_visible()
    train.back()
    expect(board.heading).to_have_text("Times Sq-42 St")


def test_a_walk_that_is_said_tells_every_row_when_to_leave(phone):
    keep(phone, [stop("127", "F"), walked("127", 1)])
    board = StopPage.open(phone)
    expect(board.walk).to_have_text("1 min walk")
    expect(board.trains.first).to_contain_text("leave ")
    board.walk_more()
    expect(board.walk).to_have_text("2 min walk")
    phone.reload()
    expect(board.walk).to_have_text("2 min walk")
    board.walk_less()
    board.walk_less()
    expect(board.walk).to_have_text("0 min walk")
    expect(board.trains.first).to_be_attached()
    expect(board.trains.filter(has_text="leave ")).to_have_count(0)


def test_each_press_of_a_step_counts_also_while_what_does_it_is_on_its_way(phones, city):
    phone = phones(city, service_workers="block")
    keep(phone, [stop("127", "F"), walked("127", 5)])
    withheld = []
    phone.context.route("**/assets/departures-acts.*.wasm", lambda route: withheld.append(route))
    board = StopPage.open(phone)
    expect(board.walk).to_have_text("5 min walk")
    board.walk_less()
    board.walk_less()
    board.walk_more()
    board.walk_less()
    phone.wait(lambda: withheld)
    phone.context.unroute("**/assets/departures-acts.*.wasm")
    for route in withheld:
        route.continue_()
    expect(board.walk).to_have_text("3 min walk")


def test_the_walk_is_measured_where_the_person_stands(phones, city):
    phone = phones(city, geolocation=herald_square, permissions=["geolocation"])
    keep(phone, [stop("127", "F")])
    stops = MyStopsPage.open(phone)
    stops.options("Times Sq-42 St")
    expect(stops.walk).to_have_text("5 min walk")
    stops.measure()
    expect(stops.walk).to_have_text("10 min walk")


def test_where_the_browser_says_no_the_walk_stays_and_the_reason_is_said(phone):
    keep(phone, [stop("127", "F")])
    board = StopPage.open(phone)
    board.measure()
    expect(board.message).to_be_visible()
    expect(board.walk).to_have_text("5 min walk")


def test_a_weekly_reminder_is_about_the_next_train_and_today_says_when_to_leave(phone):
    keep(phone, [stop("127", "F"), walked("127", 2)])
    stops = MyStopsPage.open(phone)
    stops.options("Times Sq-42 St")
    reminders = stops.remind()
    reminders.all_week("1")
    expect(reminders.rows).to_contain_text("Every day")
    expect(reminders.rows).to_contain_text("for the 1")
    today = TodayPage.open(phone)
    expect(today.now_line).to_contain_text("for the 1")
    reminders = RemindersPage.open(phone)
    reminders.rest()
    expect(reminders.rows).to_contain_text("No more today")
    phone.reload()
    expect(reminders.rows).to_contain_text("No more today")


def test_what_an_undo_brings_back_has_the_focus_again_and_no_other_button(phone):
    keep(phone, [stop("127", "F"), walked("127", 1)])
    train = StopPage.open(phone).open_train(0, 2)
    train.remind(False).click()
    expect(train.remind(True)).to_be_visible()
    reminders = RemindersPage.open(phone)
    reminders.remove().click()
    expect(reminders.rows).to_have_count(0)
    reminders.undo()
    expect(reminders.rows).to_have_count(1)
    expect(reminders.remove()).to_be_focused()


@pytest.mark.parametrize("page", [StopPage, MyStopsPage])
def test_offline_the_last_board_says_when_to_leave(phones, city, page):
    phone = phones(city, expecting=[no_network])
    keep(phone, [stop("127", "F"), walked("127", 1), weekly("127", 0, 1439)])
    board = page.open(phone).installed()
    expect(board.text("leave ").first).to_be_attached()
    phone.cut_network()
    phone.reload()
    expect(board.age).to_contain_text("Offline")
    expect(board.text("leave ").first).to_be_attached()
