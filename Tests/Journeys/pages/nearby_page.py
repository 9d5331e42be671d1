import re

from .app_page import AppPage


class NearbyPage(AppPage):
    path = "/departures/near"

    @property
    def title(self):
        return self.main.get_by_role("heading", level=2, name=re.compile("^Near "))

    @property
    def stations(self):
        """Those with their boards, then the others."""
        return self.main.locator(".stop-tile h2, .station-name")

    @property
    def distances(self):
        """And how long on foot."""
        return self.main.locator(".stop-about .note, .station-row .note")

    @property
    def trains(self):
        return self.main.locator(".train-group > .visually-hidden")

    @property
    def message(self):
        return self.main.get_by_role("alert")

    def use_my_location(self):
        self.button("Use my location").click()

    def near(self, place):
        self.page.get_by_role("searchbox").fill(place)
        self.page.get_by_role("searchbox").press("Enter")
