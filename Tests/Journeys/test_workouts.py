"""A workout put together, put in order, and done to the end: by pointer, finger and keyboard, and with the tab killed after each set."""
import pytest
from pages import ChangesPage, RunningPage, TodayPage, WorkoutsPage
from playwright.sync_api import expect
from records import identity, keep
from states.workouts import push, superset, trained, workout


@pytest.fixture
def phone(phones, city):
    return phones(city, timezone_id="America/New_York", service_workers="block")


def opened(phone, operations, path="/workouts", page=WorkoutsPage, time="2026-01-08 08:12"):
    phone.set_clock(time)
    keep(phone, operations, phone.now)
    return page.open(phone, path)


def killed(phone, path):
    """The page is gone without a word, and another is opened."""
    phone.page.goto("about:blank")
    return RunningPage.open(phone, path)


def test_a_workout_is_put_together_by_keyboard_alone(phone):
    page = WorkoutsPage.open(phone)
    page.new_workout.focus()
    phone.press("Enter")
    expect(page.name).to_be_focused()
    phone.page.keyboard.type("Leg day")
    phone.press("Enter")
    expect(page.heading).to_have_text("Leg day")
    page.link("Add exercise").focus()
    phone.press("Enter")
    page.searchbox.focus()
    phone.page.keyboard.type("bb squat")
    expect(page.found.first).to_contain_text("Squat")
    page.choices.first.focus()
    phone.press("Enter")
    expect(page.supersets).to_have_count(1)
    page.field("Reps").focus()
    phone.page.keyboard.press("Control+A")
    phone.page.keyboard.type("5")
    phone.press("Enter")
    expect(page.announced).to_contain_text("Changed.")
    phone.reload()
    expect(page.field("Reps")).to_have_value("5")


def test_what_differs_between_rounds_stays_until_it_is_typed_over(phone):
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    reps = page.of_superset(0, "Reps")
    expect(reps.first).to_have_value("")
    expect(reps.first).to_have_attribute("placeholder", "–")
    page.of_superset(0, "Rest").fill("2:00")
    phone.press("Enter")
    expect(page.announced).to_contain_text("Rest 2:00.")
    page.each_round(0)
    assert page.values(0, "Reps") == ["10", "8", "6"], "the rest alone was typed"
    page.as_one(0)
    reps.first.fill("12")
    phone.press("Enter")
    expect(reps.first).to_have_value("12")
    page.each_round(0)
    expect(reps).to_have_count(3)
    assert page.values(0, "Reps") == ["12", "12", "12"]
    ChangesPage.open(phone).undo_change(0)
    page = WorkoutsPage.open(phone, f"/workouts/plan/{identity(1)}")
    page.each_round(0)
    for number, value in enumerate(["10", "8", "6"]):
        expect(reps.nth(number)).to_have_value(value)


def test_fewer_rounds_keep_the_first_more_repeat_the_last_and_nonsense_is_refused(phone):
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    rounds, reps = page.of_superset(0, "Rounds"), page.of_superset(0, "Reps")
    for text in ["0", "-1", "101", "three"]:
        rounds.fill(text)
        phone.press("Enter")
        expect(page.message).to_have_text("Enter 1 to 100 rounds.")
        expect(rounds).to_have_value(text)
        expect(rounds).to_have_attribute("aria-invalid", "true")
    for text, left in [("2", ["10", "8"]), ("4", ["10", "8", "8", "8"])]:
        rounds.fill(text)
        phone.press("Enter")
        expect(page.message).to_have_count(0)
        page.each_round(0)
        expect(reps).to_have_count(len(left))
        assert page.values(0, "Reps") == left
        page.as_one(0)


def test_supersets_are_put_in_order_by_pointer_and_by_button(phone):
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    page.arrange()
    page.drag("Plank", above="Barbell Bench Press")
    expect(page.order).to_contain_text(["Plank", "Bench Press", "Pull"])
    button = page.move_down("Plank")
    button.focus()
    phone.press("Enter")
    expect(page.order).to_contain_text(["Bench Press", "Plank", "Pull"])
    assert phone.focused == "Move Plank down"
    phone.reload()
    expect(page.supersets).to_have_count(3)
    expect(page.superset(1)).to_contain_text("Plank")


def test_a_finger_drags_a_superset_too(phones, city):
    phone = phones(city, has_touch=True, service_workers="block")
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    page.arrange()
    page.touch_drag("Plank", above="Barbell Bench Press")
    expect(page.order).to_contain_text(["Plank", "Bench Press", "Pull"])


def test_the_same_exercise_twice_is_moved_exactly_and_an_empty_superset_comes_back(phone):
    twice = [superset(1, ["plank", "plank"], (2, 30, 0, 60, 0))]
    page = opened(phone, [workout("Core", twice)], f"/workouts/plan/{identity(1)}")
    amounts = page.amounts(0)
    expect(amounts).to_have_count(2)  # a plank has no weight, as is known once the bank is there
    before = [amounts.nth(place).input_value() for place in range(amounts.count())]
    page.arrange()
    page.button("Move Plank down").first.click()
    page.button("Done").click()
    expect(amounts.first).not_to_have_value(before[0])
    assert sorted(amounts.nth(place).input_value() for place in range(len(before))) == sorted(before)
    page.arrange()
    for _ in range(2):
        page.button("Delete Plank").first.click()
        expect(page.toast).to_contain_text("Exercise removed.")
    expect(page.main).to_contain_text("Add the first one from the bank")
    page.undo()
    expect(page.left).to_have_count(1)


