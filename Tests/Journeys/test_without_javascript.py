"""The same addresses give useful pages without JavaScript, and before it has come."""
import pytest
from pages import MyStopsPage, NearbyPage, SearchPage, StopPage, TodayPage
from phone import no_network
from playwright.sync_api import expect


@pytest.fixture
def phone(phones, city):
    return phones(city, java_script_enabled=False)


def test_a_station_shows_its_trains(phone):
    stop = StopPage.open(phone)
    expect(stop.heading).to_have_text("Times Sq-42 St")
    expect(stop.directions).to_have_count(2)
    expect(stop.trains_of(0).first).to_contain_text(" to ")
    expect(stop.trains_of(1).first).to_contain_text(" to ")
    expect(stop.age).to_be_visible()


def test_search_is_a_form_and_leads_to_the_station(phone):
    search = SearchPage.open(phone)
    search.field.fill("union sq")
    search.send()
    expect(search.results.first).to_have_text("14 St-Union Sq")
    stop = search.choose("14 St-Union Sq")
    expect(stop.heading).to_have_text("14 St-Union Sq")


def test_near_a_typed_place_works(phone):
    nearby = NearbyPage.open(phone)
    nearby.near("times sq")
    expect(nearby.title).to_have_text("Near Times Sq-42 St")
    expect(nearby.stations.first).to_have_text("Times Sq-42 St")


def test_what_lives_on_the_device_says_so(phone):
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.text("need JavaScript")).to_be_visible()
    expect(my_stops.needs_script).to_be_hidden()
    TodayPage.open(phone)
    expect(my_stops.text("Your stops live on this device and need JavaScript")).to_be_visible()


def test_buttons_that_need_a_script_are_not_there(phone):
    stop = StopPage.open(phone)
    expect(stop.add_button).to_be_hidden()
    expect(stop.style("Both")).to_be_hidden()


def test_the_page_stays_useful_when_the_program_does_not_come(phones, city):
    phone = phones(city, expecting=[no_network, "Pocketful waits for a part of itself"], breaking=["Pocketful could not start"])
    phone.scripts = False
    phone.page.route("**/*.wasm", lambda route: route.abort())
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    stop.navigate("Departures")
    expect(stop.heading).to_have_text("My stops")
