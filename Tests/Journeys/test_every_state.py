"""Every state, visited once: in every look, as a screen reader has it, in French and Spanish, and as Americans have it. What a screen
reader has stands in accessibility/, line for line as it was read and found good; `RECORD=1` writes these files anew; they are
to be read from top to bottom then, as code is."""
import re

import pytest
from accessibility_tree import compare, tree
from audit import problems
from looks import Look, looks, lying, tightest
from states import main, states
from translated import natively, untranslated
from visit import Visit

american = [Look(f"{width} px wide", {"color_scheme": "dark", "viewport": {"width": width, "height": 740}}) for width in (390, 360, 320)]


@pytest.fixture(scope="module", params=states, ids=lambda state: state.__name__)
def visit(request, browser, still_city):
    visit = Visit(browser, still_city, request.param)
    yield visit
    visit.close()


@pytest.fixture
def anew(visit, browser, still_city):
    """Another visit to the same state, on a device of this language: where nothing can be stored no language can be chosen,
    and what became of a file is said once."""
    made = []

    def anew(locale):
        made.append(Visit(browser, still_city, visit.state, locale=locale))
        return made[0]

    yield anew
    for each in made:
        each.close()


# First: what was announced is in the page for ten seconds, and the looks may take longer.
def test_a_screen_reader_finds_it_as_it_was_read(visit):
    compare(visit.name, tree(visit.page))


def test_it_can_be_used_by_everyone(visit):
    wrong = {}
    for look in looks:
        if found := problems(visit, look):
            wrong[look.name] = found
    visit.dress(looks[0])
    assert wrong == {}


# Words of other languages are longer: they are measured where there is the least room.
@pytest.mark.parametrize("language, locale, seen", [("fr", "fr-FR", [tightest, looks[0], lying]), ("es", "es-ES", [tightest])])
def test_no_english_is_left(visit, anew, language, locale, seen):
    english = visit.english
    if visit.state in natively:
        visit = anew(locale)
    else:
        visit.choose(language)
    other = visit.said
    if visit.state in main and language == "fr":
        compare(f"{visit.name}.fr", tree(visit.page))
    cut = {look.name: found for look in seen if (found := visit.cut(look))}
    assert untranslated(english, other, language) == set()
    assert [text for text in other if is_wrong[language](text)] == []
    assert not [text for text in other if "'" in text]
    assert cut == {}


# How a language is printed, beyond its words.
is_wrong = {
    # Before these signs French has a space that does not break.
    "fr": lambda text: re.search(r"\S[ ][;!?»]|\S[ ]:(?!\d)", text),
    # A question begins with its sign, and a percentage is set off.
    "es": lambda text: ("?" in text and "¿" not in text) or re.search(r"\d%", text),
}


def test_twelve_hours_pounds_and_miles_fit(visit, anew):
    """As most have it who ride these trains. The visit's last: what was chosen stands among the changes from now on."""
    if visit.state in natively:
        visit = anew("en-US")
    else:
        visit.choose("en", clock="12", units="imperial", weight="lb", week="sunday")
    assert {look.name: found for look in american if (found := visit.cut(look))} == {}
