#!/usr/bin/env python3
"""The browser's figures, on a processor slowed down four times: `browser.py http://127.0.0.1:8080`.

Prints `name<TAB>value<TAB>unit` lines. The server must have trains (`make bench` starts it over the simulator)."""
import shutil
import statistics
import sys

from playwright.sync_api import sync_playwright

import late
import long_journal
import workouts

running = "html[data-loop=running]"
slowdown = 4
typed = ["s", "st", "34 st q", "times sq", "tmes sq", "union", "86 st", "jay street"]


count_frames = """() => {
    const frames = (window.frameTimes = []);
    let last = 0;
    const frame = (now) => { if (last) frames.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""


def main(address):
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        bytes_over_the_wire(browser, address)
        start(browser, address)
        tick(browser, address)
        tick_of_races(browser, address)
        search(browser, address)
        gesture(browser, address)
        system_map(browser, address)
        ring(browser, address)
        with Visit(browser) as visit:
            for name, value, unit in long_journal.figures(visit, address):
                show(name, value, unit)
        for name, value, unit in workouts.figures(lambda rate: Visit(browser, rate), address):
            show(name, value, unit)
        for count in (10_000, 100_000):
            late.figures(browser, address, count)
        browser.close()


def show(name, value, unit):
    print(f"{name}\t{value:.3f}\t{unit}", flush=True)


class Visit:
    """A fresh profile with a slow processor."""

    def __init__(self, browser, rate=slowdown):
        self.context = browser.new_context(viewport={"width": 390, "height": 844})
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        self.session.send("Performance.enable")

    def open(self, url):
        self.page.goto(url)
        self.page.wait_for_selector(running, state="attached")
        return self

    def spent(self):
        """Milliseconds of script, and of everything the page's thread did, since it was opened."""
        metrics = {row["name"]: row["value"] for row in self.session.send("Performance.getMetrics")["metrics"]}
        return metrics["ScriptDuration"] * 1000, metrics["TaskDuration"] * 1000

    def keys(self, field, texts, rounds):
        """Real key presses; for each all the script that it causes, in milliseconds, the shortest first."""
        field.focus()
        times = []
        for text in texts * rounds:
            field.fill("")
            for letter in text:
                before, _ = self.spent()
                self.page.keyboard.press(letter if letter != " " else "Space")
                after, _ = self.spent()
                times.append(after - before)
        return sorted(times)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()


def bytes_over_the_wire(browser, address):
    """Of a first visit that begins on this screen, with headers; what the worker fetches for later is not the page's."""
    for path in ("/", "/departures/127", "/races", "/fare-card", "/score", "/workouts"):
        with Visit(browser, rate=1) as visit:
            kinds, sizes = {}, {}
            visit.session.send("Network.enable")
            visit.session.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["response"]["mimeType"]}))
            visit.session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
            visit.open(address + path)
            visit.page.wait_for_timeout(2000)
            first = sum(size for key, size in sizes.items() if kinds.get(key) in ("text/html", "text/css"))
            show(f"browser: {path}, bytes that the first paint waits for", first / 1024, "KB")
            show(f"browser: {path}, bytes of a whole first load", sum(sizes.values()) / 1024, "KB")


def start(browser, address):
    """From the click on the link until the app answers taps, nothing cached."""
    times = []
    for _ in range(5):
        with Visit(browser) as visit:
            visit.open(address + "/departures/127")
            times.append(visit.page.evaluate("performance.getEntriesByName('pocketful.running')[0].startTime"))
    show("browser: start to interactive, CPU x4", statistics.median(times), "ms")


def tick(browser, address):
    """A full board counting down: every second each of its rows is looked at again."""
    with Visit(browser) as visit:
        visit.open(address + "/departures/127")
        visit.page.get_by_role("button", name="Later trains").click()
        show_ticks(visit, ".group-time", "trains")


def tick_of_races(browser, address):
    """Thirty races counting down."""
    with Visit(browser) as visit:
        visit.open(address + "/races")
        visit.page.locator("main summary").click()
        visit.page.get_by_role("button", name="30", exact=True).click()
        show_ticks(visit, ".race", "races")


def show_ticks(visit, row, name):
    visit.page.wait_for_timeout(5000)
    rows = visit.page.locator(row).count()
    seconds = 20
    script, _ = visit.spent()
    visit.page.wait_for_timeout(seconds * 1000)
    later, _ = visit.spent()
    show(f"browser: 1 Hz tick of a board of {rows} {name}, scripting, CPU x4", (later - script) / seconds, "ms")


