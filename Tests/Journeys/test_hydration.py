"""The program takes over the server's page without touching what already stands there."""
from pages import SearchPage, StopPage
from playwright.sync_api import expect
from watched import Watched


def test_a_page_whose_state_is_the_same_is_not_touched(phone):
    watched = Watched(phone)
    SearchPage.open(phone, "/departures/search?q=canal")
    assert watched.changes == []


def test_a_board_is_taken_over_row_by_row(phone):
    """Ages and minutes may tick; no node of the server's page is made anew."""
    watched = Watched(phone)
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    assert watched.kept > 0.9


def test_the_layout_does_not_shift_while_the_program_starts(phones):
    """On a first visit, where the server's page is seen for a while before the program comes."""
    phone = phones(service_workers="block")
    watched = Watched(phone)
    watched.hold_the_program()
    for path in ["/departures/127", "/departures/search", "/departures/near", "/departures", "/fare-card", "/races", "/workouts"]:
        phone.open(path)
        phone.idle()
        assert watched.shift < 0.02, (path, watched.moved)
