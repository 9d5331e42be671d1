from playwright.sync_api import expect

from .app_page import AppPage


class NotificationsPage(AppPage):
    path = "/settings/notifications"

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    @property
    def device(self):
        """How this device stands, and what can be done about it."""
        return self.main.locator("section").first

    def turn_on(self):
        self.press("Turn on")
        expect(self.device).to_contain_text("On: this device is told while the app is closed.")
        return self

    def switch(self, name):
        return self.page.get_by_role("switch", name=name, exact=True)

    def hour(self, label, text):
        return self.page.get_by_role("group", name=label, exact=True).get_by_role("button", name=text, exact=True)

    def choose(self, label, text):
        self.hour(label, text).click()
