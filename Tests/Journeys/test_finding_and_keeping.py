"""The thing a person comes for: find a station, see its trains count down, keep it."""
from pages import MapPage, MyStopsPage, SearchPage, StopPage, TodayPage
from playwright.sync_api import expect


def test_a_new_person_finds_a_station_and_keeps_it(phone):
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.notice).to_have_text("Your stops will be here")
    search = my_stops.find_a_station()
    search.type("times sq")
    expect(search.results.first).to_have_text("Times Sq-42 St")
    stop = search.choose("Times Sq-42 St")
    expect(stop.heading).to_have_text("Times Sq-42 St")
    expect(stop.directions).to_have_count(2)
    expect(stop.trains_of(0).first).to_contain_text(" to ")
    expect(stop.trains_of(1).first).to_contain_text(" to ")
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    expect(stop.announced).to_have_text("Times Sq-42 St added to my stops.")
    # The arrow leads to where it was found, and from there to what is kept.
    stop.back()
    expect(search.results.first).to_have_text("Times Sq-42 St")
    search.back()
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])
    expect(my_stops.trains.first).to_be_visible()


def test_trains_count_down_by_themselves_and_leave_on_time(phone):
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    first = stop.trains_of(0).first.inner_text()
    # In rush hour a train leaves each direction of Times Square well within three minutes.
    expect(stop.trains_of(0).first).not_to_have_text(first, timeout=180_000)
    for times in stop.minutes:
        assert times == sorted(times)


def test_the_first_train_stands_within_120_pixels_and_the_filter_is_one_line(phone):
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    assert stop.rows.first.bounding_box()["y"] <= 120
    assert stop.filter.bounding_box()["height"] < 60


def test_the_age_ticks_each_second(phone):
    stop = StopPage.open(phone)
    expect(stop.age).to_contain_text("Live")
    for _ in range(3):
        expect(stop.age).not_to_have_text(stop.age.inner_text(), timeout=60_000)


def test_a_kept_stop_survives_a_reload_and_undo_takes_it_back_even_then(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.announced).to_contain_text("Times Sq-42 St added to my stops.")
    phone.reload()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop.remove_button("Times Sq-42 St").click()
    expect(stop.toast).to_contain_text("Times Sq-42 St removed.")
    stop.undo()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])


def test_how_times_are_shown_is_remembered(phone):
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    expect(stop.style("Both")).to_have_attribute("aria-pressed", "true")
    stop.show_times_as("Clock")
    expect(stop.style("Clock")).to_have_attribute("aria-pressed", "true")
    expect(stop.big_times.first).to_contain_text(":")
    phone.reload()
    expect(stop.style("Clock")).to_have_attribute("aria-pressed", "true")
    stop.show_times_as("Minutes")
    expect(stop.clock_times).to_have_count(0)
    stop.show_times_as("Both")
    expect(stop.clock_times.first).to_be_visible()


def test_one_line_alone_and_later_trains_on_demand(phone):
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    few = stop.big_times.count()
    stop.later()
    expect(stop.button("Fewer trains")).to_be_visible()
    expect(stop.big_times.nth(few)).to_be_attached()
    stop.only("Q")
    expect(stop.trains.first).to_contain_text("Q to ")
    phone.wait(lambda: all(train.startswith("Q to ") for train in stop.trains.all_inner_texts()))


def test_search_forgives_and_tells_stations_of_one_name_apart(phone):
    search = SearchPage.open(phone)
    for typed, found in [("tmes sq", "Times Sq-42 St"), ("34 st q", "34 St-Herald Sq"), ("jay street", "Jay St-MetroTech")]:
        search.field.fill("")
        search.type(typed)
        expect(search.results.filter(has_text=found).first).to_be_visible()
        assert search.field.input_value() == typed
    search.field.fill("")
    search.type("86 st")
    expect(search.results.nth(3)).to_be_visible()
    search.field.fill("zzzzzz")
    expect(search.notice).to_have_text("Nothing found for “zzzzzz”.")


