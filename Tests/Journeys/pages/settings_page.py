from .app_page import AppPage


class SettingsPage(AppPage):
    path = "/settings"

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

    def undo_change(self, number):
        self.changes.nth(number).get_by_role("button").click()


class DataPage(AppPage):
    path = "/settings/data"

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

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
        with self.page.expect_download() as download:
            self.button("Export all").click()
        return open(download.value.path(), encoding="utf-8").read()
