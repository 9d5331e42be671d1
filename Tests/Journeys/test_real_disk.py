"""A browser profile on a real disk, as a person's is; the other journeys' profiles are in memory alone."""
import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest
from conftest import flags
from pages import MyStopsPage, StopPage
from pages.store import Store
from phone import Phone, small
from playwright.sync_api import expect
from programs import once


@pytest.fixture
def profile(chromium, city):
    """Its folder, and a function that starts the browser on it."""
    kind, path = chromium
    folder = tempfile.mkdtemp()
    started = []

    def start():
        started.append(kind.launch_persistent_context(folder, executable_path=path, args=flags, viewport=small))
        return Phone(started[-1], city.address)

    yield folder, start
    for context in started:
        context.close()
    shutil.rmtree(folder, ignore_errors=True)


def test_what_is_large_is_read_too(profile):
    _, start = profile
    phone = start()
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    Store(phone.page).keep_large(6, 2_000_000)  # such values the browser has in files of their own, and reads late
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])
    assert not phone.unexpected


def test_a_value_whose_file_is_lost_hides_nothing_else(profile):
    folder, start = profile
    phone = start()
    stop = StopPage.open(phone)
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    Store(phone.page).keep_random("board 635", 600_000)
    phone.context.close()
    lost = [file for file in Path(folder).glob("**/*.indexeddb.blob/**/*") if file.is_file()]
    assert lost, "the browser has it elsewhere"
    for file in lost:
        file.unlink()
    my_stops = MyStopsPage.open(start())
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])


def test_a_kept_stop_survives_the_browser_being_killed(profile):
    profile, start = profile
    stop = StopPage.open(start())
    stop.add()
    expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    os.kill(next(process for process, command in processes_of(profile) if not is_child(command)), signal.SIGKILL)
    # The killed browser's children may hold the profile for a moment.
    once(lambda: not list(processes_of(profile)), "the browser's children stay")
    my_stops = MyStopsPage.open(start())
    expect(my_stops.stations).to_have_text(["Times Sq-42 St"])


def processes_of(profile):
    """Each that was started with our profile: its number and its command."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                command = file.read().decode(errors="replace").split("\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}" in command:
            yield int(name), command


def is_child(command):
    return any(part.startswith("--type=") for part in command)
