"""Many devices at once, by one thread and epoll: streams that listen, and what is asked over a few connections that are kept, as a
load balancer keeps them."""
import json
import select
import socket
import time
from collections import deque

import sealing

connections = 96  # for what is asked
stations = ["127", "R16", "A27", "725", "L03", "635", "G28", "D24", "120", "R20", "S31", "701"]


class Crowd:
    def __init__(self, port, listeners, others):
        """`listeners` are those who will have a stream; `others` push, and neither they nor their other device hear."""
        self.port = port
        self.listeners, self.others = listeners, others
        self.poll, self.streams = select.epoll(), {}
        self.lines, self.free = {}, deque()
        for _ in range(connections):
            self.connect()
        self.waiting = deque()
        self.pushed = {}  # by the device that is to hear of it, when
        self.turns = {True: 0, False: 0}
        self.load = Load()

    def connect(self):
        line = Line(self.port)
        self.lines[line.socket.fileno()] = line
        self.free.append(line)
        self.poll.register(line.socket.fileno(), select.EPOLLIN)

    def listen(self, count):
        """That so many devices hear of their account's log, and of a station's board; the others hang up."""
        while len(self.streams) > count:
            _, (stream, device) = self.streams.popitem()
            stream.close()
            self.pushed.pop(device, None)
        while (place := len(self.streams)) < count:
            device = self.listeners[place]
            stream = socket.create_connection(("127.0.0.1", self.port))
            path = f"/api/v1/live?journal=1&stations={stations[place % len(stations)]}"
            stream.sendall(self.head(device, "GET " + path) + b"Accept: text/event-stream\r\n\r\n")
            self.streams[stream.fileno()] = (stream, device)
            self.poll.register(stream.fileno(), select.EPOLLIN)
            if len(self.streams) % 50 == 0:
                self.turn(0)

    def sealed(self, count, heard):
        """So many pushes, of which the share `heard` is of somebody whose other device listens. They are made before any clock runs:
        devices would share that work among themselves, and here it would be the server's time."""
        among = {True: self.listeners[:len(self.streams)], False: self.others}
        return deque(self.push(among, int(heard * made) < int(heard * (made + 1))) for made in range(count))

    def run(self, pushes, seconds):
        """All of them, evenly within that time."""
        self.load = Load()
        began, count = time.perf_counter(), len(pushes)
        while (passed := time.perf_counter() - began) < seconds:
            while count - len(pushes) < count * passed / seconds:
                hears, question = pushes.popleft()
                self.waiting.append(question)
                if hears:
                    self.pushed[hears] = time.perf_counter()
            while self.waiting and self.free:
                self.free.popleft().ask(*self.waiting.popleft())
            self.turn(0.001)
        return self.load

    def push(self, among, is_heard):
        """The device that hears of it, and what is asked by whom."""
        among = among[is_heard]
        device = among[self.turns[is_heard] % len(among)]
        self.turns[is_heard] += 1
        body = json.dumps({"device": sealing.to_text(device.id), "operations": [device.operation()]}).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        return device.other if is_heard else None, (device, self.head(device, "POST /api/v1/sync") + more + body, True)

    def pull(self, device):
        after = f"?after={device.cursor}" if device.cursor else ""
        return device, self.head(device, f"GET /api/v1/sync{after}") + b"\r\n", False

    def head(self, device, start):
        return (f"{start} HTTP/1.1\r\nHost: localhost:{self.port}\r\nSec-Fetch-Site: same-origin\r\n"
                f"Cookie: pocketful-session={device.cookie}\r\n").encode()

    def turn(self, wait):
        for file, _ in self.poll.poll(wait, 4096):
            if (line := self.lines.get(file)) is None:
                self.heard(*self.streams[file])
            elif line.device is None and line.is_closed:
                self.free.remove(line)
                self.poll.unregister(file)
                del self.lines[file]
                line.socket.close()
                self.connect()
            else:
                self.answered(line)

    def answered(self, line):
        answer = line.take()
        if answer is None:
            return
        status, body = answer
        device, line.device = line.device, None
        self.free.append(line)
        if status != 200:
            self.load.refused += 1
            self.load.refusal = f"{status} {body[:200].decode(errors='replace')}"
        elif line.is_push:
            self.load.pushes += 1
        else:
            device.cursor = json.loads(body)["cursor"]

    def heard(self, stream, device):
        came = stream.recv(1 << 16)
        if not came:
            raise SystemExit("simulate-scale: the server closed a stream")
        # Who has pushed hears of it as well, and needs no reading.
        if b"event: journal" in came and (at := self.pushed.pop(device, None)):
            self.load.waits.append(time.perf_counter() - at)
            self.waiting.append(self.pull(device))

    def close(self):
        for stream, _ in self.streams.values():
            stream.close()


class Line:
    """A connection that is kept, with one question on it at a time, of `device`."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.device, self.is_push, self.came = None, False, b""

    def ask(self, device, question, is_push):
        self.device, self.is_push, self.came = device, is_push, b""
        self.socket.sendall(question)

    @property
    def is_closed(self):
        """By the server, which keeps none that nobody uses."""
        try:
            return not self.socket.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False

    def take(self):
        """(status, body) once all is there."""
        part = self.socket.recv(1 << 18)
        if not part:
            raise SystemExit("simulate-scale: the server closed a connection that it was asked on")
        self.came += part
        head, gap, body = self.came.partition(b"\r\n\r\n")
        if not gap:
            return None
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15:].split(b"\r\n", 1)[0]) if at >= 0 else 0
        return (int(head[9:12]), body) if len(body) >= length else None


class Load:
    """What came of one run."""

    def __init__(self):
        self.pushes, self.refused, self.refusal, self.waits = 0, 0, "", []

    def wait_of(self, share):
        """Seconds from a push until the other device heard of it, which this share of them waited at most."""
        return sorted(self.waits)[int((len(self.waits) - 1) * share)] if self.waits else 0
