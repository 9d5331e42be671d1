// Asking the server: JSON both ways, as nobody or by the session that the browser keeps in a cookie no script sees.
import { utf8 } from "./bytes.js";
import { gzipped } from "./deflate.js";
import { Failure, failureOf } from "./failure.js";

export const base = "/api/v1/account";

const patience = 60_000; // milliseconds: a password alone is some seconds of the server's work where many come at once
const most = 3; // times that something is asked
const mostAgain = 20_000; // milliseconds after which nothing is asked again: somebody waits
const leastPacked = 1024; // bytes

/** Never fails: `status` 0 and an empty answer where there is none of ours. `retryAfter` in seconds; `began` and `ended` by
    this device's clock. The log alone takes what is packed (`mayPack`). */
export async function exchanged(method, path, body, { headers, mayPack } = {}) {
  const signal = AbortSignal.timeout(patience);
  const asked = { method, cache: "no-store", credentials: "same-origin", redirect: "error", signal, headers: { ...headers } };
  // Who signs out, or leaves a pairing, may be gone before it is answered.
  if (method === "DELETE" || (method === "POST" && body === undefined)) asked.keepalive = true;
  if (body !== undefined) await fill(asked, utf8(JSON.stringify(body)), mayPack);
  const began = Date.now();
  try {
    const response = await fetch(path, asked);
    const text = await response.text();
    const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
    return { status: response.status, answer: read(text, response.ok), retryAfter, began, ended: Date.now() };
  } catch {
    return { status: 0, answer: {}, began, ended: Date.now() };
  }
}

/** The answer's members, or a `Failure`. */
export async function ask(method, path, body, headers) {
  const got = await exchanged(method, path, body, { headers });
  if (got.status >= 200 && got.status < 300) return got.answer;
  throw failureOf(got);
}

/** For what may be asked twice: of a lost answer nobody knows whether it was done (`mayBeDone`). */
export async function askAgain(method, path, body, times = most, began = Date.now()) {
  try {
    return await ask(method, path, body);
  } catch (error) {
    const isLost = error instanceof Failure && error.reason === "no-answer";
    if (times > 1 && isLost && Date.now() - began < mostAgain) return askAgain(method, path, body, times - 1, began);
    error.mayBeDone = isLost || times < most;
    throw error;
  }
}

async function fill(asked, bytes, mayPack) {
  asked.headers["Content-Type"] = "application/json";
  const packed = mayPack && bytes.length > leastPacked ? await gzipped(bytes) : null;
  if (packed) asked.headers["Content-Encoding"] = "gzip";
  asked.body = packed ?? bytes;
}

/** What a proxy puts in the place of a refusal is no JSON, and the status says enough; in the place of an answer it is none. */
function read(text, isFine) {
  if (text === "") return {};
  try {
    const answer = JSON.parse(text);
    if (answer && typeof answer === "object") return answer;
  } catch { /* below */ }
  if (isFine) throw new Error("no answer of ours");
  return {};
}
