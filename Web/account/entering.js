// What a sign-in leads to: this device's profile, with the key where the way in has one.
import { base64url, bytesOf } from "./bytes.js";
import { Failure, Stopped } from "./failure.js";
import { passwordEmail } from "./listing.js";
import { claim } from "./profile.js";
import { accountKeys } from "./sealing.js";
import { ask, askAgain, base } from "./server.js";
import { passwordWrap } from "./wraps.js";

/** A sign-in that went well becomes the profile: `open` gives the account's key, or nothing where this way has none. Where it
    can't be this device's, the session is given back: nothing is to stay of a device that can't open anything. `password` is one
    that opens nothing yet: it waits for the key, and is sealed under as soon as that is here. `turn` is over where nobody waits for it
    any more; whose device it is and stays, is none the less in again: without its session it would be out. */
export async function enter(device, found, open, { name, email, joined, password, unkept, turn }) {
  try {
    const before = await device.profile.read();
    if (before && before.account !== found.account) throw new Failure("another-account");
    // A key that is here stays here, whatever a later sign-in brings.
    const key = (await open()) ?? before?.key;
    const checks = [before?.check, key && base64url((await accountKeys(bytesOf(found.account), key, [])).check)];
    if (checks.some((check) => check && check !== found.keyCheck)) throw new Failure("mismatch");
    const profile = {
      account: found.account, device: found.device, name, check: found.keyCheck, key,
      session: key && !found.locked ? "in" : "locked", // the server locks who proved nothing but a mailbox, whatever is here
      email: email ?? before?.email, joined: joined ?? before?.joined ?? false,
      unkept: unkept ?? before?.unkept,
    };
    const waiting = password ?? before?.password;
    if (waiting && profile.session === "locked") profile.password = waiting;
    else if (waiting) await sealUnder(waiting, profile).catch(() => {}); // or at the next sign-in by it
    if (turn?.aborted && (before?.session ?? "out") === "out") throw new Stopped();
    await device.profile.write(profile);
    return profile;
  } catch (error) {
    await ask("POST", `${base}/signOut`).catch(() => {});
    throw error;
  }
}

/** Shown once more first: it may have been changed elsewhere since and is not to come back, and who was led in by another device is
    no fresher than that one was. */
async function sealUnder(password, profile) {
  const sealed = await passwordWrap(password, profile);
  const email = await passwordEmail();
  await ask("POST", `${base}/password/signIn`, { email, auth: sealed.auth, device: claim(profile, profile.name) });
  await askAgain("POST", `${base}/password/change`, sealed);
}
