"""What a phone needs to put the app on its home screen, and what the app can then ask of it."""
import json

import pytest
from pages import TodayPage
from phone import until


def test_the_browser_finds_nothing_that_keeps_it_from_being_installed(phone):
    TodayPage.open(phone).installed()
    browser = phone.context.new_cdp_session(phone.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == phone.address + "/manifest.webmanifest"
    problems = [each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # Each test has a private profile of its own, where nothing can be installed.
    assert problems in ([], ["in-incognito"])


@pytest.mark.parametrize("locale, name", [("en-US", "Record a ride"), ("fr-FR", "Enregistrer un trajet")])
def test_the_manifest_speaks_the_person_s_language(phones, city, locale, name):
    phone = phones(city, locale=locale)
    TodayPage.open(phone)
    manifest = phone.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["lang"] == locale[:2]
    assert manifest["shortcuts"][0]["name"] == name
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
        "/fare-card?do=ride", "/fare-card?do=balance", "/departures", "/departures/search"]


def test_icons_and_colours_for_the_home_screen(phone):
    TodayPage.open(phone)
    found = phone.page.evaluate("""async () => {
        const icon = new Image();
        icon.src = document.querySelector("link[rel=apple-touch-icon]").href;
        await icon.decode();
        return [icon.naturalWidth, [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.media + meta.content)];
    }""")
    assert found == [180, ["(prefers-color-scheme: dark)#0F1115", "(prefers-color-scheme: light)#F7F6F2"]]


# The host's part of each effect, on a page of its own.

@pytest.fixture
def page(bare_pages):
    page = bare_pages(accept_downloads=True)
    page.evaluate("""() => {
        window.heard = [];
        program.receive = (message) => { heard.push(message); return { patches: [], effects: [] }; };
    }""")
    return page


def test_a_file_is_saved(page):
    with page.expect_download() as download:
        page.evaluate("effects.save({ name: 'card.csv', type: 'text/csv', text: 'a,é\\n' })")
    assert download.value.suggested_filename == "card.csv"
    assert open(download.value.path(), encoding="utf-8").read() == "a,é\n"


def test_a_tick_comes_when_it_was_asked_for(page):
    page.evaluate("effects.wake({ milliseconds: 30 })")
    until(page, "heard.some((message) => message.kind === 'tick')")


def test_a_chosen_file_s_text_is_the_event_s_value_and_it_can_be_chosen_again(page, tmp_path):
    page.evaluate("document.body.append(create(['input', { type: 'file', 'data-on-change': 'import' }, []]))")
    file = tmp_path / "card.csv"
    for text in ["time,kind\n", "ünï\n"]:
        file.write_text(text, encoding="utf-8")
        page.set_input_files("input", file)
        until(page, f"heard.at(-1)?.value === {json.dumps(text)}")
    assert page.evaluate("heard.map((message) => message.action)") == ["import", "import"]
    file.write_bytes(b"x" * 20_000_001)
    page.set_input_files("input", file)
    until(page, "heard.length === 3")
    assert page.evaluate("heard[2].value") == "", "too large to be read"


def test_language_and_theme_are_kept_in_cookies_and_all_goes_with_an_erasure(page):
    page.evaluate("effects.language({ value: 'fr' }); effects.theme({ value: 'dark' })")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["fr", "dark"]
    assert sorted(page.evaluate("document.cookie").split("; ")) == ["language=fr", "theme=dark"]
    page.evaluate("effects.append({ key: 1, record: 'x', records: ['x'] })")
    until(page, "indexedDB.databases().then((all) => all.length === 1)")
    with page.expect_navigation():
        page.evaluate("effects.erase({})")
    assert page.evaluate("document.cookie") == ""
    assert page.evaluate("indexedDB.databases().then((all) => all.length)") == 0


def test_the_app_hears_what_the_browser_promises(page):
    page.evaluate("effects.persist({})")
    until(page, "heard.some((message) => message.kind === 'storage')")
    promise = page.evaluate("heard.find((message) => message.kind === 'storage')")
    assert isinstance(promise["persisted"], bool) and promise["quota"] > promise["usage"] >= 0


def test_the_icon_s_badge_counts(page):
    page.evaluate("""() => {
        window.badges = [];
        navigator.setAppBadge = async (count) => { badges.push(count); };
        effects.badge({ count: 2 });
        effects.badge({ count: 0 });
    }""")
    assert page.evaluate("badges") == [2, 0]
