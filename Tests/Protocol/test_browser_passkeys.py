"""A browser with an authenticator, with and without a secret of its own (PRF), against the real server."""
import pytest
from client import Person
from sealing import to_text


def sent_by(device):
    """What it sends to `passkey/finish`, from now on."""
    sent = []
    device.page.on("request", lambda request: request.url.endswith("/passkey/finish") and sent.append(request.post_data))
    return sent


def test_a_passkey_with_a_secret_makes_an_account_and_opens_it(opened):
    browser = opened(prf=True)
    made = browser.does("create", by="passkey", name="Laptop")
    assert made["event"] == "signedIn" and made["isNew"] and made["profile"]["session"] == "in"
    key = browser.profile["key"]
    assert browser.does("signOut")["reached"]
    again = browser.does("signIn", by="passkey", name="Laptop")
    assert again["profile"] == made["profile"]
    assert browser.profile["key"] == key
    assert [way["kind"] for way in browser.does("look")["ways"]] == ["passkey", "recovery"]


def test_a_passkey_without_a_secret_leads_in_and_the_code_opens(opened):
    browser = opened(prf=False)
    made = browser.does("create", by="passkey", name="Laptop")
    assert made["profile"]["session"] == "in"
    key = browser.profile["key"]
    browser.does("signOut")
    locked = browser.does("signIn", by="passkey", name="Laptop")
    assert locked["event"] == "signedIn" and locked["profile"]["session"] == "locked"
    assert not browser.profile["key"]
    assert browser.does("unlock", by="recovery", code="0" * 26)["reason"] == "wrong"
    open = browser.does("unlock", by="recovery", code=made["recovery"])
    assert open["profile"] == made["profile"] and open["recovery"] != made["recovery"]
    assert browser.profile["key"] == key


def test_a_secret_never_leaves_the_browser(opened):
    browser = opened(prf=True)
    sent = sent_by(browser)
    browser.page.evaluate("""() => {
        window.secrets = [];
        const { create, get } = CredentialsContainer.prototype;
        const kept = (how) => async function (options) {
            const credential = await how.call(this, options);
            const first = credential.getClientExtensionResults().prf?.results?.first;
            if (first) secrets.push([...new Uint8Array(first)]);
            return credential;
        };
        CredentialsContainer.prototype.create = kept(create);
        CredentialsContainer.prototype.get = kept(get);
    }""")
    for act in ("create", "signOut", "signIn"):
        event = browser.does(act, by="passkey", name="Laptop")
        assert event["event"] in ("signedIn", "signedOut"), (event, browser.said)
    secrets = [to_text(bytes(secret)) for secret in browser.page.evaluate("secrets")]
    assert secrets, "the authenticator gave one"
    assert len(sent) == 2
    assert not [body for body in sent for secret in secrets if secret in body or "clientExtensionResults" in body]


def test_a_passkey_whose_making_was_not_answered_is_sent_once_more(opened):
    browser = opened(prf=True)
    with browser.losing("/passkey/finish"):
        assert browser.does("create", by="passkey", name="Laptop")["reason"] == "no-answer"
    assert browser.does("create", by="passkey", name="Laptop")["isNew"]
    found = browser.cdp.send("WebAuthn.getCredentials", {"authenticatorId": browser.authenticator_id})["credentials"]
    assert len(found) == 1


def test_a_passkey_is_added_and_opens_the_account_elsewhere(opened):
    browser, person = opened(prf=True), Person()
    browser.creates(person)
    account = browser.does("addPasskey", name="My keys")
    passkey, = [way for way in account["ways"] if way["kind"] == "passkey"]
    assert passkey["name"] == "My keys"
    assert browser.does("fresh", by="passkey") == {"event": "freshened"}
    browser.does("signOut")
    assert browser.does("signIn", by="passkey", name="A browser")["profile"]["session"] == "in"
    assert bytes(browser.profile["key"]) == person.key
    left = browser.does("removeWay", id=passkey["id"])
    assert {way["kind"] for way in left["ways"]} == {"password", "recovery"}
    password, = [way for way in left["ways"] if way["kind"] == "password"]
    assert browser.does("removeWay", id=password["id"])["reason"] == "last-way"


def test_who_has_lost_the_passkey_comes_in_by_the_code_alone(opened):
    person = opened(prf=True).creates_by_passkey()
    browser = opened()
    assert browser.does("signIn", by="recovery", code=person.code, name="New laptop")["profile"]["session"] == "in"
    assert bytes(browser.profile["key"]) == person.key


def test_a_secret_that_comes_only_when_shown_is_asked_for_once_more(opened):
    browser = opened(prf=True)
    browser.page.evaluate("""() => {
        const { create } = CredentialsContainer.prototype;
        CredentialsContainer.prototype.create = async function (options) {
            const credential = await create.call(this, options);
            credential.getClientExtensionResults = () => ({ prf: { enabled: true } });
            return credential;
        };
    }""")
    made = browser.does("create", by="passkey", name="Phone")
    browser.does("signOut")
    again = browser.does("signIn", by="passkey", name="Phone")
    assert again["profile"] == made["profile"] and again["profile"]["session"] == "in"


@pytest.mark.parametrize("error, reason", [
    ("NotAllowedError", "cancelled"), ("AbortError", "cancelled"), ("InvalidStateError", "has-passkey"), ("SecurityError", "no-passkeys-here"),
    ("NotSupportedError", "no-passkeys")])
def test_a_dialog_that_is_closed_and_a_browser_that_cannot_are_told_apart(error, reason, opened):
    browser = opened()
    browser.page.evaluate("""(name) => {
        CredentialsContainer.prototype.create = async () => { throw new DOMException("", name); };
    }""", error)
    assert browser.does("create", by="passkey", name="Phone") == {"event": "failed", "act": "create", "reason": reason}
    assert browser.profile is None


def test_a_passkey_of_nobody_and_an_account_without_one_lead_nowhere(opened):
    browser, person = opened(prf=True), Person()
    browser.creates(person)
    assert browser.does("fresh", by="passkey")["reason"] == "lacks-passkey"
    made = browser.does("addPasskey", name="My keys")
    passkey, = [way for way in made["ways"] if way["kind"] == "passkey"]
    browser.does("removeWay", id=passkey["id"])
    browser.does("signOut")
    assert browser.does("signIn", by="passkey", name="B")["reason"] == "wrong"