def test_two_tabs_change_two_fields_and_both_stay(phone):
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    other = WorkoutsPage(phone.new_tab(f"/workouts/plan/{identity(1)}"))
    page.of_superset(1, "Reps").first.fill("15")
    page.of_superset(1, "Reps").first.press("Enter")
    expect(other.of_superset(1, "Reps").first).to_have_value("15")
    other.of_superset(1, "Rounds").fill("5")
    other.of_superset(1, "Rounds").press("Enter")
    expect(page.of_superset(1, "Rounds")).to_have_value("5")
    expect(other.of_superset(1, "Reps").first).to_have_value("15")


def test_every_set_survives_a_kill(phone):
    page = opened(phone, [workout("Push day", push[:2])])
    page.button("Start Push day").click()
    page = RunningPage(phone)
    for number in range(1, 10):
        expect(page.progress).to_have_text(f"Set {number} of 9")
        page.done()
        if number < 9:
            expect(page.progress).to_have_text(f"Set {number + 1} of 9")
        else:
            expect(page.exercise).to_have_text("All sets done")
        page = killed(phone, "/workouts/now")
    expect(page.exercise).to_have_text("All sets done")
    page.finish()
    expect(page.facts).to_contain_text("9")


def test_the_rest_goes_on_over_a_kill_and_its_end_is_said_once(phone):
    phone.listen()
    phone.open_host()
    page = opened(phone, [workout("Push day", push)])
    page.button("Start Push day").click()
    page = RunningPage(phone)
    page.done()
    expect(page.rest).to_have_text("1:30")
    phone.pass_time(30)
    page = killed(phone, "/workouts/now")
    expect(page.rest).to_have_text("1:00")
    page.button("30 seconds more").click()
    expect(page.rest).to_have_text("1:30")
    today = TodayPage.open(phone)
    expect(today.main).to_contain_text("Rest 1:30 · Barbell Bench Press")
    page = RunningPage.open(phone)
    phone.forget_heard()
    phone.pass_time(91)
    expect(page.rest).to_have_text("Rest is over.")
    for _ in range(3):
        phone.tell("tick")
    phone.all_said()
    assert [said for said in phone.heard if "Rest is over" in said] == ["Rest is over."]
    page.done()
    page.button("Skip").click()
    expect(page.button("Skip")).to_have_count(0)


def test_inside_a_superset_the_rest_is_the_short_one(phone):
    page = opened(phone, [workout("Pairs", [push[1]])])
    page.button("Start Pairs").click()
    page = RunningPage(phone)
    expect(page.exercise).to_have_text("Dumbbell Shoulder Press")
    page.done()
    expect(page.exercise).to_contain_text("Pull")
    expect(page.rest).to_have_text("0:15")
    page.done()
    expect(page.exercise).to_have_text("Dumbbell Shoulder Press")
    expect(page.rest).to_have_text("1:30")


def test_the_screen_is_kept_on_while_a_workout_runs_and_no_longer(phone):
    RunningPage.watch_screen(phone)
    page = opened(phone, [workout("Push day", push[2:])])
    RunningPage(phone).screen_is_held(0)
    page.button("Start Push day").click()
    page = RunningPage(phone)
    expect(page.exercise).to_have_text("Plank")
    page.screen_is_held(1)
    for number in range(2):
        page.done()
        if number == 0:
            expect(page.progress).to_have_text("Set 2 of 2")
    page.finish()
    page.screen_is_held(0)


def test_last_time_stands_beside_the_set_and_what_is_done_is_in_the_log(phone):
    page = opened(phone, trained)
    page.button("Start Push day").click()
    page = RunningPage(phone)
    expect(page.last_time).to_contain_text("Last time 10 × 60 kg")
    page.reps.fill("11")
    page.weight().fill("200,5")
    page.done()
    expect(page.sets.first).to_contain_text("11 × 200.5 kg")
    page.correct(0)
    page.weight().fill("nonsense")
    page.button("Save set").click()
    expect(page.message).to_have_text("Enter a weight from 0 to 9,999.")
    page.weight().fill("100.5")
    page.button("Save set").click()
    expect(page.sets.first).to_contain_text("11 × 100.5 kg")
    page.finish()
    expect(page.logged_sets).to_contain_text("11 × 100.5 kg")
    log = WorkoutsPage.open(phone, "/workouts/log")
    expect(log.today).to_have_text("8, 1 workout")
    exercise = WorkoutsPage.open(phone, "/workouts/exercises/barbell-bench-press")
    expect(exercise.main).to_contain_text("Heaviest11 × 100.5 kg")
