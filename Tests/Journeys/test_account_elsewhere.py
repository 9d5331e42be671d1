"""What leads out of the app and back: a provider's page, and a link in a mail."""
import re

import pytest
from mailbox import Mailbox, settings
from pages import AccountPage
from pages.account_page import password
from pages.provider_page import arrive
from phone import no_answer, no_network
from playwright.sync_api import expect
from programs import City
from provider import named, provider
from together import synced


@pytest.fixture(scope="module")
def issuer():
    with provider() as issuer:
        yield issuer


@pytest.fixture(scope="module")
def mailbox():
    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture(scope="module")
def city(issuer, mailbox, tmp_path_factory):
    """One whose operator named a provider, and sends mails."""
    folder = tmp_path_factory.mktemp("operator")
    city = City("rush", others=[*named(folder, issuer), "--mail", settings(folder, mailbox.port)])
    yield city
    city.close()


@pytest.fixture
def two(phones, city, issuer):
    """Their provider's page is another site, whose looks come from a third one."""
    made = [phones(city) for _ in range(2)]
    for phone in made:
        phone.context.route(re.compile("^https:"), lambda route: route.abort())
        phone.expect(no_network)
    yield made
    for phone in made:
        phone.strangers[:] = [url for url in phone.strangers if not url.startswith((issuer, "https://cdn.jsdelivr.net/"))]


def test_a_provider_leads_in_and_the_recovery_code_opens_the_data_on_the_next_phone(two):
    for phone in two:
        phone.expect(no_answer + "404")  # no account goes with it yet
    one, other = [AccountPage.open(phone) for phone in two]
    one.go_to_provider("Continue with Acme", "ann")
    expect(one.heading).to_have_text("Make an account")
    assert one.page.url.endswith("/settings/account"), "what it came with is in no address"
    one.press("Make the account")
    code = one.keep_code()
    expect(one.ways).to_have_count(2)
    other.go_to_provider("Continue with Acme", "ann")
    expect(other.section("Signed in, data still locked")).to_be_visible()
    two[1].reload()
    expect(other.section("Signed in, data still locked")).to_be_visible()
    other.press("Use the recovery code")
    other.type("Recovery code", code)
    other.press("Open the data")
    other.keep_code()
    expect(other.state).to_have_text(synced)


def test_who_says_no_or_goes_back_finds_the_page_as_it_was(two):
    two[0].expect(no_answer + "403")
    page = AccountPage.open(two[0])
    page.press("Continue with Acme")
    arrive(page.page)
    page.page.go_back()
    two[0].settle()
    page.go_to_provider("Continue with Acme")
    expect(page.text("You were not signed in there. Nothing has changed here.")).to_be_visible()
    page.link("Back to Pocketful").click()
    expect(page.button("Continue with Acme")).to_be_visible()


def test_a_provider_is_added_to_an_account_and_leads_into_it(two):
    one, other = [AccountPage.open(phone) for phone in two]
    one.make("adds@example.org")
    one.go_to_provider("Add Acme", "bob")
    expect(one.ways).to_have_count(3)
    expect(one.button("Add Acme")).to_have_count(0)
    other.go_to_provider("Continue with Acme", "bob")
    expect(other.section("Signed in, data still locked")).to_be_visible()


def test_an_address_that_was_typed_is_not_typed_again_for_a_forgotten_password(two):
    email = "typed@example.org"
    page = AccountPage.open(two[0])
    page.press("I have one")
    page.type("E-mail address", email)
    page.press("Forgot password?")
    expect(page.button("Send the mail")).to_be_visible()
    expect(page.field("E-mail address")).to_have_value(email)
    page.press("Send the mail")
    expect(page.text(f"If {email} has an account, a mail is on its way.")).to_be_visible()
    page.press("Sign in")
    expect(page.field("E-mail address")).to_have_value(email)
    expect(page.field("Password")).to_have_value("")


def test_a_forgotten_password_is_set_by_mail_and_opens_the_data_once_the_code_has(two, mailbox):
    email, new = "forgets@example.org", password + " and 5 figs"
    one, other = [AccountPage.open(phone) for phone in two]
    code = one.make(email)
    other.press("I have one")
    other.press("Forgot password?")
    other.type("E-mail address", email)
    other.press("Send the mail")
    expect(other.text(f"If {email} has an account, a mail is on its way.")).to_be_visible()
    two[1].page.goto("about:blank")
    other = AccountPage.open(two[1], "/settings/account#reset=" + mailbox.token_for(email))
    other.type("New password", new)
    other.type("The same password again", new)
    other.press("Save")
    expect(other.text("Your new password lets you in")).to_be_visible()
    assert other.page.url.endswith("/settings/account")
    other.press("Use the recovery code")
    other.type("Recovery code", code)
    other.press("Open the data")
    other.keep_code()
    expect(other.state).to_have_text(synced)
    one.press("Sign out")
    one.press("Sign out, keep everything here")
    one.sign_in(email, button="Sign in again", secret=new)
    expect(one.state).to_have_text(synced)
