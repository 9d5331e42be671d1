"""The data file: whatever was exported can be brought in, of any size, and damage goes along without harm."""
import json

import pytest
from pages import DataPage, FareCardPage
from playwright.sync_api import expect
from records import corrected, keep


@pytest.fixture
def phone(phones, city):
    return phones(city, accept_downloads=True, timezone_id="America/New_York")


def large(count, device="aa00bb11cc22dd33"):
    """About 250 bytes an operation."""
    operations = (
        json.dumps({"id": f"{device}-{number}", "at": [1767874500000 + number, 0], "kind": "later.thing", "fields": {"text": f"{number:0200}"}})
        for number in range(1, count + 1))
    return ('{"format": "pocketful.data", "version": 1, "operations": [' + ",".join(operations) + "]}")


def test_a_file_of_more_than_twenty_megabytes_comes_in_and_goes_out_again(phone):
    keep(phone, [corrected("2026-01-06 18:00", 2725)])
    data = DataPage.open(phone)
    count = 80_000
    file = large(count)
    assert len(file) > 20_000_000
    data.choose_file(file)
    expect(data.preview).to_contain_text(f"{count} new changes", timeout=60_000)
    data.button(f"Add {count}").click()
    expect(data.toast).to_contain_text(f"{count} entries brought in", timeout=120_000)
    text = data.export()
    # With what says that a file brought them: it came in more than one piece.
    kept = [operation for operation in json.loads(text)["operations"] if operation["kind"] != "journal.imported"]
    assert len(kept) == count + 1 and {operation["id"] for operation in kept} >= {f"aa00bb11cc22dd33-{number}" for number in (1, count)}
    phone.reload()
    expect(FareCardPage.open(phone).balance).to_have_text("$27.25", timeout=60_000)
