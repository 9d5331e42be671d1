"""A server that was put back to an earlier copy, or lost all, gets from its devices what it lacks."""
import contextlib
import shutil

import pytest
from client import Device, Person, Refusal, base, joined, new_account


@contextlib.contextmanager
def put_back(server):
    """To where it was as this began, as from last night's copy."""
    copy = server.folder / "copy"
    server.stop()
    shutil.copytree(server.data, copy)
    server.start()
    yield
    server.kill()
    shutil.rmtree(server.data)
    copy.rename(server.data)
    server.start()


def refused_code(call):
    with pytest.raises(Refusal) as refused:
        call()
    return refused.value.code


def test_what_was_sent_since_the_copy_is_sent_again(own_server):
    ann = new_account(own_server)
    bob = joined(ann)
    ann.add_many(3)
    ann.exchange()
    bob.exchange()
    with put_back(own_server):
        ann.add_many(4)
        ann.exchange()
        bob.add_many(2)
        bob.exchange()
        ann.exchange()
    assert refused_code(ann.page) == "cursor"
    times = {id: held.at for id, held in ann.held.items()}
    for device in (ann, bob, ann):
        device.exchange()
    assert ann.state == bob.state and len(ann.state) == 9
    assert {id: held.at for id, held in ann.held.items()} == times, "each under the time it was given"
    assert new_reader(ann).state == ann.state


def new_reader(device):
    return joined(device, "A new phone").exchange()


def test_ones_own_pushes_that_are_gone_are_noticed_by_the_mark_alone(own_server):
    """They lie beyond the cursor, which still fits."""
    ann = new_account(own_server)
    ann.add_many(2)
    ann.exchange()
    ann.pull()
    with put_back(own_server):
        ann.add_many(3)
        ann.push()
        cursor, mark = ann.cursor, ann.mark
    ann.mark = None
    assert ann.page()["operations"] == [], "the cursor fits"
    ann.cursor, ann.mark = cursor, mark
    assert refused_code(ann.page) == "cursor"
    assert refused_code(lambda: ann.send([])) == "cursor"
    ann.exchange()
    assert new_reader(ann).state == ann.state and len(ann.state) == 5


def test_other_entries_under_the_same_numbers_are_noticed(own_server):
    """Put back, and then as many written by another device as were lost."""
    ann = new_account(own_server)
    bob = joined(ann)
    with put_back(own_server):
        ann.add_many(3)
        ann.exchange()
        ann.pull()
    bob.add_many(3)
    bob.exchange()
    assert refused_code(ann.page) == "cursor"
    ann.exchange()
    bob.exchange()
    assert ann.state == bob.state and len(ann.state) == 6


def test_a_second_round_sends_nothing(own_server):
    ann = new_account(own_server)
    with put_back(own_server):
        ann.add_many(3)
        ann.exchange()
    ann.exchange()
    last = ann.call("GET", base)["last"]
    ann.begin_again()
    ann.exchange()
    assert ann.call("GET", base)["last"] == last == 3


def test_a_server_that_lost_all_does_not_know_the_account_and_a_new_one_takes_everything(own_server):
    ann = new_account(own_server)
    ann.add_many(3)
    ann.exchange()
    own_server.kill()
    shutil.rmtree(own_server.data)
    own_server.start()
    assert refused_code(ann.page) == "signed-out"
    again = Person(email=ann.person.email)
    ann.cookie = ann.id = None
    ann.person = ann.create(again)
    ann.begin_again()
    ann.exchange()
    assert new_reader(ann).state == ann.state and len(ann.state) == 3


def test_a_restart_is_not_noticed(own_server):
    ann = new_account(own_server)
    ann.add_many(3)
    ann.exchange()
    own_server.stop()
    own_server.start()
    ann.add()
    ann.exchange()
    assert len(new_reader(ann).state) == 4
