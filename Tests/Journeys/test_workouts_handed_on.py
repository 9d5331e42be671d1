"""Workouts that go out and come in: links, texts, files, other apps' exports; and the exercises that come along."""
import json

import pytest
from pages import ChangesPage, WorkoutsPage
from phone import no_network
from playwright.sync_api import expect
from records import identity, keep
from states.workouts import hostile, push, superset, trained, workout

strong = """Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-01-03 18:00:00,"Upper body",1h,"Bench Press (Barbell)",1,60,10,0,0,"","",
2026-01-03 18:00:00,"Upper body",1h,"Bench Press (Barbell)",2,62.5,8,0,0,"","",8
2026-01-05 18:00:00,"Upper body",1h,"Swinging a gate",1,20,12,0,0,"","",
2026-01-05 18:00:00,"Upper body",1h,"Squat (Barbell)",1,oops,5,0,0,"","",
"""


@pytest.fixture
def phone(phones, city):
    return phones(city, timezone_id="America/New_York", service_workers="block")


def opened(phone, operations, path="/workouts"):
    phone.set_clock("2026-01-08 08:12")
    keep(phone, operations, phone.now)
    return WorkoutsPage.open(phone, path)


def shared(phone, operations=(workout("Push day", push),)):
    return opened(phone, operations, f"/workouts/plan/{identity(1)}/share")


def test_a_link_is_opened_on_a_fresh_device(phones, city, phone):
    link = shared(phone).link_text
    other = phones(city, service_workers="block")
    other.open(link.removeprefix(other.address))
    theirs = WorkoutsPage(other)
    expect(theirs.brought).to_contain_text("Dumbbell Shoulder Press")
    theirs.button("Add to my workouts").click()
    expect(theirs.heading).to_have_text("Push day")
    expect(theirs.supersets).to_have_count(3)


def test_a_link_is_opened_without_network_and_no_server_has_seen_it(phones, city, phone):
    link = shared(phone).link_text
    other = phones(city, expecting=[no_network])
    asked = []
    other.context.on("request", lambda request: asked.append(request.url))
    theirs = WorkoutsPage.open(other, "/").installed()
    other.cut_network()
    other.open(link.removeprefix(other.address))
    expect(theirs.brought).to_contain_text("Push day")
    theirs.button("Add to my workouts").click()
    expect(theirs.supersets).to_have_count(3)
    assert not [url for url in asked if link.split("#")[1] in url.split("#")[0]]


def test_a_second_link_pasted_over_the_first_is_the_one_that_is_shown(phones, city, phone):
    other = phones(city, timezone_id="America/New_York", service_workers="block")
    links = [shared(phone, [workout("First", push)]).link_text, shared(other, [workout("Second", push[:1])]).link_text]
    reader = phones(city, service_workers="block")
    for link, name in zip(links, ["First", "Second"]):
        reader.page.goto(link)
        expect(WorkoutsPage(reader).brought).to_contain_text(name)


@pytest.mark.parametrize("fragment", ["", "nonsense", "A", "1" * 3000])
def test_a_damaged_link_says_so_and_changes_nothing(phone, fragment):
    page = opened(phone, trained, "/workouts/shared#" + fragment)
    expect(page.brought).to_contain_text("Nothing was changed.")
    expect(page.button("Add to my workouts")).to_have_count(0)


def test_its_text_and_its_file_are_the_same_workout_on_another_phone(phones, city, phone):
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = shared(phone, [workout("Push day", [*push, superset(4, ["plank", "bench-dip"], (1, 30, 0, 5, 12.5), (2, 45, 0, 4, 15))])])
    page.button("Copy text").click()
    expect(page.announced).to_have_text("Copied.")
    text = page.clipboard
    assert text.startswith("Push day\nA. Barbell Bench Press, 3 × 10")
    file = page.save("Save as a file")
    assert json.loads(file)["pocketful"] == "workout"

    for way in ("text", "file"):
        other = phones(city, service_workers="block")
        theirs = WorkoutsPage.open(other, "/workouts/bring")
        if way == "text":
            theirs.paste(text)
        else:
            theirs.import_file("workout.json", file)
        theirs.take()
        expect(theirs.heading).to_have_text("Push day")
        expect(theirs.supersets).to_have_count(4)
        theirs.link("Share").click()
        expect(theirs.shared_text).to_have_text(text)


