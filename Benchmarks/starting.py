"""How soon a fresh server is ready, what it weighs idle, and what the first page costs the wire."""
import http.client
import os
import re
import statistics
import time

from figures import Figure
from programs import ROOT, server, simulator
from weight import resident_kilobytes


def figures(runs: int = 5) -> list[Figure]:
    with simulator() as upstream:
        took = []
        for run in range(runs):
            with server(upstream) as (process, port, seconds):
                took.append(seconds * 1000)
                if run == runs - 1:
                    time.sleep(5)
                    idle = resident_kilobytes(process) / 1024
                    page = first_load(port)
    return [
        Figure("server: start to ready, built-in set", statistics.median(took), "ms", goal="< 300"),
        Figure("server: idle memory", idle, "MB", goal="≤ 60"),
        *page,
    ]


def first_load(port: int) -> list[Figure]:
    web = os.path.join(ROOT, ".build", "web")
    if not os.path.isdir(web):
        return []
    page, text = get(port, "/")
    styles = re.findall(r'<link[^>]*rel="?stylesheet"?[^>]*href="([^"]+)"', text)
    styles += re.findall(r'<link[^>]*href="([^"]+)"[^>]*rel="?stylesheet"?', text)
    paint = page + sum(get(port, path)[0] for path in dict.fromkeys(styles))
    files = [os.path.join(folder, name) for folder, _, names in os.walk(web) for name in names if name.endswith(".br")]
    everything = page + sum(os.path.getsize(file) for file in files)
    return [
        Figure("first load: before the first paint, packed", paint / 1024, "KB", goal="≤ 30"),
        Figure("the whole web app, as the worker keeps it for offline, brotli", everything / 1024, "KB"),
    ]


def get(port: int, path: str) -> tuple[int, str]:
    """(bytes of the packed answer, text of the plain one)."""
    sizes = []
    for encoding in ("gzip, deflate, br, zstd", "identity"):  # as browsers ask
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", path, headers={"Accept-Encoding": encoding, "Accept": "text/html,*/*"})
        sizes.append(connection.getresponse().read())
        connection.close()
    return len(sizes[0]), sizes[1].decode(errors="replace")
