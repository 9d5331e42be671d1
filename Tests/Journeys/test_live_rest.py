"""A rest that runs while nobody looks at the app: one notification in one place, its end in the same, and skipped without a screen."""
import re

import pytest
from pages import AccountPage, NotificationsPage, RunningPage, WorkoutsPage
from pages.store import Store
from phone import no_answer, no_network
from playwright.sync_api import expect
from pushed import Pushed
from records import keep
from states.workouts import superset, workout


@pytest.fixture
def phone(phones, pushing):
    return phones(pushing)


def training(phone, service, email, seconds):
    """A phone of an account that is told, in the first rest of a workout, so many seconds long."""
    pushed = Pushed(phone, service.browser())
    bench = superset(1, ["barbell-bench-press"], (3, 10, 60))
    bench[4][0][1] = seconds
    keep(phone, [workout("Push day", [bench])])
    AccountPage.open(phone).make(email)
    NotificationsPage.open(phone).installed().turn_on()
    WorkoutsPage.open(phone).button("Start Push day").click()
    page = RunningPage(phone)
    page.done()
    expect(page.rest).to_be_visible()
    return pushed, page


def titles(pushed):
    return [one["title"] for one in pushed.shown]


def running(pushed):
    """The one that stands there, once it does."""
    pushed.phone.wait(lambda: titles(pushed))
    [one] = pushed.shown
    assert re.fullmatch(r"Rest until \d\d:\d\d:\d\d", one["title"]) and one["body"] == "Push day · Barbell Bench Press"
    return one


def test_it_stands_while_nobody_looks_follows_each_change_and_goes_when_somebody_does(phone, service, email):
    pushed, page = training(phone, service, email, 90)
    assert pushed.shown == []
    pushed.look_away()
    first = running(pushed)
    assert first["actions"] == ["skip"]
    page.button("30 seconds more").click()
    phone.wait(lambda: titles(pushed) not in ([], [first["title"]]))
    assert running(pushed)["tag"] == first["tag"]
    pushed.look()
    phone.wait(lambda: pushed.shown == [])


def test_its_end_takes_its_place_and_the_push_is_not_a_second_one(phone, service, email):
    pushed, _ = training(phone, service, email, 6)
    pushed.look_away()
    running(pushed)
    pushed.deliver(pushed.next().payload, "Rest is over.")
    phone.wait(lambda: titles(pushed) == ["Rest is over."])
    assert pushed.shown[0]["body"] == "Push day · Barbell Bench Press"


def test_who_signed_out_is_shown_nothing_any_more(phone, service, email):
    pushed, _ = training(phone, service, email, 90)
    pushed.look_away()
    running(pushed)
    pushed.look()
    account = AccountPage.open(phone)
    account.navigate("Workouts")
    account.phone.page.go_back()
    account.press("Sign out")
    account.press("Sign out, keep everything here")
    expect(account.text("Signed out").first).to_be_visible()
    pushed.look_away()
    pushed.deliver({"notification": {"body": "Something is due.", "tag": "later", "data": {"id": "later"}}})
    assert titles(pushed) == ["Pocketful"]


def test_where_no_push_comes_the_page_tells_of_its_end(phone, service, email):
    phone.expect(no_network, no_answer)
    pushed, _ = training(phone, service, email, 6)
    pushed.look_away()
    running(pushed)
    phone.wait(lambda: titles(pushed) == ["Rest is over."])


def test_skipped_with_the_page_open_it_is_over_there_and_told_to_nobody(phone, service, email):
    pushed, page = training(phone, service, email, 90)
    pushed.look_away()
    title = running(pushed)["title"]
    with phone.context.expect_event("response", lambda response: response.request.method == "DELETE") as deleted:
        pushed.press(title, "skip")
    assert deleted.value.status == 204
    expect(page.rest).to_have_count(0)
    phone.wait(lambda: pushed.shown == [])
    phone.wait(lambda: not [name for name in Store(phone.page).kept_names if name.startswith("drafts ")])
    expect(page.progress).to_have_text("Set 2 of 3")


def test_skipped_with_the_app_closed_it_is_over_at_the_next_start_even_without_a_network(phone, service, email):
    phone.expect(no_network, no_answer)
    pushed, _ = training(phone, service, email, 90)
    pushed.look_away()
    title = running(pushed)["title"]
    phone.page.goto("about:blank")
    pushed.press(title, "skip")
    phone.context.set_offline(True)
    page = RunningPage.open(phone)
    expect(page.progress).to_have_text("Set 2 of 3")
    expect(page.rest).to_have_count(0)
    phone.wait(lambda: not [name for name in Store(phone.page).kept_names if name.startswith("drafts ")])
    phone.reload()
    expect(page.progress).to_have_text("Set 2 of 3")
    expect(page.rest).to_have_count(0)
    phone.context.set_offline(False)
