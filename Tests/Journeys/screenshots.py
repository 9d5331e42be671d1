"""Pictures of every state, for the eye: `make screenshots`. Of a phone and a wide window, dark and light, and with the
text at 200 %; and README's own, made of a few of them."""
import base64
import shutil
import sys

from conftest import flags
from looks import Look
from playwright.sync_api import sync_playwright
from programs import City, root
from states import departures, fare_card, races, score, states, today, workouts
from visit import Visit, moment

folder = root / ".build" / "screenshots"
phone = {"width": 390, "height": 844}
wide = {"width": 1280, "height": 800}
looks = [
    Look("phone-dark", {"color_scheme": "dark", "viewport": phone}),
    Look("phone-light", {"color_scheme": "light", "viewport": phone}),
    Look("phone-dark-200", {"color_scheme": "dark", "viewport": phone}, "200%"),
    Look("phone-light-200", {"color_scheme": "light", "viewport": phone}, "200%"),
    Look("wide-dark", {"color_scheme": "dark", "viewport": wide}),
    Look("wide-light", {"color_scheme": "light", "viewport": wide}),
]

# README's, side by side.
shown = {
    "screenshot": [(today.today, "phone-dark"), (fare_card.fare_card_after_a_ride, "phone-dark"), (departures.stop, "phone-light"),
                   (races.races, "phone-light"), (workouts.workout_running, "phone-dark"), (score.score_of_a_year, "phone-dark")],
    "screenshot-wide": [(fare_card.fare_card_of_a_month, "wide-light")],
}


def main(wanted):
    folder.mkdir(parents=True, exist_ok=True)
    city = City("rush", time=moment)
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
            for state in (state for state in states if wanted in state.__name__):
                pictures(browser, city, state)
            for name, parts in shown.items():
                side_by_side(browser, name, parts)
            browser.close()
    finally:
        city.close()


def file(state, look):
    return folder / f"{state.__name__.replace('_', '-')}-{look}.png"


def pictures(browser, city, state):
    visit = Visit(browser, city, state, device_scale_factor=2)
    for look in looks:
        visit.dress(look)
        visit.still()
        visit.page.screenshot(path=file(state, look.name))
    visit.close()
    print(f"screenshots: {state.__name__}", flush=True)


def side_by_side(browser, name, parts):
    """One picture of several; none where one of them was not made in this run."""
    files = [file(state, look) for state, look in parts]
    if not all(each.exists() for each in files):
        return
    width = 240 if len(files) > 1 else 960
    images = "".join(f"<img src='data:image/png;base64,{base64.b64encode(each.read_bytes()).decode()}'>" for each in files)
    page = browser.new_page(viewport={"width": (width + 24) * len(files) + 24, "height": 400}, device_scale_factor=1.5)
    page.set_content(f"<!doctype html><style>body {{ margin: 24px; display: flex; align-items: start; gap: 24px; background: #2b2f37 }} "
                     f"img {{ width: {width}px; border-radius: 20px }}</style>{images}")
    page.screenshot(path=root / "Documentation" / f"{name}.png", full_page=True)
    page.close()
    print(f"screenshots: Documentation/{name}.png", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
