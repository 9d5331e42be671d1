"""Nodes over one PostgreSQL share what they ask: one asks for all, another goes on when it is killed, stopped or cut off."""
import re
import signal
import time

import pytest
from agency import Agency
from client import Refusal, joined, new_account
from postgres import PgBouncer
from programs import once
from server import Server
from test_waking import Stream
from wire import Wire

fast = "/nyct%2Fgtfs"  # asked every five seconds


@pytest.fixture
def agency():
    agency = Agency()
    yield agency
    agency.close()


@pytest.fixture
def starting(agency):
    """Makes nodes that ask the agency."""
    made = []

    def start(*addresses):
        made.extend(Server(*address, "--realtime-base", agency.base) for address in addresses)
        return [node.start() for node in made]

    yield start
    for node in made:
        if node.process is not None:
            node.process.send_signal(signal.SIGCONT)
        node.close()


@pytest.fixture
def three(starting, empty):
    return starting(*[("--database", empty.address())] * 3)


def seen(node):
    """When the fast feed was itself of, and when it was fetched, as that node has it."""
    feeds = node.ask("GET", "/readyz").json.get("feeds", [])
    return next((feed["asOf"] for feed in feeds if feed["name"] == fast[1:]), None)


def leader(postgres):
    """Its name; empty where nobody leads."""
    return postgres.sql(f"SELECT holder FROM lease WHERE starts_with(name, 'feed:{fast[1:]}#') AND until > extract(epoch FROM now()) * 1000").strip()


def state(node):
    return node.ask("GET", "/readyz").json["node"]


def name(node):
    return state(node)["name"]


def epoch(postgres):
    return int(postgres.sql(f"SELECT COALESCE(MAX(epoch), 0) FROM lease WHERE starts_with(name, 'feed:{fast[1:]}#')"))


def test_one_asks_and_all_have_the_same(three, agency, empty):
    once(lambda: all(seen(node) for node in three), "the nodes have no boards", seconds=30)
    before, began = agency.count(fast), time.monotonic()
    once(lambda: time.monotonic() - began > 21, "")
    asked = agency.count(fast) - before
    assert 3 <= asked <= 6, asked  # every five seconds, and not three times that
    times = [seen(node) for node in three]
    once(lambda: len({seen(node) for node in three}) == 1, f"the nodes differ: {times}", seconds=10)
    assert epoch(empty) == 1


@pytest.mark.parametrize("how", ["kill", "stop", "hold"])
def test_another_goes_on(three, agency, empty, how):
    once(lambda: all(seen(node) for node in three), "the nodes have no boards", seconds=30)
    held = leader(empty)
    first = next(node for node in three if name(node) == held)
    others = [node for node in three if node is not first]
    began = time.monotonic()
    {"kill": first.kill, "stop": first.stop, "hold": lambda: first.process.send_signal(signal.SIGSTOP)}[how]()
    once(lambda: leader(empty) not in ("", held), "nobody takes over", seconds=15)
    took = time.monotonic() - began
    assert took <= (3 if how == "stop" else 10), took
    count = agency.count(fast)
    once(lambda: agency.count(fast) > count, "nobody asks", seconds=10)
    last = [seen(node) for node in others]
    once(lambda: all(seen(node) != was for node, was in zip(others, last)), "the boards stand still", seconds=15)
    assert epoch(empty) == 2
    if how == "hold":
        first.process.send_signal(signal.SIGCONT)
        again = seen(first)
        once(lambda: seen(first) != again, "the one that was held hears nothing", seconds=20)
        assert epoch(empty) == 2 and leader(empty) != held


@pytest.fixture
def wires(empty):
    """One to PostgreSQL for each node, that can be cut."""
    made = [Wire(empty.port) for _ in range(3)]
    yield made
    for wire in made:
        wire.close()


def test_a_leader_that_is_cut_off_stops_leading_and_goes_on_alone(starting, agency, empty, wires):
    nodes = starting(*[("--database", empty.address(port=wire.port)) for wire in wires])
    once(lambda: all(seen(node) for node in nodes), "the nodes have no boards", seconds=30)
    held = leader(empty)
    first = next(node for node in nodes if name(node) == held)
    wire = wires[nodes.index(first)]
    began = time.monotonic()
    wire.cut()
    once(lambda: leader(empty) not in ("", held), "nobody takes over", seconds=15)
    assert time.monotonic() - began <= 10
    # Before another one could lead it had stopped to believe that it did.
    once(lambda: state(first)["leads"] == [], "it believes that it leads", seconds=1)
    assert epoch(empty) == 2
    once(lambda: state(first)["alone"], "it doesn't know that it is alone", seconds=20)
    was = seen(first)
    once(lambda: seen(first) != was, "its boards stand still", seconds=20)
    assert first.ask("GET", "/readyz").status == 200
    wire.mend()
    once(lambda: not state(first)["alone"] and state(first)["listening"], "it does not come back", seconds=30)
    count, began = agency.count(fast), time.monotonic()
    once(lambda: time.monotonic() - began > 11, "")
    assert agency.count(fast) - count <= 3
    assert epoch(empty) == 2


def test_without_a_database_boards_go_on_and_accounts_say_that_they_do_not(three, empty):
    once(lambda: all(seen(node) for node in three), "the nodes have no boards", seconds=30)
    ann = new_account(three[0])
    empty.kill()
    once(lambda: all(state(node)["alone"] for node in three), "they don't know that they are alone", seconds=40)
    was = [seen(node) for node in three]
    once(lambda: all(seen(node) != old for node, old in zip(three, was)), "the boards stand still", seconds=20)
    ann.add_many(1)
    with pytest.raises(Refusal) as refused:
        ann.exchange()
    assert refused.value.status == 503
    empty.start()
    once(lambda: not any(state(node)["alone"] for node in three) and leader(empty), "they do not come back", seconds=30)
    ann.exchange()
    assert len(ann.state) == 1


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


def test_a_node_that_is_told_to_stop_goes_on_answering_while_it_says_so(starting, empty):
    (node,) = starting(("--database", empty.address(), "--drain", "2"))
    once(lambda: node.ask("GET", "/readyz").status == 200, "it is never ready", seconds=30)
    began = time.monotonic()
    node.process.send_signal(signal.SIGTERM)
    once(lambda: node.ask("GET", "/readyz").status == 503, "it says that it is ready", seconds=1)
    assert node.ask("GET", "/").status == 200
    node.process.wait(10)
    assert 2 <= time.monotonic() - began < 4
    assert leader(empty) == ""


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
