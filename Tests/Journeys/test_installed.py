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


@pytest.mark.parametrize("locale, names", [
    ("en-US", ["Record a ride", "My stops", "Next races", "Workouts", "Check balance", "Find a station"]),
    ("fr-FR", ["Enregistrer un trajet", "Mes arrêts", "Prochaines courses", "Entraînements", "Voir le solde", "Chercher une gare"]),
])
def test_the_manifest_speaks_the_person_s_language(phones, city, locale, names):
    phone = phones(city, locale=locale)
    TodayPage.open(phone)
    manifest = phone.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["lang"] == locale[:2]
    # A phone shows the first four: one of each module that has something to do at once.
    assert [(shortcut["name"], shortcut["url"]) for shortcut in manifest["shortcuts"]] == list(zip(names, [
        "/fare-card?do=ride", "/departures", "/races", "/workouts", "/fare-card?do=balance", "/departures/search"]))


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
    most = 20 << 20
    for size, handed_over in [(most, most), (most + 10, most + 1)]:
        file.write_bytes(b"x" * size)
        before = page.evaluate("heard.length")
        page.set_input_files("input", file)
        until(page, f"heard.length > {before}")
        assert page.evaluate("heard.at(-1).value.length") == handed_over, "one more than the most: the app says it is too large"
    assert page.evaluate("heard.length") == 4


def test_a_file_of_any_size_is_handed_over_piece_by_piece_and_no_letter_is_cut(page, tmp_path):
    page.evaluate("document.body.append(create(['input', { type: 'file', 'data-on-change': 'data', 'data-pieces': '' }, []]))")
    file = tmp_path / "pocketful.json"
    file.write_text("x" * ((1 << 20) - 1) + "ü" + "y" * (21 << 20) + "ï", encoding="utf-8")
    page.set_input_files("input", file)
    until(page, "heard.at(-1)?.action === 'data'")
    actions = page.evaluate("heard.map((message) => message.action)")
    assert actions == ["data begin"] + ["data part"] * 23 + ["data"]
    assert page.evaluate("heard[0].value + heard.at(-1).value") == ""
    assert page.evaluate("""heard.map((message) => message.value).join("")
        === "x".repeat((1 << 20) - 1) + "ü" + "y".repeat(21 << 20) + "ï" """)
    assert page.evaluate("Math.max(...heard.map((message) => message.value.length))") <= 1 << 20


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