def test_a_stop_is_added_by_two_taps_and_a_word(phone):
    """From Today, counted: the search's link, a word, the star."""
    today = TodayPage.open(phone)
    taps = 0
    today.link("Find a station").click()
    taps += 1
    search = SearchPage(phone)
    expect(search.field).to_be_focused()
    phone.type("herald")  # into what has the focus: no tap between
    expect(search.star("34 St-Herald Sq")).to_have_attribute("aria-pressed", "false")
    search.star("34 St-Herald Sq").click()
    taps += 1
    expect(search.star("34 St-Herald Sq")).to_have_attribute("aria-pressed", "true")
    assert taps == 2
    search.star("34 St-Herald Sq").click()
    expect(search.star("34 St-Herald Sq")).to_have_attribute("aria-pressed", "false")
    search.star("34 St-Herald Sq").click()
    search.navigate("Today")
    expect(today.main).to_contain_text("34 St-Herald Sq")


def test_back_from_a_station_the_search_is_as_it_was_left(phone):
    my_stops = MyStopsPage.open(phone)
    search = my_stops.find_a_station()
    search.type("34 st q")
    expect(search.results.first).to_have_text("34 St-Herald Sq")
    assert phone.path == "/departures/search?q=34%20st%20q"
    stop = search.choose("34 St-Herald Sq")
    expect(stop.heading).to_have_text("34 St-Herald Sq")
    phone.page.go_back()
    expect(search.field).to_have_value("34 st q")
    expect(search.results.first).to_have_text("34 St-Herald Sq")
    phone.page.go_back()
    expect(my_stops.heading).to_have_text("My stops")  # the letters made no history


def test_what_new_yorkers_type_finds_what_they_mean(phone):
    search = SearchPage.open(phone)
    for typed, name in [("w4", "W 4 St-Wash Sq"), ("1 av l", "1 Av"), ("penn", "34 St-Penn Station"),
                        ("bdwy lafayette", "Broadway-Lafayette St / Bleecker St"), ("96 st 2 av", "96 St"),
                        ("7 train", "Flushing-Main St"), ("port authority", "Times Sq-42 St")]:
        search.field.fill(typed)
        expect(search.results.first).to_have_text(name)
    expect(search.reasons.first).to_contain_text("Port Authority")


def test_what_was_opened_lately_is_there_before_a_letter_is_typed(phone):
    search = SearchPage.open(phone)
    for name in ["14 St-Union Sq", "Times Sq-42 St"]:
        search.field.fill(name)
        expect(search.choose(name).heading).to_have_text(name)
        phone.page.go_back()
        expect(search.field).to_have_value(name)
    search.field.fill("")
    expect(search.results).to_have_text(["Times Sq-42 St", "14 St-Union Sq"])
    phone.open("/departures/search")
    expect(search.results).to_have_text(["Times Sq-42 St", "14 St-Union Sq"])


def test_of_a_stop_one_line_and_one_direction_are_kept(phone):
    stop = StopPage.open(phone, "/departures/D17")
    stop.add()
    expect(stop.remove_button("34 St-Herald Sq")).to_be_visible()
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.directions).to_have_count(2)
    my_stops.options("34 St-Herald Sq")
    my_stops.button("Q line").click()
    my_stops.button("Downtown").click()
    my_stops.options("34 St-Herald Sq")
    expect(my_stops.directions).to_have_text(["Downtown"])
    expect(my_stops.trains.first).to_contain_text("Q to ")
    phone.reload()
    expect(my_stops.trains.first).to_contain_text("Q to ")
    phone.wait(lambda: all(train.startswith("Q to ") for train in my_stops.spoken_trains.all_inner_texts()))


def test_addresses_that_people_guess_lead_somewhere(phone):
    expect(StopPage.open(phone, "/departures/r17").heading).to_have_text("34 St-Herald Sq")
    expect(MapPage.open(phone, "/departures/map").heading).to_have_text("Map")


def test_today_shows_the_next_train_of_the_first_stop(phone):
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    stop.navigate("Today")
    today = TodayPage(phone)
    expect(today.heading).to_have_text("Today")
    expect(today.tiles).to_have_text(["Fare card", "Departures", "Races", "Workouts", "Score"])
    expect(today.main).to_contain_text("Times Sq-42 St")
