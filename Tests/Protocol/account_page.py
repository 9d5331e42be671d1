"""A page in Chromium that has Web/account, without a server of ours."""
import contextlib
import http.server
import shutil
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

web = Path(__file__).resolve().parents[2] / "Web"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def account_page():
    """On localhost, which is where WebCrypto is besides https. What the folder exports is in `account`."""
    path = shutil.which("chromium")
    assert path, "chromium is not installed: make setup"
    files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=web))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://localhost:{files.server_port}/account/")
        page.evaluate("""async () => {
            const modules = await Promise.all(["bytes", "sealing", "wraps"].map((name) => import(`/account/${name}.js`)));
            window.account = Object.assign({}, ...modules);
            const { accountKeys, bytesOf, Refused } = account;
            window.keysOf = (id, key, modules) => accountKeys(bytesOf(id), bytesOf(key), modules);
            window.said = (each) => (each instanceof Refused ? { refused: each.reason } : each);
        }""")
        yield page
        browser.close()
    files.shutdown()
