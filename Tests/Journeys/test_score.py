"""The score's ring: what it plays and says, and what stays without a network."""
import json
import re

import pytest
from bureau import bureau, phone  # noqa: F401 (fixtures)
from pages import ScoreHistoryPage, ScorePage
from pages.store import Store
from phone import no_network
from playwright.sync_api import expect
from states.score import failure, score, told, year
from states.upstreams import Bureau


loading, good = "Calculating score…", "Credit score 514 out of 700, excellent"
failed = "Couldn’t load your score. The service answered 503."
down = told(failure=failure("status", 503))


def names(one):
    return {name for name, *_ in one["playing"]}


def test_the_ring_loads_then_draws_while_the_number_counts_and_nothing_moves(phone):
    page = score(phone, told()).settled()
    expect(page.number).to_have_text("514")
    loads, draws, shows = page.played
    assert [loads["phase"], draws["phase"], shows["phase"]] == ["loading", "drawing", "shown"]
    assert ["ring-pass", 1000, "for ever"] in loads["playing"]
    assert draws["playing"].count(["ring-count", 1000, 1]) == 3, "each digit"
    assert ["ring-draw", 1000, 1] in draws["playing"] and "ring-pass" not in names(draws)
    # The second is counted from the answer; on a busy machine it is drawn tenths later.
    assert shows["time"] - page.answered > 990
    assert names(shows) == set()
    rolled = {tuple(frame["rolled"]) for frame in page.frames if frame["rolled"]}
    assert len(rolled) > 3, "it counts"
    boxes = [frame["box"] for frame in page.frames]
    assert page.frames[-1]["rolled"] == [], "the last frame is of the number as it stays"
    assert all(abs(part - last) < 0.5 for box in boxes for part, last in zip(box, boxes[-1], strict=True)), boxes


def test_a_failure_is_red_at_once_and_pulses_once_when_the_pass_has_ended(phone):
    page = score(phone, down, year).settled("failed")
    loads, fails, pulses, ends = page.played
    assert [one["phase"] for one in page.played] == ["loading", "failing", "pulsing", "failed"]
    red = page.alarm_colour
    assert loads["colour"] != red
    assert fails["colour"] == pulses["colour"] == ends["colour"] == red
    assert "ring-pass" in names(fails), "the pass goes on"
    assert names(pulses) == {"ring-pulse"} and ["ring-pulse", 200, 1] in pulses["playing"]
    assert ends["time"] - page.answered > 190
    assert page.pulses == 1
    expect(page.notice).to_have_text("Couldn’t load your score")
    expect(page.main).to_contain_text("The service answered 503.")
    expect(page.main).to_contain_text(re.compile(r"Last known: 508 out of 700, \d+ December 2025 \(\d+ days ago\)"))
    expect(page.button("Retry")).to_be_visible()


def test_retry_loads_again(phones):
    bureau = Bureau("scoreFailsThenSucceeds")
    try:
        phone = phones(bureau, service_workers="block")
        ScorePage.watch(phone)
        page = ScorePage.open(phone).settled("failed")
        expect(page.main).to_contain_text("The service answered 500.")
        page.forget_phases()
        page.button("Retry").click()
        page.settled()
        expect(page.number).to_have_text("514")
        # What was pressed may wait for its part: until then, and never again, it is as it was.
        assert page.phases[page.phases[0] == "failed":] == ["loading", "drawing", "shown"]
    finally:
        bureau.close()


def test_a_first_report_is_in_the_journal_though_nobody_did_anything(phones):
    bureau = Bureau()
    try:
        phone = phones(bureau, service_workers="block")
        ScorePage.open(phone).settled()
        store = Store(phone.page)
        phone.wait(lambda: any("score.reported" in record for record in store.records))
    finally:
        bureau.close()


def test_a_clock_that_is_put_right_meanwhile_does_not_cut_the_pass_short(phone):
    phone.set_clock("2026-01-08 08:12:00.400")
    phone.open_host()
    asked = []
    phone.context.route("**/api/v1/score", lambda route: asked.append(route))
    page = ScorePage.open(phone)
    phone.wait(lambda: asked)
    # 0.6 s later than the page believes.
    date = {"Date": "Thu, 08 Jan 2026 13:12:01 GMT"}
    asked[0].fulfill(body=json.dumps(told()), content_type="application/json", headers=date)
    phone.wait(lambda: Store(phone.page).numbers)
    phone.pass_time(0.5)
    phone.tell("tick")
    assert page.phase == "loading"
    phone.pass_time(0.6)
    phone.tell("tick")
    assert page.phase == "drawing"


