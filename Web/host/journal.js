// The journal and what is kept. An operation is on disk before the app hears of it. A record's number follows the last one
// in the store: where it does not, another tab was first, and the app numbers it anew in sight of what that one wrote.
import { effects, tell } from "./loop.js";

const stores = { journal: "journal", kept: "kept", about: "about" };
const mostAtStart = 4000; // records; beyond that a start without a snapshot goes in pieces
const mostAtOnce = 1000;
const mostWhenIdle = 250; // few enough that a tap meanwhile is drawn in time
const greatest = 2 ** 52; // Journal.mostNumber
const channel = new BroadcastChannel("pocketful");
let database = null;
let isOnlyInMemory = false;
let isErased = false; // by another tab: nothing is written into a new, empty database
let seen = 0; // the highest number the app was told of
let rest = null; // the numbers still to be handed over, {from, to}; null where the app has all
let queue = Promise.resolve();

const inTurn = (task) => (queue = queue.then(task, task));

effects.append = ({ key, records }) => inTurn(async () => {
  if (isOnlyInMemory) return told(records.map((record, index) => [key + index, record]), true);
  try {
    await alone(() => add(key, records));
    channel.postMessage("appended");
    await catchUp(true);
  } catch (error) {
    if (error.name !== "ConstraintError") return fail(error, records);
    await catchUp().catch(fail);
    tell("conflict", { drafts: records });
  }
});

effects.keep = ({ name, text }) => inTurn(() =>
  isOnlyInMemory || transact([stores.kept], (kept) => kept.put(text, name), "relaxed").catch(() => {}));

/** The folded state and, in the same transaction, the going of the records that it has made needless. */
effects.snapshot = ({ last, text, needless }) => inTurn(() => isOnlyInMemory || transact([stores.kept, stores.journal], (kept, journal) => {
  for (const key of needless) journal.delete(key);
  return kept.put({ last, text }, "snapshot");
}, "relaxed").catch(() => {}));

effects.recall = () => inTurn(async () => {
  while (rest) await handOver(mostAtOnce).catch((error) => { rest = null; fail(error); });
});

effects.reopen = async () => {
  const { failure, kept, ...opening } = await recall();
  tell("journal", opening);
  if (failure) tell("storeFailed", { reason: failure });
};

channel.onmessage = () => followOtherTabs();

/** Tells the app what other tabs wrote; also after having been out of sight, when messages may have been missed. */
export const followOtherTabs = () => inTurn(() => isOnlyInMemory || catchUp().catch(fail));

/** What this device has, for `start`: the snapshot and what came after it. Where no database can be had the app works on
    in memory; where there is one that can't be read, nothing is written. `failure` says which. */
export async function recall() {
  isOnlyInMemory = isErased = false;
  rest = null;
  seen = 0;
  try {
    const name = await device();
    const [names, values, last] = await transact([stores.kept, stores.journal], (store, journal) =>
      [store.getAllKeys(), store.getAll(), highest(journal)], null);
    let { snapshot, ...kept } = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    let records = await between(snapshot?.last ?? 0, greatest, mostAtStart + 1);
    let more = snapshot !== undefined;
    if (records.length > mostAtStart) [records, more, snapshot] = [[], true, undefined];
    seen = last?.key ?? 0;
    if (more) rest = { from: 0, to: records[0]?.[0] ?? seen + 1 };
    if (more) setTimeout(() => inTurn(laterOn), 2000); // the start's own work first
    return { ...told.form(records), last: seen, more, snapshot: snapshot?.text ?? null, kept, device: name };
  } catch (error) {
    console.warn("Pocketful's journal:", error);
    // No storage at all, as in some private windows, or storage that fails: the first can be lived with.
    const failure = !globalThis.indexedDB || ["SecurityError", "InvalidStateError"].includes(error.name) ? "unavailable" : "unreadable";
    isOnlyInMemory = failure === "unavailable";
    return { operations: [], keys: [], last: 0, more: false, snapshot: null, kept: {}, device: randomName(), failure };
  }
}

/** A piece of what is older than the snapshot, while nothing else happens. */
async function laterOn() {
  if (rest) await handOver(mostWhenIdle).catch(() => { rest = null; });
  if (rest) idle(() => inTurn(laterOn));
}

const idle = (task) => setTimeout(() => (globalThis.requestIdleCallback ?? ((soon) => soon()))(task), 250);

async function handOver(most) {
  const { from, to } = rest;
  const records = await between(from, to - 1, most);
  rest = records.length < most ? null : { from: records.at(-1)[0], to };
  tell("older", { ...told.form(records), more: rest !== null });
}

