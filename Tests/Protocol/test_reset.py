"""A forgotten password: the link that comes by mail, what it lets in to, and how the data is opened again."""
import re
import time
from email.utils import parsedate_to_datetime

import pytest
import sealing
from client import Device, Person, Refusal, base, new_account
from mailbox import Mailbox, settings
from programs import once
from sealing import to_text
from server import Server

salt = bytes(range(16, 32))


@pytest.fixture(scope="module")
def mailbox():
    mailbox = Mailbox()
    yield mailbox
    mailbox.close()


@pytest.fixture(scope="module")
def server(mailbox, tmp_path_factory):
    server = Server("--mail", settings(tmp_path_factory.mktemp("mail"), mailbox.port)).start()
    yield server
    server.close()


def forgot(server, address, **headers):
    return Device(server).ask("POST", f"{base}/password/forgot", {"email": address}, **headers)


def reset(device, token, password="eight little figs"):
    """What is sent for a new password, and what opens a wrap that is sealed under it."""
    auth, kek = sealing.password_keys(password, salt)
    made = {"salt": to_text(salt), "kdf": sealing.kdf, "auth": to_text(auth)}
    return device.call("POST", f"{base}/password/reset", {"token": token, **made, "device": device.claim}), made, kek


def refusal(call, *arguments):
    with pytest.raises(Refusal) as refused:
        call(*arguments)
    return refused.value.status, refused.value.code


def test_a_link_comes_by_mail_in_a_letter_that_any_program_reads(ann, mailbox):
    answer = forgot(ann.server, ann.person.email)
    assert answer.status == 202 and list(answer.json) == ["now"]
    letter = mailbox.letter_to(ann.person.email)
    assert (letter["From"], letter["To"]) == ("Pocketful <pocketful@example.org>", ann.person.email)
    assert letter["Subject"] == "A new password for Pocketful" and letter["Auto-Submitted"] == "auto-generated"
    assert abs(parsedate_to_datetime(letter["Date"]).timestamp() - time.time()) < 60
    assert re.fullmatch(r"<[0-9a-f]{32}@example\.org>", letter["Message-ID"]) and not letter.defects
    text = letter.get_content()
    assert f"{ann.server.origin}/settings/account#reset=" in text and "you need do nothing" in text
    raw = mailbox.raw[-1]
    assert raw.isascii() and b"\n" not in raw.replace(b"\r\n", b"") and max(map(len, raw.split(b"\r\n"))) <= 998


@pytest.mark.parametrize(
    ("headers", "subject"),
    [
        ({"Cookie": "language=fr"}, "Un nouveau mot de passe pour Pocketful"),
        ({"Accept-Language": "es-MX,es;q=0.9"}, "Una contraseña nueva para Pocketful"),
    ])
def test_it_is_in_the_language_of_who_asked(ann, mailbox, headers, subject):
    forgot(ann.server, ann.person.email, **headers)
    assert mailbox.letter_to(ann.person.email)["Subject"] == subject


def test_it_gives_entry_and_the_recovery_code_the_key_and_then_the_password_opens_again(ann, mailbox):
    forgot(ann.server, ann.person.email)
    phone, token = Device(ann.server, "A new phone"), mailbox.token_for(ann.person.email)
    found, made, kek = reset(phone, token)
    assert found["locked"] and found["account"] == ann.person.account
    assert found["wraps"] == [], "what the old password opened went with it"
    assert phone.call("GET", base)["locked"]
    for method, path, body in [
        ("GET", "/api/v1/sync", None), ("POST", f"{base}/password/change", {**made, "wrap": to_text(bytes([1]) + bytes(60))}),
        ("PUT", f"{base}/recovery", ann.person.recovery()), ("POST", f"{base}/pairing", {"commit": to_text(bytes(32))}),
    ]:
        assert refusal(phone.call, method, path, body) == (403, "locked"), path
    assert ann.call("GET", base)["locked"] is False, "who was in stays in"

    phone.sign_in_by_code(ann.person)
    assert phone.call("GET", base)["locked"] is False
    wrap = sealing.wrap(phone.keys.key, kek, ann.person.account, "password", ann.person.account)
    phone.call("POST", f"{base}/password/change", {**made, "wrap": to_text(wrap)})
    laptop = Device(ann.server, "A laptop")
    laptop.sign_in(ann.person.email, "eight little figs")
    assert laptop.call("GET", base)["locked"] is False and laptop.keys.check == ann.keys.check
    assert refusal(Device(ann.server).sign_in, ann.person.email, ann.person.password) == (401, "wrong")


def test_a_password_that_opens_nothing_lets_in_no_further_the_next_time_either(ann, mailbox):
    forgot(ann.server, ann.person.email)
    _, made, _ = reset(Device(ann.server), mailbox.token_for(ann.person.email))
    proof = {"email": ann.person.email, "auth": made["auth"]}
    again = Device(ann.server)
    assert again.call("POST", f"{base}/password/signIn", {**proof, "device": again.claim})["locked"]
    # Where somebody is in already, it says again who they are, and nothing is lost by it.
    assert ann.call("POST", f"{base}/password/signIn", {**proof, "device": ann.claim})["locked"] is False


