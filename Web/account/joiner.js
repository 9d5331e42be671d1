// The new device comes into an account by a code that it scanned or that was typed. It shows its key only after it has what the
// other one is bound to, and takes no other.
import { base64url, bytesOf, random } from "./bytes.js";
import { pairingCode } from "./codes.js";
import { enter } from "./entering.js";
import { Failure, Stopped } from "./failure.js";
import { asking, commitment, figures, giveUpWithThePage, newPair, once, proof, sharedKey, unstopped } from "./pairing.js";
import { keyIn } from "./password.js";
import { told } from "./profile.js";
import { ask, base } from "./server.js";

/** With a `code` that was typed, or with what was scanned before. `joining` is told once both have shown their keys; where the code
    was typed it goes on by `agree` alone: in whose account this device's entries end up, both its people have to see. */
export async function join({ code: typed, name, joining }, device) {
  const scanned = typed ? null : device.scanned;
  const code = scanned?.code ?? read(typed);
  const { signal } = joining.over;
  const token = base64url(random(32));
  const question = asking(code, { "Pairing-Token": token });
  giveUpWithThePage(question, signal);
  try {
    const opened = await meet(question, { code, token, secret: scanned?.secret, name }, joining, device);
    const profile = await signIn(question, opened, name, signal, device);
    device.scanned = null;
    return { event: "signedIn", profile: told(profile), isNew: false };
  } catch (error) {
    unstopped(signal);
    throw error;
  } finally {
    // It has all, or gives up.
    joining.over.abort();
    question("DELETE").catch(() => {});
  }
}

/** What is under way from the moment that its person asks for it; the one before is over. */
export function newJoining(device) {
  stop(device);
  device.joining = { over: new AbortController(), agree: null };
  return device.joining;
}

async function meet(question, { code, token, secret, name }, joining, device) {
  const { signal } = joining.over;
  const { commit } = await question("GET", "/commit");
  const pair = await newPair();
  const own = secret && await proof(secret, pair.point);
  const asked = { token, public: base64url(pair.point), proof: own, device: { name } };
  await once(() => question("POST", "/join", asked), () => true, signal); // another key would find the place taken
  const opener = await once(() => question("GET"), (state) => state.opener, signal);
  const point = bytesOf(opener.public);
  if (await commitment(point) !== commit) throw new Failure("mismatch");
  if (secret && opener.proof !== await proof(secret, point, pair.point)) throw new Failure("mismatch");
  const shown = secret ? null : await figures(point, pair.point, code);
  const agreed = secret ? null : agreement(joining);
  device.tell("joining", { figures: shown, scanned: shown === null });
  await agreed;
  return { pair, point };
}

function agreement(joining) {
  return new Promise((yes, no) => {
    joining.agree = yes;
    joining.over.signal.addEventListener("abort", () => no(new Stopped()), { once: true });
  });
}

async function signIn(question, { pair, point }, name, signal, device) {
  const kek = await sharedKey(pair, point);
  const collect = async () => {
    const answer = await question("POST", "/signIn");
    if (signal.aborted) ask("POST", `${base}/signOut`).catch(() => {}); // stopped on the way: the session is nobody's
    return answer;
  };
  await device.creating; // given up, it would take this one's session when it is answered
  const found = await once(collect, (answer) => answer, signal);
  return enter(device, found, () => keyIn(found, kek, "pairing"), { name });
}

/** The new device's own yes, or no, to the figures. Of the yes the act itself tells what came of it. */
export async function agree({ yes }, device) {
  if (!yes) return stopJoining(null, device);
  device.joining?.agree?.();
}

export async function stopJoining(_, device) {
  stop(device);
  return { event: "stopped" };
}

function stop(device) {
  device.joining?.over.abort();
  device.joining = null;
}

function read(typed) {
  try { return pairingCode(typed ?? ""); } catch { throw new Failure("code-over"); }
}
