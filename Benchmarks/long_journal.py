"""A person with 10,000 entries, on a processor slowed down four times: the start, a tap and its undo until they are painted."""
import statistics

running = "html[data-loop=running]"
entries = 10_000

fill = """async (count) => {
    const database = await new Promise((done) => { indexedDB.open("pocketful").onsuccess = ({ target }) => done(target.result); });
    const device = await new Promise((done) => {
        database.transaction("about").objectStore("about").get("device").onsuccess = ({ target }) => done(target.result);
    });
    const journal = database.transaction("journal", "readwrite").objectStore("journal");
    const now = Date.now();
    for (let number = 1; number <= count; number++) {
        const time = now - (count - number + 1) * 20 * 3600000; // below the week’s cap
        const [kind, more] = number % 10 ? ["fareCard.rode", { service: "base" }] : ["fareCard.toppedUp", { amount: 3000, currency: "USD" }];
        journal.put(JSON.stringify({ id: `${device}-${number}`, at: [now + number, 0], kind, fields: { card: "card", time, ...more } }), number);
    }
    await new Promise((done) => { journal.transaction.oncomplete = done; });
    database.close();
}"""

has_snapshot = """async () => {
    const database = await new Promise((done) => { indexedDB.open("pocketful").onsuccess = ({ target }) => done(target.result); });
    const snapshot = await new Promise((done) => {
        database.transaction("kept").objectStore("kept").get("snapshot").onsuccess = ({ target }) => done(target.result);
    });
    database.close();
    return snapshot !== undefined;
}"""

# From the tap to the frame after the one in which the balance has changed.
tap = """(name) => new Promise((done) => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);
    const began = performance.now();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - began);
            channel.port2.postMessage(0);
        });
    });
    watch.observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
    button.click();
})"""


def figures(visit, address):
    """`visit` is a page of a fresh profile, and its session with the browser; gives name, value, unit."""
    page, session = visit.page, visit.session
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    open_page(page, address)
    page.evaluate(fill, entries)
    open_page(page, address)
    while not page.evaluate(has_snapshot):
        page.wait_for_timeout(200)
    # From here on the worker answers, and nothing else: that is the start underground.
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        page.wait_for_timeout(200)
    page.context.set_offline(True)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    starts = []
    for _ in range(5):
        open_page(page, address)
        starts.append(page.evaluate("performance.getEntriesByName('pocketful.running')[0].startTime"))
        page.wait_for_timeout(500)
    page.wait_for_timeout(3000)
    rides, undos = [], []
    for _ in range(15):
        rides.append(page.evaluate(tap, "Ride"))
        page.wait_for_timeout(300)
        undos.append(page.evaluate(tap, "Undo"))
        page.wait_for_timeout(300)
    with_them = f"with {entries:,} entries, CPU x4"
    return [
        (f"browser: cached offline start to interactive {with_them}", statistics.median(starts), "ms"),
        (f"browser: tap to painted balance {with_them}, median", statistics.median(rides), "ms"),
        (f"browser: tap to painted balance {with_them}, slowest of 15", max(rides), "ms"),
        (f"browser: undo to painted balance {with_them}, median", statistics.median(undos), "ms"),
        (f"browser: undo to painted balance {with_them}, slowest of 15", max(undos), "ms"),
    ]


def open_page(page, address):
    page.goto(address + "/")
    page.wait_for_selector(running, state="attached")
