"""What may stand in English in an app of another language: names, and the few words that both languages spell alike."""
import functools
import re

from programs import root, web
from states import fare_card, score, settings

# The agency's names and the person's own, and the few words that all languages spell alike.
names_of_all = [
    "Pocketful", "New York", "Mine", "Noor’s", "Noor", "Every day", "zzzzzz", "A card for the whole family and its visitors",
    "Maximiliane-Alexandra", "English", "Français", "Español", "min", "canal", "FICO 8", "VantageScore 3.0, 4.0", "New workout",
    "<img src=x onerror=alert(1)>", "<img src=x one", "Macao", "Australia", "Push day", "Leg day", "Huge", "My own thing", "JSON",
    "CSV", "Strong", "Hevy", "ources", "USD", "EUR", "GBP", "CAD", "AUD", "CHF", "SEK", "JPY", "Excellent",
    "iPhone · Safari", "Linux · Firefox", "Linux · Chrome", "Ana’s phone", "ana@example.org", "Acme", "Borealis", "CDEF", "GHJK", "MNPQ", "ABCD",
]

# Which words are spelt as in English.
alike = {
    "fr": [
        "Correction", "Service", "Modules", "Notifications", "Distances", "Express", "Minutes", "Version", "licence", "Score", "Distance", "Date",
        "Superset", "superset", "triceps", "biceps", "quadriceps", "cardio", "expert", "kettlebell", "technique", "machine",
        "Muscle", "Volume", "Records", "Force", "Exercise", "Canada", "France",
    ],
    "es": ["cardio", "Chile", "Argentina", "Puerto Rico", "Exercise", "Normal"],
}

# Where nothing can be stored, or loaded, no language can be chosen, and what became of a file is said once: the device speaks it.
natively = [
    fare_card.history_imported, fare_card.history_import_failed, settings.storage_unreadable, settings.storage_erased,
    settings.storage_vanished, settings.storage_ended, settings.storage_full, score.score_imported,
]


def names(language):
    """Whatever stands in the network's file: stations, places, the words of platforms."""
    found = {*names_of_all, *alike[language]}
    for line in next(web.glob("network.*.facts")).read_text().splitlines():
        found.update(field for field in line.split("\t")[1:] if re.search("[A-Za-z]{3}", field) and not field.endswith(".facts"))
    # Exercises are called what they are called here; tracks and races have no other names.
    for line in next(web.glob("exercises.*.facts")).read_text().splitlines():
        name, _, aliases = (line + "\t\t").split("\t")[:3]
        found.update([name, *aliases.split(";")])
    for source in sorted((root / "Sources/Server/Simulator/Racing").glob("*.swift")):
        found.update(re.findall(r'"([A-Z][\w\' -]+)"', source.read_text()))
    return sorted(found - {""}, key=len, reverse=True)


@functools.cache
def any_name(language):
    return re.compile("|".join(re.escape(name) for name in names(language)))


def untranslated(english, other, language):
    """Of the texts before and after, those that stayed and have words that are no names."""
    return {text for text in english & other if re.search(r"[A-Za-z]{3}", any_name(language).sub("", text))}
