// By the recovery code, which whoever has it keeps on paper: it opens the account and its data alike, and is replaced when used.
import { base64url } from "./bytes.js";
import { newRecoveryCode, recoveryCode } from "./codes.js";
import { enter } from "./entering.js";
import { Failure } from "./failure.js";
import { unlocked } from "./keys.js";
import { keyIn } from "./password.js";
import { claim, told } from "./profile.js";
import { ask, askAgain, base } from "./server.js";
import { recoveryKeys, wrapped } from "./wraps.js";

/** A code, and what the server keeps of it; `key` is the account's. */
export async function newRecovery({ account, key }) {
  const code = newRecoveryCode();
  const { auth, kek } = await recoveryKeys(code);
  const wrap = await wrapped(key, kek, { account, kind: "recovery", id: account });
  return { code, kept: { auth: base64url(auth), wrap: base64url(wrap) } };
}

/** The code is enough; a device that was in before says in whose account, which has tries of its own. */
export async function signInByRecovery({ code, email, name, turn }, device) {
  const before = await device.profile.read();
  const owner = before && { account: before.account };
  const { auth, kek } = await recoveryKeys(read(code));
  const asked = { ...owner, auth: base64url(auth), device: claim(before, name ?? before?.name) };
  const found = await ask("POST", `${base}/recovery/signIn`, asked);
  const profile = await enter(device, found, () => keyIn(found, kek, "recovery"), { name: asked.device.name, email, turn });
  // It is in already: where the new code doesn't get there, the used one holds on.
  const recovery = await replaced(profile, device).catch(() => undefined);
  return { event: "signedIn", profile: told(profile), recovery, isNew: false };
}

/** Who says again who they are signs in once more, as the same device. */
export async function freshenByRecovery({ code }, device) {
  if (!await device.profile.read()) throw new Failure("signed-out");
  const { recovery } = await signInByRecovery({ code }, device);
  return { event: "freshened", recovery };
}

export async function renewRecovery(_, device) {
  return { event: "recovery", code: await replaced(await unlocked(device), device) };
}

async function replaced(profile, device) {
  const { code, kept } = await newRecovery(profile);
  // Before the server has it: whoever has the old one would not be told that it is nothing any more, were the answer lost.
  await device.profile.amend({ unkept: true });
  const mayReachIt = navigator.onLine;
  await askAgain("PUT", `${base}/recovery`, kept).catch(async (error) => {
    if (!error.mayBeDone || !mayReachIt) await device.profile.amend({ unkept: profile.unkept });
    throw error;
  });
  return code;
}

function read(typed) {
  try { return recoveryCode(typed); } catch { throw new Failure("wrong"); }
}
