import re

import camera

from .app_page import AppPage
from .provider_page import say

password = "a horse, a lamp, 4 plums"


class AccountPage(AppPage):
    path = "/settings/account"

    def press(self, name, twice=False):
        button = self.page.get_by_role("button", name=name, exact=True)
        button.dblclick() if twice else button.click()

    def type(self, label, text):
        self.field(label).fill(text)

    @property
    def state(self):
        """How this device stands with its account, in full."""
        return self.main.locator(".sync-state")

    def note_states(self):
        """From now on, each that is said, for however short a time (`states`)."""
        self.page.evaluate("""() => {
            window.states = [];
            const look = () => states.push(document.querySelector(".sync-state")?.textContent ?? "");
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }""")

    @property
    def states(self):
        return self.page.evaluate("states")

    @property
    def edge(self):
        """The same on the edge of every other screen, where something waits or is wrong."""
        return self.page.locator(".sync-edge")

    def follow_edge(self):
        self.edge.get_by_role("link").click()

    @property
    def devices(self):
        return self.section("Devices").get_by_role("listitem")

    @property
    def ways(self):
        return self.section("Ways in").get_by_role("listitem")

    def section(self, title):
        return self.main.locator("section").filter(has=self.page.get_by_role("heading", name=title, exact=True))

    @property
    def code(self):
        return self.main.locator("#recovery-code")

    @property
    def token(self):
        return self.main.locator("#token")

    @property
    def tokens(self):
        return self.section("Personal tokens").get_by_role("listitem")

    def make_token(self, name, *choices):
        """Gives the token that is shown, and puts it away."""
        self.press("Make a token")
        self.type("Name", name)
        for choice in choices:
            self.page.get_by_role("radio", name=choice, exact=True).check()
        self.press("Make the token")
        text = self.token.inner_text()
        self.press("I have copied it")
        return text

    def remove_token(self, name):
        self.tokens.get_by_role("button", name=f"Remove {name}").click()
        self.dialog.get_by_role("button", name="Remove", exact=True).click()

    @property
    def letters(self):
        return self.main.locator("#pair-code")

    @property
    def picture(self):
        """The same letters for a camera."""
        return self.page.get_by_role("img", name="Link for the other device’s camera")

    @property
    def message(self):
        return self.page.locator(".message")

    def text(self, words):
        return self.page.get_by_text(words)

    def field(self, label):
        return self.page.get_by_label(label, exact=True)

    def go_to_provider(self, button, who=None):
        """And says there who it is; nobody says no."""
        self.press(button)
        say(self.page, who)

    def keep_code(self):
        """Gives the code that is shown, and puts it away."""
        code = self.code.inner_text()
        self.press("I have kept it")
        self.state.wait_for()
        return code

    def make(self, email):
        self.ask_for(email)
        return self.keep_code()

    def ask_for(self, email):
        """A new account, whose code is then shown."""
        self.press("Make an account")
        self.type("E-mail address", email)
        self.type("Password", password)
        self.type("The same password again", password)
        self.press("Make the account")

    def renew_code(self):
        self.press("New recovery code")
        self.press("Make a new code")

    def sign_in(self, email, button="I have one", secret=password):
        self.press(button)
        self.type("E-mail address", email)
        self.type("Password", secret)
        self.press("Sign in")

    def sign_off_other(self):
        self.devices.get_by_role("button", name=re.compile("^Sign off ")).click()
        self.dialog.get_by_role("button", name="Sign off", exact=True).click()

    def recover(self, code):
        self.press("I have one")
        self.press("Use the recovery code")
        self.type("Recovery code", code)
        self.press("Sign in")

    def show_letters(self):
        """For one more device."""
        self.press("Add a device")
        return self.letters.inner_text()

    def type_letters(self, letters):
        """As that device."""
        self.press("I have one")
        self.press("Use another device")
        self.type("Letters from the other device", letters)
        self.press("Join")

    @classmethod
    def scan(cls, phone, other):
        """This phone's camera leads to what the other one shows, on a page of its own."""
        link = camera.read(other.picture)
        phone.page.goto("about:blank")
        return cls.open(phone, link.removeprefix(phone.address))

    def delete_account(self):
        self.press("Delete the account")
        self.type("Type “delete” to confirm", "delete")
        self.press("Delete it")
