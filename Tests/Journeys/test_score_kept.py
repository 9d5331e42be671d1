"""The score beside its ring: the chart by keyboard and by ear, scores entered by hand, the history as a file, and who sees it."""
import pytest
from bureau import bureau, phone  # noqa: F401 (fixtures)
from pages import ScoreHistoryPage, ScorePage, TodayPage
from playwright.sync_api import expect
from states.score import score, told, year
from test_keyboard import tab_to
from watched import Watched


def test_the_chart_is_walked_by_keyboard_point_by_point(phone):
    page = score(phone, told(), year).settled()
    expect(page.points).to_have_count(13)
    assert page.chosen_points[-1], "the newest"
    tab_to(phone, page.last_point)
    walk = [("ArrowLeft", "5 December 2025", 508), ("ArrowLeft", "5 November 2025", 497), ("ArrowRight", "5 December 2025", 508)]
    for key, day, number in walk:
        phone.press(key)
        expect(page.readout).to_have_text(f"{day} {number} out of 700")
        assert phone.focused == f"{day}: {number} out of 700"
    phone.press("Tab")
    assert phone.focused == "Listen to the curve", "the points are one stop of the Tab key"
    phone.press("Tab")
    phone.press("Enter")
    expect(page.table).to_have_count(14)


def test_the_curve_can_be_heard(phone):
    ScorePage.listen(phone)
    page = score(phone, told(), year).settled()
    page.button("Listen to the curve").click()
    phone.wait(lambda: len(page.tones) > 10)
    assert len(page.tones) == page.points.count() and page.tones[-1] == 220 + round(514 / 700 * 660)


def test_a_score_is_entered_by_hand_and_a_wrong_one_refused(phone):
    page = score(phone, told(), year).settled()
    tab_to(phone, "Add a score")
    phone.press("Enter")
    expect(page.field("Score")).to_be_focused()
    said = "Enter a whole number from 0 to 700."
    for typed in ("812", "-1", "", "4x"):
        page.type("Score", typed)
        phone.press("Enter")
        expect(page.message).to_have_text(said)
        expect(page.announced).to_have_text(said)
        expect(page.field("Score")).to_be_focused()
        expect(page.field("Score")).to_have_accessible_description(said)
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
    other = phones(bureau, service_workers="block", timezone_id="America/New_York")
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
    watched = Watched(phone)
    page = score(phone, told(), year).settled()
    expect(page.hide_on_today).not_to_be_checked()
    page.hide_on_today.click()
    expect(page.hide_on_today).to_be_checked()
    page.navigate("Today")
    today = TodayPage(phone)
    for _ in range(2):
        expect(today.button("Show the score")).to_be_visible()
        assert "514" not in today.score_source + today.main.inner_text()
        today.button("Show the score").click()
        expect(today.score_number).to_have_text("514")
        assert "514" not in phone.page.title()
        page.navigate("Score")
        page.settled()
        assert "514" not in phone.page.title()
        page.navigate("Today")
    phone.reload()
    expect(today.button("Show the score")).to_be_visible()
    assert 514 not in watched.badges
