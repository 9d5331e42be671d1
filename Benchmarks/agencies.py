"""What other agencies cost: large sets imported, three agencies at once, and what a second one takes from New York's answers."""
import contextlib
import json
import os
import statistics
import subprocess
import tempfile
import time

import load
import made_up
from figures import Figure
from programs import RELEASE, SHARED, server, simulator
from weight import resident_kilobytes

# King County Metro's is as large, in stop times: 150 lines of 80 stops, 16 trips each.
COUNTY = (150, 80, 16)
TEN_MILLION = (500, 80, 250)
BOARDS = [f"/api/v1/stations/{station}/board" for station in load.STATIONS]


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        county = made_up.static_set(f"{folder}/county.zip", *COUNTY)
        return [*imports(folder, county), *three_at_once(folder, county)]


def imports(folder: str, county: str) -> list[Figure]:
    made = []
    for name, archive, runs, goals in [
        ("192,000 stop times, made up", county, 5, ("≤ 250", "")),
        ("10,000,000 stop times, made up", made_up.static_set(f"{folder}/large.zip", *TEN_MILLION), 1, ("≤ 15000", "≤ 400")),
    ]:
        for step, what, goal in (("timetable", "zip to index, the process and all", goals), ("map", "map made after it", ("", ""))):
            took = [imported(step, archive, folder) for _ in range(runs)]
            made.append(Figure(f"static: {name}: {what}", statistics.median(row[0] for row in took), "ms", goal=goal[0]))
            made.append(Figure(f"static: {name}: {what}, peak memory", max(row[1] for row in took), "MB", goal=goal[1]))
    os.remove(f"{folder}/large.zip")
    return made


def imported(step: str, archive: str, folder: str) -> tuple[float, float]:
    """(milliseconds, megabytes at most) of a process of its own."""
    command = [f"{RELEASE}/pocketful", "import", "--data", f"{folder}/data", f"--confined-{step}", archive]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"bench: importing {archive} ended with {process.returncode}")
    return (time.perf_counter() - began) * 1000, usage.ru_maxrss / 1024


def three_at_once(folder: str, county: str) -> list[Figure]:
    """New York with its whole set, the made-up county and Caltrain, all read from disk at a second start."""
    sets = f"{SHARED}/data/transit/static"
    if not os.path.exists(f"{sets}/caltrain.zip"):
        return []
    with open(f"{folder}/agencies.json", "w") as file:
        json.dump([{"id": "county", "timetable": county}, {"id": "caltrain", "timetable": f"{sets}/caltrain.zip"}], file)
    both = ["--static", f"{sets}/nyc-subway-2018.zip"]
    three = [*both, "--agencies", f"{folder}/agencies.json"]
    with simulator() as upstream, contextlib.ExitStack() as stack:
        for arguments, name in ((both, "one"), (three, "three")):
            imported_by_server(upstream, f"{folder}/{name}", arguments)
        took = []
        for run in range(5):
            with server(upstream, "--data", f"{folder}/three", *three) as (process, _, seconds):
                took.append(seconds * 1000)
                if run == 4:
                    time.sleep(8)
                    idle = resident_kilobytes(process) / 1024
        _, alone, _ = stack.enter_context(server(upstream, "--data", f"{folder}/one", *both))
        _, beside, _ = stack.enter_context(server(upstream, "--data", f"{folder}/three", *three))
        time.sleep(3)
        rates = {alone: [], beside: []}
        for _ in range(5):
            for port in rates:
                rates[port].append(load.wrk(port, BOARDS, 3)[0])
    return [
        Figure("three agencies: start to ready", statistics.median(took), "ms", goal="< 500"),
        Figure("three agencies: idle memory", idle, "MB", goal="≤ 100"),
        Figure("http: New York's board with two agencies beside it (beside none)", statistics.median(rates[beside]), "req/s",
               statistics.median(rates[alone]), goal="ratio 1"),
    ]


def imported_by_server(upstream: int, data: str, arguments: list[str]):
    """Lets a server take its sets in."""
    wanted = [f"{data}/timetable.index"]
    if "--agencies" in arguments:
        wanted += [f"{data}/agencies/{name}/timetable.index" for name in ("county", "caltrain")]
    with server(upstream, "--data", data, *arguments):
        until = time.time() + 60
        while not all(os.path.exists(path) for path in wanted):
            if time.time() > until:
                raise SystemExit(f"bench: no index came of {wanted}")
            time.sleep(0.2)
        time.sleep(4)
