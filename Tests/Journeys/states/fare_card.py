"""The fare card: from the first look on, on Thursday 8 January 2026 in New York."""
from pages import FareCardPage, FareHistoryPage
from playwright.sync_api import expect
from records import added, changed, commute, corrected, fare, keep, rode, topped_up, transferred

quiet = [corrected("2026-01-06 18:00", 2725)]
month = [
    corrected("2025-12-01 07:30", 4000), *commute("2025-12-08", 28), topped_up("2025-12-20 11:00", 8000),
    topped_up("2026-01-05 07:58", 7725),
]
capped = [corrected("2026-01-02 07:00", 4000), *[rode(f"2026-01-0{day} {hour}:20") for day in range(2, 8) for hour in ("07", "18")]]
two = [*quiet, changed(name="Mine", number="123456789012"), added("Noor’s", "Noor", "2026-01-07 12:00")]


def card(phone, operations, path="/fare-card", page=FareCardPage):
    keep(phone, operations, phone.now)
    return page.open(phone, path)


def fare_card_first_run(phone):
    return card(phone, [])


def fare_card(phone):
    page = card(phone, quiet)
    expect(page.balance).to_have_text("$27.25")
    return page


def fare_card_of_a_month(phone):
    return card(phone, [*month, changed(number="1234567890123456", expiry="2027-03-31", name="Every day")])


def fare_card_after_a_ride(phone):
    """The transfer runs, and the toast offers Undo."""
    page = fare_card(phone)
    page.ride()
    expect(page.toast).to_be_visible()
    expect(page.countdown).to_be_visible()
    return page


def fare_card_one_ride_left(phone):
    return card(phone, [corrected("2026-01-07 18:00", 325)])


def fare_card_insufficient(phone):
    page = card(phone, [corrected("2026-01-07 18:00", 175)])
    page.ride()
    expect(page.turnstile).to_be_visible()
    return page


def fare_card_negative(phone):
    return card(phone, [corrected("2026-01-06 18:00", 500), rode("2026-01-07 07:00"), rode("2026-01-07 18:00")])


def fare_card_question(phone):
    page = card(phone, [*quiet, rode("2026-01-08 07:30")])
    page.ride()
    expect(page.dialog).to_be_visible()
    return page


def fare_card_free_by_the_cap(phone):
    page = card(phone, capped)
    expect(page.rides_left).to_contain_text("Free until")
    return page


def fare_card_expires(phone):
    return card(phone, [*quiet, changed(expiry="2026-01-09", number="0001112223334")])


def fare_card_several(phone):
    page = card(phone, two)
    expect(page.cards).to_have_count(2)
    return page


def fare_card_unknown(phone):
    return card(phone, quiet, "/fare-card/cards/nobody")


def fare_card_long_amounts(phone):
    """A currency and names that need room."""
    return card(phone, [
        fare("flat", "2026-01-01 00:00"), corrected("2026-01-06 18:00", 999_999, currency="EUR"),
        changed(name="A card for the whole family and its visitors", owner="Maximiliane-Alexandra"),
    ])


# Editors

def edit_balance(phone):
    page = fare_card(phone)
    page.tap()
    page.type("New balance", "20")
    return page


def edit_balance_invalid(phone):
    page = fare_card(phone)
    page.tap()
    page.type("New balance", "twelve")
    phone.press("Enter")
    expect(page.message).to_be_visible()
    return page


def edit_top_up(phone):
    page = fare_card(phone)
    page.button("Add money").click()
    expect(page.dialog).to_be_visible()
    return page


def edit(phone, row):
    page = card(phone, [*two, changed(expiry="2026-12-31")], "/fare-card/cards/card")
    page.edit(row)
    expect(page.dialog).to_be_visible()
    return page


def edit_fare(phone):
    return edit(phone, "Fare")


def edit_custom_fare(phone):
    page = edit(phone, "Fare")
    page.choose("My own fare")
    return page


def edit_expiry(phone):
    return edit(phone, "Expiration date")


def edit_number_invalid(phone):
    page = edit(phone, "Card number")
    page.type("Card number", "12 34")
    return page


def edit_name(phone):
    return edit(phone, "Name and owner")


def edit_reminder(phone):
    return edit(phone, "Reminder")


def edit_new_card(phone):
    page = fare_card(phone)
    page.button("Add a card").click()
    expect(page.dialog).to_be_visible()
    return page


def edit_removal(phone):
    return edit(phone, "Remove this card")


# History

def history_empty(phone):
    return card(phone, [], FareHistoryPage.path, FareHistoryPage)


def history(phone):
    page = card(phone, [*month, transferred("2026-01-07 18:30"), rode("2026-01-08 07:15", "express")], FareHistoryPage.path, FareHistoryPage)
    expect(page.rows.first).to_be_visible()
    return page


def history_ride(phone):
    page = history(phone)
    page.open_row(0)
    expect(page.dialog).to_be_visible()
    return page


def history_top_up(phone):
    page = card(phone, [*quiet, topped_up("2026-01-07 09:00", 2000)], FareHistoryPage.path, FareHistoryPage)
    page.open_row(0)
    expect(page.dialog).to_be_visible()
    return page


rows = """time,kind,amount,currency,service,note
2026-01-02T08:00:00-05:00,ride,3.00,USD,base,
yesterday,ride,3.00,USD,base,
2026-01-03T08:00:00-05:00,walk,3.00,USD,base,
"""


def history_imported(phone):
    page = card(phone, quiet, FareHistoryPage.path, FareHistoryPage)
    page.import_file("rides.csv", rows)
    expect(page.result).to_be_visible()
    return page


def history_import_failed(phone):
    page = card(phone, quiet, FareHistoryPage.path, FareHistoryPage)
    page.import_file("rides.csv", "this is a letter")
    expect(page.result).to_be_visible()
    return page


states = [
    fare_card_first_run, fare_card, fare_card_of_a_month, fare_card_after_a_ride, fare_card_one_ride_left, fare_card_insufficient,
    fare_card_negative, fare_card_question, fare_card_free_by_the_cap, fare_card_expires, fare_card_several, fare_card_unknown,
    fare_card_long_amounts, edit_balance, edit_balance_invalid, edit_top_up, edit_fare, edit_custom_fare, edit_expiry,
    edit_number_invalid, edit_name, edit_reminder, edit_new_card, edit_removal, history_empty, history, history_ride, history_top_up,
    history_imported, history_import_failed,
]
