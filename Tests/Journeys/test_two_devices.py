"""Two devices that know each other by data files alone. What each has changed of one thing is kept on both."""
import pytest
from pages import ChangesPage, DataPage, RacesPage
from playwright.sync_api import expect


@pytest.fixture
def two(phones, city):
    return [phones(city, accept_downloads=True) for _ in range(2)]


def hand(one, other):
    """All that one has, to the other."""
    text = DataPage.open(one).export()
    data = DataPage.open(other)
    data.choose_file(text)
    data.add()
    expect(data.toast).to_contain_text("brought in")


def switch_off(phone, kind):
    page = RacesPage.open(phone)
    page.open_filter()
    page.kind(kind).click()
    expect(page.kind(kind)).to_have_attribute("aria-pressed", "false")


def shows(phone, kinds):
    page = RacesPage.open(phone)
    page.open_filter()
    for kind, is_on in kinds.items():
        expect(page.kind(kind)).to_have_attribute("aria-pressed", is_on)


def test_each_switches_another_kind_of_race_off_and_both_stay_off(two):
    for phone, kind in zip(two, ["Horses", "Greyhounds"]):
        switch_off(phone, kind)
    hand(*two)
    hand(*reversed(two))
    for phone in two:
        shows(phone, {"Horses": "false", "Harness": "true", "Greyhounds": "false"})


def test_what_the_other_brought_is_taken_back_as_one_and_what_was_done_here_stays(two):
    for phone, kind in zip(two, ["Horses", "Greyhounds"]):
        switch_off(phone, kind)
    hand(*two)
    changes = ChangesPage.open(two[1])
    expect(changes.changes).to_have_count(2)
    changes.undo_change(0)
    expect(changes.toast).to_contain_text("Undone.")
    shows(two[1], {"Horses": "true", "Harness": "true", "Greyhounds": "false"})
