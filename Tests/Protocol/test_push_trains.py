"""Reminders that hang on a train are sent by when it leaves, not by when it was to, with nobody's device awake."""
import time

import pytest
from agency import trip
from client import new_account
from cluster import fast
from programs import once
from push_service import has, put, reminder, subscribe
from server import Server

other = "062000_1..S03R"


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def riding(request, service, agency):
    """Somebody's device, at a server that asks the agency; with two nodes over PostgreSQL it is the second that is told."""
    agency.trains = {}
    databases = [["--database", request.getfixturevalue("empty").address()]] * 2 if request.param == "PostgreSQL" else [[]]
    servers = [Server(*database, "--realtime-base", agency.base, "--push-hosts", service.origin).start() for database in databases]
    yield new_account(servers[-1])
    for server in servers:
        server.close()


def departs(agency, at, **others):
    """The feed says so, and it was asked since."""
    agency.trains = {trip: at, **others}
    asked = agency.count(fast)
    once(lambda: agency.count(fast) >= asked + 2, "nobody asks", seconds=30)


def train(**anchor):
    return {"anchor": {"departure": {"station": "127", "trip": trip, **anchor}}}


def test_a_train_that_moves_five_times_is_told_once_and_at_the_right_time(riding, agency, service):
    phone = subscribe(riding, service)
    start = int(time.time())
    departs(agency, start + 100)
    leave = reminder(start + 40 - time.time(), lasts=120, **train(walk=45, before=15))
    put(riding, leave)
    for delay in (10, 30, 20, 40, 30):
        departs(agency, start + 100 + delay)
    has(phone, leave, seconds=120)
    (message,) = phone.messages
    assert message.data["at"] == (start + 130) * 1000 and "gone" not in message.data
    assert abs(message.at - (start + 130 - 60)) < 3


def test_a_train_that_is_gone_is_told_at_once(riding, agency, service):
    phone = subscribe(riding, service)
    start = int(time.time())
    departs(agency, start + 600, **{other: start + 900})
    leave = reminder(500, lasts=120, **train(walk=60))
    put(riding, leave)
    departs(agency, start + 600, **{other: start + 900})
    agency.trains = {other: start + 900}
    has(phone, leave, seconds=90)
    assert phone.messages[0].data["gone"] is True and time.time() < start + 300


def test_who_wants_to_hear_of_moves_hears_of_each_under_one_tag(riding, agency, service):
    phone = subscribe(riding, service)
    start = int(time.time())
    departs(agency, start + 600)
    moves = reminder(1200, lasts=0, **train(moved=(start + 600) * 1000))
    put(riding, moves)
    departs(agency, start + 660)  # a minute is no news
    for count, delay in enumerate((150, 300), start=1):
        departs(agency, start + 600 + delay)
        once(lambda: len(phone.messages) == count, "it is not told", seconds=30)
        assert phone.messages[-1].data["at"] == (start + 600 + delay) * 1000
    assert {message.tag for message in phone.messages} == {moves["id"]}
