"""The real server on a free port and a folder of its own, stopped and killed as tests want it; and one question to it."""
import contextlib
import gzip
import http.client
import json
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from programs import free_port, once, programs, root

away = "http://127.0.0.1:9/"  # nothing listens there: accounts need no agency


class NoAnswer(Exception):
    """The server was gone, or went before it had said all."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes = field(repr=False)

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        return self.json.get("code") if self.body else None


class Server:
    def __init__(self, *options):
        self.folder = Path(tempfile.mkdtemp())
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.port = free_port()
        self.origin = f"http://localhost:{self.port}"
        self.command = [
            str(programs / "pocketful"), "serve", "--port", str(self.port), "--data", str(self.data), "--realtime-base", away,
            "--races-url", away, "--score-url", away, *options]
        # WebKit keeps no secure cookie at http://localhost, so the name that stands for one is not used there.
        self.cookie = "__Host-session" if "--public-url" in options else "pocketful-session"
        self.process = None

    def start(self):
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=root, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        once(self.answers, f"{self.command} did not answer", seconds=60)
        return self

    def answers(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
        with contextlib.suppress(NoAnswer):
            return self.ask("GET", "/healthz").status == 200

    def stop(self, by=signal.SIGTERM):
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(30)
            self.process = None

    def kill(self):
        self.stop(signal.SIGKILL)

    def close(self):
        self.stop()
        shutil.rmtree(self.folder)

    def run(self, *arguments):
        """Another command of the program, on the same data."""
        command = [self.command[0], *arguments, "--data", str(self.data)]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=False)

    def ask(self, method, path, body=None, headers=None, timeout=60):
        """`body`: bytes as they are, or anything else as JSON, packed where it is long."""
        sent = dict(headers or {})
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body, separators=(",", ":")).encode()
            sent.setdefault("Content-Type", "application/json")
            if len(body) > 1000:
                sent["Content-Encoding"], body = "gzip", gzip.compress(body, 1)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, path, body, {"Host": f"localhost:{self.port}", "Accept-Encoding": "gzip", **sent})
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswer(repr(error)) from error
        finally:
            connection.close()
        if answer.headers.get("Content-Encoding") == "gzip":
            content = gzip.decompress(content)
        return Answer(answer.status, answer.headers, content)

    def memory(self):
        """The most that it had in memory since it started, in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0])
