"""The settings: each choice holds at once and after a reload, changes can be taken back, and all data goes out, away and
comes in again."""
import json
import re

import pytest
from pages import ChangesPage, DataPage, FareCardPage, ModulesPage, SettingsPage, StopPage, TodayPage
from pages.installation import Installation
from phone import no_network
from playwright.sync_api import expect
from records import corrected, keep, rode, stop
from watched import Watched


@pytest.fixture
def phone(phones, city):
    return phones(city, accept_downloads=True, timezone_id="America/New_York")


@pytest.mark.parametrize("installed", [False, True], ids=["from the server", "installed"])
def test_language_theme_and_text_hold_from_the_first_paint_of_the_next_start(phone, installed):
    page = SettingsPage.open(phone)
    if installed:
        page.installed()
    page.choose("Theme", "Light")
    page.choose("Text size", "Largest")
    page.choose("Language", "Français")
    expect(page.heading).to_have_text("Réglages")
    phone.until("document.documentElement.lang === 'fr' && document.cookie.includes('language=fr')")
    watched = Watched(phone)
    phone.reload()
    assert watched.began == {"lang": "fr", "theme": "light", "text": "largest", "background": "rgb(247, 246, 242)"}
    expect(page.heading).to_have_text("Réglages")
    expect(page.choice("Thème", "Clair")).to_have_attribute("aria-pressed", "true")
    assert phone.root["size"] == pytest.approx(22.4)


def test_the_clock_and_the_distances_follow_the_choice(phone):
    page = SettingsPage.open(phone)
    page.choose("Clock", "2:30 PM")
    expect(page.choice("Clock", "2:30 PM")).to_have_attribute("aria-pressed", "true")
    page.choose("Distances", "Feet, miles")
    expect(page.choice("Distances", "Feet, miles")).to_have_attribute("aria-pressed", "true")
    stop_page = StopPage.open(phone)
    expect(stop_page.trains.first).to_contain_text(re.compile(r"\d [AP]M"))


def test_modules_are_ordered_and_hidden_everywhere_at_once(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725)])
    modules = ModulesPage.open(phone)
    modules.button("Move Departures up").click()
    expect(modules.names).to_have_text(["Departures", "Fare card", "Races", "Workouts", "Score"])
    expect(modules.announced).to_have_text("Departures, 1 of 5.")
    modules.shown("Fare card").click()
    expect(modules.in_bar("Card")).to_have_count(0)
    today = TodayPage.open(phone)
    expect(today.tiles).to_have_text(["Departures", "Races", "Workouts", "Score"])
    phone.reload()
    expect(today.tiles).to_have_text(["Departures", "Races", "Workouts", "Score"])
    modules = ModulesPage.open(phone)
    expect(modules.shown("Fare card")).not_to_be_checked()
    modules.shown("Fare card").click()
    expect(modules.shown("Fare card")).to_be_checked()
    expect(TodayPage.open(phone).tiles).to_have_text(["Departures", "Fare card", "Races", "Workouts", "Score"])


def test_a_change_of_another_day_is_taken_back(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725), stop("127", "V"), rode("2026-01-07 08:00")])
    changes = ChangesPage.open(phone)
    expect(changes.changes).to_have_count(3)
    changes.undo_change(1)
    expect(changes.taken_back).to_have_count(1)
    expect(StopPage.open(phone).add_button).to_be_visible()
    changes = ChangesPage.open(phone)
    changes.undo_change(0)
    expect(changes.taken_back).to_have_count(2)
    expect(FareCardPage.open(phone).balance).to_have_text("$27.25")


def test_a_change_that_was_taken_back_is_brought_back_after_a_reload(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725), rode("2026-01-07 08:00")])
    changes = ChangesPage.open(phone)
    changes.undo_change(0)
    expect(changes.taken_back).to_have_count(1)
    phone.reload()
    expect(changes.changes.first).to_contain_text("Taken back")
    changes.bring_back(0)
    expect(changes.toast).to_contain_text("Brought back.")
    expect(changes.taken_back).to_have_count(0)
    expect(FareCardPage.open(phone).balance).to_have_text("$24.25")


