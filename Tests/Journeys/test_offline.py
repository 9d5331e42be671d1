"""The installed app without a network and without a server: from the second visit on everything opens from the device."""
import shutil

import pytest
from pages import MyStopsPage, NearbyPage, SearchPage, StopPage, TodayPage
from pages.installation import Installation
from pages.store import Store
from phone import no_network
from playwright.sync_api import expect
from programs import City, newer_build, web
from watched import Watched

screens = [
    ("/", "Today"), ("/departures", "My stops"), ("/departures/127", "Times Sq-42 St"), ("/departures/search?q=canal", "Find a station"),
    ("/departures/near", "Stops near me"), ("/fare-card", "Fare card"), ("/settings", "Settings"), ("/departures/nowhere", "No such station"), ("/nowhere", "No such page"),
]


@pytest.fixture
def dark(city):
    """Stops the city's server; it comes back for the journeys that follow."""
    yield city.server.stop
    if city.server.process is None:
        city.server.start()


@pytest.fixture
def phone(phones, city):
    return phones(city, expecting=[no_network])


def test_every_screen_opens_with_the_network_off_and_the_server_stopped(phone, dark):
    StopPage.open(phone).installed()
    phone.cut_network()
    dark()
    for path, heading in screens:
        page = TodayPage.open(phone, path)
        expect(page.heading).to_have_text(heading)
        expect(phone.page).to_have_title(f"{heading} · Pocketful")
    search = SearchPage.open(phone, "/departures/search?q=canal")
    expect(search.results.first).to_be_visible()
    NearbyPage.open(phone).near("times sq")
    expect(NearbyPage(phone).stations.first).to_have_text("Times Sq-42 St")


def test_boards_keep_their_last_trains_with_their_age_and_lose_those_that_leave(phone, dark):
    stop = StopPage.open(phone).installed()
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(stop.trains.first).to_be_attached()
    phone.wait(lambda: "127" in (Store(phone.page).kept("board 127") or ""))
    phone.cut_network()
    dark()
    phone.reload()
    expect(stop.age).to_contain_text("Offline")
    expect(stop.trains.first).to_be_attached()
    first = stop.trains_of(0).first.inner_text()
    for _ in range(2):
        expect(stop.age).not_to_have_text(stop.age.inner_text(), timeout=60_000)
    expect(stop.trains_of(0).first).not_to_have_text(first, timeout=180_000)
    expect(stop.trains.first).to_be_attached()
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])
    expect(my_stops.trains.first).to_be_attached()


def test_what_is_done_offline_is_there_when_the_network_is_back(phone, city, dark):
    stop = StopPage.open(phone).installed()
    phone.cut_network()
    dark()
    phone.reload()
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    city.server.start()
    phone.restore_network()
    expect(stop.age).to_contain_text("Live", timeout=60_000)
    phone.reload()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()


def test_a_start_from_the_device_does_not_jump_and_keeps_its_place(phone):
    watched = Watched(phone)
    search = SearchPage.open(phone, "/departures/search?q=st").installed()
    phone.reload()
    assert not Installation(phone).has_server_state, "the frame knows no state"
    expect(search.results.nth(12)).to_be_visible()
    assert watched.shift < 0.02
    assert phone.root["lang"] == "en"
    search.results.nth(12).scroll_into_view_if_needed()
    phone.scroll_kept()
    before = phone.scrolled
    phone.reload()
    phone.until(f"Math.abs(scrollY - {before}) <= 2")


def test_language_and_theme_stand_in_the_first_bytes(phones, city):
    phone = phones(city, locale="fr-FR")
    TodayPage.open(phone).installed()
    phone.context.add_cookies([{"name": "theme", "value": "light", "url": city.address}])
    watched = Watched(phone)
    phone.reload()
    assert [watched.began[part] for part in ("lang", "theme")] == ["fr", "light"]
    expect(TodayPage(phone).heading).to_have_text("Aujourd’hui")
    phone.context.add_cookies([{"name": "theme", "value": "light", "url": city.address}])
    assert '<html lang="fr" data-theme="light"' in Installation(phone).served, "the server writes them too"


def test_addresses_that_are_the_server_s_alone_stay_the_server_s(phone, city):
    TodayPage.open(phone).installed()
    answer = phone.page.goto(city.address + "/api/v1/stations/127/board")
    assert answer.headers["content-type"].startswith("application/json")
    kept = Installation(phone).kept_paths
    assert "/shell" in kept and all(path == "/shell" or path.startswith("/assets/") for path in kept), kept


def test_a_cache_that_was_cleared_is_filled_again(phone, dark):
    stop = StopPage.open(phone).installed()
    Installation(phone).clear_caches()
    phone.reload()
    stop.installed()
    dark()
    phone.reload()
    expect(stop.heading).to_have_text("Times Sq-42 St")


def test_new_facts_of_the_same_build_come_quietly(phone):
    """The timetable's facts change more often than the app: the next start has them, and nobody is asked."""
    TodayPage.open(phone).installed()
    installation = Installation(phone)
    installation.age_facts()
    phone.reload()
    assert installation.facts == "/assets/network.old.facts"
    installation.forgets_old_facts()
    phone.reload()
    assert installation.facts != "/assets/network.old.facts"
    installation.has_no_old_facts()


def test_without_a_worker_all_else_works(phones, city):
    phone = phones(city, service_workers="block")
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(stop.age).to_contain_text("Live")


@pytest.fixture
def updated(tmp_path):
    """A city of its own whose web app can be built anew."""
    folder = tmp_path / "web"
    shutil.copytree(web, folder)
    city = City("calm", folder)

    def update():
        city.server.stop()
        newer_build(folder)
        city.server.start()

    yield city, update
    city.close()


def test_a_new_version_is_offered_and_taken_by_one_tap(phones, updated):
    city, update = updated
    phone = phones(city, expecting=[no_network])
    today = TodayPage.open(phone).installed()
    phone.reload()
    expect(today.heading).to_have_text("Today")
    expect(today.update).to_have_count(0)
    update()
    phone.reload()
    assert not Installation(phone).is_newer, "the cached build opens first"
    expect(today.update).to_contain_text("A new version is ready.", timeout=60_000)
    with phone.page.expect_navigation():
        today.button("Reload").click()
    phone.settle()
    assert Installation(phone).is_newer
    expect(today.update).to_have_count(0)
    city.server.stop()
    phone.reload()
    assert Installation(phone).is_newer, "and it opens without the server as well"


def test_a_new_version_waits_until_it_is_taken_and_never_breaks_into_typing(phones, updated):
    city, update = updated
    phone = phones(city, expecting=[no_network])
    search = SearchPage.open(phone).installed()
    update()
    phone.reload()
    search.type("union sq")
    Installation(phone).waits()
    expect(search.update).to_be_visible()
    expect(search.field).to_be_focused()
    expect(search.results.first).to_have_text("14 St-Union Sq")
    assert search.field.input_value() == "union sq"
    phone.reload()
    assert not Installation(phone).is_newer, "an open page keeps the build that runs"
    other = phone.new_tab("/departures")
    assert not Installation(other).is_newer, "and so does a second one"
    other.page.close()
    phone.page.goto("about:blank")
    opened = phone.context.new_page()
    phone.page.close()
    phone.page = opened
    TodayPage.open(phone)
    Installation(phone).comes_newer()
