"""A push service as browsers have one, which looks at all that it is sent: who sends it (VAPID), by which rules, and what only the
browser can read. It answers as a test wants it to."""
import json
import secrets
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from programs import free_port, once
from sealing import to_bytes, to_text


def point(key):
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


@dataclass
class Message:
    """One that came, opened."""

    at: float
    headers: Mapping
    payload: dict

    @property
    def tag(self):
        return self.payload["notification"]["tag"]

    @property
    def data(self):
        return self.payload["notification"]["data"]


@dataclass
class Browser:
    """A subscription: where it is, and what opens what comes there. `answers` are those to the next messages, then 201; `None` hangs."""

    service: "PushService"
    name: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    answers: list = field(default_factory=list)
    messages: list = field(default_factory=list)
    tries: list = field(default_factory=list)

    @property
    def endpoint(self):
        return f"{self.service.origin}/push/{self.name}"

    @property
    def subscription(self):
        return {"endpoint": self.endpoint, "keys": {"p256dh": to_text(point(self.key)), "auth": to_text(self.secret)}}

    @property
    def shown(self):
        """As a person sees them: of two under one tag the later."""
        return {message.tag: message for message in self.messages}


class PushService:
    def __init__(self):
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.browsers, self.faults, self.elsewhere = {}, [], []
        self.is_ended = threading.Event()
        self.server = None
        self.start()

    def start(self):
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                service.take(self)

            def do_GET(self):
                service.elsewhere.append(self.path)
                self.send_error(404)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def stop(self):
        """Nobody listens there until it is started again."""
        self.server.shutdown()
        self.server.server_close()

    def close(self):
        self.is_ended.set()
        self.stop()
        assert not self.faults, self.faults

    def browser(self, *answers):
        browser = Browser(self, answers=list(answers))
        self.browsers[browser.name] = browser
        return browser

    def take(self, request):
        body = request.rfile.read(int(request.headers["Content-Length"]))
        browser = self.browsers.get(request.path.removeprefix("/push/"))
        if browser is None:
            self.elsewhere.append(request.path)
            return self.answer(request, 404)
        browser.tries.append(time.time())
        answer = browser.answers.pop(0) if browser.answers else 201
        if answer is None:
            self.is_ended.wait(60)
            return None
        drips = isinstance(answer, str)
        answer = int(answer.split()[1]) if drips and " " in answer else 201 if drips else answer
        status, headers = answer if isinstance(answer, tuple) else (answer, {})
        try:
            message = self.opened(request.headers, body, browser)
            if 200 <= status < 300 or status == 413:
                browser.messages.append(message)
        except Exception as fault:  # whatever is wrong with a message is told at the end
            self.faults.append(repr(fault))
        return self.drip(request, status) if drips else self.answer(request, status, headers)

    def drip(self, request, status):
        """A head at once, and words that never end."""
        request.send_response(status)
        request.send_header("Content-Length", "1000")
        request.end_headers()
        while not self.is_ended.wait(0.5):
            try:
                request.wfile.write(b".")
                request.wfile.flush()
            except OSError:
                return

    @staticmethod
    def answer(request, status, headers=None):
        request.send_response(status)
        for name, value in (headers or {}).items():
            request.send_header(name, value)
        request.send_header("Content-Length", "0")
        request.end_headers()

    def opened(self, headers, body, browser):
        self.check_sender(headers["Authorization"])
        assert headers["Content-Encoding"] == "aes128gcm" and headers["Content-Type"] == "application/octet-stream"
        assert headers["Urgency"] in ("high", "normal") and 0 <= int(headers["TTL"]) <= 2 * 86_400
        assert len(body) == 86 + 1024 + 16, len(body)
        text = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm")
        payload = json.loads(text)
        notification = payload["notification"]
        assert payload["web_push"] == 8030 and payload["mutable"] is True
        assert notification["title"] == "Pocketful" and notification["body"] and notification["navigate"].endswith("/")
        if notification["tag"] == "test":
            assert notification["data"] == {"test": True} and headers["Topic"] == "test"
        else:
            assert notification["tag"] == notification["data"]["id"] == headers["Topic"] and len(headers["Topic"]) == 32
        return Message(time.time(), headers, payload)

    def check_sender(self, authorization):
        """RFC 8292: signed by the key that it names, for this service, and not for long."""
        scheme, rest = authorization.split(" ", 1)
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and set(parts) == {"t", "k"}
        head, claims, signature = parts["t"].split(".")
        signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(parts["k"]))
        raw = to_bytes(signature)
        assert len(raw) == 64 and json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        signer.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        claims = json.loads(to_bytes(claims))
        assert claims["aud"] == self.origin and time.time() < claims["exp"] <= time.time() + 86_400
        assert claims["sub"].startswith(("mailto:", "https://", "http://localhost"))
        self.key = parts["k"]


def now():
    return time.time_ns() // 1_000_000


def reminder(due=0, lasts=60, id=None, **others):
    """Due so many seconds from now."""
    at = now() + round(due * 1000)
    return {"id": id or to_text(secrets.token_bytes(24)), "due": at, "expires": at + round(lasts * 1000), "box": to_text(secrets.token_bytes(90)),
            **others}


def put(device, *reminders, seq=1):
    return device.call("PUT", "/api/v1/push/reminders", {"seq": seq, "reminders": list(reminders)})


def subscribe(device, service, *answers):
    """A browser of that device's."""
    browser = service.browser(*answers)
    answer = device.call("PUT", "/api/v1/push/subscription", browser.subscription)
    assert answer["subscription"]["endpoint"] == browser.endpoint
    return browser


def has(browser, *reminders, seconds=15):
    """Once each of them is shown there."""
    once(lambda: {one["id"] for one in reminders} <= set(browser.shown), "not each of them came", seconds=seconds)


def metrics(server):
    """What became of messages, by `/metrics` of that server."""
    lines = server.ask("GET", "/metrics").body.decode().splitlines()
    found = [line.split() for line in lines if line.startswith("pocketful_push_messages_total")]
    return {name.split('"')[1]: int(count) for name, count in found}

