"""The score: what the ring plays and says, what stays without a network, the history by keyboard and as a file, and who sees it."""
import json
import re
import time

import pytest
from pages import ScoreHistoryPage, ScorePage, TodayPage
from pages.store import Store
from playwright.sync_api import expect
from states.score import failure, score, told, year
from states.upstreams import Bureau
from test_keyboard import tab_to


@pytest.fixture(scope="module")
def bureau():
    bureau = Bureau()
    yield bureau
    bureau.close()


@pytest.fixture
def phone(phones, bureau):
    phone = phones(bureau, forgiving=True, service_workers="block", timezone_id="America/New_York")
    phone.listen()
    ScorePage.watch(phone)
    return phone


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
    # The second is counted from the answer, and drawing begins with the next frame: on a busy machine tenths later.
    assert shows["time"] - draws["time"] > 750
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
    red = page.notice.locator("xpath=..").locator(".icon").evaluate("(icon) => getComputedStyle(icon).color")
    assert loads["colour"] != red
    assert fails["colour"] == pulses["colour"] == ends["colour"] == red
    assert "ring-pass" in names(fails), "the pass goes on"
    assert names(pulses) == {"ring-pulse"} and ["ring-pulse", 200, 1] in pulses["playing"]
    assert ends["time"] - pulses["time"] > 190
    assert phone.page.evaluate("pulses") == 1
    expect(page.notice).to_have_text("Couldn’t load your score")
    expect(page.main).to_contain_text("The service answered 503.")
    expect(page.main).to_contain_text(re.compile(r"Last known: 508 out of 700, \d+ December 2025 \(\d+ days ago\)"))
    expect(page.button("Retry")).to_be_visible()


def test_retry_loads_again(phones):
    bureau = Bureau("scoreFailsThenSucceeds")
    try:
        phone = phones(bureau, forgiving=True, service_workers="block")
        ScorePage.watch(phone)
        page = ScorePage.open(phone).settled("failed")
        expect(page.main).to_contain_text("The service answered 500.")
        phone.page.evaluate("() => { phases.length = 0; }")
        page.button("Retry").click()
        page.settled()
        expect(page.number).to_have_text("514")
        assert page.phases == ["loading", "drawing", "shown"]
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
    phone = phones(bureau, forgiving=True, service_workers="block", reduced_motion="reduce")
    ScorePage.watch(phone)
    page = score(phone, answer)
    expect(page.ring).to_have_accessible_name(ring)
    assert page.phases == phases
    assert all(one["playing"] == [] for one in page.played)
    assert phone.page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length") == 0


def test_each_change_is_announced_once(phone):
    phone.open_host()
    answers = [down, told()]

    def answer(route):
        time.sleep(0.2)  # what is said within one moment is heard together
        route.fulfill(body=json.dumps(answers.pop(0)), content_type="application/json")

    phone.context.route("**/api/v1/score", answer)
    page = ScorePage.open(phone).settled("failed")
    expect(page.announced).to_have_text(failed)
    assert phone.heard == [loading, failed]
    page.button("Retry").click()
    page.settled()
    expect(page.announced).to_have_text(good)
    # The seconds that pass say nothing; what they said would be there a moment later.
    for _ in range(3):
        phone.tell("tick")
    phone.page.wait_for_timeout(200)
    assert phone.heard == [loading, failed, loading, good]


def test_opened_offline_the_last_score_stands_with_its_age_and_comes_back_by_itself(phones, bureau):
    phone = phones(bureau, forgiving=True)
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
        phone = phones(bureau, forgiving=True)
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


def test_the_chart_is_walked_by_keyboard_point_by_point(phone):
    page = score(phone, told(), year).settled()
    expect(page.points).to_have_count(13)
    assert [*page.points.evaluate_all("(all) => all.map((one) => one.checked)")][-1], "the newest"
    tab_to(phone, page.points.last.evaluate("(one) => one.labels[0].textContent"))
    walk = [("ArrowLeft", "5 December 2025", 508), ("ArrowLeft", "5 November 2025", 497), ("ArrowRight", "5 December 2025", 508)]
    for key, day, number in walk:
        phone.press(key)
        expect(page.readout).to_have_text(f"{day} {number} out of 700")
        assert phone.focused == f"{day}: {number} out of 700"
    phone.press("Tab")
    assert phone.focused == "Listen to the curve", "the points are one stop of the Tab key"
    phone.press("Tab")
    phone.press("Enter")
    expect(page.main.get_by_role("row")).to_have_count(14)


