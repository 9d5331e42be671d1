"""A browser's way into an account and out of it, by password and recovery code, against the real server."""
import pytest
from client import Device, Person, joined
from sealing import recovery_code


@pytest.fixture
def ann(opened):
    """A browser with an account; `ann.person` is whose."""
    device = opened()
    device.person = Person()
    device.creates(device.person)
    return device


def test_a_new_account_opens_by_its_password_and_its_code_and_tells_no_key(opened, server):
    browser, person = opened(), Person()
    here = browser.does("open")
    assert (here["profile"], here["joining"], here["invite"]) == (None, None, None)
    assert here["can"]["sealing"] and here["can"]["noPasskeys"] is None
    made = browser.creates(person)
    assert made["isNew"] and recovery_code(made["recovery"]) == made["recovery"]
    assert set(made["profile"]) == {"account", "device", "name", "session", "email", "joined", "reset", "unkept"}
    assert browser.profile["form"] == 1 and browser.profile["session"] == "in"
    by_password = Device(server)
    by_password.sign_in(person.email, person.password)
    assert by_password.keys.key == person.key
    by_password.person = person
    assert joined(by_password).keys.key == person.key
    browser.open()
    assert browser.does("open")["profile"] == made["profile"]


def test_what_was_made_and_not_answered_is_made_once(opened):
    browser, person = opened(), Person()
    with browser.losing("/password/create"):
        lost = browser.does("create", by="password", email=person.email, password=person.password, name="One")
    assert lost == {"event": "failed", "act": "create", "reason": "no-answer"}
    assert browser.does("create", by="password", email=person.email, password=person.password, name="One")["isNew"]
    assert len(browser.does("look")["devices"]) == 1


def test_an_address_that_is_taken_and_a_password_that_all_have_make_no_account(opened, ann):
    browser = opened()
    taken = {"by": "password", "email": ann.person.email, "password": "another 7 small figs", "name": "B"}
    assert browser.does("create", **taken)["reason"] == "email-taken"
    for password in ["short", "password123", "Qwertz1234", "pocketful2026!", ann.person.email]:
        assert browser.does("create", **{**taken, "password": password})["reason"] == "common"
    assert browser.profile is None


def test_a_second_browser_signs_in_and_is_another_device(opened, ann):
    browser = opened(name="Second")
    wrong = {"by": "password", "email": ann.person.email, "password": "not that one", "name": "Second"}
    assert browser.does("signIn", **wrong) == {"event": "failed", "act": "signIn", "reason": "wrong"}
    event = browser.does("signIn", **{**wrong, "password": ann.person.password})
    assert event["event"] == "signedIn" and not event["isNew"]
    assert bytes(browser.profile["key"]) == ann.person.key
    account = browser.does("look")
    assert {device["name"] for device in account["devices"]} == {"A browser", "Second"}
    assert {way["kind"] for way in account["ways"]} == {"password", "recovery"}


def test_fewer_rounds_than_ours_are_not_made(opened, ann):
    browser = opened()
    with browser.answered("/password/params", lambda answer: {**answer, "kdf": {**answer["kdf"], "iterations": 1000}}):
        event = browser.does("signIn", by="password", email=ann.person.email, password=ann.person.password, name="B")
    assert event["reason"] == "weak"


def test_a_key_that_is_another_accounts_is_no_sign_in(opened, ann):
    browser = opened()
    with browser.answered("/password/signIn", lambda answer: {**answer, "keyCheck": "AAAAAAAAAAA"}):
        event = browser.does("signIn", by="password", email=ann.person.email, password=ann.person.password, name="B")
    assert event["reason"] == "mismatch"
    assert browser.profile is None
    assert browser.does("look")["reason"] == "signed-out"


def test_a_used_recovery_code_is_replaced(opened, ann):
    browser = opened()
    assert browser.does("signIn", by="recovery", code="no code", email=ann.person.email, name="B")["reason"] == "wrong"
    assert browser.does("signIn", by="recovery", code="0" * 26, email=ann.person.email, name="B")["reason"] == "wrong"
    typed = "-".join(ann.person.code.lower()[at:at + 5] for at in range(0, 26, 5))
    event = browser.does("signIn", by="recovery", code=typed, email=ann.person.email, name="B")
    assert event["event"] == "signedIn" and event["recovery"] != ann.person.code
    assert opened().does("signIn", by="recovery", code=ann.person.code, email=ann.person.email, name="C")["reason"] == "wrong"
    assert opened().does("signIn", by="recovery", code=event["recovery"], email=ann.person.email, name="D")["event"] == "signedIn"


