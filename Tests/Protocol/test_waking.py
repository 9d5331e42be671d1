"""A device that listens hears at once that another wrote; nobody else does."""
import select
import socket
import time

import pytest
from client import Refusal, base, joined, new_account


class Stream:
    """The live stream of one device, as text that came."""

    def __init__(self, device, query="journal=1"):
        self.text = ""
        self.socket = socket.create_connection(("127.0.0.1", device.server.port), timeout=60)
        lines = [f"GET /api/v1/live?{query} HTTP/1.1", f"Host: localhost:{device.server.port}", "Accept: text/event-stream",
                 "Sec-Fetch-Site: same-origin", "Connection: close", *([f"Cookie: {device.server.cookie}={device.cookie}"] if device.cookie else [])]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.until("\r\n\r\n")

    @property
    def status(self):
        return int(self.text.split(" ")[1])

    @property
    def wakes(self):
        """How many have come by now."""
        while select.select([self.socket], [], [], 0)[0] and (came := self.socket.recv(65536)):
            self.text += came.decode()
        return self.text.count("event: journal")

    def fileno(self):
        return self.socket.fileno()

    def take(self):
        came = self.socket.recv(65536)
        assert came, "the stream ended"
        self.text += came.decode()

    def until(self, wanted, count=1):
        before = time.monotonic()
        while self.text.count(wanted) < count:
            # A heartbeat comes every 15 s, so that the socket itself never waits too long.
            assert time.monotonic() - before < 15, f"{wanted} does not come"
            came = self.socket.recv(65536)
            assert came, f"the stream ended without {wanted}"
            self.text += came.decode()

    def until_it_ends(self):
        before = time.monotonic()
        while came := self.socket.recv(65536):
            assert time.monotonic() - before < 15, "it goes on"
            self.text += came.decode()
        assert self.text.endswith("0\r\n\r\n"), "broken off"

    def close(self):
        self.socket.close()


@pytest.fixture
def listening():
    streams = []

    def listen(device, query="journal=1"):
        streams.append(Stream(device, query))
        return streams[-1]

    yield listen
    for stream in streams:
        stream.close()


@pytest.fixture(scope="module")
def stranger(server):
    return new_account(server, "A stranger's phone")


@pytest.fixture
def settle(stranger, listening):
    """Comes back when whatever was to be heard of what was done before has been sent: once a stranger was woken twice, since two
    wakes of one account are never closer than the time for which the server puts them together."""
    stream = listening(stranger)

    def settle():
        for _ in range(2):
            before = stream.wakes
            write(stranger)
            stream.until("event: journal", before + 1)

    return settle


def write(device):
    return device.send([device.sealed(device.add())])


def test_an_entry_wakes_the_accounts_other_devices_and_nobody_elses(ann, listening, settle):
    bob, eve = joined(ann), new_account(ann.server, "Eve's phone")
    of_bob, of_eve = listening(bob), listening(eve)
    settle()
    woken, before = of_bob.wakes, of_eve.wakes
    write(ann)
    of_bob.until("event: journal", woken + 1)
    settle()
    assert (of_bob.wakes, of_eve.wakes) == (woken + 1, before)
    write(eve)  # one's own wakes too: another tab may listen
    of_eve.until("event: journal", before + 1)
    for stream in (of_bob, of_eve):
        for secret in (ann.person.account, eve.person.account, ann.id, ann.writer, ann.cookie):
            assert secret not in stream.text


def test_many_entries_are_few_wakes_and_the_last_is_not_missed(ann, listening, settle):
    stream = listening(joined(ann))
    settle()
    before = stream.wakes
    for _ in range(20):
        write(ann)
    settle()
    few = stream.wakes - before
    assert 1 <= few < 20
    write(ann)
    stream.until("event: journal", before + few + 1)


def test_what_was_there_already_wakes_nobody(ann, listening, settle):
    operations = [ann.sealed(ann.add())]
    ann.send(operations)
    stream = listening(joined(ann))
    settle()
    before = stream.wakes
    ann.send(operations)
    settle()
    assert stream.wakes == before
    write(ann)
    stream.until("event: journal", before + 1)


def test_who_is_not_signed_in_hears_nothing(ann, listening):
    ann.cookie = None
    assert listening(ann).status == 401
    assert listening(ann, "stations=127").status == 200


def lost(stream, ends):
    """Woken once more than before, within a second and so by no heartbeat, and then no more: the stream ends."""
    stream.until("event: journal")
    before, began = stream.wakes, time.monotonic()
    ends()
    stream.until("event: journal", before + 1)
    assert time.monotonic() - began < 1
    stream.until_it_ends()
    assert stream.wakes == before + 1


def test_a_device_that_is_revoked_is_woken_at_once_and_then_hears_no_more(ann, listening, settle):
    bob, carl = joined(ann), joined(ann)
    stream, of_carl = listening(bob), listening(carl, "journal=1&stations=127")
    settle()
    before = of_carl.wakes
    lost(stream, lambda: ann.call("DELETE", f"{base}/devices/{bob.id}"))
    with pytest.raises(Refusal, match="revoked"):
        bob.exchange()
    settle()
    assert of_carl.wakes == before, "whom it is not about need not look"
    write(ann)
    of_carl.until("event: journal", before + 1)


def test_a_device_that_signs_out_itself_is_woken_in_its_other_tabs(ann, listening):
    bob = joined(ann)
    lost(listening(bob), lambda: bob.call("POST", f"{base}/signOut"))
    assert bob.ask("GET", "/api/v1/live?journal=1").status == 401


def test_every_device_of_an_account_that_is_deleted_is_woken_at_once(ann, listening):
    bob = joined(ann)
    of_ann, of_bob = listening(ann), listening(bob)
    of_ann.until("event: journal")
    lost(of_bob, lambda: ann.call("DELETE", base, {"confirm": "delete"}))
    of_ann.until_it_ends()
    assert of_ann.wakes == 2
    for device in (ann, bob):
        assert device.ask("GET", "/api/v1/sync").status == 410
