"""A phone in somebody's hand that is in its account no more, because of what was done on another one: it says so at once, unasked, and
all that is on it stays and can be taken along."""
import json

import pytest
from pages import AccountPage, SettingsPage
from pages.store import Store
from phone import no_answer, no_network
from playwright.sync_api import expect
from together import join, put_money_on, ride, ride_card, twenty

signed_off = "This device was signed off"
deleted = "The account was deleted"


@pytest.fixture
def sides(two, email):
    """Phones in one account; what the first one does, the second one hears of."""
    two[1].expect(no_answer + "40[13]", no_answer + "410")
    one, other = join(two, email)
    two[0].reload()
    expect(one.devices).to_have_count(2)
    return one, other


def card_with_money(phone):
    """That the server knows of."""
    card = ride_card(phone)
    with phone.page.expect_response(lambda answer: answer.url.endswith("/api/v1/sync") and answer.request.method == "POST"):
        put_money_on(card)
    return card


def kinds(file):
    return [operation["kind"] for operation in json.loads(file)["operations"]]


def test_who_is_signed_off_reads_it_at_the_edge_of_what_is_open_and_has_all_of_it(sides, two):
    one, other = sides
    card = card_with_money(two[1])
    one.sign_off_other()
    expect(other.edge).to_have_text(signed_off)
    expect(card.balance).to_have_text(twenty)
    ride(card)
    other.follow_edge()
    expect(other.notice).to_have_text(signed_off)
    expect(other.devices).to_have_count(0)
    assert kinds(other.save("Export all")) == ["fareCard.corrected", "fareCard.rode"]
    two[1].reload()
    expect(other.notice).to_have_text(signed_off)


@pytest.mark.parametrize("ends, sentence", [(AccountPage.sign_off_other, signed_off), (AccountPage.delete_account, deleted)], ids=["signed off", "deleted"])
def test_what_has_ended_is_known_at_the_next_start_without_a_network_too(sides, two, ends, sentence):
    two[1].expect(no_network)
    one, other = sides
    other.installed()
    ends(one)
    expect(other.notice).to_have_text(sentence)
    two[1].wait(lambda: Store(other.page).profile.get("over"))
    two[1].cut_network()
    two[1].reload()
    expect(other.notice).to_have_text(sentence)
    settings = SettingsPage.open(two[1])
    expect(settings.account).to_contain_text(sentence)


def test_who_has_the_accounts_screen_open_reads_there_that_they_were_signed_off_and_can_sign_in_again(sides, two, email):
    one, other = sides
    expect(other.devices).to_have_count(2)
    one.sign_off_other()
    expect(other.notice).to_have_text(signed_off)
    expect(other.devices).to_have_count(0)
    other.sign_in(email, button="Sign in again")
    expect(other.devices).to_have_count(2)
    expect(other.notice).to_have_count(0)


def test_where_the_account_is_deleted_the_other_phone_says_so_at_its_edge_and_has_all_of_it(sides, two):
    one, other = sides
    card = card_with_money(two[1])
    one.delete_account()
    expect(one.toast).to_contain_text("The account is deleted. Everything is still on this device.")
    expect(other.edge).to_have_text(deleted)
    expect(card.balance).to_have_text(twenty)
    other.follow_edge()
    expect(other.notice).to_have_text(deleted)
    assert kinds(other.save("Export all")) == ["fareCard.corrected"]


def test_a_deleted_account_is_left_on_the_other_phone_which_then_makes_its_own_of_what_it_has(sides, two, email):
    one, other = sides
    card_with_money(two[1])
    AccountPage.open(two[1])
    expect(other.devices).to_have_count(2)
    one.delete_account()
    expect(other.notice).to_have_text(deleted)
    other.press("Leave that account")
    other.press("Leave it")
    expect(other.toast).to_contain_text("This device has no account now. Everything is still here.")
    assert Store(other.page).profile is None
    other.make(email)
    expect(other.devices).to_have_count(1)
    two[1].reload()
    expect(ride_card(two[1]).balance).to_have_text("$20.00")
