"""The journal on a real disk: long ones, several tabs, damage, and storage that goes away."""
from pages.stop_page import StopPage
from pages.my_stops_page import MyStopsPage
from pages.store import Store
from playwright.sync_api import expect


def test_a_long_journal_starts_from_a_snapshot_and_its_last_operations_can_be_undone(phone):
    StopPage.open(phone)
    store = Store(phone.page)
    store.fill(900)
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    for _ in range(60):
        if store.snapshot:
            break
        phone.page.wait_for_timeout(250)
    assert 0 < store.snapshot < 901
    stop = StopPage.open(phone)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop.remove_button("Times Sq-42 St").click()
    stop.undo()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(MyStopsPage.open(phone).stations).to_have_text(["Times Sq-42 St"])


def test_a_damaged_record_takes_nothing_else_with_it(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    for number, text in [(2, '{"id":"cut'), (3, {"not": "a text"}), (4, "x" * 70_000)]:
        store.damage(number, text)
    stop = StopPage.open(phone)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop.remove_button("Times Sq-42 St").click()
    expect(stop.add_button).to_be_visible()
    assert store.numbers == [1, 2, 3, 4, 5]


def test_two_tabs_write_at_once_and_neither_loses_anything(phone):
    first = StopPage.open(phone)
    other = phone.new_tab("/departures/127")
    second = StopPage(other)
    first.show_times_as("Clock")
    second.show_times_as("Minutes")
    first.add()
    expect(second.remove_button("Times Sq-42 St")).to_be_visible()
    second.remove_button("Times Sq-42 St").click()
    expect(first.add_button).to_be_visible()
    assert Store(phone.page).numbers == [1, 2, 3, 4]


def test_data_erased_in_another_tab_is_said_and_nothing_is_written(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    other = phone.new_tab("/departures")
    Store(other.page).delete()
    expect(phone.page.locator("h1")).to_have_text("Your data can’t be opened")
    phone.complaints.clear()


def test_records_that_vanished_are_noticed_at_the_next_entry(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.empty()
    stop.remove_button("Times Sq-42 St").click()
    expect(phone.page.locator("h1")).to_have_text("Your data can’t be opened")
    assert store.numbers == []
    phone.complaints.clear()
