"""A person's device: one browser profile, what it shows, and what went wrong in it."""
import re
from urllib.parse import urlparse

from reading import Reading
from records import at

small = {"width": 390, "height": 844}

# The program has started and drawn once; before that a tap on what needs it would lead nowhere.
running = "html[data-loop=running]"

# The program ended, or never began: no journey may expect that of one that it did not break itself.
trap = re.compile("Pocketful (starts over|could not start|stopped)")

# What a browser says of what journeys do on purpose.
no_worker = "Service Worker registration blocked by Playwright"
no_network = "Failed to load resource: net::ERR_|An unknown error occurred when fetching the script"  # a page's file, or its worker
no_answer = "Failed to load resource: the server responded with a status of "
# Of a page that waits for a store that another one holds, or on a busy machine: it counts seconds, and is no fault of the page.
not_used_yet = "was preloaded using link preload but not used within a few seconds"


def until(page, condition, seconds=60):
    """Comes back once this JavaScript is true. (Playwright's own way to wait needs eval, which the policy forbids.)"""
    held = page.evaluate(
        """async (limit) => {
            const end = performance.now() + limit;
            const holds = async () => (CONDITION);
            while (!(await holds())) {
                if (performance.now() > end) return false;
                await new Promise((next) => setTimeout(next, 50));
            }
            return true;
        }""".replace("CONDITION", condition), seconds * 1000)
    assert held, f"never: {condition}"


