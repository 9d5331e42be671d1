from phone import until

from .app_page import AppPage

# How "Set done" stands: its box, whether it is whole within the window, and what a finger on five of its points would meet.
standing = """() => {
    const button = document.querySelector(".set-done");
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
    const met = points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { place: [left, top, right, bottom].map(Math.round), met, isWhole, aside: document.documentElement.scrollWidth > innerWidth };
}"""

# Of each number of the set, whether it is whole above what is held fast, without scrolling.
numbers = """() => {
    scrollTo(0, 0);
    const dock = document.querySelector(".set-dock").getBoundingClientRect();
    return [...document.querySelectorAll(".set-number input")].map((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top >= 0 && bottom <= dock.top;
    });
}"""

# Counts who holds the screen on: `held`.
watching = """
    window.held = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { held += 1; return { release: () => { held -= 1; } }; } } });
"""


class RunningPage(AppPage):
    path = "/workouts/now"

    @property
    def exercise(self):
        return self.main.locator(".set-card h2")

    @property
    def progress(self):
        return self.main.locator(".progress p")

    @property
    def rest(self):
        return self.main.get_by_role("timer")

    def done(self):
        """At a person's pace: a quick second tap is taken for the first one's."""
        self.wait_for_thumb()
        self.button("Set done").click()

    def finish(self):
        self.wait_for_thumb()
        self.button("Finish").click()

    def wait_for_thumb(self):
        until(self.page, "!('thumb' in document.documentElement.dataset)")

    @property
    def sets(self):
        """Those of the superset that is being done."""
        return self.main.locator(".sets").get_by_role("listitem")

    def twice(self):
        """Two taps at once on "Set done"."""
        self.wait_for_thumb()
        self.button("Set done").dblclick()

    def weight(self, unit="kg"):
        return self.main.get_by_label(f"Weight, {unit}")

    @property
    def reps(self):
        return self.main.get_by_label("Reps", exact=True)

    @property
    def kind(self):
        return self.main.get_by_label("Kind")

    @property
    def last_time(self):
        return self.main.locator(".last-time")

    @property
    def message(self):
        return self.main.locator(".message")

    def correct(self, number):
        """Opens a set that is done."""
        self.sets.nth(number).get_by_role("button").first.click()

    @property
    def standing(self):
        return self.page.evaluate(standing)

    @property
    def numbers(self):
        return self.page.evaluate(numbers)

    @property
    def dock(self):
        """What is held fast at the window's foot."""
        return self.main.locator(".set-dock")

    @property
    def facts(self):
        """Of a workout that is finished."""
        return self.main.locator(".fact-list").first

    @property
    def logged_sets(self):
        return self.main.locator(".logged-sets").first

    @staticmethod
    def watch_screen(phone):
        phone.context.add_init_script(watching)

    def screen_is_held(self, times):
        """Comes back once the screen is held on by so many."""
        self.phone.until(f"held === {times}")
