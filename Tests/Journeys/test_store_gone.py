"""Storage that goes away under an open page, or is held by another."""
from pages import FareCardPage
from pages.stop_page import StopPage
from pages.my_stops_page import MyStopsPage
from pages.store import Store
from phone import no_answer
from playwright.sync_api import expect

# What the host says of a disk that fails it.
disk = "Pocketful's journal:"


def test_data_erased_in_another_tab_is_said_and_nothing_is_written(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    other = phone.new_tab("/departures")
    Store(other.page).delete()
    expect(stop.heading).to_have_text("Your data can’t be opened")
    phone.expect(disk)


def test_records_that_vanished_are_noticed_at_the_next_entry(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.empty()
    stop.remove_button("Times Sq-42 St").click()
    expect(stop.heading).to_have_text("Your data can’t be opened")
    assert store.numbers == []
    phone.expect(disk)


def test_records_that_vanished_while_the_older_ones_are_read_are_not_taken_for_all_there_are(phone):
    page = FareCardPage.open(phone)
    page.set_balance("20")
    store = Store(phone.page)
    phone.wait(lambda: store.numbers == [1])
    store.fill(3000)  # in pieces of 250, seconds of idle moments after the snapshot was shown
    phone.reload()
    phone.wait(lambda: store.snapshot)
    phone.reload()
    store.empty()
    expect(page.heading).to_have_text("Your data can’t be opened")
    phone.expect(disk)


def test_a_later_version_of_the_database_opened_beside_is_said_to_be_that(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    other = phone.new_tab("/departures")
    Store(other.page).open_later_version()
    for page in (stop, MyStopsPage(other)):
        expect(page.heading).to_have_text("A newer version is open")
    # This build, loaded once more: it still is not its database, and it says the same.
    phone.reload()
    expect(stop.heading).to_have_text("A newer version is open")
    expect(stop.button("Reload")).to_be_visible()
    assert len(Store(phone.page).numbers) == 1
    phone.expect(disk)


def test_storage_that_is_cleared_under_an_open_page_is_noticed_at_once(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    browser = phone.context.new_cdp_session(phone.page)
    browser.send("Storage.clearDataForOrigin", {"origin": phone.address, "storageTypes": "indexeddb"})
    expect(stop.heading).to_have_text("Your data can’t be opened")
    phone.expect(disk)


def test_a_change_that_the_browser_says_nothing_more_of_holds_up_no_other(phone):
    stop = StopPage.open(phone)
    Store(phone.page).close_over_a_change()
    stop.add()
    stop.remove_button("Times Sq-42 St").click()
    expect(stop.add_button).to_be_visible()
    phone.expect(disk)


def test_a_page_that_holds_the_store_and_lets_nobody_read_is_said_and_reading_goes_on_when_it_lets_go(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    other = phone.context.new_page()
    other.goto(phone.address + "/healthz")
    Store(other).hold()
    phone.page.goto(phone.address + "/departures")
    phone.settle()
    expect(stop.main).to_contain_text("Close other tabs of this app")
    stop.button("Copy diagnostics").click()
    expect(stop.announced).to_have_text("Copied.")
    Store(other).let_go()
    stop.button("Try again").click()
    expect(MyStopsPage(phone).stations).to_have_text(["Times Sq-42 St"])
    phone.expect(disk, no_answer + "404")  # beside /healthz stands no icon
