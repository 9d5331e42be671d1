// Records as they go between the store and the program: pairs of a number and a text; and the names of who wrote them.
import { readable, stores, transact } from "./database.js";

export const mostCharacters = 8_000_000; // in one message: the program takes 64 MB, and a quote counts twice

/** Pairs of number and text beyond `from` and up to `to`, as many as one message may carry; `isAll` where none is left. What
    is no text goes as one that is no operation, and of what is longer than any ever was its beginning, unless `isWhole`. */
export async function between(from, to, most, isWhole = false) {
  if (from >= to) return { records: [], isAll: true };
  const [keys, values] = await readable(stores.journal, IDBKeyRange.bound(from, to, true), most);
  const records = [];
  for (let index = 0, size = 0; index < keys.length; index++) {
    let text = textOf(values[index]);
    if (text.length > mostCharacters && !isWhole) text = text.slice(0, 1000);
    size += text.length;
    if (index > 0 && size > mostCharacters) return { records, isAll: false };
    records.push([keys[index], text]);
  }
  return { records, isAll: keys.length < most };
}

export const numbered = (last, records) => records.map((record, index) => [last + 1 + index, record]);

/** As a message carries them. */
export const listed = (records) => ({ operations: records.map(([, text]) => text), keys: records.map(([key]) => key) });

export const isText = (value) => typeof value === "string";

function textOf(value) {
  if (isText(value)) return value;
  try { return JSON.stringify(value, (_, each) => (typeof each === "bigint" ? String(each) : each)) ?? ""; } catch { return ""; }
}

/** This browser profile's own name. The tab that adds it first has named it for all. */
export async function profileName() {
  const [known] = await transact([stores.about], (about) => about.get("device"), null);
  if (known && isText(known)) return known;
  await transact([stores.about], (about) => about[known ? "put" : "add"](randomName(), "device"), "strict").catch(() => {});
  const [name] = await transact([stores.about], (about) => about.get("device"), null);
  return isText(name) ? name : randomName(); // a disk that takes nothing more can still be read
}

export function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
