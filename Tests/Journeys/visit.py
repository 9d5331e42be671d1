"""One visit to a state, looked at in many ways: the page is dressed anew for each, with all clocks stopped."""
from looks import looks
from phone import Phone

moment = "2026-01-08 08:12"


class Visit:
    def __init__(self, browser, city, state, locale="en-IE", **options):
        look = {**looks[0].options, **options}
        context = browser.new_context(locale=locale, timezone_id="America/New_York", service_workers="block", **look)
        context.set_default_timeout(30_000)
        self.name = state.__name__
        self.phone = Phone(context, city.address)
        self.phone.set_clock(moment)
        self.phone.open_host()
        state(self.phone)
        self.page = self.phone.page
        # The pointer and the keyboard rest where the state left them; a hover is another state.
        self.page.mouse.move(0, 0)
        self.announced()

    def speak_french(self):
        """Chosen in the settings, wherever the page is; what is open stays open."""
        self.phone.tell("event", action="settings choose language fr", value="")
        self.phone.until("document.documentElement.lang === 'fr'")
        self.phone.tell("event", action="dismiss-toast", value="")
        self.announced()

    def announced(self):
        """What is announced comes a moment after what is drawn; a slow disk's "Saving…" has gone by then."""
        self.phone.until("!/Saving…|Enregistrement…/.test(document.getElementById('app').textContent)")
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 150))")

    def still(self):
        """What fades in is there; a loading ring turns for ever and is not waited for."""
        self.page.evaluate("""() => Promise.allSettled(document.getAnimations()
            .filter((a) => a.effect.getTiming().iterations !== Infinity).map((a) => a.finished)).then(() => null)""")

    def dress(self, look):
        """As the device would have it from the start."""
        options = look.options
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(color_scheme=options.get("color_scheme", "light"), forced_colors=options.get("forced_colors", "none"))
        # Two frames: the boxes that measure themselves are styled a frame late.
        self.page.evaluate("""(size) => {
            document.documentElement.style.fontSize = size;
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
        }""", look.size)

    def close(self):
        self.phone.context.close()