def test_a_new_code_is_the_one_that_holds_though_its_answer_was_lost(opened, ann):
    with ann.losing("/account/recovery"):
        code = ann.does("newRecovery")["code"]
    assert opened().does("signIn", by="recovery", code=code, email=ann.person.email, name="B")["event"] == "signedIn"


def test_a_changed_password_is_the_one_that_opens(opened, ann):
    assert ann.does("changePassword", password="12345678")["reason"] == "common"
    assert ann.does("changePassword", password="eleven blue plums")["event"] == "account"
    old, new = ({"by": "password", "email": ann.person.email, "password": each, "name": "B"}
                for each in (ann.person.password, "eleven blue plums"))
    assert opened().does("signIn", **old)["reason"] == "wrong"
    browser = opened()
    assert browser.does("signIn", **new)["event"] == "signedIn"
    assert bytes(browser.profile["key"]) == ann.person.key


def test_who_says_again_who_they_are_stays_the_same_device(ann):
    before = ann.profile
    assert ann.does("fresh", by="password", password="not that one", email="")["reason"] == "wrong"
    assert ann.does("fresh", by="password", password=ann.person.password, email="somebody@else.example")["reason"] == "wrong"
    for typed in ["", f" {ann.person.email.upper()}"]:
        assert ann.does("fresh", by="password", password=ann.person.password, email=typed) == {"event": "freshened"}
    assert ann.profile == before
    assert [device["current"] for device in ann.does("look")["devices"]] == [True]


def test_who_says_it_by_the_recovery_code_stays_the_same_device_and_has_a_new_code(opened, ann):
    before = ann.profile
    assert ann.does("fresh", by="recovery", code="0" * 26)["reason"] == "wrong"
    event = ann.does("fresh", by="recovery", code=ann.person.code)
    assert event["event"] == "freshened" and event["recovery"] != ann.person.code
    assert ann.profile == before
    assert [device["current"] for device in ann.does("look")["devices"]] == [True]
    again = {"by": "recovery", "code": event["recovery"], "email": ann.person.email, "name": "B"}
    assert opened().does("signIn", **again)["event"] == "signedIn"


def test_signing_out_takes_the_key_and_leaves_whose_this_is(opened, ann):
    before = ann.profile
    assert ann.does("signOut") == {"event": "signedOut", "reached": True}
    assert {**ann.profile, "key": None} == {**before, "key": None, "session": "out"} and not ann.profile.get("key")
    assert ann.does("look")["reason"] == "signed-out"
    other, device = Person(), opened()
    device.creates(other)
    somebody = {"by": "password", "email": other.email, "password": other.password, "name": "A browser"}
    assert ann.does("signIn", **somebody)["reason"] == "another-account"
    assert ann.does("look")["reason"] == "signed-out"
    again = ann.does("signIn", by="password", email=ann.person.email, password=ann.person.password, name="A browser")
    assert again["profile"]["device"] == before["device"]
    assert ann.profile == before


def test_signing_out_needs_no_server(ann):
    ann.context.set_offline(True)
    assert ann.does("signOut") == {"event": "signedOut", "reached": False}
    assert ann.profile["session"] == "out" and not ann.profile.get("key")


def test_a_device_is_renamed_and_taken_off(opened, ann):
    browser = opened(name="Lost phone")
    browser.does("signIn", by="password", email=ann.person.email, password=ann.person.password, name="Lost phone")
    own = ann.profile["device"]
    assert "At home" in [device["name"] for device in ann.does("rename", device=own, name="At home")["devices"]]
    assert ann.profile["name"] == "At home"
    left = ann.does("revoke", device=browser.profile["device"])
    assert [device["id"] for device in left["devices"]] == [own]
    assert browser.does("look")["reason"] == "revoked"
    assert browser.profile["key"]


def test_a_deleted_account_is_gone_and_the_device_is_nobodys(opened, ann):
    browser = opened()
    browser.does("signIn", by="password", email=ann.person.email, password=ann.person.password, name="B")
    with ann.losing("/api/v1/account"):
        assert ann.does("delete")["reason"] == "no-answer"
    assert ann.does("delete") == {"event": "deleted"}
    assert ann.profile is None
    assert browser.does("look")["reason"] == "deleted"
    assert browser.does("leave") == {"event": "left"}
    assert browser.does("open")["profile"] is None


def test_nothing_of_a_failure_is_said_but_its_reason(ann):
    ann.does("signIn", by="password", email=ann.person.email, password="hidden-words-9", name="B")
    assert not [line for line in ann.said if "hidden-words" in line or ann.person.email in line]
