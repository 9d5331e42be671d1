"""The map of all lines: what is looked at stands in the address, in the map's steps."""
import re

from .app_page import AppPage
from .leaving_page import TrainPage
from .stop_page import StopPage

# Where places are on the screen, by the numbers in the address: pixels from the map's middle.
place = """([x, y]) => {
    const map = document.querySelector(".map"), box = map.getBoundingClientRect();
    const [cx, cy, scale] = map.dataset.view.split(",").map(Number);
    return [box.x + box.width / 2 + (x - cx) * scale / 10000, box.y + box.height / 2 + (y - cy) * scale / 10000];
}"""


class MapPage(AppPage):
    path = "/departures/map"

    @classmethod
    def open(cls, phone, path=None):
        page = super().open(phone, path)
        page.drawn()
        return page

    def drawn(self):
        """The map is here, with what moves it, and the app knows what of it is looked at."""
        self.phone.until("""document.querySelector('.map')?.dataset.view && document.querySelector('.map-names a')
            && document.querySelector('.map-drawing')?.style.transform""")

    @property
    def map(self):
        return self.main.locator(".map")

    @property
    def view(self):
        """The middle's x and y, and the scale; None while it glides to show all."""
        text = self.map.get_attribute("data-view")
        return [int(number) for number in text.split(",")] if text else None

    def changed(self, before):
        """Comes back with the view once it is another than that, and drawn."""
        self.phone.wait(lambda: self.view not in (None, before))
        return self.view

    @property
    def names(self):
        return self.map.locator(".map-names a")

    def name(self, station):
        return self.map.get_by_role("link", name=f"{station}, ")

    @property
    def trains(self):
        return self.map.locator(".map-trains circle")

    @property
    def trains_told(self):
        return self.main.locator(".map-trains-list")

    @property
    def lines(self):
        """The lines that are drawn, and those that stand aside."""
        return self.map.locator(".map-tracks path"), self.map.locator(".map-tracks path.is-aside")

    def list_of(self, line):
        self.main.locator(".map-list").get_by_role("link", name=f"{line} line").click()

    @property
    def headings(self):
        return self.main.get_by_role("heading", level=2)

    @property
    def listed(self):
        return self.main.locator(".map-list .station-name, .map-all-lines a")

    def choose(self, line):
        self.main.get_by_role("group", name="Line that stands out").get_by_role("button", name=re.compile(f"^{line} line(,|$)")).first.click()

    def open_train(self, place):
        """Of those told of, the one at that place."""
        self.trains_told.locator("summary").click()
        self.trains_told.get_by_role("link").nth(place).click()
        return TrainPage(self.phone)

    def closer(self):
        self.button("Closer").click()

    def farther(self):
        self.button("Farther").click()

    def whole(self):
        self.button("The whole map").click()

    def drag(self, across, down):
        box = self.map.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for part in range(1, 6):
            self.page.mouse.move(x + across * part / 5, y + down * part / 5)
        self.page.mouse.up()

    def pinch(self, factor):
        """Two fingers, apart by so much more at the end."""
        box = self.map.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = self.page.context.new_cdp_session(self.page)

        def fingers(apart):
            return [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]

        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(40)})
        for part in range(1, 6):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": fingers(40 + 40 * (factor - 1) * part / 5)})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def wheel(self, down):
        box = self.map.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.wheel(0, down)

    def tap(self, x, y):
        """A place of the map, by its steps."""
        self.page.mouse.click(*self.page.evaluate(place, [x, y]))

    def opened(self):
        return StopPage(self.phone)
