from .app_page import AppPage


class BoardLook(AppPage):
    """How a board looks: in pixels, and in colours as the browser names them."""

    path = "/departures/127"

    @property
    def live_colour(self):
        """Of the dot beside what is live."""
        return self.main.locator(".age-fresh .dot").first.evaluate("(dot) => getComputedStyle(dot).backgroundColor")

    @property
    def board(self):
        return self.main.locator(".board").first

    @property
    def column_ends(self):
        """Where each of a row's times ends. A row with a word below a time, which is wider than any time, is left out."""
        return self.page.evaluate("""() => [...document.querySelectorAll("main .train-group")]
            .filter((row) => [...row.querySelectorAll("small")].every((below) => /\\d/.test(below.textContent)))
            .map((row) => [...row.querySelectorAll(".group-time")].map((time) => Math.round(time.getBoundingClientRect().right)))""")

    @property
    def heading_looks(self):
        """The sizes, in tenths of the text's, and weights of its headings of the second level that are seen."""
        looks = self.page.evaluate("""() => [...document.querySelectorAll("main h2:not(.visually-hidden)")].map((h2) => {
            const of = (e) => getComputedStyle(e), text = parseFloat(of(document.documentElement).fontSize);
            return [Math.round(parseFloat(of(h2).fontSize) / text * 10), of(h2).fontWeight];
        })""")
        return {tuple(look) for look in looks}
