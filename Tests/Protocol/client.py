"""A device as the protocol has it: keys, what it holds, what it has not sent, how far it has read. It shares no line with the app.
What the server refuses is raised as `Refusal`, unless the exchange itself knows what to do about it."""
import json
import secrets
import time
from dataclasses import dataclass, field

import sealing
from sealing import to_bytes, to_text

modules = ["fareCard", "departures", "races", "score", "workouts", "settings", "journal"]
base = "/api/v1/account"


class Refusal(Exception):
    def __init__(self, answer):
        super().__init__(f"{answer.status} {answer.body[:500]!r}")
        self.status, self.code, self.answer = answer.status, answer.code, answer


@dataclass
class Person:
    """Who an account is of, and what opens it."""

    email: str = field(default_factory=lambda: f"{secrets.token_hex(6)}@example.org")
    password: str = "seven small figs"
    code: str = field(default_factory=sealing.new_recovery_code)
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    salt: bytes = bytes(range(16))  # everybody's, so that one password is stretched once for all of them

    @property
    def account(self):
        return to_text(self.id)

    def recovery(self):
        auth, kek = sealing.recovery_keys(self.code)
        return {"auth": to_text(auth), "wrap": to_text(sealing.wrap(self.key, kek, self.account, "recovery", self.account))}

    def creation(self, name, **others):
        """What an account is made with; once made it is always the same, as for an answer that was lost."""
        auth, kek = sealing.password_keys(self.password, self.salt)
        return {
            "account": self.account, "email": self.email, "salt": to_text(self.salt), "kdf": sealing.kdf, "auth": to_text(auth),
            "keyCheck": to_text(sealing.Keys(self.id, self.key).check),
            "wrap": to_text(sealing.wrap(self.key, kek, self.account, "password", self.account)),
            "recovery": self.recovery(), "device": {"name": name}, **others}


@dataclass
class Held:
    text: str
    at: tuple  # (milliseconds, counter): the server's where it has one


