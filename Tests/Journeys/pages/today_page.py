from .app_page import AppPage


class TodayPage(AppPage):
    path = "/"

    @property
    def tiles(self):
        return self.main.get_by_role("article").get_by_role("heading", level=2)

    @property
    def boards(self):
        """All tiles as one."""
        return self.main.locator(".today-tiles")

    @property
    def spoken_trains(self):
        """What a screen reader says of the trains at the person's first stop."""
        return self.main.locator(".tile-departures .train-group > .visually-hidden")

    @property
    def ages(self):
        """Of the departures and of the races, each of which comes when it comes."""
        return self.main.locator(".age")

    @property
    def alert(self):
        """What kind of trouble there is at the person's first stop."""
        return self.main.locator("a.alert-note")

    @property
    def score(self):
        """The score's tile."""
        return self.main.locator(".tile-score")

    @property
    def score_number(self):
        return self.score.locator(".figure")

    @property
    def score_source(self):
        """All that the tile holds, seen or not."""
        return self.score.evaluate("(tile) => tile.outerHTML")

    @property
    def now_line(self):
        return self.main.locator(".now-line")
