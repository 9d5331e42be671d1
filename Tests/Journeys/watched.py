"""What a page does from its first byte on, written down while it happens: ask for it before the page is opened."""

changes = """
    window.changes = [];
    new MutationObserver((records) => {
        for (const r of records) {
            const node = r.target.nodeType === 3 ? r.target.parentElement : r.target;
            if (document.readyState !== "loading" && node.closest("#app")) changes.push([r.type, node.className || node.localName, r.attributeName]);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("DOMContentLoaded", () => { window.first = [...document.querySelectorAll("#app *")]; });
"""

shifts = """
    window.shift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
        for (const e of list.getEntries()) {
            if (!e.hadRecentInput) window.shift += e.value;
            moved.push(...e.sources.map((s) => s.node?.className || s.node?.nodeName));
        }
    }).observe({ type: "layout-shift", buffered: true });
"""

late = """{
    const seen = new Promise((done) => new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length) done();
    }).observe({ type: "paint", buffered: true }));
    const { fetch } = window;
    window.fetch = (...wanted) => seen.then(() => fetch(...wanted));
}"""

beginning = """addEventListener("DOMContentLoaded", () => {
    const { lang, dataset } = document.documentElement;
    window.began = { lang, theme: dataset.theme, text: dataset.text, background: getComputedStyle(document.documentElement).backgroundColor };
})"""

badges = "window.badges = []; navigator.setAppBadge = async (count) => { badges.push(count); };"


class Watched:
    """A phone whose pages are watched from the next one on."""

    def __init__(self, phone):
        self.phone = phone
        for script in (changes, shifts, beginning, badges):
            phone.context.add_init_script(script)

    def hold_the_program(self):
        """Until the server's page has been seen, as on a slow network."""
        self.phone.context.add_init_script(late)

    def read(self, what):
        return self.phone.page.evaluate(what)

    @property
    def changes(self):
        """What was changed in the server's page: of which kind, where, which attribute."""
        return self.read("changes")

    @property
    def kept(self):
        """Which part of the server's nodes still stands."""
        return self.read("first.filter((node) => node.isConnected).length / first.length")

    @property
    def shift(self):
        """How far the layout has moved by itself, as the browser measures it."""
        return self.read("shift")

    @property
    def moved(self):
        """The classes of what it moved."""
        return self.read("moved")

    @property
    def began(self):
        """What the document's root said when its first bytes had come."""
        return self.read("began")

    @property
    def badges(self):
        """The numbers that the app's icon had."""
        return self.read("badges")
