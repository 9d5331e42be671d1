"""Every screen in every state it was designed for. Each leads there as a person would, from what the journal holds."""
from . import departures, fare_card, settings, today

states = [*today.states, *departures.states, *fare_card.states, *settings.states]

# The main screens, which are read in a second language as well.
main = [
    today.today, today.today_now_line, departures.my_stops, departures.stop, departures.search_found, fare_card.fare_card_first_run,
    fare_card.fare_card_of_a_month, fare_card.fare_card_after_a_ride, fare_card.fare_card_question, fare_card.edit_fare,
    fare_card.history, settings.settings, settings.settings_modules, settings.settings_history, settings.settings_data,
    settings.storage_unreadable,
]
