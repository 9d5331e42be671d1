// The journal and what is kept. An operation is on disk before the app hears of it. A number is never used twice: `add`
// fails where another tab was first.
import { effects, tell } from "./loop.js";

const stores = { journal: "journal", kept: "kept", about: "about" };
const channel = new BroadcastChannel("pocketful");
let database = null;
let isOnlyInMemory = false;
let seen = 0; // the highest number the app was told of
let queue = Promise.resolve();

const inTurn = (task) => (queue = queue.then(task, task));

effects.append = ({ key, record }) => inTurn(async () => {
  if (isOnlyInMemory) return tell("stored", { operations: [record] });
  try {
    await alone(() => transact(stores.journal, "readwrite", (store) => store.add(record, key)));
    channel.postMessage("appended");
    await catchUp();
  } catch (error) {
    if (error.name !== "ConstraintError") return fail(error);
    await catchUp();
    tell("conflict", { draft: record });
  }
});

effects.keep = ({ name, text }) => inTurn(() =>
  isOnlyInMemory || transact(stores.kept, "readwrite", (store) => store.put(text, name), "relaxed").catch(() => {}));

channel.onmessage = () => followOtherTabs();

/** Tells the app what other tabs wrote; also after having been out of sight, when messages may have been missed. */
export const followOtherTabs = () => inTurn(() => isOnlyInMemory || catchUp().catch(fail));

/** All that this device has, for `start`. Without a database the app works on in memory, and `failure` says so. */
export async function recall() {
  try {
    seen = 0;
    const operations = await newer();
    const [names, texts] = await transact(stores.kept, "readonly", (store) => [store.getAllKeys(), store.getAll()]);
    const kept = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
    return { operations, kept, device: await device() };
  } catch (error) {
    console.warn("Pocketful's journal:", error);
    isOnlyInMemory = true;
    return { operations: [], kept: {}, device: randomName(), failure: "unavailable" };
  }
}

async function catchUp() {
  const operations = await newer();
  if (operations.length > 0) tell("stored", { operations });
}

async function newer() {
  const range = IDBKeyRange.lowerBound(seen, true);
  const [keys, operations] = await transact(stores.journal, "readonly", (store) => [store.getAllKeys(range), store.getAll(range)]);
  seen = keys.at(-1) ?? seen;
  return operations;
}

/** This browser profile's own name. The tab that adds it first has named it for all. */
async function device() {
  await transact(stores.about, "readwrite", (store) => store.add(randomName(), "device")).catch(() => {});
  const [name] = await transact(stores.about, "readonly", (store) => [store.get("device")]);
  return name;
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fail(error) {
  console.warn("Pocketful's journal:", error);
  tell("storeFailed", { reason: error.name === "QuotaExceededError" ? "full" : "failed" });
}

/** One tab writes at a time, where the browser has locks (it has none on plain http other than localhost). */
const alone = (task) => (navigator.locks ? navigator.locks.request("pocketful.journal", task) : task());

/** Resolves with the requests' results when the transaction is complete: with "strict", on the disk itself. */
async function transact(store, mode, task, durability = "strict") {
  const transaction = (await opened()).transaction(store, mode, { durability });
  const requests = [task(transaction.objectStore(store))].flat();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(requests.map((request) => request.result));
    transaction.onabort = () => reject(transaction.error);
  });
}

async function opened() {
  database ??= await new Promise((resolve, reject) => {
    setTimeout(reject, 5000, new Error("The database did not open."));
    const request = indexedDB.open("pocketful", 1);
    request.onupgradeneeded = () => Object.values(stores).forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.onclose = database.onversionchange = () => {
    database?.close();
    database = null;
  };
  return database;
}