def test_a_browser_that_is_in_already_sets_it_and_goes_on(ann, mailbox):
    forgot(ann.server, ann.person.email)
    found, made, kek = reset(ann, mailbox.token_for(ann.person.email))
    assert found["locked"] is False and found["device"] == ann.id
    wrap = sealing.wrap(ann.person.key, kek, ann.person.account, "password", ann.person.account)
    ann.call("POST", f"{base}/password/change", {**made, "wrap": to_text(wrap)})
    Device(ann.server).sign_in(ann.person.email, "eight little figs")


def test_who_has_lost_everything_deletes_the_account_and_begins_anew(ann, mailbox):
    forgot(ann.server, ann.person.email)
    phone = Device(ann.server)
    reset(phone, mailbox.token_for(ann.person.email))
    phone.call("DELETE", base, {"confirm": "delete"})
    Device(ann.server).create(Person(email=ann.person.email))


def test_a_link_is_good_once_and_others_are_over_with_it(ann, mailbox):
    tokens = []
    for _ in range(2):
        forgot(ann.server, ann.person.email)
        once(lambda: mailbox.token_for(ann.person.email) not in tokens, "no second letter came")
        tokens.append(mailbox.token_for(ann.person.email))
    phone = Device(ann.server)
    reset(phone, tokens[1])
    for token in [*tokens, to_text(bytes(32))]:
        assert refusal(reset, Device(ann.server), token) == (401, "reset-over")
    assert refusal(reset, Device(ann.server), to_text(bytes(31))) == (400, "malformed")
    assert phone.call("GET", base)["locked"]


def test_of_resets_that_came_to_nothing_no_device_is_left(ann, mailbox):
    token = None
    for _ in range(2):
        forgot(ann.server, ann.person.email)
        once(lambda: mailbox.token_for(ann.person.email) != token, "no second letter came")
        token = mailbox.token_for(ann.person.email)
        last = Device(ann.server)
        last.id = reset(last, token)[0]["device"]
        assert {each["id"] for each in ann.call("GET", f"{base}/devices")["devices"]} == {ann.id, last.id}
    last.call("POST", f"{base}/signOut")
    assert [each["id"] for each in ann.call("GET", f"{base}/devices")["devices"]] == [ann.id]


def test_an_address_that_nobody_has_gets_the_same_answer_and_no_letter(ann, mailbox):
    stranger = Person().email
    known, unknown = forgot(ann.server, ann.person.email), forgot(ann.server, stranger)
    assert (unknown.status, list(unknown.json)) == (known.status, list(known.json)) == (202, ["now"])
    mailbox.letter_to(ann.person.email)
    assert not [to for _, to, _ in mailbox.letters if stranger in to]


def test_an_address_gets_five_letters_in_an_hour_whether_somebody_has_it_or_not(ann):
    for address in [ann.person.email, Person().email]:
        answers = [forgot(ann.server, address) for _ in range(6)]
        assert [answer.status for answer in answers] == [202] * 5 + [429]
        assert answers[-1].code == "wait" and 3500 < int(answers[-1].headers["Retry-After"]) <= 3600


def test_neither_the_log_nor_the_metrics_say_who_or_by_what(ann, mailbox):
    forgot(ann.server, ann.person.email)
    token = mailbox.token_for(ann.person.email)
    reset(Device(ann.server), token)
    metrics = ann.server.ask("GET", "/metrics").body.decode()
    assert 'pocketful_mail_total{outcome="sent"}' in metrics
    for text in [metrics, ann.server.log.read_text()]:
        assert token not in text and ann.person.email not in text


def test_where_no_mail_goes_out_the_page_is_told_and_so_is_who_asks(own_server):
    device = new_account(own_server)
    assert device.call("GET", f"{base}/ways-in")["mail"] is False
    answer = forgot(own_server, device.person.email)
    assert (answer.status, answer.code) == (403, "mail-off")


def test_where_it_does_the_page_is_told_too(ann):
    assert ann.call("GET", f"{base}/ways-in")["mail"] is True


def test_who_has_nothing_but_the_mailbox_takes_no_devices_place(ann, mailbox):
    """The owner's devices are what the data opens with."""
    forgot(ann.server, ann.person.email)
    thief = Device(ann.server, "Somebody")
    thief.id = ann.id
    found, made, _ = reset(thief, mailbox.token_for(ann.person.email))
    assert found["locked"] and found["device"] != ann.id
    for _ in range(6):
        again = {"email": ann.person.email, "auth": made["auth"], "device": {"id": ann.id, "name": "Somebody"}}
        found = Device(ann.server).call("POST", f"{base}/password/signIn", again)
        assert found["locked"] and found["device"] != ann.id
    assert not ann.call("GET", base)["locked"]
    devices = ann.call("GET", f"{base}/devices")["devices"]
    assert len([each for each in devices if each["name"] == "Somebody"]) <= 5, "they are no crowd that pushes others out"


def test_a_link_of_another_account_changes_nothing_where_one_was_expected(ann, mailbox):
    other = new_account(ann.server)
    forgot(ann.server, ann.person.email)
    token = mailbox.token_for(ann.person.email)
    auth, _ = sealing.password_keys("eight little figs", salt)
    asked = {"token": token, "salt": to_text(salt), "kdf": sealing.kdf, "auth": to_text(auth), "device": other.claim}
    answer = other.ask("POST", f"{base}/password/reset", {**asked, "account": other.person.account})
    assert (answer.status, answer.code) == (409, "another-account")
    assert other.call("GET", base)["account"] == other.person.account
    found, _, _ = reset(Device(ann.server), token)
    assert found["account"] == ann.person.account, "the link is good still"
