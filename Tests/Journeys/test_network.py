"""The way to the server is cut, the server is gone, the agency's feeds fail: nothing empties, and ages are right."""
import re
import signal

from pages import MyStopsPage, StopPage
from phone import no_network
from playwright.sync_api import expect
from visit import moment


def seconds_old(stop):
    found = re.search(r"(\d+) (s|min)", stop.age.inner_text())
    return int(found[1]) * (60 if found[2] == "min" else 1)


def grows_old(stop, seconds):
    """Comes back once the board says that it is so old."""
    for _ in range(60):
        if seconds_old(stop) >= seconds:
            return
        expect(stop.age).not_to_have_text(stop.age.inner_text(), timeout=60_000)
    raise AssertionError(f"never {seconds} s old: {stop.age.inner_text()}")


def test_offline_the_board_grows_old_loses_departed_trains_and_comes_back_by_itself(phones, city):
    phone = phones(city, expecting=[no_network])
    stop = StopPage.open(phone).installed()
    expect(stop.age).to_contain_text("Live")
    phone.cut_network()
    expect(stop.age).to_contain_text("Offline")
    first = stop.trains_of(0).first.inner_text()
    before = seconds_old(stop)
    grows_old(stop, before + 2)
    expect(stop.trains_of(0).first).not_to_have_text(first, timeout=180_000)
    expect(stop.trains.first).to_be_attached()
    phone.restore_network()
    expect(stop.age).to_contain_text("Live")


def test_a_start_without_the_server_shows_the_last_boards(phones, city):
    """What was on the screen is in the browser's own store; that the document comes without a server too is test_offline's."""
    phone = phones(city, expecting=[no_network])
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    phone.page.route("**/api/**", lambda route: route.abort())
    other = MyStopsPage(phone)
    stop.add()
    stop.navigate("Departures")
    expect(other.stations).to_have_text(["Times Sq-42 St"])
    expect(other.trains.first).to_be_attached()


def test_the_server_is_killed_and_comes_back(phones, cities):
    city = cities("calm")
    phone = phones(city, expecting=[no_network])
    stop = StopPage.open(phone)
    expect(stop.age).to_contain_text("Live")
    city.server.stop(signal.SIGKILL)
    expect(stop.age).to_contain_text("Not updating", timeout=90_000)
    expect(stop.trains.first).to_be_attached()
    city.server.start()
    expect(stop.age).to_contain_text("Live", timeout=60_000)


def test_a_stale_feed_is_called_stale_and_shown_with_its_age(phones, cities):
    stop = StopPage.open(phones(cities("feedStale")))
    expect(stop.age).to_have_text(re.compile(r"Stale · [78] min"))
    expect(stop.advice).to_have_text("The agency’s data is more than five minutes old. Times may be wrong.")
    expect(stop.trains.first).to_be_attached()


def test_feeds_that_are_down_leave_the_timetable(phones, cities):
    stop = StopPage.open(phones(cities("feedDown")))
    expect(stop.trains.first).to_contain_text("scheduled", timeout=180_000)
    expect(stop.age).to_contain_text("Not updating")
    expect(stop.advice).to_have_text("The agency’s feed gives no usable answer. We keep trying.")


def test_garbage_leaves_the_timetable(phones, cities):
    stop = StopPage.open(phones(cities("feedGarbage")))
    expect(stop.trains.first).to_contain_text("scheduled", timeout=180_000)


def test_when_nothing_runs_the_first_train_is_named(phones, cities):
    """At a set time: in the last hours before midnight tomorrow's first trains stand on the board."""
    phone = phones(cities("nothingRuns", moment))
    phone.set_clock(moment)
    stop = StopPage.open(phone)
    expect(stop.quiet.first).to_have_text(re.compile(r"No trains now\. First tomorrow at 00:\d\d\."), timeout=90_000)


def test_a_feed_that_fails_keeps_its_last_trains(phones, city):
    phone = phones(city)
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    city.fault("500")
    grows_old(stop, 40)  # older than a feed that answers ever lets it get
    expect(stop.trains.first).to_be_attached()
    city.fault("none")
    expect(stop.age).to_have_text(re.compile(r"Live · ([12]?\d) s ago"), timeout=90_000)
