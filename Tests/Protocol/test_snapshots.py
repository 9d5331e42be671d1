"""What a device drew together for the account's next one. It is a convenience: nothing is lost with it."""
import pytest
from client import joined, new_account
from sealing import to_text


@pytest.fixture
def drawn(ann):
    """Through three entries, by `ann`."""
    ann.add_many(3)
    ann.exchange()
    ann.pull()
    return {"through": ann.cursor, "boxes": {ann.keys.tag("fareCard"): to_text(ann.keys.box(b"all of it" * 9, "fareCard", "snapshot"))}}


def kept(device):
    return device.call("GET", "/api/v1/sync/snapshot")


def test_a_new_device_begins_where_the_snapshot_ends(ann, drawn):
    ann.call("PUT", "/api/v1/sync/snapshot", drawn)
    ann.add()
    ann.exchange()
    bob = joined(ann)
    found = kept(bob)
    assert {name: found[name] for name in drawn} == drawn
    bob.cursor = found["through"]
    bob.exchange()
    assert len(bob.state) == 1


def test_an_older_one_does_not_take_its_place(ann, drawn):
    ann.cursor = None
    first = ann.page(limit=1)["cursor"]
    ann.call("PUT", "/api/v1/sync/snapshot", drawn)
    ann.call("PUT", "/api/v1/sync/snapshot", {**drawn, "through": first})
    assert kept(ann)["through"] == drawn["through"]


def test_another_account_has_none_and_can_make_none_of_it(ann, drawn):
    ann.call("PUT", "/api/v1/sync/snapshot", drawn)
    eve = new_account(ann.server, "Eve's phone")
    assert kept(eve)["boxes"] == {}
    refused = eve.ask("PUT", "/api/v1/sync/snapshot", drawn)
    assert (refused.status, refused.code) == (409, "cursor")


def test_what_is_no_snapshot_is_refused_and_the_one_that_is_there_stays(ann, drawn):
    ann.call("PUT", "/api/v1/sync/snapshot", drawn)
    for spoil in (
        {"through": "x"}, {"through": None}, {"boxes": {}}, {"boxes": []}, {"boxes": {"AbCd": "AA"}}, {"boxes": {"too long": "A" * 80}},
        {"boxes": {"AbCd": 5}},
    ):
        assert ann.ask("PUT", "/api/v1/sync/snapshot", {**drawn, **spoil}).status in (400, 409), spoil
    assert {name: kept(ann)[name] for name in drawn} == drawn
