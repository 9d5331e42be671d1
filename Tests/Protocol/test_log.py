"""What devices hand to the account's log is there once, in one order, for all of them."""
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
from client import Device, Refusal, base, joined, new_account


@pytest.fixture
def bob(ann):
    return joined(ann)


def test_what_one_device_adds_the_other_has(ann, bob):
    ann.add("fareCard.rode", card="c", time=1)
    ann.add("workouts.noted", text="Çeşme 🚇 " * 200)
    ann.add("journal.undone", of="w-1")
    ann.exchange()
    bob.exchange()
    assert bob.state == ann.state and len(bob.state) == 3
    assert not bob.closed and not bob.unsent


def test_an_answer_is_what_the_contract_says(ann):
    pushed = ann.send([ann.sealed(id) for id in ann.add_many(2)])
    assert set(pushed) == {"now", "last", "mark", "stamps"} and pushed["last"] == 2 and pushed["stamps"] == {}
    page = ann.page()
    assert set(page) == {"now", "operations", "cursor", "mark", "more"} and page["more"] is False
    assert page["mark"] == pushed["mark"]
    assert [set(entry) for entry in page["operations"]] == [{"seq", "id", "at", "tag", "h", "box"}] * 2
    assert abs(page["now"] - ann.now()) < 60_000
    sent = [ann.sealed(id) for id in ann.unsent]
    for entry, one in zip(page["operations"], sent):
        assert {**one, "box": 0} == {name: entry[name] for name in ("id", "at", "tag", "h")} | {"box": 0}


def test_pages_have_each_entry_once_and_in_the_order_of_their_numbers(ann, bob):
    ids = ann.add_many(25)
    ann.push(most=4)
    numbers, found = [], []
    for _ in range(20):
        page = bob.page(limit=3)
        numbers += [entry["seq"] for entry in page["operations"]]
        found += [entry["id"] for entry in page["operations"]]
        bob.cursor, bob.mark = page["cursor"], page["mark"]
        if not page["more"]:
            break
    assert numbers == list(range(1, 26)) and found == ids
    assert bob.page(limit=3)["operations"] == []


def test_sent_twice_is_there_once(ann):
    operations = [ann.sealed(id) for id in ann.add_many(5)]
    first = ann.send(operations)
    assert ann.send(operations) == {**first, "now": pytest.approx(first["now"], abs=60_000)}
    assert ann.send(operations[2:] + operations[:1])["last"] == 5
    assert len(ann.page()["operations"]) == 5


def test_sent_from_all_sides_at_once_is_there_once(ann):
    operations = [ann.sealed(id) for id in ann.add_many(20)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ann.send, [operations, operations[::-1], operations[5:], operations[:5]] * 4))
    rows = ann.page()["operations"]
    assert sorted(row["seq"] for row in rows) == list(range(1, 21)) and {row["id"] for row in rows} == set(ann.held)
    assert all(answer["stamps"] == {} for answer in answers)


def test_large_entries_come_in_pages_that_a_phone_can_hold(ann, bob):
    for _ in range(5):
        for _ in range(16):
            ann.add(text=secrets.token_urlsafe(44 << 10))
        ann.push()
    sizes = []
    while not sizes or len(bob.held) < 80:
        answer = bob.ask("GET", f"/api/v1/sync?limit=1000{f'&after={bob.cursor}&mark={bob.mark}' if bob.cursor else ''}")
        sizes.append(len(answer.body))
        for entry in answer.json["operations"]:
            bob.take(entry)
        bob.cursor, bob.mark = answer.json["cursor"], answer.json["mark"]
    assert bob.state == ann.state
    assert len(sizes) > 1 and max(sizes) < 5 << 20


def test_a_lost_answer_is_asked_for_again_with_other_nonces(ann, bob):
    ids = ann.add_many(5)
    ann.send([ann.sealed(id) for id in ids])  # and nobody heard the answer
    ann.add_many(2)
    ann.exchange()
    bob.exchange()
    assert len(bob.state) == 7 and bob.state == ann.state


