// The program comes in parts (Documentation/Decisions/0009). With the first, Today stands and refreshes itself; a module's
// screens, and what a person does, wait for others. All have one memory, as if they had never been apart. What does not
// come is asked for again and again, and said to be late (Documentation/Decisions/0014). A language's texts and
// the network's facts are parts as well, which the program is told instead (Documentation/Decisions/0038); it says which it wants.
import { effects, program, tell } from "./loop.js";
import { fetched, isOfAnotherBuild, whole } from "./whole.js";

const files = new Map(); // part → where its files are; one may be of several parts: "/assets/departures+today.1a2b3c4d.wasm"
for (const url of document.documentElement.dataset.parts?.split(" ") ?? [])
  for (const part of url.replace(/.*\/|\.\w+\.\w+$/g, "").split("+")) files.set(part, [...(files.get(part) ?? []), url]);
files.set("network", [document.documentElement.dataset.facts]);
files.set("map", [document.documentElement.dataset.map]);
const compiled = new Map(); // by address, as promises
const longWait = 3000; // milliseconds after which what has not come is late
const awaited = new Set(); // files that something waits for
const troubles = new Map(); // file → "waiting" or, where the server has no such one any more, "newer"; null once it is here

/** Before a part is there, its functions only say so: nothing that needs one is handed over before. */
const placeholders = { part: new Proxy({}, { get: (_, place) => () => {
  throw new Error(`Function ${place} was called before its part of the program was there.`);
} }) };

/** A new program of the first part, as a function from message to answer. `program.missing` is a promise of the named parts,
    or all, that it lacks; or null. What is asked for without names is for later, and nobody waits for it. */
export async function instance(first) {
  const { exports } = await WebAssembly.instantiate(first, placeholders);
  const coming = new Map(); // parts and files, as promises
  const here = new Set();

  const receive = receiver(exports, () => [...here]);

  /** Once, however many want it. */
  const once = (name, task) => coming.get(name) ?? coming.set(name, task()).get(name);

  async function add(url, part) {
    if (!compiled.has(url)) compiled.set(url, persistently(url, () => (isText(part) ? told : compile)(url)));
    const content = await compiled.get(url);
    if (!isText(part)) return WebAssembly.instantiate(content, { first: exports });
    receive({ now: Date.now(), kind: "text", part, text: content });
    navigator.serviceWorker?.ready.then(({ active }) => active.postMessage(url));
  }

  async function bring(part) {
    await Promise.all(files.get(part).map((url) => once(url, () => add(url, part))));
    here.add(part);
    if (program.missing === missing) tell("part");
  }

  const missing = (names, isAwaited = Boolean(names)) => {
    const wanted = [...files.keys()].filter((part) => !here.has(part) && (names ? names.includes(part) : !isText(part)));
    if (wanted.length === 0) return null;
    if (isAwaited) wanted.flatMap((part) => files.get(part)).forEach((url) => awaited.add(url));
    const all = Promise.all(wanted.map((part) => once(part, () => bring(part))));
    sayLate();
    return all;
  };
  program.missing = missing;
  return receive;
}

/** Each message says which parts are here. */
function receiver({ allocate, receive, answer, memory }, parts) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (message) => {
    const bytes = encoder.encode(wellFormed(JSON.stringify({ ...message, parts: parts() })));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const size = receive(pointer, bytes.length);
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, answer(), size)));
  };
}

/** Half a character is none in JSON, and in what is stored: one that can't be read stands in its place. */
export const wellFormed = (json) => json.includes("\\ud")
  ? json.replace(/\\(\\|ud[89a-f]..)/g, (escape) => (escape === "\\\\" ? escape : "\\ufffd")) : json;

effects.bring = ({ parts, awaited }) => program.missing(parts, awaited);

const isText = (part) => !files.get(part)[0].endsWith(".wasm");

const told = (url) => fetched(url, async (answer) => (await whole(url, answer)).text());
/** While it comes: its sum would be known at the end only, and what is no program is not compiled. */
const compile = (url) => fetched(url, (answer) => WebAssembly.compileStreaming(answer));

/** Until it has come: after 1, 2, 4 … 30 seconds, and as soon as there is a network. */
async function persistently(url, task) {
  const late = setTimeout(() => isLate(url, "waiting"), longWait);
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await task();
      clearTimeout(late);
      awaited.delete(url);
      isLate(url, null);
      return result;
    } catch (error) {
      console.warn("Pocketful waits for a part of itself:", error);
      const isNewer = [404, 410].includes(error.status) && (await isOfAnotherBuild(url));
      isLate(url, isNewer ? "newer" : "waiting");
      await pause(Math.min(30_000, 1000 * 2 ** attempt));
    }
  }
}

/** The program can't begin without this one. */
export function needed(url) {
  awaited.add(url);
  return persistently(url, () => compile(url));
}

/** So many milliseconds, or less where a network comes back meanwhile. */
const pause = (milliseconds) => new Promise((done) => {
  setTimeout(done, milliseconds);
  addEventListener("online", done, { once: true });
});

function isLate(url, trouble) {
  troubles.set(url, trouble);
  sayLate();
}

/** The words stand in the page, whose own program may be what is missing. */
function sayLate() {
  const kinds = [...awaited].map((url) => troubles.get(url));
  const worst = ["newer", "waiting"].find((kind) => kinds.includes(kind)) ?? "";
  const page = document.documentElement;
  if (worst === (page.dataset.late ?? "")) return;
  if (worst) page.dataset.late = worst;
  else delete page.dataset.late;
  const words = [...document.querySelectorAll("#late p")].find((each) => each.offsetHeight > 0);
  if (words) effects.announce({ text: words.textContent });
}

