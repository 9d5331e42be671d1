#!/usr/bin/env python3
"""How many sealed operations a second the account's log takes from eight writers, and how soon a device hears of another's.

Prints `name<TAB>value<TAB>unit` lines. The server is the release build, as people have it (POCKETFUL_BIN names another)."""
import json
import os
import socket
import statistics
import sys
import threading
import time
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path[:0] = [str(root / "Tests" / "Protocol"), str(root / "Tests" / "Journeys")]  # before this folder
from client import joined, new_account  # noqa: E402
from postgres import Postgres  # noqa: E402
from server import Server  # noqa: E402

writers, batch, rounds = 8, 10, 50  # a device may ask 60 times a minute
wakes, apart = 100, 0.3  # seconds; what comes within 250 ms is one event


def main():
    for name, makes in (("of one account", one_account), ("of an account each", one_each)):
        show(f"operations a second, 8 writers {name}, {batch} a request", statistics.median(taken(makes) for _ in range(3)), "/s")
    postgres = Postgres().start()
    try:
        on_postgres = ("--database", postgres.address())
        for name, makes in (("of one account", one_account), ("of an account each", one_each)):
            show(f"the same on PostgreSQL, {name}", statistics.median(taken(makes, *on_postgres) for _ in range(3)), "/s")
        show("a pull of 10,000 on SQLite, on the server", 1000 * statistics.median(pulled()), "ms")
        show("a pull of 10,000 on PostgreSQL, on the server", 1000 * statistics.median(pulled(*on_postgres)), "ms")
    finally:
        postgres.close()
    times = sorted(heard())
    show("push to the other device's event, median", 1000 * statistics.median(times), "ms")
    show("push to the other device's event, 99 of 100", 1000 * times[int(len(times) * 0.99) - 1], "ms")


def show(name, value, unit):
    print(f"{name}\t{value:.1f}\t{unit}", flush=True)


def one_account(server):
    first = new_account(server)
    return [first, *(joined(first) for _ in range(writers - 1))]


def one_each(server):
    return [new_account(server) for _ in range(writers)]


def pulled(*options):
    """Seconds in which the server makes the answers of one whole reading, by its own meters."""
    server = Server("--metrics-open", *options).start()
    try:
        device = new_account(server)
        ids = device.add_many(10_000)
        for start in range(0, len(ids), 1000):
            device.send([device.sealed(id) for id in ids[start:start + 1000]])
        for _ in range(5):
            reader = joined(device)  # each may ask 60 times a minute
            before, rows, more = made(server), 0, True
            while more:
                page = reader.page()
                rows += len(page["operations"])
                reader.cursor, reader.mark, more = page["cursor"], page["mark"], page["more"]
            assert rows == len(ids), rows
            yield made(server) - before
    finally:
        server.close()


def made(server):
    """Seconds in which it has made answers of the exchange, since it began."""
    sums = [line for line in server.ask("GET", "/metrics").body.decode().splitlines()
            if line.startswith("pocketful_request_duration_seconds_sum") and '"/api/v1/sync"' in line]
    return sum(float(line.split()[-1]) for line in sums)


def taken(makes, *options):
    """Operations a second, from the first request to the last answer. Requests are made before, so that sealing is not measured."""
    server = Server(*options).start()
    try:
        lines = [Line(device) for device in makes(server)]
        queues = [[line.push(line.device.add_many(batch)) for _ in range(rounds)] for line in lines]
        threads = [threading.Thread(target=lambda line=line, queue=queue: [line.answer(request) for request in queue])
                   for line, queue in zip(lines, queues)]
        began = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        took = time.perf_counter() - began
        refused = [status for line in lines for status in line.statuses if status != 200]
        assert not refused, refused[:5]
        return writers * rounds * batch / took
    finally:
        server.close()


def heard():
    """Seconds from a request's first byte to the event at a device of the same account."""
    server = Server().start()
    try:
        first = new_account(server)
        lines = [Line(device) for device in (first, joined(first))]
        stream = Line(joined(first))
        stream.socket.sendall(stream.head("GET", "/api/v1/live?journal=1", 0))
        came = b""
        for number in range(wakes):
            line = lines[number % len(lines)]
            request = line.push(line.device.add_many(1))
            time.sleep(apart)
            began = time.perf_counter()
            line.socket.sendall(request)
            while f"event: journal\ndata: {number + 1}\n".encode() not in came:
                came += stream.socket.recv(65536)
            yield time.perf_counter() - began
            line.read()
    finally:
        server.close()


class Line:
    """A connection that is kept, with as little of Python in it as can be."""

    def __init__(self, device):
        self.device, self.statuses = device, []
        self.socket = socket.create_connection(("127.0.0.1", device.server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def head(self, method, path, length):
        lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{self.device.server.port}", "Sec-Fetch-Site: same-origin",
                 f"Cookie: {self.device.server.cookie}={self.device.cookie}", "Content-Type: application/json", f"Content-Length: {length}"]
        return "\r\n".join([*lines, "", ""]).encode()

    def push(self, ids):
        body = json.dumps(self.device.request([self.device.sealed(id) for id in ids])).encode()
        return self.head("POST", "/api/v1/sync", len(body)) + body

    def answer(self, request):
        self.socket.sendall(request)
        self.read()

    def read(self):
        came = b""
        while b"\r\n\r\n" not in came:
            came += self.socket.recv(65536)
        head, _, body = came.partition(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        while len(body) < length:
            body += self.socket.recv(65536)
        self.statuses.append(int(head.split(b" ")[1]))


if __name__ == "__main__":
    main()