def test_an_export_is_taken_once_says_what_it_did_not_understand_and_is_taken_back(phone):
    page = opened(phone, [workout("Push day", push)], "/workouts/bring")
    page.import_file("strong.csv", strong)
    expect(page.brought).to_contain_text("2 workouts · 3 sets")
    expect(page.brought).to_contain_text("1 new exercise of your own")
    expect(page.brought).to_contain_text("Line 5: a number that can’t be")
    page.take()
    expect(page.heading).to_have_text("Training log")
    expect(page.logged).to_have_count(2)
    again = WorkoutsPage.open(phone, "/workouts/bring")
    again.import_file("strong.csv", strong)
    expect(again.brought).to_contain_text("What was understood is in your log already.")
    changes = ChangesPage.open(phone)
    changes.undo_change(0)
    expect(changes.toast).to_contain_text("Undone.")
    expect(WorkoutsPage.open(phone, "/workouts/log").notice).to_have_text("What you do will be here")


def test_hostile_files_are_refused_and_nothing_of_them_runs(phone):
    page = opened(phone, trained, "/workouts/bring")
    phone.page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    for name, content in [("x.csv", hostile), ("x.json", '{"pocketful":"workout","name":' + "[" * 5000), ("x.csv", "\x00" * 500),
                          ("x.csv", "a" * 9_000_000)]:
        page.import_file(name, content)
        expect(page.refusal).to_contain_text("Nothing was changed.")
    expect(WorkoutsPage.open(phone).rows).to_have_count(2)


def test_fifty_thousand_rows_of_an_export_are_read(phone):
    """Some four megabytes: more than 32 bits hold a thousand times over."""
    page = WorkoutsPage.open(phone, "/workouts/bring")
    head = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    rows = (f'{2018 + n // 8400}-{n // 700 % 12 + 1:02}-{n // 25 % 28 + 1:02} 18:00:00,"Upper body",1h,"Squat (Barbell)",{n % 25 + 1},'
            f'{20 + n % 90}.5,{n % 12 + 1},0,0,"","",\n' for n in range(50_000))
    page.import_file("strong.csv", head + "".join(rows))
    expect(page.brought).to_contain_text("2000 workouts · 50000 sets", timeout=60_000)


def test_an_exercise_of_ones_own_is_found_planned_and_goes_along_in_a_link(phones, city, phone):
    page = opened(phone, [workout("Push day", push)], f"/workouts/plan/{identity(1)}")
    page.link("Add exercise").click()
    page.button("Write your own").click()
    page.button("Add").click(force=True)  # it says what is missing
    expect(page.message).to_have_text("Enter a name.")
    page.in_dialog("Name").fill("Gate swing")
    page.choose_in_dialog("Time")
    page.button("Add").click()
    expect(page.supersets).to_have_count(4)
    expect(page.superset(3)).to_contain_text("Gate swing")
    expect(page.timed(3)).to_have_count(1)
    page.link("Add exercise").click()
    page.search("gate swng")
    expect(page.found.first).to_contain_text("Gate swing")
    page.back()
    page.button("Dismiss").click()
    page.link("Share").click()
    link = page.link_text
    other = phones(city, service_workers="block")
    other.open(link.removeprefix(other.address))
    theirs = WorkoutsPage(other)
    expect(theirs.brought).to_contain_text("Gate swing")
    theirs.take()
    expect(theirs.superset(3)).to_contain_text("Gate swing")
    expect(theirs.timed(3)).to_have_count(1)


def test_exercises_are_filtered_and_searched_by_keyboard(phone):
    page = opened(phone, [], "/workouts/exercises")
    expect(page.found).to_have_count(20)
    page.open_filter()
    page.narrow(muscle="calves", equipment="dumbbell")
    expect(page.found.filter(has_not_text="dumbbell")).to_have_count(0)
    assert 0 < page.found.count() == page.found.filter(has_text="calves").count()
    page.narrow(muscle="any", equipment="any")
    for typed in ["bench db", "DUMBELL BENCH", "press bench dumbbell"]:
        page.search(typed)
        expect(page.found.first).to_contain_text("Dumbbell Bench Press")
    page.search("xyzzy")
    expect(page.notice).to_have_text("Nothing found")


def test_plates_for_a_weight_and_the_plates_one_owns(phone):
    page = opened(phone, [], "/workouts/weights")
    page.field("Weight to load, kg").fill("102.5")
    expect(page.plates).to_contain_text("On each side: 25 + 15 + 1.25")
    page.field("25 kg").fill("0")
    phone.press("Enter")
    expect(page.announced).to_contain_text("Plates changed.")
    expect(page.plates).to_contain_text("On each side: 20 + 15 + 5 + 1.25")
    page.field("Bar, kg").fill("heavy")
    phone.press("Enter")
    expect(page.message).to_be_visible()
    page.button("lb").click()
    expect(page.button("lb")).to_have_attribute("aria-pressed", "true")
    phone.reload()
    expect(page.button("lb")).to_have_attribute("aria-pressed", "true")
