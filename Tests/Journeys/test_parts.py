"""The program comes in parts: a page needs those of what it shows, and gets the others when they are wanted."""
import pytest
from pages import StopPage, TodayPage
from phone import until
from playwright.sync_api import expect

others = "**/assets/{shared,journal,settings,fare-card,departures,races,score,workouts}.*.wasm"


@pytest.fixture
def visitor(phones, city):
    """Without the worker, which has all parts at once. It may complain of what is withheld."""
    return phones(city, service_workers="block", forgiving=True)


def names(requests):
    return sorted({url.split("/")[-1].split(".")[0] for url in requests})


@pytest.fixture
def asked(visitor):
    """The other parts' addresses, as they are asked for."""
    asked = []
    visitor.context.route(others, lambda route: (asked.append(route.request.url), route.continue_()))
    return asked


def refreshes_itself(phone):
    page = phone.page
    drawn = page.locator(".today-tiles").inner_text()
    until(page, f"document.querySelector('.today-tiles').innerText !== {drawn!r}", seconds=70)


def test_today_stands_and_refreshes_itself_on_its_first_part_alone(visitor, asked):
    TodayPage.open(visitor)
    refreshes_itself(visitor)
    assert asked == [], "nothing was done that needs another part"
    assert [text for text in visitor.complaints if "Service Worker" not in text] == []


def test_who_has_kept_something_needs_what_reads_it_and_no_module(visitor, asked):
    stop = StopPage.open(visitor)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()  # what writes it was asked for by the tap
    asked.clear()
    TodayPage.open(visitor)
    expect(visitor.page.locator(".today-tiles")).to_contain_text("Times Sq")
    refreshes_itself(visitor)
    assert set(names(asked)) <= {"journal", "shared"}, "what a browser has already it need not ask for"
    assert [text for text in visitor.complaints if "Service Worker" not in text] == []


def test_what_is_done_waits_for_its_part_and_is_then_done(visitor):
    waiting = []
    visitor.context.route(others, lambda route: waiting.append(route))
    TodayPage.open(visitor)
    visitor.page.evaluate("document.querySelector('a[href=\"/departures\"]').click()")
    visitor.page.wait_for_timeout(300)
    expect(visitor.page.locator("main")).to_have_class("screen-today")
    assert names(route.request.url for route in waiting) == ["departures", "shared"]
    for route in waiting:
        route.continue_()
    expect(visitor.page.locator("main")).to_have_class("screen-departures")
    assert [text for text in visitor.complaints if "Service Worker" not in text] == []


def test_a_part_that_cannot_be_had_is_asked_for_again_once_there_is_a_network(visitor):
    visitor.context.route(others, lambda route: route.abort())
    TodayPage.open(visitor)
    visitor.page.evaluate("document.querySelector('a[href=\"/departures\"]').click()")
    visitor.page.wait_for_timeout(300)
    visitor.context.unroute(others)
    visitor.page.evaluate("dispatchEvent(new Event('online'))")
    expect(visitor.page.locator("main")).to_have_class("screen-departures")
