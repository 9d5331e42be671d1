"""One visit to a state, looked at in many ways: the page is dressed anew for each, with all clocks stopped."""
import functools

from audit import audit
from looks import looks
from phone import Phone

moment = "2026-01-08 08:12"

# Every text of the app: what stands there, what it is called, and what is said.
said = """() => {
    const all = new Set([document.title, document.getElementById("announcer").textContent]);
    const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    // What is marked as of another language is as it has to be.
    const isForeign = (e) => e.closest("[lang]:not(.app)") !== null;
    while (texts.nextNode()) if (!isForeign(texts.currentNode.parentElement)) all.add(texts.currentNode.data);
    for (const e of document.querySelectorAll("#app *")) for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        if (e.hasAttribute(name) && !isForeign(e)) all.add(e.getAttribute(name));
    }
    return [...all].map((text) => text.replaceAll("\u200B", "").trim()).filter((text) => !text.startsWith("http"));
}"""


class Visit:
    def __init__(self, browser, city, state, locale="en-IE", **options):
        look = {**looks[0].options, **options}
        context = browser.new_context(locale=locale, timezone_id="America/New_York", service_workers="block", **look)
        context.set_default_timeout(60_000)
        self.state = state
        self.name = state.__name__
        self.phone = Phone(context, city.address)
        self.phone.set_clock(moment)
        self.phone.open_host()
        state(self.phone)
        self.page = self.phone.page
        # The pointer and the keyboard rest where the state left them; a hover is another state.
        self.page.mouse.move(0, 0)
        self.announced()

    def choose(self, language, **others):
        """In the settings, wherever the page is; what is open stays open. The language, which is seen, comes last."""
        for preference, value in {**others, "language": language}.items():
            self.phone.tell("event", action=f"settings choose {preference} {value}", value="")
        self.phone.until(f"document.documentElement.lang === '{language}'")
        self.phone.tell("event", action="dismiss-toast", value="")
        self.announced()

    def announced(self):
        """What is announced comes a moment after what is drawn; a slow disk's "Saving…" has gone by then."""
        self.phone.until("!/Saving…|Enregistrement…|Guardando…/.test(document.getElementById('app').textContent)")
        self.phone.all_said()

    def still(self):
        """What fades in is there; a loading ring turns for ever and is not waited for."""
        self.page.evaluate("""() => Promise.allSettled(document.getAnimations()
            .filter((a) => a.effect.getTiming().iterations !== Infinity).map((a) => a.finished)).then(() => null)""")

    def dress(self, look):
        """As the device would have it from the start."""
        options = look.options
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(color_scheme=options.get("color_scheme", "light"), forced_colors=options.get("forced_colors", "none"))
        # Once the window has its size and the program has heard of it (a wide one shows a list beside what was opened from it),
        # two frames: the boxes that measure themselves are styled a frame late.
        self.page.evaluate("""async ({ size, width, height }) => {
            document.documentElement.style.fontSize = size;
            const frame = () => new Promise(requestAnimationFrame);
            const wide = matchMedia("(min-width: 900px) and (min-height: 501px)");
            const main = document.querySelector("main");
            const isHeard = () => !!main.querySelector(":scope > .pane") === (wide.matches && main.matches(".has-side"));
            while (innerWidth !== width || innerHeight !== height || !isHeard()) await frame();
            await frame();
            await frame();
        }""", {"size": look.size, **options["viewport"]})

    @property
    def said(self):
        """Each text of the app once."""
        return set(self.page.evaluate(said))

    @functools.cached_property
    def english(self):
        """The same, before another language was chosen."""
        return self.said

    def cut(self, look):
        """What is cut, overlaps or runs over the edge in this look, each as a line."""
        self.dress(look)
        self.still()
        return self.page.evaluate(audit)

    def close(self):
        self.phone.context.close()
        assert not self.phone.faults, "the program neither ended nor threw"
