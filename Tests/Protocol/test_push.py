"""Reminders by Web Push, with a push service that opens all that it is sent: each of its answers, and who is told no more."""
import secrets
import time

import pytest
from client import Refusal, joined, new_account
from programs import once
from push_service import has, metrics, now, put, reminder, subscribe
from sealing import to_text
from server import Server


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def pushing(request, service):
    """A server that may send there, over either database."""
    database = ["--database", request.getfixturevalue("empty").address()] if request.param == "PostgreSQL" else []
    server = Server(*database, "--push-hosts", service.origin, "--contact", "ann@example.org").start()
    yield server
    server.close()


@pytest.fixture
def anna(pushing):
    return new_account(pushing)


def refused(device, method, path, body=None):
    with pytest.raises(Refusal) as refusal:
        device.call(method, path, body)
    return refusal.value.status, refusal.value.code


def test_what_is_due_comes_to_each_device_once_and_at_its_time(anna, service):
    phone, laptop = subscribe(anna, service), subscribe(joined(anna), service)
    soon, later, far = reminder(badge=3), reminder(2), reminder(3600, anchor={"race": "a", "before": 300})
    assert put(anna, soon, later, far)["count"] == 3
    has(phone, soon, later)
    has(laptop, soon, later)
    for browser in (phone, laptop):
        assert len(browser.messages) == 2 and browser.shown[soon["id"]].payload["app_badge"] == 3
        for one in (soon, later):
            message = browser.shown[one["id"]]
            assert message.data["box"] == one["box"] and message.headers["Urgency"] == "high"
            assert 0 <= message.at * 1000 - one["due"] < 2000
            assert abs(int(message.headers["TTL"]) - (one["expires"] / 1000 - message.at)) < 2
    once(lambda: metrics(anna.server)["sent"] == 4, "not each is counted")


def test_what_was_sent_stays_sent_and_what_the_new_set_lacks_is_not(anna, service):
    phone = subscribe(anna, service)
    sent, dropped, last = reminder(), reminder(2), reminder(3)
    for _ in range(5):
        anna.add()
    anna.push()
    put(anna, sent, dropped, seq=5)
    has(phone, sent)
    assert put(anna, sent, last, seq=5)["count"] == 1
    assert refused(anna, "PUT", "/api/v1/push/reminders", {"seq": 4, "reminders": []}) == (409, "older")
    has(phone, last)
    assert [message.tag for message in phone.messages] == [sent["id"], last["id"]]


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_over_is_taken_off(anna, service, status):
    phone, laptop = subscribe(anna, service, status), subscribe(joined(anna), service)
    one, two = reminder(), reminder(1)
    put(anna, one, two)
    has(laptop, one, two)
    answer = anna.call("GET", "/api/v1/push/subscription")
    assert answer["subscription"] is None and answer["count"] == 1 and len(phone.tries) == 1


@pytest.mark.parametrize("status", [400, 403])
def test_a_refusal_is_told_to_the_device_and_nothing_of_the_endpoint_to_the_log(anna, service, status):
    phone = subscribe(anna, service, status)
    one, two = reminder(), reminder(1)
    put(anna, one)
    once(lambda: anna.call("GET", "/api/v1/push/subscription")["subscription"].get("failing"), "it is not said")
    put(anna, one, two)
    has(phone, two)
    once(lambda: "failing" not in anna.call("GET", "/api/v1/push/subscription")["subscription"], "it is said for ever")
    log = anna.server.log.read_text()
    assert f"127.0.0.1 refuses what is pushed: status {status}" in log and phone.name not in log
    assert one["id"] not in phone.shown


def test_where_a_message_is_too_large_the_generic_words_come(anna, service):
    phone = subscribe(anna, service, 413)
    one = reminder()
    put(anna, one)
    once(lambda: len(phone.messages) == 2, "it was not sent again")
    assert [("box" in message.data) for message in phone.messages] == [True, False]


@pytest.mark.parametrize(("answer", "wait"), [
    ((429, {"Retry-After": "2"}), 2), ((503, {"Retry-After": "1"}), 1), (500, 5), (None, 15),
    ((429, {"Retry-After": "0"}), 5), ((503, {"Retry-After": "Thu, 01 Jan 2015 00:00:00 GMT"}), 5)])
def test_who_has_not_taken_it_is_tried_again_and_nobody_else(anna, service, answer, wait):
    phone, laptop = subscribe(anna, service, answer), subscribe(joined(anna), service)
    one = reminder(lasts=120)
    put(anna, one)
    has(phone, one, seconds=30)
    first, second = phone.tries
    assert wait - 0.1 <= second - first < wait + 3 and len(laptop.tries) == 1
    assert int(phone.messages[0].headers["TTL"]) < 120 - wait + 1


def test_nobody_is_tried_beyond_its_end(anna, service):
    phone = subscribe(anna, service, 500)
    put(anna, one := reminder(lasts=4), other := reminder(7))
    has(phone, other)
    assert len(phone.tries) == 2 and one["id"] not in phone.shown


def test_a_redirect_is_followed_nowhere(anna, service):
    phone = subscribe(anna, service, (307, {"Location": f"{service.origin}/inside"}), (302, {"Location": "http://169.254.169.254/"}))
    put(anna, reminder(), reminder(0.5), last := reminder(1))
    has(phone, last)
    assert service.elsewhere == [] and len(phone.tries) == 3


