from .app_page import AppPage


class FareCardPage(AppPage):
    path = "/fare-card"

    @property
    def card(self):
        """What is thrown."""
        return self.main.locator("[data-on-throw]")

    @property
    def balance(self):
        return self.main.locator(".fare-balance")

    @property
    def rides_left(self):
        return self.main.locator(".fare-rides")

    @property
    def lines(self):
        """What is said below the card, one after the other."""
        return self.main.locator(".fare-line")

    @property
    def countdown(self):
        return self.main.locator(".countdown")

    @property
    def turnstile(self):
        return self.main.locator(".turnstile")

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def message(self):
        return self.dialog.locator(".message")

    @property
    def cards(self):
        return self.page.get_by_role("group", name="Your cards").get_by_role("radio")

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

    def ride(self):
        self.button("Ride").click()

    def answer(self, name):
        """To "Transfer or new ride?"."""
        self.dialog.get_by_role("button", name=name).click()

    def tap(self):
        self.card.click()

    def edit(self, row):
        """Opens the editor of a row of the details."""
        self.main.locator(".row-button").filter(has_text=row).first.click()

    def type(self, label, text):
        self.dialog.get_by_role("textbox", name=label, exact=True).fill(text)

    def choose(self, name):
        """A radio button of the open dialog."""
        self.dialog.get_by_role("radio", name=name, exact=True).check()

    def press(self, name):
        """A button of the open dialog."""
        self.dialog.get_by_role("button", name=name, exact=True).click()

    def set_balance(self, amount):
        self.tap()
        self.type("New balance", amount)
        self.press("Save")

    def add_money(self, amount):
        self.button("Add money").click()
        self.type("Amount", amount)
        self.press("Add")


class FareHistoryPage(AppPage):
    path = "/fare-card/history"

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def days(self):
        return self.main.locator(".fare-day h2")

    @property
    def rows(self):
        return self.main.locator(".fare-day .row-button")

    @property
    def result(self):
        return self.main.locator(".import-result")

    def open_row(self, number):
        self.rows.nth(number).click()

    def export(self, form):
        with self.page.expect_download() as download:
            self.button(f"Export as {form}").click()
        return open(download.value.path(), encoding="utf-8").read()
