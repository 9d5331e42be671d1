"""An agency whose feeds are new each second, with one train each: it counts what it is asked, and can be told to refuse."""
import http.server
import threading
import time
from collections import Counter


def varint(number):
    out = bytearray()
    while True:
        out.append(number & 0x7F | (0x80 if number > 0x7F else 0))
        number >>= 7
        if not number:
            return bytes(out)


def field(number, content):
    """Of a protocol buffer: a number, or a text, or what is in another one."""
    if isinstance(content, int):
        return varint(number << 3) + varint(content)
    content = content.encode() if isinstance(content, str) else content
    return varint(number << 3 | 2) + varint(len(content)) + content


trip = "061000_1..S03R"


def feed(now, trains=None):
    """GTFS-Realtime: a header of version 2.0 with its time, and trains of the 1 by when each calls at Times Square: one in two minutes."""
    header = field(1, "2.0") + field(2, 0) + field(3, now)
    day = time.strftime("%Y%m%d", time.localtime(now))
    entities = b""
    for number, (id, at) in enumerate(({trip: now + 120} if trains is None else trains).items()):
        # At the last of its stops nobody departs.
        calls = [("127S", field(2, at)), ("142S", field(2, at + 1200))]
        stops = b"".join(field(2, field(2, time_of) + field(3, time_of) + field(4, stop)) for stop, time_of in calls)
        update = field(1, field(1, id) + field(3, day) + field(5, "1")) + stops
        entities += field(2, field(1, str(number)) + field(3, update))
    return field(1, header) + entities


class Agency:
    def __init__(self):
        self.asked, self.refuses, self.lock = Counter(), False, threading.Lock()
        self.trains = None  # of the 1's feed, by their ids, when they call at Times Square
        agency = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                with agency.lock:
                    agency.asked[self.path] += 1
                body = b"" if agency.refuses else feed(int(time.time()), agency.spoken(self.path))
                self.send_response(503 if agency.refuses else 200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.handle_error = lambda *_: None  # nodes are killed in the middle of their questions
        self.base = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def spoken(self, path):
        """One train is spoken of by one feed."""
        return self.trains if self.trains is None or path == "/nyct%2Fgtfs" else {}

    def count(self, path):
        with self.lock:
            return self.asked[path]

    def close(self):
        self.server.shutdown()
        self.server.server_close()
