"""What the tests of the protocol start from: a browser that has Web/account, and a server with people's devices."""
import json
from pathlib import Path

import pytest
from account_page import account_page
from client import new_account
from server import Server

tests = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def vectors():
    return json.loads((tests / "Stored" / "Sealing.json").read_text())


@pytest.fixture(scope="session")
def page():
    with account_page() as page:
        yield page


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
