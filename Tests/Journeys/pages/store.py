"""The browser's database as another program could find it: read, filled and damaged behind the app's back."""

opened = """
    const database = await new Promise((done, failed) => {
        const request = indexedDB.open("pocketful");
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const result = (request) => new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
"""


class Store:
    def __init__(self, page):
        self.page = page

    def run(self, body, argument=None):
        return self.page.evaluate("async (argument) => {" + opened + "try {" + body + "} finally { database.close(); } }", argument)

    @property
    def numbers(self):
        return self.run("return result(database.transaction('journal').objectStore('journal').getAllKeys());")

    @property
    def records(self):
        return self.run("return result(database.transaction('journal').objectStore('journal').getAll());")

    @property
    def snapshot(self):
        """The number that the snapshot stands for, or None."""
        return self.run("return (await result(database.transaction('kept').objectStore('kept').get('snapshot')))?.last ?? null;")

    @property
    def profile(self):
        """What this device is to an account, or None."""
        return self.run("return (await result(database.transaction('about').objectStore('about').get('account'))) ?? null;")

    def fill(self, count):
        """As many more rides, one an hour, and each tenth a top-up; they are read at the next start."""
        self.run("""
            const device = await result(database.transaction("about").objectStore("about").get("device"));
            const last = Math.max(0, ...await result(database.transaction("journal").objectStore("journal").getAllKeys()));
            const journal = database.transaction("journal", "readwrite").objectStore("journal");
            const [now, hour] = [Date.now(), 3600000];
            for (let number = last + 1; number <= last + argument; number++) {
                const time = now - (last + argument - number + 2) * hour;
                const [kind, more] = number % 10 ? ["fareCard.rode", { service: "base" }]
                    : ["fareCard.toppedUp", { amount: 3000, currency: "USD" }];
                journal.add(JSON.stringify({ id: `${device}-${number}`, at: [now + number, 0], kind, fields: { card: "card", time, ...more } }), number);
            }
            await new Promise((done) => { journal.transaction.oncomplete = done; });
        """, count)

    def bring_late(self, station):
        """Another device's stop, from before all that is here."""
        self.run("""
            const journal = database.transaction("journal", "readwrite").objectStore("journal");
            const change = { id: "aa00112233445566-1", at: [1000000000000, 0], kind: "departures.stopAdded", fields: { station: argument, position: "a0" } };
            const last = Math.max(0, ...await result(journal.getAllKeys()));
            await result(journal.add(JSON.stringify(change), last + 1));
        """, station)

    def fill_with_large(self, count):
        """As many operations of a later version, 60 KB each."""
        self.run("""
            const device = await result(database.transaction("about").objectStore("about").get("device"));
            const last = Math.max(0, ...await result(database.transaction("journal").objectStore("journal").getAllKeys()));
            const journal = database.transaction("journal", "readwrite").objectStore("journal");
            for (let number = last + 1; number <= last + argument; number++)
                journal.add(JSON.stringify({ id: `${device}-${number}`, at: [Date.now() + number, 0], kind: "later.thing", fields: { text: "x".repeat(60000) } }), number);
            await new Promise((done) => { journal.transaction.oncomplete = done; });
        """, count)

    def keep_large(self, count, size=7_000_000):
        """As many values of this many bytes each beside the journal."""
        self.run("""
            const kept = database.transaction("kept", "readwrite").objectStore("kept");
            for (let number = 0; number < argument[0]; number++) kept.put("x".repeat(argument[1]), `large ${number}`);
            await new Promise((done) => { kept.transaction.oncomplete = done; });
        """, [count, size])

    def keep_random(self, name, size):
        """A value of so many letters that can't be made smaller: the browser puts it in a file of its own."""
        self.run("""
            const [name, size] = argument;
            let text = "";
            while (text.length < size) text += crypto.randomUUID();
            await result(database.transaction("kept", "readwrite").objectStore("kept").put(text, name));
        """, [name, size])

    def kept(self, name):
        """The value under this name beside the journal, or None."""
        return self.run("return (await result(database.transaction('kept').objectStore('kept').get(argument))) ?? null;", name)

    @property
    def kept_names(self):
        return self.run("return result(database.transaction('kept').objectStore('kept').getAllKeys());")

    def open_later_version(self):
        """As a later version of the app would."""
        self.page.evaluate("""() => new Promise((done) => {
            const request = indexedDB.open("pocketful", 2);
            request.onupgradeneeded = () => request.result.createObjectStore("remote");
            request.onsuccess = () => { request.result.close(); done(); };
        })""")

    def hold(self):
        """In a transaction that goes on until `let_go`."""
        self.page.evaluate("""() => new Promise((held) => {
            const request = indexedDB.open("pocketful");
            request.onsuccess = () => {
                const transaction = request.result.transaction([...request.result.objectStoreNames], "readwrite");
                const hold = () => { if (!window.letsGo) transaction.objectStore("journal").count().onsuccess = hold; held(); };
                hold();
            };
        })""")

    def let_go(self):
        self.page.evaluate("window.letsGo = true")

    def fail_reading_once(self):
        """The next look at the journal's numbers ends in an error of the browser's."""
        self.page.evaluate("""() => {
            const right = IDBObjectStore.prototype.getAllKeys;
            IDBObjectStore.prototype.getAllKeys = function (...range) {
                IDBObjectStore.prototype.getAllKeys = right;
                throw new DOMException("An internal error.", "UnknownError");
            };
        }""")

    def close_over_a_change(self):
        """The browser closes the store while the next change is under way, and says nothing of that change."""
        self.page.evaluate("""() => {
            const right = IDBDatabase.prototype.transaction;
            IDBDatabase.prototype.transaction = function (names, mode, options) {
                const transaction = right.call(this, names, mode, options);
                if (mode !== "readwrite") return transaction;
                IDBDatabase.prototype.transaction = right;
                transaction.addEventListener("complete", (said) => {
                    said.stopImmediatePropagation();
                    this.close();
                    this.dispatchEvent(new Event("close"));
                });
                return transaction;
            };
        }""")

    def fill_disk(self):
        """Nothing more can be added, and the browser calls it by another name."""
        self.page.evaluate("""() => { IDBObjectStore.prototype.add = () => {
            throw new DOMException("Internal error committing transaction: FILE_ERROR_NO_SPACE", "UnknownError"); }; }""")

    def slow_down(self):
        """A write takes until `hurry`."""
        self.page.evaluate("""() => {
            const right = IDBTransaction.prototype.commit;
            // Reading goes on in the same transaction, which keeps it from being complete until the disk is quick again.
            IDBTransaction.prototype.commit = function () {
                if (this.durability !== "strict") return right.call(this);
                const wait = () => { if (!window.isQuick) this.objectStore("journal").get(0).onsuccess = wait; };
                wait();
            };
        }""")

    def hurry(self):
        self.page.evaluate("window.isQuick = true")

    def damage(self, number, text):
        self.run("await result(database.transaction('journal', 'readwrite').objectStore('journal').put(argument[1], argument[0]));", [number, text])

    def spoil(self, script):
        """As any program could, with `journal` and `kept` at hand."""
        self.run("""
            const [journal, kept] = ["journal", "kept"].map((name) => database.transaction(name, "readwrite").objectStore(name));
            SCRIPT;
            await Promise.all([journal, kept].map(({ transaction }) => new Promise((done) => { transaction.oncomplete = done; })));
        """.replace("SCRIPT", script))

    def empty(self):
        self.run("await result(database.transaction('journal', 'readwrite').objectStore('journal').clear());")

    def delete(self):
        self.page.evaluate("() => new Promise((done) => { indexedDB.deleteDatabase('pocketful').onsuccess = done; })")
