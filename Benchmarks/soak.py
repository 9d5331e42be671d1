#!/usr/bin/env python3
"""Hours with upstreams that fail at random, and with people who come and go: `soak.py 120` (minutes, and a seed).

Says each minute what the server weighs and how long the slowest answer took; ends with 1 where the memory grew."""
import http.client
import random
import socket
import sys
import time

from faults import answer, control
from programs import server, simulator
from weight import resident_kilobytes

faults = ["500", "403", "429", "hang", "slow", "truncate", "cut", "xml", "html", "empty", "garbage", "frozen", "older",
          "huge", "stale:600", "none"]
feeds = ["*", "races", "score", "nyct%2Fgtfs", "nyct%2Fgtfs-g", "nyct%2Fgtfs-ace"]
paths = ["/", "/departures/127", "/races", "/score", "/workouts", "/fare-card", "/healthz", "/api/v1/races?count=30",
         "/api/v1/stations/127/board", "/api/v1/stations?q=union", "/api/v1/stations/near?lat=40.7&lon=-73.9"]
# Until it has read all that it keeps: what comes later is growth.
settled = 10
growth = 1.15


def main(minutes, seed):
    chance = random.Random(seed)
    print(f"soak: {minutes} minutes, seed {seed}", flush=True)
    with simulator() as upstream, server(upstream) as (process, port, _):
        streams, weights, refused, asked = [], [], 0, 0
        began, change = time.monotonic(), 0
        for minute in range(minutes):
            slowest = 0
            while time.monotonic() < began + 60 * (minute + 1):
                if time.monotonic() > change:
                    control(upstream, chance.choice(feeds), chance.choice(faults), chance.randint(5, 90))
                    change = time.monotonic() + chance.randint(5, 30)
                come_and_go(streams, port, chance)
                # The score alone is waited for until its upstream has answered or been given up.
                path = "/api/v1/score" if asked % 200 == 199 else chance.choice(paths)
                sent = time.monotonic()
                status = ask(port, path)
                if path != "/api/v1/score":
                    slowest = max(slowest, time.monotonic() - sent)
                asked += 1
                if status != 200:
                    refused += 1
                    print(f"soak: {path} answered {status}", flush=True)
                time.sleep(0.1)
            weights.append(resident_kilobytes(process) / 1024)
            print(f"minute {minute + 1}: {weights[-1]:.1f} MB, {len(streams)} streams, slowest answer {slowest * 1000:.0f} ms", flush=True)
    early, late = max(weights[:settled + 1]), max(weights[-settled:])
    print(f"soak: {asked} answers, {refused} of them wrong; {early:.1f} MB at most in the first {settled} minutes, "
          f"{late:.1f} MB in the last {settled}")
    return 1 if refused or late > early * growth else 0


def come_and_go(streams, port, chance):
    """At most twenty people look at a board that refreshes itself; some leave without a word."""
    if len(streams) < 20 and chance.random() < 0.1:
        stream = socket.create_connection(("127.0.0.1", port))
        topic = chance.choice(["stations=127,G28", "races=all"])
        stream.sendall(f"GET /api/v1/live?{topic} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n".encode())
        stream.setblocking(False)
        streams.append(stream)
    for stream in list(streams):
        try:
            if stream.recv(65536) == b"" or chance.random() < 0.002:
                stream.close()
                streams.remove(stream)
        except BlockingIOError:
            pass
        except OSError:
            streams.remove(stream)


def ask(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    status = answer(connection, path)
    connection.close()
    return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 120, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
