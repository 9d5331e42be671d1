"""Today: with nothing yet, with both modules, with the Now line, and what floats above every screen."""
from pages import FareCardPage, TodayPage
from playwright.sync_api import expect
from records import changed, corrected, hidden, identity, keep, rode, stop

from .workouts import trained


def today_first_run(phone):
    return TodayPage.open(phone)


def today(phone):
    """By the real clock, because the trains come by the server's."""
    keep(phone, [stop("127", "V"), corrected("2026-01-06 18:00", 2725)])
    page = TodayPage.open(phone)
    expect(page.ages).to_have_count(2)
    expect(page.alert).to_be_visible()
    return page


def evening(phone, operations):
    keep(phone, operations, phone.now)
    return TodayPage.open(phone)


def today_now_line(phone):
    page = evening(phone, [corrected("2026-01-06 18:00", 2725), rode("2026-01-08 07:30")])
    expect(page.now_line).to_be_visible()
    return page


def today_low_balance(phone):
    page = evening(phone, [corrected("2026-01-06 18:00", 300), changed(expiry="2026-01-08")])
    expect(page.now_line).to_be_visible()
    return page


def today_workout_planned(phone):
    plan = [("workouts.planned", {"workout": identity(2), "days": [3]}), ("workouts.timed", {"workout": identity(2), "minutes": 485})]
    page = evening(phone, [*trained, *plan])
    expect(page.now_line).to_contain_text("Leg day · Planned for today")
    return page


def today_question(phone):
    page = today_now_line(phone)
    page.button("Ride").click()
    expect(page.dialog).to_be_visible()
    return page


def today_all_hidden(phone):
    page = evening(phone, [hidden(name) for name in ("departures", "fare-card", "races", "workouts", "score")])
    expect(page.notice).to_be_visible()
    return page


def today_update(phone):
    """A newer build is there: said as the host says it."""
    keep(phone, [corrected("2026-01-06 18:00", 2725)], phone.now)
    page = FareCardPage.open(phone)
    phone.tell("update", ready=True)
    expect(page.update).to_be_visible()
    return page


def no_such_page(phone):
    return TodayPage.open(phone, "/nowhere")


states = [today_first_run, today, today_now_line, today_low_balance, today_workout_planned, today_question, today_all_hidden, today_update, no_such_page]
