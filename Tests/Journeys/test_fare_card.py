"""A rider's first days, typed in by hand on the screen and compared with a table worked out on paper. The fare is 2.90
until Saturday and 3.00 from Sunday 4 January 2026 on; the cap counts seven days from the first paid ride."""
import pytest
from pages import ChangesPage, FareCardPage, FareHistoryPage, TodayPage
from playwright.sync_api import expect

first_week = [
    # when, what is pressed, balance after, what the next tap takes, what is said on the card or below it
    ("2026-01-01 08:12", "Ride", "$37.10", "12 rides left", "11 rides to free · resets Thu 08:12"),
    ("2026-01-01 09:30", "Ride, Free transfer", "$37.10", "12 rides left", "11 rides to free"),
    ("2026-01-01 18:05", "Ride", "$34.20", "11 rides left", "$5.80 of $34.00 spent"),
    ("2026-01-02 08:10", "Ride", "$31.30", "10 rides left", "$8.70 of $34.00 spent"),
    ("2026-01-02 18:10", "Ride", "$28.40", "9 rides left", "$11.60 of $34.00 spent"),
    ("2026-01-03 11:00", "Ride", "$25.50", "8 rides left", "$14.50 of $34.00 spent"),
    ("2026-01-03 12:00", "Ride, New ride $2.90", "$22.60", "7 rides left", "$17.40 of $34.00 spent"),
    ("2026-01-04 10:00", "Ride", "$19.60", "6 rides left", "$20.40 of $35.00 spent"),
    ("2026-01-05 08:10", "Ride", "$16.60", "5 rides left", "4 rides to free"),
    ("2026-01-05 18:10", "Ride", "$13.60", "4 rides left", "3 rides to free"),
    ("2026-01-06 08:10", "Ride", "$10.60", "3 rides left", "2 rides to free"),
    ("2026-01-06 18:10", "Ride", "$7.60", "2 rides left", "1 ride to free"),
    ("2026-01-07 08:10", "Ride", "$5.00", "Free until Thu 08:12", "$35.00 of $35.00 spent"),
    ("2026-01-07 18:10", "Ride", "$5.00", "Free until Thu 08:12", "$35.00 of $35.00 spent"),
    ("2026-01-08 08:11", "Ride", "$5.00", "Free until 08:12", "$35.00 of $35.00 spent"),
    ("2026-01-08 18:10", "Ride", "$2.00", "Free transfer until 20:10", "$3.00 of $35.00 spent"),
    ("2026-01-09 08:10", "Ride", "$2.00", "No rides left", "Time to add money"),
    ("2026-01-09 08:11", "Add 20", "$22.00", "7 rides left", "11 rides to free"),
    ("2026-01-09 08:12", "Ride", "$19.00", "6 rides left", "$6.00 of $35.00 spent"),
]


@pytest.fixture
def phone(phones, city):
    return phones(city, timezone_id="America/New_York", service_workers="block", accept_downloads=True)


@pytest.fixture
def page(phone):
    phone.set_clock("2026-01-01 08:00")
    page = FareCardPage.open(phone)
    page.set_balance("40")
    expect(page.balance).to_have_text("$40.00")
    return page


def press(page, what):
    name, _, answer = what.partition(", ")
    if name == "Ride":
        page.ride()
    else:
        page.add_money(name.removeprefix("Add "))
    if answer:
        page.answer(answer)


def live(page, rows):
    for when, what, balance, rides, line in rows:
        page.phone.set_clock(when)
        press(page, what)
        expect(page.dialog, when).to_have_count(0)
        expect(page.balance, when).to_have_text(balance)
        expect(page.rides_left, when).to_have_text(rides)
        expect(page.stage, when).to_contain_text(line)


def test_the_first_week_agrees_with_the_table(page, phone):
    live(page, first_week)
    phone.reload()
    expect(page.balance).to_have_text("$19.00")
    history = FareHistoryPage.open(phone)
    expect(history.rows).to_have_count(len(first_week))
    expect(history.rows.first).to_have_text("Ride 08:12 −$3.00 Balance $19.00")
    expect(history.rows.filter(has_text="free by the cap")).to_have_count(2)
    expect(history.rows.filter(has_text="rest up to the cap")).to_have_text("Ride rest up to the cap 08:10 −$2.60 Balance $5.00")
    expect(history.days.last).to_have_text("Thursday 1 January")


def test_an_edit_in_the_past_prices_all_that_came_after_anew(page, phone):
    live(page, first_week)
    history = FareHistoryPage.open(phone)
    saturday = history.rows.filter(has_text="12:00")
    saturday.click()
    history.choose("Transfer")
    history.press("Save")
    # Free on Saturday, so Wednesday morning is paid in full and the evening reaches the cap.
    expect(saturday).to_contain_text("free transfer")
    expect(history.rows.filter(has_text="rest up to the cap")).to_have_text("Ride rest up to the cap 18:10 −$2.50 Balance $5.00")
    expect(history.rows.filter(has_text="free by the cap")).to_have_count(1)
    expect(history.rows.first).to_contain_text("Balance $19.00")