def test_a_newer_question_s_answer_is_the_one_that_counts(phone):
    phone.open_host()
    asked = []
    phone.context.route("**/api/v1/score", lambda route: asked.append(route))
    page = ScorePage.open(phone)
    for _ in range(2):
        with phone.page.expect_request("**/api/v1/score"):
            phone.tell("event", action="score retry", value="")
    phone.wait(lambda: len(asked) == 3)
    for route, number in [(asked[2], 602), (asked[0], 401), (asked[1], 402)]:
        with phone.page.expect_response("**/api/v1/score"):
            route.fulfill(body=json.dumps(told(number)), content_type="application/json")
    page.settled()
    expect(page.number).to_have_text("602")
    page.link("History").click()
    expect(ScoreHistoryPage(phone).rows).to_have_count(1)


@pytest.mark.parametrize("answer, phases, ring", [
    (None, ["loading"], loading),
    (told(), ["loading", "shown"], good),
    (down, ["loading", "failed"], "Couldn’t load your score"),
])
def test_with_reduced_motion_what_ends_is_there_at_once(phones, bureau, answer, phases, ring):
    phone = phones(bureau, service_workers="block", reduced_motion="reduce")
    ScorePage.watch(phone)
    page = score(phone, answer)
    expect(page.ring).to_have_accessible_name(ring)
    assert page.phases == phases
    assert all(one["playing"] == [] for one in page.played)
    assert phone.moving == 0


def test_each_change_is_announced_once(phone):
    phone.open_host()
    asked = []
    phone.context.route("**/api/v1/score", lambda route: asked.append(route))

    def answer(what, heard):
        """Once this much was heard: what is said within one moment is heard together."""
        phone.wait(lambda: asked and phone.heard == heard)
        asked.pop().fulfill(body=json.dumps(what), content_type="application/json")

    page = ScorePage.open(phone)
    answer(down, [loading])
    page.settled("failed")
    expect(page.announced).to_have_text(failed)
    assert phone.heard == [loading, failed]
    page.button("Retry").click()
    answer(told(), [loading, failed, loading])
    page.settled()
    expect(page.announced).to_have_text(good)
    # The seconds that pass say nothing.
    for _ in range(3):
        phone.tell("tick")
    phone.all_said()
    assert phone.heard == [loading, failed, loading, good]


def test_opened_offline_the_last_score_stands_with_its_age_and_comes_back_by_itself(phones, bureau):
    phone = phones(bureau, expecting=[no_network])
    page = ScorePage.open(phone).installed().settled()
    phone.cut_network()
    phone.reload()
    expect(page.ring).to_have_accessible_name(good)
    expect(page.age).to_contain_text("as of")
    # What is older than an hour would be asked for.
    phone.shift_clock(2)
    phone.reload()
    page.settled("failed")
    expect(page.main).to_contain_text("You’re offline.")
    expect(page.main).to_contain_text(re.compile(r"Last known: 514 out of 700, \d+ \w+ \((today|yesterday)\)"))
    page.button("Retry").click()
    page.settled("failed")
    expect(page.main).to_contain_text("You’re offline.")
    phone.restore_network()
    expect(page.ring).to_have_accessible_name(good)
    expect(page.button("Retry")).to_have_count(0)


def test_a_server_that_is_gone_is_told_and_retry_works_when_it_is_back(phones):
    bureau = Bureau()
    try:
        phone = phones(bureau, expecting=[no_network])
        page = ScorePage.open(phone).installed().settled()
        bureau.server.stop()
        phone.shift_clock(2)
        phone.reload()
        page.settled("failed")
        expect(page.main).to_contain_text("The server doesn’t answer.")
        expect(page.main).to_contain_text("Last known: 514 out of 700")
        bureau.server.start()
        page.button("Retry").click()
        page.settled()
        expect(page.number).to_have_text("514")
    finally:
        bureau.close()
