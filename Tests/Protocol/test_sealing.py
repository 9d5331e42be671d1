"""Two programs that share no line, the browser's and this one, make and open the same boxes; and neither opens what was touched."""
import json
import secrets
import zlib

import pytest
import sealing
from sealing import Keys, Refused, to_bytes, to_text

modules = ["fareCard", "departures", "workouts", "journal"]
names = ("plain", "deflated")


@pytest.fixture(scope="session")
def keys(vectors):
    return Keys(to_bytes(vectors["account"]), to_bytes(vectors["key"]))


@pytest.fixture(scope="session")
def browser_seal(page, vectors):
    """Seals operations in the browser, under the given nonce where there is one."""

    def seal(operations, nonce=None):
        return page.evaluate("""async ({ vectors, modules, operations, nonce }) => {
            const keys = await keysOf(vectors.account, vectors.key, modules);
            const randomBytes = nonce ? () => account.bytesOf(nonce) : account.random;
            return (await account.seal(keys, operations, randomBytes)).map(said);
        }""", {"vectors": vectors, "modules": modules, "operations": operations, "nonce": nonce})

    return seal


@pytest.fixture(scope="session")
def browser_open(page, vectors):
    def open(entries, id=vectors["account"], key=vectors["key"]):
        return page.evaluate("""async ({ id, key, modules, entries }) =>
            (await account.open(await keysOf(id, key, modules), entries)).map(said)
        """, {"id": id, "key": key, "modules": modules, "entries": entries})

    return open


def opened(keys, entry):
    try:
        return keys.open(entry, modules)
    except Refused as refused:
        return {"refused": refused.reason}


def operation(text):
    read = json.loads(text)
    return {"id": read["id"], "kind": read["kind"], "fields": sealing.fields_of(read), "text": text}


def test_keys_tags_and_the_check_are_the_stored_ones_here(keys, vectors):
    assert to_text(keys.check) == vectors["keyCheck"]
    assert [{"name": name, "key": to_text(keys.module(name)), "tag": keys.tag(name)} for name in modules] == vectors["modules"]


def test_keys_tags_and_the_check_are_the_stored_ones_in_the_browser(page, vectors):
    found = page.evaluate("""async ({ vectors, modules }) => {
        const { base64url, bytesOf, derived } = account;
        const keys = await keysOf(vectors.account, vectors.key, modules);
        const made = await Promise.all(modules.map(async (name) => ({
            name, key: base64url(await derived(bytesOf(vectors.key), `pocketful/1/module/${name}`)), tag: keys.byName.get(name).tag })));
        return { check: base64url(keys.check), made };
    }""", {"vectors": vectors, "modules": modules})
    assert found == {"check": vectors["keyCheck"], "made": vectors["modules"]}


def test_stored_boxes_are_made_again_and_both_forms_opened(keys, vectors, browser_seal, browser_open):
    for stored in vectors["operations"]:
        (made,) = browser_seal([stored], stored["nonce"])
        here = keys.seal(stored["text"], to_bytes(stored["nonce"]))
        assert made["tag"] == here["tag"] == stored["tag"]
        assert made["h"] == here["h"] == stored["h"]
        assert keys.seal(stored["text"], to_bytes(stored["nonce"]), sealing.plain)["box"] == stored["plain"]
        if to_bytes(made["box"])[0] == sealing.plain:  # how deflate packs is each program's own
            assert made["box"] == stored["plain"]
        entries = [{**stored, "box": stored[name]} for name in names]
        assert browser_open(entries) == [opened(keys, entry) for entry in entries] == [stored["text"]] * 2


def test_what_is_long_is_deflated_where_that_is_smaller(vectors, browser_seal):
    forms = {one["id"]: to_bytes(one["box"])[0] for one in browser_seal(vectors["operations"])}
    assert forms["a_b-C-4503595332403199"] == sealing.deflated
    assert forms["91b04c77d05e62fa-1"] == sealing.plain
    noise = "".join(chr(secrets.choice(range(0x4E00, 0x9FA5))) for _ in range(500))
    for text in (noise, "x" * 500):
        one = operation('{"id":"w-1","at":[0,0],"kind":"journal","fields":{"x":"' + text + '"}}')
        (made,) = browser_seal([one])
        assert len(to_bytes(made["box"])) <= 2 + 12 + len(one["text"].encode()) + 16


def test_each_opens_what_the_other_sealed(keys, browser_seal, browser_open):
    texts = [
        json.dumps({"id": f"w-{n + 1}", "at": [n, 0], "kind": f"{modules[n % 4]}.x", "fields": {"text": "ä🚇\n\u0000" * n + secrets.token_hex(n)}},
                   separators=(",", ":"), ensure_ascii=False)
        for n in range(300)
    ]
    assert [opened(keys, made) for made in browser_seal([operation(text) for text in texts])] == texts
    assert browser_open([keys.seal(text) for text in texts]) == texts


def test_two_sealings_of_one_operation_have_one_h_and_two_nonces(vectors, browser_seal):
    first, second = browser_seal([vectors["operations"][0]] * 2)
    assert first["h"] == second["h"] and first["box"] != second["box"]


