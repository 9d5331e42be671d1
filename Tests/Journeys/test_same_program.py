"""One source, two compilers: the WebAssembly program answers each message as the native one did."""
import json
from pathlib import Path

from pages.bare_program import ask_all

conversation = json.loads((Path(__file__).parent / "conversation.json").read_text())

def test_each_answer_is_the_same_as_natively(phone):
    phone.page.goto(phone.address + "/departures")
    messages, expected = conversation[0::2], conversation[1::2]
    answers = ask_all(phone.page, messages)
    differing = [
        (message, wanted[:500], got[:500])
        for message, wanted, got in zip(messages, expected, answers)
        if wanted != got
    ]
    assert not differing, differing[0]
    assert len(answers) > 100
