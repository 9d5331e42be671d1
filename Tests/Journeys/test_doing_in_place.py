"""A workout being done, as a thumb finds it: what is pressed after each set stands at one place on every phone, nothing lies
over it, and what was typed is still there when the page comes back."""
import pytest
from pages import RunningPage, WorkoutsPage
from pages.store import Store
from playwright.sync_api import expect
from records import at, keep
from states.workouts import push, workout

screens = [(390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (568, 320), (1280, 800)]


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
    phone = phones(city, timezone_id="America/New_York", service_workers="block", viewport={"width": width, "height": height})
    page = begun(phone)
    phone.enlarge(size)
    seen, shown = [], []
    for number in range(1, 6):  # a long rest, a short one, another exercise, a kilogram more
        if number > 1:
            page.done()
            expect(page.progress).to_have_text(f"Set {number} of 11")
            expect(page.rest).to_be_visible()
        seen.append(page.standing)
        shown.append(page.numbers)
    phone.scroll_to_end()
    seen.append(page.standing)
    for one in seen:
        assert one["met"] and one["isWhole"] and not one["aside"], one
        assert one["place"] == seen[0]["place"]
    assert [len(fields) for fields in shown] == [2, 2, 2, 2, 1], "reps and weight, and reps alone"
    if size == "100%" and height > 500:
        assert all(all(fields) for fields in shown), shown


def test_a_quick_second_tap_is_the_first_ones(phones, city):
    """The next set stands where the first one stood, and after the last one the way out."""
    phone = phones(city, timezone_id="America/New_York", service_workers="block")
    page = begun(phone)
    page.twice()
    expect(page.progress).to_have_text("Set 2 of 11")
    expect(page.rest).to_be_visible()
    expect(page.progress).to_have_text("Set 2 of 11")
    for number in range(3, 12):
        page.done()
        expect(page.progress).to_have_text(f"Set {number} of 11")
    page.twice()
    expect(page.main).to_contain_text("All sets done")
    page.wait_for_thumb()
    assert phone.path == "/workouts/now"
    page.finish()
    phone.until("location.pathname.startsWith('/workouts/log')")


def test_the_last_row_can_be_scrolled_from_under_what_is_held_fast(phones, city):
    phone = phones(city, timezone_id="America/New_York", service_workers="block", viewport={"width": 375, "height": 667})
    page = begun(phone)
    page.done()
    phone.scroll_to_end()
    last = page.button("Discard this workout").bounding_box()
    dock = page.dock.bounding_box()
    assert last["y"] + last["height"] <= dock["y"]


@pytest.mark.parametrize("leave", ["reload", "kill"])
def test_what_was_typed_and_not_yet_ticked_comes_back(phones, city, leave):
    phone = phones(city, timezone_id="America/New_York", service_workers="block")
    page = begun(phone)
    page.weight().fill("55")
    page.kind.select_option("Warm-up")
    phone.wait(lambda: ",1," in (Store(phone.page).kept("set-draft") or ""))
    if leave == "reload":
        phone.reload()
    else:
        phone.page.goto("about:blank")
        page = RunningPage.open(phone)
    expect(page.weight()).to_have_value("55")
    expect(page.kind).to_have_value("1")
    page.done()
    expect(page.sets.first).to_contain_text("10 × 55 kg · Warm-up")
    phone.reload()
    expect(page.weight()).to_have_value("62.5")


def test_a_field_of_pounds_keeps_pounds_for_who_lifts_kilograms(phones, city):
    phone = phones(city, timezone_id="America/New_York", service_workers="block")
    phone.set_clock("2026-01-08 08:12")
    page = WorkoutsPage.open(phone, "/workouts/bring")
    page.paste("Legs\nA. Squat, 3 × 5, 185 lb, rest 2:00")
    page.take()
    field = page.field("Weight, lb")
    expect(field).to_have_value("185")
    field.fill("190")
    phone.press("Enter")
    phone.reload()
    expect(page.field("Weight, lb")).to_have_value("190")


def test_beside_copy_stands_whether_the_browser_let_it(phones, city):
    phone = phones(city, timezone_id="America/New_York", service_workers="block")
    phone.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false")
    phone.set_clock("2026-01-08 08:12")
    keep(phone, [workout("Push day", push)], at("2026-01-08 08:12"))
    page = WorkoutsPage.open(phone)
    page.choose("Push day")
    page.link("Share").click()
    page.button("Copy link").click()
    expect(page.message).to_contain_text("does not let a page copy")
