"""The program takes over the server's page without touching what already stands there."""
from pages import SearchPage, StopPage
from playwright.sync_api import expect

watch = """
    window.changes = [];
    new MutationObserver((records) => {
        for (const r of records) {
            const node = r.target.nodeType === 3 ? r.target.parentElement : r.target;
            if (document.readyState !== "loading" && node.closest("#app")) changes.push([r.type, node.className || node.localName, r.attributeName]);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_a_page_whose_state_is_the_same_is_not_touched(phone):
    phone.context.add_init_script(watch)
    SearchPage.open(phone, "/departures/search?q=canal")
    assert phone.page.evaluate("changes") == []


def test_a_board_is_taken_over_row_by_row(phone):
    """Ages and minutes may tick; no node of the server's page is made anew."""
    phone.context.add_init_script(watch + "addEventListener('DOMContentLoaded', () => { window.first = [...document.querySelectorAll('#app *')]; });")
    stop = StopPage.open(phone)
    expect(stop.trains.first).to_be_attached()
    kept = phone.page.evaluate("first.filter((node) => node.isConnected).length / first.length")
    assert kept > 0.9


def test_the_layout_does_not_shift_while_the_program_starts(phone):
    phone.context.add_init_script("""
        window.shift = 0;
        new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value; })
            .observe({ type: "layout-shift", buffered: true });
    """)
    for path in ["/departures/127", "/departures/search", "/departures/near"]:
        phone.open(path)
        phone.page.wait_for_timeout(700)
        assert phone.page.evaluate("shift") < 0.02, path
