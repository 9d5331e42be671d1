"""The protocol's keys, boxes and wraps once more, by another library and nothing of ours: Web/account must agree with this byte
for byte, and so must every program that comes after it. Bytes go in and out as bytes, texts as texts."""
import base64
import hashlib
import hmac
import json
import secrets
import unicodedata
import zlib
from dataclasses import dataclass
from functools import cache

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

most_text = 64 << 10
most_drawn = 16 << 20  # of a module in a snapshot
plain, deflated, epoch = 1, 2, 1
kdf = {"name": "PBKDF2-SHA256", "iterations": 600_000}
crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class Refused(Exception):
    """Why: malformed, newer, sealed, too-large, misnamed, as in Web/account/bytes.js."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


def to_text(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text):
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Refused("malformed") from None
    if to_text(data) != text:
        raise Refused("malformed")
    return data


def derived(secret, info, count=32):
    return HKDF(SHA256(), count, salt=None, info=info.encode()).derive(secret)


def mac(key, message, count):
    return hmac.digest(key, message, "sha256")[:count]


def listed(*texts):
    return b"\0".join(text.encode() for text in texts)


@dataclass(frozen=True)
class Keys:
    """Of an account: its id's 16 bytes, and AK's 32."""

    account: bytes
    key: bytes

    @property
    def check(self):
        return mac(self.key, b"check", 8)

    @cache
    def module(self, name):
        return derived(self.key, f"pocketful/1/module/{name}")

    @cache
    def tag(self, name):
        return to_text(mac(self.key, f"tag/{name}".encode(), 3))

    def bound_to(self, id, tag):
        return listed(to_text(self.account), id, tag)

    def seal(self, operation, nonce=None, form=None):
        """Of a text as DataFile.md has it, the members that a push carries; `form` for tests that want one."""
        read = json.loads(operation)
        module = module_of(read)
        box = self.box(operation.encode(), module, read["id"], nonce, form)
        return {"id": read["id"], "at": read["at"], "tag": self.tag(module), "h": self.h(operation), "box": to_text(box)}

    def h(self, operation):
        read = json.loads(operation)
        return to_text(mac(self.module(module_of(read)), listed(read["id"], read["kind"], fields_of(read)), 16))

    def box(self, content, module, id, nonce=None, form=None):
        nonce = nonce or secrets.token_bytes(12)
        smaller = raw_deflate(content)
        form = form or (deflated if len(smaller) < len(content) else plain)
        closed = AESGCM(self.module(module)).encrypt(
            nonce, smaller if form == deflated else content, self.bound_to(id, self.tag(module)))
        return bytes([form, epoch]) + nonce + closed

    def open(self, entry, modules):
        """The text of an operation that a pull brought; `modules` are the names that are known here."""
        content = self.unbox(entry, modules, most_text)
        try:
            inside = json.loads(content)["id"]
            text = content.decode()
        except (ValueError, LookupError, TypeError):
            raise Refused("malformed") from None
        if inside != entry["id"]:
            raise Refused("misnamed")
        return text

    def open_drawn(self, tag, box, modules):
        """The text of a module's part of a snapshot."""
        return self.unbox({"id": "snapshot", "tag": tag, "box": box}, modules, most_drawn).decode()

    def unbox(self, entry, modules, most):
        named = {self.tag(name): name for name in modules}
        if entry["tag"] not in named:
            raise Refused("newer")
        box = to_bytes(entry["box"])
        if len(box) < 2 + 12 + 16:
            raise Refused("malformed")
        if box[0] not in (plain, deflated) or box[1] != epoch:
            raise Refused("newer")
        bound = self.bound_to(entry["id"], entry["tag"])
        content = unlocked(self.module(named[entry["tag"]]), box[2:14], box[14:], bound)
        if box[0] == deflated:
            content = raw_inflate(content, most)
        if len(content) > most:
            raise Refused("too-large")
        return content


def module_of(read):
    return read["kind"].split(".")[0]


def fields_of(read):
    """As Core writes them; good for texts and whole numbers, which is what tests have."""
    return json.dumps(read["fields"], separators=(",", ":"), ensure_ascii=False)


def wrap(key, kek, account, kind, id, nonce=None):
    """`account` and `id` as the protocol writes them: an account is its base64url text."""
    nonce = nonce or secrets.token_bytes(12)
    return b"\x01" + nonce + AESGCM(kek).encrypt(nonce, key, listed(account, kind, id))


def unwrap(sealed, kek, account, kind, id):
    if not sealed:
        raise Refused("malformed")
    if sealed[0] != 1:
        raise Refused("newer")
    if len(sealed) != 1 + 12 + 32 + 16:
        raise Refused("malformed")
    return unlocked(kek, sealed[1:13], sealed[13:], listed(account, kind, id))


def unlocked(key, nonce, closed, bound):
    try:
        return AESGCM(key).decrypt(nonce, closed, bound)
    except InvalidTag:
        raise Refused("sealed") from None


def raw_deflate(content):
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packing.compress(content) + packing.flush()


def raw_inflate(content, most):
    unpacking = zlib.decompressobj(-15)
    try:
        text = unpacking.decompress(content, most + 1)
    except zlib.error:
        raise Refused("malformed") from None
    if len(text) > most:
        raise Refused("too-large")
    if not unpacking.eof or unpacking.unused_data:
        raise Refused("malformed")
    return text


@cache
def password_keys(password, salt, iterations=kdf["iterations"]):
    """auth, which is sent, and the KEK, which is not."""
    stretched = hashlib.pbkdf2_hmac("sha256", unicodedata.normalize("NFKC", password).encode(), salt, iterations, 64)
    return stretched[:32], stretched[32:]


def passkey_key(output):
    return derived(output, "wrap")


def new_recovery_code():
    return "".join(secrets.choice(crockford) for _ in range(26))


def recovery_code(typed):
    code = "".join(typed.upper().split()).replace("-", "").translate(str.maketrans("OIL", "011"))
    if len(code) != 26 or set(code) - set(crockford):
        raise Refused("malformed")
    return code


def recovery_keys(code):
    return derived(code.encode(), "auth"), derived(code.encode(), "wrap")
