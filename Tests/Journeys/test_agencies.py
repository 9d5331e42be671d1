"""An agency of the west beside New York's, or in its place, with stops and a line that bear names New York's do."""
import json
import threading
import zipfile
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from tempfile import TemporaryDirectory

import pytest
from google.transit.gtfs_realtime_pb2 import FeedMessage
from pages import MapPage, MyStopsPage, SearchPage, StopPage
from phone import no_network
from playwright.sync_api import expect
from programs import City, once
from records import at

# There it is 05:12.
moment = "2026-01-08 08:12"


def timetable():
    tables = {
        "agency": "agency_name,agency_timezone\nWest Metro,America/Los_Angeles\n",
        "stops": "stop_id,stop_name,stop_lat,stop_lon\n127,Pike Pier,47.61,-122.33\n142,Pine Pier,47.62,-122.33\n",
        "routes": "route_id,route_short_name,route_long_name,route_type\n1,1,Shore,3\n",
        "trips": "route_id,service_id,trip_id,trip_headsign\n1,W,early,Pine Pier\n1,W,late,Pine Pier\n",
        "stop_times": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
                      "early,05:20:00,05:20:00,127,1\nearly,05:50:00,05:50:00,142,2\n"
                      "late,05:40:00,05:40:00,127,1\nlate,06:10:00,06:10:00,142,2\n",
        "calendar": "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
                    "W,1,1,1,1,1,1,1,20250101,20301231\n",
    }
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in tables.items():
            archive.writestr(name + ".txt", text)
    return packed.getvalue()


def trips():
    """The early one is three minutes late."""
    feed = FeedMessage()
    feed.header.gtfs_realtime_version = "2.0"
    feed.header.timestamp = at(moment) // 1000
    update = feed.entity.add(id="1").trip_update
    update.trip.trip_id = "early"
    update.stop_time_update.add(stop_sequence=1).departure.delay = 180
    return feed.SerializeToString()


@contextmanager
def western(is_first):
    answers = {"/west.zip": timetable(), "/trips": trips()}

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self):
            body = answers.get(self.path)
            if body is None:
                return self.send_error(404)
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    upstream = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=upstream.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{upstream.server_port}"
    with TemporaryDirectory() as folder:
        file = folder + "/agencies.json"
        with open(file, "w") as out:
            entry = {"id": "west", "timetable": address + "/west.zip", "tripUpdates": address + "/trips"}
            json.dump([{**entry, "first": is_first}], out)
        city = City("rush", time=moment, others=["--agencies", file], is_first=not is_first)
        # Ready is said before its timetable has been taken in.
        once(lambda: city.ask("/api/v1/stations?q=pike+pier")["data"], "the agency of the west is not there", seconds=60)
        yield city
        city.close()
    upstream.shutdown()


@pytest.fixture(scope="module")
def west():
    with western(is_first=False) as city:
        yield city


@pytest.fixture(scope="module")
def west_alone():
    with western(is_first=True) as city:
        yield city


@pytest.fixture
def phone(phones, west):
    phone = phones(west, timezone_id="America/New_York")
    phone.set_clock(moment)
    return phone


def test_a_stop_of_the_other_agency_is_found_and_read_by_its_own_clock(phone):
    search = SearchPage.open(phone)
    search.type("pike pier")
    expect(search.results.first).to_have_text("Pike Pier")
    stop = search.choose("Pike Pier")
    expect(stop.heading).to_have_text("Pike Pier")
    expect(stop.trains.first).to_contain_text("1 to Pine Pier")
    expect(stop.trains.first).to_contain_text("in 11 and 28 minutes, 05:23, 05:40 scheduled")
    assert phone.page.url.endswith("/departures/west~127")
    train = stop.open_train(0, 0)
    expect(train.stops).to_have_count(2)
    expect(train.stops.last).to_contain_text("Pine Pier")
    expect(train.stops.first).to_contain_text("05:23")


def test_my_stops_has_stops_of_both_each_with_its_own_trains(phone):
    for address, name in (("/departures/west~127", "Pike Pier"), ("/departures/127", "Times Sq-42 St")):
        stop = StopPage.open(phone, address)
        expect(stop.heading).to_have_text(name)
        stop.add()
        expect(stop.announced).to_contain_text(f"{name} added to my stops.")
    mine = MyStopsPage.open(phone)
    expect(mine.stations).to_have_text(["Pike Pier", "Times Sq-42 St"])
    expect(mine.trains.filter(has_text="Pine Pier").first).to_be_visible()
    expect(mine.trains.filter(has_not_text="Pine Pier").first).to_be_visible()
    phone.reload()
    expect(mine.stations).to_have_text(["Pike Pier", "Times Sq-42 St"])


def test_the_page_says_the_same_before_any_script_runs(phones, west):
    phone = phones(west, java_script_enabled=False)
    phone.page.goto(west.address + "/departures/west~127")
    stop = StopPage(phone)
    expect(stop.heading).to_have_text("Pike Pier")
    expect(stop.trains.first).to_contain_text("05:23")


def test_each_agency_has_a_map_of_its_own_and_its_stations_lead_to_it(phones, west):
    phone = phones(west)
    map = MapPage.open(phone, "/departures/map?of=west")
    expect(map.names).to_have_count(2)
    expect(map.name("Times Sq-42 St")).to_have_count(0)
    StopPage.open(phone, "/departures/west~127").link("Show on the map").click()
    map.drawn()
    expect(map.name("Pine Pier")).to_be_visible()
    map.link("MTA New York City Transit").click()
    expect(map.name("Coney Island-Stillwell Av")).to_be_visible()
    assert phone.path == "/departures/map"


def test_in_new_yorks_place_it_is_the_only_one_with_a_map_and_without_a_network(phones, west_alone):
    phone = phones(west_alone, timezone_id="America/Los_Angeles", expecting=[no_network])
    phone.set_clock(moment)
    search = SearchPage.open(phone).installed()
    search.type("times sq")
    expect(search.main).to_contain_text("Nothing found for “times sq”.")
    search = SearchPage.open(phone, "/departures/search?q=pike")
    expect(search.results.first).to_have_text("Pike Pier")
    stop = search.choose("Pike Pier")
    expect(stop.heading).to_have_text("Pike Pier")
    assert phone.path == "/departures/127"
    expect(stop.trains.first).to_contain_text("in 11 and 28 minutes, 05:23, 05:40 scheduled")
    stop.add()
    expect(stop.remove_button("Pike Pier")).to_be_visible()
    expect(MapPage.open(phone, "/departures/map?stop=127").name("Pine Pier")).to_be_visible()
    phone.cut_network()
    mine = MyStopsPage.open(phone)
    expect(mine.stations).to_have_text(["Pike Pier"])
    expect(mine.trains.first).to_contain_text("Pine Pier")
