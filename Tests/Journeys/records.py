"""What a person did on earlier days, as the journal keeps it: the short way into a state, by records instead of taps."""
import json
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

device = "00112233445566aa"
new_york = ZoneInfo("America/New_York")


def at(text):
    """"2026-01-08 08:12" on New York's clocks, in milliseconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=new_york).timestamp() * 1000)


def rode(time, service="base", card="card", **more):
    return "fareCard.rode", {"card": card, "time": at(time), "service": service, **more}


def transferred(time, card="card"):
    return rode(time, card=card, transfer=True)


def topped_up(time, cents, card="card", currency="USD"):
    return "fareCard.toppedUp", {"card": card, "time": at(time), "amount": cents, "currency": currency}


def corrected(time, cents, card="card", currency="USD"):
    return "fareCard.corrected", {"card": card, "time": at(time), "amount": cents, "currency": currency}


def changed(card="card", **what):
    return "fareCard.cardChanged", {"card": card, **what}


def added(name, owner, time):
    return "fareCard.cardAdded", {"name": name, "owner": owner, "time": at(time)}


def fare(tariff, time, rider="full", card="card"):
    return "fareCard.fareChosen", {"card": card, "from": at(time), "class": rider, "tariff": tariff}


def stop(station, position):
    return "departures.stopAdded", {"station": station, "position": position}


def weekly(station, first, last, days=range(7), **wanted):
    """When to leave for trains of these hours, in minutes after midnight."""
    return "departures.weeklyReminderSet", {"station": station, "days": [*days], "from": first, "until": last, **wanted}


def walked(station, minutes):
    return "departures.walkTimeChosen", {"station": station, "minutes": minutes}


def step_free(station):
    return "departures.stepFreeChosen", {"station": station, "needed": True}


def reported(time, score, **fields):
    report = {"score": score, "minScoreValue": 0, "maxScoreValue": 700, **fields}
    return "score.reported", {"time": at(time), "report": report}


def scored(time, score, scale="fico8", least=300, most=850):
    report = {"score": score, "minScoreValue": least, "maxScoreValue": most}
    return "score.entered", {"scale": scale, "time": at(time), "report": report}


def chosen(preference, value):
    return "app.chosen", {"preference": preference, "value": value}


def hidden(module):
    return "app.moduleHidden", {"module": module, "hidden": True}


def identity(number):
    """That of the record with this number: a card's id is that of the record that added it."""
    return f"{device}-{number}"


def commute(first, days, hours=(8, 18)):
    """Two rides each working day, a little later each day, and nothing on the others."""
    start = datetime.fromisoformat(first)
    for day in range(days):
        date = start + timedelta(days=day)
        if date.weekday() < 5:
            for hour in hours:
                yield rode(date.replace(hour=hour, minute=(7 * day + hour) % 50).isoformat(" "))


write = """async ([device, records]) => {
    const database = await new Promise((done, failed) => {
        const request = indexedDB.open("pocketful", 1);
        request.onupgradeneeded = () => ["journal", "kept", "about"].forEach((name) => request.result.createObjectStore(name));
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const transaction = database.transaction(["journal", "about"], "readwrite");
    transaction.objectStore("about").put(device, "device");
    records.forEach((record, index) => transaction.objectStore("journal").put(record, index + 1));
    await new Promise((done) => { transaction.oncomplete = done; });
    database.close();
}"""


def keep(phone, operations, now=None):
    """Into a device that has nothing yet. They are entered a minute apart, the last just before `now`."""
    first = (now or int(datetime.now().timestamp() * 1000)) - 60_000 * (len(operations) + 1)
    records = [
        json.dumps({"id": identity(number), "at": [first + 60_000 * number, 0], "kind": kind, "fields": fields})
        for number, (kind, fields) in enumerate(operations, 1)
    ]
    # A page of the same origin on which nothing runs.
    phone.context.route("**/blank", lambda route: route.fulfill(body="<link rel='icon' href='data:,'>", content_type="text/html"))
    phone.page.goto(phone.address + "/blank")
    phone.page.evaluate(write, [device, records])
