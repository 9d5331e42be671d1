"""Pictures of every state in every look, for the eye: `make screenshots`."""
import re
import shutil
import sys

from conftest import flags
from looks import large, Look
from phone import Phone
from playwright.sync_api import sync_playwright
from programs import City, root
from states import states

folder = root / ".build" / "screenshots"
phone = {"width": 390, "height": 844}
wide = {"width": 1280, "height": 800}
looks = [
    Look("phone-dark", {"color_scheme": "dark", "viewport": phone, "device_scale_factor": 2}),
    Look("phone-light", {"color_scheme": "light", "viewport": phone, "device_scale_factor": 2}),
    Look("phone-dark-200", {"color_scheme": "dark", "viewport": phone}, large),
    Look("phone-light-200", {"color_scheme": "light", "viewport": phone}, large),
    Look("wide-dark", {"color_scheme": "dark", "viewport": wide}),
    Look("wide-light", {"color_scheme": "light", "viewport": wide}),
]


def main(wanted):
    folder.mkdir(parents=True, exist_ok=True)
    city = City("rush")
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
            for state in (state for state in states if wanted in state.__name__):
                for look in looks:
                    picture(browser, city, state, look)
            browser.close()
    finally:
        city.close()


def picture(browser, city, state, look):
    context = browser.new_context(locale="en-US", **look.options)
    device = Phone(context, city.address)
    look.dress(device)
    state(device)
    device.page.wait_for_timeout(400)
    name = re.sub("_", "-", state.__name__) + f"-{look.name}.png"
    device.page.screenshot(path=folder / name)
    print(f"screenshots: {name}", flush=True)
    context.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
