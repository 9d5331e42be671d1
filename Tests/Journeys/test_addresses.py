"""Every screen has an address: back, forward, reload and a shared link work; title and focus move with it."""
import re

from pages import MyStopsPage, SearchPage, StopPage
from phone import no_answer
from playwright.sync_api import expect


def test_title_and_focus_move_with_the_screen(phone):
    my_stops = MyStopsPage.open(phone)
    expect(phone.page).to_have_title("My stops · Pocketful")
    search = my_stops.find_a_station()
    expect(phone.page).to_have_title("Find a station · Pocketful")
    expect(search.field).to_be_focused()  # one comes here to type
    phone.type("canal")
    expect(search.field).to_have_value("canal")
    stop = search.choose("Canal St")
    expect(phone.page).to_have_title("Canal St · Pocketful")
    expect(stop.heading).to_be_focused()


def test_back_and_forward_go_through_the_screens(phone):
    my_stops = MyStopsPage.open(phone)
    search = my_stops.find_a_station()
    search.type("canal")
    stop = search.choose("Canal St")
    expect(stop.heading).to_have_text("Canal St")
    phone.page.go_back()
    expect(search.heading).to_have_text("Find a station")
    phone.page.go_back()
    expect(my_stops.heading).to_have_text("My stops")
    phone.page.go_forward()
    expect(search.heading).to_have_text("Find a station")


def test_back_returns_to_where_a_list_was_scrolled(phone):
    search = SearchPage.open(phone)
    search.type("st")
    search.send()
    expect(search.results.nth(12)).to_be_visible()
    search.results.nth(12).scroll_into_view_if_needed()
    phone.scroll_kept()
    before = phone.scrolled
    name = search.results.nth(12).inner_text()
    stop = search.choose(name)
    expect(stop.heading).to_have_text(name)
    assert phone.scrolled == 0
    phone.page.go_back()
    expect(search.results.nth(12)).to_be_visible()
    phone.until(f"Math.abs(scrollY - {before}) <= 2")


def test_a_shared_link_opens_the_same_screen_for_someone_else(phone, phones, city):
    search = SearchPage.open(phone)
    search.type("34 st q")
    search.send()
    expect(phone.page).to_have_url(re.compile(r"\?q=34"))
    friend = phones(city)
    shared = SearchPage.open(friend, phone.path)
    expect(shared.field).to_have_value("34 st q")
    expect(shared.results.first).to_have_text("34 St-Herald Sq")


def test_an_address_that_leads_nowhere_says_so(phones, city):
    phone = phones(city, expecting=[no_answer + "404"])
    stop = StopPage.open(phone, "/departures/nowhere")
    expect(stop.heading).to_have_text("No such station")
    stop.link("Find a station").last.click()
    expect(stop.heading).to_have_text("Find a station")


def test_a_link_opened_in_a_new_tab_is_the_browser_s(phone):
    my_stops = MyStopsPage.open(phone)
    with phone.context.expect_page() as opened:
        my_stops.link("Find a station").first.click(modifiers=["Control"])
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith("/departures/search")
    expect(my_stops.heading).to_have_text("My stops")
