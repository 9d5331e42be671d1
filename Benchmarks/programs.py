"""The release server and simulator, started on free ports and always stopped."""
import contextlib
import os
import signal
import socket
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RELEASE = os.path.abspath(os.environ.get("POCKETFUL_BIN", os.path.join(ROOT, ".build", "release")))
SHARED = os.path.join(os.path.dirname(ROOT), "shared")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(arguments: list[str]):
    log = os.path.join(ROOT, ".build", "bench", os.path.basename(arguments[0]) + ".log")
    os.makedirs(os.path.dirname(log), exist_ok=True)
    with open(log, "w") as file:
        process = subprocess.Popen(arguments, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def status(port: int, path: str, timeout: float = 2) -> int:
    """The status of one GET; 0 where nobody answers. A bare socket, since it is asked in a tight loop."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return int(connection.recv(64).split(b" ")[1])
    except (OSError, IndexError, ValueError):
        return 0


def wait_for(port: int, path: str, process, seconds: float = 30) -> float:
    """Seconds until the path answers 200."""
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        if status(port, path) == 200:
            return time.perf_counter() - began
        if process.poll() is not None:
            raise SystemExit(f"bench: {process.args[0]} ended with {process.returncode}")
        time.sleep(0.001)
    raise SystemExit(f"bench: {process.args[0]} was not ready after {seconds:.0f} s")


@contextlib.contextmanager
def simulator(*arguments: str):
    port = free_port()
    with running([f"{RELEASE}/simulator", "--port", str(port), *arguments]) as process:
        wait_for(port, "/", process)
        yield port


@contextlib.contextmanager
def server(upstream: int, *arguments: str):
    """(process, port, seconds from start to ready), with an empty data folder."""
    port = free_port()
    web = os.path.join(ROOT, ".build", "web")
    if os.path.exists(f"{web}/assets.json"):
        arguments = ("--web", web, *arguments)
    with tempfile.TemporaryDirectory() as data:
        command = [f"{RELEASE}/pocketful", "serve", "--port", str(port), "--data", data, *arguments,
                   "--realtime-base", f"http://127.0.0.1:{upstream}/Dataservice/mtagtfsfeeds/",
                   "--races-url", f"http://127.0.0.1:{upstream}/rest/v1/racing/",
                   "--score-url", f"http://127.0.0.1:{upstream}/prod/mockcredit/values"]
        began = time.perf_counter()
        with running(command) as process:
            wait_for(port, "/readyz", process)
            yield process, port, time.perf_counter() - began
