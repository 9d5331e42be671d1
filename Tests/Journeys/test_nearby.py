"""The stations nearby: asked for on tap, refused, or typed."""
import re

from pages import NearbyPage
from playwright.sync_api import expect

times_square = {"latitude": 40.7559, "longitude": -73.9871}


def test_the_nearest_station_comes_first_with_its_distance(phones, city):
    phone = phones(city, geolocation=times_square, permissions=["geolocation"])
    nearby = NearbyPage.open(phone)
    expect(nearby.stations).to_have_count(0)
    nearby.use_my_location()
    expect(nearby.title).to_have_text("Near you")
    expect(nearby.stations.first).to_have_text("Times Sq-42 St")
    expect(nearby.distances.first).to_have_text(re.compile(r"(here|\d+ m)"))


def test_a_refused_position_says_what_to_do(phone):
    nearby = NearbyPage.open(phone)
    nearby.use_my_location()
    expect(nearby.message).to_contain_text("type a place below")
    nearby.near("canal")
    expect(nearby.title).to_contain_text("Near Canal St")
    expect(nearby.stations.nth(3)).to_be_visible()
