"""A browser as a device of an account: Web/account.js as it is bundled, on a page at the real server's address, with a host and a
program that are played here. What is played is what the app's own have: a database with its stores, and effects and events."""
import contextlib
import shutil
import subprocess

from account_page import web
from client import Person
from playwright.sync_api import Error as PlaywrightError
from sealing import to_bytes

place = "/played-account/"  # no page of the server's
host = """
const stores = { journal: "journal", kept: "kept", about: "about" };
const opening = indexedDB.open("pocketful");
opening.onupgradeneeded = () => Object.values(stores).forEach((name) => opening.result.createObjectStore(name));
const database = new Promise((done) => { opening.onsuccess = () => done(opening.result); });
const resultOf = (request) => new Promise((done, failed) => {
  request.addEventListener("success", () => done(request.result));
  request.addEventListener("error", () => failed(request.error));
});
async function transact(names, task, durability) {
  const transaction = (await database).transaction(names, durability ? "readwrite" : "readonly", durability ? { durability } : {});
  return Promise.all([task(...names.map((name) => transaction.objectStore(name)))].flat().map(resultOf));
}
window.events = [];
window.stored = async (key) => (await transact([stores.about], (about) => about.get(key), null))[0];
const tell = (kind, fields) => events.push(JSON.parse(JSON.stringify(fields)));
const { begin } = await import("./account.js");
window.perform = begin({ tell, journal: { transact, stores, isKept: () => true }, brought: (_, load) => load() });
document.documentElement.dataset.ready = "";
"""


def bundle():
    command = ["esbuild", "account.js", "--bundle", "--format=esm", "--minify", "--target=es2022", "--log-level=warning"]
    assert shutil.which("esbuild"), "esbuild is not installed: make setup"
    return subprocess.run(command, check=True, cwd=web, stdout=subprocess.PIPE, text=True).stdout


class BrowserDevice:
    """`prf`: it has an authenticator, and whether that gives secrets."""

    def __init__(self, browser, server, script, fragment="", *, prf=None, name="A browser"):
        self.name, self.server = name, server
        self.context = browser.new_context()
        self.page = self.context.new_page()
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        files = {"": ("text/html", '<!doctype html><script type="module" src="host.js"></script>'),
                 "host.js": ("text/javascript", host), "account.js": ("text/javascript", script)}
        for file, (kind, body) in files.items():
            self.page.route(f"{server.origin}{place}{file}", self.answering(kind, body))
        if prf is not None:
            self.authenticator(prf)
        self.open(fragment)

    @staticmethod
    def answering(kind, body):
        return lambda route: route.fulfill(content_type=kind, body=body)

    def authenticator(self, prf):
        self.cdp = self.context.new_cdp_session(self.page)
        self.cdp.send("WebAuthn.enable")
        added = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True,
            "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True, "hasPrf": prf}})
        self.authenticator_id = added["authenticatorId"]

    def open(self, fragment=""):
        """The page anew; what was only in its memory is gone."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.server.origin}{place}{fragment}")
        self.page.wait_for_selector("html[data-ready]", state="attached")

    def close(self):
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.close()

    # The program's half

    def does(self, act, **fields):
        """The one event that the act ends in."""
        self.begin(act, **fields)
        return self.hears()

    def begin(self, act, **fields):
        if act in ("pull", "push", "draw", "keepDrawn"):
            # As the program does: it says whose log it means, and what was here before goes along.
            fields.setdefault("account", (self.profile or {}).get("account"))
            self.page.evaluate("perform({ do: 'account', act: 'bringAlong' })")
        self.page.evaluate("(effect) => { perform(effect); }", {"do": "account", "act": act, **fields})

    def hears(self, *names):
        """The next event, without the lot that each brings, and what it is an answer to; where there are `names`, it is of one of
        them."""
        self.page.wait_for_function("events.length > 0", timeout=60_000)
        event = self.page.evaluate("events.shift()")
        assert 0 <= event.pop("chance") < 1
        if "step" in event:
            event.pop("account", None)
        if event["event"] != "failed":
            event.pop("act", None)
        assert not names or event["event"] in names, (event, self.said)
        return event

    def creates_by_passkey(self):
        """An account whose making costs the server no stretched password; gives whose it is."""
        event = self.does("create", by="passkey", name=self.name)
        assert event["event"] == "signedIn", event
        return Person(id=to_bytes(event["profile"]["account"]), key=bytes(self.profile["key"]), code=event["recovery"])

    @property
    def profile(self):
        """As it is kept, the key in figures."""
        return self.page.evaluate("stored('account').then((each) => each && { ...each, key: each.key && [...each.key] })")

    def creates(self, person, **others):
        """By password, as the client's people have them; gives the recovery code."""
        event = self.does("create", by="password", email=person.email, password=person.password, name=self.name, **others)
        assert event["event"] == "signedIn", event
        profile = self.profile
        person.id, person.key, person.code = to_bytes(event["profile"]["account"]), bytes(profile["key"]), event["recovery"]
        return event

    # What happens on the way

    @contextlib.contextmanager
    def losing(self, path, times=1):
        """The server does what it is asked, and its answer is lost."""
        left = [times]

        def lose(route):
            if left[0] == 0:
                return route.continue_()
            left[0] -= 1
            route.fetch(headers={**route.request.headers, "sec-fetch-site": "same-origin"})
            return route.abort()

        with self.routed(path, lose):
            yield
        assert left == [0], "nothing was asked there"

    @contextlib.contextmanager
    def answered(self, path, change):
        """A server that lies: `change` makes another answer of the one it gave."""

        def lie(route):
            # What a browser says by itself of where a request is from, it adds later.
            answer = route.fetch(headers={**route.request.headers, "sec-fetch-site": "same-origin"})
            route.fulfill(response=answer, **({"json": change(answer.json())} if answer.status == 200 else {}))

        with self.routed(path, lie):
            yield

    @contextlib.contextmanager
    def routed(self, path, handle):
        """What is asked there goes by `handle`. A question that is under way at the end gets whatever answer comes."""
        over = []

        def route(asked):
            try:
                handle(asked)
            except PlaywrightError:
                if not over:
                    raise

        self.page.route(f"**{path}", route)
        try:
            yield
        finally:
            over.append(True)
            self.page.unroute(f"**{path}", route)