def search(browser, address):
    with Visit(browser) as visit:
        visit.open(address + "/departures/search")
        visit.page.wait_for_timeout(2000)
        times = visit.keys(visit.page.get_by_role("searchbox"), typed, rounds=2)
        show("browser: a search key over all stations, scripting, CPU x4, median", statistics.median(times), "ms")
        show("browser: a search key over all stations, scripting, CPU x4, 95th of 100", times[int(len(times) * 0.95)], "ms")
        show("browser: a search key over all stations, scripting, CPU x4, slowest", times[-1], "ms")


def gesture(browser, address):
    """The card under the finger: the time between two frames while it follows."""
    with Visit(browser) as visit:
        visit.open(address + "/fare-card")
        visit.page.wait_for_timeout(2000)
        box = visit.page.locator("[data-on-throw]").bounding_box()
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
        visit.page.evaluate(count_frames)
        visit.page.mouse.move(x, y)
        visit.page.mouse.down()
        for step in range(120):
            visit.page.mouse.move(x - 90 * (1 - abs(step - 60) / 60), y)
        visit.page.mouse.up()
        frames = sorted(visit.page.evaluate("window.frameTimes"))
        show("browser: the card's gesture, time between two frames, CPU x4, median", statistics.median(frames), "ms")
        show("browser: the card's gesture, time between two frames, CPU x4, 95th of 100", frames[int(len(frames) * 0.95)], "ms")


def system_map(browser, address):
    """From the tap on the map's sign until its lines are drawn, nothing of it at hand; then dragged, and made larger by the wheel."""
    times = []
    for _ in range(5):
        with Visit(browser) as visit:
            visit.open(address + "/departures")
            visit.page.wait_for_timeout(3000)
            times.append(visit.page.evaluate("""() => new Promise((done) => {
                const began = performance.now();
                new MutationObserver((_, all) => {
                    if (!document.querySelector(".map-tracks path")) return;
                    all.disconnect();
                    requestAnimationFrame(() => done(performance.now() - began));
                }).observe(document, { childList: true, subtree: true });
                document.querySelector('a[href^="/departures/map"]').click();
            })"""))
    show("browser: the map, from the tap to its first lines, CPU x4", statistics.median(times), "ms")
    with Visit(browser) as visit:
        visit.open(address + "/departures/map")
        visit.page.wait_for_selector(".map-tracks path", state="attached")
        visit.page.wait_for_timeout(2000)
        box = visit.page.locator(".map").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        visit.page.mouse.move(x, y)
        for name, move in (("dragged", lambda step: visit.page.mouse.move(x + step % 60, y + step % 40)),
                           ("made larger and smaller", lambda step: visit.page.mouse.wheel(0, -40 if step % 60 < 30 else 40))):
            if name == "dragged":
                visit.page.mouse.down()
            visit.page.evaluate(count_frames)
            for step in range(180):
                move(step)
            frames = sorted(visit.page.evaluate("window.frameTimes"))
            if name == "dragged":
                visit.page.mouse.up()
                visit.page.wait_for_timeout(1000)
            show(f"browser: the map {name}, time between two frames, CPU x4, median", statistics.median(frames), "ms")
            show(f"browser: the map {name}, time between two frames, CPU x4, 95th of 100", frames[int(len(frames) * 0.95)], "ms")


def ring(browser, address):
    """The score's ring: the time between two frames while its pass runs for three seconds, then draws and counts up."""
    with Visit(browser) as visit:
        asked = []
        visit.page.route("**/api/v1/score", lambda route: asked.append(route))
        visit.open(address + "/score")
        visit.page.wait_for_selector("[data-phase=loading] .ring-pass", state="attached")
        visit.page.evaluate(count_frames)
        visit.page.wait_for_timeout(3000)
        asked[-1].continue_()
        visit.page.wait_for_selector("[data-phase=shown] .ring-number", state="attached")
        frames = sorted(visit.page.evaluate("window.frameTimes"))
        show("browser: the score's ring, time between two frames, CPU x4, median", statistics.median(frames), "ms")
        show("browser: the score's ring, time between two frames, CPU x4, 95th of 100", frames[int(len(frames) * 0.95)], "ms")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: browser.py http://127.0.0.1:8080")
    main(sys.argv[1].rstrip("/"))
