"""Every screen in every state it was designed for. Each leads there as a person would, from what the journal holds."""
from . import account, departures, fare_card, notifications, races, score, settings, today, workouts

states = [*today.states, *departures.states, *fare_card.states, *races.states, *score.states, *settings.states, *workouts.states, *account.states, *notifications.states]

# The main screens, which are read in a second language as well.
main = [
    today.today, today.today_now_line, departures.my_stops, departures.stop, departures.search_found, fare_card.fare_card_first_run,
    fare_card.fare_card_of_a_month, fare_card.fare_card_after_a_ride, fare_card.fare_card_question, fare_card.edit_fare,
    fare_card.history, races.races, races.race_followed, races.races_none, races.races_failing, score.score_of_a_year,
    score.score_failed, score.score_history, settings.settings, settings.settings_modules, settings.settings_history,
    settings.settings_data, account.account_member,
    settings.storage_unreadable, workouts.workouts_list, workouts.superset_mixed, workouts.workout_running, workouts.training_log,
]
