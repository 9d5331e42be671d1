"""Told with the app closed: a phone that is an account's, a push service that opens what it is sent, and the worker that shows it."""
import re

import pytest
from pages import AccountPage, FareCardPage, MyStopsPage, NotificationsPage, RacesPage, SettingsPage, StopPage
from phone import no_answer, no_network
from playwright.sync_api import expect
from pushed import Pushed
from records import keep, topped_up

generic = "Something is due. Open to see it."


@pytest.fixture
def phone(phones, pushing):
    return phones(pushing)


def told(phone, service, email):
    """A phone of a new account, that is told of what is due."""
    pushed = Pushed(phone, service.browser())
    AccountPage.open(phone).make(email)
    return pushed, NotificationsPage.open(phone).installed().turn_on()


def follow_next(phone):
    """A race that starts so soon that it is told of at once; gives which it is, "Randwick R4"."""
    board = RacesPage.open(phone)
    board.links.nth(4).click()  # the first ones may start before it is told
    expect(board.button("Follow this race")).to_have_attribute("aria-pressed", "false")
    race = board.heading.inner_text()
    board.press("Follow this race")
    expect(board.button("Follow this race")).to_have_attribute("aria-pressed", "true")
    board.reminder(15).click()
    return race


def test_it_is_turned_on_and_a_test_arrives(phone, service, email):
    pushed, page = told(phone, service, email)
    page.press("Send a test")
    expect(page.device).to_contain_text("A test is on its way to this device.")
    message = pushed.next()
    assert message.tag == "test" and message.headers["Urgency"] == "high"
    assert pushed.deliver(message.payload)["body"] == "Notifications arrive on this device."
    page.press("Turn off")
    expect(page.device).to_contain_text("Off: you are told only while the app is open.")
    page.phone.reload()
    expect(page.device).to_contain_text("Off: you are told only while the app is open.")


def test_what_is_due_is_opened_on_the_phone_alone(phone, service, email):
    pushed, _ = told(phone, service, email)
    race = follow_next(phone)
    message = pushed.next()
    venue = race.rsplit(" R", 1)[0]
    assert venue not in str(message.payload), "the server and the push service see no text"
    shown = pushed.deliver(message.payload)
    assert re.fullmatch(re.escape(venue) + r", race \d+ starts at \d\d:\d\d", shown["title"])
    assert shown["data"]["path"].startswith("/races/")


@pytest.mark.parametrize("lost", ["the key", "the account", "the box"])
def test_where_it_can_not_be_opened_the_generic_words_are_shown(phone, service, email, lost):
    pushed, _ = told(phone, service, email)
    follow_next(phone)
    payload = pushed.next().payload
    if lost == "the box":
        payload["notification"]["data"]["box"] = "A" * 80
    else:
        pushed.forget(lost)
    assert pushed.deliver(payload)["body"] == generic


def test_after_signing_out_nothing_more_is_sent_and_what_was_on_its_way_says_nothing(phone, service, email):
    pushed, _ = told(phone, service, email)
    follow_next(phone)
    payload = pushed.next().payload
    account = AccountPage.open(phone)
    account.press("Sign out")
    account.press("Sign out, keep everything here")
    expect(account.text("Signed out").first).to_be_visible()
    assert pushed.deliver(payload)["body"] == generic
    assert not pushed.is_subscribed


def test_whoever_deletes_their_account_is_subscribed_to_nothing(phone, service, email):
    pushed, _ = told(phone, service, email)
    account = AccountPage.open(phone)
    account.delete_account()
    expect(account.toast).to_contain_text("The account is deleted.")
    phone.wait(lambda: not pushed.is_subscribed)


def test_the_server_s_words_are_in_the_language_that_was_chosen_since(phone, service, email):
    pushed, page = told(phone, service, email)
    settings = SettingsPage.open(phone)
    with phone.context.expect_event("response", lambda response: response.request.method == "PUT" and response.url.endswith("/subscription")) as told_anew:
        settings.choose("Language", "Français")
    assert told_anew.value.ok
    page = NotificationsPage.open(phone)
    page.press("Envoyer un essai")
    assert pushed.next().payload["notification"]["body"] == "Les notifications arrivent sur cet appareil."


def test_a_subscription_that_the_browser_dropped_is_made_anew_at_the_next_start(phone, service, email):
    pushed, page = told(phone, service, email)
    pushed.lose()
    phone.reload()
    expect(page.device).to_contain_text("On: this device is told while the app is closed.")
    assert pushed.is_subscribed


def test_where_there_is_no_push_service_that_is_said_and_it_can_be_tried_again(phone, service, email):
    phone.expect(re.escape("Registration failed"))
    pushed = Pushed(phone, service.browser())
    AccountPage.open(phone).make(email)
    page = NotificationsPage.open(phone).installed()
    pushed.has_no_service()
    page.press("Turn on")
    expect(page.device).to_contain_text("The browser’s push service did not take this device.")
    pushed.has_no_service(False)
    page.press("Turn on")
    expect(page.device).to_contain_text("On: this device is told while the app is closed.")


