"""What the agency says of its service: at a stop, in its own words, and without a network."""
from pages import AlertsPage, StopPage, TodayPage
from phone import no_network
from playwright.sync_api import expect
from records import keep, step_free, stop


def test_a_stop_leads_to_what_is_said_of_it_and_back(phone):
    board = StopPage.open(phone)
    alerts = board.alerts()
    expect(alerts.section("Now and soon").first).to_contain_text("trains wait longer than usual")
    alerts.more(0)
    alerts.back()
    expect(board.heading).to_have_text("Times Sq-42 St")


def test_what_concerns_the_persons_stops_comes_first(phone):
    keep(phone, [stop("127", "F")])
    alerts = AlertsPage.open(phone)
    expect(alerts.section("At your stops").first).to_contain_text("trains wait longer than usual")
    expect(alerts.section("Now and soon")).not_to_have_count(0)


def test_without_a_network_what_was_said_stays_with_its_age(phones, city):
    phone = phones(city, expecting=[no_network])
    keep(phone, [stop("127", "F")])
    alerts = AlertsPage.open(phone).installed()
    expect(alerts.alerts.first).to_be_visible()
    phone.cut_network()
    expect(alerts.age).to_contain_text("Offline")
    phone.reload()
    expect(alerts.alerts.first).to_be_visible()
    expect(alerts.age).to_contain_text("Offline")


def test_a_station_that_is_needed_without_stairs_tells_of_its_elevators_everywhere(phone):
    keep(phone, [stop("127", "F")])
    board = StopPage.open(phone)
    expect(board.alert).to_contain_text("Delays")
    board.without_stairs(False).click()
    expect(board.without_stairs(True)).to_be_visible()
    expect(board.elevators).to_contain_text("notices about elevators")
    expect(board.alert).to_contain_text("Elevator out of service")
    phone.reload()
    expect(board.alert).to_contain_text("Elevator out of service")
    expect(TodayPage.open(phone).alert).to_contain_text("Elevator out of service")
    alerts = AlertsPage.open(phone)
    expect(alerts.section("At your stops").filter(has_text="a simulated corner of 42 St")).to_be_visible()
    expect(alerts.section("Elevators and escalators").first).to_be_visible()


def test_where_all_elevators_run_that_is_said_and_taken_back_without_a_network(phones, city):
    phone = phones(city, expecting=[no_network])
    keep(phone, [step_free("D43")])
    board = StopPage.open(phone, "/departures/D43").installed()
    expect(board.elevators).to_have_text("No elevator here is reported out of service.")
    phone.cut_network()
    expect(board.elevators).to_have_text("Nothing is known of the elevators here just now.")
