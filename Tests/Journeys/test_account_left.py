"""Who leaves a device: the server hears of it, at once or when it can be reached, and whoever comes after is let in by nothing."""
import re

import pytest
from pages import AccountPage, DataPage, SettingsPage
from phone import no_answer, no_network
from playwright.sync_api import expect
from together import cancel_while_it_waits, held, join, synced


def lets_in(phone):
    """Whether the browser still has a session of anybody's, which no script can see."""
    return phone.context.request.get(phone.address + "/api/v1/account", headers={"Sec-Fetch-Site": "same-origin"}).ok


@pytest.mark.parametrize("is_late", [False, True], ids=["that answers", "that answers only the next start"])
def test_who_erases_everything_is_signed_out_at_the_server_too(two, email, is_late):
    one, other = join(two, email)
    assert lets_in(two[1])
    data = DataPage.open(two[1])
    requests = held(two[1], "/account/signOut") if is_late else []
    data.button("Erase everything").click()
    with two[1].page.expect_navigation():
        data.answer("Erase now")
    two[1].settle()
    two[1].expect("Pocketful's journal:")
    assert len(requests) == is_late
    # However it came about: on a busy machine two seconds pass before any answer.
    two[1].wait(lambda: not lets_in(two[1]))
    two[0].reload()
    expect(one.devices).to_have_count(1)
    expect(AccountPage.open(two[1]).button("Make an account")).to_be_visible()


def test_who_signs_out_without_a_network_is_out_once_there_is_one(two, email):
    two[1].expect(no_network)
    one, other = join(two, email)
    other.installed()
    two[1].cut_network()
    other.press("Sign out")
    other.press("Sign out, keep everything here")
    expect(other.toast).to_contain_text("it is told as soon as it can be")
    two[1].reload()
    expect(other.button("Sign in again")).to_be_visible()
    with two[1].page.expect_response(re.compile("/account/signOut$")):
        two[1].restore_network()
    assert not lets_in(two[1])
    two[0].reload()
    expect(one.devices).to_have_count(1)
    # What was left over is over: the next session stays.
    other.sign_in(email, button="Sign in again")
    expect(other.state).to_have_text(synced)
    two[1].reload()
    expect(other.state).to_have_text(synced)


def test_of_a_sign_in_whose_page_is_loaded_anew_before_it_is_answered_no_device_stays(two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    requests = held(two[1], "/account/password/signIn")
    other.sign_in(email)
    two[1].wait(lambda: requests)
    requests[0].fetch()
    assert lets_in(two[1])
    two[1].reload()
    two[1].wait(lambda: not lets_in(two[1]))
    expect(other.button("Make an account")).to_be_visible()
    two[0].reload()
    expect(one.devices).to_have_count(1)
    other.sign_in(email)
    expect(other.state).to_have_text(synced)
    expect(other.devices).to_have_count(2)


def test_a_second_tab_does_not_end_the_session_that_somebody_signs_in_to_for_one_that_was_left(two, email):
    two[1].expect(no_network)
    one, other = join(two, email)
    other.installed()
    told = []
    two[1].context.on("request", lambda request: told.append(request.url) if request.url.endswith("/signOut") else None)
    two[1].cut_network()
    other.press("Sign out")
    other.press("Sign out, keep everything here")
    expect(other.button("Sign in again")).to_be_visible()
    two[1].wait(lambda: told)
    requests = held(two[1], "/account/password/signIn")
    two[1].context.route(re.compile("/account/signOut$"), lambda route: route.abort())
    two[1].restore_network()
    two[1].wait(lambda: len(told) > 1)  # in vain
    other.sign_in(email, button="Sign in again")
    two[1].wait(lambda: requests)
    told.clear()
    AccountPage(two[1].new_tab("/settings/account")).installed()
    requests[0].continue_()
    expect(other.state).to_have_text(synced)
    assert not told
    two[1].reload()
    expect(other.state).to_have_text(synced)


def test_the_settings_say_that_somebody_has_signed_out(two, email):
    one, other = join(two, email)
    other.press("Sign out")
    other.press("Sign out, keep everything here")
    expect(other.button("Sign in again")).to_be_visible()
    settings = SettingsPage.open(two[1])
    expect(settings.account).to_contain_text("Signed out")


def test_who_gives_up_a_new_account_and_asks_for_another_has_that_one_alone(two, email):
    page = AccountPage.open(two[0])
    requests = held(two[0], "/account/password/create")
    page.ask_for(email)
    cancel_while_it_waits(page, requests)
    page.ask_for("other-" + email)
    requests[0].continue_()
    page.keep_code()
    expect(page.state).to_have_text(synced)
    expect(page.ways.first).to_contain_text("other-" + email)
    two[0].reload()
    expect(page.state).to_have_text(synced)
    expect(page.devices).to_have_count(1)
    elsewhere = AccountPage.open(two[1])
    two[1].expect(no_answer + "401")
    elsewhere.sign_in(email)
    expect(elsewhere.message).to_have_text("Wrong address or password.")


def test_who_gives_up_a_new_account_and_signs_in_to_their_own_is_in_that_one(two, email):
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    requests = held(two[1], "/account/password/create")
    other.ask_for("other-" + email)
    cancel_while_it_waits(other, requests)
    other.sign_in(email)
    two[1].wait(lambda: requests)
    requests[0].continue_()
    expect(other.state).to_have_text(synced)
    expect(other.code).to_have_count(0)
    for page in one, other:
        page.phone.reload()
        expect(page.devices).to_have_count(2)
