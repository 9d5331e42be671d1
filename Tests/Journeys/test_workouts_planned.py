"""A workout that is planned for days of the week."""
import pytest
from pages import TodayPage, WorkoutsPage
from pages.store import Store
from playwright.sync_api import expect
from records import identity, keep
from states.workouts import push, workout


@pytest.fixture
def page(phones, city):
    phone = phones(city)
    plan = [("workouts.planned", {"workout": identity(1), "days": [0, 1, 2, 3, 4, 5, 6]})]
    keep(phone, [workout("Push day", push), *plan, ("workouts.timed", {"workout": identity(1), "minutes": 18 * 60})])
    page = WorkoutsPage.open(phone, f"/workouts/plan/{identity(1)}")
    expect(page.field("Reminded at")).to_have_value("18:00")
    return page


def times(page):
    return [record for record in Store(page.page).records if "workouts.timed" in record]


def test_a_time_that_is_typed_part_by_part_is_heard_once(page):
    before = len(times(page))
    page.field("Reminded at").press_sequentially("0815PM", delay=150)
    expect(page.announced).not_to_contain_text("Enter a time.")
    page.field("Reminded at").press("Enter")
    page.phone.wait(lambda: len(times(page)) > before)
    expect(page.field("Reminded at")).to_have_value("20:15")
    page.phone.reload()
    expect(page.field("Reminded at")).to_have_value("20:15")
    assert len(times(page)) == before + 1


def test_a_time_that_is_left_empty_is_what_it_was(page):
    before = len(times(page))
    page.field("Reminded at").press("Backspace")
    expect(page.field("Reminded at")).to_have_value("")
    page.field("Name").focus()
    expect(page.field("Reminded at")).to_have_value("18:00")
    assert len(times(page)) == before


def test_a_time_that_a_picker_takes_away_is_asked_for(page):
    page.field("Reminded at").fill("")
    expect(page.message).to_have_text("Enter a time. Until then the one before holds.")
    page.field("Reminded at").fill("06:30")
    expect(page.message).to_have_count(0)
    expect(page.field("Reminded at")).to_have_value("06:30")


@pytest.mark.parametrize("label, wrong, right", [("Name", "", "Legs"), ("Rounds", "0", "5")])
def test_what_is_put_right_after_a_refusal_stands_in_its_field(page, label, wrong, right):
    page.type(label, wrong)
    expect(page.message).to_be_visible()
    page.type(label, right)
    expect(page.message).to_have_count(0)
    expect(page.field(label)).to_have_value(right)


def test_it_stands_on_today_until_it_is_begun(page):
    today = TodayPage.open(page.phone)
    expect(today.main).to_contain_text("Push day · Planned for today · 18:00")
    today.button("Start Push day").click()
    page.phone.wait(lambda: any("workouts.started" in record for record in Store(page.page).records))
    today = TodayPage.open(page.phone)
    expect(today.main).to_contain_text("Set 1 of")
    expect(today.main).not_to_contain_text("Planned for today")
