"""What every journey starts from: a city that runs, and phones in people's hands."""
import shutil

import pytest
from phone import Phone, small
from playwright.sync_api import sync_playwright
from programs import City, web

# Chromium's sandbox wants more than a container gives; the pages are our own.
flags = ["--no-sandbox"]


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

    def city(scenario="rush"):
        if scenario not in running:
            running[scenario] = City(scenario)
        return running[scenario]

    yield city
    for city in running.values():
        city.close()


@pytest.fixture
def city(cities):
    """Rush hour all day, so that trains come at any hour the tests run."""
    city = cities()
    yield city
    city.fault("none")


@pytest.fixture
def phones(browser, cities):
    """Makes phones; each must have had nothing to complain of and have spoken to nobody else."""
    made = []

    def phone(city=None, forgiving=False, **options):
        scripts = options.get("java_script_enabled", True)
        context = browser.new_context(**{"viewport": small, "locale": "en-US", **options})
        context.set_default_timeout(15_000)
        phone = Phone(context, (city or cities()).address, scripts)
        made.append((phone, forgiving))
        return phone

    yield phone
    for phone, forgiving in made:
        phone.context.close()
        assert not phone.strangers, "no request goes anywhere else"
        assert forgiving or not phone.complaints, "the console stays empty"


@pytest.fixture
def phone(phones, city):
    return phones(city)
