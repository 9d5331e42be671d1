"""Reminders where several nodes share a database: each is sent once by one of them, and whatever is killed, none is lost or shown twice."""
import pytest
from client import joined, new_account
from programs import once
from push_service import has, metrics, put, reminder, subscribe
from server import NoAnswer


def test_two_nodes_send_each_once(nodes, service):
    first, second = nodes("--push-hosts", service.origin)
    ann = new_account(first)
    phone = subscribe(ann, service)
    ann.server = second
    many = [reminder(1 + number / 100) for number in range(200)]
    put(ann, *many)
    has(phone, *many, seconds=30)
    assert len(phone.messages) == 200
    assert metrics(first)["sent"] + metrics(second)["sent"] == 200
    late = [phone.shown[one["id"]].at * 1000 - one["due"] for one in many]
    assert min(late) >= 0 and sorted(late)[190] < 2000


def test_what_a_killed_node_had_in_hand_another_sends(nodes, service):
    first, second = nodes("--push-hosts", service.origin)
    ann = new_account(first)
    # Each message to the phone hangs at first, fewer than a node has places for its service: whoever has taken them is killed with all of them in hand.
    many = [reminder(lasts=120) for _ in range(24)]
    phone = subscribe(ann, service, *[None] * 24)
    other = joined(ann)
    laptop = subscribe(other, service)
    put(ann, *many)
    once(lambda: len(phone.tries) == 24, "they were not taken")
    taken = [node for node in (first, second) if metrics(node)["sent"] or "push" in node.log.read_text()] or [first]
    for node in taken:
        node.kill()
    alive = next((node for node in (first, second) if node not in taken), None)
    if alive is None:
        first.start()
    has(phone, *many, seconds=60)
    has(laptop, *many, seconds=60)
    assert set(phone.shown) == set(laptop.shown) == {one["id"] for one in many}
    assert all(message.headers["Topic"] == message.tag for message in phone.messages)


def test_while_the_database_is_away_they_wait_and_those_that_expire_are_not_sent(nodes, empty, service):
    (node,) = nodes("--push-hosts", service.origin, count=1)
    ann = new_account(node)
    phone = subscribe(ann, service)
    kept, over = reminder(3, lasts=120), reminder(2, lasts=3)
    put(ann, kept, over)
    empty.kill()
    with pytest.raises(AssertionError):  # for as long as the one that is over would have lasted
        has(phone, kept, seconds=7)
    assert phone.tries == []
    empty.start()
    has(phone, kept, seconds=60)
    assert over["id"] not in phone.shown and "Reminders are sent again." in node.log.read_text()


def test_a_node_that_is_told_to_stop_finishes_what_it_has_begun(nodes, service):
    first, second = nodes("--push-hosts", service.origin)
    ann = new_account(first)
    phone = subscribe(ann, service)
    many = [reminder(1 + number / 200) for number in range(200)]
    put(ann, *many)
    once(lambda: len(phone.messages) > 20, "nothing is sent")
    first.stop()
    has(phone, *many, seconds=60)
    assert len(phone.messages) == 200
    with pytest.raises(NoAnswer):
        first.ask("GET", "/healthz")
    assert second.answers()
