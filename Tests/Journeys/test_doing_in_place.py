"""A workout being done, as a thumb finds it: what is pressed after each set stands at one place on every phone, nothing lies
over it, and what was typed is still there when the page comes back."""
import pytest
from pages import RunningPage, WorkoutsPage
from playwright.sync_api import expect
from records import at, keep
from states.workouts import push, workout

screens = [(390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (568, 320), (1280, 800)]

# How it stands: its box, whether it is whole within the window, and what a finger on five of its points would meet.
standing = """() => {
    const button = document.querySelector(".set-done");
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
    const met = points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { place: [left, top, right, bottom].map(Math.round), met, isWhole, aside: document.documentElement.scrollWidth > innerWidth };
}"""

# Of each number of the set, whether it is whole above what is held fast, without scrolling.
numbers = """() => {
    scrollTo(0, 0);
    const dock = document.querySelector(".set-dock").getBoundingClientRect();
    return [...document.querySelectorAll(".set-number input")].map((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top >= 0 && bottom <= dock.top;
    });
}"""


def begun(phone):
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [workout("Push day", push)], phone.now)
    page = WorkoutsPage.open(phone)
    page.button("Start Push day").click()
    page = RunningPage(phone)
    expect(page.progress).to_have_text("Set 1 of 11")
    return page


@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("width, height", screens)
def test_set_done_stands_at_one_place_and_nothing_lies_over_it(phones, city, width, height, size):
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block", viewport={"width": width, "height": height})
    page = begun(phone)
    phone.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
    seen, shown = [], []
    for number in range(1, 6):  # a long rest, a short one, another exercise, a kilogram more
        if number > 1:
            page.done()
            expect(page.progress).to_have_text(f"Set {number} of 11")
            expect(page.rest).to_be_visible()
        seen.append(phone.page.evaluate(standing))
        shown.append(phone.page.evaluate(numbers))
    phone.page.evaluate("scrollTo(0, 1000000)")
    seen.append(phone.page.evaluate(standing))
    for one in seen:
        assert one["met"] and one["isWhole"] and not one["aside"], one
        assert one["place"] == seen[0]["place"]
    assert [len(fields) for fields in shown] == [2, 2, 2, 2, 1], "reps and weight, and reps alone"
    if size == "100%" and height > 500:
        assert all(all(fields) for fields in shown), shown


def test_a_quick_second_tap_is_the_first_ones(phones, city):
    """The next set stands where the first one stood, and after the last one the way out."""
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block")
    page = begun(phone)
    page.button("Set done").dblclick()
    expect(page.progress).to_have_text("Set 2 of 11")
    expect(page.rest).to_be_visible()
    expect(page.progress).to_have_text("Set 2 of 11")
    for number in range(3, 12):
        page.done()
        expect(page.progress).to_have_text(f"Set {number} of 11")
    page.wait_for_thumb()
    page.button("Set done").dblclick()
    expect(page.main).to_contain_text("All sets done")
    page.wait_for_thumb()
    assert phone.path == "/workouts/now"
    page.finish()
    phone.until("location.pathname.startsWith('/workouts/log')")


def test_the_last_row_can_be_scrolled_from_under_what_is_held_fast(phones, city):
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block", viewport={"width": 375, "height": 667})
    page = begun(phone)
    page.done()
    phone.page.evaluate("scrollTo(0, 1000000)")
    last = page.button("Discard this workout").bounding_box()
    dock = page.main.locator(".set-dock").bounding_box()
    assert last["y"] + last["height"] <= dock["y"]


@pytest.mark.parametrize("leave", ["reload", "kill"])
def test_what_was_typed_and_not_yet_ticked_comes_back(phones, city, leave):
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block")
    page = begun(phone)
    page.main.get_by_label("Weight, kg").fill("55")
    page.main.get_by_label("Kind").select_option("Warm-up")
    phone.until("(await new Promise((done) => { const open = indexedDB.open('pocketful'); open.onsuccess = () => { const get = open.result.transaction('kept').objectStore('kept').get('set-draft'); get.onsuccess = () => { open.result.close(); done(get.result); }; }; }))?.includes(',1,')")
    if leave == "reload":
        phone.reload()
    else:
        phone.page.goto("about:blank")
        page = RunningPage.open(phone)
    expect(page.main.get_by_label("Weight, kg")).to_have_value("55")
    expect(page.main.get_by_label("Kind")).to_have_value("1")
    page.done()
    expect(page.sets.first).to_contain_text("10 × 55 kg · Warm-up")
    phone.reload()
    expect(page.main.get_by_label("Weight, kg")).to_have_value("62.5")


def test_a_field_of_pounds_keeps_pounds_for_who_lifts_kilograms(phones, city):
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block")
    phone.set_clock("2026-01-08 08:12")
    page = WorkoutsPage.open(phone, "/workouts/bring")
    page.paste("Legs\nA. Squat, 3 × 5, 185 lb, rest 2:00")
    page.take()
    field = page.main.get_by_label("Weight, lb")
    expect(field).to_have_value("185")
    field.fill("190")
    phone.press("Enter")
    phone.reload()
    expect(page.main.get_by_label("Weight, lb")).to_have_value("190")


def test_beside_copy_stands_whether_the_browser_let_it(phones, city):
    phone = phones(city, forgiving=True, timezone_id="America/New_York", service_workers="block")
    phone.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false")
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [workout("Push day", push)], at("2026-01-08 08:12"))
    page = WorkoutsPage.open(phone)
    page.main.get_by_role("link", name="Push day").click()
    page.link("Share").click()
    page.button("Copy link").click()
    expect(page.message).to_contain_text("does not let a page copy")