def test_a_file_is_one_change_taken_back_and_brought_in_once_more(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725), stop("127", "V")])
    text = DataPage.open(phone).export()
    data = DataPage.open(phone)
    data.button("Erase everything").click()
    with phone.page.expect_navigation():
        data.answer("Erase now")
    phone.settle()
    phone.expect("Pocketful's journal:")
    expect(TodayPage(phone).main).to_contain_text("Enter the balance")
    data = DataPage.open(phone)
    data.choose_file(text)
    data.button("Add 2").click()
    expect(data.toast).to_contain_text("2 entries brought in.")
    data.undo_by_toast()
    expect(data.toast).to_contain_text("Undone.")
    changes = ChangesPage.open(phone)
    expect(changes.changes).to_have_text([re.compile("2 entries brought in.")])
    expect(changes.taken_back).to_have_count(1)
    expect(StopPage.open(phone).add_button).to_be_visible()
    data = DataPage.open(phone)
    data.choose_file(text)
    expect(data.preview).to_contain_text("2 new changes")
    data.button("Add 2").click()
    expect(data.toast).to_contain_text("2 entries brought in.")
    expect(StopPage.open(phone).remove_button("Times Sq-42 St")).to_be_visible()
    expect(FareCardPage.open(phone).balance).to_have_text("$27.25")


def test_all_data_goes_out_away_and_comes_in_again(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725), stop("127", "V"), rode("2026-01-07 08:00")])
    data = DataPage.open(phone)
    expect(data.main).to_contain_text("3 changes are saved here.")
    text = data.export()
    assert len(json.loads(text)["operations"]) == 3
    data.button("Erase everything").click()
    data.answer("Cancel")
    expect(data.dialog).to_have_count(0)
    data.button("Erase everything").click()
    with phone.page.expect_navigation():
        data.answer("Erase now")
    phone.settle()
    phone.expect("Pocketful's journal:")  # The page that erased has seen its database go.
    today = TodayPage(phone)
    expect(today.main).to_contain_text("Enter the balance")
    data = DataPage.open(phone)
    expect(data.main).to_contain_text("0 changes are saved here.")
    data.choose_file(text)
    expect(data.preview).to_contain_text("3 new changes")
    data.button("Add 3").click()
    expect(data.main).to_contain_text("3 changes are saved here.")
    expect(FareCardPage.open(phone).balance).to_have_text("$24.25")
    expect(StopPage.open(phone).remove_button("Times Sq-42 St")).to_be_visible()
    data = DataPage.open(phone)
    data.choose_file(text)
    expect(data.preview).to_contain_text("Everything in it is here already.")


@pytest.mark.parametrize("text, says", [
    ("[]", "is not an export of Pocketful"), ("{", "is not JSON, or it is cut off"),
    ('{"format":"pocketful.data","version":99,"operations":[]}', "is from a later version"),
])
def test_a_file_that_is_none_of_ours_changes_nothing(phone, text, says):
    data = DataPage.open(phone)
    data.choose_file(text)
    expect(data.failure).to_contain_text(says)
    expect(data.main).to_contain_text("0 changes are saved here.")


def test_all_goes_on_while_another_language_comes(phones, city):
    phone = phones(city, service_workers="block")
    page = SettingsPage.open(phone)
    withheld = []
    phone.context.route("**/assets/words.es.*", lambda route: withheld.append(route))
    page.choose("Language", "Español")
    expect(page.choice("Language", "Español")).to_have_attribute("aria-pressed", "true")
    phone.wait(lambda: withheld)
    page.choose("Theme", "Light")
    expect(page.choice("Theme", "Light")).to_have_attribute("aria-pressed", "true")
    withheld[0].continue_()
    expect(page.heading).to_have_text("Ajustes")
    phone.until("document.documentElement.lang === 'es' && document.cookie.includes('language=es')")


def test_a_language_that_was_used_is_there_without_a_network_and_another_comes_with_it(phones, city):
    phone = phones(city, expecting=[no_network, "Pocketful waits for a part of itself"])
    page = SettingsPage.open(phone)
    page.installed()
    page.choose("Language", "Español")
    expect(page.heading).to_have_text("Ajustes")
    phone.wait(lambda: any("words.es" in path for path in Installation(phone).kept_paths))
    phone.cut_network()
    phone.reload()
    expect(page.heading).to_have_text("Ajustes")
    page.choose("Idioma", "Français")
    expect(page.choice("Idioma", "Français")).to_have_attribute("aria-pressed", "true")
    expect(page.heading).to_have_text("Ajustes")
    phone.restore_network()
    expect(page.heading).to_have_text("Réglages")
