"""What strangers and careless programs send to where tokens are taken; and that no token stands in a log."""
import pytest
from client import Refusal, base, new_account
from server import Server
from tokens import Token, draw, with_balance

card = "/api/v1/fare-card"


@pytest.fixture
def token(ann):
    with_balance(ann)
    return Token(ann).made(ann)


def asked(server, authorization, **headers):
    return server.ask("GET", card, None, {"Authorization": authorization, **headers})


def test_what_is_no_token_is_nobodys(server, token):
    for text in ("", "pf_", token.text[:-1], token.text + "A", token.text.replace("_", "-"), f"pf_{token.id}_{'!' * 43}", "pf_" + "ä" * 56, "x" * 9000):
        answer = asked(server, f"Bearer {text}".encode().decode("latin-1"))
        assert answer.status in (401, 431) and token.secret not in answer.body.decode()
    assert asked(server, f"Basic {token.text}").status == 401 and server.ask("GET", card).status == 401
    assert asked(server, f"bEaReR {token.text}").status == 200


def test_who_guesses_has_to_wait_and_nobody_else_has(ann, token):
    wrong = Token(ann, id=token.id)
    statuses = [wrong.card().status for _ in range(8)]
    assert statuses[:4] == [401] * 4 and statuses[-1] == 429
    answer = wrong.card()
    assert answer.code == "wait" and int(answer.headers["Retry-After"]) >= 1
    assert token.card().status == 429, "from that address even the right secret is not listened to"
    assert Token(ann).made(ann).card().status == 200, "another token is none the worse for it"


def test_by_a_cookie_and_a_token_at_once_nobody_is_let_in(ann, token):
    answer = token.card(Cookie=f"{ann.server.cookie}={ann.cookie}")
    assert (answer.status, answer.code) == (400, "two-credentials")


def test_a_cookie_opens_nothing_there_whatever_page_sends_it(ann):
    for site in ("same-origin", "cross-site"):
        sent = {"Cookie": f"{ann.server.cookie}={ann.cookie}", "Sec-Fetch-Site": site}
        assert ann.server.ask("GET", card, None, sent).status == 401
        assert ann.server.ask("POST", f"{card}/rides", {}, {**sent, "Idempotency-Key": "1"}).status == 401


def test_no_page_of_another_site_is_told_that_it_may(server, token):
    answer = server.ask("OPTIONS", card, None, {"Origin": "https://elsewhere.example", "Access-Control-Request-Headers": "authorization"})
    assert not [name for name in answer.headers if name.lower().startswith("access-control")]
    assert "Access-Control-Allow-Origin" not in token.card(Origin="https://elsewhere.example").headers


@pytest.mark.parametrize("key", [None, "", "x" * 129, "two words", "tab\there"])
def test_a_ride_needs_a_key_of_its_own(token, key):
    answer = token.ask("POST", f"{card}/rides", {}, **{"Idempotency-Key": key})
    assert (answer.status, answer.code) == (400, "malformed") and answer.json["parameter"] == "Idempotency-Key"


@pytest.mark.parametrize("body", [b"[]", b"{", b'{"service":"ferry"}', b'{"card":7}', b'{"card":""}', b'{"transfer":"yes"}', b'{"card":"%s"}' % (b"x" * 101)])
def test_what_is_no_ride_is_refused(token, body):
    answer = token.ride(body, **{"Content-Type": "application/json"})
    assert (answer.status, answer.code) == (400, "malformed")


def test_a_large_body_is_not_read_and_one_of_another_kind_neither(token):
    assert token.ride(b" " * 9000, **{"Content-Type": "application/json"}).status == 413
    assert token.ride(b"{}", **{"Content-Type": "text/plain"}).status == 415
    assert token.ask("POST", f"{card}/rides", b"", **{"Idempotency-Key": draw(9)}).status == 201, "nothing sent is a usual ride"


def test_a_card_that_is_not_there_is_said_not_to_be(token):
    assert token.card("?card=nobody-1").code == "no-card" and token.ride({"card": "nobody-1"}).code == "no-card"
    assert token.card("?card=").status == 400


@pytest.mark.parametrize(("member", "value"), [
    ("id", "short"), ("id", "ä" * 6), ("name", ""), ("name", "x" * 101), ("name", "two\nlines"), ("scopes", []), ("scopes", ["fareCard.read"] * 2),
    ("scopes", ["everything"]), ("scopes", "fareCard.read"), ("auth", "AAAA"), ("wraps", {}), ("wraps", {"fareCard": "AAAA"}), ("tag", {}),
    ("tag", {"fareCard": "AbC"}), ("tag", {"fareCard": "AbCd", "journal": "AbCd"}), ("expires", 1), ("expires", 1 << 62), ("expires", "never"),
])
def test_what_is_no_token_is_not_made(ann, member, value):
    body = {**Token(ann).body, member: value}
    with pytest.raises(Refusal) as refusal:
        ann.call("POST", f"{base}/tokens", body)
    assert (refusal.value.status, refusal.value.code) == (400, "malformed")
    assert ann.call("GET", f"{base}/tokens")["tokens"] == []


def test_whoever_has_not_just_said_who_they_are_makes_none():
    server = Server().start()
    try:
        ann = new_account(server)
        token = Token(ann).made(ann)
        server.stop()
        server.command += ["--now", str(ann.now() // 1000 + 302)]
        server.start()
        for method, path, body in (("POST", f"{base}/tokens", Token(ann).body), ("DELETE", f"{base}/tokens/{token.id}", None)):
            with pytest.raises(Refusal) as refusal:
                ann.call(method, path, body)
            assert (refusal.value.status, refusal.value.code) == (403, "not-fresh")
    finally:
        server.close()


def test_it_is_let_in_where_https_ends_before_the_server_and_nowhere_in_the_clear():
    server = Server("--public-url", "https://pocketful.example", "--signup", "open").start()
    try:
        ann = with_balance(new_account(server))
        token = Token(ann).made(ann)
        assert token.card(Host="pocketful.example").status == 200
    finally:
        server.close()


def test_no_token_stands_in_any_log_nor_in_the_database():
    server = Server("--log-level", "trace").start()
    try:
        ann = with_balance(new_account(server))
        token = Token(ann).made(ann)
        assert token.card().status == 200 and token.ride(key="a-key-of-mine").status == 201
        Token(ann, id=token.id, secret="w" * 43).card()
        asked(server, f"Bearer {token.text}", Cookie=f"{server.cookie}={ann.cookie}")
        for path in ("/api/v1/fare-card/", "/"):
            server.ask("GET", path + token.text)
        server.ask("GET", "/metrics")
        server.stop()
        written = server.log.read_bytes() + b"".join(path.read_bytes() for path in server.data.iterdir() if path.is_file())
        assert b"/api/v1/fare-card" in written
        for secret in (token.secret, "w" * 43, "a-key-of-mine", "Balance $"):
            assert secret.encode() not in written
        assert token.id.encode() not in server.log.read_bytes()
    finally:
        server.close()
