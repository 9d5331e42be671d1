"""What a browser draws together of the account's log for the next device, with a program that shares no line with it."""
import json

import pytest
from client import modules
from sealing import to_text

path = "/api/v1/sync/snapshot"
noted = json.dumps({"account": "…", "at": 1, "count": 2})


@pytest.fixture
def through(elsewhere):
    """Up to where: three entries of a device that is none of ours."""
    elsewhere.add_many(3)
    elsewhere.exchange()
    elsewhere.pull()
    return elsewhere.cursor


def put(device, through, text, id="snapshot"):
    box = device.keys.box(text.encode(), "fareCard", id)
    device.call("PUT", path, {"through": through, "boxes": {device.keys.tag("fareCard"): to_text(box)}})


def test_what_a_browser_draws_another_program_opens(browsing, elsewhere, through):
    long = json.dumps({"kept": {"workouts": ["Kniebeuge für zwei"] * 20_000}}, ensure_ascii=False)
    texts = {"fareCard": '{"kept":{"fareCard":1}}', "workouts": long}
    parts = [{"module": module, "text": text} for module, text in texts.items()]
    with browsing.page.expect_response("**" + path) as asked:
        browsing.begin("keepDrawn", step=1, through=through, parts=parts, drawn=noted)
    assert asked.value.status == 200 and asked.value.request.headers["content-encoding"] == "gzip"
    kept = elsewhere.call("GET", path)
    assert kept["through"] == through
    assert {elsewhere.keys.open_drawn(tag, box, modules) for tag, box in kept["boxes"].items()} == set(texts.values())
    browsing.page.wait_for_function("async () => await stored('drawn') !== undefined")
    assert browsing.page.evaluate("stored('drawn')") == noted


def test_nothing_is_sent_where_there_is_nothing_to_say(browsing, elsewhere, through):
    browsing.begin("keepDrawn", step=1, through=through, parts=[], drawn=noted)
    browsing.page.wait_for_function("async () => await stored('drawn') !== undefined")
    assert elsewhere.call("GET", path)["boxes"] == {}


def test_what_is_refused_is_not_drawn_again_at_once_and_what_got_nowhere_is(browsing, through):
    part = [{"module": "fareCard", "text": "of another log"}]
    browsing.page.route("**" + path, lambda route: route.abort())
    with browsing.page.expect_event("requestfailed"):
        browsing.begin("keepDrawn", step=1, through=through, parts=part, drawn=noted)
    browsing.page.unroute("**" + path)
    assert browsing.does("pull", step=2)["status"] == 200  # by then it would have been noted
    assert browsing.page.evaluate("stored('drawn')") is None
    with browsing.page.expect_response("**" + path) as asked:
        browsing.begin("keepDrawn", step=3, through="AAAAAAAAAAkAAAAAAAAAAA", parts=part, drawn=noted)
    assert asked.value.status == 409
    browsing.page.wait_for_function("async () => await stored('drawn') !== undefined")


def test_what_another_program_draws_a_browser_opens_with_all_that_came_later(browsing, elsewhere, through):
    text = json.dumps({"kept": {"fareCard": "é" * 90_000}})
    put(elsewhere, through, text)
    later = elsewhere.add_many(1200)
    elsewhere.exchange()
    drawn = browsing.does("draw", step=1)
    assert (drawn["event"], drawn["status"], drawn["texts"]) == ("drawn", 200, [text])
    assert [each["id"] for each in drawn["answer"]["operations"]] == later
    assert drawn["answer"]["operations"][0]["text"] == elsewhere.held[later[0]].text


@pytest.mark.parametrize("spoil", ["another module's", "for something else", "behind too much", "not there"])
def test_where_it_cannot_be_had_the_log_is_read_without_it(browsing, elsewhere, through, spoil):
    if spoil != "not there":
        put(elsewhere, through, "{}", id="anything" if spoil == "for something else" else "snapshot")
    if spoil == "another module's":
        box = elsewhere.keys.box(b"{}", "workouts", "snapshot")
        elsewhere.call("PUT", path, {"through": through, "boxes": {elsewhere.keys.tag("fareCard"): to_text(box)}})
    if spoil == "behind too much":
        elsewhere.add_many(3001)
        elsewhere.exchange()
    browsing.begin("draw", step=1)
    pulled = browsing.does("pull", step=2)
    assert (pulled["event"], pulled["step"], pulled["status"]) == ("pulled", 2, 200)
    assert len(pulled["answer"]["operations"]) >= 3


def test_the_log_waits_until_what_was_drawn_is_shown(browsing, elsewhere, through):
    put(elsewhere, through, "{}")
    browsing.begin("draw", step=1)
    browsing.begin("pull", step=2)
    assert [browsing.hears()["event"] for _ in range(2)] == ["drawn", "pulled"]
