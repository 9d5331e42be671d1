"""Bytes to boards and zip to index, beside the native references where they are at hand."""
import glob
import os
import re
import subprocess
import zipfile

import made_up
from figures import Figure, parsed
from programs import RELEASE, ROOT, SHARED

WORK = os.path.join(ROOT, ".build", "bench")
DATA = os.path.join(SHARED, "data")
# Lines, stops of each, trips of each.
PLAIN = (120, 40, 66)


def figures() -> list[Figure]:
    if not os.path.isdir(DATA):
        print("bench: no recordings in ../shared/data, so no native figures")
        return []
    plain = plain_agency()
    ours = parsed(output([f"{RELEASE}/bench", DATA, plain]))
    references = [*realtime_references(), *plain_references(plain), *static_references()]
    for figure in ours:
        for pattern, value in references:
            if re.search(pattern, figure.name):
                figure.reference = value
    return ours


def realtime_references():
    program = compiled("scan_reference")
    recordings = sorted(glob.glob(f"{DATA}/transit/rt-nyct/*.pb"))
    if not program or not recordings:
        return []
    total = re.search(r"scan\+sort ([\d.]+) ms, scan only ([\d.]+) ms", output([program, *recordings]).splitlines()[-1])
    return [(r"realtime.*boards swapped in", float(total[1])), (r"realtime.*to columns", float(total[2]))]


def plain_agency() -> str:
    """The folder of a made-up agency's set and feed, the feed as large as all of New York's together."""
    os.makedirs(folder := f"{WORK}/plain", exist_ok=True)
    made_up.static_set(f"{folder}/set.zip", *PLAIN)
    size = sum(os.path.getsize(file) for file in glob.glob(f"{DATA}/transit/rt-nyct/*.pb"))
    made_up.feed(f"{folder}/feed.pb", *PLAIN, size)
    return folder


def plain_references(folder: str):
    program = compiled("scan_reference")
    if not program:
        return []
    total = re.search(r"scan\+sort ([\d.]+) ms, scan only ([\d.]+) ms", output([program, f"{folder}/feed.pb"]).splitlines()[-1])
    return [(r"plain feed.*boards swapped in", float(total[1])), (r"plain feed.*to columns", float(total[2]))]


def static_references():
    program = compiled("static_reference")
    archive = f"{DATA}/transit/static/nyc-subway-2018.zip"
    if not program or not os.path.exists(archive):
        return []
    folder = f"{WORK}/nyc-subway-2018"
    with zipfile.ZipFile(archive) as members:
        for name in ("stop_times.txt", "stops.txt"):
            members.extract(name, folder)
    median = re.search(r"median ([\d.]+) ms", output([program, folder]))
    return [(r"static: zip to index", float(median[1]))]


def compiled(name: str) -> str | None:
    source = f"{SHARED}/bench/{name}.cpp"
    program = f"{WORK}/{name}"
    if not os.path.exists(source):
        return None
    os.makedirs(WORK, exist_ok=True)
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", "-o", program, source], check=True)
    return program


def output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
