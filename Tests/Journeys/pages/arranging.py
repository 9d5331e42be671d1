class Arranging:
    """A list that is put in order by handles: what My stops, the supersets and the workouts have alike."""

    @property
    def arranged(self):
        """The names, in the order they have now."""
        return self.main.locator(".editor-name")

    def _row(self, name):
        return self.arranged.filter(has_text=name).first.locator("xpath=..")

    def drag(self, name, above, drop=True):
        """By its handle, with the pointer, to above another one."""
        start, end = self._row(name).locator("[data-handle]").bounding_box(), self._row(above).bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(start["x"] + start["width"] / 2, end["y"] + 4, steps=12)
        if drop:
            mouse.up()

    def touch_drag(self, name, above):
        """The same with a finger."""
        handle, target = self._row(name).locator("[data-handle]").bounding_box(), self._row(above).bounding_box()
        finger = self.phone.context.new_cdp_session(self.page)
        x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
        end = target["y"] + 4
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 13):
            point = {"x": x, "y": y + (end - y) * step / 12}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @property
    def dragged(self):
        return self.main.locator("[data-dragging]")

    def move_up(self, name):
        return self.button(f"Move {name} up")

    def move_down(self, name):
        return self.button(f"Move {name} down")
