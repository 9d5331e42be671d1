"""What only a browser tells of boards and of Today's tiles: room, columns and colours (findings D5, D30, D41, D42, D45)."""
import re

import pytest
from looks import looks
from pages import MyStopsPage, StopPage
from pages.board_look import BoardLook
from pages.frame import Frame
from pages.race_tile import RaceTile
from playwright.sync_api import expect
from records import keep, stop
from visit import Visit

# As wide as a countdown gets: "1m 58s", "1 min 58 s".
widest = re.compile(r"1\s?m(in)?\s58\s?s")


def race_about_to_start(phone):
    page = RaceTile.open(phone)
    page.hear(118, age=9)
    expect(page.countdown).to_have_text(widest)
    return page


@pytest.fixture
def visits(browser, still_city):
    """Makes visits to Today, a moment before a race."""
    made = []

    def visit(locale="en-IE"):
        made.append(Visit(browser, still_city, race_about_to_start, locale=locale))
        return made[-1]

    yield visit
    for each in made:
        each.close()


@pytest.mark.parametrize("locale", ["en-IE", "fr-FR", "es-ES"])
def test_the_widest_countdown_leaves_today_and_the_bar_in_the_window(visits, locale):
    visit = visits(locale)
    wrong = ("scrolls sideways", "beyond the edge", "the bar")
    found = {look.name: [line for line in visit.cut(look) if line.startswith(wrong)] for look in looks}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_countdown_begins_at_one_place_with_the_clock_below_it_however_long_it_is(visits):
    page = RaceTile(visits().phone)
    places = [(page.countdown.bounding_box(), page.clock.bounding_box())]
    page.hear(28, age=4)
    expect(page.countdown).to_have_text(re.compile(r"^28\s?s$"))
    places.append((page.countdown.bounding_box(), page.clock.bounding_box()))
    assert len({round(countdown["x"]) for countdown, _ in places}) == 1
    for countdown, clock in places:
        assert clock["y"] >= countdown["y"] + countdown["height"] - 1
        assert round(clock["x"]) == round(countdown["x"])


@pytest.mark.parametrize("width, height, size", [(390, 844, "100%"), (390, 844, "200%"), (844, 390, "100%"), (320, 568, "100%")])
def test_a_stations_first_train_is_on_the_first_screen(phones, city, width, height, size):
    phone = phones(city, viewport={"width": width, "height": height})
    page = StopPage.open(phone)
    expect(page.trains.first).to_be_attached()
    phone.enlarge(size)
    bar = Frame(phone).bar
    end = bar["top"] if bar["width"] > width / 2 else height
    row = page.rows.first.bounding_box()
    assert row["y"] + min(row["height"], 48) <= end


def test_on_a_phone_that_lies_a_board_takes_the_width_that_there_is(phones, city):
    phone = phones(city, viewport={"width": 844, "height": 390})
    page = BoardLook.open(phone)
    expect(page.board).to_be_visible()
    board = page.board.bounding_box()
    assert board["x"] - Frame(phone).bar["right"] <= 40
    assert board["x"] + board["width"] >= 844 - 60


def test_the_times_of_a_tile_stand_in_columns(phones, city):
    phone = phones(city)
    keep(phone, [stop("127", "V")])
    page = MyStopsPage.open(phone)
    expect(page.directions).to_have_count(2)
    expect(page.trains.nth(3)).to_be_attached()
    rows = BoardLook(phone).column_ends
    assert len(rows) > 2
    for place in range(max(len(row) for row in rows)):
        assert len({row[place] for row in rows if len(row) > place}) == 1, "one column, all the way down"


def test_live_has_one_colour_whatever_the_module(phones, city):
    phone = phones(city)
    colours = set()
    for path in ("/departures/127", "/races"):
        page = BoardLook.open(phone, path)
        expect(page.age).to_contain_text("Live")
        colours.add(page.live_colour)
    assert len(colours) == 1


def test_the_parts_of_all_screens_have_three_looks_between_them(phones, city):
    phone = phones(city)
    looks_of_parts = set()
    for path in ("/", "/departures/127", "/departures/search", "/departures/alerts", "/fare-card", "/workouts", "/races",
                 "/settings", "/settings/data"):
        looks_of_parts |= BoardLook.open(phone, path).heading_looks
    # As large as a tile's, as the text, and small over rows.
    assert len(looks_of_parts) <= 3, looks_of_parts
    assert len({weight for size, weight in looks_of_parts if size != min(looks_of_parts)[0]}) == 1
