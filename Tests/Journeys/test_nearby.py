"""The stations nearby: asked for on tap, refused, or typed."""
import re

from pages import NearbyPage, SearchPage
from playwright.sync_api import expect

times_square = {"latitude": 40.7559, "longitude": -73.9871}


def test_the_nearest_station_comes_first_with_its_distance(phones, city):
    phone = phones(city, geolocation=times_square, permissions=["geolocation"])
    nearby = NearbyPage.open(phone)
    expect(nearby.stations).to_have_count(0)
    nearby.use_my_location()
    expect(nearby.title).to_have_text("Near you")
    expect(nearby.stations.first).to_have_text("Times Sq-42 St")
    expect(nearby.distances.first).to_have_text(re.compile(r"^(here|[\d.]+ k?m · \d+ min walk)"))


def test_what_is_near_has_its_trains_at_once_and_survives_a_reload_while_it_is_allowed(phones, city):
    phone = phones(city, geolocation=times_square, permissions=["geolocation"])
    search = SearchPage.open(phone)
    search.link("Stops near me").click()  # that tap is the one it waits for
    nearby = NearbyPage(phone)
    expect(nearby.trains.first).to_contain_text(" to ")
    assert phone.path == "/departures/near?here=1", "the address does not say where"
    phone.reload()
    expect(nearby.stations.first).to_have_text("Times Sq-42 St")
    expect(nearby.trains.first).to_contain_text(" to ")
    phone.context.clear_permissions()
    phone.reload()
    expect(nearby.button("Use my location")).to_be_visible()
    expect(nearby.stations).to_have_count(0)
    expect(nearby.message).to_have_count(0)


def test_far_from_the_network_it_says_so(phones, city):
    phone = phones(city, geolocation={"latitude": 48.8566, "longitude": 2.3522}, permissions=["geolocation"])
    nearby = NearbyPage.open(phone)
    nearby.use_my_location()
    expect(nearby.notice).to_have_text("No station of this network within 50 km")
    expect(nearby.stations).to_have_count(0)


def test_the_position_goes_nowhere(phones, city):
    phone = phones(city, geolocation=times_square, permissions=["geolocation"])
    asked = []
    phone.context.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    nearby = NearbyPage.open(phone)
    nearby.use_my_location()
    expect(nearby.trains.first).to_be_attached()
    assert asked and not [url for url in asked if "40.7" in url or "73.9" in url]


def test_a_refused_position_says_what_to_do(phone):
    nearby = NearbyPage.open(phone)
    nearby.use_my_location()
    expect(nearby.message).to_contain_text("type a place below")
    nearby.near("canal")
    expect(nearby.title).to_contain_text("Near Canal St")
    expect(nearby.stations.nth(3)).to_be_visible()
