"""What goes out as GTFS-Realtime is read by Google's own bindings, as any other app would, and says what the boards say."""
import csv
import io
import urllib.request
import zipfile
from datetime import datetime

import pytest
from google.transit.gtfs_realtime_pb2 import FeedMessage, TripDescriptor
from programs import once

SCHEDULED = TripDescriptor.SCHEDULED
ADDED = TripDescriptor.ADDED


def read(city, name):
    [agency] = city.ask("/api/v1/feeds")["data"]
    with urllib.request.urlopen(city.address + agency[name], timeout=60) as answer:
        assert answer.headers["Content-Type"] == "application/x-protobuf"
        feed = FeedMessage.FromString(answer.read())
    assert feed.IsInitialized() and feed.header.gtfs_realtime_version == "2.0" and feed.header.timestamp
    return feed


@pytest.fixture(scope="module")
def static_set(still_city):
    """The agency's own tables, as whoever reads the feeds has them."""
    with urllib.request.urlopen(still_city.agency.address + "/gtfs_subway.zip", timeout=300) as answer:
        archive = zipfile.ZipFile(io.BytesIO(answer.read()))
    return {name: list(csv.DictReader(io.TextIOWrapper(archive.open(name + ".txt"), "utf-8-sig")))
            for name in ("trips", "stops", "routes", "stop_times")}


@pytest.fixture(scope="module")
def updates(still_city):
    def joined():
        found = [entity.trip_update for entity in read(still_city, "tripUpdates").entity]
        return found if any(update.trip.schedule_relationship == SCHEDULED for update in found) else None

    # The server is ready before it has taken the agency's set in.
    return once(joined, "no trip is one of the static set", seconds=60)


def test_trips_and_their_calls_are_those_of_the_static_set(static_set, updates):
    routes = {row["trip_id"]: row["route_id"] for row in static_set["trips"]}
    platforms = {row["stop_id"] for row in static_set["stops"] if row.get("location_type") in ("", "0", None)}
    calls = {(row["trip_id"], int(row["stop_sequence"])): row["stop_id"] for row in static_set["stop_times"]}
    scheduled = [update for update in updates if update.trip.schedule_relationship == SCHEDULED]
    assert len(scheduled) > len(updates) * 0.8
    for update in updates:
        trip = update.trip
        assert all(call.stop_id in platforms for call in update.stop_time_update)
        if trip.schedule_relationship == ADDED:
            assert trip.trip_id not in routes and trip.start_date
        else:
            assert trip.route_id == routes[trip.trip_id]
            assert all(calls[trip.trip_id, call.stop_sequence] == call.stop_id for call in update.stop_time_update)
    assert len({(update.trip.trip_id, update.trip.start_date) for update in updates}) == len(updates)


def test_every_train_of_a_board_goes_out_and_none_besides(still_city, updates):
    for station in ("127", "635", "A27", "D24", "G29"):
        board = still_city.ask(f"/api/v1/stations/{station}/board?limit=100")
        stops = {stop["id"] for stop in still_city.ask(f"/api/v1/stations/{station}")["stops"]}
        for heading in board["directions"]:
            side = heading["direction"]
            shown = [(row["route"], datetime.fromisoformat(row["time"]).timestamp()) for row in heading["departures"]]
            trains = [train for train, row in zip(shown, heading["departures"]) if row["state"] != "scheduled"]
            sent = [(update.trip.route_id, call.departure.time) for update in updates for call in update.stop_time_update
                    if call.stop_id[:-1] in stops and call.stop_id[-1] == side and call.HasField("departure")]
            assert trains
            assert [train for train in trains if train not in sent] == []
            last = max(time for _, time in shown)
            assert [train for train in sent if train[1] < last and train not in shown] == []


def test_a_vehicle_is_on_a_trip_that_goes_out(still_city, updates):
    feed = read(still_city, "vehiclePositions")
    trains = {(update.trip.trip_id, update.trip.start_date): update.vehicle.id for update in updates}
    vehicles = [entity.vehicle for entity in feed.entity]
    assert vehicles and len({vehicle.vehicle.id for vehicle in vehicles}) == len(vehicles)
    for vehicle in vehicles:
        assert trains[vehicle.trip.trip_id, vehicle.trip.start_date] == vehicle.vehicle.id
        assert 0 < vehicle.timestamp <= feed.header.timestamp and not vehicle.HasField("position")


def test_alerts_go_out_in_plain_words(still_city, static_set):
    routes = {row["route_id"] for row in static_set["routes"]}
    stops = {row["stop_id"] for row in static_set["stops"]}
    alerts = [entity.alert for entity in read(still_city, "alerts").entity]
    assert alerts
    for alert in alerts:
        assert alert.informed_entity and all(text.text for text in alert.header_text.translation)
        assert not any(text.language.endswith("-html") for text in alert.header_text.translation)
        for selector in alert.informed_entity:
            assert selector.route_id in routes or selector.stop_id in stops
