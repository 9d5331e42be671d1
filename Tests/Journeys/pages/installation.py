"""What the browser keeps of the app and what it says of it: worker, caches, manifest, icons."""

newer = "getComputedStyle(document.querySelector('main')).getPropertyValue('--build') === 'newer'"


class Installation:
    def __init__(self, phone):
        self.phone = phone

    def run(self, script, argument=None):
        return self.phone.page.evaluate(script, argument)

    @property
    def is_newer(self):
        """Whether the page is of the later build (see `programs.newer_build`)."""
        return self.run(newer)

    def comes_newer(self):
        self.phone.until(newer)

    def waits(self):
        """Comes back once a later build's worker waits to be let in."""
        self.phone.until("!!(await navigator.serviceWorker.getRegistration()).waiting")

    @property
    def kept_paths(self):
        return self.run("""async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
            return requests.map((request) => new URL(request.url).pathname);
        }""")

    def clear_caches(self):
        self.run("async () => { for (const name of await caches.keys()) await caches.delete(name); }")

    def age_facts(self):
        """What is kept has older facts of the network than the server, under an address of their own."""
        self.run("""async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const text = await (await cache.match("/shell")).text();
            const facts = text.match(/data-facts="([^"]*)"/)[1];
            await cache.put("/assets/network.old.facts", await cache.match(facts));
            await cache.delete(facts);
            const headers = { "Content-Type": "text/html; charset=utf-8" };
            await cache.put("/shell", new Response(text.replace(facts, "/assets/network.old.facts"), { headers }));
        }""")

    @property
    def facts(self):
        """The address of the facts that the page runs on."""
        return self.run("document.documentElement.dataset.facts")

    def forgets_old_facts(self):
        """Comes back once neither the kept page names them nor a cache has them."""
        self.phone.until("!(await (await caches.match('/shell')).text()).includes('old.facts')")

    def has_no_old_facts(self):
        self.phone.until("!(await caches.match('/assets/network.old.facts'))")

    @property
    def has_server_state(self):
        """Whether the page came from the server, with its state in it."""
        return self.run("document.querySelector('#state') !== null")

    @property
    def served(self):
        """The page's text as it comes now."""
        return self.run("fetch(location.href).then((answer) => answer.text())")

    @property
    def manifest(self):
        return self.run("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")

    @property
    def home_screen(self):
        """The width of the icon for Apple's home screen, and the colours of the window's edge."""
        return self.run("""async () => {
            const icon = new Image();
            icon.src = document.querySelector("link[rel=apple-touch-icon]").href;
            await icon.decode();
            return [icon.naturalWidth, [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.media + meta.content)];
        }""")

    def widths(self, icons):
        """Of the manifest's icons, as they decode: "192 any"."""
        return self.run("""async (icons) => Promise.all(icons.map(async (icon) => {
            const image = new Image();
            image.src = icon.src;
            await image.decode();
            return `${image.naturalWidth} ${icon.purpose ?? "any"}`;
        }))""", icons)

    @property
    def runs_inline_scripts(self):
        return self.run("""async () => {
            window.ran = false;
            const script = document.createElement("script");
            try { script.textContent = "window.ran = true"; } catch { script.append("window.ran = true"); }
            document.body.append(script);
            return window.ran;
        }""")

    def empty_the_app(self):
        """As another program in the page could: what the app draws next does not fit any more."""
        self.run("document.querySelector('#app').replaceChildren()")
