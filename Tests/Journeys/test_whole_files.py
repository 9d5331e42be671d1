"""A file of a build is what its name says: what a sign-in page or half an answer puts in its place is not taken, nor kept."""
import shutil

import pytest
from pages import SettingsPage, StopPage, TodayPage
from pages.bare_files import BareFiles
from phone import no_answer
from playwright.sync_api import expect
from programs import City, web

signs_in = "<!doctype html><title>Welcome to our hotel</title>"


@pytest.fixture
def visitor(phones, city):
    """Without the worker, which has all files at once."""
    return phones(city, service_workers="block", expecting=["Pocketful waits for a part of itself"])


def replaced(visitor, file, times, body, kind):
    """So often something else comes in this file's place."""
    asked = []

    def answer(route):
        asked.append(route.request)
        if len(asked) > times:
            return route.continue_()
        whole = route.fetch()
        route.fulfill(body=body(whole.body()), content_type=kind or whole.headers["content-type"])

    visitor.context.route(f"**/assets/{file}.*", answer)
    return asked


ways = {
    "a sign-in page": (lambda whole: signs_in, "text/html; charset=utf-8"),
    "half of it": (lambda whole: whole[:len(whole) // 2], None),
    "nothing": (lambda whole: b"", None),
}


@pytest.mark.parametrize("way", ways)
@pytest.mark.parametrize("file, path", [("network", "/departures/127"), ("departures", "/departures/127"), ("app", "/departures/127")])
def test_what_came_in_a_file_s_place_is_asked_for_again_at_once(visitor, file, path, way):
    asked = replaced(visitor, file, 1, *ways[way])
    stop = StopPage.open(visitor, path)
    expect(stop.heading).to_have_text("Times Sq-42 St")
    expect(stop.trains.first).to_be_attached()
    assert len(asked) == 2


@pytest.mark.parametrize("way", ways)
def test_a_language_that_comes_as_something_else_is_said_to_be_late_and_comes(visitor, way):
    asked = replaced(visitor, "words.fr", 4, *ways[way])
    settings = SettingsPage.open(visitor)
    settings.choose("Language", "Français")
    visitor.wait(lambda: len(asked) > 4)
    expect(settings.heading).to_have_text("Réglages")
    expect(TodayPage(visitor).late).to_be_hidden()


@pytest.fixture
def damaged(tmp_path):
    """A city whose server has something else under the name of one file, for ever as the browser's cache hears, until it is
    mended."""
    folder = tmp_path / "web"
    shutil.copytree(web, folder)
    files = list(folder.glob("races.*.wasm*"))
    sound = {file: file.read_bytes() for file in files}
    for file in files:
        file.write_text(signs_in) if file.suffix == ".wasm" else file.unlink()
    city = City("calm", folder)

    def mend():
        city.server.stop()
        for file, content in sound.items():
            file.write_bytes(content)
        city.server.start()

    yield city, mend
    city.close()


def test_the_installed_app_keeps_no_file_that_is_another(phones, damaged):
    city, mend = damaged
    phone = phones(city, expecting=["Pocketful waits for a part of itself", no_answer, "ERR_"])
    today = TodayPage.open(phone)
    today.go_at_once("/races")
    expect(today.late).to_be_visible()
    mend()
    phone.reload()
    today = TodayPage.open(phone).installed()
    city.server.stop()
    today = TodayPage.open(phone, "/races")
    expect(today.main).to_have_class("screen-races")


def test_the_sum_in_its_name_says_what_a_file_is_and_the_name_of_what_type(bare_pages):
    files = BareFiles(bare_pages())
    for kind in ("text/plain; charset=utf-8", "application/octet-stream", "text/html", ""):
        assert files.whole("abc", kind) == ["abc", "text/plain; charset=utf-8"]
    for body in ("", "ab", "abcd", signs_in):
        assert files.whole(body, "text/plain") is None


@pytest.mark.parametrize("body, kind", [
    ("<!doctype html><html data-parts='x'><body>", "text/html"), (signs_in, "text/html"),
    ("<!doctype html><html data-parts='x'><body></body></html>", "application/octet-stream"),
])
def test_a_frame_that_is_cut_or_somebody_else_s_is_asked_for_past_all_caches(bare_pages, body, kind):
    page = bare_pages()
    whole, asked = "<!doctype html><html data-parts='x'><body></body></html>\n", []

    def answer(route):
        asked.append(route.request.url)
        first = len(asked) == 1
        route.fulfill(body=body if first else whole, content_type=kind if first else "text/html; charset=utf-8")

    page.route("https://pocketful.test/shell", answer)
    assert BareFiles(page).shell == whole and len(asked) == 2


def test_a_404_of_what_stands_between_is_no_other_version(visitor):
    visitor.expect(no_answer)
    today = TodayPage.open(visitor)
    visitor.context.route("**/assets/races.*", lambda route: route.fulfill(status=404, body="no"))
    today.go_at_once("/races")
    expect(today.late).to_contain_text("A part of the app hasn’t come yet")
    expect(today.late_button).to_have_count(0)
    visitor.context.unroute("**/assets/races.*")
    expect(today.main).to_have_class("screen-races", timeout=60_000)
