// The journal and what is kept: open, read, add, keep. An operation is on disk before the app hears of it. A record's number
// is the store's own, the one after the last, and means nothing elsewhere. Under the number of a writer's first record stands
// in `about` who that is: so this device knows what its own tabs made.
import { effects, hold, program, tell } from "./loop.js";
import { wellFormed } from "./parts.js";
import { owe } from "./signout.js";

const stores = { journal: "journal", kept: "kept", about: "about" };
const version = 1; // of the database; a later build's, with other stores, is left alone
const mostAtStart = 4000; // records; beyond that a start without a snapshot goes in pieces
const mostAtOnce = 1000;
const mostCharacters = 8_000_000; // in one message: the program takes 64 MB, and a quote counts twice
const mostOlder = 250; // few enough that a tap meanwhile is drawn in time
const greatest = 2 ** 52; // OperationID.mostNumber
const channel = new BroadcastChannel("pocketful");
let database = null;
let isOnlyInMemory = false;
let lost = null; // why nothing may be read or written here any more: another tab "erased" all, or a "newer" build has it
let seen = 0; // the highest number the app was told of
const named = new Set(); // the writers of this page that `about` has
let isBehind = false; // something was written while no program was there to hear of it
let rest = null; // the numbers still to be handed over, {from, to}; null where the app has all
let queue = Promise.resolve();

const inTurn = (task) => (queue = queue.then(task, task));

effects.append = ({ records, writer }) => inTurn(async () => {
  if (isOnlyInMemory) return told(numbered(seen, records), {}, true);
  hold("write", true);
  const last = await add(records, writer).catch((error) => fail(error, records)).finally(() => hold("write", false));
  if (last === undefined) return;
  channel.postMessage("appended");
  // They are on disk, whatever comes of reading them back.
  await catchUp(true).catch(() => tell("stored", { ...listed(numbered(last, records)), last: seen, answer: true }));
});

const numbered = (last, records) => records.map((record, index) => [last + 1 + index, record]);

/** A file of all that can be read, for a store that the app can't work with: operations between the first two pieces of
    `frame`, what is none between the last two. */
effects.rescue = ({ name, frame, text }) => inTurn(async () => {
  const [operations, others] = [[], []];
  try {
    for (let [from, isAll] = [0, false]; !isAll;) {
      const piece = await between(from, greatest, mostAtOnce, true);
      for (const [, record] of piece.records) (isOperation(record) ? operations : others).push(record);
      [from, isAll] = [piece.records.at(-1)?.[0], piece.isAll];
    }
  } catch (error) { console.warn("Pocketful's journal:", error); } // what was read is something
  const isAny = operations.length + others.length > 0;
  const all = [frame[0], operations.join(), frame[1], others.map((record) => wellFormed(JSON.stringify(record))).join(), frame[2]];
  effects.save({ name, type: "application/json", text: isAny ? all.join("") : text });
});

function isOperation(text) {
  try { return typeof JSON.parse(text)?.id === "string"; } catch { return false; }
}

/** What was decided and can't be stored yet: it would be lost with the page. */
effects.unsaved = ({ on }) => hold("changes", on);

effects.keep = ({ name, text }) => inTurn(() =>
  isOnlyInMemory || transact([stores.kept], (kept) => kept.put(text, name), "relaxed").catch(() => {}));

/** The folded state and, in the same transaction, the going of the records that it has made needless, and what was known. */
effects.snapshot = ({ last, seen: knew, text, needless, known }) => inTurn(() => isOnlyInMemory || transact(Object.values(stores), (journal, kept, about) => {
  const amended = about.get("amended");
  amended.onsuccess = () => {
    // What it was made of is no longer so: another tab has given some of it other times (Decision 50).
    if (amended.result > knew) return;
    for (const key of needless) journal.delete(key);
    if (known) kept.put(known, "known");
    kept.put({ last, text, knew }, "snapshot");
    amended.transaction.commit?.();
  };
  return amended;
}, "relaxed", true).catch(() => {}));

/** A piece a turn: what a person does meanwhile comes between two. */
effects.recall = () => inTurn(async () => {
  if (rest) await handOver().catch((error) => { rest = null; fail(error); });
  if (rest) effects.recall();
});

effects.reopen = async () => {
  const { failure, kept, ...opening } = await recall();
  tell("journal", opening);
  if (failure) tell("storeFailed", { reason: failure });
};

channel.onmessage = () => followOtherTabs();

/** Tells the app what other tabs wrote; also after having been out of sight, when messages may have been missed. A browser
    that has just closed the store may refuse it for a while more. */
export const followOtherTabs = (again = 5) => inTurn(() => isOnlyInMemory || catchUp().catch((error) => {
  if (!error.reason && again) setTimeout(followOtherTabs, 500, again - 1);
  else fail(error.reason ? error : new Lost("unreadable"));
}));

