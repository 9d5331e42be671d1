// What an account's log is made of: operations, sealed on this device, so that the server carries and never reads them. The
// forms are those of the protocol ("Keys"); Tests/Stored/Sealing.json holds them fast for every program that has them.
// Texts come in and go out as they are: this never writes an operation anew, so one operation has one `h` wherever it is sealed.
import { Refused, base64url, bytesOf, joined, listed, random, textOf, utf8 } from "./bytes.js";
import { deflated, inflated } from "./deflate.js";

const form = { plain: 1, deflated: 2 };
const epoch = 1;
const [nonceSize, markSize] = [12, 16];
const headSize = 2 + nonceSize;
const mostText = 64 << 10; // bytes; Operation.mostBytes
/** Shorter ones, as a tap makes them, would lose a sixth of their size and take five times as long: each is a stream of its own.
    (1,000 of 150 bytes: some 35 ms as they are, 130 ms deflated; Benchmarks/browser_sealing.py.) */
const leastDeflated = 256; // bytes
/** As many are under way together: each is some steps of the browser's own threads, and all at once would only lie in memory. */
const together = 250;

/** The keys of an account: `id` is its 16 bytes, `key` AK's 32, `modules` the names that kinds begin with here ("fareCard"). */
export async function accountKeys(id, key, modules) {
  if (id.length !== 16 || key.length !== 32) throw new Refused("malformed");
  const [naming, own] = [await hmacKey(key), key.slice()];
  const keys = { account: base64url(id), check: await hmac(naming, utf8("check"), 8), identity: naming, own, byName: new Map(), byTag: new Map() };
  /** Those of a module, derived once; also of one that this version doesn't know: what a later one made is sent on. */
  keys.module = (name) => keys.byName.get(name) ?? derive(name);
  const derive = async (name) => {
    const raw = await moduleKey(own, name);
    const module = {
      name,
      tag: base64url(await hmac(naming, utf8(`tag/${name}`), 3)),
      sealing: await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]),
      naming: await hmacKey(raw),
    };
    keys.byName.set(name, module);
    keys.byTag.set(module.tag, module);
    return module;
  };
  await Promise.all(modules.map(derive));
  return keys;
}

/** Seals operations: `id`, `kind`, and, as Core wrote them, `fields` and the whole `text`. Gives, in their order, `id`, `tag`,
    `h`, `box` as a push carries them, or the `Refused` in the place of one that can't be. */
export const seal = (keys, operations, randomBytes = random) => eachOf(operations, (one) => sealed(keys, one, randomBytes));

/** Opens what a pull brought: `id`, `tag`, `box`. Gives, in their order, the operations' texts, or the `Refused` in the place of
    one that stays closed: the others are none the worse for it. */
export const open = (keys, entries) => eachOf(entries, (entry) => opened(keys, entry));

async function eachOf(all, work) {
  const done = [];
  for (let from = 0; from < all.length; from += together) {
    const chunk = all.slice(from, from + together);
    done.push(...await Promise.all(chunk.map((each) => work(each).catch(refusal))));
  }
  return done;
}

function refusal(error) {
  if (error instanceof Refused) return error;
  throw error;
}

async function sealed(keys, { id, kind, fields, text }, randomBytes) {
  const module = await keys.module(kind.split(".", 1)[0]);
  const content = utf8(text);
  if (content.length > mostText) throw new Refused("too-large");
  const [h, box] = await Promise.all([
    hmac(module.naming, listed(id, kind, fields), 16),
    boxed(module, content, boundTo(keys, id, module), randomBytes(nonceSize)),
  ]);
  return { id, tag: module.tag, h: base64url(h), box: base64url(box) };
}

async function opened(keys, { id, tag, box }) {
  const module = keys.byTag.get(tag);
  if (!module) throw new Refused("newer");
  const text = textOf(await unboxed(module, bytesOf(box), boundTo(keys, id, module)));
  if (idIn(text) !== id) throw new Refused("misnamed");
  return text;
}

/** What was drawn together of a module, for a snapshot of the log: it is bound to no operation's id. */
const drawn = "snapshot";
const mostDrawn = 16 << 20; // bytes

export async function sealDrawn(keys, name, text, randomBytes = random) {
  const module = await keys.module(name);
  return [module.tag, base64url(await boxed(module, utf8(text), boundTo(keys, drawn, module), randomBytes(nonceSize)))];
}

export async function openDrawn(keys, tag, box) {
  const module = keys.byTag.get(tag);
  if (!module) throw new Refused("newer");
  return textOf(await unboxed(module, bytesOf(box), boundTo(keys, drawn, module), mostDrawn));
}

/** A reminder's box is bound to its id, which every device of the account makes alike. */
export const sealReminder = async (keys, id, text, randomBytes = random) => {
  const push = await pushModule(keys);
  return base64url(await boxed(push, utf8(text), boundTo(keys, id, push), randomBytes(nonceSize)));
};

export async function openReminder(keys, id, box) {
  const push = await pushModule(keys);
  return textOf(await unboxed(push, bytesOf(box), boundTo(keys, id, push)));
}

/** 32 letters, which a push service may have as its topic. */
export const reminderID = async (keys, kind, key, asked) => base64url(await hmac(keys.identity, listed(kind, key, String(asked)), 24));

const pushModule = async (keys) => (keys.push ??= {
  tag: "push",
  sealing: await crypto.subtle.importKey("raw", await derived(keys.own, "pocketful/1/push"), "AES-GCM", false, ["encrypt", "decrypt"]),
});

/** What a box is good for, and nothing else: this account, this operation, this module. */
const boundTo = (keys, id, module) => listed(keys.account, id, module.tag);

/** form ‖ epoch ‖ nonce ‖ ciphertext ‖ mark, of the smaller form. */
async function boxed(module, content, additionalData, iv) {
  const smaller = content.length < leastDeflated ? null : await deflated(content);
  const isSmaller = smaller !== null && smaller.length < content.length;
  const closed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, module.sealing, isSmaller ? smaller : content);
  return joined([isSmaller ? form.deflated : form.plain, epoch], iv, new Uint8Array(closed));
}

async function unboxed(module, box, additionalData, most = mostText) {
  if (box.length < headSize + markSize) throw new Refused("malformed");
  if (![form.plain, form.deflated].includes(box[0]) || box[1] !== epoch) throw new Refused("newer");
  if (box.length > headSize + most + markSize) throw new Refused("too-large");
  const how = { name: "AES-GCM", iv: box.subarray(2, headSize), additionalData };
  const content = await crypto.subtle.decrypt(how, module.sealing, box.subarray(headSize)).catch(() => { throw new Refused("sealed"); });
  return box[0] === form.plain ? content : inflated(new Uint8Array(content), most);
}

function idIn(text) {
  try { return JSON.parse(text)?.id; } catch { throw new Refused("malformed"); }
}

/** A module's own, of the account's. */
export const moduleKey = (key, name) => derived(key, `pocketful/1/module/${name}`);

/** HKDF-SHA256 without salt: `count` bytes for what `info` names. */
export async function derived(secret, info, count = 32) {
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, material, 8 * count));
}

export const hmacKey = (bytes) => crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

export const hmac = async (key, bytes, count) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)).subarray(0, count);
