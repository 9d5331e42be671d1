from .app_page import AppPage


class FareCardPage(AppPage):
    path = "/fare-card"

    @property
    def card(self):
        """What is thrown."""
        return self.main.locator("[data-on-throw]")

    def throw(self, across=-140):
        """With the mouse, from the middle of the card."""
        self.card.scroll_into_view_if_needed()
        box = self.card.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + across, y, steps=10)
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        mouse.up()
