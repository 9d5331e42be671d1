"""The server is killed while many write: what it said yes to is there, and of what it said nothing to, all of a request or none.

POCKETFUL_KILLS says how many times, 4 unless it does."""
import os
import random
import threading

from client import Refusal, joined, new_account
from programs import once
from server import NoAnswer

kills = int(os.environ.get("POCKETFUL_KILLS", "4"))
writers, batch = 8, 10


class Writer(threading.Thread):
    """Pushes batch after batch until the server is gone, or lets it rest a while."""

    def __init__(self, device):
        super().__init__()
        self.device, self.batches, self.acknowledged, self.wrong = device, [], set(), None

    def run(self):
        try:
            while True:
                ids = self.device.add_many(batch)
                operations = [self.device.sealed(id) for id in ids]
                self.batches.append(ids)
                self.device.send(operations)
                self.acknowledged |= set(ids)
        except NoAnswer:
            pass
        except Refusal as refusal:
            self.wrong = None if refusal.status == 429 else refusal


def everything(device):
    """What the server has of the account, from the beginning: pairs of number and id. A device may ask sixty times a minute, so after
    some of them another one reads on."""
    rows, cursor, mark = [], None, None
    while True:
        reader = joined(device, "A reader")
        for _ in range(50):
            reader.cursor, reader.mark = cursor, mark
            page = reader.page()
            rows += [(entry["seq"], entry["id"]) for entry in page["operations"]]
            for entry in page["operations"]:
                reader.take(entry)
            cursor, mark = page["cursor"], page["mark"]
            assert not reader.closed
            if not page["more"]:
                return rows


def check(device, acknowledged, batches):
    """What was said yes to is there, once, and of each batch all or nothing."""
    rows = everything(device)
    there = {id for _, id in rows}
    assert acknowledged <= there, f"{len(acknowledged - there)} that were acknowledged are gone"
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "numbers without gaps or doubles"
    assert len(there) == len(rows)
    assert all(there.issuperset(ids) or there.isdisjoint(ids) for ids in batches), "no half batch"
    assert there <= set().union(*batches)


def test_what_was_acknowledged_outlives_a_kill(own_server):
    first = new_account(own_server)
    devices = [first, *(joined(first, f"Writer {number}") for number in range(1, writers))]
    acknowledged, batches = set(), []
    for _ in range(kills):
        threads = [Writer(device) for device in devices]
        for thread in threads:
            thread.start()
        wanted = random.randrange(100, 1500)
        once(lambda: sum(len(thread.acknowledged) for thread in threads) >= wanted or not any(map(threading.Thread.is_alive, threads)),
             "the writers get no answers")
        own_server.kill()
        for thread in threads:
            thread.join()
        assert not [thread.wrong for thread in threads if thread.wrong]
        own_server.start()
        acknowledged |= set().union(*(thread.acknowledged for thread in threads))
        batches += [ids for thread in threads for ids in thread.batches]
        check(first, acknowledged, batches)
    assert len(acknowledged) >= 100 * kills
