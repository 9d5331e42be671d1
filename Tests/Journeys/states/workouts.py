"""Workouts, on Thursday 8 January 2026 in New York."""
from pages import RunningPage, WorkoutsPage
from playwright.sync_api import expect
from records import at, identity, keep

rest, short = 90, 15


def superset(number, exercises, *rounds):
    """Rounds of (times, repetitions, kilograms …), as the journal keeps them (SupersetRows.swift)."""
    slots = [part for place, name in enumerate(exercises, 1) for part in (str(place), f"a{place}", name)]
    rows = [[times, rest, *[part for reps, kilos in zip(sets[::2], sets[1::2]) for part in (reps, 0, int(kilos * 1000))]]
            for times, *sets in rounds]
    return [str(number), f"a{number}", short, slots, rows]


push = [
    superset(1, ["barbell-bench-press"], (1, 10, 60), (1, 8, 62.5), (1, 6, 65)),
    superset(2, ["dumbbell-shoulder-press", "pull-up"], (3, 10, 16, 8, 0)),
    superset(3, ["plank"], (2, 0, 0)),
]


def workout(name, supersets, position="a0"):
    return "workouts.added", {"name": name, "position": position, "supersets": supersets}


def started(number, time, name="Push day"):
    return "workouts.started", {"workout": identity(number), "name": name, "time": at(time)}


def done(number, place, exercise, reps, kilos, time):
    return "workouts.done", {"logged": identity(number), "place": place, "exercise": exercise,
                             "set": [reps, 0, int(kilos * 1000)], "time": at(time)}


def finished(number, time):
    return "workouts.finished", {"logged": identity(number), "time": at(time)}


def bench(number, day, *sets):
    for place, (reps, kilos) in enumerate(sets):
        yield done(number, ["1", "1", place], "barbell-bench-press", reps, kilos, f"{day} 18:{10 + 3 * place}")


# The last two weeks: four times Push day, each a little heavier.
trained = [workout("Push day", push), workout("Leg day", [superset(1, ["barbell-squat"], (5, 5, 80))], "a1")]
for place, day in enumerate(["2025-12-29", "2026-01-02", "2026-01-05"]):
    begun = len(trained) + 1
    trained += [started(1, f"{day} 18:05"), *bench(begun, day, (10, 55 + 2.5 * place), (8, 60), (6, 62.5)),
                finished(begun, f"{day} 18:50")]

hostile = '<img src=x onerror=alert(1)>","' * 200


def workouts(phone, operations, path="/workouts", page=WorkoutsPage):
    keep(phone, operations, phone.now)
    return page.open(phone, path)


def empty_bank(phone):
    """The exercises before one was looked for, with the person's own workouts empty."""
    page = workouts(phone, [], "/workouts/exercises")
    expect(page.found.first).to_be_visible()
    return page


def workouts_first_run(phone):
    return workouts(phone, [])


def first_workout(phone):
    page = workouts(phone, [])
    page.new_workout.click()
    expect(page.heading).to_have_text("New workout")
    return page


def workouts_list(phone):
    return workouts(phone, trained)


def superset_mixed(phone):
    page = workouts(phone, [*trained, ("workouts.planned", {"workout": identity(1), "days": [0, 3]})], f"/workouts/plan/{identity(1)}")
    expect(page.supersets).to_have_count(3)
    return page


def superset_expanded(phone):
    page = superset_mixed(phone)
    page.button("Each round").first.click()
    expect(page.rounds).to_have_count(3)
    return page


def superset_refused(phone):
    page = superset_mixed(phone)
    page.type("Rounds", "0")
    expect(page.message).to_be_visible()
    return page


def superset_arranged(phone):
    page = superset_mixed(phone)
    page.button("Arrange").click()
    expect(page.button("Done")).to_be_visible()
    expect(page.left).to_have_count(3)
    return page


def exercises_found(phone):
    page = empty_bank(phone)
    page.search("bench db")
    expect(page.found.first).to_contain_text("Dumbbell Bench Press")
    return page


def exercise(phone):
    page = workouts(phone, trained, "/workouts/exercises/barbell-bench-press")
    expect(page.muscles).to_be_visible()
    return page


def own_exercise(phone):
    page = empty_bank(phone)
    page.button("Write your own").click()
    expect(page.dialog).to_be_visible()
    return page


def workout_running(phone):
    """A set is done, the rest runs."""
    number = len(trained) + 1
    page = workouts(phone, [*trained, started(1, "2026-01-08 08:10"),
                            done(number, ["1", "1", 0], "barbell-bench-press", 10, 60, "2026-01-08 08:11")],
                    "/workouts/now", RunningPage)
    expect(page.exercise).to_be_visible()
    return page


def workout_done(phone):
    page = workouts(phone, trained, f"/workouts/log/{identity(3)}")
    return page


def training_log(phone):
    return workouts(phone, trained, "/workouts/log")


def huge_workout(phone):
    """2,000 rounds."""
    page = workouts(phone, [workout("Huge", [superset(n, [f"exercise-{n}"], (100, 10, 60)) for n in range(1, 21)])],
                    f"/workouts/plan/{identity(1)}")
    expect(page.supersets).to_have_count(6)
    return page


def weights(phone):
    page = workouts(phone, trained, "/workouts/weights")
    page.field("Weight to load, kg").fill("102.5")
    expect(page.plates).to_be_visible()
    return page


def share_workout(phone):
    page = workouts(phone, trained, f"/workouts/plan/{identity(1)}/share")
    expect(page.code).to_be_visible()
    return page


def hostile_import(phone):
    """What is no workout is said to be none, and nothing of it runs."""
    page = workouts(phone, [], "/workouts/bring")
    page.paste(hostile)
    expect(page.brought).to_be_visible()
    return page


def workout_pasted(phone):
    page = workouts(phone, [], "/workouts/bring")
    page.paste("Push day\nA. Barbell Bench Press, 3 × 10, 60 kg, rest 1:30\nB1. Pull-up, 3 × 8\nB2. My own thing, 3 × 12, 20 kg")
    expect(page.brought).to_be_visible()
    return page


def today_running(phone):
    page = workout_running(phone)
    return WorkoutsPage.open(phone, "/")


states = [
    workouts_first_run, first_workout, workouts_list, superset_mixed, superset_expanded, superset_refused,
    superset_arranged, empty_bank, exercises_found, exercise, own_exercise, workout_running, workout_done, training_log,
    huge_workout, weights, share_workout, hostile_import, workout_pasted,
]
