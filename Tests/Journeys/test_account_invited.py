"""A server whose accounts are made by invitation, or by nobody any more."""
import pytest
from pages import AccountPage
from pages.account_page import password
from phone import no_answer
from playwright.sync_api import expect
from programs import City
from together import synced

needed = "A new account needs an invitation here. Enter its code."
spent = "This invitation was used already, or its code isn’t right. Ask whoever runs this server for another one."
given = "You have an invitation: it lets you make an account here."
wanted = "Invitation code"


@pytest.fixture(scope="module")
def inviting():
    city = City("rush", others=["--signup", "invite"])
    yield city
    city.close()


@pytest.fixture
def invitation(inviting):
    return inviting.run("invite").strip().rsplit("#invite=", 1)[1]


def fill(page, email):
    page.type("E-mail address", email)
    page.type("Password", password)
    page.type("The same password again", password)


def test_whoever_has_no_invitation_reads_so_first_and_types_the_code_they_were_told(phones, inviting, invitation, email):
    phone = phones(inviting, expecting=[no_answer])
    page = AccountPage.open(phone)
    expect(page.text(needed)).to_be_visible()
    page.press("Make an account")
    fill(page, email)
    page.press("Make the account")
    expect(page.message).to_have_text(needed)
    expect(page.field(wanted)).to_be_focused()
    page.type(wanted, invitation)
    page.press("Make the account")
    page.keep_code()
    expect(page.state).to_have_text(synced)


def test_an_invitation_by_link_outlives_a_reload_and_lets_one_person_in(phones, inviting, invitation, email):
    phone = phones(inviting)
    page = AccountPage.open(phone, f"/settings/account#invite={invitation}")
    expect(page.text(given)).to_be_visible()
    phone.reload()
    expect(page.text(given)).to_be_visible()
    page.press("Make an account")
    expect(page.field(wanted)).to_have_value(invitation)
    fill(page, email)
    page.press("Make the account")
    page.keep_code()
    expect(page.state).to_have_text(synced)
    page.delete_account()
    expect(page.text(needed)).to_be_visible()
    phone.reload()
    expect(page.text(needed)).to_be_visible()
    late = phones(inviting, expecting=[no_answer])
    page = AccountPage.open(late, f"/settings/account#invite={invitation}")
    page.press("Make an account")
    fill(page, "late-" + email)
    page.press("Make the account")
    expect(page.message).to_have_text(spent)
    late.reload()
    expect(page.text(needed)).to_be_visible()


def test_where_nobody_may_make_one_that_is_said_and_no_button_leads_there(phones, inviting, invitation):
    inviting.sign_up_by("closed")
    page = AccountPage.open(phones(inviting), f"/settings/account#invite={invitation}")
    expect(page.text("This server takes no new accounts.")).to_be_visible()
    expect(page.text(given)).to_have_count(0)
    expect(page.text("Make an account")).to_have_count(0)
    page.press("I have one")
    expect(page.field("Password")).to_be_visible()
