"""Something to throw on a page of its own: what the host reports of it is all there is."""
from phone import until

draw = """() => {
    window.heard = [];
    window.felt = [];
    navigator.vibrate = (pattern) => felt.push(pattern);
    program.receive = (message) => {
        if (message.kind === "event") heard.push([message.action, message.value]);
        return { patches: [], effects: [] };
    };
    const card = ["div", { id: "card", "data-on-throw": "ride", "data-throw": "100", "data-on-click": "tap" }, ["$8.25"]];
    const strip = ["div", { id: "strip", "data-on-swipe": "turn" }, [["button", { "data-on-click": "dot" }, ["1 of 2"]]]];
    document.body.replaceChildren(create(["div", { id: "app" }, [card, strip]], document.body));
    for (const box of document.querySelectorAll("#card, #strip")) {
        box.style.cssText = "height: 160px; width: 320px; margin: 20px; background: teal";
    }
    document.body.style.minHeight = "3000px";
}"""


class ThrownCard:
    def __init__(self, page):
        self.page = page
        page.evaluate(draw)

    def box(self, name="card"):
        found = self.page.locator("#" + name).bounding_box()
        return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2

    def drag(self, across, down=0, name="card", let_go=True):
        x, y = self.box(name)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + across, y + down, steps=10)
        self.drawn()
        if let_go:
            mouse.up()

    def touch(self, *points, end="touchEnd", name="card"):
        """A finger from the middle by way of these distances."""
        x, y = self.box(name)
        finger = self.page.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        last = (0, 0)
        for point in points:
            for step in range(1, 9):
                at = {"x": x + last[0] + (point[0] - last[0]) * step / 8, "y": y + last[1] + (point[1] - last[1]) * step / 8}
                finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
            last = point
            self.drawn()
        if end:
            finger.send("Input.dispatchTouchEvent", {"type": end, "touchPoints": []})

    def drawn(self):
        """Two frames: what was drawn for the last movement stands on the page."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def settled(self):
        self.page.evaluate("() => Promise.allSettled(document.getAnimations().map((a) => a.finished)).then(() => null)")

    @property
    def heard(self):
        return self.page.evaluate("heard")

    @property
    def felt(self):
        return self.page.evaluate("felt")

    @property
    def shift(self):
        return self.page.evaluate("new DOMMatrix(getComputedStyle(document.getElementById('card')).transform).m41")

    def has(self, name):
        return self.page.evaluate("(name) => document.getElementById('card').hasAttribute(name)", name)

    def let_go(self):
        self.page.mouse.up()

    def carry(self, across, down):
        """Held as it is, to so far from the middle of the strip below."""
        x, y = self.box("strip")
        self.page.mouse.move(x + across, y + down, steps=5)
        self.drawn()

    def click(self):
        self.page.locator("#card").click()

    def tap(self):
        self.page.locator("#card").tap()

    def has_heard(self):
        until(self.page, "heard.length > 0")

    def has_scrolled(self):
        until(self.page, "scrollY > 50")

    def is_back(self):
        until(self.page, "!document.getElementById('card').hasAttribute('data-throwing')")

    def make_turnable(self):
        """As one of several cards."""
        self.page.evaluate("document.getElementById('card').setAttribute('data-on-swipe', 'turn')")

    @property
    def moving(self):
        """How many animations there are."""
        return self.page.evaluate("document.getAnimations().length")

    def slow_down(self, rate):
        """The script takes so many times longer, and each frame's part of it is measured: `costs`."""
        self.page.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        self.page.evaluate("""() => {
            window.costs = [];
            const frame = requestAnimationFrame;
            window.requestAnimationFrame = (draw) => frame((time) => {
                const began = performance.now();
                draw(time);
                costs.push(performance.now() - began);
            });
        }""")

    @property
    def costs(self):
        """Milliseconds, the cheapest frame first."""
        return sorted(self.page.evaluate("costs"))

    @property
    def styles(self):
        """Which properties its own style sets."""
        return self.page.evaluate("[...document.getElementById('card').style]")
