"""The program comes in parts: a page needs those of what it shows, and gets the others when they are wanted."""
import json
import re
import shutil

import pytest
from pages import RacesPage, SearchPage, StopPage, TodayPage
from pages.store import Store
from phone import no_answer, no_network
from playwright.sync_api import expect
from programs import City, newer_build, web

# All but the file that every page begins with.
others = re.compile(r"/assets/(?!app\.)[^/]+\.wasm$")

# What is said of a part that does not come.
withheld = [no_network, no_answer, "Pocketful waits for a part of itself"]


@pytest.fixture
def visitor(phones, city):
    """Without the worker, which has all parts at once."""
    return phones(city, service_workers="block")


def names(requests):
    """What each of these files is fetched with."""
    return {frozenset(url.split("/")[-1].split(".")[0].split("+")) for url in requests}


@pytest.fixture
def asked(visitor):
    """The other parts' addresses, as they are asked for."""
    asked = []
    visitor.context.route(others, lambda route: (asked.append(route.request.url), route.continue_()))
    return asked


def refreshes_itself(phone):
    boards = TodayPage(phone).boards
    expect(boards).not_to_have_text(boards.inner_text(), use_inner_text=True, timeout=70_000)


def test_today_stands_and_refreshes_itself_on_its_own_part_alone(visitor, asked):
    TodayPage.open(visitor)
    refreshes_itself(visitor)
    assert all("today" in parts for parts in names(asked)), "nothing was done that needs another part"


def test_who_has_kept_something_needs_what_reads_it_and_no_module(visitor, asked):
    stop = StopPage.open(visitor)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()  # what writes it was asked for by the tap
    asked.clear()
    TodayPage.open(visitor)
    expect(TodayPage(visitor).boards).to_contain_text("Times Sq")
    refreshes_itself(visitor)
    assert all(parts & {"today", "journal", "shared"} for parts in names(asked)), f"{names(asked)}: no module's screens"


def test_what_is_done_waits_for_its_part_and_is_then_done(visitor):
    waiting = []
    TodayPage.open(visitor)
    hold = lambda route: waiting.append(route)  # noqa: E731
    visitor.context.route(others, hold)
    TodayPage(visitor).go_at_once("/departures")
    visitor.wait(lambda: {frozenset({"departures"}), frozenset({"shared"})} <= names(route.request.url for route in waiting))
    expect(TodayPage(visitor).main).to_have_class("screen-today")
    for route in waiting:
        route.continue_()
    visitor.context.unroute(others, hold)
    expect(TodayPage(visitor).main).to_have_class("screen-departures")


def refused(visitor, part, how, times=1):
    """So often this part can't be had, in one of the ways of a network or a server."""
    visitor.expect(*withheld)
    tries = []

    def answer(route):
        tries.append(route)
        if len(tries) > times:
            route.continue_()
        elif how == "reset":
            route.abort("connectionreset")
        else:
            route.fulfill(status=int(how), body="<h1>no</h1>", content_type="text/html")

    visitor.context.route(f"**/assets/{part}.*.wasm", answer)
    return tries


@pytest.mark.parametrize("how", ["502", "reset"])
@pytest.mark.parametrize("part", ["departures", "fare-card", "races", "score", "workouts", "settings", "shared", "journal"])
def test_a_part_that_is_refused_once_is_asked_for_again_by_itself(visitor, part, how):
    tries = refused(visitor, part, how)
    path = f"/{part}" if part not in ("shared", "journal") else "/settings"
    today = TodayPage.open(visitor)
    today.go_at_once(path)
    expect(TodayPage(visitor).main).to_have_class(f"screen-{path[1:]}")
    # No screen waits for what writes the journal: its part is asked for again behind the one that is shown.
    visitor.wait(lambda: len(tries) >= 2)
    expect(TodayPage(visitor).late).to_be_hidden()
    assert today.heading


def test_while_a_part_does_not_come_all_else_goes_on_and_it_is_said(visitor, city):
    refused(visitor, "departures", "502", times=99)
    stop = StopPage.open(visitor, "/races")
    expect(TodayPage(visitor).main).to_have_class("screen-races")
    link = stop.in_bar("Departures")
    link.click()
    expect(TodayPage(visitor).late).to_be_visible()
    expect(TodayPage(visitor).late).to_contain_text("A part of the app hasn’t come yet")
    expect(stop.late_button).to_have_count(0)
    expect(stop.announced).to_contain_text("A part of the app hasn’t come yet")
    expect(link).to_have_attribute("aria-busy", "true")
    counting = RacesPage(visitor).countdowns.first
    expect(counting).not_to_have_text(counting.inner_text())
    # Somewhere else: what was wanted before is not wanted any more.
    stop.navigate("Score")
    expect(TodayPage(visitor).main).to_have_class("screen-score")
    assert link.get_attribute("aria-busy") is None
    expect(TodayPage(visitor).late).to_be_visible()
    stop.link("History").click()  # which lies under the sentence
    expect(stop.heading).to_have_text("History")
    visitor.context.unroute("**/assets/departures.*.wasm")
    expect(TodayPage(visitor).late).to_be_hidden(timeout=60_000)
    expect(TodayPage(visitor).main).to_have_class("screen-score")


