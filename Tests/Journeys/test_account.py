"""One person's phones in one account: each its own browser profile, the real server between them."""
import re

from pages import AccountPage, FareCardPage
from phone import no_answer, no_network
from playwright.sync_api import expect
from together import join, meet, put_money_on, ride, ride_card, synced, twenty


def test_what_is_entered_on_one_is_drawn_on_the_other_while_both_are_open(two, email):
    join(two, email)
    cards = [ride_card(phone) for phone in two]
    put_money_on(cards[0])
    expect(cards[1].balance).to_have_text(twenty)
    left = ride(cards[1])
    expect(cards[0].balance).to_have_text(left)
    two[0].reload()
    expect(cards[0].balance).to_have_text(left)


def test_a_second_tab_of_a_phone_calls_nothing_unsent_that_came_from_the_other(two, email):
    join(two, email)
    for card in map(ride_card, two):
        expect(card.balance).to_be_visible()
    tab = two[1].new_tab("/settings/account")
    page = AccountPage(tab)
    expect(page.state).to_have_text(synced)
    page.note_states()
    put_money_on(FareCardPage(two[0]))
    expect(FareCardPage(two[1]).balance).to_have_text(twenty)
    # One of its two tabs has taken it, and the other has begun a round of its own since.
    tab.until("!(await navigator.locks.query()).held.some(({ name }) => name === 'pocketful exchange')")
    expect(page.state).to_have_text(synced)
    assert not [text for text in page.states if "to send" in text]


def test_two_phones_on_a_plane_both_ride_and_meet_again(two, email):
    for phone in two:
        phone.expect(no_network)
    join(two, email)
    cards = [ride_card(phone) for phone in two]
    put_money_on(cards[0])
    expect(cards[1].balance).to_have_text(twenty)
    for phone in two:
        phone.context.set_offline(True)
    for card in cards:
        card.ride()
        expect(card.balance).to_have_text(re.compile("1[67][.]"))
        expect(AccountPage(card.phone).edge).to_have_text("1 not sent: you’re offline")
    for phone in two:
        phone.context.set_offline(False)
    for card in cards:
        expect(card.balance).to_have_text(re.compile("1[34][.]"))
        expect(AccountPage(card.phone).edge).to_have_count(0)


def test_what_was_here_before_goes_along_only_when_somebody_says_so(two, email):
    for card in map(ride_card, two):
        card.set_balance("5.00")
    one = AccountPage.open(two[0])
    one.make(email)
    other = AccountPage.open(two[1])
    other.sign_in(email)
    expect(other.dialog).to_contain_text("This device has")
    expect(other.state).to_have_text("Waiting for your answer: do the entries here go along?")
    other.press("Bring them along")
    expect(other.state).to_have_text(synced)
    two[1].reload()
    expect(other.state).to_have_text(synced)
    expect(other.dialog).to_have_count(0)


def test_what_was_here_before_leaves_by_a_second_press_that_is_not_of_the_first_one(two, email):
    card = ride_card(two[1])
    put_money_on(card)
    AccountPage.open(two[0]).make(email)
    other = AccountPage.open(two[1])
    other.sign_in(email)
    with two[1].page.expect_download():
        other.press("Leave them out", twice=True)
    expect(other.dialog).to_contain_text("Look whether it is there")
    other.press("The file is there: leave them out")
    expect(other.toast).to_contain_text("Left out")
    expect(other.state).to_have_text(synced)
    expect(ride_card(two[1]).balance).to_have_text("—")


def test_the_recovery_code_alone_opens_everything_once(two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    code = one.make(email)
    put_money_on(ride_card(two[0]))
    other.recover(code.lower())
    new = other.keep_code()
    assert new != code
    expect(ride_card(two[1]).balance).to_have_text(twenty)


def test_a_new_phone_joins_by_letters_when_both_people_see_the_same(two, email):
    two[1].expect(no_answer + "409")  # it asks until the other one has said yes
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    meet(one, other)


def test_a_phone_that_was_signed_off_says_so_and_keeps_everything(two, email):
    two[1].expect(no_answer + "40[13]")
    one, other = join(two, email)
    card = ride_card(two[1])
    put_money_on(card)
    two[0].reload()
    one.sign_off_other()
    expect(one.devices).to_have_count(1)
    card.ride()
    expect(other.edge).to_have_text("This device was signed off")
    other = AccountPage.open(two[1])
    expect(other.notice).to_have_text("This device was signed off")
    expect(ride_card(two[1]).balance).to_have_text(re.compile("1[67][.]"))


def test_who_signs_out_keeps_everything_and_goes_on_at_the_next_sign_in(two, email):
    one, other = join(two, email)
    other.press("Sign out")
    other.press("Sign out, keep everything here")
    expect(other.toast).to_contain_text("Everything is still here")
    put_money_on(ride_card(two[1]))
    other = AccountPage.open(two[1])
    other.sign_in(email, button="Sign in again")
    expect(other.state).to_have_text(synced)
    expect(ride_card(two[0]).balance).to_have_text(twenty)


def test_a_wrong_password_is_said_at_its_field_and_an_account_is_made_only_once(two, email):
    two[1].expect(no_answer + "40[19]")
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    other.sign_in(email, secret="not the password")
    expect(other.message).to_have_text("Wrong address or password.")
    other.press("Cancel")
    other.press("Make an account")
    other.type("E-mail address", email)
    other.type("Password", "another horse 7 lamps")
    other.type("The same password again", "another horse 7 lamp")
    other.press("Make the account")
    expect(other.message).to_have_text("The passwords do not match.")
    other.type("The same password again", "another horse 7 lamps")
    other.press("Make the account")
    expect(other.message).to_have_text("There is an account with this address already.")
