"""Three nodes under load, and something breaks at random again and again: what was said yes to is there, nobody leads twice, boards go on.

POCKETFUL_SOAK says for how many seconds, 30 unless it does; POCKETFUL_SEED which faults."""
import os
import random
import signal
import threading
import time
from contextlib import suppress

import pytest
from client import joined, new_account
from programs import once
from server import NoAnswer, Server
from test_kill import check
from test_nodes import Writer
from wire import Wire

seconds = int(os.environ.get("POCKETFUL_SOAK", "30"))
seed = int(os.environ.get("POCKETFUL_SEED") or random.randrange(1 << 32))
fast = "/nyct%2Fgtfs"  # asked every five seconds
# Each holder of each epoch, however short: the database itself writes it down.
watching = """
CREATE TABLE held (name TEXT, epoch BIGINT, holder TEXT, PRIMARY KEY (name, epoch, holder));
CREATE FUNCTION note() RETURNS trigger AS $$ BEGIN INSERT INTO held VALUES (NEW.name, NEW.epoch, NEW.holder) ON CONFLICT DO NOTHING; RETURN NEW; END $$
  LANGUAGE plpgsql SECURITY DEFINER;
CREATE TRIGGER note AFTER INSERT OR UPDATE ON lease FOR EACH ROW EXECUTE FUNCTION note()"""


class Node(Server):
    """One whose way to the database can be cut."""

    def __init__(self, postgres, agency):
        self.wire = Wire(postgres.port)
        super().__init__("--database", postgres.address(port=self.wire.port), "--realtime-base", agency.base)
        self.began = 0

    def start(self):
        self.began = time.monotonic()
        return super().start()

    def close(self):
        super().close()
        self.wire.close()


class Watch(threading.Thread):
    """Reads each node's board as somebody who looks at it does, and notes how old what it shows is, at worst."""

    def __init__(self, nodes):
        super().__init__()
        self.nodes, self.over, self.oldest, self.empty, self.looks = nodes, threading.Event(), 0, 0, 0

    def run(self):
        while not self.over.wait(0.5):
            for node in self.nodes:
                with suppress(NoAnswer, KeyError, StopIteration, AttributeError):
                    ready = node.ask("GET", "/readyz", timeout=2).json
                    feed = next(feed for feed in ready["feeds"] if feed["name"] == fast[1:])
                    self.looks += 1
                    # One that was begun anew shows what it had stored, and says how old that is.
                    if time.monotonic() - node.began > 30:
                        self.oldest = max(self.oldest, feed.get("age") or 0)
                    self.empty += "asOf" not in feed


def hold(node, wait):
    node.process.send_signal(signal.SIGSTOP)
    wait()
    node.process.send_signal(signal.SIGCONT)


def cut(node, wait):
    node.wire.cut()
    wait()
    node.wire.mend()


def kill(node, wait):
    node.kill()
    wait()
    node.start()


def stop(node, wait):
    node.stop()
    wait()
    node.start()


@pytest.fixture
def wired(empty, agency):
    nodes = [Node(empty, agency) for _ in range(3)]
    yield [node.start() for node in nodes]
    for node in nodes:
        if node.process is not None:
            node.process.send_signal(signal.SIGCONT)
        node.close()


def test_whatever_breaks_nothing_is_lost(empty, agency, wired):
    chance, nodes = random.Random(seed), wired
    empty.sql(watching)
    once(lambda: all(node.ask("GET", "/readyz").status == 200 for node in nodes), "the nodes are never ready", seconds=40)
    ann = new_account(nodes[0])
    writers = [Writer(joined(ann, f"Writer {number}"), nodes) for number in range(4)]
    watch = Watch(nodes)
    for writer in writers:
        writer.pace = 0.1 if seconds < 120 else 1  # all of it is read at the end
    for thread in [*writers, watch]:
        thread.start()
    began, faults, pause = time.monotonic(), [], threading.Event()
    try:
        while time.monotonic() - began < seconds:
            fault, node = chance.choice([hold, cut, kill, stop, "database"]), chance.choice(nodes)
            faults.append(getattr(fault, "__name__", fault))
            if fault == "database":
                empty.kill()
                pause.wait(chance.uniform(0, 4))
                empty.start()
            else:
                fault(node, lambda: pause.wait(chance.uniform(0.5, 14)))
            taken = sum(len(writer.acknowledged) for writer in writers)
            once(lambda: sum(len(writer.acknowledged) for writer in writers) > taken, f"after {faults} nobody writes any more (seed {seed})", seconds=20)
            once(lambda: all(node.ask("GET", "/readyz").status == 200 for node in nodes), f"after {faults} a node is not ready (seed {seed})", seconds=30)
            pause.wait(chance.uniform(0, 3))
    finally:
        for thread in [*writers, watch]:
            (thread.ends if thread in writers else thread.over).set()
        for thread in [*writers, watch]:
            thread.join()
        took, asked = time.monotonic() - began, agency.count(fast)
    acknowledged = set().union(*(writer.acknowledged for writer in writers))
    twice = empty.sql("SELECT name, epoch FROM held GROUP BY name, epoch HAVING count(*) > 1")
    epochs = empty.sql(f"SELECT count(*) FROM held WHERE starts_with(name, 'feed:{fast[1:]}#')").strip()
    print(f"\nsoak: {took:.0f} s, seed {seed}, faults {len(faults)}, entries {len(acknowledged)}, leaders {epochs}, "
          f"asked {asked / (took / 5):.2f} of one node's rate, oldest board {watch.oldest} s in {watch.looks} looks")
    assert not [writer.wrong for writer in writers if writer.wrong]
    assert twice == "", f"two led at once: {twice} (seed {seed})"
    check(ann, acknowledged, [ids for writer in writers for ids in writer.batches])
    assert watch.empty == 0 and watch.looks > 0
    assert watch.oldest <= 60, f"a board of {watch.oldest} s (seed {seed})"
    # Whoever is alone asks for itself.
    assert asked <= 1.2 * took / 5 + 3 * len(faults), f"the upstream was asked {asked} times in {took:.0f} s (seed {seed})"
    assert not [node for node in nodes if "hunter2" in node.log.read_text()]
