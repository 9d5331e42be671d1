"""A thousand open live streams, then ten thousand, and one feed that changes: how long until the last of them has heard of it, and what
each costs the server. Bare sockets and epoll, so that the client is not what is measured."""
import contextlib
import select
import socket
import threading
import time
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from figures import Figure
from programs import server, simulator
from weight import resident_kilobytes

COUNTS = {1000: "< 250", 10_000: "< 500"}  # and the milliseconds in which the last of them hears of it
FEED = "nyct%2Fgtfs-g"
# Served by the G alone, so that each event there comes from that one feed.
STATION = "G28"
CHANGES = 3


def figures() -> list[Figure]:
    return [figure for count, goal in COUNTS.items() for figure in of(count, goal)]


def of(count: int, goal: str) -> list[Figure]:
    with simulator() as upstream, relay(upstream) as (port, changes), server(port) as (process, served, _):
        time.sleep(2)
        before = resident_kilobytes(process)
        with listeners(served, count) as streams:
            streams.wait_for_all(0, 20)
            after = resident_kilobytes(process)
            took = [spread(streams, changes) for _ in range(CHANGES)]
            after = max(after, resident_kilobytes(process))
        took.sort()
    return [
        Figure(f"live: a feed change reaches the last of {count:,} subscribers", took[len(took) // 2] * 1000, "ms", goal=goal),
        Figure(f"live: memory a subscriber, of {count:,}", (after - before) / count, "KB", goal="≤ 20"),
    ]


def spread(streams, changes) -> float:
    """Seconds from the moment a new feed was handed to the server until every stream has an event since then."""
    seen = len(changes)
    while len(changes) == seen:
        streams.read(0.001)
    moment = changes[-1]
    if not streams.wait_for_all(moment, 10):
        # Nothing in this change was new to the station; the next one will be.
        return spread(streams, changes)
    return max(streams.heard) - moment


class Streams:
    def __init__(self, port: int, count: int):
        self.sockets, self.place, self.heard = [], {}, [0.0] * count
        self.poll = select.epoll()
        request = f"GET /api/v1/live?stations={STATION} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n"
        for place in range(count):
            stream = socket.create_connection(("127.0.0.1", port))
            stream.sendall(request.encode())
            stream.setblocking(False)
            self.poll.register(stream.fileno(), select.EPOLLIN)
            self.place[stream.fileno()] = place
            self.sockets.append(stream)

    def read(self, timeout: float):
        for file, _ in self.poll.poll(timeout, len(self.sockets)):
            place = self.place[file]
            part = self.sockets[place].recv(65536)
            if not part:
                raise SystemExit("bench: the server closed a live stream")
            # The clock's heartbeat is no news of a feed.
            if b"event: board" in part or b"event:board" in part:
                self.heard[place] = time.perf_counter()

    def wait_for_all(self, since: float, seconds: float) -> bool:
        end = time.perf_counter() + seconds
        while min(self.heard) <= since and time.perf_counter() < end:
            self.read(0.05)
        return min(self.heard) > since


@contextlib.contextmanager
def listeners(port: int, count: int):
    streams = Streams(port, count)
    try:
        yield streams
    finally:
        for stream in streams.sockets:
            stream.close()


@contextlib.contextmanager
def relay(upstream: int):
    """(port, moments): hands the simulator's answers on and notes when the watched feed's bytes were new."""
    moments, last = [], {}

    class Relay(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            connection = HTTPConnection("127.0.0.1", upstream, timeout=10)
            connection.request("GET", self.path)
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            if self.path.endswith(FEED) and last.get(FEED) != body:
                last[FEED] = body
                moments.append(time.perf_counter())
            self.send_response(answer.status)
            self.send_header("Content-Type", answer.getheader("Content-Type", ""))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    gateway = ThreadingHTTPServer(("127.0.0.1", 0), Relay)
    threading.Thread(target=gateway.serve_forever, daemon=True).start()
    try:
        yield gateway.server_address[1], moments
    finally:
        gateway.shutdown()
