from .app_page import AppPage


# Writes down each phase of the ring as it begins, how it looks then, and while it counts each frame.
watching = """
    window.phases = [];
    window.frames = [];
    window.pulses = 0;
    addEventListener("animationstart", ({ animationName, target }) => {
        if (animationName === "ring-pulse" && target.parentElement.matches(".score-ring")) pulses += 1;
    });
    const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
    const frame = () => {
        const [number, digits] = [document.querySelector(".ring-number"), document.querySelectorAll(".ring-digit")];
        if (number) frames.push({ box: box(number), rolled: [...digits].map((digit) => getComputedStyle(digit, "::before").transform) });
        if (phases.at(-1).phase === "drawing" || digits.length > 0) requestAnimationFrame(frame);
    };
    new MutationObserver(() => {
        const ring = document.documentElement.dataset.loop && document.querySelector(".score-ring");
        const phase = ring?.dataset.phase;
        if (!phase || phase === phases.at(-1)?.phase) return;
        const pass = ring.querySelector(".ring-pass");
        const playing = ring.getAnimations({ subtree: true }).filter(({ animationName }) => animationName).map((animation) => {
            const { duration, iterations } = animation.effect.getTiming();
            return [animation.animationName, duration, iterations === Infinity ? "for ever" : iterations];
        });
        phases.push({ phase, time: performance.now(), colour: pass && getComputedStyle(pass).stroke, playing });
        if (phase === "drawing") requestAnimationFrame(frame);
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


class ScorePage(AppPage):
    path = "/score"

    @staticmethod
    def watch(phone):
        """From the next page on what the ring plays is written down: `phases`, `played`, `frames`."""
        phone.context.add_init_script(watching)

    @property
    def phases(self):
        return [one["phase"] for one in self.played]

    @property
    def played(self):
        return self.page.evaluate("phases")

    @property
    def frames(self):
        return self.page.evaluate("frames")

    @property
    def ring(self):
        return self.main.get_by_role("img").first

    @property
    def number(self):
        return self.main.locator(".ring-number")

    @property
    def age(self):
        return self.main.locator(".score-day")

    @property
    def phase(self):
        return self.main.locator(".score-ring").get_attribute("data-phase")

    @property
    def points(self):
        """What the arrow keys walk in the chart."""
        return self.main.get_by_role("group", name="Over time").get_by_role("radio")

    @property
    def readout(self):
        return self.main.locator(".chart-readout")

    @property
    def scales(self):
        return self.main.locator(".scale-row")

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def message(self):
        return self.dialog.locator(".message")

    def settled(self, phase="shown"):
        """Comes back when all that plays has played. Where the clock stands still, it is moved on for each part."""
        for _ in range(40 if self.phone.now else 0):
            self.page.wait_for_timeout(100)
            if self.phase == phase:
                return self
            self.phone.pass_time(1)
            self.phone.tell("tick")
        self.phone.until(f"document.querySelector('.score-ring')?.dataset.phase === '{phase}'")
        return self

    def type(self, label, text):
        self.dialog.get_by_label(label, exact=True).fill(text)


class ScoreHistoryPage(ScorePage):
    path = "/score/history"

    @property
    def rows(self):
        return self.main.locator(".rows .row-button")

    def export(self, form="CSV"):
        with self.page.expect_download() as download:
            self.button(f"Export as {form}").click()
        return open(download.value.path(), encoding="utf-8", newline="").read()

    @property
    def result(self):
        return self.main.locator(".import-result")
