"""Several servers over one PostgreSQL: any of them answers anything, and whatever is killed, what was said yes to is there.

POCKETFUL_KILLS says how many times, 3 unless it does."""
import os
import random
import signal
import subprocess
import threading
import time

import pytest
from client import Device, Refusal, joined, new_account
from postgres import PgBouncer, Postgres
from programs import once
from server import NoAnswer, Server
from test_kill import everything

kills = int(os.environ.get("POCKETFUL_KILLS", "3"))
writers, batch = 8, 10


@pytest.fixture(scope="module")
def postgres():
    """With no more memory than it needs: several are started beside one another."""
    server = Postgres(shared_buffers="32MB").start()
    yield server
    server.close()


@pytest.fixture
def empty(postgres):
    """The same with a database in which nothing is."""
    if postgres.process is None:
        postgres.start()
    for statement in ("DROP DATABASE IF EXISTS pocketful WITH (FORCE)", "CREATE DATABASE pocketful OWNER keeper"):
        postgres.sql(statement, database="postgres")
    return postgres


@pytest.fixture
def nodes(empty):
    made = []

    def start(*options, address=None, count=2):
        made.extend(Server("--database", address or empty.address(), *options) for _ in range(count))
        return [node.start() for node in made]

    yield start
    for node in made:
        node.close()


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
        self.device, self.nodes = device, nodes
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
                    break
                except NoAnswer:
                    pass
                except Refusal as refusal:
                    if refusal.status not in (429, 503):
                        self.wrong = refusal
                        return
                time.sleep(0.05)


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
        rows = everything(first)
        there = {id for _, id in rows}
        assert acknowledged <= there, f"{len(acknowledged - there)} that were acknowledged are gone"
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "numbers without gaps or doubles"
        assert len(there) == len(rows)
        assert all(there.issuperset(ids) or there.isdisjoint(ids) for ids in batches), "no half batch"


def test_what_was_acknowledged_outlives_the_database_server(pair, empty):
    killed_in_the_middle(pair, empty.kill, empty.start)


def test_what_was_acknowledged_outlives_a_node(pair):
    killed_in_the_middle(pair, lambda: pair[1].kill(), lambda: pair[1].start())


def test_a_node_serves_before_its_database_does_and_has_accounts_when_that_is_there(empty):
    empty.stop()
    node = Server("--database", empty.address()).start()
    try:
        assert node.ask("GET", "/").status == 200
        with pytest.raises(Refusal) as refusal:
            Device(node).create()
        assert refusal.value.status == 503 and refusal.value.code == "no-disk"
        said = node.log.read_text()
        assert said.count("can't be reached") == 1 and "Accounts are served as soon as it is there." in said
        empty.start()
        once(lambda: "The database is there" in node.log.read_text(), "the node does not find its database", seconds=10)
        new_account(node).exchange()
        assert "hunter2" not in node.log.read_text()
    finally:
        node.close()


@pytest.mark.parametrize("changed, sentence", [
    ({"password": "Wr0ng"}, "lets us not in"),
    ({"database": "elsewhere"}, "has no database of that name"),
    ({"user": "guest"}, "does not allow our name"),
    ({"database": "pocketful?sslmode=verify-full"}, "is not proved to be the right one"),
])
def test_what_a_person_has_to_mend_is_said_at_once_and_without_a_secret(empty, changed, sentence):
    node = Server("--database", empty.address(**changed))
    try:
        done = subprocess.run(node.command, capture_output=True, text=True, timeout=30, check=False)
        assert done.returncode == 1 and sentence in done.stderr, done.stderr
        assert not any(secret in done.stderr for secret in ("hunter2", "Wr0ng", "127.0.0.1", "keeper"))
        checked = node.run("doctor", "--database", empty.address(**changed))
        assert sentence in checked.stdout or "user" in changed, checked.stdout
    finally:
        node.close()


def test_no_connection_left_is_said_and_nothing_is_lost(nodes, empty):
    (node,) = nodes(count=1)
    ann = new_account(node)
    empty.sql("ALTER ROLE keeper CONNECTION LIMIT 2", database="postgres")
    try:
        empty.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper'", database="postgres")
        sleepers = [subprocess.Popen(["psql", empty.address(), "-c", "SELECT pg_sleep(60)"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                    for _ in range(2)]
        once(lambda: empty.sql("SELECT count(*) FROM pg_stat_activity WHERE usename = 'keeper'", database="postgres").strip() == "2",
             "the connections are not taken")
        ann.add_many(3)
        with pytest.raises(Refusal) as refusal:
            ann.exchange()
        assert refusal.value.status == 503
        assert "takes no more connections" in node.log.read_text()
        for sleeper in sleepers:
            sleeper.send_signal(signal.SIGKILL)
            sleeper.wait()
        empty.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper'", database="postgres")
        once(lambda: exchanged(ann), "nothing is taken any more", seconds=10)
        assert len(joined(ann).page()["operations"]) == 3
    finally:
        empty.sql("ALTER ROLE keeper CONNECTION LIMIT -1", database="postgres")


def exchanged(device):
    try:
        device.exchange()
        return True
    except Refusal as refusal:
        assert refusal.status == 503
        return False


def test_what_a_later_version_made_is_refused_and_left_alone(nodes, empty):
    nodes(count=1)
    empty.sql("INSERT INTO grdb_migrations VALUES ('9999-later')")
    node = Server("--database", empty.address())
    try:
        done = subprocess.run(node.command, capture_output=True, text=True, timeout=30, check=False)
        assert done.returncode == 1 and "was written by a later version" in done.stderr
    finally:
        node.close()


def test_the_operator_commands_ask_the_same_database(nodes, empty):
    (node,) = nodes("--signup", "invite", count=1)
    given = node.run("invite", "--database", empty.address())
    assert given.returncode == 0, given.stderr
    Device(node).create(invite=given.stdout.strip().partition("#invite=")[2])
    listed = node.run("accounts", "--database", empty.address())
    assert listed.returncode == 0 and len(listed.stdout.splitlines()) == 2, listed.stdout
    checked = node.run("doctor", "--database", empty.address())
    assert "ok      data: postgres://…, PostgreSQL" in checked.stdout


def test_a_file_of_people_moves_to_a_server_under_devices_that_have_unsent_work(empty):
    old = Server().start()
    new = Server("--database", empty.address())
    try:
        ann = new_account(old)
        ann.add_many(1500)
        bob = joined(ann.exchange()).exchange()
        old.stop()
        ann.add_many(3)
        bob.add_many(2)
        move = ["move", "--from", f"sqlite:{old.data}/pocketful.sqlite", "--to", empty.address()]
        moved = subprocess.run([old.command[0], *move], capture_output=True, text=True, timeout=60, check=False)
        assert moved.returncode == 0 and "Moved 1 accounts with 1500 entries, and checked each." in moved.stdout, moved.stderr
        assert "hunter2" not in moved.stdout + moved.stderr
        new.start()
        for device in (ann, bob, ann):
            device.server = new
            device.exchange()
        assert ann.state == bob.state and len(ann.state) == 1505 and not ann.closed
        # The old place is as it was, and what is there already is not moved on top of what has gone on.
        again = subprocess.run([old.command[0], *move], capture_output=True, text=True, timeout=60, check=False)
        assert again.returncode == 1 and "Nothing was changed" in again.stderr
        assert ann.exchange().state == bob.exchange().state
    finally:
        old.close()
        new.close()
