"""Push services that hang, drip, or are asked for one browser by two accounts at once: nobody else hears less for it."""
from concurrent.futures import ThreadPoolExecutor

import pytest
from client import joined, new_account
from push_service import PushService, has, put, reminder, subscribe
from server import Server


@pytest.fixture(scope="module")
def hanging():
    service = PushService()
    yield service
    service.close()


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def anna(request, service, hanging):
    database = ["--database", request.getfixturevalue("empty").address()] if request.param == "PostgreSQL" else []
    server = Server(*database, "--push-hosts", f"{service.origin},{hanging.origin}").start()
    yield new_account(server)
    server.close()


def test_a_service_that_hangs_holds_up_nobody_elses_messages(anna, service, hanging):
    server = anna.server
    for _ in range(4):
        other = new_account(server)
        subscribe(other, hanging, *[None] * 200)
        put(other, *[reminder(lasts=120) for _ in range(100)])
    phone = subscribe(anna, service)
    due = [reminder(0, lasts=10), reminder(3, lasts=10), reminder(9, lasts=10), reminder(16, lasts=10)]
    put(anna, *due)
    has(phone, *due, seconds=40)
    assert all(message.at * 1000 - one["due"] < 6000 for message, one in zip(phone.messages, due))


def test_an_answer_is_one_though_its_words_never_end(anna, service):
    phone, other = subscribe(anna, service, "drips"), subscribe(joined(anna), service, "drips 410")
    put(anna, one := reminder(lasts=120))
    has(phone, one)
    put(anna, one, last := reminder(1))
    has(phone, last)
    assert len(phone.tries) == 2 and len(other.tries) == 1


def test_two_accounts_that_have_one_browser_at_once_are_one_after_the_other(anna, service):
    browser = service.browser()
    devices = [anna, *(new_account(anna.server) for _ in range(5))]
    with ThreadPoolExecutor(len(devices)) as pool:
        for _ in range(4):
            answers = [pool.submit(device.ask, "PUT", "/api/v1/push/subscription", browser.subscription) for device in devices]
            assert {answer.result().status for answer in answers} == {200}
    assert sum(device.call("GET", "/api/v1/push/subscription")["count"] for device in devices) == 1
