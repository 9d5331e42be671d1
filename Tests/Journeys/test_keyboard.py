"""Everything with the keyboard alone."""
from pages import MyStopsPage, StopPage
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
