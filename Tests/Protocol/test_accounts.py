"""Making an account, coming in, leaving, and what a device is told when it may not any more."""
import http.cookies

import pytest
import sealing
from client import Device, Person, Refusal, base, joined, new_account
from sealing import new_recovery_code, to_bytes, to_text
from server import Server


def refusal(call, *arguments):
    with pytest.raises(Refusal) as refused:
        call(*arguments)
    return refused.value.status, refused.value.code


def test_a_new_account_is_its_devices_own_id_and_a_cookie_no_script_reads(server):
    device, person = Device(server, "Ann's phone"), Person()
    answer = device.ask("POST", f"{base}/password/create", person.creation(device.name))
    assert answer.status == 201 and answer.json["account"] == person.account
    assert len(to_bytes(answer.json["device"])) == 16 and isinstance(answer.json["now"], int)
    cookie = cookie_of(answer, "pocketful-session")
    assert (bool(cookie["httponly"]), cookie["samesite"], cookie["path"], cookie["domain"]) == (True, "Lax", "/", "")
    assert int(cookie["max-age"]) == 400 * 86_400 and len(to_bytes(cookie.value)) == 32


def test_where_people_come_by_https_the_cookie_is_of_this_very_origin_and_never_in_the_clear():
    server = Server("--public-url", "https://pocketful.example", "--signup", "open").start()
    try:
        answer = Device(server).ask("POST", f"{base}/password/create", Person().creation("Ann's phone"))
        cookie = cookie_of(answer, "__Host-session")
        assert (bool(cookie["httponly"]), bool(cookie["secure"])) == (True, True)
        assert (cookie["samesite"], cookie["path"], cookie["domain"]) == ("Lax", "/", "")
    finally:
        server.close()


def cookie_of(answer, name):
    (line,) = answer.headers.get_all("Set-Cookie")
    return http.cookies.SimpleCookie(line)[name]


def test_the_same_request_again_is_the_same_account_and_the_same_device(server):
    first, again, person = Device(server), Device(server), Person()
    creation = person.creation("Ann's phone")
    made, lost = (device.call("POST", f"{base}/password/create", creation) for device in (first, again))
    assert {**made, "now": 0} == {**lost, "now": 0}
    assert len(again.call("GET", f"{base}/devices")["devices"]) == 1


def test_an_address_is_one_accounts_whatever_its_capitals(ann):
    other = Person(email=ann.person.email.upper())
    assert refusal(Device(ann.server).create, other) == (409, "email-taken")


def test_an_account_that_is_there_is_nobody_elses_to_make(ann):
    mine = Person(id=ann.person.id)
    assert refusal(Device(ann.server).create, mine)[0] == 409
    assert len(ann.call("GET", f"{base}/devices")["devices"]) == 1


def test_a_second_device_comes_in_by_password_and_opens_everything(ann):
    ann.add()
    ann.exchange()
    second = Device(ann.server, "Laptop")
    second.sign_in(ann.person.email, ann.person.password)
    assert second.keys == ann.keys and second.id != ann.id
    assert second.exchange().state == ann.state


def test_a_recovery_code_opens_everything_and_is_good_once(ann):
    ann.add()
    ann.exchange()
    used = ann.person.code
    second = joined(ann)
    assert second.exchange().state == ann.state
    other = Device(ann.server)
    assert refusal(other.sign_in_by_code, Person(code=used, id=ann.person.id)) == (401, "wrong")
    other.sign_in_by_code(ann.person)


def test_a_recovery_code_is_taken_with_the_address_too(ann):
    auth, _ = sealing.recovery_keys(ann.person.code)
    found = Device(ann.server).call(
        "POST", f"{base}/recovery/signIn", {"email": ann.person.email, "auth": to_text(auth), "device": {"name": "By address"}})
    assert found["account"] == ann.person.account


def test_a_wrong_code_is_wrong(ann):
    assert refusal(Device(ann.server).sign_in_by_code, Person(code=new_recovery_code(), id=ann.person.id)) == (401, "wrong")


def test_an_account_says_what_is_in_it_and_nothing_of_the_key(ann):
    ann.add_many(3)
    ann.exchange()
    said = ann.call("GET", base)
    assert (said["account"], said["count"], said["last"]) == (ann.person.account, 3, 3)
    assert sorted(way["kind"] for way in said["ways"]) == ["password", "recovery"]
    assert all({"id", "kind", "name", "made", "used", "opens"} >= set(way) >= {"id", "kind", "made"} for way in said["ways"])


def listed(device):
    return {each["id"]: each["name"] for each in device.call("GET", f"{base}/devices")["devices"]}


def test_devices_are_named_renamed_and_told_apart(ann):
    second = joined(ann, "Laptop")
    second.call("PATCH", f"{base}/devices/{ann.id}", {"name": "Old phone"})
    devices = second.call("GET", f"{base}/devices")["devices"]
    assert {(each["id"], each["name"], each["current"]) for each in devices} == {(ann.id, "Old phone", False), (second.id, "Laptop", True)}
    assert all(abs(each["seen"] - ann.now()) < 60_000 and each["made"] <= each["seen"] for each in devices)