/** The program has begun, and hears of what was written since it was read what there is. */
export function begun() {
  if (isBehind) followOtherTabs();
  isBehind = false;
}

/** What this device has, for `start`: the snapshot and what came after it. Where no database can be had the app works on
    in memory; where there is one that can't be read, nothing is written. `failure` says which. */
export async function recall() {
  isOnlyInMemory = false;
  [lost, rest, seen] = [null, null, 0];
  try {
    const all = await within(10_000, everything());
    seen = all.last;
    if (all.more) rest = { from: 0, to: all.keys[0] ?? seen + 1 };
    if (all.more) setTimeout(() => inTurn(laterOn), 2000); // the start's own work first
    return all;
  } catch (error) {
    console.warn("Pocketful's journal:", error);
    // No storage at all, as in some private windows, or storage that fails: the first can be lived with.
    const isNone = !globalThis.indexedDB || ["SecurityError", "InvalidStateError"].includes(error.name);
    const failure = error.reason ?? (isNone ? "unavailable" : "unreadable");
    isOnlyInMemory = failure === "unavailable";
    return { operations: [], keys: [], last: 0, more: false, snapshot: null, kept: {}, device: randomName(), writer: randomName(), failure };
  }
}

async function everything() {
  const name = await device();
  const [names, values] = await readable(stores.kept);
  const [last, writers, profile, amended] = await transact([stores.journal, stores.about], (journal, about) =>
    [highest(journal), about.getAll(IDBKeyRange.upperBound(greatest)), about.get("account"), about.get("amended")], null);
  const found = names.map((name, index) => [name, values[index], values[index]?.text ?? values[index]]); // erased: ""
  let { snapshot, known, ...kept } = Object.fromEntries(found.filter(([, , text]) => text && isText(text) && text.length <= mostCharacters));
  if (profile && profile.session !== "out") owe(false); // it was told of, and the note had not gone yet
  if (profile) kept.account = JSON.stringify({ ...profile, key: undefined, password: undefined, reset: Boolean(profile.password) }); // the program has no key
  if (!Number.isSafeInteger(snapshot?.last) || amended > snapshot.knew) snapshot = undefined;
  if (snapshot?.last > (last?.key ?? 0)) throw new Lost("vanished"); // the last record is never needless
  let { records, isAll } = await between(snapshot?.last ?? 0, greatest, mostAtStart);
  let more = snapshot !== undefined;
  if (!isAll) [records, more, snapshot] = [[], true, undefined];
  const journal = { ...listed(records), last: last?.key ?? 0, more, snapshot: snapshot?.text ?? null, known };
  return { ...journal, kept, device: name, writer: randomName(), writers: writers.filter(isText) };
}

/** A piece of what is older than the snapshot, while nothing else happens. */
async function laterOn() {
  if (rest) await handOver().catch((error) => { rest = null; if (error.reason) fail(error); });
  if (rest) idle(() => inTurn(laterOn));
}

const idle = (task) => setTimeout(() => (globalThis.requestIdleCallback ?? ((soon) => soon()))(task), 250);

async function handOver() {
  const { from, to } = rest;
  const { records, isAll } = await between(from, to - 1, mostOlder);
  rest = isAll ? null : { from: records.at(-1)[0], to };
  const [known, top] = isAll ? await transact([stores.kept, stores.journal], (kept, journal) => [kept.get("known"), highest(journal)], null) : [];
  if (isAll && (top?.key ?? 0) < seen) throw new Lost("vanished"); // what there is now is not all of it
  tell("older", { ...listed(records), more: rest !== null, known: isText(known) ? known : undefined });
}

async function catchUp(isAnswer = false) {
  for (;;) {
    if (!program.receive) return void (isBehind = true);
    const { records, isAll } = await between(seen, greatest, mostAtOnce);
    if (records.length > 0) told(records, await newsBeyond(seen), isAnswer && isAll);
    else if (isAnswer) told([], {}, true);
    else if (seen > 0 && (await transact([stores.journal], (journal) => highest(journal), null))[0] === null) throw new Lost("vanished");
    if (isAll) return;
  }
}

function told(records, news, answer = false) {
  seen = records.at(-1)?.[0] ?? seen;
  tell("stored", { ...listed(records), last: seen, ...news, answer });
}

/** As a message carries them. */
const listed = (records) => ({ operations: records.map(([, text]) => text), keys: records.map(([key]) => key) });

/** Who of this device wrote there first, and whether some of it stands in place of what was stored before. */
async function newsBeyond(from) {
  const [writers, amended] = await transact([stores.about], (about) =>
    [about.getAll(IDBKeyRange.bound(from, greatest, true)), about.get("amended")], null);
  return { writers: writers.filter(isText), amended: amended > from };
}

