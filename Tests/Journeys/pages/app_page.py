import re


class AppPage:
    """What every screen has."""

    path = "/"

    def __init__(self, phone):
        self.phone = phone
        self.page = phone.page

    @classmethod
    def open(cls, phone, path=None):
        phone.open(path or cls.path)
        return cls(phone)

    def installed(self):
        """Comes back once the worker has all it keeps, and this page all its parts, which it asks for from then on: from now on
        the app opens without a network."""
        self.phone.until("(await navigator.serviceWorker.ready).active.state === 'activated' && !!(await caches.match('/shell'))")
        self.phone.wait(self.phone.has_all_parts)
        return self

    @property
    def heading(self):
        return self.page.get_by_role("heading", level=1)

    @property
    def main(self):
        return self.page.get_by_role("main")

    @property
    def toast(self):
        return self.page.locator(".toast")

    def undo_by_toast(self):
        self.toast.get_by_role("button", name="Undo").click()

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def update(self):
        """The offer of a newer version."""
        return self.page.locator(".update:not(#late)")

    @property
    def late(self):
        """What stands there while a part of the app has not come."""
        return self.page.locator("#late")

    @property
    def late_button(self):
        return self.late.get_by_role("button")

    @property
    def notice(self):
        return self.page.locator(".notice").get_by_role("heading")

    @property
    def alarm(self):
        """The notice for storage that fails."""
        return self.main.locator(".notice-failing")

    @property
    def announced(self):
        return self.page.locator("#announcer")

    @property
    def age(self):
        return self.page.locator(".age").first

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name, exact=True):
        return self.page.get_by_role("link", name=name, exact=exact)

    def text(self, words):
        return self.page.get_by_text(words)

    def undo(self):
        self.button("Undo").click()

    def back(self):
        """The arrow on the screen."""
        self.main.get_by_role("link").first.click()

    def in_bar(self, name):
        return self.page.get_by_role("navigation", name="Main").get_by_role("link", name=name)

    def navigate(self, name):
        self.in_bar(name).click()

    def go_at_once(self, path):
        """By the first link to it, without waiting for anything on the screen."""
        self.page.evaluate("(path) => document.querySelector(`a[href='${path}']`).click()", path)

    def open_settings(self):
        """By the link at the foot of every screen."""
        self.page.get_by_role("contentinfo").get_by_role("link", name="Settings").click()

    def save(self, name, timeout=30_000):
        """Presses a button that gives a file; its text."""
        with self.page.expect_download(timeout=timeout) as download:
            self.button(name).click()
        return open(download.value.path(), encoding="utf-8", newline="").read()

    def import_file(self, name, text):
        self.main.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "text/csv", "buffer": text.encode()})

    @property
    def dom(self):
        """The app's part of the page as the browser holds it."""
        return self.page.evaluate("document.getElementById('app').outerHTML")


def minutes(spoken):
    """How far away a train is, of "Q to 96 St, in 4 minutes, 10:24"."""
    found = re.search(r"in (\d+) minute", spoken)
    return int(found[1]) if found else 0
