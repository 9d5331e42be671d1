"""The whole app in French: no English is left on any screen, in any state; the main ones as a screen reader has them."""
import re

import pytest
from accessibility_tree import compare, tree
from looks import looks, lying, tightest
from programs import root, web
from states import fare_card, main, score, settings, states
from visit import Visit

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


@pytest.fixture(scope="module")
def nameless():
    """What is left of a text without those."""
    any_name = re.compile("|".join(re.escape(name) for name in names()))
    return lambda text: any_name.sub("", text)


@pytest.mark.parametrize("state", states, ids=lambda state: state.__name__)
def test_no_english_is_left(browser, still_city, nameless, state):
    visit = Visit(browser, still_city, state)
    english = visit.said
    if state in natively:
        visit.close()
        visit = Visit(browser, still_city, state, locale="fr-FR")
    else:
        visit.speak_french()
    french = visit.said
    if state in main:
        compare(f"{state.__name__}.fr", tree(visit.page))
    # French words are longer: they are measured where there is the least room.
    cut = {}
    for look in (tightest, looks[0], lying):
        if found := visit.cut(look):
            cut[look.name] = found
    visit.close()
    assert {text for text in english & french if re.search(r"[A-Za-z]{3}", nameless(text))} == set()
    narrow = {text for text in french if re.search(r"\S[ ][;!?»]|\S[ ]:(?!\d)", text)}
    assert narrow == set(), "before these signs French has a space that does not break"
    assert not [text for text in french if "'" in text]
    assert cut == {}
