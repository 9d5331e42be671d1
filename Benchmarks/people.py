"""People with accounts of two devices each, put into the database as their sign-ins would have left them: what is measured begins
behind that."""
import hashlib
import os
import time

import sealing

day = 86_400_000


class Device:
    """One that is signed in, and makes its pushes by itself."""

    def __init__(self, account, keys):
        self.account, self.keys = account, keys
        self.id, self.token = os.urandom(16), os.urandom(32)
        self.cookie = sealing.to_text(self.token)
        self.other = None
        self.cursor = None
        self.counter = 0

    def operation(self):
        """A ride, sealed."""
        self.counter += 1
        at = [time.time_ns() // 1_000_000, 0]
        name = f"{self.id.hex()[:12]}-{self.counter}"
        fields = '{"card":"c-1","fare":290,"mode":"subway","station":"127"}'
        ride = '{"id":"%s","at":[%d,0],"kind":"fareCard.rode","fields":%s}' % (name, at[0], fields)
        return {**self.keys.seal(ride), "at": at}


def settle(database, count):
    """So many people move in; the two devices of each, one behind the other."""
    devices = []
    for _ in range(count):
        account = os.urandom(16)
        keys = sealing.Keys(account, os.urandom(32))
        one, two = Device(account, keys), Device(account, keys)
        one.other, two.other = two, one
        devices += [one, two]
    nothing = stored(b"\0")
    now = time.time_ns() // 1_000_000
    copy(database, "account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)", (
        f"{stored(device.account)}\t{now}\t{nothing}\t1\t0\t{nothing}\t0\t0" for device in devices[::2]))
    copy(database, "device (account, id, name, made, seen)", (
        f"{stored(each.account)}\t{stored(each.id)}\tphone\t{now}\t{now}" for each in devices))
    copy(database, "session (hash, account, device, made, seen, fresh, expires, renewed)", (
        f"{stored(hashlib.sha256(each.token).digest())}\t{stored(each.account)}\t{stored(each.id)}\t{now}\t{now}\t{now}\t{now + day}\t{now}"
        for each in devices))
    database.sql("ANALYZE")
    return devices


def stored(content):
    """As COPY reads bytes."""
    return "\\\\x" + content.hex()


def copy(database, table, rows):
    database.sql(f"COPY {table} FROM STDIN", told="\n".join(rows) + "\n")
