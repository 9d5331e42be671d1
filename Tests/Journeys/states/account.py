"""The account: none, what is filled in, what is shown once, and all that one has. What a server would say is said here: accounts that
the real one makes are in test_account.py."""
import json
import re

from pages import AccountPage
from pages.store import Store
from playwright.sync_api import expect
from records import at

made = int(at("2025-11-30 19:40"))
listing = {
    "account": {
        "account": "A" * 22, "made": made, "count": 128, "last": 128, "ways": [
            {"id": "w1", "kind": "passkey", "name": "Ana’s phone", "made": made, "used": int(at("2026-01-07 07:31"))},
            {"id": "w2", "kind": "password", "name": "ana@example.org", "made": made, "used": None},
            {"id": "w3", "kind": "recovery", "name": "", "made": made, "used": None},
            {"id": "w4", "kind": "oidc", "name": "Acme", "made": made, "used": None},
        ]},
    "account/devices": {"devices": [
        {"id": "d1", "name": "iPhone · Safari", "made": made, "seen": int(at("2026-01-08 08:10")), "current": True},
        {"id": "d2", "name": "Linux · Firefox", "made": made, "seen": int(at("2026-01-05 21:03")), "current": False},
    ]},
    "account/tokens": {"tokens": [
        {"id": "t1", "name": "Kitchen", "scopes": ["fareCard.read"], "made": made, "used": int(at("2026-01-08 07:31"))},
        {"id": "t2", "name": "Ana’s watch", "scopes": ["fareCard.read", "fareCard.write"], "made": made, "used": None, "expires": int(at("2026-11-30 19:40"))},
    ]},
    "account/ways-in": {"providers": [{"id": "acme", "name": "Acme"}, {"id": "borealis", "name": "Borealis"}], "mail": True},
    "account/password/forgot": {},
    "sync": {"operations": [], "cursor": "c", "mark": "m", "more": False},
}


def answered(phone, refusal=None):
    """As a server would, at the phone's own time."""
    def answer(route):
        name = re.search(r"/api/v1/([a-z/-]+)", route.request.url)[1]
        body = listing.get(name, {}) if refusal is None else {"code": refusal}
        route.fulfill(status=200 if refusal is None else 403, body=json.dumps({**body, "now": int(phone.now)}), content_type="application/json")

    phone.context.route(re.compile(r"/api/v1/(account|sync)"), answer)


def device_of(phone, session, **others):
    """One that has an account, as it is at its next start."""
    page = AccountPage.open(phone)
    Store(phone.page).run("""
        const about = database.transaction("about", "readwrite").objectStore("about");
        const [session, others] = argument;
        const key = session === "in" ? new Uint8Array(32).fill(7) : undefined;
        about.put({ ...others, form: 1, account: "A".repeat(22), device: "d1", name: "iPhone · Safari", check: "AAAAAAAAAAA", key, session,
            email: "ana@example.org", joined: true }, "account");
        await new Promise((done) => { about.transaction.oncomplete = done; });
    """, [session, others])
    phone.reload()
    return page


def account_none(phone):
    page = AccountPage.open(phone)
    expect(page.button("Make an account")).to_be_visible()
    return page


def account_make(phone):
    page = account_none(phone)
    page.press("Make an account")
    page.type("E-mail address", "ana")
    page.press("Make the account")
    expect(page.message).to_be_visible()
    return page


def account_sign_in(phone):
    page = account_none(phone)
    page.press("I have one")
    expect(page.button("Use another device")).to_be_visible()
    return page


def offered(phone):
    """A server that knows a provider and sends mails."""
    answered(phone)
    page = account_none(phone)
    expect(page.button("Continue with Acme")).to_be_visible()
    return page


def account_providers(phone):
    return offered(phone)


def account_sign_in_offered(phone):
    page = offered(phone)
    page.press("I have one")
    expect(page.button("Forgot password?")).to_be_visible()
    return page


def account_by_provider(phone):
    """Back from a provider that no account knows."""
    answered(phone)
    phone.context.route("**/oidc/signIn", lambda route: route.fulfill(status=404, json={"code": "no-account"}))
    page = AccountPage.open(phone, AccountPage.path + "#oidc=" + "A" * 43)
    expect(page.button("Make the account")).to_be_visible()
    return page


