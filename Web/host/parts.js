// The program comes in parts (Documentation/Decisions/0009). With the first, Today stands and refreshes itself; a module's
// screens, and what a person does, wait for others. All have one memory, as if they had never been apart.
import { common, program, tell } from "./loop.js";

const addresses = new Map(document.documentElement.dataset.parts?.split(" ").map((part) => part.split("=")));
const compiled = new Map();

/** Before a part is there, its functions only say so: nothing that needs one is handed over before. */
const absent = (place) => () => { throw new Error(`Function ${place} was called before its part of the program was there.`); };
const placeholders = { part: new Proxy({}, { get: (_, place) => absent(place) }) };

/** A new program of the first part. `program.missing` is a promise of the named parts, or all, that it lacks; or null. */
export async function instance(module) {
  const { exports } = await WebAssembly.instantiate(module, placeholders);
  const coming = new Map();
  const here = new Set();

  async function bring(name) {
    if (!compiled.has(name)) compiled.set(name, await WebAssembly.compileStreaming(fetch(addresses.get(name))));
    await WebAssembly.instantiate(compiled.get(name), { first: exports });
    here.add(name);
    if (common.includes(name) && common.every((part) => here.has(part)) && program.missing === missing) tell("complete");
  }

  const missing = (names) => {
    const wanted = [...addresses.keys()].filter((part) => !here.has(part) && (!names || names.includes(part)));
    if (wanted.length === 0) return null;
    for (const part of wanted) {
      if (!coming.has(part)) coming.set(part, bring(part).finally(() => coming.delete(part)));
    }
    return Promise.all(wanted.map((part) => coming.get(part)));
  };
  program.missing = missing;
  return exports;
}
