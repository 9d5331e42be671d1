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

    def of_superset(self, number, label):
        """Its fields of that name: one, or one a round, or one an exercise."""
        return self.superset(number).get_by_label(label, exact=True)

    def timed(self, number):
        """Its fields that count by time."""
        return self.superset(number).get_by_label("Time")

    def values(self, number, label):
        """What stands in them."""
        return [field.input_value() for field in self.of_superset(number, label).all()]

    def amounts(self, number):
        """The fields of its exercises, one after the other."""
        return self.superset(number).get_by_role("group").get_by_role("textbox")

    def each_round(self, number):
        self.superset(number).get_by_role("button", name="Each round").click()

    def as_one(self, number):
        self.superset(number).get_by_role("button", name="All rounds as one").click()

    @property
    def order(self):
        """The names of the supersets while they are arranged, and not of what stands in them."""
        return self.main.locator(".arranged > .editor-row > .editor-name")

    @property
    def left(self):
        """The supersets, arranged or not."""
        return self.main.locator(".arranged, .superset")

    @property
    def new_workout(self):
        return self.main.get_by_role("button", name="New workout").last

    @property
    def name(self):
        return self.main.locator("#name")

    def name_it_by_script(self, literal):
        """What no keyboard makes, as a script's literal."""
        self.name.evaluate("""(field) => {
            field.value = "LITERAL";
            for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
        }""".replace("LITERAL", literal))

    @property
    def searchbox(self):
        return self.main.get_by_role("searchbox")

    def choose(self, name):
        """A workout of the list."""
        self.main.get_by_role("link", name=name).click()

    def narrow(self, **choices):
        """`muscle="calves"`: what the exercises are filtered by."""
        for name, value in choices.items():
            self.main.get_by_role("combobox", name=name.capitalize()).select_option(value)

    def open_filter(self):
        self.main.locator(".filter-line summary").click()

    def in_dialog(self, label):
        return self.dialog.get_by_label(label, exact=True)

    def choose_in_dialog(self, name):
        self.dialog.get_by_role("radio", name=name).check()

    @property
    def rounds(self):
        """Of a superset that is shown round by round."""
        return self.main.locator(".rounds .round")

    @property
    def muscles(self):
        """The drawing of those that an exercise is for."""
        return self.main.locator(".muscle-map")

    @property
    def code(self):
        """The link as squares."""
        return self.main.locator(".qr")

    @property
    def today(self):
        """This day in the calendar."""
        return self.main.locator("[aria-current=date]")

    @property
    def logged(self):
        """The workouts of the log."""
        return self.main.locator(".log-list").get_by_role("listitem")

    @property
    def plates(self):
        return self.main.locator(".plates")

    @property
    def link_text(self):
        """The link that hands this workout on."""
        return self.main.locator(".share-link").inner_text()

    @property
    def shared_text(self):
        return self.main.locator(".share-text")

    @property
    def clipboard(self):
        return self.page.evaluate("navigator.clipboard.readText()")

    @property
    def refusal(self):
        """Why what was brought is none."""
        return self.brought.locator(".message")

    def search(self, text):
        self.searchbox.fill(text)

    @property
    def found(self):
        return self.main.locator(".exercise-row")

    @property
    def choices(self):
        """What takes each of them into the workout."""
        return self.found.get_by_role("button")

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
