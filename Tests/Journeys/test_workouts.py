"""A workout put together by keyboard, done to the end with the tab killed after each set, and handed on by a link."""
import pytest
from pages import RunningPage, WorkoutsPage
from playwright.sync_api import expect
from records import identity, keep
from states.workouts import push, workout


@pytest.fixture
def phone(phones, city):
    return phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block")


def killed(phone, path):
    """The page is gone without a word, and another is opened."""
    phone.page.goto("about:blank")
    return RunningPage.open(phone, path)


def test_every_set_survives_a_kill(phone):
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [workout("Push day", push[:2])], phone.now)
    page = WorkoutsPage.open(phone)
    page.button("Start Push day").click()
    page = RunningPage(phone)
    for number in range(1, 10):
        expect(page.progress).to_have_text(f"Set {number} of 9")
        page.done()
        if number < 9:
            expect(page.progress).to_have_text(f"Set {number + 1} of 9")
        page = killed(phone, "/workouts/now")
    expect(page.exercise).to_have_text("All sets done")
    page.button("Finish").click()
    expect(page.main.locator(".fact-list").first).to_contain_text("9")


def test_a_workout_is_put_together_by_keyboard_alone(phone):
    page = WorkoutsPage.open(phone)
    page.main.get_by_role("button", name="New workout").last.focus()
    phone.press("Enter")
    expect(page.main.locator("#name")).to_be_focused()
    phone.page.keyboard.type("Leg day")
    phone.press("Enter")
    expect(page.heading).to_have_text("Leg day")
    page.link("Add exercise").focus()
    phone.press("Enter")
    page.main.get_by_role("searchbox").focus()
    phone.page.keyboard.type("bb squat")
    expect(page.found.first).to_contain_text("Squat")
    page.found.first.get_by_role("button").focus()
    phone.press("Enter")
    expect(page.supersets).to_have_count(1)
    page.field("Reps").focus()
    phone.page.keyboard.press("Control+A")
    phone.page.keyboard.type("5")
    phone.press("Enter")
    expect(page.toast).to_be_visible()
    phone.reload()
    expect(page.field("Reps")).to_have_value("5")


def test_fifty_thousand_rows_of_an_export_are_read(phone):
    """Some four megabytes: more than 32 bits hold a thousand times over."""
    page = WorkoutsPage.open(phone, "/workouts/bring")
    head = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    rows = (f'{2018 + n // 8400}-{n // 700 % 12 + 1:02}-{n // 25 % 28 + 1:02} 18:00:00,"Upper body",1h,"Squat (Barbell)",{n % 25 + 1},'
            f'{20 + n % 90}.5,{n % 12 + 1},0,0,"","",\n' for n in range(50_000))
    page.import_file("strong.csv", head + "".join(rows))
    expect(page.brought).to_contain_text("2000 workouts · 50000 sets", timeout=60_000)


def test_a_link_is_opened_on_a_fresh_device(phones, city, phone):
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [workout("Push day", push)], phone.now)
    page = WorkoutsPage.open(phone, f"/workouts/plan/{identity(1)}/share")
    link = page.main.locator(".share-link").inner_text()
    other = phones(city, forgiving=True, service_workers="block")
    other.open(link.removeprefix(other.address))
    theirs = WorkoutsPage(other)
    theirs.button("Add to my workouts").click()
    expect(theirs.heading).to_have_text("Push day")
    expect(theirs.supersets).to_have_count(3)
