"""The journal on a real disk: long ones, several tabs and damage."""
import json

from pages import FareCardPage
from pages.stop_page import StopPage
from pages.my_stops_page import MyStopsPage
from pages.settings_page import ChangesPage
from pages.store import Store
from playwright.sync_api import expect

# What the host says of a disk that fails it.
disk = "Pocketful's journal:"


def test_a_long_journal_starts_from_a_snapshot_and_its_last_operations_can_be_undone(phone):
    StopPage.open(phone)
    store = Store(phone.page)
    store.fill(900)
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    phone.wait(lambda: store.snapshot)
    assert 0 < store.snapshot < 901
    stop = StopPage.open(phone)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop.remove_button("Times Sq-42 St").click()
    stop.undo()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(MyStopsPage.open(phone).stations).to_have_text(["Times Sq-42 St"])


def test_what_comes_from_the_past_is_folded_beside_what_is_shown(phone):
    card = FareCardPage.open(phone)
    card.set_balance("20")
    store = Store(phone.page)
    store.fill(900)
    card = FareCardPage.open(phone)
    phone.wait(lambda: store.snapshot)
    shown = card.balance.text_content()
    store.bring_late("127")
    card = FareCardPage.open(phone)
    expect(card.balance).to_have_text(shown)
    expect(MyStopsPage.open(phone).stations).to_have_text(["Times Sq-42 St"])


def test_two_tabs_name_what_they_make_by_writers_of_their_own(phone):
    first = StopPage.open(phone)
    second = StopPage(phone.new_tab("/departures/A34"))
    first.add()
    second.add()
    expect(second.announced).to_contain_text("added to my stops")
    names = [json.loads(record)["id"].rpartition("-") for record in Store(phone.page).records]
    assert [number for _, _, number in names] == ["1", "1"] and names[0][0] != names[1][0]
    # Both are this device's, to be taken back after a start of yet another.
    expect(ChangesPage.open(phone).changes).to_have_count(2)


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


def test_a_write_that_was_kept_and_can_not_be_read_back_is_not_called_failed(phone):
    stop = StopPage.open(phone)
    stop.show_times_as("Clock")
    expect(stop.style("Clock")).to_have_attribute("aria-pressed", "true")
    Store(phone.page).fail_reading_once()
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(stop.toast).to_have_count(0)
    assert Store(phone.page).numbers == [1, 2]
    stop.remove_button("Times Sq-42 St").click()  # and what follows it follows it on disk
    expect(stop.add_button).to_be_visible()
    assert Store(phone.page).numbers == [1, 2, 3]


def test_two_taps_within_a_slow_write_are_two_decisions(phone):
    card = FareCardPage.open(phone)
    card.set_balance("3")
    expect(card.balance).to_have_text("$3.00")
    store = Store(phone.page)
    before = len(store.numbers)
    store.slow_down()
    card.ride()
    card.ride()
    expect(card.toast).to_contain_text("Saving…")
    store.hurry()
    expect(card.dialog).to_be_visible(timeout=60_000)
    assert len(store.numbers) == before + 1, "the second one is a question, not a ride"


def test_a_disk_that_is_full_is_called_full_whatever_the_browser_calls_it(phone):
    stop = StopPage.open(phone)
    Store(phone.page).fill_disk()
    stop.add()
    expect(stop.toast).to_contain_text("this device has no room left")
    phone.expect(disk)


def test_a_journal_too_large_for_one_message_opens_in_pieces(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    Store(phone.page).fill_with_large(1200)
    stop = StopPage.open(phone)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible(timeout=60_000)


def test_a_start_that_is_not_answered_is_said_and_all_of_it_can_be_taken_out(phones, city):
    phone = phones(city)
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.damage(2, "x" * 9_000_000)
    store.keep_large(12)
    phone.open("/fare-card")
    expect(stop.heading).to_have_text("Your data can’t be opened")
    file = json.loads(stop.save("Export what can be read", timeout=60_000))
    assert len(file["operations"]) == 1 and len(file["damaged"][0]) == 9_000_000


def test_what_ends_the_program_at_each_start_is_not_read_a_third_time_and_can_be_taken_out(phones, city):
    phone = phones(city, breaking=["starts over: Error: unreachable"], service_workers="block")
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    # As a fold that traps would: whatever is kept, the program ends over it.
    phone.context.add_init_script("""
        const write = JSON.stringify;
        JSON.stringify = (message, ...rest) => {
            if (message?.kind === "start" && message.last > 0) throw new Error("unreachable");
            return write(message, ...rest);
        };
    """)
    phone.page.goto(phone.address + "/departures")
    page = StopPage(phone)
    expect(page.alarm).to_contain_text("The app stopped again and again with what is saved here.")
    kept = json.loads(page.save("Export what can be read"))
    assert [operation["kind"] for operation in kept["operations"]] == ["departures.stopAdded"]
