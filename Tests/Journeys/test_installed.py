"""What a phone needs to put the app on its home screen, and what the app can then ask of it."""
import json

import pytest
from pages import TodayPage
from pages.bare_host import BareHost
from pages.installation import Installation
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
    ("es-MX", ["Registrar un viaje", "Mis paradas", "Próximas carreras", "Entrenos", "Ver el saldo", "Buscar una estación"]),
])
def test_the_manifest_speaks_the_person_s_language(phones, city, locale, names):
    phone = phones(city, locale=locale)
    TodayPage.open(phone)
    manifest = Installation(phone).manifest
    assert manifest["lang"] == locale[:2]
    # A phone shows the first four: one of each module that has something to do at once.
    assert [(shortcut["name"], shortcut["url"]) for shortcut in manifest["shortcuts"]] == list(zip(names, [
        "/fare-card?do=ride", "/departures", "/races", "/workouts", "/fare-card?do=balance", "/departures/search"]))


def test_icons_and_colours_for_the_home_screen(phone):
    TodayPage.open(phone)
    assert Installation(phone).home_screen == [180, ["(prefers-color-scheme: dark)#0F1115", "(prefers-color-scheme: light)#F7F6F2"]]


# The host's part of each effect, on a page of its own.

@pytest.fixture
def host(bare_pages):
    return BareHost(bare_pages(accept_downloads=True))


def test_a_file_is_saved(host):
    with host.page.expect_download() as download:
        host.do("save", name="card.csv", type="text/csv", text="a,é\n")
    assert download.value.suggested_filename == "card.csv"
    assert open(download.value.path(), encoding="utf-8").read() == "a,é\n"


def test_a_tick_comes_when_it_was_asked_for(host):
    host.do("wake", milliseconds=30)
    until(host.page, "heard.some((message) => message.kind === 'tick')")


def test_a_chosen_file_s_text_is_the_event_s_value_and_it_can_be_chosen_again(host, tmp_path):
    host.add_file_field(data_on_change="import")
    file = tmp_path / "card.csv"
    for text in ["time,kind\n", "ünï\n"]:
        file.write_text(text, encoding="utf-8")
        host.choose(file)
        until(host.page, f"heard.at(-1)?.value === {json.dumps(text)}")
    assert host.actions == ["import", "import"]
    most = 20 << 20
    for size, handed_over in [(most, most), (most + 10, most + 1)]:
        file.write_bytes(b"x" * size)
        before = len(host.actions)
        host.choose(file)
        until(host.page, f"heard.length > {before}")
        assert host.sizes[-1] == handed_over, "one more than the most: the app says it is too large"
    assert len(host.actions) == 4


def test_a_file_of_any_size_is_handed_over_piece_by_piece_and_no_letter_is_cut(host, tmp_path):
    host.add_file_field(data_on_change="data", data_pieces="")
    file = tmp_path / "pocketful.json"
    file.write_text("x" * ((1 << 20) - 1) + "ü" + "y" * (21 << 20) + "ï", encoding="utf-8")
    host.choose(file)
    until(host.page, "heard.at(-1)?.action === 'data'")
    assert host.actions == ["data begin"] + ["data part"] * 23 + ["data"]
    assert host.sizes[0] == host.sizes[-1] == 0
    assert host.all_values_are('"x".repeat((1 << 20) - 1) + "ü" + "y".repeat(21 << 20) + "ï"')
    assert max(host.sizes) <= 1 << 20


def test_language_and_theme_are_kept_in_cookies_and_all_goes_with_an_erasure(host):
    host.do("language", value="fr")
    host.do("theme", value="dark")
    assert host.root == ["fr", "dark"]
    assert sorted(host.cookies.split("; ")) == ["language=fr", "theme=dark"]
    host.do("append", key=1, record="x", records=["x"])
    until(host.page, "indexedDB.databases().then((all) => all.length === 1)")
    with host.page.expect_navigation():
        host.do("erase")
    assert host.cookies == ""
    assert host.databases == 0


def test_the_app_hears_what_the_browser_promises(host):
    host.do("persist")
    until(host.page, "heard.some((message) => message.kind === 'storage')")
    promise = next(message for message in host.heard if message["kind"] == "storage")
    assert isinstance(promise["persisted"], bool) and promise["quota"] > promise["usage"] >= 0


def test_the_icon_s_badge_counts(host):
    host.do("badge", count=2)
    host.do("badge", count=0)
    assert host.badges == [2, 0]
