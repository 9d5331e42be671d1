#!/usr/bin/env python3
"""An operation of another device's from before all others, on a processor slowed down four times: at a start and in an open page.

    late.py http://127.0.0.1:8080 [entries…]

Prints `name<TAB>value<TAB>unit` lines: how long until the screen is right, the longest task meanwhile, and for how many frames the
screen was empty."""
import shutil
import statistics
import sys

from long_journal import fill, has_snapshot, open_page
from playwright.sync_api import sync_playwright

# From before all others, in the store behind them: another tab, or a file, has brought it.
put = """async (name) => {
    const database = await new Promise((done) => { indexedDB.open("pocketful").onsuccess = ({ target }) => done(target.result); });
    const journal = database.transaction("journal", "readwrite").objectStore("journal");
    const change = { id: `${name}-1`, at: [1000000000000, 0], kind: "departures.stopAdded", fields: { station: "127", position: "a0" } };
    journal.openKeyCursor(null, "prev").onsuccess = ({ target }) => journal.add(JSON.stringify(change), target.result.key + 1);
    await new Promise((done) => { journal.transaction.oncomplete = done; });
    database.close();
}"""

# Frames, tasks and the moment from which on the stop is there; it runs before the page's own code.
watch = """
window.watched = { began: 0, right: null, longest: 0, empty: 0, isDrawn: false };
new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
        if (startTime >= watched.began && startTime < (watched.right ?? Infinity)) watched.longest = Math.max(watched.longest, duration);
}).observe({ type: "longtask", buffered: true });
const look = () => {
    const text = document.querySelector("main")?.textContent ?? "";
    if (document.documentElement.dataset.loop === "running") {
        const isFull = text.includes("$");
        watched.isDrawn ||= isFull;
        if (watched.isDrawn && !isFull && typeof watched.right !== "number") watched.empty += 1;
    }
    if (watched.right === null && text.includes("Times Sq")) watched.right = performance.now();
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def main(address, counts):
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for count in counts:
            figures(browser, address, count)
        browser.close()


def show(name, value, unit):
    print(f"{name}\t{value:.0f}\t{unit}", flush=True)


def figures(browser, address, count):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.set_default_timeout(900_000)
    session = context.new_cdp_session(page)
    open_page(page, address)
    page.evaluate(fill, count)
    open_page(page, address)
    while not page.evaluate(has_snapshot):
        page.wait_for_timeout(1000)
    context.add_init_script(watch)
    slow = lambda rate: session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    about = f"with {count:,} entries, CPU x4"
    slow(4)
    starts = []
    for _ in range(3):
        open_page(page, address)
        starts.append(page.evaluate("performance.getEntriesByName('pocketful.running')[0].startTime"))
        page.wait_for_timeout(500)
    show(f"late: a cached start {about}", statistics.median(starts), "ms")
    # At a start.
    page.evaluate(put, "tablet")
    open_page(page, address)
    running = page.evaluate("performance.getEntriesByName('pocketful.running')[0].startTime")
    until(page, "watched.right !== null")
    tell(page, f"late: at a start {about}", running)
    # In an open page that has all.
    slow(1)
    page.goto(address + "/settings/data")
    until(page, "/[0-9] changes are saved/.test(document.querySelector('main').textContent)")
    page.wait_for_timeout(3000)
    # Back to Today without a start, and without the stop.
    page.locator("nav.bar a[href='/']").click()
    until(page, "document.querySelector('main').textContent.includes('$')")
    page.wait_for_timeout(5000)
    slow(4)
    page.evaluate("watched = { ...watched, began: performance.now(), right: null, longest: 0, empty: 0, isDrawn: true }; 0")
    page.evaluate(put.replace("stopAdded", "stopRemoved").replace("1000000000000", "1000000000001"), "phone2")
    page.evaluate("""() => {
        watched.began = performance.now();
        const text = () => document.querySelector("main").textContent;
        const gone = () => { if (text().includes("Times Sq")) requestAnimationFrame(gone); else watched.right = performance.now(); };
        watched.right = undefined;
        gone();
        new BroadcastChannel("pocketful").postMessage("appended");
    }""")
    until(page, "typeof watched.right === 'number'")
    tell(page, f"late: in an open page {about}", page.evaluate("watched.began"))
    context.close()


def until(page, holds):
    """Asked from outside: the page's policy lets nobody evaluate a text in it."""
    while not page.evaluate(holds):
        page.wait_for_timeout(50)


def tell(page, name, began):
    page.wait_for_timeout(500)
    watched = page.evaluate("watched")
    show(f"{name}, until the screen is right", watched["right"] - began, "ms")
    show(f"{name}, longest task", watched["longest"], "ms")
    show(f"{name}, empty frames", watched["empty"], "frames")


if __name__ == "__main__":
    main(sys.argv[1], [int(count) for count in sys.argv[2:]] or [10_000, 100_000])