def touched(box):
    """A box with one bit turned, in each class of position; and the reason that is to be said."""
    for name, place, reason in [("form", 0, "newer"), ("epoch", 1, "newer"), ("nonce", 2, "sealed"), ("nonce's end", 13, "sealed"),
                                ("text", 14, "sealed"), ("text's end", -17, "sealed"), ("mark", -16, "sealed"), ("last", -1, "sealed")]:
        changed = bytearray(box)
        changed[place] ^= 0x80
        yield name, bytes(changed), reason
    for count in (0, 1, 14, 29):
        yield f"cut to {count}", box[:count], "malformed"
    yield "cut by one", box[:-1], "sealed"
    yield "longer", box + b"\0", "sealed"
    yield "other form", bytes([3 - box[0]]) + box[1:], None


@pytest.mark.parametrize("form", names)
def test_a_touched_box_stays_closed_and_says_why(form, keys, vectors, browser_open):
    stored = vectors["operations"][2]
    cases = list(touched(to_bytes(stored[form])))
    entries = [{**stored, "box": to_text(box)} for _, box, _ in cases]
    here = [opened(keys, entry) for entry in entries]
    assert browser_open(entries) == here
    for (name, _, reason), said in zip(cases, here):
        assert said == {"refused": reason or said["refused"]}, name


def test_a_box_is_good_for_its_account_its_operation_and_its_module_alone(keys, vectors, browser_open):
    stored = {**vectors["operations"][0], "box": vectors["operations"][0]["plain"]}
    other_id, other_module = {**stored, "id": "91b04c77d05e62fa-9"}, {**stored, "tag": keys.tag("workouts")}
    closed, unknown = {"refused": "sealed"}, {"refused": "newer"}
    wanted = [(other_id, closed), (other_module, closed), ({**stored, "tag": "AAAA"}, unknown)]
    assert browser_open([entry for entry, _ in wanted]) == [opened(keys, entry) for entry, _ in wanted] == [said for _, said in wanted]
    other_account, other_key = Keys(bytes(16), keys.key), Keys(keys.account, bytes(32))
    assert browser_open([stored], id=to_text(other_account.account)) == [opened(other_account, stored)] == [closed]
    entry = {**stored, "tag": other_key.tag("fareCard")}
    assert browser_open([entry], key=to_text(other_key.key)) == [opened(other_key, entry)] == [closed]


def test_what_is_inside_is_held_to_what_stands_outside(keys, browser_open):
    def entry(content, form=sealing.plain, id="w-1"):
        tag = keys.tag("journal")
        return {"id": id, "tag": tag, "box": to_text(keys.box(content, "journal", id, form=form))}

    largest = b'{"id":"w-1","x":"' + b"x" * (sealing.most_text - 19) + b'"}'
    cases = [
        (entry(b'{"id":"w-2"}'), "misnamed"), (entry(b"[]"), None), (entry(b"{"), "malformed"), (entry(b'{"id":"w-1","\xff":1}'), "malformed"),
        (entry(largest + b" "), "too-large"), (entry(largest + b" ", sealing.deflated), "too-large"),
        (entry(bytes(60_000_000), sealing.deflated), "too-large"),
    ]
    here = [opened(keys, each) for each, _ in cases]
    there = browser_open([each for each, _ in cases])
    for (_, reason), *said in zip(cases, here, there):
        assert all(set(each) == {"refused"} for each in said)
        assert reason is None or said == [{"refused": reason}] * 2
    for form in (sealing.plain, sealing.deflated):
        assert browser_open([entry(largest, form)]) == [opened(keys, entry(largest, form))] == [largest.decode()]


@pytest.mark.parametrize("spoil", [lambda packed: packed[:-1], lambda packed: packed + b"\0", lambda packed: b"\xff" + packed[1:]])
def test_deflate_that_is_none_is_refused(spoil, keys, browser_open, monkeypatch):
    packed = zlib.compress(b'{"id":"w-1"}' * 3)[2:-4]
    monkeypatch.setattr(sealing, "raw_deflate", lambda _: spoil(packed))
    entry = {"id": "w-1", "tag": keys.tag("journal"), "box": to_text(keys.box(b"", "journal", "w-1", form=sealing.deflated))}
    assert browser_open([entry]) == [opened(keys, entry)] == [{"refused": "malformed"}]


@pytest.mark.parametrize("text", ["A", "AB", "AA==", "A+", "A/", "A A", "AAAAA", "é"])
def test_text_that_is_not_base64url_as_we_write_it_is_refused(text, keys, browser_open):
    entry = {"id": "w-1", "tag": keys.tag("journal"), "box": text}
    assert browser_open([entry]) == [opened(keys, entry)] == [{"refused": "malformed"}]


def test_one_that_cannot_be_sealed_leaves_the_others_be_and_an_unknown_kind_is_sealed_by_its_name(vectors, keys, browser_seal):
    large = operation('{"id":"w-1","at":[0,0],"kind":"journal","fields":{"x":"' + "x" * sealing.most_text + '"}}')
    unknown = {**vectors["operations"][0], "kind": "later.thing"}
    made = browser_seal([large, unknown, vectors["operations"][0]])
    assert made[0] == {"refused": "too-large"} and "box" in made[2]
    assert "box" in made[1] and made[1]["tag"] == keys.tag("later")