async function catchUp(isAnswer = false) {
  for (;;) {
    const records = await between(seen, greatest, mostAtOnce);
    if (records.length > 0) told(records, isAnswer && records.length < mostAtOnce);
    else if (isAnswer) told([], true);
    else if (seen > 0 && (await transact([stores.journal], (journal) => highest(journal), null))[0] === null) throw new Vanished();
    if (records.length < mostAtOnce) return;
  }
}

function told(records, answer = false) {
  seen = records.at(-1)?.[0] ?? seen;
  tell("stored", { ...told.form(records), last: seen, answer });
}

told.form = (records) => ({ operations: records.map(([, text]) => text), keys: records.map(([key]) => key) });

/** Pairs of number and text beyond `from` and up to `to`. What is no text goes as one that is no operation. */
async function between(from, to, most) {
  if (from >= to) return [];
  const range = IDBKeyRange.bound(from, to, true);
  const [keys, values] = await transact([stores.journal], (journal) => [journal.getAllKeys(range, most), journal.getAll(range, most)], null);
  return keys.map((key, index) => [key, typeof values[index] === "string" ? values[index] : JSON.stringify(values[index]) ?? ""]);
}

/** All or none, and only right behind the last one that is there. */
async function add(key, records) {
  if (isErased) throw new Vanished("erased");
  await transact([stores.journal], (journal) => {
    const request = highest(journal);
    request.addEventListener("success", () => {
      const last = request.result?.key ?? 0;
      try {
        if (last < seen) throw new Vanished();
        if (last !== key - 1) throw new DOMException("Another tab was first.", "ConstraintError");
        records.forEach((record, index) => journal.add(record, key + index));
      } catch (error) {
        refuse(request.transaction, error); // thrown on, its name would be lost
      }
    });
    return request;
  }, "strict");
}

const refusals = new WeakMap();

function refuse(transaction, error) {
  refusals.set(transaction, error);
  transaction.abort();
}

/** The cursor at the highest number, or null. */
const highest = (journal) => journal.openKeyCursor(IDBKeyRange.upperBound(greatest), "prev");

/** What this page had read is no longer there. */
class Vanished extends Error {
  constructor(reason = "vanished") {
    super(`The journal is not what it was: ${reason}.`);
    this.reason = reason;
  }
}

/** This browser profile's own name. The tab that adds it first has named it for all. */
async function device() {
  const [known] = await transact([stores.about], (about) => about.get("device"), null);
  if (known) return known;
  await transact([stores.about], (about) => about.add(randomName(), "device"), "strict").catch(() => {});
  const [name] = await transact([stores.about], (about) => about.get("device"), null);
  return name ?? randomName(); // a disk that takes nothing more can still be read
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fail(error, drafts = []) {
  console.warn("Pocketful's journal:", error);
  tell("storeFailed", { reason: error.reason ?? (error.name === "QuotaExceededError" ? "full" : "failed"), drafts });
}

/** One tab writes at a time, where the browser has locks (it has none on plain http other than localhost). */
const alone = (task) => (navigator.locks ? navigator.locks.request("pocketful.journal", task) : task());

/** Resolves with the requests' results when the transaction is complete: with "strict", on the disk itself. Without a
    durability it only reads. */
async function transact(names, task, durability) {
  const mode = durability ? "readwrite" : "readonly";
  const transaction = (await opened()).transaction(names, mode, durability ? { durability } : {});
  const requests = [task(...names.map((name) => transaction.objectStore(name)))].flat();
  return new Promise((resolve, reject) => {
    // A key cursor keeps no result once its transaction is over.
    const results = [];
    requests.forEach((request, index) => request.addEventListener("success", () => {
      const { result } = request;
      results[index] = result instanceof IDBCursor ? { key: result.key } : result;
    }));
    transaction.oncomplete = () => resolve(results);
    transaction.onabort = () => reject(refusals.get(transaction) ?? transaction.error);
  });
}

async function opened() {
  if (isErased) throw new Vanished("erased");
  if (database) return database;
  database = await new Promise((resolve, reject) => {
    setTimeout(reject, 5000, new Error("The database did not open."));
    const request = indexedDB.open("pocketful", 1);
    request.onupgradeneeded = () => Object.values(stores).forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.onclose = () => { database = null; };
  // Another tab deletes the database, or a later version of the app wants to change it.
  database.onversionchange = ({ newVersion }) => {
    database?.close();
    database = null;
    if (newVersion !== null) return;
    isErased = true;
    fail(new Vanished("erased"));
  };
  return database;
}