@pytest.mark.parametrize("status, sentence", [(429, "That was too often."), (503, "That did not work."), (0, "The server did not answer.")])
def test_why_it_is_not_known_how_it_stands_is_said_as_it_is(phone, service, email, status, sentence):
    phone.expect(no_answer, no_network)
    _, page = told(phone, service, email)
    phone.context.route("**/api/v1/push/subscription", lambda route: route.fulfill(status=status) if status else route.abort())
    phone.reload()
    expect(page.device).to_contain_text(sentence)
    phone.context.unroute_all()
    page.press("Look again")
    expect(page.device).to_contain_text("On: this device is told while the app is closed.")


def test_what_came_of_a_test_is_said_though_the_look_behind_it_has_no_answer(phone, service, email):
    phone.expect(no_answer)
    _, page = told(phone, service, email)
    phone.context.route("**/api/v1/push/subscription", lambda route: route.fulfill(status=503))
    page.press("Send a test")
    expect(page.device).to_contain_text("A test is on its way to this device.")


def test_a_device_that_was_signed_off_elsewhere_is_subscribed_to_nothing(phones, pushing, service, email):
    one, other = [phones(pushing, expecting=[no_answer]) for _ in range(2)]
    pushed, _ = told(one, service, email)
    account = AccountPage.open(other)
    account.sign_in(email)
    expect(account.devices).to_have_count(2)
    account.sign_off_other()
    one.wait(lambda: not pushed.is_subscribed)


def test_a_person_who_says_no_is_told_where_to_say_yes(phones, pushing, service, email):
    phone = phones(pushing)
    phone.context.clear_permissions()
    phone.context.add_init_script("""
        Notification.requestPermission = async () => "denied";
        Object.defineProperty(Notification, "permission", { get: () => "denied" });
    """)
    AccountPage.open(phone).make(email)
    page = NotificationsPage.open(phone).installed()
    expect(page.device).to_contain_text("This browser does not let Pocketful notify you.")
    expect(page.device).to_contain_text("Allow notifications for this site in the browser’s settings, then look again.")


def test_a_tab_on_an_iphone_is_told_to_put_the_app_on_the_home_screen(phones, pushing, email):
    phone = phones(pushing)
    phone.context.add_init_script("delete window.PushManager; delete window.Notification; navigator.standalone = false;")
    AccountPage.open(phone).make(email)
    page = NotificationsPage.open(phone)
    expect(page.device).to_contain_text("Share, then Add to Home Screen")


def test_without_a_network_it_says_so_and_turning_on_changes_nothing(phone, service, email):
    phone.expect(no_network, no_answer)
    Pushed(phone, service.browser())
    AccountPage.open(phone).make(email)
    page = NotificationsPage.open(phone).installed()
    expect(page.device).to_contain_text("Off: you are told only while the app is open.")
    phone.context.set_offline(True)
    page.press("Turn on")
    expect(page.device).to_contain_text("The server did not answer. Nothing was changed.")
    phone.context.set_offline(False)


def test_a_train_is_ridden_or_put_off_on_its_notification(phone, service, email):
    keep(phone, [topped_up("2026-01-08 07:58", 2000)])
    pushed, _ = told(phone, service, email)
    StopPage.open(phone).add()
    stops = MyStopsPage.open(phone)
    stops.options("Times Sq-42 St")
    reminders = stops.remind()
    reminders.all_week("1")
    payload = pushed.next().payload
    shown = pushed.deliver(payload)
    assert shown["title"].startswith("Leave ") and shown["actions"] == ["ride", "snooze"]
    with phone.context.expect_event("response", lambda response: response.url.endswith("/snooze")) as snoozed:
        pushed.press(shown["title"], "snooze")
    assert snoozed.value.ok and pushed.shown == []
    pushed.deliver(payload)
    pushed.press(shown["title"], "ride")
    expect(FareCardPage(phone).toast).to_contain_text("$17.00")
    assert pushed.shown == []


def test_what_is_wanted_and_when_not_is_the_same_on_the_other_phone(two_told):
    one, other = two_told
    one.switch("Followed races").click()
    expect(one.switch("Followed races")).not_to_be_checked()
    expect(other.switch("Followed races")).not_to_be_checked()
    one.choose("From", "22:00")
    expect(other.hour("Until", "07:00")).to_have_attribute("aria-pressed", "true")


@pytest.fixture
def two_told(phones, pushing, service, email):
    phones = [phones(pushing) for _ in range(2)]
    told(phones[0], service, email)
    AccountPage.open(phones[1]).sign_in(email)
    expect(AccountPage(phones[1]).state).to_be_visible()
    return [NotificationsPage.open(phone) for phone in phones]
