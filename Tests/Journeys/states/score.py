"""The score: loading, there, failed, not there yet; its history, scales and forms, on Thursday 8 January 2026 in New York."""
import json

from pages import ScoreHistoryPage, ScorePage, TodayPage
from playwright.sync_api import expect
from records import keep, reported, scored

used = {"percentageCreditUsed": 44, "currentShortTermDebt": 13758, "numPositiveScoreFactors": 9, "equifaxScoreBandDescription": "Excellent"}
year = [
    *[reported(f"2025-{month:02}-05 09:00", score, percentageCreditUsed=20 + month, currentShortTermDebt=12000 + 100 * month, numPositiveScoreFactors=8, equifaxScoreBandDescription="Good")
      for month, score in enumerate((467, 461, 455, 437, 440, 445, 448, 470, 466, 480, 497, 508), 1)],
]
other = [scored("2025-10-01 12:00", 690), scored("2025-12-01 12:00", 712)]


def told(score=514, minimum=0, maximum=700, failure=None, report=True, **fields):
    """What the server says at /api/v1/score, as of this morning."""
    fields = {"score": score, "minScoreValue": minimum, "maxScoreValue": maximum, **used, **fields} if report else None
    known = report and failure is None
    return {
        "score": score if known else None, "minimum": minimum if known else None, "maximum": maximum if known else None, "band": None,
        "asOf": None if failure else "2026-01-08T13:10:00Z", "health": "failing" if failure else "fresh",
        "failure": failure and {"reason": failure, "detail": ""}, "report": fields if known else None,
    }


def failure(reason, *numbers):
    return {"reason": reason, "numbers": list(numbers)}


def score(phone, answer, operations=(), page=ScorePage, path=None):
    """`None` for a service that never answers."""
    if answer is not None:
        body = json.dumps(answer)
        phone.context.route("**/api/v1/score", lambda route: route.fulfill(body=body, content_type="application/json"))
    else:
        phone.context.route("**/api/v1/score", lambda route: None)
    keep(phone, list(operations), phone.now)
    return page.open(phone, path)


def score_loading(phone):
    page = score(phone, None)
    expect(page.ring).to_have_accessible_name("Calculating score…")
    return page


def score_first(phone):
    page = score(phone, told()).settled()
    expect(page.number).to_have_text("514")
    return page


def score_of_a_year(phone):
    page = score(phone, told(), [*year, *other]).settled()
    expect(page.points).to_have_count(13)
    return page


def score_zero(phone):
    return score(phone, told(0, equifaxScoreBandDescription="Poor")).settled()


def score_failed(phone):
    return score(phone, told(failure=failure("status", 503)), year).settled("failed")


def score_invalid(phone):
    return score(phone, told(failure=failure("outside", 812, 0, 700))).settled("failed")


def score_offline(phone):
    page = score_first(phone)
    phone.tell("online", online=False)
    phone.tell("event", action="score retry", value="")
    return page.settled("failed")


def score_no_report(phone):
    page = score(phone, told(report=False)).settled()
    expect(page.notice).to_have_text("No report yet")
    return page


def score_other_scale(phone):
    page = score(phone, told(), [*year, *other]).settled()
    page.scales.nth(1).click()
    expect(page.number).to_have_text("712")
    return page


def score_add(phone):
    page = score_first(phone)
    page.button("Add a score").click()
    expect(page.dialog).to_be_visible()
    return page


def score_add_invalid(phone):
    page = score_add(phone)
    page.type("Score", "812")
    phone.press("Enter")
    expect(page.message).to_be_visible()
    return page


def score_add_scale(phone):
    page = score_first(phone)
    page.button("Add a scale").click()
    expect(page.dialog).to_be_visible()
    return page


def score_history_empty(phone):
    return score(phone, None, page=ScoreHistoryPage)


def score_history(phone):
    page = score(phone, told(), [*year, *other], page=ScoreHistoryPage)
    expect(page.rows.first).to_contain_text("8 January")
    return page


def score_entry(phone):
    page = score_history(phone)
    page.rows.first.click()
    expect(page.dialog).to_be_visible()
    return page


def score_imported(phone):
    page = score(phone, None, page=ScoreHistoryPage)
    page.import_file("scores.csv", "date,score,scale\n2025-11-05,480,\nyesterday,480,\n2025-12-05,480,nobody\n")
    expect(page.result).to_be_visible()
    return page


def today_score_hidden(phone):
    page = score(phone, told(), [*year, ("score.hiddenOnToday", {"hidden": True})], page=TodayPage, path="/")
    expect(page.button("Show the score")).to_be_visible()
    return page


states = [
    score_loading, score_first, score_of_a_year, score_zero, score_failed, score_invalid, score_offline, score_no_report,
    score_other_scale, score_add, score_add_invalid, score_add_scale, score_history_empty, score_history, score_entry, score_imported,
    today_score_hidden,
]
