#!/usr/bin/env python3
"""How long a program with a token waits for a fare card of 10,000 entries, to be told of it and to ride: `voice.py`, or
`voice.py 2000` for so many.

Prints `name<TAB>value<TAB>unit` lines. The server is the release build, as people have it (POCKETFUL_BIN names another)."""
import os
import statistics
import sys
import time
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path[:0] = [str(root / "Tests" / "Protocol"), str(root / "Tests" / "Journeys")]  # before this folder
from client import new_account  # noqa: E402
from postgres import Postgres  # noqa: E402
from server import Server  # noqa: E402
from tokens import Token  # noqa: E402

rounds = 20  # a token may ask 60 times a minute
apart = 15 * 60 * 1000  # milliseconds between two entries


def main(count):
    measure(count, "")
    postgres = Postgres().start()
    try:
        measure(count, " on PostgreSQL", "--database", postgres.address())
    finally:
        postgres.close()


def measure(count, where, *options):
    server = Server(*options).start()
    try:
        ann = lives(server, count)
        token = Token(ann).made(ann)
        for what, ask, fine in (("is told of it", token.card, 200), ("rides", lambda: token.ride({"transfer": False}), 201)):
            times = []
            for _ in range(rounds):
                began = time.perf_counter()
                answer = ask()
                times.append(time.perf_counter() - began)
                assert answer.status == fine, answer
            print(f"a program with a token, {count:,} fare-card entries{where}: {what}\t{1000 * statistics.median(times):.1f}\tms", flush=True)
        print(f"the same server, its most memory\t{server.memory() / 1024:.1f}\tMB", flush=True)
    finally:
        server.close()


def lives(server, count):
    """Somebody who has ridden for a while: a top-up now and then, and a ride."""
    ann = new_account(server)
    began = ann.now() - count * apart
    ids = [ann.add("fareCard.corrected", card="card", time=began, amount=1_000_000, currency="USD")]
    ids += [ann.add("fareCard.rode", card="card", time=began + number * apart, service="base", transfer=False) if number % 20
            else ann.add("fareCard.toppedUp", card="card", time=began + number * apart, amount=2000, currency="USD")
            for number in range(1, count)]
    for start in range(0, count, 1000):
        ann.send([ann.sealed(id) for id in ids[start:start + 1000]])
    return ann


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
