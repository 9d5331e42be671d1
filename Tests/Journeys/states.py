"""Every screen in every state it was designed for; each leads there as a person would."""
from pages import MyStopsPage, NearbyPage, SearchPage, StopPage, TodayPage
from playwright.sync_api import expect

kept = ["/departures/127", "/departures/635", "/departures/A34"]


def today_empty(phone):
    return TodayPage.open(phone)


def today(phone):
    keep(phone, kept[:1])
    page = TodayPage.open(phone)
    expect(page.age).to_be_visible()
    return page


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
    expect(page.toast).to_be_visible()
    return page


def stop_of_one_line(phone):
    page = stop(phone)
    page.only("Q")
    return page


def stop_offline(phone):
    page = stop(phone)
    phone.cut_network()
    expect(page.age).to_contain_text("Offline")
    return page


def stop_that_cannot_load(phone):
    phone.page.route("**/api/**", lambda route: route.abort())
    my_stops_page = SearchPage.open(phone, "/departures/search?q=canal")
    page = my_stops_page.choose("Canal St")
    expect(page.notice).to_have_text("Couldn’t load departures", timeout=40_000)
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
    return page


def nearby_refused(phone):
    page = nearby(phone)
    page.use_my_location()
    expect(page.message).to_be_visible()
    return page


def no_such_station(phone):
    return StopPage.open(phone, "/departures/nowhere")


def no_such_page(phone):
    return TodayPage.open(phone, "/nowhere")


def keep(phone, paths):
    for path in paths:
        page = StopPage.open(phone, path)
        if page.add_button.is_visible():
            page.add()
            expect(page.toast).to_contain_text("added to my stops")


states = [
    today_empty, today, my_stops_empty, my_stops, my_stops_edited, stop, stop_added_with_later_trains, stop_of_one_line,
    stop_offline, stop_that_cannot_load, search, search_found, search_found_nothing, nearby, nearby_found, nearby_refused,
    no_such_station, no_such_page,
]
