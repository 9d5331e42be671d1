"""What upstreams that fail cost: those who ask for something else, and the server's memory. `soak.py` does it for hours."""
import http.client
import json
import time

from figures import Figure
from programs import server, simulator
from weight import resident_kilobytes

SECONDS = 10
FAILING = ["races", "score"]
# As wide as what a person has open: the boards go on while the others fail.
ASKED = ["/api/v1/stations/127/board", "/api/v1/stations?q=times%20sq", "/departures/127", "/healthz"]
FAULTS = {"500": "answer 500", "hang": "hang", "huge": "send 64 MB"}


def figures() -> list[Figure]:
    with simulator() as upstream:
        usual, weight = asked_during(upstream, "none")
        made = [Figure("faults: while all is well, 99 of 100 answers within", usual, "ms")]
        for fault, does in FAULTS.items():
            slowest, peak = asked_during(upstream, fault)
            made.append(Figure(f"faults: while races and score {does}, 99 of 100 answers within", slowest, "ms", usual))
            made.append(Figure(f"faults: while they {does}, the most memory", peak, "MB", weight))
    return made


def asked_during(upstream: int, fault: str) -> tuple[float, float]:
    """(milliseconds that 99 of 100 answers take, megabytes at the most) of a server that never knew the upstreams well."""
    for feed in FAILING:
        control(upstream, feed, fault, 60)
    with server(upstream) as (process, port, _):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        for path in ASKED:  # the first of each kind is made, the others are measured
            answer(connection, path)
        with wanting(port, "/api/v1/score"):
            took, end, peak = [], time.perf_counter() + SECONDS, 0
            while time.perf_counter() < end:
                for path in ASKED:
                    began = time.perf_counter()
                    status = answer(connection, path)
                    took.append((time.perf_counter() - began) * 1000)
                    assert status == 200, f"{path} answered {status} while {fault}"
                peak = max(peak, resident_kilobytes(process))
                time.sleep(0.02)
        connection.request("GET", "/api/v1/races")
        races = json.load(connection.getresponse())
        assert (races["health"] == "fresh") == (fault == "none"), "the fault was felt"
        connection.close()
    for feed in FAILING:
        control(upstream, feed, "none", 0)
    took.sort()
    return took[int(len(took) * 0.99)], peak / 1024


class wanting:
    """Somebody who waits for the answer of a failing upstream all the while."""

    def __init__(self, port: int, path: str):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.path = path

    def __enter__(self):
        self.connection.request("GET", self.path)

    def __exit__(self, *_):
        self.connection.close()


def answer(connection, path: str) -> int:
    connection.request("GET", path, headers={"Accept-Encoding": "br"})
    response = connection.getresponse()
    response.read()
    return response.status


def control(upstream: int, feed: str, fault: str, seconds: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", upstream, timeout=60)
    connection.request("POST", "/control", json.dumps({"feed": feed, "fault": fault, "seconds": max(seconds, 1)}))
    assert connection.getresponse().status < 300, f"the simulator knows no fault {fault} of {feed}"
    connection.close()
