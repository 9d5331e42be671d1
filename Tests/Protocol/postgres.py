"""A PostgreSQL of the test's own, from the system's package, and a PgBouncer in front of it: children of the test, so that they can
be killed as a whole, and begun again on the same files."""
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from programs import free_port, once


class Child:
    """A program that refuses to be root's, with a folder that is its own."""

    def __init__(self, user):
        self.folder = Path(tempfile.mkdtemp())
        self.user, self.process = user, None
        self.folder.chmod(0o755)
        self.own(self.folder)

    @property
    def prefix(self):
        return ["setpriv", "--reuid", self.user, "--regid", self.user, "--clear-groups"] if os.getuid() == 0 else []

    def own(self, path):
        if os.getuid() == 0:
            shutil.chown(path, self.user, self.user)

    def begin(self, *command):
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, *command], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def end(self, by):
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(30)
            self.process = None

    def close(self):
        self.end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Child):
    """With a database "pocketful" and two names: "keeper" owns it, "guest" may do nothing in it."""

    def __init__(self, **settings):
        super().__init__("postgres")
        versions = sorted(Path("/usr/lib/postgresql").iterdir(), key=lambda path: int(path.name))
        self.programs = versions[-1] / "bin"
        self.port = free_port()
        self.settings = {"fsync": "on", "max_connections": 100, **settings}
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "--no-sync")
        (self.folder / "data" / "pg_hba.conf").write_text(
            "local all postgres trust\nhost all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n")

    def run(self, program, *arguments, told=None):
        done = subprocess.run(
            [*self.prefix, str(self.programs / program), *arguments], cwd=self.folder, input=told, capture_output=True, text=True, timeout=60,
            check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self):
        is_new = not (self.folder / "log").exists()
        options = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        self.begin(str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port), *options)
        once(self.answers, "PostgreSQL did not start", seconds=60)
        if is_new:
            for statement in ("CREATE ROLE keeper LOGIN PASSWORD 'hunter2'", "CREATE ROLE guest LOGIN PASSWORD 'hunter2'",
                              "CREATE DATABASE pocketful OWNER keeper", "REVOKE CREATE ON SCHEMA public FROM public"):
                self.sql(statement, database="postgres")
        return self

    def answers(self):
        assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
        done = subprocess.run([str(self.programs / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)], check=False)
        return done.returncode == 0

    def sql(self, statement, database="pocketful", told=None):
        """`told` is what a COPY reads."""
        return self.run(
            "psql", "-h", str(self.folder), "-p", str(self.port), "-U", "postgres", "-d", database, "-Atqc", statement, told=told)

    def address(self, user="keeper", password="hunter2", database="pocketful", port=None):
        return f"postgres://{user}:{password}@127.0.0.1:{port or self.port}/{database}"

    def stop(self):
        self.end(signal.SIGINT)

    def kill(self):
        """Each process of it, as a machine that loses its power does."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        self.end(signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        # It had no time to say that nobody listens there any more.
        with suppress(FileNotFoundError):
            (self.folder / f".s.PGSQL.{self.port}.lock").unlink()


class PgBouncer(Child):
    """In transaction mode: two statements of one connection may go to different ones of the server."""

    def __init__(self, postgres, size=4):
        super().__init__("postgres")
        self.port = free_port()
        (self.folder / "users").write_text('"keeper" "hunter2"\n')
        (self.folder / "ini").write_text(
            f"[databases]\npocketful = host=127.0.0.1 port={postgres.port} dbname=pocketful\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
            f"listen_port = {self.port}\nunix_socket_dir =\nauth_type = plain\nauth_file = users\npool_mode = transaction\n"
            f"default_pool_size = {size}\nserver_login_retry = 1\nlogfile = bouncer.log\n")
        for name in ("users", "ini"):
            self.own(self.folder / name)

    def start(self):
        self.begin(shutil.which("pgbouncer", path="/usr/sbin:/usr/bin"), "ini")
        once(self.answers, "PgBouncer did not start", seconds=30)
        return self

    def answers(self):
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    def address(self):
        return f"postgres://keeper:hunter2@127.0.0.1:{self.port}/pocketful"
