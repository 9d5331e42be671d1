"""What can be read off a device while a journey holds it."""


class Reading:
    @property
    def scrolled(self):
        """How far down the page is, in pixels."""
        return self.page.evaluate("scrollY")

    def scroll_kept(self):
        """Comes back once the page's place is kept with its address."""
        self.until("scrollY > 100 && history.state?.top === scrollY")

    @property
    def moving(self):
        """How many animations run."""
        return self.page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length")

    @property
    def clock(self):
        """Milliseconds since 1970, as the device has it."""
        return self.page.evaluate("Date.now()")

    @property
    def session(self):
        """The browser's own, by which a server lets it in; None where there is none."""
        return next((cookie["value"] for cookie in self.context.cookies() if cookie["name"].endswith("session")), None)

    @property
    def root(self):
        """What the document's root says of language, theme and text size, and its background."""
        return self.page.evaluate("""() => {
            const { lang, dataset } = document.documentElement;
            const style = getComputedStyle(document.documentElement);
            return { lang, theme: dataset.theme, text: dataset.text, background: style.backgroundColor, size: parseFloat(style.fontSize) };
        }""")

    @property
    def focus_is_seen(self):
        """A line of two pixels at the least around what has it."""
        return self.page.evaluate("""() => {
            const style = getComputedStyle(document.activeElement);
            return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
        }""")

    def focus_is_in(self, selector):
        """Whether what has it is that, or stands in it; the body itself has nothing in it that counts."""
        return self.page.evaluate("""(selector) => {
            const { activeElement: one, body } = document;
            return one === body ? body.matches(selector) : one.closest(selector) !== null && one.closest(selector) !== body;
        }""", selector)

    @property
    def focused(self):
        """The accessible name of what has the focus, or its tag."""
        return self.page.evaluate("""() => {
            const e = document.activeElement;
            const labels = [...(e.labels ?? [])].map((l) => l.textContent);
            return (e.getAttribute("aria-label") ?? labels[0] ?? e.textContent ?? "").trim() || e.localName;
        }""")

    @property
    def heard(self):
        return self.page.evaluate("heard")

    def forget_heard(self):
        self.page.evaluate("() => { heard.length = 0; }")
