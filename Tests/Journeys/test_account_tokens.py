"""A program's token, made on the account's screen: what it is told, what it enters, and that it is gone when it is removed."""
import json
import urllib.error
import urllib.request

import pytest
from pages import AccountPage, FareCardPage
from playwright.sync_api import expect
from together import put_money_on, ride_card, synced

card = "/api/v1/fare-card"


@pytest.fixture
def page(phone, email):
    put_money_on(ride_card(phone))
    page = AccountPage.open(phone)
    page.make(email)
    expect(page.state).to_have_text(synced)
    return page


def asked(phone, token, path=card, method="GET"):
    """As a program would: no cookie, no origin."""
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "k1"}
    try:
        with urllib.request.urlopen(urllib.request.Request(phone.address + path, method=method, headers=headers)) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_a_program_with_a_token_says_the_balance_and_its_ride_is_drawn_in_the_open_app(phone, page):
    token = page.make_token("Kitchen", "Read it and record rides", "1 year")
    expect(page.tokens).to_have_count(1)
    expect(page.tokens).to_contain_text("Kitchen")
    expect(page.tokens).to_contain_text("Read it and record rides")
    expect(page.tokens).to_contain_text("Ends")
    assert token not in page.page.content()
    status, said = asked(phone, token)
    assert status == 200 and said["balance"] == "20.00"
    cards = FareCardPage.open(phone)
    expect(cards.balance).to_have_text("$20.00")
    status, ridden = asked(phone, token, card + "/rides", "POST")
    assert status == 201
    expect(cards.balance).to_have_text("$" + ridden["balance"])


def test_one_that_only_reads_enters_nothing_and_one_that_is_removed_is_told_nothing(phone, page):
    token = page.make_token("Watch")
    assert asked(phone, token)[0] == 200 and asked(phone, token, card + "/rides", "POST")[0] == 403
    page.remove_token("Watch")
    expect(page.tokens).to_have_count(0)
    assert asked(phone, token)[0] == 401


def test_a_token_that_was_just_made_stays_until_somebody_has_copied_it(phone, page):
    page.press("Make a token")
    page.press("Make the token")
    expect(page.message).to_be_visible()
    page.type("Name", "Door")
    page.press("Make the token")
    token = page.token.inner_text()
    page.press("Copy")
    expect(page.token).to_have_text(token)
    page.press("I have copied it")
    expect(page.token).to_have_count(0)
    expect(page.tokens).to_contain_text("Ends")
