"""Everything with the keyboard alone."""
import pytest
from pages import ChangesPage, FareCardPage, FareHistoryPage, ModulesPage, MyStopsPage, SettingsPage, StopPage
from playwright.sync_api import expect


def tab_to(phone, name):
    for _ in range(60):
        phone.press("Tab")
        if phone.focused.startswith(name):
            return
    raise AssertionError(f"Tab never reached {name}")


def test_from_a_new_page_to_a_kept_stop_without_a_pointer(phone):
    my_stops = MyStopsPage.open(phone)
    phone.press("Tab")
    assert phone.focused == "Skip to content"
    phone.press("Enter")
    tab_to(phone, "Find a station")
    phone.press("Enter")
    expect(my_stops.heading).to_have_text("Find a station")
    tab_to(phone, "Name, street or line")
    phone.type("canal")
    tab_to(phone, "Canal St")
    phone.press("Enter")
    expect(my_stops.heading).to_have_text("Canal St")
    tab_to(phone, "Canal St in my stops")
    phone.press("Enter")
    expect(StopPage(phone).remove_button("Canal St")).to_be_focused()
    tab_to(phone, "Clock")
    phone.press("Space")
    expect(StopPage(phone).style("Clock")).to_have_attribute("aria-pressed", "true")
    expect(StopPage(phone).style("Clock")).to_be_focused()


def test_the_focus_is_always_to_be_seen(phone):
    StopPage.open(phone)
    for _ in range(12):
        phone.press("Tab")
        assert phone.focus_is_seen, phone.focused


def test_ticks_leave_the_focus_where_it_is(phone):
    stop = StopPage.open(phone)
    stop.style("Minutes").focus()
    for _ in range(3):
        expect(stop.age).not_to_have_text(stop.age.inner_text(), timeout=60_000)
    expect(stop.style("Minutes")).to_be_focused()


def test_a_fare_card_from_its_first_balance_to_a_changed_entry_without_a_pointer(phone):
    page = FareCardPage.open(phone)
    tab_to(phone, "No balance yet")
    phone.press("Enter")
    expect(page.field("New balance")).to_be_focused()
    phone.type("12.")
    phone.press("Shift+Tab")
    # Before the first field comes the browser's own bar, but nothing of the page behind.
    assert phone.focus_is_in("dialog, body")
    tab_to(phone, "New balance")
    phone.press("ControlOrMeta+a")
    phone.type("12.50")
    phone.press("Enter")
    expect(page.balance).to_have_text("$12.50")
    expect(page.card).to_be_focused()
    tab_to(phone, "Ride")
    phone.press("Enter")
    expect(page.balance).not_to_have_text("$12.50")
    phone.press("Enter")
    expect(page.dialog).to_be_visible()
    phone.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.button("Ride")).to_be_focused()
    tab_to(phone, "Undo")
    phone.press("Enter")
    expect(page.balance).to_have_text("$12.50")
    tab_to(phone, "Fare New York")
    phone.press("Enter")
    phone.press("ArrowDown")
    expect(page.option("London buses (example)")).to_be_checked()
    phone.press("Escape")
    expect(page.dialog).to_have_count(0)
    tab_to(phone, "Whole history")
    phone.press("Enter")
    history = FareHistoryPage(phone)
    expect(history.heading).to_be_focused()
    tab_to(phone, "First balance")
    phone.press("Enter")
    tab_to(phone, "Delete")
    phone.press("Enter")
    expect(history.rows).to_have_count(0)


def test_the_settings_without_a_pointer(phone):
    page = SettingsPage.open(phone)
    tab_to(phone, "Dark")
    phone.press("Space")
    expect(page.choice("Theme", "Dark")).to_have_attribute("aria-pressed", "true")
    expect(page.choice("Theme", "Dark")).to_be_focused()
    tab_to(phone, "Modules")
    phone.press("Enter")
    modules = ModulesPage(phone)
    expect(modules.heading).to_be_focused()
    tab_to(phone, "Move Departures up")
    phone.press("Enter")
    expect(modules.names).to_have_text(["Departures", "Fare card", "Races", "Workouts", "Score"])
    assert phone.focused == "Move Departures up"
    tab_to(phone, "Show Departures")
    expect(modules.shown("Departures")).to_have_attribute("aria-checked", "true")
    phone.press("Space")
    expect(modules.shown("Departures")).to_have_attribute("aria-checked", "false")
    expect(modules.shown("Departures")).to_be_focused()


