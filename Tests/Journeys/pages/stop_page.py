from .alerts_page import AlertsPage
from .app_page import AppPage
from .leaving_page import TrainPage, WalkTime


class StopPage(AppPage, WalkTime):
    path = "/departures/127"

    def alerts(self):
        """To what the agency says of this stop."""
        self.main.locator("a.alert-note").click()
        return AlertsPage(self.phone)

    @property
    def alert(self):
        """What kind of trouble there is."""
        return self.main.locator("a.alert-note")

    def without_stairs(self, is_on):
        """The mark that says whether the person takes stairs here."""
        return self.main.get_by_role("switch", name="I take no stairs here", checked=is_on)

    @property
    def elevators(self):
        return self.main.locator(".step-free .note")

    @property
    def directions(self):
        return self.main.get_by_role("region").get_by_role("heading", level=2)

    @property
    def trains(self):
        """What a screen reader says of each train."""
        return self.main.locator(".train-group > .visually-hidden")

    def trains_of(self, direction):
        return self.main.get_by_role("region").nth(direction).locator(".train-group > .visually-hidden")

    @property
    def trains_by_time(self):
        """The same where each train has a row."""
        return self.main.locator(".departure > .visually-hidden")

    def show_trains(self, order):
        self.button(order).click()

    @property
    def rows(self):
        return self.main.locator(".train-group")

    @property
    def big_times(self):
        return self.main.locator(".group-time b")

    @property
    def minutes(self):
        """Of each row its minutes, as far as they are told in minutes."""
        return [[int(time) for time in row.locator(".group-time b").all_inner_texts() if time.isdigit()] for row in self.rows.all()]

    @property
    def clock_times(self):
        """Below the minutes; a later train's doubt stands there too."""
        return self.main.locator(".group-time small").filter(has_text=":")

    @property
    def advice(self):
        return self.main.locator(".advice")

    @property
    def quiet(self):
        return self.main.get_by_role("region").locator(".quiet")

    @property
    def placeholder(self):
        return self.main.locator("[aria-busy=true]")

    def star(self, is_kept):
        """The mark that says whether this station is one of the person's."""
        return self.main.get_by_role("button", name="in my stops", pressed=is_kept)

    def add(self):
        self.star(False).click()

    @property
    def add_button(self):
        return self.star(False)

    def remove_button(self, name):
        return self.main.get_by_role("button", name=f"{name} in my stops", pressed=True)

    def show_times_as(self, style):
        self.style(style).click()

    def style(self, style):
        return self.page.get_by_role("group", name="Show times as").get_by_role("button", name=style)

    @property
    def filter(self):
        return self.page.get_by_role("group", name="Show one line")

    def only(self, line):
        self.filter.get_by_role("button", name=f"{line} line").click()

    def open_train(self, row, time):
        """The page of one train, by its time."""
        self.rows.nth(row).get_by_role("link").nth(time).click()
        return TrainPage(self.phone)

    def later(self):
        self.button("Later trains").click()
