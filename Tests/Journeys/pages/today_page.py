from .app_page import AppPage


class TodayPage(AppPage):
    path = "/"

    @property
    def tiles(self):
        return self.main.get_by_role("article").get_by_role("heading", level=2)

    @property
    def now_line(self):
        return self.main.locator(".now-line")
