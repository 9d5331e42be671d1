"""Makes the feeds in this folder anew: what our simulator sends, each of its rows as Google's decoder reads them, and what
MTAPI would answer over them.

    POCKETFUL_BIN=.build/debug .build/venv/bin/python Tests/Recordings/record.py
"""
import json
import sys
from collections import defaultdict
from datetime import datetime
from pathlib import Path
from urllib.request import urlopen
from zoneinfo import ZoneInfo

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.transit import gtfs_realtime_pb2

folder = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(folder.parent / "Journeys"))
from programs import Program
from records import at

moment = "2025-10-02 10:20"
lines = ["g", "jz", "l", "si"]


def extensions():
    """New York's own fields, number 1001 of a trip and of a stop time: those that we read."""
    kinds = descriptor_pb2.FieldDescriptorProto
    file = descriptor_pb2.FileDescriptorProto(name="nyct.proto", package="nyct", dependency=["gtfs-realtime.proto"])
    for message, fields in {
        "Trip": [("train_id", 1, kinds.TYPE_STRING), ("is_assigned", 2, kinds.TYPE_BOOL), ("direction", 3, kinds.TYPE_INT32)],
        "StopTime": [("scheduled_track", 1, kinds.TYPE_STRING), ("actual_track", 2, kinds.TYPE_STRING)],
    }.items():
        made = file.message_type.add(name=message)
        for name, number, kind in fields:
            # Its first direction, north, is what a trip goes in that says none.
            north = {"default_value": "1"} if name == "direction" else {}
            made.field.add(name=name, number=number, type=kind, label=kinds.LABEL_OPTIONAL, **north)
    for name, kind, extended in (("trip", "Trip", "TripDescriptor"), ("stop", "StopTime", "TripUpdate.StopTimeUpdate")):
        file.extension.add(name=name, number=1001, type=kinds.TYPE_MESSAGE, label=kinds.LABEL_OPTIONAL,
                           type_name=f".nyct.{kind}", extendee=f".transit_realtime.{extended}")
    pool = descriptor_pool.Default()
    pool.Add(file)
    message_factory.GetMessageClassesForFiles(["nyct.proto"], pool)
    return pool.FindExtensionByName("nyct.trip"), pool.FindExtensionByName("nyct.stop")


def rows(name, content, nyct_trip, nyct_stop):
    feed = gtfs_realtime_pb2.FeedMessage.FromString(content)
    for entity in feed.entity:
        update = entity.trip_update
        trip = update.trip.Extensions[nyct_trip]
        for call in update.stop_time_update:
            stop = call.Extensions[nyct_stop]
            yield (name, update.trip.trip_id, update.trip.route_id, trip.train_id, int(trip.is_assigned),
                   ["", "N", "E", "S", "W"][trip.direction], call.stop_id, call.arrival.time, call.departure.time,
                   stop.scheduled_track, stop.actual_track)


def answers(table):
    """By what MTAPI does with a feed (jonthornton/MTAPI, mtapi/mtapi.py): arrivals, else departures, of the next half hour;
    ten a direction, by time. It knows no trip that is not assigned and no train that is silent. Each stop stands for itself
    here, where MTAPI has a list of its own that groups them."""
    now = at(moment) // 1000
    stops = defaultdict(lambda: {"N": [], "S": []})
    for _, _, route, _, _, direction, stop, arrival, departure, _, _ in table:
        time = int(arrival) or int(departure)
        if now <= time <= now + 1800:
            stops[stop[:-1]][direction].append((time, route))
    return [{"stops": {stop: []}} | {direction: [{"route": route, "time": in_new_york(time)} for time, route in sorted(trains)[:10]]
                                     for direction, trains in sides.items()}
            for stop, sides in sorted(stops.items())]


def in_new_york(time):
    return datetime.fromtimestamp(time, ZoneInfo("America/New_York")).isoformat()


def main():
    known = extensions()
    agency = Program("simulator", "--scenario", "calm", "--now", str(at(moment) // 1000), ready="/").start()
    table = ["file trip_id route_id train_id assigned direction stop_id arrival departure scheduled_track actual_track".split()]
    try:
        for line in lines:
            content = urlopen(f"{agency.address}/Dataservice/mtagtfsfeeds/nyct%2Fgtfs-{line}", timeout=60).read()
            (folder / f"feed-{line}.pb").write_bytes(content)
            table += rows(f"feed-{line}.pb", content, *known)
    finally:
        agency.stop()
    (folder / "rows.tsv").write_text("".join("\t".join(map(str, row)) + "\n" for row in table))
    (folder / "mtapi-answers.json").write_text("[\n" + ",\n".join(map(json.dumps, answers(table[1:]))) + "\n]\n")


if __name__ == "__main__":
    main()
