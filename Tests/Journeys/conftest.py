"""What every journey starts from: a city that runs, and phones in people's hands."""
import itertools
import mimetypes
import shutil

import pytest
from phone import Phone, no_worker, small
from playwright.sync_api import Error, expect, sync_playwright
from programs import City, root, web
from push_service import PushService
from states.upstreams import RacingDay
from visit import moment

# Chromium's sandbox wants more than a container gives; the pages are our own.
flags = ["--no-sandbox"]
# How long what is expected may take to come true: a slow machine that does other things too takes ten times as long as a quick one.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def chromium():
    path = shutil.which("chromium")
    assert path, "chromium is not installed: make setup"
    with sync_playwright() as play:
        yield play.chromium, path


@pytest.fixture(scope="session")
def browser(chromium):
    kind, path = chromium
    browser = kind.launch(executable_path=path, args=flags)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def cities():
    assert (web / "assets.json").exists(), "the web app is not built: Tools/build-web"
    running = {}

    def city(scenario="rush", time=None):
        """At this time of New York for ever, or as time goes by."""
        if (scenario, time) not in running:
            running[scenario, time] = City(scenario, time=time)
        return running[scenario, time]

    yield city
    for city in running.values():
        city.close()


@pytest.fixture
def city(cities):
    """Rush hour all day, so that trains come at any hour the tests run."""
    city = cities()
    yield city
    city.fault("none")


@pytest.fixture(scope="module")
def service():
    """Of pushes, which opens all that it is sent."""
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def pushing(service):
    """A city whose server sends there."""
    city = City("rush", others=("--push-hosts", service.origin, "--contact", "ann@example.org"))
    yield city
    city.close()


@pytest.fixture(scope="session")
def still_city(cities):
    """Where it is 08:12 on Thursday 8 January 2026, and stays so."""
    return cities("rush", moment)


@pytest.fixture
def day():
    """A racing upstream in the journey's hand."""
    day = RacingDay()
    yield day
    day.close()


upstreams = ("day", "updated", "upgraded")


@pytest.fixture
def phones(request, browser, cities):
    """Makes phones; each must have had nothing to complain of but what its journey expects (see `Phone`), and have spoken to
    nobody else. What they speak to was there before them, and so is put away after them."""
    for upstream in upstreams:
        if upstream in request.fixturenames:
            request.getfixturevalue(upstream)
    made = request.node.phones = []

    def phone(city=None, expecting=(), breaking=(), **options):
        scripts = options.get("java_script_enabled", True)
        context = browser.new_context(**{"viewport": small, "locale": "en-IE", **options})
        context.set_default_timeout(60_000)
        blocked = [no_worker] if options.get("service_workers") == "block" else []
        phone = Phone(context, (city or cities()).address, scripts, [*blocked, *expecting], breaking)
        made.append(phone)
        return phone

    yield phone
    for phone in made:
        phone.context.close()
        assert not phone.strangers, "no request goes anywhere else"
        assert not phone.unexpected, "the console stays empty"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Of a journey that failed, what stood on its pages then: what happens once in a thousand runs is seen once."""
    report = yield
    if report.when == "call" and report.failed:
        pages = [page for phone in getattr(item, "phones", []) for page in phone.context.pages]
        report.sections += [(page.url, shown(page)) for page in pages]
    return report


def shown(page):
    try:
        return page.locator("body").aria_snapshot(timeout=5000)
    except Error as error:
        return f"nothing to be seen: {error.message}"


@pytest.fixture
def phone(phones, city):
    return phones(city)


addresses = (f"me{number}@example.org" for number in itertools.count())


@pytest.fixture
def email():
    """Whose nobody else is."""
    return next(addresses)


@pytest.fixture
def two(phones, city):
    """Strangers to one another."""
    return [phones(city) for _ in range(2)]


blank = "<!doctype html><html lang='en'><title>Bare</title><link rel='stylesheet' href='/styles/elements/elements.css'><body><div id='app'></div>"


@pytest.fixture
def bare_pages(browser):
    """Makes pages of ours without a server: host.js from Web/, under a policy as strict as the site's."""
    contexts = []

    def answer(route):
        path = route.request.url.split("/", 3)[3]
        headers = {"Content-Security-Policy": "default-src 'self'"}
        if path == "":
            return route.fulfill(body=blank, content_type="text/html", headers=headers)
        file = root / "Web" / path
        kind = mimetypes.guess_type(path)[0] or "text/plain"
        return route.fulfill(body=file.read_text(), content_type=kind, headers=headers) if file.exists() else route.abort()

    def bare_page(**options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.route("https://pocketful.test/**", answer)
        page.goto("https://pocketful.test/")
        page.evaluate("""async () => {
            await import("/host.js");
            Object.assign(window, await import("/host/loop.js"), await import("/host/patches.js"));
        }""")
        return page

    yield bare_page
    for context in contexts:
        context.close()
