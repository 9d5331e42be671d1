"""The map: moved by hand, wheel and keys; a station opens its board, and back leads to the same view."""
from pages import MapPage, MyStopsPage, StopPage
from phone import no_network
from playwright.sync_api import expect
from records import keep, stop

times = (11569, 8774)  # Times Sq-42 St, in the map's steps


def near(page):
    return page.view[2] > 1000


def test_it_opens_with_all_lines_and_every_one_is_drawn(phone):
    keep(phone, [stop("127", "F")])
    MyStopsPage.open(phone).link("Map").click()
    page = MapPage(phone)
    page.drawn()
    expect(page.heading).to_have_text("Map")
    expect(page.lines[0]).to_have_count(29)
    expect(page.names.first).to_be_visible()


def test_a_finger_moves_it_and_what_is_looked_at_stands_in_the_address(phone):
    page = MapPage.open(phone)
    before = page.view
    page.drag(100, 50)
    x, y, scale = page.changed(before)
    assert scale == before[2]
    assert abs(before[0] - x - 100 * 10000 / scale) < 60
    assert abs(before[1] - y - 50 * 10000 / scale) < 60
    assert f"at={x},{y},{scale}" in phone.path.replace("%2C", ",")


def test_two_fingers_the_wheel_and_the_buttons_make_it_larger(phone):
    page = MapPage.open(phone)
    view = page.view
    page.pinch(2)
    pinched = page.changed(view)
    assert 1.8 < pinched[2] / view[2] < 2.2
    page.wheel(-300)
    wheeled = page.changed(pinched)
    assert 1.8 < wheeled[2] / pinched[2] < 2.2
    page.closer()
    closer = page.changed(wheeled)
    assert closer[2] == 2 * wheeled[2]
    page.farther()
    assert page.changed(closer)[2] == wheeled[2]
    page.whole()
    phone.wait(lambda: page.view == view)


def test_the_keys_move_it_and_enter_opens_the_station_in_the_middle(phone):
    page = MapPage.open(phone, f"/departures/map?at={times[0]},{times[1]},4000")
    page.map.focus()
    before = page.view
    phone.press("ArrowRight")
    assert page.changed(before)[0] > before[0]
    phone.press("ArrowLeft")
    phone.wait(lambda: page.view == before)
    phone.press("Enter")
    expect(page.opened().heading).to_have_text("Times Sq-42 St")


def test_a_station_opens_its_board_and_back_leads_to_the_same_view(phone):
    page = MapPage.open(phone, f"/departures/map?at={times[0]},{times[1]},4000")
    page.drag(30, 0)
    view = page.changed([*times, 4000])
    page.name("Times Sq-42 St").click()
    expect(page.opened().heading).to_have_text("Times Sq-42 St")
    phone.page.go_back()
    page.drawn()
    assert page.view == view
    phone.reload()
    page.drawn()
    assert page.view == view


def test_where_many_stations_are_under_the_finger_it_comes_nearer(phone):
    page = MapPage.open(phone)
    before = page.view
    page.tap(times[0] + 60, times[1] + 200)
    after = page.changed(before)
    assert after[2] == 3 * before[2]
    expect(page.heading).to_have_text("Map")


def test_a_line_stands_out_and_its_stations_and_trains_are_told(phone):
    page = MapPage.open(phone)
    page.choose("Q")
    expect(page.lines[1]).to_have_count(28)
    expect(page.listed.first).to_have_text("96 St")
    expect(page.trains.first).to_be_attached()
    expect(page.trains_told).to_contain_text("of line Q")
    expect(page.trains_told).to_contain_text("Placed by their stop times.")
    phone.reload()
    page.drawn()
    expect(page.lines[1]).to_have_count(28)
    page.choose("Q")
    expect(page.lines[1]).to_have_count(0)
    expect(page.trains).to_have_count(0)


def test_the_way_over_two_lines_is_seen_and_a_train_of_it_opens(phone):
    page = MapPage.open(phone)
    page.choose("6")
    page.choose("N")
    every = page.lines[0].count()
    expect(page.lines[1]).to_have_count(every - 2)
    expect(page.name("Pelham Bay Park")).to_be_attached()
    expect(page.name("Coney Island-Stillwell Av")).to_be_attached()
    phone.reload()
    page.drawn()
    expect(page.lines[1]).to_have_count(every - 2)
    train = page.open_train(0)
    expect(train.heading).to_contain_text("N to")
    expect(train.stops.first).to_be_visible()


def test_a_stop_leads_to_its_place_on_the_map(phone):
    board = StopPage.open(phone)
    board.link("Show on the map").click()
    page = MapPage(phone)
    page.drawn()
    assert near(page)
    expect(page.name("Times Sq-42 St")).to_be_visible()


def test_it_is_there_without_a_network_once_it_was_opened(phones, city):
    phone = phones(city, expecting=[no_network])
    page = MapPage.open(phone).installed()
    phone.until("(await caches.match(document.documentElement.dataset.map)) !== undefined")
    phone.cut_network()
    phone.reload()
    page.drawn()
    expect(page.lines[0]).to_have_count(29)


def test_without_a_network_and_never_opened_it_says_so_and_lists_the_lines(phones, city):
    phone = phones(city, expecting=[no_network, "Pocketful waits for a part"])
    my_stops = MyStopsPage.open(phone).installed()
    phone.cut_network()
    my_stops.link("Map").click()
    page = MapPage(phone)
    expect(page.map).to_contain_text("The map has not been loaded on this device yet")
    expect(page.listed.first).to_contain_text("Broadway - 7 Avenue Local")
    phone.restore_network()
    page.drawn()


def test_who_reads_by_ear_has_the_same_as_lists(phone):
    page = MapPage.open(phone)
    expect(page.headings).to_have_text(["Lines and their stations"])
    page.list_of("L")
    expect(page.headings).to_have_text(["Stations of line L"])
    expect(page.listed).to_have_count(24)
