"""Where the device counts hours to twelve and weighs in pounds, most of those who ride these trains: nothing is cut, nothing
overlaps, at the widths of phones."""
import pytest
from looks import Look
from states import states
from visit import Visit

widths = [390, 360, 320]
looks = [Look(f"{width} px wide", {"color_scheme": "dark", "viewport": {"width": width, "height": 740}}) for width in widths]


@pytest.mark.parametrize("state", states, ids=lambda state: state.__name__)
def test_twelve_hours_fit(browser, still_city, state):
    visit = Visit(browser, still_city, state, locale="en-US")
    wrong = {}
    for look in looks:
        if found := visit.cut(look):
            wrong[look.name] = found
    visit.close()
    assert wrong == {}
