"""What a browser seals and opens of the account's log, with another browser and with a program that shares no line with it."""
import json
import time

import pytest
import sealing
from client import Device, Person


@pytest.fixture
def ann(browsing):
    return browsing


def written(number, kind="fareCard.rode", **fields):
    """As the program hands over what is to be sent."""
    operation = {"id": f"browser-{number}", "at": [time.time_ns() // 1_000_000, number], "kind": kind, "fields": fields}
    text = json.dumps(operation, separators=(",", ":"), ensure_ascii=False)
    return {**operation, "fields": sealing.fields_of(operation), "text": text}


def test_what_a_browser_seals_another_program_opens(ann, elsewhere):
    sent = [written(number, note=f"Über {number}" * 20) for number in range(1, 30)]
    with ann.page.expect_request("**/api/v1/sync") as asked:
        pushed = ann.does("push", step=7, operations=sent)
    assert asked.value.headers["content-encoding"] == "gzip"
    assert (pushed["event"], pushed["step"], pushed["status"]) == ("pushed", 7, 200)
    assert pushed["began"] <= pushed["ended"] and pushed["answer"]["last"] == 29
    elsewhere.exchange()
    assert {id: held.text for id, held in elsewhere.held.items()} == {each["id"]: each["text"] for each in sent}
    assert not elsewhere.closed


def test_what_another_program_seals_a_browser_opens(ann, elsewhere):
    ids = elsewhere.add_many(5, note="short") + [elsewhere.add(kind="workouts.added", note="long " * 200)]
    elsewhere.exchange()
    first = ann.does("pull", step=1)
    assert first["status"] == 200 and [each["id"] for each in first["answer"]["operations"]] == ids
    assert [each["text"] for each in first["answer"]["operations"]] == [elsewhere.held[id].text for id in ids]
    assert set(first["answer"]["operations"][0]) == {"id", "at", "text"}
    places = {"after": first["answer"]["cursor"], "mark": first["answer"]["mark"]}
    assert ann.does("pull", step=2, **places)["answer"]["operations"] == []


def test_what_stays_closed_comes_without_a_text(ann, elsewhere):
    elsewhere.add(kind="horoscope.read")
    known = elsewhere.add()
    elsewhere.exchange()
    closed, open = ann.does("pull", step=1)["answer"]["operations"]
    assert set(closed) == {"id", "at"} and open["id"] == known and "text" in open


def test_a_kind_that_this_version_does_not_know_is_sealed_all_the_same(ann, elsewhere):
    sent = written(1, kind="horoscope.read")
    assert ann.does("push", step=1, operations=[sent])["status"] == 200
    elsewhere.exchange()
    assert elsewhere.closed == {sent["id"]: "newer"}


def test_what_cannot_be_sealed_is_said_without_asking(ann):
    asked = []
    ann.page.on("request", lambda request: asked.append(request.url))
    long = written(1, note="é" * 33_000)
    assert ann.does("push", step=3, operations=[written(2), long])["answer"] == {"code": "too-large", "ids": [long["id"]]}
    assert asked == []


def test_refusals_of_the_log_come_through_as_they_are(ann, elsewhere):
    ahead = written(1)
    ahead["at"][0] += 3_600_000
    clock = ann.does("push", step=1, operations=[ahead])
    assert clock["status"] == 409 and clock["answer"]["code"] == "clock" and clock["answer"]["ids"] == [ahead["id"]]
    assert ann.does("pull", step=2, after="AAAA", mark="AAAA")["status"] in (400, 409)


def test_no_network_is_status_0(ann):
    ann.context.set_offline(True)
    for act, fields in (("pull", {}), ("push", {"operations": [written(1)]})):
        event = ann.does(act, step=1, **fields)
        assert (event["status"], event["answer"]) == (0, {})


@pytest.mark.parametrize("answer", ["<!doctype html>Sign in to our network", '{"operations":[null]}', '{"operations":{}}', "[]", "null", ""])
def test_an_answer_that_is_not_ours_is_none(answer, ann):
    ann.page.route("**/api/v1/sync?**", lambda route: route.fulfill(status=200, body=answer, content_type="text/html"))
    event = ann.does("pull", step=1)
    assert (event["status"], event["answer"]) == (0, {})


def test_a_wait_that_the_server_asks_for_is_told_in_seconds(ann):
    ann.page.route("**/api/v1/sync?**", lambda route: route.fulfill(status=503, headers={"Retry-After": "30"}, body="away"))
    event = ann.does("pull", step=1)
    assert (event["status"], event["retryAfter"], event["answer"]) == (503, 30, {})


def test_who_signed_out_or_was_taken_off_asks_for_nothing_more(ann, elsewhere):
    elsewhere.call("DELETE", f"/api/v1/account/devices/{ann.profile['device']}")
    assert ann.does("pull", step=1)["answer"]["code"] == "revoked"
    ann.does("signOut")
    assert ann.does("pull", step=2)["answer"] == {"code": "signed-out"}
    assert ann.does("push", step=3, operations=[written(1)])["status"] == 401


def test_a_session_of_another_device_brings_and_takes_nothing(ann, opened):
    """As where another tab has signed in as somebody else."""
    other = opened(prf=True)
    other.creates_by_passkey()
    ann.context.clear_cookies()
    ann.context.add_cookies(other.context.cookies())
    assert ann.does("pull", step=1)["answer"]["code"] == "signed-out"
    assert ann.does("push", step=2, operations=[written(1)])["answer"]["code"] == "signed-out"


def test_two_browsers_and_a_program_hold_the_same(opened, server):
    one, other, person = opened(), opened(), Person()
    one.creates(person)
    program = Device(server)
    program.sign_in_by_code(person)
    program.add()
    program.exchange()
    one.does("push", step=1, operations=[written(1, note="one")])
    other.does("signIn", by="recovery", code=person.code, email=person.email, name="B")
    seen = [{each["id"]: each["text"] for each in device.does("pull", step=9)["answer"]["operations"]} for device in (one, other)]
    program.exchange()
    assert seen[0] == seen[1] == {id: held.text for id, held in program.held.items()}
    assert len(seen[0]) == 2
