"""What can't be taken is named, nothing of its batch is applied, and the rest can be sent; however large, it costs no memory."""
import gzip
import json
import time

import pytest
from client import Device, Refusal, joined
from sealing import to_text

largest = (64 << 10) + 30  # of a box: the text, form, epoch, nonce and mark


def but(**members):
    return lambda one: {**one, **members}


def without(name):
    return lambda one: {each: value for each, value in one.items() if each != name}


malformed = [
    but(id="no number-"), but(id="-1"), but(id="w-0"), but(id="w-01"), but(id="w-1.5"), but(id="w-4503595332403200"), but(id="w" * 65 + "-1"),
    but(id="ü-1"), but(id="a b-1"), but(id="w-" + "9" * 30), but(id=5),
    but(at=[-1, 0]), but(at=[0, 65536]), but(at=[0, -1]), but(at=[0]), but(at=[0, 0, 0]), but(at=[0.5, 0]), but(at="0,0"),
    but(at=[253402300800000, 0]), but(at=[1e300, 0]), but(at=None),
    but(tag="AbC"), but(tag="AbCde"), but(tag="Ab=="), but(tag=7), but(tag=""),
    but(h=to_text(bytes(15))), but(h=to_text(bytes(17))), but(h="!" * 22), but(h=""), but(h=None),
    but(box=to_text(bytes(29))), but(box=""), but(box="A"), but(box="AA=="), but(box=None), but(box=[1]),
    *(without(name) for name in ("at", "tag", "h", "box")),
]


def test_what_is_malformed_is_named_and_the_rest_is_taken(ann):
    """Of each way to be wrong one, in one request; by its name where it has one."""
    whole = [ann.sealed(id) for id in ann.add_many(len(malformed))]
    spoiled = [spoil(one) for spoil, one in zip(malformed, whole)]
    sound = [ann.sealed(id) for id in ann.add_many(3)]
    with pytest.raises(Refusal) as refused:
        ann.send([*spoiled, *sound])
    assert (refused.value.status, refused.value.code) == (400, "malformed")
    ids = refused.value.answer.json["ids"]
    named = {before["id"] for before, after in zip(whole, spoiled) if before["id"] == after.get("id")}
    assert named <= set(ids) and not {one["id"] for one in sound} & set(ids)
    assert ann.page()["operations"] == []
    assert ann.send(sound)["last"] == 3


@pytest.mark.parametrize("spoil", malformed)
def test_each_way_to_be_wrong_is_refused_by_itself(spoil, patient):
    with pytest.raises(Refusal) as refused:
        patient.send([spoil(patient.sealed(patient.add()))])
    assert (refused.value.status, refused.value.code) == (400, "malformed")


@pytest.fixture(scope="module")
def many(server):
    """Devices of one account, since one may ask 60 times a minute."""
    first = Device(server)
    first.person = first.create()
    return [first, *(joined(first) for _ in range(2))]


@pytest.fixture
def patient(many):
    many.append(many.pop(0))
    return many[0]


@pytest.mark.parametrize("body", [
    b"", b"{", b"[]", b"null", b"{}", b'{"operations":5}', b'{"operations":[5]}', b'{"operations":[[]]}', b'{"operations":{}}', b"\xff\xfe",
    b"[" * 100_000, b'{"operations":[' + b"{}," * 1000 + b"{}]}", b'{"device":5,"mark":[],"operations":[]}',
])
def test_what_is_no_batch_is_a_clear_400(body, patient):
    answer = patient.ask("POST", "/api/v1/sync", body, **{"Content-Type": "application/json"})
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize("query", [
    "after=x", "after=!!", "mark=AAAA", "limit=0", "limit=-1", "limit=1001", "limit=x", "after=" + "A" * 3000, "after=%00"])
def test_what_is_no_question_is_refused(query, patient):
    answer = patient.ask("GET", f"/api/v1/sync?{query}")
    assert answer.status in (400, 409), "a cursor that nobody gave fits no log"


def test_the_largest_entry_is_taken_and_a_larger_one_named(ann):
    other = ann.add()
    edge, over = (ann.add(number=number) for number in range(2))
    operations = {id: ann.sealed(id) for id in (other, edge, over)}
    operations[edge]["box"], operations[over]["box"] = to_text(bytes([1] * largest)), to_text(bytes([1] * (largest + 1)))
    with pytest.raises(Refusal) as refused:
        ann.send(list(operations.values()))
    assert (refused.value.status, refused.value.code, refused.value.answer.json["ids"]) == (413, "too-large", [over])
    assert ann.page()["operations"] == []
    assert ann.send([operations[other], operations[edge]])["last"] == 2


def test_a_thousand_are_a_batch_and_one_more_is_not(ann):
    operations = [ann.sealed(id) for id in ann.add_many(1001)]
    with pytest.raises(Refusal) as refused:
        ann.send(operations)
    assert refused.value.status in (400, 413)
    assert ann.send(operations[:1000])["last"] == 1000
    assert len(ann.page()["operations"]) == 1000


def padded(device, size):
    """A request of just so many bytes."""
    body = json.dumps(device.request([device.sealed(device.add())])).encode()
    return body[:-1] + b" " * (size - len(body)) + b"}"


@pytest.mark.parametrize("is_packed", [False, True])
def test_a_mebibyte_is_taken_and_a_byte_more_is_not(is_packed, ann):
    for size, status in ((1 << 20, 200), ((1 << 20) + 1, 413)):
        body = padded(ann, size)
        headers = {"Content-Encoding": "gzip"} if is_packed else {}
        answer = ann.ask("POST", "/api/v1/sync", gzip.compress(body) if is_packed else body, **{"Content-Type": "application/json"}, **headers)
        assert answer.status == status


def test_a_bomb_is_refused_with_the_memory_flat(ann):
    """256 MiB, and 900 MiB in frames of one each, of which only the first could be taken."""
    ann.add()
    ann.exchange()
    before = ann.server.memory()
    for bomb, statuses in ((gzip.compress(bytes(256 << 20)), [413]), (gzip.compress(bytes(1 << 20)) * 900, [400, 413])):
        assert len(bomb) < 1 << 20
        answer = ann.ask("POST", "/api/v1/sync", bomb, **{"Content-Type": "application/json", "Content-Encoding": "gzip"})
        assert answer.status in statuses
    assert ann.server.memory() - before < 16_000, "KB"


@pytest.mark.parametrize("spoil", [lambda packed: packed[:-4], lambda packed: packed[:20], lambda packed: b"\x1f\x8b" + bytes(40),
                                   lambda packed: packed[:-1] + bytes([packed[-1] ^ 1]), lambda packed: b"{}"])
def test_a_packed_body_that_is_none_is_a_400(spoil, patient):
    packed = spoil(gzip.compress(json.dumps(patient.request([])).encode()))
    answer = patient.ask("POST", "/api/v1/sync", packed, **{"Content-Type": "application/json", "Content-Encoding": "gzip"})
    assert answer.status == 400


def test_who_asks_too_often_is_told_when_to_come_back_and_others_are_served(ann):
    """60 at once, and then as many as seconds go by."""
    other, began = joined(ann), time.monotonic()
    taken = 0
    while (refused := ann.ask("GET", "/api/v1/sync")).status == 200:
        taken += 1
        assert taken <= 61 + time.monotonic() - began
    assert taken >= 60
    assert (refused.status, refused.headers.get_content_type()) == (429, "application/problem+json")
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert other.ask("GET", "/api/v1/sync").status == 200
