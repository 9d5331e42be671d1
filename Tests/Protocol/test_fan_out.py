"""What one node of several was told, the others have at once: what an upstream said, and that a log has grown."""
import re
import select
import time

from client import joined, new_account
from cluster import At, epoch, fast, seen, state
from postgres import PgBouncer
from programs import once
from test_waking import Stream


def test_one_asks_and_all_have_the_same(three, agency, empty):
    once(lambda: all(seen(node) for node in three), "the nodes have no boards", seconds=30)
    before, began = agency.count(fast), time.monotonic()
    once(lambda: time.monotonic() - began > 21, "")
    asked = agency.count(fast) - before
    assert 3 <= asked <= 5, asked  # every five seconds, and not three times that
    times = [seen(node) for node in three]
    once(lambda: len({seen(node) for node in three}) == 1, f"the nodes differ: {times}", seconds=10)
    assert epoch(empty) == 1


def test_what_one_was_told_is_on_the_boards_of_all_within_a_tenth_of_a_second(three):
    once(lambda: all(state(node)["listening"] for node in three), "the nodes don't hear each other", seconds=20)
    streams = [Stream(At(node), "stations=127") for node in three]
    late = []
    try:
        for stream in streams:
            stream.until("event: board")
        for _ in range(4):
            counts = [stream.text.count("event: board") for stream in streams]
            came = {}
            end = time.monotonic() + 15
            while len(came) < 3 and time.monotonic() < end:
                for stream in select.select([stream for stream in streams if stream not in came], [], [], 15)[0]:
                    stream.take()
                    if stream.text.count("event: board") > counts[streams.index(stream)]:
                        came[stream] = time.monotonic()
            assert len(came) == 3, "a board stands still"
            late.append(max(came.values()) - min(came.values()))
        assert sorted(late)[1] <= 0.1, late
    finally:
        for stream in streams:
            stream.close()


def test_behind_a_pooler_nodes_look_until_they_are_told_where_to_listen(starting, empty):
    bouncer = PgBouncer(empty, size=10).start()
    try:
        behind = ("--database", bouncer.address(), "--database-pooler")
        deaf, hearing = starting(behind, (*behind, "--database-listen", empty.address()))
        once(lambda: state(hearing)["listening"], "it hears nothing", seconds=20)
        assert not state(deaf)["listening"]
        check = deaf.run("doctor", *behind).stdout
        assert "failed  nodes:" in check and "--database-listen" in check
        check = deaf.run("doctor", *behind, "--database-listen", empty.address()).stdout
        assert re.search(r"ok      nodes: .* leads .*feed:.* takes \d+ ms", check), check
        assert "Say --database-pooler." in deaf.run("doctor", "--database", bouncer.address()).stdout
        assert "Say --database-pooler." in deaf.run("serve", "--database", bouncer.address()).stderr
        ann = new_account(hearing)
        bob, cid = joined(ann), joined(ann)
        bob.server, cid.server = deaf, hearing
        streams = [Stream(bob), Stream(cid)]
        for stream in streams:
            stream.until("event: journal")
        ann.add_many(1)
        ann.send([ann.sealed(id) for id in ann.unsent])
        for stream in streams:  # the deaf one looks every five seconds
            stream.until("event: journal", 2)
            stream.close()
    finally:
        bouncer.close()


def test_what_is_pushed_at_one_wakes_those_who_listen_at_another(three):
    first, second = three[:2]
    once(lambda: all(state(node)["listening"] for node in three), "the nodes don't hear each other", seconds=15)
    ann = new_account(first)
    bob = joined(ann)
    bob.server = second
    stream, times = Stream(bob), []
    try:
        for _ in range(9):
            before = stream.wakes
            ann.add_many(1)
            request = [ann.sealed(id) for id in ann.unsent]
            began = time.monotonic()
            ann.send(request)
            stream.until("event: journal", before + 1)
            times.append(time.monotonic() - began)
        assert sorted(times)[4] < 0.4, times
    finally:
        stream.close()
