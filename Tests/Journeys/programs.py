"""The real server over the real simulator, started on free ports and always stopped."""
import contextlib
import hashlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from records import at

root = Path(__file__).resolve().parents[2]
programs = root / os.environ.get("POCKETFUL_BIN", ".build/debug")
web = root / os.environ.get("POCKETFUL_WEB", ".build/web")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def once(holds, otherwise, seconds=60):
    """Comes back with the first answer that is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := holds():
            return answer
        time.sleep(0.05)
    raise AssertionError(otherwise)


class Program:
    """One running program; `stop` and `start` again keep its port."""

    def __init__(self, name, *arguments, ready):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [str(programs / name), *arguments, "--port", str(self.port)]
        self.ready = ready
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        once(self.answers, f"{self.command} did not answer on {self.ready}")
        return self

    def answers(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"{self.command} ended: {self.process.stderr.read()[-2000:]}")
        with contextlib.suppress(OSError):
            return urllib.request.urlopen(self.address + self.ready, timeout=2).status == 200

    def stop(self, with_signal=signal.SIGTERM):
        if self.process is None:
            return
        self.process.send_signal(with_signal)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


class City:
    """An agency that sends (the simulator, in a scenario) and a server that reads from it."""

    def __init__(self, scenario, web=web, time=None, others=(), is_first=True):
        """`is_first`: the simulator's timetable is New York's; else `others` say whose is the first."""
        stopped = ["--now", str(at(time) // 1000)] if time else []
        self.folder = tempfile.TemporaryDirectory()
        self.agency = Program("simulator", "--scenario", scenario, *stopped, ready="/").start()
        # Made at the first ask: on a busy machine that takes longer than the server waits for an agency.
        urllib.request.urlopen(self.agency.address + "/gtfs_subway.zip", timeout=300).read()
        self.server = Program(
            "pocketful", "serve", *stopped, "--data", self.folder.name, "--web", str(web),
            "--realtime-base", self.agency.address + "/Dataservice/mtagtfsfeeds/",
            "--races-url", self.agency.address + "/rest/v1/racing/",
            *(["--static", self.agency.address + "/gtfs_subway.zip"] if is_first else []),
            "--score-url", self.agency.address + "/prod/mockcredit/values", *others, ready="/readyz",
        ).start()
        self.address = self.server.address

    def fault(self, name, feed="*", seconds=120):
        body = json.dumps({"feed": feed, "fault": name, "seconds": seconds}).encode()
        request = urllib.request.Request(self.agency.address + "/control", data=body, method="POST")
        urllib.request.urlopen(request, timeout=60).read()

    def ask(self, path):
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return json.load(answer)

    def run(self, *arguments):
        """What another command of the program says, on the same data."""
        command = [str(programs / "pocketful"), *arguments, "--data", self.folder.name]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=True).stdout

    def sign_up_by(self, signup):
        """Started anew, `signup` says who may make an account."""
        self.server.stop()
        command = self.server.command
        command[command.index("--signup") + 1] = signup
        self.server.start()

    def let_pairings_run_out(self):
        """As after their five minutes."""
        with contextlib.closing(sqlite3.connect(f"{self.folder.name}/pocketful.sqlite")) as people, people:
            people.execute("UPDATE pairing SET expires = 0")

    def close(self):
        self.server.stop()
        self.agency.stop()
        self.folder.cleanup()


def newer_build(folder):
    """Makes the web app in this folder a later build of itself: its styles have changed, and so has its worker."""
    names = json.loads((folder / "assets.json").read_text())
    old = names["app.css"]
    styles = (folder / old).read_bytes() + b"main { --build: newer; }\n"
    names["app.css"] = f"app.{hashlib.sha256(styles).hexdigest()[:8]}.css"
    (folder / names["app.css"]).write_bytes(styles)
    worker = (folder / names["worker.js"]).read_text().replace(old, names["app.css"])
    names["worker.js"] = "worker.00000000.js"
    (folder / names["worker.js"]).write_text(worker.replace("pocketful ", "pocketful newer "))
    (folder / "assets.json").write_text(json.dumps(names))
