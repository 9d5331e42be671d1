"""A mail server that takes letters: what an operator has at the other end of `--mail`."""
import datetime
import email
import email.policy
import json

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from programs import free_port, once


class Mailbox:
    """Keeps what comes. `answer`: what is said to a letter instead of yes."""

    def __init__(self, answer="250 OK", **options):
        self.letters, self.raw, self.answer = [], [], answer
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port(), **options)
        self.controller.start()
        self.port = self.controller.port

    async def handle_DATA(self, server, session, envelope):
        if self.answer.startswith("250"):
            letter = email.message_from_bytes(envelope.original_content, policy=email.policy.default)
            self.raw.append(envelope.original_content)
            self.letters.append((envelope.mail_from, envelope.rcpt_tos, letter))
        return self.answer

    def letter_to(self, address):
        """The newest, once it is there."""
        return once(lambda: [letter for _, to, letter in self.letters if to == [address]], f"no letter came to {address}")[-1]

    def token_for(self, address):
        (link,) = [word for word in self.letter_to(address).get_content().split() if "#reset=" in word]
        return link.split("#reset=")[1]

    def close(self):
        self.controller.stop()


def settings(folder, port, scheme="smtp", **others):
    """The file that `--mail` names."""
    path = folder / "mail.json"
    path.write_text(json.dumps({"server": f"{scheme}://127.0.0.1:{port}", "from": "pocketful@example.org", **others}))
    return str(path)


def certificate():
    """A key and what it says of itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.timezone.utc)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1)).sign(key, hashes.SHA256()))
    return key, made
