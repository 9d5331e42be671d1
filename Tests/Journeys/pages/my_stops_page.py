from .app_page import AppPage
from .search_page import SearchPage
from .stop_page import StopPage


class MyStopsPage(AppPage):
    path = "/departures"

    @property
    def stations(self):
        """Their names in order, as tiles."""
        return self.main.get_by_role("article").get_by_role("heading", level=2)

    @property
    def rows(self):
        """The same while editing."""
        return self.main.locator(".editor-name")

    @property
    def trains(self):
        return self.main.get_by_role("article").get_by_role("listitem")

    def find_a_station(self):
        self.link("Find a station").first.click()
        return SearchPage(self.phone)

    def choose(self, name):
        self.link(name).click()
        return StopPage(self.phone)

    def edit(self):
        self.button("Edit").click()

    def done(self):
        self.button("Done").click()

    def remove(self, name):
        self.button(f"Remove {name}").click()

    def move_up(self, name):
        return self.button(f"Move {name} up")

    def move_down(self, name):
        return self.button(f"Move {name} down")

    def drag(self, name, above, drop=True):
        """By its handle, with the pointer, to above another stop."""
        handle = self.rows.filter(has_text=name).locator("xpath=..").locator("[data-handle]")
        target = self.rows.filter(has_text=above).locator("xpath=..")
        start, end = handle.bounding_box(), target.bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(start["x"] + start["width"] / 2, end["y"] + 4, steps=12)
        if drop:
            mouse.up()

    @property
    def dragged(self):
        return self.main.locator("[data-dragging]")

    def touch_drag(self, name, above):
        """The same with a finger."""
        handle = self.rows.filter(has_text=name).locator("xpath=..").locator("[data-handle]").bounding_box()
        target = self.rows.filter(has_text=above).locator("xpath=..").bounding_box()
        finger = self.phone.context.new_cdp_session(self.page)
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
        end = target["y"] + 4
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 13):
            point = {"x": x, "y": y + (end - y) * step / 12}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
