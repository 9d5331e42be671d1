"""Writes Tests/Stored/Sealing.json: once for each form of the protocol. A form that has been released is never written anew."""
import hashlib
import json
from pathlib import Path

import sealing
from sealing import to_text

stored = Path(__file__).resolve().parents[1] / "Stored" / "Sealing.json"
account = bytes(range(16))
key = bytes(range(0x40, 0x60))
salt = bytes(range(0xA0, 0xB0))
output = bytes(range(0xC0, 0xE0))
names = ["fareCard", "departures", "workouts", "journal"]
code = "0123456789ABCDEFGHJKMNPQRS"
forms = {"plain": sealing.plain, "deflated": sealing.deflated}
operations = [
    '{"id":"91b04c77d05e62fa-1","at":[1767874500000,0],"kind":"fareCard.rode","fields":{"card":"c","time":1}}',
    '{"id":"91b04c77d05e62fa-2","at":[1767874500000,65535],"kind":"departures.stopAdded","fields":{"station":"127","name":"Çeşme · 四谷 🚇"}}',
    '{"id":"a_b-C-4503595332403199","at":[253402300799999,0],"kind":"workouts.noted","fields":{"text":"'
    + "slow and even " * 40 + '"}}',
    '{"id":"x-1","at":[0,0],"kind":"journal","fields":{}}',
]


def nonce(number):
    return bytes([number] * 12)


def vectors():
    keys = sealing.Keys(account, key)
    return {
        "account": to_text(account), "key": to_text(key), "keyCheck": to_text(keys.check),
        "modules": [{"name": name, "key": to_text(keys.module(name)), "tag": keys.tag(name)} for name in names],
        "operations": [sealed(keys, number, text) for number, text in enumerate(operations)],
        "passwords": [password("Pocketful of ﬁgs", 3), password("sieben Äpfel", 600_000)],
        "passkey": {
            "input": to_text(hashlib.sha256(b"pocketful/prf/1").digest()), "output": to_text(output),
            **wrapped(sealing.passkey_key(output), "passkey", "AQID")},
        "recovery": {
            "code": code, "typed": ["o123-4567-89ab-cdef-ghjk-mnpq-rs", " 0l234 56789 ABCDE FGHJK MNPQRS"],
            "auth": to_text(sealing.recovery_keys(code)[0]), **wrapped(sealing.recovery_keys(code)[1], "recovery", to_text(account))},
    }


def sealed(keys, number, text):
    """In both forms: who seals takes the smaller, and deflate may pack one text in several ways."""
    read = json.loads(text)
    one = keys.seal(text, nonce(number))
    boxes = {name: keys.seal(text, nonce(number), form)["box"] for name, form in forms.items()}
    return {"id": one["id"], "kind": read["kind"], "fields": sealing.fields_of(read), "text": text, "nonce": to_text(nonce(number)),
            "tag": one["tag"], "h": one["h"], **boxes}


def password(text, iterations):
    auth, kek = sealing.password_keys(text, salt, iterations)
    return {"password": text, "salt": to_text(salt), "iterations": iterations, "auth": to_text(auth),
            **wrapped(kek, "password", to_text(account))}


def wrapped(kek, kind, id):
    return {"kek": to_text(kek), "kind": kind, "id": id, "nonce": to_text(nonce(9)),
            "wrap": to_text(sealing.wrap(key, kek, to_text(account), kind, id, nonce(9)))}


if __name__ == "__main__":
    stored.write_text(json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n")
