"""Every state in every look, and every state as a screen reader has it: line for line as it was read and found good, in
accessibility/. `RECORD=1` writes these files anew; they are to be read from top to bottom then, as code is."""
import pytest
from accessibility_tree import compare, tree
from audit import problems
from looks import looks
from states import states
from visit import Visit


@pytest.fixture(scope="module", params=states, ids=lambda state: state.__name__)
def visit(request, browser, still_city):
    visit = Visit(browser, still_city, request.param)
    yield visit
    visit.close()


def test_it_can_be_used_by_everyone(visit):
    wrong = {}
    for look in looks:
        visit.dress(look)
        if found := problems(visit):
            wrong[look.name] = found
    visit.dress(looks[0])
    assert wrong == {}


def test_a_screen_reader_finds_it_as_it_was_read(visit):
    compare(visit.name, tree(visit.page))
