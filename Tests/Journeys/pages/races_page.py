from .app_page import AppPage


class RacesPage(AppPage):
    path = "/races"

    @property
    def board(self):
        return self.main.get_by_role("region", name="Next to go")

    @property
    def rows(self):
        return self.board.get_by_role("listitem")

    @property
    def spoken(self):
        """What a screen reader says of each race."""
        return self.board.locator(".race .visually-hidden")

    @property
    def countdowns(self):
        return self.board.locator(".race .big")

    @property
    def followed(self):
        """Marked where they stand, or below the board where they are not among the next."""
        return self.main.locator(".race", has=self.page.locator(".race-star"))

    @property
    def facts(self):
        return self.main.locator(".fact-list")

    @property
    def links(self):
        return self.board.get_by_role("link")

    @property
    def clocks(self):
        return self.board.locator(".race .clock")

    @property
    def advice(self):
        return self.main.locator(".advice")

    @property
    def kinds(self):
        return self.main.get_by_role("group", name="Kinds of race")

    @property
    def counts(self):
        return self.main.get_by_role("group", name="How many races")

    def row(self, race):
        """The one of "Randwick, race 4"."""
        return self.board.get_by_role("listitem").filter(has_text=race)

    @property
    def filter(self):
        """The line that says what narrows the board, and opens the choices."""
        return self.main.locator("summary")

    def press(self, name):
        self.button(name).click()

    def open_filter(self):
        self.filter.click()

    def choose(self, country):
        self.main.get_by_role("checkbox", name=country).check()

    def open_row(self, index):
        self.rows.nth(index).get_by_role("link").click()
