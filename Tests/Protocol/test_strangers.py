"""What a page of another site, another account, or somebody who guesses can learn and do: nothing."""
import statistics
import time

import pytest
from client import Device, Person, base, joined, new_account
from sealing import to_text

# Each private address: asked for by its own method, with a body that would be good.
private = [
    ("GET", "/api/v1/sync"), ("POST", "/api/v1/sync"), ("GET", "/api/v1/sync/snapshot"), ("PUT", "/api/v1/sync/snapshot"),
    ("GET", base), ("DELETE", base), ("GET", f"{base}/devices"), ("PATCH", f"{base}/devices/" + "A" * 22),
    ("DELETE", f"{base}/devices/" + "A" * 22), ("POST", f"{base}/signOut"), ("GET", f"{base}/ways"), ("DELETE", f"{base}/ways/" + "A" * 22),
    ("PUT", f"{base}/recovery"), ("POST", f"{base}/recovery/signIn"), ("POST", f"{base}/password/create"),
    ("POST", f"{base}/password/params"), ("POST", f"{base}/password/signIn"), ("POST", f"{base}/password/change"),
]
foreign = [
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "none"}, {"Sec-Fetch-Site": "cross-site", "Origin": "own"},
    {"Sec-Fetch-Site": None, "Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": None, "Origin": "null"},
    {"Sec-Fetch-Site": None, "Origin": "http://localhost.elsewhere.example"}, {"Sec-Fetch-Site": None},
]


@pytest.fixture(scope="module")
def eve(server):
    return new_account(server, "Eve's phone")


@pytest.mark.parametrize("method, path", private)
def test_a_page_of_another_site_reaches_nothing(method, path, eve):
    for headers in foreign:
        own = {name: eve.server.origin if value == "own" else value for name, value in headers.items()}
        answer = eve.ask(method, path, {"confirm": "delete"} if method != "GET" else None, **own)
        assert answer.status == 403 and answer.code == "foreign-origin", headers
        assert "Access-Control-Allow-Origin" not in answer.headers
    assert eve.ask("GET", base).status == 200


@pytest.mark.parametrize("method, path", private)
def test_what_is_private_is_kept_by_nobody_and_open_to_no_other_page(method, path, server):
    nobody = Device(server)
    answer = nobody.ask(method, path, {} if method != "GET" else None)
    assert answer.status in (400, 401) or (path, answer.status) == (f"{base}/signOut", 204)
    assert answer.headers["Cache-Control"] == "no-store" and "cookie" in answer.headers["Vary"].lower()
    assert not [name for name in answer.headers if name.lower().startswith("access-control-")]
    asked = nobody.ask("OPTIONS", path, Origin="https://elsewhere.example")
    assert not [name for name in asked.headers if name.lower().startswith("access-control-")]


def test_a_browser_that_does_not_say_whose_page_it_is_says_its_origin(eve):
    own = {"Sec-Fetch-Site": None, "Origin": eve.server.origin}
    assert eve.ask("GET", base, **own).status == 200
    assert eve.ask("POST", "/api/v1/sync", eve.request([]), **own).status == 200


def test_a_cookie_and_a_bearer_on_one_request_are_refused(eve):
    for path in ("/api/v1/sync", base):
        assert eve.ask("GET", path, Authorization="Bearer pf_" + "a" * 12 + "_" + "b" * 43).status == 400


@pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "=", "A" * 5000, "\u00e9" * 43, "A" * 43 + "; pocketful-session=" + "B" * 43])
def test_a_session_that_nobody_has_is_signed_out(cookie, server):
    device = Device(server)
    answer = device.ask("GET", base, Cookie=f"{server.cookie}={cookie}".encode().decode("latin-1"))
    assert answer.status in (400, 401, 431)


def test_of_another_account_nothing_is_seen_and_nothing_changed(server):
    ann, eve = new_account(server), new_account(server)
    second = joined(ann)
    ann.add_many(3)
    ann.exchange()
    ways = ann.call("GET", f"{base}/ways")["ways"]
    before = ann.call("GET", base)
    for id in (ann.id, second.id):
        assert eve.ask("PATCH", f"{base}/devices/{id}", {"name": "Eve's"}).status == 404
        assert eve.ask("DELETE", f"{base}/devices/{id}").status == 404
    for way in ways:
        assert eve.ask("DELETE", f"{base}/ways/{way['id']}").status == 404
    asked = eve.ask("GET", f"/api/v1/sync?after={ann.cursor}&mark={ann.mark}")
    assert (asked.status, asked.code) == (409, "cursor")
    # The same names in two accounts are two entries, and neither knows of the other.
    eve.keys, keys = ann.keys, eve.keys
    eve.writer, eve.counter = ann.writer, 0
    eve.add(of="Eve")
    eve.push()
    eve.keys = keys
    assert len(eve.page()["operations"]) == 1
    ann.exchange()
    after = ann.call("GET", base)
    assert {**after, "now": 0, "ways": 0} == {**before, "now": 0, "ways": 0}
    assert [each["name"] for each in ann.call("GET", f"{base}/devices")["devices"]].count("Eve's") == 0


def test_what_says_that_it_is_of_another_device_is_not_believed(server):
    ann, eve = new_account(server), new_account(server)
    claimed = {**eve.request([eve.sealed(eve.add())]), "device": ann.id}
    eve.ask("POST", "/api/v1/sync", claimed)
    assert ann.page()["operations"] == []
    auth_of_eve = Device(server)
    auth_of_eve.id = ann.id
    auth_of_eve.sign_in_by_code(eve.person)
    assert auth_of_eve.id != ann.id, "an id from elsewhere is a new device"


def guesses(server, email):
    """Wrong passwords until one is told to wait: each answer, and its seconds."""
    device, answers = Device(server), []
    while not answers or answers[-1][0].status == 401:
        assert len(answers) < 12, "each wait is twice the last, and each guess takes a second or two"
        began = time.perf_counter()
        body = {"email": email, "auth": to_text(bytes(32)), "device": {"name": "x"}}
        answers.append((device.ask("POST", f"{base}/password/signIn", body), time.perf_counter() - began))
    return answers


def test_who_guesses_waits_and_does_not_learn_whether_there_is_such_an_account(server):
    known, unknown = guesses(server, new_account(server).person.email), guesses(server, Person().email)
    for answers in (known, unknown):
        last = answers[-1][0]
        assert last.status == 429 and int(last.headers["Retry-After"]) >= 1 and last.code
        assert len(answers) > 5, "who mistypes is not made to wait"
    wrong = [answer for answers in (known, unknown) for answer, _ in answers[:-1]]
    assert len({(answer.status, *sorted({**answer.json, "now": 0}.items()), *sorted(answer.headers)) for answer in wrong}) == 1
    medians = [statistics.median(took for _, took in answers[:-1]) for answers in (known, unknown)]
    assert 0.5 < medians[0] / medians[1] < 2, "without the same work an unknown address takes a hundredth of the time"


def test_how_a_password_is_stretched_is_said_of_any_address_and_always_the_same(ann):
    def asked(email):
        return {**Device(ann.server).call("POST", f"{base}/password/params", {"email": email}), "now": 0}

    known, unknown, other = asked(ann.person.email), asked("nobody@example.org"), asked("nobody2@example.org")
    assert known["salt"] == to_text(ann.person.salt)
    assert unknown == asked("nobody@example.org") == asked("Nobody@Example.org") and unknown["salt"] != other["salt"]
    assert set(known) == set(unknown) and known["kdf"] == unknown["kdf"] and len(known["salt"]) == len(unknown["salt"])