class Device:
    def __init__(self, server, name="A device", skew=0):
        self.server, self.name, self.skew = server, name, skew
        self.headers = {"Sec-Fetch-Site": "same-origin"}
        self.cookie = self.id = self.keys = self.person = None
        self.writer, self.counter, self.last = secrets.token_hex(8), 0, (0, 0)
        self.held, self.unsent, self.aside, self.closed = {}, [], {}, {}
        self.cursor = self.mark = None

    # Asking

    def ask(self, method, path, body=None, **headers):
        sent = {**self.headers, **({"Cookie": f"{self.server.cookie}={self.cookie}"} if self.cookie else {}), **headers}
        answer = self.server.ask(method, path, body, {name: value for name, value in sent.items() if value is not None})
        for line in answer.headers.get_all("Set-Cookie") or []:
            name, value = line.split(";")[0].split("=", 1)
            if name == self.server.cookie:
                self.cookie = value
        return answer

    def call(self, method, path, body=None, **headers):
        answer = self.ask(method, path, body, **headers)
        if answer.status >= 300:
            raise Refusal(answer)
        return answer.json if answer.body else None

    # Ways in

    def create(self, person=None, **others):
        person = person or Person()
        self.enter(self.call("POST", f"{base}/password/create", person.creation(self.name, **others)), person.id, person.key)
        return person

    def sign_in(self, email, password):
        asked = self.call("POST", f"{base}/password/params", {"email": email})
        auth, kek = sealing.password_keys(password, to_bytes(asked["salt"]), asked["kdf"]["iterations"])
        found = self.call("POST", f"{base}/password/signIn", {"email": email, "auth": to_text(auth), "device": self.claim})
        self.unlock(found, "password", kek)

    def sign_in_by_code(self, person):
        """A code is replaced when it is used."""
        auth, kek = sealing.recovery_keys(person.code)
        found = self.call("POST", f"{base}/recovery/signIn", {"account": person.account, "auth": to_text(auth), "device": self.claim})
        self.unlock(found, "recovery", kek)
        person.code = sealing.new_recovery_code()
        self.call("PUT", f"{base}/recovery", person.recovery())

    @property
    def claim(self):
        return {"name": self.name, **({"id": self.id} if self.id else {})}

    def unlock(self, found, kind, kek):
        account = found["account"]
        (wrap,) = [each for each in found["wraps"] if each["kind"] == kind]
        key = sealing.unwrap(to_bytes(wrap["bytes"]), kek, account, kind, wrap["id"])
        self.enter(found, to_bytes(account), key)
        assert to_text(self.keys.check) == found["keyCheck"]

    def enter(self, found, id, key):
        assert found["account"] == to_text(id) and self.cookie
        self.id, self.keys = found["device"], sealing.Keys(id, key)

    # What it holds

    def now(self):
        return time.time_ns() // 1_000_000 + self.skew

    def add(self, kind="fareCard.rode", **fields):
        self.last = max((self.now(), 0), (self.last[0], self.last[1] + 1))
        self.counter += 1
        id = f"{self.writer}-{self.counter}"
        text = json.dumps({"id": id, "at": self.last, "kind": kind, "fields": fields}, separators=(",", ":"), ensure_ascii=False)
        self.held[id] = Held(text, self.last)
        self.unsent.append(id)
        return id

    def add_many(self, count, **fields):
        return [self.add(number=number, **fields) for number in range(count)]

    def sealed(self, id):
        return {**self.keys.seal(self.held[id].text), "at": list(self.held[id].at)}

    # The exchange

    def exchange(self):
        """Pull, then push, until nothing is left to send; whatever the contract says what to do about is done."""
        for _ in range(20):
            try:
                self.pull()
                self.push()
                return self
            except Refusal as refusal:
                answer = refusal.answer.json
                if refusal.code == "cursor":
                    self.begin_again()
                elif refusal.code == "clock":
                    self.lower(answer["now"])
                elif refusal.code in ("malformed", "too-large", "taken"):
                    self.set_aside(answer["ids"])
                else:
                    raise
        raise AssertionError("it does not come to an end")

    def pull(self, limit=1000):
        while True:
            page = self.page(limit)
            for entry in page["operations"]:
                self.take(entry)
            self.cursor, self.mark = page["cursor"], page["mark"]
            if not page["more"]:
                return

    def page(self, limit=1000):
        asked = {"after": self.cursor, "mark": self.mark, "limit": limit}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return self.call("GET", f"/api/v1/sync?{query}")

    def take(self, entry):
        """The server's copy of a name holds. One that is held here with another `h` is set aside, as a push would say `taken`."""
        id = entry["id"]
        is_ours = id in self.held and self.keys.h(self.held[id].text) == entry["h"]
        if id in self.held and not is_ours:
            self.aside[id] = self.held[id].text
        try:
            text = self.held[id].text if is_ours else self.keys.open(entry, modules)
        except sealing.Refused as refused:
            self.closed[id] = refused.reason
            return
        self.held[id] = Held(text, tuple(entry["at"]))
        self.last = max(self.last, tuple(entry["at"]))
        if id in self.unsent:
            self.unsent.remove(id)

    def push(self, most=1000):
        while self.unsent:
            batch = self.unsent[:most]
            answer = self.send([self.sealed(id) for id in batch])
            for id, at in answer["stamps"].items():
                self.held[id].at = tuple(at)
            self.mark = answer["mark"]
            self.unsent = self.unsent[len(batch):]

    def send(self, operations, **headers):
        return self.call("POST", "/api/v1/sync", self.request(operations), **headers)

    def request(self, operations):
        return {"device": self.id, "operations": operations, **({"mark": self.mark} if self.mark else {})}

    def begin_again(self):
        """The server is not what it was: all that is held goes back into the queue, each under the time it was given."""
        self.cursor = self.mark = None
        self.unsent = list(self.held)

    def lower(self, now):
        """What is unsent and later than the refusal's `now` goes behind the rest, one tick after another."""
        ahead = [id for id in self.unsent if self.held[id].at[0] > now]
        self.last = max([(now, 0), *(held.at for id, held in self.held.items() if id not in ahead)])
        for id in ahead:
            self.last = (self.last[0], self.last[1] + 1)
            self.held[id].at = self.last

    def set_aside(self, ids):
        for id in ids:
            self.aside[id] = self.held.pop(id).text
        self.unsent = [id for id in self.unsent if id not in ids]

    @property
    def state(self):
        """What must be equal on all devices of an account."""
        return {id: (held.text, held.at) for id, held in self.held.items()}


def new_account(server, name="Ann's phone"):
    device = Device(server, name)
    device.person = device.create()
    return device


def joined(device, name="A second device"):
    """Another device of the same account, by the recovery code: of the ways in the one that takes the server no time."""
    other = Device(device.server, name)
    other.sign_in_by_code(device.person)
    other.person = device.person
    return other
