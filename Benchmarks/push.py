#!/usr/bin/env python3
"""10,000 reminders due within one minute on two nodes over one PostgreSQL, with the push service beside them; in the middle of it one node is
killed. How late each was, and whether any was lost. Prints `name<TAB>value<TAB>unit` lines.

The push service only notes which message came for whom and when: that each can be opened and names its sender is for Tests/Protocol/test_push.py."""
import asyncio
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path[:0] = [str(root / "Tests" / "Protocol"), str(root / "Tests" / "Journeys")]  # before this folder
from client import new_account  # noqa: E402
from postgres import Postgres  # noqa: E402
from programs import free_port  # noqa: E402
from push_service import Browser, put, reminder  # noqa: E402
from server import Server  # noqa: E402

count, span = int(os.environ.get("REMINDERS", "10000")), int(os.environ.get("SECONDS_DUE", "60"))
of_one = 200
distance = 0.05  # seconds that an answer takes: so that the node that is killed has something in hand


class Counting:
    """Takes whatever comes over any number of connections."""

    def __init__(self):
        self.port, self.taken = free_port(), {}
        self.origin = f"http://127.0.0.1:{self.port}"
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", self.port, backlog=1000))
        self.loop.run_forever()

    async def serve(self, reader, writer):
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = dict(line.lower().split(": ", 1) if "opic" not in line else ("topic", line.split(": ", 1)[1]) for line in head[1:] if ": " in line)
                await reader.readexactly(int(headers["content-length"]))
                self.taken.setdefault((head[0].split()[1], headers["topic"]), []).append(time.time())
                await asyncio.sleep(distance)
                writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()


def main():
    with ExitStack() as ending:
        database = Postgres(shared_buffers="32MB")
        ending.callback(database.close)
        database.start()
        service = Counting()
        nodes = [Server("--database", database.address(), "--push-hosts", service.origin) for _ in range(2)]
        for node in nodes:
            ending.callback(node.close)
            node.start()
        devices = list(ThreadPoolExecutor(4).map(new_account, [nodes[number % 2] for number in range(count // of_one)]))
        browsers = [Browser(service) for _ in devices]
        begins = time.time() + 20
        due = {}
        for number, (device, browser) in enumerate(zip(devices, browsers)):
            device.call("PUT", "/api/v1/push/subscription", browser.subscription)
            # Of each account's the last ones are due as late as of any other's.
            own = [reminder(begins - time.time() + (place + number / len(devices)) * span / of_one, lasts=600) for place in range(of_one)]
            put(device, *own)
            due |= {(f"/push/{browser.name}", one["id"]): one["due"] / 1000 for one in own}
        if time.time() > begins:
            print("push: it took longer to hand them over than was thought: the first are late for that", file=sys.stderr)
        time.sleep(max(0, begins + span / 2 - time.time()))
        nodes[0].kill()
        killed = time.time()
        end = begins + span + 60
        while len(service.taken) < count and time.time() < end:
            time.sleep(0.1)
    late = sorted(service.taken[key][0] - at for key, at in due.items() if key in service.taken)
    # What the killed node had in hand comes once its claims have ended.
    held = [at for key, at in due.items() if key in service.taken and service.taken[key][0] - at > 2 and at < killed]
    show("late, 50 of 100", late[len(late) // 2], "s")
    show("late, 99 of 100", late[len(late) * 99 // 100], "s")
    show("late, the last", late[-1], "s")
    show("sent later than two seconds after they were due, because a node was killed", len(held), "")
    show("lost", count - len(late), "")
    show("sent twice, and shown once", sum(len(times) > 1 for times in service.taken.values()), "")


def show(name, value, unit):
    print(f"{count} reminders in {span} s on two nodes, one killed: {name}\t{value:.3f}\t{unit}", flush=True)


if __name__ == "__main__":
    main()
