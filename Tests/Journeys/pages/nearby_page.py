from .app_page import AppPage


class NearbyPage(AppPage):
    path = "/departures/near"

    @property
    def title(self):
        return self.main.get_by_role("heading", level=2)

    @property
    def stations(self):
        return self.main.locator(".station-name")

    @property
    def distances(self):
        return self.main.locator(".station-row .note")

    @property
    def message(self):
        return self.main.get_by_role("alert")

    def use_my_location(self):
        self.button("Use my location").click()

    def near(self, place):
        self.page.get_by_role("searchbox").fill(place)
        self.page.get_by_role("searchbox").press("Enter")