@pytest.mark.parametrize("path", ["/departures/127", "/races"])
def test_a_page_whose_program_does_not_come_does_not_call_itself_live(visitor, path):
    refused(visitor, "app", "502", times=99)
    visitor.page.goto(visitor.address + path)
    page = StopPage(visitor)
    expect(TodayPage(visitor).late).to_be_visible()
    expect(page.age).to_be_hidden()
    visitor.context.unroute("**/assets/app.*.wasm")
    expect(page.age).to_be_visible(timeout=60_000)
    expect(page.age).to_contain_text("ago")


def test_who_comes_back_is_not_left_with_an_empty_frame(visitor):
    stop = StopPage.open(visitor)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    tries = refused(visitor, "journal", "reset", times=2)
    stop = StopPage.open(visitor)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    assert len(tries) == 3


@pytest.mark.parametrize("file, path", [("app", "/"), ("today", "/"), ("network", "/departures/127")])
def test_the_first_part_and_the_facts_are_asked_for_again_too(visitor, file, path):
    visitor.expect(*withheld)
    refusals = []
    visitor.context.route(f"**/assets/{file}.*", lambda route: (refusals.append(1), route.abort() if len(refusals) == 1 else route.continue_()))
    StopPage.open(visitor, path)
    assert len(refusals) == 2


def test_a_page_that_shows_no_station_asks_for_none(visitor):
    asked = []
    visitor.context.route("**/assets/network.*", lambda route: (asked.append(route.request.url), route.continue_()))
    today = TodayPage.open(visitor)
    assert asked == []
    today.go_at_once("/departures")
    expect(TodayPage(visitor).main).to_have_class("screen-departures")
    assert len(asked) == 1


def test_a_first_entry_outlives_the_page_where_what_stores_it_never_came(visitor):
    refused(visitor, "journal", "502", times=99)
    stop = StopPage.open(visitor)
    stop.add()
    expect(stop.toast).to_contain_text("Saving…")
    visitor.wait(lambda: Store(visitor.page).kept("drafts"))
    visitor.page.goto("about:blank")
    visitor.context.unroute("**/assets/journal.*.wasm")
    stop = StopPage.open(visitor)
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop = StopPage.open(visitor)
    expect(stop.remove_button("Times Sq-42 St")).to_have_count(1)
    assert Store(visitor.page).numbers == [1]


@pytest.fixture
def upgraded(tmp_path):
    """A city of its own whose server can get another build, with no file of the old one."""
    folder = tmp_path / "web"
    shutil.copytree(web, folder)
    city = City("calm", folder)

    def upgrade():
        city.server.stop()
        newer_build(folder)
        names = json.loads((folder / "assets.json").read_text())
        for name, file in names.items():
            if name.endswith(".wasm"):
                names[name] = name.replace(".wasm", ".00000000.wasm")
                (folder / file).rename(folder / names[name])
                for packed in (".br", ".gz"):
                    if (folder / (file + packed)).exists():
                        (folder / (file + packed)).rename(folder / (names[name] + packed))
        (folder / "assets.json").write_text(json.dumps(names))
        city.server.start()

    yield city, upgrade
    city.close()


def test_a_server_that_got_another_build_under_an_open_page_is_said_and_a_reload_loses_nothing(phones, upgraded):
    city, upgrade = upgraded
    visitor = phones(city, service_workers="block", expecting=withheld)
    today = TodayPage.open(visitor)
    upgrade()
    TodayPage(visitor).go_at_once("/departures")
    expect(TodayPage(visitor).late).to_contain_text("The server has another version of the app by now.")
    expect(today.heading).to_have_text("Today")
    with visitor.page.expect_navigation():
        TodayPage(visitor).late_button.click()
    visitor.settle()
    expect(TodayPage(visitor).main).to_have_class("screen-departures")
    expect(TodayPage(visitor).late).to_be_hidden()


def test_what_was_typed_and_tapped_goes_along_with_a_reload(phones, upgraded):
    city, upgrade = upgraded
    visitor = phones(city, service_workers="block", expecting=withheld)
    search = SearchPage.open(visitor)
    search.type("union sq")
    expect(search.results.first).to_have_text("14 St-Union Sq")
    upgrade()
    search.go_at_once("/races")
    expect(TodayPage(visitor).late).to_contain_text("another version")
    visitor.page.go_back()
    with visitor.page.expect_navigation():
        TodayPage(visitor).late_button.click()
    visitor.settle()
    assert search.field.input_value() == "union sq"
    expect(search.results.first).to_have_text("14 St-Union Sq")
