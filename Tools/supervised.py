"""Programs that run as long as a script does, each started again when it ends; for Tools/cluster."""
import http.client
import os
import signal
import socket
import subprocess
import time

again_after = 2


class Trouble(Exception):
    """A sentence for whoever runs this."""


def say(line):
    print(line, flush=True)


def answers(port, path, seconds=2):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=seconds)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


class Ports:
    """Free ones, no two the same."""

    def __init__(self):
        self.taken = set()

    def named(self, variable, standard):
        """One that people know, or chose."""
        port = int(os.environ.get(variable) or standard)
        if not self.is_free(port):
            raise Trouble(f"port {port} is in use; choose another by {variable}=…")
        self.taken.add(port)
        return port

    def after(self, start):
        port = next(port for port in range(start, 65536) if port not in self.taken and self.is_free(port))
        self.taken.add(port)
        return port

    @staticmethod
    def is_free(port):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                return False
        return True


class Part:
    """One of the programs. `ready` says whether it can be used, `by` is how it is told to end, `at_last` how when it doesn't."""

    def __init__(self, name, command, *, ready, log, environment=None, by=signal.SIGTERM, at_last=signal.SIGKILL):
        self.name, self.ready, self.log, self.by, self.at_last = name, ready, log, by, at_last
        # It does not outlive us, whatever becomes of us.
        self.command = ["setpriv", "--pdeathsig", by.name.removeprefix("SIG"), *map(str, command)]
        self.environment = {**os.environ, **(environment or {})}
        self.process, self.began, self.ended, self.is_ready, self.failures = None, 0, None, False, 0

    def start(self):
        with self.log.open("ab") as log:
            # Ctrl-C is not for it: it is told when its turn has come.
            self.process = subprocess.Popen(
                self.command, cwd="/", env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        self.began, self.ended, self.is_ready = time.monotonic(), None, False

    def wait(self, seconds=120):
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() > self.began + seconds:
                raise Trouble(f"{self.name} did not start:\n{self.tail()}")
            time.sleep(0.1)
        self.is_ready = True

    def watch(self):
        """One look: what has ended is begun again, and both is said."""
        if self.ended is not None:
            if time.monotonic() > self.ended + again_after:
                self.start()
        elif (status := self.process.poll()) is not None:
            how = f"was ended by {signal.Signals(-status).name}" if status < 0 else f"ended with {status}"
            self.failures = 0 if self.is_ready else self.failures + 1
            if self.failures == 5:
                raise Trouble(f"{self.name} does not start any more:\n{self.tail()}")
            say(f"{self.name} {how}; it is started again in {again_after} s.")
            self.ended = time.monotonic()
        elif not self.is_ready and self.ready():
            self.is_ready = True
            say(f"{self.name} is there again, pid {self.process.pid}.")

    def tell(self, what):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(what)
            self.process.send_signal(signal.SIGCONT)  # Who was stopped hears nothing before.

    def end(self, seconds=15):
        self.tell(self.by)
        if self.process is None:
            return
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.tell(self.at_last)
            self.process.wait()

    def tail(self):
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-5:])