def test_an_entry_deleted_by_mistake_comes_back_after_a_reload(page, phone):
    live(page, first_week)
    history = FareHistoryPage.open(phone)
    history.open_row(0)
    history.press("Delete")
    expect(history.rows.first).to_contain_text("Balance $22.00")
    phone.reload()
    expect(history.rows).to_have_count(len(first_week) - 1)
    changes = ChangesPage.open(phone)
    expect(changes.changes.first).to_contain_text("Entry deleted.")
    changes.undo_change(0)
    expect(changes.changes.first).to_contain_text("Taken back")
    expect(FareCardPage.open(phone).balance).to_have_text("$19.00")


def test_a_correction_shows_its_difference_and_a_ride_can_be_undone(page, phone):
    live(page, first_week[:1])
    page.tap()
    page.type("New balance", "35.50")
    expect(page.dialog).to_contain_text("Difference −$1.60")
    page.press("Save")
    expect(page.balance).to_have_text("$35.50")
    page.ride()
    page.answer("New ride")
    expect(page.balance).to_have_text("$32.60")
    page.undo()
    expect(page.balance).to_have_text("$35.50")
    expect(page.latest).to_contain_text("−$1.60")


def test_insufficient_fare_records_nothing_and_goes_after_two_seconds(page, phone):
    live(page, first_week[:1])
    page.set_balance("1")
    phone.set_clock("2026-01-01 12:00")
    page.ride()
    expect(page.turnstile).to_have_text("INSUFFICIENT FARE")
    expect(page.announced).to_have_text("Insufficient fare.")
    phone.pass_time(1.9)
    expect(page.turnstile).to_be_visible()
    phone.pass_time(0.2)
    expect(page.turnstile).to_have_count(0)
    expect(page.balance).to_have_text("$1.00")


def test_a_second_tap_that_follows_at_once_was_meant_for_the_first(page, phone):
    """The sheet comes up from below: what was tapped lies behind it, and once it is saved the bar lies under its button."""
    page.card.dblclick()
    expect(page.dialog).to_be_visible()
    page.type("New balance", "21.00")
    page.press("Save", twice=True)
    expect(page.dialog).to_have_count(0)
    expect(page.balance).to_have_text("$21.00")
    assert phone.path == "/fare-card"


def test_on_a_phone_that_lies_ride_is_on_the_first_screen(page, phone):
    for width, height in [(844, 390), (932, 430), (667, 375), (568, 320)]:
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(page.button("Ride")).to_be_in_viewport(ratio=1)


def test_the_transfer_counts_down_and_ends(page, phone):
    live(page, first_week[:1])
    expect(page.countdown).to_have_text("2 h 0 min")
    phone.set_clock("2026-01-01 10:11")
    expect(page.countdown).to_have_text("1:00")
    phone.pass_time(61)
    expect(page.countdown).to_have_count(0)
    page.ride()
    expect(page.balance).to_have_text("$34.20")
    expect(page.dialog).to_have_count(0)


def test_the_home_screen_s_shortcut_rides_once(page, phone):
    expect(page.announced).to_contain_text("Balance $40.00.")
    phone.open("/fare-card?do=ride")
    expect(page.balance).to_have_text("$37.10")
    assert phone.path == "/fare-card"
    phone.reload()
    expect(page.balance).to_have_text("$37.10")
    phone.page.go_back()
    phone.page.go_forward()
    phone.settle()
    expect(page.balance).to_have_text("$37.10")


def test_both_tabs_have_both_rides(page, phone):
    tab = phone.new_tab("/fare-card")
    tab.pass_time(0)
    other = FareCardPage(tab)
    page.ride()
    expect(other.balance).to_have_text("$37.10")
    tab.pass_time(7_500)
    other.ride()
    expect(page.balance).to_have_text("$34.20")
    other.undo()
    expect(other.balance).to_have_text("$37.10")
    expect(page.balance).to_have_text("$37.10")


def test_a_history_goes_out_as_a_file_and_comes_back_in_once(page, phone):
    live(page, first_week[:4])
    history = FareHistoryPage.open(phone)
    text = history.export("CSV")
    assert len(text.strip().splitlines()) == 6
    history.import_file("rides.csv", text)
    expect(history.result).to_contain_text("0 entries added, 5 known already, 0 skipped.")
    for row in range(4):
        history.open_row(0)
        history.press("Delete")
        expect(history.rows).to_have_count(4 - row)
    history.import_file("rides.csv", text)
    expect(history.rows).to_have_count(5)
    expect(FareCardPage.open(phone).balance).to_have_text("$31.30")


def test_with_reduced_motion_nothing_moves(phones, city):
    phone = phones(city, reduced_motion="reduce", timezone_id="America/New_York", service_workers="block")
    page = FareCardPage.open(phone)
    page.set_balance("40")
    page.ride()
    expect(page.toast).to_be_visible()
    page.ride()
    expect(page.dialog).to_be_visible()
    assert phone.moving == 0
    phone.press("Escape")
    page.throw()
    expect(page.dialog).to_be_visible()
    page.answer("New ride")
    expect(page.dialog).to_have_count(0)
    today = TodayPage.open(phone)
    expect(today.now_line).to_contain_text("Free transfer until")


def test_a_sheet_s_field_takes_what_is_typed_while_a_text_of_the_page_is_selected(phone):
    card = FareCardPage.open(phone)
    card.set_balance("30")
    expect(card.balance).to_have_text("$30.00")
    card.heading.dblclick()
    card.button("Add money").click()
    expect(card.field("Amount")).to_be_focused()
    phone.type("57")
    expect(card.field("Amount")).to_have_value("57")
