"""What may stand in English in a French app: names, and the few words that both languages spell alike."""
import functools
import re

from programs import root, web
from states import fare_card, score, settings

# The agency's names and the person's own, and the few words that both languages spell alike.
alike = [
    "Pocketful", "New York", "Correction", "Service", "Modules", "Distances", "Mine", "Noor’s", "Noor", "Every day", "zzzzzz",
    "A card for the whole family and its visitors", "Maximiliane-Alexandra", "English", "Français", "Express", "min", "canal", "Minutes",
    "Version", "licence", "Score", "Distance", "Date", "Excellent", "FICO 8", "VantageScore 3.0, 4.0", "Superset", "superset", "New workout", "triceps", "biceps", "quadriceps", "cardio", "expert", "kettlebell", "technique", "machine", "Muscle", "Volume", "Records", "Force", "Exercise",
    "<img src=x onerror=alert(1)>", "<img src=x one", "Canada", "Macao", "France", "Australia", "Push day", "Leg day", "Huge", "My own thing", "JSON", "CSV", "Strong", "Hevy", "ources", "USD", "EUR", "GBP", "CAD", "AUD", "CHF", "SEK", "JPY",
]

# Where nothing can be stored, or loaded, no language can be chosen, and what became of a file is said once: the device speaks French.
natively = [
    fare_card.history_imported, fare_card.history_import_failed, settings.storage_unreadable, settings.storage_erased,
    settings.storage_vanished, settings.storage_ended, settings.storage_full, score.score_imported,
]


def names():
    """Whatever stands in the network's file: stations, places, the words of platforms."""
    found = set(alike)
    for line in next(web.glob("network.*.facts")).read_text().splitlines():
        found.update(field for field in line.split("\t")[1:] if re.search("[A-Za-z]{3}", field) and not field.endswith(".facts"))
    # Exercises are called in the gyms of France what they are called here; tracks and races have no other names.
    for line in next(web.glob("exercises.*.facts")).read_text().splitlines():
        name, _, aliases = (line + "\t\t").split("\t")[:3]
        found.update([name, *aliases.split(";")])
    for source in sorted((root / "Sources/Server/Simulator/Racing").glob("*.swift")):
        found.update(re.findall(r'"([A-Z][\w\' -]+)"', source.read_text()))
    return sorted(found - {""}, key=len, reverse=True)


@functools.cache
def any_name():
    return re.compile("|".join(re.escape(name) for name in names()))


def untranslated(english, french):
    """Of the texts before and after, those that stayed and have words that are no names."""
    return {text for text in english & french if re.search(r"[A-Za-z]{3}", any_name().sub("", text))}
