"""Passwords, recovery codes and passkeys lead to one account key: the browser's way there and this program's are the same."""
import pytest
import sealing
from sealing import Refused, to_bytes, to_text


@pytest.fixture(scope="session")
def in_browser(page):
    """Calls one function of Web/account; bytes go both ways as base64url."""

    def call(name, *given):
        return page.evaluate("""async ({ name, given }) => {
            const { base64url, bytesOf } = account;
            const read = (each) => (each?.bytes !== undefined ? bytesOf(each.bytes) : each);
            const shown = (each) => (each instanceof Uint8Array ? base64url(each)
                : typeof each === "object" ? Object.fromEntries(Object.entries(each).map(([name, one]) => [name, shown(one)])) : each);
            try { return shown(await account[name](...given.map(read))); } catch (error) { 
                if (!(error instanceof account.Refused)) throw error;
                return said(error);
            }
        }""", {"name": name, "given": [{"bytes": to_text(each)} if isinstance(each, bytes) else each for each in given]})

    return call


def ways(vectors):
    return [*vectors["passwords"], vectors["passkey"], vectors["recovery"]]


@pytest.mark.parametrize("number", [0, 1])
def test_a_password_gives_the_stored_halves(number, vectors, in_browser):
    stored = vectors["passwords"][number]
    salt, count = to_bytes(stored["salt"]), stored["iterations"]
    here = [to_text(half) for half in sealing.password_keys(stored["password"], salt, count)]
    there = in_browser("stretched", stored["password"], salt, count)
    assert here == [there["auth"], there["kek"]] == [stored["auth"], stored["kek"]]


def test_a_password_is_the_same_however_its_letters_are_composed(in_browser):
    salt = bytes(16)
    composed, decomposed, wide = (in_browser("stretched", text, salt, 2) for text in ("Äpfel1", "A\u0308pfel1", "Äpfel１"))
    assert composed == decomposed == wide


@pytest.mark.parametrize("name, iterations, salt", [
    ("PBKDF2-SHA256", 599_999, bytes(16)), ("PBKDF2-SHA256", 1, bytes(16)), ("PBKDF2-SHA256", 6_000_001, bytes(16)),
    ("PBKDF2-SHA256", 600_000.5, bytes(16)), ("PBKDF2-SHA256", "600000", bytes(16)), ("PBKDF2-SHA256", None, bytes(16)),
    ("PBKDF2-SHA1", 600_000, bytes(16)), ("PBKDF2-SHA256", 600_000, bytes(15)),
])
def test_a_server_cannot_ask_for_a_weaker_stretching(name, iterations, salt, in_browser):
    assert in_browser("passwordKeys", "sieben Äpfel", salt, {"name": name, "iterations": iterations}) == {"refused": "weak"}


def test_what_the_contract_asks_for_is_not_weak(vectors, in_browser):
    stored = vectors["passwords"][1]
    made = in_browser("passwordKeys", stored["password"], to_bytes(stored["salt"]), sealing.kdf)
    assert made == {"auth": stored["auth"], "kek": stored["kek"]}


def test_a_recovery_code_gives_the_stored_keys_however_it_is_typed(vectors, in_browser):
    stored = vectors["recovery"]
    for typed in [stored["code"], *stored["typed"]]:
        assert in_browser("recoveryCode", typed) == sealing.recovery_code(typed) == stored["code"]
    auth, kek = sealing.recovery_keys(stored["code"])
    assert in_browser("recoveryKeys", stored["code"]) == {"auth": to_text(auth), "kek": to_text(kek)} == {
        "auth": stored["auth"], "kek": stored["kek"]}


@pytest.mark.parametrize("typed", ["", "0" * 25, "0" * 27, "U" * 26, "0" * 25 + "é", "0" * 25 + "!", "0123456789ABCDEFGHJKMNPQR\u0000"])
def test_what_is_no_recovery_code_is_refused(typed, in_browser):
    with pytest.raises(Refused):
        sealing.recovery_code(typed)
    assert in_browser("recoveryCode", typed) == {"refused": "malformed"}


def test_new_recovery_codes_are_codes_and_differ(in_browser):
    codes = [in_browser("newRecoveryCode") for _ in range(20)]
    assert [sealing.recovery_code(code) for code in codes] == codes
    assert len(set(codes)) == 20
    assert set("".join(codes)) == set(sealing.crockford), "all letters come up (one missing: once in 10⁶ runs)"


def test_a_passkeys_output_gives_the_stored_key(vectors, in_browser):
    stored = vectors["passkey"]
    output = to_bytes(stored["output"])
    assert in_browser("passkeyKey", output) == to_text(sealing.passkey_key(output)) == stored["kek"]
    assert in_browser("passkeyInput") == vectors["passkey"]["input"]


@pytest.mark.parametrize("number", range(4))
def test_each_unwraps_the_stored_wrap_and_the_others(number, vectors, in_browser):
    stored, key, account = ways(vectors)[number], to_bytes(vectors["key"]), vectors["account"]
    place = {"account": account, "kind": stored["kind"], "id": stored["id"]}
    kek = to_bytes(stored["kek"])
    assert to_text(sealing.wrap(key, kek, **place, nonce=to_bytes(stored["nonce"]))) == stored["wrap"]
    assert in_browser("unwrapped", to_bytes(stored["wrap"]), kek, place) == vectors["key"]
    assert sealing.unwrap(to_bytes(in_browser("wrapped", key, kek, place)), kek, **place) == key
    assert in_browser("unwrapped", sealing.wrap(key, kek, **place), kek, place) == vectors["key"]


def test_a_wrap_that_was_touched_or_moved_stays_closed(vectors, in_browser):
    stored = vectors["recovery"]
    place = {"account": vectors["account"], "kind": stored["kind"], "id": stored["id"]}
    whole, kek = to_bytes(stored["wrap"]), to_bytes(stored["kek"])

    def flipped(at):
        return whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1:]

    cases = [
        (flipped(0), kek, place, "newer"), *((flipped(at), kek, place, "sealed") for at in (1, 12, 13, 44, 45, 60)),
        *((whole[:count], kek, place, "malformed") for count in (0, 1, 13, 60)), (whole + b"\0", kek, place, "malformed"),
        (whole, bytes(32), place, "sealed"),
        *((whole, kek, {**place, member: other}, "sealed")
          for member, other in (("account", "AAAAAAAAAAAAAAAAAAAAAA"), ("kind", "password"), ("id", "other"))),
    ]
    for sealed, with_key, where, reason in cases:
        with pytest.raises(Refused) as refused:
            sealing.unwrap(sealed, with_key, **where)
        assert refused.value.reason == reason
        assert in_browser("unwrapped", sealed, with_key, where) == {"refused": reason}
