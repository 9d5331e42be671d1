"""The WebAssembly program by itself, without the host: asked as the native one is."""

script = r"""async (messages) => {
  const { program, parts } = document.documentElement.dataset;
  const part = new Proxy({}, { get: () => () => { throw new Error("A part is missing."); } });
  const { instance } = await WebAssembly.instantiateStreaming(fetch(program), { part });
  const texts = [];
  for (const address of parts.split(" ")) {
    const [, name] = address.match(/([^/]*)\.\w+\.\w+$/);
    if (address.endsWith(".txt")) texts.push({ now: 0, kind: "text", part: name, text: await (await fetch(address)).text() });
    else await WebAssembly.instantiateStreaming(fetch(address), { first: instance.exports });
  }
  const { allocate, receive, answer, memory } = instance.exports;
  return [...texts, ...messages].map((message) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const size = receive(pointer, bytes.length);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), size));
  }).slice(texts.length);
}"""



def ask_all(page, messages):
    """The program's answers, in their order; all its parts are there."""
    return page.evaluate(script, messages)