def test_it_is_put_off_on_all_devices_and_done_on_all(anna, service):
    phone, laptop = subscribe(anna, service), subscribe(joined(anna), service)
    one, done = reminder(), reminder(2)
    put(anna, one, done)
    has(phone, one)
    path = f"/api/v1/push/reminders/{one['id']}/snooze"
    assert refused(anna, "POST", path, {"seconds": 59}) == (400, "malformed")
    assert anna.ask("POST", path, {"seconds": 60}).status == 202
    assert refused(anna, "POST", f"/api/v1/push/reminders/{to_text(bytes(24))}/snooze", {"seconds": 60}) == (404, "no-reminder")
    assert anna.ask("DELETE", f"/api/v1/push/reminders/{done['id']}").status == 204
    put(anna, last := reminder(3))
    has(phone, last)
    has(laptop, last)
    assert done["id"] not in phone.shown


def test_a_test_comes_to_that_device_alone_and_a_few_times_a_minute(anna, service):
    other = joined(anna)
    laptop = subscribe(other, service)
    assert refused(anna, "POST", "/api/v1/push/test") == (409, "no-subscription")
    phone = subscribe(anna, service)
    for count in range(1, 4):
        assert anna.ask("POST", "/api/v1/push/test").status == 202
        once(lambda: len(phone.messages) == count, "it did not come")
    assert refused(anna, "POST", "/api/v1/push/test") == (429, "too-often")
    assert phone.messages[0].tag == "test" and laptop.messages == []


def test_who_is_no_longer_in_is_told_nothing_more(anna, service):
    phone, other = subscribe(anna, service), joined(anna)
    laptop, third = subscribe(other, service), joined(anna)
    tablet = subscribe(third, service)
    put(anna, one := reminder(2), seq=1)
    anna.call("DELETE", f"/api/v1/account/devices/{other.id}")
    third.call("POST", "/api/v1/account/signOut")
    has(phone, one)
    assert anna.call("GET", "/api/v1/push/subscription")["count"] == 1 and not laptop.tries and not tablet.tries
    put(anna, two := reminder(2), seq=1)
    anna.call("DELETE", "/api/v1/account", {"confirm": "delete"})
    ben = new_account(anna.server)
    watch = subscribe(ben, service)
    put(ben, three := reminder(3))
    has(watch, three)
    assert two["id"] not in phone.shown


def test_a_browser_goes_along_to_the_account_that_it_signs_in_to(anna, service):
    browser, ben = subscribe(anna, service), new_account(anna.server)
    ben.call("PUT", "/api/v1/push/subscription", browser.subscription)
    assert anna.call("GET", "/api/v1/push/subscription")["count"] == 0
    put(anna, reminder())
    put(ben, one := reminder(1))
    has(browser, one)
    assert len(browser.messages) == 1


def test_what_can_not_be_sent_to_is_refused(anna, service):
    browser = service.browser()
    for endpoint, answer in [("https://example.org/a", (403, "push-host")), ("http://fcm.googleapis.com/a", (403, "push-host")),
                             ("https://u@fcm.googleapis.com/a", (400, "malformed")), ("nothing", (400, "malformed")), (7, (400, "malformed"))]:
        assert refused(anna, "PUT", "/api/v1/push/subscription", {**browser.subscription, "endpoint": endpoint}) == answer
    assert refused(anna, "PUT", "/api/v1/push/subscription", {"endpoint": browser.endpoint}) == (400, "malformed")
    whole = reminder(10)
    for spoiled in ({"id": "short"}, {"due": now() + 50 * 86_400_000}, {"expires": whole["due"] - 1}, {"expires": whole["due"] + 200_000_000},
                    {"box": "="}, {"box": "A" * 701}, {"badge": -1}, {"anchor": {"race": "a"}}, {"anchor": {"race": "a", "before": 1, "x": 1}}):
        assert refused(anna, "PUT", "/api/v1/push/reminders", {"seq": 1, "reminders": [{**whole, **spoiled}]}) == (400, "malformed")
    many = [reminder(100) for _ in range(201)]
    assert refused(anna, "PUT", "/api/v1/push/reminders", {"seq": 1, "reminders": many}) == (400, "malformed")
    assert put(anna, *many[:200])["count"] == 200
    other = joined(anna)
    other.headers = {"Sec-Fetch-Site": "cross-site"}
    assert refused(other, "PUT", "/api/v1/push/reminders", {"seq": 1, "reminders": []}) == (403, "foreign-origin")


def test_an_account_has_ten_and_the_oldest_goes(anna, service):
    browsers = [subscribe(anna, service), *(subscribe(joined(anna), service) for _ in range(10))]
    assert anna.call("GET", "/api/v1/push/subscription") | {"now": 0, "key": ""} == {"now": 0, "key": "", "subscription": None, "count": 10}
    put(anna, one := reminder())
    for browser in browsers[1:]:
        has(browser, one)
    assert browsers[0].tries == []


def test_a_restart_in_between_loses_nothing_and_sends_nothing_twice(anna, service):
    phone = subscribe(anna, service, 503)
    before, after, over = reminder(lasts=60), reminder(4, lasts=60), reminder(1, lasts=1)
    put(anna, before, after)
    once(lambda: phone.tries, "nothing was sent")
    put(anna, before, after, over)
    anna.server.stop()
    once(lambda: time.time() * 1000 > after["due"], "time stands still")
    anna.server.start()
    has(phone, before, after, seconds=30)
    assert over["id"] not in phone.shown and len(phone.messages) == 2
    key = service.key
    anna.call("POST", "/api/v1/push/test")
    once(lambda: len(phone.messages) == 3, "no test came")
    assert service.key == key == anna.call("GET", "/api/v1/push/subscription")["key"]
    assert secrets.compare_digest(service.key, key)
