"""One person's phones in one account."""
import re

from pages import AccountPage, FareCardPage
from playwright.sync_api import expect

synced = re.compile("^Synced ")
twenty = re.compile("20[.]00")


def ride_card(phone):
    card = FareCardPage.open(phone)
    expect(card.balance).to_be_visible()
    return card


def put_money_on(card):
    """Seen on the card itself, not necessarily anywhere else."""
    card.set_balance("20.00")
    expect(card.balance).to_have_text(twenty)


def ride(card):
    """Gives the balance that it leaves."""
    before = card.balance.inner_text()
    card.ride()
    expect(card.balance).not_to_have_text(before)
    return card.balance.inner_text()


def join(phones, email):
    """The first one's account, and all of them in it."""
    one, *others = [AccountPage.open(phone) for phone in phones]
    one.make(email)
    for other in others:
        other.sign_in(email)
        expect(other.state).to_have_text(synced)
    return one, *others


def meet(one, other):
    """By letters, to the end."""
    letters = one.show_letters()
    other.type_letters(letters)
    expect(other.heading).to_have_text(re.compile("Does the other one show"))
    expect(one.heading).to_have_text(other.heading.inner_text())
    other.press("Yes, the same")
    one.press("Yes, add it")
    expect(other.state).to_have_text(synced)
    expect(one.devices).to_have_count(2)


def held(phone, address):
    """The next request that goes there waits until the journey lets it go on."""
    requests = []
    phone.context.route(re.compile(address + "$"), lambda route: requests.append(route), times=1)
    return requests


def cancel_while_it_waits(page, requests):
    page.phone.wait(lambda: requests)
    expect(page.text("One moment…")).to_be_visible()
    page.press("Cancel")
    expect(page.button("Make an account")).to_be_visible()