def test_the_curve_can_be_heard(phone):
    phone.context.add_init_script("""
        window.tones = [];
        const set = AudioParam.prototype.setValueAtTime;
        AudioParam.prototype.setValueAtTime = function (...tone) { tones.push(tone[0]); return set.apply(this, tone); };
    """)
    page = score(phone, told(), year).settled()
    page.button("Listen to the curve").click()
    phone.until("tones.length > 10")
    tones = phone.page.evaluate("tones")
    assert len(tones) == page.points.count() and tones[-1] == 220 + round(514 / 700 * 660)


def test_a_score_is_entered_by_hand_and_a_wrong_one_refused(phone):
    page = score(phone, told(), year).settled()
    tab_to(phone, "Add a score")
    phone.press("Enter")
    expect(page.dialog.get_by_label("Score", exact=True)).to_be_focused()
    said = "Enter a whole number from 0 to 700."
    for typed in ("812", "-1", "", "4x"):
        page.type("Score", typed)
        phone.press("Enter")
        expect(page.message).to_have_text(said)
        expect(page.announced).to_have_text(said)
        expect(page.dialog.get_by_label("Score", exact=True)).to_be_focused()
        expect(page.dialog.get_by_label("Score", exact=True)).to_have_accessible_description(said)
    page.type("Score", "480")
    page.type("Date", "2999-01-01")
    phone.press("Enter")
    expect(page.message).to_have_text("This is still to come.")
    page.type("Date", "2024-03-05")
    phone.press("Enter")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_contain_text("Score 480 added.")
    expect(page.points).to_have_count(14)
    expect(page.points.first).to_have_accessible_name("5 March 2024: 480 out of 700")


def test_the_history_as_a_file_is_the_same_on_another_phone(phones, bureau, phone):
    page = score(phone, told(), [*year], page=ScoreHistoryPage)
    expect(page.rows).to_have_count(13)
    rows = page.rows.all_inner_texts()
    text = page.export()
    other = phones(bureau, forgiving=True, service_workers="block", timezone_id="America/New_York")
    theirs = score(other, None, page=ScoreHistoryPage)
    expect(theirs.notice).to_have_text("Your scores will be here")
    theirs.import_file("score.csv", text)
    expect(theirs.result).to_contain_text("13 scores added, 0 known already, 0 skipped.")
    expect(theirs.rows).to_have_count(13)
    assert theirs.rows.all_inner_texts() == rows
    assert theirs.export() == text
    theirs.import_file("score.csv", text)
    expect(theirs.result).to_contain_text("0 scores added, 13 known already, 0 skipped.")
    other.page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    theirs.import_file("score.json", page.export("JSON"))
    expect(theirs.result).to_contain_text("0 scores added, 13 known already, 0 skipped.")
    for broken in ["", "{", '{"scores": [{"time": []}]}', "<script>alert(1)</script>", "time,score\n1e999,NaN\n"]:
        theirs.import_file("score.json", broken)
        expect(theirs.result).not_to_contain_text("13 known")
    expect(theirs.rows).to_have_count(13)


def test_hidden_on_today_the_number_is_nowhere_until_it_is_asked_for(phone):
    phone.context.add_init_script("window.badges = []; navigator.setAppBadge = async (count) => { badges.push(count); };")
    page = score(phone, told(), year).settled()
    hide = page.main.get_by_role("switch", name="Hide on Today until tapped", exact=True)
    expect(hide).not_to_be_checked()
    hide.click()
    expect(hide).to_be_checked()
    page.navigate("Today")
    today = TodayPage(phone)
    tile = today.main.locator(".tile-score")
    for _ in range(2):
        expect(today.button("Show the score")).to_be_visible()
        assert "514" not in tile.evaluate("(tile) => tile.outerHTML") + today.main.inner_text()
        today.button("Show the score").click()
        expect(tile.locator(".figure")).to_have_text("514")
        assert "514" not in phone.page.title()
        page.navigate("Score")
        page.settled()
        assert "514" not in phone.page.title()
        page.navigate("Today")
    phone.reload()
    expect(today.button("Show the score")).to_be_visible()
    assert 514 not in phone.page.evaluate("badges")
