// A device that is in leads another one in; Documentation/Pairing.md has the steps and says what each is good for. Here is what
// both sides make of it; opener.js is the one that is in, joiner.js the new one.
import { base64url, joined, utf8 } from "./bytes.js";
import { Failure, Stopped } from "./failure.js";
import { ask, base } from "./server.js";
import { derived, hmac, hmacKey } from "./sealing.js";

const rest = 1500; // milliseconds between two questions

/** A pair of keys for this one pairing: `point` is what the other side gets to see. */
export async function newPair() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  return { privateKey, point: new Uint8Array(await crypto.subtle.exportKey("raw", publicKey)) };
}

/** Under which the account's key is sealed. A point that is on no curve was sent by nobody who means well. */
export async function sharedKey({ privateKey }, point) {
  try {
    const other = await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return await derived(new Uint8Array(await crypto.subtle.deriveBits({ name: "ECDH", public: other }, privateKey, 256)), "wrap");
  } catch {
    throw new Failure("mismatch");
  }
}

export const commitment = async (point) => base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", point)));

/** That who sends these points has seen the same QR code. */
export const proof = async (secret, ...points) => base64url(await hmac(await hmacKey(secret), joined(...points), 32));

/** Six, the same on both sides unless somebody is in between. */
export async function figures(opener, joiner, code) {
  const hash = await crypto.subtle.digest("SHA-256", joined(opener, joiner, utf8(code)));
  return String(new DataView(hash).getBigUint64(0) % 1_000_000n).padStart(6, "0");
}

/** One pairing, asked about by the side that `headers` say. */
export const asking = (code, headers) => (method, step = "", body) => ask(method, `${base}/pairing/${code}${step}`, body, headers);

/** A page that is left or loaded anew has lost its half: the other side is not to wait for what can't come. One that the browser
    only lays aside may come back, and goes on. */
export function giveUpWithThePage(question, signal) {
  const leave = ({ persisted }) => { if (!persisted) question("DELETE").catch(() => {}); };
  addEventListener("pagehide", leave, { signal });
}

/** Asks again and again while the page is seen, until `found` makes something of an answer or `signal` ends it. One that was lost
    is none yet: a telephone may have slept. */
export async function once(question, found, signal) {
  for (;;) {
    const answer = await question().catch((error) => {
      unstopped(signal); // whoever stopped wants to hear of nothing more
      if (!(error instanceof Failure) || !["no-answer", "busy", "not-ready"].includes(error.reason)) throw error;
    });
    unstopped(signal);
    const result = answer && await found(answer);
    if (result) return result;
    await pause(signal);
  }
}

export function unstopped(signal) {
  if (signal.aborted) throw new Stopped();
}

async function pause(signal) {
  await new Promise((done) => {
    const timer = setTimeout(done, rest);
    signal.addEventListener("abort", () => { clearTimeout(timer); done(); }, { once: true });
  });
  while (document.hidden && !signal.aborted) {
    await new Promise((done) => {
      document.addEventListener("visibilitychange", done, { once: true });
      signal.addEventListener("abort", done, { once: true });
    });
  }
  unstopped(signal);
}
