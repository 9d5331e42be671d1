#!/usr/bin/env python3
"""A new phone of a person with 10,000 entries, and two open phones of one account: `account.py`, or `account.py 2000 1` for so many
entries at that speed of the processor alone.

Prints `name<TAB>value<TAB>unit` lines. The server is the release build (POCKETFUL_BIN names another)."""
import os
import re
import shutil
import statistics
import sys
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path.insert(0, str(root / "Tests" / "Journeys"))
from pages import AccountPage, FareCardPage  # noqa: E402
from phone import Phone, small, until  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from programs import City  # noqa: E402
from records import corrected, keep, rode  # noqa: E402

last = "43.21"
drawn_path = "**/api/v1/sync/snapshot"
rounds, taps = 3, 20

# From the server's yes to the sign-in: when the last balance stands there, and when nothing is said to be on its way any more.
watch = """(last) => {
    window.seen = {};
    const asking = fetch;
    window.fetch = async (...asked) => {
        const answer = await asking(...asked);
        if (String(asked[0]).endsWith("/password/signIn")) seen.began = performance.now();
        return answer;
    };
    const look = () => {
        const now = performance.now();
        if (!seen.isThere && document.querySelector(".sync-state")) {
            seen.isThere = true;
            document.querySelector(".bar a[href='/fare-card']").click();
        }
        if (seen.isThere && document.querySelector("main").textContent.includes(last)) seen.drawn ??= now;
        if (document.querySelector(".sync-edge")) seen.whole = null;
        else if (seen.drawn) seen.whole ??= now;
        requestAnimationFrame(look);
    };
    look();
}"""
is_whole = "seen.whole && performance.now() - seen.whole > 2000"

# When the balance is another one, by this machine's clock.
changed = """() => {
    const main = document.querySelector("main");
    const before = main.querySelector(".fare-balance")?.textContent;
    window.changed = null;
    const look = () => {
        if (main.querySelector(".fare-balance")?.textContent !== before) window.changed = performance.timeOrigin + performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
tapped = """(name) => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
}"""


def main(count, rates):
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        city = City("rush")
        try:
            email = lives(browser, city, count)
            for rate in rates:
                for how in ("", ", the log alone"):
                    times = [signs_in(browser, city, email, rate, bool(how)) for _ in range(rounds)]
                    what = f"browser: a new phone of {count:,} entries, CPU x{rate}{how}"
                    show(f"{what}: sign-in to balance", [time["drawn"] - time["began"] for time in times])
                    show(f"{what}: sign-in to all of it here", [time["whole"] - time["began"] for time in times])
            times = sorted(meets(browser, city))
            show("browser: tap on one phone to painted on the other, median", times)
            show(f"browser: tap on one phone to painted on the other, slowest of {taps}", times[-1:])
        finally:
            city.close()
            browser.close()


def show(name, times):
    print(f"{name}\t{statistics.median(times):.0f}\tms", flush=True)


def phone(browser, city):
    return Phone(browser.new_context(viewport=small, locale="en-IE"), city.address)


def lives(browser, city, count):
    """Somebody's long life on a phone that has drawn it together for the next one."""
    one = phone(browser, city)
    rides = [rode("2026-01-07 07:30") for _ in range(count - 2)]
    keep(one, [corrected("2026-01-06 18:00", 900_000), *rides, corrected("2026-01-08 06:00", int(last.replace(".", "")))])
    account = AccountPage.open(one)
    with one.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/snapshot"), timeout=180_000):
        account.make("long@example.org")
    one.context.close()
    return "long@example.org"


def signs_in(browser, city, email, rate, is_log_alone):
    one = phone(browser, city)
    if is_log_alone:
        one.context.route(drawn_path, lambda route: route.abort())
    account = AccountPage.open(one)
    until(one.page, "(await navigator.serviceWorker.getRegistration())?.active")  # it has fetched what is for later
    one.idle()
    one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    one.page.evaluate(watch, last)
    account.sign_in(email)
    one.wait(lambda: one.page.evaluate(is_whole), 120)
    seen = one.page.evaluate("seen")
    one.context.close()
    return seen


def meets(browser, city):
    """Taps on one phone, and when the other one has them, both open at the card."""
    phones = [phone(browser, city) for _ in range(2)]
    accounts = [AccountPage.open(each) for each in phones]
    accounts[0].make("two@example.org")
    accounts[1].sign_in("two@example.org")
    phones[1].wait(lambda: accounts[1].state.inner_text().startswith("Synced"))
    cards = [FareCardPage.open(each) for each in phones]
    cards[0].set_balance("200.00")
    phones[1].wait(lambda: re.search("200[.]00", cards[1].balance.inner_text()))
    for number in range(taps):
        phones[1].page.evaluate(changed)
        began = phones[0].page.evaluate(tapped, "Undo" if number % 2 else "Ride")
        phones[1].wait(lambda: phones[1].page.evaluate("window.changed"))
        yield phones[1].page.evaluate("window.changed") - began
        phones[0].page.wait_for_timeout(700)  # a person's next tap


if __name__ == "__main__":
    asked = [int(each) for each in sys.argv[1:]]
    main(asked[0] if asked else 10_000, asked[1:] or [1, 4])
