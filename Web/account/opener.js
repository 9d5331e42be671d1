// The device that is in shows a code, hears who has come, shows its key, and seals the account's for the new one on a person's yes.
import { base64url, bytesOf, random } from "./bytes.js";
import { Failure, Stopped, reasonOf } from "./failure.js";
import { unlocked } from "./keys.js";
import { asking, commitment, figures, giveUpWithThePage, newPair, once, proof, sharedKey } from "./pairing.js";
import { ask, askAgain, base } from "./server.js";
import { wrapped } from "./wraps.js";

/** `asked` follows, unasked, when a device has come, and `pairingOver` where the pairing ends otherwise than by an answer. */
export async function pair(_, device) {
  await unlocked(device);
  stop(device);
  const [pair, secret] = [await newPair(), random(16)];
  const { code, now, expires } = await ask("POST", `${base}/pairing`, { commit: await commitment(pair.point) });
  device.opening = { code, pair, secret, question: asking(code), over: new AbortController(), joiner: null };
  giveUpWithThePage(device.opening.question, device.opening.over.signal);
  watch(device.opening, device);
  const url = `${location.origin}/settings/account#pair=${code}.${base64url(secret)}`;
  return { event: "pairing", code, url, ends: Date.now() + expires - now };
}

async function watch(opening, device) {
  const { question, over: { signal } } = opening;
  try {
    await meet(opening, device);
    await once(() => question("GET"), () => null, signal); // it may be over before the person has said anything
  } catch (error) {
    if (error instanceof Stopped) return;
    opening.over.abort();
    if (device.opening === opening) device.opening = null;
    question("DELETE").catch(() => {});
    device.tell("pairingOver", reasonOf(error));
  }
}

/** For one joiner only: what another one shows later is never looked at. */
async function meet(opening, device) {
  const { code, pair, secret, question, over: { signal } } = opening;
  const joiner = await once(() => question("GET"), (state) => state.joiner, signal);
  const point = bytesOf(joiner.public);
  const hasScanned = joiner.proof !== undefined;
  if (hasScanned && joiner.proof !== await proof(secret, point)) throw new Failure("mismatch");
  const shown = { public: base64url(pair.point), proof: await proof(secret, pair.point, point) };
  await once(() => question("POST", "/reveal", shown), () => true, signal);
  opening.joiner = { name: joiner.name, point };
  device.tell("asked", { name: joiner.name, figures: hasScanned ? null : await figures(pair.point, point, code) });
}

export async function answer({ yes }, device) {
  const { opening } = device;
  const { code, pair, joiner, over } = opening ?? {};
  if (!joiner) throw new Failure("code-over");
  if (!yes) {
    stop(device);
    return { event: "pairingOver", reason: "cancelled" };
  }
  const { account, key } = await unlocked(device);
  // Once: where nobody answers the person says yes again, and the server may have the first by then.
  opening.wrap ??= base64url(await wrapped(key, await sharedKey(pair, joiner.point), { account, kind: "pairing", id: code }));
  over.abort(); // from the yes on the new one may be done, and the pairing gone, before this is answered
  await askAgain("POST", `${base}/pairing/${code}/confirm`, { wrap: opening.wrap });
  device.opening = null;
  return { event: "paired", name: joiner.name };
}

export async function stopPairing(_, device) {
  stop(device);
  return { event: "stopped" };
}

/** Without a yes nothing is sealed: whether the server hears of the no is only how soon it forgets. */
function stop(device) {
  device.opening?.over.abort();
  device.opening?.question("DELETE").catch(() => {});
  device.opening = null;
}
