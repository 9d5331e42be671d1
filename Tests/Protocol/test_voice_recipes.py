"""What Documentation/Voice.md tells people to send, read out of it and sent. A phone's own apps are not here; what they ask is."""
import json
import os
import re
import subprocess

import pytest
from programs import root
from tokens import Token, with_balance

page = (root / "Documentation" / "Voice.md").read_text()


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


@pytest.fixture
def token(ann):
    with_balance(ann, 3000)
    return Token(ann).made(ann)


def run(script, token):
    environment = {**os.environ, "POCKETFUL_URL": token.server.origin, "POCKETFUL_TOKEN": token.text}
    done = subprocess.run(["bash", "-c", script], env=environment, capture_output=True, text=True, timeout=60, check=True)
    return json.loads(done.stdout)


def test_each_command_does_what_stands_above_it(token):
    asking, riding, express = blocks("sh")
    assert run(asking, token)["sentence"] == "Balance $30.00. 10 rides left."
    assert run(riding, token)["charged"] == "3.00"
    assert float(run(express, token)["charged"]) > 3


def test_every_member_that_is_told_of_is_answered(token):
    told = set(re.findall(r"`([a-zA-Z]+)`", "".join(line.split("|")[1] for line in page.splitlines() if line.startswith("| `"))))
    assert told == set(token.ride().json) - {"now"}


def test_the_widgets_script_asks_what_is_answered(token):
    (script,) = [block for block in blocks("js") if block.startswith("// scriptable")]
    url = re.search(r'"POCKETFUL_URL(/[^"]*)"', script)[1]
    header = re.search(r'Authorization: "(Bearer )POCKETFUL_TOKEN"', script)[1]
    answer = token.server.ask("GET", url, None, {"Authorization": header + token.text})
    assert answer.status == 200
    for member in re.findall(r"card\.(\w+)", script):
        assert member in answer.json or member == "detail"
    assert "detail" in token.server.ask("GET", url).json, "what is shown where the token doesn't hold"


def test_the_other_script_says_what_is_answered(token):
    (script,) = [block for block in blocks("js") if "speak(" in block]
    assert set(re.findall(r"answer\.(\w+)", script)) <= set(token.card().json)


def test_the_houses_yaml_asks_what_is_answered(token):
    (yaml,) = blocks("yaml")
    paths = re.findall(r"(?:resource|url): POCKETFUL_URL(\S+)", yaml)
    assert paths == ["/api/v1/fare-card", "/api/v1/fare-card/rides"]
    said = token.server.ask("GET", paths[0], None, {"Authorization": f"Bearer {token.text}", "Accept-Language": "en"}).json
    attributes = re.findall(r"^      - (\w+)$", yaml, re.MULTILINE)
    assert {"sentence", "ridesLeft"} == set(attributes) and set(attributes) | set(re.findall(r"value_json\.(\w+)", yaml)) <= set(said)
    # As `{{ now().timestamp() }}` writes one.
    ridden = token.server.ask("POST", paths[1], b"", {"Authorization": f"Bearer {token.text}", "Idempotency-Key": "1764525600.123456"})
    assert ridden.status == 201
