"""Agencies that are nobody's, as large as one likes: a static set, and a plain feed of trip updates for it."""
import zipfile
from datetime import datetime, timezone

DAY = "20260108"
# 08:00 of that day, in seconds since 1970: the set's zone is UTC.
MORNING = int(datetime(2026, 1, 8, 8, tzinfo=timezone.utc).timestamp())


def static_set(path: str, lines: int, stops: int, trips: int) -> str:
    """A zip of so many lines, each with so many stops and as many trips each way in all, which run through the day."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("agency.txt", "agency_id,agency_name,agency_url,agency_timezone\nX,Made Up,https://made.example,UTC\n")
        archive.writestr("calendar.txt", "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
                                         "all,1,1,1,1,1,1,1,20250101,20291231\n")
        archive.writestr("routes.txt", "route_id,agency_id,route_short_name,route_long_name,route_type,route_color\n"
                         + "".join(f"r{line},X,{line},Line {line},3,{line * 7919 % 0xFFFFFF:06X}\n" for line in range(lines)))
        archive.writestr("stops.txt", "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n"
                         + "".join(f"s{line}_{stop},Stop {stop} of {line},{47 + line / 500:.5f},{-122 + stop / 300:.5f},0,\n"
                                   for line in range(lines) for stop in range(stops)))
        archive.writestr("trips.txt", "route_id,service_id,trip_id,trip_headsign,direction_id\n"
                         + "".join(f"r{line},all,t{line}_{trip},End of {line},{trip % 2}\n"
                                   for line in range(lines) for trip in range(trips)))
        with archive.open("stop_times.txt", "w", force_zip64=True) as rows:
            rows.write(b"trip_id,arrival_time,departure_time,stop_id,stop_sequence\n")
            for line in range(lines):
                part = []
                for trip in range(trips):
                    begin = start(trip, trips)
                    order = range(stops) if trip % 2 == 0 else range(stops - 1, -1, -1)
                    for place, stop in enumerate(order):
                        clock = begin + 90 * place
                        text = f"{clock // 3600:02}:{clock // 60 % 60:02}:{clock % 60:02}"
                        part.append(f"t{line}_{trip},{text},{text},s{line}_{stop},{place + 1}\n")
                rows.write("".join(part).encode())
    return path


def start(trip: int, trips: int) -> int:
    """Seconds after midnight at which a trip begins."""
    return 5 * 3600 + trip * 64_800 // trips


def feed(path: str, lines: int, stops: int, trips: int, size: int) -> str:
    """GTFS-Realtime without any extension: trips of the set that are under way in the morning, up to so many bytes."""
    from google.transit import gtfs_realtime_pb2
    message = gtfs_realtime_pb2.FeedMessage()
    message.header.gtfs_realtime_version = "2.0"
    message.header.timestamp = MORNING
    midnight = MORNING - 8 * 3600
    written = 0
    for trip in range(trips):
        for line in range(lines):
            begin = midnight + start(trip, trips)
            if written >= size or not MORNING - 90 * stops < begin < MORNING + 5400:
                continue
            update = message.entity.add(id=f"e{line}_{trip}").trip_update
            update.trip.trip_id, update.trip.route_id, update.trip.start_date = f"t{line}_{trip}", f"r{line}", DAY
            order = range(stops) if trip % 2 == 0 else range(stops - 1, -1, -1)
            for place, stop in enumerate(order):
                time = begin + 90 * place + (line * 37 + trip * 11) % 240
                if time < MORNING:
                    continue
                call = update.stop_time_update.add(stop_sequence=place + 1, stop_id=f"s{line}_{stop}")
                call.arrival.time = call.departure.time = time
            written += update.ByteSize()
    with open(path, "wb") as file:
        file.write(message.SerializeToString())
    return path
