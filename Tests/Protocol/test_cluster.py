"""Nodes over one PostgreSQL: another goes on when the one that asks for all is killed, stopped or cut off, and boards go on without a database."""
import signal
import time

import pytest
from client import Refusal, new_account
from cluster import epoch, fast, leader, name, seen, state
from postgres import PgBouncer
from programs import once
from wire import Wire


@pytest.fixture
def three_behind_a_pooler(starting, empty):
    bouncer = PgBouncer(empty, size=20).start()
    yield starting(*[("--database", bouncer.address(), "--database-pooler", "--database-listen", empty.address())] * 3)
    bouncer.close()


@pytest.mark.parametrize("how", ["kill", "stop", "hold"])
def test_another_goes_on(three, agency, empty, how):
    goes_on(three, agency, empty, how)


def test_another_goes_on_behind_a_pooler(three_behind_a_pooler, agency, empty):
    goes_on(three_behind_a_pooler, agency, empty, "kill")


def goes_on(three, agency, empty, how):
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
