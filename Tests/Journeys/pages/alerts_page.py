"""What the agency says of its service."""
from .app_page import AppPage


class AlertsPage(AppPage):
    path = "/departures/alerts"

    @property
    def alerts(self):
        return self.main.locator(".alert")

    def section(self, title):
        """The alerts under one heading."""
        return self.main.locator("section", has=self.page.get_by_role("heading", name=title)).locator(".alert")

    @property
    def age(self):
        return self.main.locator(".age")

    def more(self, row):
        self.alerts.nth(row).locator("summary").click()
