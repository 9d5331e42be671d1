from .app_page import AppPage
from .arranging import Arranging
from .leaving_page import RemindersPage, WalkTime
from .search_page import SearchPage
from .stop_page import StopPage


class MyStopsPage(AppPage, Arranging, WalkTime):
    path = "/departures"

    @property
    def stations(self):
        """Their names in order, as tiles."""
        return self.main.get_by_role("article").get_by_role("heading", level=2)

    @property
    def rows(self):
        """The same while editing."""
        return self.arranged

    @property
    def needs_script(self):
        """What is hidden from who has no JavaScript."""
        return self.main.locator(".needs-script").first

    @property
    def spoken_trains(self):
        """What a screen reader says of each train."""
        return self.trains.locator(".visually-hidden")

    def remind(self):
        self.link("Remind me every week").click()
        return RemindersPage(self.phone)

    def reminders(self):
        self.link("Reminders").click()
        return RemindersPage(self.phone)

    @property
    def trains(self):
        return self.main.get_by_role("article").get_by_role("listitem")

    def find_a_station(self):
        self.link("Find a station").first.click()
        return SearchPage(self.phone)

    def choose(self, name):
        self.link(name).click()
        return StopPage(self.phone)

    def options(self, name):
        """Opens or closes what may be chosen of a stop."""
        self.button(f"Lines and direction of {name}").click()

    @property
    def directions(self):
        return self.main.get_by_role("article").get_by_role("heading", level=3)

    def edit(self):
        self.button("Edit").click()

    def done(self):
        self.button("Done").click()

    def remove(self, name):
        self.button(f"Remove {name}").click()
