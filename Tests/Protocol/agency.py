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


def feed(now):
    """GTFS-Realtime: a header of version 2.0 with its time, and a train of the 1 that calls at Times Square in two minutes."""
    header = field(1, "2.0") + field(2, 0) + field(3, now)
    time_of = field(2, now + 120)
    day = time.strftime("%Y%m%d", time.localtime(now))
    update = field(1, field(1, "061000_1..S03R") + field(3, day) + field(5, "1")) + field(2, field(2, time_of) + field(3, time_of) + field(4, "127S"))
    return field(1, header) + field(2, field(1, "1") + field(3, update))


class Agency:
    def __init__(self):
        self.asked, self.refuses, self.lock = Counter(), False, threading.Lock()
        agency = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                with agency.lock:
                    agency.asked[self.path] += 1
                body = b"" if agency.refuses else feed(int(time.time()))
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

    def count(self, path):
        with self.lock:
            return self.asked[path]

    def close(self):
        self.server.shutdown()
        self.server.server_close()