/** Pairs of number and text beyond `from` and up to `to`, as many as one message may carry; `isAll` where none is left. What
    is no text goes as one that is no operation, and of what is longer than any ever was its beginning, unless `isWhole`. */
async function between(from, to, most, isWhole = false) {
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

/** Keys and values. Of one that is large the browser may have lost the file: it is undefined, unless all of them are. */
async function readable(name, ...range) {
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

const isText = (value) => typeof value === "string";

function textOf(value) {
  if (isText(value)) return value;
  try { return JSON.stringify(value, (_, each) => (typeof each === "bigint" ? String(each) : each)) ?? ""; } catch { return ""; }
}

/** All or none, behind the last one that is there; gives that one's number. */
async function add(records, writer) {
  const [cursor] = await transact([stores.journal, stores.about], (journal, about) => {
    const request = highest(journal);
    request.addEventListener("success", () => {
      const last = request.result?.key ?? 0;
      try {
        if (last < seen) throw new Lost("vanished");
        if (writer && !named.has(writer)) about.put(writer, last + 1);
        for (const [number, record] of numbered(last, records)) journal.add(record, number);
        request.transaction.commit?.();
      } catch (error) {
        request.transaction.refusal = error; // thrown on, its name would be lost
        request.transaction.abort();
      }
    });
    return request;
  }, "strict", true);
  if (writer) named.add(writer);
  return cursor?.key ?? 0;
}

/** The cursor at the highest number, or null. */
const highest = (journal) => journal.openKeyCursor(IDBKeyRange.upperBound(greatest), "prev");

/** What this page had read is no longer there, or no longer its own. */
class Lost extends Error {
  constructor(reason) {
    super(`The journal is not what it was: ${reason}.`);
    this.reason = reason;
  }
}

/** This browser profile's own name. The tab that adds it first has named it for all. */
async function device() {
  const [known] = await transact([stores.about], (about) => about.get("device"), null);
  if (known && isText(known)) return known;
  await transact([stores.about], (about) => about[known ? "put" : "add"](randomName(), "device"), "strict").catch(() => {});
  const [name] = await transact([stores.about], (about) => about.get("device"), null);
  return isText(name) ? name : randomName(); // a disk that takes nothing more can still be read
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fail(error, drafts = []) {
  console.warn("Pocketful's journal:", error);
  tell("storeFailed", { reason: error.reason ?? (isFull(error) ? "full" : "failed"), drafts });
}

/** Chromium says of a disk that is full, rather than of its own share of it, that it does not know the error. */
const isFull = ({ name, message }) => name === "QuotaExceededError" || /NO_SPACE|disk full|QUOTA/i.test(message ?? "");

/** Resolves with the requests' results when the transaction is complete: with "strict", on the disk itself. Without a
    durability it only reads. It is ended at once, unless `goesOn`: a page that is left for another (WebKit keeps it, and
    runs nothing of it) would leave it open for ever, and the next page waiting for its turn. Chromium then calls it
    complete before it has read what is large, and both are waited for. Of one that is under way when it closes the store
    it may say nothing more: all that is asked for later would wait behind it. */
async function transact(names, task, durability, goesOn = false) {
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
  found.onclose = () => { database = null; followOtherTabs(); };
  // Another tab deletes the database, or a later build of the app wants to change it.
  found.onversionchange = ({ newVersion }) => {
    found.close();
    database = null;
    lost = newVersion === null ? "erased" : "newer";
    fail(new Lost(lost));
  };
  return database;
}

/** Another page may hold what this one waits for, and never let go. */
const within = (milliseconds, promise) => Promise.race([promise, new Promise((_, reject) =>
  setTimeout(reject, milliseconds, new Error("The database did not answer.")))]);

/** For what exchanges it with an account's log (Web/account/exchange.js). `whole`: all there is was told, the oldest too. */
export const journal = {
  inTurn, transact, stores, highest, catchUp, seen: () => seen, isKept: () => !isOnlyInMemory && !lost,
  asking: () => program.receive,
  /** This page has added so many behind `last`, which the program that asked has at hand; false where that is not all that is new, or
      another program is there by now. */
  added(last, count, asking) {
    if (count > 0) channel.postMessage("appended");
    if (count === 0 || seen !== last || !asking || program.receive !== asking) return false;
    seen += count;
    return true;
  },
  async whole() { while (rest) await handOver(); },
  /** An empty store, but for the account. */
  anew: (account) => inTurn(async () => {
    database?.close();
    database = null;
    await new Promise((done, failed) => {
      const request = indexedDB.deleteDatabase("pocketful");
      [request.onsuccess, request.onerror] = [done, () => failed(request.error)];
    });
    if (account) await transact([stores.about], (about) => about.put(account, "account"), "strict");
  }),
};
