"""Numbers from outside in the browser's own program, where an Int has 32 bits: each file that can be brought in, with each
of its numbers in turn replaced by one that is too large, too small or none. Nothing of it may end the program."""
import json
import re
import urllib.request

import pytest
from pages.app_page import AppPage
from playwright.sync_api import expect
from records import keep
from states.workouts import push, trained, workout

numbers = ["0", "-1", "-2147483648", "-9223372036854775808", "2147483647", "2147483648", "4294967296", "999999999", "123456789012", "9007199254740991", "9223372036854775807", "9223372036854775808", "1e400", "0.0000000001"]

strong = """Date;Workout Name;Duration;Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes
2024-03-05 18:01:12;Push;3900;Bench Press (Barbell);1;60,5;10;8;0;0;
2024-03-05 18:01:12;Push;1h 5m;Treadmill;1;;;;3200;1200;
"""
hevy = """title,start_time,end_time,exercise_title,superset_id,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds,rpe
Legs,"28 Mar 2024, 17:29","28 Mar 2024, 18:40",Squat (Barbell),0,0,warmup,135.5,5,,,7
Legs,"28 Mar 2024, 17:29","28 Mar 2024, 18:40",Running,,1,normal,,,3.1,1500,
"""
plan = """Push day
A. Overhead press, 3 × 10/8/6, 20/22.5/25 kg, rest 1:30
B1. Pull-up, 3 × 8, rest 15
B2. Plank, 2 × 60 s, rest 2 min
C. Run, 1 × 5 km
"""
file = json.dumps({"pocketful": "workout", "version": 1, "name": "Push", "supersets": [
    {"exercises": ["pull-up", {"name": "Gate swing"}], "shortRest": 15, "rounds": [
        {"rest": 90, "sets": [{"reps": 10, "weight": "22.5", "unit": "kg"}, {"seconds": 60}]}]}]})
scores = "date,scale,score,minimum,maximum,band,utilisation\n2026-01-05,yourscore,514,0,700,Good,44\n"
score_file = json.dumps({"entries": [{"date": "2026-01-05", "score": 514, "minimum": 0, "maximum": 700, "factors": {"utilisation": 0.51},
                                      "report": {"score": 514, "minScoreValue": 0, "maxScoreValue": 700, "currentShortTermDebt": 13758}}]})
rides = ("time,kind,amount,balance,currency,service,transfer,price,id\n2026-01-05T08:12:00-05:00,ride,-2.90,20.35,USD,base,,tariff,a-1\n"
         "2026-01-06T09:00:00-05:00,top-up,20.00,40.35,USD,,,,a-2\n")
all_data = json.dumps({"format": "pocketful.data", "version": 1, "operations": [
    {"id": "00112233445566bb-7", "at": [1767877920000, 3], "kind": "workouts.rack", "fields": {"bar": [20000, 0], "plates": [[25000, 8], [1250, 2]]}},
    {"id": "00112233445566bb-8", "at": [1767877920001, 0], "kind": "fareCard.rode", "fields": {"card": "card", "time": 1767877920000, "service": "base"}},
    {"id": "00112233445566bb-9", "at": [1767877920002, 0], "kind": "score.entered", "fields": {"scale": "fico8", "time": 1767877920000, "report": {"score": 700, "minScoreValue": 300, "maxScoreValue": 850}}}]})


def variants(text, most=100):
    """With one number changed; of a long text's numbers only so many, evenly chosen."""
    yield text
    all_of_them = list(re.finditer(r"\d+", text))
    for found in all_of_them[:: len(all_of_them) // most + 1]:
        for number in numbers:
            yield text[:found.start()] + number + text[found.end():]


brought = {  # where, by which action, what; and where what was right of it is then seen
    "strong": ("/workouts/bring", "workouts file", strong, "/workouts/log?month=2024-03", "Push"),
    "hevy": ("/workouts/bring", "workouts file", hevy, "/workouts/log?month=2024-03", "Legs"),
    "plan": ("/workouts/bring", "workouts paste", plan, "/workouts", "Push day"),
    "file": ("/workouts/bring", "workouts file", file, "/workouts", "Push"),
    "scores": ("/score/history", "score import", scores, "/score/history", "514"),
    "score file": ("/score/history", "score import", score_file, "/score/history", "514"),
    "rides": ("/fare-card/history", "fare-card import", rides, "/fare-card/history", "+$20.00"),
    "all data": ("/settings/data", "settings read", all_data, "/score/history", "FICO 8"),
}
# What makes the person's own of what was read, where that is another step.
taking = {"workouts file": ["workouts take"], "workouts paste": ["workouts read", "workouts take"], "settings read": ["settings add"]}


@pytest.mark.parametrize("name", brought)
def test_no_number_ends_the_program(phones, city, name):
    path, action, text, there, seen = brought[name]
    phone = phones(city, timezone_id="America/New_York", service_workers="block")
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [*trained[1:], workout("Pull day", push)], phone.now)
    phone.open_host()
    phone.open(path)
    phone.idle()
    for number, variant in enumerate(variants(text)):
        phone.tell("event", action=action, value=variant)
        phone.tell("tick")
        for step in taking.get(action, []) if number % 5 == 0 else []:
            phone.idle()  # a long file is read in pieces
            phone.tell("event", action=step, value="")
        assert_running(phone, variant)
    expect(AppPage.open(phone, there).main).to_contain_text(seen)
    for screen in ("/workouts/log", "/workouts/exercises/barbell-squat", "/score", "/fare-card", "/workouts/weights", "/"):
        phone.open(screen)
        phone.idle()
    assert_running(phone)


def assert_running(phone, variant=""):
    assert not phone.faults, f"{variant[:400]!r}: {phone.faults[0][:300]}"


def event(address, name):
    """The first of that name in the live stream."""
    with urllib.request.urlopen(address + "/api/v1/live?stations=127&races=all", timeout=60) as stream:
        for line in stream:
            if line.strip() == f"event: {name}".encode():
                for line in stream:
                    if line.startswith(b"data: "):
                        return line[6:].decode().rstrip("\n")


@pytest.mark.parametrize("name, path", [("board", "/departures/127"), ("races", "/races")])
def test_no_number_in_the_live_stream_ends_the_program(phones, city, name, path):
    phone = phones(city, service_workers="block")
    phone.open_host()
    phone.open(path)
    for variant in variants(event(city.address, name)):
        phone.stream(name, variant)
        assert_running(phone, variant)
    phone.open("/")
    phone.idle()
    assert_running(phone)
