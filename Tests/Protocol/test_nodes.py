"""Several servers over one PostgreSQL: any of them answers anything, and whatever is killed, what was said yes to is there.

POCKETFUL_KILLS says how many times, 3 unless it does."""
import os
import random
import threading
import time

import pytest
from client import Device, Refusal, joined, new_account
from postgres import PgBouncer
from programs import once
from server import NoAnswer, Server
from test_kill import check

kills = int(os.environ.get("POCKETFUL_KILLS", "3"))
writers, batch = 8, 10


@pytest.fixture(params=["PostgreSQL", "PgBouncer"])
def pair(request, empty, nodes):
    """Two nodes that ask it themselves, or through a pooler that gives each transaction another connection."""
    if request.param == "PostgreSQL":
        yield nodes()
        return
    bouncer = PgBouncer(empty).start()
    yield nodes("--database-pooler", address=bouncer.address())
    bouncer.close()


def test_any_node_answers_what_another_was_told(pair):
    first, second = pair
    ann = new_account(first)
    ann.add_many(25)
    ann.exchange()
    other = Device(second, "Another device")
    other.sign_in(ann.person.email, ann.person.password)
    other.exchange()
    assert other.state == ann.state and len(other.state) == 25
    ann.server = second  # Its session is no node's own.
    ann.add_many(5)
    ann.exchange()
    other.server = first
    other.exchange()
    assert other.state == ann.state and len(other.state) == 30
    assert {device["name"] for device in ann.call("GET", "/api/v1/account/devices")["devices"]} == {"Ann's phone", "Another device"}


def test_nodes_that_begin_at_once_make_the_tables_once(empty):
    made = [Server("--database", empty.address()) for _ in range(3)]
    threads = [threading.Thread(target=node.start) for node in made]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        new_account(made[2])
        for node in made:
            assert "can't" not in node.log.read_text()
    finally:
        for node in made:
            node.close()


class Writer(threading.Thread):
    """Pushes batch after batch at any node that answers, the same again until one says yes, as a device does."""

    def __init__(self, device, nodes):
        super().__init__()
        self.device, self.nodes, self.pace = device, nodes, 0
        self.batches, self.acknowledged, self.wrong, self.ends = [], set(), None, threading.Event()

    def run(self):
        while not self.ends.is_set():
            ids = self.device.add_many(batch)
            self.batches.append(ids)
            operations = [self.device.sealed(id) for id in ids]
            while not self.ends.is_set():
                self.device.server = random.choice(self.nodes)
                try:
                    self.device.send(operations)
                    self.acknowledged |= set(ids)
                    self.ends.wait(self.pace)
                    break
                except NoAnswer:
                    pass
                except Refusal as refusal:
                    if refusal.status not in (429, 503):
                        self.wrong = refusal
                        return
                self.ends.wait(0.05)


def killed_in_the_middle(nodes, kill, again):
    """Rounds of eight writers to one account over two nodes, in each of which something is killed and begun again."""
    for _ in range(kills):
        first = new_account(nodes[0])
        threads = [Writer(joined(first, "Writer"), nodes) for _ in range(writers)]
        for thread in threads:
            thread.start()
        taken = lambda: sum(len(thread.acknowledged) for thread in threads)  # noqa: E731
        wanted = random.randrange(50, 500)
        once(lambda: taken() >= wanted, "the writers get no answers")
        kill()
        at = taken()
        began = time.monotonic()
        again()
        once(lambda: taken() > at + 100, "the writers get no answers any more", seconds=15)
        assert time.monotonic() - began < 15
        for thread in threads:
            thread.ends.set()
        for thread in threads:
            thread.join()
        assert not [thread.wrong for thread in threads if thread.wrong]
        acknowledged = set().union(*(thread.acknowledged for thread in threads))
        batches = [ids for thread in threads for ids in thread.batches]
        check(first, acknowledged, batches)


def test_what_was_acknowledged_outlives_the_database_server(pair, empty):
    killed_in_the_middle(pair, empty.kill, empty.start)


def test_what_was_acknowledged_outlives_a_node(pair):
    killed_in_the_middle(pair, lambda: pair[1].kill(), lambda: pair[1].start())
