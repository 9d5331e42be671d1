"""The account's own code comes apart from the page's, and only where it is needed: where it does not come at once, what it is for goes on by
itself once it does."""
import re

import pytest
from conftest import flags
from pages import AccountPage, FareCardPage, TodayPage
from phone import no_network
from playwright.sync_api import expect
from together import join, put_money_on, ride, ride_card, synced, twenty

script = re.compile(r"/assets/account\.[0-9a-f]+\.js$")
pieces = re.compile(r"/assets/account-.*\.js$")
waits = "Pocketful waits for its account"
# Chromium before 156, Firefox before 154 and Safari up to 27 never ask twice for a module, as long as the page is open.
forgetful = "--disable-features=ModuleMapDoNotCacheFailedFetch"


@pytest.fixture(scope="module", params=[[], [forgetful]], ids=["today's browser", "an older browser"])
def browser(chromium, request):
    kind, path = chromium
    browser = kind.launch(executable_path=path, args=[*flags, *request.param])
    yield browser
    browser.close()


@pytest.fixture
def sides(phones, city, email):
    """In one account; the second one has no worker that would have kept its files."""
    two = [phones(city), phones(city, service_workers="block")]
    two[1].expect(no_network, waits)
    join(two, email)
    card = ride_card(two[0])
    put_money_on(card)
    expect(ride_card(two[1]).balance).to_have_text(twenty)
    return card, two[1]


def lose(phone, files):
    """From now on they don't come; gives those that were asked for in vain."""
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.abort("connectionreset")

    phone.context.route(files, refuse)
    return asked


def in_vain(phone):
    """How often the page asked for it so far."""
    return sum(waits in text for text in phone.complaints)


def come_back_into_a_network(phone):
    phone.cut_network()
    phone.restore_network()


@pytest.mark.parametrize("files", [script, pieces], ids=["the script", "its pieces"])
def test_on_today_what_was_entered_elsewhere_arrives_as_soon_as_the_code_comes(files, sides):
    card, phone = sides
    asked = lose(phone, files)
    today = TodayPage.open(phone)
    phone.wait(lambda: asked)
    balance = ride(card)
    today.navigate("Card")
    here = FareCardPage(phone)
    expect(here.balance).to_have_text(twenty)
    phone.context.unroute(files)
    come_back_into_a_network(phone)
    expect(here.balance).to_have_text(balance)
    here.add_money("10.00")
    expect(here.balance).not_to_have_text(balance)
    expect(card.balance).to_have_text(here.balance.inner_text())


def test_two_tries_in_vain_are_not_the_last(sides):
    card, phone = sides
    lose(phone, script)
    TodayPage.open(phone).navigate("Card")
    here = FareCardPage(phone)
    phone.wait(lambda: in_vain(phone) == 1)
    come_back_into_a_network(phone)
    phone.wait(lambda: in_vain(phone) == 2)
    balance = ride(card)
    phone.context.unroute(script)
    come_back_into_a_network(phone)
    expect(here.balance).to_have_text(balance)


def test_the_accounts_screen_says_that_it_waits_and_a_press_tries_again(sides):
    _, phone = sides
    lose(phone, script)
    page = AccountPage.open(phone)
    expect(page.message).to_contain_text("The server doesn’t answer.")
    phone.context.unroute(script)
    page.press("Try again")
    expect(page.state).to_have_text(synced)
    expect(page.devices).to_have_count(2)


def test_who_signs_in_as_the_network_goes_can_once_it_is_back(phones, city, email):
    phone, other = phones(city, service_workers="block"), phones(city)
    phone.expect(no_network)
    AccountPage.open(other).make(email)
    page = AccountPage.open(phone)
    expect(page.button("I have one")).to_be_visible()
    lose(phone, pieces)
    page.sign_in(email)
    expect(page.message).to_contain_text("The server doesn’t answer.")
    phone.context.unroute(pieces)
    page.press("Sign in")
    # A browser that asks only once has loaded the page anew.
    expect(page.state.or_(page.button("I have one"))).to_be_visible()
    if not page.state.is_visible():
        page.sign_in(email)
    expect(page.state).to_have_text(synced)
