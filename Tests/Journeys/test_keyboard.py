"""Everything with the keyboard alone."""
from pages import FareCardPage, FareHistoryPage, ModulesPage, MyStopsPage, SettingsPage, StopPage
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
    tab_to(phone, "Add to my stops")
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
        ring = phone.page.evaluate("""() => {
            const style = getComputedStyle(document.activeElement);
            return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
        }""")
        assert ring, phone.focused


def test_ticks_leave_the_focus_where_it_is(phone):
    stop = StopPage.open(phone)
    stop.style("Minutes").focus()
    for _ in range(3):
        expect(stop.age).not_to_have_text(stop.age.inner_text(), timeout=20_000)
    expect(stop.style("Minutes")).to_be_focused()


def test_a_fare_card_from_its_first_balance_to_a_changed_entry_without_a_pointer(phone):
    page = FareCardPage.open(phone)
    tab_to(phone, "Balance $0.00")
    phone.press("Enter")
    expect(page.dialog.get_by_label("New balance")).to_be_focused()
    phone.type("12.")
    phone.press("Shift+Tab")
    # Before the first field comes the browser's own bar, but nothing of the page behind.
    assert page.page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null")
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
    expect(page.dialog.get_by_role("radio", name="London buses (example)")).to_be_checked()
    phone.press("Escape")
    expect(page.dialog).to_have_count(0)
    tab_to(phone, "Whole history")
    phone.press("Enter")
    history = FareHistoryPage(phone)
    expect(history.heading).to_be_focused()
    tab_to(phone, "Correction")
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
    tab_to(phone, "Hide Departures")
    phone.press("Enter")
    expect(modules.button("Show Departures")).to_be_focused()
