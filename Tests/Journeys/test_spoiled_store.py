"""What no version of ours would have stored, and what is no text: none of it keeps a person from what is theirs."""
import json

import pytest
from pages import MyStopsPage, StopPage, WorkoutsPage
from pages.store import Store
from playwright.sync_api import expect


@pytest.mark.parametrize("script", [
    "journal.put('half a character: \\ud83d', 2)",
    "journal.put('{\"id\":\"\\ud83d\"}', 2)",
    "journal.put(12345678901234567890n, 2)",
    "journal.put({ number: 1n }, 2)",
    "journal.put(null, 2)",
    "kept.put(null, 'known')",
    "kept.put(7, 'known')",
    "kept.put(['a'], 'board 127')",
    "kept.put('\\ud83d', 'board 127')",
    "kept.put('text', 'snapshot')",
    "kept.put({ last: 'x', text: '{}' }, 'snapshot')",
    "kept.put({ last: NaN, text: '{}' }, 'snapshot')",
])
def test_what_is_damaged_in_the_store_hides_nothing_else(phone, script):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.spoil(script)
    expect(MyStopsPage.open(phone).stations).to_have_text(["Times Sq-42 St"])
    stop = StopPage.open(phone)
    stop.remove_button("Times Sq-42 St").click()
    expect(stop.add_button).to_be_visible()


def test_a_snapshot_whose_records_are_gone_is_no_reason_to_say_there_is_nothing(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.spoil("""journal.clear(); kept.put({ last: 9, text: "{}" }, "snapshot")""")
    stop = StopPage.open(phone)
    expect(stop.heading).to_have_text("Your data can’t be opened")
    phone.expect("Pocketful's journal:")


def test_all_that_can_be_read_is_taken_out_beside_what_is_no_text(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    store = Store(phone.page)
    store.spoil("journal.put(7n, 2); journal.put({ n: 1n }, 3); journal.put('\\ud83d', 4); kept.put({ last: 9, text: '{}' }, 'snapshot')")
    stop = StopPage.open(phone)
    file = json.loads(stop.save("Export what can be read"))
    assert [operation["kind"] for operation in file["operations"]] == ["departures.stopAdded"]
    assert len(file["damaged"]) == 3
    phone.expect("Pocketful's journal:")


def test_half_a_character_that_was_typed_is_kept_as_one_that_can_t_be_read(phone):
    workouts = WorkoutsPage.open(phone)
    workouts.new_workout.click()
    workouts.name_it_by_script("Legs \\ud83d")
    expect(workouts.name).to_have_value("Legs \ufffd")
    phone.reload()
    expect(workouts.name).to_have_value("Legs \ufffd")