def account_forgot(phone):
    page = account_sign_in_offered(phone)
    page.press("Forgot password?")
    expect(page.button("Send the mail")).to_be_visible()
    return page


def account_mailed(phone):
    page = account_forgot(phone)
    page.type("E-mail address", "ana@example.org")
    page.press("Send the mail")
    expect(page.text("a mail is on its way")).to_be_visible()
    return page


def account_reset(phone):
    answered(phone)
    page = AccountPage.open(phone, AccountPage.path + "#reset=" + "A" * 43)
    expect(page.button("Save")).to_be_visible()
    return page


def account_reset_over(phone):
    page = account_reset(phone)
    for label in "New password", "The same password again":
        page.type(label, "7 plums!")
    phone.context.route("**/password/reset", lambda route: route.fulfill(status=401, json={"code": "reset-over"}))
    page.press("Save")
    expect(page.message).to_be_visible()
    return page


def account_locked(phone):
    """After a password was set by mail."""
    answered(phone)
    page = device_of(phone, "locked", password={"salt": []})
    expect(page.text("Your new password lets you in")).to_be_visible()
    expect(page.button("Use the password")).to_have_count(0)
    return page


def account_fresh(phone):
    """Whose only way in is a provider's says by it who they are."""
    answered(phone)
    ways = [way for way in listing["account"]["ways"] if way["kind"] in ("recovery", "oidc")]
    phone.context.route("**/api/v1/account", lambda route: route.fulfill(json={**listing["account"], "ways": ways}))
    page = device_of(phone, "in")
    expect(page.ways).to_have_count(2)
    phone.context.route("**/account/recovery", lambda route: route.fulfill(status=403, json={"code": "not-fresh"}))
    page.press("New recovery code")
    page.press("Make a new code")
    expect(page.button("Continue with Acme")).to_be_visible()
    return page


def account_recovery_code(phone):
    page = account_none(phone)
    phone.tell("account", event="signedIn", profile=None, isNew=True, recovery="0123456789ABCDEFGHJKMNPQRS")
    expect(page.code).to_be_visible()
    return page


def account_member(phone):
    answered(phone)
    page = device_of(phone, "in")
    expect(page.state).to_have_text(re.compile("^Synced "))
    expect(page.devices).to_have_count(2)
    return page


def account_unkept(phone):
    """Loaded anew before somebody had said that they kept the code."""
    answered(phone)
    page = device_of(phone, "in", unkept=True)
    expect(page.state).to_have_text(re.compile("^Synced "))
    expect(page.message).to_be_visible()
    return page


def account_sign_out(phone):
    page = account_member(phone)
    page.press("Sign out")
    expect(page.dialog).to_be_visible()
    return page


def account_token(phone):
    """What a new one is to be."""
    page = account_member(phone)
    page.press("Make a token")
    expect(page.field("Name")).to_be_visible()
    return page


def account_token_made(phone):
    page = account_member(phone)
    phone.tell("account", event="token", token="pf_Qm3vXk8TzL2w_" + "h7Rj2LwYc9Tn" * 3 + "Kd4Vb8s", address="https://pocketful.example/api/v1/fare-card", list={})
    expect(page.token).to_be_visible()
    return page


def account_pairing(phone):
    page = account_member(phone)
    url = "https://pocketful.example/settings/account#pair=0123ABCD.AAAAAAAAAAAAAAAAAAAAAA"
    phone.tell("account", event="pairing", code="0123ABCD", url=url, ends=int(phone.now) + 300_000)
    expect(page.letters).to_be_visible()
    return page


def account_asked(phone):
    page = account_pairing(phone)
    phone.tell("account", event="asked", name="Linux · Firefox", figures="481205")
    expect(page.button("Yes, add it")).to_be_visible()
    return page


def account_signed_off(phone):
    answered(phone, refusal="revoked")
    page = device_of(phone, "in")
    expect(page.notice).to_be_visible()
    return page


def account_signed_out(phone):
    page = device_of(phone, "out")
    expect(page.button("Sign in again")).to_be_visible()
    return page


states = [
    account_none, account_make, account_sign_in, account_recovery_code, account_member, account_sign_out, account_pairing, account_asked,
    account_signed_off, account_signed_out, account_providers, account_sign_in_offered, account_by_provider, account_forgot,
    account_mailed, account_reset, account_reset_over, account_locked, account_fresh, account_unkept, account_token,
    account_token_made,
]
