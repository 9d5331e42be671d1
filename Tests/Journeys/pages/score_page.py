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
    def answered(self):
        """When the last answer had come, where the clock goes; milliseconds of the page, as in `played`."""
        return self.page.evaluate("performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/api/v1/score')).responseEnd")

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
    def message(self):
        return self.dialog.locator(".message")

    def settled(self, phase="shown"):
        """Comes back when all that plays has played. Where the clock stands still, it is moved on for each part."""
        self.phone.wait(lambda: self.has_come_to(phase))
        return self

    def has_come_to(self, phase):
        now = self.phase
        # Also while it loads, once the answer is there: the pass goes on. Before, a slow machine's minute would pass. (Where the
        # clock stands still, the page's own `performance` knows of no answer.)
        if now != phase and self.phone.now and (now != "loading" or "/api/v1/score" in self.phone.brought):
            self.phone.pass_time(1)
            self.phone.tell("tick")
        return now == phase

    def forget_phases(self):
        self.page.evaluate("() => { phases.length = 0; }")

    @property
    def pulses(self):
        """How often the ring grew and shrank."""
        return self.page.evaluate("pulses")

    @property
    def alarm_colour(self):
        """Of the notice's icon."""
        return self.notice.locator("xpath=..").locator(".icon").evaluate("(icon) => getComputedStyle(icon).color")

    @property
    def table(self):
        """The chart's numbers as rows."""
        return self.main.get_by_role("row")

    @property
    def chosen_points(self):
        """Of each point whether it is the one that is read out."""
        return self.points.evaluate_all("(all) => all.map((one) => one.checked)")

    @property
    def last_point(self):
        """What the newest is called."""
        return self.points.last.evaluate("(one) => one.labels[0].textContent")

    @staticmethod
    def listen(phone):
        """From the next page on each tone that is played is written down: `tones`."""
        phone.context.add_init_script("""
            window.tones = [];
            const set = AudioParam.prototype.setValueAtTime;
            AudioParam.prototype.setValueAtTime = function (...tone) { tones.push(tone[0]); return set.apply(this, tone); };
        """)

    @property
    def tones(self):
        return self.page.evaluate("tones")

    @property
    def hide_on_today(self):
        return self.main.get_by_role("switch", name="Hide on Today until tapped", exact=True)

    def field(self, label):
        """One of the open dialog."""
        return self.dialog.get_by_label(label, exact=True)

    def type(self, label, text):
        self.field(label).fill(text)


class ScoreHistoryPage(ScorePage):
    path = "/score/history"

    @property
    def rows(self):
        return self.main.locator(".rows .row-button")

    def export(self, form="CSV"):
        return self.save(f"Export as {form}")

    @property
    def result(self):
        return self.main.locator(".import-result")
