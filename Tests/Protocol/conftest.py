"""What the tests of the protocol start from: a browser that has Web/account, and the server itself."""
import json
from pathlib import Path

import pytest
from account_page import account_page

tests = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def vectors():
    return json.loads((tests / "Stored" / "Sealing.json").read_text())


@pytest.fixture(scope="session")
def page():
    with account_page() as page:
        yield page
