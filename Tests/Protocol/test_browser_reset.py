"""A forgotten password, from the mail to the data, against the real server."""
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from client import Person
from mailbox import Mailbox, settings
from programs import once
from server import Server

new = "eleven blue plums"


@pytest.fixture(scope="module")
def mailbox():
    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture(scope="module")
def server(mailbox):
    with TemporaryDirectory() as folder:
        server = Server("--mail", settings(Path(folder), mailbox.port)).start()
        yield server
        server.close()


@pytest.fixture
def ann(opened):
    device = opened(name="At home")
    device.person = Person()
    device.creates(device.person)
    return device


def by_link(browser, mailbox, person, password=new):
    """From the form on; gives what the reset ends in."""
    before = len(mailbox.letters)
    assert browser.does("forgot", email=person.email) == {"event": "mailed", "email": person.email}
    once(lambda: len(mailbox.letters) > before, "no letter came")
    browser.open("#reset=" + mailbox.token_for(person.email))
    assert browser.does("open")["reset"] and "#" not in browser.page.url
    return browser.does("reset", password=password, name="B")


def opens_alone(opened, person):
    """The new password opens the data by itself."""
    browser = opened()
    event = browser.does("signIn", by="password", email=person.email, password=new, name="C")
    return event["profile"]["session"] == "in" and bytes(browser.profile["key"]) == person.key


def test_mail_is_offered_and_nobody_is_told_who_has_an_account(opened):
    browser = opened()
    assert browser.does("waysIn")["mail"]
    assert browser.does("forgot", email="nobody@example.org") == {"event": "mailed", "email": "nobody@example.org"}


def test_it_leads_in_and_opens_nothing_until_the_recovery_code_does(opened, mailbox, ann):
    browser = opened()
    event = by_link(browser, mailbox, ann.person)
    assert event["profile"]["session"] == "locked" and event["profile"]["reset"] and not browser.profile.get("key")
    browser.open()
    assert browser.does("open")["profile"]["reset"], "it is known after a reload too"
    event = browser.does("unlock", by="recovery", code=ann.person.code)
    assert event["profile"]["session"] == "in" and not event["profile"]["reset"]
    assert bytes(browser.profile["key"]) == ann.person.key and not browser.profile.get("password")
    assert opens_alone(opened, ann.person)


def test_where_the_page_was_left_the_next_sign_in_by_it_waits_for_the_key_as_well(opened, mailbox, ann):
    by_link(opened(), mailbox, ann.person)
    browser = opened()
    event = browser.does("signIn", by="password", email=ann.person.email, password=new, name="C")
    assert event["profile"]["session"] == "locked" and event["profile"]["reset"]
    browser.does("unlock", by="recovery", code=ann.person.code)
    assert opens_alone(opened, ann.person)


def test_one_that_was_changed_elsewhere_since_does_not_come_back(opened, mailbox, ann):
    browser = opened()
    by_link(browser, mailbox, ann.person, "a first try of 9 figs")
    by_link(ann, mailbox, ann.person)
    assert browser.does("unlock", by="recovery", code=ann.person.code)["profile"]["session"] == "in"
    assert opens_alone(opened, ann.person)


def test_another_device_opens_it_and_then_the_password_does(opened, mailbox, ann):
    browser = opened()
    by_link(browser, mailbox, ann.person)
    ann.begin("pair")
    code = ann.hears("pairing")["code"]
    browser.begin("join", code=code, name="B")
    browser.hears("joining")
    ann.hears("asked")
    ann.begin("answer", yes=True)
    browser.begin("answer", yes=True)
    assert browser.hears("signedIn")["profile"]["session"] == "in"
    assert opens_alone(opened, ann.person)


def test_a_passkey_opens_it_where_it_can(opened, mailbox):
    browser = opened(prf=True)
    person = Person()
    browser.creates(person)
    browser.does("addPasskey", name="Key")
    browser.does("signOut")
    assert by_link(browser, mailbox, person)["profile"]["session"] == "locked"
    assert browser.does("unlock", by="passkey")["profile"]["session"] == "in"
    assert opens_alone(opened, person)


def test_on_a_device_that_is_in_the_new_password_opens_at_once(opened, mailbox, ann):
    before = ann.profile["device"]
    event = by_link(ann, mailbox, ann.person)
    assert event["profile"]["session"] == "in" and not event["profile"]["reset"] and ann.profile["device"] == before
    assert opens_alone(opened, ann.person)


def test_a_link_works_once_and_a_common_password_does_not_use_it_up(opened, mailbox, ann):
    browser = opened()
    assert by_link(browser, mailbox, ann.person, "password123")["reason"] == "common"
    assert browser.does("reset", password=new, name="B")["event"] == "signedIn"
    assert browser.does("reset", password=new, name="B")["reason"] == "link-over"
    stranger = opened("#reset=" + "A" * 43)
    stranger.does("open")
    assert stranger.does("reset", password=secrets.token_hex(8), name="B")["reason"] == "link-over"