def test_the_time_that_the_server_has_of_an_entry_holds(ann, bob):
    id = ann.add()
    ann.send([ann.sealed(id)])
    first = ann.held[id].at
    later = {**ann.sealed(id), "at": [first[0] + 1000, 3]}
    assert ann.send([later])["stamps"] == {id: list(first)}
    bob.exchange()
    assert bob.held[id].at == first


def test_whose_device_made_an_entry_does_not_matter(ann, bob):
    ids = ann.add_many(3)
    for id in ids:
        bob.held[id] = ann.held[id]
    bob.unsent += ids
    bob.exchange()
    ann.exchange()
    assert ann.state == bob.state and not ann.unsent


def test_nothing_new_is_said_in_no_bytes(ann):
    ann.add()
    ann.exchange()

    def asked(tag=None):
        return ann.ask("GET", f"/api/v1/sync?after={ann.cursor}&mark={ann.mark}", **({"If-None-Match": tag} if tag else {}))

    tag = asked().headers["ETag"]
    unchanged = asked(tag)
    assert (unchanged.status, unchanged.body) == (304, b"")
    ann.send([ann.sealed(ann.add())])
    assert asked(tag).status == 200


def test_answers_come_packed_to_who_takes_them_so_and_are_the_same(ann):
    ann.add_many(50)
    ann.exchange()
    packed = ann.ask("GET", "/api/v1/sync")
    plain = ann.ask("GET", "/api/v1/sync", **{"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert {**packed.json, "now": 0} == {**plain.json, "now": 0}
    assert int(packed.headers["Content-Length"]) < 0.9 * int(plain.headers["Content-Length"])


def test_another_entry_under_a_name_that_is_there_is_refused_and_the_rest_goes_on(ann, bob):
    first = ann.add()
    ann.exchange()
    bob.writer, bob.counter = ann.writer, 0  # as a restored profile once would have
    assert bob.add(other=True) == first
    others = [bob.add(number=number) for number in (2, 3)]
    with pytest.raises(Refusal) as refused:
        bob.push()
    assert (refused.value.status, refused.value.code) == (409, "taken")
    assert refused.value.answer.json["ids"] == [first]
    assert ann.call("GET", base)["count"] == 1, "all or none"
    bob.exchange()
    ann.exchange()
    assert set(bob.state) == {first, *others} and bob.state == ann.state
    assert list(bob.aside) == [first], "kept, to be shown"


def test_another_entry_under_a_name_that_is_read_before_it_is_sent_is_set_aside_too(ann, bob):
    first = ann.add()
    ann.exchange()
    bob.writer, bob.counter = ann.writer, 0
    bob.add(other=True)
    bob.exchange()  # reads first
    ann.exchange()
    assert bob.state == ann.state and list(bob.aside) == [first] and not bob.unsent


def test_times_far_ahead_are_lowered_in_their_order_and_nothing_is_lost(ann, bob):
    ann.skew = 10 * 365 * 86_400_000
    ids = ann.add_many(4)
    with pytest.raises(Refusal) as refused:
        ann.push()
    answer = refused.value.answer.json
    assert (refused.value.status, refused.value.code, answer["ids"]) == (409, "clock", ids)
    assert abs(answer["now"] - Device(ann.server).now()) < 60_000
    ann.exchange()
    bob.exchange()
    assert bob.state == ann.state
    assert [id for id, _ in sorted(bob.held.items(), key=lambda one: one[1].at)] == ids


def test_a_time_within_five_minutes_ahead_is_taken(ann):
    ann.skew = 280_000
    ann.add()
    ann.push()
    assert not ann.unsent


def test_a_clock_far_behind_is_no_reason(ann, bob):
    ann.skew = -10 * 365 * 86_400_000
    ann.add_many(2)
    ann.exchange()
    bob.exchange()
    assert bob.state == ann.state and len(bob.state) == 2


def test_a_kind_that_a_device_does_not_know_stays_closed_and_the_others_open(ann, bob):
    ann.add("later.thing")
    ann.add("fareCard.rode")
    ann.exchange()
    bob.exchange()
    assert list(bob.closed.values()) == ["newer"] and len(bob.state) == 1


def test_a_new_account_is_empty_and_says_so(server):
    page = new_account(server).page()
    assert page["operations"] == [] and page["more"] is False