class Phone(Reading):
    def __init__(self, context, address, scripts=True, expecting=(), breaking=()):
        """What the console says is one of `expecting` (patterns), or the journey fails. A program that ends fails it in
        any case, but where the journey ends it itself, and says so by `breaking`."""
        self.context = context
        self.address = address
        self.scripts = scripts
        self.expected = list(expecting)
        self.broken = list(breaking)
        self.complaints = []
        self.faults = []
        self.strangers = []
        self.watched = []
        self.brought = set()  # files that have come to its pages, by path
        self.now = None
        context.on("page", self.watch)
        context.on("request", self.look_at)
        context.on("requestfinished", lambda request: request.service_worker or self.brought.add(urlparse(request.url).path))
        context.add_init_script("addEventListener('securitypolicyviolation', (e) => console.error('CSP: ' + e.violatedDirective + ' ' + e.blockedURI))")
        self.page = context.pages[0] if context.pages else context.new_page()
        self.watch(self.page)

    def watch(self, page):
        if page in self.watched:
            return
        self.watched.append(page)
        page.on("console", lambda message: message.type in ("error", "warning") and self.hear(message.text))
        page.on("pageerror", lambda error: self.faults.append(f"thrown: {error}"))

    def hear(self, text):
        (self.faults if trap.search(text) else self.complaints).append(text)

    def expect(self, *patterns):
        """From now on, and of what was said up to now."""
        self.expected += patterns

    @property
    def unexpected(self):
        """What went wrong in the device that the journey did not bring about."""
        def others(said, known):
            return [text for text in said if not any(re.search(pattern, text) for pattern in known)]
        return others(self.faults, self.broken) + others(self.complaints, [not_used_yet, *self.expected])

    def has_all_parts(self):
        return self.brought.issuperset(self.page.evaluate("document.documentElement.dataset.parts.match(/\\S+[.]wasm/g)"))

    def look_at(self, request):
        url = urlparse(request.url)
        if url.scheme in ("http", "https") and f"{url.scheme}://{url.netloc}" != self.address:
            self.strangers.append(request.url)

    def open(self, path, page=None):
        page = page or self.page
        page.goto(self.address + path)
        self.settle(page)
        return page

    def settle(self, page=None):
        if self.scripts:
            (page or self.page).wait_for_selector(running, state="attached")

    def until(self, condition):
        until(self.page, condition)

    def reload(self):
        self.page.reload()
        self.settle()

    def set_clock(self, time):
        """Stops the device's clock at this time of New York, "2026-01-08 08:12"; what waits still runs. A served page was
        made at that moment, however long the machine took; one of a server whose time is another says as little of the
        time as one of the worker's."""
        is_first, self.now = self.now is None, at(time)
        self.page.clock.set_fixed_time(self.now / 1000)
        if is_first:
            self.context.route(re.compile(r"^[^?#]*/[^./]*([?#].*)?$"), self.redate)
            self.context.route("**/healthz", lambda route: route.fulfill(body="ok\n"))  # without a Date

    def pass_time(self, seconds):
        self.now += int(seconds * 1000)
        self.page.clock.set_fixed_time(self.now / 1000)

    def wait(self, holds, seconds=60):
        """As `until`, for what is known here; meanwhile the browser is heard."""
        for _ in range(20 * seconds):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("never came true")

    def all_said(self):
        """Comes back once all has been announced that was to be: it is said 50 ms after its turn (Web/host/effects.js), and
        timers end in the order in which they are due."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 60))")

    def idle(self):
        """Comes back once the page has drawn and has nothing left to do at once."""
        self.page.evaluate("() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))")

    def shift_clock(self, hours):
        """From the next page on the device's clock is so many hours ahead, and goes."""
        self.context.add_init_script("""(() => {
            const [Right, ahead] = [Date, HOURS * 3600000];
            globalThis.Date = class extends Right {
                constructor(...parts) { if (parts.length) super(...parts); else super(Right.now() + ahead); }
                static now() { return Right.now() + ahead; }
            };
        })()""".replace("HOURS", str(hours)))

    def lose_clock_while_it_reads(self):
        """The device has no time, as after its battery was out, until the next board is read; then it has its own again."""
        self.page.evaluate("""() => {
            const [now, text] = [Date.now, Response.prototype.text];
            const fetch = globalThis.fetch;
            globalThis.fetch = async (url, ...more) => {
                const response = await fetch(url, ...more);
                if (url.includes("/departures") && response.ok && !window.wasRead) Date.now = () => 0;
                return response;
            };
            Response.prototype.text = async function () {
                const body = await text.call(this);
                if (Date.now() === 0) [Date.now, window.wasRead] = [now, true];
                return body;
            };
            dispatchEvent(new Event("online")); // what the stream brings is asked for as well
        }""")
        self.wait(lambda: self.page.evaluate("window.wasRead === true"))

    def listen(self):
        """From the next page on all that is announced is written down: `heard`."""
        self.context.add_init_script("""
            window.heard = [];
            new MutationObserver((changes) => {
                const voice = changes.map(({ target }) => target.parentElement?.closest("#announcer") ?? target).find(({ id }) => id === "announcer");
                if (voice?.textContent) heard.push(voice.textContent);
            }).observe(document, { subtree: true, childList: true, characterData: true });
        """)

    def scroll_to_end(self):
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")

    def enlarge(self, size):
        """The device's text: "200%"."""
        self.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)

    def redate(self, route):
        if route.request.resource_type != "document":
            return route.fallback()
        answer = route.fetch(max_redirects=0)
        said = re.search(r'id="state">(.*?"now":(\d+).*?)</script>', answer.text(), re.S)
        if not said:
            return route.fulfill(response=answer)
        is_other = abs(int(said[2]) - self.now) > 60_000
        then = said[1].replace(f'"now":{said[2]}', f'"now":{int(self.now)}', 1)
        route.fulfill(response=answer, body=answer.text().replace(said[1], "null" if is_other else then))

    def open_host(self):
        """From the next page on the host can be told things that a browser would have to be brought to: `tell`; and asked
        for the parts of the `program`."""
        def opened(route):
            script = route.fetch().text()
            # As it is served its names are short ones; behind "export" stands which is which.
            short = {name: found for found, name in re.findall(r"([\w$]+) as (\w+)", script.rpartition("export{")[2])}
            script += f"\nObject.assign(globalThis, {{ tell: {short['tell']}, program: {short['program']} }});"
            route.fulfill(body=script, content_type="text/javascript")

        self.context.route("**/assets/host.*.js", opened)

    def tell(self, kind, **fields):
        self.page.evaluate("([kind, fields]) => tell(kind, fields)", [kind, fields])

    def stream(self, event, text):
        """An event of the live stream, as the host passes it on."""
        self.page.evaluate("""([event, text]) => {
            let data;
            try { data = JSON.parse(text); } catch { return; }
            tell("stream", { event, data });
        }""", [event, text])

    def new_tab(self, path):
        """The same person's second tab."""
        other = Phone.__new__(Phone)
        other.__dict__ |= self.__dict__
        other.page = self.context.new_page()
        other.open(path)
        return other

    def have_settings(self):
        """The parts of the program with which a language is chosen are there, and the languages: no action is called "nothing"."""
        self.tell("event", action="settings nothing", value="")
        self.until("program.missing(['settings', 'shared', 'journal', 'words.fr', 'words.es']) === null")

    def cut_network(self):
        self.context.set_offline(True)

    def restore_network(self):
        self.context.set_offline(False)

    @property
    def path(self):
        url = urlparse(self.page.url)
        return url.path + (f"?{url.query}" if url.query else "")

    def press(self, key):
        self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    def leave_field(self):
        """The caret goes to its beginning, and the focus away."""
        self.page.evaluate("() => { document.activeElement.setSelectionRange(0, 0); document.activeElement.blur(); }")
