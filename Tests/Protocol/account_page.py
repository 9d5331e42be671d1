"""Chromium, and a page in it that has Web/account, without a server of ours."""
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
def chromium():
    path = shutil.which("chromium")
    assert path, "chromium is not installed: make setup"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextlib.contextmanager
def account_page(browser):
    """On localhost, which is where WebCrypto is besides https. What the folder exports is in `account`."""
    files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=web))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    page = browser.new_page()
    page.goto(f"http://localhost:{files.server_port}/account/")
    page.evaluate("""async () => {
        const names = ["bytes", "codes", "sealing", "wraps", "common"];
        window.account = Object.assign({}, ...await Promise.all(names.map((name) => import(`/account/${name}.js`))));
        const { accountKeys, bytesOf, Refused } = account;
        window.keysOf = (id, key, modules) => accountKeys(bytesOf(id), bytesOf(key), modules);
        window.said = (each) => (each instanceof Refused ? { refused: each.reason } : each);
    }""")
    yield page
    files.shutdown()
