// The program comes in parts (Documentation/Decisions/0009). With the first, Today stands and refreshes itself; a module's
// screens, and what a person does, wait for others. All have one memory, as if they had never been apart. What does not
// come is asked for again and again, and said to be late (Documentation/Decisions/0014). A language's texts are a part as
// well, which the program is told instead (Documentation/Decisions/0038); it says which it wants.
import { effects, program, tell } from "./loop.js";

const addresses = new Map(document.documentElement.dataset.parts?.split(" ").map((part) => part.split("=")));
const compiled = new Map();
const longWait = 3000; // milliseconds after which what has not come is late
const awaited = new Set(); // parts that something waits for
const troubles = new Map(); // part → "waiting" or, where the server has no such file any more, "newer"; null once it is here

/** Before a part is there, its functions only say so: nothing that needs one is handed over before. */
const absent = (place) => () => { throw new Error(`Function ${place} was called before its part of the program was there.`); };
const placeholders = { part: new Proxy({}, { get: (_, place) => absent(place) }) };

/** A new program of the first part, as a function from message to answer. `program.missing` is a promise of the named parts,
    or all, that it lacks; or null. What is asked for without names is for later, and nobody waits for it. */
export async function instance(first) {
  const { exports } = await WebAssembly.instantiate(first, placeholders);
  const coming = new Map();
  const here = new Set();

  const receive = receiver(exports, () => [...here]);

  async function bring(name) {
    if (!compiled.has(name)) compiled.set(name, await persistently(name, () => (isText(name) ? told : compile)(addresses.get(name))));
    if (isText(name)) receive({ now: Date.now(), kind: "text", part: name, text: compiled.get(name) });
    if (isText(name)) navigator.serviceWorker?.ready.then(({ active }) => active.postMessage(addresses.get(name)));
    else await WebAssembly.instantiate(compiled.get(name), { first: exports });
    here.add(name);
    if (program.missing === missing) tell("part");
  }

  const missing = (names) => {
    const wanted = [...addresses.keys()].filter((part) => !here.has(part) && (names ? names.includes(part) : !isText(part)));
    if (wanted.length === 0) return null;
    if (names) wanted.forEach((part) => awaited.add(part));
    sayLate();
    return Promise.all(wanted.map((part) => coming.get(part) ?? coming.set(part, bring(part)).get(part)));
  };
  program.missing = missing;
  return receive;
}

/** Each message says which parts are here. */
function receiver({ allocate, receive, answer, memory }, parts) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (message) => {
    const bytes = encoder.encode(JSON.stringify({ ...message, parts: parts() }));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const size = receive(pointer, bytes.length);
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, answer(), size)));
  };
}

effects.bring = ({ parts }) => program.missing(parts);

const isText = (name) => addresses.get(name).endsWith(".txt");

export const told = async (url) => (await fetched(url)).text();
export const compile = async (url) => WebAssembly.compileStreaming(await fetched(url));

/** A file of this build. */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw Object.assign(new Error(`${url} answered ${answer.status}.`), { status: answer.status });
  return answer;
}

/** Until it has come: after 1, 2, 4 … 30 seconds, and as soon as there is a network. */
async function persistently(name, task) {
  const late = setTimeout(() => isLate(name, "waiting"), longWait);
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await task();
      clearTimeout(late);
      awaited.delete(name);
      isLate(name, null);
      return result;
    } catch (error) {
      console.warn("Pocketful waits for a part of itself:", error);
      isLate(name, [404, 410].includes(error.status) ? "newer" : "waiting");
      await pause(Math.min(30_000, 1000 * 2 ** attempt));
    }
  }
}

/** The program can't begin without this one. */
export function needed(name, task) {
  awaited.add(name);
  return persistently(name, task);
}

/** So many milliseconds, or less where a network comes back meanwhile. */
const pause = (milliseconds) => new Promise((done) => {
  setTimeout(done, milliseconds);
  addEventListener("online", done, { once: true });
});

function isLate(name, trouble) {
  troubles.set(name, trouble);
  sayLate();
}

/** The words stand in the page, whose own program may be what is missing. */
function sayLate() {
  const kinds = [...awaited].map((name) => troubles.get(name));
  const worst = ["newer", "waiting"].find((kind) => kinds.includes(kind)) ?? "";
  const page = document.documentElement;
  if (worst === (page.dataset.late ?? "")) return;
  if (worst) page.dataset.late = worst;
  else delete page.dataset.late;
  const words = [...document.querySelectorAll("#late p")].find((each) => each.offsetHeight > 0);
  if (words) effects.announce({ text: words.textContent });
}

