"""What the tests of the protocol start from: a browser that has Web/account, and a server with people's devices."""
import json
import signal
from pathlib import Path

import pytest
from account_page import account_page, chromium
from agency import Agency
from browser_device import BrowserDevice, bundle
from client import Device, new_account
from postgres import Postgres
from push_service import PushService
from server import Server

tests = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def vectors():
    return json.loads((tests / "Stored" / "Sealing.json").read_text())


@pytest.fixture(scope="session")
def browser():
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def page(browser):
    with account_page(browser) as page:
        yield page


@pytest.fixture(scope="session")
def script():
    """Web/account.js as the app fetches it."""
    return bundle()


@pytest.fixture
def opened(browser, server, script):
    """Makes browsers that have the app's half of an account, each with a profile of its own."""
    devices = []

    def open(fragment="", **authenticator):
        devices.append(BrowserDevice(browser, server, script, fragment, **authenticator))
        return devices[-1]

    yield open
    for device in devices:
        device.close()


@pytest.fixture
def browsing(opened):
    """A browser with an account; `browsing.person` is whose."""
    device = opened(prf=True)
    device.person = device.creates_by_passkey()
    return device


@pytest.fixture
def elsewhere(browsing, server):
    """That person's other device, which is none of ours."""
    device = Device(server)
    device.sign_in_by_code(browsing.person)
    device.person = browsing.person
    return device


@pytest.fixture(scope="module")
def server():
    """One for a file's tests, each of which has accounts of its own."""
    server = Server().start()
    yield server
    server.close()


@pytest.fixture
def own_server():
    """For a test that stops, kills or fills it."""
    server = Server().start()
    yield server
    server.close()


@pytest.fixture
def ann(server):
    """A device with an account; `ann.person` is whose."""
    return new_account(server)


@pytest.fixture
def service():
    """Of pushes, which looks at all that it is sent."""
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def postgres():
    """With no more memory than it needs: several are started beside one another."""
    server = Postgres(shared_buffers="32MB").start()
    yield server
    server.close()


@pytest.fixture
def empty(postgres):
    """The same with a database in which nothing is."""
    if postgres.process is None:
        postgres.start()
    for statement in ("DROP DATABASE IF EXISTS pocketful WITH (FORCE)", "CREATE DATABASE pocketful OWNER keeper"):
        postgres.sql(statement, database="postgres")
    return postgres


@pytest.fixture
def nodes(empty):
    made = []

    def start(*options, address=None, count=2):
        made.extend(Server("--database", address or empty.address(), *options) for _ in range(count))
        return [node.start() for node in made]

    yield start
    for node in made:
        node.close()


@pytest.fixture
def agency():
    agency = Agency()
    yield agency
    agency.close()


@pytest.fixture
def starting(agency):
    """Makes nodes that ask the agency."""
    made = []

    def start(*addresses):
        made.extend(Server(*address, "--realtime-base", agency.base) for address in addresses)
        return [node.start() for node in made]

    yield start
    for node in made:
        if node.process is not None:
            node.process.send_signal(signal.SIGCONT)
        node.close()


@pytest.fixture
def three(starting, empty):
    return starting(*[("--database", empty.address())] * 3)
