#!/usr/bin/env python3
"""Writes Tests/Stored/WebAuthn.txt: vectors of WebAuthn Level 3 section 16 (https://www.w3.org/TR/webauthn-3/#sctn-test-vectors),
made from what that section says of each: all that is drawn is HKDF-SHA-256 of one phrase, salted with a running number.

    python3 Tests/Tools/webauthn_vectors.py > Tests/Stored/WebAuthn.txt      (needs the package cryptography)

Where the published attestation has a maker's certificate, the one here has the format none: the server passes it over, and the
credential and all that is signed are the same.
"""
import base64, hashlib, json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

EXTRA = "clientDataJSON may be extended with additional fields in the future, such as this: "
P, Q, E = 2**1279 - 1, 2**2203 - 1, 65537


def b64(b):
    return base64.urlsafe_b64encode(b).rstrip(b"=").decode()


def sha(b):
    return hashlib.sha256(b).digest()


def cbor(value):
    def head(major, n):
        if n < 24:
            return bytes([major << 5 | n])
        size = 1 if n < 256 else 2
        return bytes([major << 5 | 23 + size]) + n.to_bytes(size, "big")

    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value)) + value.encode()
    return head(5, len(value)) + b"".join(cbor(k) + cbor(v) for k, v in value.items())


class Vector:
    def __init__(self, name, kind="ES256", packed="none", cross=False, top=False, length=32):
        self.name, self.drawn, self.cross, self.top = name, 0, cross, top
        challenge = self.draw(32)
        self.make_key(kind)
        client = self.client("webauthn.create", challenge)
        aaguid, credential = self.draw(16), self.draw(length)
        flags = self.draw(1)[0] & 0x1C
        if not flags & 0x08:
            flags &= ~0x18
        data = sha(b"example.org") + bytes([flags | 0x41]) + bytes(4)
        data += aaguid + len(credential).to_bytes(2, "big") + credential + cbor(self.cose)
        statement = {}
        if packed == "self":
            statement = {"alg": -7, "sig": self.sign(data + sha(client))}
        elif packed == "maker":
            self.drawn += 2  # the maker's key and the certificate's number
        attestation = {"fmt": "packed" if packed == "self" else "none", "attStmt": statement, "authData": data}
        self.say("create", challenge=challenge, clientData=client, attestation=cbor(attestation), id=credential)

        challenge = self.draw(32)
        client = self.client("webauthn.get", challenge)
        shown = self.draw(1)[0] & (0x14 if flags & 0x08 else 0x04)
        data = sha(b"example.org") + bytes([shown | flags & 0x08 | 0x01]) + bytes(4)
        self.say("get", challenge=challenge, clientData=client, data=data, signature=self.sign(data + sha(client)))

    def draw(self, length):
        salt = bytes([self.drawn])
        self.drawn += 1
        return HKDF(hashes.SHA256(), length, salt, self.name.encode()).derive(b"WebAuthn test vectors")

    def make_key(self, kind):
        if kind == "ES256":
            key = ec.derive_private_key(int.from_bytes(self.draw(32), "big"), ec.SECP256R1())
            point = key.public_key().public_numbers()
            self.cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
            self.sign = lambda m: key.sign(m, ec.ECDSA(hashes.SHA256(), deterministic_signing=True))
        elif kind == "EdDSA":
            key = ed25519.Ed25519PrivateKey.from_private_bytes(self.draw(32))
            self.cose = {1: 1, 3: -8, -1: 6, -2: key.public_key().public_bytes_raw()}
            self.sign = key.sign
        else:
            d = rsa.rsa_recover_private_exponent(E, P, Q)
            key = rsa.RSAPrivateNumbers(
                P, Q, d, rsa.rsa_crt_dmp1(d, P), rsa.rsa_crt_dmq1(d, Q), rsa.rsa_crt_iqmp(P, Q),
                rsa.RSAPublicNumbers(E, P * Q)).private_key()
            n = P * Q
            self.cose = {1: 3, 3: -257, -1: n.to_bytes((n.bit_length() + 7) // 8, "big"), -2: E.to_bytes(3, "big")}
            self.sign = lambda m: key.sign(m, padding.PKCS1v15(), hashes.SHA256())

    def client(self, kind, challenge):
        extended = self.draw(1)[0] & 1
        data = {"type": kind, "challenge": b64(challenge), "origin": "https://example.org", "crossOrigin": self.cross}
        if self.top:
            data["topOrigin"] = "https://example.com"
        if extended:
            data["extraData"] = EXTRA + b64(self.draw(16))
        return json.dumps(data, separators=(",", ":")).encode()

    def say(self, ceremony, **values):
        for what, value in values.items():
            print(self.name, ceremony, what, value.hex())


Vector("none.ES256")
Vector("packed-self.ES256", packed="self")
Vector("none.ES256.crossOrigin", cross=True)
Vector("none.ES256.topOrigin", cross=True, top=True)
Vector("none.ES256.long-credential-id", length=1023)
Vector("packed.ES256", packed="maker")
Vector("packed.RS256", "RS256", packed="maker")
Vector("packed.EdDSA", "EdDSA", packed="maker")