@pytest.mark.parametrize("way", ["tap", "click", "tab", "opened"])
def test_a_field_that_opens_filled_is_typed_over(phones, city, way):
    phone = phones(city, has_touch=way == "tap")
    page = FareCardPage.open(phone)
    page.set_balance("25")
    expect(page.balance).to_have_text("$25.00")
    page.tap()
    field = page.field("New balance")
    expect(field).to_be_focused()
    if way != "opened":
        phone.leave_field()
    if way == "tap":
        field.tap()
    elif way == "click":
        field.click()
    elif way == "tab":
        for _ in range(10):
            phone.press("Tab")
            if phone.focused == "New balance":
                break
    phone.type("10")
    assert field.input_value() == "10"
    # Once there, a click puts the caret where it is, and what is typed goes there.
    field.click()
    field.press("End")
    phone.type("5")
    assert field.input_value() == "105"


def test_a_part_of_a_field_that_was_dragged_over_stays_chosen_and_other_windows_choose_nothing(phone):
    page = FareCardPage.open(phone)
    page.set_balance("123.45")
    expect(page.balance).to_have_text("$123.45")
    page.tap()
    field = page.field("New balance")
    expect(field).to_be_focused()
    phone.leave_field()
    box = field.bounding_box()
    phone.page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    phone.page.mouse.down()
    phone.page.mouse.move(box["x"] + 70, box["y"] + box["height"] / 2, steps=4)
    phone.page.mouse.up()
    start, end, length = page.chosen("New balance")
    assert 0 < end - start < length, (start, end, length)
    page.come_back_to("New balance", 1)
    assert page.chosen("New balance")[1] == 1, "another window had the focus, and gave it back"


@pytest.mark.parametrize("name", ["Undo", "Dismiss"])
@pytest.mark.parametrize("way", ["pointer", "keyboard"])
def test_after_undo_or_dismiss_the_focus_is_where_it_was(phone, name, way):
    page = FareCardPage.open(phone)
    page.set_balance("20")
    expect(page.dialog).to_have_count(0)
    page.button("Ride").focus()
    phone.press("Enter")
    # Its own, and not the balance's.
    expect(page.toast).to_contain_text("$17.00")
    if way == "keyboard":
        tab_to(phone, name)
        phone.press("Enter")
    else:
        page.button(name).click()
    expect(page.button("Ride")).to_be_focused()
    assert not phone.focus_is_in(".skip")


def test_one_of_several_taken_back_leaves_the_focus_where_it_can_be_brought_back(phone):
    settings = SettingsPage.open(phone)
    for value in ["Dark", "Light", "Dark"]:
        settings.choice("Theme", value).click()
        expect(settings.choice("Theme", value)).to_have_attribute("aria-pressed", "true")
    phone.open("/settings/history")
    changes = ChangesPage(phone)
    buttons = changes.buttons
    expect(buttons).to_have_count(3)
    buttons.nth(1).focus()
    phone.press("Enter")
    expect(changes.taken_back).to_have_count(1)
    expect(buttons.nth(1)).to_be_focused()
    phone.press("Enter")
    expect(changes.taken_back).to_have_count(0)
    expect(buttons.nth(1)).to_be_focused()


def test_the_key_for_undo_takes_back_the_last_change_except_in_a_field(phone):
    page = FareCardPage.open(phone)
    page.set_balance("20")
    page.button("Ride").focus()
    phone.press("Enter")
    expect(page.balance).not_to_have_text("$20.00")
    phone.press("ControlOrMeta+z")
    expect(page.balance).to_have_text("$20.00")
    expect(page.button("Ride")).to_be_focused()
    page.tap()
    phone.type("7")
    phone.press("ControlOrMeta+z")
    expect(page.dialog).to_be_visible()
    phone.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.balance).to_have_text("$20.00")
