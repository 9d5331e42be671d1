"""The command line at a terminal: what only a real one shows."""
import os
import pty
import signal
import subprocess
import termios
from contextlib import contextmanager

from programs import once, programs


def shows_typing(terminal):
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


@contextmanager
def login(folder):
    """One that has asked for the password: its keyboard, its terminal, and the program."""
    keyboard, terminal = pty.openpty()
    asked = [programs / "pocketful", "login", "http://localhost:9", "--email", "ana@example.org", "--data", folder]
    # What a shell starts in the background hears no Ctrl-C, and nor would what that starts.
    program = subprocess.Popen(
        asked, stdin=terminal, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    try:
        once(lambda: not shows_typing(terminal), "what is typed would be shown")
        yield keyboard, terminal, program
    finally:
        program.kill()
        program.communicate()
        os.close(keyboard)
        os.close(terminal)


def test_a_password_ends_with_its_line_and_is_not_shown(tmp_path):
    with login(tmp_path) as (keyboard, terminal, program):
        os.write(keyboard, b"sieben\n")
        said, _ = program.communicate(timeout=60)
        assert b"can't be reached" in said and b"sieben" not in said
        assert shows_typing(terminal)


def test_who_breaks_off_at_the_password_sees_again_what_is_typed(tmp_path):
    with login(tmp_path) as (keyboard, terminal, program):
        os.write(keyboard, b"sieben\x03")
        assert program.wait(20) == -signal.SIGINT
        assert shows_typing(terminal)
