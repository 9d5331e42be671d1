"""A browser's part of push: Chromium has no push service without a network, so the subscription is one of the journey's own service,
and what comes there is handed to the worker as the browser would (DevTools protocol, ServiceWorker.deliverPushMessage)."""
import json

from pages.store import Store
from programs import once

subscribed = """(() => {
    const subscription = JSON.parse('SUBSCRIPTION');
    const keys = (key) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const named = () => localStorage.getItem('subscribed');
    const made = () => named() && {
        endpoint: subscription.endpoint, options: { applicationServerKey: keys(named()).buffer }, toJSON: () => subscription,
        unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
    };
    const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (localStorage.getItem('no service')) throw new DOMException('Registration failed', 'AbortError');
        localStorage.setItem('subscribed', text(applicationServerKey));
        return made();
    };
})()"""


class Pushed:
    """One phone's push messages: `browser` is its place at the service."""

    def __init__(self, phone, browser, permission="granted"):
        self.phone, self.browser = phone, browser
        if permission == "granted":
            phone.context.grant_permissions(["notifications"])
        phone.context.add_init_script(subscribed.replace("SUBSCRIPTION", json.dumps(browser.subscription)))
        self.session = self.registration = None

    def lose(self):
        """The browser has dropped its subscription, and says nothing of it."""
        self.phone.page.evaluate("localStorage.removeItem('subscribed')")

    def has_no_service(self, is_so=True):
        self.phone.page.evaluate("(is) => is ? localStorage.setItem('no service', 'yes') : localStorage.removeItem('no service')", is_so)

    @property
    def is_subscribed(self):
        return self.phone.page.evaluate("localStorage.getItem('subscribed') !== null")

    def forget(self, what):
        """The phone has lost the key, as one that was locked, or all that it knew of its account."""
        Store(self.phone.page).run("""
            const about = database.transaction("about", "readwrite").objectStore("about");
            const asked = about.get("account");
            asked.onsuccess = () => argument === "the key" ? about.put({ ...asked.result, key: undefined, session: "locked" }, "account")
                : about.delete("account");
            await new Promise((done) => { about.transaction.oncomplete = done; });
        """, what)

    def next(self, count=1):
        """The last of so many messages that have come to the service."""
        self.phone.wait(lambda: len(self.browser.messages) >= count)
        return self.browser.messages[-1]

    def deliver(self, payload, title=None):
        """To the worker, as the push service's browser would; gives what is shown once it is, by its title, else the last."""
        if self.session is None:
            self.session = self.phone.context.new_cdp_session(self.phone.page)
            found = []
            self.session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
            self.session.send("ServiceWorker.enable")
            self.phone.wait(lambda: found)
            self.registration = found[0]["registrationId"]
        self.session.send("ServiceWorker.deliverPushMessage", {
            "origin": self.phone.address, "registrationId": self.registration, "data": json.dumps(payload)})
        name = payload["notification"]["data"].get("id")
        return once(lambda: next((one for one in self.shown if title == one["title"] or one["data"].get("id") == name), None), "nothing was shown")

    @property
    def shown(self):
        return self.phone.page.evaluate("""async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
            ({ title, body, tag, data, actions }) => ({ title, body, tag, data, actions: actions.map(({ action }) => action) }))""")

    def clear(self):
        self.phone.page.evaluate(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications()).forEach((one) => one.close())")

    def look_away(self):
        """No window of the app is looked at; a browser without a screen has no such thing of its own."""
        self.look(False)

    def look(self, is_so=True):
        self.worker.evaluate("(is) => Object.defineProperty(WindowClient.prototype, 'visibilityState', { configurable: true, get: () => is ? 'visible' : 'hidden' })", is_so)
        self.phone.page.evaluate("""(is) => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => !is });
            document.dispatchEvent(new Event("visibilitychange"));
        }""", is_so)

    def press(self, title, action=""):
        """On a notification, or on one of its buttons; comes back once the worker has done it."""
        self.worker.evaluate("""async ([title, action]) => {
            const [notification] = (await registration.getNotifications()).filter((one) => one.title === title);
            const event = new NotificationEvent("notificationclick", { notification, action });
            let done = null;
            event.waitUntil = (promise) => { done = promise; };
            dispatchEvent(event);
            await done.catch(() => {});
        }""", [title, action])

    @property
    def worker(self):
        return self.phone.context.service_workers[0]
