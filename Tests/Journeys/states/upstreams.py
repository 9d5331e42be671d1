"""Upstreams in a journey's hand, each with a server that reads from nothing else: it has no timetable, and so starts in a moment."""
import json
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from programs import Program, once, web

kinds = {
    "horse": "4a2788f8-e825-4d36-9894-efd4baf1cfae",
    "greyhound": "9daef0d7-bf3c-4f50-921d-8e818c60fe61",
    "harness": "161d9be2-e909-4326-8c2c-35ed71fb460b",
}


def race(meeting, number, start, kind="horse", country="AUS"):
    """As the upstream lists it; its start in seconds from now."""
    return {
        "race_id": f"{meeting}-{number}".lower().replace(" ", "-"), "race_name": "Made-up Cup", "race_number": number,
        "meeting_id": meeting.lower(), "meeting_name": meeting, "category_id": kinds[kind], "venue_name": meeting,
        "venue_country": country, "venue_state": "", "advertised_start": {"seconds": int(time.time()) + start}, "race_form": {},
    }


def card():
    """A race every minute and a half; three kinds, four countries."""
    return [
        race(*where, start=100 + 90 * index) for index, where in enumerate([
            ("Randwick", 4), ("Doomben", 2), ("Kempton Park", 3), ("Curragh", 1), ("Ascot", 5), ("Flemington", 6), ("Sandown", 7)])]


def server(folder, upstream, score=""):
    return Program(
        "pocketful", "serve", "--data", folder.name, "--web", str(web), "--realtime-base", upstream + "none/",
        "--races-url", upstream, "--score-url", upstream + score, ready="/")


class RacingDay:
    """The racing upstream in the journey's hand, and a server that reads from nothing else. It is not the simulator: a
    journey says which races there are, holds an answer back while it is asked for, and lets it go."""

    def __init__(self):
        self.status = 200
        self.races = []
        self.may_answer = threading.Event()
        self.may_answer.set()
        day = self

        class Answers(BaseHTTPRequestHandler):
            def do_GET(self):
                # Shorter than the server's patience.
                if "nextraces" not in self.path or not day.may_answer.wait(8):
                    return self.send_error(404)
                body = json.dumps(day.answer).encode()
                self.send_response(day.status)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.upstream = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.upstream.daemon_threads = True
        threading.Thread(target=self.upstream.serve_forever, daemon=True).start()
        self.folder = TemporaryDirectory()
        self.server = server(self.folder, f"http://127.0.0.1:{self.upstream.server_port}/")
        self.command = self.server.command
        self.address = self.server.address

    @property
    def answer(self):
        return {"status": 200, "data": {
            "next_to_go_ids": [race["race_id"] for race in self.races],
            "race_summaries": {race["race_id"]: race for race in self.races}}}

    def begin(self, *races):
        self.races = list(races)
        self.server.start()
        return self

    def asked(self):
        """Comes back once the server has the upstream's first answer."""
        once(lambda: json.load(urlopen(self.address + "/api/v1/races"))["asOf"], "the server never had an answer")
        return self

    def kept(self):
        """Comes back once that answer is on the server's disk as well, a moment after it was first shown."""
        def count():
            with closing(sqlite3.connect(f"{self.folder.name}/cache.sqlite")) as disk:
                return disk.execute("SELECT count(*) FROM feed").fetchone()[0]
        once(count, "the server never kept its answer")
        return self

    def run_by(self, *races, later=None):
        """With a server that has these races from an earlier run and waits for the upstream: an answer that it gives is
        shown at once, not at the next quarter of a minute. `later` stops the server's clock so many seconds from now."""
        self.begin(*races).asked().kept()
        self.server.stop()
        self.may_answer.clear()
        self.server.command = self.command + (["--now", str(int(time.time()) + later)] if later else [])
        self.server.start()
        return self

    def move(self, name, seconds):
        next(race for race in self.races if race["race_id"] == name)["advertised_start"]["seconds"] += seconds

    def remove(self, name):
        self.races = [race for race in self.races if race["race_id"] != name]

    def answers(self, status=200):
        self.status = status
        self.may_answer.set()

    def close(self):
        self.may_answer.set()
        self.server.stop()
        self.upstream.shutdown()
        self.upstream.server_close()
        self.folder.cleanup()


class Bureau:
    """The simulator's credit reports, in a scenario."""

    def __init__(self, scenario="calm"):
        self.folder = TemporaryDirectory()
        self.upstream = Program("simulator", "--scenario", scenario, ready="/").start()
        self.server = server(self.folder, self.upstream.address + "/", score="prod/mockcredit/values").start()
        self.address = self.server.address

    def close(self):
        self.server.stop()
        self.upstream.stop()
        self.folder.cleanup()
