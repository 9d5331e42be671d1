from phone import until

from .app_page import AppPage
from .arranging import Arranging


class WorkoutsPage(AppPage, Arranging):
    path = "/workouts"

    @property
    def rows(self):
        return self.main.locator(".workout-row")

    def field(self, label):
        """The first of that name: fields stand in groups named after their exercise."""
        return self.main.get_by_label(label, exact=True).first

    def type(self, label, text):
        """Typed, and left by Enter."""
        field = self.field(label)
        field.fill(text)
        field.press("Enter")

    @property
    def message(self):
        return self.main.locator(".message")

    @property
    def supersets(self):
        return self.main.locator(".superset")

    def arrange(self):
        self.button("Arrange").click()

    def superset(self, number):
        """One of the supersets in the editor, from 0."""
        return self.supersets.nth(number)

    def search(self, text):
        self.main.get_by_role("searchbox").fill(text)

    @property
    def found(self):
        return self.main.locator(".exercise-row")

    @property
    def brought(self):
        return self.main.locator("#brought")

    def paste(self, text):
        self.main.locator("#pasted").fill(text)
        self.button("Read it").click()

    def take(self):
        """What was brought, into the person's own."""
        self.brought.get_by_role("button").click()

    @property
    def facts(self):
        return self.main.locator(".fact-list")


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
