"""The WebAssembly program by itself, without the host: asked as the native one is."""

script = """async (messages) => {
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



def ask_all(page, messages):
    """The program's answers, in their order; all its parts are there."""
    return page.evaluate(script, messages)
