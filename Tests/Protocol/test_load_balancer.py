"""Three nodes behind a load balancer that knows of each only whether /readyz says 200: people notice neither which of them answers
nor that one is stopped."""
import contextlib
import time

import pytest
from balancer import Asker, Balancer, asks, goes_on
from client import Device, joined, new_account
from programs import once
from test_waking import Stream, write

board = "/api/v1/stations/127/board"


@pytest.fixture
def behind(nodes):
    balancer, made = Balancer(), []

    def start(*options):
        made.extend(nodes(*balancer.options, *options, count=3))
        return balancer.start(made), made

    yield start
    balancer.close()
    for node in made:
        node.kill()  # At once, not after all that --drain says.


@contextlib.contextmanager
def asking(balancer, ann):
    """Readers; who sends what the balancer may not ask a second time (and is told 405); and two devices that write, as often as they may."""
    readers = [asks(balancer, path, keeps=keeps) for path in ("/healthz", board) for keeps in (False, True)]
    senders = [asks(balancer, "/healthz", "POST", 405, keeps) for keeps in (False, True)]
    writers = [joined(ann, "Writer") for _ in range(2)]
    askers = [Asker(each) for each in readers + senders] + [Asker(lambda each=each: write(each), 0.3) for each in writers]
    for asker in askers:
        asker.start()
    try:
        goes_on(askers)
        yield askers
        goes_on(askers)
    finally:
        for asker in askers:
            asker.ends.set()
        for asker in askers:
            asker.join()


def is_back(balancer, name):
    once(lambda: balancer.said(f"nodes/{name} is UP"), f"{name} does not come back", seconds=20)


def test_an_account_is_the_same_whichever_node_answers(behind):
    balancer, nodes = behind("--log-level", "info")
    ann = new_account(balancer)
    other = Device(balancer, "Another device")
    other.sign_in(ann.person.email, ann.person.password)
    for _ in range(6):
        ann.add_many(3)
        ann.exchange()
        other.add_many(3)
        other.exchange()
    ann.exchange()
    assert ann.state == other.state and len(ann.state) == 36
    for node in nodes:
        for asked in ("GET /api/v1/sync 200", "POST /api/v1/sync 200"):
            assert asked in node.log.read_text(), f"one node was never asked {asked}"


def test_a_stream_through_it_says_at_once_what_comes_at_any_node(behind):
    balancer, nodes = behind()
    ann = new_account(balancer)
    devices = [joined(ann) for _ in nodes]
    streams = [Stream(device) for device in devices]
    try:
        for node in nodes:
            assert b"\npocketful_stream_subscribers 1\n" in node.ask("GET", "/metrics").body
        for _ in nodes:
            before, began = [stream.wakes for stream in streams], time.monotonic()
            write(ann)
            for stream, count in zip(streams, before):
                stream.until("event: journal", count + 1)
            assert time.monotonic() - began < 5, "only the heartbeat brought it"
    finally:
        for stream in streams:
            stream.close()


def test_nodes_that_are_stopped_one_after_another_are_missed_by_nobody(behind):
    balancer, nodes = behind("--drain", "3")
    ann = new_account(balancer)
    stream = Stream(ann)
    with asking(balancer, ann) as askers:
        for name, node in zip(("one", "two", "three"), nodes):
            node.stop()
            # It was seen while it answered on, not when it was gone.
            assert balancer.said(f"nodes/{name} is DOWN, reason: Layer7 wrong status, code: 503")
            goes_on(askers)
            node.start()
            is_back(balancer, name)
    assert not [asker.failed for asker in askers if asker.failed]
    stream.until_it_ends()  # And is not broken off: whoever listened comes back, to another node.
    stream.close()
    Stream(ann).close()


def test_of_a_node_that_is_killed_fails_only_what_was_under_way(behind):
    balancer, nodes = behind()
    with asking(balancer, new_account(balancer)) as askers:
        killed = time.monotonic()
        nodes[0].kill()
        goes_on(askers)
        nodes[0].start()
        is_back(balancer, "one")
    failed = [asker.failed for asker in askers if asker.failed]
    assert all(len(each) == 1 and each[0][0] < killed + 1 for each in failed), (killed, failed)
