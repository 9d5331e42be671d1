"""A token as a device of an account makes it, and a program that has it and nothing else."""
import json
import secrets
import string

import sealing
from client import base
from sealing import to_text

letters = string.ascii_letters + string.digits
read, write = "fareCard.read", "fareCard.write"


def draw(count):
    return "".join(secrets.choice(letters) for _ in range(count))


class Token:
    """`modules`: whose keys it opens; the app gives both, since what is taken back is said in the other one."""

    def __init__(self, device, *scopes, modules=("fareCard", "journal"), expires=None, id=None, secret=None):
        self.server, self.id, self.secret = device.server, id or draw(12), secret or draw(43)
        auth, kek = sealing.recovery_keys(self.secret)  # made of a text alike
        account = to_text(device.keys.account)
        self.body = {
            "id": self.id, "name": "Kitchen", "scopes": list(scopes or (read, write)), "auth": to_text(auth),
            "wraps": {name: to_text(sealing.wrap(device.keys.module(name), kek, account, "token", f"{self.id}/{name}")) for name in modules},
            "tag": {name: device.keys.tag(name) for name in modules}, **({"expires": expires} if expires else {})}

    def made(self, device):
        device.call("POST", f"{base}/tokens", self.body)
        return self

    @property
    def text(self):
        return f"pf_{self.id}_{self.secret}"

    def ask(self, method, path, body=None, server=None, **headers):
        sent = {"Authorization": f"Bearer {self.text}", **headers}
        return (server or self.server).ask(method, path, body, {name: value for name, value in sent.items() if value is not None})

    def card(self, query="", server=None, **headers):
        return self.ask("GET", f"/api/v1/fare-card{query}", server=server, **headers)

    def ride(self, body=None, key=None, **headers):
        return self.ask("POST", "/api/v1/fare-card/rides", body, **{"Idempotency-Key": key or draw(20), **headers})


def with_balance(device, minor=825):
    """A card with so much on it; a ride is 3.00 in New York by now."""
    device.add("fareCard.corrected", card="card", time=device.now() - 60_000, amount=minor, currency="USD")
    device.exchange()
    return device


def kinds(device):
    """Of what the account's log has, in its order."""
    device.exchange()
    return [json.loads(held.text)["kind"] for held in sorted(device.held.values(), key=lambda held: held.at)]
