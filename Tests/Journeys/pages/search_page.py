from .app_page import AppPage
from .stop_page import StopPage


class SearchPage(AppPage):
    path = "/departures/search"

    @property
    def field(self):
        return self.page.get_by_role("searchbox")

    @property
    def results(self):
        return self.main.locator(".station-name")

    def type(self, text):
        """Letter by letter, as a person does."""
        self.field.press_sequentially(text)

    def send(self):
        self.field.press("Enter")

    def choose(self, name):
        self.main.get_by_role("link").filter(has=self.page.get_by_text(name, exact=True)).first.click()
        return StopPage(self.phone)
