"""Departures: a stop, my stops, search and what is near, with trains, without, offline and failing."""
from pages import AlertsPage, MapPage, MyStopsPage, NearbyPage, RemindersPage, SearchPage, StopPage, TrainPage
from playwright.sync_api import expect
from records import keep, step_free, walked, weekly
from records import stop as stop_kept

kept = [stop_kept("127", "F"), stop_kept("635", "V"), stop_kept("A34", "k")]


def my_stops_empty(phone):
    return MyStopsPage.open(phone)


def my_stops(phone):
    keep(phone, kept)
    page = MyStopsPage.open(phone)
    expect(page.trains.first).to_be_attached()
    return page


def my_stops_edited(phone):
    page = my_stops(phone)
    page.edit()
    page.remove("Canal St")
    expect(page.toast).to_be_visible()
    return page


def stop(phone):
    page = StopPage.open(phone)
    expect(page.trains.first).to_be_attached()
    return page


def stop_added_with_later_trains(phone):
    page = stop(phone)
    page.later()
    page.add()
    expect(page.announced).to_contain_text("added to my stops")
    return page


def stop_of_one_line(phone):
    page = stop(phone)
    page.only("Q")
    # What a filter does comes with a part of its own, and waits for it.
    expect(page.filter.get_by_role("button", pressed=True)).to_have_text("Q")
    return page


def stop_by_time(phone):
    page = stop(phone)
    page.show_trains("By time")
    expect(page.trains_by_time.nth(5)).to_be_attached()
    expect(page.button("By time")).to_have_attribute("aria-pressed", "true")
    return page


def map_of_all_lines(phone):
    return MapPage.open(phone)


def map_of_a_line(phone):
    page = MapPage.open(phone, "/departures/map?stop=127&line=Q")
    expect(page.trains.first).to_be_attached()
    return page


def stop_offline(phone):
    page = stop(phone)
    phone.have_settings()
    phone.cut_network()
    expect(page.age).to_contain_text("Offline")
    return page


def stop_that_cannot_load(phone):
    phone.page.route("**/api/**", lambda route: route.abort())
    my_stops_page = SearchPage.open(phone, "/departures/search?q=canal")
    page = my_stops_page.choose("Canal St")
    expect(page.heading).to_have_text("Canal St")
    phone.pass_time(20)
    expect(page.notice).to_have_text("Couldn’t load departures", timeout=60_000)
    return page


def train(phone):
    page = stop(phone).open_train(0, 2)
    expect(page.leave).to_be_visible()
    expect(page.stops.nth(1)).to_be_attached()
    return page


def train_ridden(phone):
    page = train(phone)
    name = page.stop_name(2).inner_text().split("\n")[0]
    page.bell(name, False).click()
    expect(page.bell(name, True)).to_be_visible()
    return page


def train_reminded(phone):
    page = train(phone)
    page.walk_more()
    expect(page.walk).to_have_text("6 min walk")
    page.remind(False).click()
    expect(page.remind(True)).to_be_visible()
    return page


def train_not_listed(phone):
    page = TrainPage.open(phone, "/departures/127/nothing")
    expect(page.text("No such train is listed")).to_be_visible()
    return page


def reminders_empty(phone):
    page = RemindersPage.open(phone)
    expect(page.notice).to_have_text("No reminders")
    return page


def reminders(phone):
    keep(phone, [*kept, walked("127", 3), weekly("127", 0, 1439, lines=["1", "2"], direction="S")])
    page = RemindersPage.open(phone)
    expect(page.rows).to_contain_text("for the")
    return page


def reminder_being_written(phone):
    keep(phone, kept)
    page = RemindersPage.open(phone, "/departures/reminders?stop=127")
    for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"):
        page.day(day).click()
    page.hours("22:00", "01:00")
    page.save()
    expect(page.fault).to_have_text("Choose a day.")
    # What has the focus is no part of this state: the audit before goes through windows of all sizes.
    page.heading.click()
    return page


def alerts(phone):
    keep(phone, kept)
    page = AlertsPage.open(phone)
    expect(page.section("At your stops").first).to_be_visible()
    return page


def stop_without_stairs(phone):
    keep(phone, [*kept, step_free("127")])
    page = stop(phone)
    expect(page.alert).to_contain_text("Elevator out of service")
    expect(page.elevators).to_be_visible()
    return page


def alerts_without_stairs(phone):
    keep(phone, [*kept, step_free("127")])
    page = AlertsPage.open(phone)
    expect(page.section("Elevators and escalators").first).to_be_visible()
    return page


def alerts_of_a_stop(phone):
    page = stop(phone).alerts()
    expect(page.alerts.first).to_be_visible()
    return page


def search(phone):
    return SearchPage.open(phone)


def search_found(phone):
    page = search(phone)
    page.type("86 st")
    expect(page.results.first).to_be_visible()
    return page


def search_found_nothing(phone):
    page = search(phone)
    page.field.fill("zzzzzz")
    expect(page.notice).to_be_visible()
    return page


def nearby(phone):
    return NearbyPage.open(phone)


def nearby_found(phone):
    page = nearby(phone)
    page.near("times sq")
    expect(page.stations.first).to_be_visible()
    expect(page.text("Loading departures")).to_have_count(0)
    return page


def nearby_refused(phone):
    page = nearby(phone)
    page.use_my_location()
    expect(page.message).to_be_visible()
    return page


def no_such_station(phone):
    return StopPage.open(phone, "/departures/nowhere")


states = [
    my_stops_empty, my_stops, my_stops_edited, stop, stop_added_with_later_trains, stop_of_one_line, stop_by_time,
    stop_offline, train, train_reminded, train_not_listed, reminders_empty, reminders, reminder_being_written,
    alerts, alerts_of_a_stop, stop_without_stairs, alerts_without_stairs, map_of_all_lines, map_of_a_line,
    stop_that_cannot_load, search, search_found, search_found_nothing, nearby, nearby_found, nearby_refused, no_such_station,
]
