#!/usr/bin/env python3
"""What each of three nodes weighs that nobody asks anything, its connections to PostgreSQL open, and the same server on SQLite beside
them: over a minute, with the built-in stations and with an agency's whole timetable. Prints `name<TAB>value<TAB>unit` lines."""
import os
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path[:0] = [str(root / "Tests" / "Protocol"), str(root / "Tests" / "Journeys")]  # before this folder
from client import new_account  # noqa: E402
from postgres import Postgres  # noqa: E402
from programs import Program  # noqa: E402
from server import Server  # noqa: E402
from weight import resident_kilobytes  # noqa: E402

nodes, connections = 3, 8
seconds = int(os.environ.get("SECONDS_EACH", "60"))


def main():
    measure("", has_timetable=False)
    measure(", with a timetable", has_timetable=True)


def measure(kind, has_timetable):
    with ExitStack() as ending:
        database = Postgres()
        ending.callback(database.close)
        database.start()
        simulator = Program("simulator", ready="/")
        ending.callback(simulator.stop)
        upstream = simulator.start().address
        feeds = ("--realtime-base", f"{upstream}/Dataservice/mtagtfsfeeds/", "--races-url", f"{upstream}/rest/v1/racing/")
        if has_timetable:
            feeds += ("--static", f"{upstream}/gtfs_subway.zip")
        names = [f"node{number}" for number in range(nodes)]
        servers = [Server("--database", f"{database.address()}?application_name={name}", *feeds) for name in names] + [Server(*feeds)]
        for server in servers:
            ending.callback(server.close)
            server.start()
        for server in servers:
            # More at once than there are connections, so that all are made.
            with ThreadPoolExecutor(3 * connections) as asking:
                list(asking.map(new_account, [server] * 6 * connections))
        print("connections:", {name: opened(database, name) for name in names}, file=sys.stderr)
        weights = [[] for _ in servers]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(1)
            for server, weight in zip(servers, weights):
                weight.append(resident_kilobytes(server.process) / 1024)
    *shared, alone = [statistics.median(weight) for weight in weights]
    show(f"idle memory of the heaviest of three nodes, eight connections each{kind}, median of a minute", max(shared))
    show(f"the same server on SQLite{kind}, median of that minute", alone)


def opened(database, name):
    return int(database.sql(f"SELECT count(*) FROM pg_stat_activity WHERE application_name = '{name}'"))


def show(name, value):
    print(f"{name}\t{value:.1f}\tMB", flush=True)


if __name__ == "__main__":
    main()
