"""One source, two compilers: the WebAssembly program answers each message as the native one did."""
import json
from pathlib import Path

conversation = json.loads((Path(__file__).parent / "conversation.json").read_text())

ask_all = """async (messages) => {
  const { program, parts } = document.documentElement.dataset;
  const part = new Proxy({}, { get: () => () => { throw new Error("A part is missing."); } });
  const { instance } = await WebAssembly.instantiateStreaming(fetch(program), { part });
  for (const named of parts.split(" ")) {
    await WebAssembly.instantiateStreaming(fetch(named.split("=")[1]), { first: instance.exports });
  }
  const { allocate, receive, answer, memory } = instance.exports;
  return messages.map((message) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const size = receive(pointer, bytes.length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), size));
  });
}"""


def test_each_answer_is_the_same_as_natively(phone):
    page = phone.page
    page.goto(phone.address + "/departures")
    messages, expected = conversation[0::2], conversation[1::2]
    answers = page.evaluate(ask_all, messages)
    differing = [
        (message, wanted[:500], got[:500])
        for message, wanted, got in zip(messages, expected, answers)
        if wanted != got
    ]
    assert not differing, differing[0]
    assert len(answers) > 100
