"""What a person who keeps a PostgreSQL meets: it comes late, lets nobody in, is full of connections; and a file that moves there."""
import subprocess

import pytest
from client import Device, Refusal, joined, new_account
from cluster import state
from programs import free_port, once
from server import Server


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


def test_of_several_hosts_the_one_that_answers_is_used(nodes, empty):
    several = empty.address().replace("127.0.0.1:", f"127.0.0.1:{free_port()},127.0.0.1:")
    (node,) = nodes(address=several, count=1)
    new_account(node).exchange()


@pytest.mark.parametrize("changed, sentence", [
    ({"password": "Wr0ng"}, "lets us not in"),
    ({"database": "elsewhere"}, "has no database of that name"),
    ({"user": "guest"}, "does not allow our name"),
    ({"database": "pocketful?sslmode=verify-full"}, "speaks no TLS"),
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
    limit(empty, 0)
    try:
        ann.add_many(3)
        with pytest.raises(Refusal) as refusal:
            ann.exchange()
        assert refusal.value.status == 503
        assert "takes no more connections" in node.log.read_text()
    finally:
        limit(empty, -1)
    once(lambda: exchanged(ann), "nothing is taken any more", seconds=10)
    assert len(joined(ann).page()["operations"]) == 3


def limit(postgres, connections):
    """Those that are there are ended."""
    postgres.sql(f"ALTER ROLE keeper CONNECTION LIMIT {connections}", database="postgres")
    postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper'", database="postgres")


def exchanged(device):
    try:
        device.exchange()
        return True
    except Refusal as refusal:
        assert refusal.status == 503
        return False


def test_a_full_disk_is_said_and_nothing_is_lost(nodes, empty):
    (node,) = nodes(count=1)
    ann = new_account(node)
    ann.add_many(3)
    ann.exchange()
    fill(empty)
    ann.add_many(3)
    with pytest.raises(Refusal) as refusal:
        ann.exchange()
    assert refusal.value.status == 503
    assert "has a full disk" in node.log.read_text() and "hunter2" not in node.log.read_text()
    assert len(joined(ann).page()["operations"]) == 3, "what is there is read all the same"
    empty.sql("DROP FUNCTION no_room() CASCADE")
    once(lambda: exchanged(ann), "nothing is taken any more", seconds=10)
    assert len(joined(ann).page()["operations"]) == 6


def fill(postgres):
    """It answers each new row of a log as one whose disk has no room, by PostgreSQL's own code for that; a disk that is really full would
    take a mount."""
    postgres.sql("""CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file "base/5/1": No space left on device' USING ERRCODE = 'disk_full'; END $$""")
    postgres.sql("CREATE TRIGGER no_room BEFORE INSERT ON operation FOR EACH ROW EXECUTE FUNCTION no_room()")


def test_nodes_go_on_beside_the_tables_of_a_later_release(nodes, empty):
    """As while a cluster is upgraded node by node: the next release only adds."""
    one, two = nodes(count=2)
    ann = new_account(one)
    ann.add_many(3)
    ann.exchange()
    for table in ("account", "device", "session", "operation", "lease", "answer"):
        empty.sql(f"ALTER TABLE {table} ADD COLUMN later text DEFAULT 'later'")
    empty.sql("CREATE TABLE later (account bytea REFERENCES account ON DELETE CASCADE)")
    empty.sql("INSERT INTO grdb_migrations VALUES ('9999-later')")
    bob = joined(ann)
    ann.add_many(3)
    ann.exchange()
    bob.server = two
    assert len(bob.page()["operations"]) == 6
    bob.add_many(3)
    bob.exchange()
    new_account(two).exchange()
    two.stop()
    once(lambda: "sweep" in {lease["name"] for lease in state(one)["leads"]}, "the other one leads nothing", seconds=15)


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
        assert moved.returncode == 0 and "Moved 1 account with 1500 entries, and checked each." in moved.stdout, moved.stderr
        assert "hunter2" not in moved.stdout + moved.stderr
        new.start()
        for device in (ann, bob, ann):
            device.server = new
            device.exchange()
        assert ann.state == bob.state and len(ann.state) == 1505 and not ann.closed
        # The old place is as it was, and what is there already is not moved on top of what has gone on.
        again = subprocess.run([old.command[0], *move], capture_output=True, text=True, timeout=60, check=False)
        assert again.returncode == 1 and "Nothing was changed" in again.stderr
        new.stop()
        new.start()
        assert ann.exchange().state == bob.exchange().state
    finally:
        old.close()
        new.close()
