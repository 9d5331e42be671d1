import re

from .app_page import AppPage


class SettingsPage(AppPage):
    path = "/settings"

    @property
    def first(self):
        return self.main.locator(".setting").first

    @property
    def account(self):
        """How this device stands with one, in a line."""
        return self.main.get_by_role("link", name=re.compile("^Account"))

    def count_to(self, hours):
        """The choice of the clock, in whatever language the page is."""
        self.main.locator(f"[data-on-click='settings choose clock {hours}']").click()

    def choose(self, group, value):
        self.choice(group, value).click()

    def choice(self, group, value):
        return self.page.get_by_role("group", name=group).get_by_role("button", name=value, exact=True)


class ModulesPage(AppPage):
    path = "/settings/modules"

    @property
    def names(self):
        return self.main.locator(".editor-name")

    def shown(self, name):
        """The switch of a module."""
        return self.main.get_by_role("switch", name=f"Show {name}", exact=True)


class ChangesPage(AppPage):
    path = "/settings/history"

    @property
    def changes(self):
        return self.main.get_by_role("listitem")

    @property
    def taken_back(self):
        return self.changes.filter(has=self.page.locator(".taken-back"))

    @property
    def buttons(self):
        return self.main.get_by_role("button")

    def undo_change(self, number):
        self.changes.nth(number).get_by_role("button").click()

    def bring_back(self, number):
        self.changes.nth(number).get_by_role("button", name="Bring back").click()


class DataPage(AppPage):
    path = "/settings/data"

    @property
    def preview(self):
        return self.main.locator(".preview")

    @property
    def failure(self):
        return self.main.get_by_role("alert")

    def choose_file(self, text):
        self.main.locator("#data-file").set_input_files(
            {"name": "pocketful.json", "mimeType": "application/json", "buffer": text.encode()})

    def export(self):
        return self.save("Export all")

    def add(self):
        """What the preview shows."""
        self.preview.get_by_role("button", name="Add").click()

    def answer(self, name):
        """To "Erase everything?"."""
        self.dialog.get_by_role("button", name=name).click()
