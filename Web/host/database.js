// The browser's database: opened when it is first asked, let go of when another page wants it, and a transaction that answers.
export const stores = { journal: "journal", kept: "kept", about: "about" };
export const greatest = 2 ** 52; // OperationID.mostNumber
const version = 1; // a later build's, with other stores, is left alone
let database = null;
let lost = null; // why nothing may be read or written here any more: another tab "erased" all, or a "newer" build has it

/** What the journal hears: that the browser has closed the store, and that it is another's now. */
export const heard = { closed: null, lost: null };

/** Resolves with the requests' results when the transaction is complete: with "strict", on the disk itself. Without a
    durability it only reads. It is ended at once, unless `goesOn`: a page that is left for another (WebKit keeps it, and
    runs nothing of it) would leave it open for ever, and the next page waiting for its turn. Chromium then calls it
    complete before it has read what is large, and both are waited for. Of one that is under way when it closes the store
    it may say nothing more: all that is asked for later would wait behind it. */
export async function transact(names, task, durability, goesOn = false) {
  const mode = durability ? "readwrite" : "readonly";
  const transaction = (await opened()).transaction(names, mode, durability ? { durability } : {});
  const results = [task(...names.map((name) => transaction.objectStore(name)))].flat().map(resultOf);
  if (!goesOn) transaction.commit?.();
  const over = new AbortController();
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.refusal ?? transaction.error ?? new Error("The browser gave the change up."));
    transaction.db.addEventListener("close", () => reject(new Error("The browser closed the store.")), { signal: over.signal });
  }).finally(() => over.abort());
  return Promise.all(results);
}

function resultOf(request) {
  const result = new Promise((resolve, reject) => {
    // A key cursor keeps no result once its transaction is over.
    request.addEventListener("success", () => resolve(request.result instanceof IDBCursor ? { key: request.result.key } : request.result));
    request.addEventListener("error", () => reject(request.error));
  });
  result.catch(() => {}); // the transaction says it
  return result;
}

async function opened() {
  if (lost) throw new Lost(lost);
  if (database) return database;
  const found = await within(5000, new Promise((resolve, reject) => {
    const open = (isAgain) => {
      const request = indexedDB.open("pocketful"); // the version there is; a new one is the first
      request.onupgradeneeded = () => Object.values(stores).forEach((name) => request.result.createObjectStore(name));
      request.onsuccess = () => resolve(request.result);
      // What is asked for while the browser clears it is closed with all else: asked once more, it is what is there now.
      request.onerror = () => request.error?.name === "AbortError" && !isAgain ? open(true) : reject(request.error);
    };
    open(false);
  }));
  if (found.version > version) {
    found.close();
    throw new Lost((lost = "newer"));
  }
  database = found;
  // The browser closed it: it was cleared, or its disk is gone. What is there now says which, before the next entry does.
  found.onclose = () => { database = null; heard.closed(); };
  // Another tab deletes the database, or a later build of the app wants to change it.
  found.onversionchange = ({ newVersion }) => {
    found.close();
    database = null;
    lost = newVersion === null ? "erased" : "newer";
    heard.lost(new Lost(lost));
  };
  return database;
}

/** An empty store is made by who asks next; `forEver`: by nobody on this page, and who holds it elsewhere is not waited for. */
export async function remove(forEver = false) {
  if (forEver) lost = "erased";
  database?.close();
  database = null;
  await new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase("pocketful");
    [request.onsuccess, request.onerror] = [done, () => failed(request.error)];
    if (forEver) request.onblocked = done;
  });
}

export const isLost = () => lost !== null;

/** Whoever reads anew takes what there is by then. */
export const forget = () => { lost = null; };

/** Another page may hold what this one waits for, and never let go. */
export const within = (milliseconds, promise) => Promise.race([promise, new Promise((_, reject) =>
  setTimeout(reject, milliseconds, new Error("The database did not answer.")))]);

/** Keys and values. Of one that is large the browser may have lost the file: it is undefined, unless all of them are. */
export async function readable(name, ...range) {
  try {
    return await transact([name], (store) => [store.getAllKeys(...range), store.getAll(...range)], null);
  } catch (error) {
    if (error.reason) throw error;
    const [keys] = await transact([name], (store) => store.getAllKeys(...range), null);
    const values = [];
    for (const key of keys) values.push(await transact([name], (store) => store.get(key), null).catch(() => []));
    if (name === stores.journal && values.every(([value]) => value === undefined)) throw error;
    return [keys, values.flatMap(([value]) => [value])];
  }
}

/** The cursor at the highest number, or null. */
export const highest = (journal) => journal.openKeyCursor(IDBKeyRange.upperBound(greatest), "prev");

/** What this page had read is no longer there, or no longer its own. */
export class Lost extends Error {
  constructor(reason) {
    super(`The journal is not what it was: ${reason}.`);
    this.reason = reason;
  }
}
