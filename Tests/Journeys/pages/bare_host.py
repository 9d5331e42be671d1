"""The host on a page of its own, without a program: what it does with an effect, and what it reports."""

listening = """() => {
    window.heard = [];
    window.badges = [];
    navigator.setAppBadge = async (count) => { badges.push(count); };
    program.receive = (message) => { heard.push(message); return { patches: [], effects: [] }; };
}"""


class BareHost:
    def __init__(self, page):
        self.page = page
        page.evaluate(listening)

    def do(self, effect, **fields):
        self.page.evaluate("([effect, fields]) => { effects[effect](fields); }", [effect, fields])

    @property
    def heard(self):
        """The messages so far. (A file's text would be many: `sizes` has those.)"""
        return self.page.evaluate("heard")

    @property
    def actions(self):
        return self.page.evaluate("heard.map((message) => message.action)")

    @property
    def sizes(self):
        """How long each message's value is."""
        return self.page.evaluate("heard.map((message) => message.value.length)")

    @property
    def last_value(self):
        return self.page.evaluate("heard.at(-1)?.value ?? null")

    def all_values_are(self, script):
        """Whether what was handed over in pieces is this, an expression of JavaScript."""
        return self.page.evaluate(f"heard.map((message) => message.value).join('') === {script}")

    def add_file_field(self, **attributes):
        self.page.evaluate("(a) => document.body.append(create(['input', { type: 'file', ...a }, []]))",
                           {name.replace("_", "-"): value for name, value in attributes.items()})

    def choose(self, file):
        self.page.set_input_files("input", file)

    @property
    def root(self):
        """The document's language and theme."""
        return self.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")

    @property
    def cookies(self):
        return self.page.evaluate("document.cookie")

    @property
    def databases(self):
        return self.page.evaluate("indexedDB.databases().then((all) => all.length)")

    @property
    def badges(self):
        return self.page.evaluate("badges")
