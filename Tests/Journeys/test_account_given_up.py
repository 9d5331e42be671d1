"""Who changes their mind while the server has not answered, and who leaves before they have put away what is shown once."""
import re

import pytest
from pages import AccountPage
from pages.store import Store
from phone import no_answer, no_network
from playwright.sync_api import expect
from together import cancel_while_it_waits, held, synced

unkept = "A recovery code was made, and nobody said that they kept it. If you don’t have it, make a new one."


def let_go(page, requests):
    """What is asked then is answered, and the session that comes of it is given back."""
    with page.page.expect_response(re.compile("/account/signOut$")) as given_back:
        requests[0].continue_()
    assert given_back.value.ok


def is_nobodys(page):
    expect(page.button("Make an account")).to_be_visible()
    assert not page.phone.session
    assert Store(page.page).profile is None


@pytest.mark.parametrize("address", ["/account/password/params", "/account/password/signIn"], ids=["its first question", "its last"])
def test_of_a_sign_in_that_was_cancelled_nothing_stays_when_the_answer_comes(address, two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    requests = held(two[1], address)
    other.sign_in(email)
    cancel_while_it_waits(other, requests)
    let_go(other, requests)
    is_nobodys(other)
    for phone in two:
        phone.reload()
    is_nobodys(other)
    expect(one.devices).to_have_count(1)


def test_of_a_recovery_that_was_cancelled_nothing_stays_and_the_code_still_opens_the_account(two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    code = one.make(email)
    requests = held(two[1], "/account/recovery/signIn")
    other.recover(code)
    cancel_while_it_waits(other, requests)
    let_go(other, requests)
    is_nobodys(other)
    other.recover(code)
    other.keep_code()
    expect(other.state).to_have_text(synced)
    two[0].reload()
    expect(one.devices).to_have_count(2)


def test_who_cancels_and_signs_in_at_once_stays_in_and_is_one_device(two, email):
    two[1].expect(no_answer + "401")  # of what was on its way by the session before, where that was over first
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    requests = held(two[1], "/account/password/signIn")
    other.sign_in(email)
    cancel_while_it_waits(other, requests)
    other.sign_in(email)
    expect(other.state).to_have_text(synced)
    with two[1].page.expect_response(re.compile("/account/password/signIn$")):
        requests[0].continue_()
    for phone in two:
        phone.reload()
    expect(other.state).to_have_text(synced)
    for page in one, other:
        expect(page.devices).to_have_count(2)


def test_a_form_that_was_cancelled_before_the_server_answered_is_open_to_another_try(two, email):
    """Also where what was held is never answered."""
    two[1].expect(no_network)
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    requests = held(two[1], "/account/password/params")
    other.sign_in(email)
    cancel_while_it_waits(other, requests)
    other.sign_in(email)
    expect(other.state).to_have_text(synced)
    requests[0].abort()


def test_a_new_account_that_was_cancelled_is_taken_back_once_it_is_made(phone, email):
    page = AccountPage.open(phone)
    requests = held(phone, "/account/password/create")
    page.ask_for(email)
    cancel_while_it_waits(page, requests)
    with phone.page.expect_response(lambda answer: answer.request.method == "DELETE") as taken_back:
        requests[0].continue_()
    assert taken_back.value.ok
    expect(page.button("Make an account")).to_be_visible()
    assert Store(page.page).profile is None
    page.make(email)
    expect(page.devices).to_have_count(1)


def test_one_that_can_not_be_taken_back_shows_its_code(phone, email):
    phone.expect(no_network)
    page = AccountPage.open(phone)
    requests = held(phone, "/account/password/create")
    page.ask_for(email)
    cancel_while_it_waits(page, requests)
    phone.context.route(re.compile("/api/v1/account$"), lambda route: route.abort() if route.request.method == "DELETE" else route.continue_())
    requests[0].continue_()
    page.keep_code()
    expect(page.state).to_have_text(synced)
    expect(page.devices).to_have_count(1)


def test_a_code_that_was_shown_and_not_kept_is_spoken_of_until_a_new_one_is(phones, city, email):
    phone, other = phones(city), phones(city)
    page = AccountPage.open(phone)
    page.ask_for(email)
    expect(page.code).to_be_visible()
    for _ in range(2):
        phone.reload()
        expect(page.message).to_have_text(unkept)
    page.renew_code()
    code = page.keep_code()
    expect(page.message).to_have_count(0)
    phone.reload()
    expect(page.state).to_have_text(synced)
    expect(page.ways).to_have_count(2)
    expect(page.message).to_have_count(0)
    another = AccountPage.open(other)
    another.recover(code)
    another.keep_code()
    expect(another.state).to_have_text(synced)


def test_a_code_that_came_of_a_recovery_and_was_not_kept_is_spoken_of_on_that_phone_alone(two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    code = one.make(email)
    other.recover(code)
    expect(other.code).to_be_visible()
    for phone in two:
        phone.reload()
    expect(other.message).to_have_text(unkept)
    expect(one.ways).to_have_count(2)
    expect(one.message).to_have_count(0)
    other.renew_code()
    other.keep_code()
    two[1].reload()
    expect(other.ways).to_have_count(2)
    expect(other.message).to_have_count(0)
