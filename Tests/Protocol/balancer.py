"""HAProxy with the file that Documentation/LoadBalancer.md speaks of and `make cluster` runs, as a child of the test; and those who
ask through it."""
import http.client
import os
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from programs import free_port, once, root
from server import NoAnswer, Server

configuration = root / "Documentation" / "Examples" / "haproxy.cfg"


class Balancer:
    """A device talks with it as with a server."""

    ask = Server.ask
    cookie = "pocketful-session"

    def __init__(self):
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp())
        self.log = self.folder / "log"
        self.process = None
        # What a node behind it has to know.
        self.options = ["--public-url", f"http://localhost:{self.port}", "--trusted-proxies", "127.0.0.1"]

    def start(self, nodes):
        # Before, it would say of each once more that it is down, and up.
        once(lambda: all(node.ask("GET", "/readyz").status == 200 for node in nodes), "the nodes are not ready", seconds=30)
        places = {f"NODE{number}": f"127.0.0.1:{node.port}" for number, node in enumerate(nodes, 1)}
        program = shutil.which("haproxy", path="/usr/sbin:/usr/bin")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [program, "-db", "-f", str(configuration)], env={**os.environ, "BALANCER": f"127.0.0.1:{self.port}", **places},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        once(self.answers, "HAProxy did not start", seconds=30)
        return self

    def answers(self):
        assert self.process.poll() is None, self.log.read_text()
        with suppress(NoAnswer):
            return self.ask("GET", "/healthz").status == 200

    def said(self, what):
        """How often it said so, such as "nodes/one is DOWN"."""
        return self.log.read_text().count(what)

    def close(self):
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
        shutil.rmtree(self.folder)


class Asker(threading.Thread):
    """Does the same again and again, and remembers of what failed when it was begun."""

    def __init__(self, does, pause=0.02):
        super().__init__()
        self.does, self.pause = does, pause
        self.done, self.failed, self.ends = 0, [], threading.Event()

    def run(self):
        while not self.ends.wait(self.pause):
            began = time.monotonic()
            try:
                self.does()
                self.done += 1
            except Exception as error:  # Whatever it is, nobody should have seen it.
                self.failed.append((began, repr(error)))


def asks(balancer, path, method="GET", status=200, keeps=False):
    """By a new connection each time, or by one as browsers do."""
    connection = http.client.HTTPConnection("127.0.0.1", balancer.port, timeout=60)

    def ask():
        try:
            connection.request(method, path, headers={"Host": f"localhost:{balancer.port}"})
            answer = connection.getresponse()
            answer.read()
            assert answer.status == status, answer.status
        except BaseException:
            connection.close()
            raise
        if not keeps:
            connection.close()

    return ask


def goes_on(askers):
    """Each of them is answered some more times."""
    before = [asker.done for asker in askers]
    once(lambda: all(asker.done >= count + 5 for asker, count in zip(askers, before)), "they get no answers", seconds=15)
