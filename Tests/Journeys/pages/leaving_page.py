"""Leaving: one train, the walk to a stop, and reminders."""
from .app_page import AppPage


class WalkTime:
    """How long the walk takes, wherever it can be said."""

    @property
    def walk(self):
        return self.main.get_by_role("group", name="Walk to").get_by_role("status")

    def walk_more(self):
        self.button("A minute more").click()

    def walk_less(self):
        self.button("A minute less").click()

    @property
    def message(self):
        return self.main.get_by_role("alert")

    def measure(self):
        self.button("Measure from where I am").click()


class TrainPage(AppPage, WalkTime):
    @property
    def leave(self):
        return self.main.locator(".leaving > .leave")

    def remind(self, is_on):
        """The mark that says whether the person is told of this train."""
        return self.main.get_by_role("button", name="Remind me to leave", pressed=is_on)

    @property
    def figure(self):
        """When it goes, and what is said behind its time."""
        return self.main.locator(".train-figure")

    @property
    def stops(self):
        """The stops ahead, from the station on whose board the train stood."""
        return self.main.locator(".trip > .trip-stops > li")

    def time(self, row):
        return self.stops.nth(row).locator(".trip-time").inner_text()

    def stop_name(self, row):
        return self.stops.nth(row).get_by_role("link")

    def bell(self, name, is_on):
        return self.main.get_by_role("button", name=f"Tell me before {name}", exact=True, pressed=is_on)

    @property
    def riding(self):
        return self.main.locator(".riding")


class RemindersPage(AppPage):
    path = "/departures/reminders"

    @property
    def rows(self):
        return self.main.locator(".reminder")

    def day(self, name):
        return self.main.get_by_role("group", name="Days").get_by_role("button", name=name)

    def line(self, name):
        return self.main.get_by_role("group", name="Lines").get_by_role("button", name=f"{name} line")

    def hours(self, first, last):
        self.main.get_by_label("First train").fill(first)
        self.main.get_by_label("Last train").fill(last)

    def all_week(self, line):
        """Of that line's next train at any hour of any day; a new one has the working days."""
        for day in ("Saturday", "Sunday"):
            self.day(day).click()
        self.hours("00:00", "23:59")
        self.line(line).click()
        self.save()

    def save(self):
        # Playwright waits for what says that it is off; a person presses it to be told why.
        self.button("Save").click(force=True)

    def remove(self):
        return self.button("Remove the reminder for", exact=False)

    def rest(self):
        self.button("Not any more today", exact=False).click()

    @property
    def fault(self):
        return self.main.locator(".message")
