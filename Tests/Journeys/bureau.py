"""A phone whose score comes from a bureau in the journey's hand; what the ring plays is listened to."""
import pytest
from pages import ScorePage
from states.upstreams import Bureau


@pytest.fixture(scope="module")
def bureau():
    bureau = Bureau()
    yield bureau
    bureau.close()


@pytest.fixture
def phone(phones, bureau):
    phone = phones(bureau, service_workers="block", timezone_id="America/New_York")
    phone.listen()
    ScorePage.watch(phone)
    return phone
