from .app_page import AppPage


class Frame(AppPage):
    """What stands around every screen, in pixels: each box has top, right, bottom, left, width and height."""

    def boxes(self, selector):
        return self.page.evaluate("(s) => [...document.querySelectorAll(s)].map((e) => e.getBoundingClientRect().toJSON())", selector)

    @property
    def bar(self):
        return self.boxes(".bar")[0]

    @property
    def bar_links(self):
        return self.boxes(".bar li")

    @property
    def open_name(self):
        """What the bar calls the screen that is open."""
        return self.page.locator(".bar [aria-current] .bar-name:visible")

    @property
    def tiles(self):
        return self.boxes(".tile")

    @property
    def now_lines(self):
        return self.boxes(".now-line")

    @property
    def headings(self):
        return self.boxes("h1")

    def pane(self, name):
        """What stands beside the open screen where the window is wide."""
        return self.page.get_by_role("region", name=name)

    def pane_heading(self, name):
        return self.pane(name).get_by_role("heading", name=name, exact=True)

    def chosen_in(self, name):
        """What is marked there as the one that is open."""
        return self.pane(name).locator("[aria-current=page]").first
