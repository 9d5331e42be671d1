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
    def placeholders(self):
        """What stands for rows that are awaited."""
        return self.main.locator(".race-placeholder")

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

    def kind(self, name):
        """The switch of a kind of race."""
        return self.kinds.get_by_role("button", name=name)

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

    def link_of(self, race):
        """What opens it."""
        return self.row(race).get_by_role("link")

    def top_of(self, race):
        """How far below the window's top its row's link is, in pixels."""
        return self.link_of(race).evaluate("(link) => link.getBoundingClientRect().top")

    def read(self, race):
        """The focus is on it, and it stands in the middle of the window."""
        self.link_of(race).focus()
        self.link_of(race).evaluate("(link) => link.scrollIntoView({ block: 'center' })")

    def foot_of(self, index):
        """How far below the window's top a row ends, in pixels."""
        return self.rows.nth(index).evaluate("(row) => row.getBoundingClientRect().bottom")

    def press(self, name):
        self.button(name).click()

    def press_kinds_at_once(self, count):
        """The first of them, in one turn of the page."""
        self.kinds.evaluate(
            "(group, count) => [...group.querySelectorAll('button')].slice(0, count).forEach((chip) => chip.click())", count)

    def count(self, number):
        """The choice of so many races."""
        return self.counts.get_by_role("button", name=str(number), exact=True)

    def country(self, name, hidden=False):
        return self.main.get_by_role("checkbox", name=name, include_hidden=hidden)

    def reminder(self, minutes):
        """The choice to be told so long before the start."""
        return self.main.get_by_role("button", name=f"{minutes} min")

    def open_filter(self):
        self.filter.click()

    def choose(self, country):
        self.main.get_by_role("checkbox", name=country).check()

    def open_row(self, index):
        self.rows.nth(index).get_by_role("link").click()
