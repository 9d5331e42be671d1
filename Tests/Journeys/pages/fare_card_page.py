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
    def stage(self):
        """The card with all that stands on it."""
        return self.main.locator(".fare-stage").first

    @property
    def latest(self):
        """The last entries, below the card."""
        return self.main.locator(".fare-section").last

    @property
    def refusal(self):
        return self.text("INSUFFICIENT FARE").first

    @property
    def last_button(self):
        return self.main.get_by_role("button").last

    @property
    def countdown(self):
        return self.main.locator(".countdown")

    @property
    def turnstile(self):
        return self.main.locator(".turnstile")

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

    def field(self, label):
        """One of the open dialog."""
        return self.dialog.get_by_role("textbox", name=label, exact=True)

    def type(self, label, text):
        self.field(label).fill(text)

    def chosen(self, label):
        """Where what is chosen in a field begins and ends, and how long its text is."""
        return self.field(label).evaluate("(field) => [field.selectionStart, field.selectionEnd, field.value.length]")

    def come_back_to(self, label, place):
        """From another window, to a field whose caret stood at this place."""
        self.field(label).evaluate("""(field, place) => {
            field.focus();
            field.setSelectionRange(place, place);
            dispatchEvent(new FocusEvent("blur"));
            field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        }""", place)

    def option(self, name):
        """A radio button of the open dialog."""
        return self.dialog.get_by_role("radio", name=name, exact=True)

    def choose(self, name):
        self.option(name).check()

    def press(self, name, twice=False):
        """A button of the open dialog."""
        button = self.dialog.get_by_role("button", name=name, exact=True)
        button.dblclick() if twice else button.click()

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

    def press(self, name):
        """A button of the open dialog."""
        self.dialog.get_by_role("button", name=name).click()

    def choose(self, name):
        self.dialog.get_by_role("radio", name=name).check()

    def export(self, form):
        return self.save(f"Export as {form}")
