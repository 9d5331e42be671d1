"""A backup taken while people write, put back while their devices are offline with what they have not sent: everything is there again."""
import random
import shutil
import subprocess
import threading

import pytest
from client import Device, joined, new_account
from programs import once
from server import Server


class Place:
    """A server on one of the two engines, and another, empty one for what is put back."""

    def __init__(self, kind, postgres):
        self.kind, self.postgres, self.server = kind, postgres, None
        self.options = () if kind == "SQLite" else ("--database", postgres.address())

    def begin(self):
        self.server = Server(*self.options).start()
        return self.server

    def backup(self, file):
        return self.server.run("backup", str(file), *self.options)

    def put_back(self, file):
        """As whoever lost a disk does: the old database is gone."""
        self.server.kill()
        if self.kind == "SQLite":
            shutil.rmtree(self.server.data)
            to = f"sqlite:{self.server.data}/pocketful.sqlite"
        else:
            for statement in ("DROP DATABASE pocketful WITH (FORCE)", "CREATE DATABASE pocketful OWNER keeper"):
                self.postgres.sql(statement, database="postgres")
            to = self.postgres.address()
        move = [self.server.command[0], "move", "--from", f"sqlite:{file}", "--to", to]
        done = subprocess.run(move, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        self.server.start()


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def place(request, empty):
    made = Place(request.param, empty)
    made.begin()
    yield made
    made.server.close()


def test_a_backup_beside_writers_is_whole_and_what_is_newer_comes_from_the_devices(place, tmp_path):
    server, file = place.server, tmp_path / "night.sqlite"
    ann = new_account(server)
    devices = [ann] + [joined(ann, f"Device {number}") for number in range(3)]
    over = threading.Event()

    def write(device):
        while not over.is_set():
            device.add_many(random.randrange(1, 20))
            device.exchange()
            over.wait(2)  # a device may ask sixty times a minute

    threads = [threading.Thread(target=write, args=(device,)) for device in devices]
    for thread in threads:
        thread.start()
    once(lambda: len(ann.state) > 20, "nobody gets to write")
    done = place.backup(file)
    assert done.returncode == 0 and "checked each" in done.stdout, done.stderr
    at = len(ann.state)
    once(lambda: len(ann.state) > at + 10, "nobody gets to write after it")
    over.set()
    for thread in threads:
        thread.join()
    # Offline, with work that no server has seen.
    for device in devices:
        device.add_many(7)
    entered = set().union(*(set(device.state) for device in devices))
    place.put_back(file)
    for _ in range(2):
        for device in devices:
            device.exchange()
    for device in devices:
        assert set(device.state) == entered
    fresh = Device(server, "A new phone")
    fresh.sign_in(ann.person.email, ann.person.password)
    fresh.exchange()
    assert fresh.state == ann.state
    # It is not written over, and where nothing can be written that is said.
    again = place.backup(file)
    assert again.returncode == 1 and "already" in again.stderr
    nowhere = place.backup("/proc/none/night.sqlite")
    assert nowhere.returncode == 1 and "hunter2" not in nowhere.stderr, nowhere.stderr
