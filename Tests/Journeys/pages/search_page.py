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

    @property
    def reasons(self):
        """What stands under each name."""
        return self.main.locator(".station-row .note")

    def star(self, name):
        """The row's mark: on where the stop is one of mine."""
        return self.button(f"{name} in my stops").first

    def type(self, text):
        """Letter by letter, as a person does."""
        self.field.press_sequentially(text)

    def send(self):
        self.field.press("Enter")

    def choose(self, name):
        self.main.get_by_role("link").filter(has=self.page.get_by_text(name, exact=True)).first.click()
        return StopPage(self.phone)