def test_a_revoked_device_is_told_so_and_keeps_what_it_has(ann):
    second = joined(ann)
    second.add()
    assert second.ask("DELETE", f"{base}/devices/{ann.id}").status == 204
    for method, path in (("GET", "/api/v1/sync"), ("GET", base), ("GET", f"{base}/devices")):
        assert (answer := ann.ask(method, path)).status == 403 and answer.code == "revoked"
    ann.add()
    assert refusal(ann.push) == (403, "revoked")
    assert ann.unsent
    second.exchange()


def test_a_device_that_is_revoked_while_it_reads_stops_there(ann):
    ann.add_many(30, text="x" * 1000)
    ann.exchange()
    bob = joined(ann)
    page = bob.page(limit=10)
    bob.cursor, bob.mark = page["cursor"], page["mark"]
    assert ann.ask("DELETE", f"{base}/devices/{bob.id}").status == 204
    with pytest.raises(Refusal) as refused:
        bob.page(limit=10)
    assert (refused.value.status, refused.value.code) == (403, "revoked")
    assert len(page["operations"]) == 10


def test_who_signs_out_is_out_and_the_others_are_not(ann):
    second = joined(ann)
    cookie = ann.cookie
    assert ann.ask("POST", f"{base}/signOut").status == 204
    ann.cookie = cookie  # kept by somebody who had read it
    assert (answer := ann.ask("GET", base)).status == 401 and answer.code == "signed-out"
    assert second.ask("GET", base).status == 200


def test_who_comes_back_is_the_device_that_it_was(ann):
    second, first = joined(ann), ann.cookie
    ann.call("PATCH", f"{base}/devices/{ann.id}", {"name": "Ann's old phone"})
    ann.call("POST", f"{base}/signOut")
    assert listed(second) == {second.id: second.name}, "who is out is in no list"
    ann.cookie, id = None, ann.id
    ann.sign_in_by_code(ann.person)
    assert ann.id == id and ann.cookie != first
    assert listed(ann) == {id: "Ann's old phone", second.id: second.name}


def test_a_deleted_account_is_gone_for_everybody_and_its_address_is_free(ann):
    second = joined(ann)
    ann.add()
    ann.exchange()
    assert ann.ask("DELETE", base, {"confirm": "yes"}).status == 400
    another = ann.ask("DELETE", base, {"confirm": "delete", "account": to_text(bytes(16))})
    assert another.status == 409 and another.code == "another-account"
    assert ann.ask("DELETE", base, {"confirm": "delete", "account": ann.person.account}).status == 204
    assert (answer := second.ask("GET", "/api/v1/sync")).status == 410 and answer.code == "deleted"
    assert refusal(Device(ann.server).sign_in_by_code, ann.person) == (401, "wrong")
    again = Device(ann.server)
    again.create(Person(email=ann.person.email))
    assert again.page()["operations"] == []


def test_a_password_is_changed_for_all_the_next_times(ann):
    person = Person(email=ann.person.email, password="nine larger figs", id=ann.person.id, key=ann.person.key)
    change = {name: value for name, value in person.creation("").items() if name in ("salt", "kdf", "auth", "wrap")}
    assert ann.ask("POST", f"{base}/password/change", change).status in (200, 204)
    assert refusal(Device(ann.server).sign_in, person.email, ann.person.password) == (401, "wrong")
    second = Device(ann.server)
    second.sign_in(person.email, person.password)
    assert second.keys == ann.keys


def test_the_last_way_in_stays(ann):
    """A code is for when all else is lost, so a password that only a code stands beside is the last."""
    ways = {way["kind"]: way["id"] for way in ann.call("GET", f"{base}/ways")["ways"]}
    for kind, status in (("password", 409), ("recovery", 204), ("recovery", 404), ("password", 409)):
        assert ann.ask("DELETE", f"{base}/ways/{ways[kind]}").status == status
    assert refusal(Device(ann.server).sign_in_by_code, ann.person) == (401, "wrong")
    Device(ann.server).sign_in(ann.person.email, ann.person.password)


def test_who_may_sign_up_is_the_operators_to_say():
    closed, invited = Server("--signup", "closed"), Server("--signup", "invite")
    try:
        closed.start()
        assert refusal(Device(closed).create) == (403, "signup-closed")
        invited.start()
        assert refusal(Device(invited).create)[0] == 403
        assert refusal(lambda: Device(invited).create(invite="AAAAAAAAAA")) == (403, "invite-wrong")
        code = invited.run("invite").stdout.strip().rsplit("#invite=", 1)[1]
        Device(invited).create(invite=code)
        assert refusal(lambda: Device(invited).create(invite=code)) == (403, "invite-wrong")
    finally:
        closed.close()
        invited.close()


def test_nothing_secret_is_in_the_log():
    server = Server("--log-level", "trace").start()
    try:
        device = new_account(server)
        person = device.person
        device.add()
        device.exchange()
        joined(device)
        refusal(Device(server).sign_in, person.email, "wrong word")
        device.call("DELETE", base, {"confirm": "delete"})
        said = server.log.read_text()
        assert "/api/v1/sync" in said, "the log says what was asked for"
        secrets = [person.email, device.cookie, person.creation("")["auth"], to_text(person.key), person.recovery()["auth"]]
        assert not [secret for secret in secrets if secret in said]
    finally:
        server.close()
