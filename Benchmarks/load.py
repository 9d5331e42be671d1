"""What the server answers a second, each kind beside the same server's /healthz in the same run."""
import os
import statistics
import subprocess

from figures import Figure
from programs import ROOT

STATIONS = ["127", "R16", "A27", "725", "L03", "635", "G28", "D24", "120", "R20", "S31", "701"]
PLACES = ["40.7559,-73.9871", "40.6782,-73.9442", "40.8448,-73.8648", "40.7282,-73.7949", "40.5795,-74.1502"]
WORDS = ["times%20sq", "34%20st%20q", "gran", "brdway", "125", "union", "jay%20street", "atlantic%20av"]


def coordinates(pattern: str) -> list[str]:
    return [pattern % tuple(place.split(",")) for place in PLACES]


KINDS = {
    "healthz": ["/healthz"],
    "board": [f"/api/v1/stations/{station}/board" for station in STATIONS],
    "near": coordinates("/api/v1/stations/near?lat=%s&lon=%s"),
    "search": [f"/api/v1/stations?q={word}" for word in WORDS],
    "by-location": coordinates("/by-location?lat=%s&lon=%s"),
}
# As every browser asks.
KINDS |= {kind + ", gzip": KINDS[kind] for kind in ("healthz", "board", "by-location")}
KINDS |= {"races, gzip": ["/api/v1/races"], "page, gzip": ["/departures/127", "/", "/races"]}
# Put together and packed for the one who asks: measured, and held to nothing of the kind.
WITHOUT_BAR = ("page, gzip", "races, gzip")


def figures(port: int, rounds: int = 3, seconds: int = 3) -> list[Figure]:
    """The kinds take turns, so that what else the machine does falls on all of them alike."""
    seen = {kind: [] for kind in KINDS}
    for _ in range(rounds):
        for kind, paths in KINDS.items():
            seen[kind].append(wrk(port, paths, seconds, packed=kind.endswith(", gzip")))
    rate = {kind: statistics.median(row[0] for row in rows) for kind, rows in seen.items()}
    made = [Figure("http: healthz", rate["healthz"], "req/s")]
    for kind, rows in seen.items():
        if not kind.startswith("healthz"):
            beside = "healthz, gzip" if kind.endswith(", gzip") else "healthz"
            goal = "" if kind in WITHOUT_BAR else "ratio ≥ 0.7"
            made.append(Figure(f"http: {kind} (beside healthz)", rate[kind], "req/s", rate[beside], goal=goal))
            if kind in WITHOUT_BAR:
                continue
            made.append(Figure(f"http: {kind}, 99 of 100 within", statistics.median(row[1] for row in rows), "ms", goal="< 5"))
    failed = sum(row[2] for rows in seen.values() for row in rows)
    return [*made, Figure("http: answers that failed", failed, "", goal="0")]


def wrk(port: int, paths: list[str], seconds: int, packed: bool = False) -> tuple[float, float, int]:
    headers = ["-H", "Accept-Encoding: gzip, deflate, br, zstd"] if packed else []
    command = ["wrk", "-t1", "-c32", f"-d{seconds}s", *headers, "-s", os.path.join(ROOT, "Benchmarks", "paths.lua"),
               f"http://127.0.0.1:{port}", "--", *paths]
    lines = subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout.splitlines()
    row = next(line for line in lines if line.startswith("figures")).split("\t")
    return float(row[1]), float(row[2]), int(row[3])
