// The journal and what is kept: open, read, add, keep. An operation is on disk before the app hears of it. A record's number
// is the store's own, the one after the last, and means nothing elsewhere. Under the number of a writer's first record stands
// in `about` who that is: so this device knows what its own tabs made.
import { Lost, forget, greatest, heard, highest, isLost, readable, remove, stores, transact, within } from "./database.js";
import { effects, hold, program, tell } from "./loop.js";
import { wellFormed } from "./parts.js";
import { between, isText, listed, mostCharacters, numbered, profileName, randomName } from "./records.js";
import { owe } from "./signout.js";

const mostAtStart = 4000; // records; beyond that a start without a snapshot goes in pieces
const mostAtOnce = 1000;
const mostOlder = 250; // few enough that a tap meanwhile is drawn in time
const channel = new BroadcastChannel("pocketful");
let isOnlyInMemory = false;
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
  isOnlyInMemory || transact([stores.kept], (kept) => text ? kept.put(text, name) : kept.delete(name), "relaxed").catch(() => {}));

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
heard.closed = () => followOtherTabs();
heard.lost = (error) => fail(error);

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
  forget();
  [rest, seen] = [null, 0];
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
  const name = await profileName();
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

/** Who of this device wrote there first, and whether some of it stands in place of what was stored before. */
async function newsBeyond(from) {
  const [writers, amended] = await transact([stores.about], (about) =>
    [about.getAll(IDBKeyRange.bound(from, greatest, true)), about.get("amended")], null);
  return { writers: writers.filter(isText), amended: amended > from };
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

function fail(error, drafts = []) {
  console.warn("Pocketful's journal:", error);
  tell("storeFailed", { reason: error.reason ?? (isFull(error) ? "full" : "failed"), drafts });
}

/** Chromium says of a disk that is full, rather than of its own share of it, that it does not know the error. */
const isFull = ({ name, message }) => name === "QuotaExceededError" || /NO_SPACE|disk full|QUOTA/i.test(message ?? "");

/** For what exchanges it with an account's log (Web/account/exchange.js). `whole`: all there is was told, the oldest too. */
export const journal = {
  inTurn, transact, stores, highest, catchUp, seen: () => seen, isKept: () => !isOnlyInMemory && !isLost(),
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
    await remove();
    if (account) await transact([stores.about], (about) => about.put(account, "account"), "strict");
  }),
};
