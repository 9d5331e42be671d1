"""What mail servers do beside taking a letter: whoever asks for a link hears nothing of it, and the server goes on."""
import contextlib
import socket
import ssl
import threading

import pytest
from aiosmtpd.smtp import AuthResult
from client import Device, base, new_account
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from mailbox import Mailbox, certificate, settings
from programs import free_port, once
from server import Server


def forgot(server):
    """An account that asks for a link; the answer, however the mail server does."""
    device = new_account(server)
    answer = Device(server).ask("POST", f"{base}/password/forgot", {"email": device.person.email})
    assert answer.status == 202
    return device.person.email


@contextlib.contextmanager
def served(*options):
    server = Server("--mail", *options).start()
    try:
        yield server
    finally:
        server.close()


def counted(server, outcome):
    return f'pocketful_mail_total{{outcome="{outcome}"}} 1\n' in server.ask("GET", "/metrics").body.decode()


@contextlib.contextmanager
def answering(*words):
    """A server that says this to whoever comes, and hangs up; without words it says nothing and stays."""
    came = threading.Event()
    listening = socket.create_server(("127.0.0.1", 0))
    held = []

    def serve():
        with contextlib.suppress(OSError):
            while True:
                connection, _ = listening.accept()
                came.set()
                held.append(connection)
                for word in words:
                    connection.sendall(word)
                if words:
                    connection.close()

    threading.Thread(target=serve, daemon=True).start()
    yield listening.getsockname()[1], came
    for open_one in [listening, *held]:
        open_one.close()


def test_a_server_that_says_nothing_holds_nobody_up(tmp_path):
    with answering() as (port, came), served(settings(tmp_path, port)) as server:
        forgot(server)
        assert came.wait(20)
        # Two letters hang, and all else is answered; so is whoever asks for another link.
        for _ in range(3):
            forgot(server)


@pytest.mark.parametrize("words", [(b"",), (b"220 hello\r\n",), (b"\x00\xff not SMTP\r\n",), (b"421 not now\r\n",)])
def test_a_server_that_hangs_up_or_speaks_otherwise_is_counted_and_said(tmp_path, words):
    with answering(*words) as (port, _), served(settings(tmp_path, port)) as server:
        address = forgot(server)
        once(lambda: counted(server, "failed") or counted(server, "refused"), server.log.read_text())
        once(lambda: "The mail server" in server.log.read_text(), "nothing is said")
        assert address not in server.log.read_text()


def test_nobody_there_is_said(tmp_path):
    with served(settings(tmp_path, free_port())) as server:
        forgot(server)
        once(lambda: counted(server, "failed"), server.log.read_text())


def test_a_refusal_is_said_with_its_status_and_without_an_address(tmp_path):
    mailbox = Mailbox(answer="550 no such mailbox")
    try:
        with served(settings(tmp_path, mailbox.port)) as server:
            address = forgot(server)
            once(lambda: counted(server, "refused"), server.log.read_text())
            once(lambda: "The mail server refused a letter with 550." in server.log.read_text(), "nothing is said")
            assert address not in server.log.read_text()
    finally:
        mailbox.close()


@pytest.mark.parametrize(("password", "outcome"), [("seven figs", "sent"), ("wrong", "failed")])
def test_pocketful_signs_in_where_the_server_wants_it_to(tmp_path, password, outcome):
    def authenticator(server, session, envelope, mechanism, data):
        return AuthResult(success=(data.login, data.password) == (b"pocketful", b"seven figs"))

    (tmp_path / "mail.password").write_text(password + "\n")
    mailbox = Mailbox(authenticator=authenticator, auth_required=True, auth_require_tls=False)
    try:
        with served(settings(tmp_path, mailbox.port, user="pocketful", passwordFile="mail.password")) as server:
            forgot(server)
            once(lambda: counted(server, outcome), server.ask("GET", "/metrics").body[-300:])
            assert bool(mailbox.letters) == (outcome == "sent") and password not in server.log.read_text()
    finally:
        mailbox.close()


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_certificate_that_nobody_vouches_for_gets_no_letter(tmp_path, scheme):
    key, made = certificate()
    (tmp_path / "pem").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "pem")
    if scheme == "smtp":
        mailbox = Mailbox(tls_context=context)
    else:
        mailbox = Mailbox(ssl_context=context)
    try:
        with served(settings(tmp_path, mailbox.port, scheme)) as server:
            forgot(server)
            once(lambda: counted(server, "failed") or counted(server, "refused"), server.log.read_text())
            assert not mailbox.letters
    finally:
        mailbox.close()
