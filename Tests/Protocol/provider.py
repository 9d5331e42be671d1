"""A provider of OpenID Connect that takes anybody at their word, and a server that people may sign in to by it."""
import contextlib
import json

from oidc_provider_mock import run_server_in_thread


@contextlib.contextmanager
def provider():
    with run_server_in_thread() as running:
        yield f"http://localhost:{running.server_port}"


def named(folder, issuer):
    """What `--openid` reads."""
    (folder / "secret").write_text("known to both")
    file = folder / "providers.json"
    file.write_text(json.dumps([{"id": "acme", "name": "Acme", "issuer": issuer, "clientID": "pocketful", "secretFile": "secret"}]))
    return ["--openid", str(file)]
