"""A browser goes to a provider and comes back, against the real server and a provider by another hand (oidc-provider-mock)."""
import itertools
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from client import Person
from pages.provider_page import say
from provider import named, provider
from server import Server

# Where the provider's page would have its looks from.
elsewhere = re.compile("^https:")
people = (f"person {number}" for number in itertools.count())


@pytest.fixture(scope="module")
def server():
    with provider() as issuer, TemporaryDirectory() as folder:
        server = Server(*named(Path(folder), issuer)).start()
        yield server
        server.close()


@pytest.fixture
def who():
    return next(people)


def back(browser, who, adds=False):
    """There and back; gives what the page that somebody comes back to is told."""
    page = browser.page
    # The app itself would trade the ticket.
    page.route("**/assets/**", lambda route: route.abort())
    page.route(elsewhere, lambda route: route.abort())
    browser.begin("goToProvider", provider="acme", adds=adds)
    say(page, who)
    page.wait_for_url("**/settings/account#oidc=*", wait_until="domcontentloaded")
    browser.open(page.url[page.url.index("#"):])
    return browser.does("open")


def creates(browser, who):
    assert back(browser, who)["returned"] == "signIn"
    assert browser.does("signIn", by="provider", name="One")["reason"] == "no-account"
    made = browser.does("create", by="provider", name="One")
    assert made["event"] == "signedIn" and made["isNew"] and made["profile"]["session"] == "in"
    return made


def test_what_the_server_lets_people_in_by_is_told(opened):
    assert opened().does("waysIn")["providers"] == [{"id": "acme", "name": "Acme"}]


def test_the_first_time_makes_an_account_whose_key_is_drawn_here(opened, who):
    browser = opened()
    made = creates(browser, who)
    assert browser.profile["key"] and "#" not in browser.page.url
    assert {way["kind"] for way in browser.does("look")["ways"]} == {"oidc", "recovery"}
    other = opened()
    assert back(other, who)["returned"] == "signIn"
    locked = other.does("signIn", by="provider", name="Two")
    assert locked["profile"]["session"] == "locked" and not other.profile.get("key")
    opens = other.does("unlock", by="recovery", code=made["recovery"])
    assert opens["profile"]["session"] == "in" and other.profile["key"] == browser.profile["key"]


def test_what_was_made_and_not_answered_is_made_once(opened, who):
    browser = opened()
    back(browser, who)
    with browser.losing("/oidc/create"):
        assert browser.does("create", by="provider", name="One")["reason"] == "no-answer"
    assert browser.does("create", by="provider", name="One")["isNew"]
    assert len(browser.does("look")["devices"]) == 1


def test_a_ticket_is_good_once_and_in_its_own_browser(opened, who):
    browser = opened()
    creates(browser, who)
    assert browser.does("signIn", by="provider", name="One")["reason"] == "over"
    stranger = opened("#oidc=" + "A" * 43)
    assert stranger.does("open")["returned"] == "signIn"
    assert stranger.does("signIn", by="provider", name="Three")["reason"] == "over"


def test_it_is_added_to_the_account_for_which_that_was_begun(opened, who):
    browser, person = opened(), Person()
    browser.creates(person)
    assert back(browser, who, adds=True)["returned"] == "addProvider"
    assert "oidc" in {way["kind"] for way in browser.does("addProvider")["ways"]}
    other = opened()
    back(other, who)
    assert other.does("signIn", by="provider", name="Two")["profile"]["account"] == browser.profile["account"]
    third = opened()
    third.creates(Person())
    back(third, who, adds=True)
    assert third.does("addProvider")["reason"] == "way-taken"


def test_who_is_signed_in_goes_on_with_nothing_that_they_did_not_begin(opened, who):
    browser = opened()
    browser.creates(Person())
    browser.open("#oidc=" + "A" * 43)
    assert browser.does("open")["returned"] == "none"
    before = browser.profile
    # Begun by nobody, and finished where somebody has signed in meanwhile.
    browser.page.evaluate("sessionStorage.setItem('pocketful provider', JSON.stringify({ adds: true }))")
    browser.open("#oidc=" + "A" * 43)
    assert browser.does("open")["returned"] == "none"
    assert browser.profile == before


def test_who_has_no_other_way_says_by_it_who_they_are(opened, who):
    browser = opened()
    creates(browser, who)
    before = browser.profile
    assert back(browser, who)["returned"] == "signIn"
    assert browser.does("signIn", by="provider", name="One")["profile"]["session"] == "in"
    assert browser.profile == before


def test_a_no_is_said_and_changes_nothing(opened):
    browser = opened()
    browser.page.route(elsewhere, lambda route: route.abort())
    browser.begin("goToProvider", provider="acme", adds=False)
    say(browser.page)
    browser.page.get_by_text("You were not signed in there. Nothing has changed here.").wait_for()
    assert browser.page.get_by_role("link", name="Back to Pocketful").get_attribute("href") == "/settings/account"


@pytest.mark.parametrize(("language", "title"), [("en", "Not signed in"), ("fr", "La connexion n’a pas abouti"), ("es", "No has entrado")])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_no_is_said_in_the_persons_language_on_a_page_that_looks_like_the_app(browser, server, language, title, scheme):
    context = browser.new_context(locale=language, color_scheme=scheme)
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    answer = page.goto(f"{server.origin}/api/v1/account/oidc/acme/callback?error=access_denied")
    assert answer.status == 403 and page.locator("html").get_attribute("lang") == language
    assert page.get_by_role("heading", level=1).inner_text() == title and page.title() == f"{title} · Pocketful"
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert (int(re.findall(r"\d+", ground)[0]) < 64) == (scheme == "dark"), ground
    link = page.get_by_role("link")
    assert link.get_attribute("href") == "/settings/account" and link.bounding_box()["height"] >= 44
    assert [line for line in said if "403" not in line] == []
    context.close()
